import { AppError } from "@sayhey/contract/app-error";
import { TRANSFORM_LIMITS } from "@sayhey/contract/transform";
import { findTransform } from "@sayhey/transforms";
import { defineFunction, FieldError } from "../../../http/rpc/define-function.ts";
import { readTransformSettings } from "../transform-settings.ts";

/** Keeps settings of a transform under a name. */
export const transformPresetSave = defineFunction(
  "transform-preset-save",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    const transform = findTransform(input.kind);
    if (transform === undefined) throw new FieldError("kind", "There is no such transform.");
    const settings = readTransformSettings(transform, input.settings);
    const presetId = await sql.begin(async (tx) => {
      await tx`select from accounts where user_id = ${userId} for update`;
      const [kept] = await tx<{ count: number }[]>`
        select count(*)::int as count from transform_presets
        where user_id = ${userId} and not (kind = ${transform.kind} and name = ${input.name})`;
      if ((kept?.count ?? 0) >= TRANSFORM_LIMITS.presets)
        throw new AppError("quota", `You keep ${TRANSFORM_LIMITS.presets} presets already.`, {
          hint: "Remove one first.",
        });
      const [row] = await tx<{ id: string }[]>`
        insert into transform_presets (user_id, kind, name, settings)
        values (${userId}, ${transform.kind}, ${input.name}, ${tx.json(settings)})
        on conflict (user_id, kind, name) do update set settings = excluded.settings
        returning id`;
      if (row === undefined) throw new Error("the preset was not inserted");
      return row.id;
    });
    return { presetId };
  },
);
