import { NumberInput } from "@mantine/core";
import type { Entity } from "@sayhey/appspec";
import { LIMITS } from "@sayhey/contract/limits";
import classes from "./import-dialog.module.css";
import dialog from "../data-dialog.module.css";
import { countOf } from "./count-of.ts";
import type { ImportPlan } from "./import-rows.ts";
import type { TableFound } from "./table.worker.ts";
import { formatNumber } from "../../../../components/format.ts";

interface ImportOutcomeProps {
  entity: Entity;
  found: TableFound;
  plan: ImportPlan;
  from: number;
  isShared: boolean;
  onFrom: (from: number) => void;
}

/** What the import would do. */
export function ImportOutcome({ entity, found, plan, from, isShared, onFrom }: ImportOutcomeProps) {
  return (
    <section className={classes.outcome} aria-label="What the import does">
      <p role="status">
        <strong>
          {countOf(plan.taken, "row")} of {formatNumber(found.count)} {plan.taken === 1 ? "goes" : "go"} in
        </strong>
        {plan.left > 0 ? `, ${countOf(plan.left, "row")} left out` : ""}
        {plan.problemCount > 0 ? `, ${countOf(plan.problemCount, "cell")} not taken` : ""}.
      </p>
      {plan.beyond > 0 || from > 1 ? (
        <div className={classes.beyond}>
          <p>
            {isShared
              ? "Your plan has no room for more shared rows."
              : `An app begins with at most ${LIMITS.seedRows} ${entity.plural.toLowerCase()}.`}{" "}
            {formatNumber(plan.beyond)} more {plan.beyond === 1 ? "row fits" : "rows fit"} the fields and{" "}
            {plan.beyond === 1 ? "has" : "have"} no room.
          </p>
          <NumberInput
            size="xs"
            label="Begin with row"
            min={1}
            max={found.count}
            allowDecimal={false}
            value={from}
            onChange={(value) => onFrom(typeof value === "number" && value >= 1 ? value : 1)}
          />
        </div>
      ) : null}
      {plan.problems.length > 0 ? (
        <details className={dialog.problems}>
          <summary>Cells that do not fit</summary>
          <ul>
            {plan.problems.slice(0, 60).map(({ row, column, text, problem }) => (
              <li key={`${row} ${column}`}>
                Row {formatNumber(row)}, {column}: {text === "" ? "" : `“${text}” `}
                {problem}
              </li>
            ))}
            {plan.problemCount > 60 ? <li>and {formatNumber(plan.problemCount - 60)} more</li> : null}
          </ul>
        </details>
      ) : null}
    </section>
  );
}
