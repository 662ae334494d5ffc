/** What became of one wish: `open` until it is settled, and where nobody said. */
type WishState = "open" | "done" | "declined";

/** One thing that a message asks for. */
export interface Wish {
  text: string;
  state: WishState;
  /** Why it was not done; null otherwise. */
  why: string | null;
  /** Ids of the parts and paths of the files that were changed for it. */
  parts: readonly string[];
}

/** Wishes of one message at most. */
export const MOST_WISHES = 8;
/** Characters of a wish and of a reason that are kept. */
const WISH_LENGTH = 160;
/** Parts that are told when one is named that has not changed. */
const TOLD = 24;

/** What came of one step, in words for the model. */
interface Told {
  text: string;
  failed: boolean;
}

/** The wishes of one message, each settled on what has really changed. */
export class WishList {
  #wishes: Wish[] = [];

  get wishes(): readonly Wish[] {
    return this.#wishes;
  }

  /** Writes the list down, or writes it again; what is settled stays so where its words stay. */
  list(texts: readonly string[]): Told {
    const known = new Map(this.#wishes.map((wish) => [wish.text, wish]));
    const named = [...new Set(texts.map((text) => text.trim().slice(0, WISH_LENGTH)))].filter((text) => text !== "");
    if (named.length === 0) return { text: "Say what is asked for, one line each.", failed: true };
    this.#wishes = named.map((text) => known.get(text) ?? { text, state: "open", why: null, parts: [] });
    return { text: named.map((text, index) => `${index + 1}. ${text}`).join("\n"), failed: false };
  }

  /** Settles a wish. Done it is only with parts that have changed. */
  settle(
    {
      wish: number,
      state,
      parts,
      why,
    }: { wish: number; state: "done" | "declined"; parts: readonly string[]; why: string },
    changed: ReadonlySet<string>,
  ): Told {
    const wish = this.#wishes[number - 1];
    if (wish === undefined)
      return {
        text: this.#wishes.length === 0 ? "There is no list yet: list_wishes first." : `There is no wish ${number}.`,
        failed: true,
      };
    if (state === "declined") {
      const said = why.trim().slice(0, WISH_LENGTH * 2);
      if (said === "") return { text: "why: say why not, and what would be possible instead.", failed: true };
      this.#put(number, { ...wish, state, why: said, parts: [] });
      return { text: "Noted.", failed: false };
    }
    const real = parts.filter((part) => changed.has(part));
    if (real.length === 0 || real.length < parts.length) {
      const unchanged = parts.filter((part) => !changed.has(part));
      const told = changed.size === 0 ? "nothing" : [...changed].slice(0, TOLD).join(", ");
      return {
        text: `Not noted. ${unchanged.length === 0 ? "parts: name what you changed for it." : `Unchanged: ${unchanged.join(", ")}.`} Changed so far: ${told}.`,
        failed: true,
      };
    }
    this.#put(number, { ...wish, state, why: null, parts: real });
    return { text: "Noted.", failed: false };
  }

  /** What nobody has settled, by number. */
  open(): string[] {
    return this.#wishes.flatMap(({ text, state }, index) => (state === "open" ? [`${index + 1}. ${text}`] : []));
  }

  #put(number: number, wish: Wish): void {
    this.#wishes = this.#wishes.with(number - 1, wish);
  }
}

/** Wishes as they stand in what was kept: one whose parts are not all among what changed is not done. */
export function wishesInVersion(
  wishes: readonly Wish[],
  changed: ReadonlySet<string>,
  why: { lost: string; open: string | null },
): Wish[] {
  return wishes.map((wish) => {
    if (wish.state === "open") return { ...wish, why: why.open };
    return wish.state === "done" && !wish.parts.every((part) => changed.has(part))
      ? { ...wish, state: "declined", why: why.lost }
      : wish;
  });
}
