import { useMemo, useState } from "react";
import { copy, language } from "../copy.ts";
import { Button } from "../ui/button.tsx";
import { saveFile } from "../ui/save-file.ts";
import { mdPage, mdTitle, readMarkdown, type MdNode } from "./markdown-rules.ts";
import { MarkdownView } from "./markdown-view.tsx";
import { slug } from "./slug-rules.ts";
import { TextIn } from "./text-in.tsx";
import { CopyButton } from "./text-out.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import { Segments } from "./controls.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

type Pane = "write" | "read";

const PANES: readonly { value: Pane; label: string }[] = [
  { value: "write", label: copy.mdWrite },
  { value: "read", label: copy.mdRead },
];

/** Writes Markdown and shows what it becomes: side by side where there is room, one after the other on a phone. */
export function Markdown(tool: ToolProps) {
  const [text, setText] = useDraft(tool.id, tool.sample ?? copy.mdSample);
  const [pane, setPane] = useState<Pane>("read");
  const nodes = useMemo(() => readMarkdown(text), [text]);
  const onPhone = (own: Pane) => (pane === own ? "" : "max-md:hidden");
  return (
    <ToolFrame tool={tool} name={copy.toolMarkdown} result={text === "" ? undefined : text}>
      <Segments legend={copy.mdPane} options={PANES} value={pane} onChange={setPane} className="md:hidden" />
      <div className="grid items-stretch gap-4 md:grid-cols-2">
        <div className={`min-w-0 ${onPhone("write")}`}>
          <TextIn
            label={copy.mdWrite}
            value={text}
            onChange={setText}
            placeholder={tool.placeholder}
            rows={20}
            isCode
          />
        </div>
        <div className={`flex min-w-0 flex-col gap-1 ${onPhone("read")}`}>
          <p className="field-label max-md:hidden" aria-hidden="true">
            {copy.mdRead}
          </p>
          <div
            className="card panel overflow-auto max-md:min-h-48 md:min-h-0 md:flex-[1_1_0]"
            role="group"
            aria-label={copy.mdRead}
            tabIndex={0}
          >
            <MarkdownView nodes={nodes} />
          </div>
        </div>
      </div>
      <Downloads text={text} nodes={nodes} />
    </ToolFrame>
  );
}

function Downloads({ text, nodes }: { text: string; nodes: readonly MdNode[] }) {
  const title = mdTitle(nodes) ?? copy.mdUntitled;
  const name = slug(title, { separator: "-", most: 40, language, and: copy.slugAnd }) || "document";
  const isEmpty = text.trim() === "";
  return (
    <div className="flex flex-wrap gap-2">
      <CopyButton text={text} />
      <Button icon="download" disabled={isEmpty} onClick={() => saveFile(`${name}.md`, "text/markdown", text)}>
        .md
      </Button>
      <Button
        icon="download"
        disabled={isEmpty}
        onClick={() => saveFile(`${name}.html`, "text/html", mdPage(nodes, title, language))}
      >
        .html
      </Button>
    </div>
  );
}
