import type { Block } from "@sayhey/appspec";
import type { NewBlock, Part } from "../embedded/app-draft.ts";
import { readFieldLines } from "../embedded/field-line.ts";
import { singularOf } from "../embedded/inflect.ts";
import type { Made } from "../capabilities/capability.ts";
import { isTrace } from "./lead.ts";

/** A kind of file that people hand in: how they call it, the field that takes it, and the things that it belongs to. */
interface Upload {
  says: string;
  /** Name of the field, its line, and what a shelf of them is called. */
  field: string;
  line: string;
  shelf: string;
  of: RegExp;
  /** Said of anything that is kept: only handing in a file makes it one. */
  isLoose?: true;
}

const UPLOADS: readonly Upload[] = [
  {
    says: "resumes?|résumés?|cvs?|cover letters?|curriculum vitae",
    field: "Resume",
    line: "file document|pdf",
    shelf: "Resumes",
    of: /candidate|applicant|application|seeker|resume/,
  },
  {
    says: "certificates?|certifications?|diplomas?|transcripts?|licen[cs]es?",
    field: "Certificate",
    line: "file document|pdf|image",
    shelf: "Certificates",
    of: /certificat|licen[cs]e|training|course|student|employee|staff|member/,
    isLoose: true,
  },
  {
    says: "contracts?|agreements?|leases?",
    field: "Contract",
    line: "file document|pdf",
    shelf: "Contracts",
    of: /contract|agreement|lease|tenant|client|deal|supplier/,
    isLoose: true,
  },
  {
    says: "invoices?|bills?",
    field: "Invoice file",
    line: "file pdf|image",
    shelf: "Invoice files",
    of: /invoice|bill/,
    isLoose: true,
  },
  {
    says: "receipts?|proofs? of (?:payment|purchase)",
    field: "Receipt",
    line: "file pdf|image",
    shelf: "Receipts",
    of: /receipt|expense|purchase|payment|claim/,
    isLoose: true,
  },
  {
    says: "assignments?|homework|essays?|theses|thesis|coursework",
    field: "Paper",
    line: "file document|pdf",
    shelf: "Papers",
    of: /assignment|homework|essay|submission|thesis/,
    isLoose: true,
  },
  {
    says: "recordings?|voice memos?|audio(?: files?| tracks?| clips?)?|mp3s?|demo tracks?|tracks|songs?|sound files?",
    field: "Recording",
    line: "file audio",
    shelf: "Recordings",
    of: /recording|song|track|piece|demo|episode|lesson|interview|sound|audio/,
    isLoose: true,
  },
  {
    says: "videos?|video files?|clips|footage",
    field: "Video",
    line: "file video",
    shelf: "Videos",
    of: /video|clip|lesson|tutorial|course|exercise|scene|media/,
    isLoose: true,
  },
  {
    says: "csvs?|csv files?|spreadsheets?|excel(?: files?| sheets?| workbooks?)?",
    field: "Spreadsheet",
    line: "file sheet",
    shelf: "Spreadsheets",
    of: /csv|spreadsheet|file|report|data/,
    isLoose: true,
  },
  {
    says: "x-rays?|lab results?|medical records?|prescriptions?|scans",
    field: "Scan",
    line: "file pdf|image",
    shelf: "Scans",
    of: /result|record|visit|prescription|scan|patient|pet/,
    isLoose: true,
  },
  {
    says: "documents?|files?|pdfs?|attachments?|paperwork|word documents?|supporting (?:documents|evidence)",
    field: "Files",
    line: "file several",
    shelf: "Files",
    of: /document|file|attachment|project|task|case|ticket|claim|application|policy|assignment|homework|request/,
  },
];

const HANDING = "upload(?:s|ed|ing)?|attach(?:es|ed|ing)?";
const KEEPING =
  "hand(?:s|ed|ing)? in|submit(?:s|ted|ting)?|stor(?:e|es|ed|ing)|send(?:s|ing)? in|shar(?:e|es|ed|ing)|scan(?:s|ned|ning)?";
/** What may stand between the verb and what is handed in: 'upload their own signed'. */
const BETWEEN = "(?:\\s+(?:[a-z'’-]+|[a-z]+,)){0,4}?\\s+";

