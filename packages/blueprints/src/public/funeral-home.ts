import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "funeralHome",
  name: "Funeral home",
  icon: "flower-2",
  says: {
    en: "funeral home|funeral homes|funeral parlor|funeral parlour|funeral director|funeral directors|undertaker|mortuary|mortician|funeral arrangements|funeral planning|funeral services|cremation service|cremations|funeral home website|funeral cases|memorial services planner|wakes and viewings",
    de: "Bestatter|Bestattungsinstitut|Bestattungen|Bestattungshaus|Beerdigungsinstitut",
    es: "funeraria|tanatorio|servicios funerarios|pompas fúnebres",
    fr: "pompes funèbres|entreprise de pompes funèbres|salon funéraire|services funéraires",
    pt: "funerária|agência funerária|serviços funerários|casa funerária",
  },
  forms: ["management", "site", "portal"],
  people: ["funeral directors", "embalmers", "families"],
  mood: "sober",
  things: [
    {
      id: "arrangement",
      use: "core",
      role: "item",
      icon: "flower-2",
      names: "funeral case|funeral cases",
      also: "case|arrangement|deceased|burial|cremation|death",
      fields:
        "Name: text\nBorn: date -33000..-18000\nDied: date -12..-1\nFamily contact: text\nPhone: phone\nE-mail: email\nKind: choice burial|cremation|natural burial|transfer home\nFaith: text\nIn our care: choice cooler 1|cooler 2|cooler 3|viewing room|not yet here\nFuneral director: text @people\nDeath certificate: choice asked for|filed|received\nWishes: longText\nCharged so far: rollup sum charge.funeralCase.amount USD\nState: choice first call|in our care|arranging|service held|closed",
      cells: "born died familyContact phone eMail kind faith inOurCare funeralDirector deathCertificate wishes state",
      rows: "Eleanor Whitman|1938-04-11|@-4|Paul Whitman, son|555-0101|paul.whitman@example.com|burial|Methodist|viewing room|Grace Holloway|received|Blue dress, her own hymn book|arranging\nJoseph Marino|1945-09-02|@-2|Carla Marino, wife|555-0102|carla.marino@example.com|cremation|Catholic|cooler 1|Grace Holloway|filed|Rosary the evening before|arranging\nDorothy Kim|1951-01-23|@-1|Susan Kim, daughter|555-0103|susan.kim@example.com|cremation|None|cooler 2|Martin Shaw|asked for||in our care\nWalter Jensen|1932-12-05|@-9|Ruth Jensen, wife|555-0104|ruth.jensen@example.com|burial|Lutheran|not yet here|Martin Shaw|received|Flag for a veteran|service held\nHarold Beck|1940-06-30|@-1|Home hospice nurse|555-0105|beck.family@example.com|natural burial|None|not yet here|Martin Shaw|asked for|Wool shroud, no chemicals|first call",
    },
    {
      id: "service",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "service|services",
      also: "ceremony|viewing|visitation|wake|burial|memorial|funeral",
      fields:
        "Service: text\nFuneral case: relation arrangement\nKind: choice visitation|funeral|graveside|cremation|memorial service\nStarts: dateTime 0..12 09:00..18:00\nPlace: location\nLed by: text\nGuests: number 8..180\nMusic: text\nVehicles: tags hearse|family car|flower car\nState: choice to confirm|confirmed|held",
      cells: "funeralCase kind starts place ledBy guests music vehicles state",
      rows: "Whitman visitation|Eleanor Whitman|visitation|@1T17:00|Our chapel|Grace Holloway|60|None||confirmed\nWhitman funeral|Eleanor Whitman|funeral|@2T11:00|Main Street Methodist Church|Rev. Alan Price|120|Organ, two hymns|hearse; family car; flower car|confirmed\nWhitman graveside|Eleanor Whitman|graveside|@2T13:00|Hillside Cemetery|Rev. Alan Price|40|None|hearse; family car|confirmed\nMarino rosary|Joseph Marino|visitation|@3T18:00|Our chapel|Father Lucas Ortiz|50|None||confirmed\nMarino cremation|Joseph Marino|cremation|@4T10:00|County crematory|Grace Holloway|12|Cello, recorded|hearse|to confirm\nJensen funeral|Walter Jensen|funeral|@-3T10:30|St. Olaf Church|Rev. Inga Moe|90|Bugler|hearse; family car|held",
    },
    {
      id: "task",
      use: "core",
      role: "item",
      icon: "list-checks",
      names: "task|tasks",
      also: "to-do|paperwork|permit|obituary|checklist",
      fields:
        "Task: text\nFuneral case: relation arrangement\nKind: choice documents|care|flowers|newspaper|cemetery|family\nDue: date -2..6\nDays left: daysUntil due\nWho: text @people\nDone: boolean 30",
      cells: "funeralCase kind due who done",
      rows: "Cremation permit|Joseph Marino|documents|@1|Grace Holloway|no\nFile the death certificate|Dorothy Kim|documents|@-1|Martin Shaw|no\nGrave opening, section C|Eleanor Whitman|cemetery|@1|Grace Holloway|yes\nObituary to the Courier|Joseph Marino|newspaper|@0|Tess Moran|no\nDress and set hair|Eleanor Whitman|care|@0|Tess Moran|yes\nBring him from home|Harold Beck|care|@0|Martin Shaw|no\nReturn photos to the family|Walter Jensen|family|@2|Tess Moran|no",
    },
    {
      id: "charge",
      use: "core",
      role: "log",
      icon: "receipt",
      names: "invoice line|invoice lines",
      also: "charge|invoice|bill|price|statement|cost",
      fields:
        "Item: text\nFuneral case: relation arrangement\nKind: choice our services|casket or urn|vehicles|paid for the family\nAmount: money 40..4200 USD\nPaid: boolean 40",
      cells: "funeralCase kind amount paid",
      rows: "Basic services|Eleanor Whitman|our services|2400|yes\nOak casket|Eleanor Whitman|casket or urn|3100|no\nHearse and family car|Eleanor Whitman|vehicles|620|no\nBasic services|Joseph Marino|our services|2400|no\nCremation fee|Joseph Marino|paid for the family|380|no\nCherry urn|Joseph Marino|casket or urn|240|no\nBasic services|Walter Jensen|our services|2400|yes\nObituary, two days|Walter Jensen|paid for the family|190|yes",
    },
    {
      id: "casket",
      use: "more",
      role: "item",
      icon: "package",
      names: "casket or urn|caskets and urns",
      also: "casket|coffin|urn|stock",
      fields:
        "Casket or urn: text\nPicture: image\nMaterial: choice oak|pine|cherry|steel|wicker|ceramic\nPrice: money 120..4200 USD\nIn stock: number 0..6\nReorder at: number 1..2",
      cells: "material price inStock reorderAt",
      rows: "Oak casket|oak|3100|2|1\nPlain pine casket|pine|1100|3|1\nWicker casket|wicker|1450|1|1\nSteel casket, gray|steel|2600|0|1\nCherry urn|cherry|240|4|2\nCeramic urn, blue|ceramic|180|2|2",
    },
  ],
  jobs: "move arrangement.state\nagenda service.starts\ndue task.due\nkeep arrangement\ncheck task.done\nrequest arrangement\ntotal charge.amount\ncheck charge.paid\nassign task.who\nmove service.state\nprint charge\nshow casket.picture",
  site: {
    headline: "We come at any hour",
    body: "One director stays with your family from the first call to the last letter. Every price is written down before you decide.",
    action: "Tell us what happened|arrangement",
    services:
      "Basic services|Care, paperwork and one director throughout|2400\nVisitation|An evening in our chapel|450\nDirect cremation|Without a service, urn included|1290\nHearse and family car|To the church and the grave|620",
    questions:
      "Somebody has died at home. What now?|Call us at any hour. We come once a nurse or doctor has been there.\nCan we see the prices?|Yes, the full list is here and in our office.\nMust we choose embalming?|No, it is rarely required. We tell you when it is.\nCan I plan my own funeral?|Yes, we write your wishes down, and you may pay ahead.",
  },
  words: {
    tagline: "Families, services, papers and prices in order.",
    itch: "Has the permit been filed?",
    promise: "Nothing forgotten between the call and the grave",
    pov: "POV: the family only has to grieve",
    gains: ["Five families, each with a director", "Kim certificate: one day late", "Whitman: 6120 dollars, 2400 paid"],
  },
});
