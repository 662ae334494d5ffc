/** The positions of a longest increasing run of numbers: what may stay where it is while the others move. */
function longestRun(numbers: readonly number[]): ReadonlySet<number> {
  const length: number[] = [];
  const before: number[] = [];
  let best = -1;
  numbers.forEach((value, at) => {
    length[at] = 1;
    before[at] = -1;
    for (let earlier = 0; earlier < at; earlier++) {
      if ((numbers[earlier] ?? 0) < value && (length[earlier] ?? 0) + 1 > (length[at] ?? 0)) {
        length[at] = (length[earlier] ?? 0) + 1;
        before[at] = earlier;
      }
    }
    if (best < 0 || (length[at] ?? 0) > (length[best] ?? 0)) best = at;
  });
  const run = new Set<number>();
  for (let at = best; at >= 0; at = before[at] ?? -1) run.add(at);
  return run;
}

/**
 * What has to be done so that a list of ids, out of which nothing has to go, reads as `wanted`: which id comes right behind which (null is
 * the start), in the order of doing it. Ids not in `have` are added, the others moved, as few as possible.
 */
export function stepsToOrder(
  have: readonly string[],
  wanted: readonly string[],
): { id: string; after: string | null }[] {
  const place = new Map(have.map((id, index) => [id, index]));
  const known = wanted.filter((id) => place.has(id));
  const run = longestRun(known.map((id) => place.get(id) ?? 0));
  const stays = new Set(known.filter((_, index) => run.has(index)));
  return wanted.flatMap((id, index) => (stays.has(id) ? [] : [{ id, after: wanted[index - 1] ?? null }]));
}

/**
 * Merges two orders of what came out of `base`, leaving out what is not in `kept`. Where only one side changed the order of what all three
 * have, its order counts; where both did, differently, `ours` counts and `isContested` is true. Additions follow what they followed on
 * their side; two at one place stand in the order of their ids, so that it does not matter who merges whom.
 */
export function mergeOrder(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
  kept: ReadonlySet<string>,
): { order: string[]; isContested: boolean } {
  const isShared = (id: string): boolean =>
    kept.has(id) && base.includes(id) && ours.includes(id) && theirs.includes(id);
  const [was, mine, other] = [base, ours, theirs].map((list) => list.filter(isShared).join(" "));
  const isContested = mine !== was && other !== was && mine !== other;
  const leader = mine === was ? theirs : ours;
  const order = leader.filter(isShared);
  const ownAdditions = additionsOf(ours, isShared, kept);
  const otherAdditions = additionsOf(theirs, isShared, kept);
  const result = new Set<string>();
  const additionsAt = (anchor: string): void => {
    const runs = [ownAdditions.get(anchor) ?? [], otherAdditions.get(anchor) ?? []];
    for (const run of runs.toSorted((a, b) => ((a[0] ?? "") < (b[0] ?? "") ? -1 : 1)))
      for (const id of run) result.add(id);
  };
  additionsAt("");
  for (const id of order) {
    result.add(id);
    additionsAt(id);
  }
  return { order: [...result], isContested };
}

/** What one side has that not all have, by what it stands behind; the empty text is the start. */
function additionsOf(
  list: readonly string[],
  isShared: (id: string) => boolean,
  kept: ReadonlySet<string>,
): Map<string, string[]> {
  const additions = new Map<string, string[]>();
  let anchor = "";
  for (const id of list) {
    if (isShared(id)) anchor = id;
    else if (kept.has(id)) additions.set(anchor, [...(additions.get(anchor) ?? []), id]);
  }
  return additions;
}
