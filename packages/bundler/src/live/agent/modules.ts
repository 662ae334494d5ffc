import * as React from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as ReactDOM from "react-dom";
import * as ReactDOMClient from "react-dom/client";
import * as ReactRouter from "react-router";
import { Components } from "./components.ts";

type Names = Record<string, unknown>;
/** What a module is given; `adopt` is set by the store, which takes other entities over by it. */
interface ModuleObject {
  exports: unknown;
  adopt?: (entities: unknown) => void;
}
type Code = (
  require: (name: string) => unknown,
  module: ModuleObject,
  exports: Names,
  register: (functions: Record<string, unknown>) => void,
) => void;

/**
 * One module as the server sends it: its hash, what it requires, for each line of its body the line of its source, the line of the
 * script its body begins on (from 0), and the body.
 */
export type SentModule = readonly [
  hash: string,
  needs: Readonly<Record<string, string | null>>,
  lines: readonly number[],
  begin: number,
  code: Code,
];

interface Loaded {
  /** The same object for as long as the page lives: who imported the module sees what it exports now. */
  exports: Names;
  /** What it exports where that are no names: a text, a list. */
  value: unknown;
  adopt: ModuleObject["adopt"];
  /** Modules that used an export while they were run themselves: they hold what it was then. */
  eager: Set<string>;
}

const ENTRY = "src/main.tsx";
const STORE = "src/store/store.ts";
/** What holds the app's data: run again it would forget it. */
const HOLDS_DATA = /^src\/(?:store\/(?:store|storage|host|shared-[\w-]+)|offline)\.ts$/;
/** What a page does once, however often its entry is run. */
const ONCE: ReadonlySet<string> = new Set(["src/store/host.ts#reportErrors", "src/offline.ts#workOffline"]);

/** Only loading the page anew can bring what was asked for. */
class NeedsReload extends Error {}

