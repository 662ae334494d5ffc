import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "pizzaDelivery",
  name: "Pizza delivery",
  icon: "pizza",
  says: {
    en: "pizza delivery|pizza takeaway|pizza shop|pizza kitchen|pizza orders|takeaway orders|takeaway restaurant|takeout orders|kebab shop|chinese takeaway|fish and chip shop|chip shop|pizza riders|pizza menu online ordering|burger delivery",
    de: "Pizzaservice|Pizzalieferdienst|Pizza bestellen|Lieferdienst für Essen",
    es: "pizza a domicilio|pizzería a domicilio|pedidos de pizza|comida para llevar",
    fr: "livraison de pizzas|pizza à emporter|commandes de pizzas|pizzas livrées",
    pt: "entrega de pizzas|pizza ao domicílio|pedidos de pizza|comida para fora",
  },
  forms: ["shop", "management", "site", "dashboard"],
  people: ["the kitchen", "riders", "customers"],
  mood: "lively",
  things: [
    {
      id: "pizza",
      use: "core",
      role: "item",
      icon: "pizza",
      names: "item|items",
      also: "pizza|dish|menu|side|drink",
      fields:
        "Name: text\nPicture: image\nNumber: number 1..99\nGroup: choice pizza|pasta|salad|side|dessert|drink\nSmall: money 3..12 EUR\nLarge: money 3..17 EUR\nToppings: text\nAllergens: tags none|gluten|milk|egg|fish|nuts|soy\nVegetarian: boolean 45\nAvailable: boolean 90",
      cells: "number group small large toppings allergens vegetarian available",
      rows: "Margherita|1|pizza|7.5|9.5|Tomato, mozzarella, basil|gluten; milk|yes|yes\nFour cheeses|7|pizza|9|12|Mozzarella, blue, goat, hard cheese|gluten; milk|yes|yes\nSalami piccante|12|pizza|9|11.5|Hot salami, chili|gluten; milk|no|yes\nTuna and onion|15|pizza|9|11.5|Tuna, red onion, capers|gluten; milk; fish|no|yes\nGarden|21|pizza|8.5|11|Zucchini, pepper, olive, no cheese|gluten|yes|yes\nHam and mushroom|9|pizza|9|11.5|Cooked ham, mushroom|gluten; milk|no|yes\nPenne arrabbiata|40|pasta|8|8|Tomato, garlic, chili|gluten|yes|yes\nHouse salad|52|salad|4.5|7|Leaves, carrot, corn|none|yes|yes\nTiramisu|70|dessert|4.9|4.9|In a cup|gluten; milk; egg|yes|no\nCola, half liter|81|drink|3|3|Deposit 0.25|none|yes|yes",
    },
    {
      id: "zone",
      use: "core",
      role: "place",
      icon: "map",
      names: "delivery zone|delivery zones",
      also: "area|district|postcode",
      fields:
        "Zone: text\nMinimum order: money 12..30 EUR\nFee: money 0..4 EUR\nUsual time: duration 25..60\nOpen now: boolean 90",
      cells: "minimumOrder fee usualTime openNow",
      rows: "Old town|12|0|30|yes\nStation quarter|15|1.5|35|yes\nSouth bank|18|2|45|yes\nHill villages|30|4|60|no",
    },
    {
      id: "rider",
      use: "core",
      role: "person",
      icon: "moped",
      names: "rider|riders",
      also: "driver|courier|delivery person",
      fields:
        "Name: text\nPhone: phone\nVehicle: choice bike|e-bike|scooter|car\nState: choice in the shop|out|on break|off\nFloat: money 30..60 EUR\nTours tonight: number 0..18",
      cells: "phone vehicle state float toursTonight",
      rows: "Dario Conti|555-0101|scooter|out|50|6\nLena Brückner|555-0102|e-bike|in the shop|30|5\nHassan Nouri|555-0103|car|out|50|4\nMika Salo|555-0104|bike|off|30|0",
    },
    {
      id: "order",
      use: "core",
      role: "item",
      icon: "receipt",
      names: "order|orders",
      also: "ticket|delivery|takeaway|pick-up",
      fields:
        "Order: text\nNumber: number 1..200\nItems: text\nZone: relation zone\nAddress: location\nPhone: phone\nPlaced: dateTime -1..0 17:00..22:00\nPromised: time 17:30..22:45\nKind: choice delivery|pick-up\nState: choice new|in the oven|boxed|on the road|delivered|problem\nRider: relation rider\nTotal: money 12..80 EUR\nPays: choice cash|card at the door|paid online\nBell and notes: text",
      cells: "number items zone address phone placed promised kind state rider total pays bellAndNotes",
      rows: "Familie Roth|61|Margherita large; Salami large; Cola 2x|Old town|Gerbergasse 4|555-0111|@0T18:42|19:15|delivery|on the road|Dario Conti|27|paid online|Ring twice\nNora Pfister|62|Garden small; House salad small|Station quarter|Bahnhofplatz 9|555-0112|@0T18:48|19:25|delivery|boxed|Lena Brückner|14.5|card at the door|Third floor\nYoga house|63|Garden large 4x|South bank|Uferweg 20|555-0113|@0T18:55|19:40|delivery|in the oven|Hassan Nouri|46|paid online|Side door\nMalik|64|Tuna large|Old town|Gerbergasse 1|555-0114|@0T19:01|19:20|pick-up|in the oven||11.5|cash|\nPetra Sand|65|Four cheeses small; House salad small|Old town|Domhof 3|555-0115|@0T19:03|19:35|delivery|new||13.5|cash|Change for fifty\nNight shift, ward 4|66|Ham large 3x; Margherita large 2x|Station quarter|Klinikweg 1|555-0116|@0T19:05|19:45|delivery|new||55|paid online|Call at the gate\nUrs Keller|58|Penne arrabbiata; Cola 2x|Old town|Am Markt 12|555-0117|@0T18:20|18:50|delivery|delivered|Dario Conti|14|cash|\nWrong address|55|Salami large 2x|South bank|Uferweg 2|555-0118|@0T18:05|18:50|delivery|problem|Hassan Nouri|25|cash|It was number 20",
    },
    {
      id: "stock",
      use: "more",
      role: "item",
      icon: "package",
      names: "ingredient|ingredients",
      also: "dough|topping|stock|box",
      fields:
        "Ingredient: text\nUnit: choice kg|piece|can\nIn stock: number 0..400\nReorder at: number 5..100\nUse by: date -1..90",
      cells: "unit inStock reorderAt useBy",
      rows: "Dough balls 250 g|piece|140|80|@1\nMozzarella|kg|18|12|@6\nPeeled tomatoes, 2.5 kg|can|22|10|@90\nHot salami|kg|3|4|@20\nBoxes, large|piece|310|100|@90",
    },
  ],
  jobs: "move order.state\nassign order.rider\nsell pizza.large\nagenda order.placed\nmove rider.state\ncheck pizza.available\nfind pizza\ncheck zone.openNow\ntotal order.total\nkeep order\ncount stock.inStock\nchart order.kind",
  site: {
    headline: "Hot, in a box, in half an hour",
    body: "Stone oven, dough that rests two days, and riders who know the side doors. Order by number or by name.",
    action: "Order now|order",
    services:
      "Margherita|Small or large|9.5\nGarden|Without cheese|11\nPenne arrabbiata|With real chili|8\nDelivery in the old town|From twelve euros|0",
    questions:
      "How long will it take?|About thirty minutes in the old town, an hour in the hills.\nCan I pay by card at the door?|Yes, and online before.\nDo you deliver to the hill villages?|On weekends, from thirty euros.\nSomething was missing.|Call within an hour and we bring it or return the money.",
  },
  words: {
    tagline: "The oven, the boxes, and which rider is where.",
    itch: "Where is order 61?",
    promise: "Every pizza hot, every rider back",
    pov: "POV: the ward's five pizzas reach the right gate",
    gains: ["8 orders, 2 in the oven", "3 riders, 15 tours tonight", "Salami: 3 kilos, order now"],
  },
});
