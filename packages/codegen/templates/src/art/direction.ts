// A generated app has one direction; this line names it.
export { draw } from "./kitchen-table.tsx";
/** What the app is about, in the words of its idea. */
export const subject: string = "";
/** Pictures of the same thing differ between two apps. */
export const series: number = 0;
