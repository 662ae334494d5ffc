import type { NewBlock } from "../embedded/app-draft.ts";

/** A block that converts a number. */
export type Converter = Extract<NewBlock, { kind: "converter" }>;

/** A unit with what people call it, how many of its base unit it is, and for degrees where its zero lies on the base scale. */
interface Unit {
  of: string;
  says: RegExp;
  label: string;
  symbol: string;
  factor: number;
  zero?: number;
}

const unit = (of: string, says: string, label: string, symbol: string, factor: number, zero?: number): Unit => ({
  of,
  says: new RegExp(String.raw`(?<![\p{L}\d])(?:${says})(?!\p{L})`, "iu"),
  label,
  symbol,
  factor,
  ...(zero === undefined ? {} : { zero }),
});

/** Units of the SI brochure (BIPM, 9th edition) and of NIST SP 811, which defines the customary ones exactly. */
const UNITS: readonly Unit[] = [
  unit("length", "km|kilomet(?:er|re)s?", "Kilometers", "km", 1000),
  unit("length", "miles?", "Miles", "mi", 1609.344),
  unit("length", "m|met(?:er|re)s?", "Meters", "m", 1),
  unit("length", "feet|foot|ft", "Feet", "ft", 0.3048),
  unit("length", "inch(?:es)?", "Inches", "in", 0.0254),
  unit("length", "cm|centimet(?:er|re)s?", "Centimeters", "cm", 0.01),
  unit("length", "mm|millimet(?:er|re)s?", "Millimeters", "mm", 0.001),
  unit("length", "yards?", "Yards", "yd", 0.9144),
  unit("weight", "kg|kilos?|kilograms?", "Kilograms", "kg", 1),
  unit("weight", "lbs?|pounds?", "Pounds", "lb", 0.45359237),
  unit("weight", "stones?", "Stone", "st", 6.35029318),
  unit("weight", "grams?|grammes?|g", "Grams", "g", 0.001),
  unit("weight", "ounces?|oz", "Ounces", "oz", 0.028349523125),
  unit("volume", "lit(?:er|re)s?", "Liters", "l", 1),
  unit("volume", "gallons?", "US gallons", "gal", 3.785411784),
  unit("volume", "ml|millilit(?:er|re)s?", "Milliliters", "ml", 0.001),
  unit("volume", "cups?", "US cups", "cups", 0.2365882365),
  unit("volume", "tablespoons?|tbsp", "Tablespoons", "tbsp", 0.01478676478125),
  unit("volume", "teaspoons?|tsp", "Teaspoons", "tsp", 0.00492892159375),
  unit("volume", "pints?", "US pints", "pt", 0.473176473),
  unit("area", "square met(?:er|re)s?|sqm|m2|m²", "Square meters", "m²", 1),
  unit("area", "square feet|sq ?ft|ft2", "Square feet", "ft²", 0.09290304),
  unit("area", "acres?", "Acres", "ac", 4046.8564224),
  unit("area", "hectares?", "Hectares", "ha", 10_000),
  unit("speed", "km/?h|kph", "Kilometers an hour", "km/h", 1),
  unit("speed", "mph|miles (?:per|an) hour", "Miles an hour", "mph", 1.609344),
  unit("speed", "knots?", "Knots", "kn", 1.852),
  unit("energy", "kwh|kilowatt hours?", "Kilowatt hours", "kWh", 3_600_000),
  unit("energy", "joules?|kj", "Kilojoules", "kJ", 1000),
  unit("energy", "calories?|kcal", "Kilocalories", "kcal", 4184),
  unit("pressure", "bars?", "Bar", "bar", 100_000),
  unit("pressure", "psi", "Pounds a square inch", "psi", 6894.757293168),
  unit("heat", "celsius|centigrade|°c", "Celsius", "°C", 1, 0),
  unit("heat", "fahrenheit|°f", "Fahrenheit", "°F", 5 / 9, -160 / 9),
  unit("heat", "kelvin", "Kelvin", "K", 1, -273.15),
];
/** As many results stand beside a number. */
const MOST = 4;

const rounded = (value: number): number => Number(value.toPrecision(10));

/** A converter between the units of one kind that a text names at least two of, the first to be typed in; undefined where it names none. */
export function unitConverterIn(text: string): Converter | undefined {
  const named = UNITS.flatMap((each) => {
    const at = each.says.exec(text)?.index;
    return at === undefined ? [] : [{ each, at }];
  }).toSorted((a, b) => a.at - b.at);
  const [from] = named.filter(({ each }) => named.some((other) => other.each !== each && other.each.of === each.of));
  if (from === undefined) return undefined;
  const { each: input } = from;
  const others = named.map(({ each }) => each).filter((each) => each !== input && each.of === input.of);
  const more = UNITS.filter((each) => each.of === input.of && each !== input && !others.includes(each));
  const outputs = [...others, ...more].slice(0, MOST).map(({ label, symbol, factor, zero }) => {
    const offset = zero === undefined || input.zero === undefined ? 0 : rounded((input.zero - zero) / factor);
    return {
      label,
      unit: symbol,
      factor: rounded(input.factor / factor),
      ...(offset === 0 ? {} : { offset }),
    };
  });
  return {
    kind: "converter",
    title: `${input.label} to ${outputs[0]?.label.toLowerCase() ?? ""}`,
    inputLabel: input.label,
    inputUnit: input.symbol,
    initial: input.of === "heat" ? 20 : 1,
    outputs,
  };
}

/** Whether two converters are of the same kind of unit. */
export function isOfOneKind(one: Converter, other: Converter): boolean {
  const kindOf = (symbol: string): string | undefined => UNITS.find((each) => each.symbol === symbol)?.of;
  const kind = kindOf(one.inputUnit);
  return kind !== undefined && kind === kindOf(other.inputUnit);
}
