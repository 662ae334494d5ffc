import { expect, test } from "vitest";
import { compileApp } from "./compile-app.ts";
import { compileLive } from "./live/compile-live.ts";

const treeOf = (css: string, files: Record<string, string> = {}) => ({
  "index.html": `<!doctype html><html><head><script type="module" src="/src/main.tsx"></script></head><body></body></html>`,
  "src/main.tsx": `import "./styles.css";\ndocument.title = "flex p-4";\n`,
  "src/styles.css": `@import "tailwindcss";\n${css}`,
  ...files,
});

const many = (count: number, write: (index: number) => string, between = "\n"): string =>
  Array.from({ length: count }, (_, index) => write(index)).join(between);

/** What would keep the compiler busy for minutes, run something or read a file, and what the person is told. */
const REFUSED: Record<string, [css: string, told: RegExp, files?: Record<string, string>]> = {
  "classes from nothing": [`@source inline("p-{1..3000000}");`, /src\/styles\.css:2: @source isn't allowed/],
  "files of the server": [`@source "/etc";`, /@source isn't allowed/],
  "a hidden name": [`@sou/**/rce inline("p-{1..3000000}");`, /comment inside the name of a rule/],
  "a name in what looks like a comment": [
    `a { content: "/*" } @source inline("p-{1..9}"); b { content: "*/" }`,
    /@source/,
  ],
  "an escaped comment": [String.raw`a\/*{} @source inline("p-{1..9}"); b\*/{}`, /@source isn't allowed/],
  "a name in an imported sheet": [`@import "./a.css";`, /src\/a\.css:1: @source/, { "src/a.css": `@source "x";` }],
  "a plugin": [`@plugin "@tailwindcss/typography";`, /@plugin isn't allowed/],
  "a configuration": [`@config "../tailwind.config.js";`, /@config isn't allowed/],
  "a file outside": [`@import "../../../etc/passwd";`, /neither one of its files nor an allowed package/],
  "a reference outside": [`@reference "/etc/passwd";`, /neither one of its files nor an allowed package/],
  "sheets that import each other": [
    `@import "./a0.css";`,
    /import more than 60 style sheets/,
    Object.fromEntries(
      Array.from({ length: 20 }, (_, at) => [
        `src/a${at}.css`,
        `@import "./a${(at + 1) % 20}.css"; @import "./a${(at + 1) % 20}.css" screen;`,
      ]),
    ),
  ],
  "a flood of @apply": [
    `.x { @apply ${many(3000, (at) => `p-[${at}px]`, " ")}; }`,
    /more than 2000 classes after @apply/,
  ],
  "utilities that double": [
    `@utility u0 { color: red; }\n${many(30, (at) => `@utility u${at + 1} { & .a { @apply u${at}; } & .b { @apply u${at}; } }`)}`,
    /utilities that come to more than 500 rules/,
  ],
  "functional utilities that double": [
    many(30, (at) => `@utility u${at + 1}-* { & .a { @apply u${at}-1; } & .b { @apply u${at}-1; } }`),
    /utilities that come to more than 500 rules/,
  ],
  "a flood of @utility": [many(3000, (at) => `@utility u${at} { color: red; }`), /more than 500 rules/],
  "variants that double": [
    many(30, (at) => `@custom-variant v${at + 1} { @variant v${at} { & .a { @slot; } & .b { @slot; } } }`) +
      `@custom-variant v0 { & .a { @slot; } }`,
    /a variant that is made of too many others/,
  ],
  "a variant upon itself": [
    `@custom-variant v { & .a { @slot; } & .b { @slot; } }\n.x { @apply ${"v:".repeat(20)}p-4; }`,
    /apply a class with too many variants/,
  ],
  "selectors that multiply": [`${"a,b{".repeat(20)}color:red;${"}".repeat(20)}`, /more than 50000 selectors/],
  "marks that multiply": [`${"& &{".repeat(20)}color:red;${"}".repeat(20)}`, /more than 50000 selectors/],
  "deep blocks": [`${"a{".repeat(5000)}color:red;${"}".repeat(5000)}`, /nest blocks more than 30 deep/],
  "a flood of @theme": [`@theme { ${many(60_000, (at) => `--color-a${at}: red;`)} }`, /longer than 400000 characters/],
  "a flood of rules": [many(6000, (at) => `@layer l${at} { a { top: 0 } }`), /more than 5000 rules that begin with @/],
};

for (const [name, [css, told, files]] of Object.entries(REFUSED)) {
  test(`styles are refused in words, at once: ${name}`, async () => {
    await expect(compileApp(treeOf(css, files))).rejects.toMatchObject({ kind: "bad-request", message: told });
    await expect(compileLive(treeOf(css, files), "1")).rejects.toMatchObject({ kind: "bad-request", message: told });
  });
}

const stylesOf = async (css: string, files: Record<string, string> = {}): Promise<string> => {
  const app = await compileApp(treeOf(css, files));
  const path = Object.keys(app.files).find((each) => each.startsWith("assets/app-") && each.endsWith(".css")) ?? "";
  return new TextDecoder().decode(app.files[path]);
};

test("what people write into styles goes on working", async () => {
  const css = await stylesOf(
    `/* @source is not used here. */
@import "./more.css" layer(components);
@custom-variant dark (&:where(.dark, .dark *));
@custom-variant pointed { @media (pointer: fine) { &:hover { @slot; } } &:focus-visible { @slot; } }
@utility card { @apply rounded p-4; &:hover { color: red; } }
@utility tab-* { tab-size: --value(integer); }
@theme { --color-brand: #ff5a36; }
@keyframes turn { to { rotate: 1turn; } }
@media (width > 40rem) { @supports (display: grid) { .grid { display: grid; } } }
.own { @apply card text-brand; @variant dark { color: white; } }`,
    {
      "src/more.css": `@layer components { .more { color: blue; } }`,
      "src/a.tsx": `export const names = "pointed:underline dark:hover:focus:group-hover:flex tab-4 [&_a,&_b]:font-bold";`,
    },
  );
  for (const part of [".own", ".more", "tab-size", "@keyframes", "underline", "bold", "rotate"])
    expect(css).toContain(part);
});

test("words in an app's files that could only be classes to stall the compiler are no classes", async () => {
  const css = await stylesOf("", {
    "src/a.tsx": `export const x = "${"hover:".repeat(400)}p-4 ${"not-".repeat(3000)}hover:p-4 ${"[&_a,&_b]:".repeat(20)}p-4 mt-7";`,
  });
  expect(css).toContain("mt-7");
  expect(css.length).toBeLessThan(6000);
});

/** Those of CSS (https://www.w3.org/TR/css-cascade/, MDN's list) and of Tailwind. */
const AT_RULES = [
  ..."charset color-profile container counter-style custom-media document font-face font-feature-values font-palette-values function".split(
    " ",
  ),
  ..."import keyframes layer media namespace page position-try property scope starting-style supports view-transition viewport".split(
    " ",
  ),
  ..."apply config custom-variant plugin reference screen slot source tailwind theme utility variant variants responsive".split(
    " ",
  ),
  ..."-webkit-keyframes -moz-document unknown".split(" "),
];
/** As a statement, with a block, cut off, with what it does not take, repeated, and within itself. */
const FORMS = [
  (name: string) => `@${name};`,
  (name: string) => `@${name} x { a { top: 0 } }`,
  (name: string) => `@${name} ((`,
  (name: string) => `@${name} "{1..3000000}" url(/etc/passwd) { }`,
  (name: string) => many(500, () => `@${name} x { top: 0 }`),
  (name: string) => `${`@${name} x {`.repeat(25)}${"}".repeat(25)}`,
];

test.each(AT_RULES)("@%s in any form is compiled or refused in words", async (name) => {
  for (const form of FORMS) {
    const css = form(name);
    const said = await compileApp(treeOf(css)).then(
      () => null,
      (error: unknown) => error,
    );
    if (said !== null) expect(said, css.slice(0, 80)).toMatchObject({ kind: "bad-request", message: /\S/ });
  }
});
