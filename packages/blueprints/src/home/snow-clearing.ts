import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "snowClearing",
  name: "Snow clearing",
  icon: "snowflake",
  says: {
    en: "snow clearing|snow removal|snow plowing|snow ploughing|snow plow business|gritting service|gritting contractor|winter service|winter maintenance contracts|salt spreading|snow shoveling|de-icing service|gritting rounds|snow plow routes|snow contracts|winter gritting log|driveway snow removal",
    de: "Winterdienst|Schneeräumung|Räum- und Streudienst|Schneeräumer",
    es: "retirada de nieve|servicio de quitanieves|limpieza de nieve|servicio invernal",
    fr: "déneigement|service hivernal|salage et déneigement|contrats de déneigement",
    pt: "remoção de neve|limpa-neves|serviço de inverno contra gelo|desobstrução de neve",
  },
  forms: ["management", "dashboard", "portal", "site"],
  people: ["drivers", "dispatchers", "customers"],
  mood: "sober",
  things: [
    {
      id: "site",
      use: "core",
      role: "place",
      icon: "map-pin",
      names: "site|sites",
      also: "customer|stop|car park|driveway|sidewalk|contract",
      fields:
        "Site: text\nContact: text\nPhone: phone\nAddress: location\nKind: choice driveway|parking lot|sidewalk|yard|roof|road\nArea: number 20..9000 m²\nRoute: choice route 1|route 2|route 3|hand crew\nOrder: number 1..30\nTrigger: choice 1 cm|3 cm|5 cm|ice only|on call\nClear by: time 05:00..09:00\nContract: choice season|per visit|per hour\nPrice: money 25..9500 EUR\nMind: text",
      cells: "contact phone address kind area route order trigger clearBy contract price mind",
      rows: "Clinic, ambulance ramp|Ward office|555-0101|Klinikweg 1|road|640|route 1|1|1 cm|05:00|season|6800|Heated strip, no salt on it\nMarket hall lot|Hall manager|555-0102|Marktstrasse 30|parking lot|5200|route 1|2|3 cm|06:30|season|9200|Pile at north end only\nPrimary school|Caretaker Lutz|555-0103|Schulgasse 4|yard|1100|route 1|3|3 cm|07:00|season|3100|Grit on the steps\nResidents, Parkring 2 to 18|Management Bauer|555-0104|Parkring|sidewalk|420|hand crew|1|1 cm|06:30|season|2450|Drain covers\nLogistics yard|Gate|555-0105|Industriestrasse 9|yard|8800|route 2|1|3 cm|05:30|per hour|140|Trailers move at night\nDoctor Hensel|Praxis|555-0106|Am Hang 7|driveway|160|route 3|4|5 cm|07:30|per visit|38|Steep, chain\nFamily Orth|Jana Orth|555-0107|Hangweg 12|driveway|90|route 3|5|5 cm|07:00|per visit|29|Stone edge on left\nBus depot|Night foreman|555-0108|Depotweg|yard|6400|route 2|2|1 cm|05:00|season|8400|Rails by the wash hall",
    },
    {
      id: "event",
      use: "core",
      role: "event",
      icon: "snowflake",
      names: "call-out|call-outs",
      also: "snowfall|storm|deployment|alert|shift",
      fields:
        "Call-out: text\nStarts: dateTime -12..2 00:30..22:00\nForecast: number 0..35 cm\nLow: number -18..3 °C\nKind: choice snow|ice|drift|thaw\nOn duty: text @people\nRoutes out: tags route 1|route 2|route 3|hand crew\nStops: rollup count pass.event\nSalt used: rollup sum pass.event.salt kg\nState: choice watch|called|out|over",
      cells: "starts forecast low kind onDuty routesOut state",
      rows: "Tonight, seven centimeters|@0T23:00|7|-5|snow|Ralf Dorn|route 1; route 2; route 3; hand crew|called\nBlack ice warning|@1T04:30|0|-2|ice|Ralf Dorn|route 1; hand crew|watch\nFirst snow|@-3T02:00|4|-1|snow|Heike Sand|route 1; route 2; hand crew|over\nIce after rain|@-8T03:30|0|-3|ice|Heike Sand|route 1; hand crew|over",
    },
    {
      id: "pass",
      use: "core",
      role: "log",
      icon: "truck",
      names: "pass|passes",
      also: "clearing|visit|plow run|log entry|record",
      fields:
        "Pass: text\nSite: relation site\nEvent: relation event\nStarted: dateTime -12..0 02:00..12:00\nMinutes: duration 5..180\nWork: choice plowed|plowed and salted|salted|gritted|shoveled|carried away\nSnow: number 0..35 cm\nSalt: number 0..900 kg\nDriver: text @people\nVehicle: choice plow 1|plow 2|tractor|hand crew\nPicture: image\nProblem: choice none|car in the way|no access|damage|complaint",
      cells: "site event started minutes work snow salt driver vehicle problem",
      rows: "Clinic, first|Clinic, ambulance ramp|First snow|@-3T03:40|25|plowed and salted|4|90|Ralf Dorn|plow 1|none\nMarket hall, first|Market hall lot|First snow|@-3T04:30|70|plowed and salted|4|420|Ralf Dorn|plow 1|car in the way\nSchool, first|Primary school|First snow|@-3T06:05|30|plowed and salted|4|110|Ralf Dorn|plow 1|none\nDepot, first|Bus depot|First snow|@-3T03:50|80|plowed and salted|4|510|Timo Kern|plow 2|none\nYard, first|Logistics yard|First snow|@-3T05:20|95|plowed|4|0|Timo Kern|plow 2|none\nParkring, by hand|Residents, Parkring 2 to 18|First snow|@-3T05:45|60|shoveled|4|40|Ayse Tuna|hand crew|none\nClinic, ice|Clinic, ambulance ramp|Ice after rain|@-8T04:10|15|salted|0|80|Ralf Dorn|plow 1|none\nParkring, ice|Residents, Parkring 2 to 18|Ice after rain|@-8T05:30|40|gritted|0|60|Ayse Tuna|hand crew|complaint",
    },
    {
      id: "machine",
      use: "core",
      role: "item",
      icon: "tractor",
      names: "vehicle|vehicles",
      also: "plow|spreader|machine|tractor",
      fields:
        "Vehicle: text\nKind: choice truck with plow|tractor|loader|walk-behind|spreader\nDriver: text @people\nHours: number 0..6200 h\nBlade changed: date -300..-5\nService due: date -10..200\nSalt on board: number 0..4000 kg\nState: choice ready|out|in the workshop",
      cells: "kind driver hours bladeChanged serviceDue saltOnBoard state",
      rows: "Plow 1|truck with plow|Ralf Dorn|4120|@-20|@40|2600|ready\nPlow 2|truck with plow|Timo Kern|3870|@-20|@12|3100|ready\nTractor|tractor|Mirko Haas|5980|@-240|@-3|400|in the workshop\nLoader|loader|Mirko Haas|2210|@-60|@90|0|ready\nBlower, hand crew|walk-behind|Ayse Tuna|310|@-30|@150|0|ready",
    },
    {
      id: "salt",
      use: "more",
      role: "item",
      icon: "weight",
      names: "salt store|salt stores",
      also: "grit|brine|stock|silo",
      fields:
        "Store: text\nKind: choice salt|grit|brine\nTons: number 0.0..180.0 t\nReorder at: number 2.0..60.0 t\nPrice per ton: money 18..140 EUR\nDelivered: date -60..0",
      cells: "kind tons reorderAt pricePerTon delivered",
      rows: "Silo 1|salt|62|40|96|@-14\nSilo 2|salt|18.5|20|96|@-30\nGrit bay|grit|34|15|24|@-40\nBrine tank|brine|3.2|4|118|@-9",
    },
  ],
  jobs: "agenda event.starts\nmove event.state\nkeep pass\nrank site.order\nkeep site\nmove machine.state\nmap site.address\nfind site\ntotal pass.salt\ncount salt.tons\ndue machine.serviceDue\nchart pass.work",
  site: {
    headline: "Clear by half past six, salted where it counts",
    body: "Lots, yards, sidewalks and one ambulance ramp. Every pass is logged with time, depth and salt, in case somebody slips and asks.",
    action: "See call-outs|event",
    services:
      "Driveway, per visit|From five centimeters|29\nSidewalk, season|Up to four hundred meters, cleared and gritted|2450\nParking lot, season|Five thousand square meters|9200\nYard, per hour|Plow with driver|140",
    questions:
      "From when do you come out?|From the depth in your contract, or at the first ice.\nWhat if a car is in the way?|We clear around it, note it and take a photo.\nDo you use salt everywhere?|No. Grit on steps, nothing on heated strips.\nWhat if someone slips?|You get the log: when we came, how deep, how much.",
  },
  words: {
    tagline: "Which route goes out, when, and how much salt is left.",
    itch: "Was the ramp clear at five?",
    promise: "Every stop cleared in time, and on record",
    pov: "POV: it snows at eleven and the crew knows at nine",
    gains: ["Tonight: 7 cm, 4 routes out", "First snow: 1170 kilos of salt", "Silo 2: 18.5 tons, reorder"],
  },
});
