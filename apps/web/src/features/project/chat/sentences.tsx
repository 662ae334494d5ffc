import type { VersionEntry } from "@sayhey/contract/functions/history";
import ArrowRight from "lucide-react/icons/arrow-right";
import { useState } from "react";
import classes from "./chat.module.css";

/** Lines that show before one asks for the others. */
const FIRST = 4;

/** What a change did, in sentences. */
export function Sentences({ lines }: { lines: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const [only] = lines;
  if (only === undefined) return null;
  if (lines.length === 1) return <p>{only}</p>;
  const shown = isOpen || lines.length <= FIRST + 1 ? lines : lines.slice(0, FIRST);
  return (
    <>
      <ul className={classes.changes}>
        {shown.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {lines.length <= FIRST + 1 ? null : (
        <button type="button" className={classes.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Fewer" : `${lines.length - FIRST} more changes`}
        </button>
      )}
    </>
  );
}

/** The app's first page before and after a version, where pictures of both were taken. */
export function Pictures({ version, before }: { version: VersionEntry | null; before: VersionEntry | null }) {
  const [after, old] = [version?.thumb ?? null, before?.thumb ?? null];
  if (after === null || old === null || after === old) return null;
  return (
    <p className={classes.pictures}>
      <img src={old} alt="Before" loading="lazy" />
      <ArrowRight size={14} aria-hidden="true" />
      <img src={after} alt="After" loading="lazy" />
    </p>
  );
}
