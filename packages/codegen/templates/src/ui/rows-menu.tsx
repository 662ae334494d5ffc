import { useState } from "react";
import { flushSync } from "react-dom";
import { copy, say } from "../copy.ts";
import { csvOfRows } from "../rules/export-rows.ts";
import type { EntityDef, Row, Value } from "../store/model.ts";
import { IconButton } from "./button.tsx";
import { formatValue } from "./format.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { Menu, type MenuItem } from "./menu.tsx";
import { printBlock } from "./print-block.ts";
import { saveFile } from "./save-file.ts";

interface RowsMenuProps {
  id: string;
  entity: EntityDef;
  /** What is shown now. */
  rows: readonly Row[];
  preset: Record<string, Value>;
  canExport: boolean;
  /** Draws what is printed. */
  drawAll: () => void;
  items: readonly MenuItem[];
}

/** What can be done with all rows of a block: select, hand out, take in, print. */
export function RowsMenu({ id, entity, rows, preset, canExport, drawAll, items }: RowsMenuProps) {
  const [importing, setImporting] = useState(false);
  const all: MenuItem[] = rows.length === 0 ? [] : [...items];
  if (canExport && rows.length > 0)
    all.push({
      label: copy.csvOut,
      icon: "download",
      run: () =>
        saveFile(`${fileName(entity.plural)}.csv`, "text/csv;charset=utf-8", csvOfRows(entity, rows, formatValue)),
    });
  all.push({ label: copy.csvIn, icon: "upload", run: () => setImporting(true) });
  if (rows.length > 0)
    all.push({
      label: copy.print,
      icon: "printer",
      run: () => {
        flushSync(drawAll);
        printBlock(id);
      },
    });
  return (
    <>
      <Menu
        items={all}
        trigger={(props) => (
          <IconButton
            label={say(copy.optionsFor, { name: entity.plural })}
            icon="ellipsis"
            className="rows-menu"
            {...props}
          />
        )}
      />
      <ImportDialog entity={entity} preset={preset} open={importing} onClose={() => setImporting(false)} />
    </>
  );
}

/** A name that every system takes for a file. */
function fileName(name: string): string {
  return name.replace(/[^\p{L}\p{N} _-]+/gu, "").trim() || "rows";
}
