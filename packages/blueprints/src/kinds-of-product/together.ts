import { kindOfProduct, type KindOfProduct, type PatternThing } from "../blueprint.ts";
import { member } from "../patterns-of-work/people.ts";

const post = (about: string): PatternThing => ({
  id: "post",
  use: "core",
  role: "log",
  adopts: false,
  icon: "message-square",
  names: "post|posts",
  also: "entry|topic|question|thread",
  fields: `Message: longText\nBy: text @people\nPosted: dateTime -6..0 08:00..21:00\nTopic: choice ${about}\nLikes: number 0..24`,
  cells: "by posted topic likes",
  rows: `New here, and glad to have found this place.|Hana Sato|@0T08:20|${about.split("|")[0] ?? ""}|6\nHas anybody tried it the other way round? It took me three goes.|Mateo Ruiz|@0T07:45|${about.split("|")[1] ?? ""}|11\nSmall win today. Telling you, because nobody else would get it.|Amara Osei|@-1T19:10|${about.split("|")[2] ?? ""}|24\nDoes anyone have a spare hour on Saturday to help me out?|Yuki Tanaka|@-1T12:05|${about.split("|")[1] ?? ""}|4\nHere is how I do it now, step by step, since two of you asked.|Lena Krüger|@-2T20:30|${about.split("|")[2] ?? ""}|18\nThank you for yesterday. That helped a lot.|Omar Haddad|@-3T09:15|${about.split("|")[0] ?? ""}|9`,
});

const meetup: PatternThing = {
  id: "meetup",
  use: "core",
  role: "event",
  adopts: false,
  icon: "calendar-heart",
  names: "meet-up|meet-ups",
  also: "event|date|meeting|gathering",
  fields:
    "What: text\nStarts: dateTime 1..24 10:00..19:30\nPlace: location\nHost: text @people\nPlaces: number 8..30\nComing: number 2..8\nI am in: boolean 25\nAbout: longText",
  cells: "starts place host places coming iAmIn about",
  rows: "First get-together|@3T18:30|Market Place|Amara Osei|20|8|yes|Say hello, nothing to prepare\nSaturday morning|@5T10:00|Park View|Mateo Ruiz|12|5|no|Rain or shine\nOpen evening|@10T19:00|The Old Forge|Lena Krüger|30|6|no|Friends are welcome\nQuestions and answers|@16T18:00|Station Road|Yuki Tanaka|15|3|no|For everybody who is new\nLong table|@23T19:30|Mill Lane|Omar Haddad|24|7|no|Everyone brings a dish",
};

const message: PatternThing = {
  id: "message",
  use: "core",
  role: "log",
  adopts: false,
  icon: "message-circle",
  names: "message|messages",
  also: "chat|text",
  fields: "Text: text\nFrom: text @people\nSent: dateTime -1..0 09:00..20:00",
  cells: "from sent",
  rows: "Who can be there on Saturday?|Amara Osei|@-1T09:12\nI can, after ten|Mateo Ruiz|@-1T09:20\nMe too|Yuki Tanaka|@-1T09:31\nCan somebody give me a lift?|Lena Krüger|@-1T12:05\nYes, I'll pick you up at half past nine|Omar Haddad|@-1T12:40\nThank you!|Lena Krüger|@-1T12:41\nSame place as last time?|Hana Sato|@0T08:10\nSame place, the door at the back|Amara Osei|@0T08:15",
};

