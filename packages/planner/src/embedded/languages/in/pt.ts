import { makeTables } from "../make-tables.ts";

/** Everything written down in Portuguese; builds for browsers hold the result. */
export const TABLES = makeTables("pt");
