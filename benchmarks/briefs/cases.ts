import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** What readers who never saw a result say a right app must have; lists hold synonyms, meant by word stem. */
const goldSchema = z.object({
  id: z.string(),
  form: z.string(),
  /** One of these must be visible. */
  subject: z.array(z.string()),
  /** Words of misreading; none of these may be visible. */
  wrong: z.array(z.string()),
  entities: z.array(z.array(z.string())),
});
const outlineSchema = goldSchema.extend({
  fields: z.record(z.string(), z.array(z.array(z.string()))),
  requests: z.array(z.object({ say: z.string(), verb: z.string(), thing: z.string() })),
  background: z.string().nullish(),
  component: z.string().nullish(),
  login: z.boolean().nullish(),
});
const ideaSchema = goldSchema.extend({ idea: z.string(), lang: z.string() });
const briefSchema = z.object({ id: z.string(), brief: z.string() });

/** A text and what is expected of its app. What a short idea's readers did not write down is empty. */
export interface Case extends z.infer<typeof goldSchema> {
  text: string;
  kind: "brief" | "idea";
  language: string;
  fields: z.infer<typeof outlineSchema>["fields"];
  requests: z.infer<typeof outlineSchema>["requests"];
  background: string | null;
  component: string | null;
  login: boolean | null;
  /** Counts, but what it misses is never listed, so that nobody can tune to it. */
  isKeptBack: boolean;
}

/** Reads `briefs.jsonl` with `outlines.jsonl`, and `ideas.jsonl`, from a folder. @throws ZodError naming what does not fit */
export function readCases(folder: string): Case[] {
  const lines = <T>(name: string, schema: z.ZodType<T>): T[] =>
    readFileSync(join(folder, name), "utf8")
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => schema.parse(JSON.parse(line)));
  const briefs = new Map(lines("briefs.jsonl", briefSchema).map(({ id, brief }) => [id, brief]));
  const outlined = lines("outlines.jsonl", outlineSchema).flatMap((outline): Omit<Case, "isKeptBack">[] => {
    const text = briefs.get(outline.id);
    const { background = null, component = null, login = null } = outline;
    return text === undefined
      ? []
      : [{ ...outline, background, component, login, text, kind: "brief", language: "en" }];
  });
  const ideas = lines("ideas.jsonl", ideaSchema).map(({ idea, lang, ...gold }): Omit<Case, "isKeptBack"> => ({
    ...gold,
    text: idea,
    kind: "idea",
    language: lang,
    fields: {},
    requests: [],
    background: null,
    component: null,
    login: null,
  }));
  return [...outlined, ...ideas].map((each, index) => ({ ...each, isKeptBack: index % 3 === 2 }));
}
