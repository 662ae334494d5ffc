import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "choir",
  name: "Choir or orchestra",
  icon: "music",
  says: {
    en: "choir|community choir|church choir|choir rehearsals|choir members|choral society|jazz choir|sheet music library|music library for a choir|rehearsal attendance|gospel choir|singers and parts",
    de: "Chor|Kirchenchor|Orchester|Musikverein|Chorproben",
    es: "coro|orquesta de aficionados|ensayos del coro|banda de música",
    fr: "chorale|chœur amateur|orchestre amateur|répétitions de chorale|harmonie municipale",
    pt: "coro amador|coral|orquestra amadora|ensaios do coro|banda filarmónica",
  },
  forms: ["management", "portal", "site", "community"],
  people: ["conductors", "singers", "audience"],
  mood: "warm",
  things: [
    {
      id: "singer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "member|members",
      also: "singer|player|musician|soprano|alto|tenor|bass|section",
      fields:
        "Name: text\nVoice: choice soprano 1|soprano 2|alto 1|alto 2|tenor|bass\nPhone: phone\nE-mail: email\nReads music: choice yes|slowly|by ear\nSince: date -5200..-20\nFee: money 60..120 GBP\nFee paid: boolean 75\nFolder: number 1..60\nRole: choice none|section leader|librarian|treasurer|chair\nState: choice active|on leave|waiting list\nRehearsals: rollup count attendance.singer\nNotes: longText",
      cells: "voice phone eMail readsMusic since fee feePaid folder role state notes",
      rows: "Gwen Hughes|soprano 1|555-0101|gwen.hughes@example.com|yes|@-4100|120|yes|3|section leader|active|\nAmina Diallo|soprano 2|555-0102|amina.diallo@example.com|by ear|@-380|120|yes|8|none|active|Solo in the spiritual\nHelen Sharp|alto 1|555-0103|helen.sharp@example.com|yes|@-2900|120|yes|14|librarian|active|\nMei Lin Chua|alto 2|555-0104|meilin@example.com|slowly|@-160|120|no|19|none|active|\nRuth Ellis|alto 2|555-0105|ruth.ellis@example.com|yes|@-5100|60|yes|21|none|on leave|Back for Advent\nTomás García|tenor|555-0106|tomas.garcia@example.com|slowly|@-700|120|no|27|none|active|Lifts from Northgate\nOwen Pritchard|tenor|555-0107|owen.pritchard@example.com|yes|@-1800|120|yes|28|section leader|active|\nDaniel Okoro|bass|555-0108|daniel.okoro@example.com|yes|@-1450|120|yes|34|treasurer|active|\nIan Sharp|bass|555-0109|ian.sharp@example.com|by ear|@-2900|120|yes|35|none|active|\nHana Sato|soprano 1|555-0110|hana.sato@example.com|yes|@-22|120|no||none|waiting list|Sopranos are full",
    },
    {
      id: "piece",
      use: "core",
      role: "item",
      icon: "file-music",
      names: "piece|pieces",
      also: "score|sheet music|song|work|repertoire|parts",
      fields:
        "Title: text\nComposer: text\nVoices: text\nLength: duration 2..35\nCopies: number 0..60\nOut on loan: number 0..45\nLeft: calc copies - outOnLoan\nShelf: text\nLanguage: text\nHard: rating\nIn the program: boolean 50\nRights: choice public domain|bought|hired|licensed\nReturn by: date 10..90\nNotes: longText",
      cells: "composer voices length copies outOnLoan shelf language hard inTheProgram rights returnBy notes",
      rows: "Ave verum corpus|W. A. Mozart|SATB|4|48|41|M 12|Latin|2|yes|public domain||\nMagnificat|A. Vivaldi|SATB|18|45|41|V 3|Latin|4|yes|hired|@40|Hired until June\nDeep River|traditional|SSAATTBB|3|50|41|S 7|English|3|yes|bought||Solo: Amina\nIn the bleak midwinter|G. Holst|SATB|4|52|0|H 9|English|2|no|public domain||\nThe Lamb|J. Tavener|SATB|4|46|0|T 2|English|4|no|licensed||\nNow is the month of maying|T. Morley|SSATB|2|40|38|M 31|English|3|yes|public domain||Three copies missing\nHallelujah, amen|G. F. Handel|SATB|3|44|0|H 2|English|3|no|public domain||",
    },
    {
      id: "rehearsal",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "rehearsal|rehearsals",
      also: "practice|concert|performance|service|workshop day",
      fields:
        "Name: text\nStarts: dateTime -15..60 10:00..19:30\nEnds: time 12:00..22:00\nKind: choice rehearsal|sectional|concert|service|outing\nPlace: location\nLed by: text @people\nPlan: lines\nWear: text\nTea: text @people\nTickets: money 0..14 GBP\nNotes: longText",
      cells: "starts ends kind place ledBy plan wear tea tickets notes",
      rows: "Tuesday rehearsal|@1T19:30|21:30|rehearsal|Bethany Chapel|Sofia Marsh|Warm-up; Magnificat 3 to 5; Deep River|any|Altos||Side door\nTenors and basses|@3T19:30|20:45|sectional|School Road|Owen Pritchard|Magnificat 4; maying, entries|any|||\nTuesday, week after|@8T19:30|21:30|rehearsal|Bethany Chapel|Sofia Marsh|Run through, all; Ave verum by heart|any|Basses||\nDress rehearsal|@26T18:00|21:00|rehearsal|St Anne's Church|Sofia Marsh|Everything in order; standing order|black|Sopranos||Strings come at seven\nSpring concert|@27T19:00|21:00|concert|St Anne's Church|Sofia Marsh|Maying; Ave verum; Deep River; Magnificat|black, folders|Everybody|14|Be there at 17:45\nTuesday, last week|@-6T19:30|21:30|rehearsal|Bethany Chapel|Sofia Marsh|Magnificat 1 and 2|any|Tenors||\nTuesday, two weeks ago|@-13T19:30|21:30|rehearsal|Bethany Chapel|Sofia Marsh|Maying; Ave verum|any|Altos||",
    },
    {
      id: "attendance",
      use: "core",
      role: "log",
      icon: "clipboard-check",
      names: "reply|replies",
      also: "attendance|absence|who comes|sign-up",
      fields:
        "Reply: text\nSinger: relation singer\nRehearsal: relation rehearsal\nComes: choice yes|no|late\nReason: text",
      cells: "singer rehearsal comes reason",
      rows: "Gwen, Tuesday|Gwen Hughes|Tuesday rehearsal|yes|\nAmina, Tuesday|Amina Diallo|Tuesday rehearsal|late|From work, half past\nHelen, Tuesday|Helen Sharp|Tuesday rehearsal|yes|\nMei Lin, Tuesday|Mei Lin Chua|Tuesday rehearsal|no|Night shift\nTomás, Tuesday|Tomás García|Tuesday rehearsal|yes|\nOwen, Tuesday|Owen Pritchard|Tuesday rehearsal|yes|\nDaniel, Tuesday|Daniel Okoro|Tuesday rehearsal|no|Parents' evening\nIan, Tuesday|Ian Sharp|Tuesday rehearsal|yes|\nGwen, concert|Gwen Hughes|Spring concert|yes|\nOwen, concert|Owen Pritchard|Spring concert|yes|\nAmina, concert|Amina Diallo|Spring concert|yes|",
    },
    {
      id: "ticket",
      use: "more",
      role: "event",
      icon: "ticket",
      names: "ticket order|ticket orders",
      also: "ticket|seat|audience|concert booking",
      fields:
        "Name: text\nConcert: relation rehearsal\nE-mail: email\nSeats: number 1..8\nPrice: money 0..14 GBP\nTotal: calc seats * price GBP\nPaid: boolean 60\nCollect: choice at the door|from a singer|by e-mail",
      cells: "concert eMail seats price paid collect",
      rows: "Margaret Hale|Spring concert|margaret.hale@example.com|2|14|yes|at the door\nPriya Nair|Spring concert|priya.nair@example.com|4|14|no|from a singer\nSt Anne's vicar|Spring concert|vicar@stannes.example.com|2|0|yes|at the door\nBen Taylor|Spring concert|ben.taylor@example.com|1|14|yes|by e-mail",
    },
  ],
  jobs: "agenda rehearsal.starts\nkeep attendance\nkeep singer\nchart attendance.comes\ncheck singer.feePaid\nkeep piece\ncheck piece.inTheProgram\nplan rehearsal.starts\nrequest ticket\ndue piece.returnBy\nrank piece.left\nchart singer.voice",
  site: {
    headline: "Sing with us on Tuesdays",
    body: "Forty voices from sixteen to eighty, two concerts a year, tea in the break. No audition: come three times, then decide.",
    action: "See what is on|rehearsal",
    services:
      "Come and try|Three rehearsals|0\nMembership|A year, folder and music included|120\nConcert ticket|At the door or from a singer|14\nSing at your wedding|Eight voices, three pieces|350",
    questions:
      "Do I have to read music?|It helps. Half of us learned it here.\nIs there an audition?|No. The conductor listens to find your voice.\nWhich voices are needed?|Tenors, always. First sopranos have a waiting list.\nWhat do we wear?|Black, with a folder; ordinary clothes on Tuesdays.",
  },
  words: {
    tagline: "Who sings, what, where, and who brings the tea.",
    itch: "Will there be tenors on Tuesday?",
    promise: "Every part sung, every score back",
    pov: "POV: the concert, and no folder is missing",
    gains: ["10 singers, 2 away on Tuesday", "Vivaldi back by June", "Maying: two copies left"],
  },
});
