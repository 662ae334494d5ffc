/** An amount of money as people write it; the first group is the number, the second says that it counts pence or cents. */
export const MONEY = String.raw`(?:(?:[€£$₹]|\b(?:rs\.?|eur|usd|gbp|chf))\s?)?(\d{1,7}(?:[.,]\d{1,3})?)(?:\s?(p|ct|cents?)\b|\s?(?:€|£|\$|₹|(?:eur(?:os?)?|gbp|usd|inr|rs|chf|dollars?|pounds|rupees?|quid|bucks|pesos|reais)\b\.?))?(?!\s?%)(?!\d)`;

/** 'per', 'a', 'je', 'por', 'par'. */
export const PER = String.raw`(?:/|\b(?:per|an?|for (?:each|every)|pro|je|por|cada|par|le|la|chaque)\b|\b(?:de )?l['’])`;

/** The number behind such words: a comma before three digits groups thousands, any other stands for a point. */
export function numberOf(digits = "", small = ""): number {
  const plain = /^\d{1,3},\d{3}$/.test(digits) ? digits.replace(",", "") : digits.replace(",", ".");
  const value = Number(plain);
  return small === "" ? value : value / 100;
}
