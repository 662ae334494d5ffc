import { Button } from "@mantine/core";
import type { AppSpec, Op } from "@sayhey/appspec";
import { checkReportSchema, type CheckReport } from "@sayhey/contract/rows";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryKeys } from "../../../api/query-keys.ts";
import { useEditor } from "../editor/editor-context.tsx";
import { blockName, CheckGroups, KINDS } from "./check-groups.tsx";
import classes from "./checks.module.css";
import { findingWords } from "./fixes.ts";
import { PerformanceCard } from "./performance-card.tsx";
import { PreviewProblems } from "./preview-problems.tsx";
import { ProblemCard } from "./problem-card.tsx";
import { CheckPictures } from "./check-pictures.tsx";
import { CheckSummary } from "./check-summary.tsx";

/** How often is looked whether a check that waits has begun, ms. */
const LOOK_MS = 3000;

/** Title of the page an address opens; the address of one that is not in the plan. */
function pageTitle(spec: AppSpec, path: string): string {
  const at = (pattern: string): boolean =>
    pattern === path || (pattern.endsWith("/:id") && path.startsWith(pattern.slice(0, -":id".length)));
  return spec.pages.find((page) => at(page.path))?.title ?? path;
}

/** What failed in the check, each with what can be done about it. */
function CheckProblems({ report }: { report: CheckReport }) {
  const { spec } = useEditor();
  const failed = report.checks.filter(({ passed }) => !passed);
  if (failed.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby="check-problems">
      <div className={classes.cardHead}>
        <h2 id="check-problems">What failed</h2>
      </div>
      <ul className={classes.problems}>
        {failed.flatMap(({ kind, name, message, page, block, findings }, index) => {
          const path = page ?? (kind === "page" || kind === "axe" || kind === "overflow" ? name : undefined);
          const where = (id: string | undefined): string =>
            [path === undefined ? "" : pageTitle(spec, path), id === undefined ? "" : `In '${blockName(spec, id)}'`]
              .filter(Boolean)
              .join(" · ");
          const base = { kind, ...(path !== undefined && { page: path }) };
          if (findings !== undefined)
            return findings.map((finding) => (
              <ProblemCard
                key={`${index} ${finding.rule}`}
                problem={{
                  ...base,
                  message: `${finding.help} (${finding.target})`,
                  rule: finding.rule,
                  ...(finding.block !== undefined && { block: finding.block }),
                }}
                title={findingWords(finding)}
                where={where(finding.block)}
              />
            ));
          const [, file, line] = /\b((?:src|public)\/[\w./-]+):(\d+)/.exec(message ?? "") ?? [];
          return [
            <ProblemCard
              key={index}
              problem={{
                ...base,
                message: message ?? "It failed.",
                ...(block !== undefined && { block }),
                ...(file !== undefined && { place: { file, line: Number(line) } }),
              }}
              title={kind === "flow" ? name : kind === "block" ? `Test of ${name}` : KINDS[kind]}
              where={where(block)}
            />,
          ];
        })}
      </ul>
    </section>
  );
}

/** Parts that failed and were taken out, each of which can be put back. */
function Repairs({ report }: { report: CheckReport }) {
  const { project, edit } = useEditor();
  const repairs = report.repairs ?? [];
  if (repairs.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby="check-repairs">
      <div className={classes.cardHead}>
        <h2 id="check-repairs">Taken out, because it failed</h2>
      </div>
      <ul className={classes.problems}>
        {repairs.map(({ page, block, message, version, undo }, index) => (
          <li key={index} className={classes.problem}>
            <div className={classes.problemWords}>
              <strong>
                {block} on '{page}'
              </strong>
              <p>{message}</p>
            </div>
            {project.version === version ? (
              <Button
                size="xs"
                variant="default"
                onClick={() => edit(undo as Op[], { source: "checks", reason: `Put ${block} back` })}
                aria-label={`Put ${block} back`}
              >
                Put it back
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was checked of the app and what went wrong with it, with what can be done about it. */
export function ChecksMode() {
  const { project, spec } = useEditor();
  const queryClient = useQueryClient();
  const waits = project.check_status === "pending";
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(
      () => void queryClient.invalidateQueries({ queryKey: queryKeys.project(project.id) }),
      LOOK_MS,
    );
    return () => clearInterval(timer);
  }, [waits, project.id, queryClient]);
  const titleOf = (path: string): string => pageTitle(spec, path);
  const parsed = checkReportSchema.safeParse(project.check_report);
  const report = parsed.success ? parsed.data : null;
  return (
    <div className={classes.checks}>
      <CheckSummary project={project} report={report} />
      <div className={classes.columns}>
        <div className={classes.column}>
          {report === null ? null : (
            <>
              <Repairs report={report} />
              <CheckProblems report={report} />
              <CheckPictures projectId={project.id} report={report} titleOf={titleOf} />
            </>
          )}
          <PreviewProblems />
          {report === null ? null : <CheckGroups report={report} titleOf={titleOf} />}
        </div>
        <div className={classes.column}>
          <PerformanceCard projectId={project.id} performance={report?.performance} checkedAt={report?.at} />
        </div>
      </div>
    </div>
  );
}
