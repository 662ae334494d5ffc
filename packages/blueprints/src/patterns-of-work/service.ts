import { pattern, type Pattern } from "../blueprint.ts";
import { customer } from "./people.ts";

/** Work that is done for customers, at their place or in a workshop. */
export const SERVICE_PATTERNS: readonly Pattern[] = [
  pattern({
    id: "rounds",
    cues: "round|route|visit|call out|callout|van|due|next due|last done|service interval|emptying|servicing|cleaning|per house|doorstep|on site|jobs for the day|regulars",
    icon: "route",
    forms: ["management", "booking"],
    things: [
      customer("customer"),
      {
        id: "visit",
        use: "core",
        role: "event",
        adopts: true,
        icon: "calendar-check",
        names: "visit|visits",
        also: "job|call|appointment|callout|round|stop|drop",
        fields:
          "{Visit}: text\n{Customer}: relation customer\nDate: date -10..14\nTime: time 08:00..16:30\nWho goes: text @people\nPrice: money 25..90 EUR\nPaid: boolean 50\nDone: boolean 40\nNotes: longText",
        cells: "customer date time price paid done notes",
        rows: "4 Mill Lane|Margaret Hale|@0|08:30|45|no|no|Ring twice\n27 Station Road|Priya Nair|@0|10:00|60|no|no|\nThe Old Forge|Owen Pritchard|@0|11:30|45|no|no|Park on the lane\n9 Castle Street|Daniel Okoro|@1|09:00|35|no|no|\nHillside Farm|Ruth Ellis|@1|13:00|80|no|no|Gate sticks\n2 Church Row|Helen Sharp|@-1|09:00|45|yes|yes|\n12 Canal Street|Tomás García|@-2|15:00|35|no|yes|Sends it by bank transfer\n31 Park View|Aisha Bello|@-7|10:30|60|yes|yes|",
      },
      {
        id: "vehicle",
        use: "more",
        role: "item",
        adopts: true,
        icon: "truck",
        names: "vehicle|vehicles",
        also: "van|truck|lorry|tanker|trailer|car|bike|machine",
        fields:
          "Name: text\nRegistration: text\nDriver: text @people\nCapacity: text\nState: choice in use|free|in repair\nNext inspection: date 20..200",
        cells: "registration driver state nextInspection",
        rows: "{Vehicle} 1|KX21 ABC|Mateo Ruiz|in use|@45\n{Vehicle} 2|KX19 DEF|Lena Krüger|in use|@120\n{Vehicle} 3|KX17 GHI|Omar Haddad|in repair|@21\n{Vehicle} 4|KX22 JKL||free|@180",
      },
    ],
    jobs: "agenda visit.date\ncheck visit.done\nassign visit.whoGoes\nplan visit.date\ncheck visit.paid\ntotal visit.price\nkeep customer\nfind customer",
    words: {
      tagline: "{Customers}, {visits} and what is still owed.",
      itch: "Who is next, and who has paid?",
      promise: "The day's {visits} in order",
      pov: "POV: nobody rings to ask when you come",
    },
  }),
  pattern({
    id: "quotedJobs",
    cues: "quote|quoting|estimate|invoice|deposit|commission|job by job|materials|labour|where each one is|losing track|stages|approve the design|site visit|measure up",
    icon: "hammer",
    forms: ["management", "portal"],
    things: [
      customer("customer"),
      {
        id: "job",
        use: "core",
        role: "item",
        adopts: true,
        icon: "hammer",
        names: "job|jobs",
        also: "project|commission|order|enquiry|piece|repair|restoration",
        fields:
          "{Job}: text\n{Customer}: relation customer\nStage: choice enquiry|quoted|agreed|in work|invoiced|paid\nPrice: money 120..2400 EUR\nDeposit paid: boolean 50\nStarted: date -60..-2\nDue: date -3..60\nPicture: image\nNotes: longText",
        cells: "customer stage price depositPaid started due notes",
        rows: "{Job} for Margaret Hale|Margaret Hale|in work|860|yes|@-20|@6|Waiting for one part\n{Job} for Priya Nair|Priya Nair|quoted|340|no|@-5|@30|Decides by Friday\n{Job} for Owen Pritchard|Owen Pritchard|enquiry|1200|no|@-2|@45|Measure first\n{Job} for Daniel Okoro|Daniel Okoro|agreed|520|yes|@-12|@12|\n{Job} for Ruth Ellis|Ruth Ellis|invoiced|1480|yes|@-48|@-3|Invoice sent\n{Job} for Helen Sharp|Helen Sharp|paid|290|yes|@-60|@-14|Happy with it",
      },
      {
        id: "quote",
        use: "more",
        role: "item",
        adopts: false,
        icon: "file-text",
        names: "quote|quotes",
        also: "estimate|offer",
        fields:
          "Quote: text\n{Job}: relation job\nMaterials: money 40..900 EUR\nHours: number 2..60 h\nRate: money 25..60 EUR\nLabour: calc hours * rate EUR\nTotal: calc materials + labour EUR\nSent: date -20..0\nAccepted: boolean 40",
        cells: "job materials hours rate sent accepted",
        rows: "Q-101|{Job} for Margaret Hale|260|15|40|@-24|yes\nQ-102|{Job} for Priya Nair|100|6|40|@-5|no\nQ-103|{Job} for Daniel Okoro|160|9|40|@-15|yes\nQ-104|{Job} for Ruth Ellis|480|25|40|@-52|yes",
      },
    ],
    jobs: "move job.stage\ndue job.due\ntotal job.price\ncheck job.depositPaid\nkeep customer\nfind customer\nshow job.picture",
    words: {
      tagline: "From the first call to the last invoice, {job} by {job}.",
      itch: "Which {job} is where?",
      promise: "Every {job} in its stage",
      pov: "POV: you know what is quoted, agreed and paid",
    },
  }),
  pattern({
    id: "rental",
    cues: "rent|rental|hire out|hire|loan|lend|borrow|borrower|who has|who has what|swap|given back|returned|overdue|comes back|monthly fee|out with",
    icon: "repeat",
    forms: ["management", "booking", "shop"],
    things: [
      {
        id: "item",
        use: "core",
        role: "item",
        adopts: true,
        icon: "package",
        names: "item|items",
        also: "instrument|tool|boat|bike|gear|equipment|costume|machine|book|key",
        fields:
          "Name: text\nPicture: image\nKind: text\nSize: text\nCondition: choice new|good|worn|in repair\nState: choice free|out|in repair\nFee: money 5..60 EUR\nNotes: longText",
        cells: "condition state fee notes",
        rows: "{Item} 1|good|out|25|\n{Item} 2|new|free|30|\n{Item} 3|worn|out|15|Small scratch\n{Item} 4|good|free|25|\n{Item} 5|in repair|in repair|20|Back next week\n{Item} 6|good|out|25|\n{Item} 7|good|free|20|\n{Item} 8|worn|free|12|",
      },
      customer("borrower", "borrower|borrowers", "customer|client|child|renter|hirer|family|friend|member"),
      {
        id: "rental",
        use: "core",
        role: "event",
        adopts: true,
        icon: "repeat",
        names: "rental|rentals",
        also: "loan|hire|swap|exchange",
        fields:
          "{Rental}: text\n{Item}: relation item\n{Borrower}: relation borrower\nSince: date -90..-2\nDue back: date -6..60\nReturned: boolean 30\nDeposit: money 0..80 EUR\nNotes: longText",
        cells: "item borrower since dueBack returned deposit notes",
        rows: "{Item} 1 to Margaret Hale|{Item} 1|Margaret Hale|@-40|@14|no|40|\n{Item} 3 to Priya Nair|{Item} 3|Priya Nair|@-33|@-3|no|20|Asked on Monday\n{Item} 6 to Owen Pritchard|{Item} 6|Owen Pritchard|@-10|@30|no|40|\n{Item} 2 to Daniel Okoro|{Item} 2|Daniel Okoro|@-70|@-20|yes|40|\n{Item} 8 to Ruth Ellis|{Item} 8|Ruth Ellis|@-60|@-12|yes|20|\n{Item} 4 to Helen Sharp|{Item} 4|Helen Sharp|@-45|@-5|yes|30|",
      },
    ],
    jobs: "due rental.dueBack\ncheck rental.returned\nfind item\nkeep item\nkeep borrower\ntotal item.fee\nplan rental.dueBack",
    words: {
      tagline: "Which {item} is where, and when it comes back.",
      itch: "Who has the {item}?",
      promise: "Every {item} and who has it",
      pov: "POV: every {item} comes back",
    },
  }),
  pattern({
    id: "bookings",
    cues: "to book|slot|free slots|what's free|availability|hourly|reserve|reservation|walk in|appointment|double booked|cancel|no show|pick an|capacity",
    icon: "calendar-clock",
    forms: ["booking", "management", "site"],
    things: [
      {
        id: "resource",
        use: "core",
        role: "item",
        adopts: true,
        icon: "door-open",
        names: "room|rooms",
        also: "studio|boat|court|chair|artist|stylist|technician|table|machine|lane|desk|pitch|place|vehicle",
        fields:
          "Name: text\nPicture: image\nSuits: text\nPlaces: number 1..12\nPrice: money 15..80 EUR\nState: choice open|closed\nNotes: longText",
        cells: "places price state notes",
        rows: "{Resource} 1|4|25|open|\n{Resource} 2|6|35|open|\n{Resource} 3|2|20|open|\n{Resource} 4|8|50|closed|Back on Monday",
      },
      {
        id: "booking",
        use: "core",
        role: "event",
        adopts: false,
        icon: "calendar-check",
        names: "booking|bookings",
        also: "appointment|reservation|session|slot",
        fields:
          "Name: text\n{Resource}: relation resource\nDate: date 0..10\nTime: time 09:00..18:00\nHow many: number 1..6\nPhone: phone\nStatus: choice asked|confirmed|came|cancelled\nNotes: longText",
        cells: "resource date time howMany phone status notes",
        rows: "Margaret Hale|{Resource} 1|@0|10:00|2|555-0101|confirmed|\nPriya Nair|{Resource} 2|@0|11:30|4|555-0105|confirmed|First time\nOwen Pritchard|{Resource} 1|@0|15:00|3|555-0103|asked|\nDaniel Okoro|{Resource} 3|@1|09:30|1|555-0108|confirmed|\nRuth Ellis|{Resource} 2|@1|16:00|6|555-0107|asked|Half an hour longer\nHelen Sharp|{Resource} 1|@2|12:00|2|555-0110|confirmed|\nTomás García|{Resource} 2|@-1|10:00|4|555-0112|came|\nAisha Bello|{Resource} 3|@-2|14:00|1|555-0113|cancelled|Rang the evening before",
      },
    ],
    jobs: "book booking\nagenda booking.date\nplan booking.date\nmove booking.status\nkeep resource\nfind resource\nchart booking.status",
    words: {
      tagline: "See what is free, book it, done.",
      itch: "Is a {resource} free today?",
      promise: "Free {resources} at a glance",
      pov: "POV: no double booking this week",
    },
  }),
];
