import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "floorLayer",
  name: "Floor layer",
  icon: "layers",
  says: {
    en: "floor layer|flooring company|flooring contractor|flooring installer|parquet layer|parquet sanding|floor sanding|carpet fitter|carpet fitting|vinyl flooring fitter|laminate flooring fitting|hardwood flooring company|floor screeding|resin flooring|flooring estimates|wood floor refinishing",
    de: "Bodenleger|Parkettleger|Parkett schleifen|Teppich verlegen",
    es: "instalador de suelos|colocación de parquet|acuchillado de parquet|instalador de tarima",
    fr: "poseur de parquet|parqueteur|ponçage de parquet|solier moquettiste",
    pt: "instalador de pavimentos|colocação de soalho|afagamento de soalho|instalador de pisos",
  },
  forms: ["management", "site"],
  people: ["floor layers", "customers"],
  mood: "sober",
  things: [
    {
      id: "job",
      use: "core",
      role: "event",
      icon: "layers",
      names: "job|jobs",
      also: "project|floor|order",
      fields:
        "Job: text\nCustomer: text @people\nPhone: phone\nAddress: location\nFloor: choice solid parquet|engineered board|laminate|vinyl|carpet|linoleum|sanding\nStart: date -5..40\nWorking days: number 1..8\nTeam: text @people\nQuote: money 240..9800 EUR\nFloor area: rollup sum room.job.area m²\nState: choice to measure|quoted|accepted|acclimatizing|subfloor|laying|finishing|handed over|paid",
      cells: "customer phone address floor start workingDays team quote state",
      rows: "Flat in Canal Walk|Karin Blom|555-0111|12 Canal Walk|engineered board|@-2|4|Henk and Ray|4200|laying\nPractice rooms|Dr Hahn|555-0112|7 Market Square|linoleum|@5|3|Henk|3600|accepted\nSanding, two rooms|Inga Storm|555-0113|5 Fjord View|sanding|@2|3|Ray|1180|accepted\nStairs and landing carpet|Eileen Duffy|555-0114|19 Park Lane|carpet|@1|1|Luis|690|accepted\nGym hall|Weir Club|555-0115|Weir field|vinyl|@33|6|Henk, Ray, Luis|9400|quoted\nOld oak, repaired|Old School House|555-0116|Bridge Row|solid parquet|@-21|5|Ray|2950|paid",
    },
    {
      id: "room",
      use: "core",
      role: "item",
      icon: "door-open",
      names: "room|rooms",
      also: "area|stairs|surface",
      fields:
        "Room: text\nJob: relation job\nLength: number 1.2..24 m\nBreadth: number 0.9..14 m\nArea: calc length * breadth m²\nSubfloor: choice screed|timber|old tiles|plywood|concrete\nMoisture: number 0.3..4.5 CM%\nMoisture limit: number 0.5..2 CM%\nAbove limit: calc moisture - moistureLimit CM%\nThresholds: number 0..4\nFinished: boolean 30",
      cells: "job length breadth subfloor moisture moistureLimit thresholds finished",
      rows: "Blom, living room|Flat in Canal Walk|6.2|4.1|screed|1.6|1.8|2|yes\nBlom, bedroom|Flat in Canal Walk|4|3.6|screed|1.7|1.8|1|no\nPractice, waiting room|Practice rooms|5.5|4.8|concrete|2.4|2|1|no\nPractice, room 1|Practice rooms|4.2|3.8|concrete|1.9|2|1|no\nStorm, dining room|Sanding, two rooms|5|4|timber|0.8|2|1|no\nDuffy, stairs|Stairs and landing carpet|4.6|0.9|timber|0.7|2|0|no\nGym hall|Gym hall|24|14|screed|1.5|1.8|4|no",
    },
    {
      id: "material",
      use: "core",
      role: "item",
      icon: "package",
      names: "material|materials",
      also: "boards|carpet|adhesive|skirting|order",
      fields:
        "Material: text\nJob: relation job\nQuantity: number 1..400\nUnit: choice m²|m|kg|liters|pieces\nBatch: text\nCost: money 14..6200 EUR\nOn site from: date -9..20\nState: choice to order|ordered|acclimatizing|on site|left over",
      cells: "job quantity unit batch cost onSiteFrom state",
      rows: "Oak board 14 × 190|Flat in Canal Walk|44|m²|EB-771|2244|@-6|on site\nSkirting, white 80|Flat in Canal Walk|36|m||144|@-2|on site\nLinoleum 2.5, slate|Practice rooms|42|m²|LN-30|1218|@3|ordered\nLeveling compound|Practice rooms|250|kg||310|@4|to order\nHard wax oil|Sanding, two rooms|5|liters||165|@2|on site\nCarpet, wool loop|Stairs and landing carpet|9|m²|WL-12|387|@0|on site",
    },
    {
      id: "reading",
      use: "core",
      role: "log",
      icon: "gauge",
      names: "moisture reading|moisture readings",
      also: "CM test|measurement",
      fields:
        "Reading: text\nRoom: relation room\nDate: date -30..0\nValue: number 0.3..5 CM%\nAir humidity: percent 30..75\nTemperature: number 12..24 °C\nMeasured by: text @people",
      cells: "room date value airHumidity temperature measuredBy",
      rows: "Waiting room, first|Practice, waiting room|@-20|3.1|58|18|Henk\nWaiting room, second|Practice, waiting room|@-3|2.4|52|19|Henk\nRoom 1|Practice, room 1|@-3|1.9|52|19|Henk\nBlom living room|Blom, living room|@-9|1.6|48|20|Ray",
    },
  ],
  jobs: "agenda job.start\nmove job.state\nrank room.aboveLimit\nkeep room\ncheck room.finished\nkeep reading\nassign job.team\nmove material.state\nchart reading.value\ntotal job.quote\nprint job\nkeep material",
  site: {
    headline: "Flat, dry, then beautiful",
    body: "Wood, lino, vinyl and carpet. We test the screed before anything is ordered, and the boards rest in your rooms before they are laid.",
    action: "See our floors|job",
    services:
      "Sanding and oiling|Per square meter, three grits|32\nEngineered oak|Laid and oiled, per square meter|95\nStair carpet|Fourteen steps|690",
    questions:
      "Why must the boards rest?|Wood moves with the room. A few days now save gaps in winter.\nIs sanding dusty?|The machine takes most; we seal the doors.\nHow often can a floor be sanded?|Solid parquet four or five times, boards twice.",
  },
  words: {
    tagline: "Square meters, moisture, boards and days.",
    itch: "Is the waiting room dry enough?",
    promise: "Tested, leveled, laid on the day",
    pov: "POV: the screed read two before the lino came",
    gains: ["Waiting room: 0.4 too wet", "44 square meters of oak", "Stairs tomorrow, carpet on site"],
  },
});
