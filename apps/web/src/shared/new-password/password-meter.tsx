import { PASSWORD_MIN_SCORE, STRENGTH_NAMES } from "@sayhey/contract/password";
import { usePasswordStrength } from "./use-password-strength.ts";
import classes from "./new-password.module.css";

/** How strong a password is, while it is being typed: filled to (score + 1) / 5, green from Strong on. */
export function PasswordMeter({ password }: { password: string }) {
  const { strength, failed } = usePasswordStrength(password);
  if (password === "") return null;
  if (failed) {
    return (
      <p className={classes.note} role="status">
        The strength of your password cannot be shown just now; it is checked when you continue.
      </p>
    );
  }
  const name = strength === null ? "" : STRENGTH_NAMES[strength.score];
  const advice = strength === null ? [] : [strength.warning, ...strength.suggestions].filter((text) => text !== null);
  return (
    <div className={classes.strength}>
      <div className={classes.line}>
        <div
          className={classes.track}
          role="meter"
          aria-label="Password strength"
          aria-valuemin={0}
          aria-valuemax={5}
          aria-valuenow={strength === null ? 0 : strength.score + 1}
          aria-valuetext={name === "" ? "Not known yet" : name}
        >
          <div
            className={classes.fill}
            data-score={strength?.score}
            style={{ width: `${strength === null ? 0 : ((strength.score + 1) / 5) * 100}%` }}
          />
        </div>
        <span className={classes.name} data-score={strength?.score}>
          {name}
        </span>
      </div>
      <div role="status">
        <span className={classes.hidden}>{name === "" ? "" : `Password strength: ${name}.`}</span>
        {strength !== null && strength.score < PASSWORD_MIN_SCORE ? (
          <p className={classes.hint}>Password must have a strength of "Strong" or better to continue.</p>
        ) : null}
        {advice.length === 0 ? null : <p className={classes.note}>{advice.map(asSentence).join(" ")}</p>}
      </div>
    </div>
  );
}

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
