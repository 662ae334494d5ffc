import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "signMaker",
  name: "Sign maker",
  icon: "signpost",
  says: {
    en: "sign maker|signage company|sign shop|sign writer|signwriting|vehicle wraps|vehicle graphics|shop signs|sign printing|vinyl graphics|neon sign maker|sign installation|signage orders|banner printing|sign quotes|large format printing|led signs maker",
    de: "Schildermacher|Werbetechnik|Fahrzeugbeschriftung|Leuchtreklame",
    es: "rotulación|rotulista|rótulos luminosos|taller de rótulos",
    fr: "enseigniste|fabricant d'enseignes|marquage de véhicules",
    pt: "reclames luminosos|letreiros|sinalética|decoração de viaturas",
  },
  forms: ["management", "site"],
  people: ["sign makers", "fitters", "customers"],
  mood: "lively",
  things: [
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "store",
      names: "customer|customers",
      also: "client|shop|agency",
      fields:
        "Customer: text\nContact: text\nPhone: phone\nE-mail: email\nColors: text\nLogo file: choice vector|image only|none",
      cells: "contact phone eMail colors logoFile",
      rows: "Crumb bakery|Lotte Crum|555-0111|hello@crumb.example.com|Ocher 1024, cream|vector\nLark Plumbing|Gina Lark|555-0112|gina@lark.example.com|Blue 5017|image only\nHarbor Hotel|Bernd Voss|555-0113|desk@harborhotel.example.com|Gold leaf, navy|vector\nDr Hahn, practice|Front desk|555-0114|office@hahn.example.com|Gray 7016|vector\nTown Council parks|Nadia Perez|555-0115|parks@towncouncil.example.com|Green 6005|vector",
    },
    {
      id: "order",
      use: "core",
      role: "event",
      icon: "signpost",
      names: "order|orders",
      also: "sign|job|lettering|wrap|banner",
      fields:
        "Order: text\nPicture: image\nCustomer: relation customer\nKind: choice fascia|projecting sign|vehicle lettering|full wrap|banner|window film|plaque|illuminated letters\nWidth: number 100..9000 mm\nHeight: number 60..3200 mm\nPieces: number 1..60\nMaterial: text\nPrice: money 40..7200 EUR\nPermit: choice not needed|applied|granted\nFit on: date -8..40\nDays left: daysUntil fitOn\nWho: text @people\nState: choice to measure|quoted|artwork sent|approved|printing|cutting|assembled|to fit|fitted|invoiced",
      cells: "customer kind width height pieces material price permit fitOn who state",
      rows: "Fascia, hand painted|Crumb bakery|fascia|4200|620|1|Birch ply, enamel|1850|granted|@5|Ottilie|assembled\nVan 3 and 4|Lark Plumbing|vehicle lettering|2600|800|2|Cast vinyl|980|not needed|@2|Rafi|artwork sent\nHalo letters, roof|Harbor Hotel|illuminated letters|7400|900|1|Steel, LED|6900|applied|@38|Rafi, Ottilie|approved\nDoor plaques|Dr Hahn, practice|plaque|300|200|9|Brushed aluminum|640|not needed|@-1|Ottilie|cutting\nPath signs|Town Council parks|plaque|500|700|24|Compact laminate|3100|not needed|@20|Rafi|printing\nBanner, fair|Harbor Hotel|banner|3000|900|2|Mesh|190|not needed|@-6|Rafi|invoiced\nFrosted film|Dr Hahn, practice|window film|1800|1200|4|Etch film|520|not needed|@8|Rafi|quoted",
    },
    {
      id: "proof",
      use: "core",
      role: "item",
      icon: "image",
      names: "artwork|artwork",
      also: "layout|draft|design|approval",
      fields:
        "Version: text\nPicture: image\nOrder: relation order\nSent: date -20..0\nAnswer by: date -3..7\nRemarks: longText\nState: choice being drawn|sent|changes wanted|approved",
      cells: "order sent answerBy remarks state",
      rows: "Vans, version 2|Van 3 and 4|@-3|@-1|Phone number larger|sent\nVans, version 1|Van 3 and 4|@-8|@-5|Move the tap to the door|changes wanted\nFascia, letters|Fascia, hand painted|@-18|@-14|Kern the u and m|approved\nLetters, night view|Halo letters, roof|@-10|@-5||approved\nPath signs, set of 24|Path signs|@-9|@-6|Spelling of the brook checked|approved\nFilm, meeting room|Frosted film|@-1|@4||sent",
    },
    {
      id: "roll",
      use: "core",
      role: "item",
      icon: "layers",
      names: "material|materials",
      also: "vinyl|film|board|roll|stock",
      fields:
        "Material: text\nKind: choice cast vinyl|film|board|aluminum|LED|paint|banner\nWidth: number 0..1600 mm\nLeft: number 0..50 m\nOrder at: number 2..15 m\nAbove order point: calc left - orderAt m",
      cells: "kind width left orderAt",
      rows: "Cast white 1370|cast vinyl|1370|11|10\nCast blue 5017|cast vinyl|1230|3|6\nEtch film|film|1220|18|5\nLaminate, matt|film|1370|22|10\nCompact board 6 mm|board|1300|9|4\nMesh banner|banner|1600|34|10\nLED chain, warm|LED|0|12|15",
    },
  ],
  jobs: "due order.fitOn\nmove order.state\ndue proof.answerBy\nmove proof.state\nshow order.picture\nassign order.who\nrequest order\nrank roll.aboveOrderPoint\nkeep order\nshow proof.picture\ntotal order.price\nprint order",
  site: {
    headline: "Read from across the street",
    body: "Painted, cut, wrapped or lit. You see it drawn on a photograph of your own house before anything is made.",
    action: "Ask for a sign|order",
    services:
      "Van lettering|Doors and rear, fitted|490\nFascia|Four meters, painted by hand|1850\nWindow film|Per square meter, fitted|85\nPlaque|Engraved, from|70",
    questions:
      "Do I need permission?|For lit signs and listed houses, yes; we apply.\nHow long does a wrap last?|Seven years outside, if it is not jet-washed at the edges.\nCan you use my logo from the web?|We redraw it once, for sixty.",
  },
  words: {
    tagline: "Artwork, vinyl, permits and fitting days.",
    itch: "Has Gina approved the vans?",
    promise: "Approved, cut and fitted on the day",
    pov: "POV: the van came in clean because you asked",
    gains: ["Vans: answer a day late", "Blue vinyl: 3 of 6 meters", "Plaques should be up since yesterday"],
  },
});
