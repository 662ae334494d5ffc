import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "knowledgeBase",
  name: "Knowledge base",
  icon: "library-big",
  says: {
    en: "knowledge base|knowledgebase|team wiki|company wiki|internal wiki|how-to articles|how to guides|internal docs|team documentation|notes everyone can find|lessons learned|second brain|snippets library",
    de: "Wissensdatenbank|Firmenwiki|internes Wiki",
    es: "base de conocimiento|wiki del equipo|wiki interna",
    fr: "base de connaissances|wiki d'équipe|wiki interne",
    pt: "base de conhecimento|wiki da equipe|wiki interno",
  },
  forms: ["directory", "tracker"],
  people: ["teams"],
  mood: "sober",
  things: [
    {
      id: "keptNote",
      use: "core",
      role: "item",
      icon: "library-big",
      names: "note|notes",
      also: "link|links|article|articles|entry|entries|bookmark|bookmarks",
      fields:
        "Title: text\nText: longText\nKind: choice how-to|link|idea|quote|snippet\nTopic: tags work|home|learning|tools|people\nLink: url\nAdded on: date -90..0\nAdded by: text @people\nStatus: choice new|checked|outdated\nUseful: rating 2..5\nVotes: number 0..19\nPinned: boolean 15",
      cells: "kind topic status useful votes pinned",
      rows: 'How to reset the router|how-to|home||5||\nThe words for a good refusal|snippet|people;work||||\nWhat the abbreviations mean|how-to|work||||yes\n"Done is a decision"|quote|||||\nA course on soldering|link|learning;tools||||\nTry dark mode at night only|idea||||12|\nKeyboard shortcuts, the good ones|snippet|tools||||\nOld address list|link||outdated|||',
    },
    {
      id: "remark",
      use: "core",
      role: "log",
      icon: "message-square",
      names: "comment|comments",
      also: "reply|answer|vote",
      fields: "Text: text\nOn: relation keptNote\nBy: text @people\nDate: date -20..0",
      cells: "",
      rows: "Saved me an hour\nStep three has changed\nAdded the new link\nWorks on the old model too\nPlease keep this one",
    },
  ],
  jobs: "find keptNote\nkeep keptNote\ncheck keptNote.pinned\nrank keptNote.useful\nchart keptNote.kind\nkeep remark\nplan remark.date",
  words: {
    tagline: "Find again what you once knew.",
    itch: "Where was that link again?",
    promise: "Find again what you once knew",
    pov: "POV: you found it in one try",
    gains: ["48 notes, one search.", "Asked once, answered for all.", "Out of date? It says so."],
  },
});
