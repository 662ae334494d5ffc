import { PEOPLE } from "../brief/words-of-briefs.ts";
import { singularOf } from "../embedded/inflect.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** People and groups of them, beside those of `PEOPLE`. */
const SOMEBODY = set(
  "regular household family cafe farm firm school account neighbour neighbor steward singer rower fixer climber runner cyclist tenant resident donor sponsor helper carer vet " +
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

/** Who does something is called after it: handlers, organists, sponsors; so are a number of things. */
const AGENT = /^[a-z]{3,}(?:er|or|ist|ian)$/;
const NO_AGENTS = set(
  "printer computer container trailer folder poster letter paper number order offer server filter timer sticker flyer locker charger scanner counter " +
    "cooker cucumber flower tower shower corner water answer river tractor motor sensor monitor projector reactor generator error color factor sector " +
    "vector floor door mirror list checklist playlist waist twist wrist winter summer semester register calendar character chapter center meter kilometer " +
    "liter litre theater theatre newsletter encounter border master banner header footer layer power tier dinner supper burger butter pepper beer cider " +
    "ginger feather leather weather timber lumber rubber copper silver boiler heater freezer cooler mixer blender toaster burner lighter helicopter scooter " +
    "bumper trigger remainder reminder disorder cluster parameter identifier pointer router adapter converter transformer amplifier speaker processor " +
    "simulator calculator elevator escalator ventilator radiator refrigerator indicator anchor armor labor flavor humor odor tumor vapor harbor rumor " +
    "behavior interior exterior matter manner latter former chamber finger shoulder liver bladder cancer fever ulcer tooltip slider spider tiger otter " +
    "beaver oyster lobster hamster rooster badger panther cover drawer hanger ladder hammer screwdriver sander grinder cutter trimmer mower planter wrapper " +
    "diaper litter plaster quarter prayer tracker planner finder browser slipper sweater jumper trouser blazer collar jar pillar dollar altar guitar cedar " +
    "vernier barrier pier frontier glacier corridor meteor equator piste cyber under over after never ever either other another whether together rather " +
    "consider deliver discover remember november december october september",
);

/** What a name stands for, as far as its last word tells. */
export function kindOfName(name: string): "person" | "event" | "item" {
  const last = singularOf(name.split(" ").at(-1) ?? name);
  if (PEOPLE.has(last) || SOMEBODY.has(last) || (AGENT.test(last) && !NO_AGENTS.has(last) && !HAPPENING.has(last)))
    return "person";
  return HAPPENING.has(last) ? "event" : "item";
}
