import { formatNumber } from "../../../../components/format.ts";

/** A number with what is counted: '1 row', '2,000 rows'. */
export const countOf = (value: number, one: string): string => `${formatNumber(value)} ${one}${value === 1 ? "" : "s"}`;
