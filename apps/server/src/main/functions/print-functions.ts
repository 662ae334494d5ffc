import { functionsTable } from "./functions-table.ts";

process.stdout.write(functionsTable());
