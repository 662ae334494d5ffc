// In a generated app this file is the shared writer itself.
export { unguarded, writeCsv } from "../../../../contract/src/csv.ts";
