import { thing } from "../thing.ts";
import type { Domain } from "./domain.ts";

const campaign: Domain = {
  id: "campaign",
  words:
    "rpg*8 role_playing*9 roleplaying*9 tabletop_rpg*11 dungeon_master*11 dungeons*8 d_d*8 dnd*9 d_d_campaign*11 npcs*9 npc*8 quests*6 loot*7 initiative*6 rollenspiel*9 juego_de_rol*10 jeu_de_role*10",
  category: "Games",
  directions: ["arcade", "field-notes"],
  icon: "swords",
  audience: "the table and its game master",
  lead: "tracker",
  hashtags: "ttrpg|dnd|rolltable|naturaltwenty",
  verbs: "Roll|Fight|Loot|Recap",
  names: "Natural Twenty|Session Zero|Long Rest|Tavern Notes|Roll for It",
  problem: "Who was that innkeeper, and why does he hate us?",
  promise: "Remember every name, debt and door",
  itch: "Who was the innkeeper again?",
  pov: "POV: you rolled a twenty",
  things: [
    thing(
      "person",
      "hero, Character, Characters, swords",
      "character characters hero heroes player players party",
      `Name: text\nPortrait: image\nClass: choice bard|cleric|fighter|ranger|rogue|wizard\nPlayer: text @people\nLevel: number 3..6\nHit points: number 14..52\nArmour: number 12..18\nGold: number 4..220\nSecret: text`,
      `Brambleknock | classValue=rogue | level=5 | gold=220\nSister Alma | classValue=cleric | level=5\nHagen the Late | classValue=fighter | level=4 | hitPoints=52\nQuill | classValue=bard | level=5\nOwl-Eyed Ven | classValue=ranger | level=4\nMaster Tock | classValue=wizard | level=6`,
    ),
    thing(
      "log",
      "gameSession, Session, Sessions, scroll-text",
      "session sessions recap evening game",
      `Title: text\nDate: date -90..10\nPlace: choice the cellar city|the salt road|the drowned temple|home\nHours: number 3.0..6.0 h\nLoot: number 0..400\nWhat happened: longText @remarks\nCliffhanger: boolean 60`,
      `The door that hummed | place=the drowned temple\nA debt in the cellar city | place=the cellar city\nTwo goats, one bridge | place=the salt road\nHagen oversleeps | place=home\nThe bard pays for once | loot=0\nSomething below the ice | cliffhanger=yes`,
    ),
    thing(
      "item",
      "quest, Quest, Quests, map",
      "quest quests mission goal",
      `Quest: text\nGiven by: relation npc\nState: choice rumour|taken|done|failed\nReward: number 20..500\nDanger: rating 2..5\nPlace: choice the cellar city|the salt road|the drowned temple`,
      `Find the humming door | state=taken | danger=4\nEscort the salt caravan | state=done | reward=120\nWho poisons the wells? | state=taken | danger=3\nThe innkeeper's ledger | state=rumour\nBring back the goats | state=failed | reward=20`,
    ),
    thing(
      "place",
      "npc, Figure, Figures, user-round",
      "npc npcs figure figures villain",
      `Name: text\nPortrait: image\nTrade: text innkeeper|smuggler|abbess|rat catcher\nMood: choice friendly|wary|hostile\nMet in: choice the cellar city|the salt road|the drowned temple\nKnows: text`,
      `Old Marrow | trade=innkeeper | mood=hostile\nAbbess Linne | trade=abbess | mood=friendly\nThree-Coat Jory | trade=smuggler | mood=wary\nThe Rat Catcher | trade=rat catcher | mood=friendly`,
    ),
  ],
};

