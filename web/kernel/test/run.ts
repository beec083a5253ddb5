/** Answers the cases of a local server and sends it the answers. In a browser the server is where the page is from. */
import { answer } from "./answers.js";

declare const process: { readonly argv: readonly string[] };

const base = "location" in globalThis ? location.origin : process.argv[2]!;

async function answers(): Promise<unknown> {
  try {
    return await answer(base);
  } catch (error) {
    return { error: error instanceof Error ? error.stack : String(error) };
  }
}

await fetch(`${base}/answers`, { method: "POST", body: JSON.stringify(await answers()) });
