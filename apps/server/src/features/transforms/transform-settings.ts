import { settingsSchema, type Settings, type Transform } from "@sayhey/transforms";
import { FieldError } from "../../http/rpc/define-function.ts";

/** Settings of a transform with its defaults. @throws FieldError naming the first setting that is wrong */
export function readTransformSettings(transform: Transform, settings: Record<string, unknown>): Settings {
  const parsed = settingsSchema(transform.fields).safeParse(settings);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const unknown = issue?.code === "unrecognized_keys" ? issue.keys[0] : undefined;
  const field = ["settings", ...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])].join(".");
  throw new FieldError(
    field,
    unknown === undefined
      ? (issue?.message ?? "This cannot be read.")
      : `${unknown} is no setting of ${transform.title}.`,
  );
}
