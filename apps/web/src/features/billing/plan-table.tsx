import { Button } from "@mantine/core";
import { PLANS, type Plan, type PlanName } from "@sayhey/contract/plans";
import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import { formatStorage } from "../../lib/format.ts";
import classes from "./billing.module.css";

const many = (value: number | null): string => (value === null ? "Unlimited" : value.toLocaleString("en"));

const ROWS: readonly { label: string; of: (plan: Plan) => string | boolean }[] = [
  { label: "Projects", of: ({ projects }) => many(projects) },
  { label: "Renders a month", of: ({ rendersPerMonth }) => many(rendersPerMonth) },
  { label: "Transforms a month", of: ({ transformsPerMonth }) => many(transformsPerMonth) },
  { label: "Largest render", of: ({ largestRender }) => (largestRender === 2160 ? "4K" : `${largestRender}p`) },
  { label: "Without watermark", of: ({ watermark }) => !watermark },
  { label: "Storage", of: ({ storageBytes }) => formatStorage(storageBytes) },
  { label: "Shared rows in an app", of: ({ sharedRows }) => many(sharedRows) },
  {
    label: "Place in the queue",
    of: ({ queuePriority }) => (queuePriority === 0 ? "Normal" : queuePriority < 20 ? "High" : "Highest"),
  },
  { label: "Brand kit", of: ({ brandKit }) => brandKit },
];

function Cell({ value }: { value: string | boolean }) {
  if (typeof value === "string") return value;
  return value ? <Check size={18} aria-label="Yes" /> : <Minus size={18} aria-label="No" />;
}

/** The plans side by side, with a way onto each where plans can be changed. */
export function PlanTable({
  current,
  busy,
  onChoose,
}: {
  current: PlanName;
  busy: PlanName | null;
  /** Null where the operator changes plans. */
  onChoose: ((plan: PlanName) => void) | null;
}) {
  return (
    <div className={classes.plans}>
      {Object.values(PLANS).map((plan) => (
        <article key={plan.name} className={classes.plan} data-current={plan.name === current || undefined}>
          <h3 className={classes.planName}>{plan.title}</h3>
          <p className={classes.price}>
            <strong className="sh-tabular">${plan.pricePerMonth / 100}</strong> a month
          </p>
          <dl className={classes.facts}>
            {ROWS.map(({ label, of }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Cell value={of(plan)} />
                </dd>
              </div>
            ))}
          </dl>
          {plan.name === current ? (
            <p className={classes.yours}>Your plan</p>
          ) : onChoose === null ? null : (
            <Button
              fullWidth
              variant={plan.pricePerMonth > PLANS[current].pricePerMonth ? "filled" : "default"}
              loading={busy === plan.name}
              disabled={busy !== null}
              onClick={() => onChoose(plan.name)}
            >
              {plan.pricePerMonth > PLANS[current].pricePerMonth
                ? `Upgrade to ${plan.title}`
                : `Go down to ${plan.title}`}
            </Button>
          )}
        </article>
      ))}
    </div>
  );
}
