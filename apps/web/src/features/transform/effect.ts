import type { EffectPicture, EffectRequest, EffectAnswer } from "./effect-messages.ts";

/** A picture before and after. */
export interface Effect {
  before: EffectPicture;
  after: EffectPicture;
}

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, { resolve: (effect: Effect) => void; reject: (cause: Error) => void }>();

function openWorker(): Worker {
  const opened = new Worker(new URL("./effect.worker.ts", import.meta.url), { type: "module" });
  opened.onmessage = ({ data }: MessageEvent<EffectAnswer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ("failure" in data) asked?.reject(new Error(data.failure));
    else asked?.resolve({ before: data.before, after: data.after });
  };
  opened.onerror = (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message || "The preview could not be loaded."));
    waiting.clear();
    opened.terminate();
    worker = undefined;
  };
  return opened;
}

/** Transforms a small picture away from the main thread. @throws Error when the worker cannot be loaded or the transform fails */
export function showEffect(request: Omit<EffectRequest, "id">): Promise<Effect> {
  worker ??= openWorker();
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker?.postMessage({ id, ...request });
  });
}
