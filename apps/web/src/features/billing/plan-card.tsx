import { Button } from "@mantine/core";
import { PLANS } from "@sayhey/contract/plans";
import CreditCard from "lucide-react/icons/credit-card";
import { formatDate, formatDay, formatPrice } from "../../components/format.ts";
import { undoable } from "../../status/undo.ts";
import classes from "./billing.module.css";
import { useBillingAction, type BillingState } from "./use-billing.ts";
import { toast } from "../../status/toast.ts";

/** What an account's plan rests on, in one sentence, and what is paid for beside a given one. */
function StatusLine({ billing }: { billing: BillingState }) {
  const { plan, subscription, given, provider, planStartedAt } = billing;
  const live = subscription === null || subscription.status === "ended" ? null : subscription;
  if (!given && live !== null) return <PaidLine subscription={live} />;
  const since = plan === "free" ? "" : `On this plan since ${formatDate(planStartedAt)}. `;
  if (given)
    return (
      <>
        {since}Granted by your administrator.
        {live === null ? null : (
          <>
            {" "}
            Your own {PLANS[live.plan].title} plan continues alongside it. <PaidLine subscription={live} />
          </>
        )}
      </>
    );
  if (since !== "") return <>{since}</>;
  return (
    <>
      {provider === "off" ? "Plans are managed by your administrator." : "No card needed. Upgrade when you need more."}
    </>
  );
}

/** What happens next with what is paid for. */
function PaidLine({ subscription }: { subscription: NonNullable<BillingState["subscription"]> }) {
  const title = PLANS[subscription.plan].title;
  if (subscription.status === "past_due")
    return (
      <>
        Your {formatPrice(PLANS[subscription.plan].pricePerMonth)} payment failed. {title} stays active until{" "}
        <strong>{formatDay(subscription.graceEndsAt ?? subscription.periodEnd)}</strong>
        {subscription.retryAt === null ? "." : `; we try again on ${formatDay(subscription.retryAt)}.`} After that you
        move to Free. Nothing is deleted.
      </>
    );
  if (subscription.nextPlan === "free")
    return (
      <>
        Canceled. You keep {title} until <strong>{formatDate(subscription.periodEnd)}</strong>, then you move to Free.
        Nothing is deleted.
      </>
    );
  if (subscription.nextPlan !== null)
    return (
      <>
        You keep {title} until <strong>{formatDate(subscription.periodEnd)}</strong>; then{" "}
        {PLANS[subscription.nextPlan].title} begins, for {formatPrice(PLANS[subscription.nextPlan].pricePerMonth)} a
        month.
      </>
    );
  return (
    <>
      Renews on <strong>{formatDate(subscription.periodEnd)}</strong> for{" "}
      {formatPrice(PLANS[subscription.plan].pricePerMonth)}.
    </>
  );
}

const STATES = {
  active: "Active",
  past_due: "Past due",
  ended: "Free",
  cancelled: "Canceled",
  given: "Granted",
} as const;

function stateOf({ given, subscription }: BillingState): keyof typeof STATES {
  if (given) return "given";
  if (subscription === null) return "ended";
  return subscription.status === "active" && subscription.nextPlan === "free" ? "cancelled" : subscription.status;
}

/** The plan of today: its price, what happens next, how it is paid, and what can be done about it. */
export function PlanCard({ billing }: { billing: BillingState }) {
  const { plan, subscription, paymentMethod, provider, credits } = billing;
  const resume = useBillingAction("plan-resume", ({ plan: kept }) =>
    toast.success(`${PLANS[kept].title} plan resumed`),
  );
  const cancel = useBillingAction("plan-change", (answer) => {
    if (answer.from === null) toast.success("You're on Free now");
    else
      toast.success(
        `Canceled. You keep ${PLANS[answer.plan].title} until ${formatDay(answer.from)}`,
        undoable(() => resume.mutate({})),
      );
  });
  const pay = useBillingAction("billing-pay", ({ url }) => {
    if (url === null) toast.success("Payment received");
    else location.assign(url);
  });
  const portal = useBillingAction("billing-portal", ({ url }) => location.assign(url));
  const live = subscription !== null && subscription.status !== "ended" && provider !== "off";
  const state = stateOf(billing);
  return (
    <div className={classes.current} data-state={state}>
      <div className={classes.currentPlan}>
        <p className={classes.currentHead}>
          <span className={classes.currentName}>{PLANS[plan].title}</span>
          {state === "ended" ? null : (
            <span className={classes.state} data-status={state}>
              {STATES[state]}
            </span>
          )}
        </p>
        <p className={classes.price}>
          <strong className="sh-tabular">{formatPrice(PLANS[plan].pricePerMonth)}</strong> a month
        </p>
        <p className={classes.text}>
          <StatusLine billing={billing} />
          {credits > 0 ? ` Plus ${credits} bonus ${credits === 1 ? "render" : "renders"}.` : ""}
        </p>
        {live ? (
          <div className={classes.actions}>
            {subscription.status === "past_due" ? (
              <Button loading={pay.isPending} onClick={() => pay.mutate({})}>
                Pay {formatPrice(PLANS[subscription.plan].pricePerMonth)} now
              </Button>
            ) : null}
            {subscription.nextPlan === null ? (
              <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate({ plan: "free" })}>
                Cancel plan
              </Button>
            ) : (
              <Button loading={resume.isPending} onClick={() => resume.mutate({})}>
                Keep {PLANS[subscription.plan].title}
              </Button>
            )}
          </div>
        ) : null}
      </div>
      <div className={classes.method}>
        <h3>Payment method</h3>
        {paymentMethod === null ? (
          <p className={classes.note}>None yet. You'll add one when you upgrade.</p>
        ) : (
          <p className={classes.card}>
            <CreditCard size={20} aria-hidden="true" />
            <span>
              {paymentMethod.brand} <span className="sh-tabular">•••• {paymentMethod.last4}</span>
              <small>Expires {paymentMethod.expires}</small>
            </span>
          </p>
        )}
        {provider === "stripe" && subscription !== null ? (
          <Button variant="default" loading={portal.isPending} onClick={() => portal.mutate({})}>
            Change payment method
          </Button>
        ) : null}
        {provider === "sandbox" && paymentMethod !== null ? (
          <p className={classes.note}>Test card. No real charges.</p>
        ) : null}
      </div>
    </div>
  );
}
