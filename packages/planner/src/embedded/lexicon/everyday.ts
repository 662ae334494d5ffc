import { thing } from "../thing.ts";
import type { Domain } from "./domain.ts";

const teeth: Domain = {
  id: "teeth",
  indoors: true,
  words:
    "teeth*9 tooth*7 toothbrush*11 toothbrushing*12 brushing*4 brush*3 floss*8 flossing*8 dental_hygiene*11 dental_care*9",
  category: "Family",
  directions: ["playroom", "still-water"],
  icon: "smile",
  audience: "families who brush twice a day",
  lead: "tracker",
  hashtags: "twominutes|healthyteeth|bedtimeroutine|parenting",
  verbs: "Brush|Tick off|Collect stars|Smile",
  names: "Two Minutes|Brush Star|Minty|All the Way Round|Foam Club|Twice a Day",
  problem: "Everybody says they brushed, and one toothbrush is dry",
  promise: "Two minutes, twice a day, every tooth",
  itch: "Teeth brushed? Really? Show me.",
  pov: "POV: they brushed without being asked",
  things: [
    thing(
      "item",
      "brusher, Child, Children, smile",
      "child children kid kids son daughter teeth tooth",
      `Name: text\nPicture: image\nAge: number 3..11 years\nStars: number 2..24\nTeeth lost: number 0..8\nToothbrush changed: date -80..-5\nNext dentist visit: date 10..150\nSaving stars for: text a cinema trip|new felt tips|a night in the tent|pancakes for dinner`,
      `Noor | age=8 | teethLost=6\nBen | age=6 | teethLost=2\nMina | age=4 | teethLost=0`,
    ),
    thing(
      "log",
      "brushing, Brushing, Brushings, sparkles",
      "brushing brushings brush cleaning flossing",
      `Note: text\nChild: relation brusher\nDate: date -10..0\nWhen: choice morning|noon|evening\nMinutes: number 1..3 min\nFlossed: boolean 40\nStar earned: boolean 80\nWith: choice alone|with help|somebody checked`,
      `Top and bottom, all the way round | when=evening | minutes=2\nWith the whole song | when=morning | minutes=3\nForgot the back ones | when=morning | minutes=1 | starEarned=no\nAll by myself | when=evening | minutes=2 | with=alone\nFoam everywhere, clean teeth | when=evening | minutes=2\nGrandma checked | when=evening | minutes=2 | with=somebody checked\nTwice after the cake | when=noon | minutes=2\nThe wobbly one, very carefully | when=morning | minutes=2`,
      "brusher",
    ),
    thing(
      "event",
      "dentistVisit, Dentist visit, Dentist visits, calendar-check",
      "dentist visit visits check-up",
      `Title: text\nStarts: dateTime 6..150 08:30..16:00\nChild: relation brusher\nPlace: location\nWith: text @people\nAsk about: text the wobbly tooth|braces|sealing|night grinding\nNote: text`,
      `Check-up, Noor\nCheck-up, Ben\nFirst visit, Mina`,
    ),
  ],
  tasks:
    "New toothbrushes for everyone | This week\nRefill the toothpaste | This week\nHang the chart by the mirror | First\nAgree on a reward for twenty stars | First\nBook the dentist | Soon\nPut the step by the basin | Soon",
  questions:
    "How long do you brush? | Two minutes; Ten seconds; Half an hour; Until it hurts | Two minutes reach every tooth.\nWhen do you brush? | Morning and evening; Only on Sundays; After every sip; Once a week | Evening is the one never to skip.",
  cards:
    "Milk teeth | the first twenty\nMolar | a back tooth that grinds\nEnamel | the hard outside of a tooth\nPlaque | the film that brushing takes off",
};

