/** Lets the built app open without a network. Not in a frame, where the page around it decides. */
export function workOffline(): void {
  if (!import.meta.env.PROD || window.parent !== window || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker
    .register("/sw.js")
    .catch((error: unknown) => console.info("The app will need a network:", error));
}
