import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "itAssets",
  name: "IT asset register",
  icon: "laptop-minimal",
  says: {
    en: "IT asset register|IT asset list|company IT assets|IT asset management|laptop inventory|computer inventory|device inventory|company laptops|hardware inventory|laptops of employees|company laptops and phones|laptops and phones of staff|IT equipment register|computers and laptops at work|loan laptops|asset tags for computers|company devices|hardware refresh planning",
    de: "IT-Inventar|Laptop-Verwaltung|Geräteverwaltung IT|Hardware-Inventar",
    es: "inventario de TI|inventario de portátiles|activos informáticos",
    fr: "inventaire informatique|parc informatique|gestion des ordinateurs portables",
    pt: "inventário de TI|inventário de portáteis|ativos de TI",
  },
  forms: ["management", "dashboard", "directory", "tool"],
  people: ["IT staff", "employees"],
  mood: "sober",
  things: [
    {
      id: "holder",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "holder|holders",
      also: "employee|colleague|user",
      fields:
        "Name: text\nTeam: choice Finance|Sales|Design|Warehouse|IT\nSite: choice Head office|Depot|Home\nE-mail: email\nDevices: rollup count device.holder\nWorth: rollup sum device.holder.price EUR\nLeaves on: date -5..120",
      cells: "team site eMail leavesOn",
      rows: "Joanne Price|Finance|Head office|joanne.price@example.com|\nMarek Zielinski|Sales|Home|marek.zielinski@example.com|\nLena Krüger|Design|Head office|lena.kruger@example.com|\nChidi Okafor|Warehouse|Depot|chidi.okafor@example.com|\nHana Sato|Sales|Home|hana.sato@example.com|@12\nYuki Tanaka|IT|Head office|yuki.tanaka@example.com|\nPriya Nair|Finance|Head office|priya.nair@example.com|\nTom Barlow|Warehouse|Depot|tom.barlow@example.com|@40",
    },
    {
      id: "device",
      use: "core",
      role: "item",
      icon: "laptop-minimal",
      names: "device|devices",
      also: "laptop|computer|phone|asset|machine",
      fields:
        "Device: text\nTag: text\nKind: choice laptop|desktop|phone|tablet|screen|printer|scanner\nHolder: relation holder\nState: choice in use|in stock|in repair|lost|retired\nSerial number: text\nBought: date -1500..-20\nPrice: money 140..2400 EUR\nWarranty until: date -300..900\nReplace by: date -60..1200\nEncrypted: boolean 85\nSeen at last count: boolean 80\nNotes: longText",
      cells: "tag kind holder state serialNumber bought price warrantyUntil replaceBy encrypted seenAtLastCount notes",
      rows: "14-inch laptop, i7|LT-041|laptop|Joanne Price|in use|5CG1204KXP|@-1180|1290|@-85|@-20|yes|yes|Battery holds an hour\n14-inch laptop, i5|LT-077|laptop|Marek Zielinski|in use|5CG3310QRT|@-420|1140|@675|@1040|yes|yes|\n16-inch laptop, graphics|LT-063|laptop|Lena Krüger|in use|C02F91MD6|@-700|2400|@395|@760|yes|yes|\nRugged scanner|SC-004|scanner|Chidi Okafor|in use|S22-88120|@-900|780|@-170|@195|no|yes|Trigger sticks\n13-inch laptop|LT-080|laptop|Hana Sato|in use|5CG3310QSA|@-410|1090|@685|@1050|yes|no|Comes back with her last day\nPhone, blue|PH-022|phone|Hana Sato|in use|35-209900-176148|@-380|540|@350|@715|yes|no|\nAdmin laptop|LT-090|laptop|Yuki Tanaka|in use|5CG4412AAB|@-60|1680|@1035|@1200|yes|yes|\nDesktop, packing table|PC-014|desktop|Tom Barlow|in use|CZC0147J2M|@-1500|620|@-400|@-60|no|yes|Still on the old system\nLaptop for new starters|LT-091|laptop||in stock|5CG4412AAC|@-60|1140|@1035|@1200|yes|yes|\n27-inch screen|SN-118|screen|Priya Nair|in use|CN-0F8N2|@-640|310|@455|@820|no|yes|\n14-inch laptop, spare|LT-035|laptop||in repair|5CG1204KPL|@-1190|1290|@-95|@-30|yes|no|Keyboard, at the maker since the 3rd\nTablet, reception|TB-006|tablet||lost|DMPX2Q|@-800|420|@-70|@295|yes|no|Last seen at the trade show",
    },
    {
      id: "handover",
      use: "core",
      role: "log",
      icon: "arrow-left-right",
      names: "hand-over|hand-overs",
      also: "loan|check-out|return|issue",
      fields:
        "What: text\nDevice: relation device\nHolder: relation holder\nDate: date -90..10\nDirection: choice out|back\nComes with: tags charger|bag|dock|headset|SIM\nCondition: choice new|good|worn|damaged\nSigned: boolean 80",
      cells: "device holder date direction comesWith condition signed",
      rows: "Laptop for the new sales lead|14-inch laptop, i5|Marek Zielinski|@-80|out|charger;dock|new|yes\nScreen for month end|27-inch screen|Priya Nair|@-41|out||good|yes\nOld laptop back|14-inch laptop, spare|Lena Krüger|@-33|back|charger|damaged|yes\nAdmin laptop|Admin laptop|Yuki Tanaka|@-58|out|charger;dock;headset|new|yes\nScanner swapped|Rugged scanner|Chidi Okafor|@-20|out|charger|worn|no\nPhone with SIM|Phone, blue|Hana Sato|@-14|out|charger;SIM|good|no\nHana, last day|13-inch laptop|Hana Sato|@12|back|charger;bag|good|no\nPacking table desktop|Desktop, packing table|Tom Barlow|@-70|out||worn|yes",
    },
    {
      id: "licence",
      use: "more",
      role: "item",
      icon: "key-round",
      names: "licence|licences",
      also: "license|subscription|software seat",
      fields:
        "Software: text\nSeats: number 3..60\nIn use: number 1..60\nFree: calc seats - inUse seats\nRenews: date -5..300\nYearly: money 90..6200 EUR\nOwner: text",
      cells: "seats inUse renews yearly owner",
      rows: "Office suite|60|57|@44|6200|Yuki Tanaka\nDrawing program|5|5|@12|2900|Lena Krüger\nAccounting|8|6|@120|1800|Joanne Price\nVirus protection|60|58|@-3|1400|Yuki Tanaka\nVideo calls|20|11|@210|1900|Yuki Tanaka",
    },
  ],
  jobs: "find device\ndue device.replaceBy\nkeep device\nmove device.state\ncheck device.seenAtLastCount\ntotal device.price\nkeep handover\ncheck handover.signed\nchart device.kind\ndue device.warrantyUntil\nkeep holder\ndue licence.renews",
  site: {
    headline: "Every machine, and who has it",
    body: "Laptops, phones, screens and scanners with their tag, their holder and the day they are due for replacement.",
    action: "Find a device|device",
    services:
      "Standard laptop|14 inch, dock and charger|1140\nGraphics laptop|16 inch, for design and video|2400\nPhone|With SIM and case|540\nLoan for a day|Laptop or projector from stock|",
    questions:
      "My laptop is slow. When do I get a new one?|After three and a half years; the date is on your device.\nWhat do I hand back when I leave?|Everything on your name: the list is signed on your last day.\nI lost my phone.|Ring us at once: we lock and wipe it, then we talk.\nCan I keep my old laptop?|Retired ones are wiped and sold to staff twice a year.",
  },
  words: {
    tagline: "Which machine, who has it, and when it must go.",
    itch: "Who has LT-080?",
    promise: "Every laptop comes back",
    pov: "POV: the auditor asks, you filter",
    gains: ["12 devices, one is lost", "LT-041 is due for replacement", "Hana leaves: two things back"],
  },
});
