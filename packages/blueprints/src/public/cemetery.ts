import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "cemetery",
  name: "Cemetery and burial plots",
  icon: "tombstone",
  says: {
    en: "cemetery|graveyard|burial plots|burial records|burial register|churchyard|grave plots|graves and burials|crematorium|memorial inspections|headstones|ashes plots|cemetery plots|cemetery office|grave leases|woodland burial",
    de: "Friedhof|Friedhofsverwaltung|Gräber verwalten|Grabstellen",
    es: "cementerio|sepulturas|registro de enterramientos|nichos del cementerio",
    fr: "cimetière|concessions funéraires|gestion de cimetière|tombes",
    pt: "cemitério|sepulturas|gestão de cemitério|registo de enterros",
  },
  forms: ["management", "directory", "portal", "site"],
  people: ["registrars", "grave keepers", "families"],
  mood: "sober",
  things: [
    {
      id: "plot",
      use: "core",
      role: "place",
      icon: "land-plot",
      names: "plot|plots",
      also: "grave|grave space|ashes plot|niche|lot|burial space",
      fields:
        "Plot: text\nSection: choice A old yard|B lime walk|C children|D ashes garden|E woodland\nRow: text\nKind: choice earth grave|double grave|ashes|child|woodland\nState: choice free|reserved|in use|full|lease run out\nDepth for: number 0..3 burials\nBuried here: rollup count burial.plot\nLease from: date -20000..-10\nLease until: date -200..22000\nDays left: daysUntil leaseUntil\nFee paid: money 0..1850 GBP\nSoil and roots: longText",
      cells: "section row kind state depthFor leaseFrom leaseUntil feePaid soilAndRoots",
      rows: "A 3-12|A old yard|3|double grave|in use|2|@-9500|@1450|640|Lime roots to the east\nA 4-02|A old yard|4|earth grave|lease run out|1|1976-10-19|@-40|320|\nA 4-03|A old yard|4|double grave|in use|2|1985-04-15|@3060|410|\nB 1-07|B lime walk|1|double grave|reserved|2|@-420|2075-08-21|1850|Kept for Mrs Hale\nB 1-08|B lime walk|1|double grave|in use|2|@-700|2074-12-14|1850|\nB 2-01|B lime walk|2|earth grave|free|1|@-10|2076-11-13|0|Dry, chalk at four feet\nC 1-04|C children|1|child|in use|1|@-2600|2069-10-01|0|No fee under eighteen\nD 5|D ashes garden|1|ashes|in use|3|@-1100|@8025|480|\nD 6|D ashes garden|1|ashes|free|3|@-10|@9100|0|\nE 14|E woodland|2|woodland|in use|1|@-300|2076-01-18|1200|Rowan planted, no stone",
    },
    {
      id: "burial",
      use: "core",
      role: "item",
      icon: "book-open",
      names: "burial|burials",
      also: "deceased|interment|register entry|funeral|ashes",
      fields:
        "Name: text\nRegister number: text\nPlot: relation plot\nBorn: date -36000..-1500\nDied: date -19000..-5\nBuried: date -18990..20\nKind: choice burial|ashes|scattered\nFuneral director: text\nMinister or celebrant: text\nPapers in: boolean 85\nShown to visitors: boolean 85\nNotes: longText",
      cells:
        "registerNumber plot born died buried kind funeralDirector ministerOrCelebrant papersIn shownToVisitors notes",
      rows: "Eliza Tasker|1904|A 4-02|1889-02-11|1976-09-29|1976-10-05|burial|Unknown|Rev. A. Farr|yes|yes|Kept the post office\nThomas Farr|2211|A 4-03|1903-09-30|1985-03-31|1985-04-05|burial|Market Funerals|Rev. Lloyd|yes|yes|\nArthur Whitcombe|3140|A 3-12|1921-05-08|@-9512|@-9505|burial|Market Funerals|Rev. Lloyd|yes|yes|Second space for his wife\nJean Whitcombe|4402|A 3-12|1926-12-01|@-1410|@-1403|burial|Market Funerals|Rev. Ellis|yes|yes|\nOtto Keller|4718|B 1-08|1948-07-19|@-715|@-706|burial|Riverside Funerals|Humanist|yes|yes|\nBaby Marsh|4290|C 1-04|@-2611|@-2609|@-2600|burial|Riverside Funerals|Hospital chaplain|yes|no|Family asks for no name online\nNora Pritchard|4655|D 5|1939-03-25|@-1130|@-1100|ashes|Market Funerals|Rev. Ellis|yes|yes|\nSamuel Boateng|4801|E 14|1955-10-02|@-312|@-300|burial|Green Way|Family led|yes|yes|Rowan\nHenry Hale|4833|B 1-07|1941-06-14|@-6|@5|burial|Market Funerals|Rev. Ellis|no|yes|Certificate for burial to come\nIda Keller|4834|B 1-08|1951-01-30|@-5|@9|ashes|Riverside Funerals|Humanist|no|yes|To her husband",
    },
    {
      id: "holder",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "grave owner|grave owners",
      also: "lease holder|family contact|rights holder|next of kin|deed holder",
      fields:
        "Name: text\nPlot: relation plot\nRelation: choice wife or husband|child|grandchild|other\nPhone: phone\nE-mail: email\nAddress: location\nDeed number: text\nLast written to: date -400..-2\nNotes: longText",
      cells: "plot relation phone eMail address deedNumber lastWrittenTo notes",
      rows: "Margaret Hale|B 1-07|wife or husband|555-0101|margaret.hale@example.com|4 Mill Lane|D-771|@-5|\nGeorge Whitcombe|A 3-12|child|555-0102|g.whitcombe@example.com|The Old Rectory|D-402|@-60|Wants inscription\nAlice Farr|A 4-03|grandchild|555-0103|alice.farr@example.com|Leeds|D-211|@-380|\nBruno Keller|B 1-08|child|555-0104|bruno.keller@example.com|11 Canal Street|D-760|@-4|\nOwen Pritchard|D 5|wife or husband|555-0105|owen.pritchard@example.com|The Old Forge|D-744|@-200|\nKwame Boateng|E 14|child|555-0106|kwame.boateng@example.com|27 Linden Avenue|D-785|@-300|",
    },
    {
      id: "memorial",
      use: "core",
      role: "item",
      icon: "tombstone",
      names: "memorial|memorials",
      also: "headstone|stone|monument|inscription|plaque",
      fields:
        "Memorial: text\nPlot: relation plot\nPicture: image\nKind: choice headstone|kerb set|tablet|cross|tree plaque\nMason: text\nHeight: number 10..160 cm\nInscription: longText\nState: choice asked|approved|standing|loose|laid flat\nLast inspected: date -1900..-2\nNext inspection: date -40..1800",
      cells: "plot kind mason height inscription state lastInspected nextInspection",
      rows: "Farr headstone|A 4-03|headstone|J. Stone|118|Thomas Farr, carter|loose|@-1830|@-5\nTasker cross|A 4-02|cross|Unknown|142|Eliza Tasker, postmistress|laid flat|@-30|@335\nWhitcombe stone|A 3-12|headstone|Castle Masons|96|Arthur and Jean, home together|standing|@-1500|@325\nKeller stone|B 1-08|headstone|Castle Masons|90|Otto Keller, clockmaker|standing|@-600|@1225\nPritchard tablet|D 5|tablet|J. Stone|30|Nora, who kept bees|standing|@-900|@925\nHale stone|B 1-07|headstone|Castle Masons|92|Henry Hale|asked|@-2|@1800",
    },
    {
      id: "funeral",
      use: "more",
      role: "event",
      icon: "calendar-clock",
      names: "funeral|funerals",
      also: "service|ceremony|booking|burial date",
      fields:
        "Funeral: text\nPlot: relation plot\nDate: date 1..21\nTime: time 09:30..15:30\nFuneral director: text\nCoffin size: text\nGrave dug by: text\nPeople expected: number 8..150\nPapers in: boolean 50\nFee: money 240..980 GBP",
      cells: "plot date time funeralDirector coffinSize graveDugBy peopleExpected papersIn fee",
      rows: "Henry Hale|B 1-07|@5|11:00|Market Funerals|76 x 24|Ben Carter|60|no|740\nIda Keller, ashes|B 1-08|@9|14:00|Riverside Funerals|Urn 20 cm|Ben Carter|12|no|240\nR. Osborne|B 2-01|@12|10:30|Green Way|78 x 26|Ben Carter|35|yes|980",
    },
    {
      id: "researchRequest",
      use: "more",
      role: "item",
      icon: "search",
      names: "family history request|family history requests",
      also: "grave search|enquiry|search request|genealogy request",
      fields:
        "Who is sought: text\nAsked by: text\nE-mail: email\nAbout when: text\nReceived: date -20..0\nState: choice new|searching|answered",
      cells: "askedBy eMail aboutWhen received state",
      rows: "Eliza Tasker|Jane Tasker|jane.tasker@example.com|1920s to 1970s|@-6|answered\nA sailor named Farr|Hana Sato|hana.sato@example.com|About 1918|@-2|new\nThe Marsh family|Pat Marsh|pat.marsh@example.com|1890 on|@-11|searching",
    },
  ],
  jobs: "keep burial\nfind burial\nfind plot\ndue memorial.nextInspection\ndue plot.leaseUntil\nmove memorial.state\ncheck burial.papersIn\nchart plot.state\nkeep holder\nshow memorial.picture\nbook funeral\nrequest researchRequest",
  site: {
    headline: "Find a grave, plan a burial",
    body: "The register of the parish cemetery since 1850, with a lime walk, an ashes garden and a woodland. The office answers families first.",
    action: "Search the register|burial",
    services:
      "Earth grave, fifty years|For two burials, one after the other|1850\nAshes plot, twenty-five years|Up to three urns|480\nWoodland grave|With a rowan, no stone|1200\nPermission for a stone|Mason's drawing needed|165\nChildren under eighteen|No fee|0",
    questions:
      "What papers are needed for a burial?|The green certificate or coroner's order, before ten on the day before.\nMay I plant on the grave?|In front of the stone, up to forty centimeters; no fences.\nThe stone is loose. What happens?|We lay it flat and write to the owner, who has it fixed by a mason.\nCan I extend the lease?|Yes, in the last two years, for another twenty-five.\nIs the gate open?|From eight until dusk, every day.",
  },
  words: {
    tagline: "Plots, names and stones, kept for every family.",
    itch: "Which plot is next to her parents?",
    promise: "Every name found, every stone safe",
    pov: "POV: the family rang, you had the row",
    gains: ["10 plots, 2 free", "A 4-02: lease run out", "Farr headstone loose, inspection due"],
  },
});
