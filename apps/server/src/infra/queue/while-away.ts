import { setTimeout as wait } from "node:timers/promises";
import { isDatabaseAway } from "../database/database-away.ts";

/** How long, and how often, a database that went away is asked again, ms. */
const AWAY_MS = 600_000;
const AWAY_PAUSE_MS = 500;

/** Writes down what became of a job, again and again while the database is away, unless the worker has to stop. */
export async function whileAway<T>(work: () => Promise<T>, isStopping: () => boolean): Promise<T> {
  for (const end = Date.now() + AWAY_MS; ;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error) || isStopping() || Date.now() > end) throw error;
      await wait(AWAY_PAUSE_MS);
    }
  }
}
