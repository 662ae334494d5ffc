import type { Language } from "@sayhey/appspec";
import { capital, pluralOf, singularOf } from "../embedded/inflect.ts";
import { input, result, type Calculator } from "../formulas/formula.ts";
import type { Amount, Choice, Extra, Part, QuoteNoun, Share, Unit } from "./quote.ts";
import { isSameUnit, UNIT_WORDS, unitNamed, usualOf } from "./units.ts";
import { quoteWords, type QuoteWords } from "./words-of-quotes.ts";
import * as of from "./words-of-parts.ts";

type Input = Calculator["inputs"][number];
type Result = Calculator["results"][number];

/** As many inputs and lines a calculator takes, with room for what ends every quote. */
const MOST_INPUTS = 30;
const MOST_LINES = 13;

export interface QuoteOptions {
  noun: QuoteNoun;
  currency: string;
  language: Language;
  /** Whether the text gives prices: then what it gives none for costs nothing until somebody says so. */
  isPriced: boolean;
}

/** A calculator that makes quotes of these parts: what is asked for, prices folded away below, and a line for each part. */
export function quoteCalculator(parts: readonly Part[], options: QuoteOptions): Calculator {
  const sheet = new Sheet(parts, options);
  return sheet.calculator();
}

/** What is asked for, what it costs, and the lines it comes to, while the parts of a quote are put in one by one. */
class Sheet {
  private readonly asked: Input[] = [];
  /** Where the text names what is asked for. */
  private readonly places = new Map<string, number>();
  private at = 0;
  private readonly prices: Input[] = [];
  private readonly lines: Result[] = [];
  private readonly words: QuoteWords;
  private readonly currency: string;
  /** What was asked for under which name, so that others can be counted by it. */
  private readonly counted: { part: Amount; id: string }[] = [];
  private readonly factor: string | undefined;
  private readonly main: { id: string; unit: Unit; price: number } | undefined;

  private readonly parts: readonly Part[];
  private readonly options: QuoteOptions;

  constructor(parts: readonly Part[], options: QuoteOptions) {
    this.parts = parts;
    this.options = options;
    this.words = quoteWords(options.language);
    this.currency = options.currency;
    const amounts = parts.filter((part): part is Amount => part.kind === "amount");
    const first =
      (options.isPriced ? amounts.find(({ price }) => price !== undefined) : undefined) ??
      amounts.find(({ unit }) => IN_SPACE.test(unit.sign)) ??
      amounts.find(({ unit }) => unit.sign === "");
    const at = first === undefined ? -1 : amounts.indexOf(first);
    const { price = 0 } = first ?? {};
    this.main =
      first === undefined
        ? undefined
        : {
            id: quantityOf(first, `many${String(at + 1)}`),
            unit: first.unit,
            price: options.isPriced ? price : this.usual(first.unit).price,
          };
    const isFactor = parts.findIndex(({ kind }) => kind === "factor");
    this.factor = isFactor < 0 ? undefined : "times";
  }

  calculator(): Calculator {
    let amounts = 0;
    for (const [index, part] of this.parts.entries()) {
      this.at = index;
      if (part.kind === "amount") amounts += 1;
      if (this.asked.length + this.prices.length >= MOST_INPUTS - 4 || this.lines.length >= MOST_LINES) continue;
      if (part.kind === "amount") this.addAmount(part, `many${String(amounts)}`);
      else if (part.kind === "factor") this.ask(input("times", part.label, "", 2, 0));
      else if (part.kind === "extra") this.addExtra(part);
      else if (part.kind === "base") this.addBase(part.label, part.price);
    }
    // What is counted has to be there before what is priced by it.
    for (const [index, part] of this.parts.entries()) {
      this.at = index;
      if (part.kind === "choice") this.addChoice(part);
    }
    const rank = ({ id }: Input): number => this.places.get(id) ?? this.parts.length;
    const { inputs, results } = this.summed();
    return {
      kind: "calculator",
      title: this.words.titles[this.options.noun],
      inputs: [...this.asked.toSorted((a, b) => rank(a) - rank(b)), ...inputs, ...this.prices].map(short),
      results: results.map(short),
      share: true,
      print: true,
      source: this.words.source,
    };
  }

