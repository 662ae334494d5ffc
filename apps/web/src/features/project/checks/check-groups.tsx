import { customBlockOf, type AppSpec } from "@sayhey/appspec";
import type { CheckReport } from "@sayhey/contract/rows";
import ChevronRight from "lucide-react/icons/chevron-right";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import classes from "./checks.module.css";
import { formatNumber } from "../../../components/format.ts";

/** Names of the kinds of checks. */
export const KINDS: Record<CheckReport["checks"][number]["kind"], string> = {
  schema: "The plan is sound",
  compile: "It compiles",
  types: "Types",
  page: "Pages open",
  flow: "Walks through the app",
  axe: "Accessibility",
  overflow: "Fits a small phone",
  console: "Quiet console",
  block: "Tests of your blocks",
};

/** What a block is called: its title, else its kind. */
export function blockName(spec: AppSpec, id: string): string {
  const block = spec.pages.flatMap(({ blocks }) => blocks).find((one) => one.id === id);
  if (block === undefined) return id;
  return "title" in block && typeof block.title === "string"
    ? block.title
    : (customBlockOf(spec, block)?.name ?? block.kind);
}

/** Every check, by kind; kinds with a failure are open. */
export function CheckGroups({ report, titleOf }: { report: CheckReport; titleOf: (path: string) => string }) {
  const kinds = [...new Set(report.checks.map(({ kind }) => kind))];
  return (
    <section className={classes.card} aria-labelledby="all-checks">
      <div className={classes.cardHead}>
        <h2 id="all-checks">Everything that was checked</h2>
      </div>
      {kinds.map((kind) => {
        const checks = report.checks.filter((check) => check.kind === kind);
        const failed = checks.filter(({ passed }) => !passed).length;
        return (
          <details key={kind} className={classes.group} open={failed > 0}>
            <summary>
              <ChevronRight size={15} aria-hidden="true" />
              <strong>{KINDS[kind]}</strong>
              <span data-failed={failed > 0}>
                {failed === 0 ? `${checks.length} passed` : `${failed} of ${checks.length} failed`}
              </span>
            </summary>
            <ul>
              {checks.map((check, index) => (
                <li key={index} data-failed={!check.passed || undefined}>
                  {check.passed ? (
                    <CircleCheck size={16} aria-label="Passed" />
                  ) : (
                    <CircleX size={16} aria-label="Failed" />
                  )}
                  <span className={classes.checkName}>
                    {check.kind === "flow" || check.kind === "block" ? check.name : titleOf(check.name)}
                    {check.message === null ? null : <small>{check.message}</small>}
                    {check.passed && check.seen !== undefined ? <small>{check.seen}</small> : null}
                  </span>
                  <span className={classes.ms}>{formatNumber(Math.round(check.ms))} ms</span>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </section>
  );
}
