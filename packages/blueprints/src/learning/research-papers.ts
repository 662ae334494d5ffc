import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "researchPapers",
  name: "Research papers",
  icon: "book-marked",
  says: {
    en: "research papers|papers i read|literature review|paper reading list|academic papers|reading papers|bibliography|citations manager|journal articles i read|phd reading|thesis literature|paper notes|reference manager",
    de: "wissenschaftliche Aufsätze|Literaturverwaltung|Literaturliste",
    es: "artículos científicos|revisión bibliográfica|gestor de referencias",
    fr: "articles scientifiques|revue de littérature|gestion bibliographique",
    pt: "artigos científicos|revisão de literatura|gerenciador de referências",
  },
  forms: ["tracker", "community"],
  people: ["researchers", "students"],
  mood: "sober",
  things: [
    {
      id: "paper",
      use: "core",
      role: "item",
      icon: "file-text",
      names: "paper|papers",
      also: "article|articles|source|sources|publication|publications|book",
      fields:
        "Title: text\nAuthor: text Haddad & Osei|Vega et al.|Tanaka|Bergström & Rao|Novak\nYear: number 1998..2025\nStatus: choice to read|reading|read|cited\nTopic: tags method|theory|data|review|critique\nJournal: text Journal of Urban Life|Field Methods|Letters in Ecology\nLink: url\nUseful: rating 2..5\nSummary: longText",
      cells: "year status topic useful",
      rows: "Why benches matter|2019|cited|data|5\nCounting people who sit|2014|read|method|\nThe quiet square|2022|reading|theory|\nShade, seats and strangers|2021|read||4\nAgainst the average pedestrian|2017|to read|critique|\nA review of walking studies|2023|to read|review|\nEvening light and safety|2011|read|data|",
    },
    {
      id: "idea",
      use: "core",
      role: "log",
      icon: "lightbulb",
      names: "note|notes",
      also: "idea|ideas|thought|quote|quotes|connection",
      fields:
        "Note: text\nPaper: relation paper\nPage: number 3..240\nKind: choice quote|idea|question|link\nTags: tags method|theory|data|chapter 2|chapter 3\nLinked to: text\nDate: date -60..0",
      cells: "page kind",
      rows: '"Sitting is the first vote for a place"|14|quote\nContradicts Tanaka, check the sample||idea\nWhat happens when it rains?||question\nSame curve as in the harbour study||link\nUse this figure in chapter 3||idea\n"A bench is an invitation"|102|quote\nTheir term for it: lingering||idea',
    },
  ],
  jobs: "chart idea.page\nfind paper\nkeep paper\nrank paper.useful\nchart paper.status\nkeep idea\nplan idea.date",
  words: {
    tagline: "Find every idea, and its source.",
    itch: "Who said that? Page what?",
    promise: "Find every idea, and its source",
    pov: "POV: the chapter writes itself",
    gains: ["64 papers, 9 to read.", "Which one had the chart?", "Cited on page twelve."],
  },
});
