import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "estateAgent",
  name: "Estate agent",
  icon: "house",
  says: {
    en: "estate agent|real estate|real estate agency|realtor|property listings|house listings|houses for sale|homes for sale|house viewings|property viewings|selling houses|property for sale|real estate agent|estate agency|property search|buyers and sellers of homes",
    de: "Immobilienmakler|Immobilien verkaufen|Maklerbüro|Immobilienanzeigen",
    es: "inmobiliaria|agente inmobiliario|casas en venta|visitas de pisos",
    fr: "agence immobilière|agent immobilier|maisons à vendre|annonces immobilières",
    pt: "imobiliária|agente imobiliário|casas à venda|corretor de imóveis",
  },
  forms: ["site", "management", "directory", "portal", "marketplace"],
  people: ["agents", "sellers", "buyers"],
  mood: "warm",
  things: [
    {
      id: "agent",
      use: "core",
      role: "person",
      icon: "user-round-check",
      names: "agent|agents",
      also: "negotiator|broker|realtor|valuer",
      fields:
        "Name: text\nPicture: image\nPhone: phone\nE-mail: email\nArea: text\nSpeaks: text\nHomes in hand: rollup count listing.agent",
      cells: "phone eMail area speaks",
      rows: "Amara Osei|555-0121|amara@castleandquay.example.com|Castle and Market|English, French\nMarek Zielinski|555-0122|marek@castleandquay.example.com|Riverside|English, Polish\nSofia Marques|555-0123|sofia@castleandquay.example.com|Station and Hillside|English, Portuguese\nHelen Sharp|555-0124|helen@castleandquay.example.com|Villages|English",
    },
    {
      id: "listing",
      use: "core",
      role: "place",
      icon: "house",
      names: "home|homes",
      also: "listing|property|house|flat|apartment|plot|instruction",
      fields:
        "Home: text\nPicture: image\nAddress: location\nKind: choice flat|terrace|semi-detached|detached|bungalow|cottage|plot\nPrice: money 145000..720000 GBP\nBedrooms: number 0..5\nBathrooms: number 0..3\nFloor area: number 40..210 m²\nGarden: boolean 60\nParking: choice none|street|drive|garage\nEnergy rating: choice A|B|C|D|E|F\nTenure: choice freehold|leasehold|share of freehold\nListed: date -90..0\nState: choice valuation|coming soon|for sale|under offer|sold|withdrawn\nAgent: relation agent\nDescription: longText",
      cells:
        "address kind price bedrooms bathrooms floorArea garden parking energyRating tenure listed state agent description",
      rows: "Victorian terrace by the park|31 Park View|terrace|345000|3|1|98|yes|street|D|freehold|@-12|for sale|Amara Osei|Bay window, long garden, loft boarded\nTop floor flat on the quay|5 Quay House|flat|285000|2|2|71|no|garage|B|leasehold|@-33|under offer|Marek Zielinski|Lift, balcony to the west, 112 years on the lease\nStone cottage with orchard|Bryn Cottage, Hill Road|cottage|410000|2|1|84|yes|drive|E|freehold|@-6|for sale|Helen Sharp|Six apple trees and a bread oven\nFamily house near the school|22 Elm Grove|semi-detached|372000|4|2|124|yes|drive|C|freehold|@-21|for sale|Sofia Marques|Extended kitchen, new boiler\nOne bedroom over the bakery|14b Castle Street|flat|158000|1|1|44|no|none|C|leasehold|@-58|for sale|Amara Osei|Price lowered last week\nBungalow, needs work|7 Linden Avenue|bungalow|229000|2|1|79|yes|garage|F|freehold|@-3|coming soon|Sofia Marques|Photos on Monday\nOld rectory|Church Row|detached|720000|5|3|210|yes|garage|E|freehold|@-75|under offer|Helen Sharp|Listed building, walled garden\nBuilding plot with permission|Hill Farm Lane|plot|145000|0|0|40|no|none|A|freehold|@-44|for sale|Helen Sharp|Outline permission for one house\nMews house|3 Station Yard|terrace|318000|2|2|82|no|street|C|freehold|@-82|sold|Sofia Marques|Went at the asking price\nStudio by the station|9 Mill Lane|flat|149000|0|1|40|no|none|D|share of freehold|@-15|for sale|Amara Osei|Let until August\nNew-build with solar roof|2 Orchard Close|detached|498000|4|3|156|yes|drive|A|freehold|@-9|for sale|Marek Zielinski|Ten-year warranty, heat pump",
    },
    {
      id: "buyer",
      use: "core",
      role: "person",
      icon: "user-round-search",
      names: "buyer|buyers",
      also: "applicant|purchaser|client|lead|house hunter",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nBudget: money 150000..750000 GBP\nBedrooms wanted: number 1..5\nWhere: text\nPosition: choice cash|mortgage agreed|to sell|first-time buyer\nAgent: relation agent\nLast spoke: date -30..0\nHot: boolean 30",
      cells: "phone eMail budget bedroomsWanted where position agent lastSpoke hot",
      rows: "Priya and Sam Nair|555-0101|nair@example.com|380000|3|Park View, Elm Grove|mortgage agreed|Amara Osei|@-1|yes\nDaniel Okoro|555-0102|daniel.okoro@example.com|165000|1|Center|first-time buyer|Amara Osei|@-4|no\nGwen Hughes|555-0103|gwen.hughes@example.com|420000|2|Villages|cash|Helen Sharp|@-2|yes\nThe Lund family|555-0104|lund@example.com|500000|4|Anywhere with a garden|to sell|Marek Zielinski|@-9|no\nElif Demir|555-0105|elif.demir@example.com|290000|2|Riverside|mortgage agreed|Marek Zielinski|@-3|yes\nGeorge Whitcombe|555-0106|g.whitcombe@example.com|740000|5|Church Row|cash|Helen Sharp|@-6|yes\nMei Tanaka|555-0107|mei.tanaka@example.com|240000|2|Bungalows|to sell|Sofia Marques|@-24|no\nChidi Okafor|555-0108|chidi.okafor@example.com|150000|1|Plot, wants to build|cash|Helen Sharp|@-12|no",
    },
    {
      id: "viewing",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "viewing|viewings",
      also: "visit|showing|appointment|open house",
      fields:
        "Viewing: text\nHome: relation listing\nBuyer: relation buyer\nAgent: relation agent\nDate: date -7..10\nTime: time 09:00..18:00\nKeys: choice office|seller at home|tenant|key safe\nState: choice booked|confirmed|done|canceled\nFeedback: choice not yet|second viewing|will offer|not for them\nNotes: longText",
      cells: "home buyer agent date time keys state feedback notes",
      rows: "Park View, Nairs|Victorian terrace by the park|Priya and Sam Nair|Amara Osei|@0|17:30|seller at home|confirmed|not yet|Second look, bring a tape\nCottage, Ms Hughes|Stone cottage with orchard|Gwen Hughes|Helen Sharp|@1|10:00|office|confirmed|not yet|\nElm Grove, Nairs|Family house near the school|Priya and Sam Nair|Sofia Marques|@1|18:00|seller at home|booked|not yet|\nBakery flat, Mr Okoro|One bedroom over the bakery|Daniel Okoro|Amara Osei|@2|12:30|key safe|booked|not yet|\nNew-build, Lunds|New-build with solar roof|The Lund family|Marek Zielinski|@3|11:00|office|booked|not yet|\nPlot, Mr Okafor|Building plot with permission|Chidi Okafor|Helen Sharp|@5|15:00|office|booked|not yet|Boots\nQuay, Ms Demir|Top floor flat on the quay|Elif Demir|Marek Zielinski|@-6|13:00|office|done|will offer|Offered the next day\nRectory, Mr Whitcombe|Old rectory|George Whitcombe|Helen Sharp|@-7|10:30|seller at home|done|will offer|\nStudio, Mr Okoro|Studio by the station|Daniel Okoro|Amara Osei|@-3|17:00|tenant|done|not for them|Trains\nPark View, Lunds|Victorian terrace by the park|The Lund family|Amara Osei|@-4|09:30|seller at home|canceled|not yet|",
    },
    {
      id: "offer",
      use: "more",
      role: "item",
      icon: "handshake",
      names: "offer|offers",
      also: "bid|sale agreed|sale|deal",
      fields:
        "Offer: text\nHome: relation listing\nBuyer: relation buyer\nAmount: money 140000..720000 GBP\nMade on: date -20..0\nState: choice made|with seller|accepted|declined|exchanged\nExchange by: date 5..60\nFee percent: percent 1..2",
      cells: "home buyer amount madeOn state exchangeBy feePercent",
      rows: "Quay, full price|Top floor flat on the quay|Elif Demir|283000|@-5|accepted|@38|1.2\nRectory, first|Old rectory|George Whitcombe|690000|@-6|declined|@60|1.5\nRectory, second|Old rectory|George Whitcombe|710000|@-4|accepted|@52|1.5\nPark View, first|Victorian terrace by the park|Priya and Sam Nair|335000|@-1|with seller|@60|1.2",
    },
    {
      id: "valuation",
      use: "more",
      role: "event",
      icon: "clipboard-pen",
      names: "valuation|valuations",
      also: "appraisal|market appraisal|seller enquiry",
      fields:
        "Seller: text\nAddress: location\nPhone: phone\nDate: date -3..12\nTime: time 09:00..17:00\nAgent: relation agent\nOur figure: money 140000..600000 GBP\nWon: boolean 40",
      cells: "address phone date time agent ourFigure won",
      rows: "Margaret Hale|4 Mill Lane|555-0131|@2|11:00|Amara Osei|330000|no\nRuth Ellis|Hillside Farm|555-0132|@4|14:00|Helen Sharp|585000|no\nKwame Boateng|27 Station Road|555-0133|@-3|16:00|Sofia Marques|262000|yes",
    },
  ],
  jobs: "show listing.picture\nfind listing\nbook viewing\nmove listing.state\nagenda viewing.date\nkeep buyer\nmap listing.address\nassign listing.agent\nrank buyer.budget\nchart listing.kind\nfind agent\ntotal offer.amount",
  site: {
    headline: "Homes with the floor plan, not the fluff",
    body: "Houses, flats and the odd orchard in and around town. Every home with its price, energy rating and lease, and viewings until six.",
    action: "Book a viewing|viewing",
    services:
      "Valuation|At your home, in writing, no charge|0\nSelling|Photos, plan, viewings and the offer, 1.2 percent|\nBuying|We ring you before it is online|\nPlots and conversions|With the planning papers|",
    questions:
      "What is my house worth?|Ask for a valuation; it takes half an hour and costs nothing.\nCan I view on a Saturday?|Yes, nine till four.\nWhat does 'under offer' mean?|An offer is accepted but contracts are not exchanged; we still take your name.\nDo I need a mortgage agreed first?|To view, no. To make an offer, yes.",
  },
  words: {
    tagline: "Every home, every viewing, every offer.",
    itch: "Who wanted three bedrooms by the park?",
    promise: "The right buyer before it is online",
    pov: "POV: two buyers, one cottage, all noted",
    gains: ["11 homes, 8 buyers, 10 viewings", "Old rectory: 710000 accepted", "Nairs: second look at half five"],
  },
});
