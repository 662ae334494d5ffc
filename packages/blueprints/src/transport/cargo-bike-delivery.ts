import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "cargoBikeDelivery",
  name: "Cargo bike logistics",
  icon: "bike",
  says: {
    en: "cargo bike delivery|cargo bike logistics|cargo bike courier|cargo bike fleet|bike logistics company|zero emission delivery|last mile by cargo bike|cargo bike sharing|cargo bike rental for neighbors|micro hub deliveries|bicycle delivery company|pedal delivery|bike messengers|cargo trike business|green delivery service|load wheels business",
    de: "Lastenrad-Logistik|Lastenrad-Lieferung|Lastenrad-Verleih|Fahrradkuriere",
    es: "logística en bici de carga|bicicletas de carga|ciclologística",
    fr: "cyclologistique|livraison en vélo cargo|vélos cargo partagés",
    pt: "ciclologística|bicicletas de carga|entregas de bicicleta cargo",
  },
  forms: ["management", "dashboard", "site"],
  people: ["dispatchers", "riders", "shops"],
  mood: "lively",
  things: [
    {
      id: "bike",
      use: "core",
      role: "item",
      icon: "bike",
      names: "bike|bikes",
      also: "cargo bike|trike|trailer|vehicle",
      fields:
        "Bike: text\nPicture: image\nKind: choice long john|long tail|trike with box|trailer|four wheels\nPayload: number 60..300 kg\nVolume: number 200..2000 l\nRange: number 25..70 km\nBattery: percent 5..100\nKilometers: number 800..24000 km\nNext check: date -6..45\nDays left: daysUntil nextCheck\nState: choice ready|on tour|charging|repair",
      cells: "kind payload volume range battery kilometers nextCheck state",
      rows: "Berta|trike with box|250|1500|45|88|14200|@12|on tour\nHugo|long john|100|300|60|64|9800|@-1|on tour\nIda|trike with box|250|1500|45|30|11900|@20|charging\nOle|four wheels|300|2000|40|100|4100|@30|ready\nTrailer 1|trailer|150|800|45|100|6000|@5|ready",
    },
    {
      id: "client",
      use: "core",
      role: "person",
      icon: "store",
      names: "client|clients",
      also: "shop|sender|customer",
      fields:
        "Client: text\nContact: text\nPhone: phone\nAddress: location\nSends: text\nPrice a stop: money 3.5..12 EUR\nStops this month: rollup count stop.client",
      cells: "contact phone address sends priceAStop",
      rows: "Crumb bakery|Lotte Crum|555-0131|High Street|Bread to cafes|4.5\nLeaf House|Mei Tanaka|555-0132|Mill Lane|Parcels to homes|5.5\nMarket Hall Deli|Gianna Russo|555-0133|Market Hall 4|Lunch trays|6\nMedical lab|Dr Silva|555-0134|Ring Road 12|Sample boxes|9\nGreen Bowl|Ana Lopes|555-0135|Market Square 8|Reusable bowls, back|4",
    },
    {
      id: "tour",
      use: "core",
      role: "event",
      icon: "route",
      names: "tour|tours",
      also: "round|shift|ride|route",
      fields:
        "Tour: text\nDate: date 0..4\nStart: time 05:30..16:00\nBike: relation bike\nRider: text @people\nStops: rollup count stop.tour\nLoad: rollup sum stop.tour.weight kg\nDistance: number 6..44 km\nState: choice planned|loading|riding|back",
      cells: "date start bike rider distance state",
      rows: "Bread, early|@0|05:45|Berta|Jule Arndt|14|back\nLab and parcels|@0|09:00|Hugo|Nico Blau|22|riding\nLunch trays|@0|10:45|Ole|Jule Arndt|9|loading\nBowls back|@0|15:00|Ole|Finn Roth|18|planned\nBread, early, Monday|@2|05:45|Berta|Jule Arndt|14|planned",
    },
    {
      id: "stop",
      use: "core",
      role: "log",
      icon: "map-pin",
      names: "stop|stops",
      also: "delivery|drop|pick-up|parcel",
      fields:
        "Stop: text\nTour: relation tour\nClient: relation client\nAddress: location\nWindow: text\nWeight: number 0.5..90 kg\nKind: choice drop|pick-up|both\nSigned by: text\nState: choice open|done|not at home|left with neighbor",
      cells: "tour client address window weight kind signedBy state",
      rows: "Cafe Anker|Bread, early|Crumb bakery|Quay Road 3|until 6:30|24|drop|Kasia|done\nHarbor Hotel kitchen|Bread, early|Crumb bakery|Quay Road|until 6:45|31|drop|Chef Paulsen|done\nPractice Dr Hahn|Lab and parcels|Medical lab|7 Market Square|9 to 9:30|4|pick-up||open\nClinic, ward 3|Lab and parcels|Medical lab|Ring Road|by 10|3|pick-up||open\nFatou Sarr|Lab and parcels|Leaf House|5 Fjord View|10 to 12|2|drop||not at home\nAlder Software|Lunch trays|Market Hall Deli|Ring Road 20|11:30|38|drop||open\nTown hall|Lunch trays|Market Hall Deli|Market Square|11:45|26|drop||open\nOffice Nord|Bowls back|Green Bowl|Canal Park|15 to 17|12|pick-up||open",
    },
  ],
  jobs: "agenda tour.date\nmove stop.state\nkeep stop\nassign tour.rider\nmove tour.state\nrank bike.battery\nmap stop.address\ndue bike.nextCheck\nrequest stop\nfind client\nchart stop.kind\ntotal stop.weight",
  site: {
    headline: "Two hundred kilos, no engine",
    body: "Bread at a quarter to six, samples by nine, lunch at half past eleven. Four bikes, one hub by the station, no parking fines.",
    action: "Ask for a delivery|stop",
    services:
      "Stop in town|Up to 30 kg, from|4.5\nSamples|Cooled, logged, within the hour|9\nBike with rider|Per hour|38",
    questions:
      "How much fits on a bike?|Two cubic meters, 250 kilos, or a washing machine.\nDo you ride in snow?|Yes, with spikes and ten minutes more.\nHow far do you go?|Six kilometers round the hub.",
  },
  words: {
    tagline: "Tours, stops, kilos and batteries.",
    itch: "Is Ida charged for the afternoon?",
    promise: "Every stop ridden in its window",
    pov: "POV: the bread is there before the coffee machine is warm",
    gains: ["Bread tour: 55 kilos, done", "Hugo: check one day late", "Fatou not at home"],
  },
});