/** Whether a text asks to hand in what `upload` is. */
function isAsked({ says, isLoose }: Upload, text: string): boolean {
  const verbs = isLoose === true ? HANDING : `${HANDING}|${KEEPING}`;
  return new RegExp(
    `\\b(?:${verbs})${BETWEEN}(?:${says})\\b|\\b(?:${says})[\\s-](?:uploads?|uploading|attachments?|storage|sharing|management)\\b${
      isLoose === true ? "" : `|\\bas (?:an? )?(?:${says})\\b`
    }`,
    "i",
  ).test(text);
}

/** Names of things that are files themselves. */
const FILES_THEMSELVES =
  /(?:^| )(?:documents?|files?|attachments?|pdfs?|medias?|media files?|videos?|clips?|recordings?|tracks?|resumes?|cvs?|spreadsheets?|csv files?|uploads?|assets?|papers?)$/i;

/** Whether rows of that name are files, and are shown as such. */
export const isFileItself = (name: string): boolean => FILES_THEMSELVES.test(name);

const PICTURED =
  /(?:^| )(?:photos?|photographs?|pictures?|images?|screenshots?|logos?|avatars?|profiles?|posts?|products?|recipes?|items?|listings?|property|properties|plants?|pets?|cars?|vehicles?|artworks?|paintings?|designs?|outfits?|rooms?|places?|events?|dish(?:es)?|meals?|users?|members?|memes?|art|collections?|albums?)$/i;

/** The field of a thing that a brief says is uploaded. */
export function uploadLineOf(name: string): string {
  if (PICTURED.test(name)) return "Picture: image";
  const known = UPLOADS.find(({ says }) => new RegExp(`(?:^| )(?:${says})$`, "i").test(name));
  if (/\bmedia\b/i.test(name)) return "File: file image|audio|video";
  // A document holds itself; what belongs to something else is called after it.
  if (known === undefined || known.field === "Files") return "File: file";
  return `${isFileItself(name) ? "File" : known.field}: ${known.line}`;
}

/** Gives the things that a text wants files for their fields, and the first of them a shelf. */
export function addUploads(made: Made, text: string): void {
  const asked = UPLOADS.filter((upload) => isAsked(upload, text));
  // 'Upload resumes' ask for documents of one kind; 'files' beside them would say it twice.
  const kinds = asked.length > 1 ? asked.filter(({ isLoose, field }) => isLoose === true || field !== "Files") : asked;
  for (const upload of kinds.slice(0, 3)) addUpload(made, upload);
}

/** Forms and details that came later show the files of their rows too. */
export function showUploads({ draft }: Made): void {
  for (const part of draft.parts.values())
    for (const field of part.of("file"))
      for (const block of draft.pages.flatMap((page) => page.blocks)) showField(block, part.id, field);
}

/** A field for any files and a shelf of them, where a text names no kind. */
export function addAnyUpload(made: Made): void {
  const upload = UPLOADS.at(-1);
  if (upload !== undefined) addUpload(made, upload);
}

function addUpload(made: Made, { field, line, shelf, of }: Upload): void {
  const { draft, kept } = made;
  const owner =
    kept.find(({ part }) => of.test(part.name.toLowerCase())) ?? kept.find((each) => !isTrace(each)) ?? kept[0];
  if (owner === undefined) return;
  const { part } = owner;
  const there = part.of("file")[0];
  if (there === undefined) draft.extend(part, `${field}: ${line}`);
  else specify(part, there, field, line);
  const fileField = there ?? part.of("file")[0];
  if (fileField === undefined) return;
  const blocks = draft.pages.flatMap((page) => page.blocks);
  for (const block of blocks) showField(block, part.id, fileField);
  if (blocks.some((block) => block.kind === "files")) return;
  const own = draft.pages.find((page) =>
    page.blocks.some((block) => "entity" in block && block.entity === part.id && block.kind !== "detail"),
  );
  // Files are what their own page opens on; of anything else they have a page beside it.
  if (isFileItself(part.name) && own !== undefined) own.blocks.unshift(shelfOf(part, fileField));
  else draft.page(`${part.id}Files`, shelf, "folder-open", [shelfOf(part, fileField)]);
}

/** A field for any file becomes the one that the text calls by its name. */
function specify(part: Part, id: string, name: string, line: string): void {
  const known = part.field(id);
  const [plan] = readFieldLines(`${name}: ${line}`);
  if (known === undefined || plan === undefined || known.name !== "File" || isFileItself(part.name)) return;
  Object.assign(known, plan.field, { id });
}

const MOST: Partial<Record<Block["kind"], number>> = { detail: 16, form: 12, table: 8 };

