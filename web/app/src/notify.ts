/** A browser's notification that it is one's turn, for those who want it and look elsewhere. */
export type Wish = "granted" | "denied" | "default" | "impossible";

export function wish(): Wish {
  return "Notification" in window ? Notification.permission : "impossible";
}

export async function askForNotifications(): Promise<Wish> {
  return wish() === "default" ? Notification.requestPermission() : wish();
}

export function notify(words: string, table: string): void {
  if (wish() !== "granted" || !document.hidden) return;
  try {
    const shown = new Notification(words, { tag: `zoco-${table}` });
    shown.addEventListener("click", () => (window.focus(), shown.close()));
  } catch {
    // phones allow it to service workers only: the title and the sound must do
  }
}
