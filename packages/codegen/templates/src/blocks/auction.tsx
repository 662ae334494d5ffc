import { useState, type FormEvent } from "react";
import { copy, say } from "../copy.ts";
import { auctionState, refuseBid, type AuctionState, type Bid } from "../rules/auction.ts";
import { countdown } from "../rules/clock.ts";
import { createRow, titleOf } from "../store/change-rows.ts";
import { endOf, instantOf, zonedNow } from "../store/data-zone.ts";
import type { EntityDef, Row, RowsProps, Value } from "../store/model.ts";
import { newValues } from "../store/new-values.ts";
import { useNow } from "../store/use-now.ts";
import { useRow, useRows } from "../store/use-rows.ts";
import { useVisitor } from "../store/use-setting.ts";
import { ActionButtons } from "../ui/action-buttons.tsx";
import { Button } from "../ui/button.tsx";
import { fieldOf, formatField, formatMoment, formatValue } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { Media } from "../ui/media.tsx";
import { useRowId } from "../ui/page.tsx";
import { RowTitle } from "../ui/row-title.tsx";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { Section } from "../ui/section.tsx";

interface AuctionProps extends RowsProps {
  imageField?: string;
  endsField: string;
  startField: string;
  bidEntity: EntityDef;
  /** Relation of a bid to what is sold. */
  via: string;
  amountField: string;
  bidderField: string;
  dateField: string;
  minStep: number;
}

