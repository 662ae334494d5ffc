import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "openSourceTriage",
  name: "Open-source project maintenance",
  icon: "git-pull-request",
  says: {
    en: "open source project|open source maintainers|open-source maintainers|github issues triage|issue triage for maintainers|pull request reviews|pull request tracker|contributors and pull requests|good first issues|open source contributors|library maintainers|package maintainers|open source sponsors|open source roadmap|rfc proposals project|code review queue",
    de: "Open-Source-Projekt|Maintainer Aufgaben|Pull-Requests prüfen",
    es: "proyecto de código abierto|mantenedores de código abierto|revisión de pull requests",
    fr: "projet open source|mainteneurs open source|revue de pull requests",
    pt: "projeto de código aberto|mantenedores de código aberto|revisão de pull requests",
  },
  forms: ["management", "community", "dashboard", "site"],
  people: ["maintainers", "contributors"],
  mood: "lively",
  things: [
    {
      id: "contributor",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "contributor|contributors",
      also: "maintainer|committer|author",
      fields:
        "Name: text\nHandle: text\nRole: choice first timer|regular|reviewer|maintainer\nKnows: tags parser|docs|tests|types|build|windows\nTime zone: text\nSince: date -1800..-2\nHours a week: number 0..6 h\nSigned the agreement: boolean 85\nMerged: number 0..214\nSponsor a month: money 0..50 EUR\nNotes: longText",
      cells: "handle role knows timeZone since hoursAWeek signedTheAgreement merged sponsorAMonth notes",
      rows: "Yuki Tanaka|yuki|maintainer|parser;types|Berlin|@-1700|6|yes|214|0|Away in August\nMateo Ruiz|mruiz|reviewer|tests;build|Lisbon|@-800|3|yes|71|0|\nNgozi Eze|ngozi-e|regular|docs|Lagos|@-300|2|yes|24|0|Wants to review\nSam Doyle|sdoyle|regular|windows|London|@-420|1|yes|18|25|Only one with a Windows machine\nHana Sato|hsato|first timer|docs|Osaka|@-6|0|no|0|0|\nTom Barlow|tbar|first timer|tests|Leeds|@-2|0|yes|0|0|",
    },
    {
      id: "issue",
      use: "core",
      role: "item",
      icon: "circle-dot",
      names: "issue|issues",
      also: "bug|feature request|ticket|discussion",
      fields:
        "Title: text\nNumber: number 1180..1420\nKind: choice bug|idea|question|docs|security\nState: choice new|needs info|confirmed|good first issue|taken|closed\nArea: choice parser|docs|types|build|windows\nOpened by: text\nOpened: date -60..0\nQuiet for: number 0..45 days\nThumbs: number 0..38\nTaken by: relation contributor\nSteps given: boolean 60\nBreaks: choice nothing|some|everybody\nLink: url\nWhat we know: longText",
      cells: "number kind state area openedBy opened quietFor thumbs takenBy stepsGiven breaks link whatWeKnow",
      rows: "Crash on an empty file|1418|bug|confirmed|parser|grace-m|@-2|0|11|Yuki Tanaka|yes|everybody|https://code.example.com/1418|Since 4.2, one line\nPaths with spaces on Windows|1402|bug|taken|windows|okafor|@-14|3|19|Sam Doyle|yes|some|https://code.example.com/1402|\nTypo in the first example|1415|docs|good first issue|docs|leo-w|@-4|4|2|Hana Sato|yes|nothing|https://code.example.com/1415|\nTypes for the plugin hook|1377|idea|good first issue|types|elif-d|@-33|12|38||yes|nothing|https://code.example.com/1377|Most wanted\nIt does not work|1417|bug|needs info|build|anon-22|@-3|3|0||no|nothing|https://code.example.com/1417|Asked for the version\nRead a file outside the folder|1419|security|confirmed|parser|researcher|@-1|0|0|Yuki Tanaka|yes|everybody|https://code.example.com/1419|Fix ready, private until Friday\nHow do I write a plugin?|1401|question|closed|docs|jonas-w|@-15|15|4|Ngozi Eze|yes|nothing|https://code.example.com/1401|Became a page\nBuild takes nine minutes|1390|bug|confirmed|build|mruiz|@-22|7|8|Mateo Ruiz|yes|some|https://code.example.com/1390|",
    },
    {
      id: "change",
      use: "core",
      role: "item",
      icon: "git-pull-request",
      names: "pull request|pull requests",
      also: "PR|patch|merge request|contribution",
      fields:
        "Title: text\nNumber: number 1190..1425\nIssue: relation issue\nAuthor: relation contributor\nOpened: date -40..0\nStage: choice draft|needs review|changes asked|approved|merged|closed\nReviewer: text\nAnswer by: date -5..7\nLines: number 1..940\nChecks green: boolean 70\nFirst ever: boolean 25\nNext version: choice 4.2.1|4.3.0|5.0.0\nNotes: longText",
      cells: "number issue author opened stage reviewer answerBy lines checksGreen firstEver nextVersion notes",
      rows: "Handle empty input|1420|Crash on an empty file|Yuki Tanaka|@-1|needs review|Mateo Ruiz|@1|14|yes|no|4.2.1|With two tests\nQuote paths on Windows|1411|Paths with spaces on Windows|Sam Doyle|@-9|changes asked|Yuki Tanaka|@3|88|no|no|4.2.1|Test fails on one runner\nFix the first example|1416|Typo in the first example|Hana Sato|@-3|approved|Ngozi Eze|@0|1|yes|yes|4.2.1|Agreement not signed yet\nStay inside the folder|1421|Read a file outside the folder|Yuki Tanaka|@0|needs review|Mateo Ruiz|@0|31|yes|no|4.2.1|Release on Friday\nCache the build|1399|Build takes nine minutes|Mateo Ruiz|@-18|merged|Yuki Tanaka|@-5|210|yes|no|4.3.0|Nine minutes to three\nHook types, first try|1423|Types for the plugin hook|Tom Barlow|@-2|draft|Ngozi Eze|@5|120|no|yes|4.3.0|Be kind, first one\nRewrite everything|1380||Sam Doyle|@-40|closed||@-5|940|no|no|5.0.0|Talk first, then code",
    },
  ],
  jobs: "move change.stage\ndue change.answerBy\nmove issue.state\nfind issue\nrank issue.thumbs\nassign change.reviewer\nchart issue.kind\nkeep contributor\ncheck change.checksGreen\nrank issue.quietFor\nkeep change\nrequest issue",
  site: {
    headline: "Come and mend something",
    body: "Good first issues, kind reviews within a week, and your name in the release. Say hello before you write a lot.",
    action: "Open an issue|issue",
    services:
      "First issue|One file, explained, with a friend|\nReview|An answer within five days|\nSecurity|Write privately, fixed within a week|",
    questions:
      "Where do I start?|Take a good first issue and write that you do.\nNobody answered me.|After five days, ping once; we are four people with jobs.\nHow do I become a maintainer?|Review for half a year, then we ask you.\nMay I use it at work?|Yes, the licence allows it. Sponsors pay for the machines.",
  },
  words: {
    tagline: "What came in, who looks, what ships next.",
    itch: "Has anybody answered her?",
    promise: "First pull request, first thank-you",
    pov: "POV: four maintainers, no guilt",
    gains: ["Hook types: 38 want it", "Hana: first line merged soon", "Build: nine minutes down to three"],
  },
});
