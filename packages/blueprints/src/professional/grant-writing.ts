import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "grantWriting",
  name: "Grant applications and funding bids",
  icon: "hand-coins",
  says: {
    en: "grant applications|grant writing|grant writer|grant tracker|grant management|grant proposals|grant deadlines|funding bids|funding applications|research grants|eu project proposals|grant reporting|funders and grants|apply for grants|grant budget lines|nonprofit grant calendar|arts council applications",
    de: "Fördermittel|Förderanträge|Fördermittelmanagement",
    es: "solicitud de subvenciones|subvenciones|gestión de subvenciones",
    fr: "demandes de subvention|subventions|appels à projets",
    pt: "candidaturas a subsídios|subvenções|gestão de subsídios",
  },
  forms: ["management", "tracker", "dashboard"],
  people: ["grant writers", "project leads"],
  mood: "sober",
  things: [
    {
      id: "funder",
      use: "core",
      role: "item",
      icon: "landmark",
      names: "funder|funders",
      also: "foundation|donor|trust|programme",
      fields:
        "Name: text\nKind: choice foundation|government|EU|lottery|company\nGives from: money 500..20000 EUR\nGives up to: money 3000..250000 EUR\nPays for: tags staff|equipment|building|events|travel|overheads\nContact: text\nE-mail: email\nAnswers in: number 4..30 weeks\nAsked: rollup count bid.funder\nNotes: longText",
      cells: "kind givesFrom givesUpTo paysFor contact eMail answersIn notes",
      rows: "Canal Foundation|foundation|1000|15000|events;equipment|Ada Renner|grants@canalfoundation.example.com|8|Ring first, they like to talk\nCity culture office|government|500|8000|events;travel|Owen Marsh|culture@city.example.com|6|Form changes each January\nGreen Districts|EU|20000|250000|staff;equipment;travel|Marie Roux|info@greendistricts.example.com|26|Three partners in two countries\nWeekly Lottery|lottery|5000|60000|building;equipment|Tom Barlow|desk@weeklylottery.example.com|16|Two quotes for everything\nDemir Motors|company|500|3000|events|Elif Demir|elif@demirmotors.example.com|4|Logo on the poster\nNorthern Trust|foundation|2000|40000|staff;overheads|Ruth Abara|office@northerntrust.example.com|12|Pays overheads, rare",
    },
    {
      id: "bid",
      use: "core",
      role: "item",
      icon: "file-pen-line",
      names: "application|applications",
      also: "bid|proposal|grant",
      fields:
        "Application: text\nFunder: relation funder\nProject: text\nAsked for: money 800..180000 EUR\nOwn share: percent 0..30\nCloses: date -60..70\nDays left: daysUntil closes\nStage: choice idea|writing|signed off|sent|granted|declined|reported\nChance: choice low|fair|good\nWriter: text\nGranted: money 0..60000 EUR\nSpent: rollup sum cost.application.amount EUR\nLeft: calc granted - spent EUR\nNeeds: lines\nWhat for: longText",
      cells: "funder project askedFor ownShare closes stage chance writer granted needs whatFor",
      rows: "Summer stage, ten evenings|City culture office|Summer stage|8000|10|@9|writing|good|Lena Krüger|0|Budget;Letter from the park;Poster of last year|Free concerts under the oak\nLights and cables|Canal Foundation|Summer stage|12000|0|@21|writing|fair|Lena Krüger|0|Two quotes;Photo of the old ones|\nRoof of the workshop|Weekly Lottery|Workshop|60000|20|@44|idea|fair|Omar Haddad|0|Two quotes;Lease;Plans|\nCool streets|Green Districts|Trees and shade|180000|25|@62|writing|low|Ingrid Lund|0|Partners signed;Work plan;Ethics page|Three cities, forty trees\nCoordinator, two years|Northern Trust|Workshop|40000|0|@-30|sent|good|Omar Haddad|0||Answer in May\nPoster and cake|Demir Motors|Summer stage|1500|0|@-45|granted|good|Lena Krüger|1500||\nTools for thirty|Canal Foundation|Workshop|9000|10|@-58|granted|good|Omar Haddad|9000|Report in autumn|\nBus to the festival|City culture office|Youth group|2400|0|@-50|declined|fair|Lena Krüger|0||Too late in their year, ask in January",
    },
    {
      id: "duty",
      use: "core",
      role: "event",
      icon: "list-checks",
      names: "report or step|reports and steps",
      also: "report|milestone|deadline|to-do",
      fields:
        "What: text\nApplication: relation bid\nDue: date -6..90\nKind: choice write|get paper|report|pay back|ring\nWho: text\nDone: boolean 35",
      cells: "application due kind who done",
      rows: "Letter from the park|Summer stage, ten evenings|@3|get paper|Lena Krüger|no\nBudget, second version|Summer stage, ten evenings|@5|write|Joanne Price|no\nTwo quotes for lights|Lights and cables|@-1|get paper|Lena Krüger|no\nPartner letters|Cool streets|@14|get paper|Ingrid Lund|no\nInterim report|Tools for thirty|@30|report|Omar Haddad|no\nThank-you and photos|Poster and cake|@-4|report|Lena Krüger|yes\nAsk about the roof first|Roof of the workshop|@2|ring|Omar Haddad|no",
    },
    {
      id: "cost",
      use: "core",
      role: "log",
      icon: "receipt",
      names: "cost|costs",
      also: "expense|receipt|spending|invoice",
      fields:
        "Cost: text\nApplication: relation bid\nDate: date -40..0\nLine: choice staff|equipment|events|travel|overheads\nAmount: money 40..2600 EUR\nReceipt: boolean 80",
      cells: "application date line amount receipt",
      rows: "Twelve cordless drills|Tools for thirty|@-30|equipment|2160|yes\nWork benches|Tools for thirty|@-24|equipment|2600|yes\nCourse for the leaders|Tools for thirty|@-18|staff|900|yes\nPoster, print|Poster and cake|@-12|events|640|yes\nCake for two hundred|Poster and cake|@-9|events|410|no\nGoggles and gloves|Tools for thirty|@-3|equipment|380|yes",
    },
  ],
  jobs: "due bid.closes\nmove bid.stage\ndue duty.due\nkeep bid\ntotal bid.askedFor\ncheck duty.done\nfind funder\nkeep cost\nchart cost.line\nassign bid.writer\ncheck cost.receipt\nplan bid.closes",
  site: {
    headline: "Money for the next good thing",
    body: "Who funds what, what closes when, and which receipt belongs to which grant. The report writes itself from what you kept.",
    action: "See what closes next|bid",
    services:
      "Small grant|A form, a budget, four weeks|\nFoundation bid|Letter, budget, two quotes|\nBig proposal|Partners, work plan, six months ahead|",
    questions:
      "What is own share?|The part of the cost you bring yourself, in money or hours.\nWhen do we hear?|The funder's page says in how many weeks they answer.\nWhat do we need for the report?|Receipts by budget line, photos, and numbers of people.",
  },
  words: {
    tagline: "Who funds it, when it closes, what is spent.",
    itch: "Did the lottery close yesterday?",
    promise: "Bids in on time, reports on time",
    pov: "POV: the roof is paid for",
    gains: ["Summer stage closes in nine days", "Tools for thirty: 6040 spent", "Two of eight granted so far"],
  },
});
