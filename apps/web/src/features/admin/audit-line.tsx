import type { AuditEntry } from "@sayhey/contract/functions/admin";
import classes from "./admin.module.css";
import { auditDetails, auditLabels, objectionWords } from "./audit-labels.ts";
import { formatFullMoment } from "../../components/format.ts";

/** One action: what, to whom, by whom, when and why. */
export function AuditLine({ entry }: { entry: AuditEntry }) {
  const { at, admin, action, target, reason } = entry;
  const more = auditDetails(entry);
  return (
    <li>
      <span className={classes.main}>
        <strong>
          {auditLabels(action)} · {target}
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
