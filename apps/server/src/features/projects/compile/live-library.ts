import type { LiveApp } from "@sayhey/bundler";
import type { Database } from "../../../infra/database/database.ts";
import { findSource, readHosted, type HostedSource } from "./app-library.ts";
import type { CompilePool } from "./compile-pool.port.ts";

/** Previews that are followed at the same time, and versions of each that are remembered. */
const KEPT = 20;
const VERSIONS = 4;

/** The previews that editors show. */
export interface LiveLibrary {
  /** The preview of a slug as it is now, and as it was; null where nobody edits what is there. */
  load(slug: string): Promise<{ app: LiveApp; before(hash: string): LiveApp | null } | null>;
  /** A file of a preview that is being followed; null where none is, or it has no such file. */
  file(slug: string, name: string): Uint8Array | null;
}

interface Versions {
  ready: Map<string, LiveApp>;
  /** Null for what was changed while it was read. */
  coming: Map<string, Promise<LiveApp | null>>;
}

/**
 * Compiles the previews that editors show module by module: the present version of a project, or how far a model has got with it.
 * The last versions are remembered, so that a preview is sent only what it does not have.
 */
export function createLiveLibrary(sql: Database, compilePool: CompilePool): LiveLibrary {
  const previews = new Map<string, Versions>();

  const make = (slug: string, { coming }: Versions, source: HostedSource): Promise<LiveApp | null> => {
    const { hash } = source;
    const known = coming.get(hash);
    if (known !== undefined) return known;
    const begin = async (): Promise<LiveApp | null> => {
      const app = await readHosted(sql, source);
      const now = await findSource(sql, slug);
      // It would go by the name of a version that can come again, such as by an undo.
      if (now === null || "movedTo" in now || now.hash !== hash) return null;
      return compilePool.run("live", { ...app, hash }, source.userId);
    };
    const fresh = begin();
    coming.set(hash, fresh);
    const forget = (): boolean => coming.delete(hash);
    // A failure is not kept: the next request tries again.
    fresh.then(forget, forget);
    return fresh;
  };

  return {
    async load(slug) {
      for (;;) {
        const source = await findSource(sql, slug);
        if (source === null || "movedTo" in source || source.hash === "") return null;
        const { hash } = source;
        const versions = previews.get(slug) ?? { ready: new Map<string, LiveApp>(), coming: new Map() };
        putLast(previews, slug, versions, KEPT);
        const { ready } = versions;
        const app = ready.get(hash) ?? (await make(slug, versions, source));
        if (app === null) continue;
        shareFiles(app, [...ready.values()].at(-1));
        putLast(ready, hash, app, VERSIONS);
        return { app, before: (earlier) => ready.get(earlier) ?? null };
      }
    },
    file(slug, name) {
      const app = [...(previews.get(slug)?.ready.values() ?? [])].at(-1);
      return app !== undefined && Object.hasOwn(app.files, name) ? (app.files[name] ?? null) : null;
    },
  };
}

/** Lets a version hold the very fonts and shared code of the one before: equal names hold equal bytes, a megabyte of them. */
function shareFiles(app: LiveApp, before: LiveApp | undefined): void {
  for (const name of Object.keys(app.files)) {
    const known = before?.files[name];
    if (known !== undefined && /^(?:vendor|assets\/fonts|__sayhey)\//.test(name)) app.files[name] = known;
  }
}

/** Puts an entry at the end and drops the oldest beyond `most`. */
function putLast<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= most) break;
    map.delete(oldest);
  }
}
