/** Lets the built app open without a network. Not in a frame, where a page around it decides, nor under a test's control. */
export function workOffline(): void {
  if (!import.meta.env.PROD || window.parent !== window || navigator.webdriver || !("serviceWorker" in navigator))
    return;
  navigator.serviceWorker
    .register("/sw.js")
    .catch((error: unknown) => console.info("The app will need a network:", error));
}
