/**
 * What a property is called, and the field line it is kept by without its label; see embedded/field-line.ts. Names are lower case,
 * singular and divided by `|`; one with a leading `*` also fits whatever ends in it: 'color' and 'wall color'.
 */
export type Property = readonly [names: string, line: string];

/** What things are called, and what is special about their properties: `age: number 1..17 years; weight: number 2.8..7.2 kg`. */
export type ThingProperties = readonly [names: string, properties: string];
