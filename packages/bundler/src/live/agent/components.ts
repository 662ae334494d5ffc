import { flushSync } from "react-dom";
import { useSyncExternalStore } from "react";

type Component = (props: unknown) => unknown;

/** One component through all its versions. */
interface Family {
  current: Component;
  /** What React sees: the same through all versions, so that it keeps the state of what it shows. */
  stand: Component;
}

const CLASS = /^class\b/;
const HOOKS = /\buse[A-Z]\w*/g;

/**
 * Stand-ins for the components of an app. A component is known by its module and name; a newer version takes the place of the
 * one before in what is on the screen, which keeps its state as long as the hooks are called in the same order.
 */
export class Components {
  readonly #families = new Map<string, Family>();
  readonly #byFunction = new WeakMap<object, Family>();
  readonly #hooks = new Map<string, string>();
  readonly #listeners = new Set<() => void>();
  #version = 0;
  /** Whether state would be given to other hooks than those it came from, so that all has to be shown anew. */
  hooksChanged = false;

  has(value: unknown): boolean {
    return typeof value === "function" && this.#byFunction.has(value);
  }

  /** What is to be shown for `type`. */
  stable(type: unknown): unknown {
    return typeof type === "function" ? (this.#byFunction.get(type)?.stand ?? type) : type;
  }

  /** Takes over the functions of a module that has been run: components and hooks, by name. */
  register(path: string, functions: Readonly<Record<string, unknown>>): void {
    for (const [name, value] of Object.entries(functions)) {
      if (typeof value !== "function") continue;
      const text = Function.prototype.toString.call(value);
      // A class keeps its own state in its own way; a newer one is another component.
      if (CLASS.test(text)) continue;
      const key = `${path}#${name}`;
      const hooks = (text.match(HOOKS) ?? []).join(" ");
      const before = this.#hooks.get(key);
      if (before !== undefined && before !== hooks) this.hooksChanged = true;
      this.#hooks.set(key, hooks);
      if (name.startsWith("use")) continue;
      const current = value as Component;
      const family = this.#families.get(key) ?? this.#newFamily(current);
      family.current = current;
      this.#families.set(key, family);
      this.#byFunction.set(value, family);
    }
  }

  /** Shows everything by its newest version, at once. */
  refresh(): void {
    this.#version++;
    flushSync(() => {
      for (const listener of this.#listeners) listener();
    });
  }

  #newFamily(current: Component): Family {
    const subscribe = (listener: () => void): (() => void) => {
      this.#listeners.add(listener);
      return () => this.#listeners.delete(listener);
    };
    const version = (): number => this.#version;
    const family: Family = {
      current,
      stand: (props) => {
        useSyncExternalStore(subscribe, version);
        return family.current(props);
      },
    };
    Object.defineProperty(family.stand, "name", { value: current.name });
    return family;
  }
}
