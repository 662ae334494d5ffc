import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { PublicationState } from "../../api/get-publication.ts";
import { formatDay } from "../../components/format.ts";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { tellError } from "../../status/tell-error.ts";
import classes from "./publish-dialog.module.css";
import { toast } from "../../status/toast.ts";

/** Versions that have been published, each ready to be shown again. */
export function PublishVersions({
  projectId,
  publication,
}: {
  projectId: string;
  publication: NonNullable<PublicationState["publication"]>;
}) {
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: (versionId: string) =>
      callFunction("publication-restore", { publicationId: publication.id, versionId }),
    onSuccess: async ({ number }) => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.publication(projectId) }),
        queryClient.invalidateQueries({ queryKey: queryKeys.gallery() }),
        queryClient.invalidateQueries({ queryKey: queryKeys.galleryItem(publication.id) }),
      ]);
      toast.success(`Version ${number} is shown now`);
    },
    onError: tellError,
  });
  return (
    <details className={classes.versions}>
      <summary>Published versions</summary>
      <ul>
        {publication.versions.map((version) => (
          <li key={version.id}>
            <span>
              Version {version.number}, {formatDay(version.createdAt)}
            </span>
            {version.id === publication.versionId && publication.status === "published" ? (
              <span className={classes.shown}>Shown now</span>
            ) : (
              <Button
                size="compact-sm"
                variant="default"
                loading={restore.isPending && restore.variables === version.id}
                onClick={() => restore.mutate(version.id)}
              >
                Show version {version.number}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
