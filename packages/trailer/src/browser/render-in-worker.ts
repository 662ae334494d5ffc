import type { StereoSound } from "../soundtrack/stereo.ts";
import type { SoundtrackRequest } from "./soundtrack.worker.ts";

/** Renders the sound of a trailer in a worker of its own, which ends with it. */
export function renderInWorker(request: SoundtrackRequest): Promise<StereoSound> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./soundtrack.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = (event: MessageEvent<StereoSound>) => {
      worker.terminate();
      resolve(event.data);
    };
    worker.onerror = (event) => {
      worker.terminate();
      reject(new Error(event.message || "the soundtrack could not be rendered", { cause: event.error }));
    };
    worker.postMessage(request);
  });
}
