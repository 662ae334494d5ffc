import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "amateurOrchestra",
  name: "Orchestra",
  icon: "music-4",
  says: {
    en: "orchestra|amateur orchestra|youth orchestra|string orchestra|symphony orchestra|chamber orchestra|orchestra seating plan|orchestra management|orchestra rehearsals|orchestra player list|deputies and extras orchestra|concert program orchestra|orchestra parts library|string quartet bookings|chamber music group|orchestra auditions|player availability orchestra",
    de: "Kammerorchester|Sinfonieorchester|Orchesterverwaltung|Laienorchester",
    es: "orquesta sinfónica|orquesta de cámara|ensayos de orquesta",
    fr: "musiciens d'orchestre|orchestre symphonique|orchestre de chambre",
    pt: "orquestra sinfónica|orquestra de câmara|ensaios da orquestra",
  },
  forms: ["management", "community", "site"],
  people: ["conductors", "players", "orchestra managers"],
  mood: "sober",
  things: [
    {
      id: "player",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "player|players",
      also: "musician|deputy|member",
      fields:
        "Name: text\nInstrument: choice first violin|second violin|viola|cello|double bass|flute|oboe|clarinet|bassoon|horn|trumpet|percussion\nDesk: number 1..6\nPrincipal: boolean 20\nKind: choice member|deputy|student\nPhone: phone\nE-mail: email\nAnswers open: number 0..6",
      cells: "instrument desk principal kind phone eMail answersOpen",
      rows: "Amelie Roth|first violin|1|yes|member|555-0101|amelie.roth@example.com|0\nLinh Tran|first violin|2|no|member|555-0102|linh.tran@example.com|1\nPeter Hale|viola|1|yes|member|555-0103|peter.hale@example.com|0\nDora Penn|cello|1|yes|member|555-0104|dora.penn@example.com|2\nIvo Brandl|double bass|1|yes|deputy|555-0105|ivo.brandl@example.com|0\nMei Tanaka|flute|1|yes|member|555-0106|mei.tanaka@example.com|0\nAoife Kearney|horn|1|no|deputy|555-0107|aoife.kearney@example.com|3\nSamir Haddad|percussion|1|yes|member|555-0108|samir.haddad@example.com|1",
    },
    {
      id: "work",
      use: "core",
      role: "item",
      icon: "file-music",
      names: "work|works",
      also: "piece|score|program|symphony",
      fields:
        "Work: text\nComposer: text\nMinutes: number 3..58 min\nStrings: text\nWinds: text\nExtra players: number 0..8\nParts: choice owned|hired|to order|arrived\nHire until: date -4..90\nFee: money 0..320 EUR",
      cells: "composer minutes strings winds extraPlayers parts hireUntil fee",
      rows: "Symphony in D|J. Halvorsen|34|8 7 5 5 3|2222 2200|2|hired|@70|240\nMoorland Overture|E. Ashby|9|8 7 5 5 3|2222 4231|3|arrived|@40|110\nSerenade for strings|L. Novotna|22|8 7 5 5 3|None|0|owned|@300|0\nCello Romance|P. Vautrin|11|8 7 5 5 3|2121 2000|1|to order|@80|95",
    },
    {
      id: "call",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "call|calls",
      also: "rehearsal|concert|sectional|tutti",
      fields:
        "Call: text\nKind: choice rehearsal|sectional|general|concert|audition\nDate: date -5..60\nTime: time 10:00..20:00\nPlace: location\nProgram: text\nWanted: number 6..60\nYes so far: number 0..60\nMissing: calc wanted - yesSoFar\nChairs set by: text @people\nState: choice planned|asked|complete|held",
      cells: "kind date time place program wanted yesSoFar chairsSetBy state",
      rows: "Thursday 5|rehearsal|@5|19:30|Music school|Symphony 1 and 4|48|41|Linh Tran|asked\nStrings only|sectional|@9|19:30|Music school|Serenade|28|28|Peter Hale|complete\nGeneral|general|@22|14:00|Corn Exchange|All|52|39|Samir Haddad|planned\nWinter concert|concert|@23|19:00|Corn Exchange|Overture, Romance, Symphony|52|40|Samir Haddad|asked\nAuditions, horn|audition|@12|18:00|Music school|Two extracts|6|3|Dora Penn|planned\nThursday 4|rehearsal|@-2|19:30|Music school|Symphony 2 and 3|48|44|Linh Tran|held",
    },
    {
      id: "answer",
      use: "more",
      role: "log",
      icon: "check",
      names: "answer|answers",
      also: "availability|reply|absence",
      fields: "Answer: text\nCall: relation call\nPlayer: relation player\nSays: choice yes|no|maybe\nReason: text",
      cells: "call player says reason",
      rows: "Dora, Thursday 5|Thursday 5|Dora Penn|no|Quartet in Lyon\nAoife, concert|Winter concert|Aoife Kearney|yes|\nLinh, general|General|Linh Tran|maybe|School play\nMei, Thursday 5|Thursday 5|Mei Tanaka|yes|",
    },
  ],
  jobs: "agenda call.date\nrank call.missing\nkeep answer\nchart answer.says\nkeep player\nmove call.state\nfind work\ndue work.hireUntil\nmove work.parts\nassign call.chairsSetBy\nfind player\nprint call",
  site: {
    headline: "Halvorsen in D, on the 20th",
    body: "Fifty-two players, one rehearsal a week, three programs a year. Say yes or no here; the chairs are set by it.",
    action: "See the calls|call",
    services: "Winter concert|Adults|14\nDeputy fee|Rehearsals and concert|120\nJoin|Audition with two extracts|",
    questions:
      "How good must I be?|You can play the parts on the website in tempo.\nWho finds the deputies?|The manager, from Monday after the last answer.\nWhere do I get my part?|In the folder; practice copies here.",
  },
  words: {
    tagline: "Desks, parts, calls and yeses.",
    itch: "Who plays second horn in the concert?",
    promise: "Every desk filled before the general",
    pov: "POV: the last chair is taken at half past seven",
    gains: ["Concert: twelve players missing", "Strings complete for the Serenade", "Cello Romance: parts to order"],
  },
});
