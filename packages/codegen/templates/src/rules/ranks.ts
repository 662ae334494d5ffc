export interface Ranked<T> {
  row: T;
  score: number;
  rank: number;
}

/** Best first; equal scores share a rank and the next rank is skipped (1, 2, 2, 4). */
export function rank<T>(rows: readonly T[], scoreOf: (row: T) => number): Ranked<T>[] {
  const ordered = rows.map((row) => ({ row, score: scoreOf(row), rank: 0 })).sort((a, b) => b.score - a.score);
  ordered.forEach((entry, index) => {
    const above = ordered[index - 1];
    entry.rank = above !== undefined && above.score === entry.score ? above.rank : index + 1;
  });
  return ordered;
}
