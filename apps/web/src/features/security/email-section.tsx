import { Button, Skeleton } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { Failure } from "../../components/failure.tsx";
import { PageSection } from "../../components/page-section/page-section.tsx";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import { useMailRoute } from "../../shared/use-mail-route.ts";
import { tellError } from "../../status/tell-error.ts";
import { safetyQuery } from "./security-queries.ts";
import classes from "./security.module.css";
import { toast } from "../../status/toast.ts";

/** Says that something needs a confirmed address, and leads to where it is confirmed. */
export function ConfirmFirst({ what }: { what: string }) {
  return (
    <p className={classes.note}>
      <a href="#email">Confirm your email address</a> to {what}.
    </p>
  );
}

/** Uses up the link of a confirmation mail that led here. */
function useConfirmLink(userId: string): boolean {
  const [query, setQuery] = useSearchParams();
  const ticket = query.get("confirm");
  const queryClient = useQueryClient();
  const confirm = useMutation({
    mutationFn: (given: string) => callFunction("email-confirm", { ticket: given }),
    onSuccess: () => toast.success("Your email address is confirmed"),
    onError: tellError,
    onSettled: async () => {
      // A first read that is still under way began before the confirmation, and would be joined instead of asked again.
      await queryClient.cancelQueries({ queryKey: queryKeys.safety(userId) });
      await queryClient.invalidateQueries({ queryKey: queryKeys.safety(userId) });
    },
  });
  const { mutate } = confirm;
  const tried = useRef("");
  useEffect(() => {
    if (ticket === null || tried.current === ticket) return;
    tried.current = ticket;
    mutate(ticket);
    // Neither the history nor a bookmark needs it.
    setQuery({}, { replace: true });
  }, [ticket, mutate, setQuery]);
  return confirm.isPending;
}

/** Where the link went: nobody should look for it in an inbox that gets no mail. */
function LinkSent() {
  const route = useMailRoute();
  if (route === "inbox") return "We sent you a link. Open it on a device where you're signed in.";
  if (route === "none")
    return "This server can't send email yet. Ask your administrator to set it up or to pass on the link.";
  return (
    <>
      This server has no mail server. Your link is in{" "}
      <a href="/dev/mail" target="_blank" rel="noreferrer">
        its outbox
      </a>
      .
    </>
  );
}

function Unconfirmed({ email }: { email: string }) {
  const send = useMutation({ mutationFn: () => callFunction("email-confirm-send", {}), onError: tellError });
  return (
    <>
      <p className={classes.note}>
        <strong>{email}</strong> isn't confirmed yet. Confirm it to create API tokens and to publish apps that email
        their visitors.
      </p>
      {send.data === undefined ? null : (
        <p className={classes.notice} role="status">
          <LinkSent />
        </p>
      )}
      <div className={classes.actions}>
        <Button
          variant="default"
          aria-disabled={send.isPending}
          onClick={() => (send.isPending ? undefined : send.mutate())}
        >
          {send.isPending ? "Sending..." : send.data === undefined ? "Send confirmation email" : "Send it again"}
        </Button>
      </div>
    </>
  );
}

/** The address of the account, and whether it is confirmed. */
export function EmailSection() {
  const userId = useUserId();
  const safety = useQuery(safetyQuery(userId));
  const confirming = useConfirmLink(userId);
  return (
    <PageSection id="email" title="Email" text="Where we reach you about your account.">
      {safety.isPending || confirming ? (
        <Skeleton height={24} aria-label="Loading your email address" />
      ) : safety.isLoadingError ? (
        <Failure title="This could not be loaded" error={safety.error} onRetry={() => void safety.refetch()} />
      ) : safety.data.emailConfirmed ? (
        <p className={classes.note}>
          <strong>{safety.data.email}</strong> is confirmed.
        </p>
      ) : (
        <Unconfirmed email={safety.data.email} />
      )}
    </PageSection>
  );
}
