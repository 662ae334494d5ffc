import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "hairSalon",
  name: "Hair salon",
  icon: "scissors",
  says: {
    en: "haircut|haircuts|hair salon|hairdresser|hairdressing|hair stylist|hair studio|beauty salon|salon appointments|salon booking|hair appointments|cut and colour|hairdressing salon|hair color appointments|blow-dry bar",
    de: "Friseur|Friseursalon|Haarsalon|Frisörsalon",
    es: "peluquería|salón de belleza|peluquero|salón de peluquería",
    fr: "salon de coiffure|coiffeur|coiffeuse",
    pt: "salão de beleza|cabeleireiro|salão de cabeleireiro",
  },
  forms: ["booking", "management", "site"],
  people: ["stylists", "clients"],
  mood: "warm",
  things: [
    {
      id: "stylist",
      use: "core",
      role: "person",
      icon: "scissors",
      names: "stylist|stylists",
      also: "hairdresser|barber|technician|nail artist|therapist|staff|chair",
      fields:
        "Name: text\nPicture: image\nSpeciality: choice cuts|colour|nails|beards|bridal\nWorks: tags Monday|Tuesday|Wednesday|Thursday|Friday|Saturday\nSpeaks: text\nPhone: phone",
      cells: "speciality works speaks phone",
      rows: "Amara Osei|colour|Tuesday; Wednesday; Friday; Saturday|English, French|555-0121\nMateo Ruiz|beards|Tuesday; Thursday; Friday; Saturday|English, Spanish|555-0122\nLinh Nguyen|nails|Wednesday; Thursday; Friday; Saturday|English, Vietnamese|555-0123\nIngrid Lund|cuts|Tuesday; Wednesday; Thursday|English|555-0124",
    },
    {
      id: "treatment",
      use: "core",
      role: "item",
      icon: "sparkles",
      names: "service|services",
      also: "treatment|cut|manicure|pedicure|colour",
      fields:
        "Name: text\nKind: choice hair|colour|nails|beard|face\nLength: duration 20..150\nPrice: money 12..120 EUR\nPatch test: boolean 20\nAbout: longText",
      cells: "kind length price patchTest about",
      rows: "Wash, cut and dry|hair|60|48|no|With a look at how it falls\nDry cut|hair|30|28|no|\nColour, roots|colour|90|65|yes|Up to three centimetres\nHighlights, half head|colour|120|95|yes|\nGel manicure|nails|45|35|no|Lasts about three weeks\nPedicure|nails|50|40|no|\nBeard trim|beard|20|18|no|With a hot towel\nChildren's cut|hair|25|18|no|Up to twelve years",
    },
    {
      id: "client",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "client|clients",
      also: "customer|guest|regular",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nLast visit: date -90..-3\nColour formula: text\nPatch test on: date -200..-5\nNotes: longText",
      cells: "phone eMail lastVisit colourFormula patchTestOn notes",
      rows: "Margaret Hale|555-0101|margaret.hale@example.com|@-38|6.3 with 6 %|@-120|Sensitive scalp\nPriya Nair|555-0102|priya.nair@example.com|@-21|||Gel, short, round\nOwen Pritchard|555-0103|owen.pritchard@example.com|@-14|||Beard number three\nAisha Bello|555-0104|aisha.bello@example.com|@-52|8.1 with 9 %|@-52|\nElif Demir|555-0105|elif.demir@example.com|@-9|||Always with Linh\nTomás García|555-0106|tomas.garcia@example.com|@-30||",
    },
    {
      id: "appointment",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "appointment|appointments",
      also: "booking|visit|slot|walk-in",
      fields:
        "Name: text\nStylist: relation stylist\nService: relation treatment\nDate: date 0..9\nTime: time 09:00..18:00\nPhone: phone\nStatus: choice asked|confirmed|here|done|did not come\nNotes: longText",
      cells: "stylist service date time phone status notes",
      rows: "Margaret Hale|Amara Osei|Colour, roots|@0|10:00|555-0101|confirmed|Patch test was fine\nOwen Pritchard|Mateo Ruiz|Beard trim|@0|11:00|555-0103|here|\nPriya Nair|Linh Nguyen|Gel manicure|@0|13:30|555-0102|confirmed|\nElif Demir|Linh Nguyen|Pedicure|@0|15:00|555-0105|asked|\nAisha Bello|Amara Osei|Highlights, half head|@1|09:30|555-0104|confirmed|\nTomás García|Mateo Ruiz|Dry cut|@1|12:00|555-0106|confirmed|\nWalk-in|Ingrid Lund|Children's cut|@0|16:00||confirmed|Mother waits\nNadia Rahman|Ingrid Lund|Wash, cut and dry|@2|10:30|555-0107|asked|First time\nJonas Weber|Mateo Ruiz|Beard trim|@-1|17:00|555-0108|did not come|",
    },
    {
      id: "product",
      use: "more",
      role: "item",
      icon: "package",
      names: "product|products",
      also: "shampoo|stock|retail",
      fields:
        "Name: text\nKind: choice shampoo|colour|care|tools\nIn stock: number 0..24\nReorder at: number 2..6\nPrice: money 8..40 EUR",
      cells: "kind inStock reorderAt price",
      rows: "Repair shampoo|shampoo|11|4|19\nColour 6.3|colour|3|4|12\nHair oil|care|7|2|24\nTail comb|tools|9|3|8",
    },
  ],
  jobs: "book appointment\nagenda appointment.date\nmove appointment.status\nassign appointment.stylist\nplan appointment.date\nfind treatment\nshow stylist.picture\nkeep client\nfind client\ncount product.inStock",
  site: {
    headline: "A cut that still sits in six weeks",
    body: "Cuts, color, nails and beards. Book with the person you like, at a time that is really free.",
    action: "Book an appointment|appointment",
    services:
      "Wash, cut and dry|An hour, with advice|48\nColor, roots|Up to three centimetres|65\nGel manicure|Lasts about three weeks|35\nBeard trim|With a hot towel|18\nChildren's cut|Up to twelve years|18",
    questions:
      "How do I cancel?|Up to 24 hours before, by the link in your confirmation or by phone.\nDo I need a patch test?|before a first color, yes, two days ahead. It takes five minutes.\nCan I bring my child?|Gladly, there is a corner with books.\nDo you take walk-ins?|If a chair is free, at once.",
  },
  words: {
    tagline: "Free chairs, the right stylist, no double booking.",
    itch: "Is Linh free on Friday?",
    promise: "Every chair booked, nobody twice",
    pov: "POV: the phone stays quiet, the chairs stay full",
    gains: ["4 stylists. No double booking.", "Book Linh in ten seconds", "Color formula? Right there."],
  },
});
