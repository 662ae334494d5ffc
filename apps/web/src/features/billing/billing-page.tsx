import { Progress, Skeleton } from "@mantine/core";
import { PLANS, type PlanName } from "@sayhey/contract/plans";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { Failure } from "../../components/failure.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { usageQuery } from "../../lib/api/get-usage.ts";
import { explainError } from "../../lib/explain-error.ts";
import { formatDay } from "../../lib/format.ts";
import { callFunction } from "../../lib/functions.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { useUserId } from "../../lib/session.tsx";
import classes from "./billing.module.css";
import { PlanTable } from "./plan-table.tsx";
import { ReferralCard } from "./referral-card.tsx";

function Meter({ label, used, limit, note }: { label: string; used: number; limit: number | null; note: string }) {
  return (
    <div className={classes.meter}>
      <span className={classes.meterHead}>
        <strong>{label}</strong>
        <span className="sh-tabular">
          {used.toLocaleString("en")} {limit === null ? "so far" : `of ${limit.toLocaleString("en")}`}
        </span>
      </span>
      {limit === null ? null : (
        <Progress
          value={Math.min(100, (used / limit) * 100)}
          color={used >= limit ? "chili" : "mint"}
          size={8}
          aria-label={`${label} used`}
        />
      )}
      <span className={classes.note}>{note}</span>
    </div>
  );
}

function Usage() {
  const usage = useQuery(usageQuery(useUserId()));
  if (usage.isPending)
    return (
      <div className={classes.meters} role="status" aria-label="Loading your usage">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} height={122} radius="lg" />
        ))}
      </div>
    );
  if (usage.isLoadingError)
    return <Failure title="Your usage could not be loaded" error={usage.error} onRetry={() => void usage.refetch()} />;
  const { projects, renders, transforms } = usage.data;
  return (
    <div className={classes.meters}>
      <Meter label="Projects" {...projects} note="Deleted projects do not count." />
      <Meter
        label="Renders"
        {...renders}
        note={`Back to 0 on ${formatDay(renders.resetsAt)}. Failed ones are never charged.`}
      />
      <Meter label="Transforms" {...transforms} note={`Back to 0 on ${formatDay(transforms.resetsAt)}.`} />
    </div>
  );
}

function Plans() {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const billing = useQuery({
    queryKey: queryKeys.billing(userId),
    queryFn: ({ signal }) => callFunction("billing-get", {}, signal),
  });
  const change = useMutation({
    mutationFn: (plan: PlanName) => callFunction("plan-change", { plan }),
    onSuccess: async ({ plan, rewarded }) => {
      await Promise.all(
        [queryKeys.billing(userId), queryKeys.usage(userId), queryKeys.referrals(userId)].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
      const reward = { description: "You and the friend who invited you have renders on top." };
      toast.success(`You are on ${PLANS[plan].title} now`, rewarded ? reward : {});
    },
    onError: (cause) => toast.error(explainError(cause).message, { description: explainError(cause).hint }),
  });
  if (billing.isPending) return <Skeleton height={420} role="status" aria-label="Loading your plan" />;
  if (billing.isLoadingError)
    return (
      <Failure title="Your plan could not be loaded" error={billing.error} onRetry={() => void billing.refetch()} />
    );
  const { plan, planStartedAt, credits, provider } = billing.data;
  return (
    <>
      <p className={classes.text}>
        You have been on <strong>{PLANS[plan].title}</strong> since {formatDay(planStartedAt)}.
        {credits > 0 ? ` On top of it you have ${credits} ${credits === 1 ? "render" : "renders"} as credits.` : ""}
      </p>
      <p className={classes.sandbox} role="note">
        {provider === "sandbox" ? (
          <>
            <strong>Sandbox.</strong> No payment provider is connected to this server: plans change at once and no money
            moves.
          </>
        ) : (
          <>Plans are changed by whoever runs this server.</>
        )}
      </p>
      <PlanTable
        current={plan}
        busy={change.isPending ? change.variables : null}
        onChoose={provider === "sandbox" ? (next) => change.mutate(next) : null}
      />
    </>
  );
}

/** Plan, usage and referrals. */
export default function BillingPage() {
  return (
    <div className={classes.page}>
      <PageTitle title="Billing" />
      <h1 className={classes.title}>Billing</h1>
      <section aria-labelledby="usage-title">
        <h2 id="usage-title">This month</h2>
        <Usage />
      </section>
      <section aria-labelledby="plans-title">
        <h2 id="plans-title">Your plan</h2>
        <Plans />
      </section>
      <section aria-labelledby="referral-title">
        <h2 id="referral-title">Bring a friend</h2>
        <ReferralCard />
      </section>
    </div>
  );
}
