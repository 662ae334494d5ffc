import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "cinema",
  name: "Cinema",
  icon: "clapperboard",
  says: {
    en: "cinema|cinemas|movie theater|movie theatre|movie house|picture house|art house cinema|independent cinema|cinema app|cinema tickets|movie tickets|movie showtimes|film showings|cinema program|cinema website|cinema seat booking|drive-in theater|drive-in cinema|open-air cinema|film club screenings|film society",
    de: "Kino|Programmkino|Kinoprogramm|Kinokarten|Freiluftkino|Filmclub",
    es: "cine de barrio|sala de cine|cartelera de cine|entradas de cine|cine de verano",
    fr: "cinéma de quartier|salle de cinéma|séances de cinéma|billets de cinéma|ciné-club",
    pt: "sala de cinema|cinema de bairro|sessões de cinema|bilhetes de cinema|cineclube",
  },
  forms: ["management", "booking", "site", "dashboard"],
  people: ["box office", "projectionists", "moviegoers"],
  mood: "lively",
  things: [
    {
      id: "film",
      use: "core",
      role: "item",
      icon: "film",
      names: "film|films",
      also: "movie|picture|feature|title",
      fields:
        "Film: text\nPoster: image\nDirector: text\nLength: duration 70..170\nGenre: choice drama|comedy|thriller|animation|documentary|classic\nRated: choice G|PG|PG-13|R\nLanguage: choice English|Spanish|French|Japanese\nSubtitles: boolean 40\nFirst day: date -20..20\nLast day: date 3..40\nDistributor: text\nShare of tickets: percent 35..60\nTickets sold: rollup sum showing.film.sold\nDescription: longText",
      cells: "director length genre rated language subtitles firstDay lastDay distributor shareOfTickets description",
      rows: "The Lighthouse Ledger|Ana Duarte|112|drama|PG|English|no|@-10|@11|Harbor Films|50|A keeper finds a second set of books\nSmall Hours|Theo Brandt|97|thriller|R|English|no|@-3|@18|Northline|55|One night in a phone repair shop\nOtters|Mika Sato|84|animation|G|Japanese|yes|@-17|@4|Little Bear|45|Two otters look for the sea\nBread for Two|Claire Fontan|105|comedy|PG-13|French|yes|@-1|@20|Harbor Films|50|Bakers on both sides of a street\nThe Long Thaw|Ida Berg|91|documentary|PG|English|no|@5|@19|Open Lens|40|A valley after the glacier\nNight Train, 1938|Walter Hume|89|classic|G|English|no|@2|@2|Archive Prints|35|New print, one evening",
    },
    {
      id: "auditorium",
      use: "core",
      role: "place",
      icon: "armchair",
      names: "auditorium|auditoriums",
      also: "screen|room|theater|hall",
      fields:
        "Auditorium: text\nSeats: number 40..240\nWheelchair places: number 1..6\nProjector: choice digital|laser|35 mm\nHearing loop: boolean 60\nNext service: date -4..90\nState: choice open|closed",
      cells: "seats wheelchairPlaces projector hearingLoop nextService state",
      rows: "Screen 1|220|4|laser|yes|@60|open\nScreen 2|96|2|digital|yes|@-2|open\nThe Attic|44|1|35 mm|no|@30|open",
    },
    {
      id: "showing",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "showing|showings",
      also: "screening|show|showtime|performance|program|matinee",
      fields:
        "Showing: text\nFilm: relation film\nAuditorium: relation auditorium\nStarts: dateTime 0..6 11:00..22:00\nKind: choice regular|matinee|preview|with guest|school\nPrice: money 7..14 USD\nSeats: number 40..240\nSold: number 0..240\nLeft: calc seats - sold\nTakings: calc sold * price USD\nState: choice on sale|sold out|canceled",
      cells: "film auditorium starts kind price seats sold state",
      rows: "Ledger, early|The Lighthouse Ledger|Screen 1|@0T17:30|regular|12|220|74|on sale\nLedger, late|The Lighthouse Ledger|Screen 1|@0T20:15|regular|12|220|163|on sale\nSmall Hours tonight|Small Hours|Screen 2|@0T21:00|regular|12|96|96|sold out\nOtters matinee|Otters|Screen 2|@1T11:00|matinee|8|96|61|on sale\nBread, early|Bread for Two|The Attic|@1T19:00|regular|12|44|40|on sale\nNight Train on film|Night Train, 1938|The Attic|@2T20:00|with guest|14|44|44|sold out\nOtters for Weir School|Otters|Screen 1|@4T10:00|school|7|220|180|on sale\nThaw, first night|The Long Thaw|Screen 2|@5T19:30|preview|12|96|22|on sale",
    },
    {
      id: "ticket",
      use: "core",
      role: "log",
      icon: "ticket",
      names: "ticket order|ticket orders",
      also: "ticket|booking|reservation|seat|admission",
      fields:
        "Name: text\nShowing: relation showing\nE-mail: email\nPlaces: number 1..8\nEach: money 7..14 USD\nTotal: calc places * each USD\nSeats: text\nPaid: boolean 70\nPicked up: boolean 30",
      cells: "showing eMail places each seats paid pickedUp",
      rows: "Ivy Chan|Ledger, late|ivy.chan@example.com|2|12|F7, F8|yes|no\nOmar Said|Small Hours tonight|omar.said@example.com|4|12|D1 to D4|yes|yes\nThe Walsh family|Otters matinee|walsh@example.com|5|8|B3 to B7|no|no\nGreta Hofer|Night Train on film|greta.hofer@example.com|1|14|A4|yes|no\nLuc Bernard|Bread, early|luc.bernard@example.com|2|12|C5, C6|no|no\nMs. Adeyemi, grade 4|Otters for Weir School|adeyemi@example.com|8|7|Rows A and B|yes|no",
    },
    {
      id: "shift",
      use: "more",
      role: "event",
      icon: "clock",
      names: "shift|shifts",
      also: "rota|schedule|staff",
      fields:
        "Shift: text\nWho: text @people\nRole: choice box office|projection|popcorn|cleaning\nDate: date 0..6\nFrom: time 10:00..18:00\nUntil: time 16:00..23:30",
      cells: "who role date from until",
      rows: "Tonight, box office|Kelly Marsh|box office|@0|16:30|22:00\nTonight, projection|Bernd Voss|projection|@0|17:00|23:30\nMatinee popcorn|Tim Rudd|popcorn|@1|10:00|16:00",
    },
  ],
  jobs: "agenda showing.starts\nrequest ticket\nfind film\nrank showing.left\nmove showing.state\nshow film.poster\ncheck ticket.pickedUp\ntotal showing.takings\nkeep film\ndue film.lastDay\ndue auditorium.nextService\nchart showing.sold\nplan showing.starts\nkeep shift",
  site: {
    headline: "Three screens on Main Street",
    body: "New films, matinees for children and one print from the archive every week. Tickets are kept at the box office until ten minutes before.",
    action: "Reserve seats|ticket",
    services: "Evening|All seats|12\nMatinee|Before two in the afternoon|8\nSchool showing|Per child, mornings|7",
    questions:
      "Are foreign films subtitled?|Yes, and we say so with each film.\nCan I bring a wheelchair?|Yes, every screen has places for one. Tell us when you reserve.\nHow many trailers are there?|Ten minutes, then the film.\nCan I rent a screen?|Mornings and Mondays, from forty seats.",
  },
  words: {
    tagline: "Films, showings, seats and takings.",
    itch: "Is there a seat left tonight?",
    promise: "Every showing filled, every seat known",
    pov: "POV: the last row sells while the trailers run",
    gains: ["Small Hours: 96 of 96 sold", "Bread for Two: four seats left", "Screen 2 service: two days late"],
  },
});
