import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "familyCalendar",
  name: "Family calendar",
  icon: "calendar-heart",
  says: {
    en: "family calendar|family organizer|family organiser|family planner|family schedule|shared family calendar|household calendar|kids' activities calendar|kids schedule|who picks up the kids|co-parenting calendar|co-parenting|custody schedule|family hub|family command center|family wall planner|mental load app|family app for us",
    de: "Familienkalender|Familienplaner|Familien-App|Wechselmodell Kalender|Geburtstagskalender",
    es: "calendario familiar|agenda familiar|organizador familiar|custodia compartida calendario",
    fr: "calendrier familial|agenda familial|organisation familiale|garde alternée calendrier",
    pt: "calendário familiar|agenda da família|organizador familiar|guarda compartilhada calendário",
  },
  forms: ["tracker", "dashboard"],
  people: ["parents", "children", "grandparents"],
  mood: "warm",
  things: [
    {
      id: "member",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "family member|family members",
      also: "parent|child|kid|mother|father|grandparent",
      fields:
        "Name: text\nColor: colour\nBirthday: date 3..350\nDays to birthday: daysUntil birthday\nPhone: phone\nShoe size: number 28..45\nClothes size: text\nAllergies: text\nUsually home: text\nPlans: rollup count plan.who",
      cells: "birthday phone shoeSize clothesSize allergies usuallyHome",
      rows: "Nina|@201|555-0101|39|M||Half past five\nSamir|@88|555-0102|43|L|Penicillin|Four on Mondays and Thursdays\nLeila|@12|555-0103|38|S||After orchestra\nAdam|@144|555-0104|36|152|Hazelnuts|Half past three\nNoor|@310||31|128||After-school club till four\nGrandma Rosa|@47|555-0105|38|M||Always, but ring first",
    },
    {
      id: "plan",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "plan|plans",
      also: "event|appointment|activity|date|practice|party",
      fields:
        "What: text\nWho: relation member\nStarts: dateTime -2..21 07:30..20:00\nUntil: time 08:30..22:00\nKind: choice school|sport|music|doctor|birthday|work|family|handover\nWhere: location\nTaken by: text\nFetched by: choice Nina|Samir|Grandma|comes alone|car pool\nBring: text\nEvery week: boolean 40",
      cells: "who starts until kind where takenBy fetchedBy bring everyWeek",
      rows: "Swimming|Adam|@0T16:30|17:30|sport|Baths, Canal Street|Samir|Samir|Goggles, two coins|yes\nOrchestra|Leila|@0T17:00|18:30|music|School hall|goes alone|Nina|Viola, blue folder|yes\nDentist|Noor|@1T15:15|15:45|doctor|2 Church Row|Nina|Nina|Insurance card|no\nParents' evening|Adam|@2T18:00|19:00|school|Room 14|goes alone|comes alone|Maths test|no\nNight shift|Samir|@3T19:00|21:00|work|Hospital|goes alone|comes alone||no\nFootball match|Adam|@4T10:00|12:00|sport|Station Park|car pool|Nina|Oranges for twelve|no\nLunch at Grandma's|Grandma Rosa|@5T12:30|16:00|family|9 Mill Lane|Nina|Nina|The drill she asked for|no\nLeila's birthday|Leila|@12T15:00|21:00|birthday|Home|goes alone|comes alone|Cake for fourteen|no\nSchool trip|Noor|@8T07:45|16:30|school|Bus stop, Market Place|Samir|Grandma|Packed lunch, raincoat|no\nWeekend with cousins|Noor|@11T17:00|18:00|handover|Station, platform 2|Nina|Grandma|Sleeping bag|no",
    },
    {
      id: "toDo",
      use: "core",
      role: "item",
      icon: "list-checks",
      names: "to-do|to-dos",
      also: "task|errand|reminder|form to sign",
      fields:
        "To do: text\nWho: relation member\nDue: date -3..20\nKind: choice sign|pay|buy|ring|bring back|ask\nDone: boolean 30\nNotes: text",
      cells: "who due kind done notes",
      rows: "Sign the trip form|Nina|@1|sign|no|Noor, third of the week\nPay the swimming course|Samir|@-2|pay|no|64, reference Adam\nOrder the birthday cake|Nina|@6|ring|no|No hazelnuts\nLibrary books back|Leila|@3|bring back|no|Four of them\nFootball boots, size 37|Samir|@4|buy|no|He grew again\nAsk Rosa about Thursday|Nina|@0|ask|yes|\nPassport photos|Adam|@14|buy|no|For the summer\nThank-you card to the coach|Adam|@5|buy|no|",
    },
    {
      id: "note",
      use: "core",
      role: "item",
      icon: "sticky-note",
      names: "fridge note|fridge notes",
      also: "message|note|wish|family message",
      fields:
        "Note: text\nFrom: relation member\nWritten: dateTime -3..0 07:00..21:30\nFor whom: choice everybody|Nina|Samir|the children\nSeen: boolean 50",
      cells: "from written forWhom seen",
      rows: "Soup is on the stove, ten minutes on low|Samir|@0T13:10|everybody|yes\nI need white card by Thursday, A2|Leila|@0T07:20|Nina|no\nWho took my bike lock?|Adam|@-1T18:00|everybody|yes\nTooth fell out!!|Noor|@-1T19:40|everybody|yes\nCan stay with them on Thursday until eight|Grandma Rosa|@-1T20:15|Nina|yes",
    },
    {
      id: "contact",
      use: "more",
      role: "person",
      icon: "phone",
      names: "useful number|useful numbers",
      also: "contact|doctor|teacher|coach|friend's parents",
      fields: "Name: text\nWhat for: text\nPhone: phone\nMember: relation member\nHours: text",
      cells: "whatFor phone member hours",
      rows: "Dr. Lindqvist|Children's doctor|555-0111|Noor|Till noon, not Wednesday\nMs. Carter|Class teacher|555-0112|Adam|Message before eight\nTom's mother|Football car pool|555-0113|Adam|\nMr. Vogt|Viola teacher|555-0114|Leila|Tuesday",
    },
  ],
  jobs: "agenda plan.starts\nplan plan.starts\ncheck toDo.done\ndue toDo.due\nassign plan.takenBy\nkeep plan\nkeep note\ncheck note.seen\ndue member.birthday\nchart plan.kind\nfind plan\nkeep member",
  site: {
    headline: "Who is where, and who fetches them",
    body: "One week for everybody: practice, dentist, night shift, birthday. What to bring stands next to it, and so does who drives.",
    action: "Add a plan|plan",
    services:
      "The week|Everybody in their own color|\nTo-dos|Forms to sign, courses to pay, cakes to order|\nFridge notes|Short, seen, done|\nSizes and birthdays|For Grandma, who asks every year|",
    questions:
      "Can the children add things?|Yes. A party that is not in here does not exist.\nWe live in two homes. Does it work?|Handovers are plans of their own, with place and time.\nWho sees what?|Everybody in the family sees all of it.\nWhat about things every week?|Mark them weekly once; they stay until you clear them.",
  },
  words: {
    tagline: "Everybody's week, with who drives and what to bring.",
    itch: "Who is fetching Adam today?",
    promise: "Nobody waits at the baths",
    pov: "POV: both parents knew about the school trip",
    gains: ["Swimming 4:30, Samir drives", "Leila turns fourteen in 12 days", "Trip form: sign by tomorrow"],
  },
});
