import { thing } from "../thing.ts";
import type { Domain } from "./domain.ts";

const dating: Domain = {
  id: "dating",
  words:
    "dating*8 date*1 dates*1 singles*7 single*3 romance*5 love*2 partner*2 blind_date*8 speed_dating*9 flirt*5 soulmate*6",
  category: "Dating",
  directions: ["signal", "night-market", "salon"],
  icon: "heart",
  audience: "people who want to meet somebody",
  lead: "matching",
  hashtags: "datingapp|meetsomeone|singlelife|slowdating",
  verbs: "Meet|Match|Write|Go out",
  names: "Two Chairs|Corner Table|Second Date|Slow Hello|Window for Two|Kindling",
  problem: "A hundred profiles a day and nobody to have soup with",
  promise: "Fewer profiles, better dates",
  itch: "Swiped all evening. Met nobody.",
  pov: "POV: you both chose the same café",
  things: [
    thing(
      "person",
      "profile, Person, People, user-round",
      "single singles person people partner profile",
      `Name: text\nPortrait: image\nAge: number 22..61 years\nCity: location\nLooking for: choice something serious|see what happens|friends first|company for outings\nInterests: tags walks|cooking|films|climbing|music|books|dancing\nWork: text teacher|carpenter|nurse|coder|baker|gardener|bus driver\nEvenings: choice quiet|out|depends\nAbout me: longText`,
      `Amara | aboutMe=Sings in the car, cooks for six, is always early.\nMateo | aboutMe=Builds tables. Will show you the good beach.\nYuki | aboutMe=Night shifts, so breakfast dates.\nLena | aboutMe=Two bikes, one of them for you.\nOmar | aboutMe=Knows every soup in town.\nPriya | aboutMe=Reads on trams, misses stops.\nKofi | aboutMe=Dances badly and gladly.\nIngrid | aboutMe=Swims in October.\nDiego | aboutMe=One cat, who decides.\nHana | aboutMe=Asks the second question.\nSaoirse | aboutMe=Brings a flask and a joke.\nTariq | aboutMe=Maps, tea, long walks.`,
    ),
    thing(
      "event",
      "outing, Date, Dates, calendar-heart",
      "date dates outing evening",
      `Title: text\nStarts: dateTime 1..14 11:00..20:00\nPlace: location\nWith: text @people\nIdea: choice walk|coffee|market|museum|cooking|concert\nState: choice proposed|agreed|been\nMy turn to pay: boolean 40\nHow it was: rating 3..5`,
      `Coffee by the lock\nMarket, then soup\nMuseum, free evening\nWalk to the lighthouse\nCooking for two\nOpen-air cinema`,
    ),
  ],
  posts:
    "First date tomorrow. Blue shirt or the other one?\nWe talked until they put the chairs up.\nTip: meet at noon, leave when you like.\nSix months today. Met here.",
};

const cycling: Domain = {
  id: "bikeshop",
  indoors: true,
  words:
    "bike_shop*9 bicycle_shop*9 bicycle_workshop*9 bike_workshop*9 bike_repair*8 bicycle_repair*8 bike_parts*9 bicycle_parts*9 bike_mechanic*8",
  category: "Trade",
  directions: ["hangar", "blueprint"],
  icon: "bike",
  audience: "bike shops",
  lead: "inventory",
  hashtags: "bikeshop|bicyclerepair|wrenching|supportyourlocalbikeshop",
  verbs: "Count|Order|Repair|Hand over",
  names: "Spoke & Bell|Third Gear|True Wheel|Chain & Co|The Stand|Cable End",
  problem: "Forty inner tubes on the shelf and none of them fits",
  promise: "The right part is on the shelf",
  itch: "Tube sizes. All but one.",
  pov: "POV: the part was in stock",
  things: [
    thing(
      "item",
      "bikePart, Part, Parts, cog",
      "part parts stock product products inventory item items",
      `Name: text\nPhoto: image\nKind: choice tyre|tube|brake|drivetrain|light|accessory|bike\nFits: text 28 inch|26 inch|20 inch|all|8-speed|11-speed\nBrand: text\nPrice: money 4..890 EUR\nSupplier: text North Wholesale|Wheel & Son|direct\nArticle number: text\nNote: text @remarks`,
      `Inner tube 28, long valve | kind=tube | fits=28 inch | price=7.5 | articleNumber=TU-28L\nCity tyre 28 × 1.75 | kind=tyre | fits=28 inch | price=24 | articleNumber=TY-2875\nBrake pads, disc | kind=brake | fits=all | price=14 | articleNumber=BP-D1\nChain, 8-speed | kind=drivetrain | fits=8-speed | price=16 | articleNumber=CH-8\nCassette 11–32 | kind=drivetrain | fits=8-speed | price=34 | articleNumber=CA-832\nFront light, 50 lux | kind=light | fits=all | price=39 | articleNumber=LI-F50\nBell, brass | kind=accessory | fits=all | price=12 | articleNumber=AC-BE\nChild seat | kind=accessory | fits=28 inch | price=89 | articleNumber=AC-CS\nCity bike, 7 gears | kind=bike | fits=28 inch | price=649 | articleNumber=BI-C7\nFolding lock | kind=accessory | fits=all | price=59 | articleNumber=AC-LO`,
    ),
    thing(
      "log",
      "repairJob, Repair, Repairs, wrench",
      "repair repairs service job jobs",
      `What: text\nBike: text city bike, blue|racer|cargo bike|child's bike|e-bike\nCustomer: text @people\nBrought in: date -14..0\nReady on: date 0..6\nPrice: money 12..190 EUR\nState: choice waiting|on the stand|waiting for parts|ready|collected\nPhone: phone`,
      `Puncture, rear | state=ready\nBrakes do not bite | state=on the stand\nFull service | state=waiting\nNew chain and cassette | state=waiting for parts\nWheel out of true | state=waiting\nLight flickers | state=collected\nGears slip | state=on the stand\nAfter a fall, check | state=waiting`,
    ),
    thing(
      "person",
      "customer, Customer, Customers, user-round",
      "customer customers client clients",
      `Name: text\nPhone: phone\nE-mail: email\nBike: text city bike, blue|racer|cargo bike|e-bike\nLast service: date -400..-10\nNext service: date 5..200\nNote: text @remarks`,
      `Amara Osei\nMateo Ruiz\nYuki Tanaka\nLena Krüger\nOmar Haddad\nPriya Shah\nKofi Annor\nIngrid Lund`,
    ),
  ],
  tasks:
    "Order tubes, 28 long | Parts\nCall about the e-bike | Customers\nTrue the racer's wheel | Stand\nCount the lights | Parts\nSweep the stand | Evening",
};

/** Fields of hearts and wheels. */
export const HEART: readonly Domain[] = [dating, cycling];
