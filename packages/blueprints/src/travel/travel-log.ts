import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "travelLog",
  name: "Travel diary and places been",
  icon: "globe",
  says: {
    en: "travel diary|travel log|countries visited|places i have been|travel map of visited places|flight log for passengers|my flights tracker|holiday memories|travel memories|vanlife diary|backpacking diary|camper trip diary|souvenirs and memories|travel photos by place|scratch map|passport stamps|unesco sites visited|national parks visited",
    de: "Reisetagebuch|besuchte Länder|Reiseerinnerungen|Flugtagebuch",
    es: "diario de viaje|países visitados|recuerdos de viaje",
    fr: "carnet de voyage|journal de voyage|pays visités",
    pt: "diário de viagem|países visitados|memórias de viagem",
  },
  forms: ["tracker", "dashboard", "blog"],
  people: ["travelers"],
  mood: "lively",
  things: [
    {
      id: "country",
      use: "core",
      role: "place",
      icon: "flag",
      names: "country|countries",
      also: "land|region|continent|national park",
      fields:
        "Country: text\nFlag: image\nContinent: choice Europe|Africa|Asia|North America|South America|Oceania\nFirst time: number 1994..2025\nTimes: number 0..14\nNights in all: rollup sum place.country.nights\nWords I can say: number 0..300\nAgain: rating\nState: choice lived there|been|passed through|want to go",
      cells: "continent firstTime times wordsICanSay again state",
      rows: "Portugal|Europe|2003|6|180|5|been\nNorway|Europe|1999|4|60|5|been\nItaly|Europe|1994|14|300|5|lived there\nMorocco|Africa|2011|2|25|4|been\nJapan|Asia|2018|1|40|5|been\nGeorgia|Asia|2022|1|12|4|been\nCanada|North America|2009|1|300|3|been\nSingapore|Asia|2018|1|5|2|passed through\nPeru|South America|2025|0|10|5|want to go",
    },
    {
      id: "place",
      use: "core",
      role: "place",
      icon: "map-pin",
      names: "place|places",
      also: "city|stop|town|sight|hotel|beach",
      fields:
        "Place: text\nPicture: image\nCountry: relation country\nWhere: location\nArrived: date -2600..-3\nNights: number 1..21\nSlept at: text\nWith: tags alone|Mina|family|Tom|strangers\nKind: choice city|mountains|coast|village|desert|island\nBest thing: text\nBest meal: text\nSpent: money 20..1400 EUR\nStars: rating",
      cells: "country where arrived nights sleptAt withValue kind bestThing bestMeal spent stars",
      rows: "Porto|Portugal|Porto|@-140|3|Rooms at the tram stop|family|city|Bridge at sunset|Cod, market hall|410|5\nLagos|Portugal|Lagos|@-132|3|House near the beach|family|coast|Kayak into the caves|Grilled sardines|520|4\nReine|Norway|Reine|@-480|4|Red hut|Mina|island|Midnight, and bright|Stockfish soup|760|5\nBergen|Norway|Bergen|@-486|2|Hostel, top floor|Mina|city|Rain with a view|Cinnamon bun|240|3\nLucca|Italy|Lucca|@-800|21|Cousin Ines|family|city|The oven at four|Bread, only bread|600|5\nMerzouga|Morocco|Merzouga|@-1500|2|Tent|strangers|desert|Silence|Tea, three times|130|5\nKyoto|Japan|Kyoto|@-2500|5|Paper walls|alone|city|Moss garden at seven|Tofu by the river|900|5\nStepantsminda|Georgia|Kazbegi|@-900|3|Widow Nino's house|Tom|mountains|The church in cloud|Dumplings, twelve|110|4\nSingapore|Singapore|Singapore|@-2508|1|Airport|alone|city|Butterflies before boarding|Noodles|60|2",
    },
    {
      id: "day",
      use: "core",
      role: "event",
      icon: "notebook-pen",
      names: "diary page|diary pages",
      also: "diary entry|journal entry|day|post|story|memory",
      fields:
        "Title: text\nPicture: image\nPlace: relation place\nDate: date -2500..-130\nText: longText\nWeather: choice sun|cloud|rain|wind|snow|fog\nKilometers on foot: number 1..31 km\nPerson met: text\nWord learned: text\nFavorite: boolean 35",
      cells: "place date text weather kilometersOnFoot personMet wordLearned favorite",
      rows: "Down the stairs of Porto|Porto|@-139|We counted 411 and Adam counted 412.|sun|12|Senhor Artur, who sells buttons|azulejo|yes\nInside the sea|Lagos|@-131|The light came from below. Leila forgot to be fourteen.|sun|4|Guide Inês|gruta|yes\nNo night at all|Reine|@-479|We fished at one, read at two, and slept with a jumper over the eyes.|cloud|9|Two girls with cod tongues|sol|yes\nRain number nine|Bergen|@-485|They have a word for each. This was the fine one.|rain|14|Bus driver Odd|yr|no\nThe oven at four|Lucca|@-790|Ines gave me an apron and no explanation.|fog|2|Baker Aldo|forno|yes\nThree cups|Merzouga|@-1499|Bitter as life, strong as love, gentle as death. In that order.|wind|6|Hamid|shukran|yes\nMoss|Kyoto|@-2498|A man swept it leaf by leaf and bowed to the broom.|cloud|16|The sweeper|koke|yes\nThe church was there|Stepantsminda|@-899|For eleven minutes.|fog|18|Nino|gaumarjos|no",
    },
    {
      id: "journey",
      use: "core",
      role: "event",
      icon: "plane",
      names: "journey|journeys",
      also: "flight|train ride|ferry|leg|drive",
      fields:
        "Journey: text\nTo: relation place\nDate: date -2510..-130\nBy: choice flight|train|ferry|bus|car|on foot|bicycle\nNumber: text\nKilometers: number 40..9700 km\nHours: number 1..16 hours\nSeat: text\nLate by: duration 0..300\nCarbon: number 1..1700 kg\nStory: text",
      cells: "to date by number kilometers hours seat lateBy carbon story",
      rows: "Leeds to Porto|Porto|@-140|flight|QX 221|1540|3|14 A|25|260|Window scratched with a heart\nLisbon to Lagos|Lagos|@-132|car||300|4|Driver|0|42|Melon man at kilometer 212\nBergen to Reine|Reine|@-481|train|41|1750|16|61 window|40|52|Train, bus, boat\nHull to Bergen|Bergen|@-487|ferry|North Line|900|16|Deck 6|0|95|Slept through Denmark\nCalais to Lucca|Lucca|@-801|train|Night 229|1350|14|Bunk, top|180|38|Snow at the tunnel\nFez to Merzouga|Merzouga|@-1501|bus||470|9|Back row|60|21|A goat, and its owner\nSingapore to Osaka|Kyoto|@-2507|flight|SK 88|4950|7|32 K|0|820|\nTbilisi up the pass|Stepantsminda|@-900|bus||155|4|Front, alas|10|8|The driver sang",
    },
  ],
  jobs: "request day\nmap place.where\nshow place.picture\nkeep day\nfind place\nrate place.stars\nkeep place\nmove country.state\nshow day.picture\ncheck day.favorite\ntotal journey.kilometers\nrank country.again\nchart place.kind\ntotal place.nights\nchart journey.by\nkeep journey\nfind day",
  site: {
    headline: "Where I slept, what I ate, who sang",
    body: "Places on a map, a page for the days worth keeping, and every train that was late.",
    action: "Write a page|day",
    services:
      "Places|Nights, best meal, best thing|\nPages|One a day, when there is something to keep|\nJourneys|Kilometers, delays, and the goat|",
    questions:
      "Does an airport count as a country?|As passed through.\nShould I write every day?|No. Write when somebody gave you tea.\nCan I add old trips?|Begin with one photo and the name of who you were with.\nHow do I find that restaurant?|Search for what you ate.",
  },
  words: {
    tagline: "Places, pages, journeys, and who you met.",
    itch: "What was that village with the dumplings?",
    promise: "Every trip kept, not just its photos",
    pov: "POV: you read the page and smell the oven",
    gains: ["Eight countries, Peru to go", "Merzouga: three cups of tea", "Night 229: late by three hours"],
  },
});
