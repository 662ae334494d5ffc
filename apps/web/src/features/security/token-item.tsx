import { Button } from "@mantine/core";
import { TOKEN_PREFIX, TOKEN_SCOPES, type ApiTokenRow } from "@sayhey/contract/api-token";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import Terminal from "lucide-react/icons/terminal";
import { formatAgo, formatDate } from "../../components/format.ts";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import { tellError } from "../../status/tell-error.ts";
import classes from "./security.module.css";
import { toast } from "../../status/toast.ts";

const isScope = (scope: string): scope is keyof typeof TOKEN_SCOPES => scope in TOKEN_SCOPES;

function endOf(token: ApiTokenRow, now: number): string {
  if (token.expires_at === null) return "Does not expire";
  return `${Date.parse(token.expires_at) <= now ? "Expired" : "Expires"} ${formatDate(token.expires_at)}`;
}

/** An API token with what it may do, and the way to revoke it. */
export function TokenItem({ token, now }: { token: ApiTokenRow; now: number }) {
  const queryClient = useQueryClient();
  const key = queryKeys.apiTokens(useUserId());
  const revoke = useMutation({
    mutationFn: () => callFunction("token-revoke", { tokenId: token.id }),
    onSuccess: () => {
      queryClient.setQueryData(key, (rows: ApiTokenRow[] | undefined) => rows?.filter(({ id }) => id !== token.id));
      toast.success(`${token.name} is revoked`, { description: "Programs that use it no longer have access." });
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
