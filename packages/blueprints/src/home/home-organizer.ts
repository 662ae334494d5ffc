import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "homeOrganizer",
  name: "Home organizing",
  icon: "boxes",
  says: {
    en: "home organizer|home organiser|professional organizer|professional organiser|decluttering service|declutter my home|declutter coach|home organization app|home contents inventory|household inventory|storage box contents list|storage boxes labels|closet organizing|attic clear-out|downsizing help|moving-in organizing|room by room declutter",
    de: "Ordnungscoach|Aufräumcoach|Haushaltsinventar|Entrümpeln zu Hause",
    es: "organizadora profesional|organización del hogar|ordenar la casa|inventario del hogar",
    fr: "home organiser|coach en rangement|désencombrement|inventaire de la maison",
    pt: "organizadora profissional|personal organizer|organização da casa|inventário da casa",
  },
  forms: ["management", "tracker", "portal", "site"],
  people: ["organizers", "clients"],
  mood: "warm",
  things: [
    {
      id: "client",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "client|clients",
      also: "household|customer|family",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nAddress: location\nWhy now: choice moving|downsizing|new baby|working from home|after a loss|too much\nPackage hours: number 3..40 h\nHours used: number 0..40 h\nHours left: calc packageHours - hoursUsed h\nKeeps secret: boolean 90\nOff limits: text",
      cells: "phone eMail address whyNow packageHours hoursUsed keepsSecret offLimits",
      rows: "Deborah Quill|555-0101|deborah.quill@example.com|16 Lark Rise|downsizing|24|15|yes|Letters from her husband\nTunji and Lara Ola|555-0102|ola@example.com|4 Station Mews|new baby|9|6|yes|\nMark Ferreira|555-0103|mark.ferreira@example.com|Flat 11, Print Works|working from home|6|6|yes|Cables drawer until Friday\nSusan Appel|555-0104|susan.appel@example.com|80 Park Avenue|too much|40|13|yes|Dolls\nThe Hendersons|555-0105|henderson@example.com|9 Mill Garth|moving|18|3|yes|\nIrina Volk|555-0106|irina.volk@example.com|23 Bell Street|after a loss|15|0|yes|Go slowly",
    },
    {
      id: "room",
      use: "core",
      role: "place",
      icon: "door-open",
      names: "room|rooms",
      also: "zone|area|closet|cupboard|attic",
      fields:
        "Room: text\nBefore: image\nClient: relation client\nKind: choice kitchen|wardrobe|attic|garage|office|bathroom|children|hall\nBags at start: number 0..90\nBoxes kept: rollup count box.room\nStage: choice seen|sorting|deciding|storing|done|slipped back\nNext session: date -3..21\nTarget: text",
      cells: "client kind bagsAtStart stage nextSession target",
      rows: "Quill, attic|Deborah Quill|attic|60|sorting|@1|One wall of boxes, labeled\nQuill, kitchen|Deborah Quill|kitchen|18|done|@20|Fits the new kitchen\nOla, box room|Tunji and Lara Ola|children|22|storing|@3|A cot and a clear floor\nFerreira, desk corner|Mark Ferreira|office|9|done|@21|Desk empty at six\nAppel, bedroom wardrobe|Susan Appel|wardrobe|34|deciding|@2|One season on rails\nAppel, garage|Susan Appel|garage|85|seen|@9|Car inside by winter\nHenderson, hall|The Hendersons|hall|12|sorting|@5|Six hooks, six coats\nVolk, study|Irina Volk|office|30|seen|@7|Papers that matter in one drawer",
    },
    {
      id: "box",
      use: "core",
      role: "item",
      icon: "package",
      names: "box|boxes",
      also: "container|bin|crate|basket|drawer",
      fields:
        "Box: text\nPicture: image\nRoom: relation room\nLabel: text\nPlace: text\nHolds: lines\nKind: choice clear box|basket|archive box|vacuum bag|drawer\nLook again: date 20..700\nFull: percent 10..100",
      cells: "room label place holds kind lookAgain full",
      rows: "Q-01|Quill, attic|Christmas|Attic, left, top|Baubles;Crib;Paper stars|clear box|@330|80\nQ-02|Quill, attic|Letters, private|Attic, right|Do not open|archive box|@700|60\nQ-03|Quill, attic|Camping|Attic, left, floor|Stove;Mats;Lamp|clear box|@150|90\nQ-04|Quill, kitchen|Baking|Top cupboard|Tins;Cutters;Scales|basket|@200|70\nO-01|Ola, box room|Clothes 6 to 12 months|Under the cot|Vests;Sleepsuits|vacuum bag|@120|95\nO-02|Ola, box room|Guests' bedding|Hall cupboard|Duvet;Two pillows|vacuum bag|@300|100\nF-01|Ferreira, desk corner|Cables, known|Drawer 3|USB-C;Camera;Spare|drawer|@60|40\nA-01|Appel, bedroom wardrobe|Summer|Top shelf|Dresses;Sandals|clear box|@140|100",
    },
    {
      id: "item",
      use: "core",
      role: "item",
      icon: "tag",
      names: "item|items",
      also: "thing|belonging|decision|pile",
      fields:
        "Item: text\nRoom: relation room\nDecision: choice keep|give away|sell|recycle|ask family|not today\nGoes to: text\nValue: money 0..400 EUR\nBy: date 0..30\nOut of the house: boolean 30",
      cells: "room decision goesTo value by outOfTheHouse",
      rows: "Pasta machine, unused|Quill, kitchen|give away|Charity shop|15|@2|yes\nSewing table|Quill, attic|sell|Online|120|@10|no\nFather's tools|Quill, attic|ask family|Nephew Tom|80|@6|no\nStroller, old|Ola, box room|give away|Family center|30|@4|no\nThree printers|Ferreira, desk corner|recycle|Recycling yard|0|@1|yes\nCoats, size of then|Appel, bedroom wardrobe|not today|Next session|0|@2|no\nExercise bike|Appel, garage|sell|Online|140|@9|no\nSkis of 1988|Appel, garage|recycle|Recycling yard|0|@9|no",
    },
    {
      id: "session",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "session|sessions",
      also: "appointment|visit|day|booking",
      fields:
        "Session: text\nClient: relation client\nDate: date -7..21\nTime: time 09:00..16:00\nHours: number 2..6 h\nOrganizer: text @people\nBags out: number 0..20\nState: choice asked|booked|done|moved\nHomework: text",
      cells: "client date time hours organizer bagsOut state homework",
      rows: "Deborah, attic two|Deborah Quill|@1|09:30|3|Ruth Maier|0|booked|Ring Tom about the tools\nSusan, coats|Susan Appel|@2|10:00|3|Ruth Maier|0|booked|Try on five\nOlas, cot goes up|Tunji and Lara Ola|@3|13:00|3|Ana Prieto|0|booked|\nHendersons, hall|The Hendersons|@5|09:00|3|Ana Prieto|0|booked|\nIrina, first time|Irina Volk|@7|11:00|2|Ruth Maier|0|asked|Nothing, just tea\nDeborah, attic one|Deborah Quill|@-6|09:30|5|Ruth Maier|14|done|\nMark, cables|Mark Ferreira|@-4|16:00|2|Ana Prieto|5|done|",
    },
  ],
  jobs: "agenda session.date\nmove room.stage\nkeep box\nfind box\nmove item.decision\ncheck item.outOfTheHouse\nbook session\nshow room.before\nkeep item\nkeep client\ndue item.by\ncount session.bagsOut",
  site: {
    headline: "You know where the tent is",
    body: "Room by room, at your pace, with a label on every box and a photo of before. Nothing leaves the house unless you say so.",
    action: "Book a first session|session",
    services:
      "First visit|Two hours, with a plan|90\nPackage of nine hours|One room, start to label|390\nPackage of twenty-four|A flat before a move|960\nRemote coaching|An hour by video|50",
    questions:
      "Do I have to throw things away?|No. You decide on each, and not today is an answer.\nDo you tell anyone?|No. Photos stay with you unless you agree.\nWho takes what goes out?|We do, up to a carload, to the charity shop or the yard.\nWill it stay tidy?|We come by after two months; most rooms have.",
  },
  words: {
    tagline: "Which box, which shelf, and what may go.",
    itch: "Where are the baubles?",
    promise: "Every box labeled, every decision made once",
    pov: "POV: the camping stove is in Q-03, left, floor",
    gains: ["Quill: 9 of 24 hours left", "8 boxes, each with a list", "14 bags out last session"],
  },
});
