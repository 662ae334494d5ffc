import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "storageUnits",
  name: "Self storage",
  icon: "warehouse",
  says: {
    en: "self storage|self-storage|storage units|storage unit rental|rent a storage unit|storage facility|mini storage|storage lockers rental|lock-up garages|garage rental|garages to let|storage space rental|caravan storage|document storage boxes|storage company|gate codes for storage",
    de: "Selfstorage|Lagerraum mieten|Lagerbox vermieten|Garagen vermieten",
    es: "trasteros en alquiler|alquiler de trasteros|guardamuebles|alquiler de garajes",
    fr: "garde-meubles|location de box|self-stockage|location de garages",
    pt: "self storage|aluguel de boxes|guarda-móveis|aluguel de garagens",
  },
  forms: ["management", "booking", "site"],
  people: ["site managers", "tenants"],
  mood: "sober",
  things: [
    {
      id: "unit",
      use: "core",
      role: "place",
      icon: "warehouse",
      names: "unit|units",
      also: "storage unit|box|locker|lock-up|garage|room",
      fields:
        "Unit: text\nPicture: image\nKind: choice locker|small|medium|large|garage|outdoor bay\nHall: choice A|B|yard\nFloor: choice ground|first\nArea: number 1..24 m²\nRent a month: money 19..290 EUR\nClimate: choice heated|dry|outside\nAccess: choice drive-up|trolley|lift\nState: choice free|let|reserved|notice given|blocked\nLast checked: date -90..-1",
      cells: "kind hall floor area rentAMonth climate access state lastChecked",
      rows: "A-01|small|A|ground|3|58|heated|trolley|let|@-12\nA-02|small|A|ground|3|58|heated|trolley|free|@-12\nA-07|medium|A|ground|6|96|heated|trolley|let|@-12\nA-11|large|A|ground|12|168|heated|trolley|notice given|@-40\nA-21|locker|A|first|1|19|heated|lift|let|@-12\nA-22|locker|A|first|1|19|heated|lift|reserved|@-12\nB-03|medium|B|ground|7|104|dry|drive-up|let|@-33\nB-04|large|B|ground|15|198|dry|drive-up|blocked|@-2\nB-09|large|B|ground|20|249|dry|drive-up|let|@-33\nY-2|garage|yard|ground|16|125|outside|drive-up|let|@-61\nY-5|outdoor bay|yard|ground|24|80|outside|drive-up|free|@-61",
    },
    {
      id: "tenant",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "tenant|tenants",
      also: "customer|renter|storer|client",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nIdentity seen: boolean 90\nGate code: text\nSecond person: text\nEmergency phone: phone\nOwed: rollup sum invoice.tenant.openAmount EUR",
      cells: "phone eMail identitySeen gateCode secondPerson emergencyPhone",
      rows: "Helga Brandt|555-0101|helga.brandt@example.com|yes|4417|Daniel Brandt|555-0131\nOkoro Electric|555-0102|office@okoro.example.com|yes|2280|Four keyholders|555-0132\nTom Reid|555-0103|tom.reid@example.com|yes|9051||555-0133\nThe Late Trams|555-0104|hello@latetrams.example.com|yes|7723|Jonas Beck|555-0134\nGwen Hughes|555-0105|gwen.hughes@example.com|yes|3306||555-0135\nPaper Fox|555-0106|lucy@paperfox.example.com|yes|5118|Lucy Chen|555-0136\nSamuel Adeyemi|555-0107|samuel.adeyemi@example.com|no|1942||555-0137",
    },
    {
      id: "rental",
      use: "core",
      role: "item",
      icon: "file-signature",
      names: "rental|rentals",
      also: "contract|lease|let|storage agreement|booking",
      fields:
        "Rental: text\nUnit: relation unit\nTenant: relation tenant\nFrom: date -900..10\nPaid until: date -25..40\nDays left: daysUntil paidUntil\nRent: money 19..290 EUR\nDeposit: money 19..290 EUR\nInsured for: money 1000..15000 EUR\nWhat is in it: text\nLock: choice own lock|our lock|overlocked\nState: choice reserved|running|notice given|in arrears|moved out",
      cells: "unit tenant from paidUntil rent deposit insuredFor whatIsInIt lock state",
      rows: "Brandt, A-01|A-01|Helga Brandt|@-210|@20|58|58|3000|Furniture of a flat|own lock|running\nOkoro, B-03|B-03|Okoro Electric|@-640|@11|104|104|15000|Cable, tools|own lock|running\nReid, A-11|A-11|Tom Reid|@-95|@25|168|168|5000|Between two homes|own lock|notice given\nLate Trams, A-07|A-07|The Late Trams|@-400|@4|96|96|12000|Amplifiers, drums|own lock|running\nHughes, Y-2|Y-2|Gwen Hughes|@-820|@-25|125|125|4000|Small van|overlocked|in arrears\nPaper Fox, B-09|B-09|Paper Fox|@-300|@8|249|249|15000|Paper on pallets|own lock|running\nHughes, A-21|A-21|Gwen Hughes|@-820|@-25|19|19|1000|Papers|overlocked|in arrears\nAdeyemi, A-22|A-22|Samuel Adeyemi|@5|@36|19|19|1000|Suitcases|our lock|reserved",
    },
    {
      id: "invoice",
      use: "core",
      role: "item",
      icon: "receipt",
      names: "invoice|invoices",
      also: "bill|rent due|payment|arrears",
      fields:
        "Invoice: text\nTenant: relation tenant\nRental: relation rental\nDue: date -60..15\nAmount: money 19..290 EUR\nReceived: money 0..290 EUR\nOpen amount: calc amount - received EUR\nPaid: boolean 60\nStep: choice sent|reminder|last warning|overlocked|paid",
      cells: "tenant rental due amount received paid step",
      rows: "Brandt, this month|Helga Brandt|Brandt, A-01|@-10|58|58|yes|paid\nOkoro, this month|Okoro Electric|Okoro, B-03|@-19|104|104|yes|paid\nReid, this month|Tom Reid|Reid, A-11|@-5|168|168|yes|paid\nLate Trams, next|The Late Trams|Late Trams, A-07|@4|96|0|no|sent\nHughes van, last month|Gwen Hughes|Hughes, Y-2|@-55|125|0|no|overlocked\nHughes van, this month|Gwen Hughes|Hughes, Y-2|@-25|125|0|no|last warning\nHughes locker, this month|Gwen Hughes|Hughes, A-21|@-25|19|0|no|last warning\nPaper Fox, next|Paper Fox|Paper Fox, B-09|@8|249|0|no|sent",
    },
    {
      id: "inquiry",
      use: "more",
      role: "item",
      icon: "message-circle-question-mark",
      names: "inquiry|inquiries",
      also: "enquiry|waiting list|reservation request|viewing",
      fields:
        "Name: text\nPhone: phone\nWants: choice locker|small|medium|large|garage|outdoor bay\nFrom when: date 0..40\nHow long: choice a month|half a year|longer\nWhat: text\nState: choice new|viewing|offered|let|no",
      cells: "phone wants fromWhen howLong what state",
      rows: "Rosa Marini|555-0141|garage|@14|longer|Vespa and wine|new\nAdam Berg|555-0142|large|@25|half a year|House being built|offered\nPriya Nair|555-0143|small|@3|a month|New floor at home|viewing\nRowing club|555-0144|outdoor bay|@30|longer|Trailer|new",
    },
  ],
  jobs: "move rental.state\ndue rental.paidUntil\nkeep unit\nfind unit\nmove unit.state\nshow unit.picture\nrequest inquiry\ndue invoice.due\ncheck invoice.paid\nmove invoice.step\ntotal invoice.openAmount\nkeep tenant\nchart unit.kind\nkeep rental",
  site: {
    headline: "Space with your own lock on it",
    body: "From a locker for suitcases to a bay for the caravan. Dry, lit, filmed; the gate opens with your code from six to eleven.",
    action: "Ask for a unit|inquiry",
    services:
      "Locker|One square meter, a month|19\nSmall|Three square meters, heated|58\nLarge|Fifteen square meters, drive-up|198\nGarage|Sixteen square meters in the yard|125",
    questions:
      "How much space do I need?|A one-bedroom flat fits into six square meters, stacked.\nHow short can I rent?|One month; after that fourteen days' notice.\nIs it insured?|Yes, tell us the value; the first thousand is included.\nWhat must not go in?|Food, fuel, gas, plants, and anything alive.",
  },
  words: {
    tagline: "Which unit is free, who pays, who is overlocked.",
    itch: "Is A-02 really empty?",
    promise: "Every unit let, every rent in",
    pov: "POV: the gate code went out before they arrived",
    gains: ["11 units, 2 free today", "Hughes: 269 open, overlocked", "A-11 free in 25 days"],
  },
});
