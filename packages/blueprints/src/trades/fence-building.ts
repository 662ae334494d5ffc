import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "fenceBuilding",
  name: "Fence builder",
  icon: "fence",
  says: {
    en: "fence builder|fencing contractor|fence installer|fence company|fencing quotes|garden fencing|fence panels|farm fencing contractor|gates and fencing|fence repair|post and rail fencing|security fencing|chain link fence installer|fence estimates|stock fencing|deck and fence contractor",
    de: "Zaunbau|Zaunbauer|Gartenzaun setzen|Weidezaunbau",
    es: "instalador de vallas|cercados|vallas y cercas",
    fr: "pose de clôtures|poseur de clôtures|entreprise de clôture",
    pt: "vedações|instalação de cercas|montagem de vedações",
  },
  forms: ["management", "site"],
  people: ["fencers", "customers"],
  mood: "warm",
  things: [
    {
      id: "job",
      use: "core",
      role: "event",
      icon: "fence",
      names: "job|jobs",
      also: "fence|order|project",
      fields:
        "Job: text\nCustomer: text @people\nPhone: phone\nAddress: location\nKind: choice closeboard|panels|post and rail|stock fence|chain link|palisade|gate\nStart: date -8..45\nDays: number 1..8\nCrew: text @people\nLength: rollup sum line.job.length m\nQuote: money 180..11200 GBP\nCables checked: boolean 50\nNeighbor agrees: boolean 60\nState: choice to measure|quoted|accepted|materials ordered|digging|posts set|finished|paid",
      cells: "customer phone address kind start days crew quote cablesChecked neighborAgrees state",
      rows: "Back garden, three sides|Joan Abbott|555-0161|18 Orchard Close|closeboard|@-1|3|Mick and Sol|2900|yes|yes|posts set\nPaddock, lower field|Ruth Ellis|555-0162|Hillside Farm|stock fence|@4|4|Mick, Sol, Jed|3650|no|yes|materials ordered\nSports court|Weir Club|555-0163|Weir field|chain link|@18|5|Mick, Jed|7400|yes|yes|accepted\nFront gate and return|Owen Pritchard|555-0164|The Old Forge|gate|@10|1|Sol|940|no|yes|accepted\nBoundary, 22 m|Priya Nair|555-0165|27 Station Road|panels|@30|2|Sol|1780|no|no|quoted\nStorm damage, four panels|Eileen Duffy|555-0166|19 Park Lane|panels|@-6|1|Jed|420|yes|yes|paid",
    },
    {
      id: "line",
      use: "core",
      role: "item",
      icon: "ruler",
      names: "run|runs",
      also: "side|section|line|stretch",
      fields:
        "Run: text\nJob: relation job\nLength: number 1..320 m\nHeight: number 0.9..2.4 m\nSpacing: number 1.8..3.6 m\nBays: calc length / spacing\nGround: choice soil|clay|rock|tarmac|slope\nPosts: choice timber 100|concrete|steel|oak\nFoundation: choice concrete|rammed|driven|bolted\nPosts set: number 0..120\nDone: boolean 30",
      cells: "job length height spacing ground posts foundation postsSet done",
      rows: "Abbott, left|Back garden, three sides|14|1.8|2|clay|concrete|concrete|8|no\nAbbott, end|Back garden, three sides|9|1.8|2|clay|concrete|concrete|5|no\nAbbott, right|Back garden, three sides|14|1.8|2|soil|concrete|concrete|0|no\nPaddock, hedge side|Paddock, lower field|180|1.2|3.6|soil|timber 100|driven|0|no\nPaddock, brook side|Paddock, lower field|90|1.2|3.6|slope|timber 100|driven|0|no\nCourt, long sides|Sports court|72|2.4|3|tarmac|steel|bolted|0|no\nDuffy, storm|Storm damage, four panels|8|1.8|2|soil|timber 100|concrete|5|yes",
    },
    {
      id: "material",
      use: "core",
      role: "item",
      icon: "package",
      names: "material|materials",
      also: "posts|panels|wire|postcrete|order",
      fields:
        "Material: text\nJob: relation job\nQuantity: number 1..600\nUnit: choice pieces|rolls|bags|m\nCost: money 12..3200 GBP\nNeeded by: date -3..16\nState: choice to order|ordered|in the yard|on site|left over",
      cells: "job quantity unit cost neededBy state",
      rows: "Concrete posts 2.4 m|Back garden, three sides|20|pieces|380|@-1|on site\nPostcrete|Back garden, three sides|40|bags|220|@-1|on site\nFeather edge 1.8 m|Back garden, three sides|420|pieces|590|@0|in the yard\nStock wire 50 m|Paddock, lower field|6|rolls|540|@3|ordered\nRound posts 1.7 m|Paddock, lower field|80|pieces|460|@-1|to order\nGate, oak, 1.2 m|Front gate and return|1|pieces|410|@8|ordered",
    },
    {
      id: "enquiry",
      use: "more",
      role: "event",
      icon: "mail",
      names: "enquiry|enquiries",
      also: "quote request|lead",
      fields:
        "Name: text\nPhone: phone\nAddress: location\nAbout how long: number 4..300 m\nKind wanted: text\nMeasure on: date 0..10\nState: choice new|visit agreed|quoted|lost",
      cells: "phone address aboutHowLong kindWanted measureOn state",
      rows: "Cllr Webb, allotments|555-0171|Station Road|120|Rabbit fence|@3|visit agreed\nAmir Nazari|555-0172|8 Ring Road|18|Panels with gravel boards|@1|visit agreed\nNursery school|555-0173|Church Street|30|Low pickets, child gate|@6|new",
    },
  ],
  jobs: "agenda job.start\nmove job.state\ncount line.postsSet\ndue material.neededBy\ncheck job.cablesChecked\nrequest enquiry\nassign job.crew\nmove material.state\nkeep line\ntotal job.quote\nrank line.length\nprint job",
  site: {
    headline: "Straight, plumb, and there after the storm",
    body: "Closeboard, panels, stock and court fencing. We find the cables, talk to the neighbor and take the old fence away.",
    action: "Ask for a quote|enquiry",
    services:
      "Closeboard|Per meter, concrete posts|82\nStock fence|Per meter, driven posts|13\nOld fence removed|Per meter|9\nGate hung|From|260",
    questions:
      "Whose fence is it?|Look at the title plan; if you do not know, ask the neighbor in writing.\nHow high may it be?|Two meters, one beside a road.\nTimber or concrete posts?|Concrete lasts; timber looks better. Both can be had.",
  },
  words: {
    tagline: "Meters, posts, panels and the next dry day.",
    itch: "How many posts are still to set?",
    promise: "Every meter measured, every post plumb",
    pov: "POV: the last bay needed no short board",
    gains: ["13 posts set, 7 to go", "Round posts: one day late", "270 meters start in four days"],
  },
});
