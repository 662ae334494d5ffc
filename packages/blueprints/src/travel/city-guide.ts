import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "cityGuide",
  name: "City guide",
  icon: "map-pinned",
  says: {
    en: "city guide|local guide app|tourist information|tourist office|tourist board|visitor guide|what to do in our town|things to do in my city|places to visit directory|travel guide website|destination guide|neighborhood guide|best restaurants in town guide|insider tips for my city|visitor center|sights and museums map|walking routes in town|things to do with kids in town|local attractions directory|audio guide",
    de: "Stadtführer App|Tourist-Information|Touristeninformation|Ausflugsziele|Insidertipps Stadt",
    es: "guía de la ciudad|oficina de turismo|qué ver en mi ciudad|guía turística de la ciudad",
    fr: "guide de la ville|office de tourisme|que faire dans ma ville|bonnes adresses de la ville",
    pt: "guia da cidade|posto de turismo|o que fazer na cidade|guia turístico da cidade",
  },
  forms: ["directory", "site", "management"],
  people: ["editors", "visitors", "locals"],
  mood: "lively",
  things: [
    {
      id: "district",
      use: "core",
      role: "place",
      icon: "map",
      names: "district|districts",
      also: "neighborhood|quarter|area",
      fields: "District: text\nPicture: image\nIn a line: text\nTram: text\nPlaces: rollup count place.district",
      cells: "inALine tram",
      rows: "Old Town|Lanes, bells, too many fridge magnets|Lines 1, 4\nHarbor|Warehouses with wine, gulls with opinions|Line 6\nMill Quarter|Water wheels and workshops|Line 4\nUniversity Hill|Stairs, second-hand books, cheap soup|Line 2\nSouth Park|Grass, rowing boats, Sunday|Lines 2, 6",
    },
    {
      id: "place",
      use: "core",
      role: "place",
      icon: "map-pin",
      names: "place|places",
      also: "sight|attraction|restaurant|museum|café|spot|listing",
      fields:
        "Place: text\nPicture: image\nDistrict: relation district\nKind: choice sight|museum|food|coffee|bar|park|shop|with children|view\nWhere: location\nOpen: text\nClosed on: choice never|Monday|Tuesday|Sunday|winter\nPrice level: choice free|cheap|middle|dear\nTicket: money 0..18 EUR\nTakes: duration 15..180\nGood for: tags rain|children|evening|first visit|wheelchairs|dogs\nInsider tip: longText\nStars: rating\nLast checked: date -200..-2\nState: choice listed|to check|closed for good",
      cells: "district kind where open closedOn priceLevel ticket takes goodFor insiderTip stars lastChecked state",
      rows: "Bell tower|Old Town|view|Cathedral Square 1|Ten to six|never|cheap|5|45|first visit|Go at a quarter to, then the bells are below you|5|@-20|listed\nMuseum of Salt|Old Town|museum|Salt Lane 9|Ten to five|Monday|middle|9|90|rain; children; wheelchairs|Ask for the taste drawer|4|@-44|listed\nWarehouse 7|Harbor|bar|Quay 7|From five|Monday|middle|0|120|evening|The back room has the water|4|@-12|listed\nFish counter Lene|Harbor|food|Quay 2|Eleven till sold out|Sunday|cheap|0|30|first visit|Before one, or only herring is left|5|@-9|listed\nMill wheel walk|Mill Quarter|sight|Mill Bridge|Always|never|free|0|60|dogs; children|Start at the top and follow the sound|4|@-70|listed\nPaper workshop|Mill Quarter|with children|Mill Lane 4|Saturdays from ten|never|cheap|6|90|rain; children|Bring a flower to press in|5|@-31|listed\nSoup Stairs|University Hill|food|Stair 3|Noon to three|Sunday|cheap|0|30|rain|Two kinds; the second is the good one|4|@-8|listed\nBotanical garden|University Hill|park|Hill Road 30|Nine till dusk|never|free|0|120|first visit; wheelchairs|The fern house is warm in January|5|@-60|listed\nRowing boats|South Park|with children|Boat house|April to October|winter|cheap|12|60|children|Boat 9 is the dry one|4|@-150|to check\nCafé Nachtigall|South Park|coffee|Park Row 11|Eight to six|Tuesday|middle|0|45|dogs; wheelchairs|Plum cake from September|4|@-16|listed\nClockmaker's arcade|Old Town|shop|Arcade 2|Eleven to six|Sunday|free|0|30|rain|Noon: all of them at once|3|@-196|to check",
    },
    {
      id: "happening",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "event|events",
      also: "what's on|concert|market|festival|tour",
      fields:
        "Event: text\nPicture: image\nStarts: dateTime 0..40 09:00..20:30\nPlace: relation place\nKind: choice market|concert|tour|festival|exhibition|for children\nPrice: money 0..25 EUR\nBooking needed: boolean 30\nFrom whom: text",
      cells: "starts place kind price bookingNeeded fromWhom",
      rows: "Salt market|@3T09:00|Museum of Salt|market|0|no|Museum\nTower by night|@5T20:30|Bell tower|tour|12|yes|Cathedral guild\nHarbor blues|@8T20:00|Warehouse 7|concert|10|no|Warehouse 7\nMake your own paper|@2T10:00|Paper workshop|for children|6|yes|Workshop\nFern evening|@14T18:00|Botanical garden|tour|5|yes|University\nHerring Sunday|@16T11:00|Fish counter Lene|festival|0|no|Harbor association",
    },
    {
      id: "route",
      use: "core",
      role: "item",
      icon: "route",
      names: "walk|walks",
      also: "route|walking route|itinerary|audio tour|tour",
      fields:
        "Walk: text\nPicture: image\nStarts at: relation place\nLength: number 1..9 km\nTakes: duration 45..240\nStations: lines\nSteps: choice flat|some stairs|many stairs\nGood for: tags first visit|children|rain|evening|wheelchairs\nSound: url\nStars: rating",
      cells: "startsAt length takes stations steps goodFor sound stars",
      rows: "First morning|Bell tower|3|120|Tower; Salt Lane; Arcade at noon; Quay|some stairs|first visit|https://sound.example.com/first-morning|5\nFollow the water|Mill wheel walk|5|180|Top weir; Three wheels; Workshop; Harbor|flat|children|https://sound.example.com/water|4\nWet afternoon|Museum of Salt|2|150|Museum; Arcade; Soup Stairs; Fern house|some stairs|rain|https://sound.example.com/wet|4\nLights on the quay|Warehouse 7|2|75|Quay 7; Crane; Lighthouse steps|flat|evening; wheelchairs|https://sound.example.com/lights|5",
    },
    {
      id: "tip",
      use: "more",
      role: "event",
      icon: "lightbulb",
      names: "tip from a reader|tips from readers",
      also: "suggestion|correction|review|comment",
      fields:
        "Tip: text\nPlace: relation place\nFrom: text\nE-mail: email\nReceived: date -20..0\nState: choice new|checked|used|no",
      cells: "place from eMail received state",
      rows: "Boat 4 is dry too now|Rowing boats|Adam Berg|adam.berg@example.com|@-3|new\nClosed on Wednesdays as well|Clockmaker's arcade|Gwen Hughes|gwen.hughes@example.com|@-6|new\nA ramp on the left side|Bell tower|Rosa Marini|rosa.marini@example.com|@-15|used",
    },
  ],
  jobs: "find place\nmap place.where\nshow place.picture\nrate place.stars\nagenda happening.starts\nrequest tip\nkeep place\nshow route.picture\nmove place.state\ndue place.lastChecked\nchart place.kind\nkeep happening\nfind route",
  site: {
    headline: "The town, told by people who live in it",
    body: "Where to eat before it sells out, which tower to climb when, and three walks for a first day. Checked on foot, twice a year.",
    action: "Send us a tip|tip",
    services:
      "Places|By district, with opening hours|\nWalks|Two hours, with sound if you like|\nEvents|This week and next|\nTourist office|Cathedral Square, ten to six|",
    questions:
      "What should we see in one day?|The first-morning walk, soup on the stairs, the quay at dusk.\nWhat when it rains?|Filter by rain: salt, paper, ferns.\nIs it good with a wheelchair?|Places and walks say so; the Old Town is cobbled.\nCan a restaurant pay to be listed?|No.",
  },
  words: {
    tagline: "Places, walks and events, checked on foot.",
    itch: "Closed on Mondays, and it is Monday?",
    promise: "A good first day in town",
    pov: "POV: you were on the tower at a quarter to",
    gains: ["11 places, 2 to check again", "Herring is gone by one", "Tower by night: in five days"],
  },
});
