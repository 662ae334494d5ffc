import type { Brief } from "../brief/brief.ts";
import { cutName } from "../embedded/compose-identity.ts";
import { capital } from "../embedded/inflect.ts";
import { capitals } from "../write/name-app.ts";
import { kept, type Together } from "./together.ts";

const FOR =
  /\b(?:wait(?:ing)?[- ]?list|coming[- ]soon|pre-?launch|launch|early access)\b(?: (?:landing|sign[- ]?up|web))*(?: (?:page|site|website|app|form))?\s+(?:for|of)\s+(?:(?:my|our|the|a|an|new)\s+)*([^.,;:!?\n]+?)(?=\s+(?:with|where|that|which|so|and|to)\b|[.,;:!?\n]|$)/i;
/** What a product is called by those who have not named it. */
const KIND = /\s+(?:start-?ups?|company|business|apps?|products?|projects?|brand|service|launch)$/i;

/** A page for something that is not there yet: what it will be, and a place on the list. */
export function waitlistOf({ text, givenName }: Brief): Together {
  const said = FOR.exec(text)?.[1]?.trim() ?? "";
  const subject = said.split(" ").length > 7 ? "" : said.replace(KIND, "");
  const entry = kept(
    { id: "signUp", name: "sign-up", plural: "sign-ups", role: "person", icon: "mail-plus" },
    ["E-mail: email", "Joined: date -14..0"],
    "",
  );
  const what = subject === "" ? "Something new" : capital(subject);
  return {
    kind: "waitlist",
    form: "portal",
    name: givenName ?? (subject === "" ? "The Waitlist" : cutName(capitals(subject))),
    icon: "rocket",
    things: [entry],
    words: {
      tagline: `${what} is on its way. Be there first.`,
      itch: "Tired of hearing about it last?",
      promise: "First in line, with one address",
      pov: "POV: you got in before everybody else",
    },
    headline: subject === "" ? "Something new is on its way" : `${what} is on its way`,
    body: "Leave your address, and be among the first to hear when it opens.",
  };
}
