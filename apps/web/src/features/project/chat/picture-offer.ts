import {
  accentsOf,
  derivePalettes,
  uploadedPicture,
  type AppSpec,
  type Entity,
  type Op,
  type PictureColour,
} from "@sayhey/appspec";
import type { Chip } from "@sayhey/planner/commands";
import { formatNumber } from "../../../components/format.ts";

/** A chip that first needs the picture among one's assets. */
export interface PictureChip extends Chip {
  /** The ops that show the uploaded picture. */
  place?: (assetId: string) => Op[];
}

/** What can be read off a picture without a model that sees. */
export interface PictureFacts {
  /** px */
  width: number;
  height: number;
  colours: readonly PictureColour[];
}

/** Lightness, 0 to 1, below which a picture counts as dark. */
const DARK = 0.42;

const lightnessOf = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Whether most of a picture is dark. */
function isDarkPicture(colours: readonly PictureColour[]): boolean {
  const whole = colours.reduce((sum, { share }) => sum + share, 0);
  return whole > 0 && colours.reduce((sum, { colour, share }) => sum + lightnessOf(colour) * share, 0) / whole < DARK;
}

/** What was read, in a sentence, and that it was not looked at by anything that understands pictures. */
export function tellPicture({ width, height, colours }: PictureFacts, canAsk: boolean): string {
  const shape = Math.abs(width - height) < 0.1 * Math.max(width, height) ? "square" : width > height ? "wide" : "tall";
  const light = isDarkPicture(colours) ? "dark" : "light";
  const read = `A ${shape}, mostly ${light} picture of ${formatNumber(width)} × ${formatNumber(height)} px.`;
  return canAsk
    ? `${read} Describe what you want and the model looks at it, or choose:`
    : `${read} Without a model, SayHey can use its colors, its brightness and the picture itself:`;
}

/** What can be done with a picture in this very app, without a model. */
export function pictureChips(spec: AppSpec, page: string | null, { colours }: PictureFacts): PictureChip[] {
  const accents = accentsOf([...colours]);
  const [first, second = first, ...others] = accents;
  const scheme = isDarkPicture(colours) ? "dark" : "light";
  const palette = (label: string, from: readonly [string, ...string[]]): PictureChip => ({
    label,
    ops: [{ op: "set-theme", patch: derivePalettes(from) }],
  });
  return [
    palette("Use these colors", accents),
    ...(accents.length > 1 ? [palette("The second one first", [second, first, ...others])] : []),
    {
      label: `Its colors, in ${scheme}`,
      ops: [{ op: "set-theme", patch: { ...derivePalettes(accents), scheme } }],
    },
    ...placeChips(spec, page),
    { label: "Leave it as it is", text: "" },
  ];
}

/** The entity that a page shows, and where the picture would go. */
function placeChips(spec: AppSpec, pageId: string | null): PictureChip[] {
  const page = spec.pages.find(({ id }) => id === pageId) ?? spec.pages[0];
  const shown = page?.blocks.flatMap((block) => ("entity" in block ? [block.entity] : []))[0];
  const entity = spec.entities.find(({ id }) => id === shown) ?? spec.entities[0];
  const row = entity && rowFor(entity);
  if (!entity || !row) return [];
  const title = String(row[entity.titleField] ?? entity.name).slice(0, 40);
  const field = entity.fields.find(({ type }) => type === "image");
  return [
    {
      label: field ? `As the picture of ${title}` : `Give ${entity.plural} pictures, and ${title} this one`,
      place: (assetId) => placeOps(spec, entity, row.id, assetId),
    },
  ];
}

/** The first row without a picture of somebody's own. */
function rowFor(entity: Entity): Entity["rows"][number] | undefined {
  const field = entity.fields.find(({ type }) => type === "image");
  return entity.rows.find((row) => field === undefined || uploadedPicture(row[field.id]) === null) ?? entity.rows[0];
}

/** Shows a picture as that of a row, with a field for it and blocks that show it where there are none. */
function placeOps(spec: AppSpec, entity: Entity, row: string, assetId: string): Op[] {
  const known = entity.fields.find(({ type }) => type === "image");
  const taken = entity.fields.map((field) => field.id);
  const id =
    known?.id ?? ["picture", "photo", "portrait"].find((free) => !taken.includes(free)) ?? `picture${taken.length}`;
  return [
    ...(known
      ? []
      : [{ op: "add-field" as const, entity: entity.id, field: { id, name: "Picture", type: "image" as const } }]),
    { op: "update-row", entity: entity.id, row, values: { [id]: `asset:${assetId}` } },
    ...spec.pages.flatMap((page) =>
      page.blocks.flatMap((block): Op[] =>
        "media" in block && "entity" in block && block.entity === entity.id && block.media !== "image"
          ? [{ op: "update-block", page: page.id, block: block.id, patch: { media: "image" } }]
          : [],
      ),
    ),
  ];
}
