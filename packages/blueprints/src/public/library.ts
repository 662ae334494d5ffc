import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "library",
  name: "Lending library",
  icon: "library",
  says: {
    en: "library|library books|lending library|school library|public library|book lending|borrow books|overdue books|library catalog|library members|librarian|book loans|community library|library management|reading room",
    de: "Bibliothek|Bücherei|Schulbibliothek|Buchausleihe|Bücher ausleihen",
    es: "biblioteca|préstamo de libros|biblioteca escolar|bibliotecario",
    fr: "bibliothèque|médiathèque|prêt de livres|bibliothèque scolaire",
    pt: "biblioteca|empréstimo de livros|biblioteca escolar|bibliotecário",
  },
  forms: ["management", "directory", "portal", "site"],
  people: ["librarians", "readers"],
  mood: "warm",
  things: [
    {
      id: "book",
      use: "core",
      role: "item",
      icon: "book-open",
      names: "book|books",
      also: "title|copy|volume|novel|medium|stock",
      fields:
        "Title: text\nCover: image\nAuthor: text\nISBN: text\nShelf mark: text\nKind: choice novel|crime|children|picture book|non-fiction|local history|audio book\nLanguage: text\nYear: number 1847..2024\nCopies: number 1..6\nTimes lent: rollup count loan.book\nReference only: boolean 10\nCondition: choice new|good|worn|to mend",
      cells: "author iSBN shelfMark kind language year copies referenceOnly condition",
      rows: "Wuthering Heights|Emily Brontë|978-0-000-00101-1|FIC BRO|novel|English|1847|3|no|good\nThe Moonstone|Wilkie Collins|978-0-000-00102-8|CRI COL|crime|English|1868|2|no|worn\nThe Wind in the Willows|Kenneth Grahame|978-0-000-00103-5|J GRA|children|English|1908|4|no|good\nTreasure Island|R. L. Stevenson|978-0-000-00104-2|J STE|children|English|1883|3|no|to mend\nMiddlemarch|George Eliot|978-0-000-00105-9|FIC ELI|novel|English|1871|2|no|good\nThe Tale of Peter Rabbit|Beatrix Potter|978-0-000-00106-6|PIC POT|picture book|English|1902|6|no|worn\nOn the Origin of Species|Charles Darwin|978-0-000-00107-3|576 DAR|non-fiction|English|1859|1|no|good\nA History of the Castle Ward|Parish Society|978-0-000-00108-0|LOC 12|local history|English|1974|2|yes|worn\nLes Misérables|Victor Hugo|978-0-000-00109-7|FR HUG|novel|French|1862|1|no|good\nThe Hound of the Baskervilles|Arthur Conan Doyle|978-0-000-00110-3|CRI DOY|crime|English|1902|3|no|good\nBlack Beauty, read aloud|Anna Sewell|978-0-000-00111-0|AUD SEW|audio book|English|1877|1|no|new\nDracula|Bram Stoker|978-0-000-00112-7|FIC STO|novel|English|1897|2|no|good",
    },
    {
      id: "reader",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "reader|readers",
      also: "member|borrower|patron|pupil|card holder",
      fields:
        "Name: text\nCard number: text\nKind: choice adult|child|teacher|housebound\nPhone: phone\nE-mail: email\nCard valid until: date -10..700\nOut now: rollup count loan.reader\nFines owed: rollup sum loan.reader.fine GBP\nNotes: longText",
      cells: "cardNumber kind phone eMail cardValidUntil notes",
      rows: "Margaret Hale|R-1042|housebound|555-0101|margaret.hale@example.com|@310|Large print, delivered on Fridays\nMei Tanaka|R-2210|child|555-0102|tanaka@example.com|@145|Class 3\nOwen Pritchard|R-0877|adult|555-0103|owen.pritchard@example.com|@220|Local history\nAisha Bello|R-2391|adult|555-0104|aisha.bello@example.com|@-6|Card to renew\nJoanne Price|R-1560|teacher|555-0105|joanne.price@example.com|@400|Thirty books at a time\nLuis Ortega|R-2402|adult|555-0106|luis.ortega@example.com|@690|\nSofia Lindqvist|R-2115|child|555-0107|lindqvist@example.com|@88|\nDaniel Okoro|R-1981|adult|555-0108|daniel.okoro@example.com|@51|",
    },
    {
      id: "loan",
      use: "core",
      role: "item",
      icon: "book-up",
      names: "loan|loans",
      also: "lending|checkout|issue|borrowing|return|overdue",
      fields:
        "Loan: text\nBook: relation book\nReader: relation reader\nLent: date -60..0\nDue: date -20..21\nDays left: daysUntil due\nRenewed: number 0..2\nState: choice out|renewed|returned|lost\nReturned: boolean 30\nFine: money 0..6 GBP",
      cells: "book reader lent due renewed state returned fine",
      rows: "Middlemarch, Okoro|Middlemarch|Daniel Okoro|@-32|@-11|0|out|no|2.20\nPeter Rabbit, Mei|The Tale of Peter Rabbit|Mei Tanaka|@-14|@7|0|out|no|0\nThe Moonstone, Hale|The Moonstone|Margaret Hale|@-40|@2|1|renewed|no|0\nDracula, Ortega|Dracula|Luis Ortega|@-3|@18|0|out|no|0\nTreasure Island, Sofia|Treasure Island|Sofia Lindqvist|@-24|@-3|0|out|no|0\nWillows, Ms Price|The Wind in the Willows|Joanne Price|@-21|@0|0|out|no|0\nOrigin of Species, Bello|On the Origin of Species|Aisha Bello|@-58|@-16|1|renewed|no|3.20\nWuthering Heights, Bello|Wuthering Heights|Aisha Bello|@-35|@-14|0|returned|yes|0\nBaskervilles, Pritchard|The Hound of the Baskervilles|Owen Pritchard|@-20|@1|0|returned|yes|0\nBlack Beauty, Hale|Black Beauty, read aloud|Margaret Hale|@-9|@12|0|out|no|0",
    },
    {
      id: "hold",
      use: "core",
      role: "item",
      icon: "bookmark",
      names: "hold|holds",
      also: "reservation|request|waiting list|book request",
      fields:
        "Hold: text\nBook: relation book\nReader: relation reader\nAsked: date -30..0\nState: choice waiting|on the shelf|fetched|expired\nKept until: date -3..14",
      cells: "book reader asked state keptUntil",
      rows: "Middlemarch for Ms Bello|Middlemarch|Aisha Bello|@-9|waiting|@14\nDracula for Mr Okoro|Dracula|Daniel Okoro|@-2|on the shelf|@5\nOrigin for Mr Pritchard|On the Origin of Species|Owen Pritchard|@-21|waiting|@14\nTreasure Island for Mei|Treasure Island|Mei Tanaka|@-5|waiting|@14\nBaskervilles for Ms Price|The Hound of the Baskervilles|Joanne Price|@-12|on the shelf|@-1\nLes Misérables for Mr Ortega|Les Misérables|Luis Ortega|@-16|fetched|@-2",
    },
    {
      id: "event",
      use: "more",
      role: "event",
      icon: "calendar-days",
      names: "event|events",
      also: "story time|reading group|author evening|workshop|book club",
      fields:
        "Event: text\nStarts: dateTime 1..30 10:00..19:00\nFor: choice children|adults|everybody\nPlaces: number 8..40\nBooked: number 0..30\nRoom: text",
      cells: "starts places booked room",
      rows: "Story time for under fives|@2T10:30|20|14|Children's corner\nReading group: Middlemarch|@9T19:00|12|11|Reading room\nOld maps of the castle ward|@16T18:30|40|23|Upstairs\nHomework club|@3T15:30|16|9|Reading room",
    },
  ],
  jobs: "due loan.due\ncheck loan.returned\nfind book\nkeep loan\nshow book.cover\nkeep reader\nrequest hold\nmove hold.state\ntotal loan.fine\nrank book.timesLent\nchart book.kind\nagenda event.starts",
  site: {
    headline: "Take a book home for three weeks",
    body: "Novels, crime, picture books and the whole history of the town. A card is free, and we put books aside for you.",
    action: "Put a book aside|hold",
    services:
      "Library card|Free for everybody in the parish|0\nHolds|We write when the book is on the shelf|0\nHome delivery|For readers who cannot come, on Fridays|0\nFine|A day and book, after three weeks|0.20",
    questions:
      "How long may I keep a book?|Three weeks, twice renewed unless somebody waits.\nHow many at a time?|Eight; teachers thirty.\nI lost a book. What now?|Tell us; you pay the price, not the fines.\nWhen are you open?|Tuesday to Saturday, ten till five, Thursday till seven.",
  },
  words: {
    tagline: "Who has which book, and until when.",
    itch: "Who still has Middlemarch?",
    promise: "Every book home again",
    pov: "POV: the overdue list is three names",
    gains: ["12 titles. 3 loans overdue.", "Darwin: 16 days late, one waiting", "Dracula is on the hold shelf"],
  },
});
