/** What each option has, in whole per cent that add up to 100 (largest remainders get the odd ones). */
export function pollShares(votes: readonly number[]): number[] {
  const counts = votes.map((count) => Math.max(0, count || 0));
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count / total) * 100);
  const shares = exact.map(Math.floor);
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest);
  let open = 100 - shares.reduce((sum, share) => sum + share, 0);
  for (const { index } of order) {
    if (open-- <= 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
  }
  return shares;
}

/**
 * How the counts change when a visitor chooses. One vote a visitor: choosing another option moves the vote, choosing the same
 * one again takes it back.
 */
export function castVote(
  before: string | null,
  chosen: string,
): { vote: string | null; changes: Record<string, number> } {
  if (before === chosen) return { vote: null, changes: { [chosen]: -1 } };
  return { vote: chosen, changes: { ...(before === null ? {} : { [before]: -1 }), [chosen]: 1 } };
}
