import { isUsualName } from "./listed-item.ts";

const PIECE = String.raw`[\p{L}\d][^,.;:!?\n()→>]{0,30}`;
const LIST = String.raw`((?:${PIECE},\s*)+(?:(?:and|or|then|und|oder|y|et|e|ou)\s+)?${PIECE})`;
/** Stages behind what they are called, in five languages; behind 'where it is at'; or in a row with arrows. */
const STAGES: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:stages?|status(?:es)?|states?|steps?|phases?|columns?|lanes?|phasen|schritte|stufen|spalten|etapas|fases|estados|columnas|étapes|statuts|colonnes)\b(?:\s+(?:are|is|can be|should be|could be|sind|son|sont|são|they['’]?re at|it['’]?s at|it is at))?\s*[:=]\s*${LIST}`,
    "iu",
  ),
  new RegExp(
    String.raw`\b(?:stages|statuses|states|steps|phases|phasen|etapas|fases|étapes)\s+(?:are|sind|son|sont|são)\s+${LIST}`,
    "iu",
  ),
  new RegExp(
    String.raw`\bwhere\s+(?:it|they|each|each one|he|she)(?:['’]?s|\s+is|['’]?re|\s+are)(?:\s+(?:at|up to|got to))?\s*:\s*${LIST}`,
    "iu",
  ),
  new RegExp(String.raw`((?:${PIECE}\s*(?:->|→|=>|>)\s*){2,}[\p{L}\d][^,.;:!?\n()→>]{0,24})`, "iu"),
];
/** The same without a colon, for a text that speaks of a board: 'with columns for waiting, on the stand, ready'. */
const ON_A_BOARD = new RegExp(
  String.raw`\b(?:columns|lanes|stages|statuses|steps|phases)\b(?:\s+(?:are|is|should be|would be|will be|can be|go|like|called|from left to right))*\s*[:=–-]?\s+(?:for\s+)?${LIST}`,
  "iu",
);
const LONGEST = 28;
const MOST = 10;

/** The stages that a text names one after the other, and where in it; `isBoard` where the text speaks of a board. */
export function stagesIn(said: string, isBoard = false): { stages: string[]; at: number } | undefined {
  // What stands in brackets explains a stage; where it stands is kept.
  const text = said.replaceAll(/\([^()]*\)/g, (bracket) => " ".repeat(bracket.length));
  for (const pattern of isBoard ? [...STAGES, ON_A_BOARD] : STAGES) {
    const match = pattern.exec(text);
    const list = match?.[1]
      ?.replaceAll(/\s*(?:->|→|=>|>)\s*/g, ", ")
      .replaceAll(/,\s*(?:then|dann|luego|puis|depois)\s+/gi, ", ");
    const stages = partsOf(list ?? "");
    const areShort = stages.every((stage) => stage.length <= LONGEST && stage.split(" ").length <= 4);
    // The columns of a table are properties.
    const properties = stages.filter((stage) => isUsualName(stage.toLowerCase())).length;
    if (match !== null && stages.length > 2 && stages.length <= MOST && areShort && properties < stages.length / 2)
      return { stages, at: match.index };
  }
  return undefined;
}

/** Parts of a list, each once; none where one of them is a sentence. */
function partsOf(list: string): string[] {
  const parts = list
    .split(/\s*,\s*(?:(?:and|or|then|und|oder|y|et|e|ou)\s+)?|\s+(?:and|or|und|oder|y|et|e|ou)\s+(?=[^,]*$)/iu)
    .map(named)
    .filter(Boolean);
  return parts.some((part) => SPEAKS.test(part)) ? [] : [...new Set(parts)];
}

const SPEAKS = /(?:^|\s)(?:i|we|you|they|he|she|that|which|must|should|can|will|want|need)(?:\s|$)/i;

const named = (stage: string): string =>
  stage
    .replaceAll(/\s+/g, " ")
    .replace(/\s(?:if|when|where) (?:needed|required|any|necessary|asked)$/i, "")
    .trim();