/** What people do with others. */
export const TOGETHER: readonly KindOfProduct[] = [
  kindOfProduct({
    id: "community",
    titles:
      "* community|community for *|community of *|* forum|forum for *|* fan club|* fans|social network for *|social media for *|* social network|facebook for *|reddit for *|instagram for *|twitter for *|linkedin for *|tiktok for *|discord for *|* network|network for *|strava for *|twitter clone|instagram clone|reddit clone|facebook clone|social network|social media|forum",
    name: "{Members} Together",
    icon: "users-round",
    forms: ["community"],
    things: [
      post("hello|question|experience"),
      member("member", "member|members", "user|friend|follower", "\nFollowing: boolean 30\nPosts: number 1..40"),
      meetup,
    ],
    jobs: "post post\nagenda meetup.starts\ncheck meetup.iAmIn\nfind member\ncheck member.following\nrank member.posts\nkeep post",
    words: {
      tagline: "Posts, people and meet-ups of {members}.",
      itch: "Where are all the other {members}?",
      promise: "Your people, in one place",
      pov: "POV: somebody answered in a minute",
    },
  }),
  kindOfProduct({
    id: "chat",
    titles:
      "* chat|chat for *|chat app for *|group chat|group chat for *|chat|chat room|chat room for *|messenger|messenger for *|messaging for *|* messenger|slack for *|slack clone|whatsapp for *|whatsapp clone|messaging",
    name: "{Member} Chat",
    icon: "message-circle",
    forms: ["community"],
    things: [message, member("member", "member|members", "user|friend|colleague|contact")],
    jobs: "message message\nfind member\nkeep member\nkeep message",
    words: {
      tagline: "One chat for {members}, and who is in it.",
      itch: "Which chat was that in?",
      promise: "Everyone in one chat",
      pov: "POV: all answered before noon",
    },
  }),
  kindOfProduct({
    id: "matching",
    titles:
      "tinder for *|* dating|dating for *|dating app for *|dating app|* matchmaking|* matching|match *|matching *|hinge for *|bumble for *|meet other *|meet *|speed dating for *|* buddy finder|* partner finder|dating",
    name: "{Profile} Match",
    icon: "heart",
    forms: ["community"],
    things: [
      {
        id: "profile",
        use: "core",
        role: "item",
        adopts: true,
        icon: "heart",
        names: "profile|profiles",
        also: "person|user|member|single",
        fields:
          "Name: text\nPicture: image\nAge: number 21..58\nPlace: location\nLikes: tags outdoors|quiet|early|late|music|food|games\nDistance: number 1..12 km\nVerdict: choice undecided|liked|passed\nLikes you: boolean 45\nHello: longText",
        cells: "age place likes distance verdict likesYou hello",
        rows: "Amara|34|Mill Lane|outdoors;early|1|undecided|yes|Up for an easy start this week?\nHana|29|Market Place|quiet;food|3|liked|yes|A bit shy at first, then not at all\nOmar|41|Park View|outdoors;games|2|undecided|no|Weekends are best for me\nIngrid|37|Canal Street|quiet;late|5|undecided|yes|Looking for something regular\nMateo|32|Station Road|games;food|4|liked|yes|Happy to show you around\nPriya|27|Harbour Wall|outdoors;music|8|undecided|no|Early bird, bring coffee\nKofi|45|Church Row|music;late|6|passed|no|Mostly here for the snacks\nLena|30|Castle Street|outdoors;quiet|2|undecided|yes|Long walks, short talks",
      },
      message,
    ],
    jobs: "match profile.verdict\nmessage message\nfind profile\nkeep profile",
    words: {
      tagline: "Meet {profiles} nearby, one yes at a time.",
      itch: "Where does one meet {profiles}?",
      promise: "A match before the weekend",
      pov: "POV: they said yes, too",
    },
  }),
  kindOfProduct({
    id: "voting",
    titles:
      "* voting|vote on *|vote for *|voting on *|* vote|* poll|poll for *|polls for *|* voting board|* request board|* requests board|suggestion box|suggestion box for *|* suggestions|* ideas board|ideas board|idea board|feedback board|feedback board for *|feedback for *|* feedback|feature requests|feature voting|upvote *|poll|polls|voting",
    name: "{Idea} Vote",
    icon: "vote",
    forms: ["community", "tool"],
    things: [
      {
        id: "idea",
        use: "core",
        role: "item",
        adopts: true,
        icon: "lightbulb",
        names: "idea|ideas",
        also: "suggestion|option|request|proposal|wish",
        fields:
          "What: text\nVotes: number 0..42\nSuggested by: text @people\nState: choice open|planned|done|declined\nAdded: date -40..0\nWhy: longText",
        cells: "votes suggestedBy state added why",
        rows: "{Idea} for everybody|42|Amara Osei|planned|@-30|Asked for more than anything else\nQuick {idea}|31|Mateo Ruiz|open|@-21|Saves a walk each time\nSmall {idea}|24|Yuki Tanaka|open|@-14|Small thing, big difference\nShared {idea}|17|Lena Krüger|done|@-40|\n{Idea} for latecomers|9|Omar Haddad|open|@-6|For those who come late\nLarge {idea}|4|Ingrid Lund|declined|@-35|Too dear this year",
      },
      {
        id: "comment",
        use: "core",
        role: "log",
        adopts: false,
        icon: "message-square",
        names: "comment|comments",
        also: "reason|remark|reply",
        fields: "Comment: longText\n{Idea}: relation idea\nBy: text @people\nPosted: dateTime -10..0 08:00..20:00",
        cells: "idea by posted",
        rows: "Please, this one first.|{Idea} for everybody|Hana Sato|@-1T09:40\nI would use it every day.|Quick {idea}|Kofi Annor|@-2T14:10\nCould we try it for a month?|{Idea} for everybody|Ingrid Lund|@-3T18:25\nWorks well, thank you.|Shared {idea}|Yuki Tanaka|@-5T11:00",
      },
    ],
    jobs: "vote idea.votes\nmove idea.state\nkeep idea\nfind idea\nkeep comment\nchart idea.state",
    words: {
      tagline: "Suggest, vote, and see what comes of it.",
      itch: "Who decides which {idea} is next?",
      promise: "The best {ideas} on top",
      pov: "POV: your {idea} won",
    },
  }),
  kindOfProduct({
    id: "stories",
    titles:
      "* stories|stories of *|stories about *|* blog|blog about *|blog on *|* newsletter|newsletter about *|* magazine|* zine|* news|news about *|* tips|tips for *|medium for *|substack for *|* confessions|* memories|* memory book|* guestbook|blog|newsletter",
    icon: "newspaper",
    forms: ["blog", "community"],
    things: [
      {
        id: "story",
        use: "core",
        role: "item",
        adopts: false,
        icon: "newspaper",
        names: "story|stories",
        also: "post|article|news|letter|memory",
        fields:
          "Title: text\nPicture: image\nBy: text @people\nDate: date -90..0\nTopic: choice first things|people|places|lessons\nMinutes: number 2..12\nLikes: number 0..60\nText: longText",
        cells: "by date topic minutes likes text",
        rows: "How it all began|Amara Osei|@-80|first things|6|41|It began with a question nobody could answer, and a free afternoon.\nThe day it went wrong|Mateo Ruiz|@-61|lessons|8|57|Nobody was hurt, and everybody learned something. Here is what happened, hour by hour.\nThree people who know better|Yuki Tanaka|@-44|people|5|33|I asked three people who have done this for longer than I have. They did not agree.\nA place worth the way|Lena Krüger|@-27|places|4|24|You have to know where it is. Now you do.\nWhat I would do differently|Omar Haddad|@-13|lessons|7|48|Less hurry, fewer things, better notes.\nLetters from readers|Ingrid Lund|@-4|people|3|19|Five of your letters, with an answer to each.",
      },
      {
        id: "subscriber",
        use: "core",
        role: "person",
        adopts: false,
        icon: "mail-plus",
        names: "subscriber|subscribers",
        also: "reader|follower",
        fields: "Name: text\nE-mail: email\nSince: date -200..0",
        cells: "eMail since",
        rows: "Margaret Hale|margaret.hale@example.com|@-180\nPriya Nair|priya.nair@example.com|@-122\nOwen Pritchard|owen.pritchard@example.com|@-64\nDaniel Okoro|daniel.okoro@example.com|@-20\nRuth Ellis|ruth.ellis@example.com|@-3",
      },
    ],
    jobs: "find story\nrequest subscriber\nshow story.picture\nchart story.topic\nkeep story\nrank story.likes",
    words: {
      tagline: "New stories, the best of the old ones, and a letter when there is more.",
      itch: "Where do I read more of this?",
      promise: "Good stories, one a week",
      pov: "POV: one more before bed",
    },
  }),
  kindOfProduct({
    id: "league",
    titles:
      "* league|* league table|league table for *|* tournament|tournament for *|* leaderboard|leaderboard for *|* scoreboard|scoreboard for *|* standings|fantasy league for *|* championship|* cup|* ladder|* bracket|* score keeper|score keeper for *|scores of *|* scores|* score board|leaderboard|league table|scoreboard",
    name: "{Team} League",
    icon: "trophy",
    forms: ["community", "tracker"],
    things: [
      {
        id: "team",
        use: "core",
        role: "item",
        adopts: false,
        icon: "shield",
        names: "team|teams",
        also: "player|club|side|competitor",
        fields:
          "Name: text\nPlayed: number 5..8\nWon: number 0..8\nDrawn: number 0..3\nLost: number 0..6\nPoints: number 3..24\nCaptain: text @people\nColors: text",
        cells: "played won drawn lost points captain colors",
        rows: "Mill Lane Rovers|8|7|1|0|22|Amara Osei|Blue and white\nHarbour United|8|6|0|2|18|Mateo Ruiz|Red\nThe Old Forge|8|5|1|2|16|Yuki Tanaka|Black and amber\nPark View|8|4|2|2|14|Lena Krüger|Green\nStation Road|8|3|1|4|10|Omar Haddad|Yellow\nCanal Street|8|2|1|5|7|Ingrid Lund|White\nCastle Wanderers|8|1|1|6|4|Kofi Annor|Claret\nChurch Row|8|0|1|7|1|Hana Sato|Orange",
      },
      {
        id: "match",
        use: "core",
        role: "event",
        adopts: false,
        icon: "swords",
        names: "match|matches",
        also: "game|fixture|round|duel",
        fields:
          "Match: text\nHome: relation team\nAway: relation team\nPlayed on: dateTime -14..14 11:00..19:30\nPlace: location\nHome score: number 0..5\nAway score: number 0..5\nState: choice to play|played|put off",
        cells: "home away playedOn place homeScore awayScore state",
        rows: "Rovers against Harbour|Mill Lane Rovers|Harbour United|@-7T15:00|Mill Lane|2|1|played\nForge against Park View|The Old Forge|Park View|@-7T11:00|The Old Forge|1|1|played\nStation against Canal|Station Road|Canal Street|@-6T15:00|Station Road|3|2|played\nCastle against Church Row|Castle Wanderers|Church Row|@-6T11:00|Castle Street|2|0|played\nHarbour against Forge|Harbour United|The Old Forge|@1T15:00|Harbour Wall|0|0|to play\nPark View against Rovers|Park View|Mill Lane Rovers|@1T11:00|Park View|0|0|to play\nCanal against Castle|Canal Street|Castle Wanderers|@2T15:00|Canal Street|0|0|to play\nChurch Row against Station|Church Row|Station Road|@8T11:00|Church Row|0|0|to play",
      },
    ],
    jobs: "rank team.points\nagenda match.playedOn\nmove match.state\nkeep match\nkeep team\nplan match.playedOn",
    words: {
      tagline: "Who leads, and who plays next.",
      itch: "Who is top of the table?",
      promise: "The table, right after the match",
      pov: "POV: you are two points behind",
    },
  }),
  kindOfProduct({
    id: "kitty",
    titles:
      "split *|split * with *|* fund|* kitty|splitting *|* cost sharing|* expenses with *|shared *|* splitter|splitwise for *|* pool|bill splitter|who owes whom",
    icon: "hand-coins",
    forms: ["tracker"],
    things: [
      {
        id: "person",
        use: "core",
        role: "person",
        adopts: false,
        icon: "user-round",
        names: "person|people",
        also: "roommate|flatmate|colleague|friend|member",
        fields: "Name: text\nPaid in: rollup sum expense.paidBy.amount EUR\nE-mail: email",
        cells: "eMail",
        rows: "Amara|amara.osei@example.com\nMateo|mateo.ruiz@example.com\nYuki|yuki.tanaka@example.com\nLena|lena.krueger@example.com",
      },
      {
        id: "expense",
        use: "core",
        role: "log",
        adopts: false,
        icon: "receipt",
        names: "expense|expenses",
        also: "payment|bill|cost|purchase",
        fields:
          "What: text\nAmount: money 3..90 EUR\nPaid by: relation person\nDate: date -30..0\nKind: choice food|house|fun|other\nNote: longText",
        cells: "amount paidBy date kind note",
        rows: "Weekly shop|64|Amara|@-1|food|\nInternet, this month|32|Mateo|@-3|house|\nTwo bags of coffee|18|Yuki|@-4|food|\nFilm night|41|Lena|@-6|fun|\nLight bulbs|12|Amara|@-9|house|\nPizza on Friday|38|Mateo|@-12|food|\nElectricity|87|Lena|@-15|house|\nBirthday cake|24|Yuki|@-20|fun|",
      },
    ],
    jobs: "split expense.amount\nkeep expense\nchart expense.kind\ntotal expense.amount\nkeep person\nplan expense.date",
    words: {
      tagline: "Who paid what, and who still owes.",
      itch: "Who paid last time?",
      promise: "Even by the end of the month",
      pov: "POV: nobody owes anybody",
    },
  }),
  kindOfProduct({
    id: "appeal",
    titles:
      "crowdfunding|crowdfunding for *|crowdfund *|* crowdfunding|* fundraiser|fundraiser for *|fundraising for *|* fundraising|kickstarter for *|gofundme for *|donations for *|raise money for *|donate to *|* donation page",
    icon: "hand-heart",
    forms: ["community", "site"],
    things: [
      {
        id: "goal",
        use: "core",
        role: "item",
        adopts: false,
        icon: "flag",
        names: "goal|goals",
        also: "cause|part|appeal|project",
        fields:
          "What for: text\nPicture: image\nNeeded: money 400..6000 EUR\nPledged: rollup sum pledge.goal.amount EUR\nStill missing: calc needed - pledged EUR\nUntil: date 5..60\nDays left: daysUntil until\nStory: longText",
        cells: "needed until story",
        rows: "The first half|1500|@24|Enough to begin, and to show that it works.\nThe second half|1800|@52|Only once the first half stands.\nPaint and plants|400|@52|What makes it ours.\nOpening day|350|@60|Soup, music and a ribbon.",
      },
      {
        id: "pledge",
        use: "core",
        role: "log",
        adopts: false,
        icon: "hand-heart",
        names: "pledge|pledges",
        also: "donation|gift|contribution",
        fields:
          "From: text @people\nGoal: relation goal\nAmount: money 5..300 EUR\nOn: date -20..0\nPaid: boolean 60\nMessage: longText",
        cells: "goal amount on paid message",
        rows: "Margaret Hale|The first half|150|@-1|yes|About time somebody did this.\nPriya Nair|The first half|40|@-2|yes|\nOwen Pritchard|The second half|300|@-3|no|From all of us at the forge.\nDaniel Okoro|Paint and plants|25|@-5|yes|For something green.\nRuth Ellis|The first half|80|@-8|yes|\nHelen Sharp|Opening day|60|@-9|no|I'll bring soup, too.\nTomás García|The first half|200|@-13|yes|\nAisha Bello|The second half|35|@-15|yes|Good luck!",
      },
      post("news|thanks|question"),
    ],
    jobs: "find goal\nrequest pledge\nrank goal.pledged\ndue goal.until\ntotal pledge.amount\ncheck pledge.paid\npost post",
    words: {
      tagline: "What is needed, what is pledged, and until when.",
      itch: "How much is still missing?",
      promise: "Everyone's part adds up",
      pov: "POV: the last ten euros came in",
    },
  }),
];
