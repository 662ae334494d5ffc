import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "zoo",
  name: "Zoo",
  icon: "paw-print",
  says: {
    en: "zoo|zoos|zoo app|zoo keeper|zookeeper|zookeepers|zoo keepers|zoological garden|wildlife park|animal park|safari park|petting zoo|petting farm|public aquarium|aquarium visitors|animal feedings at the zoo|zoo animals|zoo enclosures|zoo management|reptile zoo|bird park",
    de: "Zoo|Tierpark|Wildpark|Tierpfleger|Streichelzoo",
    es: "zoológico|parque zoológico|parque de animales|cuidadores de animales",
    fr: "parc zoologique|zoo et soigneurs|parc animalier|ferme pédagogique animaux",
    pt: "jardim zoológico|zoológico|parque de animais|tratadores de animais",
  },
  forms: ["management", "site", "dashboard"],
  people: ["keepers", "vets", "visitors"],
  mood: "lively",
  things: [
    {
      id: "enclosure",
      use: "core",
      role: "place",
      icon: "fence",
      names: "enclosure|enclosures",
      also: "house|exhibit|cage|aviary|tank|habitat",
      fields:
        "Enclosure: text\nPicture: image\nKind: choice outdoor|house|aviary|aquarium\nTemperature: number 50..90 °F\nLast cleaned: date -4..0\nNext check: date -2..30\nState: choice open|closed to visitors|being repaired\nAnimals: rollup count animal.enclosure",
      cells: "kind temperature lastCleaned nextCheck state",
      rows: "Otter river|outdoor|62|@-1|@6|open\nRed panda wood|outdoor|60|@0|@12|open\nTropical house|house|82|@-1|@-1|open\nPenguin shore|outdoor|55|@0|@3|open\nOwl aviary|aviary|58|@-2|@20|closed to visitors",
    },
    {
      id: "animal",
      use: "core",
      role: "item",
      icon: "paw-print",
      names: "animal|animals",
      also: "species|creature|mammal|bird|reptile",
      fields:
        "Name: text\nPicture: image\nSpecies: text\nLatin name: text\nEnclosure: relation enclosure\nSex: choice female|male|unknown\nBorn: date -9000..-60\nChip: text\nZookeeper: text @people\nWeight: number 1..120 lb\nDiet: text\nCharacter: choice calm|shy|careful\nState: choice well|under observation|treated|in quarantine",
      cells: "species latinName enclosure sex born chip zookeeper weight diet character state",
      rows: "Pebble|Asian small-clawed otter|Aonyx cinereus|Otter river|female|@-1500|C-0412|Mia Torres|8|Fish, crab, egg|calm|well\nBrook|Asian small-clawed otter|Aonyx cinereus|Otter river|male|@-1800|C-0398|Mia Torres|9|Fish, crab, egg|careful|under observation\nRusty|Red panda|Ailurus fulgens|Red panda wood|male|@-2400|C-0377|Sam Okafor|12|Bamboo, apple, biscuit|shy|well\nSuki|Red panda|Ailurus fulgens|Red panda wood|female|@-900|C-0455|Sam Okafor|10|Bamboo, apple, biscuit|calm|well\nCaptain|African penguin|Spheniscus demersus|Penguin shore|male|@-4000|C-0301|Ida Berg|7|Herring with vitamins|careful|treated\nTango|Green iguana|Iguana iguana|Tropical house|male|@-2100|C-0420|Leo Grant|11|Leaves, squash|calm|well\nMinerva|Snowy owl|Bubo scandiacus|Owl aviary|female|@-2900|C-0366|Leo Grant|4|Mice, chicks|shy|in quarantine",
    },
    {
      id: "feeding",
      use: "core",
      role: "event",
      icon: "clock",
      names: "feeding time|feeding times",
      also: "feeding|food|meal|keeper talk|round|ration",
      fields:
        "Feeding: text\nEnclosure: relation enclosure\nDate: date 0..1\nTime: time 07:00..18:00\nFood: text\nPounds: number 1..60 lb\nZookeeper: text @people\nOpen to visitors: boolean 40\nDone: boolean 40\nLeft over: choice none|a little|much\nNotes: text",
      cells: "enclosure date time food pounds zookeeper openToVisitors done leftOver notes",
      rows: "Otters, morning|Otter river|@0|08:00|Sprats, egg|3|Mia Torres|no|yes|a little|Brook left his egg\nPenguins, morning|Penguin shore|@0|09:30|Herring|14|Ida Berg|yes|yes|none|Captain took his tablet\nRed pandas, noon|Red panda wood|@0|12:00|Bamboo, apple|8|Sam Okafor|yes|no|none|\nIguana, noon|Tropical house|@0|12:30|Leaves, squash|1|Leo Grant|no|no|none|\nOtters, afternoon|Otter river|@0|15:00|Crab, sprats|3|Mia Torres|yes|no|none|Watch Brook\nPenguins, afternoon|Penguin shore|@0|16:00|Herring|14|Ida Berg|yes|no|none|\nOwl, evening|Owl aviary|@0|18:00|Mice|1|Leo Grant|no|no|none|Own gloves",
    },
    {
      id: "vetCheck",
      use: "core",
      role: "log",
      icon: "stethoscope",
      names: "vet check|vet checks",
      also: "treatment|health check|vaccination|exam|medical",
      fields:
        "Check: text\nAnimal: relation animal\nReason: choice yearly check|vaccination|injury|not eating|quarantine\nDate: date -20..20\nDays left: daysUntil date\nVet: text @people\nFinding: longText\nMedicine: text\nState: choice planned|done|check again",
      cells: "animal reason date vet finding medicine state",
      rows: "Brook is off his food|Brook|not eating|@1|Dr. Anna Lind|||planned\nCaptain, bumblefoot|Captain|injury|@-3|Dr. Anna Lind|Left foot, less swollen|Tablet with the first fish|check again\nMinerva, entry check|Minerva|quarantine|@-9|Dr. Anna Lind|Feathers fine, parasites found|Dewormer, twice|check again\nSuki, yearly|Suki|yearly check|@12|Dr. Paul Tran|||planned\nTango, yearly|Tango|yearly check|@-15|Dr. Paul Tran|Well, claws trimmed||done\nRusty, vaccination|Rusty|vaccination|@-1|Dr. Paul Tran|||planned",
    },
    {
      id: "sponsor",
      use: "more",
      role: "person",
      icon: "heart",
      names: "animal sponsor|animal sponsors",
      also: "adopter|sponsor|donor|godparent",
      fields:
        "Name: text\nAnimal: relation animal\nE-mail: email\nA year: money 50..500 USD\nSince: date -1200..-10\nRenews on: date -4..300\nMay be shown: boolean 70",
      cells: "animal eMail aYear since renewsOn mayBeShown",
      rows: "Grade 3, Weir School|Pebble|grade3@weirschool.example.com|100|@-200|@165|yes\nThe Walsh family|Captain|walsh@example.com|250|@-700|@30|yes\nGreta Hofer|Minerva|greta.hofer@example.com|50|@-362|@3|no",
    },
  ],
  jobs: "agenda feeding.date\ncheck feeding.done\nkeep animal\ndue vetCheck.date\nfind animal\nmove animal.state\nshow animal.picture\nassign feeding.zookeeper\nmove vetCheck.state\ndue enclosure.nextCheck\nchart animal.state\nmove enclosure.state\ntotal sponsor.aYear",
  site: {
    headline: "Otters at three, penguins at four",
    body: "Seven animals you can get to know by name, a tropical house for rainy days and a keeper to ask at every feeding.",
    action: "See the feedings|feeding",
    services:
      "Adult|All day|16\nChild|Ages 3 to 12|9\nFamily|Two adults, three children|45\nBehind the scenes|An hour with a keeper|60",
    questions:
      "Which feedings can we watch?|Red pandas at noon, otters at three, penguins in the morning and at four.\nMay we bring the dog?|No, the animals smell it.\nCan I sponsor an animal?|Yes, from fifty dollars a year.\nIs it good on a rainy day?|The tropical house is warm and dry.",
  },
  words: {
    tagline: "Animals, feedings, keepers and vet checks.",
    itch: "Has anybody fed the owl?",
    promise: "Every animal fed, every check kept",
    pov: "POV: the otter ate his egg again",
    gains: ["Seven feedings today, two done", "Rusty's vaccination: one day late", "Brook sees the vet tomorrow"],
  },
});
