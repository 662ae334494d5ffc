import type { NewBlock } from "./app-draft.ts";

type Converter = Extract<NewBlock, { kind: "converter" }>;

const out = (label: string, factor: number, unit: string, offset?: number): Converter["outputs"][number] => ({
  label,
  factor,
  unit,
  ...(offset === undefined ? {} : { offset }),
});

/** Calculators by the words of an idea that ask for them. Rates of money change, so the block says that its own are examples. */
const CONVERTERS: readonly { test: RegExp; block: Converter }[] = [
  {
    test: /\btips?\b|\btrinkgeld\b|\bpropina\b|\bgratuity\b/,
    block: {
      kind: "converter",
      title: "Tip calculator",
      inputLabel: "Bill",
      inputUnit: "EUR",
      initial: 50,
      outputs: [
        out("5 % tip", 0.05, "EUR"),
        out("10 % tip", 0.1, "EUR"),
        out("15 % tip", 0.15, "EUR"),
        out("With 10 %", 1.1, "EUR"),
        out("With 10 %, each of two", 0.55, "EUR"),
        out("With 10 %, each of four", 0.275, "EUR"),
      ],
    },
  },
  {
    test: /\bjapan\w*|\byen\b|\btokyo\b|\bkyoto\b/,
    block: {
      kind: "converter",
      title: "Yen, at an example rate",
      inputLabel: "Yen",
      inputUnit: "JPY",
      initial: 1000,
      outputs: [out("Euros", 0.0061, "EUR"), out("US dollars", 0.0067, "USD"), out("Pounds", 0.0052, "GBP")],
    },
  },
  {
    test: /\bcurrenc\w+|\bexchange rates?\b|\bdivisas?\b|\bwahrung\w*/,
    block: {
      kind: "converter",
      title: "Money, at example rates",
      inputLabel: "Euros",
      inputUnit: "EUR",
      initial: 50,
      outputs: [
        out("US dollars", 1.09, "USD"),
        out("Pounds", 0.85, "GBP"),
        out("Yen", 163, "JPY"),
        out("Swiss francs", 0.95, "CHF"),
      ],
    },
  },
  {
    test: /\b(?:cook|kitchen|cups?|baking|recipe)\w*/,
    block: {
      kind: "converter",
      title: "Kitchen measures",
      inputLabel: "Cups",
      inputUnit: "cups",
      initial: 1,
      outputs: [
        out("Milliliters", 240, "ml"),
        out("Flour", 125, "g"),
        out("Sugar", 200, "g"),
        out("Butter", 227, "g"),
        out("Tablespoons", 16, "tbsp"),
      ],
    },
  },
  {
    test: /\b(?:temperature|celsius|fahrenheit|weather)\b/,
    block: {
      kind: "converter",
      title: "Temperature",
      inputLabel: "Celsius",
      inputUnit: "°C",
      initial: 20,
      outputs: [out("Fahrenheit", 1.8, "°F", 32), out("Kelvin", 1, "K", 273.15)],
    },
  },
  {
    test: /\b(?:vat|tax|taxes|mwst|steuer|iva)\b/,
    block: {
      kind: "converter",
      title: "Tax calculator",
      inputLabel: "Net amount",
      inputUnit: "EUR",
      initial: 50,
      outputs: [
        out("7 % tax", 0.07, "EUR"),
        out("Gross with 7 %", 1.07, "EUR"),
        out("19 % tax", 0.19, "EUR"),
        out("Gross with 19 %", 1.19, "EUR"),
      ],
    },
  },
  {
    test: /\b(?:loan|mortgage|interest|savings?|invest\w*)\b/,
    block: {
      kind: "converter",
      title: "Interest calculator",
      inputLabel: "Amount",
      inputUnit: "EUR",
      initial: 50,
      outputs: [
        out("A year at 2 %", 0.02, "EUR"),
        out("A year at 4 %", 0.04, "EUR"),
        out("After ten years at 4 %", 1.4802, "EUR"),
      ],
    },
  },
  {
    test: /\b(?:weight|kilos?|pounds|gym|lifting)\b/,
    block: {
      kind: "converter",
      title: "Weight",
      inputLabel: "Kilograms",
      inputUnit: "kg",
      initial: 10,
      outputs: [out("Pounds", 2.20462, "lb"), out("Ounces", 35.274, "oz"), out("Stone", 0.157473, "st")],
    },
  },
  {
    test: /\b(?:pace|running|run|marathon|speed)\b/,
    block: {
      kind: "converter",
      title: "Distance and speed",
      inputLabel: "Kilometers",
      inputUnit: "km",
      initial: 5,
      outputs: [
        out("Miles", 0.621371, "mi"),
        out("Minutes at 5:00 a kilometre", 5, "min"),
        out("Minutes at 6:00 a kilometre", 6, "min"),
      ],
    },
  },
];
/** Lengths, as they are converted where a text says no more. */
export const LENGTHS: Converter = {
  kind: "converter",
  title: "Lengths",
  inputLabel: "Meters",
  inputUnit: "m",
  initial: 1,
  outputs: [
    out("Feet", 3.28084, "ft"),
    out("Inches", 39.3701, "in"),
    out("Yards", 1.09361, "yd"),
    out("Centimeters", 100, "cm"),
  ],
};
/** Per cents of a number. */
export const PERCENT: Converter = {
  kind: "converter",
  title: "Per cent",
  inputLabel: "Amount",
  inputUnit: "",
  initial: 100,
  outputs: [
    out("5 %", 0.05, ""),
    out("10 %", 0.1, ""),
    out("20 %", 0.2, ""),
    out("50 %", 0.5, ""),
    out("With 10 % more", 1.1, ""),
  ],
};

/** The calculators an idea asks for, at most three; plain per cents where it does not say of what. */
export function convertersFor(words: readonly string[]): Converter[] {
  const text = words.join(" ");
  const found = CONVERTERS.filter(({ test }) => test.test(text)).map(({ block }) => block);
  if (/\b(?:units?|lengths?|metric|imperial|measures?)\b/.test(text)) found.push(LENGTHS);
  return found.length > 0 ? found.slice(0, 3) : [PERCENT];
}
