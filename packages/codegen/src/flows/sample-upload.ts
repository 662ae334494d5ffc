import type { Field, FileKind } from "@sayhey/appspec";
import type { FlowStep } from "@sayhey/contract/flow";
import type { FlowScene } from "./flow-scene.ts";

type Upload = Extract<FlowStep, { do: "file" }>["file"];

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#e8c15a"/><circle cx="290" cy="90" r="38" fill="#fff6dd"/><path d="M0 300V220L120 110l90 90 60-50 130 110v40z" fill="#2f6f6a"/></svg>';
/** A tenth of a second of silence. */
const SILENCE = `RIFF\x44\x03\x00\x00WAVEfmt \x10\x00\x00\x00\x01\x00\x01\x00\x40\x1f\x00\x00\x40\x1f\x00\x00\x01\x00\x08\x00data\x20\x03\x00\x00${"\x80".repeat(800)}`;
const PAGE = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >> endobj
4 0 obj << /Length 44 >> stream
BT /F 18 Tf 40 100 Td (An example page.) Tj ET
endstream endobj
5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj
trailer << /Root 1 0 R >>
%%EOF
`;

/** A file of each kind that is small enough to stand in a walk; there is none for videos. */
const UPLOADS: Readonly<Record<Exclude<FileKind, "video">, readonly [ending: string, type: string, text: string]>> = {
  document: ["txt", "text/plain", "An example text.\n"],
  pdf: ["pdf", "application/pdf", PAGE],
  sheet: ["csv", "text/csv", "Item,Amount\nPaper,3\nPens,12\n"],
  image: ["svg", "image/svg+xml", DRAWING],
  audio: ["wav", "audio/wav", SILENCE],
};

/** What a walk gives a file field; null where it takes nothing that a walk has. */
export function sampleUpload(field: Field, scene: FlowScene): Upload | null {
  const kind = (field.accept ?? ["pdf"]).find((each) => each !== "video");
  if (kind === undefined) return null;
  const [ending, type, text] = UPLOADS[kind];
  const name = `${scene.say("fileSample").replace(/[^\p{L}\p{N} -]/gu, "")} 1.${ending}`;
  return { name, type, base64: btoa(text) };
}

/** The step that gives a file field its file. `of` is what its input is called after. */
export function giveFile(file: Upload, of: string, scene: FlowScene, within?: string): FlowStep {
  const target = { role: "button" as const, name: scene.say("fileFor", { name: of }), exact: true };
  return { do: "file", target: within === undefined ? target : { ...target, within }, file };
}
