import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "bucketList",
  name: "Bucket list",
  icon: "list-checks",
  says: {
    en: "bucket list|life goals|life goals list|things to do before i die|things to do before 30|things to do before 40|dream list|vision board|couples bucket list|summer bucket list|places to see before i die|100 things to do in life|life dreams|someday list|lifetime wish list",
    de: "Bucketlist|Löffelliste|Lebensziele|Träume und Ziele",
    es: "lista de deseos de vida|cosas que hacer antes de morir|metas de vida|lista de sueños",
    fr: "liste de rêves|choses à faire avant de mourir|objectifs de vie",
    pt: "lista de desejos da vida|coisas para fazer antes de morrer|metas de vida|lista de sonhos",
  },
  forms: ["tracker", "dashboard"],
  people: ["dreamers", "couples"],
  mood: "lively",
  things: [
    {
      id: "dream",
      use: "core",
      role: "item",
      icon: "star",
      names: "dream|dreams",
      also: "bucket list item|life goal|wish|adventure|idea",
      fields:
        "Dream: text\nPicture: image\nKind: choice travel|learn|make|people|courage|body|give\nWhere: location\nWith: text\nWhy: longText\nBy: date 20..1500\nDays left: daysUntil by\nCosts: money 0..6000 EUR\nSaved: money 0..3000 EUR\nSteps done: rollup count step.dream\nWanting: rating\nState: choice someday|planning|booked|done",
      cells: "kind where withValue why by costs saved wanting state",
      rows: "See the northern lights|travel|Tromsø|Mina|Father talked of it|@160|2200|1450|5|planning\nSing in front of people|courage|Town theater|Choir|I always moved my lips|@48|0|0|4|booked\nSwim across the lake|body|Long Lake|Tom|Grandmother did at fifty|@80|30|30|4|planning\nBuild a table|make|Community workshop||To eat at for thirty years|@120|380|200|3|planning\nLearn to read music|learn|Home|Ms. Vogt||@300|400|150|3|someday\nTake Mother to Palermo|people|Palermo|Mother|Before her knees say no|@35|1600|1600|5|booked\nWalk the coast path|travel|Pembrokeshire|Alone|Two weeks without a plan|@400|1300|300|5|someday\nGive blood ten times|give|Blood center||They gave to Ben|@500|0|0|3|planning\nSleep under the stars|travel|Dune campsite|Ida|Promise is a promise|@-20|40|40|4|done\nWrite to my first teacher|people|Home||She never knew|@-64|0|0|4|done\nPlant an orchard of five trees|make|Carla's meadow|Carla||@230|260|90|4|someday",
    },
    {
      id: "step",
      use: "core",
      role: "item",
      icon: "footprints",
      names: "step|steps",
      also: "next step|task|milestone",
      fields:
        "Step: text\nDream: relation dream\nDue: date -10..120\nTakes: choice ten minutes|an evening|a weekend|weeks\nDone: boolean 35\nNotes: text",
      cells: "dream due takes done notes",
      rows: "Ask for a week off in February|See the northern lights|@-2|ten minutes|yes|\nBook the night train|See the northern lights|@12|an evening|no|Window side\nAudition|Sing in front of people|@-9|an evening|yes|Alto, second row\nLearn the solo by heart|Sing in front of people|@30|weeks|no|\nTwo kilometers without a stop|Swim across the lake|@20|weeks|no|1.4 so far\nFind a rower to go along|Swim across the lake|@40|ten minutes|no|Ask Tom\nDrawing with sizes|Build a table|@5|an evening|yes|\nBuy the oak|Build a table|@26|a weekend|no|\nWheelchair for the airport|Take Mother to Palermo|@14|ten minutes|no|\nFirst donation|Give blood ten times|@-7|an evening|yes|",
    },
    {
      id: "memory",
      use: "core",
      role: "event",
      icon: "camera",
      names: "memory|memories",
      also: "done dream|moment|story|photo",
      fields:
        "Memory: text\nPicture: image\nDream: relation dream\nDate: date -80..0\nWith: text\nStory: longText\nWorth it: rating",
      cells: "dream date withValue story worthIt",
      rows: "Three shooting stars and a fox|Sleep under the stars|@-20|Ida|She counted, I slept.|5\nHer answer came by hand|Write to my first teacher|@-50||Four pages, and she remembered the frog.|5\nThe letter, posted|Write to my first teacher|@-64||It took one evening after thirty years.|4\nIn the second row|Sing in front of people|@-9|Choir|I got in.|5",
    },
  ],
  jobs: "show dream.picture\nmove dream.state\ncheck step.done\ndue step.due\nkeep dream\nkeep memory\nrank dream.wanting\nchart dream.kind\ntotal dream.saved\nmap dream.where\nfind dream\nrate memory.worthIt\nplan dream.by",
  site: {
    headline: "Someday has a date",
    body: "What you want to have done, with which people and why, and the next small step towards it. Done ones turn into memories.",
    action: "Add a dream|dream",
    services:
      "Dreams|With place, people and what they cost|\nSteps|Small enough for this week|\nMemories|The picture and the story|",
    questions:
      "How many should be on it?|As many as you like; three in planning at a time.\nMust everything have a date?|Only what you plan. Someday is a state too.\nCan we keep one together?|Yes, each dream says with which people.\nWhat if I no longer want one?|Take it off. That is half of what the list is for.",
  },
  words: {
    tagline: "Dreams, next steps, and how it was.",
    itch: "Still on the list since 2019?",
    promise: "Someday gets a next step",
    pov: "POV: you sang, and people clapped",
    gains: ["Palermo with Mother: 35 days", "1,450 saved for northern lights", "Two dreams done, nine to go"],
  },
});
