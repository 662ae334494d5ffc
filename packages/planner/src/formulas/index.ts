import { BODIES_AND_ANIMALS } from "./bodies-and-animals.ts";
import { BODY_AND_KITCHEN } from "./body-and-kitchen.ts";
import { BUILDING } from "./building.ts";
import { CRAFTS } from "./crafts.ts";
import { DAILY } from "./daily.ts";
import type { Calculator, Formula } from "./formula.ts";
import { HOUSE_AND_GARDEN } from "./house-and-garden.ts";
import { KITCHEN_AND_GUESTS } from "./kitchen-and-guests.ts";
import { MONEY } from "./money.ts";
import { CALCULATOR, CALLED } from "./in-own-language.ts";
import { PICTURES_AND_SOUND } from "./pictures-and-sound.ts";
import { PLANS } from "./plans.ts";
import { TRADE_AND_WORK } from "./trade-and-work.ts";
import { withNumbersOf } from "./numbers-of-text.ts";

export type { Calculator, Formula } from "./formula.ts";

/** Everything that is known to be worked out, what is more specific first. */
export const FORMULAS: readonly Formula[] = [
  ...HOUSE_AND_GARDEN,
  ...CRAFTS,
  ...KITCHEN_AND_GUESTS,
  ...TRADE_AND_WORK,
  ...BODIES_AND_ANIMALS,
  ...PICTURES_AND_SOUND,
  ...DAILY,
  ...PLANS,
  ...BODY_AND_KITCHEN,
  ...BUILDING,
  ...MONEY,
];

/** As many calculators stand on one page. */
const MOST = 3;

/** Named beside another it is a line of that one. */
const PART = "vat";

/** So many characters apart two words speak of one thing. */
const TOGETHER = 40;

/** Whether a text names it as one more: 'fence posts and little slabs'. */
const isBeside = ({ says }: Formula, text: string): boolean =>
  [...text.matchAll(new RegExp(says, "g"))].some(({ index }) =>
    /(?:\band|\bor|,|\+|&)\s+(?:\w+\s+)?$/.test(text.slice(0, index)),
  );

/** What is said to estimate anything says less than what is estimated. */
const GENERAL = "quote";
const specificOf = <T extends { formula: Formula }>(found: readonly T[]): readonly T[] =>
  found.length > 1 ? found.filter(({ formula }) => formula.id !== GENERAL) : found;

/** The calculators of what a text wants worked out, in the currency it counts in, with the numbers that the whole of it gives. */
export function calculatorsFor(text: string, currency = "EUR", whole = text): Calculator[] {
  const lower = text.toLowerCase();
  const found = FORMULAS.flatMap((formula) => {
    const at = formula.says.exec(lower)?.index;
    return at === undefined ? [] : [{ formula, at }];
  });
  const first = Math.min(...specificOf(found).map(({ at }) => at));
  const [specific] = specificOf(found);
  // 'Tiles and grout': the more specific is named beside what is named first, and both are meant.
  const isNamedBeside = specific !== undefined && specific.at > first && isBeside(specific.formula, lower);
  // What is said far behind the first is said by the way; of what stands together the more specific is meant, and what is named beside it.
  return specificOf(found)
    .filter(({ at }) => at - first < TOGETHER)
    .filter(
      ({ formula, at }, index) =>
        index === 0 || (at === first && isNamedBeside) || (formula.id !== PART && isBeside(formula, lower)),
    )
    .slice(0, MOST)
    .map(({ formula }) => calculatorOf(formula, currency, whole));
}

/** What people call a converter though no factor does it. */
const CONVERTING = new Set([
  "knittingGauge",
  "knitting",
  "bakingPan",
  "portions",
  "bpmDelay",
  "printSize",
  "boardFeet",
  "hydration",
  "brew",
  "coffee",
  "aspect",
  "evOrFuel",
]);

/** Whether a text names something to convert that takes a formula. */
export const convertsByFormula = (text: string): boolean =>
  FORMULAS.some(({ id, says }) => CONVERTING.has(id) && says.test(text.toLowerCase()));

/** What holds for kilometers and miles alike. */
const BY_DISTANCE = "mileagePay";

const milesOf = <T extends { label: string; unit?: string | undefined }>(each: T): T => ({
  ...each,
  label: each.label.replace("kilometer", "mile"),
  ...(each.unit === "km" ? { unit: "mi" } : {}),
});

/** The block of a formula, in a currency, with the numbers that a text gives for it. */
function calculatorOf(
  { id, title, inputs, results, table, source }: Formula,
  currency: string,
  text: string,
): Calculator {
  const isInMiles = id === BY_DISTANCE && /\bmiles?\b/i.test(text);
  const counted = <T extends { unit?: string | undefined }>(each: T): T =>
    each.unit === "CUR" ? { ...each, unit: currency } : each;
  const { columns, ...rest } = table ?? {};
  return {
    kind: "calculator",
    title,
    inputs: withNumbersOf(inputs, text).map((each) => counted(isInMiles ? milesOf(each) : each)),
    results: results.map(counted),
    ...rest,
    ...(columns === undefined ? {} : { columns: columns.map(counted) }),
    share: true,
    ...(source === undefined ? {} : { source }),
  };
}

/** The calculator that a text in German, Spanish, French or Portuguese asks for. */
export function calculatorCalled(text: string, currency = "EUR"): Calculator | undefined {
  const lower = text.toLowerCase();
  if (!CALCULATOR.test(lower)) return undefined;
  const id = CALLED.find(([, says]) => says.test(lower))?.[0];
  const formula = FORMULAS.find((each) => each.id === id);
  return formula === undefined ? undefined : calculatorOf(formula, currency, text);
}
