import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "staffSuggestions",
  name: "Staff suggestions and pulse surveys",
  icon: "lightbulb",
  says: {
    en: "suggestion box|employee suggestions|staff suggestion scheme|ideas from employees|employee ideas box|continuous improvement ideas|kaizen board|employee feedback app|employee engagement survey|pulse survey for staff|staff survey results|anonymous employee feedback|improvement suggestions at work|idea management|innovation ideas from staff|team mood check",
    de: "betriebliches Vorschlagswesen|Ideenmanagement|Mitarbeiterbefragung",
    es: "buzón de sugerencias|ideas de empleados|encuesta de clima laboral",
    fr: "boîte à idées|idées des salariés|baromètre social",
    pt: "caixa de sugestões|ideias de colaboradores|inquérito de clima",
  },
  forms: ["management", "portal", "community", "dashboard"],
  people: ["idea coordinators", "employees"],
  mood: "lively",
  things: [
    {
      id: "idea",
      use: "core",
      role: "item",
      icon: "lightbulb",
      names: "idea|ideas",
      also: "suggestion|proposal|improvement",
      fields:
        "Idea: text\nArea: choice Packing|Kitchen|Office|Ward|Yard|Delivery\nFrom: text\nAnonymous: boolean 25\nHanded in: date -90..0\nStage: choice new|being looked at|trial|done|not now\nVotes: number 0..47\nSaves a year: money 0..9800 EUR\nCosts: money 0..2400 EUR\nGain: calc savesAYear - costs EUR\nWho decides: text\nAnswer by: date -4..20\nAnswered: boolean 60\nReward: money 0..500 EUR\nWhat annoys: longText\nOur answer: longText",
      cells:
        "area from anonymous handedIn stage votes savesAYear costs whoDecides answerBy answered reward whatAnnoys ourAnswer",
      rows: "Labels turned by ninety degrees|Packing|Stacey Dunn|no|@-70|done|47|9800|400|Chidi Okafor|@-40|yes|500|Everybody bends the wrist|Since March, thank you\nSoup pots with a tap|Kitchen|Ben Farrow|no|@-30|trial|21|1200|340|Amara Osei|@5|yes|0|Two burns last year|Two pots until Easter\nOne screen for the night ward|Ward|nobody named|yes|@-12|being looked at|33|0|900|Ruth Abara|@2|no|0|Three programs for one tablet|\nBikes under a roof|Yard|Leo Winter|no|@-60|not now|29|0|2400|Farida Aziz|@-30|yes|0||Next year, with the fence\nReturns in the same truck|Delivery|Tom Barlow|no|@-8|being looked at|18|5200|0|Marek Zielinski|@-1|no|0|Empty back, every day|\nNo meetings before ten|Office|nobody named|yes|@-20|trial|40|0|0|Farida Aziz|@-5|yes|0||Four weeks, then we ask\nGloves in three sizes|Packing|Pawel Krol|no|@-45|done|15|0|160|Chidi Okafor|@-35|yes|50||\nBring back the Friday cake|Office|Grace Mbeki|no|@-2|new|46|0|300|Lou Fischer|@12|no|0||",
    },
    {
      id: "pulse",
      use: "core",
      role: "event",
      icon: "activity",
      names: "pulse round|pulse rounds",
      also: "survey|mood check",
      fields:
        "Round: text\nOpens: date -100..20\nCloses: date -90..27\nQuestion: text\nAsked: number 90..120\nAnswers: number 0..104\nMood: rating 2..5\nState: choice planned|open|closed\nWhat we do now: longText",
      cells: "opens closes question asked answers mood state whatWeDoNow",
      rows: "January|@-90|@-83|How is your week?|118|86|3.4|closed|Rota a month ahead\nFebruary|@-60|@-53|Do you know what is expected?|118|92|3.9|closed|\nMarch|@-30|@-23|Would you tell a friend to work here?|116|104|4.1|closed|Referral bonus doubled\nApril|@-1|@6|Do you get home on time?|116|41|3.2|open|\nMay|@20|@27|What should we stop?|116|0|2|planned|",
    },
    {
      id: "answer",
      use: "core",
      role: "log",
      icon: "message-circle",
      names: "answer|answers",
      also: "comment|response|vote",
      fields:
        "Says: longText\nRound: relation pulse\nTeam: choice Packing|Kitchen|Office|Ward|Yard|Delivery\nMood: rating 1..5\nDate: date -30..0",
      cells: "round team mood date",
      rows: "Mostly, except month end|April|Office|4|@0\nNever on a Friday|April|Delivery|2|@0\nLate shift runs over every time|April|Ward|2|@0\nYes since the new rota|April|Packing|5|@-1\nYes, already did|March|Kitchen|5|@-24\nYes, but not the nights|March|Ward|3|@-25\nNo, the parking|March|Yard|2|@-26",
    },
  ],
  jobs: "request idea\nmove idea.stage\ncount idea.votes\ndue idea.answerBy\nrank idea.votes\ncheck idea.answered\nrate pulse.mood\nkeep pulse\nchart answer.mood\ntotal idea.savesAYear\nfind idea\nassign idea.whoDecides\nchart idea.area",
  site: {
    headline: "What should we change?",
    body: "Say what annoys you and how you would mend it, with your name or without. You get an answer within three weeks.",
    action: "Hand in an idea|idea",
    services:
      "Small ideas|Done within a month if the lead says yes|\nRewards|A tenth of what it saves in a year|\nPulse|One question a month, one minute|",
    questions:
      "Can I stay anonymous?|Yes. Then we answer on the page and not to you.\nWho decides?|The name on the idea; it must answer by its day.\nWhat if the answer is no?|It says why, and others can still vote.\nIs there money?|Up to 500, a tenth of what is saved.",
  },
  words: {
    tagline: "What people would change, and what came of it.",
    itch: "What became of my idea?",
    promise: "Every idea gets an answer",
    pov: "POV: the labels turned and so did the mood",
    gains: ["Labels turned: saves 9800", "Friday cake: 46 votes", "Returns: answer a day late"],
  },
});
