/** A field that must be filled in says so with its own label, in the language of the app. */
import { say } from "../catalogue.svelte.js";

export function required(field: HTMLInputElement): () => void {
  const explain = (): void => field.setCustomValidity(field.validity.valueMissing ? say("app-name-missing") : "");
  const forget = (): void => field.setCustomValidity("");
  field.required = true;
  field.addEventListener("invalid", explain);
  field.addEventListener("input", forget);
  return () => {
    field.removeEventListener("invalid", explain);
    field.removeEventListener("input", forget);
  };
}
