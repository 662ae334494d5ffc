import { PEOPLE } from "../brief/words-of-briefs.ts";
import { singularOf } from "../embedded/inflect.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** People and groups of them, beside those of `PEOPLE`. */
const SOMEBODY = set(
  "karigar darzi mistri buddy pal companion boy girl guy lad lass mate folk gang roommate flatmate housemate sibling regular household family cafe farm firm school account neighbour neighbor steward singer rower fixer climber runner cyclist tenant resident donor sponsor helper carer vet " +
    "mechanic dev engineer programmer welder joiner carpenter painter roofer nurse paramedic firefighter advisor adviser supervisor foreman skipper groomer waiter bartender barista cashier courier rider " +
    "contractor builder plumber electrician lodger boater angler passenger speaker performer dancer musician band borrower lender hirer renter holder holidaymaker camper walker " +
    "leader captain scout cub referee umpire goalkeeper midwife therapist dentist barber stylist hairdresser beautician tattooist technician apprentice trainee mentor mentee nun " +
    "priest pastor congregant worshipper parishioner councillor voter committee board crew gang guide witness juror client mum parent grandparent kid twin baby toddler infant " +
    "keeper owner babysitter sitter tutor freelancer photographer gardener ranger scientist writer developer designer nanny cleaner driver chef cook maker artist musician dj trainer coach",
);
/** What happens at a time. */
const HAPPENING = set(
  "visit job call callout appointment lesson session class workshop trip tour gig concert show match fixture game race rehearsal training meeting meetup event delivery drop round shift " +
    "order booking reservation rental loan hire swap exchange claim request report complaint incident inspection check test calibration service repair treatment feed walk ride flight sailing " +
    "production audition performance service make batch brew roast run sighting entry attack episode hike swim climb dive outing course",
);

/** Endings of words for those who do something. */
const AGENT =
  /(?:keeper|maker|worker|owner|holder|handler|driver|leader|seller|buyer|dealer|grower|breeder|officer|manager|organi[sz]er|exhibitor|[^lw]ist|ician|attendant|entrant|assistant|accountant|applicant|participant|consultant)$/;

/** What a name stands for, as far as its last word tells. */
export function kindOfName(name: string): "person" | "event" | "item" {
  const last = singularOf(name.split(" ").at(-1) ?? name);
  if (PEOPLE.has(last) || SOMEBODY.has(last) || AGENT.test(last)) return "person";
  return HAPPENING.has(last) ? "event" : "item";
}
