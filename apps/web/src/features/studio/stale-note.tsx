import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { StateBadge } from "../../components/state-badge.tsx";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { tellError } from "../../status/tell-error.ts";
import classes from "./studio.module.css";
import type { StudioSource } from "./use-storyboard.ts";

/** Tells footage that is older than the app, and films it again. */
export function StaleNote({ projectId, source }: { projectId: string; source: StudioSource }) {
  const queryClient = useQueryClient();
  const film = useMutation({
    mutationFn: () => callFunction("project-film", { projectId }),
    onError: tellError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.studio(projectId) }),
  });
  if (source.filming) {
    return (
      <p className={classes.notice} role="status">
        <StateBadge tone="sky" busy>
          Filming
        </StateBadge>
        <span>The app is being checked and filmed. The trailer updates automatically.</span>
      </p>
    );
  }
  if (!source.outOfDate) return null;
  return (
    <div className={classes.notice}>
      <StateBadge tone="sun">Out of date</StateBadge>
      <span>The app has changed since it was filmed.</span>
      <Button size="compact-sm" variant="default" loading={film.isPending} onClick={() => film.mutate()}>
        Film again
      </Button>
    </div>
  );
}
