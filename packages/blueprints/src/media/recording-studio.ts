import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "recordingStudio",
  name: "Recording studio",
  icon: "mic-vocal",
  says: {
    en: "recording studio|music studio|recording studio booking|studio sessions|studio time booking|sound engineer|mixing and mastering|music producer studio|voice over studio|mastering studio|podcast recording studio hire|studio gear list|session musicians",
    de: "Tonstudio|Aufnahmestudio|Studiozeit buchen|Tonstudio buchen",
    es: "estudio de grabación|salas de ensayo|mezcla y masterización",
    fr: "studio d'enregistrement|salle de répétition|mixage et mastering",
    pt: "estúdio de gravação|salas de ensaio|mistura e masterização",
  },
  forms: ["booking", "management", "site"],
  people: ["studio managers", "engineers", "artists"],
  mood: "lively",
  things: [
    {
      id: "artist",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "artist|artists",
      also: "client|band|singer|label",
      fields:
        "Artist: text\nContact: text @people\nPhone: phone\nE-mail: email\nPlays: text\nOpen balance: rollup sum session.artist.price EUR",
      cells: "contact phone eMail plays",
      rows: "The Low Piers|Sami Korhonen|555-0101|band@lowpiers.example.com|Rock, five people\nAilsa Drummond|Ailsa Drummond|555-0102|ailsa@drummond.example.com|Voice and guitar\nWeir Choir|Fiona Reid|555-0103|choir@weir.example.com|Forty voices\nHeron Street Books|Ola Fenwick|555-0104|audio@heronstreet.example.com|Audio books\nWharf Sound|Karl Ashdown|555-0105|karl@wharf.example.com|Dub",
    },
    {
      id: "session",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "session|sessions",
      also: "booking|recording day|mix|rehearsal",
      fields:
        "Session: text\nArtist: relation artist\nDate: date -6..21\nFrom: time 09:00..20:00\nHours: number 2..12 h\nRoom: choice A live|B booth|mix|rehearsal 1|rehearsal 2\nWork: choice tracking|overdubs|mix|master|rehearsal|voice\nEngineer: text @people\nRate: money 9..60 EUR\nPrice: calc hours * rate EUR\nSetup: longText\nPaid: boolean 50\nState: choice asked|held|confirmed|running|done|canceled",
      cells: "artist date from hours room work engineer rate setup paid state",
      rows: "Piers, drums and bass|The Low Piers|@0|11:00|8|A live|tracking|Linh Tran|48|Kit left, 12 channels|no|running\nPiers, guitars|The Low Piers|@1|11:00|8|A live|overdubs|Linh Tran|48|Two amps in the corridor|no|confirmed\nAilsa, voice|Ailsa Drummond|@2|14:00|4|B booth|tracking|Mo Farrow|42|Ribbon mic, pop shield|yes|confirmed\nChapter 9 to 14|Heron Street Books|@4|09:00|5|B booth|voice|Mo Farrow|42|Chair that does not creak|no|confirmed\nWharf mix|Wharf Sound|@-4|10:00|6|mix|mix|Karl Ashdown|55|Tape echo|yes|done\nChoir, four carols|Weir Choir|@8|18:00|4|A live|tracking|Linh Tran|48|Outrigger pair, risers|no|held\nPiers rehearse|The Low Piers|@-2|19:00|3|rehearsal 1|rehearsal|None|12||yes|done",
    },
    {
      id: "song",
      use: "core",
      role: "item",
      icon: "music",
      names: "track|tracks",
      also: "song|title|mix|take",
      fields:
        "Track: text\nArtist: relation artist\nLength: number 1..12 min\nTempo: number 60..180 bpm\nTakes: number 0..24\nBest take: text\nMix version: text\nDue: date -3..40\nFile: text\nState: choice demo|tracking|editing|mixing|with artist|mastered|delivered",
      cells: "artist length tempo takes bestTake mixVersion due file state",
      rows: "Slow Water|The Low Piers|4.2|92|6|5|none|@30|slowwater.session|tracking\nCorner Shop|The Low Piers|2.9|148|3|3|none|@30|corner.session|tracking\nSalt in the Bread|Ailsa Drummond|3.6|76|0||none|@25|salt.session|demo\nPier Dub 2|Wharf Sound|5.1|70|2|2|v3|@-1|pierdub2.session|with artist\nChapter 8|Heron Street Books|11.5|60|2|2|v1|@6|ch08.session|editing",
    },
    {
      id: "gear",
      use: "more",
      role: "item",
      icon: "package",
      names: "gear|gear",
      also: "microphone|amp|preamp|instrument",
      fields:
        "Item: text\nKind: choice microphone|preamp|amp|instrument|outboard|cable\nRoom: choice A live|B booth|mix|rehearsal 1|rehearsal 2\nService due: date -10..300\nState: choice in place|lent|broken|at repair",
      cells: "kind room serviceDue state",
      rows: "Ribbon mic|microphone|B booth|@120|in place\nTape echo|outboard|mix|@-4|in place\nBass amp 2|amp|rehearsal 1|@60|broken\nPiano|instrument|A live|@22|in place",
    },
  ],
  jobs: "book session\nagenda session.date\nmove session.state\nassign session.engineer\nmove song.state\ndue song.due\nkeep song\nfind song\ncheck session.paid\nmove gear.state\ndue gear.serviceDue\ntotal session.price",
  site: {
    headline: "Room A is free on Thursday",
    body: "A live room with daylight, a booth, a mix room and two rooms to be loud in. Engineer included, coffee too.",
    action: "Book a session|session",
    services: "Live room|Per hour, with engineer|48\nMix|Per hour|55\nRehearsal room|Per hour|12\nMaster|Per track|70",
    questions:
      "How much time does a song need?|Half a day to track, half a day to mix, and a night to doubt.\nDo you hold dates?|For a week, then we ask.\nWhat do I bring?|New strings and somebody who keeps count.",
  },
  words: {
    tagline: "Rooms, takes, mixes and who engineers.",
    itch: "Which take of Slow Water was it?",
    promise: "Set up before you knock",
    pov: "POV: take five, and everyone looks up",
    gains: ["Pier Dub 2: answer overdue", "Choir held for next Saturday", "Slow Water: take five of six"],
  },
});
