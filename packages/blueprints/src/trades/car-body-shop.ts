import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "carBodyShop",
  name: "Car body shop",
  icon: "spray-can",
  says: {
    en: "car body shop|auto body shop|body shop|bodywork repair|panel beater|collision repair|car paint shop|dent removal|paintless dent repair|smart repair|accident repair center|insurance claims body shop|bumper repair|hail damage repair",
    de: "Karosseriewerkstatt|Lackiererei|Unfallreparatur|Smart Repair|Autoaufbereitung",
    es: "taller de chapa y pintura|chapa y pintura|reparación de abolladuras",
    fr: "carrosserie|carrossier|débosselage|peinture automobile",
    pt: "oficina de chapa e pintura|funilaria e pintura|martelinho de ouro",
  },
  forms: ["management", "booking", "site"],
  people: ["body shop staff", "insurers", "customers"],
  mood: "sober",
  things: [
    {
      id: "car",
      use: "core",
      role: "item",
      icon: "car",
      names: "car|cars",
      also: "vehicle|van|damaged car",
      fields:
        "Plate: text\nPicture: image\nOwner: text @people\nPhone: phone\nMake and model: text\nPaint code: text\nVIN: text",
      cells: "owner phone makeAndModel paintCode vIN",
      rows: "SE23 TTR|Sunil Mehta|555-0131|Solano E-Cross|PW7 white|SLNE23TTR1120\nFA22 WMM|Gemma Hale|555-0132|Fenwick Aria GT|K04 black|FNWA22WMM5581\nMR19 OPD|Hope Adeyemi|555-0133|Marlow Estate|G61 gray|MRLE19OPD2214\nCC21 AAB|City Cabs|555-0134|Norvik Saloon|B12 blue|NRVS21AAB8831\nLP19 VAN|Lark Plumbing|555-0135|Solano Van L2|PW7 white|SLNV19VAN0107\nNV20 RGJ|Ruth Ellis|555-0136|Norvik 4x4|N33 green|NRV420RGJ0391",
    },
    {
      id: "job",
      use: "core",
      role: "event",
      icon: "spray-can",
      names: "repair|repairs",
      also: "job|claim|accident|estimate",
      fields:
        "Repair: text\nCar: relation car\nDamage: longText\nPaid by: choice own insurer|other insurer|customer|fleet\nInsurer: text\nClaim number: text\nAssessor visit: date -10..6\nIn on: date -6..14\nReady by: date -2..20\nDays left: daysUntil readyBy\nLabor hours: number 1..46 h\nEstimate: money 120..8400 GBP\nExcess: money 0..500 GBP\nFrom insurer: calc estimate - excess GBP\nCourtesy car: choice none|car 1|car 2|waiting\nState: choice estimate|with assessor|authorized|parts ordered|strip|panel|prime|paint|polish|fit up|ready|collected",
      cells:
        "car damage paidBy insurer claimNumber assessorVisit inOn readyBy laborHours estimate excess courtesyCar state",
      rows: "R-612 rear quarter|SE23 TTR|Rear left quarter, bumper|other insurer|Castle Cover|CC-88120|@-7|@-3|@4|22|3400|0|car 1|panel\nR-613 bonnet and wing|FA22 WMM|Deer, bonnet, left wing, lamp|own insurer|Mutual Motor|MM-3371|@-5|@-1|@8|30|5200|350|car 2|parts ordered\nR-615 door dent|MR19 OPD|Car park dent, right front door|customer|||@-2|@1|@2|3|240|0|none|estimate\nR-610 bumper corner|CC21 AAB|Scuffed corner|fleet|||@-8|@-2|@-1|6|420|0|none|polish\nR-616 side, sliding door|LP19 VAN|Scrape along the side|own insurer|Trade Cover|TC-5510|@2|@9|@16|26|3900|500|waiting|with assessor\nR-605 hail, roof|NV20 RGJ|42 dents|own insurer|Castle Cover|CC-87004|@-30|@-20|@-9|18|1900|250|none|collected",
    },
    {
      id: "part",
      use: "core",
      role: "item",
      icon: "cog",
      names: "part|parts",
      also: "panel|lamp|bumper|trim|paint",
      fields:
        "Part: text\nRepair: relation job\nPart number: text\nPrice: money 8..980 GBP\nOrdered: date -8..0\nArrives: date -2..9\nState: choice to order|ordered|back order|here|wrong part|fitted",
      cells: "repair partNumber price ordered arrives state",
      rows: "Quarter panel, left|R-612 rear quarter|8410-L|520|@-6|@-4|fitted\nRear bumper skin|R-612 rear quarter|8502-R|310|@-6|@-3|here\nBonnet|R-613 bonnet and wing|7110-H|440|@-4|@2|ordered\nHeadlamp, left LED|R-613 bonnet and wing|7705-L|890|@-4|@12|back order\nWing, left|R-613 bonnet and wing|7120-L|260|@-4|@-1|wrong part\nBasecoat B12, 1 l|R-610 bumper corner|B12|48|@-3|@-3|fitted",
    },
    {
      id: "photo",
      use: "core",
      role: "log",
      icon: "camera",
      names: "photo|photos",
      also: "damage photo|evidence|stage photo",
      fields:
        "Photo: text\nPicture: image\nRepair: relation job\nStage: choice arrival|stripped|hidden damage|primed|painted|handover\nTaken: date -9..0\nSent to insurer: boolean 60",
      cells: "repair stage taken sentToInsurer",
      rows: "Quarter on arrival|R-612 rear quarter|arrival|@-3|yes\nInner panel bent|R-612 rear quarter|hidden damage|@-2|no\nDeer, front|R-613 bonnet and wing|arrival|@-1|yes\nCorner, primed|R-610 bumper corner|primed|@-1|no\nDoor, before|R-615 door dent|arrival|@-2|no",
    },
    {
      id: "booking",
      use: "more",
      role: "event",
      icon: "calendar-check",
      names: "estimate visit|estimate visits",
      also: "appointment|booking",
      fields:
        "Name: text\nPhone: phone\nPlate: text\nDate: date 0..8\nTime: time 08:30..17:00\nWhat happened: longText\nState: choice booked|seen|authorized",
      cells: "phone plate date time whatHappened state",
      rows: "Nils Aarts, door|555-0141|NA18 RRX|@1|09:00|Trolley|booked\nGreta Hofer, mirror|555-0142|GH20 ZED|@2|16:30|Gate post|booked\nPiotr Lis, bumper|555-0143|PL16 KOS|@0|12:00|Tow bar|seen",
    },
  ],
  jobs: "move job.state\ndue job.readyBy\ndue part.arrives\nshow photo.picture\nagenda job.inOn\nbook booking\nmove part.state\nfind car\ncheck photo.sentToInsurer\ntotal job.estimate\nprint job\nkeep photo",
  site: {
    headline: "Like it never happened, with pictures",
    body: "Panel, paint and polish under one roof. We talk to your insurer, send the photos and lend you a car.",
    action: "Book an estimate|booking",
    services:
      "Paintless dent|From, same day|120\nBumper corner|Two days|420\nStone chips, bonnet|From|180\nInterior and exterior valet|Half a day|140",
    questions:
      "Must I use the insurer's garage?|No. You choose; they pay an authorized estimate.\nWill the color match?|We spray a card first and blend into the next panel.\nWhat is the excess?|The part you pay; it is in your policy.",
  },
  words: {
    tagline: "Claims, panels, paint and photos.",
    itch: "Is the left lamp still on back order?",
    promise: "Authorized, painted, ready by the date",
    pov: "POV: the assessor had the photos before he rang",
    gains: ["R-612: panel, four days left", "LED lamp: on back order", "Hidden damage: photo not sent"],
  },
});
