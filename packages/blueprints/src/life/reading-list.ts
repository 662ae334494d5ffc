import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "readingList",
  name: "Reading list",
  icon: "book-open",
  says: {
    en: "reading list|reading log|reading tracker|books i read|books to read|book tracker|my books|home library|my bookshelf|reading journal|reading diary|reading challenge|goodreads alternative|tbr list",
    de: "Leseliste|Lesetagebuch|gelesene Bücher",
    es: "lista de lectura|diario de lectura|libros leídos",
    fr: "liste de lecture|journal de lecture|livres lus",
    pt: "lista de leitura|diário de leitura|livros lidos",
  },
  forms: ["tracker", "community"],
  people: ["readers"],
  mood: "warm",
  things: [
    {
      id: "book",
      use: "core",
      role: "item",
      icon: "book-open",
      names: "book|books",
      also: "novel|buch|libro|livre",
      fields:
        "Title: text\nCover: image\nAuthor: text\nGenre: choice novel|classic|crime|science fiction|non-fiction|poetry\nPages: number 120..720\nPage: number 0..300\nYear: number 1813..2004\nState: choice wishlist|reading|finished|given up\nStars: rating 2..5\nLent to: text",
      cells: "author genre pages page year state stars",
      rows: "Pride and Prejudice|Jane Austen|classic|432|432|1813|finished|5\nFrankenstein|Mary Shelley|classic|280|124|1818|reading|\nThings Fall Apart|Chinua Achebe|novel|209|209|1958|finished|5\nThe Left Hand of Darkness|Ursula K. Le Guin|science fiction|304|88|1969|reading|\nOne Hundred Years of Solitude|Gabriel García Márquez|novel|417|0|1967|wishlist|\nKokoro|Natsume Sōseki|classic|248|0|1914|wishlist|\nThe Hound of the Baskervilles|Arthur Conan Doyle|crime|256|256|1902|finished|4\nBeloved|Toni Morrison|novel|324|324|1987|finished|5\nSilent Spring|Rachel Carson|non-fiction|378|60|1962|given up|\nLeaves of Grass|Walt Whitman|poetry|160|31|1855|reading|\nPersepolis|Marjane Satrapi|non-fiction|352|352|2000|finished|5\nWe|Yevgeny Zamyatin|science fiction|226|0|1924|wishlist|",
    },
    {
      id: "readingSession",
      use: "core",
      role: "log",
      icon: "bookmark",
      names: "reading|readings",
      also: "session|lecture",
      fields:
        "Thought: text\nBook: relation book\nDate: date -30..0\nPages read: number 8..64 pages\nMinutes: number 10..90 min\nWhere: choice bed|train|park|sofa|library",
      cells: "",
      rows: "Could not stop\nRead two pages five times\nMissed my stop\nThat sentence about snow\nFinished it in the bath\nStarted over from chapter two\nQuiet hour, phone off",
    },
    {
      id: "bookEvening",
      use: "core",
      role: "event",
      icon: "coffee",
      names: "book evening|book evenings",
      also: "club|discussion",
      fields:
        "Title: text\nStarts: dateTime 3..60 18:30..20:00\nHost: text @people\nPlace: location\nBring: text tea|cheese|your copy\nComing: number 3..9\nI am in: boolean 40",
      cells: "",
      rows: "Frankenstein, first half\nFrankenstein, the end\nPoems aloud\nBring your favourite first sentence\nSwap evening",
    },
  ],
  jobs: "chart readingSession.pagesRead\nshow book.cover\nfind book\nkeep book\nrank book.stars\nchart book.genre\nkeep readingSession\nplan readingSession.date\nagenda bookEvening.starts\nplan bookEvening.starts\nfind bookEvening\nkeep bookEvening",
  words: {
    tagline: "Read more of what stays.",
    itch: "What did I read in March?",
    promise: "Read more of what stays",
    pov: "POV: one more chapter",
    gains: ["27 books, 4 left to go.", "Page 212, on Tuesday.", "Lent to Ruth since May."],
  },
});
