import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "nailBeautyStudio",
  name: "Nail and beauty studio",
  icon: "sparkles",
  says: {
    en: "nail salon|nail studio|nail bar|nail technician|nail appointments|gel nails|manicure|pedicure|lash studio|eyelash extensions|brow bar|beautician|waxing studio|facial treatments|beauty studio|beauty treatments|cosmetic studio|esthetician",
    de: "Nagelstudio|Kosmetikstudio|Kosmetikerin|Wimpernstudio",
    es: "salón de uñas|centro de estética|manicura y pedicura|extensiones de pestañas",
    fr: "institut de beauté|prothésiste ongulaire|onglerie|extensions de cils",
    pt: "salão de unhas|centro de estética|manicure e pedicure|extensão de cílios",
  },
  forms: ["booking", "management", "site"],
  people: ["technicians", "clients"],
  mood: "lively",
  things: [
    {
      id: "technician",
      use: "core",
      role: "person",
      icon: "hand",
      names: "technician|technicians",
      also: "nail artist|beautician|lash artist|therapist|staff",
      fields:
        "Name: text\nPicture: image\nDoes: tags nails|lashes|brows|waxing|facials\nWorks: tags Tuesday|Wednesday|Thursday|Friday|Saturday\nStation: choice table 1|table 2|room 1|room 2\nPhone: phone",
      cells: "does works station phone",
      rows: "Linh Nguyen|nails|Tuesday; Wednesday; Thursday; Friday; Saturday|table 1|555-0121\nMina Farouk|nails; brows|Wednesday; Thursday; Friday; Saturday|table 2|555-0122\nBianca Rossi|lashes; brows|Tuesday; Thursday; Friday; Saturday|room 1|555-0123\nGrace Mbeki|waxing; facials|Tuesday; Wednesday; Friday|room 2|555-0124",
    },
    {
      id: "treatment",
      use: "core",
      role: "item",
      icon: "sparkles",
      names: "treatment|treatments",
      also: "service|set|price list|manicure|pedicure",
      fields:
        "Treatment: text\nPicture: image\nKind: choice nails|lashes|brows|waxing|facials\nLength: duration 15..120\nPrice: money 10..85 GBP\nRedo after: number 2..6 weeks\nPatch test: boolean 40",
      cells: "kind length price redoAfter patchTest",
      rows: "Gel manicure|nails|45|34|3|no\nBuilder gel infills|nails|60|42|3|no\nFull set of extensions|nails|90|55|3|no\nGel removal|nails|20|12|3|no\nPedicure with gel|nails|60|46|5|no\nClassic lashes, full set|lashes|120|75|3|yes\nLash infills|lashes|60|45|3|yes\nBrow lamination and tint|brows|50|40|6|yes\nLip and chin wax|waxing|15|14|4|no\nFacial, one hour|facials|60|58|4|yes",
    },
    {
      id: "client",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "client|clients",
      also: "customer|regular",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nPatch test: choice done, fine|reaction|not yet\nAllergies: text\nUsual: relation treatment\nLast visit: date -60..-2\nDue back: date -20..30\nNo shows: number 0..3\nVisits: rollup count appointment.client\nNotes: longText",
      cells: "phone eMail patchTest allergies usual lastVisit dueBack noShows notes",
      rows: "Priya Nair|555-0101|priya.nair@example.com|done, fine||Builder gel infills|@-20|@1|0|Short almond, never square\nAisha Bello|555-0102|aisha.bello@example.com|done, fine||Lash infills|@-22|@-1|0|C curl, 11 mm\nStacey Dunn|555-0103|stacey.dunn@example.com|not yet||Gel manicure|@-30|@-9|2|Deposit before booking\nHelen Sharp|555-0104|helen.sharp@example.com|done, fine|latex|Pedicure with gel|@-33|@2|0|Nitrile gloves\nElif Demir|555-0105|elif.demir@example.com|reaction|lash glue|Gel manicure|@-12|@9|0|No lashes, ever\nMei Tanaka|555-0106|mei.tanaka@example.com|done, fine||Brow lamination and tint|@-41|@1|0|Warm brown\nGwen Hughes|555-0107|gwen.hughes@example.com|done, fine||Facial, one hour|@-26|@2|1|Rosacea, no steam\nSofia Marques|555-0108|sofia.marques@example.com|done, fine||Full set of extensions|@-4|@17|0|Wedding in June",
    },
    {
      id: "appointment",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "appointment|appointments",
      also: "booking|visit|slot|reservation",
      fields:
        "Appointment: text\nClient: relation client\nTreatment: relation treatment\nTechnician: relation technician\nDate: date -7..14\nTime: time 09:30..18:30\nColor: text\nPrice: money 12..85 GBP\nDeposit paid: boolean 50\nState: choice booked|confirmed|here|done|did not come",
      cells: "client treatment technician date time color price depositPaid state",
      rows: "Priya, infills|Priya Nair|Builder gel infills|Linh Nguyen|@0|10:00|Bare pink 04|42|yes|confirmed\nAisha, lashes|Aisha Bello|Lash infills|Bianca Rossi|@0|11:30|C curl 11|45|yes|confirmed\nHelen, pedicure|Helen Sharp|Pedicure with gel|Linh Nguyen|@0|13:00|Cherry 21|46|no|booked\nMei, brows|Mei Tanaka|Brow lamination and tint|Bianca Rossi|@1|15:00|Warm brown|40|yes|booked\nGwen, facial|Gwen Hughes|Facial, one hour|Grace Mbeki|@2|09:30||58|no|booked\nStacey, manicure|Stacey Dunn|Gel manicure|Mina Farouk|@1|17:30|To choose|34|no|booked\nElif, manicure|Elif Demir|Gel manicure|Mina Farouk|@4|12:00|Black 01|34|yes|booked\nSofia, full set|Sofia Marques|Full set of extensions|Linh Nguyen|@-4|16:00|Milky white|55|yes|done\nPriya, last time|Priya Nair|Builder gel infills|Linh Nguyen|@-7|10:00|Bare pink 04|42|yes|done\nStacey, no show|Stacey Dunn|Gel manicure|Mina Farouk|@-5|17:00||34|no|did not come",
    },
    {
      id: "product",
      use: "more",
      role: "item",
      icon: "spray-can",
      names: "product|products",
      also: "polish|gel|stock|color|consumable",
      fields:
        "Product: text\nKind: choice gel polish|builder gel|lashes|wax|skin care\nIn stock: number 0..30\nReorder at: number 2..8\nPrice: money 6..42 GBP\nUse by: date -10..500",
      cells: "kind inStock reorderAt price useBy",
      rows: "Bare pink 04|gel polish|3|2|14|@300\nCherry 21|gel polish|1|2|14|@410\nBuilder gel, clear|builder gel|6|3|29|@220\nLash glue, fast|lashes|2|2|24|@-4\nLash tray C 11 mm|lashes|9|4|11|@500\nHand cream, mandarin|skin care|14|6|12|@390",
    },
  ],
  jobs: "book appointment\nagenda appointment.date\nfind treatment\nshow treatment.picture\nmove appointment.state\nassign appointment.technician\ncheck appointment.depositPaid\ndue client.dueBack\nkeep client\ntotal appointment.price\ncount product.inStock\nshow technician.picture",
  site: {
    headline: "Nails that last three weeks",
    body: "Gel, lashes, brows and skin, one client at a time. Sterile tools for everybody and your color on file for next time.",
    action: "Book a treatment|appointment",
    services:
      "Gel manicure|Forty-five minutes, one color|34\nFull set of extensions|Shape and length as you like|55\nPedicure with gel|In the chair with the foot bath|46\nClassic lashes|Two hours, patch test first|75\nBrows|Lamination and tint|40",
    questions:
      "Why do I need a patch test?|Glue and tint can cause a reaction. Come by two days before, it takes five minutes.\nCan you take off gel from another studio?|Yes, book removal with it.\nWhat if I am late?|After fifteen minutes the time may not be enough; please ring.\nDo you take a deposit?|Ten pounds for lashes and full sets, off the bill.",
  },
  words: {
    tagline: "Colors, lashes and who is due for infills.",
    itch: "Which pink did she have last time?",
    promise: "Full tables and no empty slots",
    pov: "POV: her color is out before she sits down",
    gains: ["Priya: bare pink 04, almond", "8 clients, 2 overdue for infills", "Elif reacts to glue. Noted."],
  },
});