const iceCream: Domain = {
  id: "iceCream",
  indoors: true,
  words:
    "ice_cream*5 ice_cream_parlour*13 ice_cream_parlor*13 ice_cream_shop*12 ice_cream_van*13 ice_cream_stand*12 gelato*9 gelateria*11 sorbet*7 scoop*6 scoops*6",
  category: "Food",
  directions: ["corner-shop", "kitchen-table"],
  icon: "ice-cream-cone",
  audience: "the team behind the counter",
  lead: "tracker",
  hashtags: "icecream|gelato|scoopoftheday|summerinacone",
  verbs: "Churn|Scoop|Restock|Sell out",
  names: "Two Scoops|Cone & Co|Tub Twelve|Scoop Sheet|Melt Proof|Flavour Board",
  problem: "Pistachio is gone at three, and the board outside still promises it",
  promise: "Know what is in the tubs",
  itch: "Pistachio gone? Since when?",
  pov: "POV: sold out before it melted",
  things: [
    thing(
      "item",
      "flavour, Flavour, Flavours, ice-cream-cone",
      "flavour flavours flavor flavors ice_cream parlour parlours parlor gelato sorbet scoop scoops variety day",
      `Name: text\nPhoto: image\nKind: choice milk ice|sorbet|vegan|yoghurt\nContains: tags milk|nuts|egg|gluten|soy\nPrice per scoop: money 1.6..2.4 EUR\nTubs left: number 0..6\nSold today: boolean 65\nSold out: boolean 12\nDetails: text`,
      `Vanilla | kind=milk ice | contains=milk;egg | soldToday=yes\nDark chocolate | kind=vegan | contains=soy | soldToday=yes\nStrawberry | kind=sorbet | soldToday=yes\nPistachio | kind=milk ice | contains=milk;nuts | soldOut=yes | tubsLeft=0\nHazelnut | kind=milk ice | contains=milk;nuts\nLemon | kind=sorbet | soldToday=yes\nSalted caramel | kind=milk ice | contains=milk\nMango | kind=sorbet\nStracciatella | kind=milk ice | contains=milk;soy | soldToday=yes\nYoghurt and honey | kind=yoghurt | contains=milk\nPlum and cinnamon | kind=sorbet | soldToday=no`,
    ),
    thing(
      "log",
      "batch, Fresh batch, Fresh batches, snowflake",
      "batch batches churn made",
      `Note: text\nFlavour: relation flavour\nMade on: date -8..0\nLitres: number 5..20 l\nTubs: number 1..4\nBest before: date 6..20\nSold out at: time 14:00..21:00\nMade by: text @people`,
      `Double batch for the weekend | litres=20 | tubs=4\nA little less sugar this time | litres=10\nNew nuts, much better | litres=10\nFirst strawberries of the year | litres=15\nSet too hard, five minutes longer next time | litres=10\nGone by four, make two | litres=10\nTasted by everyone, stays on the board | litres=5\nFor the school party | litres=15`,
      "flavour",
    ),
    thing(
      "person",
      "counterHelp, Team member, Team, user-round",
      "team staff helper helpers employee employees",
      `Name: text\nPortrait: image\nAt: choice counter|kitchen|van\nDays: choice weekdays|weekends|holidays\nPhone: phone\nSince: date -900..-20\nNote: text`,
      `Amara Osei | at=counter\nMateo Ruiz | at=kitchen\nYuki Tanaka | at=counter\nLena Krüger | at=van\nOmar Haddad | at=counter`,
    ),
  ],
  tasks:
    "Wipe the board and write today's flavours | Before opening\nRinse the machine | Closing\nCount the tubs | Closing\nOrder cones and cups | This week\nPick up fruit at the market | This week\nCheck the freezer temperature | Before opening",
  posts:
    "Plum and cinnamon is back.\nPistachio sold out, fresh tub at five.\nFirst warm Sunday: we open at eleven.\nTwo new vegan flavours on the board.",
};

