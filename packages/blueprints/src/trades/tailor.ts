import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "tailor",
  name: "Tailor",
  icon: "scissors",
  says: {
    en: "tailor|tailoring|bespoke tailor|made to measure suits|tailor shop|clothing alterations|alterations shop|seamstress|dressmaker|dressmaking|measurements of clients|fittings and alterations|suit maker|wedding dress alterations|hem trousers|tailor appointments|custom shirts maker",
    de: "Maßschneider|Schneiderei|Änderungsschneiderei|Schneiderin",
    es: "sastre|sastrería|modista|arreglos de ropa",
    fr: "tailleur sur mesure|couturière|retouches de vêtements|atelier de retouche",
    pt: "alfaiate|alfaiataria|costureira|arranjos de roupa",
  },
  forms: ["management", "booking", "site"],
  people: ["tailors", "clients"],
  mood: "sober",
  things: [
    {
      id: "client",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "client|clients",
      also: "customer|measurements",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nChest: number 74..130 cm\nWaist: number 58..124 cm\nHips: number 78..130 cm\nBack length: number 36..52 cm\nSleeve: number 54..72 cm\nInside leg: number 66..92 cm\nPosture: text\nMeasured: date -600..0",
      cells: "phone eMail chest waist hips backLength sleeve insideLeg posture measured",
      rows: "Marcus Bell|555-0161|marcus.bell@example.com|104|90|102|46|66|82|Right shoulder lower|@-35\nAyesha Karim|555-0162|ayesha.karim@example.com|88|70|96|40|58|76||@-20\nEdwin Foss|555-0163|edwin.foss@example.com|112|108|110|45|63|75|Stoops slightly|@-410\nZoe Marsh|555-0164|zoe.marsh@example.com|86|68|94|39|59|79||@-44\nHugo Lang|555-0165|hugo.lang@example.com|98|84|100|47|68|86|Long arms|@-5",
    },
    {
      id: "garment",
      use: "core",
      role: "item",
      icon: "shirt",
      names: "garment|garments",
      also: "suit|dress|jacket|order|shirt",
      fields:
        "Garment: text\nClient: relation client\nKind: choice suit|jacket|trousers|dress|shirt|coat|wedding dress\nCloth: text\nMeters: number 1.2..5 m\nLining: text\nPrice: money 180..2600 GBP\nDeposit: money 0..1300 GBP\nBalance: calc price - deposit GBP\nWanted by: date 5..90\nDays left: daysUntil wantedBy\nCutter: text @people\nState: choice ordered|cloth in|cut|first baste|second fitting|finishing|pressed|collected",
      cells: "client kind cloth meters lining price deposit wantedBy cutter state",
      rows: "Wedding suit|Marcus Bell|suit|Navy 11 oz|3.6|Burgundy|1850|900|@22|Conrad|second fitting\nSilk dress|Ayesha Karim|dress|Silk crepe, teal|3.2|Self|820|400|@35|Mina|cut\nWinter coat|Edwin Foss|coat|Charcoal 20 oz|3.4|Gray|1640|600|@60|Conrad|cloth in\nThree shirts|Hugo Lang|shirt|White twill|5||480|200|@18|Mina|cut\nBridal dress, taken in|Zoe Marsh|wedding dress|Ivory satin|1.2||340|150|@8|Mina|finishing\nGray trousers|Marcus Bell|trousers|Gray flannel|1.5||290|290|@30|Conrad|ordered",
    },
    {
      id: "fitting",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "fitting|fittings",
      also: "appointment|measuring|trying on",
      fields:
        "Fitting: text\nGarment: relation garment\nDate: date -4..20\nTime: time 09:00..18:00\nKind: choice measure|baste fitting|forward fitting|final\nTo change: longText\nState: choice booked|done|moved",
      cells: "garment date time kind toChange state",
      rows: "Marcus, second|Wedding suit|@1|17:30|forward fitting||booked\nZoe, final|Bridal dress, taken in|@4|12:00|final||booked\nAyesha, baste|Silk dress|@6|10:30|baste fitting||booked\nHugo, collar|Three shirts|@9|16:00|forward fitting||booked\nMarcus, first|Wedding suit|@-12|17:30|baste fitting|Right shoulder pad, sleeve 1 cm longer|done",
    },
    {
      id: "alteration",
      use: "core",
      role: "event",
      icon: "scissors",
      names: "alteration|alterations",
      also: "hem|repair|taking in",
      fields:
        "Alteration: text\nName: text\nPhone: phone\nWork: choice hem|take in|let out|zip|sleeves|lining|patch\nPinned: boolean 70\nBrought: date -7..0\nReady by: date -2..7\nPrice: money 9..85 GBP\nState: choice taken in|at the machine|ready|collected",
      cells: "name phone work pinned brought readyBy price state",
      rows: "Jeans, hem|Tom Reinders|555-0171|hem|yes|@-2|@0|14|ready\nJacket sleeves|Nils Aarts|555-0172|sleeves|yes|@-3|@2|38|at the machine\nCoat lining|Greta Hofer|555-0173|lining|no|@-6|@-1|75|at the machine\nSchool trousers, let out|Walsh family|555-0174|let out|yes|@-1|@3|16|taken in\nZip in a dress|Lorna Keith|555-0175|zip|no|@-4|@-2|22|collected",
    },
  ],
  jobs: "agenda fitting.date\ndue alteration.readyBy\nmove garment.state\nbook fitting\nkeep client\nmove alteration.state\ndue garment.wantedBy\nfind client\nassign garment.cutter\ntotal garment.balance\nprint garment\nkeep fitting",
  site: {
    headline: "Cut for one person",
    body: "Suits, coats and dresses made in the room above the shop, and hems for everyone by Thursday.",
    action: "Book a fitting|fitting",
    services:
      "Two-piece suit|Three fittings, eight weeks|1850\nTrouser hem|Two days|14\nDress taken in|Side seams, from|45\nShirt to measure|Collar and cuff of your choice|160",
    questions:
      "How long does a suit take?|Eight weeks, three fittings.\nCan a jacket be let out?|By the cloth in the seams, often two centimeters.\nDo you keep my measurements?|Yes, with the date, and we check them each time.",
  },
  words: {
    tagline: "Measures, cloth, fittings and hems.",
    itch: "When is Marcus's next fitting?",
    promise: "Measured once, right for years",
    pov: "POV: the sleeve breaks exactly at the wrist",
    gains: ["Marcus: fitting tomorrow, half five", "Coat lining: a day late", "Wedding suit: 950 to pay"],
  },
});
