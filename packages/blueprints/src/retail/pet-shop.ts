import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "petShop",
  name: "Pet shop",
  icon: "fish",
  says: {
    en: "pet shop|pet store|pet supplies shop|pet supplies store|aquarium shop|aquarium store|tropical fish shop|reptile shop|pet food shop|pet food store|small animals for sale|fish tank shop|bird shop|pet accessories store|livestock and feed in a pet shop|aquatics shop",
    de: "Zoohandlung|Tierhandlung|Aquaristikgeschäft|Tierbedarf Laden",
    es: "tienda de mascotas|tienda de animales|acuariofilia tienda",
    fr: "animalerie|magasin d'aquariophilie|boutique pour animaux",
    pt: "loja de animais|pet shop loja|loja de aquários",
  },
  forms: ["shop", "management", "site"],
  people: ["pet shop owners", "keepers", "customers"],
  mood: "lively",
  things: [
    {
      id: "animal",
      use: "core",
      role: "item",
      icon: "fish",
      names: "animal|animals",
      also: "fish|livestock|rabbit|reptile|bird|hamster",
      fields:
        "Animal: text\nPicture: image\nKind: choice fish|rodent|rabbit|bird|reptile\nEnclosure: text\nIn stock: number 0..60\nPrice: money 2..180 EUR\nFrom: text\nArrived: date -60..-1\nFree for sale from: date -40..12\nFeed: text\nState: choice in quarantine|for sale|reserved|not for sale",
      cells: "kind enclosure inStock price from arrived freeForSaleFrom feed state",
      rows: "Neon tetra|fish|Tank 4|48|2.5|Aqua Breeders|@-16|@-2|Flake, small|for sale\nFancy guppy|fish|Tank 5|22|4|Own breeding|@-40|@-30|Flake, small|for sale\nOtocinclus|fish|Tank 9|14|5.5|Aqua Breeders|@-4|@10|Algae wafer|in quarantine\nDwarf hamster|rodent|Pen 2|5|18|Breeder Kuhn|@-20|@-6|Seed mix|for sale\nGuinea pig pair, Flo and Fay|rodent|Pen 3|2|90|Breeder Kuhn|@-35|@-14|Hay, pellets|reserved\nDwarf lop rabbit|rabbit|Pen 5|3|75|Breeder Alt|@-28|@-7|Hay, greens|for sale\nBudgerigar|bird|Aviary 1|6|35|Breeder Jansen|@-50|@-36|Millet|for sale\nCorn snake, two years|reptile|Vivarium 1|1|140|Private|@-12|@9|Mouse, each 10 days|in quarantine\nLeopard gecko|reptile|Vivarium 2|2|95|Breeder Roth|@-45|@-24|Crickets|for sale",
    },
    {
      id: "product",
      use: "core",
      role: "item",
      icon: "package",
      names: "product|products",
      also: "food|article|accessory|stock",
      fields:
        "Product: text\nPicture: image\nKind: choice food|litter|tank and cage|toys|care|live food\nPrice: money 2..190 EUR\nCost: money 1..110 EUR\nIn stock: number 0..60\nReorder at: number 3..12\nAbove reorder point: calc inStock - reorderAt\nBest before: date 5..500",
      cells: "kind price cost inStock reorderAt bestBefore",
      rows: "Meadow hay, 2 kg|food|9.5|4.8|31|10|@240\nGrain-free dog food, 12 kg|food|62|41|4|6|@180\nCrickets, box of 60|live food|4|2|9|12|@6\nTank 112 liters with filter|tank and cage|189|110|2|1|@400\nClumping litter, 15 l|litter|13|7|18|8|@400\nCuttlebone|care|2.5|0.9|40|8|@400\nCat tunnel|toys|16|8|5|3|@400\nFlake food, 250 ml|food|8|4|0|5|@300",
    },
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "owner|regular",
      fields: "Name: text\nPhone: phone\nE-mail: email\nKeeps: text\nUsual order: text",
      cells: "phone eMail keeps usualOrder",
      rows: "Lena Krüger|555-0101|lena.krueger@example.com|Two rabbits|Meadow hay, 2 kg\nImran Shah|555-0102|imran.shah@example.com|Tank of 200 liters|Flake food, 250 ml\nPaula Reis|555-0103|paula.reis@example.com|Guinea pigs from December|\nViktor Holm|555-0104|viktor.holm@example.com|Gecko|Crickets, box of 60",
    },
    {
      id: "care",
      use: "core",
      role: "event",
      icon: "clipboard-check",
      names: "care task|care tasks",
      also: "water change|feeding|cleaning|round",
      fields:
        "Task: text\nAnimal: relation animal\nKind: choice feed|water change|clean out|health check|water test\nDue: date -1..4\nKeeper: text @people\nDone: boolean 30\nRemarks: text",
      cells: "animal kind due keeper done remarks",
      rows: "Tank 4, third of the water|Neon tetra|water change|@0|Jo Winter|no|\nTank 9, nitrite|Otocinclus|water test|@-1|Jo Winter|no|0.3 on Tuesday\nPen 2|Dwarf hamster|clean out|@0|Ali Noor|yes|\nCorn snake, feed|Corn snake, two years|feed|@2|Ali Noor|no|Shed yesterday\nAviary 1, sand|Budgerigar|clean out|@1|Jo Winter|no|\nRabbits, claws|Dwarf lop rabbit|health check|@3|Ali Noor|no|",
    },
    {
      id: "reservation",
      use: "more",
      role: "event",
      icon: "shopping-bag",
      names: "reservation|reservations",
      also: "animal put aside|order|special order",
      fields:
        "For: text\nCustomer: relation customer\nAnimal: relation animal\nCollect on: date -1..14\nHome checked: boolean 60\nState: choice asked|home talked through|reserved|collected",
      cells: "customer animal collectOn homeChecked state",
      rows: "Flo and Fay for Paula|Paula Reis|Guinea pig pair, Flo and Fay|@6|yes|reserved\nGecko for Viktor|Viktor Holm|Leopard gecko|@2|yes|reserved\nOtos for Imran|Imran Shah|Otocinclus|@11|no|asked",
    },
  ],
  jobs: "due care.due\ncheck care.done\nfind animal\nmove animal.state\nrank product.aboveReorderPoint\nsell product.price\nshow animal.picture\nassign care.keeper\ncount animal.inStock\ndue product.bestBefore\nagenda reservation.collectOn\nkeep customer",
  site: {
    headline: "Healthy animals and somebody who knows them",
    body: "Fish stay two weeks in quarantine, rabbits go in pairs, and we ask where they will live. Food and litter carried to the car.",
    action: "See the animals|animal",
    services:
      "Water test|Bring a cupful, five values in ten minutes|\nClaws and beaks|Without appointment on Saturdays|6\nTank set up|At your home, ready for fish in three weeks|85",
    questions:
      "Do you sell a single guinea pig?|Only as company for one you already have.\nWhen may I add fish?|When the nitrite is at zero; we test it for nothing.\nDo you order food?|Yes, on Monday for Thursday.",
  },
  words: {
    tagline: "Tanks, pens, feed and who is for sale.",
    itch: "Are the otos out of quarantine?",
    promise: "Every tank tested, every pen clean",
    pov: "POV: the water is right before the fish arrive",
    gains: ["Otos free in ten days", "Dog food: 4 left, order", "Corn snake fed in two days"],
  },
});
