import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "campsite",
  name: "Campsite",
  icon: "tent",
  says: {
    en: "campsite|camp site|campground|campsite bookings|campground management|caravan park|caravan site|rv park|motorhome stopover|glamping|glamping site|pitch bookings|camping pitches|tent pitches|holiday park|seasonal pitches|static caravans|camping cabins",
    de: "Campingplatz|Stellplatz buchen|Wohnmobilstellplatz|Glamping",
    es: "camping|parcelas de camping|parque de caravanas|área de autocaravanas",
    fr: "camping|emplacements de camping|aire de camping-cars|parc de mobil-homes",
    pt: "parque de campismo|área de camping|lotes de camping|estacionamento de motorhomes",
  },
  forms: ["booking", "management", "site"],
  people: ["wardens", "campers"],
  mood: "warm",
  things: [
    {
      id: "pitch",
      use: "core",
      role: "place",
      icon: "tent-tree",
      names: "pitch|pitches",
      also: "site|tent pitch|plot|cabin|pod|glamping tent",
      fields:
        "Pitch: text\nPicture: image\nKind: choice tent meadow|caravan|motorhome|cabin|safari tent|seasonal\nField: choice river|orchard|hill|by the house\nSize: number 30..130 m²\nSleeps: number 2..8\nPower: choice none|6 A|10 A|16 A\nWater: boolean 50\nDogs: boolean 70\nShade: choice sun|half|shade\nA night: money 12..95 EUR\nStays: rollup count stay.pitch\nState: choice free|taken|reserved|closed for mowing",
      cells: "kind field size sleeps power water dogs shade aNight state",
      rows: "River 1|tent meadow|river|60|4|none|no|yes|half|18|taken\nRiver 2|tent meadow|river|60|4|none|no|yes|half|18|reserved\nRiver 7|caravan|river|100|6|10 A|yes|yes|sun|29|taken\nOrchard 3|motorhome|orchard|90|4|16 A|yes|yes|shade|32|taken\nOrchard 4|motorhome|orchard|90|4|16 A|yes|yes|shade|32|free\nOrchard 9|seasonal|orchard|120|6|10 A|yes|no|half|24|taken\nHill 1|tent meadow|hill|40|2|none|no|no|sun|14|free\nHill 5|safari tent|hill|80|5|6 A|yes|no|half|95|reserved\nCabin Wren|cabin|by the house|35|4|16 A|yes|no|shade|78|taken\nCabin Robin|cabin|by the house|35|4|16 A|yes|yes|shade|78|closed for mowing",
    },
    {
      id: "camper",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "camper|campers",
      also: "guest|visitor|family|caravanner",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nCountry: text\nPlate: text\nArrives with: choice tent|caravan|motorhome|bikes|on foot\nStays here: rollup count stay.camper\nNotes: text",
      cells: "phone eMail country plate arrivesWith notes",
      rows: "The Novak family|555-0101|novak@example.com|Czechia|4AB 2207|tent|Two boys, one canoe\nHelga Brandt|555-0102|helga.brandt@example.com|Germany|KB RT 41|motorhome|Quiet corner\nTom and Jo Keller|555-0103|keller@example.com|Switzerland||bikes|Arrive late\nPiet de Vries|555-0104|piet.devries@example.com|Netherlands|XT-88-PL|caravan|Comes every June\nRosa Marini|555-0105|rosa.marini@example.com|Italy|FG 301 KL|motorhome|\nScout troop Hillside|555-0106|scouts@hillside.example.com|England||on foot|Nineteen, one fire bowl\nGwen Hughes|555-0107|gwen.hughes@example.com|Wales|HN19 GWE|caravan|Season, dog Mabel\nAdam Berg|555-0108|adam.berg@example.com|Sweden|KLM 204|tent|\nThe Okafor family|555-0109|okafor@example.com|England|LO22 OKA|tent|Cabin, cot needed",
    },
    {
      id: "stay",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "stay|stays",
      also: "booking|reservation|arrival|check-in",
      fields:
        "Stay: text\nPitch: relation pitch\nCamper: relation camper\nArrives: date -6..30\nTime: time 12:00..20:00\nNights: number 1..14\nLeaves: date -1..45\nAdults: number 1..19\nChildren: number 0..4\nDogs: number 0..2\nPrice: money 28..900 EUR\nPaid: money 0..900 EUR\nTo pay: calc price - paid EUR\nTourist tax form: boolean 60\nState: choice requested|confirmed|here|left|cancelled",
      cells: "pitch camper arrives time nights leaves adults children dogs price paid touristTaxForm state",
      rows: "Novaks on the river|River 1|The Novak family|@-2|15:00|5|@3|2|2|0|114|114|yes|here\nHelga under the trees|Orchard 3|Helga Brandt|@-1|13:30|3|@2|1|0|0|102|0|yes|here\nKellers by bike|River 2|Tom and Jo Keller|@0|19:30|1|@1|2|0|0|28|0|no|confirmed\nPiet's fortnight|River 7|Piet de Vries|@-6|14:00|14|@8|2|0|1|428|200|yes|here\nRosa, two nights|Orchard 4|Rosa Marini|@2|16:00|2|@4|2|0|0|76|0|no|requested\nScouts on the hill|Hill 1|Scout troop Hillside|@11|12:00|2|@13|19|0|0|266|100|no|confirmed\nGwen's season|Orchard 9|Gwen Hughes|@-1|12:00|14|@13|1|0|1|336|336|yes|here\nSafari weekend|Hill 5|Adam Berg|@4|17:00|2|@6|2|2|0|196|98|no|confirmed\nOkafors in the Wren|Cabin Wren|The Okafor family|@-3|15:00|4|@1|2|2|0|320|320|yes|here",
    },
    {
      id: "round",
      use: "core",
      role: "item",
      icon: "broom",
      names: "site job|site jobs",
      also: "cleaning|wash house|mowing|repair|warden round",
      fields:
        "Job: text\nWhere: choice wash house|river|orchard|hill|cabins|playground|reception\nDue: date -2..8\nTime: time 07:30..20:00\nWho: text @people\nRepeats: choice twice a day|daily|weekly|once\nDone: boolean 35",
      cells: "where due time who repeats done",
      rows: "Clean the showers|wash house|@0|10:30|Mateo Ruiz|twice a day|yes\nClean the showers, evening|wash house|@0|19:00|Ingrid Lund|twice a day|no\nBread orders for tomorrow|reception|@0|18:00|Ingrid Lund|daily|no\nChange the gas bottle|cabins|@0|12:00|Mateo Ruiz|once|yes\nMow round Robin|cabins|@1|09:30|Omar Haddad|weekly|no\nCheck swings and ropes|playground|@2|08:30|Omar Haddad|weekly|no\nEmpty the chemical toilet point|wash house|@1|08:00|Mateo Ruiz|daily|no\nSocket on River 7 trips|river|@-1|16:00|Omar Haddad|once|no",
    },
    {
      id: "extra",
      use: "more",
      role: "item",
      icon: "shopping-basket",
      names: "extra|extras",
      also: "bread roll|firewood|shop item|canoe|washing token",
      fields:
        "Extra: text\nPicture: image\nKind: choice breakfast|fire|washing|hire|shop\nPrice: money 1..35 EUR\nOrdered for tomorrow: number 0..40",
      cells: "kind price orderedForTomorrow",
      rows: "Bread roll|breakfast|1|34\nCroissant|breakfast|2|18\nFirewood, one net|fire|7|6\nWashing machine token|washing|4|0\nCanoe, half a day|hire|24|2\nFire bowl|hire|5|3",
    },
  ],
  jobs: "book stay\nagenda stay.arrives\nmove stay.state\nkeep pitch\nfind pitch\nshow pitch.picture\nmove pitch.state\ncheck round.done\ntotal stay.price\nkeep camper\ndue round.due\nassign round.who\nchart pitch.kind\ncheck stay.touristTaxForm\nsell extra.price",
  site: {
    headline: "Between the river and the apple trees",
    body: "Meadow pitches, shade for motorhomes, two cabins and one big safari tent. Bread at eight, quiet from ten, stars until four.",
    action: "Book a pitch|stay",
    services:
      "Tent meadow|By the river, four people|18\nCaravan or motorhome|Power, water, shade|32\nCabin|Four beds, small kitchen|78\nSafari tent|Five beds, wood stove|95",
    questions:
      "When can we arrive?|From noon; after eight ring first, your pitch stays free.\nAre dogs welcome?|On most pitches, on a lead, two euros a night.\nMay we have a fire?|In a bowl, which we lend; firewood is at reception.\nWhat does cancelling cost?|Nothing until seven days before, then the first night.",
  },
  words: {
    tagline: "Who arrives, on which pitch, and is it mown.",
    itch: "Is River 2 free tonight?",
    promise: "Every pitch let, every arrival known",
    pov: "POV: 34 rolls ordered before you closed the shutters",
    gains: ["Kellers tonight, half past seven", "Orchard 4 free, 16 amps", "Socket on River 7: overdue"],
  },
});
