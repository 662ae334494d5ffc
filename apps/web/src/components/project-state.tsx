import type { ProjectRow } from "@sayhey/contract/rows";
import { StateBadge, type Tone } from "./state-badge.tsx";

type State = Pick<ProjectRow, "check_status" | "footage_status" | "footage_progress" | "footage_hash" | "app_hash">;

/** How far a project is, in a word or two. */
export function projectState(project: State): { tone: Tone; words: string; busy: boolean } {
  const { check_status: check, footage_status: footage } = project;
  if (check === "failed") return { tone: "chili", words: "Checks failed", busy: false };
  if (footage === "running")
    return { tone: "sun", words: `Filming ${Math.round(project.footage_progress * 100)}%`, busy: true };
  if (check === "running") return { tone: "sky", words: "Checking", busy: true };
  if (footage === "failed") return { tone: "chili", words: "Filming failed", busy: false };
  if (check === "passed" && footage === "done")
    return showsThisApp(project)
      ? { tone: "mint", words: "Ready", busy: false }
      : { tone: "mint", words: "Ready · trailer out of date", busy: false };
  if (check === "passed") return { tone: "mint", words: "Checked", busy: false };
  if (check === "skipped") return { tone: "plain", words: "Checks failed", busy: false };
  if (footage === "pending") return { tone: "plain", words: "Checks queued", busy: true };
  return { tone: "plain", words: "Unchecked changes", busy: false };
}

/** Whether the clips of the trailer are of the app as it is: one that is checked in the background is not filmed again. */
function showsThisApp({ footage_hash: filmed, app_hash: present }: State): boolean {
  return filmed === null || present === null || filmed === present;
}

/** Badge of how far a project is. */
export function ProjectState({ project }: { project: State }) {
  const { tone, words, busy } = projectState(project);
  return (
    <StateBadge tone={tone} busy={busy}>
      {words}
    </StateBadge>
  );
}
