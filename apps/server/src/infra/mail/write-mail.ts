import type { Mail } from "./mail.ts";
import { mailHtml, type LaidOutMail } from "./mail-html.ts";
import { mailWords } from "./mail-words.ts";
import { greetingName, plainLine } from "./plain-text.ts";

/** A mail written out. */
export interface WrittenMail {
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** Writes a mail out as HTML and as plain text. `siteUrl`: origin of the product. */
export function writeMail(mail: Mail, siteUrl: string): WrittenMail {
  const words = mailWords(mail);
  const name = words.greets ? greetingName(mail.name) : null;
  const laidOut: LaidOutMail = {
    ...words,
    subject: plainLine(words.subject, 150),
    heading: plainLine(words.heading, 150),
    paragraphs: words.paragraphs.map((paragraph) => plainLine(paragraph, 1000)),
    name,
    siteUrl,
    ...(words.button === undefined
      ? {}
      : { button: { label: words.button.label, href: new URL(words.button.href, siteUrl).href } }),
  };
  return { to: mail.to, subject: laidOut.subject, html: mailHtml(laidOut), text: mailText(laidOut) };
}

function mailText({ heading, name, paragraphs, button, code, note, optional, siteUrl }: LaidOutMail): string {
  return [
    heading,
    // Isolated, so that a name written from right to left does not turn the comma around.
    ...(name === null ? [] : [`Hey \u2068${name}\u2069,`]),
    ...paragraphs,
    ...(button === undefined ? [] : [`${button.label}:\n${button.href}`]),
    ...(code === undefined ? [] : [`${code.label} ${code.code}`]),
    `--\n${note}`,
    ...(optional ? [`Email preferences: ${new URL("/notifications?view=settings", siteUrl).href}`] : []),
    `SayHey: ${siteUrl}`,
  ]
    .join("\n\n")
    .concat("\n");
}
