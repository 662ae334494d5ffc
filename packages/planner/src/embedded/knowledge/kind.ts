import type { Archetype, ArtDirection } from "@sayhey/appspec";

/** What the planner knows about a kind of thing, however it is called: all boats, all instruments, all illnesses. */
export interface Kind {
  id: string;
  /** Words of the vocabulary that stand for the kind, with everything below them, `a|b|c`. */
  covers: string;
  icon: string;
  category: string;
  directions: readonly ArtDirection[];
  /** Field of life whose people, dates, posts and cards suit it. */
  home?: string;
  /** What to build when the idea names no kind of app. */
  lead: Archetype;
  role: "item" | "person" | "event" | "activity";
  /** Field lines of the thing, without its title. */
  fields: string;
  /** Sample titles, one a line; `{thing}` is the noun in lower case, `{Thing}` with a capital. */
  rows: string;
  /** Samples are the things of that kind people know by name, where there are enough: brie, cheddar, gouda. */
  named?: true;
  /** What happens to it: `Name, Plural, icon`, its field lines, and sample titles. */
  log: { head: string; fields: string; rows: string };
}

type Row = Omit<Kind, "log" | "directions"> & { directions: string; log: string };

/** Declares a kind; `directions` is `a|b`, `log` is `Name, Plural, icon` over its field lines over `---` over its sample titles. */
export function kind({ directions, log, ...rest }: Row): Kind {
  const [top = "", samples = ""] = log.split("\n---\n");
  const [head = "", ...fields] = top.split("\n");
  return {
    ...rest,
    directions: directions.split("|") as ArtDirection[],
    log: { head, fields: fields.join("\n"), rows: samples },
  };
}
