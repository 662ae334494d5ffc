import { makeTables } from "../make-tables.ts";

/** Everything written down in French; builds for browsers hold the result. */
export const TABLES = makeTables("fr");
