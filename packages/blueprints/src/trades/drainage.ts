import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "drainage",
  name: "Drainage contractor",
  icon: "waves",
  says: {
    en: "drainage company|drainage contractor|drainage engineer|blocked drains|drain clearance|drain survey|cctv drain survey|drain relining|drain jetting crew|sewer repairs|sewer cleaning|manhole surveys|unblock drains|drainage reports|land drainage|pipe lining contractor",
    de: "Kanalreinigung|Rohrreinigung|Kanalsanierung|Kanal-TV-Untersuchung",
    es: "desatascos|limpieza de tuberías|inspección de alcantarillado",
    fr: "débouchage de canalisations|assainissement|inspection caméra canalisation",
    pt: "desentupimentos|desentupidora|limpeza de esgotos",
  },
  forms: ["management", "booking", "site"],
  people: ["drainage engineers", "customers"],
  mood: "sober",
  things: [
    {
      id: "site",
      use: "core",
      role: "place",
      icon: "map-pin",
      names: "site|sites",
      also: "property|address|house|premises",
      fields:
        "Site: text\nContact: text @people\nPhone: phone\nAddress: location\nKind: choice house|flats|restaurant|factory|road\nManholes: number 1..24\nPipes: choice clay|plastic|cast iron|concrete|mixed\nJet again: date -6..330\nDays left: daysUntil jetAgain\nNotes: text",
      cells: "contact phone address kind manholes pipes jetAgain notes",
      rows: "Crumb bakery|Lotte Crum|555-0151|High Street|restaurant|3|clay|@-4|Grease trap in the yard\n18 Orchard Close|Joan Abbott|555-0152|18 Orchard Close|house|2|clay|@330|Shared with number 20\n7 Mill Lane flats|Parva Lettings|555-0153|7 Mill Lane|flats|6|mixed|@25|Key safe 2210\nHarbor Hotel|Bernd Voss|555-0154|Quay Road|restaurant|9|cast iron|@12|Tide comes into manhole 9\nOld School House|Jo Harlow|555-0155|Bridge Row|house|4|clay|@200|\nCanal Park, unit 7|Weir Storage|555-0156|Canal Park|factory|11|concrete|@90|Interceptor",
    },
    {
      id: "job",
      use: "core",
      role: "event",
      icon: "truck",
      names: "job|jobs",
      also: "call-out|blockage|jetting|repair",
      fields:
        "Job: text\nSite: relation site\nKind: choice blockage|jetting|camera survey|relining|dig and repair|pump\nReported: dateTime -8..0 00:00..23:30\nDate: date -6..20\nTime: time 07:00..20:00\nCrew: text @people\nUnit: choice jetter 1|jetter 2|camera van|digger\nPrice: money 90..7400 GBP\nState: choice called|on the way|on site|cleared|report to write|quoted|finished|invoiced",
      cells: "site kind reported date time crew unit price state",
      rows: "Sewage in the yard|Crumb bakery|blockage|@0T06:10|@0|08:00|Vic and Tam|jetter 1|185|on site\nSlow drain, both houses|18 Orchard Close|camera survey|@-2T17:40|@1|09:00|Vic and Tam|camera van|240|called\nSix-monthly jetting|Harbor Hotel|jetting|@-8T09:00|@12|07:00|Ray|jetter 2|420|called\nRelining, 9 m|Old School House|relining|@-7T11:00|@8|08:00|Ray and Bo|jetter 2|2650|quoted\nCollapsed clay under path|7 Mill Lane flats|dig and repair|@-6T08:30|@3|08:00|Bo|digger|3400|quoted\nSurvey before purchase|Old School House|camera survey|@-8T10:00|@-6|13:00|Ray|camera van|260|report to write\nInterceptor emptied|Canal Park, unit 7|jetting|@-8T14:00|@-5|10:00|Tam|jetter 2|390|invoiced",
    },
    {
      id: "run",
      use: "core",
      role: "item",
      icon: "route",
      names: "pipe run|pipe runs",
      also: "section|drain|sewer|manhole",
      fields:
        "Run: text\nSite: relation site\nFrom and to: text\nLength: number 1..60 m\nDiameter: number 75..450 mm\nMaterial: choice clay|plastic|cast iron|concrete\nSurveyed: date -900..0\nGrade: choice 1|2|3|4|5\nAdvice: choice none|clean|line|dig|watch",
      cells: "site fromAndTo length diameter material surveyed grade advice",
      rows: "Orchard shared run|18 Orchard Close|MH1 to sewer|14|100|clay|@-700|3|clean\nSchool run A|Old School House|MH1 to MH2|9|150|clay|@-6|4|line\nSchool run B|Old School House|MH2 to MH3|12|150|clay|@-6|2|none\nMill Lane path|7 Mill Lane flats|MH3 to MH4|6|100|clay|@-6|5|dig\nBakery yard|Crumb bakery|Trap to MH1|4|100|clay|@-180|2|clean\nHotel, quay side|Harbor Hotel|MH8 to MH9|22|225|cast iron|@-370|3|watch",
    },
    {
      id: "defect",
      use: "core",
      role: "log",
      icon: "camera",
      names: "defect|defects",
      also: "finding|observation|photo",
      fields:
        "Defect: text\nPicture: image\nRun: relation run\nAt: number 0.2..60 m\nCode: choice crack|fracture|root|displaced joint|collapse|grease|deposit|infiltration\nClock: text\nSeverity: choice 1|2|3|4|5\nNote: text",
      cells: "run at code clock severity note",
      rows: "Roots at the joint|School run A|3.2|root|12|4|Fine, filling half\nFracture|School run A|5.8|fracture|9 to 3|4|\nJoint open|School run A|7.1|displaced joint|6|3|15 mm\nCollapse|Mill Lane path|2.4|collapse|12|5|Cannot pass camera\nGrease ledge|Bakery yard|1.1|grease|5 to 7|2|",
    },
  ],
  jobs: "move job.state\nagenda job.date\nrequest job\ndue site.jetAgain\nkeep defect\nshow defect.picture\nassign job.crew\nmap site.address\nfind site\nprint run\nchart defect.code\ntotal job.price",
  site: {
    headline: "Cleared today, filmed so you see why",
    body: "Jetters, a camera van and a digger. You get the film, a drawing of the run and the price of each way to mend it.",
    action: "Report a blockage|job",
    services:
      "Blockage cleared|First hour, day or night|185\nCamera survey|Film and report|240\nRelining|Per meter, no digging|290\nJetting contract|Twice a year, up to four manholes|340",
    questions:
      "Is a shared drain mine?|Often the water company's; we tell you after the survey.\nDo roots come back?|Within two years, unless the run is lined.\nDo you dig?|Last. Most breaks can be lined.",
  },
  words: {
    tagline: "Runs, manholes, roots and who is on call.",
    itch: "Why does that drain block every winter?",
    promise: "Found, filmed, cleared, drawn",
    pov: "POV: the drain ran before breakfast service",
    gains: ["Bakery: crew on site at eight", "School run A: grade four", "Bakery jetting: four days late"],
  },
});
