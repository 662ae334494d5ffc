import { VisuallyHidden } from "@mantine/core";
import type { AiRunRow, RunWish } from "@sayhey/contract/ai";
import Circle from "lucide-react/icons/circle";
import CircleDot from "lucide-react/icons/circle-dot";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleMinus from "lucide-react/icons/circle-minus";
import classes from "./ask.module.css";
import { WISH_WORDS } from "./run-words.ts";

const ICONS = { open: Circle, done: CircleCheck, declined: CircleMinus } as const;

/** What a message asks for, line by line: ticked off as it is done, or with why it was not. */
export function RunWishes({ run }: { run: AiRunRow }) {
  if (run.wishes.length === 0) return null;
  return (
    <ul className={classes.wishes} aria-label={WISH_WORDS.title}>
      {run.wishes.map((wish) => (
        <Wish key={wish.text} wish={wish} isOver={run.status === "done"} />
      ))}
    </ul>
  );
}

function Wish({ wish: { text, state, why }, isOver }: { wish: RunWish; isOver: boolean }) {
  // Done is what is in the version that was kept, and there is none yet.
  const isMade = state === "done" && !isOver;
  const Icon = isMade ? CircleDot : ICONS[state];
  const words = isMade ? WISH_WORDS.made : state === "open" && !isOver ? WISH_WORDS.making : WISH_WORDS[state];
  return (
    <li data-state={isMade ? "made" : state}>
      <Icon size={18} aria-hidden="true" />
      <span>
        <VisuallyHidden>{words}: </VisuallyHidden>
        {text}
        {why === null ? null : <span className={classes.why}>{why}</span>}
      </span>
    </li>
  );
}
