import { Button } from "@mantine/core";
import { PLANS, type PlanName } from "@sayhey/contract/plans";
import { comparePlans, type PaidPlan, upgradePrice } from "@sayhey/contract/subscription";
import { useState } from "react";
import { Dialog } from "../../components/dialog.tsx";
import { formatDay, formatPrice } from "../../components/format.ts";
import { undoable } from "../../status/undo.ts";
import classes from "./billing.module.css";
import { PlanTable } from "./plan-table.tsx";
import { useBillingAction, type BillingState } from "./use-billing.ts";
import { toast } from "../../status/toast.ts";

/** What an upgrade costs today and from then on, before it is bought. */
function UpgradeDialog({
  billing,
  plan,
  busy,
  onBuy,
  onClose,
}: {
  billing: BillingState;
  plan: PaidPlan;
  busy: boolean;
  onBuy: () => void;
  onClose: () => void;
}) {
  const { title, pricePerMonth } = PLANS[plan];
  const { subscription, provider } = billing;
  const live = subscription !== null && subscription.status === "active" ? subscription : null;
  const [now] = useState(() => new Date());
  const today =
    live === null
      ? pricePerMonth
      : upgradePrice(live.plan, plan, { start: new Date(live.periodStart), end: new Date(live.periodEnd), now });
  return (
    <Dialog title={`Upgrade to ${title}`} onClose={onClose} size={460}>
      <dl className={classes.sums}>
        <div>
          <dt>{title}, one month</dt>
          <dd className="sh-tabular">{formatPrice(pricePerMonth)}</dd>
        </div>
        {live === null ? null : (
          <div>
            <dt>Unused part of {PLANS[live.plan].title}</dt>
            <dd className="sh-tabular">−{formatPrice(pricePerMonth - today)}</dd>
          </div>
        )}
        <div data-total>
          <dt>{live === null ? "Today" : "Today, about"}</dt>
          <dd className="sh-tabular">{formatPrice(today)}</dd>
        </div>
      </dl>
      <p className={classes.note}>
        A new month with {PLANS[plan].rendersPerMonth} renders begins today. It renews every month for{" "}
        {formatPrice(pricePerMonth)} until you cancel. Refundable for 7 days.
        {provider === "sandbox" ? " Test mode. No real charges." : ""}
      </p>
      <div className={classes.dialogEnd}>
        <Button variant="default" onClick={onClose}>
          Not now
        </Button>
        <Button loading={busy} onClick={onBuy} data-autofocus>
          {live !== null
            ? "Upgrade and pay"
            : provider === "stripe"
              ? "Continue to payment"
              : `Pay ${formatPrice(today)}`}
        </Button>
      </div>
    </Dialog>
  );
}

/** The plans to choose from. A larger one is confirmed with its price, a smaller one can be undone. */
export function PlanSection({ billing }: { billing: BillingState }) {
  const { plan, provider, subscription, given } = billing;
  const [wanted, setWanted] = useState<PaidPlan | null>(null);
  const resume = useBillingAction("plan-resume", ({ plan: kept }) =>
    toast.success(`${PLANS[kept].title} plan resumed`),
  );
  const change = useBillingAction("plan-change", (answer, input) => {
    setWanted(null);
    if (answer.url !== null) return location.assign(answer.url);
    if (answer.from !== null)
      return void toast.success(`Switches to ${PLANS[input.plan].title} on ${formatDay(answer.from)}`, {
        description: `You keep ${PLANS[answer.plan].title} until then.`,
        ...undoable(() => resume.mutate({})),
      });
    const reward = {
      description: "You and the friend who referred you both get extra renders after the refund period.",
    };
    toast.success(`You're on ${PLANS[answer.plan].title} now`, answer.rewarded ? reward : {});
  });
  const live = subscription !== null && subscription.status !== "ended";
  const choose = (name: PlanName): void => {
    if (live && name === subscription.plan) resume.mutate({});
    else if (name !== "free" && comparePlans(name, plan) > 0) setWanted(name);
    else change.mutate({ plan: name });
  };
  const mayChoose = provider !== "off" && !(given && !live && plan === "studio");
  return (
    <>
      <PlanTable
        current={plan}
        // What was given does not end with the month that was paid for beside it.
        next={live && !given ? subscription.nextPlan : null}
        busy={change.isPending ? change.variables.plan : resume.isPending ? plan : null}
        frozen={live && subscription.status === "past_due"}
        onChoose={mayChoose ? choose : null}
      />
      <p className={classes.note}>
        Downgrades start next month and delete nothing. Anything over the limit becomes read-only until you make room or
        upgrade.
      </p>
      {wanted === null ? null : (
        <UpgradeDialog
          billing={billing}
          plan={wanted}
          busy={change.isPending}
          onBuy={() => change.mutate({ plan: wanted })}
          onClose={() => setWanted(null)}
        />
      )}
    </>
  );
}
