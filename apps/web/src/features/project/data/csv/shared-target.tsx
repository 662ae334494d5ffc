import { Radio } from "@mantine/core";
import type { Entity } from "@sayhey/appspec";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { queryKeys } from "../../../../api/query-keys.ts";
import { tellError } from "../../../../status/tell-error.ts";
import { useEditor } from "../../editor/editor-context.tsx";
import { useSharedData, type Place } from "../visitors/use-shared-data.ts";
import type { ImportPlan } from "./import-rows.ts";
import { importShared, takeBack } from "./shared-import.ts";
import { undoable } from "../../../../status/undo.ts";
import { formatNumber } from "../../../../components/format.ts";
import { toast } from "../../../../status/toast.ts";

/** Where imported rows go. */
export type ImportInto = "samples" | Place;

const PLACES: Record<Place, string> = {
  preview: "Into the shared data of the preview",
  published: "Into the shared data of the published app",
};
/** Tenths of a second that new fields are waited for, until the server has them. */
const WAITS = 80;
const rowsOf = (value: number): string => `${formatNumber(value)} row${value === 1 ? "" : "s"}`;

/** Whether rows go into what visitors share, and how far they are on their way. */
export function useSharedTarget(entity: Entity) {
  const { project, spec, edit, unsent } = useEditor();
  const queryClient = useQueryClient();
  const isShared = spec.sharing === "shared";
  const shared = useSharedData(project.id);
  const [into, setInto] = useState<ImportInto>("samples");
  const [sent, setSent] = useState<{ done: number; of: number } | null>(null);
  const stop = useRef<AbortController | null>(null);
  const unsentNow = useRef(unsent);
  useEffect(() => {
    unsentNow.current = unsent;
  }, [unsent]);
  // Who closes the dialog has stopped the import.
  useEffect(() => () => stop.current?.abort(), []);
  const data = shared.data.data;
  // What nobody has asked for yet begins with the samples.
  const samples = spec.entities.reduce((sum, { rows }) => sum + rows.length, 0);
  const there = data?.shares.find(({ place }) => place === into)?.rows ?? samples;
  const places: Place[] = !isShared ? [] : data?.published === "shared" ? ["preview", "published"] : ["preview"];

  const undo = async (place: Place, batch: string): Promise<void> => {
    try {
      toast.success(`${rowsOf(await takeBack(project.id, place, batch))} taken back`);
    } catch (error) {
      tellError(error);
    } finally {
      void queryClient.invalidateQueries({ queryKey: queryKeys.sharedData(project.id) });
    }
  };
  /** Sends all rows; false where it was stopped or refused, and nothing stays of it then. */
  const send = async (plan: ImportPlan, place: Place): Promise<boolean> => {
    const controller = new AbortController();
    stop.current = controller;
    setSent({ done: 0, of: plan.rows.length });
    try {
      if (plan.ops.length > 0) {
        const result = edit(plan.ops, { source: "data", reason: `Fields for an import into ${entity.plural}` });
        if (!result.ok) throw new Error(result.problem);
        for (let turn = 0; turn < WAITS && (turn < 2 || unsentNow.current > 0); turn++)
          await new Promise((done) => setTimeout(done, 100));
      }
      const batch = await importShared({
        projectId: project.id,
        place,
        entity: entity.id,
        rows: plan.rows,
        signal: controller.signal,
        onProgress: (done) => setSent({ done, of: plan.rows.length }),
      });
      toast(
        `${rowsOf(plan.rows.length)} shared`,
        undoable(() => void undo(place, batch)),
      );
      return true;
    } catch (error) {
      if (controller.signal.aborted) toast("Stopped. Nothing was imported.");
      else tellError(error);
      return false;
    } finally {
      setSent(null);
      void queryClient.invalidateQueries({ queryKey: queryKeys.sharedData(project.id) });
    }
  };
  return {
    into,
    setInto,
    places,
    /** Rows that there is room for. */
    room: Math.max(0, (data?.limit.rows ?? 0) - there),
    sent,
    send,
    stop: () => stop.current?.abort(),
  };
}

/** Chooses between the rows an app begins with and those that are shared; nothing where nothing is shared. */
export function SharedTarget({ target }: { target: ReturnType<typeof useSharedTarget> }) {
  const { places, into, setInto, room } = target;
  if (places.length === 0) return null;
  return (
    <Radio.Group label="What they become" value={into} onChange={(value) => setInto(value as ImportInto)}>
      <Radio mt={6} size="sm" value="samples" label="Rows that the app begins with, 200 at most" />
      {places.map((place) => (
        <Radio
          key={place}
          mt={6}
          size="sm"
          value={place}
          label={PLACES[place]}
          {...(into === place ? { description: `Room for ${rowsOf(room)} more.` } : {})}
        />
      ))}
    </Radio.Group>
  );
}
