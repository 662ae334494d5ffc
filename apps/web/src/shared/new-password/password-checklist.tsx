import { PASSWORD_RULES } from "@sayhey/contract/password";
import Check from "lucide-react/icons/check";
import Circle from "lucide-react/icons/circle";
import classes from "./new-password.module.css";

/** What a password must hold, ticked off while typing. */
export function PasswordChecklist({ id, password }: { id: string; password: string }) {
  return (
    <ul id={id} className={classes.rules} aria-label="Your password needs">
      {PASSWORD_RULES.map(({ label, holds }) => {
        const done = holds(password);
        return (
          <li key={label} data-done={done || undefined}>
            {done ? <Check size={15} strokeWidth={3} aria-hidden="true" /> : <Circle size={15} aria-hidden="true" />}
            {label}
            <span className={classes.hidden}>{done ? " (done)" : " (missing)"}</span>
          </li>
        );
      })}
    </ul>
  );
}