/** Where a row is shown in full or filled in, its files are too. */
function showField(block: NewBlock, entity: string, field: string): void {
  if (block.kind !== "detail" && block.kind !== "form" && block.kind !== "table") return;
  if (block.entity !== entity || block.fields.includes(field)) return;
  if (block.fields.length < (MOST[block.kind] ?? 0)) block.fields.push(field);
}

/** The files of a thing as a shelf, in folders by its first choice that is no state. */
export function shelfOf(part: Part, fileField: string): NewBlock {
  const groupField = part
    .of("choice")
    .find((id) => /folder|categor|kind|type|client|subject|topic|genre/i.test(part.field(id)?.name ?? ""));
  return {
    kind: "files",
    entity: part.id,
    fileField,
    ...(groupField === undefined ? {} : { groupField }),
    look: "grid",
  };
}

/** A product that is about files, by the words for it: what it keeps, as the planner reads a thing. */
const FILE_APPS: readonly (readonly [says: RegExp, name: string, fields: string, rows: string])[] = [
  [
    /\bmedia (?:library|manager|management|archive|vault|hub)\b/i,
    "media file",
    "Name: text\nFile: file audio|image|video\nFolder: choice Audio|Pictures|Videos|Drafts\nAdded by: text @people\nAdded on: date -40..0\nNote: longText",
    "Opening theme | folder=Audio | file=Opening theme.wav\nStudio session | folder=Audio | file=Studio session.wav\nCover sketch | folder=Pictures | file=Cover sketch.svg\nField recording | folder=Audio | file=Field recording.wav\nEpisode picture | folder=Pictures | file=Episode picture.svg\nClosing jingle | folder=Drafts | file=Closing jingle.wav",
  ],
  [
    /\bvideo (?:library|sharing|archive|hosting)\b/i,
    "video",
    "Name: text\nFile: file video\nTopic: choice Tutorials|Events|Talks|Other\nAdded by: text @people\nAdded on: date -40..0\nNote: longText",
    "Welcome talk\nWorkshop opening\nStep by step\nSummer meeting",
  ],
  [
    /\b(?:audio|sound|sample|music file) (?:library|sharing|archive|collection)\b/i,
    "recording",
    "Name: text\nFile: file audio\nKind: choice Voice|Music|Effects|Rough takes\nAdded by: text @people\nAdded on: date -40..0\nNote: longText",
    "Morning take\nStreet corner\nRain on tin\nSecond verse\nDoor and steps\nSoft piano",
  ],
  [
    /\b(?:document|paperwork|records?) (?:management|storage|library|archive|vault|organi[sz]er|repository|manager|sharing|hub)\b|\bstore (?:all )?(?:my|our|important|personal) (?:documents|papers|paperwork)\b|\bpaperless\b|\bdigital filing\b/i,
    "document",
    "Name: text\nFile: file\nFolder: choice Contracts|Invoices|Letters|Certificates|Other\nClient: text @people\nAdded on: date -60..0\nNote: longText",
    "Office lease | folder=Contracts\nSupplier agreement | folder=Contracts\nInsurance policy | folder=Contracts\nTax letter | folder=Letters\nEquipment invoice | folder=Invoices\nMeeting minutes | folder=Other\nWarranty | folder=Certificates\nTraining certificate | folder=Certificates",
  ],
  [
    /\bfile[- ](?:sharing|storage|manager|management|library|hub|organi[sz]er|exchange)\b|\bcloud storage\b|\bshared (?:drive|folder)s?\b/i,
    "file",
    "Name: text\nFile: file\nFolder: choice Shared|Projects|Finance|Personal\nAdded by: text @people\nAdded on: date -60..0\nNote: longText",
    "Project plan | folder=Projects\nBudget draft | folder=Finance\nLogo sketches | folder=Projects\nMeeting notes | folder=Shared\nPrice list | folder=Finance\nContact sheet | folder=Shared\nLaunch checklist | folder=Projects\nBrand guide | folder=Shared",
  ],
];

/** What a text keeps that names a product about files; undefined for any other. */
export function fileAppOf(text: string): { name: string; fields: string; rows: string } | undefined {
  const found = FILE_APPS.map(([says, name, fields, rows]) => ({ at: text.search(says), name, fields, rows }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0];
  return found === undefined ? undefined : { name: singularOf(found.name), fields: found.fields, rows: found.rows };
}
