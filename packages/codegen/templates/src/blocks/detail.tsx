import { useState } from "react";
import { useNavigate } from "react-router";
import { copy, say } from "../copy.ts";
import { scaleLine } from "../rules/scale-amounts.ts";
import { titleOf } from "../store/change-rows.ts";
import type { Action, EntityDef, Row } from "../store/model.ts";
import { useRow, useRows } from "../store/use-rows.ts";
import { ActionButtons } from "../ui/action-buttons.tsx";
import { IconButton } from "../ui/button.tsx";
import { fieldOf, formatNumber } from "../ui/format.ts";
import { ListRow } from "../ui/list-row.tsx";
import { Media } from "../ui/media.tsx";
import { NotFound } from "../ui/not-found.tsx";
import { useRowId } from "../ui/page.tsx";
import { printBlock } from "../ui/print-block.ts";
import { AddButton } from "../ui/row-dialog.tsx";
import { RowMenu } from "../ui/row-menu.tsx";
import { Section } from "../ui/section.tsx";
import { shareLink } from "../ui/share-row.ts";
import { StepMode } from "../ui/step-mode.tsx";
import { Value } from "../ui/value.tsx";

interface Related {
  entity: EntityDef;
  via: string;
  title: string;
}

interface DetailProps {
  id: string;
  title?: string;
  note?: string;
  entity: EntityDef;
  fields: readonly string[];
  related?: readonly Related[];
  stepsField?: string;
  scaleField?: string;
  actions?: readonly Action[];
}

const LONG: ReadonlySet<string> = new Set(["longText", "lines", "tags"]);

/** One row in full, with what belongs to it. */
export function Detail(props: DetailProps) {
  const row = useRow(props.entity, useRowId());
  if (row === null) return <NotFound />;
  return <Shown key={row.id} row={row} {...props} />;
}

function Shown({
  row,
  id,
  note,
  entity,
  fields,
  related = [],
  stepsField,
  scaleField,
  actions,
}: DetailProps & { row: Row }) {
  const navigate = useNavigate();
  const base = Number((scaleField === undefined ? null : row[scaleField]) ?? 0);
  const [amount, setAmount] = useState(base);
  const factor = base > 0 ? amount / base : 1;
  const shown = fields.filter(
    (field) =>
      field !== entity.titleField &&
      field !== scaleField &&
      hasValue(row, field) &&
      fieldOf(entity, field).type !== "image",
  );
  const facts = shown.filter((field) => !LONG.has(fieldOf(entity, field).type));
  const texts = shown.filter((field) => LONG.has(fieldOf(entity, field).type));
  const pictured = entity.fields.some((field) => field.type === "image");
  const steps = stepsField === undefined ? [] : linesOf(row, stepsField);
  return (
    <>
      <article id={id} data-block={id} className="detail" aria-labelledby={`${id}-title`}>
        {pictured && <Media entity={entity} row={row} media="image" className="detail-media" />}
        <div className="detail-head">
          <div className="flex items-start gap-2">
            <IconButton label={copy.back} icon="arrow-left" className="-ml-2" onClick={() => void navigate(-1)} />
            <h1 id={`${id}-title`} className="page-title min-w-0 flex-1">
              {titleOf(entity, row)}
            </h1>
            <RowMenu
              entity={entity}
              row={row}
              items={[
                { label: copy.share, icon: "share-2", run: () => void shareLink(titleOf(entity, row)) },
                { label: copy.print, icon: "printer", run: () => printBlock(id) },
              ]}
              onDeleted={() => void navigate("/")}
            />
          </div>
          {note !== undefined && <p className="block-note">{note}</p>}
          {facts.length > 0 && (
            <dl className="detail-facts">
              {facts.map((field) => (
                <div key={field} className="detail-fact">
                  <dt>{fieldOf(entity, field).name}</dt>
                  <dd>
                    <Value entity={entity} row={row} field={field} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <ActionButtons entity={entity} row={row} actions={actions} prominent={steps.length === 0} />
        </div>
        {scaleField !== undefined && base > 0 && (
          <Scale name={fieldOf(entity, scaleField).name} amount={amount} onChange={setAmount} />
        )}
        <div className="detail-texts">
          {texts.map((field) => (
            <section key={field} className="detail-text" aria-label={fieldOf(entity, field).name}>
              <h2 className="block-title">{fieldOf(entity, field).name}</h2>
              {field === stepsField ? (
                <>
                  <StepMode title={titleOf(entity, row)} steps={steps} />
                  <ol className="steps">
                    {steps.map((step, index) => (
                      <li key={index}>{step}</li>
                    ))}
                  </ol>
                </>
              ) : fieldOf(entity, field).type === "lines" ? (
                <ul className="lines">
                  {linesOf(row, field).map((line, index) => (
                    <li key={index}>{scaleLine(line, factor)}</li>
                  ))}
                </ul>
              ) : (
                <Value entity={entity} row={row} field={field} />
              )}
            </section>
          ))}
        </div>
      </article>
      {related.map((each) => (
        <RelatedRows key={each.title} id={`${id}-${each.entity.id}-${each.via}`} partOf={id} related={each} row={row} />
      ))}
    </>
  );
}

function Scale({ name, amount, onChange }: { name: string; amount: number; onChange: (amount: number) => void }) {
  return (
    <div className="scale" role="group" aria-label={name}>
      <span className="field-label">{name}</span>
      <IconButton
        label={say(copy.fewer, { name })}
        icon="minus"
        disabled={amount <= 1}
        onClick={() => onChange(amount - 1)}
      />
      <output className="scale-amount num">{formatNumber(amount)}</output>
      <IconButton label={say(copy.moreOf, { name })} icon="plus" onClick={() => onChange(amount + 1)} />
    </div>
  );
}

interface RelatedRowsProps {
  id: string;
  partOf: string;
  related: Related;
  row: Row;
}

function RelatedRows({ id, partOf, related: { entity, via, title }, row }: RelatedRowsProps) {
  const rows = useRows(entity, { where: [{ field: via, is: "eq", value: row.id }] });
  const facts = entity.fields
    .filter(
      (field) => field.id !== via && field.id !== entity.titleField && !LONG.has(field.type) && field.type !== "image",
    )
    .slice(0, 3)
    .map((field) => field.id);
  return (
    <Section
      id={id}
      partOf={partOf}
      title={title}
      tools={<AddButton entity={entity} preset={{ [via]: row.id }} look="secondary" />}
    >
      {rows.length === 0 ? (
        <p className="text-muted">{say(copy.emptyTitle, { name: entity.plural })}</p>
      ) : (
        <ul className="list">
          {rows.map((each) => (
            <ListRow key={each.id} entity={entity} row={each} facts={facts} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function hasValue(row: Row, field: string): boolean {
  const value = row[field];
  return value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);
}

function linesOf(row: Row, field: string): readonly string[] {
  const value = row[field];
  return Array.isArray(value) ? value : [];
}
