import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "bookshop",
  name: "Bookshop",
  icon: "library-big",
  says: {
    en: "bookshop|bookstore|book shop|second-hand bookshop|second hand books|used bookstore|used books|antiquarian books|rare books dealer|sell books|indie bookshop|independent bookstore|bookseller|book orders from customers|author readings and signings",
    de: "Buchhandlung|Antiquariat|Buchladen|gebrauchte Bücher",
    es: "librería|librería de viejo|libros de segunda mano|libros usados",
    fr: "librairie|bouquiniste|livres d'occasion|livres anciens",
    pt: "livraria|alfarrabista|sebo|livros usados",
  },
  forms: ["shop", "management", "site"],
  people: ["booksellers", "readers"],
  mood: "warm",
  things: [
    {
      id: "book",
      use: "core",
      role: "item",
      icon: "book",
      names: "book|books",
      also: "title|copy|volume|paperback|first edition|novel|stock",
      fields:
        "Title: text\nPicture: image\nAuthor: text\nISBN: text\nSection: choice fiction|history|nature|poetry|children|local|art\nNew or used: choice new|second-hand|antiquarian\nCondition: choice new|fine|very good|good|reading copy\nPublisher: text\nYear: number 1880..2024\nPrice: money 4..180 GBP\nBought for: money 1..90 GBP\nIn stock: number 0..8\nShelf: text\nNotes: longText",
      cells: "author iSBN section newOrUsed condition publisher year price boughtFor inStock shelf notes",
      rows: "Pride and Prejudice|Jane Austen|9780141439518|fiction|new|new|Penguin|2003|9|5|4|F-A|\nMoby-Dick|Herman Melville||fiction|second-hand|good|Everyman|1950|8|2|1|F-M|Name on the flyleaf\nOn the Origin of Species|Charles Darwin||nature|antiquarian|very good|Murray|1888|180|90|1|Case 1|Sixth edition, later printing\nPoems|Emily Dickinson||poetry|second-hand|very good|Secker|1947|14|4|1|P-D|\nThe Wind in the Willows|Kenneth Grahame|9780143039099|children|new|new|Penguin|2005|10|5.5|3|C-G|\nWalks along the river|Gwen Hughes||local|new|new|Mill Press|2022|12|7|8|Counter|Signed copies\nTess of the d'Urbervilles|Thomas Hardy||fiction|second-hand|reading copy|Macmillan|1926|4|1|1|F-H|Spine worn\nThe Voyage Out|Virginia Woolf||fiction|antiquarian|good|Duckworth|1920|95|40|1|Case 1|No jacket\nLives of the Artists|Giorgio Vasari||art|second-hand|fine|Folio|1993|28|10|1|A-V|In slipcase, three volumes\nFrankenstein|Mary Shelley|9780141439471|fiction|new|new|Penguin|2003|8|4.5|0|F-S|Reorder\nMap of the county, 1906|Ordnance Survey||local|antiquarian|very good|OS|1906|45|15|1|Case 2|On linen\nLeaves of Grass|Walt Whitman||poetry|second-hand|good|Everyman|1947|9|2|1|P-W|",
    },
    {
      id: "reader",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "reader|collector|school|regular",
      fields:
        "Name: text\nE-mail: email\nPhone: phone\nReads: tags fiction|history|nature|poetry|children|local|art\nCard stamps: number 0..10\nNewsletter: boolean 60\nNotes: longText",
      cells: "eMail phone reads cardStamps newsletter notes",
      rows: "Margaret Hale|margaret.hale@example.com|555-0101|fiction; poetry|7|yes|\nOwen Pritchard|owen.pritchard@example.com|555-0102|local; history|2|yes|Anything on the canal\nPriya Nair|priya.nair@example.com|555-0103|children|9|yes|\nDaniel Okoro|daniel.okoro@example.com|555-0104|fiction|0|no|\nWestfield College|library@westfield.example.com|555-0105|fiction; art|0|no|Order number on the bill\nHelen Sharp|helen.sharp@example.com|555-0106|nature|4|yes|Collects Murray editions\nHana Sato|hana.sato@example.com|555-0107|poetry; art|6|yes|",
    },
    {
      id: "want",
      use: "core",
      role: "event",
      icon: "bookmark",
      names: "book request|book requests",
      also: "want|wants list|special order|customer order|reservation",
      fields:
        "Title: text\nAuthor: text\nCustomer: relation reader\nName: text\nE-mail: email\nAsked: date -40..0\nMost to pay: money 5..150 GBP\nNew or used: choice either|new|second-hand\nCopies: number 1..30\nStatus: choice searching|ordered|arrived|told|collected|given up\nDue in: date -2..14\nNotes: longText",
      cells: "author customer name eMail asked mostToPay newOrUsed copies status dueIn notes",
      rows: "The Compleat Angler|Izaak Walton|Helen Sharp|Helen Sharp|helen.sharp@example.com|@-34|60|second-hand|1|searching||Any edition before 1900\nFrankenstein, class set|Mary Shelley|Westfield College|Westfield College|library@westfield.example.com|@-6|8|new|28|ordered|@3|School discount\nCanals of the north|any|Owen Pritchard|Owen Pritchard|owen.pritchard@example.com|@-20|40|either|1|arrived|@-1|\nHaiku, an anthology|various|Hana Sato|Hana Sato|hana.sato@example.com|@-9|15|new|1|told|@-2|\nMiddlemarch|George Eliot|Margaret Hale|Margaret Hale|margaret.hale@example.com|@-3|12|either|1|ordered|@2|Large print\nThe Secret Garden|Frances Hodgson Burnett|Priya Nair|Priya Nair|priya.nair@example.com|@-15|10|new|2|collected|@-8|",
    },
    {
      id: "sale",
      use: "core",
      role: "event",
      icon: "shopping-bag",
      names: "sale|sales",
      also: "order|purchase|till|takings",
      fields:
        "Sale: text\nCustomer: relation reader\nDate: date -14..0\nItems: lines\nTotal: money 4..190 GBP\nWhere: choice shop|web|fair\nSent: boolean 70\nPaid by: choice card|cash|voucher|on account",
      cells: "customer date items total where sent paidBy",
      rows: "S-3310|Margaret Hale|@0|Poems; Leaves of Grass|23|shop|yes|card\nS-3309|Priya Nair|@0|The Wind in the Willows|10|shop|yes|voucher\nS-3308|Daniel Okoro|@-1|Moby-Dick|8|web|no|card\nS-3307|Helen Sharp|@-2|On the Origin of Species|180|fair|yes|card\nS-3306|Owen Pritchard|@-3|Map of the county, 1906; Walks along the river|57|shop|yes|cash\nS-3305|Westfield College|@-6|Lives of the Artists|28|web|yes|on account\nS-3304|Hana Sato|@-8|Poems|14|web|yes|card",
    },
    {
      id: "reading",
      use: "more",
      role: "event",
      icon: "mic-vocal",
      names: "event|events",
      also: "reading|signing|book club|launch|story time",
      fields:
        "Name: text\nPicture: image\nStarts: dateTime 1..30 10:00..19:30\nGuest: text @people\nBook: relation book\nTickets: money 0..8 GBP\nSeats: number 15..45\nTaken: number 2..40\nSeats left: calc seats - taken",
      cells: "starts guest book tickets seats taken",
      rows: "River walks, an evening|@6T19:00|Gwen Hughes|Walks along the river|5|40|31\nSaturday story time|@3T10:30|Priya Nair|The Wind in the Willows|0|20|12\nBook club: Frankenstein|@13T19:30|Sam Doyle|Frankenstein|0|15|11\nPoetry, open microphone|@20T19:30|Hana Sato|Poems|3|45|9",
    },
  ],
  jobs: "sell book.price\nfind book\nmove want.status\nrequest want\nshow book.picture\nkeep reader\ncount book.inStock\ntotal sale.total\nchart book.section\nagenda reading.starts\ncheck sale.sent",
  site: {
    headline: "New books, old books, and the one you are looking for",
    body: "Eight thousand volumes on three floors, and a search for those we do not have. We buy collections and fetch them.",
    action: "Ask for a book|want",
    services:
      "Book search|We look for eight weeks, you decide when we find it|0\nBuying collections|We come, look and pay the same day|\nSchool orders|Class sets with discount|\nBook club|Last Thursday of the month|0",
    questions:
      "Do you buy books?|Yes, any number. Send a picture of the shelf first.\nHow long does an order take?|New books two to three days, old ones as long as it takes.\nDo you post?|Every day but Sunday, in cardboard, not in bags.\nWhat is my old book worth?|Bring it on a Tuesday; a look costs nothing.",
  },
  words: {
    tagline: "What is on the shelf, what is sought, what came in.",
    itch: "Have we a copy of that?",
    promise: "Every book found, here or elsewhere",
    pov: "POV: you know the shelf without climbing the ladder",
    gains: ["12 titles, shelf and price", "Canals of the north: arrived", "28 copies for the college, ordered"],
  },
});
