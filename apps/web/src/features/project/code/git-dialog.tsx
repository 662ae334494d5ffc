import { Button, Checkbox, PasswordInput, TextInput } from "@mantine/core";
import { AppError } from "@sayhey/contract/app-error";
import type { FunctionOutput } from "@sayhey/contract/functions";
import { branchSchema } from "@sayhey/contract/functions/git";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import GitBranch from "lucide-react/icons/git-branch";
import { useState, type FormEvent } from "react";
import { Dialog } from "../../../components/dialog.tsx";
import { explainError } from "../../../api/explain-error.ts";
import { callFunction, FieldRefusal } from "../../../api/functions.ts";
import { queryKeys } from "../../../api/query-keys.ts";
import { tellError } from "../../../status/tell-error.ts";
import type { OpenProject } from "../get-project.ts";
import classes from "./dialogs.module.css";
import { formatMediumDate } from "../../../components/format.ts";

type Remote = NonNullable<FunctionOutput<"git-get">["remote"]>;
type Pushed = FunctionOutput<"git-push">;

/** Pages where people make a token, by host. */
const TOKEN_PAGES: Record<string, string> = {
  "github.com": "https://github.com/settings/personal-access-tokens/new",
  "gitlab.com": "https://gitlab.com/-/user_settings/personal_access_tokens",
  "codeberg.org": "https://codeberg.org/user/settings/applications",
};

const hostOf = (url: string): string => (URL.canParse(url.trim()) ? new URL(url.trim()).hostname : "");

/** Where the commit can be looked at, if the host is one whose addresses are known. */
function webAddress(url: string, branch: string): string | null {
  const host = hostOf(url);
  const plain = url.replace(/\.git$/, "");
  if (host === "github.com") return `${plain}/tree/${branch}`;
  if (host === "gitlab.com") return `${plain}/-/tree/${branch}`;
  return host === "codeberg.org" ? `${plain}/src/branch/${branch}` : null;
}

function PushForm({ project, remote, onClose }: { project: OpenProject; remote: Remote | null; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [url, setUrl] = useState(remote?.url ?? "");
  const [branch, setBranch] = useState(remote?.branch ?? "main");
  const [token, setToken] = useState("");
  const [remember, setRemember] = useState(remote !== null && remote.tokenHint !== null);
  const [diverged, setDiverged] = useState<Extract<Pushed, { pushed: false }> | null>(null);
  const kept = remote !== null && remote.tokenHint !== null && remote.url === url.trim();
  const push = useMutation({
    mutationFn: (how: { onTop?: boolean; branch?: string }) =>
      callFunction("git-push", {
        projectId: project.id,
        url,
        branch: how.branch ?? branch,
        ...(token === "" ? {} : { token }),
        remember,
        onTop: how.onTop ?? false,
      }),
    onSuccess: async (answer) => {
      setDiverged(answer.pushed ? null : answer);
      if (answer.pushed) setBranch(answer.branch);
      await queryClient.invalidateQueries({ queryKey: queryKeys.gitRemote(project.id) });
    },
  });
  const forget = useMutation({
    mutationFn: () => callFunction("git-forget", { projectId: project.id }),
    onError: tellError,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.gitRemote(project.id) }),
  });
  const refusal = push.error instanceof AppError ? push.error : null;
  const field = refusal instanceof FieldRefusal ? refusal.field : null;
  const said = refusal === null ? null : explainError(refusal);
  const words = said === null ? null : `${said.message}${said.hint === undefined ? "" : ` ${said.hint}`}`;
  const badBranch = branchSchema.safeParse(branch);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setDiverged(null);
    push.mutate({});
  };
  const done = push.data?.pushed === true ? push.data : null;
  if (done !== null) {
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
  const tokenPage = TOKEN_PAGES[hostOf(url)];
  const fresh = `sayhey-${project.version}`;
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextInput
        label="Repository"
        description="Its https address, as it offers it for cloning."
        placeholder="https://github.com/you/your-app.git"
        type="url"
        required
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
        error={field === "url" ? words : null}
        data-autofocus
      />
      <TextInput
        label="Branch"
        required
        value={branch}
        maxLength={100}
        onChange={(event) => setBranch(event.currentTarget.value)}
        error={
          field === "branch" ? words : branch === "" || badBranch.success ? null : badBranch.error.issues[0]?.message
        }
      />
      <PasswordInput
        label="Token"
        description={
          <>
            A personal access token that may write to this repository.
            {tokenPage === undefined ? null : (
              <>
                {" "}
                <a href={tokenPage} target="_blank" rel="noreferrer">
                  Make one
                </a>
              </>
            )}
          </>
        }
        placeholder={kept ? `Kept, ends with ${remote.tokenHint}` : ""}
        required={!kept}
        autoComplete="off"
        value={token}
        onChange={(event) => setToken(event.currentTarget.value)}
        error={field === "token" ? words : null}
      />
      <Checkbox
        label="Keep the token for the next push"
        description="Encrypted; it is never shown again. Otherwise it is used once and forgotten."
        checked={remember}
        onChange={(event) => setRemember(event.currentTarget.checked)}
      />
      {words !== null && field === null ? (
        <p className={classes.problem} role="alert">
          {words}
        </p>
      ) : null}
      {diverged === null ? null : (
        <div className={classes.choice} role="alert">
          <p>
            <strong>{diverged.branch} holds commits that are not from here.</strong> Nothing was pushed.
            {diverged.replaces.length === 0
              ? " None of its files would be replaced."
              : ` A commit on top would replace ${diverged.replaces.length === 1 ? diverged.replaces[0] : `${diverged.replaces.length} files, such as ${diverged.replaces.slice(0, 3).join(", ")}`}; the history keeps them.`}
          </p>
          <div className={classes.buttons}>
            <Button
              size="sm"
              loading={push.isPending}
              onClick={() => push.mutate({ branch: fresh })}
            >{`Push to a new branch, ${fresh}`}</Button>
            <Button size="sm" variant="default" disabled={push.isPending} onClick={() => push.mutate({ onTop: true })}>
              Commit on top
            </Button>
          </div>
        </div>
      )}
      <div className={classes.buttons}>
        {remote === null ? null : (
          <Button variant="subtle" color="gray" loading={forget.isPending} onClick={() => forget.mutate()}>
            Forget this repository
          </Button>
        )}
        <Button
          type="submit"
          loading={push.isPending}
          disabled={!badBranch.success}
          leftSection={<GitBranch size={17} aria-hidden="true" />}
        >
          Push version {project.version}
        </Button>
      </div>
    </form>
  );
}

/** Pushes the app's source to a Git repository of one's own. */
export function GitDialog({ project, onClose }: { project: OpenProject; onClose: () => void }) {
  const remote = useQuery({
    queryKey: queryKeys.gitRemote(project.id),
    queryFn: ({ signal }) => callFunction("git-get", { projectId: project.id }, signal),
  });
  const kept = remote.data?.remote ?? null;
  return (
    <Dialog title="Push to Git" onClose={onClose}>
      <p className={classes.lead}>
        Every push adds one commit. What others committed is never overwritten.
        {kept === null
          ? ""
          : ` Last pushed: version ${kept.version} to ${kept.branch}, ${formatMediumDate(kept.pushedAt)}.`}
      </p>
      {remote.isPending ? null : (
        <PushForm key={kept === null ? "new" : kept.url} project={project} remote={kept} onClose={onClose} />
      )}
    </Dialog>
  );
}
