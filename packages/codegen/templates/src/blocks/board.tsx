import { useState, type ReactNode } from "react";
import { copy, say } from "../copy.ts";
import { stepsFrom } from "../rules/entity-rules.ts";
import { mayChange } from "../store/check-row.ts";
import { titleOf, updateRow } from "../store/change-rows.ts";
import type { Action, EntityDef, Row, RowsProps } from "../store/model.ts";
import { ActionButtons } from "../ui/action-buttons.tsx";
import { IconButton } from "../ui/button.tsx";
import { Facts } from "../ui/facts.tsx";
import { fieldOf } from "../ui/format.ts";
import { MoreButton, useMore } from "../ui/more-rows.tsx";
import { RowMenu } from "../ui/row-menu.tsx";
import { RowTitle } from "../ui/row-title.tsx";
import { RowsSection, useRowsView } from "../ui/rows-section.tsx";

interface BoardProps extends RowsProps {
  stageField: string;
  facts: readonly string[];
}

/** Columns by stage. Cards are dragged, moved on by their arrow, or sent anywhere by their menu. */
export function Board(props: BoardProps) {
  const { title, entity, actions, stageField, facts } = props;
  const view = useRowsView(props, facts);
  const { rows } = view.browse;
  const [over, setOver] = useState<string | null>(null);
  const stages = fieldOf(entity, stageField).options ?? [];
  const move = (rowId: string, stage: string) => {
    const row = rows.find((candidate) => candidate.id === rowId);
    if (row === undefined || row[stageField] === stage) return;
    updateRow(
      entity,
      rowId,
      { [stageField]: stage },
      { announce: say(copy.movedTo, { name: titleOf(entity, row), stage }) },
    );
  };
  return (
    <RowsSection {...props} view={view} bare>
      <div className="board" role="group" aria-label={title ?? entity.plural} tabIndex={0}>
        {stages.map((stage, index) => {
          const members = rows.filter(
            (row) => row[stageField] === stage || (index === 0 && (row[stageField] ?? null) === null),
          );
          return (
            <section
              key={stage}
              aria-label={stage}
              className={`lane ${over === stage ? "lane-over" : ""}`}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(stage);
              }}
              onDragLeave={() => setOver(null)}
              onDrop={(event) => {
                event.preventDefault();
                setOver(null);
                move(event.dataTransfer.getData("text/plain"), stage);
              }}
            >
              <h3 className="lane-title">
                {stage} <span className="lane-count num">{members.length}</span>
              </h3>
              <LaneCards
                members={members}
                card={(row) => (
                  <BoardCard
                    key={row.id}
                    entity={entity}
                    row={row}
                    facts={facts}
                    stageField={stageField}
                    stages={stages}
                    stage={stage}
                    move={move}
                    {...(actions && { actions })}
                  />
                )}
              />
            </section>
          );
        })}
      </div>
    </RowsSection>
  );
}

/** The cards of a stage, thousands a part at a time. */
function LaneCards({ members, card }: { members: readonly Row[]; card: (row: Row) => ReactNode }) {
  const { visible, more } = useMore(members);
  return (
    <>
      <ul className="lane-cards">{visible.map(card)}</ul>
      <MoreButton more={more} />
    </>
  );
}

interface BoardCardProps {
  entity: EntityDef;
  row: Row;
  facts: readonly string[];
  actions?: readonly Action[];
  stageField: string;
  stages: readonly string[];
  stage: string;
  move: (rowId: string, stage: string) => void;
}

function BoardCard({ entity, row, facts, actions, stageField, stages, stage, move }: BoardCardProps) {
  const field = fieldOf(entity, stageField);
  const isOpen = mayChange(entity, row) || entity.lockedWhen?.field === stageField;
  const allowed = isOpen ? stepsFrom(field, row[stageField]) : [];
  const next = field.steps === undefined ? stages[stages.indexOf(stage) + 1] : allowed[0];
  const elsewhere = stages
    .filter((other) => other !== stage && allowed.includes(other))
    .map((other) => ({
      label: say(copy.moveTo, { stage: other }),
      icon: "arrow-right",
      run: () => move(row.id, other),
    }));
  // The arrow beside the name moves a card on; a button that does the same would only fill it.
  const others = actions?.filter((action) => action.do !== "advance" || action.field !== stageField);
  return (
    <li
      className="card lane-card"
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData("text/plain", row.id);
        event.dataTransfer.effectAllowed = "move";
      }}
    >
      <div className="flex items-start gap-1">
        <RowTitle entity={entity} row={row} className="list-title min-w-0 flex-1" />
        <RowMenu entity={entity} row={row} items={elsewhere} />
      </div>
      <div className="lane-foot">
        <Facts entity={entity} row={row} fields={facts} />
        {next !== undefined && allowed.includes(next) && (
          <IconButton
            label={say(copy.moveOneTo, { name: titleOf(entity, row), stage: next })}
            icon="arrow-right"
            className="lane-move"
            onClick={() => move(row.id, next)}
          />
        )}
      </div>
      <ActionButtons entity={entity} row={row} actions={others} />
    </li>
  );
}
