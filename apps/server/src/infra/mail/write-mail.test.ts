import { NOTIFICATION_EVENTS } from "@sayhey/contract/notification";
import { describe, expect, test } from "vitest";
import type { Mail } from "./mail.ts";
import { greetingName } from "./plain-text.ts";
import { writeMail } from "./write-mail.ts";

const SITE = "https://sayhey.example";
const LINK = `${SITE}/auth/v1/verify?token=a&type=b`;
const to = "ada@example.com";
const withLink = { to, data: { link: LINK, code: "4829130017" } };

const MAILS: Mail[] = [
  { kind: "confirm-email", ...withLink },
  { kind: "reset-password", ...withLink },
  { kind: "magic-link", ...withLink },
  { kind: "email-change", ...withLink },
  { kind: "reauthentication", to, data: { code: "4829130017" } },
  { kind: "account-deletion-scheduled", to, data: { deletedOn: "2026-12-21T08:00:00Z", path: "/auth#keep=x" } },
  { kind: "account-deletion-cancelled", to, data: {} },
  { kind: "account-deleted", to, data: {} },
  ...NOTIFICATION_EVENTS.map((event): Mail => ({
    kind: "notification",
    to,
    data: { event, title: `About ${event}`, body: "More.", path: "/x?a=1&b=2" },
  })),
];

describe.each(MAILS.map((mail) => [mail.kind === "notification" ? mail.data.event : mail.kind, mail] as const))(
  "the mail %s",
  (_, mail) => {
    const { subject, html, text } = writeMail(mail, SITE);
    test("has a subject, the same words as HTML and as text, and links that lead to the product alone", () => {
      expect(subject).toMatch(/^\S.{5,80}$/);
      expect(html).toContain(`<title>${subject}</title>`);
      const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
      for (const link of links) {
        expect(new URL(link).origin).toBe(SITE);
        expect(text).toContain(link.replace(/\/$/, ""));
      }
      expect(html).not.toMatch(/<script|javascript:|<img|url\(/i);
      expect(text).not.toMatch(/<[a-z]/i);
    });
    test("says why it came, and where to choose what comes if one may", () => {
      const optional =
        mail.kind === "notification" &&
        !["gallery.taken-down", "gallery.shown-again", "security.changed", "webhook.disabled"].includes(
          mail.data.event,
        );
      expect(text.includes("Email preferences")).toBe(optional);
      expect(text).toMatch(/\n--\n\S/);
    });
  },
);

test("names the day of a deletion", () => {
  const mail = MAILS.find(({ kind }) => kind === "account-deletion-scheduled");
  expect(mail && writeMail(mail, SITE).subject).toBe("Your account will be deleted on December 21, 2026");
});

describe("a person's words", () => {
  const write = (name: string, title: string, body: string) =>
    writeMail({ kind: "notification", to, name, data: { event: "gallery.liked", title, body, path: null } }, SITE);
  test("from right to left keep their own direction and turn nothing around", () => {
    const { html, text, subject } = write("עדה", "אהבו את \u202eיומן\u2066", "עוד");
    expect(html).toContain("Hey <bdi>עדה</bdi>,");
    expect(html).toContain('<p class="ink" dir="auto"');
    expect(text).toContain("Hey \u2068עדה\u2069,");
    expect(subject + html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });
  test("are escaped, and no line of theirs becomes a header", () => {
    const { html, subject } = write("Ada", "<b>&\"'\r\nBcc: eve@example.com", "<script>alert(1)</script>");
    expect(html).toContain("&lt;b&gt;&amp;&quot;&#39; Bcc: eve@example.com");
    expect(html).not.toContain("<script");
    expect(subject).not.toMatch(/[\r\n]/);
  });
  test("of any length make a subject of one", () => {
    expect([...write("Ada", "👋".repeat(10_000), "x").subject]).toHaveLength(150);
  });
});

test.each([
  ["Ada Lovelace", "Ada Lovelace"],
  ["  Dr. Ada\n Lovelace ", "Dr. Ada Lovelace"],
  ["Åsa Öberg-Łuczak 👋", "Åsa Öberg-Łuczak 👋"],
  ["You won, open evil.example now", null],
  ["https://evil.example", null],
  ["call 0800 1234567", null],
  ["eve@example.com", null],
  ["x".repeat(10_000), null],
  ["\u0000\u202e", null],
  [undefined, null],
])("greets %j as %j", (name, expected) => {
  expect(greetingName(name)).toBe(expected);
});
