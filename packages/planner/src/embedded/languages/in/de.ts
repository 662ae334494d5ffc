import { makeTables } from "../make-tables.ts";

/** Everything written down in German; builds for browsers hold the result. */
export const TABLES = makeTables("de");
