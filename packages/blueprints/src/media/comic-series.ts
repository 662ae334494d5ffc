import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "comicSeries",
  name: "Comic series",
  icon: "palette",
  says: {
    en: "comic series|webcomic|webcomic planner|comic artist|comic page tracker|graphic novel in progress|manga artist|comic script and pages|comic strip schedule|comic production tracker|illustrator commissions|art commissions tracker|commission queue artist|cartoonist|picture book illustration",
    de: "Webcomic|Comiczeichner|Comic zeichnen Planung|Illustrationsaufträge",
    es: "webcómic|dibujante de cómics|comisiones de ilustración",
    fr: "bande dessinée en cours|webcomic planning|auteur de BD|commandes d'illustration",
    pt: "webcomic|desenhador de BD|comissões de ilustração",
  },
  forms: ["tracker", "management", "blog"],
  people: ["comic artists", "writers"],
  mood: "lively",
  things: [
    {
      id: "chapter",
      use: "core",
      role: "item",
      icon: "book-image",
      names: "chapter|chapters",
      also: "issue|arc|story",
      fields:
        "Chapter: text\nNumber: number 1..40\nPages planned: number 4..60\nPages done: number 0..60\nPages to go: calc pagesPlanned - pagesDone\nStarts: date -200..60\nEnds: date -10..160\nSummary: longText\nState: choice script|thumbnails|drawing|online|printed",
      cells: "number pagesPlanned pagesDone starts ends summary state",
      rows: "The tide clerk|1|24|24|@-170|@-60|A clerk counts waves, and one is missing|printed\nMissing wave|2|28|19|@-55|@30|She follows it inland|drawing\nDry harbor|3|26|0|@35|@120|Boats on the meadow|thumbnails\nPaper sea|4|30|0|@125|@160|To be written|script",
    },
    {
      id: "page",
      use: "core",
      role: "item",
      icon: "image",
      names: "page|pages",
      also: "strip|spread|panel|update",
      fields:
        "Page: text\nPicture: image\nChapter: relation chapter\nNumber: number 1..60\nPanels: number 1..9\nText: longText\nGoes online: date -14..21\nDays left: daysUntil goesOnline\nStep: choice script|thumbnail|pencils|inks|colors|lettering|online\nHours: number 0..16 h\nLikes: number 0..4200",
      cells: "chapter number panels text goesOnline step hours likes",
      rows: "2-16|Missing wave|16|5|The footprints end at the bus stop|@-7|online|9|820\n2-17|Missing wave|17|4|Nobody|@-4|online|8|910\n2-18|Missing wave|18|6|Ticket, please|@0|lettering|10|0\n2-19|Missing wave|19|1|The hill, full page|@3|colors|12|0\n2-20|Missing wave|20|5|A puddle that looks back|@7|inks|6|0\n2-21|Missing wave|21|6|Dialog with puddle|@10|pencils|2|0\n2-22|Missing wave|22|4||@14|thumbnail|0.5|0",
    },
    {
      id: "commission",
      use: "core",
      role: "event",
      icon: "palette",
      names: "commission|commissions",
      also: "order|drawing|request",
      fields:
        "Commission: text\nClient: text @people\nE-mail: email\nWhat: longText\nFormat: choice sketch|ink|color|cover|print\nPrice: money 30..900 EUR\nPaid: choice nothing|half|all\nDue: date -3..40\nDays left: daysUntil due\nRights: choice private|commercial|cover only\nState: choice asked|accepted|sketch sent|final|delivered",
      cells: "client eMail what format price paid due rights state",
      rows: "Two cats as pilots|Ivy Chan|ivy.chan@example.com|A biplane, goggles, fog|color|180|half|@6|private|sketch sent\nRecord cover|Karl Ashdown|karl@wharf.example.com|Pier, night, speakers|cover|640|half|@18|cover only|accepted\nWedding invitation|Zoe Marsh|zoe.marsh@example.com|Mill House, ink|ink|220|all|@-1|private|final\nDog with coat|Tom Walsh|tom.walsh@example.com|After the film|sketch|45|nothing|@12|private|asked",
    },
  ],
  jobs: "agenda page.goesOnline\nmove page.step\nmove commission.state\ndue commission.due\nrank chapter.pagesToGo\nshow page.picture\nkeep page\nrequest commission\nmove chapter.state\nrank page.likes\ntotal commission.price\nfind page",
  site: {
    headline: "Page 18 goes up tonight",
    body: "A clerk, a wave, two pages a week. The buffer stands at one page, and the puddle has begun to talk.",
    action: "Ask for a drawing|commission",
    services: "Sketch|A5|45\nColor|One figure or two cats|180\nCover|With rights for it|640",
    questions:
      "When do pages come?|Tuesday and Saturday.\nDo you draw other people's characters?|Your own, yes.\nCan I print it?|Ask which rights; private is included.",
  },
  words: {
    tagline: "Pages, buffers, inks and commissions.",
    itch: "How many pages of buffer are left?",
    promise: "Two pages a week, no gap",
    pov: "POV: the letters fit the balloon at first try",
    gains: ["Chapter two: nine pages left", "Page 18 tonight, lettering left", "Invitation: one day late"],
  },
});
