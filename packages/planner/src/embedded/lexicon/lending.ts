import { thing } from "../thing.ts";
import type { Domain } from "./domain.ts";

/** Things that go from hand to hand: a library of things, of tools or of toys, borrowing among neighbours. */
export const lending: Domain = {
  id: "lending",
  indoors: true,
  words:
    "library_of_things*14 tool_library*14 tool_lending*14 tool_rental*9 tool_hire*9 tool_sharing*14 tool_swap*9 share_tools*12 borrow_tools*12 borrowing_tools*12 lend_tools*12 toy_library*14 toy_lending*14 toy_sharing*12 thing_library*12 lending_library*9 equipment_pool*9 lending_shelf*9 lend*3 lending*4 lent*4 borrow*4 borrows*4 borrowing*4 borrowed*4",
  category: "Local",
  directions: ["corner-shop", "blueprint", "civic"],
  icon: "hand-helping",
  audience: "people who lend and borrow",
  lead: "lending",
  hashtags: "libraryofthings|borrowdontbuy|sharingeconomy|zerowaste",
  verbs: "Borrow|Lend|Return|Share",
  names: "Borrow Shelf|Out & Back|Lendery|Common Shelf|Due Back|Handed Round|Loan Star",
  problem: "Every cellar on the street has one, and each is used one day a year",
  promise: "Borrow it, use it, bring it back",
  itch: "Needed for one afternoon. Buy it?",
  pov: "POV: it came back on time",
  things: [
    thing(
      "item",
      "sharedItem, Item, Items, package-open",
      "thing things item items stuff gear",
      `Name: text\nPhoto: image\nCategory: choice household|garden|kids|sport|party|electronics\nCondition: choice like new|good|worn|broken\nDeposit: money 5..60 EUR\nLoan days: number 3..14 days\nBelongs with it: text case and cable|manual|bag|two batteries\nDetails: longText @remarks`,
      `Raclette for eight | category=party | belongsWithIt=eight pans and scrapers | deposit=20\nFour-person tent | category=sport | belongsWithIt=poles and pegs in the bag | deposit=40\nProjector with cable | category=electronics | belongsWithIt=remote and bag | deposit=60\nCarpet cleaner | category=household | belongsWithIt=hose and brush | deposit=40\nSewing machine | category=household | belongsWithIt=foot pedal and case | deposit=40\nPressure washer | category=garden | belongsWithIt=hose and nozzle | deposit=40\nBaby carrier | category=kids | deposit=10\nPunch bowl and glasses | category=party | deposit=10\nSledges, two | category=sport | deposit=10\nCamping table and four chairs | category=party | deposit=20`,
    ),
    thing(
      "item",
      "tool, Tool, Tools, wrench",
      "tool*2 tools*2 drill drills ladder ladders saw saws hammer hammers mower mowers equipment machine machines",
      `Name: text\nPhoto: image\nKind: choice electrical|woodwork|bicycle|sewing|measuring|garden\nBrand: text\nPower: choice hand|battery|mains\nState: choice good|worn|needs service\nAccessories: text\nNotes: longText @remarks`,
      `Cordless drill 18 V | kind=electrical | brand=Makita | power=battery | accessories=two batteries, bit set\nFour-metre ladder | kind=garden | brand=Hailo | power=hand\nJigsaw | kind=woodwork | brand=Bosch | power=mains | accessories=wood and metal blades\nHedge trimmer | kind=garden | brand=Stihl | power=battery\nTile cutter | kind=woodwork | brand=Rubi | power=hand\nSewing machine | kind=sewing | brand=Pfaff | power=mains\nTruing stand | kind=bicycle | brand=Park Tool | power=hand\nMoisture meter | kind=measuring | brand=Trotec | power=battery\nPressure washer | kind=garden | brand=Kärcher | power=mains\nPipe wrench | kind=woodwork | brand=Knipex | power=hand\nMultimeter | kind=measuring | brand=Fluke | power=battery`,
    ),
    thing(
      "item",
      "toy, Toy, Toys, blocks",
      "toy*2 toys*2 puzzle puzzles board_game board_games",
      `Name: text\nPhoto: image\nKind: choice building|board game|pretend play|outdoors|baby\nFrom age: number 0..8 years\nPieces: number 1..120\nComplete: boolean 85\nCondition: choice like new|good|worn\nNotes: longText @remarks`,
      `Wooden railway | kind=building | fromAge=3 | pieces=64\nMarble run | kind=building | fromAge=4 | pieces=90\nBalance bike | kind=outdoors | fromAge=2 | pieces=1\nPlay kitchen | kind=pretend play | fromAge=3 | pieces=24\nMemory with animals | kind=board game | fromAge=3 | pieces=72\nDoctor's case | kind=pretend play | fromAge=3 | pieces=12\nStacking rings | kind=baby | fromAge=0 | pieces=6\nRide-on tractor | kind=outdoors | fromAge=2 | pieces=1\nHarbour, the board game | kind=board game | fromAge=7 | pieces=110`,
    ),
    thing(
      "person",
      "borrower, Member, Members, user-round",
      "member members borrower borrowers",
      `Name: text\nPortrait: image\nPhone: phone\nAddress: location\nMember since: date -900..-20\nFee paid: boolean 80\nNote: text`,
      "Amara Osei | feePaid=yes\nMateo Ruiz | feePaid=yes\nYuki Tanaka | feePaid=no\nLena Krüger | feePaid=yes\nOmar Haddad | feePaid=yes\nPriya Shah | feePaid=no\nKofi Annor | feePaid=yes\nIngrid Lund | feePaid=yes",
    ),
    thing(
      "event",
      "handout, Hand-out, Hand-outs, door-open",
      "hand-out handout handouts",
      `Title: text\nStarts: dateTime 1..40 10:00..17:00\nPlace: location\nLed by: text @people\nComing: number 3..14\nI am in: boolean 30`,
      `Saturday hand-out\nThursday evening hand-out\nSpring clean of the shelves\nNew members' hour\nStocktaking with cake`,
    ),
  ],
  tasks:
    "Call whoever is overdue | This week\nCheck cables and batteries | This week\nPhotograph what is new | Soon\nLabel every case | Soon\nCount the pieces | Later\nAsk for what is missing | Later",
  posts:
    "The tent is back, dried and complete.\nPlease bring the charger too.\nWho has the long ladder? Due on Sunday.\nNew on the shelf: a projector.\nThanks for the raclette, all pans are clean.",
};
