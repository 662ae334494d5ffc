import { copy, say } from "../copy.ts";
import { Button } from "../ui/button.tsx";
import { showToast } from "../ui/toast-store.ts";
import { matchesIn, piecesOf, replaced, type TextPiece } from "./find-replace-rules.ts";
import { TextIn } from "./text-in.tsx";
import { CopyButton } from "./text-out.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import { FactLine, LineIn, Switches } from "./tool-parts.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

/** Most pieces that are marked in the preview; all are replaced. */
const MOST_SHOWN = 1000;

/** Replaces a text by another wherever it stands, and shows first what comes out. */
export function FindReplace(tool: ToolProps) {
  const [text, setText] = useDraft(tool.id, tool.sample ?? copy.findSample);
  const [search, setSearch] = useDraft(tool.id, tool.sample === undefined ? copy.findSampleOld : "", ":search");
  const [by, setBy] = useDraft(tool.id, tool.sample === undefined ? copy.findSampleNew : "", ":by");
  const [wholeWords, setWhole] = useDraft(tool.id, false, ":whole");
  const [matchCase, setCase] = useDraft(tool.id, false, ":case");
  const pieces = piecesOf(text, search, { wholeWords, matchCase });
  const count = matchesIn(pieces);
  const result = replaced(pieces, by);
  const apply = () => {
    setText(result);
    showToast(say(copy.findDone, { n: count }), { label: copy.undo, run: () => setText(text) });
  };
  return (
    <ToolFrame tool={tool} name={copy.toolFindReplace} result={result === "" ? undefined : result}>
      <div className="grid grid-cols-2 gap-3">
        <LineIn label={copy.findWhat} value={search} onChange={setSearch} />
        <LineIn label={copy.replaceBy} value={by} onChange={setBy} />
      </div>
      <Switches
        legend={copy.toolFindReplace}
        toggles={[
          { label: copy.findWhole, isOn: wholeWords, set: setWhole },
          { label: copy.findCase, isOn: matchCase, set: setCase },
        ]}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="primary" icon="replace" disabled={count === 0 || result === text} onClick={apply}>
          {copy.replaceAll}
        </Button>
        <CopyButton text={result} />
        <FactLine facts={[search === "" ? copy.findNothing : say(copy.findCount, { n: count })]} />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <TextIn value={text} onChange={setText} placeholder={tool.placeholder} rows={5} />
        <div className="flex min-w-0 flex-col gap-1 max-md:order-first">
          <p className="field-label">{copy.findPreview}</p>
          <div
            className="card panel max-h-96 min-h-24 flex-1 overflow-auto leading-relaxed break-words whitespace-pre-wrap"
            role="group"
            aria-label={copy.findPreview}
            tabIndex={0}
          >
            <Preview pieces={pieces} by={by} />
          </div>
        </div>
      </div>
    </ToolFrame>
  );
}

function Preview({ pieces, by }: { pieces: readonly TextPiece[]; by: string }) {
  const shown = pieces.slice(0, MOST_SHOWN);
  const rest = replaced(pieces.slice(MOST_SHOWN), by);
  return (
    <>
      {shown.map(({ text, isMatch }, index) => (isMatch ? <Swap key={index} from={text} to={by} /> : text))}
      {rest}
    </>
  );
}

function Swap({ from, to }: { from: string; to: string }) {
  return (
    <>
      <del className="rounded-sm bg-ink/8 line-through">{from}</del>
      {to !== "" && <ins className="rounded-sm bg-accent/20 font-bold no-underline">{to}</ins>}
    </>
  );
}