const esports: Domain = {
  id: "esports",
  words:
    "esports*10 e_sports*10 gaming_tournament*12 game_tournament*10 bracket*9 brackets*9 clan*7 guild_raid*9 raid*7 raids*7 speedrun*9 speedruns*9 high_scores*9 highscores*9 mario_kart*8 fifa*7 ping_pong_ladder*10 ladder*6 office_league*9 table_football*9 foosball*9 kicker*6 game_night_scores*9",
  category: "Games",
  directions: ["arcade", "track-day"],
  icon: "gamepad-2",
  audience: "players who want to know who is best",
  lead: "leaderboard",
  hashtags: "gamenight|leaderboard|esports|rematch",
  verbs: "Challenge|Play|Rank|Rematch",
  names: "Best of Five|Rematch|Top Rank|Player Two|Final Boss",
  problem: "Everybody claims to be the best, nobody keeps score",
  promise: "The table that ends every argument",
  itch: "Best of three? You lost twice.",
  pov: "POV: first place, finally",
  things: [
    thing(
      "person",
      "player, Player, Players, gamepad-2",
      "player players member members participant",
      `Name: text\nPicture: image\nRating: number 900..1650\nWon: number 2..31\nLost: number 2..24\nPlayed: calc won + lost\nFavourite: text\nTeam: choice red|blue|green`,
      `Noor | rating=1650 | won=31 | lost=9\nJonas | rating=1480 | won=24 | lost=15\nMireille | rating=1480 | won=22 | lost=14\nTomás | rating=1320 | won=17 | lost=18\nElke | rating=1210 | won=12 | lost=19\nOmar | rating=1090 | won=8 | lost=22\nAnika | rating=980 | won=4 | lost=24`,
    ),
    thing(
      "log",
      "duel, Match, Matches, swords",
      "match matches game games duel result score",
      `Title: text\nWinner: relation player\nAgainst: text @people\nDate: date -21..0\nScore: text 5:3|5:4|3:0|3:2|10:8\nRound: choice group|quarter-final|semi-final|final|friendly\nMinutes: number 6..45 min`,
      `Lunch break duel | round=friendly\nSemi-final, left half | round=semi-final\nGroup A, last game | round=group\nThe famous comeback | round=quarter-final\nRematch, again | round=friendly\nFinal of the spring cup | round=final`,
      "player",
    ),
  ],
};

const collectibles: Domain = {
  id: "collectibles",
  words:
    "stamps*9 stamp*7 coins*8 coin_collection*11 trading_cards*11 pokemon*9 magic_cards*10 baseball_cards*11 card_collection*11 lego*8 lego_sets*11 figurines*9 funko*9 model_trains*8 model_cars*9 action_figures*9 minerals*8 fossils*8 postcards*8 watches*7 watch_collection*10 fountain_pens*9 perfumes*8 houseplant_collection*6 briefmarken*9 munzen*9 sammlung*7 sammelkarten*10 coleccion*7 monedas*8 sellos*8 colecao*7 moedas*8",
  category: "Collections",
  directions: ["gallery-white", "field-notes"],
  icon: "gem",
  audience: "collectors",
  lead: "collection",
  hashtags: "collector|collection|rarefind|shelfie",
  verbs: "Find|Catalogue|Trade|Show",
  names: "Mint Condition|The Cabinet|Missing One|Drawer Nine|Rare Find",
  problem: "Bought it twice, again, because the list is at home",
  promise: "Know what you have and lack",
  itch: "Do I have this one?",
  pov: "POV: the set is complete",
  things: [
    thing(
      "item",
      "piece, Piece, Pieces, gem",
      "piece pieces item items stamp stamps coin coins card cards set sets watch figure",
      `Name: text\nPhoto: image\nSeries: choice first edition|harbours|animals|space|classics\nYear: number 1924..2024\nCountry: choice France|Germany|Japan|Portugal|UK|USA\nCondition: choice mint|very good|good|worn\nPaid: money 2..280 EUR\nValue: money 4..460 EUR\nGain: calc value - paid EUR\nAmount: number 1..4\nState: choice have|want|to trade\nFound at: text flea market|auction|swap evening|inherited`,
      `Blue lighthouse, 1931 | series=harbours | year=1931 | condition=very good | state=have\nFox, misprint | series=animals | state=have | value=460 | paid=85\nSatellite one | series=space | state=want\nOld mill, second printing | series=classics | state=to trade | amount=3\nHarbour at night | series=harbours | state=have\nOwl, first edition | series=first edition | state=want\nComet | series=space | state=have | condition=mint\nFerry line | series=harbours | state=to trade | amount=2`,
    ),
    thing(
      "log",
      "trade, Trade, Trades, arrow-left-right",
      "trade trades swap swaps sale purchase",
      `What: text\nPiece: relation piece\nWith: text @people\nDate: date -120..0\nKind: choice bought|sold|swapped|given\nPrice: money 0..120 EUR`,
      `Two ferries for a comet | kind=swapped\nAuction, last second | kind=bought | price=85\nTo a collector in Porto | kind=sold | price=64\nDoubles for Tomás | kind=given\nBox from the attic | kind=bought | price=40`,
      "piece",
    ),
  ],
};

