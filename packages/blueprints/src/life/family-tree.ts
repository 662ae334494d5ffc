import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "familyTree",
  name: "Family tree",
  icon: "trees",
  says: {
    en: "family tree|genealogy|ancestry|ancestors|family history|genealogy research|my ancestors|family stories|family archive|great grandparents|relatives and ancestors|family records",
    de: "Stammbaum|Ahnenforschung|Familiengeschichte",
    es: "árbol genealógico|genealogía familiar|historia familiar",
    fr: "arbre généalogique|généalogie|histoire familiale",
    pt: "árvore genealógica|genealogia familiar|história da família",
  },
  forms: ["directory", "tracker"],
  people: ["family historians"],
  mood: "warm",
  things: [
    {
      id: "relative",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "relative|relatives",
      also: "ancestor|ancestors|person|people|family|member",
      fields:
        "Name: text\nPhoto: image\nBorn: number 1868..1994\nDied: number 1931..2019\nBorn in: location\nTrade: text baker|teacher|sailor|seamstress|farmer\nSide: choice mother's|father's\nParent: text\nStory: longText",
      cells: "born died trade side",
      rows: "Ines Carvalho|1898|1981|seamstress|mother's\nJoão Carvalho|1894|1956|sailor|mother's\nWilhelm Albrecht|1902|1977|baker|father's\nGreta Albrecht|1906|1994|teacher|father's\nElio Carvalho|1931|2019||mother's\nRosa Albrecht|1938|||father's\nLina Albrecht|1994|||father's",
    },
    {
      id: "memory",
      use: "core",
      role: "log",
      icon: "image",
      names: "memory|memories",
      also: "story|stories|photo|photos|document|source",
      fields:
        "Title: text\nPhoto: image\nPerson: relation relative\nYear: number 1921..2015\nKind: choice photo|letter|document|recording\nTold by: text @people\nText: longText",
      cells: "year kind",
      rows: "In front of the bakery|1934|photo\nLetter from the ship|1921|letter\nWedding day, rain|1929|photo\nGrandma sings|2009|recording\nSchool report, all ones|1948|document",
    },
  ],
  jobs: "find relative\nshow relative.photo\nmap relative.bornIn\nchart memory.year\nkeep relative\nchart relative.side\nkeep memory",
  words: {
    tagline: "Keep the names while somebody knows them.",
    itch: "Who is that in the picture?",
    promise: "Keep the names while somebody knows them",
    pov: "POV: you found great-grandma",
    gains: ["Five generations, 63 names.", "Baker in Leeds, 1881.", "Who is in this photo?"],
  },
});
