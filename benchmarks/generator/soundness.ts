import { choiceFits, type AppSpec } from "@sayhey/appspec";

/** Words of English that other languages of apps have as well, if with another meaning, so they are no sign of a label left untranslated. */
const SHARED_WORDS = new Set(
  (
    "action album art artist band bar base border budget budgets canal cap cargo chat club code coin collie comment contact " +
    "core critique cuisine dachshund data date description details diesel distance email fan festival film format forum " +
    "fruit hobby hotel idea info information instrument international interval interview japan journal kettlebell labrador " +
    "latin level licence link list local logo magazine mail match material maximum menu message metal minimum minutes " +
    "moment motor name newsletter normal note notes nutrition option original par park pass photo piano plan podcast poodle " +
    "portrait portugal position post programme public question quiz radio region regular restaurant rival route sale salon " +
    "score service session set shift spaniel sport standard status stock studio style suggestion suite super tables tag " +
    "tags tank team teams tempo terrier test text ticket time times total tour training transport type url usa vegan video " +
    "volume website week wind workshop zone " +
    "animal blog break cover dose genre gnome graffiti lagos land page parties points ranger reel script secret surface urgent"
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
