/** Fields that say by themselves what is wrong with them, in the language of the app. */
import { say } from "../catalogue.svelte.js";

export const MOST_NAME = 40; // characters, as everywhere

/** Where a name is full, a line beneath says so; nothing is cut without a word. */
export function named(field: HTMLInputElement): () => void {
  const note = document.createElement("small");
  [note.className, note.role, field.maxLength] = ["full", "status", MOST_NAME];
  const show = (): void => {
    note.textContent = field.value.length < MOST_NAME ? "" : say("app-name-full", { most: MOST_NAME });
  };
  field.after(note);
  field.addEventListener("input", show);
  return () => {
    field.removeEventListener("input", show);
    note.remove();
  };
}

/** One that must be filled in. */
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
