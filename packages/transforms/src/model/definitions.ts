import type { ModelTransform } from "../model-transform.ts";
import { completePresets, type SettingField } from "../setting-field.ts";

const model: SettingField = {
  type: "text",
  label: "Image model",
  placeholder: "The usual one of your provider",
  maxLength: 120,
  required: false,
  rows: 1,
  default: "",
};

const words = (label: string, placeholder: string): SettingField => ({
  type: "text",
  label,
  placeholder,
  maxLength: 2000,
  required: true,
  rows: 4,
  default: "",
});

const drawFields = {
  prompt: words("What to draw", "A fox in a raincoat reading a map, risograph, two colours"),
  shape: {
    type: "choice",
    label: "Shape",
    options: [
      { value: "1:1", label: "1:1" },
      { value: "9:16", label: "9:16" },
      { value: "16:9", label: "16:9" },
    ],
    default: "1:1",
  },
  model,
} as const satisfies Record<string, SettingField>;

/** Words become a picture. */
export const drawPicture: ModelTransform = {
  kind: "draw-picture",
  engine: "model",
  inputs: ["idea"],
  title: "Draw a picture",
  summary: "An image model draws what you describe.",
  fields: drawFields,
  presets: [],
  prompt: ({ prompt }) => String(prompt),
  ending: "drawn",
};

const editFields = {
  prompt: words("What to change", "Make it evening, with warm light in the windows"),
  model,
} as const;

/** A picture is changed as one says. */
export const editPicture: ModelTransform = {
  kind: "edit-picture",
  engine: "model",
  inputs: ["picture"],
  title: "Edit a picture with words",
  summary: "An image model edits your picture from a description.",
  fields: editFields,
  presets: completePresets(editFields, [
    {
      name: "Tidy up",
      settings: { prompt: "Remove the clutter in the background and keep everything else as it is." },
    },
    {
      name: "Golden hour",
      settings: { prompt: "Relight the scene as in the last hour of sun, nothing else changed." },
    },
    { name: "Line drawing", settings: { prompt: "Redraw it as a clean black line drawing on white." } },
  ]),
  prompt: ({ prompt }) => String(prompt),
  ending: "edited",
};

const backgroundFields = { prompt: words("The new background", "A sunlit kitchen, out of focus"), model } as const;

/** What is in front stays, what is behind is drawn anew. */
export const replaceBackground: ModelTransform = {
  kind: "replace-background",
  engine: "model",
  inputs: ["picture"],
  title: "Replace a background",
  summary: "An image model keeps the subject and replaces what's behind it.",
  fields: backgroundFields,
  presets: completePresets(backgroundFields, [
    { name: "Studio", settings: { prompt: "A seamless, softly lit studio backdrop in warm grey" } },
    { name: "Beach", settings: { prompt: "A quiet beach in the morning, out of focus" } },
    { name: "Desk", settings: { prompt: "A tidy wooden desk by a window, out of focus" } },
  ]),
  prompt: ({ prompt }) =>
    `Keep the subject of this picture exactly as it is: shape, colors, pose and size. Replace everything behind it by: ${String(prompt)}. Match light and shadow.`,
  ending: "on another background",
};
