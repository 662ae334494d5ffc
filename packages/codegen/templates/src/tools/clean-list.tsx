import { copy, language, say } from "../copy.ts";
import { cleanList, LIST_OPTIONS, type ListOptions } from "./clean-list-rules.ts";
import { TextIn } from "./text-in.tsx";
import { TextOut } from "./text-out.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import { FactLine, Switches } from "./tool-parts.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

const SWITCHES: readonly { key: keyof ListOptions; label: string }[] = [
  { key: "names", label: copy.listNames },
  { key: "twice", label: copy.listTwice },
  { key: "sort", label: copy.listSort },
  { key: "columns", label: copy.listColumns },
  { key: "trim", label: copy.listTrim },
  { key: "blank", label: copy.listBlank },
  { key: "marks", label: copy.listMarks },
];

/** Turns a list as people paste it into one to work with. */
export function CleanList(tool: ToolProps) {
  const [text, setText] = useDraft(tool.id, tool.sample ?? copy.listSample);
  const [options, setOptions] = useDraft<ListOptions>(
    tool.id,
    { ...LIST_OPTIONS, names: tool.sample === undefined },
    ":options",
  );
  const list = cleanList(text, options, language);
  return (
    <ToolFrame tool={tool} name={copy.toolCleanList} result={list.text === "" ? undefined : list.text}>
      <div className="grid gap-4 md:grid-cols-2">
        <TextIn label={copy.listGiven} value={text} onChange={setText} placeholder={tool.placeholder} rows={7} />
        <div className="flex min-w-0 flex-col gap-2 [tab-size:9rem]">
          <TextOut text={list.text} file={{ name: options.columns ? "list.tsv" : "list.txt", type: "text/plain" }} />
          <FactLine
            facts={[
              say(copy.listLines, { n: list.lines.length }),
              say(copy.listBlankGone, { n: list.blank }),
              say(copy.listTwiceGone, { n: list.twice }),
              say(copy.listChanged, { n: list.changed }),
            ]}
          />
        </div>
      </div>
      <Switches
        legend={copy.toolCleanList}
        toggles={SWITCHES.map(({ key, label }) => ({
          label,
          isOn: options[key],
          set: (isOn) => setOptions({ ...options, [key]: isOn }),
        }))}
      />
    </ToolFrame>
  );
}
