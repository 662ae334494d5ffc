import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "shoeShop",
  name: "Shoe shop",
  icon: "footprints",
  says: {
    en: "shoe shop|shoe store|footwear shop|footwear store|sneaker store|sneaker shop|children's shoe shop|shoe fitting|foot measuring|running shoe shop|boots and shoes|shoe stock by size|half sizes in stock|trainers shop|orthopedic shoe shop|shoe retailer",
    de: "Schuhgeschäft|Schuhladen|Kinderschuhe Geschäft|Sneaker-Laden",
    es: "zapatería|tienda de zapatos|tienda de zapatillas|calzado infantil",
    fr: "magasin de chaussures|boutique de baskets|chaussures pour enfants magasin",
    pt: "sapataria|loja de sapatos|loja de ténis|calçado infantil",
  },
  forms: ["shop", "management", "site"],
  people: ["shoe shop owners", "fitters", "customers"],
  mood: "warm",
  things: [
    {
      id: "model",
      use: "core",
      role: "item",
      icon: "footprints",
      names: "model|models",
      also: "shoe|boot|sandal|trainer|sneaker|article",
      fields:
        "Model: text\nPicture: image\nBrand: text\nFor: choice women|men|children\nKind: choice lace-up|boot|sandal|trainer|slipper|first shoe\nWidth: choice narrow|medium|wide|extra wide\nPrice: money 39..189 GBP\nCost: money 18..85 GBP\nMargin: calc price - cost GBP\nPairs left: rollup sum pair.model.inStock",
      cells: "brand forValue kind width price cost",
      rows: "Oslo chelsea boot|Fjordfoot|women|boot|medium|129|58\nTrail 4 running shoe|Harebell|men|trainer|medium|115|52\nFirst step, soft sole|Little Marsh|children|first shoe|wide|42|19\nSchool bar shoe|Little Marsh|children|lace-up|medium|54|25\nDerby, brown calf|Whitcombe|men|lace-up|wide|165|78\nFelt slipper|Fjordfoot|women|slipper|medium|45|20\nWinter boot, zip|Little Marsh|children|boot|wide|68|31\nCork sandal|Solano|women|sandal|wide|75|33",
    },
    {
      id: "pair",
      use: "core",
      role: "item",
      icon: "box",
      names: "pair in stock|pairs in stock",
      also: "size|stock|box|half size",
      fields:
        "Pair: text\nModel: relation model\nUK size: number 3..12\nFit: choice E|F|G|H\nIn stock: number 0..6\nKeep at least: number 1..2\nShort or over: calc inStock - keepAtLeast\nShelf: text",
      cells: "model uKSize fit inStock keepAtLeast shelf",
      rows: "Oslo boot 5|Oslo chelsea boot|5|E|2|1|W3\nOslo boot 6|Oslo chelsea boot|6|E|0|1|W3\nTrail 4, size 9|Trail 4 running shoe|9|F|3|2|M1\nTrail 4, size 10|Trail 4 running shoe|10|F|1|2|M1\nFirst step 4G|First step, soft sole|4|G|4|2|C2\nFirst step 4½F|First step, soft sole|4.5|F|0|1|C2\nSchool shoe 11F|School bar shoe|11|F|5|2|C4\nDerby 8½H|Derby, brown calf|8.5|H|1|1|M3\nSlipper 6|Felt slipper|6|F|6|2|W5\nZip boot 10H|Winter boot, zip|10|H|2|1|C5",
    },
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "family|child|client",
      fields: "Name: text\nParent: text\nPhone: phone\nE-mail: email\nRemarks: text",
      cells: "parent phone eMail remarks",
      rows: "Elsie Brandt|Nora Brandt|555-0121|nora.brandt@example.com|Narrow heel\nJonah Achebe|Grace Achebe|555-0122|grace.achebe@example.com|Grows fast, half a size to spare\nPeter Lomax||555-0123|peter.lomax@example.com|Insoles in both shoes\nSabine Roth||555-0124|sabine.roth@example.com|Bunion on the left\nMilo Ferris|Dan Ferris|555-0125|dan.ferris@example.com|\nAoife Kearney||555-0126|aoife.kearney@example.com|Runs marathons",
    },
    {
      id: "measuring",
      use: "core",
      role: "log",
      icon: "ruler",
      names: "foot measurement|foot measurements",
      also: "fitting|size card|measuring",
      fields:
        "Measured: text\nCustomer: relation customer\nDate: date -120..0\nLeft length: number 3..12\nRight length: number 3..12\nWidth: choice E|F|G|H\nFitter: text @people\nMeasure again: date -10..110\nDays left: daysUntil measureAgain",
      cells: "customer date leftLength rightLength width fitter measureAgain",
      rows: "Elsie, autumn|Elsie Brandt|@-88|4|4|G|Ann Croft|@2\nJonah, school shoes|Jonah Achebe|@-92|11|10.5|F|Ann Croft|@-2\nPeter, wide fit|Peter Lomax|@-30|8.5|8.5|H|Raj Mistry|@335\nMilo, winter boots|Milo Ferris|@-6|10|10|H|Raj Mistry|@84\nAoife, gait check|Aoife Kearney|@-14|6|6|F|Ann Croft|@166\nSabine, left wider|Sabine Roth|@-21|5|5|G|Raj Mistry|@344",
    },
    {
      id: "order",
      use: "core",
      role: "event",
      icon: "shopping-bag",
      names: "customer order|customer orders",
      also: "special order|pair on order|reservation",
      fields:
        "Order: text\nCustomer: relation customer\nModel: relation model\nUK size: number 3..12\nOrdered: date -15..0\nExpected: date -2..12\nState: choice to order|ordered|arrived|customer rung|collected",
      cells: "customer model uKSize ordered expected state",
      rows: "Oslo boot 6 for Sabine|Sabine Roth|Oslo chelsea boot|6|@-9|@-1|ordered\nTrail 4 for Aoife|Aoife Kearney|Trail 4 running shoe|6|@-4|@3|ordered\nFirst step for Elsie|Elsie Brandt|First step, soft sole|4.5|@0|@7|to order\nDerby for Peter|Peter Lomax|Derby, brown calf|8.5|@-12|@-4|customer rung\nZip boot for Milo|Milo Ferris|Winter boot, zip|10|@-6|@-3|collected",
    },
  ],
  jobs: "find pair\nrank pair.shortOrOver\nmove order.state\ndue measuring.measureAgain\nsell model.price\nshow model.picture\ncount pair.inStock\nkeep measuring\ndue order.expected\nkeep customer\nchart model.kind\nfind model",
  site: {
    headline: "Feet measured, shoes that fit",
    body: "We measure both feet, standing up, and bring three pairs from the stockroom. Half sizes and four widths for children, wide fits for everyone else.",
    action: "See the shoes|model",
    services:
      "Children's fitting|Both feet measured, size card to keep|\nWide fit consultation|Half an hour with a fitter|\nNew soles|Sent to the cobbler on Tuesdays|28",
    questions:
      "How often should children be measured?|Every three months until school age, then every four.\nDo I need an appointment?|Only in the last two weeks of August.\nWhat if my size is not there?|We order it, usually within a week, with no duty to buy.",
  },
  words: {
    tagline: "Models, half sizes and whose feet have grown.",
    itch: "Is there a 6 left in the back?",
    promise: "The right pair on the first try",
    pov: "POV: you know the size before the box is open",
    gains: ["Jonah: measure again, 2 days late", "Oslo boot 6: order overdue", "Slipper 6: six pairs left"],
  },
});
