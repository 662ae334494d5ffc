import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "timeBank",
  name: "Time bank",
  icon: "clock",
  says: {
    en: "time bank|timebank|time banking|time credits|skills exchange|skill swap|skill sharing community|barter group|hours exchange|local exchange trading|lets group|community currency|swap skills with neighbors|exchange services without money|time sharing circle",
    de: "Zeitbank|Tauschring|Tauschbörse Zeit|Talentetausch",
    es: "banco de tiempo|intercambio de habilidades|trueque de servicios",
    fr: "banque de temps|système d'échange local|échange de services",
    pt: "banco de tempo|troca de serviços|troca de competências",
  },
  forms: ["community", "marketplace", "management"],
  people: ["organizers", "members"],
  mood: "warm",
  things: [
    {
      id: "member",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "member|members",
      also: "giver|neighbor",
      fields:
        "Name: text\nPhone: phone\nDistrict: text\nOffers: tags garden|computer|cooking|languages|repairs|driving|music|care|paperwork\nWishes: tags garden|computer|cooking|languages|repairs|driving|music|care|paperwork\nStart credit: number 0..5 h\nBalance: number -10..40 h\nHours given: rollup sum exchange.giver.hours h\nJoined: date -2000..-10",
      cells: "phone district offers wishes startCredit balance joined",
      rows: "Priya Nair|555-0101|Station|computer; languages|garden; music|2|9.5|2023-02-14\nTom Walsh|555-0102|Park|driving; repairs|cooking|2|6|2024-09-01\nAmina Rahman|555-0103|Weaver|cooking; languages|repairs|2|3.5|2025-05-20\nBert Sommer|555-0104|Fern|paperwork|computer; driving|2|-4|2025-11-11\nHedda Frey|555-0105|Mill|music; garden|paperwork|2|1.5|2022-06-30\nGrace Achebe|555-0106|Orchard|care; driving|garden|2|12|2021-03-08",
    },
    {
      id: "listing",
      use: "core",
      role: "item",
      icon: "tag",
      names: "offer or wish|offers and wishes",
      also: "listing|offer|wish|request",
      fields:
        "Listing: text\nMember: relation member\nKind: choice offer|wish\nArea: choice garden|computer|cooking|languages|repairs|driving|music|care|paperwork\nHours: number 0.5..6 h\nWhen: text\nUntil: date 2..90\nState: choice open|agreed|paused",
      cells: "member kind area hours when until state",
      rows: "Phone explained slowly|Priya Nair|offer|computer|1|Evenings|@60|open\nGuitar for beginners|Hedda Frey|offer|music|1|Saturdays|@80|open\nTax letter, help wanted|Hedda Frey|wish|paperwork|2|Before January|@30|agreed\nBed to the tip|Bert Sommer|wish|driving|1.5|Any morning|@10|open\nHedge in spring|Grace Achebe|wish|garden|3|March|@90|open\nCurry for ten|Amina Rahman|offer|cooking|4|Weekends|@45|open\nShelf on the wall|Amina Rahman|wish|repairs|1|This month|@12|agreed",
    },
    {
      id: "exchange",
      use: "core",
      role: "log",
      icon: "arrow-left-right",
      names: "exchange|exchanges",
      also: "booking|transfer|hours|deal",
      fields:
        "Exchange: text\nGiver: relation member\nReceiver: relation member\nWhat: text\nDate: date -30..7\nHours: number 0.5..6 h\nConfirmed: boolean 60\nState: choice agreed|done|booked|disputed",
      cells: "giver receiver what date hours confirmed state",
      rows: "Shelf for Amina|Tom Walsh|Amina Rahman|One shelf, two plugs|@2|1|no|agreed\nTax letter|Bert Sommer|Hedda Frey|Two hours at the table|@4|2|no|agreed\nLift to the airport|Grace Achebe|Priya Nair|Early|@-3|2|no|done\nSpanish for the trip|Amina Rahman|Tom Walsh|Six evenings|@-9|6|yes|booked\nPrinter at last|Priya Nair|Bert Sommer|It prints|@-12|1.5|yes|booked\nSoup when ill|Amina Rahman|Grace Achebe|Two pots|@-20|2|yes|booked",
    },
  ],
  jobs: "find listing\nkeep exchange\nmove exchange.state\nrank member.balance\ncheck exchange.confirmed\nrequest listing\nkeep member\nmove listing.state\nagenda exchange.date\nchart listing.area\ntotal exchange.hours\ndue listing.until",
  site: {
    headline: "An hour is an hour",
    body: "Guitar, taxes, hedges, soup. What you give is written down, what you need you may ask for.",
    action: "Put in an offer or wish|listing",
    services: "Join|Two hours to start with|\nMeet|First Sunday, village hall|\nBalance|Between minus ten and forty|",
    questions:
      "Is a lawyer's hour worth more?|No.\nWhat if I only need help?|Then you are somebody's reason to give.\nWho settles a quarrel?|Two members who know neither.",
  },
  words: {
    tagline: "Offers, wishes, hours and balances.",
    itch: "Who could mend a shelf for an hour of curry?",
    promise: "Every hour given comes round again",
    pov: "POV: the shelf hangs, the curry steams",
    gains: ["Grace: twelve hours to spend", "Tax letter agreed for Tuesday", "Bed to the tip: driver wanted"],
  },
});
