import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "treeSurgeon",
  name: "Tree surgeon",
  icon: "tree-deciduous",
  says: {
    en: "tree surgeon|tree surgery|arborist|arboriculture|tree felling|tree removal|crown reduction|stump grinding|tree surveys|tree care company|tree work quotes|dangerous trees|tree preservation orders|hedge and tree company|tree cutting service",
    de: "Baumpflege|Baumpfleger|Baumfällung|Baumkataster",
    es: "arboricultor|poda de árboles|tala de árboles|cuidado de árboles",
    fr: "élagueur|élagage|abattage d'arbres|arboriste grimpeur",
    pt: "arborista|poda de árvores|abate de árvores|cirurgia de árvores",
  },
  forms: ["management", "site", "booking"],
  people: ["climbers", "office", "customers"],
  mood: "sober",
  things: [
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "client|landowner|council|householder",
      fields:
        "Name: text\nKind: choice home|farm|council|school|agent\nPhone: phone\nE-mail: email\nAddress: location\nAccess: longText",
      cells: "kind phone eMail address access",
      rows: "Margaret Hale|home|555-0101|margaret.hale@example.com|4 Mill Lane|Side passage 80 cm\nRuth Ellis|farm|555-0102|ruth.ellis@example.com|Hillside Farm|Tractor can drag\nTown council|council|555-0103|clerk@council.example.com|Castle Green|Road closure, two weeks' notice\nSt Anne's Primary|school|555-0104|office@stannes.example.com|School Road|Holidays or after four\nOwen Pritchard|home|555-0105|owen.pritchard@example.com|The Old Forge|Phone line through the crown\nPark View Lettings|agent|555-0106|repairs@parkview.example.com|12 High Street|Tenant must agree a day\nHelen Sharp|home|555-0107|helen.sharp@example.com|2 Church Row|Churchyard wall",
    },
    {
      id: "tree",
      use: "core",
      role: "item",
      icon: "tree-deciduous",
      names: "tree|trees",
      also: "stump|hedge|oak|ash|tagged tree",
      fields:
        "Tree: text\nPicture: image\nTag: text\nCustomer: relation customer\nSpecies: text\nHeight: number 3..28 m\nTrunk: number 10..140 cm\nProtection: choice no|preservation order|conservation area\nState: choice healthy|deadwood|dieback|fungus at base|dead\nRisk: choice low|medium|high|fell now\nOver: choice garden|road|playground|house|field\nLast checked: date -700..-3\nNext check: date -20..700",
      cells: "tag customer species height trunk protection state risk over lastChecked nextCheck",
      rows: "Copper beech|T01|Margaret Hale|Fagus sylvatica|19|88|conservation area|deadwood|medium|house|@-40|@325\nAsh by the lane|T02|Ruth Ellis|Fraxinus excelsior|22|71|no|dieback|high|road|@-25|@-5\nPlayground lime|T03|Town council|Tilia x europaea|17|64|preservation order|healthy|low|playground|@-90|@90\nHorse chestnut|T04|Town council|Aesculus hippocastanum|20|110|preservation order|fungus at base|high|road|@-14|@16\nSchool sycamore|T05|St Anne's Primary|Acer pseudoplatanus|15|52|no|healthy|low|playground|@-300|@65\nForge oak|T06|Owen Pritchard|Quercus robur|24|138|preservation order|deadwood|medium|house|@-60|@300\nLeylandii, 22 m row|T07|Helen Sharp|Cupressocyparis|9|24|conservation area|healthy|low|garden|@-10|@355\nDead elm|T08|Ruth Ellis|Ulmus procera|14|40|no|dead|fell now|road|@-6|@4\nBirch, back yard|T09|Park View Lettings|Betula pendula|12|28|no|healthy|low|house|@-120|@245",
    },
    {
      id: "job",
      use: "core",
      role: "event",
      icon: "axe",
      names: "job|jobs",
      also: "visit|work|felling|crown reduction|booking|callout",
      fields:
        "Job: text\nCustomer: relation customer\nTree: relation tree\nWork: choice fell|dismantle|crown reduction|crown lift|deadwood|hedge|stump grind|storm call-out\nDate: date -14..40\nTime: time 07:30..09:00\nDays: number 0.5..3 days\nClimber: text\nCrew: number 2..4 people\nConsent: choice not needed|applied|granted|refused\nState: choice visit|priced|agreed|booked|done|invoiced\nPrice: money 140..2400 GBP\nPaid: boolean 40\nWood: choice taken|left in rings|chipped on site\nRisk notes: longText",
      cells: "customer tree work date time days climber crew consent state price paid wood riskNotes",
      rows: "Beech, deadwood over the roof|Margaret Hale|Copper beech|deadwood|@6|08:00|1|Kofi Mensah|3|granted|booked|620|no|chipped on site|Glass porch below\nAsh at the lane, dismantle|Ruth Ellis|Ash by the lane|dismantle|@2|07:30|1.5|Kofi Mensah|4|not needed|booked|1180|no|left in rings|Brittle, use the platform; stop and go boards\nDead elm|Ruth Ellis|Dead elm|fell|@3|07:30|0.5|Irena Nowak|3|not needed|booked|320|no|left in rings|\nHorse chestnut, reduce by 30 percent|Town council|Horse chestnut|crown reduction|@28|07:30|2|Kofi Mensah|4|applied|agreed|1950|no|chipped on site|Bats to be looked for\nForge oak, lift over the line|Owen Pritchard|Forge oak|crown lift|@12|08:00|1|Irena Nowak|3|granted|booked|740|no|left in rings|Phone line, ring the company\nLeylandii down to two meters|Helen Sharp|Leylandii, 22 m row|hedge|@-4|08:00|1.5|Irena Nowak|3|granted|done|860|no|taken|Nest check done\nStump behind the hall|St Anne's Primary|School sycamore|stump grind|@-9|08:30|0.5|Ben Carter|2|not needed|invoiced|180|yes|chipped on site|Water pipe found, 40 cm\nBranch on the road, storm|Town council|Playground lime|storm call-out|@-12|07:30|0.5|Kofi Mensah|3|not needed|invoiced|290|yes|taken|Night rate\nBirch off the gutter|Park View Lettings|Birch, back yard|crown lift|@20|09:00|0.5|Ben Carter|2|not needed|priced|240|no|chipped on site|",
    },
    {
      id: "enquiry",
      use: "core",
      role: "item",
      icon: "mail",
      names: "enquiry|enquiries",
      also: "quote request|inquiry|request|quote",
      fields:
        "Name: text\nPhone: phone\nAddress: location\nWhat is wrong: longText\nPicture: image\nUrgent: boolean 20\nReceived: date -10..0\nState: choice new|visit booked|priced|closed",
      cells: "phone address whatIsWrong urgent received state",
      rows: "Daniel Okoro|555-0131|9 Castle Street|Neighbor's ash touches my roof|no|@-2|new\nGwen Hughes|555-0132|Bryn Cottage|Old apple split in the wind|yes|@0|visit booked\nQuay House|555-0133|Quay House|Three planes to be checked|no|@-5|priced\nTomás García|555-0134|22 Elm Grove|Roots lift the drive|no|@-8|closed",
    },
    {
      id: "gear",
      use: "more",
      role: "item",
      icon: "link",
      names: "gear|gear",
      also: "rope|harness|chainsaw|chipper|equipment|kit",
      fields:
        "Gear: text\nKind: choice rope|harness|chainsaw|chipper|helmet\nSerial number: text\nUsed by: text\nLast inspected: date -200..-5\nNext inspection: date -10..180\nState: choice fine|watch|retired",
      cells: "kind serialNumber usedBy lastInspected nextInspection state",
      rows: "Climbing rope 45 m|rope|R-114|Kofi Mensah|@-175|@5|fine\nHarness, large|harness|H-071|Irena Nowak|@-186|@-4|watch\nTop-handled saw|chainsaw|S-220|Kofi Mensah|@-60|@120|fine\nChipper|chipper|C-009|Ben Carter|@-20|@160|fine",
    },
  ],
  jobs: "agenda job.date\nmove job.state\ndue tree.nextCheck\nrequest enquiry\nassign job.climber\nshow tree.picture\nkeep tree\nchart tree.risk\ntotal job.price\ncheck job.paid\nmove enquiry.state\ndue gear.nextInspection",
  site: {
    headline: "Trees made safe, not just cut",
    body: "Certified climbers for beeches, oaks and hedges. We ask the council for you, look for nests first and leave the lawn raked.",
    action: "Send a photo of the tree|enquiry",
    services:
      "Visit and price|On site, in writing|0\nCrown reduction|Up to thirty percent, from|480\nDismantling|In pieces, over roofs and lines, from|600\nStump grinding|To thirty centimeters below ground|140\nTree survey|Tagged, mapped and rated, each tree|12",
    questions:
      "Do I need permission?|For protected trees and in conservation areas, yes. We apply, it takes six to eight weeks.\nWhen is the best time?|Most trees in winter; cherries and walnuts in summer.\nMay I keep the wood?|Yes, in rings or as chip.\nAre you insured?|Five million public liability; ask for the paper.",
  },
  words: {
    tagline: "Tagged trees, consents and a crew for every day.",
    itch: "Has the council said yes to that oak?",
    promise: "Every tree checked, every consent filed",
    pov: "POV: the ash came down before the storm did",
    gains: ["9 trees. 1 check overdue.", "T08: dead elm, falls Thursday", "Harness inspection four days late"],
  },
});
