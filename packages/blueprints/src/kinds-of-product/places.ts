import { kindOfProduct, type KindOfProduct, type PatternThing } from "../blueprint.ts";

/** What people say of it, with stars. */
const review = (
  of: string,
  titles = [
    "at the market",
    "by the canal",
    "near the station",
    "at Park View",
    "below the castle",
    "in Mill Lane",
  ].map((where) => `{${of}} ${where}`),
): PatternThing => ({
  id: "review",
  use: "core",
  role: "log",
  adopts: false,
  icon: "star",
  names: "review|reviews",
  also: "rating|opinion",
  fields: `Review: text\n{${of}}: relation ${of.toLowerCase()}\nStars: rating 2..5\nBy: text @people\nWritten on: date -60..0`,
  cells: `${of.toLowerCase()} stars by writtenOn`,
  rows: `Went twice already, and would again|${titles[0] ?? ""}|5|Amara Osei|@-2\nGood, though busy on Saturday|${titles[0] ?? ""}|4|Mateo Ruiz|@-9\nSmaller than it looks in pictures|${titles[1] ?? ""}|3|Yuki Tanaka|@-12\nKind people, no fuss|${titles[2] ?? ""}|5|Lena Krüger|@-5\nNot worth the detour|${titles[3] ?? ""}|2|Omar Haddad|@-20\nThe best around here|${titles[4] ?? ""}|5|Ingrid Lund|@-1\nFine once, that is enough|${titles[5] ?? ""}|3|Kofi Annor|@-31`,
});

