import { kindOfProduct, type KindOfProduct, type PatternThing } from "../blueprint.ts";
import { messages } from "../patterns-of-work/people.ts";

const task: PatternThing = {
  id: "task",
  use: "core",
  role: "item",
  adopts: false,
  icon: "list-checks",
  names: "task|tasks",
  also: "to-do|todo|chore|step",
  fields: "Task: text\nWho: text @people\nDue: date 0..14\nDone: boolean 25",
  cells: "who due done",
  rows: "Make a first list|Amara Osei|@0|yes\nAsk who can help|Mateo Ruiz|@1|yes\nAgree on a day|Amara Osei|@2|no\nBook the place|Yuki Tanaka|@4|no\nBuy what is missing|Lena Krüger|@7|no\nTell everyone the time|Amara Osei|@9|no\nTidy up afterwards|Omar Haddad|@14|no",
};

/** What one plans, ticks off or stores. */
export const LISTS: readonly KindOfProduct[] = [
  kindOfProduct({
    id: "shopping",
    titles:
      "shopping list|grocery list|groceries|grocery list shared|grocery app|shared shopping list|shared grocery list|* shopping list|* grocery list|shopping list for *|grocery list for *|grocery shopping",
    icon: "shopping-basket",
    forms: ["tracker"],
    things: [
      {
        id: "item",
        use: "core",
        role: "item",
        adopts: false,
        icon: "shopping-basket",
        names: "item|items",
        also: "grocery|product|thing to buy",
        fields:
          "Item: text\nAmount: text\nAisle: choice fruit and vegetables|dairy|bread|pantry|household\nFor: text @people\nAbout: money 1..9 EUR\nBought: boolean 25",
        cells: "amount aisle forValue about bought",
        rows: "Lemons|4|fruit and vegetables|Amara Osei|2|no\nTomatoes|500 g|fruit and vegetables|Amara Osei|3|no\nBasil|1 pot|fruit and vegetables|Mateo Ruiz|2|yes\nMilk|2 l|dairy|Amara Osei|3|no\nButter|250 g|dairy|Mateo Ruiz|3|yes\nRye bread|1 loaf|bread|Mateo Ruiz|4|no\nRed lentils|1 kg|pantry|Amara Osei|4|no\nOlive oil|1 bottle|pantry|Amara Osei|9|no\nDishwasher tablets|1 box|household|Mateo Ruiz|7|no",
      },
      {
        id: "usual",
        use: "core",
        role: "item",
        adopts: false,
        icon: "repeat",
        names: "usual|usuals",
        also: "staple|regular",
        fields: "Item: text\nEvery: number 4..30 days\nLast bought: date -12..-1\nNext due: date -1..12",
        cells: "every lastBought nextDue",
        rows: "Milk|4|@-4|@0\nBread|3|@-2|@1\nCoffee|14|@-12|@2\nEggs|7|@-5|@2\nToilet paper|21|@-9|@12",
      },
    ],
    jobs: "tick item.bought\nkeep item\ndue usual.nextDue\nkeep usual\ntotal item.about\nchart item.aisle",
    words: {
      tagline: "One list for everyone who shops, by aisle.",
      itch: "Are we out of milk?",
      promise: "Nothing forgotten at the shop",
      pov: "POV: nobody buys milk twice",
    },
  }),
  kindOfProduct({
    id: "occasion",
    about: "deeds",
    titles:
      "* planner|plan a *|plan my *|plan *|planning *|* planning|* organizer|* organiser|organize a *|organise a *|* countdown|countdown to *|countdown to my *|days until *|days to *|* plan|* rsvp|* guest list|guest list|guest list for *|wedding website|event website|event page|wedding site|* invitation|* invitations|invite to *|* itinerary|* coordinator",
    icon: "calendar-heart",
    forms: ["tracker"],
    things: [
      {
        id: "event",
        use: "core",
        role: "event",
        adopts: true,
        icon: "calendar-heart",
        names: "date|dates",
        also: "event|day|occasion",
        fields:
          "What: text\nStarts: date 6..60\nTime: time 10:00..19:00\nPlace: location\nLed by: text @people\nNotes: longText",
        cells: "starts time place ledBy notes",
        rows: "{Event}|@24|15:00|The Old Forge|Amara Osei|The day itself\nTidying up|@25|10:00|The Old Forge|Yuki Tanaka|Two hours, four people\nThank-you evening|@31|18:30|Mill Lane|Amara Osei|For everyone who helped",
      },
      {
        id: "guest",
        use: "core",
        role: "person",
        adopts: false,
        icon: "users-round",
        names: "guest|guests",
        also: "friend|participant|invitation|attendee",
        fields:
          "Name: text\nAnswer: choice invited|coming|maybe|cannot come\nBrings: number 0..2\nEats: choice everything|vegetarian|vegan\nE-mail: email",
        cells: "answer brings eats eMail",
        rows: "Margaret Hale|coming|1|everything|margaret.hale@example.com\nPriya Nair|coming|0|vegetarian|priya.nair@example.com\nOwen Pritchard|maybe|1|everything|owen.pritchard@example.com\nDaniel Okoro|invited|0|everything|daniel.okoro@example.com\nRuth Ellis|coming|2|everything|ruth.ellis@example.com\nHelen Sharp|cannot come|0|vegan|helen.sharp@example.com\nTomás García|invited|1|everything|tomas.garcia@example.com",
      },
      task,
      {
        id: "cost",
        use: "core",
        role: "log",
        adopts: false,
        icon: "receipt",
        names: "cost|costs",
        also: "expense|budget|payment",
        fields: "For: text\nPlanned: money 20..300 EUR\nSpent: money 0..300 EUR\nPaid: boolean 40",
        cells: "planned spent paid",
        rows: "The place|180|180|yes\nFood|240|0|no\nDrinks|120|64|yes\nMusic|150|0|no\nFlowers and candles|60|48|yes",
      },
    ],
    jobs: "countdown event.starts\ntick task.done\nmove guest.answer\ntotal cost.planned\nagenda event.starts\nkeep guest\ncheck cost.paid\nkeep task",
    words: {
      tagline: "What is when, who comes, what is left to do, and what it costs.",
      itch: "Who has booked the place?",
      promise: "All of it in one plan",
      pov: "POV: the day comes, all ready",
    },
  }),
  kindOfProduct({
    id: "plan",
    titles:
      "* planner|plan my *|plan *|* planning|* calendar|calendar of *|calendar for *|* timetable|* schedule|* agenda|* program|weekly *|* roster|calendar|planner|weekly planner",
    icon: "calendar-days",
    forms: ["tracker"],
    things: [
      {
        id: "entry",
        use: "core",
        role: "event",
        adopts: true,
        icon: "calendar-days",
        names: "date|dates",
        also: "event|appointment|entry",
        fields:
          "What: text\nDate: date 0..13\nTime: time 08:00..19:30\nPlace: location\nWho: text @people\nState: choice planned|ready|done\nNotes: longText",
        cells: "date time place who state notes",
        rows: "Morning {entry}|@0|09:00|Market Place|Amara Osei|ready|\nAfternoon {entry}|@1|14:30|Station Road|Mateo Ruiz|planned|\nLong {entry}|@2|10:00|Park View|Yuki Tanaka|planned|Allow an hour more\nEvening {entry}|@4|17:00|Canal Street|Amara Osei|planned|\nShort {entry}|@6|11:15|Mill Lane|Lena Krüger|planned|\nEarly {entry}|@9|08:30|Castle Street|Omar Haddad|planned|Early\nLate {entry}|@12|19:00|Harbour Wall|Amara Osei|planned|",
      },
      task,
    ],
    jobs: "plan entry.date\nagenda entry.date\ntick task.done\nmove entry.state\nkeep entry\nkeep task",
    words: {
      tagline: "What is when, where, and who comes along.",
      itch: "What is on this week?",
      promise: "The whole week at a glance",
      pov: "POV: no two things at once",
    },
  }),
  kindOfProduct({
    id: "tasks",
    titles:
      "to do list|todo list|to-do list|to do app|todo app|todos|todo|tasks|task list|task manager|task tracker|* todo|* to do list|* todo list|* tasks|* task list|* task manager|checklist|checklist for *|* checklist|to do list for *|todo list for *|chore list|* kanban|kanban|kanban board|kanban for *|task board|scrum board|trello for *|trello clone",
    icon: "list-checks",
    forms: ["tracker", "tool"],
    things: [
      {
        id: "task",
        use: "core",
        role: "item",
        adopts: false,
        icon: "list-checks",
        names: "task|tasks",
        also: "to-do|todo|item|step|card",
        fields:
          "Task: text\nList: choice today|this week|later\nState: choice to do|doing|done\nDue: date 0..14\nPriority: choice high|normal|low\nWho: text @people\nDone: boolean 25\nNotes: longText",
        cells: "list state due priority who done notes",
        rows: "Answer the two letters|today|doing|@0|high|Amara Osei|no|\nBuy stamps|today|to do|@0|normal|Amara Osei|no|\nRing the dentist|today|done|@0|normal|Mateo Ruiz|yes|\nFix the squeaking door|this week|to do|@3|low|Mateo Ruiz|no|Oil is in the shed\nBook the train|this week|to do|@2|high|Yuki Tanaka|no|Seats by the window\nPlan the weekend|this week|doing|@4|normal|Yuki Tanaka|no|\nSort the photos|later|to do|@14|low|Amara Osei|no|\nReturn the library books|this week|done|@1|normal|Amara Osei|yes|",
      },
    ],
    jobs: "tick task.done\nmove task.state\ndue task.due\nkeep task\nchart task.list\nfind task",
    words: {
      tagline: "What to do today, this week and later.",
      itch: "What was I going to do?",
      promise: "One list, and nothing else",
      pov: "POV: all ticked off by six",
    },
  }),
  kindOfProduct({
    id: "wanted",
    titles:
      "* watchlist|* wishlist|* wish list|* bucket list|* to watch|* to read|* to try|* list|list of *|* list for *|shared * list|* list shared|* watch list|* playlist|* reading list|* backlog|* ideas list|favorite *|favourite *|my favorite *|my favourite *|bucket list|wishlist|watchlist",
    icon: "list-plus",
    forms: ["tracker"],
    things: [
      {
        id: "item",
        use: "core",
        role: "item",
        adopts: true,
        icon: "list-plus",
        names: "item|items",
        also: "entry|thing|wish",
        fields:
          "Name: text\nPicture: image\nState: choice want to|begun|done\nAdded: date -120..0\nSuggested by: text @people\nStars: rating 2..5\nDone: boolean 30\nNote: longText",
        cells: "state added suggestedBy stars done note",
        rows: "{Item} half way|begun|@-4|Amara Osei|4|no|\n{Item} that two friends like|want to|@-2|Mateo Ruiz|4|no|Somebody said it twice\nBest {item} so far|done|@-60|Yuki Tanaka|5|yes|Again, any time\n{Item} for a rainy day|want to|@-15||3|no|\n{Item} for once|done|@-90|Lena Krüger|3|yes|Once is enough\n{Item} for the weekend|want to|@0|Omar Haddad|4|no|\n{Item} worth repeating|done|@-110||5|yes|",
      },
    ],
    jobs: "tick item.done\nmove item.state\nkeep item\nfind item\nrank item.stars\nshow item.picture",
    words: {
      tagline: "All {items} in mind, and those already done.",
      itch: "What was that {item} again?",
      promise: "No {item} forgotten",
      pov: "POV: the list gets shorter",
    },
  }),
  kindOfProduct({
    id: "site",
    yields: true,
    titles:
      "landing page for *|landing page|landing page for a *|* landing page|* website|website for *|website for a *|* homepage|homepage for *|* web page|* one pager|one page site for *|business website|company website|small business website|coming soon page|coming soon page for *",
    icon: "globe",
    forms: ["site"],
    things: [
      {
        id: "offer",
        use: "core",
        role: "item",
        adopts: false,
        icon: "sparkles",
        names: "offer|what we offer",
        also: "service|feature|product",
        fields: "Name: text\nFor whom: text\nAbout: longText",
        cells: "forWhom about",
        rows: "What you do first|Everyone who is new|Two lines on what people get, and what it is good for.\nWhat you do next|Those who come back|Say what comes next, and how long it takes.\nWhat nobody else does|Those who look closely|The one thing people would miss if you stopped.",
      },
      messages(
        "Margaret Hale|margaret.hale@example.com|When could we talk for ten minutes?|@-1|no\nDaniel Okoro|daniel.okoro@example.com|Thank you for the quick answer.|@-4|yes\nPriya Nair|priya.nair@example.com|Is there anything I should read first?|@-6|yes",
      ),
    ],
    jobs: "request message\nfind offer\nkeep offer\ncheck message.answered",
    words: {
      tagline: "What it is, who it is for, and how to get it.",
      itch: "Where can people read about it?",
      promise: "Everything about it on one page",
      pov: "POV: you just send the link",
    },
  }),
  kindOfProduct({
    id: "kept",
    yields: true,
    titles: "* manager|* management|manage *|* organizer|* organiser|* database|database of *|* keeper|keep track of *",
    icon: "bookmark",
    forms: ["tracker"],
    things: [
      {
        id: "thing",
        use: "core",
        role: "item",
        adopts: true,
        icon: "bookmark",
        names: "entry|entries",
        also: "thing|item",
        fields: "Name: text\nKind: text\nAdded: date -200..-1\nFavourite: boolean 20\nNotes: longText",
        cells: "added favourite notes",
        rows: "First {thing}|@-180|yes|The first one\nSmall {thing}|@-122|no|\nOld {thing}|@-90|no|\nFavourite {thing}|@-41|yes|\n{Thing} for later|@-12|no|\nNew {thing}|@-2|no|New",
      },
    ],
    jobs: "find thing\nkeep thing\ncheck thing.favourite\nplan thing.added",
    words: {
      tagline: "All {things} in one place.",
      itch: "Where was that {thing}?",
      promise: "Every {thing}, found at once",
      pov: "POV: you know where it is",
    },
  }),
  kindOfProduct({
    id: "stock",
    yields: true,
    titles:
      "* inventory|inventory of *|inventory for *|* stock|stock of *|* warehouse|* storage|* pantry|* store room|* stockroom|* supplies|* equipment list|* parts|* stock control|* inventory tracker|* inventory management|inventory",
    icon: "package",
    forms: ["management"],
    things: [
      {
        id: "item",
        use: "core",
        role: "item",
        adopts: true,
        icon: "package",
        names: "item|items",
        also: "product|article|part|supply",
        fields:
          "Name: text\nPicture: image\nIn stock: number 0..80\nReorder at: number 4..20\nPlace: choice shelf A|shelf B|cellar|yard\nUnit price: money 1..60 EUR\nValue: calc inStock * unitPrice EUR\nSupplier: text\nNote: longText",
        cells: "inStock reorderAt place unitPrice supplier note",
        rows: "Small {item}|24|10|shelf A|4|Northern Supply|\nLarge {item}|3|8|shelf A|18|Northern Supply|On order\nStandard {item}|60|20|shelf B|1|Mill and Sons|\nSpecial {item}|0|6|cellar|42|Mill and Sons|Sold out since Monday\nHeavy {item}|12|10|yard|9|Harbour Trade|\nSpare {item}|7|4|shelf B|31|Harbour Trade|\nLight {item}|41|15|cellar|2|Northern Supply|",
      },
      {
        id: "movement",
        use: "core",
        role: "log",
        adopts: false,
        icon: "arrow-left-right",
        names: "movement|movements",
        also: "delivery|use|sale|booking out",
        fields:
          "Reason: text\n{Item}: relation item\nDirection: choice in|out\nPieces: number 1..30\nDate: date -20..0\nBy: text @people",
        cells: "item direction pieces date by",
        rows: "Delivery|Small {item}|in|20|@-2|Amara Osei\nSold|Large {item}|out|5|@-1|Mateo Ruiz\nUsed up|Special {item}|out|6|@-4|Yuki Tanaka\nDelivery|Standard {item}|in|30|@-6|Amara Osei\nBroken|Spare {item}|out|1|@-7|Lena Krüger\nCounted again|Heavy {item}|in|2|@-9|Mateo Ruiz",
      },
    ],
    jobs: "count item.inStock\nkeep movement\nrank item.inStock\ntotal item.value\nfind item\nkeep item\nchart movement.direction",
    words: {
      tagline: "What is there, where it is, and what runs out.",
      itch: "Are there any {items} left?",
      promise: "Never out of {items} again",
      pov: "POV: you ordered in time",
    },
  }),
  kindOfProduct({
    id: "links",
    titles:
      "link in bio|link in bio page|link in bio for *|bio link|bio links|linktree for *|linktree clone|links page|page with all my links|all my links|* links page",
    icon: "link",
    forms: ["site"],
    things: [
      {
        id: "link",
        use: "core",
        role: "item",
        adopts: false,
        icon: "link",
        names: "link|links",
        also: "address|page|profile",
        fields:
          "Title: text\nAddress: url\nKind: choice work|social|shop|newsletter\nOn top: boolean 30\nClicks: number 3..400\nAbout: longText",
        cells: "address kind onTop clicks about",
        rows: "Newest work|https://work.example.com|work|yes|318|Out since Monday\nShop|https://shop.example.com|shop|yes|204|Prints and small things\nPhotos|https://photos.example.com|social|no|377|A picture a day, more or less\nVideos|https://videos.example.com|social|no|142|Short ones\nLetter, once a month|https://letter.example.com|newsletter|no|96|Four minutes to read\nBook a call|https://calls.example.com|work|no|41|Half an hour",
      },
      messages(
        "Margaret Hale|margaret.hale@example.com|Do you also ship abroad?|@-1|no\nDaniel Okoro|daniel.okoro@example.com|Loved the last one.|@-4|yes\nPriya Nair|priya.nair@example.com|Could we work together in May?|@-6|no",
      ),
    ],
    jobs: "find link\nrank link.clicks\nrequest message\nkeep link\ncheck message.answered",
    words: {
      tagline: "All links in one place, the ones that count on top.",
      itch: "Which link goes in the bio?",
      promise: "One link for all of them",
      pov: "POV: you only share one link",
    },
  }),
  kindOfProduct({
    id: "works",
    titles:
      "* portfolio|portfolio for *|portfolio for a *|portfolio of *|portfolio of a *|* showreel|* showcase|portfolio site for *|portfolio|my portfolio|* cv|cv|resume|personal website|personal site",
    icon: "images",
    forms: ["site"],
    things: [
      {
        id: "work",
        use: "core",
        role: "item",
        adopts: false,
        icon: "images",
        names: "piece of work|work",
        also: "project|picture|photo|piece|design",
        fields: "Title: text\nPicture: image\nYear: number 2019..2026\nKind: text\nFor: text\nAbout: longText",
        cells: "year kind forValue about",
        rows: "Morning on the quay|2026|Own work|Nobody, at first|Made in one go, before six in the morning.\nThe long table|2025|Commission|A family of nine|Three days of work, two of them waiting for the light.\nSmall rooms|2025|Series|An exhibition|Twelve rooms, twelve views, one chair.\nMill Lane|2024|Commission|A bakery|From the first drawing to the sign over the door.\nWhat stays|2023|Own work||The one I would save from a fire.\nFirst steps|2021|Series||Where it began.",
      },
      messages(
        "Margaret Hale|margaret.hale@example.com|Are you free in the second week of June?|@-1|no\nDaniel Okoro|daniel.okoro@example.com|What would something like 'The long table' cost?|@-4|yes\nPriya Nair|priya.nair@example.com|Thank you. It hangs over the stairs now.|@-6|yes",
      ),
    ],
    jobs: "show work.picture\nrequest message\nfind work\ncheck message.answered",
    words: {
      tagline: "Selected work, and a way to get in touch.",
      itch: "Where can people see your work?",
      promise: "Your best work on one page",
      pov: "POV: you just send the link",
    },
  }),
];
