import { ActionIcon, Button, Skeleton } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Trash2 from "lucide-react/icons/trash-2";
import { explainError } from "../../api/explain-error.ts";
import { formatAgo, formatBytes } from "../../components/format.ts";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import { formatOf } from "./asset-facts.ts";
import classes from "./versions.module.css";
import { toast } from "../../status/toast.ts";

/** Files that an asset had before its present one: each can be put back. Nothing is shown while there is none. */
export function Versions({ assetId, editable }: { assetId: string; editable: boolean }) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const versions = useQuery({
    queryKey: [...queryKeys.asset(assetId), "versions"],
    queryFn: ({ signal }) => callFunction("asset-versions", { assetId }, signal),
    staleTime: 0,
  });
  const refresh = async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: queryKeys.asset(assetId) }),
      queryClient.invalidateQueries({ queryKey: queryKeys.assets(userId) }),
      queryClient.invalidateQueries({ queryKey: queryKeys.storage(userId) }),
    ]);
  };
  const act = async (name: "asset-version-restore" | "asset-version-remove", versionId: string, told: string) => {
    try {
      await callFunction(name, { versionId });
      await refresh();
      toast(told);
    } catch (cause) {
      toast.error(explainError(cause).message);
    }
  };
  if (versions.isPending) return <Skeleton height={22} />;
  if (versions.isLoadingError || versions.data.versions.length === 0) return null;
  return (
    <section aria-label="Earlier versions">
      <h3 className={classes.label}>Earlier versions</h3>
      <ul className={classes.list}>
        {versions.data.versions.map((version) => (
          <li key={version.versionId}>
            <a
              className={classes.thumb}
              href={version.url}
              target="_blank"
              rel="noreferrer"
              aria-label="Look at this version"
            >
              {version.thumbUrl === null ? null : <img src={version.thumbUrl} alt="" loading="lazy" />}
            </a>
            <span className={classes.text}>
              {formatOf({ content_type: version.contentType, kind: "upload" })}, {formatBytes(version.bytes)}
              <time dateTime={version.replacedAt}>
                Replaced {formatAgo(Date.parse(version.replacedAt), versions.dataUpdatedAt)}
              </time>
            </span>
            {editable ? (
              <>
                <Button
                  size="compact-sm"
                  variant="default"
                  onClick={() =>
                    void act("asset-version-restore", version.versionId, "The earlier file is back in its place")
                  }
                >
                  Put back
                </Button>
                <ActionIcon
                  aria-label="Remove this version permanently"
                  onClick={() => void act("asset-version-remove", version.versionId, "Version permanently removed")}
                >
                  <Trash2 size={16} />
                </ActionIcon>
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
