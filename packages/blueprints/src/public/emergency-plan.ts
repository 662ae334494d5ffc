import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "emergencyPlan",
  name: "Emergency plan",
  icon: "siren",
  says: {
    en: "emergency contacts|emergency plan|emergency preparedness|disaster plan|rescue equipment|emergency kit|mountain rescue|first responders|flood wardens|emergency call-outs|civil protection|search and rescue",
    de: "Notfallplan|Notfallkontakte|Katastrophenschutz",
    es: "plan de emergencia|contactos de emergencia|protección civil",
    fr: "plan d'urgence|contacts d'urgence|protection civile",
    pt: "plano de emergência|contatos de emergência|defesa civil",
  },
  forms: ["directory", "tracker"],
  people: ["neighbours", "wardens"],
  mood: "sober",
  things: [
    {
      id: "rescuer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "contact|contacts",
      also: "member|members|rescuer|volunteer|person|people",
      fields:
        "Name: text\nPortrait: image\nRole: choice leader|medic|climber|driver|dog handler|radio\nPhone: phone\nEmail: email\nAvailable: choice now|in an hour|not today\nQualification: tags first aid|rope|avalanche|drone\nValid until: date -10..400\nLives in: location",
      cells: "role available qualification",
      rows: "Elke Sommer|leader|now|\nTomás Vega|climber||rope;avalanche\nDr. Amini|medic|in an hour|\nJonas Albrecht|driver|now|\nNoor Haddad|radio||\nBen Hartmann|dog handler|not today|\nYuki Tanaka|climber|now|",
    },
    {
      id: "kit",
      use: "core",
      role: "item",
      icon: "backpack",
      names: "equipment|equipment",
      also: "kit|gear|item|items|material",
      fields:
        "Name: text\nPhoto: image\nPlace: choice hut|van|depot|on loan\nAmount: number 1..24\nState: choice ready|needs check|in repair\nChecked on: date -200..-5\nCheck every: number 90..365 days\nNext check: addDays checkedOn checkEvery",
      cells: "place amount state",
      rows: "Rope, 60 m static|van|4|\nStretcher, two parts|hut|1|\nRadios|van|8|needs check\nDefibrillator|van|1|\nAvalanche probes|hut|12|\nHead torches|depot|16|\nVacuum mattress|hut|1|in repair",
    },
    {
      id: "callOut",
      use: "core",
      role: "log",
      icon: "siren",
      names: "call-out|call-outs",
      also: "mission|incident|operation|log",
      fields:
        "What: text\nStarted: dateTime -90..-1 06:00..22:00\nWhere: location\nHours: number 1.0..9.0 h\nPeople: number 3..11\nLed by: relation rescuer\nEnded well: boolean 92",
      cells: "people",
      rows: "Twisted ankle below the ridge|5\nLost in fog, found by radio|9\nChild separated from the group|11\nTraining: night search|8\nParaglider in a tree|6",
    },
  ],
  jobs: "due rescuer.validUntil\ndue kit.nextCheck\nchart callOut.hours\nfind rescuer\nkeep rescuer\nchart rescuer.role\nshow kit.photo\nfind kit\nkeep kit\nkeep callOut\ncheck callOut.endedWell\nplan callOut.started",
  words: {
    tagline: "The right person, the right kit, now.",
    itch: "Who is on call tonight?",
    promise: "The right person, the right kit, now",
    pov: "POV: the team is on its way",
    gains: ["Who to ring, in order.", "Radio three: battery low.", "Out in nine minutes."],
  },
});
