import { Skeleton } from "@mantine/core";
import { footageManifestSchema } from "@sayhey/contract/footage";
import { useQuery } from "@tanstack/react-query";
import { unzip, type Unzipped } from "fflate";
import { useEffect, useState } from "react";
import { Failure } from "../../components/failure.tsx";
import classes from "./assets.module.css";

interface Clip {
  durationMs: number;
  frames: { atMs: number; url: string }[];
}

const unzipped = (bytes: Uint8Array): Promise<Unzipped> =>
  new Promise((resolve, reject) => {
    unzip(bytes, (error, files) => (error === null ? resolve(files) : reject(error)));
  });

async function loadClip(url: string, signal: AbortSignal): Promise<Clip> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The clip answered ${response.status}.`);
  const files = await unzipped(new Uint8Array(await response.arrayBuffer()));
  const manifest = footageManifestSchema.parse(JSON.parse(new TextDecoder().decode(files["manifest.json"])));
  return {
    durationMs: manifest.durationMs,
    frames: manifest.frames.map(({ atMs, file }) => ({
      atMs,
      url: URL.createObjectURL(new Blob([files[file] as Uint8Array<ArrayBuffer>])),
    })),
  };
}

/** A clip of footage: the pictures that were filmed, shown when they were. Stands still where motion is not welcome. */
export function FootageClip({ url, name }: { url: string; name: string }) {
  const clip = useQuery({
    queryKey: ["footage-clip", url],
    queryFn: ({ signal }) => loadClip(url, signal),
    // Addresses of pictures are given back with the dialog.
    gcTime: 0,
  });
  // The last picture says most where nothing may move.
  const [still] = useState(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  const [index, setIndex] = useState(0);
  const data = clip.data;
  useEffect(() => {
    if (data === undefined) return;
    const giveBack = () => {
      for (const frame of data.frames) URL.revokeObjectURL(frame.url);
    };
    if (still) return giveBack;
    const start = performance.now();
    let request = requestAnimationFrame(function show(now) {
      const at = (now - start) % (data.durationMs + 600);
      setIndex(
        Math.max(
          0,
          data.frames.findLastIndex(({ atMs }) => atMs <= at),
        ),
      );
      request = requestAnimationFrame(show);
    });
    return () => {
      cancelAnimationFrame(request);
      giveBack();
    };
  }, [data, still]);
  if (clip.isLoadingError)
    return <Failure title="The clip could not be opened" error={clip.error} onRetry={() => void clip.refetch()} />;
  if (data === undefined) return <Skeleton width={250} height={445} radius="lg" />;
  return (
    <img
      className={classes.large}
      src={data.frames[still ? data.frames.length - 1 : index]?.url}
      alt={`Clip: ${name}`}
    />
  );
}
