/** What a person prefers, kept in this browser. */
import { USUAL_LEVEL } from "zoco-kernel";
import type { Setup } from "./setup.js";

export const PACES = ["calm", "brisk", "instant"] as const;
export type Pace = (typeof PACES)[number];

export interface Preferences {
  language: string;
  theme: "system" | "light" | "dark";
  /** A turn's last decision waits for a click. */
  confirm: boolean;
  sounds: boolean;
  /** How fast bots and others are shown, and how fast things move. */
  pace: Pace;
  /** On touch, the first tap shows what it would do and the second does it. */
  tapTwice: boolean;
  name: string;
  /** The opponents of "Play now". */
  level: string;
  /** The board from above, with numbers, where a game has such a one. */
  flat: boolean;
  /** By game, the names of the lessons that were followed to their end. */
  learned: Record<string, readonly string[]>;
  /** The table at which a coach speaks. */
  coached: string | null;
  /** Lessons were offered at the first game. */
  offered: boolean;
  /** The table of each game that was set last. */
  setups: Record<string, Setup>;
}

const KEY = "zoco-preferences";
const DEFAULTS: Preferences = {
  language: navigator.language.slice(0, 2),
  theme: "system",
  confirm: false,
  sounds: false,
  pace: "brisk",
  tapTwice: true,
  name: "",
  level: USUAL_LEVEL,
  flat: false,
  learned: {},
  coached: null,
  offered: false,
  setups: {},
};

/** For dates and times: the browser's own way to write the preferred language, such as British English. */
export function locale(): string {
  return navigator.languages.find((code) => code.split("-")[0] === preferences.language) ?? preferences.language;
}

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

/** What the page looks like now. */
export function theme(): "light" | "dark" {
  return preferences.theme === "system" ? (systemIsDark ? "dark" : "light") : preferences.theme;
}

/** Keeps what changes, and lets the page look like it. To be called once, by the app. */
export function keepPreferences(): void {
  $effect(() => {
    document.documentElement.dataset.theme = theme();
    document.documentElement.dataset.pace = preferences.pace;
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
