import { Skeleton } from "@mantine/core";
import type { FunctionOutput } from "@sayhey/contract/functions";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { Failure } from "../../components/failure.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import classes from "./billing.module.css";
import { CreditLedger } from "./credit-ledger.tsx";
import { InvoiceList } from "./invoice-list.tsx";
import { PlanCard } from "./plan-card.tsx";
import { PlanSection } from "./plan-section.tsx";
import { ReferralCard } from "./referral-card.tsx";
import { SandboxBar } from "./sandbox-bar.tsx";
import { UsageMeters } from "./usage-meters.tsx";
import { billingQuery, type BillingState } from "./use-billing.ts";

/** Asked again this often after a payment, ms; the provider's message may take a moment. */
const ASK_EVERY = 2000;
const ASK_FOR = 60_000;

/** Whether a payment is on its way, back from the provider's page, and whether that takes unusually long. */
function useArrival(plan: string | undefined): "no" | "waits" | "late" {
  const [params, setParams] = useSearchParams();
  const wanted = params.get("paid");
  const [gaveUp, setGaveUp] = useState(false);
  const arrived = wanted !== null && plan === wanted;
  useEffect(() => {
    if (wanted === null) return;
    const timer = setTimeout(() => setGaveUp(true), ASK_FOR);
    return () => clearTimeout(timer);
  }, [wanted]);
  useEffect(() => {
    if (arrived) setParams({}, { replace: true });
  }, [arrived, setParams]);
  if (wanted === null || arrived) return "no";
  return gaveUp ? "late" : "waits";
}

function Sections({ billing }: { billing: BillingState }) {
  return (
    <>
      <section aria-labelledby="plans-title" id="plans">
        <h2 id="plans-title">Plans</h2>
        <PlanSection billing={billing} />
      </section>
      <section aria-labelledby="invoices-title">
        <h2 id="invoices-title">Invoices</h2>
        <InvoiceList billing={billing} />
      </section>
      <section aria-labelledby="credits-title">
        <h2 id="credits-title">Credits</h2>
        <CreditLedger billing={billing} />
      </section>
    </>
  );
}

/** Plan, usage, payments, credits and referrals. */
export default function BillingPage() {
  const userId = useUserId();
  const [asking, setAsking] = useState(false);
  const query = useQuery({ ...billingQuery(userId), refetchInterval: asking ? ASK_EVERY : false });
  const billing = query.data;
  const plan = billing?.plan;
  const arrival = useArrival(plan);
  if ((arrival === "waits") !== asking) setAsking(arrival === "waits");
  const queryClient = useQueryClient();
  // A plan that came while the page was open, by the provider's message, has other limits.
  useEffect(() => {
    const key = queryKeys.usage(userId);
    const shown = queryClient.getQueryData<FunctionOutput<"usage-get">>(key);
    if (plan !== undefined && shown !== undefined && shown.plan !== plan)
      void queryClient.invalidateQueries({ queryKey: key });
  }, [plan, queryClient, userId]);
  return (
    <div className={classes.page}>
      <PageTitle title="Billing" />
      <h1 className={classes.title}>Billing</h1>
      {billing?.provider === "sandbox" ? <SandboxBar billing={billing} /> : null}
      {arrival === "no" ? null : (
        <p className={classes.waits} role="status">
          {arrival === "waits"
            ? "Thank you. We're confirming your payment. This page updates automatically."
            : "Confirming your payment is taking longer than usual. Reload this page in a few minutes."}
        </p>
      )}
      <section aria-labelledby="plan-title">
        <h2 id="plan-title">Your plan</h2>
        {query.isPending ? (
          <Skeleton height={196} radius="lg" role="status" aria-label="Loading your plan" />
        ) : query.isLoadingError ? (
          <Failure title="Couldn't load your plan" error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <PlanCard billing={query.data} />
        )}
      </section>
      <section aria-labelledby="usage-title">
        <h2 id="usage-title">This month</h2>
        <UsageMeters />
      </section>
      {billing === undefined ? null : <Sections billing={billing} />}
      {query.isPending ? <Skeleton height={520} radius="lg" role="status" aria-label="Loading the plans" /> : null}
      <section aria-labelledby="referral-title">
        <h2 id="referral-title">Refer a friend</h2>
        <ReferralCard />
      </section>
    </div>
  );
}