const ancestors: Domain = {
  id: "ancestors",
  words:
    "family_tree*11 genealogy*11 ancestors*9 ancestry*9 family_history*11 family_stories*9 family_recipes*6 memorial*6 stammbaum*11 ahnenforschung*11 arbol_genealogico*11 genealogie*10 arvore_genealogica*11",
  category: "Family",
  directions: ["field-notes", "gallery-white"],
  icon: "trees",
  audience: "families with a box of photographs",
  lead: "directory",
  hashtags: "familytree|genealogy|familyhistory|oldphotos",
  verbs: "Ask|Record|Link|Share",
  names: "Box of Names|Great-Aunt|Kinfolk|Old Photograph|Line & Branch",
  problem: "Nobody is left who knows who that is in the picture",
  promise: "Keep the names while somebody knows them",
  itch: "Who is that in the picture?",
  pov: "POV: you found great-grandma",
  things: [
    thing(
      "person",
      "relative, Relative, Relatives, user-round",
      "relative relatives ancestor ancestors person people family member",
      `Name: text\nPhoto: image\nBorn: number 1868..1994\nDied: number 1931..2019\nBorn in: location\nTrade: text baker|teacher|sailor|seamstress|farmer\nSide: choice mother's|father's\nParent: text\nStory: longText @remarks`,
      `Ines Carvalho | born=1898 | died=1981 | side=mother's | trade=seamstress\nJoão Carvalho | born=1894 | died=1956 | side=mother's | trade=sailor\nWilhelm Albrecht | born=1902 | died=1977 | side=father's | trade=baker\nGreta Albrecht | born=1906 | died=1994 | side=father's | trade=teacher\nElio Carvalho | born=1931 | died=2019 | side=mother's\nRosa Albrecht | born=1938 | side=father's\nLina Albrecht | born=1994 | side=father's`,
    ),
    thing(
      "log",
      "memory, Memory, Memories, image",
      "memory memories story stories photo photos document source",
      `Title: text\nPhoto: image\nPerson: relation relative\nYear: number 1921..2015\nKind: choice photo|letter|document|recording\nTold by: text @people\nText: longText @remarks`,
      `In front of the bakery | kind=photo | year=1934\nLetter from the ship | kind=letter | year=1921\nWedding day, rain | kind=photo | year=1929\nGrandma sings | kind=recording | year=2009\nSchool report, all ones | kind=document | year=1948`,
      "relative",
    ),
  ],
};

const camps: Domain = {
  id: "camps",
  words:
    "camping*8 campsites*9 campsite*9 vanlife*10 van_life*10 camper*8 motorhome*9 wild_camping*10 road_trip*9 roadtrip*9 interrail*9 packing_list*10 packing_lists*10 packing*6 travel_diary*9 travel_journal*9 places_visited*9 countries_visited*10 bucket_list_travel*9 wohnmobil*9 roteiro*6 bitacora_de_viaje*9 carnet_de_voyage*9",
  category: "Travel",
  directions: ["hangar", "field-notes"],
  icon: "tent-tree",
  audience: "people on the road",
  lead: "planner",
  hashtags: "vanlife|roadtrip|packlist|onthewayagain",
  verbs: "Plan|Pack|Go|Remember",
  names: "Next Exit|Stop Seven|Window Seat|Kettle On|Long Way Round",
  problem: "The tent is packed, the poles are not",
  promise: "Packed right, planned loosely",
  itch: "Tent poles? I thought you…",
  pov: "POV: the best pitch of all",
  things: [
    thing(
      "item",
      "stop, Stop, Stops, map-pin",
      "stop stops place places campsite campsites pitch destination city spot",
      `Place: text\nPhoto: image\nWhere: location\nArrive: date -8..22\nNights: number 1..4\nKind: choice campsite|wild|friends|hotel|day trip\nPrice: money 0..48 EUR\nState: choice idea|booked|been\nStars: rating 3..5\nNote: longText @remarks`,
      `Dunes, second row | kind=campsite | state=been | stars=5\nPine wood above the lake | kind=wild | price=0\nAnika's garden | kind=friends | price=0 | state=booked\nHarbour car park | kind=wild | state=idea\nCastle meadow | kind=campsite | state=booked\nOld town, one night inside | kind=hotel | price=48\nWaterfall walk | kind=day trip | nights=1`,
    ),
    thing(
      "log",
      "diaryDay, Diary entry, Diary entries, notebook-pen",
      "diary entry entries day journal memory",
      `Title: text\nPhoto: image\nDate: date -8..0\nStop: relation stop\nKilometres: number 0..320 km\nSpent: money 0..90 EUR\nWeather: choice sun|clouds|rain|wind\nText: longText @remarks`,
      `Rain on the roof, cards inside | weather=rain\nSwam before breakfast | weather=sun\nWrong turn, best bakery\nTwo hundred kilometres of lavender | kilometres=210\nThe stove broke, pizza instead`,
      "stop",
    ),
    thing(
      "place",
      "packItem, Item to pack, Items to pack, backpack",
      "item items packing pack list thing things",
      `What: text\nBag: choice kitchen box|clothes|tools|first aid|fun\nAmount: number 1..6\nPacked: boolean 55\nWho: text @people`,
      `Tent poles | bag=tools\nCoffee pot | bag=kitchen box\nMosquito net | bag=fun\nPlasters | bag=first aid\nHead torch | bag=tools | amount=2\nWool jumper | bag=clothes\nCards and dice | bag=fun`,
    ),
  ],
};

