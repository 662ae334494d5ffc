// A generated app has one direction; this line names it.
export { draw } from "./kitchen-table.tsx";
