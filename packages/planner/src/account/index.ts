export { accountOf, type AccountEntry } from "./account.ts";