const sightings: Domain = {
  id: "sightings",
  words:
    "wildlife*9 sightings*8 tree_inventory*10 trees*5 butterflies*9 moths*9 insects*8 hedgehogs*9 bats*7 frogs*7 whales*8 biodiversity*9 citizen_science*11 species*7 herbarium*10 tide_pools*9 water_quality*9 weather_station*10 rain_gauge*10 rainfall*9 temperature_log*9 fungi*6 lichen*8 naturbeobachtung*9",
  category: "Nature",
  directions: ["field-notes", "civic"],
  icon: "binoculars",
  audience: "people who look closely",
  lead: "log",
  hashtags: "citizenscience|wildlife|fieldnotes|lookclosely",
  verbs: "Spot|Note|Identify|Map",
  names: "Field Notes|Second Look|Count Six|Wing & Leaf|Margin of Nature",
  problem: "You saw it, you know you did, and nobody wrote down where",
  promise: "Write it down, see the pattern",
  itch: "A hoopoe? Here? Really?",
  pov: "POV: a first for the valley",
  things: [
    thing(
      "log",
      "sighting, Sighting, Sightings, binoculars",
      "sighting sightings observation observations record count measurement reading",
      `Note: text\nPhoto: image\nSpecies: relation species\nSeen: dateTime -40..0 05:30..21:00\nWhere: location\nCount: number 1..24\nWeather: choice clear|clouds|rain|wind\nTemperature: number 4..27 °C\nSeen by: text @people\nCertain: choice sure|probably|no idea`,
      `On the south wall, warming up | count=2\nUnder the lamp at ten | weather=clouds\nFamily of four crossing the path | count=4\nOnly heard | certain=probably\nOn the old oak, east side\nAfter the rain, everywhere | weather=rain | count=24\nFirst of the year | certain=sure`,
      "species",
    ),
    thing(
      "item",
      "species, Species, Species, leaf",
      "species tree trees plant animal butterfly moth insect bird kind",
      `Name: text\nPicture: image\nLatin name: text\nGroup: choice bird|butterfly|mammal|amphibian|tree|fungus\nSeason: choice spring|summer|autumn|all year\nRarity: choice common|scarce|rare\nLook for: longText`,
      `Swallowtail | latinName=Papilio machaon | group=butterfly | season=summer | rarity=scarce\nFire salamander | latinName=Salamandra salamandra | group=amphibian\nHedgehog | latinName=Erinaceus europaeus | group=mammal | rarity=common\nPedunculate oak | latinName=Quercus robur | group=tree | season=all year\nRed kite | latinName=Milvus milvus | group=bird | rarity=scarce\nParasol | latinName=Macrolepiota procera | group=fungus | season=autumn\nHummingbird hawk-moth | latinName=Macroglossum stellatarum | group=butterfly`,
    ),
  ],
};

/** Games, collections, families and journeys. */
export const PLAY: readonly Domain[] = [campaign, esports, collectibles, ancestors, camps, sightings];
