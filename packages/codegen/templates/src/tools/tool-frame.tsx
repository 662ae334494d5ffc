import type { ReactNode } from "react";
import { copy, say } from "../copy.ts";
import { createRow } from "../store/change-rows.ts";
import type { Value } from "../store/model.ts";
import { newValues, stamp } from "../store/new-values.ts";
import { Button } from "../ui/button.tsx";
import { Section } from "../ui/section.tsx";
import type { ToolProps } from "./tool.ts";

interface ToolFrameProps {
  tool: ToolProps;
  /** What the tool is called. */
  name: string;
  /** A result that can be kept as a row; none where there is nothing to keep yet. */
  result?: string | undefined;
  children: ReactNode;
}

/** Longest name of a kept result; the rest stands in its text. */
const NAME = 60;

/** What stands around every tool: its title, and where a result is kept. */
export function ToolFrame({ tool, name, result, children }: ToolFrameProps) {
  const { logEntity, logTextField, logDateField } = tool;
  const keep = () => {
    if (logEntity === undefined || result === undefined) return;
    const kept: Record<string, Value> = {};
    if (logTextField !== undefined) kept[logTextField] = result;
    if (logDateField !== undefined) kept[logDateField] = stamp(logEntity, logDateField, Date.now());
    createRow(logEntity, newValues(logEntity, kept, result.split("\n")[0]?.slice(0, NAME) ?? name), {
      announce: say(copy.logged, { name: logEntity.plural }),
    });
  };
  return (
    <Section id={tool.id} title={tool.title} note={tool.note} label={name}>
      <div className="flex flex-col gap-4">
        {children}
        {logEntity !== undefined && (
          <Button icon="bookmark" className="self-start" disabled={result === undefined} onClick={keep}>
            {copy.keepResult}
          </Button>
        )}
      </div>
    </Section>
  );
}
