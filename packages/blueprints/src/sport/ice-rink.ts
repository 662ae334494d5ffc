import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "iceRink",
  name: "Ice rink",
  icon: "snowflake",
  says: {
    en: "ice rink|ice rink booking|ice time booking|skating rink|public skating sessions|skate hire|figure skating club|ice skating lessons|roller rink|skatepark|curling club|ice resurfacing log|learn to skate|roller skating club|rink schedule",
    de: "Eisbahn|Eishalle|Eislaufverein|Eiszeiten buchen",
    es: "pista de hielo|patinaje sobre hielo|club de patinaje",
    fr: "patinoire|club de patinage|réserver de la glace",
    pt: "pista de gelo|patinagem no gelo|clube de patinagem",
  },
  forms: ["booking", "management", "site", "dashboard"],
  people: ["rink managers", "clubs", "skaters"],
  mood: "lively",
  things: [
    {
      id: "slot",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "ice time|ice times",
      also: "session|slot|booking|practice",
      fields:
        "Ice time: text\nDate: date 0..7\nFrom: time 06:00..22:00\nMinutes: duration 45..150\nFor: choice public|figure|hockey|curling|school|party|lesson\nClub: text\nPhone: phone\nSkaters: number 0..320\nRoom for: number 12..320\nPrice: money 0..260 EUR\nResurface after: boolean 80\nState: choice free|asked|booked|on the ice|done",
      cells: "date from minutes forValue club phone skaters roomFor price resurfaceAfter state",
      rows: "Figure, early|@0|06:30|60|figure|Weir Skaters|555-0111|14|24|95|yes|done\nSchool, classes 3|@0|08:30|90|school|St Anne's Primary|555-0112|52|80|120|yes|on the ice\nPublic|@0|14:00|150|public|||88|320|0|yes|booked\nHockey, first team|@0|19:00|90|hockey|Weir Hockey|555-0113|22|30|180|yes|booked\nDisco on ice|@0|21:00|90|public|||140|320|0|no|booked\nNobody yet|@1|12:30|60|party|||0|60|160|yes|free\nCurling, four rinks|@2|18:00|120|curling|Stone Club|555-0114|32|32|220|yes|booked\nBirthday, Ida|@1|15:00|60|party|Lindholm|555-0115|12|60|160|yes|asked",
    },
    {
      id: "course",
      use: "core",
      role: "event",
      icon: "graduation-cap",
      names: "lesson|lessons",
      also: "course|class|group",
      fields:
        "Course: text\nStarts: date 1..40\nTime: time 09:00..19:00\nWeeks: number 4..10\nLevel: choice toddlers|beginners|forward|jumps|adults\nTeacher: text @people\nPlaces: number 6..16\nTaken: number 0..16\nPlaces left: calc places - taken\nPrice: money 45..140 EUR",
      cells: "starts time weeks level teacher places taken price",
      rows: "Penguins|@6|09:30|6|toddlers|Chiara Bruni|8|8|60\nBeginners, Saturday|@8|10:00|8|beginners|Sanne Vos|12|9|88\nAdults, Monday|@3|19:00|8|adults|Chiara Bruni|10|4|110\nFirst jumps|@12|16:00|10|jumps|Tilda Moe|8|5|140",
    },
    {
      id: "check",
      use: "core",
      role: "log",
      icon: "thermometer-snowflake",
      names: "ice log entry|ice log",
      also: "ice check|resurfacing|reading",
      fields:
        "Check: text\nTime: dateTime -1..0 05:30..23:00\nIce: number -9..-1 °C\nThickness: number 20..60 mm\nHall: number 2..14 °C\nWork: choice resurfaced|edged|measured|flooded|hole filled\nBy: text @people",
      cells: "time ice thickness hall work by",
      rows: "Before figure|@0T06:10|-5.4|34|6|resurfaced|Mo Farrow\nAfter school|@0T10:15|-4.6|33|8|resurfaced|Mo Farrow\nEdge by gate 2|@-1T22:40|-5|34|7|edged|Gus Petrie\nMorning measure|@0T05:50|-5.6|35|5|measured|Mo Farrow",
    },
    {
      id: "skate",
      use: "more",
      role: "item",
      icon: "footprints",
      names: "hire skates|hire skates",
      also: "boots|helmet|aid",
      fields:
        "Size: text\nPairs: number 2..60\nOut: number 0..60\nStill here: calc pairs - out\nTo sharpen: number 0..12",
      cells: "pairs out toSharpen",
      rows: "Size 30|18|12|3\nSize 36|30|11|4\nSize 42|26|9|1\nPenguin aids|14|14|0",
    },
  ],
  jobs: "agenda slot.date\nbook slot\nmove slot.state\nkeep check\nchart check.ice\nrank course.placesLeft\nbook course\nrank skate.stillHere\ncount skate.out\nagenda course.starts\nfind slot\ntotal slot.price",
  site: {
    headline: "On the ice at two",
    body: "Public skating each afternoon, clubs before and after, a machine called Bertha in between.",
    action: "Ask for ice|slot",
    services: "Public skating|Adult|7\nSkates|Per pair|4\nHour of ice|For your group|160\nBeginners|Eight Saturdays|88",
    questions:
      "Is there help for small children?|Fourteen penguins; come early.\nCan I bring hockey sticks?|Only in club time.\nHow cold is it?|Six degrees in the hall; bring gloves.",
  },
  words: {
    tagline: "Hours, sizes, thickness and penguins.",
    itch: "Is there an hour free on Sunday?",
    promise: "Smooth ice on the minute",
    pov: "POV: Bertha turns her last lap as the doors open",
    gains: ["Sunday 12:30 is free", "All fourteen penguins out", "34 millimeters, minus five"],
  },
});
