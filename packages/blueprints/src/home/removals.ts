import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "removals",
  name: "Removals",
  icon: "truck",
  says: {
    en: "removals firm|removal company|moving company|house removals|house moving|house movers|removal quotes|man and van|office moves|packing and moving service|removal crews|furniture storage and removals|moving day planner|household moving inventory|international removals|moving house checklist",
    de: "Umzugsunternehmen|Umzugsfirma|Umzüge|Umzugsplanung",
    es: "empresa de mudanzas|mudanzas|presupuesto de mudanza|guardamuebles y mudanzas",
    fr: "entreprise de déménagement|déménageurs|déménagements|devis de déménagement",
    pt: "empresa de mudanças|mudanças residenciais|orçamento de mudanças|transporte de móveis",
  },
  forms: ["management", "booking", "site"],
  people: ["movers", "planners", "customers"],
  mood: "sober",
  things: [
    {
      id: "move",
      use: "core",
      role: "event",
      icon: "truck",
      names: "move|moves",
      also: "job|removal|booking|relocation",
      fields:
        "Move: text\nCustomer: text\nPhone: phone\nE-mail: email\nFrom: location\nTo: location\nFrom floor: number 0..12\nTo floor: number 0..12\nLift: choice both ends|only old home|only new home|none\nKilometers: number 2..900 km\nVolume: number 5..90 m³\nDate: date -10..40\nDays left: daysUntil date\nStart: time 06:30..13:00\nCrew size: number 2..6\nHours: number 3..20 h\nPrice: money 280..5200 EUR\nStage: choice enquiry|surveyed|quoted|accepted|packed|on the road|done|lost\nNo-parking signs: choice not needed|to order|ordered|standing\nInsured value: money 10000..90000 EUR\nNotes: longText",
      cells:
        "customer phone eMail from to fromFloor toFloor lift kilometers volume date start crewSize hours price stage noParkingSigns insuredValue notes",
      rows: "Brandt to the lake|Heike Brandt|555-0101|heike.brandt@example.com|Rosenstrasse 14|Seeweg 3|3|0|none|42|38|@1|07:00|4|9|1980|packed|standing|40000|Upright piano, 3rd floor\nNowak, two rooms|Jan Nowak|555-0102|jan.nowak@example.com|Am Hang 2|Nordring 88|1|4|only new home|9|18|@0|07:30|3|5|780|on the road|standing|15000|\nOkafor family|Chika Okafor|555-0103|chika.okafor@example.com|Lindenallee 60|Gartenweg 7|2|0|none|120|52|@6|06:30|5|12|2890|accepted|ordered|60000|Aquarium, empty it first\nStudio Falk|Ute Falk|555-0104|ute.falk@example.com|Hafenstrasse 9|Speicher 2|0|2|only new home|4|30|@8|08:00|4|7|1450|accepted|to order|50000|Plotter, 180 kg\nGranny Weiss|Peter Weiss|555-0105|peter.weiss@example.com|Kirchgasse 5|Haus Abendrot|1|1|only new home|14|9|@13|09:00|2|4|520|quoted|not needed|10000|Take it slowly with her\nRomero to Porto|Ana Romero|555-0106|ana.romero@example.com|Schillerplatz 1|Rua das Flores|4|3|both ends|890|26|@25|07:00|3|18|4650|quoted|to order|30000|Customs not needed\nStudent room|Leon Vogt|555-0107|leon.vogt@example.com|Campus 3|Bahnhofstrasse 40|2|5|none|6|5|@17|10:00|2|3|290|enquiry|not needed|10000|\nHaas, last week|Birgit Haas|555-0108|birgit.haas@example.com|Parkring 21|Bergstrasse 2|0|1|none|30|44|@-7|07:00|4|10|2200|done|standing|45000|",
    },
    {
      id: "item",
      use: "core",
      role: "item",
      icon: "sofa",
      names: "item|items",
      also: "inventory|furniture|box|load|piece",
      fields:
        "Item: text\nMove: relation move\nRoom: choice living room|kitchen|bedroom|children|office|cellar|garage\nPieces: number 1..90\nVolume each: number 0.05..4.00 m³\nVolume: calc pieces * volumeEach m³\nFragile: boolean 25\nTake apart: boolean 30\nCondition: text\nLoaded: boolean 25",
      cells: "move room pieces volumeEach fragile takeApart condition loaded",
      rows: "Upright piano|Brandt to the lake|living room|1|1.6|yes|no|Scratch on the left side|no\nBoxes, books|Brandt to the lake|office|42|0.07|no|no|Ours, lent|no\nOak wardrobe, three doors|Brandt to the lake|bedroom|1|2.4|no|yes|Mirror cracked already|no\nSofa, three seats|Nowak, two rooms|living room|1|1.8|no|no|Good|yes\nBoxes, kitchen|Nowak, two rooms|kitchen|14|0.07|yes|no|Good|yes\nBed, 160|Nowak, two rooms|bedroom|1|1.2|no|yes|Slat broken|no\nAquarium 240 l|Okafor family|living room|1|0.5|yes|no|Empty and dry|no\nPlotter|Studio Falk|office|1|1.9|yes|no|Good|no",
    },
    {
      id: "crew",
      use: "core",
      role: "event",
      icon: "users-round",
      names: "crew day|crew days",
      also: "crew|team|van|shift|assignment",
      fields:
        "Crew day: text\nMove: relation move\nDate: date -7..14\nForeman: text @people\nCrew: tags Milan|Theo|Rasmus|Jakub|Samu|Dietmar\nTruck: choice 3.5 t van|7.5 t|12 t with lift|trailer\nGear: tags piano dolly|straps|blankets|furniture lift|boxes|crates\nState: choice planned|out|back|changed",
      cells: "move date foreman crew truck gear state",
      rows: "Nowak today|Nowak, two rooms|@0|Milan Petrov|Milan; Theo; Samu|3.5 t van|straps; blankets|out\nBrandt tomorrow|Brandt to the lake|@1|Dietmar Lang|Dietmar; Rasmus; Jakub; Theo|12 t with lift|piano dolly; furniture lift; blankets|planned\nPacking at Brandt's|Brandt to the lake|@0|Dietmar Lang|Dietmar; Rasmus|3.5 t van|boxes|out\nOkafor, six o'clock|Okafor family|@6|Milan Petrov|Milan; Samu; Jakub; Theo; Rasmus|12 t with lift|straps; blankets|planned\nStudio Falk|Studio Falk|@8|Dietmar Lang|Dietmar; Samu; Jakub; Theo|7.5 t|crates; straps|planned\nHaas|Haas, last week|@-7|Milan Petrov|Milan; Theo; Samu; Jakub|12 t with lift|blankets|back",
    },
    {
      id: "damage",
      use: "more",
      role: "item",
      icon: "triangle-alert",
      names: "damage|damages",
      also: "claim|breakage|complaint",
      fields:
        "Damage: text\nPicture: image\nMove: relation move\nReported: date -30..0\nAmount: money 0..1500 EUR\nState: choice reported|photos asked|with insurer|paid|declined",
      cells: "move reported amount state",
      rows: "Lamp foot broken|Haas, last week|@-6|85|paid\nScratch in the stairwell|Haas, last week|@-5|240|with insurer\nBox 14 missing|Haas, last week|@-4|60|photos asked\nTable leg|Haas, last week|@-6|0|declined",
    },
    {
      id: "storage",
      use: "more",
      role: "item",
      icon: "warehouse",
      names: "storage unit|storage units",
      also: "storage|container|locker",
      fields:
        "Unit: text\nHolds: number 4..20 m³\nCustomer: text\nSince: date -700..-5\nMonthly: money 39..160 EUR\nPaid until: date -20..60\nState: choice free|rented|to clear",
      cells: "holds customer since monthly paidUntil state",
      rows: "Container 4|8|Birgit Haas|@-7|69|@23|rented\nContainer 5|8|Wolff estate|@-400|69|@-12|to clear\nContainer 9|16|Studio Falk|@-30|129|@30|rented\nContainer 10|16|None|@-60|129|@0|free",
    },
  ],
  jobs: "agenda move.date\nmove move.stage\nkeep move\ncheck item.loaded\nkeep crew\nrequest move\nassign crew.foreman\nplan move.date\ntotal item.pieces\nmove damage.state\nmap move.from\ntotal move.price",
  site: {
    headline: "Everything arrives, also the piano",
    body: "Surveyed in your rooms, priced before the first box, carried by people who have done it for years. Boxes are lent and fetched.",
    action: "Ask for a quote|move",
    services:
      "Survey|At home or by video|0\nTwo people and a van|Up to four hours|320\nFamily move|Four people, a truck, a day|1980\nPacking|Per hour and packer|38\nStorage|Eight cubic meters, a month|69",
    questions:
      "When should we book?|Four weeks ahead, six at the end of a month.\nDo you order the no-parking signs?|Yes, a week before at the latest.\nWhat is not allowed on the truck?|Gas bottles, paint and live animals.\nWhat if something breaks?|Tell us within a week, with a photo.",
  },
  words: {
    tagline: "Which crew, which truck, and how many floors without a lift.",
    itch: "Who has the piano dolly tomorrow?",
    promise: "Surveyed, packed, carried, counted",
    pov: "POV: the piano is on the list and so is the dolly",
    gains: ["38 cubic meters, crew of four", "42 boxes of books, third floor", "Okafor: signs ordered, six days"],
  },
});
