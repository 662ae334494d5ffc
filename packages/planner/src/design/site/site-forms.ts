import { addOwn } from "./site-material.ts";
import type { AppDraft, NewBlock, Part } from "../../embedded/app-draft.ts";
import { thing } from "../../embedded/thing.ts";
import type { PartKind } from "./part-kinds.ts";

/** What visitors send, by the kind of part that asks for it. */
interface SentForm {
  /** Name, plural and icon of what arrives. */
  head: string;
  /** `%` stands for a choice of what is offered, where that is known. */
  fields: string;
  submit: string;
  thanks: string;
}

const PERSON = "Name: text\nE-mail: email\nPhone: phone";
const ARRIVED = "Received: date -6..0";

const FORMS: Partial<Record<PartKind, SentForm>> = {
  contact: {
    head: "Enquiry, Enquiries, mail",
    fields: `Name: text\nE-mail: email\nMessage: longText\n${ARRIVED}`,
    submit: "Send",
    thanks: "Thank you. Your message has arrived.",
  },
  ask: {
    head: "Request, Requests, message-square",
    fields: `${PERSON}\n%About\nWished date: date 3..30\nMessage: longText\n${ARRIVED}`,
    submit: "Send request",
    thanks: "Thank you. You'll hear from us soon.",
  },
  booking: {
    head: "Booking request, Booking requests, calendar-check",
    fields: `${PERSON}\n%What for\nWished date: date 2..20\nTime: time\nMessage: longText\n${ARRIVED}`,
    submit: "Ask for this date",
    thanks: "Thank you. We'll confirm your date.",
  },
  quote: {
    head: "Quote request, Quote requests, file-pen",
    fields: `${PERSON}\n%What for\nWhere: location\nWhat is to be done: longText\n${ARRIVED}`,
    submit: "Ask for a quote",
    thanks: "Thank you. We'll come back to you with a price.",
  },
  rsvp: {
    head: "Reply, Replies, mail-check",
    fields: `Name: text\nComing: choice Yes, gladly|Sorry, no\nHow many of you: number 1..5\nAnything we should know: longText\n${ARRIVED}`,
    submit: "Send reply",
    thanks: "Thank you for telling us.",
  },
  volunteer: {
    head: "Volunteer, Volunteers, hand-heart",
    fields: `${PERSON}\nCan help with: text\nWhen: text\n${ARRIVED}`,
    submit: "I want to help",
    thanks: "Thank you. We'll be in touch.",
  },
  stall: {
    head: "Stall request, Stall requests, store",
    fields: `${PERSON}\nWhat you sell or show: text\n%Kind\nNeeds power: boolean 30\nMessage: longText\n${ARRIVED}`,
    submit: "Ask for a stall",
    thanks: "Thank you. We'll confirm your stall.",
  },
  apply: {
    head: "Application, Applications, file-user",
    fields: `${PERSON}\n%What for\nAbout you: longText\n${ARRIVED}`,
    submit: "Apply",
    thanks: "Thank you. Your application has arrived.",
  },
  join: {
    head: "Membership request, Membership requests, user-plus",
    fields: `${PERSON}\nMessage: longText\n${ARRIVED}`,
    submit: "I want to join",
    thanks: "Thank you. We'll be in touch.",
  },
  bring: {
    head: "Contribution, Contributions, cake-slice",
    fields: `Name: text\nWhat I bring: text\n${ARRIVED}`,
    submit: "I'll bring it",
    thanks: "Lovely, thank you.",
  },
};

/** Parts that visitors fill in. */
export const isSent = (kind: PartKind): boolean => FORMS[kind] !== undefined;

const CALLBACK = "Call me back: boolean 50\nBest time to call: choice Morning|Afternoon|Evening";
const MOST_OFFERS = 8;
/** What is noted of a message by those it came in to. */
const isNoted = (name: string): boolean => /^(?:received|answered|done|state|status)$/i.test(name);

/** The forms of a site in the words of a language. */
export interface FormWords {
  kinds: Partial<Record<PartKind, SentForm>>;
  /** What is chosen where none of what is offered fits. */
  somethingElse: string;
  /** Field lines of whoever wants to be called back. */
  callback: string;
  /** The field that says when it arrived. */
  received: string;
}
const ENGLISH: FormWords = {
  kinds: FORMS,
  somethingElse: "Something else",
  callback: CALLBACK,
  received: "Received",
};

/** The form of such a part; what it sends is kept under a name of its own. */
export function sentForm(
  draft: AppDraft,
  kind: PartKind,
  { offers, isCalledBack, title }: { offers: readonly string[]; isCalledBack: boolean; title: string },
  words = ENGLISH,
): Extract<NewBlock, { kind: "form" }> | undefined {
  const form = words.kinds[kind];
  if (form === undefined) return undefined;
  const options = offers.slice(0, MOST_OFFERS).map((each) => each.replaceAll(/[|=]/g, " ").trim());
  const fields = form.fields
    .split("\n")
    .flatMap((line) =>
      !line.startsWith("%")
        ? [line]
        : options.length < 2
          ? []
          : [`${line.slice(1)}: choice ${[...options, words.somethingElse].join("|")}`],
    );
  if (isCalledBack)
    fields.splice(fields.length - 1, 0, ...words.callback.split("\n").filter((line) => !fields.includes(line)));
  const part = addOwn(draft, thing("place", form.head, "", fields.join("\n"), ""));
  const own = new Set(fields.map((line) => line.split(":")[0] ?? ""));
  return { ...formFor(part, words, own), title, submitLabel: form.submit, thanks: form.thanks };
}

/** Of what is kept anyway visitors fill in its title and what the form asks: who decides on it is for the office. */
const formFor = (
  part: Part,
  { received }: FormWords,
  own: ReadonlySet<string>,
): Extract<NewBlock, { kind: "form" }> => ({
  kind: "form",
  entity: part.id,
  fields: part.entity.fields
    .filter(
      ({ id, name, type }) =>
        (own.has(name) || (id === part.entity.titleField && !own.has("Name"))) &&
        type !== "computed" &&
        name !== received &&
        !isNoted(name),
    )
    .map(({ id }) => id)
    .slice(0, 8),
  submitLabel: "Send",
});
