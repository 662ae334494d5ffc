import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "chimneySweep",
  name: "Chimney sweep",
  icon: "house",
  says: {
    en: "chimney sweep|chimney sweeping|chimney sweep round|sweep certificates|chimney inspections|flue cleaning|stove servicing|wood burner servicing|chimney sweep appointments|fireplace inspections|bird nests in chimneys|cowl fitting|chimney camera survey|sweeps due|flue gas measurement|smoke tests on chimneys",
    de: "Schornsteinfeger|Kaminkehrer|Feuerstättenschau|Kehrtermine",
    es: "deshollinador|limpieza de chimeneas|inspección de chimeneas|deshollinado",
    fr: "ramoneur|ramonage|entretien de cheminées|certificat de ramonage",
    pt: "limpa-chaminés|limpeza de chaminés|inspeção de chaminés|certificado de limpeza de chaminé",
  },
  forms: ["management", "booking", "site"],
  people: ["sweeps", "customers"],
  mood: "sober",
  things: [
    {
      id: "house",
      use: "core",
      role: "place",
      icon: "house",
      names: "house|houses",
      also: "customer|property|address|household",
      fields:
        "House: text\nOwner: text\nPhone: phone\nE-mail: email\nAddress: location\nRound: choice north|river|hill villages|town center\nAccess: text\nRoof: choice slate|tile|flat|thatch\nLadder needed: boolean 30",
      cells: "owner phone eMail address round access roof ladderNeeded",
      rows: "Thatch Cottage|Mary Penfold|555-0101|mary.penfold@example.com|Duck Lane 1|hill villages|Gate, goose bites|thatch|no\n12 Wharf Street|Gideon Sachs|555-0102|gideon.sachs@example.com|Wharf Street 12|river|Ring upstairs|slate|no\nThe Rectory|Rev. Joan Bright|555-0103|rectory@example.com|Church Row 3|town center|Three hearths|tile|yes\nHighfield Farm|Alec Dunn|555-0104|alec.dunn@example.com|Highfield|hill villages|Range in kitchen stays lit|slate|yes\nBaker's Arms|Lou Trent|555-0105|lou@bakersarms.example.com|Market Place 6|town center|Before ten|tile|no\n5 Northgate|Hiba Nasser|555-0106|hiba.nasser@example.com|Northgate 5|north|Dust sheets, pale carpet|slate|no\nMill House|Erik Lund|555-0107|erik.lund@example.com|Mill Lane|river|Key with miller|slate|yes\n28 Northgate|Una Garrity|555-0108|una.garrity@example.com|Northgate 28|north|Park opposite|tile|no",
    },
    {
      id: "flue",
      use: "core",
      role: "item",
      icon: "flame",
      names: "flue|flues",
      also: "chimney|stove|hearth|fireplace|appliance",
      fields:
        "Flue: text\nHouse: relation house\nServes: choice open fire|wood stove|range|oil boiler|gas boiler|pellet stove|bread oven\nFuel: choice wood|coal|pellets|oil|gas\nLined: boolean 55\nHeight: number 4..16 m\nSwept every: choice 3 months|6 months|12 months\nLast swept: date -420..-5\nNext due: date -50..350\nDays left: daysUntil nextDue\nSoot: choice light|normal|heavy|glazed\nNote: text",
      cells: "house serves fuel lined height sweptEvery lastSwept nextDue soot note",
      rows: "Inglenook|Thatch Cottage|open fire|wood|no|7|3 months|@-101|@-10|heavy|Spark arrester on the thatch\nParlor stove|12 Wharf Street|wood stove|wood|yes|9|12 months|@-350|@15|normal|\nStudy hearth|The Rectory|open fire|coal|no|11|6 months|@-190|@-8|normal|Jackdaws in May\nDrawing room|The Rectory|open fire|wood|no|12|6 months|@-190|@-8|light|\nKitchen range|Highfield Farm|range|oil|yes|8|6 months|@-168|@14|light|\nSnug|Baker's Arms|wood stove|wood|yes|10|6 months|@-180|@2|glazed|Burns wet logs, told them\nFront room|5 Northgate|wood stove|wood|yes|8|12 months|@-361|@4|normal|\nBread oven|Mill House|bread oven|wood|no|6|6 months|@-60|@122|heavy|\nPellet stove|28 Northgate|pellet stove|pellets|yes|7|12 months|@-30|@335|light|",
    },
    {
      id: "visit",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "visit|visits",
      also: "sweep|appointment|job|inspection",
      fields:
        "Visit: text\nFlue: relation flue\nDate: date -8..21\nTime: time 08:00..16:00\nWork: choice sweep|inspection|camera|nest removal|measurement|cowl\nSweep: text @people\nSmoke test: choice not yet|pass|fail\nFinding: choice none|crack|loose pot|nest|short distance to timber|CO too high\nPrice: money 45..180 GBP\nState: choice booked|confirmed|done|not in|moved\nCertificate: text\nPaid: boolean 50",
      cells: "flue date time work sweep smokeTest finding price state certificate paid",
      rows: "Wharf Street, yearly|Parlor stove|@0|09:00|sweep|Ned Farrow|not yet|none|65|confirmed||no\nBaker's Arms, snug|Snug|@0|08:00|sweep|Ned Farrow|fail|none|75|confirmed||no\nNorthgate 5|Front room|@0|11:00|sweep|Ned Farrow|not yet|none|65|booked||no\nThatch, late|Inglenook|@1|10:00|sweep|Cora Finch|not yet|none|75|booked||no\nRectory, two hearths|Study hearth|@1|13:00|sweep|Cora Finch|not yet|none|110|booked||no\nHighfield range|Kitchen range|@6|15:00|measurement|Ned Farrow|not yet|none|80|booked||no\nPellets, first time|Pellet stove|@-8|14:00|sweep|Cora Finch|pass|none|65|done|C-4412|yes\nMill, camera|Bread oven|@-6|10:00|camera|Cora Finch|pass|crack|140|done|C-4415|no\nNobody in|Parlor stove|@-5|09:00|sweep|Ned Farrow|not yet|none|0|not in||no",
    },
    {
      id: "defect",
      use: "core",
      role: "item",
      icon: "triangle-alert",
      names: "defect|defects",
      also: "notice|fault|advice|report",
      fields:
        "Defect: text\nPicture: image\nFlue: relation flue\nFound: date -200..0\nDanger: choice advice|fix within a year|fix within a month|do not use\nFix by: date -20..300\nDays left: daysUntil fixBy\nState: choice reported|builder asked|repaired|checked again",
      cells: "flue found danger fixBy state",
      rows: "Crack in the oven throat|Bread oven|@-6|fix within a month|@24|builder asked\nGlazed soot, wet wood|Snug|@-180|do not use|@2|reported\nLoose pot on the east stack|Study hearth|@-190|fix within a year|@175|reported\nSpark arrester bent|Inglenook|@-101|fix within a month|@-11|repaired",
    },
  ],
  jobs: "due flue.nextDue\nagenda visit.date\nbook visit\nmove visit.state\nkeep house\nkeep flue\ndue defect.fixBy\nassign visit.sweep\ncheck visit.paid\nmap house.address\nprint visit\ntotal visit.price",
  site: {
    headline: "A swept flue before the first frost",
    body: "Open fires, stoves and ranges from Northgate to the hill villages. Brushes, vacuum, smoke test and a certificate for the insurer.",
    action: "Book a sweep|visit",
    services:
      "Stove or open fire|With smoke test and certificate|65\nSecond flue, same visit|While the sheets are down|45\nCamera survey|Recording and report|140\nNest removal|Plus cowl if you like|95",
    questions:
      "How often should it be swept?|Wood every six to twelve months, under thatch every three.\nWill it be dirty?|No. Sheets, vacuum, and shoes off.\nMay I light it the day before?|No, it must be cold for twelve hours.\nDo you sweep in nesting season?|If a bird sits, we wait, by law.",
  },
  words: {
    tagline: "Which flue is due, what burns in it, and who has the key.",
    itch: "Who is due before the cold comes?",
    promise: "Every flue swept and certified in time",
    pov: "POV: under thatch and ten days late, so you go tomorrow",
    gains: ["9 flues, 3 overdue", "Snug: glazed soot, wet logs", "The goose bites. You knew."],
  },
});
