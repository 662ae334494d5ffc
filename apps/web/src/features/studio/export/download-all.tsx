import { Button } from "@mantine/core";
import { useQueries } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import { useEffect, useRef, useState } from "react";
import { renderFilesQuery } from "../../../api/get-render-files.ts";
import { formatBytes } from "../../../components/format.ts";
import { saveBlob } from "../../../shared/save-blob.ts";
import classes from "./export.module.css";

interface DownloadAllProps {
  /** Renders that are done. */
  renderIds: readonly string[];
}

/** Every finished video in one ZIP file, with how far it is. */
export function DownloadAll({ renderIds }: DownloadAllProps) {
  const videos = useQueries({ queries: renderIds.map((id) => renderFilesQuery(id)) }).flatMap(
    ({ data }) => data?.files.filter(({ file }) => file === "mp4") ?? [],
  );
  const [come, setCome] = useState<number | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const bytes = videos.reduce((sum, video) => sum + (video.bytes ?? 0), 0);
  const download = async (): Promise<void> => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    setHasFailed(false);
    setCome(0);
    try {
      const { zipFiles } = await import("./zip-files.ts");
      saveBlob(await zipFiles(videos, { signal, onBytes: setCome }), zipName(videos[0]?.fileName ?? ""));
    } catch {
      if (!signal.aborted) setHasFailed(true);
    } finally {
      if (!signal.aborted) setCome(null);
    }
  };
  return (
    <>
      <Button
        onClick={() => void download()}
        disabled={videos.length < renderIds.length}
        loading={come !== null}
        loaderProps={{ children: `${bytes === 0 ? 0 : Math.min(99, Math.floor(((come ?? 0) / bytes) * 100))} %` }}
        leftSection={<Download size={14} aria-hidden="true" />}
      >
        Download all{bytes === 0 ? "" : `, ${formatBytes(bytes)}`}
      </Button>
      {hasFailed ? (
        <p className={classes.problem} role="alert">
          The videos couldn't be downloaded. Check your connection, then try again.
        </p>
      ) : null}
    </>
  );
}

/** 'plant-diary-4x5-6s-trailer.mp4' is one of 'plant-diary-trailers.zip'. */
const zipName = (fileName: string): string => `${fileName.replace(/-\d+x\d+-\d+s-trailer\.mp4$/, "")}-trailers.zip`;
