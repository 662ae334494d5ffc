import { Switch } from "@mantine/core";
import { projectRowSchema } from "@sayhey/contract/rows";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { rowsOf } from "../../../api/rows-error.ts";
import { updateProject } from "../../../api/update-project.ts";
import { queryKeys } from "../../../api/query-keys.ts";
import { connect } from "../../../api/supabase.ts";
import { tellError } from "../../../status/tell-error.ts";
import { Group } from "./panel.tsx";

const automaticSchema = z.array(projectRowSchema.pick({ auto_refilm: true, auto_render: true })).length(1);

function automaticQuery(projectId: string) {
  return queryOptions({
    queryKey: [...queryKeys.project(projectId), "automatic"],
    queryFn: async () => {
      const client = await connect();
      const answer = await client.from("projects").select("auto_refilm,auto_render").eq("id", projectId);
      return automaticSchema.parse(rowsOf(answer, "Your project"))[0];
    },
  });
}

/** What happens by itself when the app under a trailer has changed. */
export function AutomaticGroup({ projectId }: { projectId: string }) {
  const queryClient = useQueryClient();
  const query = automaticQuery(projectId);
  const present = useQuery(query).data;
  const change = useMutation({
    mutationFn: (patch: { auto_refilm?: boolean; auto_render?: boolean }) => updateProject(projectId, patch),
    onError: tellError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
  if (present === undefined) return null;
  const { auto_refilm: refilms, auto_render: renders } = { ...present, ...(change.isPending ? change.variables : {}) };
  return (
    <Group title="When the app changes">
      <Switch
        label="Film it again by itself"
        checked={refilms}
        onChange={(event) =>
          change.mutate(
            event.currentTarget.checked ? { auto_refilm: true } : { auto_refilm: false, auto_render: false },
          )
        }
      />
      <Switch
        label="Then render the latest trailer again"
        description="It counts as a render of your plan."
        disabled={!refilms}
        checked={renders}
        onChange={(event) => change.mutate({ auto_render: event.currentTarget.checked })}
      />
    </Group>
  );
}
