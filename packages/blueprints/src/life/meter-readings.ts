import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "meterReadings",
  name: "Meter readings",
  icon: "zap",
  says: {
    en: "meter readings|electricity meter|gas meter|water meter|energy consumption at home|energy tracker|electricity usage|power consumption log|utility readings|energy bills|heating costs|read the meter",
    de: "Zählerstände|Stromzähler|Energieverbrauch",
    es: "lectura de contadores|consumo de energía|consumo eléctrico",
    fr: "relevé de compteurs|consommation d'énergie|consommation électrique",
    pt: "leitura de medidores|consumo de energia|consumo elétrico",
  },
  forms: ["tracker", "community"],
  people: ["households"],
  mood: "sober",
  things: [
    {
      id: "meter",
      use: "core",
      role: "item",
      icon: "zap",
      names: "meter|meters",
      also: "electricity|gas|water",
      fields:
        "Name: text\nKind: choice electricity|gas|water|heat|solar\nNumber: text 1EMH 00 4418|7GAS 12 009|WZ 3381\nUnit: choice kWh|m³\nPrice per unit: money 0.12..4.10 EUR\nRead every: number 28..31 days",
      cells: "kind unit",
      rows: "Electricity|electricity|kWh\nGas|gas|m³\nCold water|water|m³\nRoof panels|solar|kWh",
    },
    {
      id: "meterReading",
      use: "core",
      role: "log",
      icon: "gauge",
      names: "reading|readings",
      also: "meter|value|values",
      fields:
        "Note: text\nMeter: relation meter\nRead on: date -180..0\nReading: number 8120..9480\nUsed: number 80..260\nCost: money 24..88 EUR",
      cells: "used cost",
      rows: "End of the month||\nAfter the holidays, little use|80|24\nHeating on since the third|240|82\nNew fridge works|120|\nGuests for two weeks|210|\nWashing machine day|150|",
    },
  ],
  jobs: "streak meterReading.readOn\nchart meterReading.reading\nkeep meterReading\ntotal meterReading.cost\nplan meterReading.readOn\nfind meter\nkeep meter",
  words: {
    tagline: "See it rise before the bill does.",
    itch: "Why so much this month?",
    promise: "See it rise before the bill does",
    pov: "POV: the bill went down",
    gains: ["8.4 a day, down two.", "Read on the first.", "Winter, cheaper than last."],
  },
});
