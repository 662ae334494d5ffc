import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "lettings",
  name: "Lettings and landlords",
  icon: "key-round",
  says: {
    en: "landlord|letting agent|lettings|rental properties|property management|rent collection|tenants and rent|tenancy agreements|rent arrears|rented flats|buy to let|my tenants|rental portfolio|rent roll|tenant repairs|residential lettings",
    de: "Vermieter|Mietverwaltung|Hausverwaltung|Mieter und Mieten|Mietwohnungen verwalten",
    es: "administración de alquileres|gestión de alquileres|casero|inquilinos y alquileres",
    fr: "gestion locative|bailleur|propriétaire bailleur|locataires et loyers",
    pt: "gestão de arrendamentos|senhorio|aluguel de imóveis|inquilinos e rendas",
  },
  forms: ["management", "portal", "site"],
  people: ["landlords", "agents", "tenants"],
  mood: "sober",
  things: [
    {
      id: "property",
      use: "core",
      role: "place",
      icon: "house",
      names: "property|properties",
      also: "flat|house|apartment|unit|home|let|building",
      fields:
        "Property: text\nPicture: image\nAddress: location\nKind: choice flat|house|studio|room|shop\nBedrooms: number 0..5\nOwner: text\nRent a month: money 550..2100 GBP\nEnergy rating: choice A|B|C|D|E|F\nState: choice let|notice given|vacant|being done up\nKeys: text\nGas certificate until: date -10..340\nElectrical check until: date 40..1700\nNotes: longText",
      cells:
        "address kind bedrooms owner rentAMonth energyRating state keys gasCertificateUntil electricalCheckUntil notes",
      rows: "14a Castle Street|14a Castle Street|flat|2|Margaret Hale|975|C|let|Board, hook 3|@-4|@820|Tenant asked for Thursday\n14b Castle Street|14b Castle Street|flat|1|Margaret Hale|760|C|let|Board, hook 4|@118|@820|\n22 Elm Grove|22 Elm Grove|house|3|Owen Pritchard|1350|D|notice given|Board, hook 7|@61|@410|Out at the end of next month\n5 Quay House|5 Quay House|flat|2|Farida Aziz|1480|B|let|Concierge|@205|@1400|All electric cooking\nStudio, Mill Lane|9 Mill Lane|studio|0|Margaret Hale|620|D|let|Board, hook 9|@19|@95|\n41 Park View|41 Park View|house|4|Tomás García|1900|C|let|Board, hook 11|@260|@1150|Garden kept by us\n3 Station Yard|3 Station Yard|flat|1|Farida Aziz|790|E|vacant|Board, hook 12|@150|@600|New carpet first\nRoom 2, Linden Avenue|18 Linden Avenue|room|1|Owen Pritchard|560|D|let|Key safe|@88|@240|Shared kitchen\nRoom 3, Linden Avenue|18 Linden Avenue|room|1|Owen Pritchard|575|D|let|Key safe|@88|@240|\nShop, Market Place|3 Market Place|shop|0|Tomás García|1650|C|let|Tenant holds|@310|@1500|Rent review in spring",
    },
    {
      id: "tenant",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "tenant|tenants",
      also: "renter|occupier|lodger|lessee",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nGuarantor: text\nReferences in: boolean 80\nRight to rent seen: boolean 85\nNotes: longText",
      cells: "phone eMail guarantor referencesIn rightToRentSeen notes",
      rows: "Amara Osei|555-0101|amara.osei@example.com||yes|yes|\nLuca Bianchi|555-0102|luca.bianchi@example.com|Paolo Bianchi|yes|yes|Student\nThe Webb family|555-0103|webb@example.com||yes|yes|Moving to Leeds\nNoor Rahman|555-0104|noor.rahman@example.com||yes|yes|\nJack Teale|555-0105|jack.teale@example.com|Susan Teale|yes|yes|Pays on the fifth\nIngrid and Per Lund|555-0106|lund@example.com||yes|yes|Two cats agreed\nKofi Mensah|555-0107|kofi.mensah@example.com||yes|yes|\nDaria Petrova|555-0108|daria.petrova@example.com||yes|yes|Night shifts, no calls before noon\nThe Copper Kettle|555-0109|rosa@copperkettle.example.com|Rosa Marini|yes|yes|Café\nSamuel Adeyemi|555-0110|samuel.adeyemi@example.com||no|no|Wants 3 Station Yard",
    },
    {
      id: "tenancy",
      use: "core",
      role: "item",
      icon: "file-signature",
      names: "tenancy|tenancies",
      also: "lease|agreement|contract|rental agreement|let",
      fields:
        "Tenancy: text\nProperty: relation property\nTenant: relation tenant\nFrom: date -1100..-20\nUntil: date -5..700\nDays left: daysUntil until\nRent: money 550..2100 GBP\nRent day: number 1..28\nDeposit: money 550..2400 GBP\nDeposit scheme number: text\nState: choice applied for|running|notice given|ended\nReceived so far: rollup sum rentPayment.tenancy.received GBP\nBalance: rollup sum rentPayment.tenancy.owed GBP",
      cells: "property tenant from until rent rentDay deposit depositSchemeNumber state",
      rows: "Osei, 14a Castle Street|14a Castle Street|Amara Osei|@-310|@55|975|1|1125|DP-40911|running\nBianchi, 14b Castle Street|14b Castle Street|Luca Bianchi|@-120|@245|760|1|875|DP-41377|running\nWebb, 22 Elm Grove|22 Elm Grove|The Webb family|@-690|@40|1350|1|1555|DP-38820|notice given\nRahman, Quay House|5 Quay House|Noor Rahman|@-200|@165|1480|1|1705|DP-41002|running\nTeale, Mill Lane|Studio, Mill Lane|Jack Teale|@-95|@270|620|5|715|DP-41460|running\nLund, Park View|41 Park View|Ingrid and Per Lund|@-1000|@95|1900|1|2190|DP-36604|running\nMensah, room 2|Room 2, Linden Avenue|Kofi Mensah|@-60|@305|560|1|560|DP-41588|running\nPetrova, room 3|Room 3, Linden Avenue|Daria Petrova|@-150|@215|575|1|575|DP-41240|running\nCopper Kettle, shop|Shop, Market Place|The Copper Kettle|@-1090|@700|1650|1|3300|held by us|running",
    },
    {
      id: "rentPayment",
      use: "core",
      role: "log",
      icon: "banknote",
      names: "rent payment|rent payments",
      also: "rent|payment|arrears|rent due|receipt",
      fields:
        "Rent: text\nTenancy: relation tenancy\nDue: date -40..20\nAmount: money 550..2100 GBP\nReceived: money 0..2100 GBP\nOwed: calc amount - received GBP\nPaid: boolean 70\nNotes: longText",
      cells: "tenancy due amount received paid notes",
      rows: "14a, this month|Osei, 14a Castle Street|@-3|975|975|yes|\n14b, this month|Bianchi, 14b Castle Street|@-3|760|400|no|Rest on Friday, he says\nElm Grove, this month|Webb, 22 Elm Grove|@-3|1350|1350|yes|\nQuay House, this month|Rahman, Quay House|@-3|1480|1480|yes|\nMill Lane, this month|Teale, Mill Lane|@2|620|0|no|Due on the fifth\nPark View, this month|Lund, Park View|@-3|1900|1900|yes|\nRoom 2, this month|Mensah, room 2|@-3|560|0|no|First reminder sent\nRoom 3, this month|Petrova, room 3|@-3|575|575|yes|\nShop, this month|Copper Kettle, shop|@-3|1650|1650|yes|\nRoom 2, last month|Mensah, room 2|@-33|560|560|yes|Came nine days late\n14b, last month|Bianchi, 14b Castle Street|@-33|760|760|yes|",
    },
    {
      id: "repair",
      use: "core",
      role: "item",
      icon: "wrench",
      names: "repair|repairs",
      also: "maintenance|fault|defect|issue|problem report|job",
      fields:
        "Problem: text\nProperty: relation property\nPicture: image\nReported: date -25..0\nUrgency: choice emergency|this week|when passing\nState: choice reported|quote asked|booked|done\nContractor: text\nCost: money 0..900 GBP\nCharged to: choice landlord|tenant|insurance",
      cells: "property reported urgency state contractor cost chargedTo",
      rows: "No hot water|14a Castle Street|@-1|emergency|booked|Riverside Heating|95|landlord\nWashing machine leaks|Room 2, Linden Avenue|@-4|this week|quote asked|Okoro Repairs|0|landlord\nGutter overflows|41 Park View|@-9|when passing|booked|Green Roofing|140|landlord\nLock broken|Studio, Mill Lane|@-14|emergency|done|Castle Locks|120|tenant\nMold in the bathroom|22 Elm Grove|@-6|this week|reported||0|landlord\nStorm damage to fence|41 Park View|@-21|this week|done|Okoro Repairs|460|insurance\nEntry phone dead|5 Quay House|@-2|this week|reported||0|landlord",
    },
    {
      id: "viewing",
      use: "more",
      role: "event",
      icon: "eye",
      names: "viewing|viewings",
      also: "visit|showing|enquiry|applicant",
      fields:
        "Name: text\nProperty: relation property\nPhone: phone\nDate: date -3..10\nTime: time 09:00..18:00\nMove in wanted: date 10..60\nVerdict: choice to come|wants it|no",
      cells: "property phone date time moveInWanted verdict",
      rows: "Samuel Adeyemi|3 Station Yard|555-0110|@-2|17:30|@20|wants it\nLeila Haddad|3 Station Yard|555-0131|@1|12:00|@30|to come\nThe Nowak family|22 Elm Grove|555-0132|@3|10:30|@45|to come\nBen Carter|3 Station Yard|555-0133|@-2|17:00|@14|no",
    },
  ],
  jobs: "due rentPayment.due\ncheck rentPayment.paid\nkeep property\nkeep tenancy\nmove repair.state\nrequest repair\ndue property.gasCertificateUntil\ntotal rentPayment.received\nfind property\nplan tenancy.until\nshow property.picture\nbook viewing",
  site: {
    headline: "Homes to rent, looked after properly",
    body: "We let and manage flats, houses and rooms. Rents and deposits are stated up front, and repairs are answered the same day.",
    action: "Report a repair|repair",
    services:
      "Let only|We find and check the tenant, half a month's rent|\nFull management|Rent, repairs and certificates, ten percent of rent|\nInventory|Rooms, meters and photos|120\nGas and electrical checks|Booked before they run out|165",
    questions:
      "How much is the deposit?|Five weeks' rent, held by a deposit scheme.\nAre pets allowed?|Ask; many of our landlords agree with a line in the contract.\nHow do I report a repair?|Here, with a photo. Emergencies by phone, day and night.\nWhen can I give notice?|After the fixed term, one month ahead in writing.",
  },
  words: {
    tagline: "Rent in, repairs out, certificates in date.",
    itch: "Whose rent has not come in?",
    promise: "Every rent in, every certificate valid",
    pov: "POV: the gas check booked itself in time",
    gains: ["10 properties. 2 rents short.", "14a: gas certificate 4 days over", "Room 2 owes 560. Reminder sent."],
  },
});
