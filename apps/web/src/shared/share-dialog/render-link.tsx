import { Checkbox, Skeleton, Switch } from "@mantine/core";
import type { RenderRow } from "@sayhey/contract/rows";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { renderLinkQuery } from "../../api/get-render-link.ts";
import { explainError } from "../../api/explain-error.ts";
import { callFunction } from "../../api/functions.ts";
import { tellError } from "../../status/tell-error.ts";
import { CopyField } from "../../components/copy-field.tsx";
import classes from "./share-dialog.module.css";
import { playerSnippet } from "./share-targets.ts";

/** Lets whoever has the link watch one render in a player, published or not, until it is switched off. */
export function RenderLink({ render }: { render: RenderRow }) {
  const queryClient = useQueryClient();
  const query = renderLinkQuery(render.id);
  const link = useQuery(query);
  const [autoplay, setAutoplay] = useState(false);
  const change = useMutation({
    mutationFn: (shared: boolean) => callFunction("render-link-set", { renderId: render.id, shared }),
    onSuccess: ({ path }) => queryClient.setQueryData(query.queryKey, path),
    onError: tellError,
  });
  if (link.isLoadingError)
    return <p className={classes.problem}>The link could not be looked up: {explainError(link.error).message}</p>;
  if (link.data === undefined) return <Skeleton height={44} />;
  const on = change.isPending ? change.variables : link.data !== null;
  const address = link.data === null ? null : `${window.location.origin}${link.data}${autoplay ? "?autoplay=1" : ""}`;
  const [width = 9, height = 16] = render.aspect.split(":").map(Number);
  return (
    <div className={classes.player} role="group" aria-label={`Player of the ${render.aspect} trailer`}>
      <Switch
        checked={on}
        disabled={change.isPending}
        onChange={(event) => change.mutate(event.currentTarget.checked)}
        label="Anyone with the link can watch this trailer"
        description="Works even if the app isn't published. Turning it off permanently disables the link."
      />
      {address === null || !on ? null : (
        <>
          <Checkbox
            checked={autoplay}
            onChange={(event) => setAutoplay(event.currentTarget.checked)}
            label="Autoplay, muted"
          />
          <CopyField label="Link to the player" action="Copy link" value={address} />
          <CopyField
            label="Embed player"
            action="Copy code"
            value={playerSnippet(address, "Trailer", { width, height })}
          />
        </>
      )}
    </div>
  );
}
