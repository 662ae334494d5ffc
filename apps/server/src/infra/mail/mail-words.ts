import type { NotificationEvent } from "@sayhey/contract/notification";
import type { Mail, MailData } from "./mail.ts";
import { formatLongDay } from "../format-day.ts";

/** What a mail says, before it has a form. Paragraphs are plain text and may hold words of people, in any direction of writing. */
export interface MailWords {
  subject: string;
  heading: string;
  /** Colour of the mail: coral to act, sun for videos, mint for success, sky for information, chili for what went wrong. */
  tone: "coral" | "sun" | "mint" | "sky" | "chili";
  /** Whether to greet by name; not where a stranger could have chosen it. */
  greets: boolean;
  paragraphs: string[];
  /** What to open; a path lies inside the product. */
  button?: { label: string; href: string };
  /** What to type in. */
  code?: { label: string; code: string };
  /** Small print below: why this mail came, and what to do when it should not have. */
  note: string;
  /** Whether one may switch mails of this kind off. */
  optional: boolean;
}

const IGNORE = "Didn't request this? Ignore this email. Nothing happens until the link is opened.";
const ALWAYS_SENT = "Security emails can't be turned off.";

/** What a mail says. */
export function mailWords(mail: Mail): MailWords {
  switch (mail.kind) {
    case "confirm-email":
      return asked({
        subject: "Confirm your email address",
        heading: "Say hey back",
        paragraphs: ["Confirm this address, and you're ready to build your first app."],
        button: { label: "Confirm my address", href: mail.data.link },
        note: `The link works once, for one hour. ${IGNORE}`,
      });
    case "confirm-address":
      return asked({
        subject: "Confirm your email address",
        heading: "Is this you?",
        paragraphs: ["Open this where you're signed in. Then you can publish, create API tokens and more."],
        button: { label: "Confirm my address", href: mail.data.path },
        note: `The link works for 24 hours, and only while you're signed in to your account. ${IGNORE}`,
      });
    case "reset-password":
      return asked({
        subject: "Choose a new password",
        heading: "A new password",
        paragraphs: ["It happens. Use this link to choose a new one. Until then, your old password keeps working."],
        button: { label: "Choose a new password", href: mail.data.link },
        note: `The link works once, for one hour. ${IGNORE}`,
      });
    case "magic-link":
      return asked({
        subject: "Your link to sign in",
        heading: "Come on in",
        paragraphs: ["Open this in the browser you want to be signed in with."],
        button: { label: "Sign in", href: mail.data.link },
        note: `The link works once, for one hour. Don't share it: it opens your account. ${IGNORE}`,
      });
    case "email-change":
      return asked({
        subject: "Confirm your new email address",
        heading: "A new address?",
        paragraphs: [
          "Someone signed in to your account asked to change its email address. If it was you, confirm it here. Both the old and the new address have to confirm.",
        ],
        button: { label: "Confirm the change", href: mail.data.link },
        note: "The link works once, for one hour. If this wasn't you, don't open it, and change your password now.",
      });
    case "reauthentication":
      return asked({
        subject: "Your verification code",
        heading: "Is it you?",
        paragraphs: ["Type this in where you were asked for it."],
        code: { label: "Your code:", code: mail.data.code },
        note: "It works once, for one hour. Didn't expect a code? Change your password now: someone else is signed in.",
      });
    case "visitor-code": {
      // Whoever makes an app chooses its name, and mails anybody by it: it stands in no subject, and only where it is a name.
      const app = isPlainName(mail.data.app) ? `the app “${mail.data.app}”` : "an app";
      return asked({
        subject: "Your sign-in code",
        heading: "Your sign-in code",
        paragraphs: [
          `Enter this code in ${app}. It was made by one of our users, who will see your name and email address.`,
        ],
        code: { label: "Your code:", code: mail.data.code },
        note: "It works once and expires in ten minutes. Didn't request this? Ignore this email: nobody gets in without the code.",
      });
    }
    case "notification":
      return notificationWords(mail.data);
    case "account-deletion-scheduled":
      return {
        subject: `Your account will be deleted on ${formatLongDay(mail.data.deletedOn)}`,
        heading: "Goodbye, unless you stay",
        tone: "chili",
        greets: true,
        paragraphs: [
          `As you asked, your account is closed, and everything in it will be permanently deleted on ${formatLongDay(mail.data.deletedOn)}: projects, videos, pictures, published apps.`,
          "Until that day you can change your mind. Sign in, and everything is as you left it.",
        ],
        button: { label: "Restore my account", href: mail.data.path },
        note: `If this wasn't you, sign in now, keep the account and change your password. ${ALWAYS_SENT}`,
        optional: false,
      };
    case "account-deletion-cancelled":
      return {
        subject: "Your account has been restored",
        heading: "Good to have you back",
        tone: "mint",
        greets: true,
        paragraphs: ["Your account won't be deleted. Everything is where you left it."],
        button: { label: "Open SayHey", href: "/dashboard" },
        note: `If this wasn't you, change your password now. ${ALWAYS_SENT}`,
        optional: false,
      };
    case "account-deleted":
      return {
        subject: "Your account is deleted",
        heading: "Goodbye",
        tone: "sky",
        greets: true,
        paragraphs: [
          "Your account and everything in it are deleted. This is the last email from us, and we don't keep your address.",
          "Should you have an idea one day, you know where to find us.",
        ],
        note: "You're getting this because you asked for your account to be deleted.",
        optional: false,
      };
    default:
      return mail satisfies never;
  }
}

