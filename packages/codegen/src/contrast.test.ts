import {
  ART_DIRECTIONS,
  artDirectionSchema,
  contrast,
  drawnColours,
  mixColours,
  PALETTE_VARIANTS,
  withGivenColours,
  type ArtDirection,
  type Palette,
} from "@sayhey/appspec";
import { describe, expect, it } from "vitest";
import { kebabCase } from "./names.ts";
import { TEMPLATES } from "./templates.gen.ts";

type Scheme = "light" | "dark";
type Variables = Record<string, string>;

/** The rules of a stylesheet that hold declarations: selector and declarations. */
function rulesOf(css: string): { selector: string; body: Record<string, string> }[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, "");
  return [...bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = "", text = ""]) => ({
    selector: selector.split(";").at(-1)?.trim().replace(/\s+/g, " ") ?? "",
    body: Object.fromEntries(
      text
        .split(";")
        .map((line) => /^\s*([\w-]+)\s*:\s*([\s\S]+)$/.exec(line))
        .flatMap((match) => (match ? [[match[1] ?? "", (match[2] ?? "").replace(/\s+/g, " ").trim()]] : [])),
    ),
  }));
}

/** Arguments of a CSS function, split at its own commas. */
function argumentsOf(text: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const character of text) {
    if (character === "(") depth++;
    if (character === ")") depth--;
    if (character === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

/** A CSS colour as `#rrggbb`; undefined for what is no plain colour, such as a gradient. */
function evaluate(value: string, variables: Variables, scheme: Scheme): string | undefined {
  if (/^#[0-9a-f]{6}$/i.test(value)) return value;
  if (value === "#000") return "#000000";
  const call = /^([\w-]+)\(([\s\S]*)\)$/.exec(value);
  const parts = argumentsOf(call?.[2] ?? "");
  if (call?.[1] === "var") {
    const own = variables[parts[0] ?? ""];
    return own === undefined ? undefined : evaluate(own, variables, scheme);
  }
  if (call?.[1] === "light-dark") return evaluate(parts[scheme === "light" ? 0 : 1] ?? "", variables, scheme);
  if (call?.[1] !== "color-mix" || parts[0] !== "in srgb") return undefined;
  const share = /^(.*) (\d+)%$/.exec(parts[1] ?? "");
  const [over, under] = [share?.[1], parts[2]].map((part) => evaluate(part ?? "", variables, scheme));
  return over === undefined || under === undefined ? undefined : mixColours(under, over, Number(share?.[2]) / 100);
}

function variablesOf(palette: Palette): Variables {
  const { edge, accentText, plots } = drawnColours(palette);
  return {
    ...Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--${kebabCase(name)}`, value])),
    "--edge": edge,
    "--accent-text": accentText,
    ...Object.fromEntries(plots.map((colour, index) => [`--plot${index + 1}`, colour])),
  };
}

const SHARED = Object.keys(TEMPLATES).filter((path) => path.startsWith("src/styles/") && path.endsWith(".css"));

/** What is too faint in the styles of a direction: of every rule that sets a ground, the text on it. */
function faintIn(
  direction: ArtDirection,
  pairs: readonly Record<Scheme, Palette>[] = [ART_DIRECTIONS[direction], ...PALETTE_VARIANTS[direction]],
): string[] {
  const rules = [`src/directions/${direction}.css`, ...SHARED].flatMap((path) =>
    rulesOf(TEMPLATES[path] ?? "").map((rule) => ({ ...rule, path })),
  );
  const faint = new Set<string>();
  for (const pair of pairs) {
    for (const scheme of ["light", "dark"] as const) {
      const variables = variablesOf(pair[scheme]);
      for (const { selector, body, path } of rules) {
        const own = { ...variables, ...body };
        const ground = evaluate(
          body["--masthead"] ?? body["background-color"] ?? body["background"] ?? "",
          own,
          scheme,
        );
        // A ground that is but a tint of the page's is written on in ink; others are marks, unless the rule says their text.
        const isTint =
          /^(?:light-dark\()?color-mix\(in srgb, var\(--\w+\) (?:[1-3]?\d)%, var\(--(?:surface|ground)\)\)$/;
        const written =
          body["--on-masthead"] ?? body["color"] ?? (isTint.test(body["background"] ?? "") ? "var(--ink)" : undefined);
        const text = evaluate(written ?? "", own, scheme);
        if (ground === undefined || text === undefined || contrast(text, ground) >= 4.5) continue;
        faint.add(`${path} ${selector} (${scheme}, ${text} on ${ground}): ${contrast(text, ground).toFixed(2)}`);
      }
    }
  }
  return [...faint];
}

describe("text on every ground that the styles set", () => {
  it.each(artDirectionSchema.options)("can be read in %s, in all its colours, light and dark", (direction) =>
    expect(faintIn(direction)).toEqual([]),
  );

  it.each(artDirectionSchema.options)("can be read in %s in colors that somebody asked for", (direction) => {
    const { light, dark } = ART_DIRECTIONS[direction];
    const given = [
      { ground: "#faf0e6", accent: "#f5deb3" },
      { ground: "#ff00ff", accent: "#9400d3" },
      { ground: "#40e0d0", accent: "#5f9ea0" },
      { ground: "#1a1a2e", accent: "#ffd700" },
      { accent: "#ffff00" },
      { ground: "#808080", accent: "#808080" },
    ];
    const pairs = given.map((colours) => ({
      light: withGivenColours(light, colours),
      dark: withGivenColours(dark, colours),
    }));
    expect(faintIn(direction, pairs)).toEqual([]);
  });

  it("is found by the reading of the styles", () => {
    const [rule] = rulesOf(
      "@layer a { .x { color: var(--ink); background: color-mix(in srgb, var(--accent) 50%, #000000); } }",
    ).filter(({ selector }) => selector === ".x");
    const variables = variablesOf(ART_DIRECTIONS.ledger.light);
    expect(evaluate(rule?.body["color"] ?? "", variables, "light")).toBe(ART_DIRECTIONS.ledger.light.ink);
    expect(evaluate(rule?.body["background"] ?? "", variables, "light")).toBe("#063d26");
  });
});
