import type { ReactNode } from "react";
import { copy, say } from "../copy.ts";
import { Icon } from "../ui/icon.tsx";
import { SUITS, type Card } from "./cards.ts";
import { CardBack, CardFace, cardName, suitName, SuitSign } from "./playing-card.tsx";
import type { Solitaire, Source, Target } from "./solitaire-rules.ts";

/** What all places of the table share: what is chosen, where it can go, and what a tap does. */
interface HandProps {
  state: Solitaire;
  targets: readonly Target[];
  taken: readonly Card[];
  onTake: (from: Source) => void;
  onPut: (to: Target) => void;
}

const CHOSEN = "outline-3 outline-offset-1 outline-accent";
const TARGET = "outline-3 outline-dashed outline-offset-1 outline-accent-text";

const isTarget = (targets: readonly Target[], kind: Target["kind"], at: number): boolean =>
  targets.some((to) => to.kind === kind && to.at === at);
const isTaken = (taken: readonly Card[], card: Card): boolean =>
  taken.some(({ rank, suit }) => rank === card.rank && suit === card.suit);

const place =
  "grid aspect-5/7 w-full place-items-center rounded-[min(var(--control-radius),8px)] border border-dashed border-ink/40 text-muted";

/** A place for cards where none lies: a button only where the chosen card can go. */
function EmptyPlace({
  label,
  canPut,
  onPut,
  children,
}: {
  label: string;
  canPut: boolean;
  onPut: () => void;
  children?: ReactNode;
}) {
  return canPut ? (
    <button type="button" className={`${place} cursor-pointer ${TARGET}`} aria-label={label} onClick={onPut}>
      {children}
    </button>
  ) : (
    <span className={place}>{children}</span>
  );
}

/** Stock, drawn cards and the four piles. */
export function SolitaireTop({ state, targets, taken, onTake, onPut, onDraw }: HandProps & { onDraw: () => void }) {
  const drawn = state.waste.at(-1);
  const hasCards = state.stock.length > 0 || state.waste.length > 0;
  return (
    <div className="grid grid-cols-7 gap-1">
      <button
        type="button"
        className="cursor-pointer rounded-[min(var(--control-radius),8px)] disabled:cursor-default"
        aria-label={say(copy.stockHas, { n: state.stock.length })}
        disabled={!hasCards}
        onClick={onDraw}
      >
        {state.stock.length > 0 ? (
          <CardBack />
        ) : (
          <span className={place}>{hasCards && <Icon name="rotate-ccw" className="size-6" />}</span>
        )}
      </button>
      {drawn === undefined ? (
        <span className={place} />
      ) : (
        <CardButton card={drawn} look={isTaken(taken, drawn) ? CHOSEN : ""} onTake={() => onTake({ kind: "waste" })} />
      )}
      <span className="grid place-items-end justify-center pb-1 text-xs text-muted num" aria-hidden="true">
        {state.stock.length}
      </span>
      {SUITS.map((suit, at) => {
        const rank = state.up[at] ?? 0;
        const look = isTarget(targets, "pile", at) ? TARGET : rank > 0 && isTaken(taken, { rank, suit }) ? CHOSEN : "";
        return rank > 0 ? (
          <CardButton key={suit} card={{ rank, suit }} look={look} onTake={() => onTake({ kind: "pile", at })} />
        ) : (
          <EmptyPlace
            key={suit}
            label={say(copy.foundationOf, { name: suitName(suit) })}
            canPut={look !== ""}
            onPut={() => onPut({ kind: "pile", at })}
          >
            <SuitSign suit={suit} className="size-5 opacity-50" />
          </EmptyPlace>
        );
      })}
    </div>
  );
}

function CardButton({ card, look, onTake }: { card: Card; look: string; onTake: () => void }) {
  return (
    <button
      type="button"
      className={`block w-full cursor-pointer rounded-[min(var(--control-radius),8px)] ${look}`}
      aria-label={cardName(card)}
      onClick={onTake}
    >
      <CardFace card={card} />
    </button>
  );
}

/** So much of a covered card is seen, in pixels: of its back, or of its face. */
const SEEN = { back: 9, face: 24 };

/** A column; every card lies over most of the one before. */
export function SolitaireColumn({ state, targets, taken, onTake, onPut, at }: HandProps & { at: number }) {
  const { cards, down } = state.columns[at] ?? { cards: [], down: 0 };
  const canPut = isTarget(targets, "column", at);
  if (cards.length === 0)
    return (
      <EmptyPlace
        label={say(copy.emptyColumn, { n: at + 1 })}
        canPut={canPut}
        onPut={() => onPut({ kind: "column", at })}
      />
    );
  return (
    <div className="flex min-w-0 flex-col">
      {cards.map((card, index) => {
        const seen = index <= down ? SEEN.back : SEEN.face;
        // A card is 7/5 as high as wide, and margins count in widths.
        const style = index === 0 ? {} : { marginTop: `calc(${seen}px - 140%)` };
        const look = isTaken(taken, card) ? CHOSEN : canPut && index === cards.length - 1 ? TARGET : "";
        return (
          <div key={`${card.rank}${card.suit}`} className="relative" style={style}>
            {index < down ? (
              <CardBack />
            ) : (
              <CardButton card={card} look={look} onTake={() => onTake({ kind: "column", at, card: index })} />
            )}
          </div>
        );
      })}
    </div>
  );
}
