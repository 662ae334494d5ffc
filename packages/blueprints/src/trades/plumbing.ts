import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "plumbing",
  name: "Plumbing and heating",
  icon: "faucet",
  says: {
    en: "plumber|plumbing|plumbing business|gas engineer|emergency plumber|burst pipes|plumbing repairs|plumbing jobs|heating and plumbing|bathroom fitter|leaking taps|drain unblocking|gas safety certificates",
    de: "Klempner|Sanitärbetrieb|Installateur",
    es: "fontanero|fontanería|reparaciones de fontanería",
    fr: "plombier|plomberie|dépannage plomberie",
    pt: "encanador|canalizador|empresa de encanamento",
  },
  forms: ["management", "site", "booking"],
  people: ["plumbers", "office", "customers"],
  mood: "warm",
  things: [
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "client|householder|landlord|tenant|household",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nAddress: location\nKind: choice homeowner|landlord|tenant|business\nStopcock: text\nAccess and parking: longText",
      cells: "phone eMail address kind stopcock accessAndParking",
      rows: "Margaret Hale|555-0101|margaret.hale@example.com|4 Mill Lane|homeowner|Under the sink|Street permit in the hall\nRashid Khan|555-0102|rashid.khan@example.com|88 Victoria Road|landlord|Pavement, by the gate|Tenant is Lucy, ring first\nPriya Nair|555-0103|priya.nair@example.com|27 Station Road|homeowner|Airing cupboard|\nThe Copper Kettle|555-0104|kettle@example.com|3 Market Place|business|Cellar, left wall|Before eleven or after three\nDaniel Okoro|555-0105|daniel.okoro@example.com|9 Castle Street|tenant|Behind the washing machine|Evenings only\nRuth Ellis|555-0106|ruth.ellis@example.com|Hillside Farm|homeowner|Yard, lift the slab|Dog is loose\nGwen Hughes|555-0107|gwen.hughes@example.com|Bryn Cottage|homeowner|Pantry|\nPark View Lettings|555-0108|repairs@parkview.example.com|12 High Street|landlord||Keys from the office\nTomás García|555-0109|tomas.garcia@example.com|41 Elm Grove|homeowner|Cloakroom|\nHelen Sharp|555-0110|helen.sharp@example.com|2 Church Row|homeowner|Under the stairs|No parking on market days",
    },
    {
      id: "appliance",
      use: "core",
      role: "item",
      icon: "flame",
      names: "boiler|boilers",
      also: "appliance|heat pump|cylinder|heating system|unit",
      fields:
        "Appliance: text\nCustomer: relation customer\nMake and model: text\nKind: choice combi|system|regular|oil|heat pump\nSerial number: text\nInstalled: date -5000..-200\nWarranty until: date -300..2000\nLast service: date -400..-5\nNext service: date -30..360\nDays left: daysUntil nextService",
      cells: "customer makeAndModel kind serialNumber installed warrantyUntil lastService nextService",
      rows: "Kitchen boiler, Mill Lane|Margaret Hale|Vaillant ecoTEC 832|combi|VA-21-88412|@-1700|@850|@-372|@-7\nTop flat, Victoria Road|Rashid Khan|Worcester 30i|combi|WB-30-11207|@-2600|@-44|@-358|@7\nGround flat, Victoria Road|Rashid Khan|Worcester 25i|combi|WB-25-11208|@-2600|@-44|@-358|@7\nBoiler, Station Road|Priya Nair|Ideal Logic 24|combi|ID-24-70331|@-900|@1650|@-170|@195\nCafé boiler|The Copper Kettle|Baxi 624|system|BX-62-50918|@-1300|@525|@-340|@25\nFarmhouse oil boiler|Ruth Ellis|Grant Vortex 26|oil|GV-26-33019|@-3900|@-250|@-390|@-25\nHeat pump, Bryn Cottage|Gwen Hughes|Daikin Altherma 8|heat pump|DK-08-20450|@-400|@2150|@-35|@330\nBoiler, Elm Grove|Tomás García|Vaillant ecoFIT 615|regular|VA-19-61077|@-2100|@-275|@-250|@115",
    },
    {
      id: "job",
      use: "core",
      role: "event",
      icon: "wrench",
      names: "job|jobs",
      also: "callout|call-out|visit|repair|job sheet|booking|installation",
      fields:
        "Job: text\nCustomer: relation customer\nAppliance: relation appliance\nDate: date -14..21\nTime: time 08:00..16:00\nKind: choice emergency|repair|boiler service|installation|gas certificate|quote visit\nEngineer: text @people\nState: choice booked|on the way|waiting for parts|done|invoiced\nLabor: money 50..900 GBP\nMaterials: money 0..1200 GBP\nTotal: calc labor + materials GBP\nPaid: boolean 40\nNotes: longText",
      cells: "customer appliance date time kind engineer state labor materials paid notes",
      rows: "No hot water|Margaret Hale|Kitchen boiler, Mill Lane|@0|08:00|emergency|Mateo Ruiz|on the way|95|0|no|Fault code F28\nBoth flats, service and CP12|Rashid Khan|Top flat, Victoria Road|@2|09:00|gas certificate|Amara Osei|booked|170|0|no|Two certificates\nDripping kitchen tap|Priya Nair|Boiler, Station Road|@0|13:00|repair|Amara Osei|booked|70|12|no|Quarter turn, chrome\nCafé annual service|The Copper Kettle|Café boiler|@5|07:30|boiler service|Mateo Ruiz|booked|110|0|no|\nShower mixer|Tomás García|Boiler, Elm Grove|@-2|10:00|repair|Mateo Ruiz|waiting for parts|85|140|no|Valve on order\nRadiator moved|Helen Sharp|Boiler, Elm Grove|@-6|09:30|installation|Lena Krüger|invoiced|220|65|no|\nOil boiler will not fire|Ruth Ellis|Farmhouse oil boiler|@-9|08:30|emergency|Lena Krüger|done|140|38|yes|New nozzle\nHeat pump first service|Gwen Hughes|Heat pump, Bryn Cottage|@-35|11:00|boiler service|Lena Krüger|invoiced|130|0|yes|\nBathroom to measure|Daniel Okoro|Boiler, Station Road|@3|17:00|quote visit|Amara Osei|booked|0|0|no|Bath out, shower in\nBurst pipe in the loft|Park View Lettings|Ground flat, Victoria Road|@-12|06:45|emergency|Mateo Ruiz|invoiced|180|24|yes|Lag the tank",
    },
    {
      id: "quote",
      use: "core",
      role: "item",
      icon: "file-text",
      names: "quote|quotes",
      also: "estimate|quotation|offer",
      fields:
        "Quote: text\nCustomer: relation customer\nSent: date -30..0\nGood until: date -4..30\nLabor: money 150..2400 GBP\nMaterials: money 80..3600 GBP\nTotal: calc labor + materials GBP\nState: choice to write|sent|accepted|declined",
      cells: "customer sent goodUntil labor materials state",
      rows: "New combi boiler|Daniel Okoro|@-8|@22|900|1450|sent\nWalk-in shower|Priya Nair|@-20|@10|1400|1850|accepted\nOutside tap|Helen Sharp|@-3|@27|80|35|sent\nUnderfloor heating, kitchen|Gwen Hughes|@-34|@-4|1900|2200|declined\nNew cylinder|Ruth Ellis|@-5|@25|650|980|sent\nCafé grease trap|The Copper Kettle|@-1|@29|320|410|to write",
    },
    {
      id: "part",
      use: "more",
      role: "item",
      icon: "package",
      names: "part|parts",
      also: "van stock|material|fitting|spare",
      fields:
        "Part: text\nVan: choice van 1|van 2|store\nOn hand: number 0..60\nReorder at: number 2..20\nCost: money 1..140 GBP\nMerchant: text",
      cells: "van onHand reorderAt cost merchant",
      rows: "15 mm isolation valve|van 1|24|10|3|Riverside Supplies\n22 mm elbow, copper|van 1|40|20|2|Riverside Supplies\nDiverter valve|store|1|2|88|Boiler Spares Direct\nExpansion vessel 8 l|store|2|2|46|Boiler Spares Direct\nTap cartridge, quarter turn|van 2|6|6|9|Riverside Supplies\nInhibitor, bottle|van 2|3|4|18|Riverside Supplies",
    },
  ],
  jobs: "agenda job.date\nmove job.state\ndue appliance.nextService\nassign job.engineer\nrequest job\ncheck job.paid\ntotal job.total\nkeep quote\nmove quote.state\nkeep customer\ncount part.onHand",
  site: {
    headline: "Leaks, boilers and bathrooms, done right",
    body: "Gas registered engineers for repairs, servicing and new bathrooms. You get the price before we start and a reminder when the boiler is due.",
    action: "Ask for a visit|job",
    services:
      "Boiler service|With flue test and a written record|110\nGas safety certificate|For landlords, up to three appliances|85\nRepair, first hour|Taps, toilets, radiators, leaks|70\nEmergency call-out|Seven days, within two hours|95\nNew boiler|Fixed price after a free visit|",
    questions:
      "Do you charge for a quote?|No. We measure up and you get it in writing within two days.\nHow often should a boiler be serviced?|Once a year, or the maker's warranty may lapse.\nMy pipe has burst. What now?|Turn the stopcock clockwise, open the cold taps, then ring us.\nAre you gas registered?|Yes, every engineer carries the card; ask to see it.",
  },
  words: {
    tagline: "Boilers due, jobs booked and where the stopcock is.",
    itch: "Whose boiler is due this month?",
    promise: "Every boiler serviced, every job billed",
    pov: "POV: no hot water, and you know the boiler",
    gains: ["8 boilers. 2 overdue a service.", "F28 at Mill Lane, eight sharp", "Stopcock? Yard, lift the slab."],
  },
});
