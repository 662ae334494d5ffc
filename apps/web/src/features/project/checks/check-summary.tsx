import { Button, Progress } from "@mantine/core";
import type { CheckReport } from "@sayhey/contract/rows";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { projectState } from "../../../components/project-state.tsx";
import { isBusy } from "../../../api/list-projects.ts";
import { callFunction } from "../../../api/functions.ts";
import { queryKeys } from "../../../api/query-keys.ts";
import { tellError } from "../../../status/tell-error.ts";
import type { OpenProject } from "../get-project.ts";
import classes from "./checks.module.css";

const ago = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

function when(at: string | undefined): string {
  if (at === undefined) return "";
  const minutes = Math.round((Date.parse(at) - Date.now()) / 60_000);
  if (Math.abs(minutes) < 60) return minutes > -1 ? "just now" : ago.format(minutes, "minute");
  const hours = Math.round(minutes / 60);
  return Math.abs(hours) < 24 ? ago.format(hours, "hour") : ago.format(Math.round(hours / 24), "day");
}

function words(project: OpenProject, report: CheckReport | null): { title: string; text: string; tone: string } {
  const failed = report?.checks.filter(({ passed }) => !passed).length ?? 0;
  const count = report?.checks.length ?? 0;
  if (project.check_status === "skipped")
    return {
      title: "Not checked in a browser",
      text: "This server has no browser. Ask your administrator to install Chromium.",
      tone: "plain",
    };
  if (report === null) return { title: `${projectState(project).words}.`, text: "", tone: "plain" };
  return failed === 0
    ? {
        title: `All ${count} checks passed.`,
        text: "A real browser opened every page and walked through the app.",
        tone: "mint",
      }
    : {
        title: `${failed} of ${count} checks failed.`,
        text: "The app may still run, but part of it doesn't work as planned.",
        tone: "chili",
      };
}

/** How the check ended, of which version, when, and another one. */
export function CheckSummary({ project, report }: { project: OpenProject; report: CheckReport | null }) {
  const queryClient = useQueryClient();
  const again = useMutation({
    mutationFn: () => callFunction("project-check", { projectId: project.id }),
    onError: tellError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.project(project.id) }),
  });
  const { title, text, tone } = words(project, report);
  const busy = isBusy(project);
  const filming = project.footage_status === "running";
  const isOld = project.check_status === "pending" && report !== null;
  const Icon = tone === "mint" ? CircleCheck : tone === "chili" ? CircleAlert : CircleDashed;
  const of = [
    report?.version === undefined ? "" : `Version ${report.version}`,
    when(report?.at),
    isOld && !busy ? "the app changed since then and will be checked again shortly" : "",
  ].filter(Boolean);
  return (
    <section className={classes.summary} data-tone={isOld ? "plain" : tone} aria-label="Check results">
      <Icon size={34} aria-hidden="true" />
      <div className={classes.summaryWords} role="status">
        <h2>{title}</h2>
        {text === "" ? null : <p>{text}</p>}
        {of.length === 0 ? null : <small>{of.join(" · ")}</small>}
        {project.footage_message === null ? null : <small>{project.footage_message}</small>}
      </div>
      <Button
        variant="default"
        loading={again.isPending}
        disabled={busy}
        onClick={() => again.mutate()}
        leftSection={<RefreshCw size={16} aria-hidden="true" />}
      >
        Run again
      </Button>
      {busy ? (
        <div className={classes.progress}>
          <span>{filming ? "Filming the app" : "A browser is going through the app"}</span>
          <Progress
            value={filming ? Math.round(project.footage_progress * 100) : 100}
            animated={!filming}
            color="sun"
            size={8}
            aria-label="Progress of checks and filming"
          />
        </div>
      ) : null}
    </section>
  );
}
