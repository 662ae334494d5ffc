import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "runningClub",
  name: "Running club",
  icon: "footprints",
  says: {
    en: "running club|running group|run club|jogging group|parkrun volunteers|group runs|running club members|track session planner|couch to 5k group|trail running club|club runs|running club championships|women's running group|social runs|running routes club",
    de: "Lauftreff|Laufgruppe|Laufverein|Laufclub",
    es: "club de running|grupo de running|club de corredores",
    fr: "club de course à pied|groupe de running|club de trail",
    pt: "clube de corrida|grupo de corrida|clube de corredores",
  },
  forms: ["community", "tracker", "booking", "site"],
  people: ["run leaders", "runners"],
  mood: "lively",
  things: [
    {
      id: "runner",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "runner|runners",
      also: "member|athlete|beginner",
      fields:
        "Name: text\nPhone: phone\nPace group: choice green 7:00|blue 6:00|red 5:00|black 4:20\nBest 5 km: number 15..45 min\nBest 10 km: number 32..80 min\nEmergency contact: phone\nRuns with us: rollup count signUp.runner\nPaid until: date -12..330\nDays left: daysUntil paidUntil",
      cells: "phone paceGroup best5Km best10Km emergencyContact paidUntil",
      rows: "Aoife Kearney|555-0101|black 4:20|18.4|38.2|555-0151|@120\nTom Reinders|555-0102|red 5:00|22.9|47.5|555-0152|@120\nIvy Chan|555-0103|green 7:00|34.1|72|555-0153|@40\nLuc Bernard|555-0104|red 5:00|21.8|45.1|555-0154|@-4\nKarin Blom|555-0105|blue 6:00|28|58.6|555-0155|@200\nOmar Said|555-0106|blue 6:00|27.2|57|555-0156|@90",
    },
    {
      id: "run",
      use: "core",
      role: "event",
      icon: "route",
      names: "club run|club runs",
      also: "session|group run|training|track night",
      fields:
        "Run: text\nDate: date -3..21\nTime: time 07:00..19:30\nMeet: location\nDistance: number 3..32 km\nClimb: number 0..900 m\nKind: choice easy|track|hills|long|social|race\nLeader: text @people\nBack marker: text @people\nHeadlamp: boolean 40\nComing: rollup count signUp.run\nState: choice planned|told|done|canceled",
      cells: "date time meet distance climb kind leader backMarker headlamp state",
      rows: "Sunday long, weir loop|@1|08:30|Weir gate|18|160|long|Aoife Kearney|Karin Blom|no|told\nTuesday track|@3|19:00|Weir field|8|0|track|Luc Bernard|Omar Said|no|told\nThursday lights|@5|19:00|Bakery|7|60|social|Tom Reinders|Ivy Chan|yes|planned\nHill reps|@10|19:00|Hill Road|9|320|hills|Aoife Kearney||yes|planned\nCouch to 5 km, week 6|@2|18:30|Market Square|4|10|easy|Karin Blom|Ivy Chan|yes|told\nSanta run|@22|10:00|Market Square|5|20|race|Tom Reinders|Omar Said|no|planned",
    },
    {
      id: "signUp",
      use: "core",
      role: "event",
      icon: "check",
      names: "sign-up|sign-ups",
      also: "runner coming|attendance",
      fields:
        "Sign-up: text\nRunner: relation runner\nRun: relation run\nPace: choice green 7:00|blue 6:00|red 5:00|black 4:20\nWas there: boolean 20",
      cells: "runner run pace wasThere",
      rows: "Tom, long|Tom Reinders|Sunday long, weir loop|red 5:00|no\nKarin, long|Karin Blom|Sunday long, weir loop|blue 6:00|no\nIvy, week 6|Ivy Chan|Couch to 5 km, week 6|green 7:00|no\nOmar, track|Omar Said|Tuesday track|blue 6:00|no\nAoife, hills|Aoife Kearney|Hill reps|black 4:20|no",
    },
    {
      id: "result",
      use: "more",
      role: "log",
      icon: "trophy",
      names: "race result|race results",
      also: "result|time|race",
      fields:
        "Race: text\nRunner: relation runner\nDate: date -60..0\nDistance: number 5..42.2 km\nMinutes: number 16..260 min\nPace: calc minutes / distance min/km",
      cells: "runner date distance minutes",
      rows: "Harbor 10|Aoife Kearney|@-12|10|38.2\nHarbor 10, Luc|Luc Bernard|@-12|10|45.1\nForest half|Tom Reinders|@-40|21.1|108\nFirst 5 km|Ivy Chan|@-6|5|34.1",
    },
  ],
  jobs: "agenda run.date\nbook signUp\nkeep run\nkeep runner\nkeep result\nassign run.backMarker\nmove run.state\nrank result.pace\ndue runner.paidUntil\nmap run.meet\ncheck signUp.wasThere\nchart run.kind",
  site: {
    headline: "Tuesday at seven, and nobody runs alone",
    body: "Four paces, three evenings, one long run. There is a leader in front and somebody behind the last.",
    action: "Say you are coming|signUp",
    services: "Club run|Free for the first month|\nMembership|A year|30\nCouch to 5 km|Nine weeks|20",
    questions:
      "Am I too slow?|The green group talks the whole way.\nDo I need a headlamp?|From October to March, on the lanes.\nMay dogs run along?|On a short lead, in the easy group.",
  },
  words: {
    tagline: "Paces, routes, leaders and who is at the back.",
    itch: "Who is back marker on the hills?",
    promise: "Everyone out, everyone back",
    pov: "POV: the group waits at the gate, stamping",
    gains: ["Hill reps: no back marker", "Ivy: first 5 km in 34:06", "18 kilometers on Sunday"],
  },
});
