import { known, type KnownThing } from "../embedded/things/known-thing.ts";
import { table } from "./rows.ts";

/** What households, savers and neighbors keep, wish for and tell one another. */
export const EVERYDAY_THINGS: readonly KnownThing[] = [
  known(
    "item",
    "chore, brush-cleaning",
    "chore/chores",
    "household_chore housework cleaning_task household_task house_chore",
    "Chore: text\nRoom: choice kitchen|bathroom|living room|garden|whole house\nWhose turn: text @people\nDue on: date -1..7\nRepeats: choice daily|weekly|every two weeks|monthly\nMinutes: duration 5..90\nPoints: number 1..10\nDone: boolean 40",
    table(
      "room dueOn repeats minutes points done",
      "Empty the dishwasher|kitchen|@0|daily|10|1|yes\nTake out paper and glass|whole house|@1|weekly|15|2|no\nScrub the shower|bathroom|@2|weekly|25|4|no\nVacuum the stairs|whole house|@0|weekly|20|3|yes\nMow the lawn|garden|@4|every two weeks|60|6|no\nClean the windows|living room|@6|monthly|90|10|no\nChange the bed linen|whole house|@3|every two weeks|30|4|no\nDefrost the freezer|kitchen|@7|monthly|45|7|no",
    ),
  ),
  known(
    "item",
    "pantryItem, wheat",
    "pantry item/pantry items",
    "pantry fridge_item stored_food grocery_item household_supply freezer_item",
    "Item: text\nPlace: choice pantry|fridge|freezer|cellar\nAmount: number 1..24\nUnit: choice pieces|bags|cans|jars|liters\nBest before: date -2..400\nOpened: boolean 30\nBuy again at: number 1..6",
    table(
      "place amount unit bestBefore opened buyAgainAt",
      "Chickpeas|pantry|6|cans|@390|no|2\nBasmati rice|pantry|2|bags|@260|yes|1\nPlain yogurt|fridge|3|jars|@5|no|2\nPeas|freezer|4|bags|@180|yes|1\nApple juice|cellar|12|liters|@120|no|4\nEggs|fridge|9|pieces|@11|no|6\nPlum jam|cellar|7|jars|@400|no|2\nFresh cream|fridge|1|jars|@-2|yes|1",
    ),
  ),
  known(
    "item",
    "houseplant, sprout",
    "houseplant/houseplants",
    "house_plant indoor_plant potted_plant succulent",
    "Name: text\nPicture: image\nKind: text\nRoom: choice living room|kitchen|bedroom|bathroom|office\nLight: choice bright|half shade|shade\nWater every: number 2..28 days\nLast watered: date -14..0\nHealth: choice thriving|fine|needs care",
    table(
      "kind room light waterEvery lastWatered health",
      "Big Bertha|Rubber plant|living room|bright|9|@-4|thriving\nWindow sill basil|Basil|kitchen|bright|2|@-1|fine\nSpike|Aloe|bedroom|bright|21|@-12|thriving\nCurly|Spider plant|office|half shade|7|@-6|fine\nSteam lover|Boston fern|bathroom|half shade|4|@-5|needs care\nThe gift|Moth orchid|living room|half shade|8|@-2|fine\nOld friend|Christmas cactus|bedroom|half shade|12|@-14|needs care\nCreeper|Pothos|office|shade|8|@-3|thriving",
    ),
  ),
  known(
    "item",
    "keepsake, gift",
    "keepsake/keepsakes",
    "heirloom souvenir memento collectible antique collection_item",
    "Name: text\nPicture: image\nFrom: text\nYear: number 1890..2024\nKind: choice jewelry|paper|toy|tool|textile\nKept in: text\nWorth: money 0..900 USD\nStory: longText",
    table(
      "from year kind keptIn worth story",
      "Brass compass|Great-uncle Anton|1931|tool|Desk drawer|180|He crossed the sea with it twice\nPatchwork blanket|Aunt Nomsa|1974|textile|Chest in the hall|60|One patch for each cousin\nTin steamboat|Grandpa Luis|1928|toy|Glass cabinet|420|Still runs with a candle\nRing with a garnet|Grandmother Ilse|1952|jewelry|Safe|900|Bought with the first wages\nLetters tied with a cord|Attic|1944|paper|Blue box|0|Nobody has read them all\nPressed four-leaf clover|School friend|1999|paper|Dictionary, page 214|0|Found before the exam\nBone-handled knife|Neighbor Olaf|1960|tool|Kitchen|35|Carved the handle himself\nFestival ribbon|Own|2016|textile|Memory box|0|Three days of rain",
    ),
  ),
  known(
    "item",
    "dream, moon-star",
    "dream/dreams",
    "dream_entry dream_record nightmare sleep_dream",
    "Title: text\nDate: date -30..0\nMood: choice calm|happy|strange|sad|frightening\nClear: rating 1..5\nPeople: text @people\nRecurring: boolean 25\nWoke at: time 03:00..08:00\nText: longText",
    table(
      "date mood clear recurring wokeAt text",
      "House with one more room|@-1|strange|4|yes|06:10|Behind the pantry was a hall full of boats\nFlying over the tram lines|@-3|happy|5|yes|05:45|I steered with my elbows\nLate for an exam in Latin|@-6|frightening|3|yes|04:20|I had never learned Latin\nThe dog could talk|@-9|happy|4|no|07:15|It only wanted to discuss the sofa\nSnow in the library|@-13|calm|3|no|06:40|Nobody minded, they read on\nTeeth of glass|@-18|frightening|2|yes|03:30|I spoke very carefully\nGrandmother's kitchen|@-22|sad|5|no|06:55|The radio played and she was peeling apples\nTrain without windows|@-29|strange|2|no|05:05|We guessed the stations by smell",
    ),
  ),
  known(
    "item",
    "wish, star",
    "wish/wishes",
    "wishlist_item wish_list gift_idea bucket_list_item bucket_list gift_wish",
    "Wish: text\nPicture: image\nMeant for: text @people\nKind: choice thing|experience|help|trip\nPrice: money 0..900 USD\nPriority: rating 1..5\nOccasion: choice birthday|holidays|wedding|someday\nReserved: boolean 30",
    table(
      "kind price priority occasion reserved",
      "Waffle iron with hearts|thing|45|4|birthday|yes\nSee the northern lights|trip|900|5|someday|no\nSomeone to paint the fence|help|0|3|someday|no\nPottery class for two|experience|110|4|wedding|yes\nWarm slippers, size 42|thing|28|2|holidays|no\nNight in a tree house|experience|160|5|birthday|no\nGood kitchen knife|thing|75|4|wedding|yes\nBox of old travel books|thing|20|3|holidays|no",
    ),
  ),
  known(
    "item",
    "memory, book-heart",
    "memory/memories",
    "memory_entry life_story life_moment reminiscence life_event",
    "Title: text\nPicture: image\nDate: date -9000..-10\nPlace: location\nPeople: text @people\nFeeling: choice joy|pride|longing|surprise|gratitude\nTold by: text @people\nText: longText",
    table(
      "date feeling text",
      "First bicycle|@-8900|pride|Green, two sizes too big, and mine\nThe summer of the flood|@-7400|surprise|We rowed to the bakery\nNight shift with Amadou|@-5200|gratitude|He shared his soup and his stories\nMoving day in the snow|@-4100|joy|The piano stood on the sidewalk until dark\nOur first market stall|@-2600|pride|Sold out by eleven\nPhone call from the clinic|@-1900|joy|A girl, and both were well\nLast evening in the old flat|@-1250|longing|Echoes in every room\nChoir on the ferry|@-400|surprise|The whole deck joined in",
    ),
  ),
  known(
    "item",
    "shoppingListItem, list-checks",
    "shopping list/shopping lists",
    "shopping_list_item shopping_item grocery_list purchase_list",
    "Item: text\nAmount: text\nShop: choice supermarket|market|drugstore|hardware store\nAisle: choice fresh|chilled|dry|household|other\nPrice: money 1..40 USD\nMeant for: text @people\nUrgent: boolean 25\nBought: boolean 30",
    table(
      "amount shop aisle price urgent bought",
      "Flat-leaf parsley|1 bunch|market|fresh|2|no|no\nOat milk|4 cartons|supermarket|chilled|9|no|yes\nDish soap|1 bottle|drugstore|household|3|yes|no\nWall plugs, 6 mm|1 box|hardware store|other|5|no|no\nSourdough loaf|1|market|fresh|6|yes|yes\nRed onions|2 pounds|market|fresh|3|no|no\nLight bulbs, warm white|3|hardware store|other|12|yes|no\nBirthday candles|1 pack|supermarket|household|2|no|no",
    ),
  ),
  known(
    "item",
    "bond, scroll-text",
    "bond/bonds",
    "government_bond corporate_bond savings_bond debenture",
    "Name: text\nIssuer: text\nCoupon: number 0.5..8.0 %\nFace value: money 500..20000 USD\nPrice: number 82.0..104.0\nMatures on: date 90..3600\nRating: choice AAA|AA|A|BBB|BB\nInterest paid: choice yearly|twice a year|at the end",
    table(
      "issuer coupon faceValue price maturesOn rating interestPaid",
      "Bridge bond 2029|City of Ferry Point|2.5|5000|98.4|@960|AA|yearly\nClean water 4.0|Water board|4.0|10000|101.2|@2190|AAA|twice a year\nSchool roofs|Valley county|3.0|2000|97.1|@1500|AA|yearly\nHarbor crane note|Harbor Steel|5.5|20000|99.6|@730|BBB|twice a year\nZero 2033|Northern treasury|0.5|8000|82.0|@2600|AAA|at the end\nWind park II|Coast Energy co-op|4.5|1000|100.8|@3600|A|yearly\nHotel renovation|Old Station Hotel|8.0|500|91.5|@400|BB|twice a year\nShort paper, 90 days|Savings bank|3.5|15000|99.1|@90|A|at the end",
    ),
  ),
  known(
    "item",
    "cryptoCoin, bitcoin",
    "crypto coin/crypto coins",
    "cryptocurrency crypto_asset digital_currency crypto_wallet crypto_transaction nft",
    "Name: text\nSymbol: text\nPrice: money 0..4200 USD\nChange: number -18.0..24.0 %\nHeld: number 0..12000\nWorth: calc price * held USD\nKind: choice payment|platform|stable|token\nKept in: choice exchange|phone wallet|hardware wallet",
    table(
      "symbol price change held kind keptIn",
      "Quartz|QRZ|4200|3.4|1|payment|hardware wallet\nFernchain|FRN|185|-2.1|14|platform|hardware wallet\nSteady Dollar|STD|1|0.0|3200|stable|exchange\nLumen Loop|LML|12|8.9|90|platform|phone wallet\nBarter|BRT|3|-6.5|450|payment|exchange\nOrchard Token|ORC|8|24.0|60|token|phone wallet\nPebble|PBL|2|-18.0|600|token|exchange\nNorthbit|NBT|640|1.2|2|payment|exchange",
    ),
  ),
  known(
    "item",
    "pledge, hand-heart",
    "pledge/pledges",
    "donation_pledge crowdfunding_pledge backer_pledge",
    "Backer: text\nProject: text\nAmount: money 5..2500 USD\nRhythm: choice once|monthly|yearly\nReward: text\nPledged on: date -40..0\nWords: longText\nAnonymous: boolean 20",
    table(
      "project amount rhythm reward pledgedOn words anonymous",
      "Marisol Vega|New church bells|250|once|Name on the plaque|@-30|I was married under the old ones|no\nTable 9 of the pub quiz|Swimming for all|64|once|None|@-24|Our winnings|no\nKofi Larbi|Repair café tools|10|monthly|Free coffee|@-21|Keep fixing|no\nAnonymous neighbor|Playground shade|500|once|None|@-17||yes\nZofia Maj|Community radio|60|yearly|Song of the week|@-12|More accordion please|no\nBakery on the corner|School breakfast|120|monthly|Thank-you card|@-9|Rolls included|no\nRavindra Pillai|Playground shade|40|once|Name on a brick|@-4||no\nFishing club|Clean harbor|2500|yearly|Boat day|@-1|In memory of our founder|no",
    ),
  ),
  known(
    "item",
    "savingGoal, piggy-bank",
    "saving goal/saving goals",
    "savings saving savings_account savings_plan piggy_bank",
    "Title: text\nPicture: image\nTarget: money 150..24000 USD\nSaved: money 0..18000 USD\nLeft: calc target - saved USD\nBy: date 30..900\nEach month: money 10..600 USD\nStatus: choice saving|paused|reached",
    table(
      "target saved by eachMonth status",
      "Cargo bike|3200|1450|@240|200|saving\nThree months' reserve|7500|7500|@30|250|reached\nPiano for the living room|4800|620|@700|120|saving\nDriver's license|2100|1680|@60|140|saving\nDown payment|24000|18000|@400|600|saving\nNew teeth for Grandpa|3900|900|@365|100|paused\nSummer camp|350|270|@50|40|saving\nTelescope|480|0|@300|45|paused",
    ),
  ),
  known(
    "item",
    "budgetLine, calculator",
    "budget line/budget lines",
    "budget_category spending_category budget_entry spending_limit cost_item",
    "Name: text\nPlanned: money 20..1900 USD\nSpent: money 0..1900 USD\nLeft: calc planned - spent USD\nMonth: text\nKind: choice fixed|needed|nice to have|saving\nAccount: choice joint|own|cash\nNote: text",
    table(
      "planned spent month kind account note",
      "Rent and heating|1450|1450|June|fixed|joint|Paid on the first\nGroceries|620|388|June|needed|joint|Market on Saturdays\nBus and train|110|110|June|fixed|own|Monthly pass\nEating out|140|96|June|nice to have|cash|\nClothes for the children|90|124|June|needed|joint|Shoes came early\nDentist|200|0|June|needed|own|Check-up on the 20th\nBooks and movies|45|31|June|nice to have|cash|\nEmergency fund|150|150|June|saving|own|",
    ),
  ),
  known(
    "item",
    "sharedExpense, split",
    "shared expense/shared expenses",
    "split_expense group_expense shared_cost bill_split expense_share",
    "Title: text\nPaid by: text @people\nAmount: money 6..900 USD\nShared by: number 2..8\nShare: calc amount / sharedBy USD\nDate: date -30..0\nCategory: choice food|travel|home|fun\nSettled: boolean 50",
    table(
      "amount sharedBy date category settled",
      "Cabin for the weekend|480|6|@-20|travel|yes\nGroceries for the cabin|132|6|@-19|food|yes\nGas to the lake|54|3|@-19|travel|no\nWashing machine, used|240|4|@-15|home|no\nTickets for the concert|175|5|@-11|fun|yes\nPizza on Thursday|42|4|@-6|food|no\nRouter and cable|68|4|@-4|home|no\nPresent for Yusuf|90|8|@-1|fun|no",
    ),
  ),
  known(
    "item",
    "groupChat, messages-square",
    "group chat/group chats",
    "chat_group chat_room discussion_group chatroom chat_channel",
    "Name: text\nPicture: image\nMembers: number 3..120\nUnread: number 0..48\nLast message: text\nLast active: dateTime -3..0 07:00..23:00\nMuted: boolean 25\nKind: choice family|work|neighbors|hobby",
    table(
      "members unread lastMessage lastActive muted kind",
      "Staircase 12|18|4|Who has the drill?|@0T18:40|no|neighbors\nCousins|27|12|Photos from Sunday|@0T09:15|no|family\nNight shift|9|0|Swapped with Omar|@-1T22:50|no|work\nTuesday runners|34|2|Meeting at the bridge|@0T12:05|no|hobby\nParents of 3b|41|48|Is tomorrow swimming?|@0T19:30|yes|neighbors\nBread and dough|120|31|My crumb shot|@0T07:20|yes|hobby\nMom, Dad and us|4|1|Call when you land|@0T16:00|no|family\nHarvest crew|11|0|Boxes are at the gate|@-3T17:10|no|work",
    ),
  ),
  known(
    "item",
    "rumor, message-circle-question-mark",
    "rumor/rumors",
    "rumour fact_check claim_check hearsay misinformation",
    "Claim: text\nHeard from: choice chat|street|video|flyer|phone call\nTopic: choice health|money|neighborhood|weather|school\nFirst heard: date -30..0\nChecked by: text @people\nVerdict: choice true|half true|false|unknown\nSource: text\nExplanation: longText",
    table(
      "heardFrom topic firstHeard verdict source explanation",
      "The pool closes for two years|street|neighborhood|@-12|half true|City office|It closes for four months\nOnions in socks cure a cold|video|health|@-9|false|Family doctor|There is no such effect\nNew coins are magnetic|chat|money|@-20|true|Mint|The core is steel\nSchool starts an hour later|chat|school|@-3|unknown|Parents' council|The vote is on Thursday\nStorm of the century on Sunday|video|weather|@-2|false|Weather service|Wind of normal strength\nBank asks for codes by phone|phone call|money|@-6|false|Savings bank|It is a scam\nBus 27 gets a night line|street|neighborhood|@-15|true|Transport office|Fridays from September\nTap water is brown in the hills|flyer|health|@-28|half true|Water board|For one day after repairs",
    ),
  ),
  known(
    "item",
    "lostItem, package-search",
    "lost item/lost items",
    "lost_property missing_item lost_and_found lost_and_found_item lost_article lost_object",
    "Item: text\nPicture: image\nLost on: date -20..0\nLost at: location\nColor: text\nPhone: phone\nReward: money 0..100 USD\nStatus: choice missing|reported found|returned",
    table(
      "lostOn color phone reward status",
      "House keys on a felt fox|@-1|Orange|555-0161|20|missing\nChild's scarf|@-2|Striped green|555-0162|0|reported found\nHearing aid, left|@-3|Beige|555-0163|100|missing\nLibrary book about whales|@-5|Blue cover|555-0164|0|returned\nBicycle bag with rain gear|@-6|Black|555-0165|30|missing\nSilver earring|@-9|Silver|555-0166|50|missing\nClarinet case|@-12|Brown|555-0167|80|returned\nGray cat, answers to Mio|@-4|Gray|555-0168|60|reported found",
    ),
  ),
  known(
    "item",
    "foundItem, package-check",
    "found item/found items",
    "found_property found_object finder_report found_article",
    "Item: text\nPicture: image\nFound on: date -20..0\nFound at: location\nKept at: choice front desk|police|finder|bus depot\nShelf: text\nStatus: choice waiting|claimed|handed over|donated\nKeep until: date 10..170",
    table(
      "foundOn keptAt shelf status keepUntil",
      "Umbrella with wooden handle|@-1|bus depot|B-12|waiting|@89\nSingle glove, wool|@-2|front desk|A-03|waiting|@88\nReading glasses|@-3|front desk|A-04|claimed|@87\nPhone with a cracked screen|@-4|police|P-31|waiting|@170\nStuffed rabbit|@-6|finder|At home|handed over|@30\nSchool bag, grade 2|@-7|bus depot|B-09|handed over|@83\nThermos flask|@-15|front desk|A-01|donated|@10\nEnvelope with photographs|@-9|police|P-28|waiting|@160",
    ),
  ),
  known(
    "item",
    "skillOffer, hand-helping",
    "skill offer/skill offers",
    "help_offer time_bank_offer neighborhood_help favor skill_exchange service_exchange",
    "Offer: text\nPicture: image\nWho: text @people\nKind: choice repair|teaching|care|transport|garden\nHours: number 1..6 h\nWants in return: text\nArea: choice north|center|harbor|hills\nWhen: choice evenings|weekends|mornings|any time",
    table(
      "kind hours wantsInReturn area when",
      "Sharpening knives and scissors|repair|1|A jar of jam|center|weekends\nMath for grades 5 to 8|teaching|2|Help with the garden|north|evenings\nWalking dogs|care|1|Nothing|harbor|mornings\nVan with driver|transport|3|Gas money|hills|weekends\nPruning fruit trees|garden|4|A share of the apples|hills|any time\nReading letters from offices|teaching|1|A cup of tea|center|mornings\nFixing zippers|repair|1|Baking|north|evenings\nEvening with the children|care|3|The same for ours|harbor|evenings",
    ),
  ),
  known(
    "item",
    "watchReport, siren",
    "neighborhood watch report/neighborhood watch reports",
    "neighborhood_report watch_report incident_report street_report citizen_report hazard_report",
    "Title: text\nPicture: image\nKind: choice light|noise|suspicious|damage|animals\nSeen at: dateTime -10..0 05:00..23:30\nPlace: location\nUrgency: choice low|medium|high\nStatus: choice new|passed on|solved\nDetails: longText",
    table(
      "kind seenAt urgency status details",
      "Street lamp flickers|light|@-1T21:30|low|passed on|Third lamp from the school\nVan circling at night|suspicious|@-2T23:10|medium|passed on|White, no lettering, four rounds\nBroken swing chain|damage|@-3T16:20|high|solved|Seat removed for now\nDog without owner|animals|@0T07:45|medium|new|Friendly, blue collar\nMusic after midnight|noise|@-6T23:30|low|solved|From the allotments\nCellar doors left open|suspicious|@-5T22:15|medium|new|House 18 to 22\nGlass on the cycle path|damage|@-1T08:05|high|passed on|By the underpass\nNest of wasps at the bus stop|animals|@-8T14:00|high|solved|Fire service removed it",
    ),
  ),
];
