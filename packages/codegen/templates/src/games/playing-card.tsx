import { copy, say } from "../copy.ts";
import { Icon } from "../ui/icon.tsx";
import { isRed, type Card, type Suit } from "./cards.ts";

const SUIT_NAMES: Readonly<Record<Suit, string>> = {
  spades: copy.suitSpades,
  hearts: copy.suitHearts,
  clubs: copy.suitClubs,
  diamonds: copy.suitDiamonds,
};
const SUIT_ICONS: Readonly<Record<Suit, { icon: string }>> = {
  spades: { icon: "spade" },
  hearts: { icon: "heart" },
  clubs: { icon: "club" },
  diamonds: { icon: "diamond" },
};

const RANK_NAMES: Readonly<Record<number, string>> = {
  1: copy.cardAce,
  11: copy.cardJack,
  12: copy.cardQueen,
  13: copy.cardKing,
};
const RANK_SIGNS: Readonly<Record<number, string>> = { 1: "A", 11: "J", 12: "Q", 13: "K" };

/** What a suit is called. */
export const suitName = (suit: Suit): string => SUIT_NAMES[suit];

/** What a card is called. */
export const cardName = ({ rank, suit }: Card): string =>
  say(copy.cardName, { rank: RANK_NAMES[rank] ?? String(rank), suit: SUIT_NAMES[suit] });

/** The sign of a suit, filled in. */
export const SuitSign = ({ suit, className }: { suit: Suit; className: string }) => (
  <Icon name={SUIT_ICONS[suit].icon} className={`fill-current ${className}`} />
);

const SHAPE = "block aspect-5/7 w-full overflow-hidden rounded-[min(var(--control-radius),8px)] border";

/** The face of a card, as wide as whatever holds it. Its name is to be said by that. */
export function CardFace({
  card,
  isLarge = false,
  className = "",
}: {
  card: Card;
  isLarge?: boolean;
  className?: string;
}) {
  const sign = RANK_SIGNS[card.rank] ?? card.rank;
  return (
    <span
      className={`${SHAPE} relative border-ink/30 bg-surface ${isRed(card) ? "text-accent-text" : "text-ink"} ${className}`}
      aria-hidden="true"
    >
      <span
        className={`num flex items-center justify-between leading-none font-bold ${isLarge ? "p-1.5 text-lg" : "px-1 pt-0.5 text-[0.9375rem]"}`}
      >
        {sign}
        <SuitSign suit={card.suit} className={isLarge ? "size-4" : "size-3.5"} />
      </span>
      <span className="absolute inset-x-0 bottom-[12%] grid place-items-center">
        <SuitSign suit={card.suit} className={isLarge ? "size-8" : "size-6"} />
      </span>
    </span>
  );
}

/** The back of a card. */
export function CardBack({ className = "" }: { className?: string }) {
  return (
    <span
      className={`${SHAPE} border-ink/30 ${className}`}
      style={{
        background:
          "repeating-linear-gradient(45deg, transparent 0 5px, color-mix(in srgb, var(--on-accent) 18%, transparent) 5px 7px), var(--accent)",
      }}
      aria-hidden="true"
    />
  );
}

/** A hand of cards side by side, narrower where there are many; with their names for who cannot see them. */
export function Hand({ cards, hidden = 0, label }: { cards: readonly Card[]; hidden?: number; label: string }) {
  return (
    <ul className="flex min-h-[7.2rem] justify-center gap-2" aria-label={label}>
      {cards.map((card, at) => {
        const isHidden = at >= cards.length - hidden;
        return (
          <li
            key={`${card.rank}${card.suit}${isHidden}`}
            className="w-19 min-w-0 shrink transition duration-300 motion-safe:starting:-translate-y-6 motion-safe:starting:opacity-0"
          >
            <span className="sr-only">{isHidden ? copy.hiddenCard : cardName(card)}</span>
            {isHidden ? <CardBack /> : <CardFace card={card} isLarge />}
          </li>
        );
      })}
    </ul>
  );
}
