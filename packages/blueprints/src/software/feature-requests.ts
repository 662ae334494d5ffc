import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "featureRequests",
  name: "Feature requests and roadmap",
  icon: "lightbulb",
  says: {
    en: "feature requests|feature request board|product roadmap|public roadmap|feature voting|upvote ideas|user feedback board|app feedback board|feedback from users of our app|product feedback|roadmap with voting|feature ideas from customers|vote on features|customer feedback portal for our product|product backlog ideas|wishlist of features",
    de: "Feature-Wünsche|Produkt-Roadmap|Funktionswünsche|Feature-Abstimmung",
    es: "solicitudes de funciones|hoja de ruta del producto|votar funciones",
    fr: "demandes de fonctionnalités|feuille de route produit|voter pour des fonctionnalités",
    pt: "pedidos de funcionalidades|roteiro do produto|votar em funcionalidades",
  },
  forms: ["portal", "management", "community", "dashboard"],
  people: ["product managers", "users of the product"],
  mood: "lively",
  things: [
    {
      id: "release",
      use: "core",
      role: "event",
      icon: "rocket",
      names: "release|releases",
      also: "milestone|launch",
      fields:
        "Release: text\nShips: date -40..90\nDays left: daysUntil ships\nState: choice planned|in work|shipped\nTheme: text\nIdeas: rollup count idea.release\nDays of work: rollup sum idea.release.effort days",
      cells: "ships state theme",
      rows: "3.4 Calendars|@-32|shipped|Sync both ways\n3.5 Teams|@18|in work|Roles, guests, approvals\n3.6 On the phone|@62|planned|Offline and photos\n4.0 Reports|@90|planned|Own reports, scheduled",
    },
    {
      id: "idea",
      use: "core",
      role: "item",
      icon: "lightbulb",
      names: "idea|ideas",
      also: "feature request|suggestion|wish|feedback",
      fields:
        "Idea: text\nRelease: relation release\nArea: choice calendar|teams|mobile|reports|billing|import\nStage: choice new|under review|planned|in progress|shipped|not now\nVotes: number 2..214\nAsked by: text\nPlan: choice free|pro|business\nEffort: number 1..20 days\nScore: calc votes / effort\nAsked on: date -160..0\nOwner: text\nThe problem: longText\nOur answer: longText",
      cells: "release area stage votes askedBy plan effort askedOn owner theProblem ourAnswer",
      rows: "Guests without a seat|3.5 Teams|teams|in progress|214|Okafor Freight|business|8|@-140|Ingrid Lund|Drivers look once a week and cost a full seat|Read-only guests come with 3.5\nWork without a signal|3.6 On the phone|mobile|planned|187|Hillside Farm|pro|20|@-118|Mateo Ruiz|No bars in the barn, notes are lost|\nTwo-way calendar sync|3.4 Calendars|calendar|shipped|163|Nair & Webb|pro|12|@-160|Ingrid Lund|Changes on the phone never came back|Out since last month\nApprove before it is sent|3.5 Teams|teams|in progress|96|Birch House Care|business|5|@-75|Ingrid Lund|Two people must see every letter|\nReport by e-mail on Mondays|4.0 Reports|reports|planned|88|Demir Motors|business|6|@-60|Mateo Ruiz|The owner never logs in|\nImport from a spreadsheet|3.4 Calendars|import|shipped|74|Little Theater|free|4|@-95|Mateo Ruiz|400 rows by hand|\nDark mode|3.6 On the phone|mobile|planned|71|Night shift at Birch House|free|3|@-44||Screen blinds the room at night|\nPay by bank transfer|4.0 Reports|billing|under review|39|Westfield College|business|7|@-21||Schools cannot use cards|\nWeek starts on Sunday|3.4 Calendars|calendar|shipped|31|Copper Kettle|free|1|@-88|Ingrid Lund||\nCustom fonts in reports|4.0 Reports|reports|not now|6|Corner Deli|pro|9|@-52|||Too few of you, sorry\nUndo a bulk delete||import|new|12|Riverside Rowing|pro|5|@-2||Lost 40 members with one click|",
    },
    {
      id: "vote",
      use: "core",
      role: "log",
      icon: "thumbs-up",
      names: "comment|comments",
      also: "use case|reply from a user",
      fields:
        "Comment: longText\nIdea: relation idea\nBy: text\nCompany: text\nWould pay: boolean 30\nWritten: date -60..0",
      cells: "idea by company wouldPay written",
      rows: "We have 45 drivers and pay for 45 seats|Guests without a seat|Chidi Okafor|Okafor Freight|yes|@-30\nRead only is enough|Guests without a seat|Rosa Marini|Copper Kettle|no|@-12\nPhotos at least, text can wait|Work without a signal|Tom Ellis|Hillside Farm|yes|@-21\nPlease also for letters to families|Approve before it is sent|Ruth Abara|Birch House Care|no|@-9\nMonday seven o'clock would be perfect|Report by e-mail on Mondays|Elif Demir|Demir Motors|yes|@-6\nA bin for 30 days would do|Undo a bulk delete|Sam Doyle|Riverside Rowing|no|@-1\nMy eyes thank you|Dark mode|Grace Mbeki|Birch House Care|no|@-4\nInvoice with 30 days, then transfer|Pay by bank transfer|Helen Sharp|Westfield College|yes|@-15",
    },
  ],
  jobs: "request idea\ncount idea.votes\nmove idea.stage\nrank idea.votes\ndue release.ships\nrank idea.score\nfind idea\nchart idea.area\nmessage vote\nplan release.ships\nassign idea.owner\nkeep release",
  site: {
    headline: "Tell us what to build next",
    body: "See what is planned, vote for what you need and say why. We answer every idea, also with a no.",
    action: "Suggest a feature|idea",
    services:
      "Vote|One click, no account needed|\nSuggest|Tell us the problem, we find the button|\nRoadmap|Three releases ahead, with dates|",
    questions:
      "Do the most votes win?|Votes count, and so does the work behind them. The score shows both.\nWhen will my idea ship?|Once it is planned it names its release and the day.\nWhy was my idea closed?|We say so in the answer, and open it again if things change.\nCan I see what others asked?|Yes, all ideas and comments are open.",
  },
  words: {
    tagline: "What users ask for, what ships, and when.",
    itch: "What did Okafor ask for in March?",
    promise: "Build what they vote for",
    pov: "POV: the roadmap answers the e-mail for you",
    gains: ["214 votes: guests without a seat", "3.5 ships in 18 days", "A no comes with a reason"],
  },
});
