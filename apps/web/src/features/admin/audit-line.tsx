import type { AuditEntry } from "@sayhey/contract/functions/admin";
import classes from "./admin.module.css";
import { deedDetails, deedWords, objectionWords } from "./deed-words.ts";
import { formatFullMoment } from "../../lib/format.ts";

/** One deed: what, to whom, by whom, when and why. */
export function AuditLine({ entry }: { entry: AuditEntry }) {
  const { at, admin, action, target, reason } = entry;
  const more = deedDetails(entry);
  return (
    <li>
      <span className={classes.main}>
        <strong>
          {deedWords(action)} · {target}
        </strong>
        <span className={classes.note}>
          {admin} · <time dateTime={at}>{formatFullMoment(at)}</time>
          {more.map((words) => ` · ${words}`)}
        </span>
        {reason === "" ? null : <span className={classes.quote}>{objectionWords(reason)}</span>}
      </span>
    </li>
  );
}