  /** Asks for something where the text names it, whatever has to be worked out first. */
  private ask(asked: Input): void {
    this.asked.push(asked);
    this.places.set(asked.id, this.at);
  }

  private usual(unit: Unit): { price: number; many: number } {
    return usualOf(unit, this.currency);
  }

  private price(id: string, label: string, value: number, unit = this.currency): void {
    this.prices.push({ ...input(id, label, unit, value), setting: this.words.prices });
  }

  private line(label: string, formula: string): string {
    const id = `line${String(this.lines.length + 1)}`;
    this.lines.push({ ...result(id, label, formula, this.currency), when: formula });
    return id;
  }

  private addAmount(part: Amount, id: string): void {
    const { unit, price, first, free, times } = part;
    const label =
      part.sides !== undefined
        ? part.sides.length > 2
          ? this.words.volume
          : this.words.area
        : part.label === ""
          ? this.nameOf(unit)
          : capital(part.label);
    const isMoney = unit.sign === "money";
    const usual = this.usual(unit);
    const isMain = this.main?.id === quantityOf(part, id);
    const many = isMoney ? 0 : isMain || this.asked.length === 0 || price === undefined ? usual.many : START;
    if (part.sides === undefined) this.ask(input(id, label, isMoney ? this.currency : this.signOf(unit, label), many));
    else
      part.sides.forEach((side, index) =>
        this.ask(
          input(`${id}Side${String(index + 1)}`, side, unit.sign.includes("ft") ? "ft" : "m", SIDES[index] ?? 1),
        ),
      );
    const counted = quantityOf(part, id);
    this.counted.push({ part, id: counted });
    if (isMoney) {
      this.price(`${id}Markup`, `${this.words.markUp}: ${label}`, Math.round(((price ?? 1) - 1) * 100), "%");
      this.line(label, `${id} * (1 + ${id}Markup / 100)`);
      return;
    }
    // What only others are counted by has no price itself.
    if (price === undefined && this.parts.some((each) => each !== part && countsBy(each, unit))) return;
    const bare = bareOf(label);
    const rate = `${id}Price`;
    this.price(rate, this.priceLabel(bare, label, unit), price ?? (this.options.isPriced ? 0 : usual.price));
    let quantity = counted;
    if (free !== undefined) quantity = `max(0, ${id} - ${String(free)})`;
    let formula = `${quantity} * ${rate}`;
    if (first !== undefined) {
      const start = `${id}First`;
      this.price(start, `${label}: ${first.many === 1 ? "1" : `1–${String(first.many)}`}`, first.price);
      formula = `(${id} > 0 ? ${start} + max(0, ${id} - ${String(first.many)}) * ${rate} : 0)`;
    }
    if (times !== undefined) {
      const known = this.counted.find((each) => isSameUnit(each.part.unit, times))?.id;
      if (known === undefined) this.ask(input(`${id}Times`, this.nameOf(times), "", 1));
      formula = `${formula} * ${known ?? `${id}Times`}`;
    }
    if (this.factor !== undefined && IN_SPACE.test(unit.sign)) formula = `${formula} * ${this.factor}`;
    // Without a lift every floor is climbed.
    const lift = of.FLOOR.test(label) ? this.liftId() : undefined;
    this.line(capital(bare), lift === undefined ? formula : `(${lift} == 1 ? 0 : 1) * ${formula}`);
  }

  private liftId(): string | undefined {
    const at = this.parts
      .filter(({ kind }) => kind === "extra")
      .findIndex((part) => "label" in part && of.LIFT.test(part.label));
    return at < 0 ? undefined : `extra${String(at + 1)}`;
  }

