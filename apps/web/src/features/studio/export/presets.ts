import type { Aspect } from "@sayhey/contract/idea";
import type { RenderFormat, RenderQuality, RenderSize } from "@sayhey/contract/render";

/** What a video is rendered as. */
export interface ExportSettings {
  aspect: Aspect;
  size: RenderSize;
  fps: 24 | 30 | 60;
  quality: RenderQuality;
  formats: RenderFormat[];
}

/** What one network wants. */
export interface NetworkPreset {
  id: string;
  name: string;
  settings: Pick<ExportSettings, "aspect" | "size" | "fps" | "quality" | "formats">;
  /** What it takes, in words. */
  takes: string;
  /** Longest video it takes, seconds. */
  longestSeconds: number;
}

const upright = { aspect: "9:16", size: 1080, fps: 30, quality: "high", formats: ["mp4"] } as const;
const wide = { aspect: "16:9", size: 1080, fps: 30, quality: "high", formats: ["mp4"] } as const;

/** The networks trailers are made for, with what each shows best and takes. */
export const NETWORK_PRESETS: readonly NetworkPreset[] = [
  {
    id: "tiktok",
    name: "TikTok",
    takes: "vertical MP4, up to 10 minutes",
    longestSeconds: 600,
    settings: preset(upright),
  },
  {
    id: "reels",
    name: "Instagram Reels",
    takes: "vertical MP4, up to 90 seconds",
    longestSeconds: 90,
    settings: preset(upright),
  },
  {
    id: "shorts",
    name: "YouTube Shorts",
    takes: "vertical MP4, up to 60 seconds",
    longestSeconds: 60,
    settings: preset(upright),
  },
  {
    id: "feed-portrait",
    name: "Instagram or Facebook portrait post",
    takes: "4:5 MP4, up to 60 seconds",
    longestSeconds: 60,
    settings: preset({ ...upright, aspect: "4:5" }),
  },
  {
    id: "feed",
    name: "Instagram or Facebook post",
    takes: "square MP4, up to 60 seconds",
    longestSeconds: 60,
    settings: preset({ ...upright, aspect: "1:1" }),
  },
  { id: "youtube", name: "YouTube", takes: "wide MP4, any length", longestSeconds: 43_200, settings: preset(wide) },
  {
    id: "linkedin",
    name: "LinkedIn",
    takes: "wide MP4, 3 seconds to 10 minutes",
    longestSeconds: 600,
    settings: preset(wide),
  },
  { id: "x", name: "X", takes: "wide MP4, up to 140 seconds", longestSeconds: 140, settings: preset(wide) },
  {
    id: "whatsapp",
    name: "WhatsApp status",
    takes: "vertical MP4 under 16 MB, up to 30 seconds",
    longestSeconds: 30,
    settings: preset({ ...upright, size: 720, quality: "small" }),
  },
  {
    id: "readme",
    name: "README or email",
    takes: "GIF under 8 MB, silent",
    longestSeconds: 15,
    settings: preset({ ...wide, size: 720, quality: "standard", formats: ["gif"] }),
  },
];

function preset(settings: {
  aspect: Aspect;
  size: RenderSize;
  fps: 24 | 30 | 60;
  quality: RenderQuality;
  formats: readonly RenderFormat[];
}): NetworkPreset["settings"] {
  return { ...settings, formats: [...settings.formats] };
}

/** Settings for a network, no larger than a plan renders. */
export function settingsFor(network: NetworkPreset, largest: RenderSize): ExportSettings {
  const { size } = network.settings;
  return { ...network.settings, formats: [...network.settings.formats], size: size > largest ? largest : size };
}

/** The network whose settings these are, or null. */
export function networkOf(settings: ExportSettings, largest: RenderSize, present: string | null): string | null {
  const fits = (network: NetworkPreset): boolean =>
    JSON.stringify(Object.entries(settingsFor(network, largest)).toSorted()) ===
    JSON.stringify(Object.entries(settings).toSorted());
  const chosen = NETWORK_PRESETS.find(({ id }) => id === present);
  return chosen !== undefined && fits(chosen) ? chosen.id : null;
}

/** Width and height of a video in px. */
export function pixelsOf(aspect: Aspect, size: number): { width: number; height: number } {
  const [across = 9, down = 16] = aspect.split(":").map(Number);
  const scale = size / Math.min(across, down);
  const even = (value: number): number => Math.round(value / 2) * 2;
  return { width: even(across * scale), height: even(down * scale) };
}
