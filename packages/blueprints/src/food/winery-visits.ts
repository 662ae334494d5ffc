import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "wineryVisits",
  name: "Winery visits",
  icon: "grape",
  says: {
    en: "winery visits|winery tours|winery tasting|winery tasting room|vineyard tours|vineyard tastings|wine tasting bookings|cellar door|cellar tours|wine tourism|winery|winery website|winery wine club|harvest dinner|winery events|cellar door sales",
    de: "Weingut|Weinprobe|Kellerführung|Weingut Besuche",
    es: "visitas a bodegas|bodega|enoturismo|catas en bodega",
    fr: "visites de domaine viticole|visite de cave|dégustation au domaine|œnotourisme",
    pt: "visitas a adegas|enoturismo|provas de vinho|visita à adega",
  },
  forms: ["booking", "site", "shop", "management"],
  people: ["hosts", "visitors"],
  mood: "warm",
  things: [
    {
      id: "wine",
      use: "core",
      role: "item",
      icon: "wine",
      names: "wine|wines",
      also: "bottle|vintage|cuvée|label",
      fields:
        "Wine: text\nPicture: image\nColor: choice red|white|rosé|sparkling|dessert\nVintage: number 2015..2026\nGrape: text\nPrice: money 8..65 EUR\nBottles left: number 0..4000\nTasting pour: boolean 70\nAlcohol: number 9.5..15.0 %\nAbout: text",
      cells: "color vintage grape price bottlesLeft tastingPour alcohol about",
      rows: "Slate Riesling|white|2025|Riesling|12.5|2140|yes|11.5|Lime, wet stone\nTerrace Pinot|red|2023|Pinot Noir|24|860|yes|13|Cherry, two years in old oak\nHilltop Reserve|red|2020|Pinot Noir|48|190|no|13.5|Six barrels in all\nMorning rosé|rosé|2025|Pinot Noir|10.5|1320|yes|12|\nBrut, thirty months|sparkling|2021|Chardonnay|26|540|yes|12|Turned by hand\nLate picked|dessert|2022|Riesling|32|95|yes|9.5|Half bottle\nField blend|white|2024|Six grapes|14|770|yes|12|From the oldest plot",
    },
    {
      id: "offer",
      use: "core",
      role: "item",
      icon: "ticket",
      names: "experience|experiences",
      also: "tour|tasting|offer|package",
      fields:
        "Experience: text\nPicture: image\nLength: duration 45..240\nPrice: money 12..110 EUR\nLeast guests: number 1..10\nMost guests: number 8..60\nWines poured: number 3..8\nIncludes: text",
      cells: "length price leastGuests mostGuests winesPoured includes",
      rows: "Five at the bar|45|14|1|12|5|Bread and oil\nCellar and five|90|24|2|20|5|Walk through press house and cellar\nVineyard on foot|150|36|4|16|6|Boots, three stops, picnic\nBarrel room dinner|240|98|10|40|7|Four courses\nTractor ride|120|29|8|24|4|Blanket and sausage\nBlend your own|120|55|4|12|6|A bottle to take home",
    },
    {
      id: "visit",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "visit|visits",
      also: "booking|reservation|group|tour",
      fields:
        "Visit: text\nExperience: relation offer\nDate: date -5..30\nTime: time 10:30..19:00\nGuests: number 1..40\nPhone: phone\nE-mail: email\nLanguage: choice English|German|French|Dutch\nHost: text @people\nPrice: money 14..4000 EUR\nDrivers: number 0..10\nState: choice asked|confirmed|arrived|left|did not come\nBought after: money 0..900 EUR\nWishes: text",
      cells: "experience date time guests phone eMail language host price drivers state boughtAfter wishes",
      rows: "Van Dalen family|Cellar and five|@0|14:00|4|555-0101|vandalen@example.com|Dutch|Theresa Bock|96|1|arrived|0|Grape juice for two children\nChoir of St Mark|Tractor ride|@1|15:00|22|555-0102|choir@stmark.example.com|English|Jonas Bock|638|0|confirmed|0|Come by coach\nEva and Milo|Five at the bar|@0|16:30|2|555-0103|eva.milo@example.com|English|Theresa Bock|28|1|confirmed|0|\nFirma Kessler|Barrel room dinner|@7|19:00|32|555-0104|feier@kessler.example.com|German|Jonas Bock|3136|8|confirmed|0|Three vegetarians\nLes Girard|Vineyard on foot|@4|10:30|6|555-0105|girard@example.com|French|Theresa Bock|216|2|asked|0|Shoes size 45\nHens, twelve|Blend your own|@9|13:00|12|555-0106|hannah.moss@example.com|English|Jonas Bock|660|0|asked|0|Label with a photo\nCycling club|Five at the bar|@-2|12:00|9|555-0107|club@wheelers.example.com|German|Theresa Bock|126|0|left|184|Delivered, no room on bikes\nPair from Lyon|Cellar and five|@-3|14:00|2|555-0108|pair@example.com|French|Theresa Bock|48|1|left|312|",
    },
    {
      id: "sale",
      use: "core",
      role: "item",
      icon: "shopping-basket",
      names: "sale|sales",
      also: "order|cellar door sale|case|club shipment",
      fields:
        "Sale: text\nWine: relation wine\nBottles: number 1..60\nEach: money 8..48 EUR\nTotal: calc bottles * each EUR\nVisit: relation visit\nDate: date -20..3\nKind: choice cellar door|shipped|club|trade\nState: choice new|packed|sent|taken along",
      cells: "wine bottles each visit date kind state",
      rows: "Lyon, twelve|Terrace Pinot|12|24|Pair from Lyon|@-3|cellar door|taken along\nLyon, two more|Slate Riesling|2|12|Pair from Lyon|@-3|cellar door|taken along\nWheelers, shipped|Field blend|6|14|Cycling club|@-1|shipped|packed\nWheelers, rosé|Morning rosé|10|10|Cycling club|@-1|shipped|packed\nKessler gifts|Brut, thirty months|32|24|Firma Kessler|@2|trade|new",
    },
    {
      id: "member",
      use: "more",
      role: "person",
      icon: "id-card",
      names: "club member|club members",
      also: "wine club|subscriber",
      fields:
        "Member: text\nE-mail: email\nBox: choice six red|six white|twelve mixed\nNext shipment: date 5..90\nCard until: date 10..700\nState: choice active|paused|left",
      cells: "eMail box nextShipment cardUntil state",
      rows: "Odette Simon|odette.simon@example.com|twelve mixed|@18|@400|active\nRalf Prior|ralf.prior@example.com|six white|@18|@90|active\nKim Dalgaard|kim.dalgaard@example.com|six red|@80|@12|paused\nTess Alden|tess.alden@example.com|six red|@18|@610|active",
    },
  ],
  jobs: "book visit\nagenda visit.date\nfind offer\nmove visit.state\nassign visit.host\nplan visit.date\nkeep visit\nsell wine.price\ncount wine.bottlesLeft\nshow offer.picture\nmove sale.state\ntotal visit.boughtAfter",
  site: {
    headline: "Walk the rows, taste what grew there",
    body: "Five wines at the bar, a walk through the vines or dinner between barrels. We are open from half past ten, and somebody always pours juice for the driver.",
    action: "Book a visit|visit",
    services:
      "Five at the bar|Forty-five minutes|14\nCellar and five|With a tour|24\nVineyard on foot|Two and a half hours with picnic|36\nBlend your own|A bottle to take home|55\nBarrel room dinner|Four courses, seven wines|98",
    questions:
      "May children come?|Yes, there is juice from the same grapes.\nCan we just drop by?|To the bar yes, for tours please book.\nDo you ship?|From six bottles, well packed.\nWhat about the driver?|Half price and a bottle of juice.",
  },
  words: {
    tagline: "Who comes at two, in which language, and what they carried home.",
    itch: "How many come by coach tomorrow?",
    promise: "Every group met, poured for and remembered",
    pov: "POV: the driver gets juice before she asks",
    gains: ["Tomorrow: 22 guests, tractor ride", "Lyon: 312 euros, 14 bottles", "Late picked: 95 bottles left"],
  },
});
