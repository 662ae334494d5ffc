import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "comicShop",
  name: "Comic shop",
  icon: "book-image",
  says: {
    en: "comic shop|comic book store|comic store|comics store|comic book shop|manga shop|graphic novels shop|pull list|pull lists|comic subscriptions|back issues|graded comics|comic pre-orders|trading card shop|collectible cards store|wednesday comics",
    de: "Comicladen|Comic-Shop|Mangaladen|Comic-Abos",
    es: "tienda de cómics|librería de cómics|tienda de manga",
    fr: "librairie BD|boutique de comics|magasin de mangas",
    pt: "loja de banda desenhada|loja de quadrinhos|loja de mangá",
  },
  forms: ["shop", "management", "community"],
  people: ["comic shop owners", "subscribers"],
  mood: "lively",
  things: [
    {
      id: "series",
      use: "core",
      role: "item",
      icon: "library",
      names: "series|series",
      also: "title|comic|manga|run",
      fields:
        "Series: text\nCover: image\nPublisher: text\nWriter and artist: text\nKind: choice monthly|limited|manga|graphic novel|album\nLatest issue: number 1..140\nNext issue due: date -2..35\nDays left: daysUntil nextIssueDue\nOn pull lists: rollup count pull.series\nCopies ordered: number 2..40",
      cells: "publisher writerAndArtist kind latestIssue nextIssueDue copiesOrdered",
      rows: "Captain Ember|Northlight|Rae Cooper, Ben Ito|monthly|42|@5|18\nThe Salt Witch|Inkhouse|Mo Adler|limited|3|@12|14\nPaper Samurai|Kumo Books|Aya Hoshino|manga|17|@19|22\nDeadline City|Northlight|J. Okafor, Lu Pence|monthly|108|@-2|9\nTin Moon|Small Rocket|Perrine Valois|limited|1|@5|12\nBrine|Inkhouse|Sol Marsh|graphic novel|1|@33|6\nKid Gravity|Northlight|Tess Ruiz|monthly|7|@26|10",
    },
    {
      id: "subscriber",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "subscriber|subscribers",
      also: "customer|pull list customer|reader",
      fields:
        "Name: text\nE-mail: email\nPhone: phone\nBox number: number 1..120\nDiscount: percent 0..15\nLast collected: date -70..0\nSeries pulled: rollup count pull.subscriber",
      cells: "eMail phone boxNumber discount lastCollected",
      rows: "Dex Morley|dex.morley@example.com|555-0151|12|10|@-5\nSunita Rao|sunita.rao@example.com|555-0152|15|10|@-12\nWill Tanner|will.tanner@example.com|555-0153|21|0|@-61\nEve Larkin|eve.larkin@example.com|555-0154|33|15|@-3\nKofi Mensah|kofi.mensah@example.com|555-0155|40|10|@-19",
    },
    {
      id: "pull",
      use: "core",
      role: "event",
      icon: "bookmark",
      names: "pull|pulls",
      also: "subscription|standing order|pull list entry",
      fields:
        "Pull: text\nSubscriber: relation subscriber\nSeries: relation series\nCopies: number 1..3\nFrom issue: number 1..120\nWaiting in box: number 0..6\nState: choice active|paused|ended",
      cells: "subscriber series copies fromIssue waitingInBox state",
      rows: "Dex, Captain Ember|Dex Morley|Captain Ember|1|30|1|active\nDex, Tin Moon|Dex Morley|Tin Moon|2|1|0|active\nSunita, The Salt Witch|Sunita Rao|The Salt Witch|1|1|1|active\nSunita, Paper Samurai|Sunita Rao|Paper Samurai|1|9|1|active\nWill, Deadline City|Will Tanner|Deadline City|1|88|4|paused\nWill, Captain Ember|Will Tanner|Captain Ember|1|36|3|paused\nEve, Brine|Eve Larkin|Brine|1|1|0|active\nKofi, Kid Gravity|Kofi Mensah|Kid Gravity|1|1|2|active\nKofi, Paper Samurai|Kofi Mensah|Paper Samurai|1|1|1|active",
    },
    {
      id: "backIssue",
      use: "core",
      role: "item",
      icon: "book-image",
      names: "back issue|back issues",
      also: "single issue|copy|graded comic|collectible",
      fields:
        "Issue: text\nCover: image\nSeries: relation series\nNumber: number 1..140\nGrade: number 2..9.8\nSlabbed: boolean 20\nPrice: money 3..240 USD\nIn stock: number 0..5\nPlace: choice wall|long box|case",
      cells: "series number grade slabbed price inStock place",
      rows: "Ember 1, first print|Captain Ember|1|9.2|yes|180|1|case\nEmber 12, variant|Captain Ember|12|9.4|no|45|1|wall\nDeadline City 50|Deadline City|50|8|no|12|3|long box\nDeadline City 1|Deadline City|1|6.5|no|65|1|wall\nSalt Witch 1, second print|The Salt Witch|1|9.6|no|6|4|long box\nKid Gravity 1|Kid Gravity|1|9.8|yes|90|1|case",
    },
    {
      id: "event",
      use: "more",
      role: "event",
      icon: "calendar-days",
      names: "event|events",
      also: "signing|tournament|release night|club",
      fields:
        "Event: text\nStarts: dateTime 1..30 12:00..19:00\nPlaces: number 12..80\nPrice: money 0..15 USD\nAbout: text",
      cells: "starts places price about",
      rows: "Mo Adler signs The Salt Witch|@12T16:00|80|0|Two items each\nDraft night, trading cards|@7T18:30|24|15|Three packs included\nDraw with us|@3T12:00|12|0|Ages 8 to 12",
    },
  ],
  jobs: "due series.nextIssueDue\nkeep pull\ncount pull.waitingInBox\nfind backIssue\nkeep subscriber\nsell backIssue.price\nshow backIssue.cover\nmove pull.state\nrank series.onPullLists\nagenda event.starts\nshow series.cover\nchart series.kind",
  site: {
    headline: "Your box is waiting",
    body: "New books on Wednesday at eleven. Tell us what you follow and we keep it for you, bagged, in a box with your number.",
    action: "Browse back issues|backIssue",
    services:
      "Pull list|Two series or more, ten percent off|\nBag and board|Per issue|0.5\nSending to a grader|Twice a year, packed by us|15",
    questions:
      "How long do you keep my box?|Six weeks, then we write, then it returns to the shelf.\nCan I add a series from the start?|If we have the first issues, we put them in your box.\nDo you buy collections?|Yes, in stock lists or in boxes.",
  },
  words: {
    tagline: "What is out on Wednesday, and whose box it goes in.",
    itch: "How many copies of Tin Moon do we need?",
    promise: "No issue missed, no box forgotten",
    pov: "POV: Wednesday's stack is sorted before noon",
    gains: ["18 Embers due in five days", "Box 21: seven waiting", "Deadline City: two days late"],
  },
});
