import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "townTwinning",
  name: "Town twinning",
  icon: "globe",
  says: {
    en: "town twinning|twinning association|sister cities|sister city association|twin town visit|host families twinning|exchange visit with twin town|town partnership association|partner town visits|twinning committee|delegation visit planning|citizen exchange",
    de: "Städtepartnerschaft|Partnerschaftsverein|Partnerstadt Besuch",
    es: "hermanamiento de ciudades|ciudades hermanadas|comité de hermanamiento",
    fr: "jumelage|comité de jumelage|ville jumelée",
    pt: "geminação de cidades|cidades irmãs|comité de geminação",
  },
  forms: ["community", "management", "site"],
  people: ["association members", "host families"],
  mood: "warm",
  things: [
    {
      id: "host",
      use: "core",
      role: "person",
      icon: "house-heart",
      names: "host family|host families",
      also: "host|family|member",
      fields:
        "Family: text\nContact: text @people\nPhone: phone\nBeds: number 1..5\nLanguages: tags English|French|German|Spanish\nPets: text\nSmokers: boolean 10\nSubs paid: boolean 80",
      cells: "contact phone beds languages pets smokers subsPaid",
      rows: "Reid|Fiona Reid|555-0101|2|English; French|Cat|no|yes\nOsei|Abena Osei|555-0102|3|English|None|no|yes\nLomax|Peter Lomax|555-0103|1|English; German|None|no|no\nBrandt|Nora Brandt|555-0104|2|English; German; French|Dog|no|yes\nEllis|Ruth Ellis|555-0105|4|English|Two dogs, hens|no|yes",
    },
    {
      id: "visit",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "visit|visits",
      also: "exchange|trip|delegation",
      fields:
        "Visit: text\nTown: text\nDirection: choice they come|we go\nFrom: date -60..240\nUntil: date -57..245\nGuests: number 2..50\nPlaced: rollup count guest.visit\nMoney set aside: money 100..6000 EUR\nState: choice idea|invited|program set|under way|thanked",
      cells: "town direction from until guests moneySetAside state",
      rows: "Advent market guests|Saint-Aurel|they come|@14|@17|6|900|program set\nForty years of friendship|Saint-Aurel|we go|@170|@174|38|4200|invited\nYouth orchestra|Neuenweiler|they come|@120|@124|22|1800|idea\nHarvest visit|Neuenweiler|we go|@-60|@-57|18|1500|thanked",
    },
    {
      id: "guest",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "guest|guests",
      also: "visitor|delegate",
      fields:
        "Guest: text\nVisit: relation visit\nFrom town: text\nAge: number 8..84\nSpeaks: tags English|French|German|Spanish\nEats: text\nHost: relation host\nState: choice to place|placed|arrived|declined",
      cells: "visit fromTown age speaks eats host state",
      rows: "Marcel Aubry|Advent market guests|Saint-Aurel|71|French|No shellfish|Reid|placed\nOdile Aubry|Advent market guests|Saint-Aurel|69|French; English|Everything|Reid|placed\nLucie Fabre|Advent market guests|Saint-Aurel|24|French; English|Vegetarian|Brandt|placed\nHugo Fabre|Advent market guests|Saint-Aurel|22|French|Everything||to place\nJeanne Roux|Advent market guests|Saint-Aurel|58|French|No pets|Osei|placed\nPaul Roux|Advent market guests|Saint-Aurel|60|French; German|Everything|Lomax|placed",
    },
    {
      id: "item",
      use: "more",
      role: "event",
      icon: "clock",
      names: "program point|program",
      also: "outing|reception|meal",
      fields:
        "Point: text\nVisit: relation visit\nStarts: dateTime 14..17 08:00..20:00\nPlace: text\nWho leads: text @people\nCost: money 0..600 EUR",
      cells: "visit starts place whoLeads cost",
      rows: "Welcome at the hall|Advent market guests|@14T18:30|Village hall|Fiona Reid|220\nMarket stall with cheese|Advent market guests|@15T10:00|Market Square|Peter Lomax|60\nWalk to the weir|Advent market guests|@16T11:00|Weir gate|Nora Brandt|0\nFarewell breakfast|Advent market guests|@17T09:00|Crumb bakery|Ruth Ellis|140",
    },
  ],
  jobs: "agenda visit.from\nmove guest.state\nassign guest.host\nkeep host\nagenda item.starts\nmove visit.state\ncheck host.subsPaid\nkeep guest\nfind host\ntotal visit.moneySetAside\nprint item",
  site: {
    headline: "Guests from Saint-Aurel in two weeks",
    body: "Forty years of visits, cheese and bad puns in two languages. Offer a bed, lead a walk, or come along in May.",
    action: "Offer a bed|host",
    services:
      "Membership|A family, per year|20\nVisit in May|Coach and three nights with a family|140\nYoung people|Travel at half price|70",
    questions:
      "Must I speak French?|Hands and soup are enough.\nMay I host with pets?|Yes, we ask the guests.\nWho pays what?|Guests their travel, hosts the breakfast, the club the rest.",
  },
  words: {
    tagline: "Beds, guests, walks and farewell breakfasts.",
    itch: "Where does Hugo sleep?",
    promise: "A bed and a host for every guest",
    pov: "POV: the last guest is placed before the coach sets off",
    gains: ["Five of six guests placed", "Welcome at half past six", "38 seats to Saint-Aurel"],
  },
});
