import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "bookClub",
  name: "Book club",
  icon: "book-open",
  says: {
    en: "book club|reading group|book group|book discussion group|book club meetings|vote for the next book|reading circle|online book club|literature circle|book club picks|readers' group ratings|what we read book club|staff book club|school reading group",
    de: "Lesekreis|Buchclub|Lesegruppe|Literaturkreis",
    es: "club de lectura|grupo de lectura|tertulia literaria",
    fr: "club de lecture|cercle de lecture|groupe de lecteurs",
    pt: "clube de leitura|clube do livro|grupo de leitura",
  },
  forms: ["community", "tracker", "blog"],
  people: ["organizers", "readers"],
  mood: "warm",
  things: [
    {
      id: "member",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "reader|readers",
      also: "member|host",
      fields:
        "Name: text\nE-mail: email\nPhone: phone\nHosts again: date -20..200\nLikes: text\nEats: text\nMeetings missed: number 0..6",
      cells: "eMail phone hostsAgain likes eats meetingsMissed",
      rows: "Hedda Frey|hedda.frey@example.com|555-0121|@12|Long novels|Everything\nImran Shah|imran.shah@example.com|555-0122|@47|History|No pork\nOla Fenwick|ola.fenwick@example.com|555-0123|@75|Short stories|Vegan\nJoan Abbott|joan.abbott@example.com|555-0124|@103|Crime|Soft food\nLuc Bernard|luc.bernard@example.com|555-0125|@131|Travel|Everything\nRita Coelho|rita.coelho@example.com|555-0126|@-16|Poems|No nuts",
    },
    {
      id: "book",
      use: "core",
      role: "item",
      icon: "book-open",
      names: "book|books",
      also: "title|novel|pick|suggestion",
      fields:
        "Title: text\nCover: image\nAuthor: text\nPages: number 90..780\nCountry: text\nSuggested by: relation member\nVotes: number 0..6\nCopies in library: number 0..6\nAverage stars: rollup average opinion.book.stars\nState: choice suggested|shortlist|next|reading now|discussed|given up",
      cells: "author pages country suggestedBy votes copiesInLibrary state",
      rows: "The Salt Road|Marit Aune|318|Norway|Hedda Frey|5|3|reading now\nNine Windows|Pavel Reznik|212|Czechia|Imran Shah|4|2|next\nA Field of Her Own|Ngozi Eze|406|Nigeria|Ola Fenwick|3|1|shortlist\nSmall Weather|Ana Castelo|148|Portugal|Rita Coelho|3|4|shortlist\nThe Ferryman's Ledger|Tom Harrow|520|Scotland|Joan Abbott|2|5|suggested\nLetters to a Lighthouse|Inès Vautrin|264|France|Luc Bernard|5|2|discussed\nHeron Street|Dee Okafor|334|England|Rita Coelho|4|3|discussed\nThe Long Table|Bruno Sala|610|Italy|Hedda Frey|1|0|given up",
    },
    {
      id: "meeting",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "meeting|meetings",
      also: "evening|session|discussion",
      fields:
        "Meeting: text\nDate: date -60..80\nTime: time 19:00..20:00\nBook: relation book\nHost: relation member\nPlace: location\nQuestions: lines\nCame: number 0..9\nRead up to: text\nState: choice planned|invited|held",
      cells: "date time book host place questions came readUpTo state",
      rows: "The Salt Road|@12|19:30|The Salt Road|Hedda Frey|5 Fjord View|Why does she go back?; Is the priest lying?; Whose road is it?|0|To the end|invited\nNine Windows|@47|19:30|Nine Windows|Imran Shah|2 Church Row||0|To the end|planned\nLetters to a Lighthouse|@-16|19:30|Letters to a Lighthouse|Rita Coelho|3 Harbor Steps|Would you have written?; The missing letter|6|To the end|held\nHeron Street|@-51|19:30|Heron Street|Joan Abbott|18 Orchard Close|Who tells it?|5|To the end|held",
    },
    {
      id: "opinion",
      use: "core",
      role: "log",
      icon: "star",
      names: "opinion|opinions",
      also: "review|rating|verdict",
      fields:
        "Opinion: text\nBook: relation book\nReader: relation member\nStars: rating 1..5\nFinished: boolean 80\nWords: longText",
      cells: "book reader stars finished words",
      rows: "Hedda on Letters|Letters to a Lighthouse|Hedda Frey|4|yes|Best in the storm, too neat at the end\nImran on Letters|Letters to a Lighthouse|Imran Shah|3|yes|I wanted the keeper's side\nLuc on Letters|Letters to a Lighthouse|Luc Bernard|5|yes|Read it twice\nJoan on Heron Street|Heron Street|Joan Abbott|5|yes|Guessed it on page 300, and cried\nOla on Heron Street|Heron Street|Ola Fenwick|2|no|Too many uncles\nRita on Letters|Letters to a Lighthouse|Rita Coelho|4|yes|The letters should be poems",
    },
  ],
  jobs: "agenda meeting.date\ncount book.votes\nfind book\nrate opinion.stars\nmove book.state\nrank book.averageStars\nshow book.cover\nkeep opinion\nassign meeting.host\nkeep member\nchart opinion.stars\nmove meeting.state",
  site: {
    headline: "Reading now: The Salt Road",
    body: "Six readers, one book every five weeks, a different kitchen each time. Vote for the next, say what you thought of the last.",
    action: "See the next evening|meeting",
    services:
      "Evenings|Every fifth Thursday, half past seven|\nVotes|One for each, twice a year|\nLibrary copies|Three or more, put aside for us|",
    questions:
      "Must I finish it?|No, but then you hear the end.\nWho brings what?|The host cooks soup, the rest bring wine and bread.\nCan I join?|When a chair is free; ask Hedda.",
  },
  words: {
    tagline: "The next book, the next kitchen, the stars.",
    itch: "Whose turn is it to host?",
    promise: "Everyone knows the book, the date and the door",
    pov: "POV: the argument goes past the last bus",
    gains: ["The Salt Road in twelve days", "Nine Windows: four votes", "Luc read it twice: five stars"],
  },
});
