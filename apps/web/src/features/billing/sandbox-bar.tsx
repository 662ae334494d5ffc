import { Button } from "@mantine/core";
import FlaskConical from "lucide-react/icons/flask-conical";
import classes from "./billing.module.css";
import { useBillingAction, type BillingState } from "./use-billing.ts";

/** Says that no money moves, and plays what time and a bank would do. */
export function SandboxBar({ billing: { subscription } }: { billing: BillingState }) {
  const play = useBillingAction("billing-play");
  const live = subscription !== null && subscription.status !== "ended";
  const isDue = live && subscription.status === "past_due";
  const button = (event: "renew" | "fail" | "end-grace", label: string) => (
    <Button
      variant="default"
      size="compact-md"
      disabled={play.isPending}
      loading={play.isPending && play.variables.event === event}
      onClick={() => play.mutate({ event })}
    >
      {label}
    </Button>
  );
  return (
    <section className={classes.sandbox} aria-labelledby="sandbox-title">
      <FlaskConical size={20} aria-hidden="true" />
      <div>
        <h2 id="sandbox-title">Test mode</h2>
        <p>No real charges. Upgrade, then simulate renewals and failed payments.</p>
      </div>
      {live ? (
        <div className={classes.plays} role="group" aria-label="Simulate what happens next">
          {isDue ? (
            <>
              {button("fail", "The payment fails again")}
              {button("end-grace", "The grace period ends")}
            </>
          ) : (
            <>
              {button("renew", subscription.nextPlan === null ? "Renewal succeeds" : "The month ends")}
              {subscription.nextPlan === "free" ? null : button("fail", "Renewal fails")}
            </>
          )}
        </div>
      ) : null}
    </section>
  );
}
