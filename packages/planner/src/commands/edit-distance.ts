/** How many letters two words differ by, neighbours that changed places counting as one; `limit` and more is all the same. */
function editDistance(a: string, b: string, limit = 3): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) >= limit) return limit;
    before = last;
    last = row;
  }
  return Math.min(limit, last[b.length] ?? limit);
}

/** Whether a word may be another with a typing error: one letter in four to six, two in longer ones; short words have to be right. */
export function isNear(typed: string, word: string): boolean {
  const length = Math.min(typed.length, word.length);
  if (length < 4 || typed[0] !== word[0]) return false;
  return editDistance(typed, word) <= (length > 6 ? 2 : 1);
}
