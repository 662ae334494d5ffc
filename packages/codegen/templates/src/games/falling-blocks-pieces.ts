/** A field of the well, from the top left. */
export interface Field {
  x: number;
  y: number;
}

/** A piece in the well: which of the seven, how often it was turned to the right, and where the corner of its square is. */
export interface Falling extends Field {
  kind: number;
  turned: number;
}

/** Side of the square that each kind turns in, and its fields: I, J, L, O, S, T, Z. */
export const KINDS: readonly { side: number; fields: readonly (readonly [number, number])[] }[] = [
  {
    side: 4,
    fields: [
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
    ],
  },
  {
    side: 3,
    fields: [
      [0, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ],
  },
  {
    side: 3,
    fields: [
      [2, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ],
  },
  {
    side: 2,
    fields: [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
  },
  {
    side: 3,
    fields: [
      [1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
    ],
  },
  {
    side: 3,
    fields: [
      [1, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ],
  },
  {
    side: 3,
    fields: [
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
    ],
  },
];
/** The kind that is four fields long. */
export const LONG = 0;

/** Where a turn to the right is tried, one after the other, by how it was turned before. */
export const KICKS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 0],
    [-1, 0],
    [-1, -1],
    [0, 2],
    [-1, 2],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, -2],
    [1, -2],
  ],
  [
    [0, 0],
    [1, 0],
    [1, -1],
    [0, 2],
    [1, 2],
  ],
  [
    [0, 0],
    [-1, 0],
    [-1, 1],
    [0, -2],
    [-1, -2],
  ],
];
/** Where a turn of the long one is tried. */
export const LONG_KICKS: typeof KICKS = [
  [
    [0, 0],
    [-2, 0],
    [1, 0],
    [-2, 1],
    [1, -2],
  ],
  [
    [0, 0],
    [-1, 0],
    [2, 0],
    [-1, -2],
    [2, 1],
  ],
  [
    [0, 0],
    [2, 0],
    [-1, 0],
    [2, -1],
    [-1, 2],
  ],
  [
    [0, 0],
    [1, 0],
    [-2, 0],
    [1, 2],
    [-2, -1],
  ],
];

/** The fields that a piece takes. */
export function fieldsOf({ kind, turned, x, y }: Falling): Field[] {
  const { side, fields } = KINDS[kind] ?? { side: 0, fields: [] };
  return fields.map(([column, row]) => {
    let at: [number, number] = [column, row];
    for (let turn = 0; turn < turned; turn++) at = [side - 1 - at[1], at[0]];
    return { x: x + at[0], y: y + at[1] };
  });
}
