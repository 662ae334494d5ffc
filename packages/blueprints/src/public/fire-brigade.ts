import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "fireBrigade",
  name: "Volunteer fire brigade",
  icon: "flame",
  says: {
    en: "volunteer fire brigade|fire brigade|fire department|volunteer fire department|fire station|firefighters|firefighter training|fire crew roster|fire call-outs|fire engine checks|breathing apparatus log|hydrant map|hydrant inspections|turnout gear|firehouse|youth fire brigade|search and rescue team|lifeboat crew|disaster relief volunteers",
    de: "Freiwillige Feuerwehr|Feuerwehr|Atemschutzüberwachung|Feuerwehr Übungsplan|Bergwacht",
    es: "bomberos voluntarios|cuerpo de bomberos|parque de bomberos|protección civil voluntarios",
    fr: "sapeurs-pompiers volontaires|sapeurs-pompiers|caserne de pompiers|secours en montagne",
    pt: "bombeiros voluntários|corpo de bombeiros|quartel de bombeiros|proteção civil voluntários",
  },
  forms: ["management", "dashboard", "site"],
  people: ["chiefs", "crew", "recruits"],
  mood: "sober",
  things: [
    {
      id: "firefighter",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "firefighter|firefighters",
      also: "crew member|member|volunteer|recruit|rescuer",
      fields:
        "Name: text\nRank: choice recruit|firefighter|crew commander|officer|chief\nPhone: phone\nAvailable: tags weekdays|nights|weekends\nQualified for: tags breathing apparatus|pump|ladder|driver|chainsaw|first aid|radio\nMedical until: date -20..700\nDays left: daysUntil medicalUntil\nBreathing test until: date -30..330\nDriver license: choice B|C|none\nHours this year: rollup sum attendance.firefighter.hours\nJacket size: text",
      cells: "rank phone available qualifiedFor medicalUntil breathingTestUntil driverLicense jacketSize",
      rows: "Anders Holm|chief|555-0101|weekdays; nights; weekends|breathing apparatus; pump; driver; radio|@420|@120|C|54\nIngrid Lund|officer|555-0102|nights; weekends|breathing apparatus; ladder; radio; first aid|@310|@80|C|40\nMateo Ruiz|crew commander|555-0103|weekdays; nights|breathing apparatus; pump; chainsaw; driver|@-9|@60|C|52\nAmara Osei|firefighter|555-0104|nights; weekends|breathing apparatus; first aid|@150|@-14|B|38\nOwen Pritchard|firefighter|555-0105|weekdays; weekends|pump; chainsaw; driver|@600|@210|C|56\nYuki Tanaka|firefighter|555-0106|nights|breathing apparatus; radio|@200|@35|B|40\nTom Barlow|firefighter|555-0107|weekdays; nights; weekends|breathing apparatus; ladder|@90|@12|B|50\nRosa Marini|recruit|555-0108|weekends|first aid|@680|@320|B|36\nKofi Annor|recruit|555-0109|nights; weekends|radio|@690|@325|none|52",
    },
    {
      id: "callOut",
      use: "core",
      role: "event",
      icon: "siren",
      names: "call-out|call-outs",
      also: "incident|alarm|emergency|mission|turnout",
      fields:
        "Incident: text\nNumber: text\nAlarm: dateTime -90..0 00:00..23:50\nKind: choice fire|road accident|storm|water|gas|animal|medical|false alarm\nWhere: location\nOn scene after: duration 5..22\nBack after: duration 25..320\nCommander: relation firefighter\nCrew: number 3..16\nEngines: tags pump|ladder|rescue|crew bus\nBreathing sets used: number 0..8\nReport: longText\nState: choice running|report open|report done|billed",
      cells: "number alarm kind where onSceneAfter backAfter commander crew engines breathingSetsUsed report state",
      rows: "Chimney fire, farmhouse|24-061|@-2T19:42|fire|Hill Farm|9|110|Anders Holm|11|pump; ladder|2|Swept from above, camera clear, owner told|report open\nCar against tree|24-060|@-6T07:15|road accident|Station Road, bend|7|85|Ingrid Lund|9|pump; rescue|0|One freed, oil bound|report done\nTree on the line|24-059|@-9T03:30|storm|Mill Lane|11|60|Mateo Ruiz|5|crew bus|0|Cut and cleared|report done\nCellar under water|24-058|@-9T05:10|water|9 Canal Street|8|180|Mateo Ruiz|6|pump|0|Forty centimeters pumped|billed\nSmell of gas|24-057|@-15T12:05|gas|School Road|6|45|Anders Holm|8|pump|2|Measured nothing, supplier on site|report done\nCat on the church roof|24-056|@-21T17:20|animal|Church Row|12|40|Tom Barlow|4|ladder|0|Came down by itself|report done\nAlarm in the nursing home|24-055|@-28T02:14|false alarm|Linden House|5|30|Ingrid Lund|12|pump; ladder|0|Toaster|billed\nBarn fire|24-054|@-46T22:48|fire|Upper meadow|14|320|Anders Holm|16|pump; ladder; crew bus|8|Hay, four brigades, watch until noon|report done",
    },
    {
      id: "drill",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "drill|drills",
      also: "training|exercise|practice evening|course|meeting",
      fields:
        "Drill: text\nStarts: dateTime -30..60 18:30..19:30\nPlace: location\nTopic: choice breathing apparatus|pump and hose|ladder|cutting|first aid|radio|driving|theory\nLed by: relation firefighter\nHours: number 2..8\nCame: rollup count attendance.drill\nBring: text\nState: choice planned|held|cancelled",
      cells: "starts place topic ledBy hours bring state",
      rows: "Smoke house|@5T19:00|Training center|breathing apparatus|Ingrid Lund|3|Set and mask|planned\nWater from the river|@12T19:00|Mill Bridge|pump and hose|Owen Pritchard|2|Suction hose|planned\nCutting a roof|@19T19:00|Scrapyard|cutting|Mateo Ruiz|3|Full gear|planned\nLadder at the church|@-2T19:00|Church Row|ladder|Tom Barlow|2||held\nRadio, new channels|@-9T19:00|Fire station|radio|Yuki Tanaka|2||held\nResuscitation|@-16T19:00|Fire station|first aid|Amara Osei|3||held\nNight driving|@26T19:00|Fire station|driving|Anders Holm|2|License|planned",
    },
    {
      id: "attendance",
      use: "core",
      role: "log",
      icon: "clipboard-check",
      names: "attendance|attendances",
      also: "hours|sign-in|presence|turnout record",
      fields:
        "Attendance: text\nFirefighter: relation firefighter\nDrill: relation drill\nCall-out: relation callOut\nHours: number 1..8\nRole: choice commander|pump|breathing team|driver|radio|crew\nSigned: boolean 80",
      cells: "firefighter drill callOut hours role signed",
      rows: "Anders, chimney|Anders Holm||Chimney fire, farmhouse|2|commander|yes\nTom, chimney|Tom Barlow||Chimney fire, farmhouse|2|breathing team|yes\nYuki, chimney|Yuki Tanaka||Chimney fire, farmhouse|2|breathing team|no\nOwen, chimney|Owen Pritchard||Chimney fire, farmhouse|2|driver|yes\nIngrid, bend|Ingrid Lund||Car against tree|2|commander|yes\nMateo, tree|Mateo Ruiz||Tree on the line|1|commander|yes\nTom, ladder|Tom Barlow|Ladder at the church||2|commander|yes\nRosa, ladder|Rosa Marini|Ladder at the church||2|crew|yes\nKofi, ladder|Kofi Annor|Ladder at the church||2|crew|yes\nYuki, radio|Yuki Tanaka|Radio, new channels||2|radio|yes\nAmara, first aid|Amara Osei|Resuscitation||3|commander|yes\nRosa, first aid|Rosa Marini|Resuscitation||3|crew|yes",
    },
    {
      id: "gear",
      use: "core",
      role: "item",
      icon: "fire-extinguisher",
      names: "piece of gear|gear",
      also: "equipment|engine|vehicle|hose|breathing set|device",
      fields:
        "Gear: text\nNumber: text\nKind: choice engine|breathing set|mask|hose|ladder|cutter|radio|protective suit\nOn: choice pump|ladder|rescue|crew bus|station\nLast test: date -360..-3\nNext test: date -12..340\nDays left: daysUntil nextTest\nChecked by: text\nState: choice ready|to clean|out of service|at the maker",
      cells: "number kind on lastTest nextTest checkedBy state",
      rows: "Pump engine|FE-1|engine|station|@-180|@185|Owen Pritchard|ready\nLadder engine|FE-2|engine|station|@-300|@62|Owen Pritchard|ready\nBreathing set 3|BA-03|breathing set|pump|@-2|@28|Ingrid Lund|to clean\nBreathing set 4|BA-04|breathing set|pump|@-2|@28|Ingrid Lund|to clean\nMask 11|MA-11|mask|pump|@-172|@8|Ingrid Lund|ready\nHose B, 20 m|H-207|hose|pump|@-350|@-12|Kofi Annor|out of service\nExtension ladder|L-02|ladder|ladder|@-352|@13|Tom Barlow|ready\nHydraulic cutter|C-01|cutter|rescue|@-200|@165|Mateo Ruiz|ready\nRadio 7|R-07|radio|crew bus|@-90|@275|Yuki Tanaka|at the maker",
    },
    {
      id: "hydrant",
      use: "more",
      role: "place",
      icon: "droplet",
      names: "hydrant|hydrants",
      also: "water point|pond|hydrant map",
      fields:
        "Hydrant: text\nWhere: location\nKind: choice underground|pillar|pond|river\nFlow: number 400..1600 l/min\nChecked: date -400..-10\nState: choice good|stiff|blocked|sign missing",
      cells: "where kind flow checked state",
      rows: "H-12|Station Road 31|underground|1100|@-120|good\nH-13|School Road 4|pillar|1400|@-120|good\nH-17|Mill Lane 12|underground|600|@-390|stiff\nP-1|Hill Farm pond|pond|1600|@-60|good\nH-22|Canal Street 9|underground|900|@-210|sign missing",
    },
  ],
  jobs: "due gear.nextTest\nmove callOut.state\nagenda drill.starts\nkeep firefighter\nkeep callOut\nkeep attendance\ntotal attendance.hours\ndue firefighter.medicalUntil\nmap callOut.where\nchart callOut.kind\nmove gear.state\nfind firefighter\nplan drill.starts\ncheck attendance.signed\nmap hydrant.where",
  site: {
    headline: "We come when it burns",
    body: "Nine of your neighbors, two engines, every hour of the year. Come to a Thursday drill and see whether it is for you.",
    action: "Come to a drill|drill",
    services:
      "Fire and storm|Day and night, through the emergency number|\nDrills|Thursdays at seven, guests welcome|\nYouth brigade|From ten, every second Saturday|\nFire safety talks|For schools, clubs and homes|",
    questions:
      "Can I join without experience?|Yes. Basic training takes two winters of evenings.\nI am not a sportsperson. Is there a place?|Radio, pump and kitchen win fires too.\nDo you rescue cats?|Mostly they come down when we leave. Ring anyway.\nWhat does a false alarm cost?|A toaster costs nothing the first time.",
  },
  words: {
    tagline: "Who can turn out, with what, and is it tested.",
    itch: "Whose breathing test has run out?",
    promise: "Crew and gear ready when it rings",
    pov: "POV: six minutes after the alarm, eleven came",
    gains: ["Hose H-207: test 12 days over", "Chimney fire: nine minutes to scene", "Amara: no breathing set tonight"],
  },
});
