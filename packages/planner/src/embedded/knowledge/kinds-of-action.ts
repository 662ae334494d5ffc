import { kind, type Kind } from "./kind.ts";

/** What people do, have, feel and plan. */
export const ACTION_KINDS: readonly Kind[] = [
  kind({
    id: "sport",
    covers:
      "sport|exercise|athletics|martial art|dance|dancing|aquatics|gymnastics|training|yoga|outdoor sport|climbing|race|athletic game|ballet|hike|walk|running|hiking|swimming|cycling|skating|skiing|surfing|archery|stretch|workout|warm-up|team sport",
    icon: "activity",
    category: "Sport",
    directions: "track-day|signal",
    home: "team",
    lead: "tracker",
    role: "activity",
    fields:
      "Photo: image\nLevel: choice beginner|intermediate|advanced\nMinutes: number 15..90 min\nTrains: tags strength|balance|speed|endurance|technique\nGear: text none|own|borrowed\nPlace: location\nLearned: boolean 30\nFavourite: boolean 25\nHow to: longText @remarks",
    rows: "Warm-up round\nBasic step\nPartner drill\nLong set\nTechnique, slow\nFast finish\nBalance drill\nCool-down",
    named: true,
    log: "Session, Sessions, activity\nDate: date -25..0\nMinutes: number 20..120 min\nEffort: rating 2..5\nPlace: location\nMood: choice great|fine|tired\n---\nFound the rhythm\nWith the Tuesday group\nKnees complained\nNew move works\nShort but hard\nRain, indoors instead\nCoach watched\nEasy one",
  }),
  kind({
    id: "game",
    covers:
      "game|board game|cards|card game|video game|computer game|parlor game|gambling|match|contest|tournament|competition|challenge|bet|escape room",
    icon: "dices",
    category: "Games",
    directions: "arcade|night-market",
    home: "games",
    lead: "leaderboard",
    role: "item",
    fields:
      "Picture: image\nPlayers: number 2..8\nMinutes: number 15..120 min\nDifficulty: choice easy|medium|hard\nKind: choice strategy|luck|party|skill\nBest score: number 10..240 pts\nOwned: boolean 60\nRating: rating 2..5\nHouse rules: longText @remarks",
    rows: "Opening round\nLong {thing}\nTwo-player {thing}\nTeam {thing}\nBlitz\nThe classic\nTable by the window\nFinal",
    named: true,
    log: "Round, Rounds, dices\nDate: date -25..0\nWinner: text @people\nPoints: number 3..120 pts\nMinutes: number 15..120 min\nFun: rating 2..5\n---\nRevenge\nDecided by one card\nBeginners' luck\nFour hours, nobody minded\nNew opening\nDraw\nThree in a row\nWith the house rules",
  }),
  kind({
    id: "event",
    covers:
      "social event|event|ceremony|meeting|party|festival|holiday|celebration|anniversary|birthday|wedding|funeral|graduation|exhibition|fair|appointment|date|social function|prayer|worship|day of the month|happening|visit|interview|occasion|assembly|speech|lecture|retreat|excursion|special occasion|sale",
    icon: "calendar-heart",
    category: "Events",
    directions: "night-market|civic",
    home: "celebration",
    lead: "events",
    role: "event",
    fields:
      "Picture: image\nStarts: dateTime 2..60 10:00..20:00\nPlace: location\nHost: text @people\nSeats: number 8..80\nComing: number 2..8\nCost: money 0..30 EUR\nI am in: boolean 30\nAbout: longText @remarks",
    rows: "First {thing} of the year\nOpen-air {thing}\n{Thing} at the mill\nSmall {thing}\nSummer {thing}\n{Thing} for newcomers\nBig {thing}\nLate {thing}",
    log: "Memory, Memories, notebook-pen\nDate: date -60..0\nPeople: number 4..60\nCost: money 0..240 EUR\nRating: rating 3..5\n---\nEverybody stayed late\nRain at six, nobody left\nToo little bread\nThe speech!\nMusic until two\nA quiet one\nHelped with the chairs\nPhotos are coming",
  }),
  kind({
    id: "trip",
    covers:
      "travel|journey|trip|flight|tour|expedition|pilgrimage|voyage|crossing|safari|commute|sailing|driving|ride|air travel|adventure|vacation",
    icon: "map",
    category: "Travel",
    directions: "hangar|field-notes",
    home: "travel",
    lead: "planner",
    role: "item",
    fields:
      "Photo: image\nFrom: location\nTo: text Lisbon|Ljubljana|Bergen|Kyoto|Oaxaca|Accra\nLeaves on: date 4..200\nDays: number 1..21\nBy: choice train|bike|boat|plane|on foot|car\nCost: money 30..1800 EUR\nState: choice dreamt of|planned|booked|done\nWith: text @people\nNotes: longText @remarks",
    rows: "North Sea, slowly\nThree lakes\nOver the pass\nCity weekend\nTo grandmother\nThe long one\nSpring {thing}\nNight train south",
    log: "Day, Days, map-pin\nDate: date -60..0\nDistance: number 3..280 km\nSpent: money 4..140 EUR\nWeather: choice sun|cloud|rain|wind\nRating: rating 3..5\n---\nMissed the first train\nSlept above a bakery\nFog, then everything at once\nSwam before breakfast\nWrong valley, right view\nFed by strangers\nRest day\nHome again",
  }),
  kind({
    id: "illness",
    covers:
      "illness|disease|symptom|pain|condition|ill health|disorder|injury|allergy|ache|physical condition|pathology|ailment|infection|mental disorder|disability|bodily process|bleeding|pregnancy|sleep|health|addiction|attack|seizure|physiological state|wound|anxiety|stress|body part|organ|skin|tooth|hair|body|posture",
    icon: "heart-pulse",
    category: "Health",
    directions: "still-water|civic",
    home: "health",
    lead: "tracker",
    role: "item",
    fields:
      "Kind: choice recurring|new|chronic|after injury\nTriggers: tags stress|weather|food|too little sleep|sport|screens\nHelps: text rest|warmth|water|a walk|medicine\nSince: date -900..-5\nDoctor: text @people\nNext appointment: date 5..90\nUnder control: boolean 50\nNotes: longText @remarks",
    rows: "Morning {thing}\n{Thing} after sport\nLight {thing}\nStrong {thing}\n{Thing} at night\n{Thing} with the weather\n{Thing} at work\nSeasonal {thing}",
    log: "Entry, Entries, heart-pulse\nDate: date -25..0\nStrength: number 1..10\nMinutes: number 10..240 min\nTrigger: choice stress|weather|food|sleep|sport|not known\nDid: choice rest|medicine|water|walk|nothing\nMood: choice good|okay|low\n---\nBetter by noon\nWoke up with it\nAfter too little sleep\nMedicine helped\nGone after the walk\nStrongest so far\nHardly noticed\nTwo glasses of water, then fine",
  }),
  kind({
    id: "medicine",
    covers:
      "drug|medication|medicine|pill|vitamin|vaccine|treatment|therapy|remedy|medical care|supplement|dose|antibiotic|ointment|insulin|prescription",
    icon: "pill",
    category: "Health",
    directions: "still-water|civic",
    home: "health",
    lead: "tracker",
    role: "item",
    fields:
      "Dose: text 1 tablet|2 drops|5 ml|half a tablet|1 spray\nTime: time 07:00..21:00\nWith food: boolean 60\nEvery: number 1..7 days\nLast taken: date -2..0\nNext due: addDays lastTaken every\nLeft: number 2..60\nUse by: date 20..500\nFor: text sleep|blood pressure|pain|allergy|energy\nPrescribed by: text @people",
    rows: "Morning {thing}\nEvening {thing}\nWinter {thing}\nTravel {thing}\nThe white ones\nThe small yellow ones\nOn demand\nEmergency {thing}",
    log: "Intake, Intakes, pill\nDate: date -20..0\nTime: time 07:00..22:00\nOn time: boolean 80\nSide effect: choice none|tired|stomach|headache\nFelt: rating 2..5\n---\nAfter breakfast\nForgot, two hours late\nWith plenty of water\nOn the road\nHalf dose, as agreed\nNew pack\nReminder helped\nSkipped on advice",
  }),
  kind({
    id: "feeling",
    covers:
      "feeling|emotion|temper|mood|dream|thought|idea|memory|belief|goal|attitude|knowledge|content|message|question|wish|hope|imagination|intention|inspiration|habit|custom|virtue|gratitude|value|trait|quality|practice|resolution|prayer request|confession|compliment|affirmation|promise|apology|secret|decision|choice|speech act|imagery",
    icon: "sparkles",
    category: "Mind",
    directions: "still-water|field-notes",
    home: "mood",
    lead: "journal",
    role: "item",
    fields:
      "Kind: choice small|big|recurring|new\nFor: text myself|family|work|friends\nFirst noted: date -200..-1\nTags: tags calm|brave|funny|sad|important\nState: choice fresh|growing|kept|let go\nMood: choice great|good|okay|low\nStars: rating 2..5\nThoughts: longText @remarks",
    rows: "On the way to work\nIn the shower\nAfter the call\nBefore falling asleep\nAt the kitchen table\nOn the tram\nIn the garden\nWhile waiting",
    log: "Entry, Entries, notebook-pen\nDate: date -25..0\nMood: choice great|good|okay|low\nMinutes: number 2..25 min\nWhere: location\n---\nClearer than yesterday\nWrote three lines\nTold somebody\nLaughed about it\nStill there\nLet it go\nCame back at lunch\nSmaller today",
  }),
  kind({
    id: "money",
    covers:
      "expenditure|cost|possession|debt|liabilities|gift|fund|payment|money|income|loan|donation|asset|property|sum|salary|rent|tax|transferred property|relation|share|bond|outgo|discount|deal|monetary unit|prize|award|tip|fee|price",
    icon: "coins",
    category: "Finance",
    directions: "ledger",
    home: "money",
    lead: "tracker",
    role: "item",
    fields:
      "Amount: money 5..900 EUR\nKind: choice one-off|monthly|yearly\nWith: text @people\nDate: date -60..0\nDue: date -5..60\nDays left: daysUntil due\nState: choice open|partly|settled\nNote: longText @remarks",
    rows: "Kitchen {thing}\nTrain to Lisbon\nRepair of the roof\nNew bicycle\nSummer trip\nFor grandmother\nDeposit\nThe big one",
    log: "Payment, Payments, coins\nDate: date -60..0\nAmount: money 5..240 EUR\nBy: choice cash|card|transfer\nPaid by: text @people\n---\nFirst part\nIn cash, at the market\nRest of it\nTransfer on Monday\nRounded up\nBack from Omar\nMonthly part\nPaid early",
  }),
  kind({
    id: "task",
    covers:
      "task|duty|job|project|work|undertaking|service|chore|labor|assignment|homework|errand|repair|cleaning|improvement|maintenance|construction|care|action|activity|protection|mission|responsibility|procedure|operation|problem|issue|order|request|complaint|instruction|delivery|shift|inspection|investigation|case|role",
    icon: "list-checks",
    category: "Work",
    directions: "blueprint|civic",
    home: "chores",
    lead: "board",
    role: "activity",
    fields:
      "Photo: image\nState: choice new|planned|in work|done\nWho: text @people\nDue: date 0..21\nDays left: daysUntil due\nPriority: choice low|medium|high\nMinutes: number 15..240 min\nPlace: location\nCost: money 0..180 EUR\nDetails: longText @remarks",
    rows: "{Thing} at Elm Court\nSmall {thing} for Ingrid\n{Thing} before Friday\nMonthly {thing}\n{Thing}, ground floor\nUrgent {thing}\n{Thing} with the van\n{Thing} at the school",
    log: "Step, Steps, check\nDate: date -25..0\nMinutes: number 10..180 min\nBy: text @people\nWent: choice well|slowly|not at all\n---\nStarted earlier than planned\nWaiting for a part\nHalf done\nAsked for help\nFinished before lunch\nDone twice, now right\nShowed Lena how\nCleaned up",
  }),
  kind({
    id: "subject",
    covers:
      "discipline|knowledge domain|science|language|lesson|course|teaching|education|study|exam|profession|technique|skill|theory|grammar|history|art form|communication|course of study|subject|schoolwork|information|fact|subject matter|symbol|writing system|sign",
    icon: "graduation-cap",
    category: "Education",
    directions: "playroom|pressroom",
    lead: "learning",
    role: "item",
    fields:
      "Picture: image\nTopic: choice basics|practice|theory|review\nLevel: choice beginner|intermediate|advanced\nMinutes: number 5..45 min\nDue: date 0..21\nMaterial: text book|video|cards|worksheet\nStars: rating 2..5\nSummary: longText @remarks",
    rows: "{Thing}: first steps\n{Thing}: the basics\n{Thing} in practice\n{Thing}: common mistakes\n{Thing} by example\n{Thing}: looking back\n{Thing}: small project\n{Thing}: hard questions",
    log: "Study session, Study log, notebook-pen\nDate: date -25..0\nMinutes: number 10..75 min\nTopic: choice basics|practice|theory|review\nFelt: choice hard|fine|easy\n---\nRead it twice\nExplained it to Ben\nOnly the exercises\nFinally understood\nNotes in the margin\nOn the bus\nWith the cards\nHalf an hour, no phone",
  }),
  kind({
    id: "phenomenon",
    covers:
      "phenomenon|natural phenomenon|weather|storm|rain|snow|wind|sound|light|noise|electricity|energy|tide|wave|smell|sensation|process|state|remains|depression|accident|crime|mishap|emergency|danger|fire|pollution|damage|hole|change|trouble|pothole",
    icon: "cloud-sun",
    category: "Outdoors",
    directions: "field-notes|blueprint",
    home: "sky",
    lead: "log",
    role: "item",
    fields:
      "Photo: image\nPlace: location\nStrength: choice light|medium|strong\nFirst seen: date -120..-1\nState: choice new|watched|reported|gone\nRisk: choice none|some|high\nReported to: text city office|nobody yet|the neighbours\nNote: longText @remarks",
    rows: "Mill Lane, corner\nNorth Gate\nBehind the school\nHarbour Road 12\nUnder the bridge\nHill Street, top\nElm Court\nOld Station, platform 2",
    log: "Observation, Observations, eye\nDate: date -30..0\nTime: time 06:00..22:00\nStrength: number 1..10\nMinutes: number 1..60 min\nBy: text @people\n---\nStronger than yesterday\nHardly there\nPhoto taken\nReported again\nGone by noon\nBack after the rain\nNeighbour saw it too\nMeasured twice",
  }),
  kind({
    id: "measure",
    covers:
      "measure|quantity|period|time unit|number|temperature|weight|height|distance|length|speed|level|amount|magnitude|score|rate|age|size|standard|attribute|percentage|pressure|consumption|usage|humidity",
    icon: "gauge",
    category: "Tools",
    directions: "blueprint|field-notes",
    lead: "tracker",
    role: "item",
    fields:
      "Unit: choice count|hours|kilograms|metres|euros|percent\nTarget: number 5..50\nWhere: location\nMeasured every: number 1..14 days\nActive: boolean 80\nNote: longText @remarks",
    rows: "Morning {thing}\nEvening {thing}\nWeekly {thing}\n{Thing} outside\n{Thing} at home\n{Thing} at work\nBest {thing}\nTarget {thing}",
    log: "Reading, Readings, gauge\nValue: number 1..50\nDate: date -25..0\nTime: time 06:00..22:00\nMood: choice good|okay|low\n---\nAs expected\nHigher than last week\nLow today\nMeasured twice\nAfter lunch\nBefore bed\nNew best\nBack to normal",
  }),
];
