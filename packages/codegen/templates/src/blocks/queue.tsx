import { copy, say } from "../copy.ts";
import { inOrder, nextState } from "../rules/queue.ts";
import { titleOf, updateRow } from "../store/change-rows.ts";
import type { Row, RowsProps } from "../store/model.ts";
import { dayTimeOf, parseMoment } from "../store/moment.ts";
import { useNow } from "../store/use-now.ts";
import { useRows } from "../store/use-rows.ts";
import { ActionButtons } from "../ui/action-buttons.tsx";
import { Button } from "../ui/button.tsx";
import { Facts } from "../ui/facts.tsx";
import { fieldOf, formatMinutes } from "../ui/format.ts";
import { MoreButton, useMore } from "../ui/more-rows.tsx";
import { AddButton } from "../ui/row-dialog.tsx";
import { RowMenu } from "../ui/row-menu.tsx";
import { RowTitle } from "../ui/row-title.tsx";
import { Section } from "../ui/section.tsx";

interface QueueProps extends RowsProps {
  stateField: string;
  sinceField: string;
  facts: readonly string[];
}

/** First come, first served: who is next, who is being served, how long the others wait. */
export function Queue({ id, title, note, entity, where, actions, stateField, sinceField, facts }: QueueProps) {
  const rows = useRows(entity, { where });
  const now = useNow(30_000);
  const states = fieldOf(entity, stateField).options ?? [];
  const [waits = "", serves = ""] = states;
  const since = (row: Row): number => parseMoment(row[sinceField])?.getTime() ?? 0;
  const waiting = inOrder(
    rows.filter((row) => (row[stateField] ?? waits) === waits),
    since,
  );
  const { visible, more } = useMore(waiting);
  // The last state is the end; whoever is between the first and the last is being served.
  const served = rows.filter((row) => states.slice(1, -1).includes(String(row[stateField])));
  const finished = rows.filter((row) => row[stateField] === states.at(-1)).length;
  const next = waiting[0]?.row;
  const move = (row: Row, state: string) =>
    updateRow(entity, row.id, { [stateField]: state }, { announce: `${titleOf(entity, row)}: ${state}` });
  const call = () => {
    if (next !== undefined)
      updateRow(
        entity,
        next.id,
        { [stateField]: serves },
        { announce: say(copy.called, { name: titleOf(entity, next) }) },
      );
  };
  return (
    <Section
      id={id}
      title={title}
      note={note}
      label={entity.plural}
      tools={
        <AddButton
          entity={entity}
          preset={{ [stateField]: waits, [sinceField]: dayTimeOf(new Date(now)) }}
          look="secondary"
        />
      }
    >
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <div className="flex flex-col gap-3">
          <div className="card panel flex flex-wrap items-center justify-between gap-4">
            <div>
              <p className="num display [--size:3rem] leading-none">{waiting.length}</p>
              <p className="text-muted" role="status">
                {waiting.length === 0 ? copy.nobodyWaits : say(copy.waitingCount, { n: waiting.length })}
              </p>
              {states.length > 2 && (
                <p className="num text-sm text-muted">
                  {states.at(-1)}: {finished}
                </p>
              )}
            </div>
            <Button look="primary" icon="megaphone" className="btn-large" disabled={next === undefined} onClick={call}>
              {copy.callNext}
            </Button>
          </div>
          {served.map((row) => {
            const after = nextState(states, String(row[stateField]));
            return (
              <div key={row.id} className="card panel flex flex-col gap-2 border-l-8 border-l-accent">
                <p className="flex items-center justify-between gap-2 text-sm font-bold text-accent-text">
                  {String(row[stateField])}
                  <RowMenu entity={entity} row={row} />
                </p>
                <RowTitle entity={entity} row={row} className="display [--size:1.5rem]" />
                <Facts entity={entity} row={row} fields={facts} />
                <div className="flex flex-wrap gap-2">
                  {after !== null && (
                    <Button
                      icon="arrow-right"
                      aria-label={say(copy.moveOneTo, { name: titleOf(entity, row), stage: after })}
                      onClick={() => move(row, after)}
                    >
                      {after}
                    </Button>
                  )}
                  <ActionButtons entity={entity} row={row} actions={actions} />
                </div>
              </div>
            );
          })}
        </div>
        <ol className="flex flex-col gap-2">
          {visible.map(({ row, place }) => (
            <li key={row.id} className="card panel flex items-center gap-3 p-3">
              <span
                className={`num grid size-11 shrink-0 place-items-center rounded-full display [--size:1.25rem] ${place === 1 ? "bg-accent text-on-accent" : "bg-ground"}`}
              >
                <span className="sr-only">{say(copy.place, { n: place })}</span>
                <span aria-hidden="true">{place}</span>
              </span>
              <div className="min-w-0 flex-1">
                <RowTitle entity={entity} row={row} className="font-bold" />
                <p className="text-sm text-muted">
                  {say(copy.waitingFor, { time: formatMinutes(Math.max(0, Math.floor((now - since(row)) / 60_000))) })}
                </p>
                <Facts entity={entity} row={row} fields={facts} />
              </div>
              <RowMenu entity={entity} row={row} />
            </li>
          ))}
          {more !== null && (
            <li className="flex justify-center">
              <MoreButton more={more} />
            </li>
          )}
        </ol>
      </div>
    </Section>
  );
}
