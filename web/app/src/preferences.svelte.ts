/** What a person prefers, kept in this browser. */
import { USUAL_LEVEL } from "zoco-kernel";
import type { Setup } from "./setup.js";

export interface Preferences {
  language: string;
  theme: "system" | "light" | "dark";
  /** A turn's last decision waits for a click. */
  confirm: boolean;
  sounds: boolean;
  name: string;
  /** The opponents of "Play now". */
  level: string;
  /** The board from above, with numbers, where a game has such a one. */
  flat: boolean;
  /** The table of each game that was set last. */
  setups: Record<string, Setup>;
}

const KEY = "zoco-preferences";
const DEFAULTS: Preferences = {
  language: navigator.language.slice(0, 2),
  theme: "system",
  confirm: false,
  sounds: false,
  name: "",
  level: USUAL_LEVEL,
  flat: false,
  setups: {},
};

function load(): Preferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>) };
  } catch {
    return { ...DEFAULTS }; // storage is closed, or somebody else wrote there
  }
}

export const preferences: Preferences = $state(load());

const dark = matchMedia("(prefers-color-scheme: dark)");
let systemIsDark = $state(dark.matches);
dark.addEventListener("change", () => (systemIsDark = dark.matches));

/** Keeps what changes, and lets the page look like it. To be called once, by the app. */
export function keepPreferences(): void {
  $effect(() => {
    const chosen = preferences.theme === "system" ? (systemIsDark ? "dark" : "light") : preferences.theme;
    document.documentElement.dataset.theme = chosen;
  });
  $effect(() => {
    const text = JSON.stringify(preferences);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // a private window without storage: they hold until it closes
    }
  });
}
