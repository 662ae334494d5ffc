import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "photoArchive",
  name: "Photo archive",
  icon: "images",
  says: {
    en: "photo archive|photograph archive|digital asset management|photo library|image archive|photo collection catalog|historic photographs collection|image rights tracker|photo metadata catalog|family photo archive|slide and negative archive|photo scanning project|press photo archive|local history photos|video archive catalog",
    de: "Fotoarchiv|Bildarchiv|Bilddatenbank|Negativarchiv",
    es: "archivo fotográfico|banco de imágenes propio|fototeca",
    fr: "photothèque|archives photographiques|fonds photographique",
    pt: "arquivo fotográfico|fototeca|banco de imagens próprio",
  },
  forms: ["management", "directory", "site", "tracker"],
  people: ["archivists", "photographers"],
  mood: "sober",
  things: [
    {
      id: "collection",
      use: "core",
      role: "item",
      icon: "archive",
      names: "collection|collections",
      also: "fonds|album|box|series",
      fields:
        "Collection: text\nFrom: text @people\nReceived: date -9000..-20\nYears: text\nHolds: number 12..24000 pictures\nScanned: number 0..24000\nStill to scan: calc holds - scanned\nShelf: text\nRights: choice ours|photographer|open question|public domain\nState: choice unopened|sorting|scanning|described|online",
      cells: "from received years holds scanned shelf rights state",
      rows: "Studio Hale, glass plates|Margaret Hale|2011-06-14|1908 to 1931|640|640|C2|public domain|online\nHarbor works negatives|Ned Coble|2018-03-02|1952 to 1974|4200|1880|C5|ours|scanning\nVillage hall albums|Fiona Reid|2022-10-20|1946 to 1999|720|120|D1|open question|sorting\nPress prints, Weir paper|Pete Oakes|2024-01-15|1970 to 1991|3100|0|E3|photographer|unopened\nSlides of Dr Shah|Imran Shah|2025-09-05|1961 to 1983|980|410|D4|ours|scanning",
    },
    {
      id: "picture",
      use: "core",
      role: "item",
      icon: "image",
      names: "picture|pictures",
      also: "photograph|image|print|negative|slide|file",
      fields:
        "Title: text\nPicture: image\nNumber: text\nCollection: relation collection\nTaken: text\nPlace: location\nPhotographer: text\nProcess: choice glass plate|print|negative|slide|digital\nPeople: text\nKeywords: tags harbor|street|school|work|festival|family|flood|church\nRights until: date -200..9000\nCondition: choice good|scratched|faded|mold|broken\nOnline: boolean 60",
      cells: "number collection taken place photographer process people keywords rightsUntil condition online",
      rows: "Flood at the mill|G-0112|Studio Hale, glass plates|March 1912|Mill Lane|E. Hale|glass plate|Unknown boy|flood; street|@-200|good|yes\nLaunch of the Imogen|G-0340|Studio Hale, glass plates|June 1934|Boat yard|E. Hale|glass plate|Crew and priest|harbor; festival|@-200|scratched|yes\nWelders at lunch|N-1204|Harbor works negatives|1958|Quay Road|W. Coble|negative|Coble, Penn, two unknown|work; harbor|@2000|good|yes\nCrane 4 falls|N-1899|Harbor works negatives|11 November 1967|Quay Road|W. Coble|negative|None|work; harbor|@2000|faded|no\nCarnival, bakers' float|V-0031|Village hall albums|1972|High Street|Unknown|print|Crum family|festival; street|@5000|good|no\nClass of 1961|S-0207|Slides of Dr Shah|1961|School Road|A. Shah|slide|Thirty names on the back|school|@6000|mold|yes",
    },
    {
      id: "request",
      use: "core",
      role: "event",
      icon: "mail",
      names: "request|requests",
      also: "use request|license|order|reproduction",
      fields:
        "Request: text\nWho: text @people\nE-mail: email\nPicture: relation picture\nFor: choice book|press|exhibition|private|film\nSent: date -20..0\nAnswer by: date -3..9\nFee: money 0..180 EUR\nState: choice new|rights checked|offered|paid|delivered|refused",
      cells: "who eMail picture forValue sent answerBy fee state",
      rows: "Flood on a book cover|Ola Fenwick|ola@fenwick.example.com|Flood at the mill|book|@-6|@1|120|offered\nGrandfather at lunch|Dora Penn|dora.penn@example.com|Welders at lunch|private|@-2|@4|15|new\nCrane for the paper|News desk|desk@weirpaper.example.com|Crane 4 falls|press|@-5|@-1|60|rights checked\nLaunch, wall print|Charles Penhallow|charles.penhallow@example.com|Launch of the Imogen|private|@-15|@-8|45|delivered",
    },
    {
      id: "note",
      use: "more",
      role: "log",
      icon: "message-circle",
      names: "recognition|recognitions",
      also: "name given|note|comment",
      fields:
        "Note: text\nPicture: relation picture\nFrom: text @people\nDate: date -60..0\nSays: longText\nChecked: boolean 30",
      cells: "picture from date says checked",
      rows: "Second from left|Welders at lunch|Dora Penn|@-2|My grandfather Josef, cap and pipe|no\nThe boy|Flood at the mill|Margaret Hale|@-30|Uncle Edwin, he kept the boat|yes\nRow two|Class of 1961|Fiona Reid|@-12|That is my aunt Jean|no",
    },
  ],
  jobs: "find picture\nshow picture.picture\nkeep picture\nrequest request\ndue request.answerBy\nrank collection.stillToScan\nmove collection.state\nmove request.state\ncheck note.checked\ncheck picture.online\nkeep note\nchart picture.process",
  site: {
    headline: "Who are the two on the right?",
    body: "Nine thousand pictures of one town. Search a street, name a face, ask for a print.",
    action: "Ask for a picture|request",
    services: "Private print|Scan and paper|15\nBook or press|Per picture|60\nYour albums|Scanned and returned|",
    questions:
      "May I download?|Small sizes, with our name beneath.\nI know somebody in a picture.|Write it under the picture; we check and add it.\nDo you take slides?|Gladly, above all with names on the frames.",
  },
  words: {
    tagline: "Boxes, numbers, faces and rights.",
    itch: "Is there a picture of the old crane?",
    promise: "Every picture found by street, year or face",
    pov: "POV: the boy in the flood has a name at last",
    gains: ["2320 negatives still to scan", "Crane request: a day late", "Josef, with cap and pipe"],
  },
});
