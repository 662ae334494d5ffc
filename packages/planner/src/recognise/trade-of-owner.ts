import type { Brief } from "../brief/brief.ts";
import { singularOf } from "../embedded/inflect.ts";
import { chooseBlueprint } from "./choose-blueprint.ts";
import { FEW_WORDS } from "./few-words.ts";
import { kindOfName } from "./kinds-of-words.ts";
import { isNamedBy } from "./names-of-things.ts";
import { stemsIn } from "./stems.ts";
import type { ChosenTrade } from "./trade.ts";

/** Who takes bookings: 'Booking page for a two-chair barbershop where ...'. */
const BOOKS_FOR =
  /^\W*(?:[\p{L}-]+ ){0,4}?(?:booking|bookings|appointments?|reservations?|scheduling)(?: (?:page|site|website|app|system|tool|form))? (?:for|at) (?:(?:an?|my|our|the|small|busy|local|new|family|independent|(?:\d+|one|two|three|four|five)[- ]\p{L}+)\s)*([\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?)(?=\s+(?:where|with|that|which|who|so|to|in|and|on)\b|[.,:;(]|$)/iu;

/** Who says what they run: 'we run a small tool library in our neighborhood'. */
const RUNS =
  /\b(?:i|we) (?:run|own|manage) (?:(?:an?|the|our|my|small|little|tiny|local|family|busy|new|independent|(?:\d+|one|two|three|four|five)[- ]\p{L}+)\s)+([\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?)(?=\s+(?:where|with|that|which|who|so|to|in|and|on|for|at|near)\b|[.,:;(]|$)/iu;

/** The line of work of those who take bookings or say what they run, where the words around it drown it. */
export function tradeOfOwner({ text }: Brief): ChosenTrade | undefined {
  if (text.length < FEW_WORDS) return undefined;
  const books = BOOKS_FOR.exec(text)?.[1];
  const whose = books ?? RUNS.exec(text)?.[1];
  if (whose === undefined) return undefined;
  const found = chooseBlueprint(books === undefined ? whose : `booking for my ${whose}`, false);
  const head = stemsIn(whose).at(-1)?.stem;
  return found?.evidence.some((phrase) => stemsIn(phrase).some((each) => each.stem === head)) === true
    ? found
    : undefined;
}

/** Who speaks, before they come to what they want: 'Landlord, 7 flats', 'I'm a plumber and need'. */
const SPEAKS =
  /^\W*(?:(?:i['’]?m|i am|we['’]?re|we are)\s+(?:an?\s+|the\s+)?)?((?:\p{L}+[ -]){0,2}?\p{L}+)(?=\s*[,.;:–]\s|\s+(?:with|here|in|at|who|and (?:i|need|want|we))\b)/iu;

/** The line of work of who speaks, where what they speak of belongs to another as well: a landlord has gas safety checks made. */
function tradeOfSpeaker({ text }: Brief): ChosenTrade | undefined {
  if (text.length < FEW_WORDS) return undefined;
  const who = SPEAKS.exec(text)?.[1];
  if (who === undefined || kindOfName(singularOf(who.toLowerCase())) !== "person") return undefined;
  const stems = stemsIn(who).map(({ stem: each }) => each);
  const found = chooseBlueprint(who, false);
  const isCalled = (phrase: string): boolean =>
    stemsIn(phrase)
      .map(({ stem: each }) => each)
      .join(" ") === stems.join(" ");
  if (found?.evidence.some(isCalled) !== true) return undefined;
  const words = new Set(stemsIn(text).map(({ word }) => word));
  return {
    ...found,
    named: new Set(found.trade.things.filter((thing) => isNamedBy(thing, words)).map(({ id }) => id)),
  };
}

/** The line of work that the words of a text speak of, or that of who speaks, where that is another one. */
export function tradeOfWords(brief: Brief, isOrder: boolean): ChosenTrade | undefined {
  const ofWords = chooseBlueprint(brief.plain, isOrder);
  const ofSpeaker = isOrder || ofWords === undefined ? undefined : tradeOfSpeaker(brief);
  return ofSpeaker === undefined || ofSpeaker.trade.name === ofWords?.trade.name ? ofWords : ofSpeaker;
}
