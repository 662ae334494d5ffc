import type { FunctionOutput } from "@sayhey/contract/functions";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import { Link } from "react-router";
import classes from "./admin.module.css";
import { Loaded, Part } from "./part.tsx";
import { useAdminQuery } from "./use-admin.ts";
import { formatNumber, formatPrice, formatShortMonth } from "../../components/format.ts";

type Overview = FunctionOutput<"admin-overview">;
const REFRESH_MS = 10_000;

function Revenue({ revenue }: { revenue: Overview["revenue"] }) {
  return (
    <div className={classes.cards} data-wide>
      {revenue.map(({ provider, monthlyCents, subscribers, months }) => (
        <section key={provider} className={classes.card} aria-label={provider === "stripe" ? "Stripe" : "Sandbox"}>
          <strong>
            {provider === "stripe" ? "Stripe" : "Sandbox"}
            {provider === "sandbox" ? (
              <span className={classes.state} data-status="processing">
                Test
              </span>
            ) : null}
          </strong>
          <span className={classes.figure}>{formatPrice(monthlyCents)}</span>
          <span className={classes.note}>
            a month from {subscribers.pro} Pro and {subscribers.studio} Studio
            {subscribers.pastDue === 0 ? "" : `, ${subscribers.pastDue} of them past due`}
          </span>
          <div className={classes.scroll} tabIndex={0} role="region" aria-label={`Months of ${provider}`}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">Month</th>
                  <th scope="col">Paid</th>
                  <th scope="col">Refunded</th>
                </tr>
              </thead>
              <tbody className="sh-tabular">
                {months.toReversed().map(({ month, paidCents, refundedCents }) => (
                  <tr key={month}>
                    <th scope="row">{formatShortMonth(month)}</th>
                    <td>{formatPrice(paidCents)}</td>
                    <td>{formatPrice(refundedCents)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      ))}
    </div>
  );
}

function Content({ overview }: { overview: Overview }) {
  const { parts, numbers, revenue, queues, openReports } = overview;
  return (
    <>
      {openReports === 0 ? null : (
        <p className={classes.call}>
          <CircleAlert size={18} aria-hidden="true" />
          <Link to="/admin?tab=published&show=reported">
            {openReports} open {openReports === 1 ? "report" : "reports"}
          </Link>
        </p>
      )}
      <Part title="Health">
        <ul className={classes.cards}>
          {parts.map(({ name, ok, detail }) => (
            <li key={name} className={classes.card} data-ok={ok}>
              <strong>
                {ok ? <CircleCheck size={18} aria-label="Well" /> : <CircleAlert size={18} aria-label="Needs a look" />}
                {name}
              </strong>
              <span className={classes.note}>{detail}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Use">
        <dl className={classes.numbers}>
          {numbers.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="sh-tabular">{formatNumber(value)}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title="Revenue" empty={revenue.length === 0 && "No payments yet."}>
        <Revenue revenue={revenue} />
      </Part>
      <Part title="Queues" empty={queues.length === 0 && "No job has been queued yet."}>
        <div className={classes.scroll} tabIndex={0} role="region" aria-label="Queues">
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Queue</th>
                <th scope="col">Waiting</th>
                <th scope="col">Active</th>
                <th scope="col">Failed in a day</th>
              </tr>
            </thead>
            <tbody className="sh-tabular">
              {queues.map(({ name, waiting, active, failed }) => (
                <tr key={name}>
                  <th scope="row">
                    <Link to={`/admin?tab=jobs&queue=${name}`}>{name}</Link>
                  </th>
                  <td>{waiting}</td>
                  <td>{active}</td>
                  <td data-bad={failed > 0 || undefined}>{failed}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Part>
    </>
  );
}

/** How the installation is. Looks again every ten seconds while it is open. */
export function OverviewPanel() {
  const overview = useAdminQuery("admin-overview", {}, REFRESH_MS);
  return (
    <Loaded query={overview} what="the overview">
      {(data) => <Content overview={data} />}
    </Loaded>
  );
}
