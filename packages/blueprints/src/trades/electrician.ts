import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "electrician",
  name: "Electrician",
  icon: "zap",
  says: {
    en: "electrician|electrical contractor|electrical business|electrical installation|rewiring|consumer units|fuse board|electrical testing|PAT testing|electrical certificates|charger installation|electrical inspection reports|wiring jobs|electrical jobs|test and inspection",
    de: "Elektriker|Elektrobetrieb|Elektroinstallateur|Elektroprüfung",
    es: "electricista|instalaciones eléctricas|empresa de electricidad|boletín eléctrico",
    fr: "électricien|entreprise d'électricité|installation électrique|mise aux normes électriques",
    pt: "eletricista|instalações elétricas|empresa de eletricidade|certificado elétrico",
  },
  forms: ["management", "site", "booking"],
  people: ["electricians", "office", "customers"],
  mood: "sober",
  things: [
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "client|homeowner|landlord|builder|contractor",
      fields:
        "Name: text\nKind: choice homeowner|landlord|business|main contractor\nPhone: phone\nE-mail: email\nPays within: choice on the day|14 days|30 days\nNotes: longText",
      cells: "kind phone eMail paysWithin notes",
      rows: "Margaret Hale|homeowner|555-0101|margaret.hale@example.com|on the day|\nPark View Lettings|landlord|555-0102|repairs@parkview.example.com|30 days|Job number on every invoice\nGreystone Builders|main contractor|555-0103|site@greystone.example.com|30 days|Ask for Dermot on site\nRosa Marini|business|555-0104|rosa@copperkettle.example.com|14 days|Café, after three\nDaniel Okoro|homeowner|555-0105|daniel.okoro@example.com|on the day|\nSt Anne's Primary|business|555-0106|office@stannes.example.com|30 days|Sign in, school holidays best\nHelen Sharp|homeowner|555-0107|helen.sharp@example.com|on the day|Old house, rubber cables\nYusuf Kaya|homeowner|555-0108|yusuf.kaya@example.com|14 days|Wants a car charger",
    },
    {
      id: "site",
      use: "core",
      role: "place",
      icon: "house-plug",
      names: "installation|installations",
      also: "address|building|premises|board|consumer unit|fuse board",
      fields:
        "Installation: text\nCustomer: relation customer\nAddress: location\nSupply: choice single phase|three phase\nEarthing: choice TN-S|TN-C-S|TT\nBoard: text\nCircuits: number 4..24\nRCD protection: choice all circuits|some circuits|none\nLast tested: date -3600..-30\nNext test: date -60..1700\nDays left: daysUntil nextTest\nIsolator: text",
      cells: "customer address supply earthing board circuits rCDProtection lastTested nextTest isolator",
      rows: "4 Mill Lane|Margaret Hale|4 Mill Lane|single phase|TN-C-S|Hager, 2019|10|all circuits|@-1700|@1550|Hall cupboard\n88 Victoria Road, flat 1|Park View Lettings|88 Victoria Road|single phase|TN-S|Wylex, 2008|7|some circuits|@-1840|@-14|Meter box outside\n88 Victoria Road, flat 2|Park View Lettings|88 Victoria Road|single phase|TN-S|Wylex, 2008|7|some circuits|@-1795|@30|Meter box outside\nPlot 3, Orchard Close|Greystone Builders|Orchard Close|single phase|TN-C-S|Hager, new|14|all circuits|@-30|@1700|Garage\nCopper Kettle|Rosa Marini|3 Market Place|three phase|TN-S|Schneider, 2015|18|all circuits|@-1500|@325|Cellar, by the stairs\n9 Castle Street|Daniel Okoro|9 Castle Street|single phase|TN-C-S|MK, 1998|6|none|@-3600|@-50|Under the stairs\nSt Anne's hall block|St Anne's Primary|School Road|three phase|TN-S|Eaton, 2012|24|all circuits|@-1640|@185|Boiler room\n2 Church Row|Helen Sharp|2 Church Row|single phase|TT|Wooden back board|4|none|@-3400|@-60|Pantry, high up\n31 Park View|Yusuf Kaya|31 Park View|single phase|TN-C-S|Hager, 2021|12|all circuits|@-1400|@1600|Utility room",
    },
    {
      id: "job",
      use: "core",
      role: "event",
      icon: "wrench",
      names: "job|jobs",
      also: "callout|visit|job sheet|work order|booking|rewire",
      fields:
        "Job: text\nInstallation: relation site\nDate: date -14..28\nTime: time 08:00..15:30\nKind: choice fault|new circuit|rewire|board change|car charger|inspection|PAT test\nElectrician: text @people\nState: choice booked|first fix|second fix|test|done|invoiced\nHours: number 1..40 h\nRate: money 45..60 GBP\nMaterials: money 0..1400 GBP\nLabor: calc hours * rate GBP\nTotal: calc labor + materials GBP\nCertificate sent: boolean 40\nPaid: boolean 40\nNotes: longText",
      cells: "installation date time kind electrician state hours rate materials certificateSent paid notes",
      rows: "Half the sockets dead|9 Castle Street|@0|08:30|fault|Amara Osei|booked|2|52|15|no|no|Started after the storm\nNew consumer unit|9 Castle Street|@9|08:00|board change|Amara Osei|booked|8|50|410|no|no|Goes with the report\nInspection, flat 1|88 Victoria Road, flat 1|@2|10:00|inspection|Ben Osei|booked|4|45|0|no|no|Tenant Lucy, ring first\nInspection, flat 2|88 Victoria Road, flat 2|@2|14:00|inspection|Ben Osei|booked|4|45|0|no|no|\nPlot 3 second fix|Plot 3, Orchard Close|@1|08:00|rewire|Lena Krüger|second fix|24|45|620|no|no|Kitchen not in until Friday\nCar charger, 7 kW|31 Park View|@5|09:00|car charger|Lena Krüger|booked|6|52|685|no|no|Cable run 14 m\nOven circuit|Copper Kettle|@-2|15:30|new circuit|Amara Osei|test|5|52|180|no|no|Test before opening\nSchool PAT, 210 items|St Anne's hall block|@-6|08:00|PAT test|Ben Osei|done|7|45|20|yes|no|Four failed\nRewire, ground floor|2 Church Row|@14|08:00|rewire|Amara Osei|booked|40|48|1350|no|no|Lift floorboards first\nOutside light|4 Mill Lane|@-9|11:00|new circuit|Lena Krüger|invoiced|3|52|68|yes|yes|",
    },
    {
      id: "certificate",
      use: "core",
      role: "item",
      icon: "file-check",
      names: "certificate|certificates",
      also: "condition report|test certificate|inspection report|minor works|EICR",
      fields:
        "Certificate: text\nInstallation: relation site\nKind: choice condition report|installation certificate|minor works|PAT list\nTested by: text\nTested: date -1700..-1\nNext due: date -60..1700\nResult: choice satisfactory|unsatisfactory|further investigation\nWorst code: choice none|C3|C2|C1\nSent: boolean 80\nFindings: lines",
      cells: "installation kind testedBy tested nextDue result worstCode sent findings",
      rows: "EIC 1182|Plot 3, Orchard Close|installation certificate|Lena Krüger|@-30|@1700|satisfactory|none|no|\nEICR 1179|9 Castle Street|condition report|Amara Osei|@-20|@-50|unsatisfactory|C2|yes|No RCD on sockets; Cracked socket, kitchen\nMW 1185|4 Mill Lane|minor works|Lena Krüger|@-9|@1550|satisfactory|none|yes|\nPAT 1186|St Anne's hall block|PAT list|Ben Osei|@-6|@359|unsatisfactory|C2|yes|Urn lead cut; Heater 3; Two extension leads\nEICR 1040|88 Victoria Road, flat 1|condition report|Ben Osei|@-1840|@-14|satisfactory|C3|yes|\nEICR 1041|88 Victoria Road, flat 2|condition report|Ben Osei|@-1795|@30|satisfactory|C3|yes|\nEICR 1150|2 Church Row|condition report|Amara Osei|@-45|@-60|unsatisfactory|C1|yes|Bare live parts in the pantry; Rubber cables",
    },
    {
      id: "material",
      use: "more",
      role: "item",
      icon: "package",
      names: "material|materials",
      also: "part|cable|stock|van stock",
      fields:
        "Material: text\nOn hand: number 0..200\nUnit: choice piece|meter|box\nReorder at: number 2..50\nPrice: money 0.80..64 GBP\nWholesaler: text",
      cells: "onHand unit reorderAt price wholesaler",
      rows: "Twin and earth 2.5|140|meter|50|0.80|City Electrical\nTwin and earth 6.0|22|meter|25|2.10|City Electrical\nDouble socket|31|piece|15|3.20|City Electrical\nRCBO 32 A|4|piece|6|24|Northern Switchgear\nBack box 35 mm|60|piece|20|0.90|City Electrical\nSmoke alarm, mains|5|piece|4|28|Northern Switchgear",
    },
  ],
  jobs: "agenda job.date\nmove job.state\ndue site.nextTest\ncheck job.certificateSent\nassign job.electrician\nrequest job\nkeep certificate\ntotal job.total\ncheck job.paid\nfind site\nchart certificate.result\ncount material.onHand",
  site: {
    headline: "Safe wiring, tested and on paper",
    body: "Faults, rewires, car chargers and inspections for homes, landlords and shops. You get the certificate by e-mail with the invoice.",
    action: "Describe the job|job",
    services:
      "Fault finding|First two hours|104\nCondition report|Flat up to six circuits|180\nNew consumer unit|Tested and certified|810\nCar charger|Fitted, up to ten meters of cable|985\nPAT testing|Up to fifty items|75",
    questions:
      "How often must a rented flat be tested?|Every five years, and between tenants if it is due.\nThe report says C2. What does that mean?|Potentially dangerous: it has to be repaired, within 28 days in a rental.\nMy sockets are dead. What can I do?|Look for the switch that is down, unplug everything, try once. Then ring us.\nDo I get a certificate?|For every new circuit and every board, by law and by e-mail.",
  },
  words: {
    tagline: "Jobs, boards and the certificate that goes with them.",
    itch: "Which flats are due a test?",
    promise: "Every circuit tested, every report sent",
    pov: "POV: the landlord asks, the report is there",
    gains: [
      "9 installations, 3 overdue a test",
      "9 Castle Street: C2, board booked",
      "24 circuits, one school, on paper",
    ],
  },
});
