import { opSchema } from "@sayhey/appspec";
import { editSourceSchema } from "@sayhey/contract/functions/project";
import { z } from "zod";

const unsentSchema = z.object({
  /** The version that the first edit was made upon. */
  version: z.number().int().min(1),
  edits: z
    .array(
      z.object({
        requestId: z.uuid(),
        ops: z.array(opSchema),
        source: editSourceSchema,
        reason: z.string().nullable(),
        tried: z.boolean(),
      }),
    )
    .min(1),
});
/** Edits that have not reached the server, as they outlive a page. */
export type Unsent = z.infer<typeof unsentSchema>;

/** Keeps what one page has not sent, for whoever opens the project next. */
export interface UnsentStore {
  /** What pages left behind that are gone. Whoever has taken it over and kept it lets it be forgotten there. */
  take(): Promise<{ unsent: Unsent; forget(): void }[]>;
  /** Keeps the page's own; null when all is sent. False where the browser has no room or refuses. */
  save(unsent: Unsent | null): boolean;
  /** Lets go of what is kept: another page may take it. */
  release(): void;
}

const PREFIX = "sayhey:unsent";

/**
 * Unsent edits of a project in this browser, apart for each page. A page holds a lock on its own, so that another one only takes what is left
 * behind; where the browser has no locks both may send them, and the server still makes them once.
 */
export function openUnsentStore(userId: string, projectId: string, storage: Storage = localStorage): UnsentStore {
  const folder = `${PREFIX}:${userId}:${projectId}:`;
  const own = folder + crypto.randomUUID();
  const locks = typeof navigator === "undefined" || !("locks" in navigator) ? null : navigator.locks;
  let release = (): void => {};
  const isLeft = async (key: string): Promise<boolean> =>
    key !== own && (locks === null || locks.request(key, { ifAvailable: true }, (lock) => lock !== null));
  return {
    async take() {
      release();
      void locks?.request(own, () => new Promise<void>((resolve) => (release = resolve)));
      const found: { unsent: Unsent; forget(): void }[] = [];
      for (const key of Object.keys(storage).filter((each) => each.startsWith(folder))) {
        if (!(await isLeft(key))) continue;
        const parsed = unsentSchema.safeParse(readJson(storage.getItem(key)));
        const forget = (): void => storage.removeItem(key);
        if (parsed.success) found.push({ unsent: parsed.data, forget });
        else forget();
      }
      return found.toSorted((a, b) => a.unsent.version - b.unsent.version);
    },
    save(unsent) {
      try {
        if (unsent === null) storage.removeItem(own);
        else storage.setItem(own, JSON.stringify(unsent));
        return true;
      } catch {
        return false;
      }
    },
    release: () => release(),
  };
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
