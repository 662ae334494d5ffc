import { makeTables } from "../make-tables.ts";

/** Everything written down in Spanish; builds for browsers hold the result. */
export const TABLES = makeTables("es");
