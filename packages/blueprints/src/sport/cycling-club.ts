import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "cyclingClub",
  name: "Cycling club",
  icon: "bike",
  says: {
    en: "cycling club|cycling group|group rides|cycle club rides|bike club|road cycling club|mountain bike club|ride calendar cycling|sportive organizers|cycling race team|gravel rides group|velo club|cyclists group|time trial club|bmx club|cycling routes club",
    de: "Radsportverein|Radtreff|Radclub|Rennradgruppe",
    es: "club ciclista|grupo ciclista|salidas en bici",
    fr: "club cycliste|club de vélo|sorties vélo",
    pt: "clube de ciclismo|grupo de ciclistas|passeios de bicicleta grupo",
  },
  forms: ["community", "site", "tracker", "management"],
  people: ["ride leaders", "riders"],
  mood: "lively",
  things: [
    {
      id: "rider",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "rider|riders",
      also: "member|cyclist",
      fields:
        "Name: text\nPhone: phone\nGroup: choice social|steady|fast|racing\nLicense: text\nInsurance until: date -8..330\nDays left: daysUntil insuranceUntil\nEmergency contact: phone\nKilometers with us: number 0..6200 km",
      cells: "phone group license insuranceUntil emergencyContact kilometersWithUs",
      rows: "Tom Reinders|555-0101|fast|R-2210|@120|555-0151|3120\nAnja Vogt|555-0102|steady|none|@120|555-0152|1840\nLuc Bernard|555-0103|racing|R-1881|@-3|555-0153|5210\nBert Sommer|555-0104|social|none|@60|555-0154|620\nYara Costa|555-0105|fast|R-2304|@200|555-0155|2790",
    },
    {
      id: "ride",
      use: "core",
      role: "event",
      icon: "route",
      names: "ride|rides",
      also: "tour|outing|training|sportive",
      fields:
        "Ride: text\nDate: date -7..30\nTime: time 07:30..18:00\nStart: location\nDistance: number 20..220 km\nClimb: number 50..3200 m\nSpeed: choice 20|24|28|32\nGroup: choice social|steady|fast|racing\nLeader: text @people\nCoffee at: text\nTrack: url\nPlaces: number 6..24\nComing: number 0..24\nFree: calc places - coming\nState: choice planned|on|ridden|iced off",
      cells: "date time start distance climb speed group leader coffeeAt track places coming state",
      rows: "Sunday, three villages|@1|09:00|Market Square|64|480|24|steady|Anja Vogt|Mill Lane bakery|https://routes.example.com/villages|14|9|on\nSunday, ridge|@1|08:30|Market Square|98|1320|28|fast|Tom Reinders|Hut|https://routes.example.com/ridge|12|7|on\nCoffee ride|@4|14:00|Library|28|90|20|social|Bert Sommer|Cafe Anker|https://routes.example.com/coffee|20|6|planned\nRollers in the shed|@5|18:00|Shed 2|20|50|32|racing|Luc Bernard|Flask|https://routes.example.com/rollers|8|5|planned\nNew Year's loop|@35|10:00|Weir gate|42|260|24|steady|Yara Costa|Soup at Yara's|https://routes.example.com/newyear|24|3|planned\nLast Sunday|@-6|09:00|Market Square|71|510|24|steady|Anja Vogt|Weir cafe|https://routes.example.com/weir|14|11|ridden",
    },
    {
      id: "hazard",
      use: "core",
      role: "log",
      icon: "triangle-alert",
      names: "hazard|hazards",
      also: "road report|pothole|closed road",
      fields:
        "Hazard: text\nPlace: location\nSeen: date -20..0\nKind: choice pothole|gravel|ice|closed road|dog|roadworks\nBy: text @people\nState: choice open|reported|gone",
      cells: "place seen kind by state",
      rows: "Ice at the ford|Mill Lane ford|@0|ice|Yara Costa|open\nPothole, left bend|Ridge road, km 12|@-6|pothole|Tom Reinders|reported\nGravel after the works|Station Road|@-9|gravel|Anja Vogt|gone\nBrown dog, loose|Hillside|@-12|dog|Bert Sommer|open",
    },
    {
      id: "kit",
      use: "more",
      role: "item",
      icon: "shirt",
      names: "kit order|kit orders",
      also: "jersey|clothing",
      fields:
        "Order: text\nRider: relation rider\nWhat: choice jersey|bib shorts|jacket|cap|gloves\nSize: choice S|M|L|XL\nPrice: money 12..140 EUR\nPaid: boolean 50\nState: choice wanted|ordered|here|handed over",
      cells: "rider what size price paid state",
      rows: "Yara, jacket|Yara Costa|jacket|M|140|yes|ordered\nBert, cap|Bert Sommer|cap|L|12|no|here\nLuc, bibs|Luc Bernard|bib shorts|M|92|yes|wanted",
    },
  ],
  jobs: "agenda ride.date\nkeep ride\nrank ride.free\nmap ride.start\nkeep hazard\nmove ride.state\nkeep rider\ndue rider.insuranceUntil\nmap hazard.place\nrank rider.kilometersWithUs\nmove kit.state\nchart ride.group",
  site: {
    headline: "Three villages, nine o'clock, coffee at forty",
    body: "Four groups, a leader each, a track to download. Nobody is dropped in social and steady; in fast we say so before.",
    action: "See the rides|ride",
    services: "Try three rides|Free|\nMembership|A year, insured|45\nJersey|Made to order in May|62",
    questions:
      "What if I puncture?|We wait, in every group but racing.\nMudguards?|From October, please, for the one behind.\nWho decides about ice?|The leader, at seven, on this page.",
  },
  words: {
    tagline: "Rides, groups, coffee and ice.",
    itch: "Is the ford frozen?",
    promise: "A leader, a track and a coffee stop",
    pov: "POV: the group rolls out at nine with both bottles full",
    gains: ["Ridge ride: five places free", "Ice at the ford today", "Luc: insurance three days over"],
  },
});
