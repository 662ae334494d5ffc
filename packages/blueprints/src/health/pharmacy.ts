import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "pharmacy",
  name: "Pharmacy",
  icon: "pill-bottle",
  says: {
    en: "pharmacy|pharmacist|community pharmacy|drugstore pharmacy|pharmacy management|dispensary|prescription dispensing|prescriptions to dispense|medicine owings|blister packs|dosette boxes|chemist shop|controlled drugs register|pharmacy stock expiry|medicine delivery round|prescription collection",
    de: "Apotheke|Apotheker|Rezepte beliefern|Verblistern|Botendienst der Apotheke",
    es: "farmacia|farmacéutico|dispensación de recetas|pastilleros semanales",
    fr: "pharmacie|pharmacien|ordonnances à préparer|piluliers",
    pt: "farmácia|farmacêutico|dispensa de receitas|caixas de medicação semanal",
  },
  forms: ["management", "portal", "site", "dashboard"],
  people: ["pharmacists", "dispensers", "patients"],
  mood: "sober",
  things: [
    {
      id: "patient",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "patient|patients",
      also: "customer|regular",
      fields:
        "Name: text\nDate of birth: date -33000..-1500\nPhone: phone\nAddress: location\nSurgery: text\nAllergies: tags none|penicillin|aspirin|nuts|latex\nGets it: choice collects|delivered|weekly tray\nExempt from charge: boolean 60\nNotes: longText",
      cells: "dateOfBirth phone address surgery allergies getsIt exemptFromCharge notes",
      rows: "Margaret Hale|1944-03-12|555-0101|4 Mill Lane|Market Street|penicillin|weekly tray|yes|Daughter collects in winter\nKwame Boateng|1969-07-30|555-0102|18 Canal Street|Market Street|none|collects|no|\nHelen Sharp|1958-09-09|555-0103|2 Church Row|Riverside|latex|delivered|yes|Ring twice, slow to the door\nGeorge Whitcombe|1937-04-02|555-0104|The Old Forge|Riverside|none|weekly tray|yes|Nephew has the key\nLeila Haddad|1993-09-14|555-0105|9 Castle Street|Market Street|none|collects|no|\nTomás García|1974-12-01|555-0106|30 Station Road|Market Street|aspirin|collects|no|\nSofia Lindqvist|2019-11-04|555-0107|41 Park View|Riverside|nuts|collects|yes|Mother collects\nRuth Ellis|1951-08-23|555-0108|Hillside Farm|Riverside|none|delivered|yes|Dogs loose, leave in the porch box",
    },
    {
      id: "medicine",
      use: "core",
      role: "item",
      icon: "pill",
      names: "medicine|medicines",
      also: "drug|product|stock line|pack",
      fields:
        "Medicine: text\nForm: choice tablets|capsules|liquid|inhaler|cream|injection\nShelf: text\nIn stock: number 0..60 packs\nReorder at: number 2..15 packs\nAbove reorder point: calc inStock - reorderAt\nExpires: date -5..500\nDays left: daysUntil expires\nFridge: boolean 15\nControlled: boolean 12\nCost: money 0.8..48 GBP",
      cells: "form shelf inStock reorderAt expires fridge controlled cost",
      rows: "Metformin 500 mg, 56|tablets|M2|24|12|@410|no|no|1.2\nRamipril 5 mg, 28|capsules|R1|9|10|@280|no|no|1.4\nAmoxicillin 500 mg, 21|capsules|A1|3|8|@190|no|no|1.9\nSalbutamol inhaler|inhaler|S1|14|6|@330|no|no|2.6\nInsulin glargine pens, 5|injection|Fridge 1|4|2|@95|yes|no|34\nMorphine 10 mg, 60|tablets|CD safe|2|2|@240|no|yes|5.1\nFurosemide 40 mg, 28|tablets|F1|18|8|@365|no|no|0.9\nSertraline 50 mg, 28|tablets|S2|11|6|@300|no|no|1.3\nHydrocortisone 1 %, 15 g|cream|H1|5|4|@-2|no|no|1.1\nLatanoprost eye drops|liquid|Fridge 1|3|2|@24|yes|no|2.2",
    },
    {
      id: "prescription",
      use: "core",
      role: "item",
      icon: "clipboard-list",
      names: "prescription|prescriptions",
      also: "script|repeat|item|dispensing",
      fields:
        "Prescription: text\nPatient: relation patient\nMedicine: relation medicine\nDirections: text\nPacks: number 1..4\nOwed: number 0..3 packs\nCame in: date -6..0\nPromised for: dateTime -1..2 09:00..17:30\nState: choice received|clinical check|to dispense|to check|bagged|owing|collected|query to surgery\nChecked by: text",
      cells: "patient medicine directions packs owed cameIn promisedFor state checkedBy",
      rows: "RX 7741, Metformin|Kwame Boateng|Metformin 500 mg, 56|One twice a day|1|0|@0|@0T14:00|to check|\nRX 7742, Ramipril|Margaret Hale|Ramipril 5 mg, 28|One in the morning|1|0|@0|@1T09:00|to dispense|\nRX 7743, Furosemide|Margaret Hale|Furosemide 40 mg, 28|One in the morning|1|0|@0|@1T09:00|to dispense|\nRX 7738, Amoxicillin|Leila Haddad|Amoxicillin 500 mg, 21|One three times a day|1|0|@0|@0T11:30|bagged|Grace Mbeki\nRX 7735, Salbutamol|Sofia Lindqvist|Salbutamol inhaler|Two puffs when needed|2|1|@-1|@0T16:00|owing|Grace Mbeki\nRX 7731, Glargine|Ruth Ellis|Insulin glargine pens, 5|As directed|1|0|@-1|@0T15:00|bagged|Piotr Zielinski\nRX 7729, Morphine|George Whitcombe|Morphine 10 mg, 60|One twice a day|1|0|@-2|@0T12:00|query to surgery|\nRX 7722, Sertraline|Leila Haddad|Sertraline 50 mg, 28|One a day|1|0|@-4|@-3T10:00|collected|Grace Mbeki\nRX 7744, Latanoprost|Helen Sharp|Latanoprost eye drops|One drop at night|1|0|@0|@1T12:00|clinical check|",
    },
    {
      id: "delivery",
      use: "core",
      role: "event",
      icon: "truck",
      names: "delivery|deliveries",
      also: "drop|delivery run|home delivery",
      fields:
        "Delivery: text\nPatient: relation patient\nDate: date -2..4\nDriver: text @people\nBags: number 1..3\nFridge item: boolean 20\nState: choice to pack|on the van|handed over|nobody in|back in store",
      cells: "patient date driver bags fridgeItem state",
      rows: "Ms Sharp, eye drops|Helen Sharp|@1|Joe Tierney|1|yes|to pack\nMs Ellis, insulin|Ruth Ellis|@0|Joe Tierney|1|yes|on the van\nMr Whitcombe, tray|George Whitcombe|@0|Joe Tierney|2|no|on the van\nMrs Hale, tray|Margaret Hale|@1|Joe Tierney|2|no|to pack\nMs Sharp, creams|Helen Sharp|@-2|Joe Tierney|1|no|handed over\nMs Ellis, tablets|Ruth Ellis|@-1|Joe Tierney|1|no|nobody in",
    },
    {
      id: "tray",
      use: "more",
      role: "item",
      icon: "grid-3x3",
      names: "weekly tray|weekly trays",
      also: "blister pack|dosette box|tray|compliance aid",
      fields:
        "Tray: text\nPatient: relation patient\nStarts: date -3..14\nMade by: text @people\nTablets a week: number 7..84\nChanged since last week: boolean 25\nState: choice to make|made|checked|sent",
      cells: "patient starts madeBy tabletsAWeek changedSinceLastWeek state",
      rows: "Hale, week 1|Margaret Hale|@3|Amara Diallo|21|yes|to make\nHale, week 2|Margaret Hale|@10|Amara Diallo|21|no|to make\nWhitcombe, week 1|George Whitcombe|@0|Amara Diallo|42|no|sent\nWhitcombe, week 2|George Whitcombe|@7|Amara Diallo|42|no|made",
    },
    {
      id: "registerEntry",
      use: "more",
      role: "log",
      icon: "book-lock",
      names: "register entry|register entries",
      also: "controlled drug entry|CD entry|running balance",
      fields:
        "Entry: text\nMedicine: relation medicine\nWhen: dateTime -20..0 09:00..17:30\nIn or out: choice received|supplied|destroyed|balance check\nQuantity: number -60..120\nBalance: number 0..240\nSigned by: text @people\nWitness: text",
      cells: "medicine when inOrOut quantity balance signedBy witness",
      rows: "Delivery from wholesaler|Morphine 10 mg, 60|@-12T09:20|received|120|180|Piotr Zielinski|Grace Mbeki\nSupplied, Whitcombe|Morphine 10 mg, 60|@-9T11:05|supplied|-60|120|Piotr Zielinski|\nWeekly balance|Morphine 10 mg, 60|@-5T17:10|balance check|0|120|Grace Mbeki|Piotr Zielinski\nBalance after delivery|Morphine 10 mg, 60|@-12T17:05|balance check|0|180|Grace Mbeki|Piotr Zielinski",
    },
  ],
  jobs: "move prescription.state\ndue prescription.promisedFor\nrank medicine.aboveReorderPoint\nkeep patient\nagenda delivery.date\nmove delivery.state\ndue medicine.expires\ncount medicine.inStock\nrequest prescription\ndue tray.starts\nkeep registerEntry\nfind medicine",
  site: {
    headline: "Your prescription, bagged and ready",
    body: "An independent pharmacy by the market. Repeat prescriptions in two working days, weekly trays, and a van to the villages each afternoon.",
    action: "Ask for a repeat|prescription",
    services:
      "Repeat prescriptions|Ordered from your surgery, ready in two working days|0\nHome delivery|Weekday afternoons within eight miles|0\nWeekly trays|Tablets sorted by day and time|\nFlu jab|No appointment, adults|16\nBlood pressure check|Ten minutes in the consulting room|0",
    questions:
      "When can I collect?|You get a text when the bag is on the shelf, usually after two working days.\nWhat does owing mean?|We had part of it in stock. The rest comes next day and waits under your name.\nCan somebody else collect for me?|Yes, with your name, address and date of birth.\nWhat do I do with old medicines?|Bring them back to the counter. Do not flush them.",
  },
  words: {
    tagline: "Scripts to check, bags to collect, packs about to expire.",
    itch: "Is it bagged, owing or with the surgery?",
    promise: "Every script found in seconds",
    pov: "POV: the bag is ready before they ask",
    gains: ["9 scripts, 1 owing, 1 query", "Amoxicillin: 3 left, reorder at 8", "Eye drops: 24 days left"],
  },
});