const petitions: Domain = {
  id: "petitions",
  words: "petition*11 petitions*11 signatures*8 signature*6 open_letter*9 citizens_initiative*11 referendum*8",
  category: "Social good",
  directions: ["civic", "signal"],
  icon: "file-pen",
  audience: "people who want something changed",
  lead: "tracker",
  hashtags: "petition|signhere|ourtown|peoplepower",
  verbs: "Sign|Collect|Share|Hand in",
  names: "Signed|Sign Here|Many Names|One More Name|Hand It In",
  problem: "Three lists at three doors, and nobody knows how many have signed",
  promise: "Every signature in one place",
  itch: "How many signed? Anyone?",
  pov: "POV: you hand in the thousandth name",
  things: [
    thing(
      "item",
      "petition, Petition, Petitions, file-pen",
      "petition petitions letter initiative crossing",
      `Title: text\nPhoto: image\nTopic: choice traffic|school|green space|housing|culture\nAddressed to: text town council|school board|district office|bus company\nSignatures: number 12..640\nGoal: number 200..1000\nDeadline: date 5..60\nStarted by: text @people\nState: choice collecting|handed in|answered\nText: longText`,
      `A crossing at Mill Lane | topic=traffic | state=collecting | signatures=412 | goal=500\nThirty in front of the school | topic=traffic | state=collecting\nA toilet at the playground | topic=green space | state=collecting\nShade for the market square | topic=green space | state=handed in\nKeep the library open on Sundays | topic=culture | state=answered\nNight bus until two | topic=traffic | state=collecting\nSave the old chestnuts | topic=green space | state=handed in`,
    ),
    thing(
      "log",
      "signature, Signature, Signatures, pen-line",
      "signature signatures supporter supporters signers",
      `Name: text\nPetition: relation petition\nSigned on: date -20..0\nPlace: location\nWhere: choice online|on the street|at the door|in a shop\nComment: text\nPublic: boolean 75`,
      `Amara Osei\nMateo Ruiz\nYuki Tanaka\nLena Krüger\nOmar Haddad\nPriya Shah\nKofi Annor\nIngrid Lund\nDiego Quiroga\nHana Sato`,
      "petition",
    ),
    thing(
      "event",
      "collecting, Signing stand, Signing stands, tent",
      "stand stands collecting",
      `Title: text\nStarts: dateTime 1..30 09:00..17:00\nPlace: location\nLists: number 2..10\nComing: number 2..9\nI am in: boolean 40`,
      `At the weekly market\nIn front of the bakery\nAfter the parents' evening\nAt the bus stop, rush hour\nHanding in at the town hall`,
    ),
  ],
  tasks:
    "Write the demand in two sentences | First\nPrint twenty lists | First\nAsk the shops on the square | This week\nTell the local paper | This week\nCheck names and addresses | Before handing in\nBook a date at the town hall | Before handing in",
  posts:
    "Four hundred names! One hundred to go.\nThe bakery has a list by the till.\nThe paper is writing about us on Friday.\nWho comes along to hand it in?",
};

const pocketMoney: Domain = {
  id: "pocketMoney",
  indoors: true,
  words: "pocket_money*14 allowance*9 allowances*9 piggy_bank*9",
  category: "Family",
  directions: ["playroom", "ledger"],
  icon: "piggy-bank",
  audience: "families",
  lead: "tracker",
  hashtags: "pocketmoney|moneykids|savingup|familyrules",
  verbs: "Pay out|Earn|Save|Spend",
  names: "Jar & Coin|Piggy Ledger|Three Jars|Friday Coins|First Money",
  problem: "Did you get it on Friday, and who still owes for the ice cream?",
  promise: "Paid on time, saved on purpose",
  itch: "Pocket money? I got none. Really?",
  pov: "POV: they bought it themselves",
  things: [
    thing(
      "item",
      "child, Child, Children, piggy-bank",
      "child children kid kids son daughter jar jars",
      `Name: text\nPicture: image\nAge: number 5..14 years\nA week: money 1..10 EUR\nPaid on: choice Friday|Saturday|Sunday|first of the month\nIn the jar: money 3..48 EUR\nSaving for: text a skateboard|headphones|a Lego set|a trip to the zoo\nStill needs: money 4..60 EUR`,
      `Noor | age=12 | aWeek=6 | paidOn=first of the month\nBen | age=9 | aWeek=3 | paidOn=Friday\nMina | age=6 | aWeek=1.5 | paidOn=Friday`,
    ),
    thing(
      "log",
      "payout, Entry, Entries, coins",
      "payout payouts payment payments coin entry entries",
      `What: text\nChild: relation child\nDate: date -24..0\nAmount: money 0.5..12 EUR\nKind: choice paid out|earned|gift|spent|put aside\nNote: text`,
      `Pocket money, week by week | kind=paid out | amount=3\nWashed the car | kind=earned | amount=4\nFrom Grandma | kind=gift | amount=10\nIce cream with friends | kind=spent | amount=2.5\nInto the jar for the skateboard | kind=put aside | amount=2\nRaked the leaves | kind=earned | amount=3\nComic at the kiosk | kind=spent | amount=4.5\nPocket money, paid late | kind=paid out | amount=6`,
      "child",
    ),
    thing(
      "place",
      "chore, Job, Jobs, sparkles",
      "chore chores job jobs",
      `Name: text\nPays: money 1..5 EUR\nHow often: choice once|every week|every month\nTaken by: text`,
      `Wash the car\nRake the leaves\nSort the bottles\nClean the bikes\nFeed the neighbour's cat`,
    ),
  ],
  tasks:
    "Agree on the amount | First\nSet up three jars | First\nPay out on Friday | Every week\nCount the jar together | Every month",
};

