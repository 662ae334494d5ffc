import { kind, type Kind } from "./kind.ts";

const NAMES =
  "Amara Osei\nMateo Ruiz\nYuki Tanaka\nLena Krüger\nOmar Haddad\nPriya Shah\nKofi Annor\nIngrid Lund\nDiego Quiroga\nHana Sato\nSaoirse Kelly\nTariq Malik";
const MET =
  "Contact, Contacts, message-circle\nDate: date -30..0\nKind: choice call|visit|message|meeting\nMinutes: number 5..60 min\nNext step: text call again|send the dates|nothing|say thanks\n---\nFirst talk\nAsked how it went\nBrought the papers\nShort call, good news\nPut off to next week\nMet at the market\nSaid thank you\nIntroduced to Omar";

/** People and what they come together in. */
export const PEOPLE_KINDS: readonly Kind[] = [
  kind({
    id: "professional",
    covers:
      "worker|professional|artisan|trained worker|entertainer|performer|expert|specialist|health professional|musician|artist|writer|leader|employee|businessperson|maker|creator|teacher|educator|cook|driver|scientist|provider|caregiver|nurse|doctor|therapist|adviser|assistant|guide|intellectual|engineer|farmer|shopkeeper|owner|representative|spiritual leader|official|officer",
    icon: "user-round",
    category: "People",
    directions: "civic|corner-shop",
    lead: "directory",
    role: "person",
    fields:
      "Portrait: image\nSpeciality: choice beginners|repairs|groups|emergencies|advice|home visits\nPlace: location\nPrice per hour: money 18..90 EUR\nAvailable: choice mornings|evenings|weekends|any time\nSpeaks: tags English|Spanish|German|French|Arabic|Turkish\nRecommended by: text @people\nRating: rating 3..5\nPhone: phone\nNote: longText @remarks",
    rows: NAMES,
    log: MET,
  }),
  kind({
    id: "learner",
    covers:
      "student|juvenile|child|kid|apprentice|learner|pupil|beginner|baby|teenager|young person|infant|trainee|initiate",
    icon: "user-round",
    category: "People",
    directions: "playroom|civic",
    home: "kids",
    lead: "tracker",
    role: "person",
    fields:
      "Portrait: image\nAge: number 3..17 years\nGroup: choice Foxes|Owls|Hedgehogs|Bees\nLikes: text drawing|football|dinosaurs|music|building\nLevel: choice beginner|getting there|confident\nBirthday: date 3..300\nAllergies: text none|nuts|milk|bee stings\nContact: text @people\nNote: longText @remarks",
    rows: "Noor\nBen\nMina\nTomás\nAva\nKwame\nLotte\nIdris\nMei\nJonas",
    log: "Note, Notes, notebook-pen\nDate: date -25..0\nSubject: choice progress|behaviour|health|praise|question\nMood: choice great|fine|tired|sad\nBy: text @people\n---\nCounted to forty!\nShared without being asked\nTired after lunch\nNew word: enormous\nMissed the bus\nDrew the whole family\nAsked why the moon follows us\nFirst time down the slide",
  }),
  kind({
    id: "patient",
    covers: "patient|sick person|sufferer|survivor|old person|elder|senior|resident|guest",
    icon: "heart-pulse",
    category: "Health",
    directions: "civic|still-water",
    home: "health",
    lead: "tracker",
    role: "person",
    fields:
      "Portrait: image\nAge: number 21..92 years\nRoom: text 1|2|3|4|12|14\nNeeds: tags medicine|walking aid|diet|company|reading aloud\nNext visit: date 0..20\nContact: text @people\nAllergies: text none|penicillin|nuts\nState: choice well|watch|urgent\nNote: longText @remarks",
    rows: NAMES,
    log: "Visit, Visits, heart-pulse\nDate: date -25..0\nKind: choice check|medicine|talk|walk\nMood: choice good|quiet|low|in pain\nTemperature: number 36.2..38.4 °C\nBy: text @people\n---\nSlept well\nAte half\nWalked to the garden and back\nFamily came by\nMedicine changed\nLaughed about the cat\nA little fever\nWants the window seat",
  }),
  kind({
    id: "athlete",
    covers: "athlete|player|contestant|runner|cyclist|swimmer|climber|competitor|dancer|rival|fan|traveler|follower",
    icon: "user-round",
    category: "Sport",
    directions: "track-day|signal",
    home: "team",
    lead: "leaderboard",
    role: "person",
    fields:
      "Portrait: image\nLevel: choice beginner|intermediate|strong\nPosition: text left|right|front|keeper\nPoints: number 3..48 pts\nTrains: choice mornings|evenings|weekends\nPlace: location\nJoined: date -700..-10\nNote: text @remarks",
    rows: NAMES,
    log: "Training, Trainings, dumbbell\nDate: date -25..0\nMinutes: number 30..120 min\nEffort: rating 2..5\nPlace: location\n---\nSprints\nTechnique, slowly\nFriendly match\nRain, still everyone came\nShort and hard\nWarm-up too short\nNew personal best\nEasy evening",
  }),
  kind({
    id: "person",
    covers:
      "someone|person|member|friend|relative|adult|grownup|lover|parent|neighbor|contact|ancestor|single|partner|roommate|volunteer|citizen|inhabitant|associate|unfortunate|immigrant|communicator|user",
    icon: "user-round",
    category: "People",
    directions: "civic|corner-shop|signal",
    lead: "directory",
    role: "person",
    fields:
      "Portrait: image\nAge: number 19..74 years\nPlace: location\nLikes: tags outdoors|cooking|music|games|quiet|early mornings\nBirthday: date 3..300\nLast contact: date -60..-1\nPhone: phone\nNote: longText @remarks",
    rows: NAMES,
    log: MET,
  }),
  kind({
    id: "group",
    covers:
      "organization|group|unit|team|club|association|social group|crew|band|choir|class|gathering|society|family|community|league|union|council|committee|army|school|church|religion|crowd|flock|institution|set|collection",
    icon: "users",
    category: "People",
    directions: "civic|signal",
    lead: "community",
    role: "item",
    fields:
      "Picture: image\nMeets at: location\nMeets on: choice Mondays|Tuesdays|Wednesdays|Thursdays|weekends\nLevel: choice open to all|some experience|advanced\nPeople: number 4..40\nPlaces left: number 0..8\nContact: text @people\nFee a month: money 0..25 EUR\nAbout: longText @remarks",
    rows: "North Gate {thing}\nThe early {thing}\nMill Lane {thing}\nBeginners' {thing}\nHarbour {thing}\nSunday {thing}\n{Thing} of the old school\nMixed {thing}",
    log: "Meeting, Meetings, users\nDate: date -40..0\nPeople: number 3..24\nMinutes: number 45..150 min\nTopic: choice planning|practice|guests|party\nRating: rating 3..5\n---\nSeven new faces\nPlanned the spring\nGuest from the next town\nOnly four, very focused\nSang at the end\nVoted on the trip\nToo loud a room\nCake, then business",
  }),
];
