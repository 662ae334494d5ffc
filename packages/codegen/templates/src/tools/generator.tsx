import { useState } from "react";
import { copy, say } from "../copy.ts";
import { useRows } from "../store/use-rows.ts";
import type { EntityDef } from "../store/model.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { formatField } from "../ui/format.ts";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { byGroup, draw } from "./generator-rules.ts";
import { CopyButton } from "./text-out.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import type { ToolProps } from "./tool.ts";

/** Puts something together by chance out of rows: one of each group, of which one can be kept while the others are drawn again. */
export function Generator(tool: ToolProps) {
  return tool.wordsEntity === undefined ? null : <Drawing tool={tool} entity={tool.wordsEntity} />;
}

function Drawing({ tool, entity }: { tool: ToolProps; entity: EntityDef }) {
  const rows = useRows(entity, {});
  const groups = byGroup(
    rows.map((row) => ({
      text: formatField(entity, row, tool.wordField ?? entity.titleField),
      group: tool.groupField === undefined ? entity.name : formatField(entity, row, tool.groupField),
    })),
  );
  const [drawn, setDrawn] = useState<Record<string, string>>({});
  const [locked, setLocked] = useState<ReadonlySet<string>>(new Set());
  const shown = [...groups.keys()].filter((group) => drawn[group] !== undefined);
  const text = shown.map((group) => (groups.size > 1 ? `${group}: ${drawn[group]}` : drawn[group])).join("\n");
  const toggle = (group: string) => {
    const next = new Set(locked);
    if (!next.delete(group)) next.add(group);
    setLocked(next);
  };
  return (
    <ToolFrame tool={tool} name={copy.toolGenerator} result={text === "" ? undefined : text}>
      {rows.length === 0 && <RowsEmpty entity={entity} />}
      {rows.length > 0 && (
        <div className="card panel flex flex-col gap-4">
          <dl className="divide-y divide-line" aria-live="polite">
            {shown.map((group) => (
              <div key={group} className="flex items-center gap-3 py-3">
                <div className="min-w-0 flex-1">
                  {groups.size > 1 && <dt className="field-label">{group}</dt>}
                  <dd className="display [--size:1.375rem] leading-snug text-balance">{drawn[group]}</dd>
                </div>
                {groups.size > 1 && (
                  <IconButton
                    label={say(locked.has(group) ? copy.letChange : copy.keepAsIs, { name: group })}
                    icon={locked.has(group) ? "lock" : "lock-open"}
                    aria-pressed={locked.has(group)}
                    onClick={() => toggle(group)}
                  />
                )}
              </div>
            ))}
          </dl>
          <div className="flex flex-wrap gap-2">
            <Button look="primary" icon="dices" onClick={() => setDrawn(draw(groups, drawn, locked, Math.random))}>
              {copy.generate}
            </Button>
            <CopyButton text={text} />
          </div>
        </div>
      )}
    </ToolFrame>
  );
}
