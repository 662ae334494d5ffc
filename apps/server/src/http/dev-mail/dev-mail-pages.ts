import type { OutboxMail } from "../../infra/mail/outbox.ts";
import { escapeHtml } from "../../infra/mail/plain-text.ts";

/** Address of the list. */
export const DEV_MAIL_PATH = "/dev/mail";

const STYLE = `
:root{color-scheme:light dark;--page:#FFF8F0;--card:#fff;--ink:#14110F;--dim:#6B6259;--line:#EADFD2;--link:#B8321A}
@media (prefers-color-scheme:dark){:root{--page:#171411;--card:#211D1A;--ink:#FBF1E6;--dim:#B8ACA0;--line:#37302A;--link:#FF9C80}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 Inter,system-ui,sans-serif}
main{max-width:820px;margin:0 auto;padding:32px 16px 64px}
h1{margin:0 0 6px;font:800 34px/1.1 'Bricolage Grotesque',Inter,system-ui,sans-serif;letter-spacing:-0.03em;overflow-wrap:anywhere}
p{margin:0 0 18px;color:var(--dim);overflow-wrap:anywhere}
a{color:var(--link)}
ul{margin:0;padding:0;list-style:none}
li a{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 16px;margin-bottom:8px;padding:14px 18px;border:1px solid var(--line);border-radius:14px;background:var(--card);color:inherit;text-decoration:none}
li a:hover{border-color:var(--link)}
li strong{overflow-wrap:anywhere}
li span,li time{color:var(--dim);font-size:14px}
li span{grid-column:1;overflow-wrap:anywhere}
time{white-space:nowrap;font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 16px;margin:0 0 18px}
dt{color:var(--dim)}dd{margin:0;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:680px;border:1px solid var(--line);border-radius:14px;background:var(--card);resize:vertical}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:18px;border:1px solid var(--line);border-radius:14px;background:var(--card);font:14px/1.5 'JetBrains Mono',ui-monospace,monospace}
@media (max-width:520px){li a{grid-template-columns:minmax(0,1fr)}}
:focus-visible{outline:3px solid #3D7BFF;outline-offset:2px}`;

const html = (title: string, body: string, head = ""): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · SayHey outbox</title>
<style>${STYLE}</style>${head}
</head>
<body><main>${body}</main></body>
</html>
`;

const moment = (date: string): string =>
  `<time datetime="${escapeHtml(date)}">${escapeHtml(date.slice(0, 19).replace("T", " "))} UTC</time>`;

/** The list of mails. `folder`: where they lie. */
export function devMailList(mails: OutboxMail[], folder: string): string {
  const intro = `<h1>Outbox</h1>
<p>No mail server is set (SMTP_URL), so emails are saved to <code>${escapeHtml(folder)}</code>. Only this machine sees this page.</p>`;
  if (mails.length === 0) {
    // Whoever waits for a first mail need not press reload.
    const refresh = '\n<meta http-equiv="refresh" content="3">';
    return html("Outbox", `${intro}\n<p>No emails yet. Request a password reset, and it shows up here.</p>`, refresh);
  }
  const rows = mails.map(
    ({ name, subject, to, date }) =>
      `<li><a href="${DEV_MAIL_PATH}/${name}"><strong dir="auto">${escapeHtml(subject)}</strong>${moment(date)}<span>${escapeHtml(to)}</span></a></li>`,
  );
  return html("Outbox", `${intro}\n<ul>\n${rows.join("\n")}\n</ul>`);
}

/** One mail: what it looks like, in a frame that may open links in new tabs and nothing else, and its plain text. */
export function devMailView(mail: OutboxMail & { html: string; text: string }): string {
  const framed = mail.html.replace("<head>", '<head><base target="_blank">');
  return html(
    mail.subject,
    `<p><a href="${DEV_MAIL_PATH}">All emails</a></p>
<h1 dir="auto">${escapeHtml(mail.subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(mail.to)}</dd><dt>Sent</dt><dd>${moment(mail.date)}</dd></dl>
<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(framed)}"></iframe>
<h2>Plain text</h2>
<pre dir="auto">${linked(mail.text)}</pre>`,
  );
}

/** Plain text with its addresses as links. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 0
        ? escapeHtml(part)
        : `<a href="${escapeHtml(part)}" target="_blank" rel="noopener">${escapeHtml(part)}</a>`,
    )
    .join("");
