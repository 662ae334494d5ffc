import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "gardening",
  name: "Gardening and lawn care",
  icon: "sprout",
  says: {
    en: "gardener|gardening business|gardening service|lawn care|lawn mowing|mowing round|landscaper|landscaping|garden maintenance|hedge trimming|yard work|grass cutting|landscape gardener|lawn care business|weekly garden visits",
    de: "Gärtner|Gartenpflege|Landschaftsgärtner|Rasenpflege|Gartenbau",
    es: "jardinero|jardinería|mantenimiento de jardines|corte de césped",
    fr: "jardinier|entretien de jardins|paysagiste|tonte de pelouse",
    pt: "jardineiro|jardinagem|manutenção de jardins|corte de relva",
  },
  forms: ["management", "site", "booking"],
  people: ["gardeners", "customers"],
  mood: "warm",
  things: [
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "client|household|homeowner|regular",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nPays by: choice transfer|cash|standing order\nOwed: rollup sum visit.customer.toPay GBP\nNotes: longText",
      cells: "phone eMail paysBy notes",
      rows: "Margaret Hale|555-0101|margaret.hale@example.com|cash|Likes a word first\nThe Lund family|555-0102|lund@example.com|standing order|\nOwen Pritchard|555-0103|owen.pritchard@example.com|transfer|\nQuay House|555-0104|concierge@quayhouse.example.com|transfer|Invoice to the managing agent\nPriya Nair|555-0105|priya.nair@example.com|transfer|\nGwen Hughes|555-0106|gwen.hughes@example.com|cash|Knows every plant\nSt Anne's Primary|555-0107|office@stannes.example.com|transfer|After half past three\nTomás García|555-0108|tomas.garcia@example.com|transfer|",
    },
    {
      id: "garden",
      use: "core",
      role: "place",
      icon: "trees",
      names: "garden|gardens",
      also: "lawn|yard|property|grounds|plot|site",
      fields:
        "Garden: text\nCustomer: relation customer\nAddress: location\nPicture: image\nLawn: number 0..900 m²\nHedges: number 0..80 m\nSoil: choice clay|loam|sand|chalk\nHow often: choice weekly|every two weeks|monthly|once\nPrice a visit: money 28..160 GBP\nGate and dog: text\nGreen waste: choice taken away|compost here|council bin\nLast visit: date -20..-1\nNext visit: date -2..21",
      cells: "customer address lawn hedges soil howOften priceAVisit gateAndDog greenWaste lastVisit nextVisit",
      rows: "Mill Lane, front and back|Margaret Hale|4 Mill Lane|90|14|loam|every two weeks|38|Side gate, bolt at the bottom|compost here|@-14|@0\nPark View|The Lund family|41 Park View|240|30|clay|weekly|62|Code 4 digits, two cats|taken away|@-7|@0\nThe Old Forge|Owen Pritchard|The Old Forge|420|65|clay|weekly|84|Open|compost here|@-6|@1\nQuay House courtyard|Quay House|Quay House|60|20|loam|weekly|55|Concierge has the key|taken away|@-9|@-2\nStation Road|Priya Nair|27 Station Road|45|8|sand|monthly|42|Through the garage|council bin|@-18|@12\nBryn Cottage orchard|Gwen Hughes|Bryn Cottage|310|22|chalk|every two weeks|70|Gate sticks|compost here|@-12|@2\nSchool field and beds|St Anne's Primary|School Road|900|40|clay|weekly|160|Sign in|taken away|@-7|@0\nElm Grove|Tomás García|22 Elm Grove|120|18|loam|every two weeks|48|Spaniel, shut the gate|taken away|@-13|@1",
    },
    {
      id: "visit",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "visit|visits",
      also: "job|mow|cut|appointment|booking|round",
      fields:
        "Visit: text\nGarden: relation garden\nCustomer: relation customer\nDate: date -14..14\nTime: time 08:00..15:30\nGardener: text @people\nWork: tags mow|edge|hedge|weed|prune|plant|feed|leaves\nLength: duration 30..240\nTo pay: money 28..260 GBP\nState: choice planned|rained off|done\nPaid: boolean 40\nNotes: longText",
      cells: "garden customer date time gardener work length toPay state paid notes",
      rows: "School, Thursday|School field and beds|St Anne's Primary|@0|15:30|Kofi Mensah|mow; edge|180|160|planned|no|Match on Saturday, lines stay\nMill Lane|Mill Lane, front and back|Margaret Hale|@0|09:00|Irena Nowak|mow; weed|60|38|planned|no|\nPark View|Park View|The Lund family|@0|11:00|Irena Nowak|mow; edge; weed|120|62|planned|no|\nOld Forge|The Old Forge|Owen Pritchard|@1|08:00|Kofi Mensah|mow; edge|150|84|planned|no|Cut high, dry spell\nElm Grove|Elm Grove|Tomás García|@1|13:00|Irena Nowak|mow; hedge|90|48|planned|no|\nOrchard|Bryn Cottage orchard|Gwen Hughes|@2|09:30|Kofi Mensah|mow; prune|150|70|planned|no|Leave the orchids\nQuay House|Quay House courtyard|Quay House|@-2|09:00|Irena Nowak|mow; weed|75|55|rained off|no|Go first dry day\nStation Road, March|Station Road|Priya Nair|@-18|10:00|Irena Nowak|mow; feed|70|42|done|yes|\nOld Forge, hedge|The Old Forge|Owen Pritchard|@-6|08:00|Kofi Mensah|mow; hedge|240|210|done|no|Nest checked first\nPark View, last week|Park View|The Lund family|@-7|11:00|Irena Nowak|mow; edge|110|62|done|yes|\nMill Lane, before|Mill Lane, front and back|Margaret Hale|@-14|09:00|Irena Nowak|mow; edge|60|38|done|yes|",
    },
    {
      id: "quote",
      use: "core",
      role: "item",
      icon: "file-text",
      names: "quote|quotes",
      also: "estimate|enquiry|landscaping project|planting plan|request",
      fields:
        "Quote: text\nName: text\nPhone: phone\nAddress: location\nWhat to do: longText\nReceived: date -20..0\nAmount: money 120..4800 GBP\nState: choice asked|looked at|sent|accepted|declined",
      cells: "name phone address whatToDo received amount state",
      rows: "New turf, 80 square meters|Daniel Okoro|555-0131|9 Castle Street|Old lawn off, level, turf|@-9|1240|sent\nPatio and two beds|Aisha Bello|555-0132|31 Park View|Indian stone, 24 square meters|@-14|4800|looked at\nHedge down to six feet|Helen Sharp|555-0133|2 Church Row|Leylandii, 22 meters|@-4|640|accepted\nWeekly mowing|Kwame Boateng|555-0134|27 Linden Avenue|Small front lawn|@-1|120|asked\nClear an overgrown garden|Park View Lettings|555-0135|18 Linden Avenue|Before new tenants|@-6|780|sent",
    },
    {
      id: "machine",
      use: "more",
      role: "item",
      icon: "tractor",
      names: "machine|machines",
      also: "mower|tool|strimmer|equipment|hedge cutter",
      fields:
        "Machine: text\nMake: text\nFuel: choice petrol|battery|two-stroke\nHours run: number 20..900 h\nLast service: date -300..-10\nNext service: date -10..200\nState: choice fine|sharpen|broken",
      cells: "make fuel hoursRun lastService nextService state",
      rows: "Ride-on mower|Husqvarna|petrol|612|@-190|@-5|sharpen\nPush mower 1|Honda|petrol|340|@-60|@120|fine\nHedge cutter, long|Stihl|battery|128|@-100|@80|fine\nStrimmer|Stihl|two-stroke|415|@-210|@14|fine\nLeaf blower|Echo|two-stroke|260|@-30|@150|broken",
    },
  ],
  jobs: "agenda visit.date\nmove visit.state\nassign visit.gardener\nrequest quote\ndue garden.nextVisit\ncheck visit.paid\ntotal visit.toPay\nplan visit.date\nkeep customer\nmove quote.state\nshow garden.picture\ndue machine.nextService",
  site: {
    headline: "A garden that is done when you get home",
    body: "Mowing, hedges, beds and new lawns. The same gardener on the same day, and green waste goes with us.",
    action: "Ask for a quote|quote",
    services:
      "Small lawn|Up to 50 square meters, every two weeks|28\nFamily garden|Mow, edge and weed|48\nHedges|By the meter, clippings taken away|9\nNew turf|Per square meter, with leveling|15\nAutumn tidy|Leaves, cut back, beds covered|140",
    questions:
      "Do you come in the rain?|Light rain, yes. If it pours, you are first on the next dry day.\nDo I have to be at home?|No, if we can get through the gate.\nWhen do you cut hedges?|From August on, and never with a nest in it.\nDo you take the waste?|Yes, or it ends up on your compost.",
  },
  words: {
    tagline: "Gardens, gates and whose hedge is next.",
    itch: "Who was rained off on Tuesday?",
    promise: "Every lawn cut, every visit paid",
    pov: "POV: it rained, and the round moved itself",
    gains: ["8 gardens, 11 visits, 3 today", "Old Forge hedge: 210 still open", "Leave the orchids. You knew."],
  },
});
