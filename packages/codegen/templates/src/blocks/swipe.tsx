import { useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { copy, say } from "../copy.ts";
import { titleOf, updateRow } from "../store/change-rows.ts";
import type { EntityDef, Row, RowsProps } from "../store/model.ts";
import { useRows } from "../store/use-rows.ts";
import { ActionButtons } from "../ui/action-buttons.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Facts } from "../ui/facts.tsx";
import { fieldOf } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { Media } from "../ui/media.tsx";
import { Section } from "../ui/section.tsx";

interface SwipeProps extends RowsProps {
  verdictField: string;
  yes: string;
  no: string;
  mutualField?: string;
  facts: readonly string[];
  matchText?: string;
}

/** How far a card is drawn before it counts, in px. */
const DECIDES = 80;

/** A deck of cards, one verdict each: drag, tap or press an arrow key. */
export function Swipe({
  id,
  title,
  note,
  entity,
  where,
  sort,
  limit,
  actions,
  verdictField,
  yes,
  no,
  mutualField,
  facts,
  matchText,
}: SwipeProps) {
  const rows = useRows(entity, { where, sort, limit });
  const [match, setMatch] = useState<Row | null>(null);
  const deck = rows.filter((row) => row[verdictField] !== yes && row[verdictField] !== no);
  // Out of all rows: where the deck is narrowed to the undecided, those passed are no longer in it.
  const passed = useRows(entity).filter((row) => row[verdictField] === no);
  const [top, next] = deck;
  // Neither yes nor no: what a row holds before anyone decided.
  const open = fieldOf(entity, verdictField).options?.find((option) => option !== yes && option !== no) ?? null;
  const decide = (row: Row, verdict: string) => {
    updateRow(entity, row.id, { [verdictField]: verdict }, { announce: `${titleOf(entity, row)}: ${verdict}` });
    if (verdict === yes && mutualField !== undefined && row[mutualField] === true) setMatch(row);
  };
  return (
    <Section id={id} title={title} note={note} label={entity.plural}>
      {top === undefined ? (
        <EmptyState title={copy.swipeDone} hint={copy.swipeDoneHint}>
          {passed.length > 0 && (
            <Button
              look="primary"
              icon="rotate-ccw"
              onClick={() => passed.forEach((row) => updateRow(entity, row.id, { [verdictField]: open }))}
            >
              {copy.lookAgain}
            </Button>
          )}
        </EmptyState>
      ) : (
        <div className="mx-auto w-full max-w-sm">
          <div className="relative h-[27rem]">
            {next && (
              <div
                className="card absolute inset-x-3 top-3 bottom-0 scale-[0.97] overflow-hidden opacity-60"
                aria-hidden="true"
              >
                <Media entity={entity} row={next} media="art" className="h-56 w-full" />
              </div>
            )}
            <Card
              key={top.id}
              entity={entity}
              row={top}
              facts={facts}
              yes={yes}
              no={no}
              onDecide={(verdict) => decide(top, verdict)}
            />
          </div>
          <div className="mt-4 grid grid-cols-2 gap-3">
            <Button className="w-full justify-center" icon="x" onClick={() => decide(top, no)}>
              {capital(no)}
            </Button>
            <Button look="primary" className="w-full justify-center" icon="heart" onClick={() => decide(top, yes)}>
              {capital(yes)}
            </Button>
          </div>
          <p className="mt-3 flex justify-between gap-3 text-sm text-muted">
            <span>{copy.swipeHint}</span>
            <span className="num" role="status">
              {say(copy.leftInDeck, { n: deck.length })}
            </span>
          </p>
          <ActionButtons entity={entity} row={top} actions={actions} />
        </div>
      )}
      <Dialog open={match !== null} title={copy.itsAMatch} onClose={() => setMatch(null)}>
        {match && (
          <div className="flex flex-col items-center gap-3 text-center">
            <Media
              entity={entity}
              row={match}
              media="art"
              className="size-40 overflow-hidden rounded-full border-4 border-accent"
            />
            <p className="display [--size:1.5rem]">{titleOf(entity, match)}</p>
            {matchText !== undefined && <p>{matchText}</p>}
            <Button look="primary" onClick={() => setMatch(null)}>
              {copy.keepGoing}
            </Button>
          </div>
        )}
      </Dialog>
    </Section>
  );
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

interface CardProps {
  entity: EntityDef;
  row: Row;
  facts: readonly string[];
  yes: string;
  no: string;
  onDecide: (verdict: string) => void;
}

function Card({ entity, row, facts, yes, no, onDecide }: CardProps) {
  const [drag, setDrag] = useState(0);
  const from = useRef<number | null>(null);
  const name = titleOf(entity, row);
  const down = (event: PointerEvent<HTMLDivElement>) => {
    from.current = event.clientX;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (from.current !== null) setDrag(event.clientX - from.current);
  };
  const up = () => {
    from.current = null;
    if (Math.abs(drag) > DECIDES) onDecide(drag > 0 ? yes : no);
    else setDrag(0);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight") onDecide(yes);
    if (event.key === "ArrowLeft") onDecide(no);
  };
  const verdict = drag > 24 ? yes : drag < -24 ? no : null;
  return (
    <div
      role="group"
      aria-label={name}
      tabIndex={0}
      className="card absolute inset-0 flex cursor-grab touch-pan-y flex-col overflow-hidden p-0 select-none active:cursor-grabbing"
      style={{
        transform: `translateX(${drag}px) rotate(${drag / 18}deg)`,
        transition: drag === 0 ? "transform 180ms ease-out" : "none",
      }}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={() => {
        from.current = null;
        setDrag(0);
      }}
      onKeyDown={press}
    >
      <Media entity={entity} row={row} media="art" className="min-h-40 w-full flex-1" />
      {verdict !== null && (
        <span
          className={`absolute top-5 flex items-center gap-2 rounded-control px-4 py-2 text-lg font-bold ${verdict === yes ? "left-5 -rotate-6 bg-accent text-on-accent" : "right-5 rotate-6 bg-ink text-ground"}`}
          aria-hidden="true"
        >
          <Icon name={verdict === yes ? "heart" : "x"} />
          {capital(verdict)}
        </span>
      )}
      <div className="flex shrink-0 flex-col gap-2 p-4">
        <h3 className="display [--size:1.5rem]">{name}</h3>
        <Facts entity={entity} row={row} fields={facts} />
      </div>
    </div>
  );
}
