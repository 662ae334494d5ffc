import { z } from "zod";

/** What an operator can switch off: in words, and what people are told who come upon it. */
export const SWITCHES = {
  "sign-up": { title: "New accounts", off: "Sign-ups are closed right now." },
  generating: { title: "Making apps", off: "New apps are paused right now." },
  "operator-model": {
    title: "The server's own language model",
    off: "The server's language model is off right now.",
  },
  rendering: { title: "Rendering trailers", off: "Rendering is paused right now." },
  transforms: { title: "Transforms", off: "Transforms are paused right now." },
  uploads: { title: "Uploads", off: "Uploads are paused right now." },
  publishing: { title: "Publishing", off: "Publishing is paused right now." },
  gallery: { title: "The gallery", off: "The gallery is closed right now." },
} as const satisfies Record<string, { title: string; off: string }>;

/** Name of a switch. */
export type SwitchName = keyof typeof SWITCHES;
/** Name of a switch. */
export const switchNameSchema = z.enum(Object.keys(SWITCHES) as [SwitchName, ...SwitchName[]]);
