import { Button } from "@mantine/core";
import { PLANS, type Plan, type PlanName } from "@sayhey/contract/plans";
import { comparePlans } from "@sayhey/contract/subscription";
import Check from "lucide-react/icons/check";
import { formatNumber, formatPrice, formatStorage } from "../../components/format.ts";
import classes from "./billing.module.css";

const many = (value: number | null): string => (value === null ? "Unlimited" : formatNumber(value));

const ROWS: readonly { label: string; of: (plan: Plan) => string | boolean }[] = [
  { label: "Projects", of: ({ projects }) => many(projects) },
  { label: "Renders a month", of: ({ rendersPerMonth }) => many(rendersPerMonth) },
  { label: "Transforms a month", of: ({ transformsPerMonth }) => many(transformsPerMonth) },
  { label: "Largest render", of: ({ largestRender }) => (largestRender === 2160 ? "4K" : `${largestRender}p`) },
  { label: "No watermark", of: ({ watermark }) => !watermark },
  { label: "Storage", of: ({ storageBytes }) => formatStorage(storageBytes) },
  { label: "Shared rows per app", of: ({ sharedRows }) => many(sharedRows) },
  {
    label: "Queue priority",
    of: ({ queuePriority }) => (queuePriority === 0 ? "Normal" : queuePriority < 20 ? "High" : "Highest"),
  },
  { label: "Renders at a time", of: ({ jobs }) => many(jobs.render.running) },
  { label: "Renders queued", of: ({ jobs }) => `Up to ${many(jobs.render.queued)}` },
  { label: "Custom domains", of: ({ customDomain }) => customDomain },
  { label: "Brand kit", of: ({ brandKit }) => brandKit },
  { label: "Webhooks", of: ({ webhooks }) => webhooks },
];

function Cell({ value }: { value: string | boolean }) {
  return typeof value === "string" ? value : <Check size={18} aria-label="Yes" />;
}

interface PlanTableProps {
  current: PlanName;
  /** The plan that begins with the next month. */
  next: PlanName | null;
  busy: PlanName | null;
  /** A payment is missing: there is no larger plan until it is made. */
  frozen: boolean;
  /** Null where nobody but the operator changes plans. */
  onChoose: ((plan: PlanName) => void) | null;
}

function Choice({ plan, current, next, busy, frozen, onChoose }: PlanTableProps & { plan: Plan }) {
  if (plan.name === next) return <p className={classes.yours}>Starts next month</p>;
  if (plan.name === current && next === null) return <p className={classes.yours}>Your plan</p>;
  if (onChoose === null) return null;
  const isLarger = comparePlans(plan.name, current) > 0;
  if (frozen && plan.name !== "free") return <p className={classes.later}>Pay the past-due amount first</p>;
  const label =
    plan.name === current
      ? `Keep ${plan.title}`
      : isLarger
        ? `Upgrade to ${plan.title}`
        : plan.name === "free"
          ? "Downgrade to Free"
          : `Downgrade to ${plan.title}`;
  return (
    <Button
      fullWidth
      variant={isLarger || plan.name === current ? "filled" : "default"}
      loading={busy === plan.name}
      disabled={busy !== null}
      onClick={() => onChoose(plan.name)}
    >
      {label}
    </Button>
  );
}

/** What a plan has that the one before it has not, or less of. */
const additionsOf = (plan: Plan, smaller: Plan | undefined): typeof ROWS =>
  ROWS.filter(({ of }) => of(plan) !== false && (smaller === undefined || of(plan) !== of(smaller)));

/** The plans side by side, each by what it adds, with a way onto each where plans can be changed. */
export function PlanTable(props: PlanTableProps) {
  return (
    <div className={classes.plans}>
      {Object.values(PLANS).map((plan, index, plans) => (
        <article key={plan.name} className={classes.plan} data-current={plan.name === props.current || undefined}>
          <h3 className={classes.planName}>{plan.title}</h3>
          <p className={classes.price}>
            <strong className="sh-tabular">{formatPrice(plan.pricePerMonth)}</strong> a month
          </p>
          <p className={classes.adds}>
            {index === 0 ? "To get started:" : `Everything in ${plans[index - 1]?.title}, and:`}
          </p>
          <dl className={classes.facts}>
            {additionsOf(plan, plans[index - 1]).map(({ label, of }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Cell value={of(plan)} />
                </dd>
              </div>
            ))}
          </dl>
          <Choice {...props} plan={plan} />
        </article>
      ))}
    </div>
  );
}
