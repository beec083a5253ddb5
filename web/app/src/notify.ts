/** A browser's notification that it is one's turn, for those who want it and look elsewhere. */
export type Permission = "granted" | "denied" | "default" | "impossible";

export function permission(): Permission {
  return "Notification" in window ? Notification.permission : "impossible";
}

export async function askForNotifications(): Promise<Permission> {
  return permission() === "default" ? Notification.requestPermission() : permission();
}

export function notify(words: string, table: string): void {
  if (permission() !== "granted" || !document.hidden) return;
  try {
    const shown = new Notification(words, { tag: `zoco-${table}` });
    shown.addEventListener("click", () => (window.focus(), shown.close()));
  } catch {
    // phones allow it to service workers only: the title and the sound must do
  }
}
