import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "videoChannel",
  name: "Video channel planning",
  icon: "clapperboard",
  says: {
    en: "video channel planning|youtube channel planner|youtube content planner|video content calendar|youtuber|video ideas tracker|video production tracker|content creator planner|streamer schedule|twitch channel|vlog planning|thumbnail ideas|video sponsorship tracker|video editor workflow|shorts and reels planner",
    de: "YouTube-Planer|Videoplanung|YouTube-Kanal planen|Videoproduktion planen",
    es: "planificador de YouTube|canal de YouTube|planificación de vídeos",
    fr: "planning YouTube|chaîne YouTube|planification de vidéos",
    pt: "planeador de YouTube|canal de YouTube planeamento|planeamento de vídeos",
  },
  forms: ["tracker", "management", "dashboard"],
  people: ["creators", "editors"],
  mood: "lively",
  things: [
    {
      id: "video",
      use: "core",
      role: "event",
      icon: "clapperboard",
      names: "video|videos",
      also: "episode|upload|short|idea|clip",
      fields:
        "Video: text\nThumbnail: image\nSeries: choice tests|how-to|travel|short|live\nHook: text\nLength: duration 1..40\nPublish on: date -20..30\nDays left: daysUntil publishOn\nEditor: text @people\nViews: number 0..240000\nWatched: percent 0..80\nSponsor fee: money 0..3200 EUR\nState: choice idea|script|shot|editing|with sponsor|scheduled|published",
      cells: "series hook length publishOn editor views watched sponsorFee state",
      rows: "One pan, twelve dinners|how-to|The pan cost nine euros|14|@-12|Nico Blau|48200|46|900|published\nIs a 20-year-old oven better?|tests|We measured both|18|@2|Nico Blau|0|0|0|editing\nNight train with a stove|travel|Two nights, one camping stove|22|@9|Yara Costa|0|0|1400|with sponsor\nKnife sharp in 40 seconds|short|With the back of a cup|1|@-3|Yara Costa|121000|71|0|published\nYour worst recipes, live|live|Bring tissues|40|@14||0|0|0|idea\nSalt, seven kinds|tests|One is just expensive|16|@16||0|0|0|script\nBread from the dead starter|how-to|It was gray|12|@-1|Nico Blau|0|0|0|editing",
    },
    {
      id: "shoot",
      use: "core",
      role: "event",
      icon: "video",
      names: "shoot|shoots",
      also: "recording day|filming|scene",
      fields:
        "Shoot: text\nVideo: relation video\nDate: date -10..14\nTime: time 08:00..19:00\nPlace: text\nShots: lines\nKit: tags two cameras|lapel mic|lights|drone|slider\nFootage on: text\nDone: boolean 40",
      cells: "video date time place shots kit footageOn done",
      rows: "Ovens, side by side|Is a 20-year-old oven better?|@-4|09:00|Studio kitchen|Wide; thermometer close; taste|two cameras; lapel mic; lights|Disk 4|yes\nTrain, evening one|Night train with a stove|@4|18:00|Platform 3|Boarding; stove; window at night|lapel mic|Card A|no\nSalts on black|Salt, seven kinds|@6|10:00|Studio table|Seven piles; macro; tongue|two cameras; lights|Disk 4|no\nStarter pickups|Bread from the dead starter|@0|14:00|Studio kitchen|Gray jar; first bubble|two cameras|Disk 5|no",
    },
    {
      id: "deal",
      use: "core",
      role: "event",
      icon: "handshake",
      names: "sponsor deal|sponsor deals",
      also: "brand deal|sponsor|collaboration",
      fields:
        "Deal: text\nContact: text\nE-mail: email\nVideo: relation video\nFee: money 100..4800 EUR\nDraft to them by: date -3..20\nInvoice: date -10..40\nMust say: text\nState: choice asked|negotiating|agreed|draft sent|approved|invoiced|paid",
      cells: "contact eMail video fee draftToThemBy invoice mustSay state",
      rows: "Stove maker|Ilse Bader|ilse@stoves.example.com|Night train with a stove|1400|@6|@25|Gas rules, once|agreed\nPan shop|Marc Oduya|marc@panshop.example.com|One pan, twelve dinners|900|@-14|@-8|Link below|invoiced\nSalt works|Rui Tavares|rui@saltworks.example.com|Salt, seven kinds|600|@10|@30|None|negotiating",
    },
    {
      id: "comment",
      use: "more",
      role: "log",
      icon: "message-circle",
      names: "viewer question|viewer questions",
      also: "comment|idea from viewers",
      fields: "Question: text\nVideo: relation video\nSent: date -12..0\nLikes: number 0..900\nAnswered: boolean 40",
      cells: "video sent likes answered",
      rows: "Does it work on induction?|One pan, twelve dinners|@-10|312|yes\nLeft-handed, please|Knife sharp in 40 seconds|@-2|188|no\nWhich cup?|Knife sharp in 40 seconds|@-1|540|no",
    },
  ],
  jobs: "agenda video.publishOn\nmove video.state\nagenda shoot.date\nassign video.editor\ndue deal.draftToThemBy\nmove deal.state\nshow video.thumbnail\nrank video.views\ncheck shoot.done\ntotal deal.fee\ncheck comment.answered\nchart video.series",
  site: {
    headline: "Monday: is the old oven better?",
    body: "Ideas, shoots, cuts and sponsors on one board. The date is fixed first, then the jokes.",
    action: "See the plan|video",
    services: "Sponsor a video|From|900\nLong video|Fridays, mostly|\nShort|When it happens|",
    questions:
      "How do you choose sponsors?|We must have used it for a month.\nCan I send a recipe?|Bad ones first.\nWho edits?|Nico the long, Yara the short.",
  },
  words: {
    tagline: "Hooks, shoots, cuts and deals.",
    itch: "Which video is late?",
    promise: "Something good on the day you said",
    pov: "POV: the export bar reaches the end at six",
    gains: ["Starter video: a day late", "Knife: 121,000 views, 71 percent", "Stove draft due in six days"],
  },
});
