import type { WebhookDelivery } from "@sayhey/contract/functions/notifications";
import { StateBadge } from "../../components/state-badge.tsx";
import classes from "./notifications.module.css";
import { formatFullMoment } from "../../components/format.ts";

const STATES = {
  queued: { tone: "sun", word: "On its way" },
  delivered: { tone: "mint", word: "Delivered" },
  failed: { tone: "chili", word: "Failed" },
} as const;

const moment = (at: string): string => formatFullMoment(at, true);

function detailOf({ attempts, responseStatus, message, status }: WebhookDelivery): string {
  const tries = attempts > 1 ? `${attempts} attempts` : "";
  const said = status === "delivered" ? `Answered ${responseStatus ?? ""}` : (message ?? "");
  return [said, tries].filter((part) => part !== "").join(" · ");
}

/** The last posts to the webhook and what became of them. */
export function DeliveryLog({ deliveries }: { deliveries: WebhookDelivery[] }) {
  return (
    <div>
      <h3 className={classes.logTitle}>Last deliveries</h3>
      {deliveries.length === 0 ? (
        <p className={classes.note}>No deliveries yet. Send a test event to try it.</p>
      ) : (
        <ul className={classes.log}>
          {deliveries.map((delivery) => {
            const { tone, word } = STATES[delivery.status];
            return (
              <li key={delivery.id}>
                <code>{delivery.event}</code>
                <StateBadge tone={tone} busy={delivery.status === "queued"}>
                  {word}
                </StateBadge>
                <span className={classes.logDetail}>{detailOf(delivery)}</span>
                <time dateTime={delivery.createdAt}>{moment(delivery.createdAt)}</time>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
