import { BODY_AND_KITCHEN } from "./body-and-kitchen.ts";
import { BUILDING } from "./building.ts";
import { DAILY } from "./daily.ts";
import type { Calculator, Formula } from "./formula.ts";
import { MONEY } from "./money.ts";

export type { Calculator, Formula } from "./formula.ts";

/** Everything that is known to be worked out, what is more specific first. */
export const FORMULAS: readonly Formula[] = [...DAILY, ...BODY_AND_KITCHEN, ...BUILDING, ...MONEY];

/** As many calculators stand on one page. */
const MOST = 2;

/** So many characters apart two words speak of one thing. */
const TOGETHER = 40;

/** Whether a text names it as one more: 'fence posts and little slabs'. */
const isBeside = ({ says }: Formula, text: string): boolean =>
  [...text.matchAll(new RegExp(says, "g"))].some(({ index }) =>
    /(?:\band|\bor|,|\+|&)\s+(?:\w+\s+)?$/.test(text.slice(0, index)),
  );

/** The calculators of what a text wants worked out, in the currency it counts in. */
export function calculatorsFor(text: string, currency = "EUR"): Calculator[] {
  const lower = text.toLowerCase();
  const found = FORMULAS.flatMap((formula) => {
    const at = formula.says.exec(lower)?.index;
    return at === undefined ? [] : [{ formula, at }];
  });
  const first = Math.min(...found.map(({ at }) => at));
  // What is said far behind the first is said by the way; of what stands together the more specific is meant, and what is named beside it.
  return found
    .filter(({ at }) => at - first < TOGETHER)
    .filter(({ formula }, index) => index === 0 || isBeside(formula, lower))
    .slice(0, MOST)
    .map(({ formula }) => calculatorOf(formula, currency));
}

/** The block of a formula, in a currency. */
function calculatorOf({ title, inputs, results, table, source }: Formula, currency: string): Calculator {
  const counted = <T extends { unit?: string | undefined }>(each: T): T =>
    each.unit === "CUR" ? { ...each, unit: currency } : each;
  const { columns, ...rest } = table ?? {};
  return {
    kind: "calculator",
    title,
    inputs: inputs.map(counted),
    results: results.map(counted),
    ...rest,
    ...(columns === undefined ? {} : { columns: columns.map(counted) }),
    share: true,
    ...(source === undefined ? {} : { source }),
  };
}
