import type { AccountEntry } from "@sayhey/planner/account";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import CircleDashed from "lucide-react/icons/circle-dashed";
import Minus from "lucide-react/icons/minus";
import { useState } from "react";
import strip from "./assumption-strip.module.css";
import classes from "./account-strip.module.css";
import { account } from "./chat/ask-grammar.ts";
import { useEditor } from "./editor/editor-context.tsx";
import { useSettled } from "./use-settled.ts";

const LOOKS: Record<AccountEntry["state"], { label: string; icon: typeof Check }> = {
  built: { label: "Built", icon: Check },
  partly: { label: "Partly built", icon: CircleDashed },
  "not-built": { label: "Not built", icon: Minus },
};
const NONE: readonly AccountEntry[] = [];
const ORDER: readonly AccountEntry["state"][] = ["not-built", "partly", "built"];

/**
 * Everything the idea asks for, and what became of it in the app as it is now: one line that opens into the list. What is missing and can
 * be asked for has a button that types it into the chat.
 */
export function AccountStrip({ onWish }: { onWish: (wish: string) => void }) {
  const { spec, showPage } = useEditor();
  const entries = useSettled(spec, account, NONE);
  const [isOpen, setOpen] = useState(false);
  if (entries.length === 0) return null;
  const count = (state: AccountEntry["state"]): number => entries.filter((entry) => entry.state === state).length;
  const parts = [
    `${count("built")} of ${entries.length} built`,
    ...(count("partly") > 0 ? [`${count("partly")} partly`] : []),
    ...(count("not-built") > 0 ? [`${count("not-built")} not`] : []),
  ];
  const sorted = entries.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
  return (
    <section className={strip.section} aria-labelledby="asked-for">
      <h2 id="asked-for" className={strip.label}>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          What you asked for: {parts.join(", ")}
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      </h2>
      <ul className={classes.list} hidden={!isOpen}>
        {sorted.map((entry) => (
          <Line key={entry.id} entry={entry} onPage={showPage} onWish={onWish} />
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  entry: AccountEntry;
  onPage: (id: string) => void;
  onWish: (wish: string) => void;
}

function Line({ entry: { say, state, page, why, wish }, onPage, onWish }: LineProps) {
  const { label, icon: Icon } = LOOKS[state];
  return (
    <li className={classes.line} data-state={state}>
      <Icon size={16} role="img" aria-label={label} />
      <div>
        <span>{say}</span>
        {why === undefined || state === "built" ? null : <p>{why}</p>}
        {page === undefined ? null : (
          <button type="button" className={classes.go} onClick={() => onPage(page.id)}>
            On {page.title}
          </button>
        )}
        {wish === undefined ? null : (
          <button type="button" className={classes.go} onClick={() => onWish(wish)}>
            {wish}
          </button>
        )}
      </div>
    </li>
  );
}
