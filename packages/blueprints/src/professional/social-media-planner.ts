import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "socialMediaPlanner",
  name: "Social media planner",
  icon: "calendar-heart",
  says: {
    en: "social media planner|social media calendar|social media content plan|post scheduler|plan instagram posts|social media manager|social media agency|social media posts|content plan for instagram|marketing calendar|marketing agency|marketing campaigns|campaign planner|influencer campaigns|hashtag lists|brand channels and posts|content ideas for tiktok",
    de: "Social-Media-Plan|Redaktionsplan Social Media|Marketingkalender|Beiträge planen Instagram",
    es: "calendario de redes sociales|plan de redes sociales|agencia de marketing",
    fr: "planning réseaux sociaux|calendrier éditorial réseaux sociaux|agence de marketing",
    pt: "calendário de redes sociais|plano de redes sociais|agência de marketing",
  },
  forms: ["management", "dashboard", "tracker", "portal"],
  people: ["social media managers", "clients"],
  mood: "lively",
  things: [
    {
      id: "campaign",
      use: "core",
      role: "item",
      icon: "megaphone",
      names: "campaign|campaigns",
      also: "brand|client|theme|launch",
      fields:
        "Campaign: text\nClient: text\nGoal: choice sales|followers|applications|visitors|sign-ups\nStarts: date -30..20\nEnds: date 5..60\nBudget: money 200..4800 EUR\nSpent: rollup sum post.campaign.ad EUR\nLeft: calc budget - spent EUR\nPosts: rollup count post.campaign\nReached: rollup sum post.campaign.reached\nHashtags: text\nState: choice planned|running|finished\nMessage: longText",
      cells: "client goal starts ends budget hashtags state message",
      rows: "Spring menu|Copper Kettle Café|visitors|@-12|@18|600|#kettlespring|running|Breakfast is a reason to get up\nNight carers wanted|Birch House|applications|@-6|@24|1200|#nightsatbirch|running|Four on, four off\nHarvest box|Hillside Farm|sales|@10|@60|900|#hillsidebox|planned|Eleven kinds, one box\nSeason opening|Little Theater|sales|@-25|@8|1500|#littleseason|running|The cheap seats are the best\nOpen studio|Light and Bounce|followers|@-30|@5|200|#openstudio|finished|Come and break a lamp",
    },
    {
      id: "post",
      use: "core",
      role: "event",
      icon: "image",
      names: "post|posts",
      also: "story|reel|video|content|tweet",
      fields:
        "Post: text\nPicture: image\nCampaign: relation campaign\nChannel: choice Instagram|TikTok|Facebook|LinkedIn|YouTube\nFormat: choice photo|reel|story|carousel|text\nGoes out: dateTime -10..14 07:00..20:00\nState: choice idea|writing|with client|approved|scheduled|posted\nAuthor: text\nAd: money 0..300 EUR\nReached: number 0..18400\nLikes: number 0..1240\nComments: number 0..96\nCaption: longText",
      cells: "campaign channel format goesOut state author ad reached likes comments caption",
      rows: "Egg that winks|Spring menu|Instagram|reel|@-4T08:00|posted|Lena Krüger|80|18400|1240|96|Seven seconds, sound on\nNew waffle, three toppings|Spring menu|Instagram|carousel|@1T07:30|scheduled|Lena Krüger|0|0|0|0|Swipe for the ugly one\nA night at Birch House|Night carers wanted|Facebook|photo|@-3T19:00|posted|Omar Haddad|150|9200|310|41|Grace tells what two in the morning is like\nWhat we pay|Night carers wanted|LinkedIn|text|@2T09:00|with client|Omar Haddad|0|0|0|0|Number in the first line\nAsk a carer, live|Night carers wanted|Instagram|story|@6T18:00|writing|Omar Haddad|60|0|0|0|\nDirector reads bad reviews|Season opening|TikTok|reel|@-7T18:30|posted|Mei Tanaka|120|14600|980|73|\nRow M, the best view|Season opening|Instagram|photo|@0T17:00|approved|Mei Tanaka|0|0|0|0|\nLast fifty tickets|Season opening|Facebook|photo|@5T12:00|idea|Mei Tanaka|100|0|0|0|\nMud to box in ten seconds|Harvest box|TikTok|reel|@12T08:00|idea|Lena Krüger|0|0|0|0|\nLamp falls, nobody hurt|Open studio|YouTube|reel|@-9T20:00|posted|Mei Tanaka|0|3100|220|18|",
    },
    {
      id: "idea",
      use: "core",
      role: "item",
      icon: "lightbulb",
      names: "idea|ideas",
      also: "hook|draft|inspiration",
      fields:
        "Idea: text\nFor client: text\nFormat: choice photo|reel|story|carousel|text\nSeen at: url\nStrength: rating 2..5\nUsed: boolean 30\nNotes: longText",
      cells: "forClient format seenAt strength used notes",
      rows: "Cook answers with a spoon in the mouth|Copper Kettle Café|reel||4|no|Ask Amara\nResident gives a tour|Birch House|reel||5|no|Consent first\nBox unpacked by a goat|Hillside Farm|reel||5|no|\nLost property of the season|Little Theater|carousel||4|no|Eleven gloves\nWhat a camera eats|Light and Bounce|photo||3|yes|\nShift plan as a poem|Birch House|text||3|no|",
    },
  ],
  jobs: "plan post.goesOut\nmove post.state\nshow post.picture\nrank post.reached\nkeep idea\ntotal campaign.left\nagenda post.goesOut\nchart post.channel\nassign post.author\nkeep campaign\nrate idea.strength\nfind post",
  site: {
    headline: "Posts that go out without a panic",
    body: "A plan for each week, a yes from the client before it goes out, and numbers that say what worked.",
    action: "See the plan|post",
    services:
      "One channel|Three posts a week|480\nThree channels|Ten posts a week, one reel|1200\nCampaign|Plan, posts, ads, report|1900",
    questions:
      "When do we see the posts?|A week before; you say yes or write what to change.\nWho answers the comments?|We do on working days, within four hours.\nDo we need ads?|For tickets and jobs, yes. For followers, rarely.\nWhat do you need from us?|One hour a month and your ugly photos.",
  },
  words: {
    tagline: "What goes out, where, when, and whether it worked.",
    itch: "What do we post tomorrow?",
    promise: "A full week, approved by Friday",
    pov: "POV: tomorrow's post is already scheduled",
    gains: ["The egg that winked: 18400", "What we pay: with the client", "Ten posts, five channels"],
  },
});
