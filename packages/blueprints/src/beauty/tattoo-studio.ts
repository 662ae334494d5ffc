import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "tattooStudio",
  name: "Tattoo studio",
  icon: "pen-tool",
  says: {
    en: "tattoo studio|tattoo shop|tattoo artist|tattoo parlour|tattoo parlor|tattoo appointments|tattoo booking|tattoo deposits|tattoo consent forms|tattoo flash|custom tattoo requests|tattoo sleeve sessions|body piercing|piercing studio|ink studio|tattoo aftercare|guest tattoo artists",
    de: "Tattoostudio|Tätowierer|Tattoo-Termine|Piercingstudio",
    es: "estudio de tatuajes|tatuador|citas de tatuaje|estudio de piercing",
    fr: "studio de tatouage|tatoueur|salon de tatouage|rendez-vous tatouage",
    pt: "estúdio de tatuagem|tatuador|marcações de tatuagem|estúdio de piercing",
  },
  forms: ["management", "booking", "site", "portal"],
  people: ["tattoo artists", "studio managers", "clients"],
  mood: "lively",
  things: [
    {
      id: "artist",
      use: "core",
      role: "person",
      icon: "brush",
      names: "artist|artists",
      also: "tattooist|piercer|guest artist",
      fields:
        "Name: text\nPicture: image\nStyles: tags blackwork|fine line|traditional|realism|japanese|lettering|piercing\nHourly rate: money 90..160 EUR\nMinimum: money 60..120 EUR\nBooks open: boolean 60\nHere until: choice resident|guest, two weeks|guest, one month",
      cells: "styles hourlyRate minimum booksOpen hereUntil",
      rows: "Ilse Brandt|fine line; lettering|130|90|yes|resident\nMateo Rivas|traditional; blackwork|120|80|yes|resident\nYuki Sato|japanese; realism|150|120|no|resident\nRobin Achterberg|piercing|90|60|yes|resident\nSanne de Wit|blackwork|140|100|yes|guest, two weeks",
    },
    {
      id: "client",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "client|clients",
      also: "customer|collector",
      fields:
        "Name: text\nBorn: date -20000..-6700\nPhone: phone\nE-mail: email\nID checked: boolean 70\nMind: tags none|latex allergy|blood thinners|diabetes|keloids|faints\nSpent: rollup sum session.client.price EUR\nNotes: longText",
      cells: "born phone eMail iDChecked mind notes",
      rows: "Clara Meissner|1994-04-12|555-0101|clara.meissner@example.com|yes|none|\nJonas Vidal|1988-09-30|555-0102|jonas.vidal@example.com|yes|latex allergy|Nitrile gloves, green film\nRuth Okafor|1979-01-22|555-0103|ruth.okafor@example.com|yes|blood thinners|Letter from the doctor asked for\nPiotr Lis|2007-06-03|555-0104|piotr.lis@example.com|no|faints|Bring sugar, first tattoo\nAmélie Roux|1991-11-17|555-0105|amelie.roux@example.com|yes|none|\nDev Malhotra|1985-02-08|555-0106|dev.malhotra@example.com|yes|keloids|Test spot healed well\nHanna Lindqvist|1999-07-25|555-0107|hanna.lindqvist@example.com|yes|none|\nSam Torrance|1973-12-01|555-0108|sam.torrance@example.com|yes|diabetes|Two hours at most",
    },
    {
      id: "piece",
      use: "core",
      role: "item",
      icon: "pen-tool",
      names: "piece|pieces",
      also: "request|design|tattoo|enquiry|project|sleeve",
      fields:
        "Piece: text\nReference: image\nClient: relation client\nArtist: relation artist\nPlacement: choice forearm|upper arm|back|ribs|calf|thigh|ankle|hand|ear\nSize: number 2..60 cm\nStyle: choice blackwork|fine line|traditional|realism|japanese|lettering|piercing\nCover-up: boolean 15\nSessions planned: number 1..8\nEstimate: money 60..4200 EUR\nDeposit: money 30..300 EUR\nDeposit paid: boolean 60\nStage: choice asked|quoted|drawing|approved|in progress|healed|declined\nIdea: longText",
      cells: "client artist placement size style coverUp sessionsPlanned estimate deposit depositPaid stage idea",
      rows: "Fern on the forearm|Clara Meissner|Ilse Brandt|forearm|14|fine line|no|1|260|60|yes|approved|Bracken, from her own photo\nKoi back piece|Jonas Vidal|Yuki Sato|back|58|japanese|no|8|4200|300|yes|in progress|Three of eight sessions done\nSwallow over old name|Ruth Okafor|Mateo Rivas|upper arm|11|traditional|yes|1|240|60|no|drawing|Cover the lettering\nCoordinates|Piotr Lis|Ilse Brandt|ankle|6|lettering|no|1|90|30|no|asked|ID first\nHelix ring|Amélie Roux|Robin Achterberg|ear|2|piercing|no|1|60|30|yes|healed|Titanium, 8 mm\nGeometric half sleeve|Dev Malhotra|Sanne de Wit|upper arm|32|blackwork|no|3|1200|150|yes|in progress|Guest slot only\nHare portrait|Hanna Lindqvist|Yuki Sato|thigh|18|realism|no|2|900|100|no|quoted|Waits for open books\nAnchor touch-up|Sam Torrance|Mateo Rivas|calf|9|traditional|no|1|80|30|yes|approved|Free within a year, this is older",
    },
    {
      id: "session",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "session|sessions",
      also: "appointment|sitting|booking|touch-up|consultation",
      fields:
        "Session: text\nPiece: relation piece\nClient: relation client\nArtist: relation artist\nDate: date -14..30\nStarts: time 11:00..18:00\nLength: duration 30..360\nKind: choice consultation|tattoo|touch-up|piercing\nPrice: money 0..900 EUR\nState: choice booked|stencil on|under the needle|wrapped|canceled\nConsent signed: boolean 60\nNeedles lot: text\nInk lots: text",
      cells: "piece client artist date starts length kind price state consentSigned needlesLot inkLots",
      rows: "Fern|Fern on the forearm|Clara Meissner|Ilse Brandt|@0|12:00|120|tattoo|260|under the needle|yes|RL3-2281|BK 0714\nKoi, scales|Koi back piece|Jonas Vidal|Yuki Sato|@0|13:00|240|tattoo|525|stencil on|yes|M13-1190|BK 0714, RD 3320\nAnchor|Anchor touch-up|Sam Torrance|Mateo Rivas|@1|11:00|60|touch-up|80|booked|no||\nHalf sleeve, second|Geometric half sleeve|Dev Malhotra|Sanne de Wit|@2|12:00|240|tattoo|400|booked|no||\nCover-up talk|Swallow over old name|Ruth Okafor|Mateo Rivas|@3|17:00|30|consultation|0|booked|no||\nKoi, waves|Koi back piece|Jonas Vidal|Yuki Sato|@21|13:00|240|tattoo|525|booked|no||\nHalf sleeve, first|Geometric half sleeve|Dev Malhotra|Sanne de Wit|@-6|12:00|240|tattoo|400|wrapped|yes|M9-0402|BK 0714\nHelix check|Helix ring|Amélie Roux|Robin Achterberg|@-9|15:00|30|piercing|0|wrapped|yes|14G-77|\nKoi, outline|Koi back piece|Jonas Vidal|Yuki Sato|@-14|13:00|240|tattoo|525|wrapped|yes|RL9-0077|BK 0690",
    },
    {
      id: "supply",
      use: "more",
      role: "item",
      icon: "package",
      names: "supply|supplies",
      also: "ink|needle|cartridge|film|jewelry",
      fields:
        "Supply: text\nKind: choice ink|needles|film|gloves|jewelry|stencil\nLot: text\nIn stock: number 0..120\nReorder at: number 2..20\nUse by: date -5..900",
      cells: "kind lot inStock reorderAt useBy",
      rows: "Black 240 ml|ink|BK 0714|3|2|@410\nCrimson 30 ml|ink|RD 3320|1|2|@220\nCartridge RL3, box|needles|RL3-2281|6|4|@700\nCartridge M13, box|needles|M13-1190|2|3|@650\nHealing film, roll|film|HF 88|4|3|@-2\nTitanium ring 8 mm|jewelry|TI 19|14|6|@900",
    },
    {
      id: "flash",
      use: "more",
      role: "item",
      icon: "sticker",
      names: "flash design|flash designs",
      also: "flash|wannado|flash sheet",
      fields:
        "Design: text\nPicture: image\nArtist: relation artist\nSize: number 4..20 cm\nPrice: money 80..400 EUR\nState: choice free|reserved|gone",
      cells: "artist size price state",
      rows: "Moth and moon|Sanne de Wit|12|220|free\nDagger rose|Mateo Rivas|14|260|reserved\nSprig of rue|Ilse Brandt|7|110|free\nSnake ring|Mateo Rivas|6|120|gone",
    },
  ],
  jobs: "move session.state\nrequest piece\nmove piece.stage\ncheck session.consentSigned\nagenda session.date\nshow piece.reference\ncheck piece.depositPaid\nbook session\nassign piece.artist\nkeep client\ndue supply.useBy\nshow flash.picture",
  site: {
    headline: "Draw it once, wear it for life",
    body: "Five artists, five hands. Tell us the idea, the place and the size in centimeters, and the right one of us writes to you.",
    action: "Ask for a piece|piece",
    services:
      "Small lettering|Up to six centimeters|90\nFull hour|With any resident|120\nFlash from the wall|As drawn, price on the sheet|\nPiercing|Titanium ring and check included|60\nConsultation|Half an hour, no charge|0",
    questions:
      "How old must I be?|Eighteen, with ID, also for piercings.\nHow much is the deposit?|Thirty euros for small pieces, more for large ones. It comes off the price.\nCan I move my date?|Up to three days before, and the deposit moves along.\nHow do I look after it?|Film for three days, wash without soap, no sun and no pool for three weeks.",
  },
  words: {
    tagline: "Ideas, deposits and what is under the needle.",
    itch: "Has she signed the consent form?",
    promise: "From a message to a healed piece",
    pov: "POV: every ink lot is on the sheet",
    gains: ["Koi: 3 of 8 sittings", "8 pieces, 5 deposits paid", "Jonas: latex allergy, green film"],
  },
});
