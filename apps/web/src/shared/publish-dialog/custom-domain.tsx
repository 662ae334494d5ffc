import { Button, Skeleton, TextInput } from "@mantine/core";
import { AppError } from "@sayhey/contract/app-error";
import type { CustomDomainState } from "@sayhey/contract/functions/domain";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type KeyboardEvent } from "react";
import { explainError } from "../../api/explain-error.ts";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { tellError } from "../../status/tell-error.ts";
import { undoable } from "../../status/undo.ts";
import { CopyField } from "../../components/copy-field.tsx";
import { Failure } from "../../components/failure.tsx";
import { PlanLimitNote } from "../plan-limit/plan-limit-note.tsx";
import { StateBadge } from "../../components/state-badge.tsx";
import classes from "./publish-dialog.module.css";
import { toast } from "../../status/toast.ts";

/** A domain of one's own for a published app: asked for, proved by its records, let go. */
export function CustomDomain({ publicationId }: { publicationId: string }) {
  const queryClient = useQueryClient();
  const queryKey = queryKeys.customDomain(publicationId);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => callFunction("domain-get", { publicationId }, signal),
  });
  const show = (domain: CustomDomainState | null): void => {
    queryClient.setQueryData(queryKey, (row: typeof query.data) => (row === undefined ? row : { ...row, domain }));
  };
  if (query.isPending) return <Skeleton height={64} role="status" aria-label="Loading your domain" />;
  if (query.isLoadingError)
    return <Failure title="Your domain could not be loaded" error={query.error} onRetry={() => void query.refetch()} />;
  const { allowed, domain } = query.data;
  return (
    <section className={classes.own} aria-labelledby="own-domain">
      <p className={classes.label} id="own-domain">
        Custom domain
      </p>
      {!allowed ? (
        <PlanLimitNote
          reached={{
            title: "Custom domains are part of the Pro and Studio plans.",
            text:
              domain === null
                ? "Upgrade to use your own domain, such as shop.example.com."
                : `We're holding ${domain.domain} for you. Until you upgrade, it redirects to the address above.`,
            canUpgrade: true,
          }}
        />
      ) : domain === null ? (
        <AskDomain publicationId={publicationId} onAsked={show} />
      ) : (
        <KnownDomain publicationId={publicationId} domain={domain} onChange={show} />
      )}
    </section>
  );
}

function AskDomain({
  publicationId,
  onAsked,
}: {
  publicationId: string;
  onAsked: (domain: CustomDomainState) => void;
}) {
  const [typed, setTyped] = useState("");
  const ask = useMutation({
    mutationFn: () => callFunction("domain-set", { publicationId, domain: typed }),
    onSuccess: ({ domain }) => onAsked(domain),
  });
  const failure = ask.error === null ? null : explainError(ask.error);
  const submit = (): void => {
    if (typed.trim() !== "" && !ask.isPending) ask.mutate();
  };
  // It stands inside the form that publishes, whose Enter means something else.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    submit();
  };
  return (
    <div className={classes.ask}>
      <TextInput
        className={classes.grow ?? ""}
        aria-label="Domain"
        placeholder="shop.example.com"
        spellCheck={false}
        autoCapitalize="none"
        value={typed}
        error={failure === null ? undefined : [failure.message, failure.hint].filter(Boolean).join(" ")}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          ask.reset();
        }}
        onKeyDown={onKeyDown}
      />
      <Button variant="default" size="md" loading={ask.isPending} disabled={typed.trim() === ""} onClick={submit}>
        Add domain
      </Button>
    </div>
  );
}

interface KnownDomainProps {
  publicationId: string;
  domain: CustomDomainState;
  onChange: (domain: CustomDomainState | null) => void;
}

function KnownDomain({ publicationId, domain, onChange }: KnownDomainProps) {
  const check = useMutation({
    mutationFn: () => callFunction("domain-check", { publicationId }),
    onSuccess: (answer) => {
      onChange(answer.domain);
      if (answer.problem === null) toast.success(`${answer.domain.domain} now points to your app`);
    },
  });
  const back = useMutation({
    mutationFn: async () => {
      const { domain: asked } = await callFunction("domain-set", { publicationId, domain: domain.domain });
      // Its records are as they were, so what was proved is proved again.
      return domain.verified ? (await callFunction("domain-check", { publicationId })).domain : asked;
    },
    onSuccess: onChange,
    onError: tellError,
  });
  const remove = useMutation({
    mutationFn: () => callFunction("domain-remove", { publicationId }),
    onSuccess: () => {
      onChange(null);
      toast(
        `${domain.domain} disconnected`,
        undoable(() => back.mutate()),
      );
    },
    onError: tellError,
  });
  const problem =
    check.data?.problem ??
    (check.error === null
      ? null
      : check.error instanceof AppError
        ? [check.error.message, check.error.hint].filter(Boolean).join(" ")
        : explainError(check.error).message);
  return (
    <>
      <div className={classes.known}>
        {domain.verified ? (
          <a href={`https://${domain.domain}`} target="_blank" rel="noopener">
            {domain.domain}
          </a>
        ) : (
          <b>{domain.domain}</b>
        )}
        <StateBadge tone={domain.verified ? "mint" : "sun"}>
          {domain.verified ? "Connected" : "Not verified yet"}
        </StateBadge>
        <Button variant="subtle" color="gray" size="sm" loading={remove.isPending} onClick={() => remove.mutate()}>
          Remove domain
        </Button>
      </div>
      {domain.verified ? null : (
        <>
          <p className={classes.note}>
            Add these two DNS records. The first verifies the domain, the second points it here: a CNAME, or an ALIAS
            for a root domain.
          </p>
          <CopyField label="TXT record, name" action="Copy name" value={domain.proof.name} />
          <CopyField label="TXT record, value" action="Copy value" value={domain.proof.value} />
          <CopyField label={`CNAME record of ${domain.domain}, value`} action="Copy target" value={domain.target} />
          {problem === null ? null : (
            <p className={classes.notice} role="alert">
              {problem}
            </p>
          )}
          <Button variant="default" loading={check.isPending} onClick={() => check.mutate()}>
            Verify records
          </Button>
        </>
      )}
    </>
  );
}
