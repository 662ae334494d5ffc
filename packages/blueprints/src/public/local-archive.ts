import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "localArchive",
  name: "Archive and local history",
  icon: "archive",
  says: {
    en: "town archive|local archive|local history society|local history archive|city archive|company archive|archive catalog|archival records|record office archive|finding aid|archive reading room|document archive|school chronicle archive|oral history project|archive boxes|digitization of records|records management retention",
    de: "Stadtarchiv|Gemeindearchiv|Heimatverein|Archivverwaltung",
    es: "archivo municipal|archivo histórico|catálogo de archivo|sociedad de historia local",
    fr: "archives municipales|archives historiques|fonds d'archives|histoire locale",
    pt: "arquivo municipal|arquivo histórico|acervo documental|história local",
  },
  forms: ["management", "directory", "site", "portal"],
  people: ["archivists", "volunteers", "readers"],
  mood: "sober",
  things: [
    {
      id: "fonds",
      use: "core",
      role: "item",
      icon: "archive",
      names: "collection|collections",
      also: "fonds|holding|series|deposit",
      fields:
        "Collection: text\nReference: text\nFrom whom: text\nCame in: date -9000..-20\nYears from: number 1480..1960\nYears to: number 1700..2024\nShelf meters: number 1..120 m\nListed: percent 0..100\nOpen to readers: choice open|30 years closed|on request|closed\nItems: rollup count record.collection",
      cells: "reference fromWhom cameIn yearsFrom yearsTo shelfMeters listed openToReaders",
      rows: "Town council papers|TC|Town council|@-9000|1624|1998|120|85|30 years closed\nHale mill|HM|Margaret Hale|@-40|1742|1923|3|20|open\nParish of St Anne|PA|Parish|@-5200|1598|1940|14|100|open\nPhotographer Lindqvist|PL|Estate|@-2100|1898|1961|22|60|open\nRiverside shipyard|RS|Liquidator|@-7300|1866|1974|64|45|on request\nVoices of the flood|OH|Own recordings|@-600|1953|1953|1|100|on request\nLabels and leaflets|EP|Many hands|@-3000|1880|2024|6|30|open",
    },
    {
      id: "record",
      use: "core",
      role: "item",
      icon: "scroll-text",
      names: "item|items",
      also: "record|document|file|map|photograph|letter|archive box",
      fields:
        "Title: text\nReference: text\nScan: image\nCollection: relation fonds\nKind: choice file|volume|letter|map|photograph|plan|recording|poster\nYear: number 1598..2024\nPlace: location\nWho is in it: text\nAbout: longText\nStore: choice Room A|Room B|Cold room|Map chest\nShelf: text\nBox: text\nCondition: choice good|fragile|mold|torn|restored\nClosed until: date -900..9000\nScanned: boolean 40\nState: choice in place|in the reading room|at the restorer|on loan|missing",
      cells: "reference collection kind year place whoIsInIt about store shelf box condition closedUntil scanned state",
      rows: "Minute book of the council|TC 14|Town council papers|volume|1788|Town hall|Mayor Cole|The bridge is to be paid by all who cross it|Room A|A 3|14|restored|@-900|yes|in place\nPlan of the new bridge|TC 14/2|Town council papers|plan|1789|Mill Bridge|Ezra Pryce, mason|Two arches, later three|Map chest|M 2|Drawer 4|fragile|@-900|yes|at the restorer\nWage book of the mill|HM 3|Hale mill|volume|1861|Hillside mill|Thomas Hale|Eleven names, two with a cross|Room B|B 1|3|good|@-900|no|in the reading room\nBaptisms 1780 to 1812|PA 12|Parish of St Anne|volume|1780|St Anne's|Hale, Pryce, Lund|Page 41: Ezra, son of Ann|Room A|A 9|12|good|@-900|yes|in place\nMarket day, glass plate|PL 204|Photographer Lindqvist|photograph|1904|Market Place|Unknown|Rain, umbrellas, one dog in focus|Cold room|C 2|204|good|@-900|yes|in place\nCrew of the Adler|PL 311|Photographer Lindqvist|photograph|1913|Quay|Jens Brandt, second from right|Eleven men, a cat|Cold room|C 3|311|torn|@-900|yes|in place\nHull 88, lines plan|RS 88|Riverside shipyard|plan|1931|Quay|Riverside Yard|Ferry for Skerry|Map chest|M 5|Drawer 11|fragile|@-900|no|in place\nGeorge Hale on the flood|OH 4|Voices of the flood|recording|1953|Hill Road|George Hale|Forty minutes; the pension money at twelve|Room B|Drive 1|OH|good|@2400|yes|in place\nPersonnel files K to M|TC 902|Town council papers|file|1998|Town hall|Staff|Closed|Room A|A 22|902|good|@3600|no|in place\nFair poster|EP 51|Labels and leaflets|poster|1926|Castle Green||Strong man, waffles, airship|Map chest|M 1|Drawer 1|mold|@-900|no|at the restorer",
    },
    {
      id: "inquiry",
      use: "core",
      role: "item",
      icon: "message-circle-question-mark",
      names: "inquiry|inquiries",
      also: "research request|question|enquiry|copy order",
      fields:
        "Question: text\nName: text\nE-mail: email\nReceived: date -25..0\nPurpose: choice family history|study|press|building works|office|school\nAnswer by: date -4..20\nDays left: daysUntil answerBy\nArchivist: text @people\nItem found: relation record\nHours: number 0..6\nFee: money 0..90 EUR\nState: choice new|searching|answered|waiting for reader|not here",
      cells: "name eMail received purpose answerBy archivist itemFound hours fee state",
      rows: "Who was Ezra Hale's father?|Margaret Hale|margaret.hale@example.com|@-9|family history|@5|Ingrid Lund|Baptisms 1780 to 1812|2|30|searching\nPhoto of the quay before 1914|Ana Sousa|ana@lightfield.example.com|@-3|press|@2|Mateo Ruiz|Crew of the Adler|1|45|answered\nWhere did the old drain run?|Riverside Plumbing|jobs@riverside.example.com|@-1|building works|@4|Mateo Ruiz||0|0|new\nWages in 1861, for a thesis|Grace Adeyemi|grace.adeyemi@example.com|@-14|study|@-4|Ingrid Lund|Wage book of the mill|3|0|waiting for reader\nTwenty things about our school|Year 4|office@school.example.com|@-6|school|@9|Ingrid Lund||1|0|searching\nTram line of 1899|Otto Weiss|otto.weiss@example.com|@-25|family history|@-4|Mateo Ruiz||1|15|not here",
    },
    {
      id: "visit",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "reading room visit|reading room visits",
      also: "visit|reader|seat booking|appointment",
      fields:
        "Visit: text\nReader: text\nCard number: text\nDate: date -4..20\nTime: time 10:00..15:00\nSeat: choice 1|2|3|4|map table\nItem: relation record\nGloves: boolean 20\nPhotos allowed: boolean 70\nReturned: boolean 30\nState: choice booked|brought up|reading|returned",
      cells: "reader cardNumber date time seat item gloves photosAllowed returned state",
      rows: "Grace and the wages|Grace Adeyemi|R-118|@0|10:00|2|Wage book of the mill|no|yes|no|reading\nMargaret, page 41|Margaret Hale|R-101|@3|13:00|1|Baptisms 1780 to 1812|no|yes|no|booked\nFerry lines|Anders Holm|R-140|@5|11:00|map table|Hull 88, lines plan|yes|no|no|booked\nCouncil of 1788|Kwame Boateng|R-092|@-2|14:00|3|Minute book of the council|no|yes|yes|returned\nFlood voices|Leila Haddad|R-151|@8|10:30|4|George Hale on the flood|no|no|no|booked",
    },
    {
      id: "deposit",
      use: "more",
      role: "item",
      icon: "package-plus",
      names: "new arrival|new arrivals",
      also: "accession|donation|deposit|offer",
      fields:
        "Arrival: text\nFrom: text\nOffered: date -60..0\nBoxes: number 1..40\nMold checked: boolean 40\nAgreement signed: boolean 40\nState: choice offered|collected|in quarantine|listed|turned down",
      cells: "from offered boxes moldChecked agreementSigned state",
      rows: "Mill papers, second part|Margaret Hale|@-12|4|yes|yes|in quarantine\nSlides of the swim club|Swim club|@-5|11|no|no|offered\nLedgers from the cellar|Copper Kettle|@-30|2|yes|no|collected\nTV guides 1970 to 1999|A widow|@-44|40|no|no|turned down",
    },
  ],
  jobs: "find record\nshow record.scan\nkeep record\nrequest inquiry\nmove inquiry.state\ndue inquiry.answerBy\nbook visit\nagenda visit.date\nmove record.state\ncheck record.scanned\nkeep fonds\nmap record.place\nassign inquiry.archivist\nchart record.kind\nmove visit.state\nrank fonds.listed",
  site: {
    headline: "Page 41 is still here",
    body: "Council books, glass plates, a mill and forty minutes of flood. Search, ask us, or come and turn the page yourself.",
    action: "Ask the archive|inquiry",
    services:
      "Search|What is listed and open, with scans|\nResearch by us|First half hour free, then by the hour|30\nReading room|Tuesday to Thursday, ten to four|\nCopies|For print, with permission|15",
    questions:
      "Why is my grandfather's file closed?|Personal files open thirty years after the last entry, or ten after death.\nMay I take photographs?|Without flash, for yourself. Recordings and maps: ask.\nWe found papers in the attic. Do you want them?|Do not clean or sort them. Ring us.\nWhy can I not find it online?|Two thirds are not listed yet. Ask; somebody here remembers.",
  },
  words: {
    tagline: "What is kept, where it lies, who is reading it.",
    itch: "Box 14 or drawer 14?",
    promise: "Every page found, and put back",
    pov: "POV: she read her own name on page 41",
    gains: ["Wage book, 1861: seat 2, today", "Hale mill: a fifth is listed", "Fair poster: mold, at the restorer"],
  },
});
