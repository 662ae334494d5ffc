import { AppError } from "@sayhey/contract/app-error";
import { Link } from "react-router";
import { explainError } from "../../api/explain-error.ts";
import { isForWantOfConnection, useOffline } from "../../api/offline.ts";

/** Why something was refused and what to do; a limit of the plan comes with the way to upgrade. */
export function Refusal({ error }: { error: unknown }) {
  const offline = useOffline();
  if (error instanceof AppError && isForWantOfConnection(error) && !offline) return "You're back online. Try again.";
  const { message, hint } = explainError(error);
  return (
    <>
      {message}
      {hint === undefined ? "" : ` ${hint}`}
      {error instanceof AppError && error.kind === "quota" ? (
        <>
          {" "}
          <Link to="/billing">Upgrade</Link>
        </>
      ) : null}
    </>
  );
}
