import classes from "./notifications.module.css";

const CHECK = `import { createHmac, timingSafeEqual } from "node:crypto";

function isFromSayHey(secret, header, body) {
  const [, time, signature] = /^t=(\\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!time || Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const expected = createHmac("sha256", secret).update(\`\${time}.\${body}\`).digest("hex");
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
}`;

/** How to receive events and tell that they are genuine. */
export function WebhookGuide() {
  return (
    <details className={classes.guide}>
      <summary>How to receive events</summary>
      <p>
        Each event is one POST with JSON: <code>id</code>, <code>event</code>, <code>createdAt</code>,{" "}
        <code>title</code>, <code>body</code> and <code>url</code>. Answer with a status from 200 to 299 within 10
        seconds. Anything else is tried again for about half an hour, with growing pauses; after five deliveries in a
        row that failed, the webhook is switched off and you are told.
      </p>
      <p>
        The header <code>SayHey-Signature</code> is <code>t=time,v1=signature</code>: the seconds since 1970, and the
        HMAC-SHA256 of <code>time.body</code> with your secret, as hex. <code>SayHey-Delivery</code> is the same for
        every attempt, so you can skip duplicates.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, which needs the keyboard too */}
      <pre tabIndex={0} aria-label="Verify the signature in Node.js">
        <code>{CHECK}</code>
      </pre>
    </details>
  );
}
