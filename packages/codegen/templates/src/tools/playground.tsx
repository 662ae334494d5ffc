import { useDeferredValue, useState } from "react";
import { copy, language } from "../copy.ts";
import { Button } from "../ui/button.tsx";
import { saveFile } from "../ui/save-file.ts";
import { cardPage, documentOf, gridPage, hasScript, motionPage, type Pages } from "./playground-rules.ts";
import { useSteps } from "./studio-parts.tsx";
import { Segments } from "./controls.tsx";
import { TextIn } from "./text-in.tsx";
import { CopyButton } from "./text-out.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

/** HTML and CSS to try out, with what they make of it beside them. Scripts do not run: the frame is closed to them. */
export function Playground(tool: ToolProps) {
  const card = cardPage(copy.pageTitle, copy.pageLine, copy.pageButton);
  const [pages, setPages] = useDraft<Pages>(
    tool.id,
    tool.sample?.includes("<") === true ? { html: tool.sample, css: "" } : card,
  );
  const steps = useSteps(pages, setPages);
  const [tab, setTab] = useState("html");
  const shown = useDeferredValue(documentOf(pages, copy.pageTitle, language));
  const examples = [
    { label: copy.exampleCard, pages: card },
    { label: copy.exampleGrid, pages: gridPage() },
    { label: copy.exampleMotion, pages: motionPage() },
  ];
  return (
    <ToolFrame tool={tool} name={copy.toolPlayground} result={shown}>
      <div className="grid gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-2 lg:order-2">
          <iframe
            sandbox=""
            srcDoc={shown}
            title={copy.livePreview}
            className="card h-72 w-full lg:h-[36rem]"
            style={{ background: "white" }}
          />
          <p role="status" className="text-sm text-muted">
            {hasScript(pages.html) ? copy.scriptsIgnored : copy.noScripts}
          </p>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <div className="lg:hidden">
            <Segments
              legend={copy.codeToEdit}
              options={[
                { value: "html", label: "HTML" },
                { value: "css", label: "CSS" },
              ]}
              value={tab}
              onChange={setTab}
            />
          </div>
          <div className={tab === "html" ? "" : "hidden lg:block"}>
            <TextIn
              label="HTML"
              value={pages.html}
              rows={11}
              isCode
              onChange={(html) => setPages({ ...pages, html })}
            />
          </div>
          <div className={tab === "css" ? "" : "hidden lg:block"}>
            <TextIn label="CSS" value={pages.css} rows={11} isCode onChange={(css) => setPages({ ...pages, css })} />
          </div>
          <div className="flex flex-wrap gap-2">
            {examples.map(({ label, pages: example }) => (
              <button key={label} type="button" className="chip" onClick={() => steps.set(example)}>
                {label}
              </button>
            ))}
            {steps.undo !== undefined && (
              <button type="button" className="chip" onClick={steps.undo}>
                {copy.undo}
              </button>
            )}
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              look="primary"
              icon="download"
              onClick={() => saveFile("page.html", "text/html", documentOf(pages, copy.pageTitle, language))}
            >
              {copy.download}
            </Button>
            <CopyButton text={documentOf(pages, copy.pageTitle, language)} />
          </div>
        </div>
      </div>
    </ToolFrame>
  );
}
