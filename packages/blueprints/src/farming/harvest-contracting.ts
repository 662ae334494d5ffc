import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "harvestContracting",
  name: "Tractor and harvest contracting",
  icon: "tractor",
  says: {
    en: "agricultural contractor|agricultural contracting|harvest contractor|combine contractor|custom harvesting|custom combining|baling contractor|silage contractor|forage harvesting|tractor work for farmers|tractor and driver hire|slurry contractor|contract farming jobs|contractor job sheets|acres combined|baling jobs|combine harvester jobs",
    de: "Lohnunternehmen|Lohnunternehmer Landwirtschaft|Lohndrusch|Ballenpressen im Lohn",
    es: "contratista agrícola|servicio de cosechadoras|empresa de servicios agrícolas|trabajos con tractor",
    fr: "entreprise de travaux agricoles|moisson à façon|entrepreneur de travaux agricoles|pressage à façon",
    pt: "prestador de serviços agrícolas|serviço de ceifeira|aluguer de trator com operador|colheita por conta de outrem",
  },
  forms: ["management", "booking", "dashboard"],
  people: ["contractors", "drivers", "farmers"],
  mood: "sober",
  things: [
    {
      id: "farmer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "farmer|farmers",
      also: "customer|client|farm|grower",
      fields:
        "Farm: text\nContact: text\nPhone: phone\nE-mail: email\nYard: location\nHectares: number 10..600 ha\nTerms: choice 14 days|30 days|after harvest\nOwes: money 0..9200 GBP\nMind: text",
      cells: "contact phone eMail yard hectares terms owes mind",
      rows: "Low Farm|Tim Ashby|555-0101|tim.ashby@example.com|Low Road|180|30 days|2140|Narrow bridge, 2.9 m\nHill Top|Bridget Crowe|555-0102|bridget.crowe@example.com|Hill Lane|95|14 days|0|Rings at six in the morning\nManor Estate|Farm office|555-0103|farmoffice@manor.example.com|Manor Drive|560|30 days|7420|Purchase order first\nWillow Dairy|Sean and Jo Platt|555-0104|platt@example.com|Willow Lane|120|30 days|880|Clamp must be sheeted same day\nChapel Farm|Enid Rowe|555-0105|enid.rowe@example.com|Chapel Road|42|after harvest|310|\nGrange Arable|Marcus Held|555-0106|marcus.held@example.com|The Grange|310|14 days|0|Yield maps wanted",
    },
    {
      id: "field",
      use: "core",
      role: "place",
      icon: "land-plot",
      names: "field|fields",
      also: "parcel|block|gate",
      fields:
        "Field: text\nFarmer: relation farmer\nPlace: location\nHectares: number 1.0..60.0 ha\nCrop: choice wheat|barley|rape|maize|grass|beet|stubble|beans\nAccess: text\nHazard: choice none|power line|soft ground|steep|footpath|stones",
      cells: "farmer place hectares crop access hazard",
      rows: "Bridge Twelve|Low Farm|Low Road, second gate|12.4|maize|Over the bridge|none\nLong Acre|Low Farm|Low Road, end|8.6|stubble|Track|soft ground\nBeacon|Hill Top|Hill Lane, top|9.8|grass|Steep lane|steep\nPark Ground|Manor Estate|Manor Drive, left|44|beet|Ask keeper|power line\nAvenue|Manor Estate|Manor Drive, right|31.5|stubble|Wide gate|footpath\nHome Leys|Willow Dairy|Behind parlor|18.2|grass|Yard|none\nChapel Bit|Chapel Farm|Chapel Road|6.3|stubble|Narrow gate, 3 m|stones\nGrange 40|Grange Arable|Grange track|39.6|maize|Hard track|power line",
    },
    {
      id: "machine",
      use: "core",
      role: "item",
      icon: "tractor",
      names: "machine|machines",
      also: "combine|tractor|baler|forager|drill|trailer",
      fields:
        "Machine: text\nKind: choice combine|forage harvester|tractor|baler|drill|beet harvester|slurry tanker|hedge cutter|trailer\nWidth: number 0.0..12.0 m\nRate: money 9..420 GBP\nRate per: choice hectare|hour|bale|ton\nHours: number 100..9200 h\nService due: date -10..150\nDays left: daysUntil serviceDue\nFuel: percent 5..100\nState: choice ready|out|broken down|in the shed",
      cells: "kind width rate ratePer hours serviceDue fuel state",
      rows: "Combine, 9 m|combine|9|98|hectare|2210|@120|60|in the shed\nForager|forage harvester|6|145|hectare|3480|@4|80|out\nSix-row beet|beet harvester|3|265|hectare|4120|@-3|70|out\nSquare baler|baler|0|9|bale|1870|@90|100|in the shed\nDrill, 6 m|drill|6|52|hectare|990|@30|100|ready\nTractor 300|tractor|0|68|hour|5140|@12|45|out\nTanker 16 m³|slurry tanker|12|72|hour|2660|@25|90|ready\nHedge cutter|hedge cutter|1.6|46|hour|1420|@40|80|ready",
    },
    {
      id: "job",
      use: "core",
      role: "event",
      icon: "clipboard-list",
      names: "job|jobs",
      also: "booking|job sheet|order|work|ticket",
      fields:
        "Job: text\nFarmer: relation farmer\nField: relation field\nMachine: relation machine\nDriver: text @people\nWanted by: date -6..21\nKind: choice combining|foraging|baling|drilling|beet lifting|slurry|hedges|carting\nMeasured: number 0.5..900.0\nRate: money 9..420 GBP\nCharge: calc measured * rate GBP\nFuel used: number 0..900 l\nState: choice asked|planned|weather hold|under way|finished|billed\nSigned: boolean 40\nNotes: text",
      cells: "farmer field machine driver wantedBy kind measured rate fuelUsed state signed notes",
      rows: "Maize off the Grange|Grange Arable|Grange 40|Forager|Rob Tull|@0|foraging|39.6|145|620|under way|no|Clamp at dairy\nPark beet|Manor Estate|Park Ground|Six-row beet|Ed Larkin|@0|beet lifting|44|265|510|under way|no|PO 8812\nLow Farm maize|Low Farm|Bridge Twelve|Forager|Rob Tull|@2|foraging|12.4|145|0|planned|no|Trailers under 2.9 m\nDrill the Avenue|Manor Estate|Avenue|Drill, 6 m|Kay Dobbs|@1|drilling|31.5|52|0|weather hold|no|Too wet since yesterday\nWillow slurry|Willow Dairy|Home Leys|Tanker 16 m³|Kay Dobbs|@3|slurry|9|72|0|planned|no|Not within 10 m of brook\nChapel hedges|Chapel Farm|Chapel Bit|Hedge cutter|Ed Larkin|@7|hedges|6|46|0|asked|no|Leave the holly\nLong Acre drilled|Low Farm|Long Acre|Drill, 6 m|Kay Dobbs|@-5|drilling|8.6|52|74|finished|yes|\nBeacon, third cut|Hill Top|Beacon|Square baler|Rob Tull|@-6|baling|118|9|96|billed|yes|118 bales",
    },
    {
      id: "breakdown",
      use: "core",
      role: "log",
      icon: "triangle-alert",
      names: "breakdown|breakdowns",
      also: "fault|service|repair|downtime",
      fields:
        "Breakdown: text\nMachine: relation machine\nWhen: dateTime -10..0 06:00..22:00\nHours lost: number 0.5..24.0 h\nFault: text\nPart: text\nCost: money 10..4200 GBP\nState: choice reported|part coming|fixed",
      cells: "machine when hoursLost fault part cost state",
      rows: "Stone in the forager|Forager|@-1T15:20|3|Knife 14 chipped|Knife set|380|fixed\nLifter wheel|Six-row beet|@0T09:10|1.5|Bearing|Bearing 6210|46|part coming\nKnotter two|Square baler|@-6T17:40|2|Twine disc|Disc|120|fixed\nHose on the drill|Drill, 6 m|@-5T11:00|1|Burst|Hose 1.2 m|34|fixed",
    },
  ],
  jobs: "agenda job.wantedBy\nmove job.state\nassign job.driver\nkeep job\nmove machine.state\nbook job\nmap field.place\ncheck job.signed\ntotal job.measured\ndue machine.serviceDue\nkeep breakdown\nfind field",
  site: {
    headline: "In the gate before the weather",
    body: "Combines, foragers, beet and bales from six machines and drivers who know the bridge at Low Farm. Measured by the hectare, on paper the same night.",
    action: "Book a machine|job",
    services:
      "Combining|Per hectare, chopper on|98\nForaging|Per hectare, with two trailers|145\nBeet lifting|Per hectare, six rows|265\nDrilling|Per hectare|52\nHedge cutting|Per hour|46",
    questions:
      "How do you measure?|By the machine's own counter, and you sign it.\nHow early must I ring?|For maize a week; for hay, when you can smell it.\nWho pays for a stone?|We do, unless it was yours and you knew.\nDo we get yield maps?|Yes, from combine and forager.",
  },
  words: {
    tagline: "Which field, which machine, who drives, and how many hectares.",
    itch: "How many hectares did Rob do?",
    promise: "Every hectare done, signed and billed",
    pov: "POV: the trailers fit under the bridge",
    gains: ["Today: 83.6 hectares under way", "Avenue: on hold, too wet", "Beet harvester: service 3 days late"],
  },
});
