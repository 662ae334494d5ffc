/** Kinds of parts of a site, in the order in which a phrase is compared with them. */
export type PartKind =
  | "rsvp"
  | "newsletter"
  | "beforeAfter"
  | "testimonials"
  | "today"
  | "bring"
  | "volunteer"
  | "stall"
  | "apply"
  | "booking"
  | "quote"
  | "ask"
  | "contact"
  | "donate"
  | "join"
  | "faq"
  | "hours"
  | "find"
  | "area"
  | "results"
  | "events"
  | "menu"
  | "prices"
  | "videos"
  | "songs"
  | "gallery"
  | "stories"
  | "team"
  | "partners"
  | "steps"
  | "stay"
  | "tickets"
  | "good-to-know"
  | "downloads"
  | "about"
  | "advantages"
  | "services";

/** How a phrase asks for a part, and what the part is called where the phrase is none of a few words. */
interface KindOfPart {
  kind: PartKind;
  says: RegExp;
  title: string;
}

/** The first that fits is meant: 'a form to ask for a date' is no list of dates. */
const PART_KINDS: readonly KindOfPart[] = [
  {
    kind: "rsvp",
    says: /\br\.?s\.?v\.?p\b|\bsay (?:if|whether) (?:they|you|people|guests) (?:are|can|will)? ?com/i,
    title: "RSVP",
  },
  {
    kind: "newsletter",
    says: /\bnews ?letter|mailing list|e-?mail (?:list|sign)|early access|wait(?:ing)? ?list|\bnotify me|subscri|sign up for (?:news|updates|emails)|launch list/i,
    title: "Stay in touch",
  },
  { kind: "beforeAfter", says: /before\s*(?:and|&|\/|-)\s*after/i, title: "Before and after" },
  {
    kind: "testimonials",
    says: /\btestimonials?|\breviews?\b|\bwhat (?:our |my )?(?:customers|clients|people|patients|parents|students|they|others) (?:say|said|think)|\bquotes from\b|\brecommendations?\b|\breferences\b/i,
    title: "What people say",
  },
  {
    kind: "today",
    says: /\b(?:where|location|stop|spot|pitch)\b.{0,24}\btoday\b|\btoday'?s? (?:location|spot|pitch|stop|place)|\bwhere (?:we|i|the \w+) (?:are|am|is|will be)(?: (?:now|this week|next))?$/i,
    title: "Where we are today",
  },
  {
    kind: "bring",
    says: /\bbring (?:an?|some|your)\b|\bwho brings\b|\b(?:cake|food|dish)(?:s)? (?:list|sign)/i,
    title: "What are you bringing?",
  },
  {
    kind: "volunteer",
    says: /\bvolunteer|\bhelpers? (?:wanted|needed|sign)|\bhelp out\b|\bhow to help\b|\bget involved\b/i,
    title: "Volunteer",
  },
  {
    kind: "stall",
    says: /\b(?:run|have|book|apply for|want) (?:an?|the|their|your)? ?(?:own )?(?:stall|pitch|stand)\b|\bstall ?(?:holders?)? (?:form|application|sign|request)/i,
    title: "Run a stall",
  },
  {
    kind: "apply",
    says: /\bappl(?:y|ication)|\bvacanc|\bcareers?\b|\bjob (?:openings|offers|ads)|\bopen positions|\bjoin (?:our|the) team|\badmissions?\b|\benrol|\bregist(?:er|ration)/i,
    title: "Apply",
  },
  {
    kind: "donate",
    says: /\bdonat|\bgive (?:money|us)|\bsponsor (?:a|an|us)\b|\bhow to give|\bsupport us\b|\bfundrais/i,
    title: "Donate",
  },
  {
    kind: "booking",
    says: /\bbookings?\b|^book (?:us|me|now|online)|\b(?:to|can|could|and) book\b|\bbook (?:an?|in|it|online|your|their|the|my|our)\b|\breserv(?:e|ation)|\bappointments?\b|\bcheck (?:dates|availability)|\btrial (?:lesson|class|session)|\btaster\b/i,
    title: "Book",
  },
  {
    kind: "quote",
    says: /\bquotes?\b|\bestimates?\b|\bcall ?backs?\b|\b(?:free )?survey visit/i,
    title: "Ask for a quote",
  },
  {
    kind: "ask",
    says: /\b(?:ask|request|enquire|inquire|order|pre-?order)\b(?! (?:questions|frequently)).{0,40}|\bavailab\w+ request|\bdate request/i,
    title: "Ask us",
  },
  {
    kind: "contact",
    says: /\bcontact|\benquir|\binquir|\bget in touch|\bmessage|\bwrite (?:to )?(?:us|me)|\bwhats ?app|\breach (?:us|me)|\bphone (?:number|button)|\bcall (?:us|me) button|\bfeedback\b|\bhire (?:us|me)|\btell (?:me|us)\b/i,
    title: "Contact",
  },
  {
    kind: "join",
    says: /\bhow to join|\bjoin(?:ing)?\b|\bmembership|\bbecome (?:a )?(?:member|patron|friend)|\bsign(?:ing)?[- ]?up\b|\bnew members/i,
    title: "Join",
  },
  {
    kind: "faq",
    says: /\bfaqs?\b|\bf\.a\.q|\b(?:common|frequent\w*|usual|asked) questions|\bquestions (?:and|&|people ask)|\bq ?(?:&|and) ?a\b/i,
    title: "Questions",
  },
  {
    kind: "hours",
    says: /\bopening (?:times?|hours?)|\bopen(?:ing)? hours|\bhours\b|\bwhen (?:we|it|they)(?:'re| are|'s| is) open|\bvisiting (?:times?|hours)|^times$/i,
    title: "Opening hours",
  },
  {
    kind: "find",
    says: /\bhow to (?:find|get(?! (?:tickets?|in\b))|reach)|\bdirections|\bwhere (?:to (?:find|park|meet)|we are|(?:it|this) is|i am|you (?:can )?find)|\bfind us|\bgetting (?:here|there)|\bparking|\blocation|\baddress|\bmap\b|\btravel info/i,
    title: "How to find us",
  },
  {
    kind: "area",
    says: /\bareas?\b.{0,16}(?:cover|serve|work)|\b(?:counties|towns|villages|post ?codes|cities|places|neighbou?rhoods|regions?)\b.{0,14}(?:cover|serve|work|deliver|go to)|\bservice areas?|\bwhere (?:i|we) (?:work|travel|go|deliver)|\bcoverage\b|\bdelivery area/i,
    title: "Where we work",
  },
  {
    kind: "results",
    says: /\bresults?\b|\bleague table|\bstandings|\btoppers?\b|\bachievements?|\bawards?\b|\btrophies|\brecords? (?:of|so far)/i,
    title: "Results",
  },
  {
    kind: "events",
    says: /\bgigs?\b|\bconcerts?\b|\btour\b|\bevents?\b|\bdates?\b|\bfixtures?|\bmatches\b|\btime ?table|\bprogram(?:me)?\b|\bschedule|\bshows?\b|\bwhat'?s on|\bcalendar|\bclasses\b|\bsessions?\b|\bwork ?days?|\b(?:meeting|club|practice) (?:nights?|times|days)|\bmeetings?\b|\bexhibitions?|\bworkshops?|\bcourses?\b|\bbatches|\bopen days?|\bservices? times|\btours\b|\btrips?\b|\bwalks?\b(?!-)|\brunning days|\bperformances?|\bscreenings?|\bretreats?|\bitinerary|\border of (?:the )?day/i,
    title: "Dates",
  },
  {
    kind: "menu",
    says: /\bmenus?\b|\bwine list|\bdrinks list|\bwhat'?s in season|\bin season|\bdishes\b/i,
    title: "Menu",
  },
  {
    kind: "prices",
    says: /\bpric(?:e|es|ing|elist)|\brates?\b|\bfees?\b|\bcosts?\b|\bpackages?\b|\btariffs?|\bhow much|\bfares?\b|\bplans\b|\bsubs\b/i,
    title: "Prices",
  },
  { kind: "videos", says: /\bvideos?|\bshow ?reel|\bclips?\b|\btrailers?\b|\bfilms?\b/i, title: "Videos" },
  {
    kind: "songs",
    says: /\bsongs?\b|\blisten|\baudio\b|\brecordings?\b|\btracks?\b|\balbums?\b|\bmusic\b|\bepisodes?\b|\beps?\b/i,
    title: "Listen",
  },
  {
    kind: "team",
    says: /\bcast(?: list)?\b|\bteam\b|\bstaff\b|\bfaculty|\bcommittee|\bboard\b|\b(?:our|the) people\b|\bteachers?\b|\btrainers?\b|\bcoaches\b|\bguides\b|\bwho works|\bline-?up|\bband members|\b(?:our|the|board|committee) members\b|\bdoctors\b|\bpriests?\b|\bspeakers?|\btrustees|\bcrew\b|\bartists\b|\bperformers?|\binstructors?|\btherapists\b/i,
    title: "Team",
  },
  {
    kind: "gallery",
    says: /\bphotos?\b|\bpictures?\b|\bpics\b|\bimages?\b|\bgaller(?:y|ies)|\blooks? like|\b(?:our|my|past|finished|recent|previous|selected) (?:work|works|jobs|projects|pieces)\b|\bportfolio|\bcase studies|\bprojects\b|\bshowcase|^work$/i,
    title: "Gallery",
  },
  { kind: "stories", says: /\bstor(?:y|ies) (?:of|about)\b|\bstories\b/i, title: "Stories" },
  {
    kind: "stories",
    says: /\bnews\b|\bblog|\barticles?|\badvice|\btips\b|\bguides?\b|\bstor(?:y|ies) of\b|\bstories\b|\bupdates\b|\bjournal|\bpress\b|\bposts?\b|\bdevotionals?|\bsermons?|\bnotices?\b/i,
    title: "News",
  },
  {
    kind: "partners",
    says: /\bsponsors?\b|\bpartnerships?\b|\bpartners\b|\blogos?\b|\bclients\b|\bbrands\b|\bsuppliers\b|\bstockists/i,
    title: "Partners",
  },
  {
    kind: "steps",
    says: /\bhow (?:it|this|we|i|the \w+) works?|\bwhat happens\b|\bprocess\b|\bstep by step|\b(?:in|the|our|\d|three|four|five) steps\b|\bwhat to expect|\bfirst (?:visit|session|lesson|time)/i,
    title: "How it works",
  },
  {
    kind: "stay",
    says: /\bwhere to (?:stay|eat|sleep)|\baccommodation|\bhotels? nearby|\bthings to (?:do|see)|\bnearby\b|\baround (?:here|us)|\battractions|\bsurroundings|\blocal area/i,
    title: "Nearby",
  },
  {
    kind: "tickets",
    says: /\btickets?\b|\bbox office|\bentry\b|\bentrance\b|\badmission (?:is|free|price)/i,
    title: "Tickets",
  },
  {
    kind: "good-to-know",
    says: /\bwhat to (?:bring|wear|know|expect)|\brules?\b|\bgood to know|\bsafety|\bdress code|\bgift (?:list|registry)|\bgifts?\b|\baccessib\w+|\binsurance\b|\bqualifications?|\bcertificat\w+|\bskills\b|\beducation\b|\bexperience\b|\bpolic(?:y|ies)|\bguarantee|\bpledges?\b|\bvalues\b/i,
    title: "Good to know",
  },
  { kind: "downloads", says: /\bdownload|\bpdfs?\b|\bbrochure|\bcolou?ring sheet/i, title: "Downloads" },
  {
    kind: "about",
    says: /\babout\b|\b(?:my|our|the|his|her) (?:own )?(?:story|history|mission|background)|\bhistory\b|\bwho (?:we|i) (?:are|am)|\bbio(?:graphy)?\b|\bmission\b|\bour (?:philosophy|approach)|\bintroductions?\b|\b(?:company|brand) (?:profile|culture)\b|^me$|^us$|^story$/i,
    title: "About",
  },
  { kind: "advantages", says: /\badvantages?\b|\bstrengths\b|\bwhy (?:choose )?us\b/i, title: "Why us" },
  {
    kind: "services",
    says: /\bservices?\b|\bwhat (?:we|i) (?:do|offer|make|fix|teach)|\bjobs? (?:i|we) do|\btreatments?\b|\bconditions\b|\bpractice areas|\bfeatures?\b|\bbenefits|\boffers?\b|\boffering|\bspeciali\w+|\bproducts?\b|\bsubjects\b|\bprogrammes offered/i,
    title: "Services",
  },
];

/** The kind of part that a phrase asks for. */
export const kindOfPart = (phrase: string): KindOfPart | undefined => PART_KINDS.find(({ says }) => says.test(phrase));
