import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "plantCare",
  name: "Plant care",
  icon: "sprout",
  says: {
    en: "plant care|plant care tracker|plant watering|plant watering reminder|water my plants|watering schedule|houseplants|house plants|indoor plants|my plants|balcony plants|vegetable garden diary|garden diary|garden planner|plant journal|houseplant watering|houseplant",
    de: "Pflanzenpflege|Zimmerpflanzen|Pflanzen gießen",
    es: "cuidado de plantas|regar las plantas|plantas de interior",
    fr: "entretien des plantes|arroser les plantes|plantes d'intérieur",
    pt: "cuidado de plantas|regar as plantas|plantas de interior",
  },
  forms: ["tracker", "community"],
  people: ["people with plants"],
  mood: "warm",
  things: [
    {
      id: "plant",
      use: "core",
      role: "item",
      icon: "sprout",
      names: "plant|plants",
      also: "houseplant|pflanze|pflanzen|planta|plantas|plante|plantes|vegetable",
      fields:
        "Name: text\nPhoto: image\nSpecies: text\nSpot: choice south window|north window|balcony|bed|greenhouse\nLight: choice full sun|half shade|shade\nEvery: number 2..14 days\nLast watered: date -8..0\nNext watering: addDays lastWatered every\nSown on: date -200..-20\nHealth: choice thriving|fine|struggling\nNotes: longText",
      cells: "species spot light every health",
      rows: "Monstera by the door|Monstera deliciosa|north window|half shade|9|thriving\nTomato 'Black Cherry'|Solanum lycopersicum|greenhouse|full sun|2|thriving\nBasil on the sill|Ocimum basilicum|south window|full sun|2|fine\nCourgette|Cucurbita pepo|bed|full sun|3|\nSnake plant|Dracaena trifasciata|north window|shade|14|thriving\nLavender|Lavandula angustifolia|balcony|full sun|7|\nRunner beans|Phaseolus coccineus|bed|full sun|3|\nBoston fern|Nephrolepis exaltata|north window|shade|3|struggling\nRaspberry 'Autumn Bliss'|Rubus idaeus|bed|half shade|5|\nChilli 'Jalapeño'|Capsicum annuum|south window|full sun|3|\nPeppermint|Mentha × piperita|balcony|half shade|3|\nString of pearls|Curio rowleyanus|south window|half shade|12|fine",
    },
    {
      id: "care",
      use: "core",
      role: "log",
      icon: "droplets",
      names: "care|care log",
      also: "watering|water|giessen|riego|arrosage",
      fields:
        "Note: text\nPlant: relation plant\nDate: date -30..0\nDid: choice watered|fed|repotted|pruned|sown|harvested\nAmount: number 100..1500 ml\nSaw: choice nothing|new leaf|flower|fruit|pests|yellow leaf",
      cells: "did saw",
      rows: "New leaf unrolling|watered|new leaf\nAphids, washed off|watered|pests\nFirst flower|watered|flower\nBigger pot at last|repotted|\nDrank it in a minute|watered|\nCut back by a third|pruned|\nFirst handful|harvested|fruit\nSoil still damp, skipped half|watered|",
    },
    {
      id: "plot",
      use: "more",
      role: "place",
      icon: "fence",
      names: "plot|plots",
      also: "allotment|allotments|parzelle|kleingarten|waiting",
      fields:
        "Number: text\nSize: number 90..320 m²\nHas: tags shed|water tap|fruit trees|greenhouse\nRent per year: money 60..240 EUR\nState: choice taken|free soon|free\nFree from: date 10..300",
      cells: "",
      rows: "Plot 3, by the gate\nPlot 8, old apple trees\nPlot 12, half size\nPlot 17, sunny corner\nPlot 21, next to the water\nPlot 26, needs love",
    },
    {
      id: "workday",
      use: "more",
      role: "event",
      icon: "shovel",
      names: "work day|work days",
      also: "workday|gemeinschaftsarbeit",
      fields:
        "Title: text\nStarts: dateTime 2..40 09:00..14:00\nPlace: text at the gate|tool shed|compost|club house\nBring: text gloves|wheelbarrow|cake\nComing: number 3..12\nI am in: boolean 20",
      cells: "",
      rows: "Turn the compost\nPrune the fruit trees\nSeed swap\nPaint the club house\nHarvest table",
    },
  ],
  jobs: "due plant.nextWatering\nstreak care.date\nchart care.amount\nfind plant\nkeep plant\nchart plant.spot\nkeep care\nplan care.date\nfind plot\nkeep plot\nagenda workday.starts\nplan workday.starts",
  words: {
    tagline: "Every plant gets its turn.",
    itch: "Brown leaves. Again.",
    promise: "Every plant gets its turn",
    pov: "POV: nothing died this month",
    gains: ["14 plants, 3 thirsty.", "Watered on Tuesday.", "New leaf since Sunday."],
  },
});
