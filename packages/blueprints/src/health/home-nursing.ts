import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "homeNursing",
  name: "Nursing at home",
  icon: "house-heart",
  says: {
    en: "home nursing service|district nurse|district nurses|community nursing|nursing care visits at home|home health agency|visiting nurse|home nursing visits|nurse rounds at home|home health nurse|palliative care at home|wound care visits|outpatient nursing service|community nurses caseload|home nursing tour plan",
    de: "ambulanter Pflegedienst|häusliche Krankenpflege|Pflegetour|Pflegedienst Tourenplan",
    es: "enfermería a domicilio|cuidados de enfermería en casa|visitas de enfermería",
    fr: "soins infirmiers à domicile|infirmière libérale|tournée infirmière",
    pt: "enfermagem ao domicílio|enfermagem domiciliar|visitas de enfermagem",
  },
  forms: ["management", "dashboard", "portal", "site"],
  people: ["nurses", "team leads", "families"],
  mood: "sober",
  things: [
    {
      id: "patient",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "patient|patients",
      also: "client|person at home|case",
      fields:
        "Name: text\nDate of birth: date -35000..-9000\nAddress: location\nPhone: phone\nKey and access: text\nCare level: choice 1|2|3|4|5\nNext of kin: text\nConditions: tags diabetes|leg ulcer|heart failure|dementia|catheter|palliative|stroke\nAllergies: tags none|penicillin|latex|iodine|plasters\nNo resuscitation: boolean 20\nCare review due: date -10..120\nDays left: daysUntil careReviewDue",
      cells:
        "dateOfBirth address phone keyAndAccess careLevel nextOfKin conditions allergies noResuscitation careReviewDue",
      rows: "George Whitcombe|1937-04-02|The Old Forge|555-0101|Key safe, right of the door|3|Nephew Paul, 555-0151|leg ulcer; heart failure|none|no|@14\nEdith Brandt|1932-11-19|12 Church Row|555-0102|Daughter opens|4|Daughter Karin, 555-0152|dementia; catheter|none|yes|@-3\nKwame Boateng|1959-07-30|18 Canal Street|555-0103|Rings, fourth floor, lift|2|Wife Efua, 555-0153|diabetes|none|no|@45\nIrma Lopes|1941-02-25|30 Station Road|555-0104|Key 7 in the office|3|Son Rui, 555-0154|stroke|latex|no|@28\nWalter Krüger|1946-08-08|5 Orchard Way|555-0105|Wife opens|5|Wife Helga, 555-0155|palliative|penicillin|yes|@7\nRose O'Neill|1939-05-30|2 Quay Road|555-0106|Back door, dog is friendly|2|Neighbor Tess, 555-0156|leg ulcer; diabetes|plasters|no|@60\nDilip Shah|1951-12-12|41 Park View|555-0107|Key safe|3|Son Amit, 555-0157|catheter|none|no|@90",
    },
    {
      id: "visit",
      use: "core",
      role: "event",
      icon: "route",
      names: "visit|visits",
      also: "call|stop|home visit|tour stop",
      fields:
        "Visit: text\nPatient: relation patient\nDate: date -1..3\nTime: time 06:30..20:30\nTour: choice early 1|early 2|late 1|night\nNurse: text @people\nMinutes: duration 10..60\nCare: tags wash|medicines|injection|dressing|catheter|blood sugar|talk\nState: choice planned|on the way|started|done|refused|not at home\nRemarks: longText",
      cells: "patient date time tour nurse minutes care state remarks",
      rows: "Boateng, insulin|Kwame Boateng|@0|06:50|early 1|Amina Yusuf|15|blood sugar; injection|done|9.2, 14 units\nWhitcombe, dressing|George Whitcombe|@0|07:20|early 1|Amina Yusuf|40|dressing; medicines|done|Edge pink, less fluid\nBrandt, wash and catheter|Edith Brandt|@0|08:15|early 1|Amina Yusuf|60|wash; catheter|started|\nKrüger, pump|Walter Krüger|@0|09:30|early 1|Amina Yusuf|30|medicines; talk|planned|Wife wants to talk\nLopes, wash|Irma Lopes|@0|07:00|early 2|Rui Santos|45|wash; medicines|done|\nO'Neill, compression|Rose O'Neill|@0|08:00|early 2|Rui Santos|30|dressing|not at home|Try again after ten\nShah, catheter change|Dilip Shah|@0|10:00|early 2|Rui Santos|30|catheter|planned|Size 14, in the bag\nBoateng, evening insulin|Kwame Boateng|@0|18:00|late 1|Marta Lind|15|blood sugar; injection|planned|\nKrüger, night call|Walter Krüger|@-1|02:40|night|Jonas Weber|45|medicines|done|Breathless, extra dose as agreed\nWhitcombe, dressing Friday|George Whitcombe|@2|07:20|early 1|Amina Yusuf|40|dressing|planned|",
    },
    {
      id: "wound",
      use: "core",
      role: "item",
      icon: "bandage",
      names: "wound|wounds",
      also: "ulcer|pressure sore|wound record",
      fields:
        "Wound: text\nPatient: relation patient\nPicture: image\nPlace: text\nLength: number 0.5..9.0 cm\nWidth: number 0.5..6.0 cm\nArea: calc length * width cm²\nDepth: choice surface|shallow|deep\nDressing: text\nEvery: choice day|2 days|3 days|week\nMeasured: date -14..0\nTrend: choice better|same|worse|closed",
      cells: "patient place length width depth dressing every measured trend",
      rows: "Left shin|George Whitcombe|Left lower leg, inside|4.2|2.8|shallow|Foam, compression|2 days|@-2|better\nRight ankle|Rose O'Neill|Right ankle, outside|3|2.1|shallow|Alginate, compression|3 days|@-4|same\nHeel|Edith Brandt|Left heel|1.6|1.2|surface|Heel boot, film|3 days|@-1|better\nToe|Kwame Boateng|Right big toe|0.8|0.6|surface|Dry gauze|2 days|@-3|worse",
    },
    {
      id: "order",
      use: "more",
      role: "item",
      icon: "file-check",
      names: "doctor's order|doctor's orders",
      also: "prescription for care|authorization|care order",
      fields:
        "Order: text\nPatient: relation patient\nDoctor: text\nWhat: text\nFrom: date -90..0\nUntil: date -5..90\nDays left: daysUntil until\nState: choice asked|approved|cut|refused|renew",
      cells: "patient doctor what from until state",
      rows: "Insulin twice a day|Kwame Boateng|Dr. Aziz|Injection and blood sugar|@-60|@30|approved\nLeg dressing|George Whitcombe|Dr. Pritchard|Dressing every two days|@-26|@2|renew\nCatheter change|Dilip Shah|Dr. Aziz|Every six weeks|@-40|@50|approved\nPump at home|Walter Krüger|Dr. Nasser|Daily check|@-9|@21|approved\nCompression|Rose O'Neill|Dr. Pritchard|Every three days|@-33|@-2|asked",
    },
  ],
  jobs: "agenda visit.date\nmove visit.state\nassign visit.nurse\ndue order.until\nkeep patient\nkeep wound\nchart wound.area\nmap patient.address\ndue patient.careReviewDue\nplan visit.date\nshow wound.picture\nmove order.state",
  site: {
    headline: "Nurses who come to you",
    body: "Injections, dressings, catheters and care at the end of life, in your own bed. Two early tours, one late, one nurse on call at night.",
    action: "Ask for visits|patient",
    services:
      "Injections and blood sugar|Up to four times a day|\nWound care|Measured and photographed each week|\nWashing and dressing|Morning and evening|\nCare at the end of life|With a nurse on call at night|",
    questions:
      "What do I need?|An order from your doctor. We ask for it ourselves if you like.\nDo the same nurses come?|Mostly two who take turns, and a third on weekends.\nWhen do you come?|Within half an hour of the agreed time; insulin to the quarter hour.\nCan you start tomorrow?|Often within two days after hospital.",
  },
  words: {
    tagline: "Tours by the minute, wounds by the centimeter.",
    itch: "Which order runs out on Friday?",
    promise: "Every stop done, every order renewed",
    pov: "POV: the key is in the safe and so is the code",
    gains: ["Ten stops, four done by nine", "Left shin: 11.8 cm², better", "Compression order: two days over"],
  },
});