const nails: Domain = {
  id: "nails",
  indoors: true,
  words:
    "nail_salon*14 nail_studio*14 nail_bar*13 nails*7 nail*5 manicure*11 manicures*11 pedicure*11 lashes*8 eyelash*8 brows*8",
  category: "Beauty",
  directions: ["salon"],
  icon: "sparkles",
  audience: "guests of the studio",
  lead: "booking",
  hashtags: "nails|manicure|nailart|selfcaresunday",
  verbs: "Choose|Book|Relax|Come back",
  names: "Ten Fingers|Top Coat|Gloss & Go|Polished|Half Moon|Cuticle Club",
  problem: "The phone rings while the varnish is still wet",
  promise: "Booked without a phone call",
  itch: "Wet varnish. Phone rings. Now what?",
  pov: "POV: your nails are dry",
  things: [
    thing(
      "item",
      "nailTreatment, Treatment, Treatments, sparkles",
      "treatment treatments nail nails manicure pedicure salon service services appointment appointments",
      `Name: text\nPicture: image\nKind: choice hands|feet|lashes|brows\nMinutes: number 20..120 min\nPrice: money 15..75 EUR\nLasts: number 1..4 weeks\nRemoval included: boolean 40\nDetails: text`,
      `Gel manicure | kind=hands | minutes=60 | price=42 | lasts=3\nClassic manicure | kind=hands | minutes=45 | price=28 | lasts=1\nPedicure with polish | kind=feet | minutes=60 | price=39 | lasts=4\nRefill | kind=hands | minutes=75 | price=45 | lasts=3\nNail art, two fingers | kind=hands | minutes=20 | price=15 | lasts=3\nGel removal | kind=hands | minutes=30 | price=18\nLash lift | kind=lashes | minutes=60 | price=55 | lasts=4\nBrow shaping | kind=brows | minutes=20 | price=19 | lasts=3`,
    ),
    thing(
      "person",
      "nailArtist, Nail artist, Nail artists, user-round",
      "artist artists stylist stylists team",
      `Name: text\nPortrait: image\nGood at: choice gel|nail art|pedicure|lashes\nWorks: choice Tue to Sat|Mon to Fri|weekends\nPhone: phone\nSince: date -1200..-60\nNote: text`,
      `Amara Osei | goodAt=nail art\nYuki Tanaka | goodAt=gel\nLena Krüger | goodAt=pedicure\nPriya Shah | goodAt=lashes`,
    ),
  ],
  tasks:
    "Disinfect the tools | Every guest\nOrder remover and tips | This week\nConfirm tomorrow's guests | Today\nPhotograph the best set | Today",
};

