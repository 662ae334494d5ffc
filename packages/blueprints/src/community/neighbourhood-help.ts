import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "neighbourhoodHelp",
  name: "Neighborhood help",
  icon: "hand-helping",
  says: {
    en: "neighborhood help|neighbourhood help|neighbors helping neighbors|neighborhood app|neighbourhood app|good neighbors scheme|mutual aid group|help for elderly neighbors|shopping for neighbors|volunteer matching for neighbors|ask for help nearby|street group|neighborhood watch|befriending scheme|lend a hand app|nextdoor alternative",
    de: "Nachbarschaftshilfe|Nachbarschafts-App|Nachbarn helfen Nachbarn",
    es: "ayuda entre vecinos|vecinos que ayudan|app de barrio",
    fr: "entraide entre voisins|voisins solidaires|application de quartier",
    pt: "ajuda entre vizinhos|vizinhos solidários|app de bairro",
  },
  forms: ["community", "marketplace", "directory", "site"],
  people: ["coordinators", "helpers", "neighbors"],
  mood: "warm",
  things: [
    {
      id: "helper",
      use: "core",
      role: "person",
      icon: "heart-handshake",
      names: "helper|helpers",
      also: "volunteer|neighbor",
      fields:
        "Name: text\nPhone: phone\nStreet: location\nCan: tags shopping|driving|garden|repairs|company|dog walking|computer|languages\nFree: tags mornings|afternoons|evenings|weekends\nCar: boolean 40\nChecked: boolean 60\nHelped: rollup count request.helper",
      cells: "phone street can free car checked",
      rows: "Tom Walsh|555-0101|Park Terrace|driving; repairs|weekends|yes|yes\nPriya Nair|555-0102|Station Road|computer; languages|evenings|no|yes\nHugo Lang|555-0103|Fern Bank|dog walking; shopping|afternoons|no|yes\nElin Skog|555-0104|Mill Lane|company; shopping|mornings|yes|no\nSamir Haddad|555-0105|Castle Street|garden; repairs|weekends|yes|yes\nGrace Achebe|555-0106|Orchard Close|company; driving|mornings|yes|yes",
    },
    {
      id: "request",
      use: "core",
      role: "event",
      icon: "hand-helping",
      names: "request|requests",
      also: "favor|task|errand|call for help",
      fields:
        "Request: text\nFor: text @people\nPhone: phone\nStreet: location\nWhat: choice shopping|driving|garden|repairs|company|dog walking|computer|languages\nWhen: dateTime -2..7 08:00..19:00\nTakes: duration 15..180\nDetails: longText\nHelper: relation helper\nState: choice asked|offered|agreed|done|thanks sent|fell through",
      cells: "forValue phone street what when takes details helper state",
      rows: "Shopping on Saturday|Joan Abbott|555-0111|Orchard Close|shopping|@0T10:00|60|List on the door, milk and cat food|Hugo Lang|agreed\nLift to the eye clinic|Margaret Hale|555-0112|Mill Lane|driving|@2T09:15|150|Drops, so she cannot drive home|Grace Achebe|agreed\nDripping tap|Vic Sandford|555-0113|Castle Street|repairs|@1T14:00|45|Kitchen|Samir Haddad|offered\nLetter from the council|Anjali Rao|555-0114|Station Road|languages|@3T18:00|30|In English, please explain||asked\nWalk with Bonnie|Peter Lomax|555-0115|Bridge Row|dog walking|@0T15:00|40|Broken ankle, small terrier|Hugo Lang|agreed\nAn hour of cards|Marion Tate|555-0116|School Road|company|@4T10:30|60|She wins|Elin Skog|agreed\nTablet will not ring|Bert Sommer|555-0117|Fern Bank|computer|@-1T17:00|60|Video calls to Lisbon|Priya Nair|thanks sent\nHedge by the path|Doris Penfold|555-0118|Mill Lane|garden|@-2T10:00|120||Samir Haddad|fell through",
    },
    {
      id: "offer",
      use: "core",
      role: "item",
      icon: "gift",
      names: "offer|offers",
      also: "thing to lend|surplus|lend|share",
      fields:
        "Offer: text\nPicture: image\nFrom: text @people\nStreet: location\nKind: choice lend|give|share|room to meet\nUntil: date 1..60\nState: choice free|promised|gone",
      cells: "from street kind until state",
      rows: "Ladder, four meters|Tom Walsh|Park Terrace|lend|@60|free\nTwo boxes of quinces|Ruth Ellis|Hillside|give|@4|free\nWheelchair, folding|Grace Achebe|Orchard Close|lend|@40|promised\nSeat in the car, Thursdays|Elin Skog|Mill Lane|share|@30|free\nCot mattress|Nora Brandt|Weaver Street|give|@2|gone",
    },
    {
      id: "notice",
      use: "more",
      role: "log",
      icon: "megaphone",
      names: "notice|notices",
      also: "news|street meeting|warning|lost and found",
      fields: "Notice: text\nText: longText\nFrom: text @people\nSent: dateTime -6..0 08:00..21:00",
      cells: "text from sent",
      rows: "Gray cat, white paw|Sits in our shed since Thursday, very polite|Nora Brandt|@0T08:20\nStreet tea on the 12th|Bring a cup and a cake, number 9's drive|Tom Walsh|@-2T19:10\nFalse gas readers|Two men without cards, do not open|Grace Achebe|@-4T16:45",
    },
  ],
  jobs: "request request\nmove request.state\nassign request.helper\nagenda request.when\nkeep helper\nfind offer\nmap request.street\nchart request.what\nshow offer.picture\nmessage notice\nmove offer.state\ncheck helper.checked",
  site: {
    headline: "Ask your street",
    body: "A lift, a tap, an hour of cards. Ask for what you need and see who comes; helpers are known to us by name.",
    action: "Ask for help|request",
    services:
      "Shopping and lifts|Mostly the same day|\nSmall repairs|Taps, bulbs, shelves|\nCompany|A walk, a game, a cup of tea|",
    questions:
      "Does it cost anything?|No. Pay for the milk, not for the walk.\nWho are the helpers?|Neighbors; those who come into homes have been checked.\nWhat if nobody is free?|The coordinator rings round, and rings you.",
  },
  words: {
    tagline: "Who needs what, who comes when.",
    itch: "Who can drive Margaret on Monday?",
    promise: "Every request with a name beside it",
    pov: "POV: the list was bought before she rang twice",
    gains: ["Margaret: Grace drives at nine", "Council letter: helper wanted", "Eight asked, one fell through"],
  },
});