  private addExtra(part: Extra): void {
    const at = this.parts.filter(({ kind }) => kind === "extra").indexOf(part) + 1;
    const id = `extra${String(at)}`;
    const label = capital(part.label);
    this.ask(this.yesNo(id, label));
    const isLift =
      this.liftId() === id && this.parts.some((each) => each.kind === "amount" && of.FLOOR.test(each.label));
    if (isLift && part.price === undefined) return;
    const isAlong =
      part.price === undefined &&
      of.REMOVAL.test(label) &&
      this.main !== undefined &&
      IN_SPACE.test(this.main.unit.sign);
    const by = isAlong ? this.main?.id : this.idOf(part.per);
    const per = isAlong ? this.main?.unit : part.per;
    const usual = isAlong ? roundly(0.4 * (this.main?.price ?? 0)) : 2 * this.usual(COUNTED).price;
    this.price(
      `${id}Price`,
      per === undefined ? label : `${label}, ${this.words.per} ${this.oneOf(per)}`,
      part.price ?? (this.options.isPriced ? 0 : usual),
    );
    this.line(label, by === undefined ? `${id} * ${id}Price` : `${id} * ${id}Price * ${by}`);
  }

  private addBase(label: string, price: number): void {
    const id = `base${String(this.prices.length + 1)}`;
    this.price(id, label, price);
    this.line(label, id);
  }

  private addChoice(part: Choice): void {
    const options =
      part.options.length > 0 ? part.options : this.words.kinds.map((label) => ({ label, price: undefined }));
    if (this.asked.length + this.prices.length + options.length + 1 > MOST_INPUTS || this.lines.length >= MOST_LINES)
      return;
    const at = this.parts.indexOf(part) + 1;
    const id = `pick${String(at)}`;
    const isPriced = options.some(({ price }) => price !== undefined);
    const label = capital(part.label) || this.words.kind;
    this.ask({
      id,
      label,
      initial: 0,
      choices: options.map((each, index) => ({ label: each.label, amount: index })),
    });
    const unit = isPriced ? part.per : this.main?.unit;
    const by = isPriced ? this.idOf(part.per) : this.main?.id;
    const suffix = unit === undefined ? "" : `, ${this.words.per} ${this.oneOf(unit)}`;
    const rates = options.map((each, index) => {
      if (!isPriced && index === 0) return "0";
      const rate = `${id}Price${String(index)}`;
      const more = this.options.isPriced ? 0 : roundly(0.25 * index * (this.main?.price ?? this.usual(COUNTED).price));
      const isSaid = label === this.words.kind || each.label.toLowerCase().includes(label.toLowerCase());
      const option = each.label.toLowerCase();
      const own = isSaid ? each.label : `${label}: ${option}`;
      const name = isPriced ? own : `${label}: ${this.words.extraFor} ${option}`;
      this.price(rate, `${name}${suffix}`, each.price ?? more);
      return rate;
    });
    const picked = rates.reduceRight(
      (rest, rate, index) => (rest === "" ? rate : `${id} == ${String(index)} ? ${rate} : ${rest}`),
      "",
    );
    const times = !isPriced && this.factor !== undefined ? ` * ${this.factor}` : "";
    this.line(label, by === undefined ? picked : `(${picked}) * ${by}${times}`);
  }

  /** What counts this unit; it is asked for where nothing does yet. */
  private idOf(unit: Unit | undefined): string | undefined {
    if (unit === undefined) return undefined;
    const known = this.counted.find(({ part }) => isSameUnit(part.unit, unit));
    if (known !== undefined) return known.id;
    const id = `by${String(this.asked.length + 1)}`;
    const label = this.nameOf(unit);
    this.ask(input(id, label, this.signOf(unit, label), this.usual(unit).many));
    this.counted.push({ part: { kind: "amount", label, unit }, id });
    return id;
  }

