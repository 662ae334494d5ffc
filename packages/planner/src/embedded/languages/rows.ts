export const ROWS = ``;
