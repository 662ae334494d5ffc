/** What formulas of columns call the number of the row, from 1. */
export const ROW_NAME = "n";

/** What formulas of columns call a column's value in the row above. No id has an underscore. */
export const beforeName = (column: string): string => `before_${column}`;
