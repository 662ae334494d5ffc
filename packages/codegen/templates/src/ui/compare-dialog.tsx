import { useState } from "react";
import { copy, say } from "../copy.ts";
import { titleOf } from "../store/change-rows.ts";
import type { EntityDef, Row } from "../store/model.ts";
import { Dialog } from "./dialog.tsx";
import { formatField } from "./format.ts";
import { Icon } from "./icon.tsx";
import { Value } from "./value.tsx";

interface CompareDialogProps {
  entity: EntityDef;
  rows: readonly Row[];
  onClose: () => void;
}

/** Two to four rows side by side, what differs marked. */
export function CompareDialog({ entity, rows, onClose }: CompareDialogProps) {
  const [only, setOnly] = useState(false);
  const title = say(copy.compareThem, { name: entity.plural });
  const lines = entity.fields
    .filter(({ id, type }) => id !== entity.titleField && type !== "image")
    .map((field) => {
      const texts = rows.map((row) => formatField(entity, row, field.id));
      return { field, isFilled: texts.some((text) => text !== ""), differs: new Set(texts).size > 1 };
    })
    .filter(({ isFilled, differs }) => isFilled && (differs || !only));
  return (
    <Dialog open={rows.length > 1} title={title} onClose={onClose} wide>
      <label className="mb-3 flex min-h-11 cursor-pointer items-center gap-3">
        <input type="checkbox" role="switch" className="switch" checked={only} onChange={() => setOnly(!only)} />
        {copy.onlyDifferences}
      </label>
      <div className="table-wrap" role="group" aria-label={title} tabIndex={0}>
        <table className="compare">
          <thead>
            <tr>
              <th scope="col" className="compare-corner">
                <span className="sr-only">{copy.whichField}</span>
              </th>
              {rows.map((row) => (
                <th key={row.id} scope="col">
                  {titleOf(entity, row)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ field, differs }) => (
              <tr key={field.id} className={differs ? "compare-differs" : ""}>
                <th scope="row">
                  {field.name}
                  {differs && (
                    <>
                      <Icon name="diff" className="compare-mark" />
                      <span className="sr-only">{copy.differs}</span>
                    </>
                  )}
                </th>
                {rows.map((row) => (
                  <td key={row.id}>
                    <Value entity={entity} row={row} field={field.id} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
