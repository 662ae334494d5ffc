import { Button, Select } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import Clapperboard from "lucide-react/icons/clapperboard";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { Failure } from "../../components/failure.tsx";
import { projectsQuery } from "../../api/list-projects.ts";
import { explainError } from "../../api/explain-error.ts";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import classes from "./detail.module.css";
import { toast } from "../../status/toast.ts";

/** What goes into a trailer: pictures and videos become footage, a sound its music. */
export interface StudioThing {
  assetId: string;
  as: "footage" | "music";
}

async function bring(projectId: string, { assetId, as }: StudioThing): Promise<void> {
  if (as === "footage") {
    await callFunction("footage-add", { projectId, assetId });
    return;
  }
  const [{ bpm, beats, startMs }, { version }] = await Promise.all([
    callFunction("music-get", { assetId }),
    callFunction("storyboard-get", { projectId }),
  ]);
  // By an op, as in the studio: it moves the cuts to the beats of the music.
  await callFunction("storyboard-save", {
    projectId,
    baseVersion: version,
    ops: [{ op: "set-soundtrack", patch: { file: { assetId, startMs, bpm, beats } } }],
  });
}

/** Brings a result into the studio of a project. */
export function UseInStudio({ thing }: { thing: StudioThing }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        onClick={() => setOpen(true)}
        leftSection={<Clapperboard size={17} aria-hidden="true" />}
      >
        Use in studio
      </Button>
      {open ? <ChooseProject thing={thing} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ChooseProject({ thing, onClose }: { thing: StudioThing; onClose: () => void }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const projects = useQuery(projectsQuery(useUserId()));
  const [chosen, setChosen] = useState<string | null>(null);
  const projectId = chosen ?? projects.data?.[0]?.id ?? null;
  const take = useMutation({
    mutationFn: (id: string) => bring(id, thing),
    onSuccess: (_answer, id) => {
      // A studio that was open before shows what it has now, not what it had.
      queryClient.removeQueries({ queryKey: queryKeys.studio(id) });
      void queryClient.invalidateQueries({ queryKey: queryKeys.trailer(id) });
      // Music shows itself in its panel; footage waits until a scene takes it.
      if (thing.as === "footage")
        toast.success("Added to footage", {
          description: "In a feature scene, press Choose footage or Change, then open Your files.",
        });
      void navigate(thing.as === "music" ? `/studio/${id}?tool=sound` : `/studio/${id}`);
    },
  });
  const failure = take.error === null ? null : explainError(take.error);
  return (
    <Dialog title="Use in studio" onClose={onClose} size={440}>
      {projects.isLoadingError ? (
        <Failure
          title="Your projects could not be loaded"
          error={projects.error}
          onRetry={() => void projects.refetch()}
        />
      ) : projects.data?.length === 0 ? (
        <p>
          You don't have a project yet. <Link to="/transform">Create an app first.</Link>
        </p>
      ) : (
        <form
          className={classes.choose}
          onSubmit={(event) => {
            event.preventDefault();
            if (projectId !== null && !take.isPending) take.mutate(projectId);
          }}
        >
          <Select
            label="Trailer of"
            searchable
            data={(projects.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={projectId}
            disabled={projects.isPending}
            onChange={(next) => next !== null && setChosen(next)}
          />
          <p className={classes.hint}>
            {thing.as === "music"
              ? "It becomes the trailer's music, with cuts on its beats."
              : "It's added to the trailer's footage for any scene."}
          </p>
          {failure === null ? null : (
            <p className={classes.failure} role="alert">
              {failure.message} {failure.hint}
            </p>
          )}
          <Button type="submit" loading={take.isPending} disabled={projectId === null}>
            Open in studio
          </Button>
        </form>
      )}
    </Dialog>
  );
}
