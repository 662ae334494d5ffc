import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "landSurveyor",
  name: "Land surveyor",
  icon: "land-plot",
  says: {
    en: "land surveyor|land surveying|land survey company|surveying office|boundary survey|boundary surveys|cadastral survey|topographic survey|setting out for builders|survey crew schedule|geomatics|surveyor field book|drone survey company|quantity surveyor|building surveyor|site surveys and plans",
    de: "Vermessungsbüro|Vermessungsingenieur|Grenzvermessung",
    es: "topógrafo|topografía|levantamientos topográficos",
    fr: "géomètre|cabinet de géomètre|bornage de terrain",
    pt: "topógrafo|topografia|levantamento topográfico",
  },
  forms: ["management", "site", "dashboard"],
  people: ["surveyors", "clients"],
  mood: "sober",
  things: [
    {
      id: "client",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "client|clients",
      also: "customer|owner|builder",
      fields:
        "Name: text\nKind: choice owner|builder|architect|town|farmer\nPhone: phone\nE-mail: email\nAddress: location\nSurveys: rollup count survey.client\nBilled: rollup sum survey.client.price EUR\nNotes: longText",
      cells: "kind phone eMail address notes",
      rows: "Tom and Ruth Ellis|farmer|555-0101|ellis@example.com|Hillside Farm|Dog, ring first\nNair & Webb|architect|555-0102|priya@nairwebb.example.com|Canal Street 12|Drawing files, layer names on the list\nNorthside Homes|builder|555-0103|site@northsidehomes.example.com|Quarry Road|Setting out always at seven\nTown of Riverside|town|555-0104|roads@riverside.example.com|Town hall|\nHelen Sharp|owner|555-0105|helen.sharp@example.com|2 Church Row|Neighbor is not amused",
    },
    {
      id: "survey",
      use: "core",
      role: "event",
      icon: "land-plot",
      names: "survey|surveys",
      also: "job|order|project|setting out|measurement",
      fields:
        "Survey: text\nNumber: text\nClient: relation client\nKind: choice boundary|topographic|setting out|as built|heights|drone\nPlace: location\nField day: date -20..20\nTime: time 07:00..14:00\nCrew: text\nStage: choice quoted|ordered|researched|measured|drawn|delivered|paid\nDue: date -2..35\nArea: number 300..140000 m²\nPoints: number 12..1840\nPrice: money 380..4600 EUR\nInstrument: text\nAccess: longText",
      cells: "number client kind place fieldDay time crew stage due area points price instrument access",
      rows: "Boundary, Church Row|S-511|Helen Sharp|boundary|2 Church Row|@2|09:00|Owen, Jack|researched|@16|640|18|980|Total station 2|Both neighbors invited for nine\nHouse corners, plot 7|S-514|Northside Homes|setting out|Quarry Road, plot 7|@1|07:00|Owen, Jack|ordered|@1|420|12|520|Total station 2|Digger waits\nHouse corners, plot 8|S-515|Northside Homes|setting out|Quarry Road, plot 8|@8|07:00|Owen, Jack|ordered|@8|410|12|520|Total station 2|\nSchool yard and trees|S-507|Nair & Webb|topographic|School Road|@-6|08:00|Hana|drawn|@3|9200|1840|2400|GNSS 1|Key at the office\nLong field, new line|S-509|Tom and Ruth Ellis|boundary|Hillside Farm|@-2|10:00|Hana, Leo|measured|@12|140000|46|1900|GNSS 1|Bull in the second field\nBridge, heights|S-512|Town of Riverside|heights|Mill bridge|@5|14:00|Hana|ordered|@19|300|60|760|Level|One lane closed\nQuarry from the air|S-503|Town of Riverside|drone|Old quarry|@-18|11:00|Leo|delivered|@-2|82000|900|4600|Drone|Flight permit filed\nExtension as built|S-516|Nair & Webb|as built|School Road|@14|08:00|Owen|quoted|@35|1100|210|380|Total station 2|",
    },
    {
      id: "mark",
      use: "core",
      role: "item",
      icon: "map-pin",
      names: "mark|marks",
      also: "control point|boundary stone|benchmark|pin",
      fields:
        "Mark: text\nSurvey: relation survey\nKind: choice stone|pipe|nail|bolt|control point\nPlace: location\nEasting: number 410000..430000\nNorthing: number 520000..540000\nHeight: number 3..180 m\nState: choice found|not found|set new|disturbed\nDate: date -20..0\nPhoto: image\nHow to find: longText",
      cells: "survey kind place easting northing height state date howToFind",
      rows: "118 A|Boundary, Church Row|stone|2 Church Row|418220|531004|22|found|@-1|Under the ivy, 2.1 m from the gate\n118 B|Boundary, Church Row|nail|2 Church Row|418236|531011|22|not found|@-1|New asphalt\nHF 3|Long field, new line|pipe|Hillside Farm|422110|534870|96|found|@-2|By the third oak\nHF 4|Long field, new line|stone|Hillside Farm|422480|534902|101|disturbed|@-2|Plough, leans\nHF 5|Long field, new line|pipe|Hillside Farm|422518|534660|98|set new|@-2|\nCP 21|School yard and trees|control point|School Road|417905|530120|18|found|@-6|Bolt in the curb\nQ 2|Quarry from the air|control point|Old quarry|425002|528440|141|set new|@-18|White cross, 60 cm",
    },
    {
      id: "kit",
      use: "more",
      role: "item",
      icon: "ruler",
      names: "instrument|instruments",
      also: "equipment|total station|level|drone",
      fields:
        "Instrument: text\nNumber: text\nChecked on: date -360..-10\nNext check: date -10..355\nState: choice ready|at the maker|out\nWith who: text",
      cells: "number checkedOn nextCheck state withWho",
      rows: "Total station 2|TS-88120|@-340|@25|out|Owen\nGNSS 1|GN-1044|@-120|@245|ready|\nLevel|LV-20|@-370|@-5|ready|\nDrone|DR-3|@-60|@300|out|Leo",
    },
  ],
  jobs: "agenda survey.fieldDay\nmove survey.stage\nmap survey.place\ndue survey.due\nfind mark\nkeep survey\nassign survey.crew\ntotal survey.price\nkeep mark\nchart survey.kind\nkeep client\ndue kit.nextCheck\nplan survey.fieldDay",
  site: {
    headline: "Where it ends, to the centimeter",
    body: "Boundaries, heights, house corners and plans, measured with you present and explained over the hedge.",
    action: "See our surveys|survey",
    services:
      "Boundary|With both neighbors invited|980\nSetting out a house|Four corners and a height|520\nPlan of the ground|By the hectare, with trees|1200\nFrom the air|Quarries, roofs, fields|1600",
    questions:
      "How long does a boundary take?|Two weeks: first the archive, then a morning in the field.\nMust my neighbor be there?|Invited, yes. It happens without, too.\nWhat do I get?|A plan, the coordinates and photos of every mark.\nWhat if the stone is gone?|We set a new one where the papers say.",
  },
  words: {
    tagline: "Which plot, which crew, which mark was found.",
    itch: "Did anybody find stone 118 B?",
    promise: "Measured once, never argued again",
    pov: "POV: the hedge is yours, to the centimeter",
    gains: ["Plot 7: corners at seven", "118 B is under asphalt", "Eight surveys, 1840 points"],
  },
});
