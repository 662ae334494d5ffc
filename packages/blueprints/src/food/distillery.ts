import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "distillery",
  name: "Distillery",
  icon: "flask-round",
  says: {
    en: "distillery|craft distillery|gin distillery|whisky distillery|whiskey distillery|spirits distillery|distilling log|distillation runs|cask management|whisky casks|barrel warehouse spirits|gin batches|fruit brandy distillery|rum distillery|bonded warehouse casks|distillery tours|own cask owners",
    de: "Brennerei|Destillerie|Brennprotokoll|Whiskyfässer",
    es: "destilería|destilería de ginebra|barricas de whisky|aguardientes artesanales",
    fr: "distillerie|distillerie de gin|fûts de whisky|eaux-de-vie artisanales",
    pt: "destilaria|destilaria de gin|barris de uísque|aguardentes artesanais",
  },
  forms: ["management", "dashboard", "shop", "site"],
  people: ["distillers", "cask owners", "visitors"],
  mood: "sober",
  things: [
    {
      id: "spirit",
      use: "core",
      role: "item",
      icon: "wine",
      names: "spirit|spirits",
      also: "product|gin|whisky|brandy|bottling|recipe",
      fields:
        "Spirit: text\nPicture: image\nKind: choice gin|single malt|rye|rum|fruit brandy|liqueur\nStrength: number 20.0..62.0 %\nBottle: choice 0.2 l|0.5 l|0.7 l\nPrice: money 22..140 GBP\nBottles: number 0..1600\nBotanicals: text\nFor sale: boolean 85",
      cells: "kind strength bottle price bottles botanicals forSale",
      rows: "Harbor dry gin|gin|43|0.7 l|36|640|Juniper, coriander, dulse, lemon|yes\nNavy strength|gin|57.2|0.5 l|39|210|Juniper, cubeb, orange|yes\nQuince brandy|fruit brandy|42|0.5 l|48|74|Quince, nothing else|yes\nSix year malt|single malt|46|0.7 l|72|320|Bourbon casks|yes\nPeated cask 88|single malt|58.4|0.7 l|118|0|Single cask|no\nField rye|rye|47|0.7 l|58|180|Rye from next door|yes\nSloe liqueur|liqueur|26|0.5 l|28|390|Sloe, gin, sugar|yes",
    },
    {
      id: "run",
      use: "core",
      role: "log",
      icon: "flame",
      names: "run|runs",
      also: "distillation|wash|spirit run|batch|still charge",
      fields:
        "Run: text\nSpirit: relation spirit\nDate: date -30..0\nStill: choice wash still|spirit still|gin still\nCharge: number 80..2000 l\nCharge strength: number 6.0..60.0 %\nHeads: number 1..40 l\nHearts: number 20..700 l\nHearts strength: number 20.0..84.0 %\nTails: number 5..160 l\nPure alcohol: number 15..300 l\nDuty entry: choice to enter|entered|checked\nBy: text @people",
      cells: "spirit date still charge chargeStrength heads hearts heartsStrength tails pureAlcohol dutyEntry by",
      rows: "G-212|Harbor dry gin|@0|gin still|300|55|3|165|80.5|22|132.8|to enter|Morag Sinclair\nS-141|Six year malt|@-1|spirit still|900|24.5|18|230|69|110|158.7|entered|Euan Reid\nW-288|Six year malt|@-2|wash still|2000|8.2|1|640|25.6|160|163.8|entered|Euan Reid\nG-211|Navy strength|@-6|gin still|200|55|2|112|81|15|90.7|checked|Morag Sinclair\nQ-019|Quince brandy|@-14|gin still|180|7.1|4|21|72|9|15.1|checked|Morag Sinclair\nS-140|Field rye|@-9|spirit still|800|23|15|190|70.5|96|134|checked|Euan Reid\nG-210|Harbor dry gin|@-16|gin still|300|55|3|163|80.2|22|130.7|checked|Morag Sinclair",
    },
    {
      id: "cask",
      use: "core",
      role: "item",
      icon: "barrel",
      names: "cask|casks",
      also: "barrel|hogshead|butt|maturing spirit",
      fields:
        "Cask: text\nSpirit: relation spirit\nWood: choice bourbon barrel|sherry butt|hogshead|quarter cask|virgin oak|port pipe\nFilled: date -3600..-10\nFilled with: number 50..500 l\nFilled strength: number 58.0..65.0 %\nNow: number 30..500 l\nNow strength: number 46.0..65.0 %\nEvaporated: calc filledWith - now l\nRack: text\nOwner: choice ours|private\nOwner name: text\nSample due: date -20..360\nDays left: daysUntil sampleDue\nState: choice maturing|watch|ready|emptied",
      cells: "spirit wood filled filledWith filledStrength now nowStrength rack owner ownerName sampleDue state",
      rows: "Cask 12|Six year malt|bourbon barrel|2020-03-18|200|63.5|171|59.1|W1 A3|ours|None|@12|ready\nCask 14|Six year malt|sherry butt|2020-06-02|480|63.5|428|60|W1 A5|ours|None|@-8|maturing\nCask 31|Six year malt|hogshead|2021-10-11|250|63.2|226|60.4|W1 B2|private|Angus Baird|@40|maturing\nCask 47|Field rye|virgin oak|2022-04-27|190|62|168|60.8|W2 A1|ours|None|@5|watch\nCask 52|Field rye|quarter cask|2023-02-09|55|62|47|59.9|W2 A4|private|Hilde Strand|@90|maturing\nCask 60|Six year malt|bourbon barrel|2024-08-20|200|63.5|192|62.6|W2 C1|private|Book club of eight|@200|maturing\nCask 61|Six year malt|port pipe|2024-08-21|500|63.5|482|62.7|W2 C2|ours|None|@200|maturing\nCask 8|Peated cask 88|bourbon barrel|2018-11-05|200|63.5|150|58.4|W1 A1|ours|None|@300|emptied",
    },
    {
      id: "bottling",
      use: "core",
      role: "event",
      icon: "bottle-wine",
      names: "bottling|bottlings",
      also: "bottling run|blend|cut to strength|label run",
      fields:
        "Bottling: text\nSpirit: relation spirit\nDate: date -20..30\nLiters: number 20..600 l\nStrength: number 20.0..60.0 %\nBottles: number 40..900\nLot: text\nLabels here: boolean 70\nState: choice planned|resting|filling|labeled|in store",
      cells: "spirit date liters strength bottles lot labelsHere state",
      rows: "Dry gin, December|Harbor dry gin|@3|310|43|440|L26-48|yes|resting\nCask 12, single|Six year malt|@18|212|46|300|L26-51|no|planned\nSloe for Christmas|Sloe liqueur|@0|150|26|298|L26-47|yes|filling\nNavy, small run|Navy strength|@-5|130|57.2|258|L26-46|yes|in store\nRye, second|Field rye|@-14|126|47|179|L26-44|yes|in store",
    },
    {
      id: "tour",
      use: "more",
      role: "event",
      icon: "calendar-check",
      names: "tour|tours",
      also: "visit|tasting|booking|gin school",
      fields:
        "Tour: text\nDate: date -5..20\nTime: time 11:00..17:00\nGuests: number 1..16\nKind: choice tour|tour and tasting|gin school|cask viewing\nPrice: money 15..1600 GBP\nState: choice asked|confirmed|done",
      cells: "date time guests kind price state",
      rows: "Baird sees his cask|@4|11:00|2|cask viewing|30|confirmed\nSaturday tour|@1|14:00|12|tour and tasting|300|confirmed\nGin school, six|@8|13:00|6|gin school|570|confirmed\nCoach from the port|@-3|15:00|16|tour|240|done",
    },
  ],
  jobs: "keep run\nkeep cask\ndue cask.sampleDue\nmove bottling.state\nagenda bottling.date\nchart run.hearts\nmove cask.state\nfind cask\ncount spirit.bottles\nsell spirit.price\nmove run.dutyEntry\nbook tour",
  site: {
    headline: "Two stills, sixty casks, one harbor",
    body: "Gin from a three-hundred-liter still, malt and rye from the big one. Buy a bottle, own a cask, or come and smell the vapor.",
    action: "Book a tour|tour",
    services:
      "Harbor dry gin|70 cl, 43 percent|36\nSix year malt|70 cl, 46 percent|72\nTour and tasting|Ninety minutes, four drams|25\nGin school|Your own bottle|95\nCask of your own|Quarter cask, filled and stored five years|1850",
    questions:
      "How long must whisky mature?|Three years by law; ours take six and more.\nHow much evaporates?|About two percent a year.\nMay I visit my cask?|Yes, with a week's notice, and draw a small sample.\nIs there a tour without alcohol?|The tour yes; the tasting can be taken home.",
  },
  words: {
    tagline: "Runs, casks and how much the angels had.",
    itch: "Which casks are due for a sample?",
    promise: "Every liter from still to bottle",
    pov: "POV: cask 12 is ready and the labels are not",
    gains: ["Cask 12: 29 liters evaporated", "G-212: 165 liters of hearts", "Sloe: 298 bottles for Christmas"],
  },
});
