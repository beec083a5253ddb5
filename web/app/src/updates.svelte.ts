/** The app without a network, and its new versions. */
let waiting: ServiceWorker | null = $state.raw(null);

export const updates = {
  /** A new version has been fetched. */
  get isReady(): boolean {
    return waiting !== null;
  },
  /** Goes over to it. Games are kept after every decision, so nothing is lost. */
  take(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting?.postMessage("take over");
  },
};

/** To be called once, by the app. Where browsers do not allow it (no HTTPS, no storage), the app works with a network only. */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if (!navigator.onLine) return; // a new version could not be fetched
  const registration = await navigator.serviceWorker.register("./service-worker.js").catch(() => undefined);
  if (registration === undefined) return; // a private window
  const look = (): void => {
    if (navigator.serviceWorker.controller !== null) waiting = registration.waiting;
  };
  look();
  tellWhatWasUsed();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
}

/** What was loaded before the service worker could see it: on the first visit. */
function tellWhatWasUsed(): void {
  const worker = navigator.serviceWorker;
  if (worker.controller !== null) return;
  const observer = new PerformanceObserver((loaded) => {
    worker.controller?.postMessage({ used: loaded.getEntries().map(({ name }) => name) });
  });
  const options = { type: "resource", buffered: true };
  worker.addEventListener("controllerchange", () => observer.observe(options), { once: true });
}
