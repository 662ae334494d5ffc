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
        <h2 id="sandbox-title">Sandbox: no money moves</h2>
        <p>
          No payment provider is connected to this server. Everything goes as with one: upgrade, then play what the
          calendar and a bank would do.
        </p>
      </div>
      {live ? (
        <div className={classes.plays} role="group" aria-label="Play what happens next">
          {isDue ? (
            <>
              {button("fail", "The payment fails again")}
              {button("end-grace", "The grace period ends")}
            </>
          ) : (
            <>
              {button("renew", subscription.nextPlan === null ? "The month ends, and is paid" : "The month ends")}
              {subscription.nextPlan === "free" ? null : button("fail", "The month ends, the payment fails")}
            </>
          )}
        </div>
      ) : null}
    </section>
  );
}
