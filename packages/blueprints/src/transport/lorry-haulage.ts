import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "lorryHaulage",
  name: "Lorry haulage",
  icon: "truck",
  says: {
    en: "haulage|haulage company|road haulage|haulier|trucking company|trucking business|freight transport company|lorry loads|truck dispatch|load planning for trucks|transport planner lorries|pallet haulage|backloads|owner operator trucking|tms for hauliers|loads and drivers|bulk haulage",
    de: "Spedition|Fuhrunternehmen|Güterkraftverkehr|Tourenplanung LKW",
    es: "empresa de transporte de mercancías|transporte por carretera|gestión de cargas",
    fr: "transport routier|entreprise de transport de marchandises|affrètement routier",
    pt: "transportadora|transporte rodoviário de mercadorias|gestão de cargas",
  },
  forms: ["management", "dashboard", "portal"],
  people: ["transport planners", "drivers", "customers"],
  mood: "sober",
  things: [
    {
      id: "truck",
      use: "core",
      role: "item",
      icon: "truck",
      names: "truck|trucks",
      also: "lorry|tractor unit|trailer|vehicle",
      fields:
        "Truck: text\nPlate: text\nKind: choice tractor|rigid|curtainsider|reefer|tipper|low loader\nPayload: number 3..29 t\nPallets: number 0..33\nOdometer: number 40000..980000 km\nService due: date -6..90\nDays left: daysUntil serviceDue\nTachograph check: date -5..700\nState: choice loading|on the road|unloading|empty|workshop",
      cells: "plate kind payload pallets odometer serviceDue tachographCheck state",
      rows: "Tractor 12|HL 12 TR|tractor|25|33|612400|@12|@200|on the road\nTractor 14|HL 14 TR|tractor|25|33|488100|@-2|@60|unloading\nRigid 5|HL 05 RG|rigid|9|18|341900|@40|@-3|loading\nReefer 3|HL 03 RF|reefer|22|33|210600|@25|@400|on the road\nTipper 2|HL 02 TP|tipper|19|0|415000|@60|@300|empty\nTractor 9|HL 09 TR|tractor|25|33|903200|@5|@120|workshop",
    },
    {
      id: "driver",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "driver|drivers",
      also: "trucker",
      fields:
        "Name: text\nPhone: phone\nLicenses: tags C|CE|ADR|crane|forklift\nCard until: date -5..900\nMedical until: date -3..700\nHours this week: number 0..56 h\nWeekly limit: number 56..60 h\nHours left: calc weeklyLimit - hoursThisWeek h\nHome base: location",
      cells: "phone licenses cardUntil medicalUntil hoursThisWeek weeklyLimit homeBase",
      rows: "Stan Wozniak|555-0121|C; CE; ADR|@400|@220|41|56|Depot\nLena Brück|555-0122|C; CE|@90|@-2|38|56|Depot\nCarlos Neto|555-0123|C; CE; forklift|@25|@310|52|56|North yard\nIvan Petkov|555-0124|C; crane|@600|@150|22|56|Depot\nMaureen Daly|555-0125|C; CE|@300|@500|46|56|Depot",
    },
    {
      id: "load",
      use: "core",
      role: "event",
      icon: "package",
      names: "load|loads",
      also: "job|shipment|tour|consignment|order",
      fields:
        "Load: text\nCustomer: text\nGoods: text\nPallets: number 0..33\nWeight: number 0.5..28 t\nFrom: location\nLoad at: dateTime -2..4 05:00..18:00\nTo: location\nUnload by: dateTime -1..6 06:00..18:00\nTruck: relation truck\nDriver: relation driver\nDistance: number 30..1800 km\nPrice: money 160..3400 EUR\nPrice a km: calc price / distance EUR\nState: choice offered|booked|planned|loading|on the road|delivered|papers in|invoiced",
      cells: "customer goods pallets weight from loadAt to unloadBy truck driver distance price state",
      rows: "5501 tiles|Casa Lenta|Tiles on pallets|22|23.5|South works|@-1T14:00|Market Hall|@0T15:00|Tractor 12|Stan Wozniak|640|1180|on the road\n5502 chilled|Dale Dairies|Milk products, 4 °C|33|19|Dairy|@0T03:30|City depot|@0T11:00|Reefer 3|Maureen Daly|280|690|on the road\n5503 boxes|Karton Süd|Flat boxes|18|5.4|Karton works|@0T10:00|Canal Park|@0T16:30|Rigid 5|Ivan Petkov|95|260|loading\n5504 timber|Dock Timber|Packs of sawn timber|0|24|Port|@0T07:00|Hollis yard|@0T12:00|Tractor 14|Carlos Neto|210|540|on the road\n5505 gravel|Bragg Building|Gravel 8 to 16|0|18.5|Quarry|@1T06:30|9 Hill Road|@1T09:00|Tipper 2||45|190|booked\n5506 return load|Papierhof|Paper reels|14|21|Mill|@1T08:00|Depot|@1T17:00|Tractor 12|Stan Wozniak|590|820|planned\n5497 plants|Marsh Nursery|Trolleys|30|9|Nursery|@-4T06:00|Garden center|@-4T14:00|Reefer 3|Lena Brück|320|740|delivered\n5498 machines|Machine Works Reuter|Two lathes|0|11|Works|@-5T09:00|Port|@-5T17:00|Tractor 14|Carlos Neto|410|980|papers in",
    },
    {
      id: "paper",
      use: "core",
      role: "log",
      icon: "file-check",
      names: "delivery paper|delivery papers",
      also: "CMR|proof of delivery|pallet note|waiting time",
      fields:
        "Paper: text\nLoad: relation load\nSigned: dateTime -6..0 06:00..18:00\nSigned by: text\nWaiting: duration 0..240\nPallets left: number 0..33\nPallets returned: number 0..33\nPallets owed: calc palletsLeft - palletsReturned\nDamage: longText",
      cells: "load signed signedBy waiting palletsLeft palletsReturned damage",
      rows: "CMR 5497|5497 plants|@-4T14:40|Irene Pask|95|0|0|Two trolleys leaning\nCMR 5498|5498 machines|@-5T17:10|Port gate 3|20|0|0|\nCMR 5490|5503 boxes|@-6T11:20|Ned Coble|150|18|6|One corner wet",
    },
    {
      id: "cost",
      use: "more",
      role: "log",
      icon: "receipt",
      names: "trip cost|trip costs",
      also: "diesel|toll|ferry|fine",
      fields:
        "Cost: text\nLoad: relation load\nKind: choice diesel|toll|ferry|parking|pallet hire|fine\nAmount: money 8..640 EUR\nDate: date -6..0",
      cells: "load kind amount date",
      rows: "Diesel, South|5501 tiles|diesel|412|@-1\nToll|5501 tiles|toll|96|@-1\nDiesel, port|5498 machines|diesel|288|@-5\nParking|5502 chilled|parking|18|@0",
    },
  ],
  jobs: "agenda load.unloadBy\nmove load.state\nassign load.driver\nrank load.priceAKm\nmove truck.state\ndue truck.serviceDue\nrank driver.hoursLeft\nkeep paper\ndue driver.medicalUntil\nrequest load\ntotal load.price\nprint load",
  site: {
    headline: "Loaded today, there tomorrow",
    body: "Twelve trucks, two of them cold, and a planner who picks up at five. You see your load move from booked to signed.",
    action: "Ask for a price|load",
    services:
      "Full load|By kilometer, from 18 pallets|1.7\nPart load|Per pallet, three times a week|38\nChilled|Two to seven degrees, logged|",
    questions:
      "When is my delivery paper ready?|As soon as it is signed, as a picture the same hour.\nDo you charge for waiting?|After an hour, by the half hour.\nCan you take dangerous goods?|Packed goods, with two drivers trained.",
  },
  words: {
    tagline: "Loads, trucks, hours and signatures.",
    itch: "Which driver still has nine hours?",
    promise: "No truck home empty, no paper missing",
    pov: "POV: the return load was booked before the tiles were off",
    gains: ["Gravel: no driver yet", "Carlos: four hours left", "12 pallets owed by Canal Park"],
  },
});