  /** What ends every quote: surcharges, discounts, the least it costs, and tax. */
  private summed(): { inputs: Input[]; results: Result[] } {
    const { words, currency } = this;
    const inputs: Input[] = [];
    const results: Result[] = [...this.lines];
    const add = (id: string, label: string, formula: string, isAlways = false): void => {
      results.push({ ...result(id, label, formula, currency), ...(isAlways ? {} : { when: formula }) });
    };
    let sum = this.lines.map(({ id }) => id).join(" + ") || "0";
    const shares = this.parts.filter((part): part is Share => part.kind === "more" || part.kind === "less");
    const more = shares.filter(({ kind }) => kind === "more").slice(0, 2);
    if (more.length > 0) {
      const terms = more.map((part, index) => {
        const id = `more${String(index + 1)}`;
        const label = capital(part.label) || (part.isAlways ? words.markUp : words.surcharge);
        this.price(id, label === words.markUp ? label : `${words.surcharge}: ${label}`, part.percent, "%");
        if (part.isAlways === true) return id;
        inputs.push(this.yesNo(`${id}On`, label));
        return `${id}On * ${id}`;
      });
      const label = more.length === 1 ? capital(more[0]?.label ?? "") || words.markUp : words.surcharge;
      add("more", label, `(${sum}) * (${terms.join(" + ")}) / 100`);
      sum = `${sum} + more`;
    }
    const less = shares.filter(({ kind }) => kind === "less");
    const named = less.filter(({ over }) => over === undefined).slice(0, 5);
    const from = less.find(({ over }) => over !== undefined);
    const off: string[] = [];
    if (named.length === 1 && named[0] !== undefined) {
      const label = capital(named[0].label) || words.discount;
      inputs.push(this.yesNo("lessOn", label));
      this.price("less1", label === words.discount ? label : `${words.discount}: ${label}`, named[0].percent, "%");
      off.push("lessOn * less1");
    } else if (named.length > 1) {
      inputs.push({
        id: "lessOn",
        label: words.discount,
        initial: 0,
        choices: [
          { label: words.none, amount: 0 },
          ...named.map(({ label }, index) => ({ label: capital(label), amount: index + 1 })),
        ],
      });
      named.forEach(({ label, percent }, index) =>
        this.price(`less${String(index + 1)}`, `${words.discount}: ${capital(label)}`, percent, "%"),
      );
      off.push(named.map((_, index) => `(lessOn == ${String(index + 1)}) * less${String(index + 1)}`).join(" + "));
    }
    if (from?.over !== undefined) {
      const by = this.countedBy(from.over.of);
      this.price(
        "lessFrom",
        `${words.discountFrom}${by === undefined ? "" : ` (${by.label})`}`,
        from.over.many,
        by === undefined ? currency : "",
      );
      this.price("lessMany", words.discount, from.percent, "%");
      off.push(`(${by?.id ?? `(${sum})`} >= lessFrom) * lessMany`);
    }
    if (off.length > 0) {
      add("off", words.discount, `0 - (${sum}) * (${off.join(" + ")}) / 100`);
      sum = `${sum} + off`;
    }
    const least = this.parts.find((part) => part.kind === "minimum");
    if (least !== undefined) {
      this.price("least", words.minimum, least.price);
      sum = `max(least, ${sum})`;
    }
    const tax = this.parts.find((part) => part.kind === "tax");
    if (tax === undefined) {
      results.push({ ...result("total", words.total, sum, currency), isMain: true });
      return { inputs, results };
    }
    this.price("taxRate", tax.label, tax.rate, "%");
    add("net", words.net, sum, true);
    add("tax", tax.label, "net * taxRate / 100", true);
    results.push({ ...result("total", words.total, "net + tax", currency), isMain: true });
    return { inputs, results };
  }

  private countedBy(said: string): { id: string; label: string } | undefined {
    const word = singularOf(said.toLowerCase().split(" ")[0] ?? "");
    if (word === "") return undefined;
    const found =
      this.counted.find(({ part }) => part.label.toLowerCase().includes(word) || part.unit.one === word) ??
      this.counted[0];
    return found === undefined ? undefined : { id: found.id, label: found.part.label || this.nameOf(found.part.unit) };
  }

