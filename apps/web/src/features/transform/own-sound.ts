import { levelsOf } from "@sayhey/transforms";
import { useQuery } from "@tanstack/react-query";
import { assetQuery } from "../../api/sign-asset.ts";

/** Levels of a recording are looked at with so many samples a second: loud and quiet show as well as at 48 kHz. */
const RATE = 16_000;

async function readLevels(url: string): Promise<{ levels: Float32Array; durationMs: number }> {
  const bytes = await (await fetch(url)).arrayBuffer();
  const context = new OfflineAudioContext(1, 1, RATE);
  const sound = await context.decodeAudioData(bytes);
  const sides = Array.from({ length: Math.min(2, sound.numberOfChannels) }, (_, side) => sound.getChannelData(side));
  return { levels: levelsOf(sides, RATE), durationMs: sound.duration * 1000 };
}

/** How loud one's own recording is over time, decoded by the browser; `data` is absent until then and where it cannot. */
export function useOwnLevels(assetId: string | null) {
  const address = useQuery({ ...assetQuery(assetId ?? ""), enabled: assetId !== null });
  const url = address.data ?? null;
  return useQuery({
    queryKey: ["preview-levels", assetId],
    enabled: assetId !== null && url !== null,
    gcTime: 60_000,
    retry: false,
    queryFn: () => readLevels(url ?? ""),
  });
}