const hydration: Domain = {
  id: "hydration",
  indoors: true,
  words:
    "water_intake*14 water_tracker*14 water_counter*13 water_reminder*13 water_diary*12 hydration*9 hydration_tracker*12 hydrate*8 hydrated*8 drink_water*13 drink_more_water*14 drink_enough*12 drinking_water*11 enough_water*13 more_water*10 glasses_of_water*14 water_i_drink*15 water_i_drank*14 much_water*12 water_per_day*13 water_a_day*13",
  category: "Health",
  directions: ["still-water", "playroom"],
  icon: "glass-water",
  audience: "people who forget to drink",
  lead: "tracker",
  hashtags: "hydration|drinkwater|eightglasses|dailyhabit",
  verbs: "Drink|Note|Refill|Feel better",
  names: "Eight Glasses|Sip by Sip|Clear|Top Up|Half Full|Big Gulp",
  problem: "Three coffees by noon, and the water glass is still dry",
  promise: "Every glass counts, and is counted",
  itch: "Glass three. Or was it two?",
  pov: "POV: two litres by six",
  things: [
    thing(
      "log",
      "drinkGlass, Glass, Glasses, glass-water",
      "glass glasses water drink drinks intake",
      `Note: text\nTime: dateTime -6..0 07:00..21:30\nDrink: choice water|tea|juice|coffee\nAmount: number 150..500 ml\nFelt: choice fine|thirsty`,
      `After waking up | drink=water | amount=300 | felt=thirsty\nWith lunch | drink=water | amount=250 | felt=fine\nAt the desk | drink=tea | amount=300 | felt=fine\nAfter the run | drink=water | amount=500 | felt=thirsty\nOn the train | drink=water | amount=330 | felt=fine\nBefore bed | drink=tea | amount=200 | felt=fine`,
    ),
    thing(
      "item",
      "waterGoal, Goal, Goals, target",
      "goal goals target limit",
      `Name: text\nTarget: number 1500..3000 ml\nReached: percent 55..100\nSince: date -60..-3`,
      `An ordinary day | target=2000 | reached=80\nOn training days | target=2800 | reached=70\nHot days | target=2500 | reached=90`,
    ),
  ],
  tasks:
    "Put a bottle on the desk | First\nA glass before every meal | Every day\nRefill the bottle at noon | Every day\nSlice a lemon | Every day",
};

const sitting: Domain = {
  id: "sitting",
  words: "babysitter*11 babysitters*11 babysitting*9 childminder*10 childminders*10 nanny*10 nannies*10 au_pair*9",
  category: "Family",
  directions: ["playroom", "kitchen-table"],
  icon: "baby",
  audience: "parents who want an evening out",
  lead: "booking",
  hashtags: "babysitter|parenting|datenight|village",
  verbs: "Ask|Book|Go out|Come home",
  names: "Night Out|Home by Eleven|Sitter List|Good Hands|Two Tickets|Lights Out",
  problem: "Two tickets for tonight, and every sitter is taken",
  promise: "Somebody good, booked before the doorbell rings",
  itch: "Tonight at eight. Who sits?",
  pov: "POV: dinner while it is hot",
  things: [
    thing(
      "item",
      "sitter, Babysitter, Babysitters, baby",
      "babysitter babysitters sitter sitters nanny nannies childminder childminders",
      `Name: text @people\nPortrait: image\nAge: number 16..64\nPrice per hour: money 9..18 EUR\nAvailable: choice evenings|weekends|any time\nRating: rating 3..5\nPhone: phone\nNote: text`,
      `Amara Osei | age=19 | available=evenings\nLena Krüger | age=24 | available=weekends\nMarta Vidal | age=58 | available=any time\nJin Ho | age=21 | available=evenings\nPriya Shah | age=31 | available=any time\nDiego Quinn | age=17 | available=weekends`,
    ),
    thing(
      "person",
      "satChild, Child, Children, smile",
      "child children kid kids",
      `Name: text\nAge: number 1..10 years\nBedtime: time 18:30..20:30\nNote: text`,
      `Noor | age=6\nBen | age=3\nMina | age=8`,
    ),
  ],
  tasks:
    "Write down the bedtime | Before\nPut the pyjamas out | Before\nLeave the number of the restaurant | Before\nShow where the plasters are | Before",
};

/** Small things of every day that have words of their own: teeth, water, scoops, signatures, coins, sitters and nails. */
export const EVERYDAY: readonly Domain[] = [teeth, hydration, iceCream, petitions, pocketMoney, sitting, nails];