/** Timed auctions: bids with a smallest step until the time is up, then a winner. */
export function Auction(props: AuctionProps) {
  const { id, title, note, entity, where, sort, limit, endsField } = props;
  const all = useRows(entity, { where, sort: sort ?? { field: endsField, direction: "asc" }, limit });
  const shown = useRow(entity, useRowId());
  // On the page of one thing only its own auction stands, and nothing where it has none.
  const rows = shown === null ? all : all.filter((row) => row.id === shown.id);
  const now = useNow(1000);
  // Those still running first; what is over sinks to the end.
  const ordered = [...rows].sort((a, b) => Number(endOf(a[endsField]) <= now) - Number(endOf(b[endsField]) <= now));
  if (shown !== null && rows.length === 0) return null;
  return (
    <Section id={id} title={title} note={note} label={entity.plural}>
      {rows.length === 0 && <RowsEmpty entity={entity} add />}
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {ordered.map((row) => (
          <li key={row.id}>
            <Lot {...props} row={row} now={now} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Lot({
  row,
  now,
  entity,
  actions,
  endsField,
  startField,
  bidEntity,
  via,
  amountField,
  bidderField,
  dateField,
  minStep,
}: AuctionProps & { row: Row; now: number }) {
  const visitor = useVisitor();
  const bidRows = useRows(bidEntity, {
    where: [{ field: via, is: "eq", value: row.id }],
    sort: { field: amountField, direction: "desc" },
  });
  // Where bidders are people kept in the app, a bid from here carries none of them.
  const byRelation = fieldOf(bidEntity, bidderField).type === "relation";
  const bidderOf = (bid: Row): string =>
    byRelation
      ? formatField(bidEntity, bid, bidderField) || visitor.name
      : asVisitor(String(bid[bidderField] ?? visitor.name), visitor.name);
  const bids = bidRows.map((bid): Bid => ({
    bidder: bidderOf(bid),
    amount: Number(bid[amountField] ?? 0),
    at: instantOf(bid[dateField]),
  }));
  const endsAt = endOf(row[endsField]);
  const state = auctionState({ start: Number(row[startField] ?? 0), minStep, endsAt }, bids, now, visitor.name);
  const money = (amount: number): string => formatValue(fieldOf(bidEntity, amountField), amount) || "0";
  const place = (amount: number) => {
    const values: Record<string, Value> = {
      [via]: row.id,
      [amountField]: amount,
      [dateField]:
        fieldOf(bidEntity, dateField).type === "date" ? zonedNow(Date.now()).slice(0, 10) : zonedNow(Date.now()),
    };
    if (!byRelation) values[bidderField] = visitor.name;
    createRow(bidEntity, newValues(bidEntity, values, money(amount)), {
      announce: say(copy.bidLeading, { amount: money(amount) }),
    });
  };
  return (
    <article className="card flex h-full flex-col overflow-hidden p-0" aria-label={titleOf(entity, row)}>
      <div className="relative">
        <Media entity={entity} row={row} media="art" className="aspect-4/3 w-full" />
        <TimeLeft endsAt={endsAt} now={now} />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <RowTitle entity={entity} row={row} className="display [--size:1.25rem]" />
        <div className="flex items-baseline justify-between gap-3">
          <span className="text-sm text-muted">
            {state.leading === null ? copy.startingBid : state.ended ? copy.soldFor : copy.currentBid}
          </span>
          <span className="num display [--size:1.875rem] leading-none">
            {money(state.leading?.amount ?? Number(row[startField] ?? 0))}
          </span>
        </div>
        <Standing state={state} me={visitor.name} money={money} />
        {!state.ended && (
          <BidForm
            key={state.minimum}
            name={titleOf(entity, row)}
            state={state}
            me={visitor.name}
            money={money}
            onBid={place}
          />
        )}
        <ActionButtons entity={entity} row={row} actions={actions} />
        {bidRows.length > 0 && (
          <details className="mt-auto text-sm">
            <summary className="cursor-pointer text-muted">{say(copy.bidsCount, { n: bidRows.length })}</summary>
            <ol className="num mt-2 divide-y divide-line">
              {bidRows.map((bid) => (
                <li key={bid.id} className="flex justify-between gap-3 py-1.5">
                  <span className="min-w-0 truncate">{bidderOf(bid)}</span>
                  <span className="text-muted">{formatMoment(String(bid[dateField] ?? ""))}</span>
                  <span className="font-bold">{money(Number(bid[amountField] ?? 0))}</span>
                </li>
              ))}
            </ol>
          </details>
        )}
      </div>
    </article>
  );
}

/** What was done before a visitor gave a name stays theirs. */
const asVisitor = (name: string, visitor: string): string => (name === copy.you ? visitor : name);

function TimeLeft({ endsAt, now }: { endsAt: number; now: number }) {
  const left = countdown(endsAt, now);
  const two = (value: number) => String(value).padStart(2, "0");
  const text =
    left.days > 0 ? `${left.days} d ${left.hours} h` : `${two(left.hours)}:${two(left.minutes)}:${two(left.seconds)}`;
  return (
    <p
      className={`num absolute right-3 bottom-3 flex items-center gap-1.5 rounded-control px-2.5 py-1 text-sm font-bold ${left.over ? "bg-ink text-ground" : left.days === 0 && left.hours === 0 ? "bg-accent text-on-accent" : "bg-surface text-ink"}`}
      {...(!left.over && { role: "timer", "aria-label": say(copy.endsIn, { time: text }) })}
    >
      <Icon name={left.over ? "gavel" : "clock"} className="size-4" />
      {left.over ? copy.bidEnded : text}
    </p>
  );
}

function Standing({ state, me, money }: { state: AuctionState; me: string; money: (amount: number) => string }) {
  if (state.ended) {
    const words =
      state.winner === null ? copy.noBids : state.winner === me ? copy.youWon : say(copy.wonBy, { name: state.winner });
    return <p className="font-bold">{words}</p>;
  }
  if (state.outbid && state.leading !== null) {
    return (
      <p
        role="alert"
        className="flex items-center gap-2 rounded-control bg-accent2 px-3 py-2 text-sm font-bold text-on-accent2"
      >
        <Icon name="bell" className="size-4 shrink-0" />
        {say(copy.outbid, { name: state.leading.bidder })}
      </p>
    );
  }
  if (state.leading?.bidder === me)
    return (
      <p className="font-bold text-accent-text">{say(copy.bidLeading, { amount: money(state.leading.amount) })}</p>
    );
  return null;
}

interface BidFormProps {
  name: string;
  state: AuctionState;
  me: string;
  money: (amount: number) => string;
  onBid: (amount: number) => void;
}

function BidForm({ name, state, me, money, onBid }: BidFormProps) {
  const [amount, setAmount] = useState(String(state.minimum));
  const [problem, setProblem] = useState<string | null>(null);
  if (state.leading?.bidder === me) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The time may have run out since the last tick.
    const refused = refuseBid(state, Number(amount.replace(",", ".")), me);
    setProblem(
      refused === null
        ? null
        : refused === "ended"
          ? copy.bidEnded
          : say(copy.bidLow, { amount: money(state.minimum) }),
    );
    if (refused === null) onBid(Number(amount.replace(",", ".")));
  };
  const number = Number(amount.replace(",", "."));
  return (
    <form className="flex flex-wrap gap-2" onSubmit={submit} noValidate>
      <input
        className="input num w-28 min-w-0 flex-1"
        inputMode="decimal"
        aria-label={say(copy.yourBid, { name })}
        aria-invalid={problem !== null}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <Button type="submit" look="primary" icon="gavel">
        {say(copy.placeBid, { amount: money(Number.isFinite(number) && number > 0 ? number : state.minimum) })}
      </Button>
      {problem !== null && (
        <p role="alert" className="w-full text-sm font-bold">
          {problem}
        </p>
      )}
    </form>
  );
}
