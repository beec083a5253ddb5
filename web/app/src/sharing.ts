/** Games inside links: a record, packed, so that whoever gets the link needs nothing else. */
import { AppError } from "./errors.js";

export async function pack(record: string): Promise<string> {
  const bytes = new Uint8Array(await through(new Blob([record]), new CompressionStream("deflate-raw")));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export async function unpack(packed: string): Promise<string> {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
    return new TextDecoder().decode(await through(new Blob([bytes]), new DecompressionStream("deflate-raw")));
  } catch {
    throw new AppError("app-link-broken");
  }
}

function through(blob: Blob, stream: GenericTransformStream): Promise<ArrayBuffer> {
  return new Response(blob.stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>)).arrayBuffer();
}
