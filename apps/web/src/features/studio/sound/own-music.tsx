import { Button, Progress, Select, Skeleton } from "@mantine/core";
import type { Storyboard } from "@sayhey/trailer";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Music from "lucide-react/icons/music";
import { useRef, useState } from "react";
import { PlanLimitNote } from "../../../shared/plan-limit/plan-limit-note.tsx";
import { useStorageLimit } from "../../../shared/plan-limit/use-storage-limit.ts";
import { uploadAsset } from "../../../api/upload-asset.ts";
import { explainError } from "../../../api/explain-error.ts";
import { queryKeys } from "../../../api/query-keys.ts";
import { useUserId } from "../../../session/session.tsx";
import { Group } from "../panels/panel.tsx";
import panels from "../panels/panels.module.css";
import type { Edit } from "../use-storyboard.ts";
import { MusicStretch } from "./music-stretch.tsx";
import { audioAssetsQuery, musicQuery } from "./music-query.ts";

const ACCEPTED = "audio/*,.mp3,.wav,.m4a,.aac,.ogg,.opus,.flac";

type Work = { kind: "uploading"; share: number } | { kind: "listening" };

/** Music of one's own: brought along, its beats found, and the stretch of it chosen that plays. */
export function OwnMusic({ storyboard, edit }: { storyboard: Storyboard; edit: Edit }) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const input = useRef<HTMLInputElement>(null);
  const storage = useStorageLimit();
  const [work, setWork] = useState<Work | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { file } = storyboard.soundtrack;
  const assets = useQuery(audioAssetsQuery(userId));
  const facts = useQuery({ ...musicQuery(file?.assetId ?? ""), enabled: file !== null });

  const fail = (cause: unknown): void => {
    const { message, hint } = explainError(cause);
    setProblem(hint === undefined ? message : `${message} ${hint}`);
  };
  const take = async (assetId: string): Promise<void> => {
    setWork({ kind: "listening" });
    const { bpm, beats, startMs } = await queryClient.fetchQuery(musicQuery(assetId));
    setProblem(edit([{ op: "set-soundtrack", patch: { file: { assetId, startMs, bpm, beats } } }], { quiet: true }));
  };
  const run = async (bring: () => Promise<void>): Promise<void> => {
    setProblem(null);
    try {
      await bring();
    } catch (cause) {
      fail(cause);
    } finally {
      setWork(null);
    }
  };
  const upload = (given: File): Promise<void> =>
    run(async () => {
      setWork({ kind: "uploading", share: 0 });
      const { id } = await uploadAsset(given, { onProgress: (share) => setWork({ kind: "uploading", share }) });
      void queryClient.invalidateQueries({ queryKey: queryKeys.assets(userId) });
      void queryClient.invalidateQueries({ queryKey: queryKeys.storage(userId) });
      await take(id);
    });

  const others = (assets.data ?? []).filter(({ id }) => id !== file?.assetId);
  return (
    <Group title="Your music">
      {file === null ? null : (
        <div className={panels.card}>
          <div className={panels.cardHead}>
            <span>{facts.data?.name ?? "Your music"}</span>
            <Button
              size="compact-xs"
              variant="subtle"
              color="gray"
              onClick={() => edit([{ op: "set-soundtrack", patch: { file: null } }])}
            >
              Remove
            </Button>
          </div>
          {facts.isError ? (
            <p className={panels.problem}>It cannot be read: {explainError(facts.error).message}</p>
          ) : facts.data === undefined ? (
            <Skeleton height={46} />
          ) : (
            <MusicStretch
              facts={facts.data}
              startMs={file.startMs}
              lengthMs={storyboard.durationMs}
              onChange={(startMs) =>
                edit([{ op: "set-soundtrack", patch: { file: { ...file, startMs } } }], { topic: "stretch" })
              }
            />
          )}
        </div>
      )}
      {work === null ? (
        <>
          <PlanLimitNote reached={storage.note} />
          <div>
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<Music size={15} aria-hidden="true" />}
              disabled={storage.full}
              onClick={() => input.current?.click()}
            >
              {file === null ? "Upload music" : "Upload other music"}
            </Button>
          </div>
          {others.length === 0 ? null : (
            <Select
              size="sm"
              label="From your assets"
              placeholder="Choose a sound"
              data={others.map(({ id, name }) => ({ value: id, label: name }))}
              value={null}
              onChange={(assetId) => {
                if (assetId !== null) void run(() => take(assetId));
              }}
            />
          )}
        </>
      ) : (
        <div role="status">
          <span className={panels.note}>
            {work.kind === "uploading" ? "Uploading your music" : "Listening for its beats"}
          </span>
          <Progress
            mt={6}
            color="sun"
            size={8}
            animated={work.kind === "listening"}
            value={work.kind === "uploading" ? Math.round(work.share * 100) : 100}
            aria-label="Progress of your music"
          />
        </div>
      )}
      {problem === null ? null : (
        <p className={panels.problem} role="alert">
          {problem}
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label="Music"
        onChange={(event) => {
          const given = event.currentTarget.files?.[0];
          event.currentTarget.value = "";
          if (given !== undefined) void upload(given);
        }}
      />
    </Group>
  );
}
