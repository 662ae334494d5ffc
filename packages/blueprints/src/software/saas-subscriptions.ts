import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "saasSubscriptions",
  name: "Software licences and subscriptions",
  icon: "key-round",
  says: {
    en: "software licences|software licenses|license management|licence management|saas subscriptions|software subscriptions|license keys register|software license tracker|api keys register|api key inventory|software renewals|saas spend|unused licenses|software seats|software vendors and renewals|app subscriptions of our company|license compliance",
    de: "Softwarelizenzen|Lizenzverwaltung|Software-Abonnements",
    es: "licencias de software|gestión de licencias|suscripciones de software",
    fr: "licences logicielles|gestion des licences|abonnements logiciels",
    pt: "licenças de software|gestão de licenças|subscrições de software",
  },
  forms: ["management", "dashboard", "tracker"],
  people: ["IT and finance", "owners of tools"],
  mood: "sober",
  things: [
    {
      id: "product",
      use: "core",
      role: "item",
      icon: "app-window",
      names: "software|software",
      also: "product|tool|licence|license|subscription|vendor",
      fields:
        "Software: text\nVendor: text\nUsed for: choice office|design|code|sales|finance|security\nOwner: text\nPlan: choice per seat|flat|usage|one-off\nSeats: number 1..80\nSeats used: number 1..76\nUnused: calc seats - seatsUsed\nPrice a seat: money 0..54 EUR\nA month: calc seats * priceASeat EUR\nRenews on: date -3..320\nDays left: daysUntil renewsOn\nCancel by: date -20..290\nRenews itself: boolean 80\nState: choice trial|live|ending|ended\nData kept in: choice EU|US|own server\nContract: url\nNotes: longText",
      cells:
        "vendor usedFor owner plan seats seatsUsed priceASeat renewsOn cancelBy renewsItself state dataKeptIn contract notes",
      rows: "Office suite|Northsoft|office|Yuki Tanaka|per seat|80|76|11|@210|@180|yes|live|EU|https://files.example.com/office|\nDrawing tool|Linework|design|Mei Tanaka|per seat|9|4|40|@34|@4|yes|live|US|https://files.example.com/draw|Four people draw\nCode hosting|Branchyard|code|Ben Osei|per seat|16|14|19|@120|@90|yes|live|EU|https://files.example.com/code|\nCustomer list|Leadpond|sales|Hana Sato|per seat|12|7|54|@26|@-4|yes|live|US|https://files.example.com/leads|Day to cancel has passed\nBooks|Ledgerly|finance|Joanne Price|flat|1|1|49|@300|@270|yes|live|EU|https://files.example.com/books|\nVirus shield|Northsoft|security|Yuki Tanaka|per seat|80|76|3|@210|@180|yes|live|EU|https://files.example.com/shield|\nVideo calls|Roundtable|office|Lou Fischer|per seat|30|11|12|@15|@1|yes|ending|US|https://files.example.com/calls|Office suite has it too\nSurvey tool|Askably|sales|Lena Krüger|flat|1|1|29|@-3|@-10|no|ended|EU|https://files.example.com/ask|\nMail sender|Postbird|code|Sofia Lind|usage|1|1|38|@60|@30|yes|trial|EU||Until the 30th",
    },
    {
      id: "seat",
      use: "core",
      role: "item",
      icon: "user-round-check",
      names: "seat|seats",
      also: "user|assignment|named user",
      fields:
        "Seat: text\nSoftware: relation product\nPerson: text\nTeam: choice Sales|Design|Finance|IT|Care\nGiven: date -700..-5\nLast used: date -200..0\nAdmin: boolean 10\nStill needed: choice yes|ask|no",
      cells: "software person team given lastUsed admin stillNeeded",
      rows: "Mei, drawing|Drawing tool|Mei Tanaka|Design|@-600|@0|yes|yes\nLena, drawing|Drawing tool|Lena Krüger|Design|@-500|@-2|no|yes\nMarek, drawing|Drawing tool|Marek Zielinski|Sales|@-340|@-190|no|no\nHana, leads|Customer list|Hana Sato|Sales|@-400|@0|yes|yes\nTom, leads|Customer list|Tom Barlow|Sales|@-390|@-120|no|ask\nBen, code|Code hosting|Ben Osei|IT|@-700|@0|yes|yes\nJoanne, books|Books|Joanne Price|Finance|@-690|@-1|yes|yes\nRuth, calls|Video calls|Ruth Abara|Care|@-200|@-70|no|no\nDevi, books|Books|Devi Patel|Finance|@-60|@-1|no|yes",
    },
    {
      id: "secret",
      use: "core",
      role: "item",
      icon: "key-round",
      names: "key|keys",
      also: "API key|license key|token|certificate",
      fields:
        "Key: text\nSoftware: relation product\nUsed by: text\nKind: choice license key|API key|token|certificate\nLast four: text\nKept in: text\nMade on: date -500..-5\nRuns out: date -3..300\nOwner: text\nState: choice live|to renew|revoked",
      cells: "software usedBy kind lastFour keptIn madeOn runsOut owner state",
      rows: "Site sends mail|Mail sender|Website|API key|x7Qa|Vault, folder web|@-40|@25|Sofia Lind|live\nBuild to hosting|Code hosting|Build machine|token|91fe|Vault, folder build|@-300|@5|Ben Osei|to renew\nLeads to books|Customer list|Nightly job|API key|mm20|Vault, folder sync|@-420|@-3|Hana Sato|to renew\nDrawing, old license|Drawing tool|Two laptops|license key|44PK|Paper, safe|@-500|@300|Mei Tanaka|revoked\nBooks to bank|Books|Bank link|certificate|c1d8|Vault, folder bank|@-90|@270|Joanne Price|live\nShield console|Virus shield|All laptops|license key|ZZ81|Vault, folder it|@-200|@210|Yuki Tanaka|live",
    },
  ],
  jobs: "due product.cancelBy\ndue secret.runsOut\nkeep product\ntotal product.aMonth\nrank product.unused\nfind product\nkeep seat\nmove product.state\nchart product.usedFor\nassign product.owner\nmove secret.state\nplan product.renewsOn",
  site: {
    headline: "Pay for what somebody opens",
    body: "Every tool with its owner, its seats and the last day to cancel. Keys by their last four, never in full.",
    action: "See what renews|product",
    services:
      "Renewals|Ninety and thirty days before|\nSeats|Who has one and when it was last used|\nKeys|Where they are kept, when they end|",
    questions:
      "May I buy a tool?|Ask its owner-to-be and finance; under 30 a month a yes is quick.\nWhat happens to my seat when I leave?|It goes back on the last day.\nAre keys stored here?|No. Only where they are kept and when they run out.",
  },
  words: {
    tagline: "Which tools, which seats, what renews when.",
    itch: "Who still opens that?",
    promise: "Cancelled in time, for once",
    pov: "POV: nobody pays for forty seats of nothing",
    gains: [
      "Drawing tool: nine seats, few drawers",
      "Video calls: cancel by tomorrow",
      "Build token ends in five days",
    ],
  },
});