type EventWords = Pick<MailWords, "tone"> & { button: string; note: string; optional?: false };

const RENDER_NOTE = "You're getting this because a render of yours has ended.";
const TRANSFORM_NOTE = "You're getting this because a transform of yours has ended.";

const EVENT_WORDS: Record<NotificationEvent, EventWords> = {
  "render.completed": { tone: "sun", button: "Watch the video", note: RENDER_NOTE },
  "render.failed": {
    tone: "chili",
    button: "See what happened",
    note: `${RENDER_NOTE} Failed ones don't count toward your limit.`,
  },
  "transform.done": { tone: "mint", button: "See the result", note: TRANSFORM_NOTE },
  "transform.failed": {
    tone: "chili",
    button: "See what happened",
    note: `${TRANSFORM_NOTE} Failed ones don't count toward your limit.`,
  },
  "app.entry": {
    tone: "mint",
    button: "Open the inbox",
    note: "You get this because visitors of your site can write to you. You can turn these emails off in your notification settings.",
  },
  "gallery.liked": {
    tone: "coral",
    button: "See your app",
    note: "You're getting this because someone liked your app.",
  },
  "gallery.remixed": {
    tone: "coral",
    button: "See the remix",
    note: "You're getting this because someone remixed your app.",
  },
  "gallery.taken-down": {
    tone: "chili",
    button: "Open the project",
    note: "You're getting this because an app you published was taken down. The project itself stays yours.",
    optional: false,
  },
  "gallery.shown-again": {
    tone: "mint",
    button: "Open the project",
    note: "You're getting this because an app of yours that was taken down may be shown again.",
    optional: false,
  },
  "billing.changed": {
    tone: "sky",
    button: "Open billing",
    note: "You're getting this because something about your plan changed.",
  },
  "security.signed-in": {
    tone: "sky",
    button: "View sign-ins",
    note: "You're getting this because somebody signed in to your account.",
  },
  "security.changed": {
    tone: "sky",
    button: "Check my security settings",
    note: `You're getting this because your security settings changed. ${ALWAYS_SENT}`,
    optional: false,
  },
  "webhook.disabled": {
    tone: "chili",
    button: "View webhook",
    note: "You're getting this because a webhook of yours stopped working.",
    optional: false,
  },
};

function notificationWords({ event, title, body, path }: MailData<"notification">): MailWords {
  const { tone, button, note, optional = true } = EVENT_WORDS[event];
  return {
    subject: title,
    heading: title,
    tone,
    greets: true,
    paragraphs: body === "" ? [] : [body],
    ...(path === null ? {} : { button: { label: button, href: path } }),
    note,
    optional,
  };
}

function asked(words: Omit<MailWords, "tone" | "greets" | "optional">): MailWords {
  return { tone: "coral", greets: false, optional: false, ...words };
}

/** Whether a name reads like one: no address, no account name, no amount of money, nothing that looks like a message of its own. */
const isPlainName = (name: string): boolean => name.length <= 40 && /^[\p{L}\p{N}\p{M} '’&-]+$/u.test(name);
