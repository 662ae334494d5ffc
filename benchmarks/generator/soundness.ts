import { choiceFits, type AppSpec } from "@sayhey/appspec";

/** Words of English that are read the same in other languages of apps, so they are no sign of a label left untranslated. */
const SHARED_WORDS = new Set(
  (
    "a action album bar base border budgets canal core critique cuisine diesel information japan licence match material metal par coin portugal sale tables teams usa volume cargo collie dachshund labrador poodle terrier spaniel kettlebell newsletter website standard suite suggestion interview comment data fruit g ml vegan regular time times art artist band budget cap chat club code contact date description details distance du email e mail fan festival film forum format hobby " +
    "hotel idea in info instrument international interval journal km latin level link list local logo magazine maximum menu message minimum minutes moment motor " +
    "name no normal note notes nutrition option or original park pass photo piano plan podcast portrait position post programme public question quiz radio " +
    "region restaurant rival route salon score service session set shift sport status stock studio style super tag tags tank team tempo test text ticket " +
    "tour total training transport type url video week wind workshop zone"
  ).split(" "),
);

/** What is wrong with an app whatever its idea: things nobody wants to see twice, and things nobody can get at. */
export function unsoundnessOf(spec: AppSpec, englishWords: ReadonlySet<string>): string[] {
  const blocks = JSON.stringify(spec.pages);
  const problems = [
    ...repeated(spec.entities.map((entity) => entity.name)).map((name) => `two things called ${name}`),
    ...repeated(spec.pages.map((page) => page.title)).map((title) => `two pages called ${title}`),
    ...spec.entities.flatMap((entity) =>
      repeated(entity.fields.map((field) => field.name)).map((name) => `${entity.name} has ${name} twice`),
    ),
    ...spec.entities.filter(({ id }) => !blocks.includes(`"${id}"`)).map((entity) => `no page shows ${entity.plural}`),
    ...spec.assumptions.flatMap(({ id, choices = [] }) =>
      choices
        .filter((_, index) => !choiceFits(spec, id, index))
        .map(({ label }) => `the choice ${label} does not apply`),
    ),
  ];
  if (spec.identity.language === "en") return problems;
  const isLeft = (label: string): boolean =>
    tokens(label).length > 0 && tokens(label).every((token) => englishWords.has(token) && !SHARED_WORDS.has(token));
  const left = labelsOf(spec).filter(isLeft);
  return left.length === 0 ? problems : [...problems, `left in English: ${[...new Set(left)].join(", ")}`];
}

/** Every word of the labels of English apps. */
export function englishWordsOf(specs: readonly AppSpec[]): ReadonlySet<string> {
  return new Set(
    specs
      .filter((spec) => spec.identity.language === "en")
      .flatMap(labelsOf)
      .flatMap(tokens),
  );
}

function labelsOf(spec: AppSpec): string[] {
  return [
    ...spec.entities.flatMap((entity) => [
      entity.name,
      ...entity.fields.flatMap((field) => [field.name, ...(field.options ?? [])]),
    ]),
    ...spec.pages.flatMap((page) => [
      page.title,
      ...page.blocks.flatMap((block) => (block.title === undefined ? [] : [block.title])),
    ]),
  ];
}

/** Words of three letters and more; shorter ones are sizes, units and numbers. */
function tokens(label: string): string[] {
  return label.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
}

function repeated(names: readonly string[]): string[] {
  return [
    ...new Set(
      names.filter((name, index) => names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) !== index),
    ),
  ];
}