/** Where people look for something, compare it, buy it or hire somebody. */
export const PLACES: readonly KindOfProduct[] = [
  kindOfProduct({
    id: "finder",
    titles:
      "* finder|* finder app|* locator|find a *|find the best *|find *|best *|best * near me|* near me|nearby *|* nearby|* guide|guide to *|* directory?|directory of *|* map|map of *|* spots|where to find *|yelp for *|tripadvisor for *|discover *|* explorer|* search?|search for *?",
    name: "{Place} Finder",
    icon: "map-pin",
    forms: ["directory"],
    things: [
      {
        id: "place",
        use: "core",
        role: "place",
        adopts: true,
        icon: "map-pin",
        names: "place|places",
        also: "spot|address",
        fields:
          "Name: text\nPicture: image\nAddress: location\nArea: choice centre|north|south|riverside\nRating: rating 2..5\nPrice: choice cheap|fair|expensive\nOpen: text\nSaved: boolean 20\nAbout: longText",
        cells: "address area rating price open saved about",
        rows: "{Place} at the market|Market Place|centre|5|fair|Daily, 9 to 6|yes|Quiet in the morning\n{Place} by the canal|Canal Street|riverside|4|cheap|Tuesday to Sunday|no|By the water, a few steps down\n{Place} near the station|Station Road|north|4|fair|Daily, 10 to 8|no|Two minutes from the station\n{Place} at Park View|Park View|south|3|cheap|Weekends|no|Small, and easy to miss\n{Place} below the castle|Castle Street|centre|5|expensive|Wednesday to Sunday|yes|Ring before you go\n{Place} in Mill Lane|Mill Lane|north|4|fair|Daily, 8 to 4|no|In the yard behind the gate\n{Place} on the harbour|Harbour Wall|riverside|3|cheap|In summer|no|Best at low tide\n{Place} behind the church|Church Row|south|4|fair|Daily, 11 to 7|no|",
      },
      review("Place"),
    ],
    jobs: "find place\nmap place.address\nrank place.rating\ncheck place.saved\nkeep review\nshow place.picture",
    words: {
      tagline: "{Places} worth the way, found by area, price and rating.",
      itch: "A good {place} near here?",
      promise: "The right {place} in a minute",
      pov: "POV: you know all the good {places}",
    },
  }),
  kindOfProduct({
    id: "people",
    titles:
      "* finder|find a *|find *|* directory|directory of *|* near me|* marketplace|marketplace for *|hire a *|hire *|* on demand|uber for *|fiverr for *|upwork for *|taskrabbit for *",
    name: "{Person} Finder",
    about: "people",
    icon: "user-round-search",
    forms: ["directory", "marketplace"],
    things: [
      {
        id: "person",
        use: "core",
        role: "person",
        adopts: true,
        icon: "user-round",
        names: "person|people",
        also: "provider|helper",
        fields:
          "Name: text\nPicture: image\nOffers: text\nArea: location\nPrice per hour: money 12..60 EUR\nRating: rating 3..5\nFree from: date 0..14\nSaved: boolean 20\nE-mail: email\nPhone: phone\nAbout: longText",
        cells: "area pricePerHour rating freeFrom saved eMail phone about",
        rows: "Amara Osei|Market Place|28|5|@1|yes|amara.osei@example.com|555-0121|Ten years of it, and still glad to start early\nMateo Ruiz|Canal Street|22|4|@0|no|mateo.ruiz@example.com|555-0122|Evenings and Saturdays\nYuki Tanaka|Station Road|35|5|@3|no|yuki.tanaka@example.com|555-0123|Speaks English and Japanese\nLena Krüger|Park View|25|4|@2|no|lena.krueger@example.com|555-0124|Comes to your place\nOmar Haddad|Castle Street|18|3|@0|no|omar.haddad@example.com|555-0125|New here, first hour at half price\nIngrid Lund|Mill Lane|42|5|@7|yes|ingrid.lund@example.com|555-0126|Booked out most weeks\nKofi Annor|Harbour Wall|30|4|@4|no|kofi.annor@example.com|555-0127|Short notice is fine\nHana Sato|Church Row|26|4|@5|no|hana.sato@example.com|555-0128|Weekdays until four",
      },
      {
        id: "request",
        use: "core",
        role: "event",
        adopts: false,
        icon: "mail",
        names: "request|requests",
        also: "enquiry|booking|message",
        fields:
          "From: text @people\n{Person}: relation person\nWhat for: longText\nDay: date 0..14\nTime: time 08:00..19:00\nState: choice new|agreed|declined|done",
        cells: "person whatFor day time state",
        rows: "Margaret Hale|Amara Osei|Two hours on Thursday, if you can|@2|10:00|new\nPriya Nair|Mateo Ruiz|Every other Saturday|@4|09:00|agreed\nOwen Pritchard|Yuki Tanaka|Just once, to begin with|@3|16:00|new\nDaniel Okoro|Ingrid Lund|A whole day, in three weeks|@14|08:30|declined\nRuth Ellis|Amara Osei|Same as last time|@1|11:00|agreed\nHelen Sharp|Kofi Annor|Tomorrow, at short notice|@1|14:00|done",
      },
      review("Person", ["Amara Osei", "Mateo Ruiz", "Yuki Tanaka", "Lena Krüger", "Omar Haddad", "Ingrid Lund"]),
    ],
    jobs: "find person\nrequest request\nrank person.rating\nmove request.state\ncheck person.saved\nkeep review\nshow person.picture",
    words: {
      tagline: "{Persons} near you, what they charge, and when they are free.",
      itch: "Who knows a good {person}?",
      promise: "A good {person} by tomorrow",
      pov: "POV: you found one before lunch",
    },
  }),
  kindOfProduct({
    id: "shop",
    titles:
      "* shop|* shop online|shop for *|online shop for *|shop selling *|* store|* store online|store for *|online store for *|store selling *|* web shop|* webshop|* e-commerce|* ecommerce|e-commerce for *|ecommerce for *|e-commerce site for *|ecommerce site for *|e-commerce website for *|ecommerce website for *|* boutique|sell my *|sell my own *|sell our *|selling my *|shopify for *|online shop for * brand|online store for * brand|e-commerce for * brand|e-commerce website for * brand|ecommerce for * brand|ecommerce website for * brand|store for * brand|shop for * brand|online shop|online store|web shop|webshop|web store|e-commerce|ecommerce|e-commerce site|e-commerce website|ecommerce site|ecommerce website|online boutique|shop|store|boutique|farm shop|gift shop|corner shop|charity shop|museum shop|pop-up shop|concept store|general store",
    name: "{Product} Shop",
    yields: true,
    icon: "shopping-bag",
    forms: ["shop"],
    things: [
      {
        id: "product",
        use: "core",
        role: "item",
        adopts: true,
        icon: "shopping-bag",
        names: "product|products",
        also: "item|article|goods",
        fields:
          "Name: text\nPicture: image\nPrice: money 6..95 EUR\nKind: choice classic|new|limited|last pieces\nIn stock: number 0..24\nReady in: choice 2 days|a week|two weeks\nAbout: longText",
        cells: "price kind inStock readyIn about",
        rows: "Classic {product}|28|classic|14|2 days|The one that most people begin with\nSmall {product}|16|classic|22|2 days|The same, at half the size\nLarge {product}|54|classic|6|a week|For those who know that they want it\n{Product} in blue|32|new|9|2 days|New since this month\n{Product}, set of three|72|classic|5|a week|Two to keep and one to give away\n{Product} to order|90|limited|3|two weeks|Made the way you describe it\nLast year's {product}|19|last pieces|2|2 days|When they are gone, they are gone\n{Product} as a gift|38|new|11|2 days|Wrapped, with a card in your words",
      },
      {
        id: "order",
        use: "core",
        role: "log",
        adopts: false,
        icon: "package",
        names: "order|orders",
        also: "purchase",
        fields:
          "Customer: text\nE-mail: email\nDeliver to: text\nItems: lines\nTotal: money 16..160 EUR\nOrdered: dateTime -10..0\nStatus: choice new|packed|on its way|arrived\nNote: text",
        cells: "eMail deliverTo items total ordered status note",
        rows: "Margaret Hale|margaret.hale@example.com|4 Mill Lane|1 Classic {product};1 Small {product}|44|@0T09:20|new|\nPriya Nair|priya.nair@example.com|17 Station Road|1 {Product} as a gift|38|@0T08:05|new|Please write Happy birthday, Jo\nOwen Pritchard|owen.pritchard@example.com|9 Canal Street|2 Classic {product}|56|@-1T18:40|packed|\nDaniel Okoro|daniel.okoro@example.com|22 Park View|1 Large {product}|54|@-2T12:15|packed|Ring at the neighbour's\nRuth Ellis|ruth.ellis@example.com|3 Church Row|1 {Product}, set of three|72|@-4T20:30|on its way|\nHelen Sharp|helen.sharp@example.com|The blue door, Hillside|1 {Product} in blue|32|@-6T11:45|arrived|",
      },
    ],
    jobs: "sell product.price\nmove order.status\nkeep order\nshow product.picture",
    words: {
      tagline: "{Products} made with care, sent to your door.",
      itch: "Where do you find a good {product}?",
      promise: "Your {product}, on its way today",
      pov: "POV: your first order comes in",
    },
  }),
  kindOfProduct({
    id: "market",
    titles:
      "* marketplace|marketplace for *|* market|* resale|* reseller|* classifieds|* for sale|buy and sell *|buy *|sell *|selling *|used *|second hand *|second-hand *|pre-owned *|* flea market|* bazaar|etsy for *|ebay for *|depop for *|craigslist for *|vinted for *|* listings",
    name: "{Item} Market",
    icon: "tag",
    forms: ["marketplace"],
    things: [
      {
        id: "item",
        use: "core",
        role: "item",
        adopts: true,
        icon: "tag",
        names: "item|items",
        also: "listing|ad|offer|thing",
        fields:
          "Title: text\nPicture: image\nPrice: money 5..180 EUR\nCondition: choice new|like new|used|needs repair\nSeller: text @people\nPick up at: location\nState: choice for sale|reserved|sold\nPosted: date -20..0\nSaved: boolean 15\nDescription: longText",
        cells: "price condition seller pickUpAt state posted saved description",
        rows: "{Item}, hardly used|45|like new|Amara Osei|Market Place|for sale|@-1|yes|Hardly used, from a home without pets\nLarge {item}|120|used|Mateo Ruiz|Canal Street|for sale|@-2|no|Works well, a few marks\nSmall {item}|18|used|Yuki Tanaka|Station Road|reserved|@-4|no|Must go by the end of the month\n{Item}, still boxed|75|new|Lena Krüger|Park View|for sale|@-5|no|Still in its box\n{Item} to repair|9|needs repair|Omar Haddad|Castle Street|for sale|@-7|no|For somebody with patience\nBlue {item}|60|like new|Ingrid Lund|Mill Lane|sold|@-9|no|\nOld {item}|32|used|Kofi Annor|Harbour Wall|for sale|@-11|no|Price can be talked about\n{Item} with extras|150|like new|Hana Sato|Church Row|for sale|@-14|no|With receipt",
      },
      {
        id: "offer",
        use: "core",
        role: "event",
        adopts: false,
        icon: "hand-coins",
        names: "offer|offers",
        also: "bid|message|enquiry",
        fields:
          "From: text @people\n{Item}: relation item\nOffer: money 5..150 EUR\nMessage: longText\nSent: date -8..0\nAnswer: choice open|accepted|declined",
        cells: "item offer message sent answer",
        rows: "Margaret Hale|{Item}, hardly used|40|I could pick it up tonight|@0|open\nPriya Nair|Small {item}|18|Full price, if you keep it until Friday|@-1|accepted\nOwen Pritchard|Large {item}|90|Cash, on Saturday|@-1|open\nDaniel Okoro|Blue {item}|60|Thank you, see you at six|@-6|accepted\nRuth Ellis|{Item} with extras|100|Is there some room in the price?|@-3|declined",
      },
    ],
    jobs: "find item\nrequest offer\nmove offer.answer\ncheck item.saved\nshow item.picture\nmove item.state\nkeep item",
    words: {
      tagline: "{Items} from people nearby, with a price and a place.",
      itch: "Who still needs this {item}?",
      promise: "From shelf to sold by Friday",
      pov: "POV: somebody wants your {item}",
    },
  }),
  kindOfProduct({
    id: "reviews",
    titles:
      "* reviews|* review|* ratings|* rating|reviews of *|reviewing *|rate *|rate my *|rating *|* reviewer|letterboxd for *|goodreads for *|review site for *|* ranking|ranking of *|rank *|* tier list",
    name: "{Place} Reviews",
    icon: "star",
    forms: ["directory", "community"],
    things: [
      {
        id: "place",
        use: "core",
        role: "item",
        adopts: true,
        icon: "star",
        names: "place|places",
        also: "thing|item",
        fields:
          "Name: text\nPicture: image\nKind: text\nWhere: location\nAverage: rollup average review.place.stars\nReviews: rollup count review.place\nWant to try: boolean 25\nAbout: longText",
        cells: "where wantToTry about",
        rows: "{Place} at the market|Market Place|no|Talked about more than any other\n{Place} by the canal|Canal Street|no|\n{Place} near the station|Station Road|yes|New this year\n{Place} at Park View|Park View|no|\n{Place} below the castle|Castle Street|yes|A favourite with those who know\n{Place} in Mill Lane|Mill Lane|no|",
      },
      { ...review("Place"), fields: `${review("Place").fields}\nWould go again: boolean 60\nDetails: longText` },
    ],
    jobs: "rank place.average\nkeep review\nfind place\nrate review.stars\ncheck place.wantToTry\nshow place.picture\nchart review.stars",
    words: {
      tagline: "What people think of {places}, in stars and plain words.",
      itch: "Is this {place} any good?",
      promise: "Know before you go",
      pov: "POV: you read the reviews first",
    },
  }),
];
