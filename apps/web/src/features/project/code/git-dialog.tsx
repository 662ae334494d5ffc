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
import { hostOf, TOKEN_PAGES } from "./git-hosts.ts";
import { DivergedChoice, PushedNote, type Pushed } from "./push-outcome.tsx";

type Remote = NonNullable<FunctionOutput<"git-get">["remote"]>;

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
  if (done !== null) return <PushedNote pushed={done} url={url} onClose={onClose} />;
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
        <DivergedChoice
          diverged={diverged}
          fresh={fresh}
          isPushing={push.isPending}
          onNewBranch={() => push.mutate({ branch: fresh })}
          onTop={() => push.mutate({ onTop: true })}
        />
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
