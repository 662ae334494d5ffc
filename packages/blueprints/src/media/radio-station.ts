import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "radioStation",
  name: "Radio station",
  icon: "radio",
  says: {
    en: "radio station|community radio|radio program schedule|local radio|online radio station|radio show planner|radio playlist|radio rota presenters|campus radio|student radio|hospital radio|broadcast log|radio show schedule|radio jingles and ads|internet radio",
    de: "Radiosender|Bürgerradio|Sendeplan Radio|Lokalradio",
    es: "emisora de radio|radio comunitaria|parrilla de programas",
    fr: "station de radio|radio associative|grille des programmes radio",
    pt: "estação de rádio|rádio comunitária|grelha de programas",
  },
  forms: ["management", "site", "dashboard"],
  people: ["program directors", "presenters", "listeners"],
  mood: "lively",
  things: [
    {
      id: "show",
      use: "core",
      role: "item",
      icon: "radio",
      names: "program|programs",
      also: "show|series|broadcast",
      fields:
        "Show: text\nPicture: image\nKind: choice music|talk|news|magazine|live|children\nPresenter: text @people\nPhone: phone\nDay: choice Mon|Tue|Wed|Thu|Fri|Sat|Sun\nAt: time 06:00..22:00\nMinutes: duration 30..180\nListeners: number 20..2400\nEpisodes: rollup count slot.show\nState: choice on air|pilot|summer break|ended",
      cells: "kind presenter phone day at minutes listeners state",
      rows: "Breakfast with crumbs|magazine|Josie Tam|555-0101|Mon|07:00|120|1840|on air\nDub from the pier|music|Karl Ashdown|555-0102|Fri|21:00|120|410|on air\nCouncil in plain words|talk|Nadia Perez|555-0103|Wed|18:00|45|620|on air\nSmall ears|children|Hanna Weiss|555-0104|Sat|09:00|30|380|on air\nShip's hour|talk|Hedda Lund|555-0105|Sun|10:00|60|290|pilot\nLive from the hall|live|Tim Rudd|555-0106|Sat|20:00|90|540|on air",
    },
    {
      id: "slot",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "broadcast|broadcasts",
      also: "slot|episode|air time|recording",
      fields:
        "Broadcast: text\nShow: relation show\nOn air: dateTime -6..7 06:00..22:00\nGuest: text\nTopic: text\nStudio: choice 1|2|outside\nDesk: text @people\nRecorded: boolean 40\nFile: text\nState: choice idea|guest asked|ready|on air|in the archive|silent",
      cells: "show onAir guest topic studio desk recorded file state",
      rows: "Crumbs, Monday|Breakfast with crumbs|@2T07:00|Baker Lotte Crum|Two thousand loaves|1|Mo Farrow|no||ready\nCouncil, stairs|Council in plain words|@4T18:00|The four owners|Who owns the stairs?|2||no||guest asked\nSmall ears 41|Small ears|@0T09:00||A snail and a siren|1|Mo Farrow|yes|ears_41.wav|in the archive\nDub 118|Dub from the pier|@6T21:00|Wharf Sound, by phone|1981|1|Karl Ashdown|no||idea\nShip's hour, pilot 2|Ship's hour|@1T10:00|The pilot Rolf Eide|Fog|2|Mo Farrow|yes|ship_02.wav|ready\nBrass, live|Live from the hall|@1T20:00|Town band|Three carols|outside|Tim Rudd|no||ready",
    },
    {
      id: "track",
      use: "core",
      role: "log",
      icon: "music",
      names: "played track|played tracks",
      also: "song|playlist|log",
      fields:
        "Track: text\nArtist: text\nBroadcast: relation slot\nMinutes: number 1..12 min\nFrom here: boolean 30\nLabel: text",
      cells: "artist broadcast minutes fromHere label",
      rows: "Snail song|Hanna Weiss|Small ears 41|2.4|yes|Own\nNight Ferry|The Halden Quartet|Small ears 41|3.1|no|Bluebarn\nSiren at six|Weir Choir|Small ears 41|1.8|yes|Own\nPeat and Salt|Ailsa Drummond|Small ears 41|3.6|no|Tarn",
    },
    {
      id: "spot",
      use: "more",
      role: "item",
      icon: "megaphone",
      names: "spot|spots",
      also: "ad|jingle|sponsor|trailer",
      fields:
        "Spot: text\nFor: text\nSeconds: number 8..60 s\nFrom: date -20..10\nUntil: date -2..60\nPlays a day: number 1..12\nPrice: money 0..620 EUR\nState: choice to record|ready|running|ended",
      cells: "forValue seconds from until playsADay price state",
      rows: "Bakery, oven doors|Crumb bakery|20|@-10|@20|4|240|running\nBlood drive|Hospital|30|@5|@15|6|0|to record\nCarols|Church|25|@2|@23|5|0|ready",
    },
  ],
  jobs: "agenda slot.onAir\nmove slot.state\nassign slot.desk\nfind show\nkeep track\nmove show.state\nkeep slot\ncheck slot.recorded\nmove spot.state\ncheck track.fromHere\nrank show.listeners\nshow show.picture",
  site: {
    headline: "On air: three carols from the hall",
    body: "Six programs, thirty voices, one mast on the mill. Listen, suggest, come and press the red button.",
    action: "Suggest a topic|slot",
    services:
      "Spot|Twenty seconds, a month|240\nStudio hour|For clubs of the town|15\nTraining|Two evenings, desk and voice|20",
    questions:
      "Can I have a program?|Send a pilot of ten minutes.\nDo you play my band?|If you are from here, certainly once.\nWhere is the archive?|On this page, for a year.",
  },
  words: {
    tagline: "Programs, guests, desks and air time.",
    itch: "Who sits at the desk on Wednesday?",
    promise: "No silence on the air",
    pov: "POV: the red light comes on and your mouth is not dry",
    gains: ["Wednesday: no one at the desk", "Crumbs: 1840 listeners", "Two of four tracks from here"],
  },
});
