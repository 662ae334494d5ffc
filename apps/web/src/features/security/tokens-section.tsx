import { Button, Skeleton } from "@mantine/core";
import { LIMITS } from "@sayhey/contract/limits";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Failure } from "../../components/failure.tsx";
import { PageSection } from "../../components/page-section/page-section.tsx";
import { useUserId } from "../../session/session.tsx";
import { ConfirmFirst } from "./email-section.tsx";
import { NewTokenDialog } from "./new-token-dialog.tsx";
import { safetyQuery, tokensQuery } from "./security-queries.ts";
import classes from "./security.module.css";
import { TokenItem } from "./token-item.tsx";

/** API tokens: what the command line signs in with. */
export function TokensSection() {
  const userId = useUserId();
  const tokens = useQuery(tokensQuery(userId));
  const safety = useQuery(safetyQuery(userId));
  const [making, setMaking] = useState(false);
  return (
    <PageSection
      id="tokens"
      title="API tokens"
      text="For the command line and your own scripts. Each token can do only what you allow."
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
          {safety.data?.emailConfirmed === false ? (
            <ConfirmFirst what="create API tokens" />
          ) : tokens.data.length >= LIMITS.tokens ? (
            <p className={classes.note}>You've reached the token limit. Revoke one to create another.</p>
          ) : (
            <div className={classes.actions}>
              <Button variant="default" onClick={() => setMaking(true)}>
                New token
              </Button>
            </div>
          )}
        </>
      )}
      {making ? (
        <NewTokenDialog hasPassword={safety.data?.hasPassword ?? true} onClose={() => setMaking(false)} />
      ) : null}
    </PageSection>
  );
}
