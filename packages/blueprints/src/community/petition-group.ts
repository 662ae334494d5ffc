import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "petitionGroup",
  name: "Petition and initiative",
  icon: "signature",
  says: {
    en: "petition|petition site|online petition|collect signatures|signature collection|citizens' initiative|citizens initiative|residents' campaign|signature count|referendum campaign|protest group|local initiative group|campaign against a bypass|residents association campaign",
    de: "Petition|Unterschriften sammeln|Bürgerinitiative|Bürgerbegehren",
    es: "petición de firmas|recogida de firmas|iniciativa ciudadana",
    fr: "pétition en ligne|collecte de signatures|initiative citoyenne",
    pt: "petição online|recolha de assinaturas|iniciativa cidadã",
  },
  forms: ["community", "site", "dashboard"],
  people: ["initiators", "collectors", "signers"],
  mood: "sober",
  things: [
    {
      id: "petition",
      use: "core",
      role: "item",
      icon: "file-pen",
      names: "petition|petitions",
      also: "initiative|demand|campaign",
      fields:
        "Petition: text\nPicture: image\nTo: text\nDemand: longText\nGoal: number 200..20000\nOn paper: rollup sum sheet.petition.valid\nOnline: number 0..12000\nStarted: date -200..-5\nHand in by: date -5..120\nDays left: daysUntil handInBy\nState: choice collecting|goal reached|handed in|answered|won",
      cells: "to demand goal online started handInBy state",
      rows: "Keep the library open on Saturdays|Town Council|Six hours every Saturday, with staff|2500|1640|@-60|@25|collecting\nA safe crossing at Mill Lane|Town Council|Lights, and thirty|1000|880|@-40|@12|collecting\nNo bypass through Alder Wood|County|Widen the old road instead|5000|3120|@-120|@80|collecting\nDrinking fountain at the station|Railway|One, that works|400|412|@-180|@-90|won",
    },
    {
      id: "sheet",
      use: "core",
      role: "log",
      icon: "clipboard-list",
      names: "signature sheet|signature sheets",
      also: "sheet|list|form|signatures",
      fields:
        "Sheet: text\nPetition: relation petition\nCollector: text @people\nPlace: text\nDate: date -40..0\nLines: number 1..40\nValid: number 0..40\nInvalid: calc lines - valid\nChecked: boolean 60",
      cells: "petition collector place date lines valid checked",
      rows: "L-31|Keep the library open on Saturdays|Hedda Frey|Library steps|@-6|40|36|yes\nL-32|Keep the library open on Saturdays|Ivy Chan|Bakery|@-4|40|38|yes\nL-33|Keep the library open on Saturdays|Bert Sommer|Bus stop|@-1|22|22|no\nC-08|A safe crossing at Mill Lane|Nora Brandt|School gate|@-3|40|39|yes\nC-09|A safe crossing at Mill Lane|Tom Walsh|School gate|@0|31|31|no\nA-54|No bypass through Alder Wood|Colin Batt|Market|@-7|40|34|yes",
    },
    {
      id: "action",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "action|actions",
      also: "stall|march|meeting|round",
      fields:
        "Action: text\nPetition: relation petition\nStarts: dateTime -1..25 09:00..19:00\nPlace: location\nWho: text @people\nSheets: number 0..40\nState: choice planned|announced|done",
      cells: "petition starts place who sheets state",
      rows: "Stall, Saturday market|Keep the library open on Saturdays|@1T09:00|Market Square|Hedda Frey, Ivy Chan|12|announced\nSchool gate, Monday|A safe crossing at Mill Lane|@3T08:00|Mill Lane|Nora Brandt|4|planned\nReading aloud on the steps|Keep the library open on Saturdays|@8T11:00|Library|Joan Abbott|6|planned\nWood walk with the paper|No bypass through Alder Wood|@9T14:00|Alder Wood|Colin Batt|8|announced",
    },
    {
      id: "reply",
      use: "more",
      role: "log",
      icon: "mail-open",
      names: "answer or press|answers and press",
      also: "letter|article|reply",
      fields:
        "Text: text\nPetition: relation petition\nFrom: text\nDate: date -60..0\nTone: choice for|neutral|against\nNext step: text",
      cells: "petition from date tone nextStep",
      rows: "Council minutes, item 7|Keep the library open on Saturdays|Town Council|@-10|neutral|Speak on the 12th\nTwo columns, page 3|A safe crossing at Mill Lane|The paper|@-5|for|Thank the reporter\nCounty: studied in spring|No bypass through Alder Wood|County|@-20|against|Ask for the study",
    },
  ],
  jobs: "keep sheet\ncount petition.online\nagenda action.starts\ndue petition.handInBy\nmove petition.state\ncheck sheet.checked\nshow petition.picture\nmove action.state\nchart sheet.lines\ntotal sheet.valid\nfind petition",
  site: {
    headline: "Saturdays in the library: 25 days left",
    body: "Three demands, forty collectors, one folder. Sign on paper at the bakery or online, and see where we stand.",
    action: "Read and sign|petition",
    services:
      "Sign|With name and address, no phone|\nCollect|Sheets at the bakery|\nSpeak|Three minutes before the council|",
    questions:
      "Does an online name count?|For the council yes, for a referendum only paper.\nWhat happens to my address?|Checked once, then locked in the folder.\nMay I sign from the next village?|If the question touches you, yes.",
  },
  words: {
    tagline: "Sheets, valid names and the day we hand in.",
    itch: "How many names are still missing?",
    promise: "Every sheet checked and counted",
    pov: "POV: the mayor counts the pages with her thumb",
    gains: ["Library: 1640 online, 96 on paper", "Crossing: twelve days left", "Fountain: won"],
  },
});
