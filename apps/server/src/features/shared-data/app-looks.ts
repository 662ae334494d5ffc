import type { SharedApp } from "./shared-app.ts";
import type { SharedStore } from "./shared-store.ts";

/** A shared app with its data. */
export interface OpenApp {
  app: SharedApp;
  store: SharedStore;
}

type Look = (slug: string) => Promise<OpenApp | null>;

/** Apps as they were after the last change, by store and name, so that a hundred tabs ask once: an app has another name once it was renamed. */
export class AppLooks {
  readonly #look: Look;
  readonly #known = new Map<string, Map<string, ReturnType<Look>>>();

  constructor(look: Look) {
    this.#look = look;
  }

  /** The app of a slug; null when there is no such shared app any more. */
  at({ storeId, slug }: { storeId: string; slug: string }): ReturnType<Look> {
    const ofStore = this.#known.get(storeId) ?? new Map<string, ReturnType<Look>>();
    this.#known.set(storeId, ofStore);
    const known = ofStore.get(slug);
    if (known !== undefined) return known;
    const look = this.#look(slug);
    ofStore.set(slug, look);
    look.catch(() => ofStore.delete(slug));
    return look;
  }

  forget(storeId: string): void {
    this.#known.delete(storeId);
  }

  forgetAll(): void {
    this.#known.clear();
  }
}
