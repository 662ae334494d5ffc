import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "makeUpArtist",
  name: "Make-up artist",
  icon: "brush",
  says: {
    en: "make-up artist|makeup artist|bridal makeup|wedding makeup|bridal make-up|wedding hair and makeup|bridal hair and makeup|makeup trial|makeup bookings|makeup artist portfolio|freelance makeup artist|bridesmaids makeup|makeup kit list|bridal getting-ready schedule|prom makeup|special effects makeup",
    de: "Visagistin|Brautstyling|Braut-Make-up|Make-up-Artistin",
    es: "maquilladora|maquillaje de novias|maquilladora de bodas|prueba de maquillaje",
    fr: "maquilleuse|maquillage mariée|maquilleuse mariage|essai maquillage",
    pt: "maquilhadora|maquiadora|maquilhagem de noivas|maquiagem para noivas",
  },
  forms: ["site", "booking", "management", "portal"],
  people: ["make-up artists", "brides"],
  mood: "warm",
  things: [
    {
      id: "bride",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "bride|brides",
      also: "client|customer|couple",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nWedding day: date -10..300\nDays left: daysUntil weddingDay\nVenue: text\nSkin: choice dry|oily|combination|sensitive\nUndertone: choice cool|neutral|warm\nAllergies: tags none|latex|fragrance|lash glue|lanolin\nFound us by: choice referral|fair|social media|search\nWishes: longText",
      cells: "phone eMail weddingDay venue skin undertone allergies foundUsBy wishes",
      rows: "Orla Devlin|555-0101|orla.devlin@example.com|@1|Ballymore House|sensitive|cool|fragrance|referral|Freckles stay\nSimran Gill|555-0102|simran.gill@example.com|@15|Riverside Hall|combination|warm|none|social media|Two looks, red lip for the evening\nBeatrice Holt|555-0103|beatrice.holt@example.com|@36|St Luke's and barn|dry|neutral|lash glue|fair|Looks like herself\nChiara Lombardi|555-0104|chiara.lombardi@example.com|@64|Villa garden|oily|warm|none|search|Forty degrees, must hold\nTemi Adewale|555-0105|temi.adewale@example.com|@92|Civic Hall|combination|neutral|none|referral|Gele at noon\nJo and Kim Parry|555-0106|parry@example.com|@120|Lake lodge|sensitive|cool|lanolin|fair|Two brides, two chairs\nHazel Munro|555-0107|hazel.munro@example.com|@-8|Castle Inn|dry|cool|none|referral|\nLara Nowak|555-0108|lara.nowak@example.com|@180|Old Mill|oily|neutral|none|social media|",
    },
    {
      id: "look",
      use: "core",
      role: "item",
      icon: "sparkles",
      names: "package|packages",
      also: "look|service|price list",
      fields:
        "Package: text\nPicture: image\nWho: choice bride|bridesmaid|mother|guest|shoot\nPrice: money 45..420 GBP\nTakes: duration 30..120\nTrial included: boolean 40\nIncludes: text",
      cells: "who price takes trialIncluded includes",
      rows: "Bride, face and hair|bride|340|120|yes|Trial, lashes, touch-up kit\nBride, face only|bride|220|75|yes|Trial, lashes\nBridesmaid, face|bridesmaid|65|40|no|Lashes ten more\nBridesmaid, face and hair|bridesmaid|110|75|no|\nMother of the bride|mother|75|45|no|Skin prep, soft focus\nEvening change|bride|90|30|no|Second look on site\nShoot, half day|shoot|280|120|no|Up to two models",
    },
    {
      id: "booking",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "booking|bookings",
      also: "wedding|job|enquiry|event",
      fields:
        "Booking: text\nBride: relation bride\nLook: relation look\nDate: date -10..200\nReady by: time 09:00..15:00\nFaces: number 1..9\nAddress: location\nTravel: money 0..80 GBP\nTotal: money 200..1100 GBP\nDeposit: money 50..300 GBP\nBalance: calc total - deposit GBP\nDeposit paid: boolean 70\nSecond artist: boolean 30\nStage: choice asked|quoted|deposit in|trial done|timeline sent|done|lost",
      cells: "bride look date readyBy faces address travel total deposit depositPaid secondArtist stage",
      rows: "Devlin wedding|Orla Devlin|Bride, face and hair|@1|12:30|5|Ballymore House, bridal suite|40|660|150|yes|no|timeline sent\nGill wedding|Simran Gill|Bride, face and hair|@15|10:00|7|12 Orchard Close|0|1010|200|yes|yes|trial done\nHolt wedding|Beatrice Holt|Bride, face only|@36|13:00|3|The Rectory Barn|25|375|100|yes|no|deposit in\nLombardi wedding|Chiara Lombardi|Bride, face and hair|@64|15:00|4|Villa garden, annex|80|615|150|yes|no|deposit in\nAdewale wedding|Temi Adewale|Bride, face and hair|@92|11:30|9|44 Civic Square|0|1040|200|no|yes|quoted\nParry wedding|Jo and Kim Parry|Bride, face only|@120|14:00|2|Lake lodge, rooms 1 and 2|60|500|100|no|yes|quoted\nMunro wedding|Hazel Munro|Bride, face and hair|@-8|12:00|4|Castle Inn, room 8|30|565|150|yes|no|done\nNowak asks|Lara Nowak|Bride, face only|@180|13:00|1|Old Mill|20|240|50|no|no|asked",
    },
    {
      id: "chair",
      use: "core",
      role: "event",
      icon: "clock",
      names: "chair time|chair times",
      also: "timeline|schedule|running order|face",
      fields:
        "Face: text\nBooking: relation booking\nRole: choice bride|bridesmaid|mother|flower girl\nStarts: time 07:00..14:00\nMinutes: duration 20..120\nArtist: text @people\nLook: text\nDone: boolean 10",
      cells: "booking role starts minutes artist look done",
      rows: "Maeve, bridesmaid|Devlin wedding|bridesmaid|07:30|40|Rosa Quinn|Peach, no lashes|no\nNiamh, bridesmaid|Devlin wedding|bridesmaid|08:10|40|Rosa Quinn|Peach, lashes|no\nAoife, bridesmaid|Devlin wedding|bridesmaid|08:50|40|Rosa Quinn|Cool pink|no\nMrs Devlin|Devlin wedding|mother|09:30|45|Rosa Quinn|Soft brown, glasses|no\nOrla|Devlin wedding|bride|10:15|120|Rosa Quinn|Freckles, satin skin|no\nSimran|Gill wedding|bride|07:00|120|Rosa Quinn|Gold lid, red lip later|no\nJas, sister|Gill wedding|bridesmaid|07:00|75|Dee Marlow|Bronze, bun|no",
    },
    {
      id: "trial",
      use: "more",
      role: "event",
      icon: "flask-conical",
      names: "trial|trials",
      also: "test|makeup trial|preview",
      fields:
        "Trial: text\nBride: relation bride\nDate: date -60..60\nPicture: image\nFoundation: text\nLips: text\nChanges for the day: longText\nApproved: boolean 50",
      cells: "bride date foundation lips changesForTheDay approved",
      rows: "Orla, trial|Orla Devlin|@-40|Sheer 1C, mixed|Rose balm|Less powder on the nose|yes\nSimran, trial|Simran Gill|@-12|Medium 5W|Brick red|Longer wing|yes\nBeatrice, trial|Beatrice Holt|@4|||Strip lashes only, no glue dots|no\nChiara, trial|Chiara Lombardi|@25|||Primer for heat|no",
    },
    {
      id: "kit",
      use: "more",
      role: "item",
      icon: "briefcase",
      names: "kit item|kit items",
      also: "product|brush|shade",
      fields:
        "Item: text\nKind: choice foundation|lips|lashes|brush|skin prep|hygiene\nShade: text\nLeft: percent 0..100\nOpened: date -500..-10\nReplace by: date -10..400",
      cells: "kind shade left opened replaceBy",
      rows: "Sheer foundation|foundation|1C|35|@-160|@205\nBrick red lipstick|lips|Brick|60|@-90|@275\nStrip lashes, 10 pairs|lashes|Wispy|20|@-30|@335\nMascara wands, 100|hygiene|None|15|@-50|@315\nCleansing balm|skin prep|None|10|@-352|@13",
    },
  ],
  jobs: "agenda booking.date\nmove booking.stage\nrequest booking\nkeep chair\ncheck chair.done\nshow look.picture\ndue bride.weddingDay\ncheck booking.depositPaid\ntotal booking.total\nplan trial.date\nkeep bride\ndue kit.replaceBy",
  site: {
    headline: "You, on your best morning",
    body: "Bridal make-up and hair at your house or the venue, with a trial, a timeline for everyone in the room and a kit for the evening.",
    action: "Ask for your date|booking",
    services:
      "Bride, face and hair|With trial, lashes and touch-up kit|340\nBride, face only|With trial|220\nBridesmaid|Forty minutes each|65\nEvening change|Second look on site|90",
    questions:
      "When should I book?|Saturdays in summer go a year ahead.\nWhen is the trial?|Six to eight weeks before, in daylight.\nMy skin reacts to everything.|Tell us what to avoid; we do a spot test at the trial.\nHow many faces can you do?|Five alone. From six a second artist comes along.",
  },
  words: {
    tagline: "Trials, timelines and who sits in the chair at half past seven.",
    itch: "When does the mother of the bride sit down?",
    promise: "Everyone ready before the car is",
    pov: "POV: five faces, one timeline, no rush",
    gains: ["Orla: 5 faces, ready 12:30", "6 dates ahead, 2 still quoted", "Beatrice: no lash glue"],
  },
});
