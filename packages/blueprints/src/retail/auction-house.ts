import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "auctionHouse",
  name: "Auction house",
  icon: "gavel",
  says: {
    en: "auction house|auctioneer|auctioneers|art auctions|auction catalog|auction catalogue|auction lots|lots and bids|sealed bid auction|online auction site|timed auction|silent auction|charity auction|estate sale auction|absentee bids|commission bids|reserve and hammer price|hammer price",
    de: "Auktionshaus|Versteigerung|Auktionskatalog|stille Auktion",
    es: "casa de subastas|subastas de arte|subasta benéfica|catálogo de subasta",
    fr: "maison de ventes|commissaire-priseur|vente aux enchères|enchères silencieuses",
    pt: "casa de leilões|leiloeiro|leilão beneficente|catálogo de leilão",
  },
  forms: ["management", "site", "marketplace"],
  people: ["auctioneers", "porters", "bidders"],
  mood: "sober",
  things: [
    {
      id: "sale",
      use: "core",
      role: "event",
      icon: "gavel",
      names: "sale|sales",
      also: "auction|sale day|timed sale",
      fields:
        "Sale: text\nDate: date -30..60\nTime: time 10:00..18:00\nKind: choice room|online timed|charity\nViewing from: date -33..58\nLots: rollup count lot.sale\nLow estimates: rollup sum lot.sale.lowEstimate GBP\nHammer total: rollup sum lot.sale.hammerPrice GBP\nState: choice taking entries|cataloging|viewing|today|closed",
      cells: "date time kind viewingFrom state",
      rows: "Winter furniture and pictures|@8|10:00|room|@5|cataloging\nSilver and jewelry, timed|@2|18:00|online timed|@-8|viewing\nNovember general|@-20|10:00|room|@-23|closed\nHospice evening|@29|18:00|charity|@29|taking entries",
    },
    {
      id: "consignor",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "vendor|vendors",
      also: "consignor|seller|executor",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nCommission: percent 10..20\nLots entered: rollup count lot.vendor\nSold for: rollup sum lot.vendor.hammerPrice GBP",
      cells: "phone eMail commission",
      rows: "Estate of Miss Tilney|555-0161|executors@example.com|15\nDr Roland Voss|555-0162|roland.voss@example.com|12\nParva House|555-0163|office@parva.example.com|10\nJean Macready|555-0164|jean.macready@example.com|18",
    },
    {
      id: "lot",
      use: "core",
      role: "item",
      icon: "package",
      names: "lot|lots",
      also: "entry|piece|item|catalog entry",
      fields:
        "Lot: text\nPicture: image\nNumber: number 1..420\nSale: relation sale\nVendor: relation consignor\nDepartment: choice furniture|pictures|silver|jewelry|ceramics|books\nLow estimate: money 20..4000 GBP\nHigh estimate: money 40..6000 GBP\nReserve: money 0..3600 GBP\nHighest bid: money 0..4200 GBP\nAbove reserve: calc highestBid - reserve GBP\nHammer price: money 0..4200 GBP\nCondition: longText\nState: choice entered|photographed|cataloged|sold|passed|collected",
      cells: "number sale vendor department lowEstimate highEstimate reserve highestBid hammerPrice condition state",
      rows: "Walnut bureau, about 1720|14|Winter furniture and pictures|Estate of Miss Tilney|furniture|800|1200|700|650|0|Feet replaced|cataloged\nSet of eight chairs|22|Winter furniture and pictures|Parva House|furniture|600|900|500|720|0|Two with old repairs|cataloged\nCoast scene, oil|61|Winter furniture and pictures|Dr Roland Voss|pictures|1500|2000|1400|0|0|Small loss, lower left|photographed\nGeorgian teapot|3|Silver and jewelry, timed|Jean Macready|silver|300|400|280|340|0|Clear marks, one dent|cataloged\nSapphire bar brooch|11|Silver and jewelry, timed|Estate of Miss Tilney|jewelry|450|600|400|410|0|Pin bent|cataloged\nFish servers, cased|18|Silver and jewelry, timed|Parva House|silver|80|120|0|45|0||cataloged\nLongcase clock|108|November general|Parva House|furniture|400|600|350|520|520|Runs|collected\nTea service, 21 pieces|140|November general|Jean Macready|ceramics|60|90|0|85|85|One saucer chipped|sold\nAtlas, 1846|152|November general|Dr Roland Voss|books|200|300|180|150|0|Two maps missing|passed",
    },
    {
      id: "bid",
      use: "core",
      role: "log",
      icon: "hand-coins",
      names: "bid|bids",
      also: "commission bid|absentee bid|phone bid|offer",
      fields:
        "Bid: text\nLot: relation lot\nPaddle: number 100..420\nBidder: text @people\nAmount: money 20..4200 GBP\nHow: choice room|phone|online|left bid\nPlaced: dateTime -6..0 08:00..22:00",
      cells: "lot paddle bidder amount how placed",
      rows: "Chairs, 720|Set of eight chairs|214|Anton Reuss|720|left bid|@-1T11:20\nChairs, 650|Set of eight chairs|131|Milly Grant|650|online|@-1T09:05\nBureau, 650|Walnut bureau, about 1720|131|Milly Grant|650|online|@-2T20:41\nTeapot, 340|Georgian teapot|302|Farid Amini|340|online|@0T08:15\nTeapot, 320|Georgian teapot|118|Lois Kerr|320|online|@-1T21:50\nBrooch, 410|Sapphire bar brooch|118|Lois Kerr|410|online|@0T07:58\nServers, 45|Fish servers, cased|302|Farid Amini|45|online|@-3T14:10",
    },
    {
      id: "settlement",
      use: "more",
      role: "event",
      icon: "receipt",
      names: "settlement|settlements",
      also: "invoice|payout|buyer account",
      fields:
        "Settlement: text\nLot: relation lot\nParty: text\nKind: choice buyer invoice|vendor payout\nAmount: money 50..5000 GBP\nDue: date -10..20\nSettled: boolean 40",
      cells: "lot party kind amount due settled",
      rows: "Clock, buyer|Longcase clock|Hobart Reyes|buyer invoice|645|@-13|yes\nClock, Parva House|Longcase clock|Parva House|vendor payout|468|@8|no\nTea service, buyer|Tea service, 21 pieces|Milly Grant|buyer invoice|105|@-6|no\nTea service, Macready|Tea service, 21 pieces|Jean Macready|vendor payout|70|@8|no",
    },
  ],
  jobs: "find lot\nkeep bid\nagenda sale.date\nshow lot.picture\nrank lot.aboveReserve\nmove lot.state\nrequest bid\nkeep consignor\ndue settlement.due\ntotal lot.hammerPrice\nmove sale.state\nprint lot",
  site: {
    headline: "Next sale: winter furniture and pictures",
    body: "A saleroom with a view every Thursday before. Leave a bid, ring in, bid online or raise your hand. Premium 24 percent with tax.",
    action: "View the lots|lot",
    services:
      "Valuation morning|Wednesdays, no appointment|\nHouse visit|Whole contents, executors welcome|\nSelling commission|From ten percent, pictures included|",
    questions:
      "What do I pay on top of the hammer?|24 percent including tax; nothing else in the room.\nWhat is a reserve?|The price below which the lot is not sold, agreed with the vendor.\nWhen must I collect?|Within five working days, then storage is charged.",
  },
  words: {
    tagline: "Lots, reserves, bids and the hammer.",
    itch: "Has the bureau reached its reserve?",
    promise: "Every lot cataloged, every bid on the book",
    pov: "POV: the commission bids are on the book by nine",
    gains: ["Chairs: 220 above reserve", "Bureau: fifty short", "Timed sale ends in two days"],
  },
});
