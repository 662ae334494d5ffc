import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "toyShop",
  name: "Toy shop",
  icon: "toy-brick",
  says: {
    en: "toy shop|toy store|toyshop|wooden toys shop|toys and games shop|children's toy store|model railway shop|board games and toys|toy retailer|birthday wish table|birthday box at the toy shop|puzzles and games shop|doll shop|baby toys shop",
    de: "Spielwarenladen|Spielzeugladen|Spielwarengeschäft|Holzspielzeug Laden",
    es: "juguetería|tienda de juguetes|juguetes de madera|juegos y juguetes tienda",
    fr: "magasin de jouets|boutique de jouets|jouets en bois|jouets et jeux magasin",
    pt: "loja de brinquedos|brinquedos de madeira|loja de jogos e brinquedos",
  },
  forms: ["shop", "management", "site"],
  people: ["toy shop owners", "customers"],
  mood: "lively",
  things: [
    {
      id: "toy",
      use: "core",
      role: "item",
      icon: "toy-brick",
      names: "toy|toys",
      also: "game|puzzle|product|doll|article",
      fields:
        "Name: text\nPicture: image\nKind: choice building|wooden|dolls and figures|games|puzzles|outdoor|craft|baby\nFrom age: number 0..12 years\nPrice: money 6..79 EUR\nCost: money 3..42 EUR\nMargin: calc price - cost EUR\nIn stock: number 0..24\nReorder at: number 2..6\nAbove reorder point: calc inStock - reorderAt\nSmall parts warning: boolean 40",
      cells: "kind fromAge price cost inStock reorderAt smallPartsWarning",
      rows: "Marble run, 60 pieces|wooden|4|49|26|3|4|yes\nStacking rings|baby|0|16|8|11|4|no\nRag doll Frieda|dolls and figures|2|32|16|6|3|no\nWooden train, five cars|wooden|3|38|20|9|4|no\nWord game for four|games|8|29|15|0|3|no\n500-piece harbor puzzle|puzzles|10|14|7|8|3|no\nKite, two lines|outdoor|8|24|12|4|2|no\nWeaving loom|craft|6|27|14|5|2|yes\nBuilding blocks, 100|building|1|45|24|7|3|no\nCard game Fox and Hen|games|5|9|4|18|6|no\nDolls' house kitchen|dolls and figures|4|35|18|2|3|yes",
    },
    {
      id: "wishTable",
      use: "core",
      role: "event",
      icon: "gift",
      names: "birthday box|birthday boxes",
      also: "wish table|wish list|birthday|gift list",
      fields:
        "Box: text\nChild: text\nTurns: number 1..12\nParty: date -2..25\nParent phone: phone\nWishes: lines\nBought so far: number 0..8\nState: choice open|all bought|collected|put back",
      cells: "child turns party parentPhone wishes boughtSoFar state",
      rows: "Box for Lotte|Lotte Brandt|5|@3|555-0111|Marble run, 60 pieces; Rag doll Frieda; Card game Fox and Hen|2|open\nBox for Emil|Emil Hofer|7|@8|555-0112|Weaving loom; Kite, two lines; 500-piece harbor puzzle|1|open\nBox for Noor|Noor Haddad|3|@1|555-0113|Wooden train, five cars; Stacking rings|2|all bought\nBox for Pia|Pia Weiss|4|@15|555-0114|Dolls' house kitchen; Building blocks, 100; Rag doll Frieda|0|open\nBox for Jonas|Jonas Adler|8|@-1|555-0115|Word game for four; Kite, two lines|2|collected",
    },
    {
      id: "order",
      use: "core",
      role: "event",
      icon: "shopping-bag",
      names: "order|orders",
      also: "reservation|parcel|sale",
      fields:
        "Order: text\nCustomer: text @people\nPlaced: date -10..0\nItems: lines\nTotal: money 9..120 EUR\nGift wrap: boolean 60\nDelivery: choice collect|post\nStatus: choice new|paid|wrapped|sent|collected",
      cells: "customer placed items total giftWrap delivery status",
      rows: "No. 318|Greta Hofer|@0|1 Kite, two lines|24|yes|collect|new\nNo. 317|Samir Haddad|@0|1 Wooden train, five cars; 1 Stacking rings|54|yes|post|paid\nNo. 316|Ute Lang|@-1|2 Card game Fox and Hen|18|no|post|wrapped\nNo. 315|Bruno Weiss|@-2|1 Dolls' house kitchen|35|yes|collect|wrapped\nNo. 314|Mila Novak|@-3|1 Marble run, 60 pieces; 1 500-piece harbor puzzle|63|no|post|sent\nNo. 313|Karin Adler|@-4|1 Building blocks, 100|45|yes|collect|collected",
    },
    {
      id: "supplierOrder",
      use: "more",
      role: "event",
      icon: "truck",
      names: "supplier order|supplier orders",
      also: "delivery|pre-order|fair order",
      fields:
        "Order: text\nSupplier: text\nOrdered: date -60..-3\nDue: date -4..20\nPieces: number 6..80\nValue: money 90..900 EUR\nState: choice ordered|confirmed|late|arrived",
      cells: "supplier ordered due pieces value state",
      rows: "Word games|Spielhaus Verlag|@-20|@-3|12|180|late\nMarble runs for Christmas|Holzwerk Amsel|@-35|@4|10|260|confirmed\nAdvent puzzles|Puzzle Manufaktur|@-50|@-6|30|210|arrived\nSpring kites|Windspiel|@-3|@20|24|288|ordered",
    },
  ],
  jobs: "rank toy.aboveReorderPoint\nsell toy.price\nfind toy\nmove order.status\nagenda wishTable.party\nshow toy.picture\ncount toy.inStock\ncheck order.giftWrap\nmove wishTable.state\ndue supplierOrder.due\nchart toy.kind\nrank toy.fromAge",
  site: {
    headline: "Toys you may try before you buy",
    body: "One box of everything stands open on the play table. We wrap, put birthday boxes together and say no to what breaks by New Year.",
    action: "See the toys|toy",
    services:
      "Birthday box|The child chooses, guests buy from it|\nGift wrap|With the shop's paper and a ribbon|\nRepair|Wooden toys, loose wheels and axles|8",
    questions:
      "What suits a child of three?|Filter by age; the labels are for play, not only for safety.\nHow does a birthday box work?|The child picks in the shop, guests buy from the box until the day before.\nCan I exchange a present twice given?|Yes, within four weeks and unopened.",
  },
  words: {
    tagline: "What is on the shelf, and what Lotte wishes for.",
    itch: "Has somebody bought the marble run already?",
    promise: "No present given twice",
    pov: "POV: every guest brings something else",
    gains: ["Three marble runs left", "Lotte's box: party in three days", "Word game: sold out, order late"],
  },
});