/** The modules of an app as they are now, run as they are required. */
export class Modules {
  readonly components = new Components();
  readonly #sent = new Map<string, SentModule>();
  readonly #loaded = new Map<string, Loaded>();
  readonly #running: string[] = [];
  readonly #roots = new Map<Node, { root: ReactDOMClient.Root; shown: React.ReactNode }>();
  readonly #once = new Map<string, () => unknown>();
  #generation = 0;
  #started = false;
  readonly #shared: Readonly<Record<string, unknown>> = {
    react: { ...React, createElement: this.#byStand(React.createElement) },
    "react/jsx-runtime": {
      ...jsxRuntime,
      jsx: this.#byStand(jsxRuntime.jsx),
      jsxs: this.#byStand(jsxRuntime.jsxs),
    },
    "react-dom": ReactDOM,
    "react-dom/client": { ...ReactDOMClient, createRoot: this.#createRoot.bind(this) },
    "react-router": ReactRouter,
  };

  /** Runs an app from its beginning. */
  start(modules: Readonly<Record<string, SentModule>>): void {
    for (const [path, sent] of Object.entries(modules)) this.#sent.set(path, sent);
    this.#load(ENTRY);
  }

  /**
   * Runs what has changed and what holds something of it; `paths` are all modules of the app. Nothing is shown anew yet.
   * @throws NeedsReload where the app would forget its data; whatever a module throws.
   */
  replace(changed: Readonly<Record<string, SentModule>>, paths: readonly string[]): void {
    const wanted = new Set(paths);
    const again = new Set<string>();
    const visit = (path: string): void => {
      const loaded = this.#loaded.get(path);
      // What nobody has asked for yet is run when it is asked for.
      if (loaded === undefined || !wanted.has(path) || again.has(path)) return;
      if (HOLDS_DATA.test(path)) throw new NeedsReload(`${path} holds what the app keeps`);
      again.add(path);
      for (const user of loaded.eager) visit(user);
    };
    for (const [path, [hash]] of Object.entries(changed)) if (this.#sent.get(path)?.[0] !== hash) visit(path);
    for (const [path, sent] of Object.entries(changed)) this.#sent.set(path, sent);
    for (const path of this.#inOrder(again)) this.#run(path);
    for (const path of this.#sent.keys()) {
      if (wanted.has(path)) continue;
      this.#sent.delete(path);
      this.#loaded.delete(path);
    }
  }

  /** Shows what there is by its newest version; components keep their state. */
  refresh(): void {
    this.components.refresh();
  }

  /** Shows everything from its beginning: what components remember is lost, what the app keeps is not. */
  remount(): void {
    this.components.hooksChanged = false;
    this.#generation++;
    this.#run(ENTRY);
    ReactDOM.flushSync(() => {
      for (const { root, shown } of this.#roots.values()) root.render(this.#whole(shown));
    });
  }

  #byStand<Input extends unknown[], Output>(make: (type: never, ...rest: Input) => Output) {
    return (type: unknown, ...rest: Input): Output => make(this.components.stable(type) as never, ...rest);
  }

  #whole(shown: React.ReactNode): React.ReactNode {
    return jsxRuntime.jsx(React.Fragment, { children: shown }, String(this.#generation));
  }

  #createRoot(container: Element | DocumentFragment, options?: ReactDOMClient.RootOptions): ReactDOMClient.Root {
    const known = this.#roots.get(container);
    const entry = known ?? { root: ReactDOMClient.createRoot(container, options), shown: null };
    this.#roots.set(container, entry);
    return {
      render: (shown) => {
        entry.shown = shown;
        entry.root.render(this.#whole(shown));
      },
      unmount: () => {
        this.#roots.delete(container);
        entry.root.unmount();
      },
    };
  }

  /** Of `paths`, those that others need before these. */
  #inOrder(paths: ReadonlySet<string>): string[] {
    const ordered: string[] = [];
    const seen = new Set<string>();
    const visit = (path: string): void => {
      if (seen.has(path)) return;
      seen.add(path);
      for (const target of Object.values(this.#sent.get(path)?.[1] ?? {})) if (target !== null) visit(target);
      if (paths.has(path)) ordered.push(path);
    };
    for (const path of paths) visit(path);
    return ordered;
  }

  #load(path: string): Loaded {
    return this.#loaded.get(path) ?? this.#run(path);
  }

  #run(path: string): Loaded {
    const sent = this.#sent.get(path);
    if (sent === undefined) throw new Error(`The app has no ${path}.`);
    const before = this.#loaded.get(path);
    const loaded: Loaded = before ?? { exports: {}, value: undefined, adopt: undefined, eager: new Set() };
    for (const name of Object.keys(loaded.exports)) delete loaded.exports[name];
    this.#loaded.set(path, loaded);
    const [, needs, , , code] = sent;
    const require = (name: string): unknown => {
      if (Object.hasOwn(this.#shared, name)) return this.#shared[name];
      const target = needs[name];
      if (target === null) return {};
      if (target === undefined) throw new Error(`${path}: cannot find ${name}`);
      const other = this.#load(target);
      return other.value ?? other.exports;
    };
    const publish = (value: unknown): void => this.#publish(path, loaded, value);
    const module: ModuleObject = {
      get exports() {
        return loaded.exports;
      },
      set exports(value) {
        publish(value);
      },
    };
    this.#running.push(path);
    try {
      code(require, module, loaded.exports, (functions) => this.components.register(path, functions));
    } finally {
      this.#running.pop();
    }
    loaded.adopt = module.adopt;
    return loaded;
  }

  /** Lets those who have imported a module see what it exports now, and notes who used it while being run. */
  #publish(path: string, loaded: Loaded, value: unknown): void {
    if (typeof value !== "object" || value === null || !("__esModule" in value)) {
      loaded.value = value;
      return;
    }
    const names = value as Names;
    for (const name of Object.keys(names)) {
      const get = (): unknown => {
        const user = this.#running.at(-1);
        const own = names[name];
        // A component may be used at once: what stands for it stays.
        if (user !== undefined && user !== path && !this.components.has(own)) loaded.eager.add(user);
        return this.#withinThePage(path, name, own);
      };
      Object.defineProperty(loaded.exports, name, { configurable: true, enumerable: true, get });
    }
    Object.defineProperty(loaded.exports, "__esModule", { configurable: true, value: true });
  }

  /** An export as a page sees it that has run its entry before. */
  #withinThePage(path: string, name: string, own: unknown): unknown {
    if (typeof own !== "function") return own;
    const key = `${path}#${name}`;
    if (key === `${STORE}#startStore`) {
      return (entities: unknown, ...rest: unknown[]): unknown => {
        if (!this.#started) {
          this.#started = true;
          return (own as (...all: unknown[]) => unknown)(entities, ...rest);
        }
        const adopt = this.#loaded.get(STORE)?.adopt;
        if (adopt === undefined) throw new NeedsReload("the store takes no other entities over");
        adopt(entities);
        return Promise.resolve();
      };
    }
    if (!ONCE.has(key)) return own;
    const known = this.#once.get(key);
    if (known !== undefined) return known;
    let done = false;
    const once = (): unknown => {
      if (done) return undefined;
      done = true;
      return (own as () => unknown)();
    };
    this.#once.set(key, once);
    return once;
  }
}
