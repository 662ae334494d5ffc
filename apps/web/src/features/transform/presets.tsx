import { Button, TextInput } from "@mantine/core";
import { transformPresetRowSchema, TRANSFORM_LIMITS, type TransformPresetRow } from "@sayhey/contract/transform";
import { settingsSchema, type Settings, type Transform } from "@sayhey/transforms";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import BookmarkPlus from "lucide-react/icons/bookmark-plus";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { z } from "zod";
import { rowsOf } from "../../api/rows-error.ts";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import { connect } from "../../api/supabase.ts";
import { tellError } from "../../status/tell-error.ts";
import { undoable } from "../../status/undo.ts";
import classes from "./make.module.css";
import { toast } from "../../status/toast.ts";

async function listPresets(kind: string): Promise<TransformPresetRow[]> {
  const client = await connect();
  const answer = await client.from("transform_presets").select("id,kind,name,settings").eq("kind", kind).order("name");
  return z.array(transformPresetRowSchema).parse(rowsOf(answer, "Your presets"));
}

const presetsQuery = (userId: string, kind: string) =>
  queryOptions({ queryKey: [...queryKeys.transforms(userId), "presets", kind], queryFn: () => listPresets(kind) });

const alike = (a: Settings, b: Settings): boolean => Object.keys(a).every((key) => a[key] === b[key]);

/** Settings under a name to choose from, the transform's and one's own, and a way to keep the present ones. */
export function Presets({
  transform,
  settings,
  onChoose,
}: {
  transform: Transform;
  settings: Settings;
  onChoose: (settings: Settings) => void;
}) {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const own = useQuery(presetsQuery(userId, transform.kind));
  const [name, setName] = useState<string | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: presetsQuery(userId, transform.kind).queryKey });
  const save = useMutation({
    mutationFn: (preset: { name: string; settings: Settings }) =>
      callFunction("transform-preset-save", { kind: transform.kind, ...preset }),
    onSuccess: () => setName(null),
    onError: tellError,
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (preset: TransformPresetRow) => callFunction("transform-preset-remove", { presetId: preset.id }),
    onSuccess: (_answer, preset) =>
      toast(
        `Preset '${preset.name}' removed`,
        undoable(() => save.mutate({ name: preset.name, settings: preset.settings })),
      ),
    onError: tellError,
    onSettled: refresh,
  });
  // What an older version kept may be read no more.
  const schema = settingsSchema(transform.fields);
  const mine = (own.data ?? []).flatMap((preset) => {
    const parsed = schema.safeParse(preset.settings);
    return parsed.success ? [{ ...preset, settings: parsed.data }] : [];
  });
  return (
    <fieldset className={classes.fieldset}>
      <legend>Presets</legend>
      <div className={classes.presets}>
        {transform.presets.map((preset) => (
          <button
            key={preset.name}
            type="button"
            className={classes.preset}
            aria-pressed={alike(preset.settings, settings)}
            onClick={() => onChoose(preset.settings)}
          >
            {preset.name}
          </button>
        ))}
        {mine.map((preset) => (
          <span key={preset.id} className={classes.ownPreset}>
            <button
              type="button"
              className={classes.preset}
              aria-pressed={alike(preset.settings, settings)}
              onClick={() => onChoose(preset.settings)}
            >
              {preset.name}
            </button>
            <button
              type="button"
              className={classes.forget}
              aria-label={`Remove the preset ${preset.name}`}
              onClick={() => remove.mutate(preset)}
            >
              <X size={14} aria-hidden="true" />
            </button>
          </span>
        ))}
        {name === null ? (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<BookmarkPlus size={15} aria-hidden="true" />}
            onClick={() => setName("")}
          >
            Save preset
          </Button>
        ) : null}
      </div>
      {name === null ? null : (
        <div className={classes.keep}>
          <TextInput
            label="Preset name"
            autoFocus
            value={name}
            maxLength={TRANSFORM_LIMITS.presetName}
            onChange={(event) => setName(event.currentTarget.value)}
            onKeyDown={(event) => {
              // The form around it would start the transform.
              if (event.key === "Enter") {
                event.preventDefault();
                if (name.trim() !== "") save.mutate({ name, settings });
              }
              if (event.key === "Escape") setName(null);
            }}
          />
          <Button
            disabled={name.trim() === ""}
            loading={save.isPending}
            onClick={() => save.mutate({ name, settings })}
          >
            Keep
          </Button>
          <Button variant="default" onClick={() => setName(null)}>
            Cancel
          </Button>
        </div>
      )}
    </fieldset>
  );
}
