import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "toolHire",
  name: "Tool hire",
  icon: "drill",
  says: {
    en: "tool hire|tool rental|equipment hire|equipment rental|plant hire|plant hire company|digger hire|mini digger hire|excavator rental|machinery rental|hire shop|rental shop|generator hire|scaffold tower hire|construction equipment rental|rental fleet availability|off-hire",
    de: "Werkzeugverleih|Baumaschinenverleih|Gerätevermietung|Mietpark|Minibagger mieten",
    es: "alquiler de herramientas|alquiler de maquinaria|alquiler de equipos",
    fr: "location d'outils|location de matériel|location de mini-pelle",
    pt: "aluguel de ferramentas|aluguer de máquinas|locação de equipamentos",
  },
  forms: ["management", "booking", "shop"],
  people: ["hire desk", "workshop", "customers"],
  mood: "sober",
  things: [
    {
      id: "machine",
      use: "core",
      role: "item",
      icon: "drill",
      names: "machine|machines",
      also: "tool|equipment|plant|digger|generator",
      fields:
        "Machine: text\nPicture: image\nFleet number: text\nGroup: choice digging|cutting|drilling|access|pumps|power|compaction|garden\nDay rate: money 12..160 GBP\nWeek rate: money 36..520 GBP\nDeposit: money 50..500 GBP\nHours run: number 5..3200 h\nNext service: date -6..90\nDays left: daysUntil nextService\nTest due: date -4..300\nBay: text\nState: choice in the yard|on hire|off hire, to check|in the workshop|sold",
      cells: "fleetNumber group dayRate weekRate deposit hoursRun nextService testDue bay state",
      rows: "Mini digger 1.5 t|D-015-2|digging|110|380|500|1840|@12|@140|Yard|on hire\nMini digger 0.8 t|D-008-1|digging|85|290|500|920|@-3|@90|Yard|in the yard\nBreaker, 15 kg|B-015-4|drilling|34|98|100|310|@40|@60|B2|on hire\nWacker plate 400|W-400-3|compaction|28|84|100|540|@25|@110|C1|off hire, to check\nFloor saw 450|S-450-1|cutting|52|150|200|260|@7|@80|B4|in the yard\nScaffold tower 6 m|A-060-2|access|40|95|150|0|@80|@-2|D3|in the yard\nGenerator 6 kVA|G-006-1|power|45|130|200|1310|@18|@45|C4|on hire\nTrash pump 3 inch|P-003-2|pumps|38|110|150|420|@30|@70|C2|in the workshop\nTurf cutter|T-045-1|garden|60|175|200|180|@50|@150|C5|in the yard\nCore drill 150|K-150-1|drilling|48|140|200|95|@60|@100|B1|in the yard",
    },
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "account|builder|firm|hirer",
      fields:
        "Customer: text\nContact: text\nPhone: phone\nE-mail: email\nKind: choice account|cash\nIdentity seen: boolean 80\nInsurance: text\nOwing: rollup sum contract.customer.charge GBP",
      cells: "contact phone eMail kind identitySeen insurance",
      rows: "Bragg Building|Steve Bragg|555-0151|office@bragg.example.com|account|yes|Own plant policy\nLark Plumbing|Gina Lark|555-0152|gina@lark.example.com|account|yes|Our waiver\nNeil Hammond|Neil Hammond|555-0153|neil.hammond@example.com|cash|yes|Our waiver\nGroundline|Pat Corrie|555-0154|pat@groundline.example.com|account|yes|Own plant policy\nEdith Roe|Edith Roe|555-0155|edith.roe@example.com|cash|no|Our waiver",
    },
    {
      id: "contract",
      use: "core",
      role: "event",
      icon: "clipboard-list",
      names: "hire contract|hire contracts",
      also: "hire|rental|booking|contract|off-hire",
      fields:
        "Contract: text\nCustomer: relation customer\nMachine: relation machine\nSite: location\nOut: date -14..7\nDue back: date -2..14\nDays left: daysUntil dueBack\nRate: choice day|week|weekend\nCharge: money 28..900 GBP\nDeposit taken: boolean 70\nState: choice reserved|out|off-hired|back|checked|invoiced",
      cells: "customer machine site out dueBack rate charge depositTaken state",
      rows: "H-4402|Bragg Building|Mini digger 1.5 t|9 Hill Road|@-5|@2|week|380|yes|out\nH-4405|Neil Hammond|Breaker, 15 kg|21 Orchard Close|@-3|@-1|day|68|yes|out\nH-4406|Groundline|Generator 6 kVA|Sports field|@-6|@1|week|130|yes|out\nH-4401|Lark Plumbing|Wacker plate 400|Mill Lane|@-4|@0|week|84|yes|off-hired\nH-4409|Edith Roe|Turf cutter|4 Fern Bank|@2|@4|weekend|90|no|reserved\nH-4410|Groundline|Mini digger 0.8 t|Sports field|@3|@10|week|290|no|reserved\nH-4398|Bragg Building|Floor saw 450|9 Hill Road|@-12|@-10|day|104|yes|invoiced",
    },
    {
      id: "check",
      use: "core",
      role: "log",
      icon: "clipboard-check",
      names: "check-in|check-ins",
      also: "inspection|service|return check|defect",
      fields:
        "Check: text\nMachine: relation machine\nDate: date -20..0\nKind: choice return|service|electrical test|lifting test|repair\nHours read: number 0..3200 h\nDamage: text\nCharge for damage: money 0..180 GBP\nSafe to hire: boolean 70\nBy: text @people",
      cells: "machine date kind hoursRead damage chargeForDamage safeToHire by",
      rows: "Floor saw back|Floor saw 450|@-10|return|260|None, cleaned|0|yes|Ken\nTrash pump, leaking seal|Trash pump 3 inch|@-2|repair|420|Seal, customer's gravel|65|no|Mo\nTower, brace bent|Scaffold tower 6 m|@-15|return|0|One brace|38|yes|Ken\nCore drill test|Core drill 150|@-8|electrical test|95||0|yes|Mo",
    },
    {
      id: "delivery",
      use: "more",
      role: "event",
      icon: "truck",
      names: "delivery or collection|deliveries and collections",
      also: "drop|pick-up|transport",
      fields:
        "Trip: text\nContract: relation contract\nKind: choice deliver|collect\nDate: date 0..10\nDriver: text @people\nDone: boolean 20",
      cells: "contract kind date driver done",
      rows: "Digger to sports field|H-4410|deliver|@3|Al|no\nDigger from Hill Road|H-4402|collect|@2|Al|no\nPlate from Mill Lane|H-4401|collect|@0|Al|no",
    },
  ],
  jobs: "due contract.dueBack\nfind machine\nbook contract\nmove contract.state\nmove machine.state\ndue machine.nextService\ndue machine.testDue\nkeep check\nagenda delivery.date\nshow machine.picture\ntotal contract.charge\nprint contract",
  site: {
    headline: "Diggers to drills, by the day",
    body: "Tested before every hire, fueled, with a lead and somebody who shows you how it starts. Open at seven, returns until six.",
    action: "Reserve a machine|contract",
    services:
      "Delivery|Within fifteen miles, each way|35\nWeekend rate|Saturday noon to Monday nine, one and a half days|\nDamage waiver|Twelve percent of the hire|",
    questions:
      "What do I need to bring?|A photo identity and a bill with your address.\nWhen does the hire end?|When you ring it off; you get an off-hire number.\nIs fuel included?|Goes out full, comes back full.",
  },
  words: {
    tagline: "Out, due back, to check, ready.",
    itch: "Who has the breaker?",
    promise: "Every machine out tested and back on time",
    pov: "POV: the off-hire call stops the clock",
    gains: ["Breaker: one day over", "Tower: test two days late", "H-4402 back in two days"],
  },
});
