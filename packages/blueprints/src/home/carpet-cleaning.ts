import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "carpetCleaning",
  name: "Carpet cleaning",
  icon: "sparkles",
  says: {
    en: "carpet cleaning|carpet cleaner|carpet cleaners|carpet and upholstery cleaning|upholstery cleaning|rug cleaning|sofa cleaning|stain removal service|steam carpet cleaning|carpet cleaning quotes|mattress cleaning|hard floor cleaning service|carpet care business|curtain cleaning|rug wash workshop",
    de: "Teppichreinigung|Polsterreinigung|Teppichwäscherei|Matratzenreinigung",
    es: "limpieza de alfombras|limpieza de tapicerías|limpieza de moquetas|limpieza de sofás",
    fr: "nettoyage de tapis|nettoyage de moquettes|nettoyage de canapés|shampoing moquette",
    pt: "limpeza de tapetes|limpeza de estofados|lavagem de carpetes|limpeza de sofás",
  },
  forms: ["booking", "management", "site"],
  people: ["technicians", "customers"],
  mood: "sober",
  things: [
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "client|tenant|office|agent",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nAddress: location\nAccess: text\nKind: choice home|landlord|office|hotel\nPets: tags none|dog|cat|rabbit\nCleaned every: choice once|6 months|12 months|24 months\nNext due: date -30..340\nDays left: daysUntil nextDue",
      cells: "phone eMail address access kind pets cleanedEvery nextDue",
      rows: "Janet Osgood|555-0101|janet.osgood@example.com|17 Cherry Lane|Drive|home|dog|12 months|@-12\nKeystone Lets|555-0102|repairs@keystone.example.com|Bridge Street 8|Keys in the office|landlord|none|once|@300\nBright & Lowe, accountants|555-0103|office@brightlowe.example.com|2 Guild Court|After six, alarm|office|none|6 months|@9\nHotel Meridian|555-0104|house@meridian.example.com|Promenade 30|Service lift|hotel|none|6 months|@40\nFatima Zahra|555-0105|fatima.zahra@example.com|Flat 5, Silk Mill|Lift, permit parking|home|cat|24 months|@210\nDouglas Reay|555-0106|douglas.reay@example.com|The Lodge|Long hose needed|home|dog|12 months|@3\nPriory Nursery|555-0107|priory@example.com|Priory Road 1|Saturday only|office|none|6 months|@-4",
    },
    {
      id: "job",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "job|jobs",
      also: "visit|clean|booking|appointment",
      fields:
        "Job: text\nCustomer: relation customer\nDate: date -8..21\nTime: time 07:30..18:30\nTechnician: text @people\nVan: choice van 1|van 2\nArea: number 4..400 m²\nPrice per meter: money 2..9 GBP\nExtras: money 0..180 GBP\nSquare meters price: calc area * pricePerMeter GBP\nTotal: money 60..1400 GBP\nMoves furniture: boolean 50\nState: choice quoted|booked|on site|drying|done|call back\nDry by: dateTime 0..3 08:00..20:00\nPaid: boolean 45",
      cells: "customer date time technician van area pricePerMeter extras total movesFurniture state dryBy paid",
      rows: "Osgood, stairs and lounge|Janet Osgood|@0|08:30|Nick Harlan|van 1|38|4|40|192|yes|on site|@0T17:00|no\nKeystone, flat 12|Keystone Lets|@0|13:00|Nick Harlan|van 1|46|3.5|0|161|no|booked|@0T20:00|no\nAccountants, two floors|Bright & Lowe, accountants|@4|18:00|Bola Adu|van 2|240|2.4|0|576|yes|booked|@5T08:00|no\nMeridian, corridor 3|Hotel Meridian|@6|09:00|Bola Adu|van 2|160|2.6|0|416|no|quoted|@6T18:00|no\nReay, red wine|Douglas Reay|@1|10:00|Nick Harlan|van 1|22|4|35|123|yes|booked|@1T18:00|no\nNursery, play room|Priory Nursery|@2|08:00|Bola Adu|van 2|70|3|60|270|yes|booked|@2T18:00|no\nZahra, sofa and rug|Fatima Zahra|@-3|11:00|Bola Adu|van 2|12|5|75|135|no|done|@0T08:00|yes\nKeystone, flat 9|Keystone Lets|@-6|13:00|Nick Harlan|van 1|41|3.5|0|143.5|no|call back|@0T08:00|no",
    },
    {
      id: "piece",
      use: "core",
      role: "item",
      icon: "sofa",
      names: "piece|pieces",
      also: "rug|sofa|carpet|mattress|stain|room",
      fields:
        "Piece: text\nPicture: image\nJob: relation job\nKind: choice carpet|rug|sofa|chair|mattress|curtain|hard floor\nFiber: choice wool|polypropylene|nylon|viscose|cotton|silk|unknown\nStains: tags none|wine|coffee|pet|grease|ink|mud\nMethod: choice hot extraction|low moisture|dry compound|hand wash|workshop\nColorfast: choice not tested|yes|bleeds\nResult: choice to do|clean|lighter|permanent\nNote: text",
      cells: "job kind fiber stains method colorfast result note",
      rows: "Osgood, stair runner|Osgood, stairs and lounge|carpet|wool|mud; pet|hot extraction|yes|clean|\nOsgood, lounge|Osgood, stairs and lounge|carpet|wool|coffee|hot extraction|yes|to do|Old burn by the hearth\nReay, lounge|Reay, red wine|carpet|nylon|wine|hot extraction|not tested|to do|They used salt\nZahra, sofa|Zahra, sofa and rug|sofa|viscose|grease|low moisture|yes|clean|No hot water on this\nZahra, kilim|Zahra, sofa and rug|rug|wool|none|hand wash|bleeds|clean|Cold, flat\nFlat 9, bedroom|Keystone, flat 9|carpet|polypropylene|ink|hot extraction|yes|lighter|Ink came back\nNursery, mat|Nursery, play room|carpet|polypropylene|mud|low moisture|yes|to do|Dry by Monday",
    },
    {
      id: "product",
      use: "more",
      role: "item",
      icon: "spray-can",
      names: "product|products",
      also: "solution|chemical|spotter|stock",
      fields:
        "Product: text\nUse for: choice pre-spray|rinse|spotter|protector|odor\nDilution: text\nOn vans: number 0..20 l\nStore: number 0..60 l\nReorder at: number 2..15 l",
      cells: "useFor dilution onVans store reorderAt",
      rows: "Wool-safe pre-spray|pre-spray|1 to 32|6|20|10\nAcid rinse|rinse|1 to 64|5|15|10\nTannin spotter|spotter|Neat|1|2|2\nEnzyme, pets|odor|1 to 8|3|4|5\nFabric protector|protector|Neat|2|10|4",
    },
  ],
  jobs: "agenda job.date\nbook job\nmove job.state\ndue customer.nextDue\nkeep piece\nshow piece.picture\nkeep job\nassign job.technician\ncheck job.paid\nfind customer\ntotal job.area\nmove piece.result",
  site: {
    headline: "Dry by five, and the dog was never there",
    body: "Carpets, rugs and sofas, tested for fiber and color before we start. Furniture moved, lifted back on blocks.",
    action: "Book a clean|job",
    services:
      "Carpet|Per square meter, furniture moved|4\nSofa, three seats|Vacuumed, treated, rinsed|75\nRug in the workshop|Washed flat, per square meter|18\nStain call|One spot, one hour|55",
    questions:
      "How long until it is dry?|Four to eight hours, wool a little longer.\nWill the wine come out?|Mostly. Do not put salt on it.\nIs it safe for my cat?|Yes, once it is dry.\nWhat if a stain comes back?|Call within two weeks; we come again for nothing.",
  },
  words: {
    tagline: "Which fiber, which stain, and when may they walk on it.",
    itch: "Was it wool or viscose?",
    promise: "The right method on every fiber",
    pov: "POV: the kilim bleeds, so you wash it cold",
    gains: ["2 jobs today, 84 square meters", "Osgood: 12 days overdue", "Pet enzyme: 4 liters, reorder 5"],
  },
});
