import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "newsSite",
  name: "News site",
  icon: "newspaper",
  says: {
    en: "news site|news website|local news website|newsroom|news desk planner|newspaper website|news articles site|reporter assignments|editorial desk|breaking news site|community news site|news portal|fact checking log|corrections log newsroom|local newspaper",
    de: "Nachrichtenseite|Newsportal|Lokalzeitung|Redaktion Themenplan",
    es: "sitio de noticias|portal de noticias|periódico local",
    fr: "site d'actualités|journal local|rédaction de presse",
    pt: "site de notícias|portal de notícias|jornal local",
  },
  forms: ["blog", "site", "management", "dashboard"],
  people: ["editors", "reporters", "readers"],
  mood: "sober",
  things: [
    {
      id: "story",
      use: "core",
      role: "item",
      icon: "newspaper",
      names: "story|stories",
      also: "article|news|report|piece",
      fields:
        "Headline: text\nPicture: image\nSection: choice town|council|business|sport|culture|crime\nReporter: text @people\nEditor: text @people\nAssigned: date -20..0\nDeadline: dateTime -2..5 09:00..20:00\nWords: number 80..1800\nSummary: longText\nLegal read: boolean 20\nReads: number 0..24000\nState: choice idea|assigned|being written|with editor|fact check|published|held",
      cells: "section reporter editor assigned deadline words summary legalRead reads state",
      rows: "Library may close on Saturdays|council|Josie Tam|Pete Oakes|@-3|@0T16:00|720|Council votes on the 12th; 1640 have signed|no|0|with editor\nCrane 4, the day it fell|culture|Rita Coelho|Pete Oakes|@-10|@2T12:00|1400|Forty-nine years later, three witnesses|no|0|fact check\nTwo cars at the roundabout|crime|Milo Ferris|Pete Oakes|@0|@0T11:00|140|Nobody hurt, road open at ten|no|3100|published\nWho owns ninety steps|town|Josie Tam|Pete Oakes|@-6|@1T10:00|980|Four owners, no broom|yes|0|held\nCarnival without confetti?|town|Milo Ferris|Pete Oakes|@-1|@3T15:00|400|Sweepers ask for paper only|no|0|assigned\nHawks top after six|sport|Tim Rudd|Pete Oakes|@-5|@-1T20:00|310|78 to 61 in the sports hall|no|1240|published",
    },
    {
      id: "source",
      use: "core",
      role: "log",
      icon: "phone",
      names: "source note|source notes",
      also: "interview|call|document|fact",
      fields:
        "Note: text\nStory: relation story\nFrom: text\nWhen: dateTime -6..0 08:00..20:00\nOn record: choice on record|background|off record\nSays: longText\nConfirmed: choice open|second source|document",
      cells: "story from when onRecord says confirmed",
      rows: "Clerk, agenda item 7|Library may close on Saturdays|Parish clerk|@-1T10:20|on record|Vote on the 12th, not before|document\nSavings figure|Library may close on Saturdays|Treasurer|@-1T14:05|background|Eleven thousand a year|open\nCrane driver's son|Crane 4, the day it fell|N. Coble|@-4T16:30|on record|He had radioed twice|second source\nLand register|Who owns ninety steps|Register|@-3T09:15|on record|Four entries|document\nSweepers' foreman|Carnival without confetti?|Foreman|@0T08:40|on record|Plastic sticks for weeks|open",
    },
    {
      id: "tip",
      use: "core",
      role: "event",
      icon: "mail",
      names: "tip|tips",
      also: "reader tip|letter|lead",
      fields:
        "Tip: text\nFrom: text\nSent: dateTime -4..0 07:00..23:00\nWhat: longText\nState: choice new|checked|became a story|no story",
      cells: "from sent what state",
      rows: "Lights off at the bridge|Reader|@0T07:50|Since Thursday, six lamps|new\nDog saves coat|Reader|@-1T21:10|Picture attached|no story\nBus drivers short|Driver|@-2T22:30|Three duties open this week|checked",
    },
    {
      id: "correction",
      use: "more",
      role: "log",
      icon: "circle-alert",
      names: "correction|corrections",
      also: "error|clarification",
      fields: "Correction: text\nStory: relation story\nPublished: date -20..0\nWas: text\nIs: text\nShown: boolean 60",
      cells: "story published was is shown",
      rows: "Score of the Hawks|Hawks top after six|@-3|78 to 66|78 to 61|yes\nName of the road|Two cars at the roundabout|@-1|Ring Street|Ring Road|no\nAge|Crane 4, the day it fell|@0|44|46|no",
    },
  ],
  jobs: "move story.state\nagenda story.deadline\nassign story.reporter\nrequest tip\nkeep source\ncheck story.legalRead\nfind story\nmove tip.state\nmove source.confirmed\nshow story.picture\ncheck correction.shown\nrank story.reads",
  site: {
    headline: "Library: the vote is on the 12th",
    body: "Six reporters, two editors, no owner with a yacht. What happened, who said so, and what we got wrong.",
    action: "Send a tip|tip",
    services: "Support|A month|5\nLetters|Up to 200 words, with a name|\nNotices|Births, weddings, funerals|30",
    questions:
      "Do you protect sources?|Yes, and we say what off record means before you speak.\nHow do corrections work?|Above the story, with the date.\nCan I see my quote?|The quote, not the story.",
  },
  words: {
    tagline: "Stories, sources, deadlines and corrections.",
    itch: "Is the savings figure confirmed?",
    promise: "Two sources before it is news",
    pov: "POV: the phone rings with the second source at four",
    gains: ["Library story due at four", "Eleven thousand: one source", "One correction not yet shown"],
  },
});
