import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "contractRegister",
  name: "Contract register",
  icon: "file-text",
  says: {
    en: "contract register|contract management|contract database|contract renewals|contract tracker|notice periods of contracts|contract expiry reminders|supplier contracts|contract lifecycle|lease and service contracts|contract archive|contracts to cancel|contract deadlines|framework agreements register|nda register|signed contracts",
    de: "Vertragsverwaltung|Vertragsmanagement|Kündigungsfristen Verträge",
    es: "gestión de contratos|registro de contratos|vencimiento de contratos",
    fr: "gestion des contrats|registre des contrats|échéances de contrats",
    pt: "gestão de contratos|registo de contratos|prazos de contratos",
  },
  forms: ["management", "dashboard", "tracker", "tool"],
  people: ["contract owners", "finance"],
  mood: "sober",
  things: [
    {
      id: "party",
      use: "core",
      role: "person",
      icon: "building-2",
      names: "party|parties",
      also: "supplier|partner|landlord|customer|company",
      fields:
        "Name: text\nKind: choice supplier|customer|landlord|insurer|bank|partner\nContact: text\nE-mail: email\nPhone: phone\nContracts: rollup count contract.party\nA year: rollup sum contract.party.aYear EUR\nNotes: longText",
      cells: "kind contact eMail phone notes",
      rows: "Northside Labs|supplier|Mei Tanaka|contracts@northside.example.com|555-0101|\nHarbor Estates|landlord|Lou Fischer|office@harborestates.example.com|555-0102|Written notice only\nQuick Copy|supplier|Tom Barlow|lease@quickcopy.example.com|555-0103|\nOkafor Freight|supplier|Chidi Okafor|chidi@okaforfreight.example.com|555-0104|\nMutual and Sons|insurer|Claire Dubois|claire@mutualsons.example.com|555-0105|\nWestfield College|customer|Helen Sharp|helen@westfield.example.com|555-0106|Buys by tender\nBright Cleaning|supplier|Sofia Marques|sofia@brightcleaning.example.com|555-0107|",
    },
    {
      id: "contract",
      use: "core",
      role: "item",
      icon: "file-text",
      names: "contract|contracts",
      also: "agreement|lease|policy|deal|NDA",
      fields:
        "Contract: text\nNumber: text\nParty: relation party\nKind: choice lease|service|insurance|supply|customer|NDA\nSigned: date -1800..-20\nRuns until: date -5..900\nNotice weeks: number 4..26 weeks\nGive notice by: date -10..700\nDays to decide: daysUntil giveNoticeBy\nRenews: choice by itself|only if we say so|ends\nA year: money 0..84000 EUR\nOwner: text\nState: choice draft|signed|running|notice given|ended\nOriginal in: text\nDocument: url\nNotes: longText",
      cells:
        "number party kind signed runsUntil noticeWeeks giveNoticeBy renews aYear owner state originalIn document notes",
      rows: "Office, second floor|C-011|Harbor Estates|lease|@-1500|@320|26|@138|by itself|84000|Joanne Price|running|Safe, folder 2|https://files.example.com/c011|Rent rises with the index\nCopiers|C-034|Quick Copy|lease|@-1090|@95|12|@11|by itself|3600|Lou Fischer|running|Folder 4|https://files.example.com/c034|Three machines, we use two\nLab tests|C-040|Northside Labs|service|@-400|@330|8|@274|by itself|12800|Ben Osei|running|Folder 4|https://files.example.com/c040|\nParcels, national|C-044|Okafor Freight|supply|@-250|@115|4|@87|only if we say so|27000|Chidi Okafor|running|Folder 5|https://files.example.com/c044|Fuel surcharge capped\nBuilding insurance|C-009|Mutual and Sons|insurance|@-1700|@62|13|@-9|by itself|5200|Joanne Price|running|Safe, folder 1|https://files.example.com/c009|Missed last year too\nCleaning|C-051|Bright Cleaning|service|@-600|@130|12|@46|by itself|14400|Lou Fischer|running|Folder 5|https://files.example.com/c051|Complaints about the kitchen\nCatering for the college|C-060|Westfield College|customer|@-360|@370|10|@300|only if we say so|61000|Amara Osei|running|Folder 6|https://files.example.com/c060|Prices fixed until August\nSecrecy, new recipe|C-063|Northside Labs|NDA|@-200|@900|4|@700|ends|0|Ben Osei|signed|Folder 6|https://files.example.com/c063|\nOld phone system|C-022|Quick Copy|lease|@-1800|@20|12|@-60|ends|900|Lou Fischer|notice given|Folder 3|https://files.example.com/c022|Give the handsets back\nCleaning, weekends|C-066|Bright Cleaning|service|@-20|@345|12|@260|by itself|6200|Lou Fischer|draft|||Waits for the second signature",
    },
    {
      id: "duty",
      use: "core",
      role: "event",
      icon: "list-checks",
      names: "obligation|obligations",
      also: "deadline|milestone|duty|to-do",
      fields:
        "What: text\nContract: relation contract\nDue: date -10..200\nOwner: text\nWhose: choice ours|theirs\nDone: boolean 35\nNote: longText",
      cells: "contract due owner whose done note",
      rows: "Compare copier offers|Copiers|@6|Lou Fischer|ours|no|One machine less\nYearly price list|Parcels, national|@30|Chidi Okafor|theirs|no|\nSend turnover for the rent|Office, second floor|@24|Joanne Price|ours|no|\nFire certificate to the insurer|Building insurance|@-4|Joanne Price|ours|no|\nKitchen check with the cleaner|Cleaning|@3|Lou Fischer|ours|no|Take photos\nInsurance certificate|Catering for the college|@45|Amara Osei|ours|no|\nHandsets packed|Old phone system|@12|Lou Fischer|ours|no|Fourteen, one is lost\nReport for the first quarter|Lab tests|@-6|Mei Tanaka|theirs|yes|",
    },
  ],
  jobs: "due contract.giveNoticeBy\ndue duty.due\nfind contract\ntotal contract.aYear\ncheck duty.done\nkeep contract\nmove contract.state\nrank contract.aYear\nchart contract.kind\nplan contract.giveNoticeBy\nkeep party\nassign contract.owner",
  site: {
    headline: "Never renew by accident",
    body: "Every contract with its end, its notice day and its owner. You hear of it while you can still say no.",
    action: "See what must be decided|contract",
    services:
      "Register|One line per contract, one owner|\nNotice days|Ninety, thirty and seven days before|\nObligations|What we owe, what they owe|",
    questions:
      "Where is the original?|The contract says which folder, and the scan is one click away.\nWhat does by itself mean?|It runs for another term unless we write in time.\nWho may sign?|Up to 10,000 a year the owner, above that two signatures.\nCan I see what we spend?|Yes, by party, by kind and in all.",
  },
  words: {
    tagline: "What runs until when, and the last day to say no.",
    itch: "Did the copier lease renew again?",
    promise: "Out of every contract in time",
    pov: "POV: eleven days left, and you know",
    gains: ["Copiers: say no within 11 days", "10 contracts, 214000 a year", "Insurance: notice day missed"],
  },
});
