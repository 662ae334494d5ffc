/** Whose turn it is. */
export interface Turn {
  /** Who asks, such as their network; everybody gets one turn after the other, however much they ask. */
  who: string;
  /** Goes before everybody who does not have it. */
  first: boolean;
}

/** What waits, taken in turns. */
export interface FairQueue<T> {
  /** False when `who` has as much waiting in their lane as there may be. */
  add(turn: Turn, item: T): boolean;
  /** The next one; undefined when nothing waits. */
  take(): T | undefined;
  /** Everything that waits, which then waits no more. */
  clear(): T[];
}

/** Makes a queue of two lanes in which nobody has more waiting than their lane lets them. */
export function createFairQueue<T>(most: { first: number; others: number }): FairQueue<T> {
  const lanes: [Map<string, T[]>, Map<string, T[]>] = [new Map(), new Map()];
  return {
    add({ who, first }, item) {
      const lane = lanes[first ? 0 : 1];
      const mine = lane.get(who) ?? [];
      if (mine.length >= (first ? most.first : most.others)) return false;
      mine.push(item);
      lane.set(who, mine);
      return true;
    },
    take() {
      for (const lane of lanes) {
        for (const [who, [item, ...rest]] of lane) {
          // Put in again, they come last.
          lane.delete(who);
          if (rest.length > 0) lane.set(who, rest);
          return item;
        }
      }
      return undefined;
    },
    clear() {
      const all = lanes.flatMap((lane) => [...lane.values()].flat());
      for (const lane of lanes) lane.clear();
      return all;
    },
  };
}
