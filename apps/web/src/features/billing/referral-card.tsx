import { Button, CopyButton, Skeleton } from "@mantine/core";
import { REFERRAL_REWARD_RENDERS } from "@sayhey/contract/plans";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { Failure } from "../../components/failure.tsx";
import { profileQuery } from "../../api/get-profile.ts";
import { rowsOf } from "../../api/rows-error.ts";
import { formatDay } from "../../components/format.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import { connect } from "../../api/supabase.ts";
import classes from "./billing.module.css";

const referralSchema = z.object({
  id: z.uuid(),
  referred_email: z.string(),
  status: z.string(),
  created_at: z.string(),
});
type Referral = z.infer<typeof referralSchema>;

const WORDS: Record<string, string> = {
  pending: "Signed up",
  qualified: "Upgraded",
  rewarded: `Upgraded: ${REFERRAL_REWARD_RENDERS} renders for both of you`,
  rejected: "Does not count",
};

async function listReferrals(): Promise<Referral[]> {
  const client = await connect();
  const answer = await client
    .from("referrals")
    .select("id,referred_email,status,created_at")
    .order("created_at", { ascending: false })
    .limit(100);
  return z.array(referralSchema).parse(rowsOf(answer, "Your referrals"));
}

/** Enough of an address to know whose it is. */
const shorten = (email: string): string => email.replace(/^(.{2}).*(@.*)$/, "$1…$2");

/** The link that brings friends here, and what came of it. */
export function ReferralCard() {
  const userId = useUserId();
  const profile = useQuery(profileQuery(userId));
  const referrals = useQuery({ queryKey: queryKeys.referrals(userId), queryFn: listReferrals });
  if (profile.isLoadingError || referrals.isLoadingError) {
    return (
      <Failure
        title="Couldn't load your referrals"
        error={profile.error ?? referrals.error}
        onRetry={() => void Promise.all([profile.refetch(), referrals.refetch()])}
      />
    );
  }
  if (profile.data === undefined || referrals.data === undefined)
    return <Skeleton height={140} role="status" aria-label="Loading your referrals" />;
  const link = `${window.location.origin}/auth?tab=sign-up&ref=${profile.data.referral_code}`;
  return (
    <>
      <p className={classes.text}>
        When someone who signs up with your link upgrades for the first time, you both get {REFERRAL_REWARD_RENDERS}{" "}
        renders on top of your plan. Credits have no cash value and cannot be transferred.
      </p>
      <div className={classes.link}>
        <code>{link}</code>
        <CopyButton value={link}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy} aria-live="polite">
              {copied ? "Copied" : "Copy link"}
            </Button>
          )}
        </CopyButton>
      </div>
      {referrals.data.length === 0 ? (
        <p className={classes.note}>No sign-ups yet. Share your link with a friend.</p>
      ) : (
        <ul className={classes.lines} aria-label="People who signed up with your link">
          {referrals.data.map(({ id, referred_email: email, status, created_at: at }) => (
            <li key={id}>
              <span>{shorten(email)}</span>
              <span className={classes.note}>{formatDay(at)}</span>
              <span className={classes.state} data-status={status}>
                {WORDS[status] ?? status}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
