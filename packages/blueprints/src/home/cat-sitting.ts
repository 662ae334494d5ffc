import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "catSitting",
  name: "Cat sitting",
  icon: "cat",
  says: {
    en: "cat sitting|cat sitter|cat sitters|cat feeding visits|cat home visits|drop-in cat visits|someone to feed my cat|cat minder|cat care visits|cat sitting business|feeding cats while owners are away|cat nanny|in-home cat care|cat sitter updates|holiday cat feeding",
    de: "Katzensitter|Katzenbetreuung|Katzen füttern im Urlaub|Katzensitting",
    es: "cuidador de gatos|cuidado de gatos a domicilio|visitas para gatos|canguro de gatos",
    fr: "cat sitter|garde de chats à domicile|visites pour chats|nourrir mon chat",
    pt: "cat sitting ao domicílio|cuidador de gatos|visitas a gatos|babá de gatos",
  },
  forms: ["booking", "portal", "management", "site"],
  people: ["cat sitters", "cat owners"],
  mood: "warm",
  things: [
    {
      id: "home",
      use: "core",
      role: "place",
      icon: "house",
      names: "home|homes",
      also: "household|client|owner|flat",
      fields:
        "Home: text\nOwner: text\nPhone: phone\nE-mail: email\nAddress: location\nKey: choice with us|key safe|neighbor|not yet\nKey number: text\nAlarm and doors: longText\nWhere things are: longText\nVet: text",
      cells: "owner phone eMail address key keyNumber alarmAndDoors whereThingsAre vet",
      rows: "Beaumont Street|Lucille Garner|555-0101|lucille.garner@example.com|27 Beaumont Street|with us|K 14|Alarm off: panel left of door|Food under sink, litter in bath|Paws and Claws\nTower flat|Ravi Menon|555-0102|ravi.menon@example.com|Flat 1204, North Tower|with us|K 22|Concierge has a list|Top shelf, he opens the lower|City Vets\nLock Cottage|Ann and Joe Whittle|555-0103|whittle@example.com|Lock Cottage, Towpath|key safe|Safe 3391|Back door only|Shed, blue bin|Paws and Claws\nGarden flat|Mireille Blanc|555-0104|mireille.blanc@example.com|5a Crescent Gardens|neighbor|Flat 5b|Window stays locked|Kitchen island|City Vets\nTerrace 40|Dominic Shaw|555-0105|dominic.shaw@example.com|40 Foundry Terrace|not yet|None|None|Hall cupboard|Brook Surgery\nOld Schoolhouse|Petra and Sid Lowe|555-0106|lowe@example.com|The Old Schoolhouse|with us|K 9|Dog flap locked|Pantry|Brook Surgery",
    },
    {
      id: "cat",
      use: "core",
      role: "item",
      icon: "cat",
      names: "cat|cats",
      also: "kitten|tom|puss",
      fields:
        "Cat: text\nPicture: image\nHome: relation home\nBorn: date -6500..-150\nLooks: text\nChip: text\nGoes out: choice never|garden|free, by flap\nFood: text\nMedicine: text\nHides: text\nFriendly: choice to all|after a day|only from afar",
      cells: "home born looks chip goesOut food medicine hides friendly",
      rows: "Biscuit|Beaumont Street|2015-03-12|Ginger, white bib|9560003301|never|Half pouch, 8 and 18|Insulin, 2 units, 8 and 18|Wardrobe|to all\nEarl Gray|Beaumont Street|2019-06-20|Gray, yellow eyes|9560003302|never|Dry, 30 g|None|Behind piano|after a day\nSultan|Tower flat|2021-10-01|Black, huge|9560003877|never|Wet only, 3 small|None|Nowhere, he sits on you|to all\nMinnow|Lock Cottage|2017-05-09|Tabby|9560002450|free, by flap|Dry in feeder|None|Shed roof|only from afar\nOtter|Lock Cottage|2017-05-09|Tabby, white paw|9560002451|free, by flap|Dry in feeder|Worm tablet on Sunday|Airing cupboard|after a day\nColette|Garden flat|2023-11-15|Siamese|9560005512|garden|Raw, thawed overnight|None|Under quilt|to all\nBoris|Terrace 40|2013-01-28|Tuxedo, one ear|9560001009|garden|Kidney pouch|Tablet in butter|Top of stairs|after a day\nMaud|Old Schoolhouse|2024-08-08|Tortoiseshell|9560006120|free, by flap|Kitten dry|None|Bookshelf|to all",
    },
    {
      id: "stay",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "stay|stays",
      also: "booking|trip|assignment|holiday",
      fields:
        "Stay: text\nHome: relation home\nFrom: date -7..30\nUntil: date -1..45\nDays left: daysUntil until\nVisits a day: number 1..3\nVisits in all: number 2..60\nPer visit: money 12..22 GBP\nTotal: calc visitsInAll * perVisit GBP\nSitter: text @people\nState: choice asked|meeting set|confirmed|running|done|canceled\nPaid: boolean 50\nExtra: tags plants|post|bins|fish too|overnight\nContact while away: text",
      cells: "home from until visitsADay visitsInAll perVisit sitter state paid extra contactWhileAway",
      rows: "Garner in Lisbon|Beaumont Street|@-2|@5|2|14|18|Connie Weir|running|yes|post; plants|Messages, one hour behind\nMenon, work trip|Tower flat|@0|@3|2|7|16|Marcus Tan|running|yes|plants|Not while flying\nWhittles on a boat|Lock Cottage|@2|@9|1|8|14|Connie Weir|confirmed|no|bins; post|Radio silence till Friday\nMireille, half-term|Garden flat|@10|@18|2|17|16|Marcus Tan|confirmed|no||E-mail\nDominic asks|Terrace 40|@20|@27|1|8|14|Connie Weir|meeting set|no|post|\nLowes, weekend|Old Schoolhouse|@-6|@-4|1|3|14|Marcus Tan|done|yes|fish too|",
    },
    {
      id: "visit",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "visit|visits",
      also: "feed|drop-in|call|round",
      fields:
        "Visit: text\nStay: relation stay\nDate: date -3..5\nTime: time 07:30..19:30\nSitter: text @people\nPhoto: image\nTasks: tags fed|water|litter|medicine|play|plants|post\nSeen: choice all cats|one hiding|not seen\nAte: choice all|half|nothing\nDone: boolean 35\nMessage to owner: longText",
      cells: "stay date time sitter tasks seen ate done messageToOwner",
      rows: "Biscuit's needle, morning|Garner in Lisbon|@0|08:00|Connie Weir|fed; water; litter; medicine|all cats|all|yes|Two units, purring\nBiscuit's needle, evening|Garner in Lisbon|@0|18:00|Connie Weir|fed; medicine|all cats|all|no|\nSultan, breakfast|Menon, work trip|@0|09:00|Marcus Tan|fed; litter; play|all cats|all|yes|He sat on my bag\nSultan, supper|Menon, work trip|@0|19:00|Marcus Tan|fed; litter|all cats|all|no|\nBiscuit, tomorrow|Garner in Lisbon|@1|08:00|Connie Weir|fed; medicine; plants|all cats|all|no|\nLock Cottage, first|Whittles on a boat|@2|10:00|Connie Weir|fed; post|one hiding|all|no|\nEarl behind the piano|Garner in Lisbon|@-1|18:00|Connie Weir|fed; medicine; litter|one hiding|half|yes|Left ten treats, two gone\nFish and Maud|Lowes, weekend|@-4|11:00|Marcus Tan|fed; play|all cats|all|yes|Fish count is seven",
    },
  ],
  jobs: "agenda visit.date\ncheck visit.done\nkeep visit\nbook stay\nmove stay.state\nassign stay.sitter\nkeep cat\nshow cat.picture\nmap home.address\nfind home\ndue stay.until\ntotal stay.visitsInAll",
  site: {
    headline: "They stay at home, you get a photo",
    body: "One or two visits a day while you are away, with food, litter, medicine and twenty minutes on the floor. Post and plants come along.",
    action: "Ask for a stay|stay",
    services:
      "One visit|Thirty minutes|14\nTwo visits a day|Per visit|16\nVisits with injections|By someone who can|18\nFirst meeting|With keys and a list|0",
    questions:
      "Do we meet first?|Yes, half an hour, and the cat decides.\nCan you give insulin?|Two of us can, at fixed times.\nWhat if a cat hides?|We wait, look in the places you named, and tell you.\nHow are the keys kept?|With a number, never with an address.",
  },
  words: {
    tagline: "Which cat, which key, and did Biscuit have his needle.",
    itch: "Has anybody seen Earl Gray?",
    promise: "Every visit made, every photo sent",
    pov: "POV: ten treats behind the piano, two are gone",
    gains: ["Today: 4 visits, 2 done", "Biscuit: 2 units at eight", "Whittles: 8 visits, 112 pounds"],
  },
});
