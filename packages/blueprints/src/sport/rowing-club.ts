import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "rowingClub",
  name: "Rowing and boat club",
  icon: "kayak",
  says: {
    en: "rowing club|boat club|canoe club|kayak club|boat booking|book boats|club boats|boat logbook|rowing outings|crew outings|regatta crews|paddling club|boathouse",
    de: "Ruderverein|Ruderclub|Fahrtenbuch Boote",
    es: "club de remo|club náutico|club de vela|reservar botes|club de natación",
    fr: "club d'aviron|club de voile|réserver des bateaux|club de natation",
    pt: "clube de remo|clube náutico|reservar barcos|clube de natação",
  },
  forms: ["booking", "management", "site", "portal"],
  people: ["captains", "rowers", "coaches"],
  mood: "lively",
  things: [
    {
      id: "boat",
      use: "core",
      role: "item",
      icon: "kayak",
      names: "boat|boats",
      also: "shell|scull|canoe|kayak|dinghy|lane|eight|four|single",
      fields:
        "Name: text\nPicture: image\nBoat class: choice 1x|2x|2-|4x-|4+|8+|launch\nSeats: number 1..9\nWeight range: text\nRack: text\nLevel needed: choice beginner|club|competition|captain's leave\nState: choice fit|small damage|out of use|away\nBuilt: number 1998..2023\nNext check: date -8..120\nOutings: rollup count outing.boat\nNotes: longText",
      cells: "boatClass seats weightRange rack levelNeeded state built nextCheck notes",
      rows: "Kingfisher|1x|1|60 to 75 kg|A1|competition|fit|2019|@62|\nMoorhen|1x|1|75 to 90 kg|A2|beginner|fit|2008|@40|Wide and steady\nTeal|2x|2|65 to 80 kg|A4|club|small damage|2012|@-3|Scratch at the bow, taped\nGrebe|2-|2|70 to 85 kg|A5|competition|fit|2016|@55|\nHeron|4x-|4|70 to 85 kg|B1|club|fit|2014|@71|\nOld Margaret|4+|5|any|B2|beginner|fit|1998|@18|With cox\nOtter|4x-|4|60 to 75 kg|B3|competition|away|2021|@90|On the trailer, regatta\nRiver Queen|8+|9|75 to 90 kg|C1|captain's leave|fit|2018|@33|\nSwift|8+|9|65 to 80 kg|C2|club|out of use|2005|@-8|Rudder cable\nCoach launch|launch|3|any|Pontoon|captain's leave|fit|2010|@27|Fuel in the shed",
    },
    {
      id: "member",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "member|members",
      also: "rower|swimmer|sculler|cox|athlete|sailor",
      fields:
        "Name: text\nPicture: image\nSquad: choice juniors|women|men|masters|learn to row|coaches\nLevel: choice beginner|club|competition\nSide: choice sculls|stroke|bow|both|cox\nWeight: number 48..95 kg\nPhone: phone\nEmergency contact: text\nSwim test: boolean 90\nSwim test until: date -20..300\nFee paid: boolean 80\nMiles: rollup sum outing.member.miles miles",
      cells: "squad level side weight phone emergencyContact swimTest swimTestUntil feePaid",
      rows: "Ingrid Lund|women|competition|sculls|68|555-0101|Nils Lund, 555-0141|yes|@220|yes\nMateo Ruiz|men|competition|both|82|555-0102|Ana Ruiz, 555-0142|yes|@140|yes\nHelen Sharp|masters|club|bow|64|555-0103|Ian Sharp, 555-0143|yes|@31|yes\nDaniel Okoro|masters|club|stroke|88|555-0104|Ada Okoro, 555-0144|yes|@-6|no\nFreya Jensen|juniors|club|sculls|56|555-0105|Lars Jensen, 555-0145|yes|@190|yes\nTom Asher|learn to row|beginner|sculls|77|555-0106|Jo Asher, 555-0146|no||yes\nAisha Bello|women|club|cox|50|555-0107|Ngozi Bello, 555-0147|yes|@85|yes\nJonas Weber|coaches|competition|both|84|555-0108|Eva Weber, 555-0148|yes|@260|yes",
    },
    {
      id: "outing",
      use: "core",
      role: "event",
      icon: "waves",
      names: "outing|outings",
      also: "booking|trip|session|training|swim|sail",
      fields:
        "Outing: text\nMember: relation member\nBoat: relation boat\nDate: date -6..6\nTime: time 06:00..18:30\nBack by: time 07:30..20:00\nCrew: text\nMiles: number 3..15 miles\nStretch: choice upstream|downstream|round the island|lock and back\nStatus: choice booked|on the water|back|cancelled\nDamage: boolean 5\nNotes: longText",
      cells: "member boat date time backBy crew miles stretch status damage notes",
      rows: "Ingrid, morning single|Ingrid Lund|Kingfisher|@0|06:15|07:45|alone|8|upstream|back|no|Fog until seven\nMasters four|Helen Sharp|Old Margaret|@0|17:30|19:00|Sharp, Okoro, Hale, Ellis, cox Bello|6|lock and back|booked|no|\nPair session|Mateo Ruiz|Grebe|@0|18:00|19:30|Ruiz, Weber|9|upstream|booked|no|\nJunior quad|Freya Jensen|Heron|@1|16:30|18:00|Jensen and three juniors|5|round the island|booked|no|Launch with them\nLearn to row, second|Tom Asher|Moorhen|@2|18:00|19:00|alone, coach on the bank|3|round the island|booked|no|\nEight, before the regatta|Mateo Ruiz|River Queen|@3|06:00|07:45|Men's eight|10|upstream|booked|no|Captain agreed\nMasters four, last week|Daniel Okoro|Old Margaret|@-2|17:30|19:00|Okoro, Sharp, Hale, Ellis|6|lock and back|back|no|\nDouble|Ingrid Lund|Teal|@-3|06:30|08:00|Lund, Bello|8|downstream|back|yes|Touched the pontoon\nWindy single|Freya Jensen|Kingfisher|@-4|17:00|18:30|alone|4|upstream|cancelled|no|Gusts\nSteady state|Jonas Weber|Grebe|@-5|06:00|08:00|Weber, Ruiz|15|upstream|back|no|",
    },
    {
      id: "damage",
      use: "core",
      role: "event",
      icon: "triangle-alert",
      names: "damage report|damage reports",
      also: "defect|repair|incident|fault",
      fields:
        "What: text\nBoat: relation boat\nReported by: text @people\nDate: date -20..0\nHow bad: choice cosmetic|row with care|do not use\nRepair by: text @people\nStatus: choice reported|part ordered|in repair|fixed\nCost: money 0..280 GBP\nNotes: longText",
      cells: "boat reportedBy date howBad repairBy status cost notes",
      rows: "Scratch at the bow|Teal|Ingrid Lund|@-3|row with care|Sam Doyle|reported|20|Gel coat next week\nRudder cable snapped|Swift|Mateo Ruiz|@-8|do not use|Sam Doyle|part ordered|45|\nSlide sticks, seat 3|Heron|Freya Jensen|@-12|cosmetic|Jonas Weber|fixed|0|Cleaned and waxed\nGate loose, stroke side|Old Margaret|Helen Sharp|@-1|row with care|Jonas Weber|in repair|8|\nFin bent|Grebe|Jonas Weber|@-17|do not use|Sam Doyle|fixed|35|",
    },
    {
      id: "regatta",
      use: "more",
      role: "event",
      icon: "medal",
      names: "regatta|regattas",
      also: "race|head race|competition|gala|meet",
      fields:
        "Name: text\nPlace: location\nDate: date 5..90\nEntries close: date -3..60\nEvent: text\nCrew: text\nEntry fee: money 12..96 GBP\nEntered: boolean 50\nResult: text",
      cells: "place date entriesClose event crew entryFee entered result",
      rows: "Spring regatta|Quay Court|@6|@-2|Women's single|Lund|18|yes|\nSpring regatta, men|Quay Court|@6|@-2|Men's eight|Ruiz, Weber and six|96|yes|\nJunior sprint|Lake Road|@27|@9|Junior quad|Jensen and three|40|no|\nMasters' head|Upper lock|@62|@38|Coxed four|Sharp, Okoro, Hale, Ellis|60|no|",
    },
  ],
  jobs: "book outing\nmove outing.status\nplan outing.date\nmove boat.state\nshow boat.picture\nkeep member\nrank member.miles\nmove damage.status\ndue boat.nextCheck\ncheck member.feePaid\ndue regatta.entriesClose",
  site: {
    headline: "On the water by six, at work by nine",
    body: "A river club with ten boats, from the first stroke to the regatta. Beginners start with six evenings in wide boats.",
    action: "Book a boat|outing",
    services:
      "Learn to row|Six evenings, boat and coach included|120\nAdult membership|All year, all club boats|340\nJuniors|From twelve, three times a week|160\nRacking|A place for your own single|150",
    questions:
      "Do I have to be able to swim?|Yes, fifty meters in clothes. We test it in the pool.\nWhen can beginners start?|In April, June and September.\nMay I take a boat out alone?|With a swim test and the level that the boat asks for.\nWhat if it is windy?|The captain closes the river at force five; the board says so.\nWhat does a dent cost?|Nothing, if you report it. Unreported damage is the only sin.",
  },
  words: {
    tagline: "Which boat, which crew, back by when.",
    itch: "Is the Heron free on Thursday?",
    promise: "Every boat booked once, every dent known",
    pov: "POV: six in the morning, and the boat is yours",
    gains: ["10 boats, 1 out of use", "Masters four back by seven", "Swim test lapsed: Daniel"],
  },
});
