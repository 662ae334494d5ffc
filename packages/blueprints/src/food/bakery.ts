import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "bakery",
  name: "Bakery",
  icon: "croissant",
  says: {
    en: "bakery|bakery orders|bakery pre-orders|bread orders|cake orders|custom cakes|celebration cakes|cake shop|home baker|cake maker|cupcake orders|sourdough orders|microbakery|patisserie|pastry shop|bake list for tomorrow|birthday cake orders",
    de: "Bäckerei|Konditorei|Brotbestellungen|Tortenbestellungen",
    es: "panadería|pastelería|pedidos de pan|encargos de tartas",
    fr: "boulangerie|pâtisserie|commandes de pain|commandes de gâteaux",
    pt: "padaria|pastelaria|encomendas de pão|encomendas de bolos",
  },
  forms: ["shop", "management", "site"],
  people: ["bakers", "customers"],
  mood: "warm",
  things: [
    {
      id: "bake",
      use: "core",
      role: "item",
      icon: "croissant",
      names: "bake|bakes",
      also: "product|bread|loaf|loaves|pastry|cake|bun|roll|cupcake",
      fields:
        "Name: text\nPicture: image\nKind: choice bread|rolls|pastry|cake|savory\nPrice: money 2..46 GBP\nWeight: number 60..1800 g\nNotice: number 0..5 days\nAllergens: tags none|gluten|milk|egg|nuts|sesame|soy\nBaked on: tags Tue|Wed|Thu|Fri|Sat\nLeft today: number 0..40\nOn sale: boolean 90\nAbout: longText",
      cells: "kind price weight notice allergens bakedOn leftToday onSale about",
      rows: "Country sourdough|bread|5.2|900|1|gluten|Tue; Wed; Thu; Fri; Sat|14|yes|Wheat and a little rye, two days in the making\nSeeded rye|bread|5.6|800|1|gluten; sesame|Wed; Fri; Sat|6|yes|Keeps a week\nWhite tin|bread|3.8|800|1|gluten; milk|Tue; Thu; Sat|9|yes|For toast\nMorning rolls|rolls|4|480|1|gluten; milk|Tue; Wed; Thu; Fri; Sat|22|yes|Bag of six\nButter croissant|pastry|2.4|75|0|gluten; milk; egg|Fri; Sat|18|yes|\nCinnamon bun|pastry|3|110|0|gluten; milk; egg|Thu; Fri; Sat|0|yes|Gone by ten on Saturdays\nCheese and leek slice|savory|3.6|180|0|gluten; milk|Tue; Wed; Thu; Fri; Sat|11|yes|\nCarrot cake|cake|28|1500|3|gluten; egg; nuts; milk|Fri; Sat|1|yes|Serves ten\nLemon drizzle|cake|18|900|2|gluten; egg; milk|Thu; Fri; Sat|2|yes|\nBirthday cake, eight inch|cake|46|1800|5|gluten; egg; milk|Thu; Fri; Sat|0|yes|Vanilla or chocolate, name on top\nFlourless almond cake|cake|32|1100|3|egg; nuts|Fri; Sat|0|yes|\nStollen|cake|16|750|2|gluten; milk; nuts|Fri; Sat|0|no|From November",
    },
    {
      id: "order",
      use: "core",
      role: "event",
      icon: "shopping-basket",
      names: "order|orders",
      also: "pre-order|preorder|bread order|cake order|standing order",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nPick-up on: date 0..12\nPick-up at: time 07:30..16:00\nItems: lines Country sourdough;Morning rolls\nTotal: money 4..92 GBP\nWriting on the cake: text\nAllergies: text\nHow: choice collect|deliver\nStatus: choice new|confirmed|in the oven|boxed|picked up|did not come\nPaid: boolean 60\nNotes: longText",
      cells: "phone eMail pickUpOn pickUpAt items total writingOnTheCake allergies how status paid notes",
      rows: "Margaret Hale|555-0101|margaret.hale@example.com|@0|08:30|1 Country sourdough; 1 Morning rolls|9.2|||collect|boxed|yes|Sliced thick\nPriya Nair|555-0102|priya.nair@example.com|@0|10:00|1 Birthday cake, eight inch|46|Happy 7th Arjun|no nuts near it|collect|in the oven|yes|Chocolate, rocket in blue\nBloom Street Flowers|555-0103|hello@bloomstreet.example.com|@0|08:00|6 Butter croissant|14.4|||deliver|picked up|no|On account\nOwen Pritchard|555-0104|owen.pritchard@example.com|@1|09:00|2 Seeded rye; 1 White tin|15|||collect|confirmed|no|\nSt Anne's Primary|555-0105|office@stannes.example.com|@1|08:00|8 Morning rolls|32|||deliver|confirmed|no|Breakfast club\nHelen Sharp|555-0106|helen.sharp@example.com|@2|11:00|1 Flourless almond cake|32||coeliac|collect|confirmed|yes|Own knife, own board\nDaniel Okoro|555-0107|daniel.okoro@example.com|@3|15:00|2 Birthday cake, eight inch|92|Ada and Tobi||collect|confirmed|yes|Vanilla, twins\nAisha Bello|555-0108|aisha.bello@example.com|@5|10:00|1 Carrot cake|28|||collect|new|no|\nThe Copy Shop|555-0109|print@copyshop.example.com|@6|09:30|12 Cinnamon bun|36|||deliver|new|no|Can you do twelve?\nTomás García|555-0110|tomas.garcia@example.com|@-1|09:00|1 Lemon drizzle|18|||collect|did not come|no|Rang twice",
    },
    {
      id: "batch",
      use: "core",
      role: "event",
      icon: "flame",
      names: "bake list|bake lists",
      also: "bake plan|production|dough|oven plan|mix",
      fields:
        "Batch: text\nBake: relation bake\nDate: date -1..3\nStart at: time 02:30..07:00\nPieces: number 4..48\nFlour: number 1..18 kg\nBaker: text @people\nStage: choice to mix|proving|in the oven|cooling|done\nNotes: longText",
      cells: "bake date startAt pieces flour baker stage notes",
      rows: "Sourdough, today|Country sourdough|@0|03:00|32|18|Jan Kowalski|done|\nRolls, today|Morning rolls|@0|04:30|40|10|Jan Kowalski|done|\nCroissants, today|Butter croissant|@0|05:00|36|3|Mei Lin Chua|cooling|Laminated yesterday\nBirthday cake, Arjun|Birthday cake, eight inch|@0|06:30|1|1|Mei Lin Chua|in the oven|Nut-free tin\nSourdough, tomorrow|Country sourdough|@1|03:00|36|18|Jan Kowalski|proving|Twelve for the deli\nRye, tomorrow|Seeded rye|@1|03:30|14|9|Jan Kowalski|to mix|Soak the seeds tonight\nRolls, tomorrow|Morning rolls|@1|04:30|48|12|Jan Kowalski|to mix|Eight bags for the school\nAlmond cake, Helen|Flourless almond cake|@2|05:30|1||Mei Lin Chua|to mix|First in the clean oven",
    },
    {
      id: "standing",
      use: "more",
      role: "item",
      icon: "repeat",
      names: "wholesale customer|wholesale customers",
      also: "café|deli|stockist|account|regular order",
      fields:
        "Name: text\nContact: text @people\nPhone: phone\nDays: tags Tue|Wed|Thu|Fri|Sat\nEvery time: lines\nDrop by: time 06:30..09:00\nOwes: money 0..340 GBP\nInvoice due: date -8..20\nPaid: boolean 60",
      cells: "contact phone days everyTime dropBy owes invoiceDue paid",
      rows: "Corner Deli|Laura Bianchi|555-0121|Tue; Thu; Sat|12 Country sourdough; 4 Seeded rye|07:00|338|@-3|no\nHarbor Café|Sam Doyle|555-0122|Fri; Sat|24 Butter croissant; 12 Cinnamon bun|06:45|186|@9|no\nMill Inn|Ruth Ellis|555-0123|Wed; Sat|10 White tin|08:30|0|@-12|yes\nRiverside Care Home|Gwen Hughes|555-0124|Tue; Wed; Thu; Fri; Sat|6 White tin; 5 Morning rolls|08:00|214|@14|no",
    },
  ],
  jobs: "sell bake.price\ndue order.pickUpOn\nmove order.status\nmove batch.stage\nshow bake.picture\nfind bake\ncount bake.leftToday\nplan order.pickUpOn\ntotal order.total\ncheck order.paid\ncheck standing.paid",
  site: {
    headline: "Out of the oven at six",
    body: "Sourdough that takes two days, rolls for the morning, and cakes with a name on top. Order until four and pick up tomorrow.",
    action: "Order for tomorrow|bake",
    services:
      "Bread to order|By four in the afternoon for the next day|5.2\nBirthday cake|Eight inch, name on top, five days' notice|46\nPastry box|Twelve mixed pieces, from Thursday to Saturday|30\nCafés and shops|Delivered before eight, from ten loaves|",
    questions:
      "How late can I order bread?|Until four for the next day. We are closed on Sunday and Monday.\nHow early do I order a cake?|Three days ahead, five for a birthday cake.\nDo you bake without gluten?|The almond cake is flourless, but there is always flour in the air.\nDo you deliver?|Within three miles, from twenty pounds.\nCan I cancel?|Until noon the day before, then it is in the dough.",
  },
  words: {
    tagline: "What is ordered, what goes in the oven, who comes when.",
    itch: "How many rolls for tomorrow?",
    promise: "Every order baked, boxed and named",
    pov: "POV: three in the morning, and the list is right",
    gains: ["36 sourdough tomorrow. Mixed.", "Arjun's cake: nut-free tin", "10 orders, nothing forgotten"],
  },
});
