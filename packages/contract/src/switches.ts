import { z } from "zod";

/** What an operator can switch off: in words, and what people are told who come upon it. */
export const SWITCHES = {
  "sign-up": { title: "New accounts", off: "Sign-ups are closed right now." },
  generating: { title: "Making apps", off: "New apps are not being made at the moment." },
  "operator-model": {
    title: "The server's own language model",
    off: "The server's language model is switched off at the moment.",
  },
  rendering: { title: "Rendering trailers", off: "Trailers are not being rendered at the moment." },
  transforms: { title: "Transforms", off: "Transforms are switched off at the moment." },
  uploads: { title: "Uploads", off: "No files are being taken at the moment." },
  publishing: { title: "Publishing", off: "Nothing is being published at the moment." },
  gallery: { title: "The gallery", off: "The gallery is closed at the moment." },
} as const satisfies Record<string, { title: string; off: string }>;

/** Name of a switch. */
export type SwitchName = keyof typeof SWITCHES;
/** Name of a switch. */
export const switchNameSchema = z.enum(Object.keys(SWITCHES) as [SwitchName, ...SwitchName[]]);
