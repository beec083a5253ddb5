/** The server that this page came from, where it came from one: its endpoints, and who one is there. */
import type { Message } from "zoco-kernel";
import { AppError } from "../errors.js";
import type { Endpoints, MessageData, Refusal } from "./api.js";

type Endpoint = keyof Endpoints;
interface Asked<Name extends Endpoint> {
  /** What stands for `{id}` in the endpoint's address. */
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Endpoints[Name]["body"];
}

const MARK = "Zoco-Tables";

/** The address of an endpoint. */
export function address(path: string): URL {
  return new URL(`api${path}`, document.baseURI);
}

let served: Promise<boolean> | undefined;

/** Whether there are tables behind this page. A static host has the same page, and nothing is asked of it. */
export function isServed(): Promise<boolean> {
  return (served ??= look());
}

async function look(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    return (await fetch(document.baseURI, { method: "HEAD", cache: "no-store" })).headers.has(MARK);
  } catch {
    return false;
  }
}

export async function ask<Name extends Endpoint>(
  endpoint: Name,
  { id = "", query = {}, body }: Asked<Name> = {},
): Promise<Endpoints[Name]["answer"]> {
  const text = await askText(endpoint, { id, query, ...(body !== undefined && { body: JSON.stringify(body) }) });
  return (text === "" ? undefined : JSON.parse(text)) as Endpoints[Name]["answer"];
}

interface AskedInText {
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The same, with what is sent and answered as it is written: numbers beyond JavaScript's stay exact. */
export async function askText(endpoint: Endpoint, { id = "", query = {}, body }: AskedInText = {}): Promise<string> {
  const [method = "", path = ""] = endpoint.split(" ");
  const to = address(path.replace("{id}", encodeURIComponent(id)));
  to.search = new URLSearchParams(query).toString();
  const answer = await reach(to, {
    method,
    ...(body !== undefined && { body, headers: { "Content-Type": "application/json" } }),
  });
  const text = await answer.text();
  if (answer.ok) return text;
  throw refusal(text);
}

let ahead = 0;

/** What the server's clock shows, in milliseconds since 1970. */
export function serverTime(): number {
  return Date.now() + ahead;
}

export function setServerTime(now: number): void {
  ahead = now - Date.now();
}

async function reach(to: URL, request: RequestInit): Promise<Response> {
  try {
    return await fetch(to, request);
  } catch {
    throw new AppError("app-online-unreachable");
  }
}

function refusal(text: string): AppError {
  try {
    return refused((JSON.parse(text) as Refusal).refused);
  } catch {
    return new AppError("app-online-unreachable"); // something between here and the server has answered
  }
}

export function refused({ id, parameters }: MessageData): AppError {
  return new AppError(id, parameters as Message["parameters"]);
}

export function messageOf(data: MessageData): Message {
  return data as Message;
}

/** Makes a repetition safe: the server gives the same key the same answer. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}