  private yesNo(id: string, label: string): Input {
    return {
      id,
      label,
      initial: 0,
      choices: [
        { label: this.words.no, amount: 0 },
        { label: this.words.yes, amount: 1 },
      ],
    };
  }

  private nameOf({ sign, one }: Unit): string {
    return (
      this.words.units[sign] ?? (sign === "" ? capital(this.options.language === "en" ? pluralOf(one) : one) : sign)
    );
  }

  private oneOf({ sign, one }: Unit): string {
    return (
      (one === sign ? undefined : this.words.units[one]) ?? (this.options.language === "en" || sign === "" ? one : sign)
    );
  }

  /** The sign behind the number; counted things stand there where the label does not name them. */
  private signOf({ sign, one }: Unit, label: string): string {
    if (sign !== "") return sign;
    const many = this.options.language === "en" ? pluralOf(one) : one;
    return many.length <= 12 && !isSaidIn(label, one) ? many : "";
  }

  private priceLabel(bare: string, label: string, unit: Unit): string {
    const one = /metre/i.test(label) && unit.one === "meter" ? "metre" : this.oneOf(unit);
    if (unit.sign === "" && this.words.each !== undefined) return `${this.words.each}: ${label}`;
    if (label.includes(":")) return `${label}, ${this.words.per} ${one}`;
    const isSaid =
      bare === "" ||
      unitNamed(bare) !== undefined ||
      singularOf(bare.toLowerCase()) === unit.one ||
      bare === this.nameOf(unit) ||
      STARTS_WITH_UNIT.test(bare);
    return isSaid || (unit.sign === "" && isSaidIn(label, unit.one))
      ? `${this.words.pricePer} ${one}`
      : `${capital(bare)}, ${this.words.per} ${one}`;
  }
}

/** What an amount is in formulas: its number, or its sides multiplied. */
const quantityOf = ({ sides }: Amount, id: string): string =>
  sides === undefined ? id : `(${sides.map((_, index) => `${id}Side${String(index + 1)}`).join(" * ")})`;
const SIDES: readonly number[] = [8, 4, 1.5];

/** Whether a label says what is counted, in the plural or not. */
const isSaidIn = (label: string, one: string): boolean =>
  label.toLowerCase().includes(one) || (one.length > 4 && label.toLowerCase().startsWith(one.slice(0, 5)));

/** What is measured in space. */
const IN_SPACE = /^(?:m|m²|m³|yd³|ft|sq ft|ft³)$/;
const COUNTED: Unit = { sign: "", one: "piece" };
/** Of what comes beside the main thing there is none to begin with. */
const START = 0;

/** Whether something is counted by another unit, as menus are by guests. */
const countsBy = (part: Part, unit: Unit): boolean =>
  (part.kind === "choice" || part.kind === "extra") && part.per !== undefined && isSameUnit(part.per, unit);

const STARTS_WITH_UNIT = new RegExp(String.raw`^(?:${UNIT_WORDS})(?![\p{L}\d])`, "iu");

/** A label without the unit it begins with: 'Metres of fence' is the fence. */
function bareOf(label: string): string {
  const rest = label.replace(
    new RegExp(String.raw`^(?:${UNIT_WORDS})(?![\p{L}\d])\s*(?:(?:of|for|de|von|für)\b|d['’])?\s*(?:the )?`, "iu"),
    "",
  );
  return rest === "" || /^(?:between|from|to|within)\b/i.test(rest) ? label : capital(rest);
}

/** A number as people set prices. */
function roundly(value: number): number {
  const step = value >= 100 ? 10 : value >= 20 ? 5 : value >= 2 ? 1 : 0.05;
  return Number((Math.round(value / step) * step).toFixed(2));
}

const short = <T extends { label: string }>(each: T): T => ({ ...each, label: each.label.slice(0, 80) });
