import { copy, language } from "../copy.ts";
import { Icon } from "../ui/icon.tsx";
import type { Language } from "./plain-letters.ts";

/** Keys as they lie on the keyboards of each language. */
const KEYS: Readonly<Record<Language, readonly string[]>> = {
  en: ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"],
  de: ["QWERTZUIOP", "ASDFGHJKL", "YXCVBNM"],
  es: ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"],
  fr: ["AZERTYUIOP", "QSDFGHJKLM", "WXCVBN"],
  pt: ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"],
};

/** How a key looks: filled in, framed, crossed out, or as it came. */
export type KeyLook = "full" | "framed" | "faint" | "plain";

const LOOK: Readonly<Record<KeyLook, string>> = {
  full: "border-accent bg-accent text-on-accent",
  framed: "border-accent bg-surface text-ink outline-2 -outline-offset-4 outline-dashed outline-accent",
  faint: "border-line bg-ground text-muted line-through",
  plain: "border-line bg-surface text-ink",
};

interface LetterKeysProps {
  onLetter: (letter: string) => void;
  lookOf: (letter: string) => KeyLook;
  /** What is said of a key beside its letter. */
  noteOf: (letter: string) => string;
  isOff?: (letter: string) => boolean;
  /** Keys to take a letter back and to hand a word in, where the game has them. */
  onBack?: () => void;
  onEnter?: () => void;
}

const KEY = "grid h-12 min-w-0 flex-1 cursor-pointer place-items-center rounded-control border text-base font-bold";

/** A keyboard of letters under a game. */
export function LetterKeys({ onLetter, lookOf, noteOf, isOff, onBack, onEnter }: LetterKeysProps) {
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-1.5 select-none" role="group" aria-label={copy.letters}>
      {KEYS[language].map((row, index) => (
        <div key={row} className={`flex gap-1 ${index === 1 ? "px-[3%]" : index === 2 && !onEnter ? "px-[13%]" : ""}`}>
          {index === 2 && onEnter !== undefined && (
            <button
              type="button"
              className={`${KEY} max-w-16 grow-[1.6] ${LOOK.plain}`}
              aria-label={copy.enterWord}
              onClick={onEnter}
            >
              <Icon name="corner-down-left" />
            </button>
          )}
          {[...row].map((letter) => (
            <button
              key={letter}
              type="button"
              className={`${KEY} ${LOOK[lookOf(letter)]} disabled:cursor-default`}
              aria-label={[letter, noteOf(letter)].filter(Boolean).join(", ")}
              disabled={isOff?.(letter)}
              onClick={() => onLetter(letter)}
            >
              {letter}
            </button>
          ))}
          {index === 2 && onBack !== undefined && (
            <button
              type="button"
              className={`${KEY} max-w-16 grow-[1.6] ${LOOK.plain}`}
              aria-label={copy.takeLetterBack}
              onClick={onBack}
            >
              <Icon name="delete" />
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
