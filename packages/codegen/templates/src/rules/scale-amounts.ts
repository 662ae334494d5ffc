/** Multiplies the amount a line starts with: `1 1/2 cups rice`, `200 g flour`, `½ lemon`. Other lines stay as they are. */
export function scaleLine(line: string, factor: number): string {
  if (factor === 1) return line;
  const match = /^(\d+(?:[.,]\d+)?(?:\s+\d\/\d)?|\d\/\d|[½¼¾⅓⅔])(?=\s|$|[a-zA-Z])/.exec(line.trim());
  if (!match?.[1]) return line;
  return `${amountText(amountOf(match[1]) * factor)}${line.trim().slice(match[1].length)}`;
}

const SIGNS: Record<string, number> = { "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3 };

function amountOf(text: string): number {
  const sign = SIGNS[text];
  if (sign !== undefined) return sign;
  return text
    .replace(",", ".")
    .split(/\s+/)
    .map((part) => {
      const [over, under] = part.split("/").map(Number);
      return under === undefined ? (over ?? 0) : (over ?? 0) / under;
    })
    .reduce((sum, part) => sum + part, 0);
}

function amountText(amount: number): string {
  if (amount >= 20) return String(Math.round(amount));
  const whole = Math.floor(amount);
  const sign = Object.entries(SIGNS).find(([, value]) => Math.abs(amount - whole - value) < 0.02)?.[0];
  if (sign !== undefined) return whole === 0 ? sign : `${whole} ${sign}`;
  return String(Math.round(amount * 10) / 10);
}

/** Minutes that a step names: `Simmer for 20 minutes` -> 20; null when it names none. */
export function minutesIn(step: string): number | null {
  const match = /(\d+)(?:\s*[-–]\s*\d+)?\s*(?:min\b|min\.|minutes?\b|minuten?\b|minutos?\b)/i.exec(step);
  return match?.[1] === undefined ? null : Number(match[1]);
}
