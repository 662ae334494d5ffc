import type { AppSpec, Language } from "@sayhey/appspec";
import { planNativeOrders } from "./order-app.ts";
import { planSpokenList } from "./described-app.ts";
import { planActivityAbroad } from "../activities/abroad/plan-abroad.ts";
import type { Native } from "./read-prices.ts";
import { planNativeSite } from "./site-app.ts";

const NATIVE: ReadonlySet<Language> = new Set<Native>(["de", "es", "fr"]);
const isNative = (language: Language): language is Native => NATIVE.has(language);

/**
 * The app of a text in another language that says by its own words which kind of product or which activity it is, or lists what is written
 * down; undefined where it does none of it.
 */
export function planNative(text: string, language: Language, seed: number): AppSpec | undefined {
  if (language === "en") return undefined;
  const product = isNative(language)
    ? (planNativeSite(text, language, seed) ?? planNativeOrders(text, language, seed))
    : undefined;
  return product ?? planActivityAbroad(text, language, seed) ?? planSpokenList(text, language, seed);
}
