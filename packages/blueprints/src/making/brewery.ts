import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "brewery",
  name: "Brewery",
  icon: "beer",
  says: {
    en: "brewery|craft brewery|microbrewery|brew log|home brewing|homebrew|brewing batches|beer batches|cider maker|cidery|fermentation log|kombucha brewing|mead maker|taproom|kegs and casks",
    de: "Brauerei|Hausbrauer|Sudprotokoll",
    es: "cervecería artesanal|microcervecería|lotes de cerveza",
    fr: "brasserie artisanale|microbrasserie|brassins",
    pt: "cervejaria artesanal|microcervejaria|lotes de cerveja",
  },
  forms: ["management", "dashboard", "shop", "site"],
  people: ["brewers", "cellar hands", "customers"],
  mood: "lively",
  things: [
    {
      id: "beer",
      use: "core",
      role: "item",
      icon: "beer",
      names: "beer|beers",
      also: "recipe|brew|cider|roast|coffee|spirit|ale|lager",
      fields:
        "Name: text\nPicture: image\nStyle: choice pale ale|bitter|stout|lager|sour|wheat\nABV: number 3.4..7.2 %\nTarget OG: number 1.036..1.072\nTarget FG: number 1.006..1.018\nIBU: number 12..60\nFermentation: number 7..42 days\nPrice: money 3..6 GBP\nIn stock: number 0..720\nOn sale: boolean 85\nGrist: lines\nHops: lines\nAbout: longText",
      cells: "style aBV targetOG targetFG iBU fermentation price inStock onSale grist hops about",
      rows: "Tidewater|pale ale|4.2|1.041|1.009|34|12|3.6|420|yes|Pale 88%; wheat 8%; crystal 4%|Citra, late; Mosaic, dry|Hazy, dry, made for a second\nLock Keeper|bitter|3.8|1.038|1.010|30|10|3.4|260|yes|Maris Otter 92%; crystal 6%; amber 2%|Fuggle, 60 min; Goldings, late|Cask only\nFog Horn|stout|5.4|1.056|1.014|38|18|4.2|144|yes|Pale 74%; oats 12%; roast 8%; chocolate 6%|Target, 60 min|\nMill Race|lager|4.8|1.046|1.008|22|42|3.8|0|yes|Pilsner 100%|Saaz, three additions|Six weeks, no short cuts\nGooseberry Sour|sour|4.5|1.042|1.007|12|21|4.6|96|yes|Pilsner 60%; wheat 40%|none to speak of|Fruit from Hillside Farm\nHarvest Wheat|wheat|5|1.049|1.011|14|12|3.8|0|no|Wheat 55%; pilsner 45%|Hersbrucker|August to October",
    },
    {
      id: "tank",
      use: "core",
      role: "place",
      icon: "cylinder",
      names: "tank|tanks",
      also: "vessel|fermenter|FV|conditioning tank|roaster",
      fields:
        "Name: text\nKind: choice mash tun|fermenter|conditioning|bright\nVolume: number 500..1200 l\nState: choice empty|clean|full|cleaning|out of use\nLast cleaned: date -20..0\nNext clean: date -2..20\nNotes: text",
      cells: "kind volume state lastCleaned nextClean notes",
      rows: "FV1|fermenter|1000|full|@-7|@7|\nFV2|fermenter|1000|full|@-4|@10|\nFV3|fermenter|600|clean|@0|@1|Ready for the sour\nCT1|conditioning|1000|full|@-16|@-1|Lager\nBT1|bright|1000|cleaning|@0|@0|\nFV4|fermenter|600|out of use|@-19|@19|Seal ordered",
    },
    {
      id: "batch",
      use: "core",
      role: "event",
      icon: "flask-conical",
      names: "batch|batches",
      also: "brew|gyle|lot|roast batch",
      fields:
        "Gyle: text\nBeer: relation beer\nTank: relation tank\nBrewed: date -50..4\nReady: date -20..40\nDays left: daysUntil ready\nVolume: number 450..980 l\nOG: number 1.036..1.072\nGravity now: number 1.006..1.072\nABV: number 3..7.2 %\nTemperature: number 2..22 °C\nYeast: text\nStage: choice planned|mash|fermenting|conditioning|packaging|released|poured away\nBrewer: text @people\nNotes: longText",
      cells: "beer tank brewed ready volume oG gravityNow aBV temperature yeast stage brewer notes",
      rows: "G-218|Tidewater|FV1|@-6|@6|960|1.042|1.013|3.8|19|Chico, 3rd generation|fermenting|Sofia Marsh|Dry hop tomorrow\nG-219|Fog Horn|FV2|@-3|@15|940|1.057|1.031|3.4|20|Irish ale|fermenting|Callum Boyd|Steady\nG-215|Mill Race|CT1|@-34|@8|970|1.046|1.008|5|2|Bavarian lager|conditioning|Sofia Marsh|Diacetyl gone\nG-217|Lock Keeper|BT1|@-12|@-1|950|1.038|1.010|3.7|11|House ale|packaging|Callum Boyd|24 casks today\nG-220|Gooseberry Sour|FV3|@2|@23|560||||||planned|Sofia Marsh|Kettle sour overnight\nG-221|Tidewater|FV1|@8|@20|960||||||planned|Callum Boyd|\nG-216|Tidewater||@-22|@-10|955|1.041|1.009|4.2||Chico, 2nd generation|released|Sofia Marsh|\nG-214|Gooseberry Sour||@-44|@-23|550|1.042|1.007|4.6||Lacto and ale|released|Sofia Marsh|\nG-213|Harvest Wheat||@-48|@-36|930|1.049|1.030|2.5||Weizen|poured away|Callum Boyd|Stuck and sour, pump valve",
    },
    {
      id: "reading",
      use: "core",
      role: "log",
      icon: "thermometer",
      names: "reading|readings",
      also: "gravity reading|temperature|pH|cupping|measurement",
      fields:
        "Reading: text\nBatch: relation batch\nTaken: dateTime -6..0 07:30..18:00\nGravity: number 1.006..1.057\nTemperature: number 2..22 °C\npH: number 3.2..5.4\nTaken by: text @people\nNotes: text",
      cells: "batch taken gravity temperature pH takenBy notes",
      rows: "218 day 6|G-218|@0T08:10|1.013|19|4.3|Sofia Marsh|\n219 day 3|G-219|@0T08:20|1.031|20|4.5|Sofia Marsh|\n215 day 34|G-215|@0T08:30|1.008|2|4.4|Sofia Marsh|Clean\n218 day 5|G-218|@-1T08:00|1.017|19|4.4|Callum Boyd|\n219 day 2|G-219|@-1T08:10|1.043|20|4.8|Callum Boyd|\n218 day 4|G-218|@-2T08:05|1.022|19|4.4|Callum Boyd|\n219 day 1|G-219|@-2T17:40|1.052|19|5.1|Callum Boyd|Lag eight hours\n218 day 3|G-218|@-3T08:00|1.028|19|4.5|Sofia Marsh|\n218 day 2|G-218|@-4T08:15|1.035|18|4.7|Sofia Marsh|\n218 day 1|G-218|@-5T08:00|1.040|18|5.2|Sofia Marsh|Away within six hours",
    },
    {
      id: "cask",
      use: "more",
      role: "item",
      icon: "barrel",
      names: "cask|casks",
      also: "keg|firkin|bag|delivery|container",
      fields:
        "Number: text\nSize: choice 20 l keg|30 l keg|firkin|pin\nBatch: relation batch\nWhere: text\nOut since: date -60..-1\nDue back: date -20..30\nReturned: boolean 40\nDeposit: money 0..40 GBP",
      cells: "size batch where outSince dueBack returned deposit",
      rows: "F-041|firkin|G-217|Mill Inn|@-1|@29|no|0\nF-052|firkin|G-217|Brewery||||0\nK-113|30 l keg|G-216|Harbor Café|@-9|@21|no|40\nK-120|30 l keg|G-216|Corn Exchange|@-48|@-18|no|40\nK-098|20 l keg|G-214|Mill Inn|@-21|@9|yes|0\nF-017|firkin|G-216|Riverside Rovers|@-58|@-28|no|0",
    },
    {
      id: "ingredient",
      use: "more",
      role: "item",
      icon: "wheat",
      names: "ingredient|ingredients",
      also: "malt|hops|yeast|green beans|raw material",
      fields:
        "Name: text\nKind: choice malt|hops|yeast|fruit|other\nIn stock: number 0..1200 kg\nReorder at: number 1..250 kg\nLot: text\nBest before: date 10..500",
      cells: "kind inStock reorderAt lot bestBefore",
      rows: "Maris Otter|malt|825|250|MO-2214|@240\nPilsner malt|malt|150|200|PI-1180|@210\nCitra|hops|11|5|CI-88|@480\nFuggle|hops|3|4|FU-31|@390\nIrish ale yeast|yeast|1|1|IA-7|@12\nGooseberries|fruit|90|20|Hillside|@300",
    },
  ],
  jobs: "move batch.stage\nchart reading.gravity\nkeep reading\nkeep batch\nmove tank.state\ndue batch.ready\nsell beer.price\nshow beer.picture\nplan batch.brewed\ncount beer.inStock\ndue cask.dueBack\nkeep ingredient",
  site: {
    headline: "Brewed by the lock, poured on Fridays",
    body: "Six beers, a thousand liters at a time. The taproom opens on Friday and Saturday; pubs get their casks on Wednesday.",
    action: "See the beers|beer",
    services:
      "Taproom|Friday and Saturday, from four|\nTour and tasting|Ninety minutes, five glasses|18\nMixed case|Twelve bottles|42\nCask for a party|Firkin with tap, racked bright|110",
    questions:
      "Can I buy on the day?|Yes, bottles and growlers whenever the door is open.\nHow long does a cask keep?|Three days once tapped; a bright one has to go that day.\nDo you brew for others?|From 500 liters, after a trial brew.\nIs there anything without gluten?|Not yet. The sour is the lightest we make.",
  },
  words: {
    tagline: "Every gyle, every tank, every reading.",
    itch: "Is the stout ready to rack?",
    promise: "From mash to cask, on the record",
    pov: "POV: day six, 1.013, and you saw it coming",
    gains: ["6 tanks, 1 ready for Thursday", "G-218: dry hop tomorrow", "Two casks long overdue"],
  },
});
