import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "gardenDesign",
  name: "Garden design",
  icon: "shrub",
  says: {
    en: "garden design|garden designer|landscape designer|landscape design|planting plans|planting design|garden design projects|garden design portfolio|garden plans for clients|garden makeover|outdoor space design|planting schedule|garden visualisation|garden concept drawings",
    de: "Gartenplanung|Gartengestalter|Gartendesign|Pflanzplan",
    es: "diseño de jardines|diseñador de jardines|proyectos de paisajismo|plan de plantación",
    fr: "conception de jardins|concepteur de jardins|création de jardins|plan de plantation",
    pt: "design de jardins|projeto de jardim|projetos de paisagismo|plano de plantação",
  },
  forms: ["portal", "management", "site"],
  people: ["garden designers", "clients"],
  mood: "warm",
  things: [
    {
      id: "garden",
      use: "core",
      role: "item",
      icon: "trees",
      names: "garden|gardens",
      also: "project|site|client|commission",
      fields:
        "Garden: text\nPicture: image\nClient: text\nPhone: phone\nE-mail: email\nAddress: location\nArea: number 20..2400 m²\nSoil: choice clay|loam|sand|chalk|peat\nSoil pH: number 5.0..8.2\nFaces: choice south|north|east|west\nBudget: money 4000..140000 GBP\nFee: money 650..16000 GBP\nStage: choice enquiry|survey|concept|detail|tender|building|planting|aftercare\nPlanting date: date -200..200\nWishes: longText",
      cells: "client phone eMail address area soil soilPH faces budget fee stage plantingDate wishes",
      rows: "Terrace court|Nell and Amir Shaw|555-0101|shaw@example.com|14 Canal Terrace|48|clay|7.1|north|12000|1900|detail|@110|Somewhere dry to sit, no lawn\nHill orchard|Greta Oduya|555-0102|greta.oduya@example.com|Top Farm|2400|chalk|7.8|south|64000|9200|building|@95|Old apples stay\nSchool yard|Larch Primary|555-0103|head@larch.example.com|Larch Road|620|loam|6.6|east|30000|3400|tender|@130|Mud kitchen, no thorns\nRoof on the mill|Mill Residents|555-0104|committee@millroof.example.com|Old Mill, level 6|180|sand|6.9|west|41000|5600|concept|@150|Wind, 120 kg a meter\nCottage front|Ivy Barnes|555-0105|ivy.barnes@example.com|3 Duck Row|36|loam|6.4|south|5500|850|planting|@1|Roses like her mother's\nGravel and gorse|Sea View Guest House|555-0106|stay@seaview.example.com|Cliff Road 8|300|sand|6.0|west|22000|3100|aftercare|@-190|Salt, gulls, no watering\nEnquiry, long plot|Ben Whitaker|555-0107|ben.whitaker@example.com|61 Park Road|210|clay|7.3|east|18000|650|enquiry|@200|",
    },
    {
      id: "bed",
      use: "core",
      role: "place",
      icon: "land-plot",
      names: "bed|beds",
      also: "border|area|planting area|zone",
      fields:
        "Bed: text\nGarden: relation garden\nArea: number 2..160 m²\nLight: choice full sun|half shade|shade|dry shade\nMoisture: choice dry|fresh|wet\nTheme: text\nPlants: rollup sum plant.bed.quantity",
      cells: "garden area light moisture theme",
      rows: "Court, north wall|Terrace court|9|shade|fresh|Ferns and white\nCourt, pots|Terrace court|3|half shade|dry|Olive and thyme\nOrchard, meadow edge|Hill orchard|140|full sun|dry|Chalk meadow\nOrchard, house border|Hill orchard|36|full sun|fresh|Blue and lemon\nCottage, path bed|Cottage front|11|full sun|fresh|Roses and catmint\nRoof, windward|Roof on the mill|60|full sun|dry|Grass and sea thrift\nSchool, willow tunnel|School yard|24|half shade|wet|Living willow",
    },
    {
      id: "plant",
      use: "core",
      role: "item",
      icon: "flower",
      names: "plant|plants",
      also: "plant list|perennial|shrub|tree|order line|species",
      fields:
        "Plant: text\nPicture: image\nBed: relation bed\nKind: choice tree|shrub|rose|perennial|grass|fern|bulb|climber\nSize: choice 9 cm pot|2 l|5 l|10 l|bare root|bulb\nQuantity: number 1..400\nEach: money 0.2..260 GBP\nCost: calc quantity * each GBP\nHeight: number 5..600 cm\nFlowers: choice winter|spring|early summer|summer|autumn|none\nNursery: text\nState: choice planned|reserved|ordered|delivered|planted|replaced",
      cells: "bed kind size quantity each height flowers nursery state",
      rows: "Dryopteris wallichiana|Court, north wall|fern|2 l|9|8.5|90|none|Fern Yard|reserved\nAnemone 'Honorine Jobert'|Court, north wall|perennial|2 l|7|7|120|autumn|Stone Lane Nursery|planned\nRosa 'Gertrude Jekyll'|Cottage, path bed|rose|bare root|5|17|150|summer|Rose Acre|delivered\nNepeta 'Six Hills Giant'|Cottage, path bed|perennial|2 l|14|6.5|80|summer|Stone Lane Nursery|delivered\nNarcissus 'Thalia'|Cottage, path bed|bulb|bulb|120|0.4|35|spring|Bulb Barn|planted\nMalus 'Egremont Russet'|Orchard, meadow edge|tree|bare root|6|38|400|spring|Old Fruit Trees|ordered\nFestuca glauca|Roof, windward|grass|9 cm pot|260|2.1|25|summer|Stone Lane Nursery|planned\nSalix viminalis rods|School, willow tunnel|shrub|bare root|90|1.2|300|none|Osier Bed|planned\nSalvia 'Caradonna'|Orchard, house border|perennial|2 l|24|6.8|60|early summer|Stone Lane Nursery|ordered",
    },
    {
      id: "task",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "appointment|appointments",
      also: "site visit|survey|delivery|planting day|meeting",
      fields:
        "Appointment: text\nGarden: relation garden\nDate: date -5..60\nTime: time 08:00..16:30\nKind: choice survey|presentation|site visit|delivery|planting|pruning\nWho: text @people\nDone: boolean 20",
      cells: "garden date time kind who done",
      rows: "Cottage, planting day|Cottage front|@1|08:30|planting|Rowan Teale|no\nOrchard, levels with builder|Hill orchard|@3|09:00|site visit|Rowan Teale|no\nCourt, detail drawings|Terrace court|@6|16:00|presentation|Rowan Teale|no\nSchool, bids opened|School yard|@11|14:00|presentation|Odile Fayre|no\nLong plot, first look|Enquiry, long plot|@8|10:00|survey|Odile Fayre|no\nTrees arrive|Hill orchard|@20|08:00|delivery|Rowan Teale|no\nSea View, cut grasses|Gravel and gorse|@-4|11:00|pruning|Odile Fayre|yes",
    },
  ],
  jobs: "move garden.stage\nagenda task.date\nkeep plant\nshow garden.picture\nmove plant.state\ntotal plant.quantity\nrequest garden\nkeep bed\nfind plant\nplan garden.plantingDate\ncheck task.done\nassign task.who",
  site: {
    headline: "Drawn for your soil, planted in your light",
    body: "From a court of nine ferns to an orchard on chalk. Survey, concept, planting plan, and we are there with the spade.",
    action: "Ask for a survey|garden",
    services:
      "First visit|Two hours and a sketch|180\nConcept|Plan, section, mood|850\nPlanting plan|With list and prices|650\nPlanting day|Two of us, per day|420",
    questions:
      "When is planting time?|Bare roots in winter, pots in spring and autumn.\nHow much will the garden cost?|As a rule a hundred and fifty pounds a square meter with paving, a third without.\nCan the old tree stay?|We start by drawing what stays.\nDo you look after it?|Two visits a year for three years, if you like.",
  },
  words: {
    tagline: "Beds, plants and what goes in the ground tomorrow.",
    itch: "How many catmints for the path?",
    promise: "The right plant in the right bed, counted",
    pov: "POV: bare roots at eight, planted by noon",
    gains: ["Cottage: 139 plants, tomorrow", "260 fescues for the roof", "Orchard: 6 apples arrive, 20 days"],
  },
});
