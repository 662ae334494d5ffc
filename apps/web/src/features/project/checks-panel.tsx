import { Button, Progress } from "@mantine/core";
import type { AppSpec, Op } from "@sayhey/appspec";
import { proofReportSchema, type ProofReport } from "@sayhey/contract/rows";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import Clapperboard from "lucide-react/icons/clapperboard";
import { projectState } from "../../components/project-state.tsx";
import { isBusy } from "../../lib/api/list-projects.ts";
import type { OpenProject } from "./get-project.ts";
import classes from "./panels.module.css";
import { ProofGallery } from "./proof-gallery.tsx";
import { useEditProject } from "./use-edit-project.ts";
import { useFilmProject } from "./use-film-project.ts";

const KINDS: Record<ProofReport["checks"][number]["kind"], string> = {
  schema: "The plan is sound",
  compile: "It compiles",
  types: "Types",
  page: "Pages open",
  flow: "Walks through the app",
  axe: "Accessibility",
  overflow: "Fits a small phone",
  console: "Quiet console",
};

/** Title of the page an address opens; the address of one that is not in the plan. */
function pageTitle(spec: AppSpec, path: string): string {
  const at = (pattern: string): boolean =>
    pattern === path || (pattern.endsWith("/:id") && path.startsWith(pattern.slice(0, -":id".length)));
  return spec.pages.find((page) => at(page.path))?.title ?? path;
}

/** What a block is called: its title, else its kind. */
function blockName(spec: AppSpec, id: string): string {
  const block = spec.pages.flatMap(({ blocks }) => blocks).find((one) => one.id === id);
  if (block === undefined) return id;
  return "title" in block && typeof block.title === "string" ? block.title : block.kind;
}

function Summary({ project, report }: { project: OpenProject; report: ProofReport | null }) {
  if (isBusy(project)) {
    const filming = project.footage_status === "running";
    return (
      <div className={classes.progress}>
        <span>{filming ? "Filming the app" : "A browser is going through the app"}</span>
        <Progress
          value={filming ? Math.round(project.footage_progress * 100) : 100}
          animated={!filming}
          color="sun"
          size={8}
          aria-label="Progress of proof and filming"
        />
      </div>
    );
  }
  if (project.proof_status === "skipped") {
    return (
      <p className={classes.note}>
        Not proved: this machine has no browser for it. Ask whoever runs SayHey to install Chromium.
      </p>
    );
  }
  if (report === null) return <p className={classes.note}>{projectState(project).words}.</p>;
  const failed = report.checks.filter(({ passed }) => !passed).length;
  return (
    <p className={classes.note}>
      {failed === 0
        ? `All ${report.checks.length} checks passed.`
        : `${failed} of ${report.checks.length} checks failed. The app may still run, but part of it does not work as planned.`}
    </p>
  );
}

/** Parts that failed and were taken out, each of which can be put back. */
function Repairs({ project, report }: { project: OpenProject; report: ProofReport }) {
  const edit = useEditProject(project);
  const repairs = report.repairs ?? [];
  if (repairs.length === 0) return null;
  return (
    <section className={classes.checks}>
      <h2>Taken out, because it failed</h2>
      <ul>
        {repairs.map(({ page, block, message, version, undo }, index) => (
          <li key={index}>
            <span className={classes.checkName}>
              {block} on '{page}'<small>{message}</small>
            </span>
            {project.version === version ? (
              <Button
                size="xs"
                variant="default"
                loading={edit.isPending}
                onClick={() => edit.mutate(undo as Op[])}
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

/** What a real browser found when it went through the app. */
export function ChecksPanel({ project }: { project: OpenProject }) {
  const film = useFilmProject(project.id);
  const { spec } = project;
  const titleOf = (path: string): string => pageTitle(spec, path);
  const parsed = proofReportSchema.safeParse(project.proof_report);
  const report = parsed.success ? parsed.data : null;
  const failing = (kind: string): boolean =>
    report?.checks.some((check) => check.kind === kind && !check.passed) ?? false;
  const kinds = [...new Set(report?.checks.map(({ kind }) => kind))].sort(
    (a, b) => Number(failing(b)) - Number(failing(a)),
  );
  return (
    <div className={classes.panel}>
      <Summary project={project} report={report} />
      {project.footage_message === null ? null : <p className={classes.problem}>{project.footage_message}</p>}
      {report === null ? null : (
        <>
          <ProofGallery projectId={project.id} report={report} titleOf={titleOf} />
          <Repairs project={project} report={report} />
        </>
      )}
      {kinds.map((kind) => (
        <section key={kind} className={classes.checks}>
          <h2>{KINDS[kind]}</h2>
          <ul>
            {report?.checks
              .filter((check) => check.kind === kind)
              .map((check, index) => (
                <li key={index} data-failed={!check.passed || undefined}>
                  {check.passed ? (
                    <CircleCheck size={17} aria-label="Passed" />
                  ) : (
                    <CircleX size={17} aria-label="Failed" />
                  )}
                  <span className={classes.checkName}>
                    {check.kind === "flow" ? check.name : titleOf(check.name)}
                    {check.passed || check.block === undefined ? null : (
                      <small>In '{blockName(spec, check.block)}'</small>
                    )}
                    {check.message === null ? null : <small>{check.message}</small>}
                    {check.passed && check.seen !== undefined ? <small>{check.seen}</small> : null}
                  </span>
                  <span className={classes.ms}>{Math.round(check.ms)} ms</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <Button
        variant="default"
        loading={film.isPending}
        disabled={isBusy(project)}
        onClick={() => film.mutate()}
        leftSection={<Clapperboard size={17} aria-hidden="true" />}
      >
        Prove and film again
      </Button>
    </div>
  );
}
