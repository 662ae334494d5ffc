import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "cocktailBar",
  name: "Bar and cocktails",
  icon: "martini",
  says: {
    en: "bar|cocktail bar|cocktails|cocktail menu|cocktail recipes|bartender app|bar stock control|bar bottle inventory|open bar tabs|wine bar|nightclub|nightclub guest list|speakeasy|mixologist|mobile bar hire|bar stocktake|spirits pour cost|bar reservations|rooftop bar",
    de: "Cocktailbar|Cocktailkarte|Barkeeper|Nachtclub",
    es: "coctelería|bar de copas|carta de cócteles|discoteca",
    fr: "bar à cocktails|carte des cocktails|barman|boîte de nuit",
    pt: "bar de cocktails|carta de cocktails|coquetelaria|discoteca noturna",
  },
  forms: ["management", "site", "booking", "dashboard"],
  people: ["bartenders", "guests"],
  mood: "lively",
  things: [
    {
      id: "bottle",
      use: "core",
      role: "item",
      icon: "bottle-wine",
      names: "bottle|bottles",
      also: "spirit|stock|liqueur|mixer|keg",
      fields:
        "Bottle: text\nKind: choice gin|rum|whiskey|vodka|agave|liqueur|bitters|wine|mixer|juice\nSize: number 0.1..30 l\nCost: money 2..95 EUR\nFull bottles: number 0..36\nOpen: number 0..100 %\nPar level: number 1..24\nTo order: calc parLevel - fullBottles\nSupplier: text\nPlace: choice back bar|well|cellar|fridge",
      cells: "kind size cost fullBottles open parLevel supplier place",
      rows: "Dry gin, house|gin|0.7|14|9|40|6|Bar Supply North|well\nNavy gin|gin|0.7|29|1|70|2|Bar Supply North|back bar\nWhite rum|rum|0.7|13|4|20|6|Bar Supply North|well\nAged rum 12|rum|0.7|38|2|55|2|Hafen Spirits|back bar\nRye whiskey|whiskey|0.7|31|0|30|3|Hafen Spirits|back bar\nMezcal joven|agave|0.7|42|2|80|2|Hafen Spirits|back bar\nOrange liqueur|liqueur|0.7|24|3|60|3|Bar Supply North|well\nSweet vermouth|wine|0.75|11|5|50|4|Hafen Spirits|fridge\nTonic, 24 bottles|mixer|4.8|22|6|0|8|Drinks Cash|cellar\nLime juice, fresh|juice|1|7|2|50|4|Market hall|fridge",
    },
    {
      id: "drink",
      use: "core",
      role: "item",
      icon: "martini",
      names: "drink|drinks",
      also: "cocktail|recipe|menu item|mocktail",
      fields:
        "Drink: text\nPicture: image\nBase: relation bottle\nGroup: choice classic|house|long|without alcohol|beer and wine\nGlass: choice coupe|rocks|highball|nick and nora|wine glass\nBuild: lines\nGarnish: text\nPrice: money 5..16 EUR\nCost: money 0.8..5 EUR\nPour cost: calc cost / price\nAllergens: tags none|egg|milk|nuts|sulphites\nOn menu: boolean 85\nSold this week: number 0..160",
      cells: "base group glass build garnish price cost allergens onMenu soldThisWeek",
      rows: "Negroni|Dry gin, house|classic|rocks|30 ml gin;30 ml vermouth;30 ml bitter|Orange peel|11|2.3|sulphites|yes|112\nDaiquiri|White rum|classic|coupe|60 ml rum;25 ml lime;20 ml syrup|None|11|2.1|none|yes|84\nHarbor rye|Rye whiskey|house|nick and nora|50 ml rye;20 ml vermouth;2 dashes walnut|Cherry|13|3.4|nuts; sulphites|yes|47\nSmoke signal|Mezcal joven|house|rocks|40 ml mezcal;20 ml orange liqueur;25 ml lime|Salt, chili|13|3.9|none|yes|61\nClover Club|Navy gin|classic|coupe|45 ml gin;20 ml raspberry;20 ml lemon;Egg white|Raspberry|12|2.9|egg|yes|38\nGin and tonic|Dry gin, house|long|highball|50 ml gin;Tonic|Lime|9.5|2|none|yes|143\nGarden, no gin|Tonic, 24 bottles|without alcohol|highball|Cucumber;Basil;Lime;Tonic|Cucumber|8|1.2|none|yes|72\nTreacle|Aged rum 12|classic|rocks|50 ml rum;10 ml syrup;Apple juice;Bitters|Lemon peel|12|3.1|none|no|0",
    },
    {
      id: "reservation",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "reservation|reservations",
      also: "booking|table|guest list|party",
      fields:
        "Reservation: text\nPhone: phone\nDate: date -2..14\nTime: time 17:00..23:30\nGuests: number 2..30\nWhere: choice bar|booth|terrace|back room|whole bar\nMinimum spend: money 0..2000 EUR\nState: choice asked|confirmed|seated|left|did not come\nOccasion: text",
      cells: "phone date time guests where minimumSpend state occasion",
      rows: "Amira and five|555-0101|@0|20:00|6|booth|0|confirmed|Birthday\nLaw school reunion|555-0102|@0|21:30|18|back room|600|confirmed|\nTwo at the bar|555-0103|@0|19:00|2|bar|0|seated|First date, probably\nJonte's leaving do|555-0104|@1|18:00|25|back room|800|confirmed|Tab until 400\nWhole bar for Castor|555-0105|@8|19:00|30|whole bar|2000|asked|Company Christmas\nTerrace for four|555-0106|@2|17:30|4|terrace|0|confirmed|Blankets\nDid not come|555-0107|@-1|22:00|8|booth|0|did not come|",
    },
    {
      id: "tab",
      use: "core",
      role: "item",
      icon: "receipt",
      names: "tab|tabs",
      also: "bill|check|order|round",
      fields:
        "Tab: text\nPlace: text\nOpened: dateTime -1..0 17:00..23:50\nDrinks: number 1..60\nTotal: money 8..700 EUR\nLimit: money 0..800 EUR\nStill open to limit: calc limit - total EUR\nBy: text @people\nState: choice open|asked to pay|paid|walked out",
      cells: "place opened drinks total limit by state",
      rows: "Bar seats 3 and 4|Bar|@0T19:10|4|43|0|Imke Daal|open\nBooth 2|Booth 2|@0T20:05|12|134|0|Rafa Moreno|open\nReunion|Back room|@0T21:40|31|338|600|Rafa Moreno|open\nWindow table|Window|@0T18:20|6|61.5|0|Imke Daal|asked to pay\nStanding, hat|Bar|@-1T22:15|3|31|0|Imke Daal|walked out\nTerrace 1|Terrace|@-1T20:30|9|92|0|Rafa Moreno|paid",
    },
    {
      id: "night",
      use: "more",
      role: "event",
      icon: "disc-3",
      names: "night|nights",
      also: "event|DJ night|guest shift|live set",
      fields:
        "Night: text\nStarts: dateTime 0..30 20:00..23:00\nWho: text\nEntry: money 0..15 EUR\nGuest list: number 0..120\nAbout: text",
      cells: "starts who entry guestList about",
      rows: "Vinyl Thursday|@6T20:00|Lotte on records|0|0|Bring one side\nGuest shift|@12T21:00|Two from Porto|0|0|Port and tonic\nLate room|@1T23:00|Mello and Kaz|12|84|Until four\nNew Year|@34T20:00|House band|15|120|Glass at midnight",
    },
  ],
  jobs: "agenda reservation.date\nbook reservation\nmove tab.state\nfind drink\nkeep bottle\ncount bottle.fullBottles\nmove reservation.state\nshow drink.picture\ntotal tab.total\nrank drink.soldThisWeek\ncheck drink.onMenu\nagenda night.starts",
  site: {
    headline: "Good ice, short menu, late",
    body: "Eight drinks, four of them ours, and one without alcohol that nobody leaves half full. Booths for six, a back room for thirty.",
    action: "Reserve a table|reservation",
    services:
      "Negroni|Gin, vermouth, bitter|11\nSmoke signal|Mezcal, orange, lime, chili|13\nGarden, no gin|Cucumber, basil, tonic|8\nBack room|Up to thirty, minimum spend|600\nCocktail class|Two hours, three drinks|49",
    questions:
      "Do I need to reserve?|Not at the bar. For booths on weekends, yes.\nCan we have a tab for the evening?|Yes, with a limit you set.\nIs there egg in it?|The menu says so; most can be made without.\nHow late are you open?|Until two, Saturdays until four.",
  },
  words: {
    tagline: "The menu, the bottles behind it, and who has the back room.",
    itch: "How much gin is left for Saturday?",
    promise: "A full back bar and a tab for every booth",
    pov: "POV: the rye ran out on paper before it did on the shelf",
    gains: ["Rye: 0 full, par is 3", "Reunion tab: 338 of 600", "143 gin and tonics this week"],
  },
});
