import { z } from "zod";
import { actionSchema } from "./action.ts";
import { conditionSchema, idSchema, lineSchema } from "./entity.ts";

/** What rows are sorted by. */
export const sortSchema = z.strictObject({ field: idSchema, direction: z.enum(["asc", "desc"]) });

/** A picture of a block: drawn from words, or one of the owner's assets. */
export const pictureSchema = z
  .string()
  .max(160)
  .regex(
    /^(?:art:.{1,150}|asset:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
    "must be art:<words> or an uploaded picture",
  );

/** What every block takes. `menu` names it in the menu, from where it is scrolled to. */
export const base = {
  id: idSchema,
  title: lineSchema.optional(),
  note: z.string().trim().max(240).optional(),
  menu: z.string().trim().min(1).max(40).optional(),
};
/** What every block that shows rows of one entity takes. */
export const rows = {
  ...base,
  entity: idSchema,
  where: z.array(conditionSchema).max(4).optional(),
  sort: sortSchema.optional(),
  limit: z.number().int().min(1).max(200).optional(),
  actions: z.array(actionSchema).max(3).optional(),
};
/** What blocks take besides whose rows visitors search, narrow and sort; `export: false` takes the CSV download away. */
export const listed = { export: z.boolean().optional() };
/** Two to four rows can be put side by side. */
export const compared = { compare: z.boolean().optional() };
/** The property that tells blocks apart. */
export const kind = <K extends string>(name: K) => z.literal(name);
