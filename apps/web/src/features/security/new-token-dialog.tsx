import { Button, Checkbox, NativeSelect, PasswordInput, TextInput } from "@mantine/core";
import { TOKEN_LIFETIMES, TOKEN_SCOPE_NAMES, TOKEN_SCOPES, type TokenScope } from "@sayhey/contract/api-token";
import { LIMITS } from "@sayhey/contract/limits";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { CopyField } from "../../components/copy-field.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import classes from "./security.module.css";
import { useRefusals } from "./use-refusals.ts";

const LIFETIMES = TOKEN_LIFETIMES.map((days) => ({
  value: days === null ? "never" : String(days),
  label: days === null ? "Never" : days === 365 ? "In a year" : `In ${days} days`,
}));

interface TokenFormProps {
  hasPassword: boolean;
  onMade: (token: string) => void;
  onClose: () => void;
}

function TokenForm({ hasPassword, onMade, onClose }: TokenFormProps) {
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<ReadonlySet<TokenScope>>(new Set(TOKEN_SCOPE_NAMES));
  const [lifetime, setLifetime] = useState("90");
  const [password, setPassword] = useState("");
  const refusals = useRefusals(["name", "scopes", "password"]);
  const queryClient = useQueryClient();
  const userId = useUserId();
  const make = useMutation({
    mutationFn: () =>
      callFunction("token-create", {
        name,
        scopes: [...scopes],
        days: lifetime === "never" ? null : Number(lifetime),
        ...(hasPassword ? { password } : {}),
      }),
    onSuccess: ({ token }) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.apiTokens(userId) });
      onMade(token);
    },
    onError: refusals.take,
  });
  const toggle = (scope: TokenScope, on: boolean) => {
    const next = new Set(scopes);
    if (on) next.add(scope);
    else next.delete(scope);
    setScopes(next);
    refusals.clear();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    refusals.clear();
    if (!make.isPending) make.mutate();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        data-autofocus
        label="Name"
        description="Where you'll use it, so you can recognize it."
        placeholder="Work laptop"
        required
        withAsterisk={false}
        maxLength={LIMITS.tokenNameLength}
        value={name}
        error={refusals.of("name")}
        errorProps={{ role: "alert" }}
        onChange={(event) => {
          setName(event.currentTarget.value);
          refusals.clear();
        }}
      />
      <fieldset className={classes.scopes}>
        <legend>It may</legend>
        {TOKEN_SCOPE_NAMES.map((scope) => (
          <Checkbox
            key={scope}
            radius="xs"
            label={TOKEN_SCOPES[scope]}
            checked={scopes.has(scope)}
            onChange={(event) => toggle(scope, event.currentTarget.checked)}
          />
        ))}
        {refusals.of("scopes") === undefined ? null : (
          <p className={classes.bad} role="alert">
            {refusals.of("scopes")}
          </p>
        )}
      </fieldset>
      <NativeSelect
        label="Expires"
        size="md"
        data={LIFETIMES}
        value={lifetime}
        onChange={(event) => setLifetime(event.currentTarget.value)}
      />
      {hasPassword ? (
        <PasswordInput
          label="Your password"
          name="current-password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          value={password}
          error={refusals.of("password")}
          errorProps={{ role: "alert" }}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            refusals.clear();
          }}
        />
      ) : null}
      {refusals.whole === null ? null : (
        <p className={classes.problem} role="alert">
          {refusals.whole}
        </p>
      )}
      <div className={`${classes.actions} ${classes.end}`}>
        <Button variant="default" onClick={onClose}>
          Not now
        </Button>
        <Button type="submit" aria-disabled={make.isPending}>
          {make.isPending ? "Making..." : "Make token"}
        </Button>
      </div>
    </form>
  );
}

/** Makes an API token and shows it this once. */
export function NewTokenDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const [token, setToken] = useState<string | null>(null);
  if (token === null) {
    return (
      <Dialog title="New API token" onClose={onClose} size={480}>
        <TokenForm hasPassword={hasPassword} onMade={setToken} onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog title="Your new token" onClose={onClose} size={560}>
      <p className={classes.notice}>Copy it now. It's shown only once, so treat it like a password.</p>
      <CopyField label="API token" action="Copy token" value={token} autoFocus />
      <div>
        <p className={classes.note}>On the command line, then paste it when asked:</p>
        <pre className={classes.terminal} tabIndex={0} aria-label="Command">
          sayhey login --server {location.origin}
        </pre>
      </div>
      <div>
        <p className={classes.note}>
          To let Claude Code make and change your apps, run this. <a href="/llms.txt">Other agents</a>
        </p>
        <CopyField
          label="Command for an agent"
          action="Copy command"
          value={`claude mcp add --transport http sayhey ${location.origin}/mcp --header "Authorization: Bearer ${token}"`}
        />
      </div>
      <div className={`${classes.actions} ${classes.end}`}>
        <Button onClick={onClose}>I've copied it</Button>
      </div>
    </Dialog>
  );
}
