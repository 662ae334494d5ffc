const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/**
 * For each line of compiled code the line of its source it came from, from 1; 0 where there is none. `mappings` are those of a
 * source map (https://tc39.es/ecma426/) with one source.
 */
export function sourceLines(mappings: string): number[] {
  let source = 0;
  return mappings.split(";").map((line) => {
    let first: number | null = null;
    for (const segment of line.split(",")) {
      const [, , lines] = readNumbers(segment);
      if (lines === undefined) continue;
      source += lines;
      first ??= source;
    }
    return first === null ? 0 : first + 1;
  });
}

/** The numbers of one segment, each in base 64 with the sign in its lowest bit. */
function readNumbers(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const character of segment) {
    const digit = DIGITS.indexOf(character);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit >= 32) continue;
    numbers.push((value & 1) === 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}
