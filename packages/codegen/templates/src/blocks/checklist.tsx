import { useState, type FormEvent } from "react";
import { copy, inPhrase, language, say } from "../copy.ts";
import { groupRows } from "../rules/group-rows.ts";
import { presetOf } from "../rules/preset.ts";
import { createRow, titleOf, updateRow } from "../store/change-rows.ts";
import type { Row, RowsProps } from "../store/model.ts";
import { useRows } from "../store/use-rows.ts";
import { ActionButtons } from "../ui/action-buttons.tsx";
import { Button } from "../ui/button.tsx";
import { Facts } from "../ui/facts.tsx";
import { fieldOf, formatField } from "../ui/format.ts";
import { MoreButton, useMore } from "../ui/more-rows.tsx";
import { RowMenu } from "../ui/row-menu.tsx";
import { Section } from "../ui/section.tsx";

interface ChecklistProps extends RowsProps {
  doneField: string;
  groupField?: string;
  facts?: readonly string[];
}

/** Things to tick off, with a line to add the next one. */
export function Checklist({
  id,
  title,
  note,
  entity,
  where,
  sort,
  limit,
  actions,
  doneField,
  groupField,
  facts = [],
}: ChecklistProps) {
  const rows = useRows(entity, { where, sort, limit });
  const [draft, setDraft] = useState("");
  // What is still open stands first, also among thousands.
  const { visible, more } = useMore(
    [...rows].sort((a, b) => Number(a[doneField] === true) - Number(b[doneField] === true)),
  );
  const open = rows.filter((row) => row[doneField] !== true).length;
  const label = say(copy.addOne, { name: inPhrase(entity.name, language) });
  const groups =
    groupField === undefined
      ? [{ name: "", rows: visible }]
      : groupRows(visible, (row) => formatField(entity, row, groupField), fieldOf(entity, groupField).options);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const name = draft.trim();
    if (name === "") return;
    createRow(entity, { ...presetOf(entity, where), [entity.titleField]: name, [doneField]: false });
    setDraft("");
  };
  const item = (row: Row) => (
    <li key={row.id} className={`check-row ${row[doneField] === true ? "check-done" : ""}`}>
      <label className="check">
        <input
          type="checkbox"
          checked={row[doneField] === true}
          onChange={(event) => updateRow(entity, row.id, { [doneField]: event.target.checked })}
        />
        <span className="check-name">{titleOf(entity, row)}</span>
      </label>
      <Facts entity={entity} row={row} fields={facts} />
      <ActionButtons entity={entity} row={row} actions={actions} />
      <RowMenu entity={entity} row={row} />
    </li>
  );
  return (
    <Section id={id} title={title} note={note} label={entity.plural}>
      <div className="card panel checklist">
        <form className="check-add" onSubmit={add}>
          <input
            className="input"
            aria-label={label}
            placeholder={label}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
          <Button type="submit" look="primary">
            {copy.add}
          </Button>
        </form>
        {groups.map((group) => (
          <div key={group.name}>
            {group.name !== "" && <h3 className="group-title">{group.name}</h3>}
            <ul className="checks">{group.rows.map(item)}</ul>
          </div>
        ))}
        <MoreButton more={more} />
        <p className="text-muted num" role="status">
          {say(copy.openOf, { n: open, all: rows.length })}
        </p>
      </div>
    </Section>
  );
}
