import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "recordShop",
  name: "Record shop",
  icon: "disc-3",
  says: {
    en: "record shop|record store|vinyl shop|vinyl store|vinyl records|sell vinyl records|second-hand records|used vinyl|record dealer|vinyl collection for sale|grading records|music shop vinyl|cd and vinyl shop|record fair stall|crate digging|lp shop",
    de: "Plattenladen|Schallplattenladen|Vinylladen|Schallplatten verkaufen",
    es: "tienda de discos|tienda de vinilos|discos de vinilo",
    fr: "disquaire|magasin de disques|vente de vinyles",
    pt: "loja de discos|loja de vinil|discos de vinil",
  },
  forms: ["shop", "management", "site"],
  people: ["record shop owners", "collectors"],
  mood: "lively",
  things: [
    {
      id: "record",
      use: "core",
      role: "item",
      icon: "disc-3",
      names: "record|records",
      also: "LP|vinyl|album|single|pressing|title",
      fields:
        "Record: text\nSleeve: image\nArtist: text\nLabel: text\nCatalog number: text\nFormat: choice LP|double LP|12 inch|7 inch|CD|cassette\nGenre: choice jazz|soul|rock|electronic|folk|reggae|classical\nPressing: text\nVinyl grade: choice M|NM|VG+|VG|G\nSleeve grade: choice M|NM|VG+|VG|G\nPrice: money 4..180 GBP\nPaid: money 1..90 GBP\nMargin: calc price - paid GBP\nBin: text\nState: choice to grade|in the bin|on the wall|put aside|sold",
      cells: "artist label catalogNumber format genre pressing vinylGrade sleeveGrade price paid bin state",
      rows: "Night Ferry|The Halden Quartet|Bluebarn|BB 104|LP|jazz|First press, 1964|VG+|VG|140|70|Wall|on the wall\nSlow Corner|Odessa Wynn|Kestrel Soul|KS 7|7 inch|soul|UK 1971|VG|G|38|12|S-W|in the bin\nPeat and Salt|Ailsa Drummond|Tarn|TN 022|LP|folk|Reissue 2024|M|M|24|15|F-D|in the bin\nConcrete Garden|Vektor 9|Nullraum|NR 15|12 inch|electronic|Germany 1998|NM|VG+|22|8|E-V|in the bin\nHarvest Radio|The Lowlanders|Copper|CP 311|double LP|rock|1977, gatefold|VG|VG|26|9|R-L|put aside\nDub from Pier Street|Wharf Sound|Anchor|ANC 40|LP|reggae|1981|VG+|VG+|55|25|Wall|on the wall\nEvening Raga|Anand Sethi|Sitara|SI 12|LP|classical|India 1969|VG|VG|32|10|C-S|in the bin\nGlass Hours|Mira Tannen|Small Hours|SH 003|LP|electronic|New 2026|M|M|27|18|E-T|in the bin\nBlue Ticket|The Halden Quartet|Bluebarn|BB 98|LP|jazz|Reissue 1975|G|VG|9|3|J-H|sold\nUntitled white label|Unknown|White|WL 01|12 inch|electronic|About 1993|VG|VG|15|5|Counter|to grade",
    },
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "collector|digger|regular",
      fields: "Name: text\nE-mail: email\nPhone: phone\nLooks for: text\nCredit: money 0..60 GBP",
      cells: "eMail phone looksFor credit",
      rows: "Josie Tam|josie.tam@example.com|555-0131|Bluebarn originals|0\nKarl Ashdown|karl.ashdown@example.com|555-0132|Dub and lovers rock|18\nBenoît Lacaze|benoit.lacaze@example.com|555-0133|Modular, Berlin 90s|0\nShirley Nwachukwu|shirley.n@example.com|555-0134|Northern soul sevens|35\nTim Rudd|tim.rudd@example.com|555-0135|Anything folk|6",
    },
    {
      id: "want",
      use: "core",
      role: "event",
      icon: "bookmark",
      names: "want|wants",
      also: "wants list|request|put aside|order",
      fields:
        "Want: text\nCustomer: relation customer\nRecord: relation record\nAsked: date -60..0\nMost to pay: money 8..160 GBP\nHold until: date -2..10\nState: choice looking|found|put aside|sold|given up",
      cells: "customer record asked mostToPay holdUntil state",
      rows: "Night Ferry for Josie|Josie Tam|Night Ferry|@-50|150|@2|found\nHarvest Radio for Tim|Tim Rudd|Harvest Radio|@-4|26|@-1|put aside\nWharf Sound for Karl|Karl Ashdown|Dub from Pier Street|@-1|50|@6|found\nSlow Corner for Shirley|Shirley Nwachukwu|Slow Corner|@-20|30|@4|looking\nGlass Hours for Benoît|Benoît Lacaze|Glass Hours|@-9|27|@-3|sold",
    },
    {
      id: "buyIn",
      use: "core",
      role: "event",
      icon: "package-plus",
      names: "collection bought|collections bought",
      also: "buy-in|house call|collection",
      fields:
        "Collection: text\nSeller: text\nDate: date -30..14\nRecords: number 12..900\nOffer: money 40..3200 GBP\nPer record: calc offer / records GBP\nGraded so far: number 0..400\nState: choice call booked|viewed|offered|bought|graded",
      cells: "seller date records offer gradedSoFar state",
      rows: "Loft in Station Road|Mrs Pell|@-6|240|960|85|bought\nDJ clearing out|Marlon Hype|@2|620|1500|0|call booked\nJazz shelf|Estate of R. Voss|@-12|75|1350|75|graded\nBox of sevens|Kev Loomis|@-1|110|180|0|offered",
    },
  ],
  jobs: "find record\nmove want.state\nsell record.price\ndue want.holdUntil\nshow record.sleeve\nmove record.state\nagenda buyIn.date\nmove buyIn.state\nrank record.price\nkeep customer\nchart record.genre\ntotal record.margin",
  site: {
    headline: "Flip, listen, take home",
    body: "Eight thousand records, two decks to listen on, graded under a lamp by somebody strict. New crates out on Friday at ten.",
    action: "Browse the records|record",
    services:
      "We buy collections|Any size, cash on the day|\nRecord cleaning|Bath and new inner sleeve|3\nWants list|We ring when it comes in|",
    questions:
      "How strict is your grading?|Played through if in doubt. A hairline means VG+.\nDo you send abroad?|Yes, in stiff mailers with the record outside the sleeve.\nWhat do you pay?|About half of what we will ask, less for sleeves that got wet.",
  },
  words: {
    tagline: "Pressing, grade, price, and who wants it.",
    itch: "Which bin is the Bluebarn reissue in?",
    promise: "Each pressing graded and found",
    pov: "POV: the wants list rings before the record is racked",
    gains: ["Night Ferry: found for Josie", "240 from the loft, 85 graded", "Harvest Radio: hold over"],
  },
});
