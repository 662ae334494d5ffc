import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "driverHours",
  name: "Driver hours",
  icon: "timer",
  says: {
    en: "driver hours|drivers' hours|driving hours log|tachograph records|tachograph analysis|tachograph infringements|working time of drivers|eld logs|hours of service log|driver rest periods|driver card downloads|wtd records|daily and weekly rest|driver logbook hours|truck driver time sheets",
    de: "Lenkzeiten|Lenk- und Ruhezeiten|Fahrtenschreiber auswerten|Fahrerkarte auslesen",
    es: "horas de conducción|tacógrafo|tiempos de conducción y descanso",
    fr: "temps de conduite|chronotachygraphe|heures de conduite",
    pt: "tempos de condução|tacógrafo registos|horas de condução",
  },
  forms: ["tracker", "dashboard", "management"],
  people: ["transport managers", "drivers"],
  mood: "sober",
  things: [
    {
      id: "driver",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "driver|drivers",
      also: "cardholder",
      fields:
        "Driver: text\nCard number: text\nPhone: phone\nCard until: date -5..1500\nLast download: date -30..0\nDownload due: date -3..27\nDays left: daysUntil downloadDue\nDriving this fortnight: rollup sum day.driver.driving h\nRest days this fortnight: number 1..6",
      cells: "cardNumber phone cardUntil lastDownload downloadDue restDaysThisFortnight",
      rows: "Stan Wozniak|D 4410 221|555-0101|@400|@-29|@-1|3\nLena Brück|D 4410 305|555-0102|@90|@-12|@16|4\nCarlos Neto|P 2210 771|555-0103|@25|@-25|@3|2\nMaureen Daly|GB 8831 002|555-0104|@700|@-8|@20|4\nIvan Petkov|BG 1170 448|555-0105|@600|@-2|@26|3",
    },
    {
      id: "day",
      use: "core",
      role: "log",
      icon: "clock",
      names: "day|days",
      also: "shift|record|tachograph day|log entry",
      fields:
        "Record: text\nDriver: relation driver\nDate: date -9..0\nStart: time 03:00..12:00\nEnd: time 12:00..22:00\nDriving: number 0..11 h\nOther work: number 0..6 h\nWorking time: calc driving + otherWork h\nBreaks: duration 0..150\nRest before: number 7..60 h\nDistance: number 0..820 km\nChecked: boolean 50",
      cells: "driver date start end driving otherWork breaks restBefore distance checked",
      rows: "Wozniak, Friday|Stan Wozniak|@-1|04:10|17:20|9.4|1.6|90|10.5|690|no\nWozniak, Thursday|Stan Wozniak|@-2|04:30|17:40|9.8|1.5|75|11|712|no\nNeto, Friday|Carlos Neto|@-1|05:00|18:10|8.2|3.1|45|8.4|540|no\nNeto, Thursday|Carlos Neto|@-2|06:10|20:30|9.1|3.2|60|9|610|yes\nBrück, Friday|Lena Brück|@-1|06:00|15:10|6.9|1.1|75|12|450|yes\nDaly, Friday|Maureen Daly|@-1|03:20|13:00|7.5|1|70|13|510|yes\nPetkov, Friday|Ivan Petkov|@-1|07:00|16:00|4.1|4|45|14|210|yes\nDaly, Thursday|Maureen Daly|@-2|03:30|14:10|8.6|0.9|65|12.5|580|yes",
    },
    {
      id: "infringement",
      use: "core",
      role: "event",
      icon: "triangle-alert",
      names: "infringement|infringements",
      also: "violation|breach|offense",
      fields:
        "Infringement: text\nDriver: relation driver\nDay: relation day\nKind: choice driving over 4.5 h|daily driving|daily rest|weekly rest|fortnight over 90 h|missing record\nGrade: choice minor|serious|very serious\nMinutes over: number 5..240 min\nFound: date -20..0\nDiscuss by: date -3..14\nExplanation: longText\nState: choice found|discussed|signed|closed",
      cells: "driver day kind grade minutesOver found discussBy explanation state",
      rows: "Rest 8.4 instead of 9|Carlos Neto|Neto, Friday|daily rest|serious|36|@0|@6||found\nTwo long days in a row|Stan Wozniak|Wozniak, Thursday|daily driving|minor|48|@-1|@-1|Closed road at the port|discussed\nNo break before 4.5 h|Stan Wozniak|Wozniak, Friday|driving over 4.5 h|minor|12|@0|@7||found\nCard not inserted|Ivan Petkov|Petkov, Friday|missing record|serious|40|@-1|@5|Moved in the yard|discussed",
    },
    {
      id: "unit",
      use: "more",
      role: "item",
      icon: "gauge",
      names: "vehicle unit|vehicle units",
      also: "tachograph|truck|calibration",
      fields:
        "Unit: text\nPlate: text\nLast download: date -90..-1\nDownload due: date -4..80\nCalibration until: date -10..700\nDays left: daysUntil calibrationUntil",
      cells: "plate lastDownload downloadDue calibrationUntil",
      rows: "Tractor 12|HL 12 TR|@-60|@30|@200\nTractor 14|HL 14 TR|@-91|@-1|@60\nReefer 3|HL 03 RF|@-20|@70|@400\nRigid 5|HL 05 RG|@-45|@45|@-3",
    },
  ],
  jobs: "rank driver.drivingThisFortnight\nkeep day\ndue driver.downloadDue\nmove infringement.state\ndue infringement.discussBy\nchart day.driving\ncheck day.checked\ndue driver.cardUntil\nfind day\ndue unit.calibrationUntil\nprint infringement\ndue unit.downloadDue",
  site: {
    headline: "Hours that stand up at the roadside",
    body: "Every card read in 28 days, every breach talked over and signed, and a look ahead at who still has hours.",
    action: "Enter a day|day",
    services:
      "Card download|At the office, two minutes|\nWeekly talk|What went wrong, and why|\nLetter to sign|Ready to print|",
    questions:
      "How long may I drive?|Nine hours a day, twice a week ten, 56 a week, 90 in two weeks.\nWhat if I forget my card?|Print at the start and end, write your name, ring the office.\nWho sees the infringements?|You, the transport manager, and an inspector who asks.",
  },
  words: {
    tagline: "Driving, breaks, rests and downloads.",
    itch: "Who may still drive on Saturday?",
    promise: "Every card read, every breach signed",
    pov: "POV: the inspector leafs through and nods",
    gains: ["Wozniak: download a day late", "Neto: rest 36 minutes short", "Tractor 14 to be read today"],
  },
});
