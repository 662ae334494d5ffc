import { Button, Skeleton } from "@mantine/core";
import { TOKEN_PREFIX, TOKEN_SCOPES, type ApiTokenRow } from "@sayhey/contract/api-token";
import { LIMITS } from "@sayhey/contract/limits";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import Terminal from "lucide-react/icons/terminal";
import { useState } from "react";
import { toast } from "sonner";
import { Failure } from "../../components/failure.tsx";
import { PageSection } from "../../components/page-section/page-section.tsx";
import { formatAgo } from "../../lib/format.ts";
import { callFunction } from "../../lib/functions.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { useUserId } from "../../lib/session.tsx";
import { tellError } from "../../lib/tell-error.ts";
import { formatDate } from "./format-date.ts";
import { NewTokenDialog } from "./new-token-dialog.tsx";
import { tokensQuery } from "./security-queries.ts";
import classes from "./security.module.css";

const isScope = (scope: string): scope is keyof typeof TOKEN_SCOPES => scope in TOKEN_SCOPES;

function endOf(token: ApiTokenRow, now: number): string {
  if (token.expires_at === null) return "Does not expire";
  return `${Date.parse(token.expires_at) <= now ? "Expired" : "Expires"} ${formatDate(token.expires_at)}`;
}

function TokenItem({ token, now }: { token: ApiTokenRow; now: number }) {
  const queryClient = useQueryClient();
  const key = queryKeys.apiTokens(useUserId());
  const revoke = useMutation({
    mutationFn: () => callFunction("token-revoke", { tokenId: token.id }),
    onSuccess: () => {
      queryClient.setQueryData(key, (rows: ApiTokenRow[] | undefined) => rows?.filter(({ id }) => id !== token.id));
      toast.success(`${token.name} is revoked`, { description: "Programs that use it are refused from now on." });
    },
    onError: tellError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
  const scopes = token.scopes.map((scope) => (isScope(scope) ? TOKEN_SCOPES[scope] : scope));
  return (
    <li className={classes.row}>
      <Terminal size={20} aria-hidden="true" />
      <span className={classes.what}>
        <span className={classes.name}>
          {token.name}
          <span className={classes.code}>
            {TOKEN_PREFIX}…{token.ending}
          </span>
        </span>
        <span className={classes.facts}>{scopes.join(" · ")}</span>
        <span className={classes.facts}>
          <span>
            {token.last_used_at === null ? "Never used" : `Last used ${formatAgo(Date.parse(token.last_used_at), now)}`}
          </span>
          <span>{endOf(token, now)}</span>
        </span>
      </span>
      <Button
        size="xs"
        variant="default"
        aria-disabled={revoke.isPending}
        aria-label={`Revoke ${token.name}`}
        onClick={() => (revoke.isPending ? undefined : revoke.mutate())}
      >
        {revoke.isPending ? "Revoking..." : "Revoke"}
      </Button>
    </li>
  );
}

/** API tokens: what the command line signs in with. */
export function TokensSection() {
  const tokens = useQuery(tokensQuery(useUserId()));
  const [making, setMaking] = useState(false);
  return (
    <PageSection
      id="tokens"
      title="API tokens"
      text="For the command line and your own scripts. Each may do only what you allow it."
    >
      <p className={classes.note}>
        What a token can call is described in{" "}
        <a href="/openapi.json" target="_blank" rel="noreferrer">
          the API description (OpenAPI 3.1)
        </a>
        .
      </p>
      {tokens.isPending ? (
        <Skeleton height={72} radius="lg" aria-label="Loading your API tokens" />
      ) : tokens.isLoadingError ? (
        <Failure
          title="Your API tokens could not be loaded"
          error={tokens.error}
          onRetry={() => void tokens.refetch()}
        />
      ) : (
        <>
          {tokens.data.length === 0 ? (
            <p className={classes.note}>
              None yet. With one, <span className={classes.code}>sayhey login</span> makes projects and renders from
              your terminal.
            </p>
          ) : (
            <ul className={classes.list}>
              {tokens.data.map((token) => (
                <TokenItem key={token.id} token={token} now={tokens.dataUpdatedAt} />
              ))}
            </ul>
          )}
          {tokens.data.length >= LIMITS.tokens ? (
            <p className={classes.note}>That is the most there can be. Revoke one to make another.</p>
          ) : (
            <div className={classes.actions}>
              <Button variant="default" onClick={() => setMaking(true)}>
                New token
              </Button>
            </div>
          )}
        </>
      )}
      {making ? <NewTokenDialog onClose={() => setMaking(false)} /> : null}
    </PageSection>
  );
}
