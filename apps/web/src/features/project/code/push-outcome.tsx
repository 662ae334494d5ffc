import { Button } from "@mantine/core";
import type { FunctionOutput } from "@sayhey/contract/functions";
import classes from "./dialogs.module.css";
import { hostOf } from "./git-hosts.ts";

/** What came of a push. */
export type Pushed = FunctionOutput<"git-push">;

/** Where the commit can be looked at, if the host is one whose addresses are known. */
function webAddress(url: string, branch: string): string | null {
  const host = hostOf(url);
  const plain = url.replace(/\.git$/, "");
  if (host === "github.com") return `${plain}/tree/${branch}`;
  if (host === "gitlab.com") return `${plain}/-/tree/${branch}`;
  return host === "codeberg.org" ? `${plain}/src/branch/${branch}` : null;
}

interface PushedProps {
  pushed: Extract<Pushed, { pushed: true }>;
  /** Address of the repository. */
  url: string;
  onClose: () => void;
}

/** Says what was pushed, and leads there. */
export function PushedNote({ pushed: done, url, onClose }: PushedProps) {
  const address = webAddress(url.trim(), done.branch);
  return (
    <div className={classes.done} role="status">
      <p>
        {done.unchanged
          ? `Nothing has changed since the last push to ${done.branch}.`
          : `Version ${done.version} is on ${done.branch} as ${done.commit.slice(0, 7)}.`}
      </p>
      <div className={classes.buttons}>
        {address === null ? null : (
          <Button component="a" href={address} target="_blank" rel="noreferrer" variant="default">
            Open the branch
          </Button>
        )}
        <Button onClick={onClose}>Done</Button>
      </div>
    </div>
  );
}

interface DivergedProps {
  diverged: Extract<Pushed, { pushed: false }>;
  /** Name of a branch that is not there yet. */
  fresh: string;
  isPushing: boolean;
  onNewBranch: () => void;
  onTop: () => void;
}

/** Asks what to do where the branch holds commits that are not from here. */
export function DivergedChoice({ diverged, fresh, isPushing, onNewBranch, onTop }: DivergedProps) {
  return (
    <div className={classes.choice} role="alert">
      <p>
        <strong>{diverged.branch} holds commits that are not from here.</strong> Nothing was pushed.
        {diverged.replaces.length === 0
          ? " None of its files would be replaced."
          : ` A commit on top would replace ${diverged.replaces.length === 1 ? diverged.replaces[0] : `${diverged.replaces.length} files, such as ${diverged.replaces.slice(0, 3).join(", ")}`}; the history keeps them.`}
      </p>
      <div className={classes.buttons}>
        <Button size="sm" loading={isPushing} onClick={onNewBranch}>{`Push to a new branch, ${fresh}`}</Button>
        <Button size="sm" variant="default" disabled={isPushing} onClick={onTop}>
          Commit on top
        </Button>
      </div>
    </div>
  );
}
