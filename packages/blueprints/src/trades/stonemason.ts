import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "stonemason",
  name: "Stonemason",
  icon: "brick-wall",
  says: {
    en: "stonemason|stonemasonry|mason|bricklayer|bricklaying company|masonry company|masonry contractor|memorial mason|monumental mason|gravestone maker|stone carving|headstone orders|dry stone walling|brick repointing|natural stone worktops|stone restoration|paving and walls",
    de: "Steinmetz|Steinmetzbetrieb|Maurerbetrieb|Grabsteine anfertigen",
    es: "cantero|marmolista|albañilería|lápidas",
    fr: "tailleur de pierre|marbrier|entreprise de maçonnerie|pierres tombales",
    pt: "canteiro de pedra|marmorista|empresa de alvenaria|lápides",
  },
  forms: ["management", "site"],
  people: ["masons", "carvers", "customers"],
  mood: "sober",
  things: [
    {
      id: "client",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "client|clients",
      also: "customer|family|church|architect",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nAddress: location\nKind: choice private|family|church|builder|heritage",
      cells: "phone eMail address kind",
      rows: "Abbott family|555-0121|abbott@example.com|9 Castle Street|family\nSt Anne's Church|555-0122|warden@stannes.example.com|Church Street|church\nHarlow Architects|555-0123|site@harlow.example.com|Bridge Row|heritage\nOwen Pritchard|555-0124|owen.pritchard@example.com|The Old Forge|private\nElin Skog|555-0125|elin.skog@example.com|17 Mill Lane|private",
    },
    {
      id: "job",
      use: "core",
      role: "event",
      icon: "brick-wall",
      names: "job|jobs",
      also: "commission|memorial|wall|worktop|repair",
      fields:
        "Job: text\nPicture: image\nClient: relation client\nKind: choice memorial|wall|repointing|carving|worktop|restoration|paving\nStone: text\nQuote: money 180..14000 GBP\nDeposit: money 0..5000 GBP\nBalance: calc quote - deposit GBP\nPermit: choice not needed|applied|granted\nFix on: date -10..160\nMason: text @people\nState: choice enquiry|drawing|approved|stone ordered|sawn|carving|ready to fix|fixed|paid",
      cells: "client kind stone quote deposit permit fixOn mason state",
      rows: "Headstone, Arthur Abbott|Abbott family|memorial|York stone|2150|700|applied|@70|Isla|drawing\nTower parapet|St Anne's Church|restoration|Portland|12400|4000|granted|@24|Greg and Isla|carving\nGarden wall, 18 m|Owen Pritchard|wall|Local sandstone|5400|1500|not needed|@-5|Greg, Tam|stone ordered\nSlate worktop|Elin Skog|worktop|Honed slate|1680|500|not needed|@6|Tam|sawn\nDoor arch, two voussoirs|Harlow Architects|carving|Limestone|1950|0|granted|@40|Isla|approved\nRepoint gable, lime|Harlow Architects|repointing|Lime mortar|3200|900|granted|@120|Tam|approved\nKerb and vase|Abbott family|memorial|York stone|480|480|granted|@-30|Isla|paid",
    },
    {
      id: "stone",
      use: "core",
      role: "item",
      icon: "cuboid",
      names: "stone|stones",
      also: "block|slab|piece",
      fields:
        "Stone: text\nJob: relation job\nKind: choice block|slab|walling|coping|lettering panel\nQuarry: text\nLength: number 200..2600 mm\nHeight: number 100..1400 mm\nWeight: number 12..900 kg\nCost: money 30..1900 GBP\nArrives: date -20..20\nState: choice ordered|in the yard|sawn|carved|fixed",
      cells: "job kind quarry length height weight cost arrives state",
      rows: "Parapet coping 1|Tower parapet|coping|Isle quarry|1200|220|210|340|@-30|carved\nParapet coping 2|Tower parapet|coping|Isle quarry|1200|220|210|340|@-30|sawn\nParapet coping 3|Tower parapet|coping|Isle quarry|1180|220|205|340|@-30|in the yard\nWalling stone, 9 t|Garden wall, 18 m|walling|Ridge quarry|400|200|900|1080|@-2|ordered\nWorktop, left|Slate worktop|slab|North slate|1900|620|98|720|@-8|sawn\nTablet for Arthur|Headstone, Arthur Abbott|lettering panel|York|750|900|140|420|@15|ordered",
    },
    {
      id: "lettering",
      use: "core",
      role: "item",
      icon: "pen-tool",
      names: "inscription|inscriptions",
      also: "wording|lettering|text|layout",
      fields:
        "Inscription: text\nJob: relation job\nWording: longText\nLetters: number 8..240\nPrice a letter: money 2..6 GBP\nLettering price: calc letters * priceALetter GBP\nStyle: choice Roman|sans|italic|black letter\nLayout sent: date -30..0\nApproved by family: boolean 40",
      cells: "job wording letters priceALetter style layoutSent approvedByFamily",
      rows: "Arthur, front|Headstone, Arthur Abbott|Arthur John Abbott, 1938 to 2026, gardener|34|4.5|Roman|@-3|no\nArthur, foot|Headstone, Arthur Abbott|Until the leaf|12|4.5|italic|@-3|no\nParapet date|Tower parapet|MMXXVI|6|6|Roman|@-40|yes\nKerb|Kerb and vase|Abbott|6|4|Roman|@-60|yes",
    },
  ],
  jobs: "agenda job.fixOn\nmove job.state\ncheck lettering.approvedByFamily\ndue stone.arrives\nmove stone.state\nassign job.mason\nshow job.picture\nrequest job\ntotal job.balance\nkeep client\nkeep stone\nprint lettering",
  site: {
    headline: "Cut to last longer than we do",
    body: "Memorials, walls and repairs in stone that belongs here. You see every letter on paper before a chisel touches it.",
    action: "Ask about a piece of work|job",
    services:
      "Headstone|Stone, drawing, thirty letters, fixed|2150\nLetter added|Cut on site, each|6\nDry stone wall|Per meter, footing included|300\nRepointing in lime|Per square meter|85",
    questions:
      "How long after a funeral?|Six months, so that the ground settles.\nWho asks for the permit?|We do, from the parish or the council.\nCan you match old stone?|Usually; we know which quarries are still open.",
  },
  words: {
    tagline: "Stones, letters, permits and fixing days.",
    itch: "Has the family agreed to the wording?",
    promise: "Every stone named, every letter approved",
    pov: "POV: the wall's stone arrived before the wallers did",
    gains: ["Wall stone: two days late", "Arthur's wording: with the family", "Three copings, one carved"],
  },
});
