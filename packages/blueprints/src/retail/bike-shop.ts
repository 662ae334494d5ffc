import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "bikeShop",
  name: "Bike shop",
  icon: "bike",
  says: {
    en: "bike shop|bicycle shop|bike store|bicycle store|cycle shop|e-bike shop|e-bike dealer|bicycle dealer|bikes for sale|frame sizes and bikes|test rides for bikes|cargo bike dealer|road bike shop|bike fitting studio|used bikes shop|bike parts shop",
    de: "Fahrradladen|Fahrradgeschäft|Fahrradhändler|E-Bike-Laden",
    es: "tienda de bicicletas|tienda de bicis|bicicletas eléctricas tienda",
    fr: "magasin de vélos|vélociste|boutique de vélos",
    pt: "loja de bicicletas|loja de bikes|bicicletas elétricas loja",
  },
  forms: ["shop", "management", "booking"],
  people: ["bike shop owners", "mechanics", "customers"],
  mood: "lively",
  things: [
    {
      id: "bike",
      use: "core",
      role: "item",
      icon: "bike",
      names: "bike|bikes",
      also: "bicycle|e-bike|cargo bike|model",
      fields:
        "Bike: text\nPicture: image\nKind: choice city|road|gravel|mountain|e-bike|cargo|children\nFrame size: text\nColor: text\nFrame number: text\nPrice: money 190..5200 EUR\nCost: money 110..3600 EUR\nMargin: calc price - cost EUR\nModel year: number 2023..2027\nState: choice on order|in the box|being built|on the floor|reserved|sold",
      cells: "kind frameSize color frameNumber price cost modelYear state",
      rows: "Wayfarer step-through|e-bike|M|sage|WF26-0412|2790|1950|2026|on the floor\nWayfarer diamond|e-bike|L|black|WF26-0388|2790|1950|2026|reserved\nGravel One|gravel|54|sand|GO-7751|1890|1240|2026|on the floor\nGravel One, 56|gravel|56|sand|GO-7764|1890|1240|2026|in the box\nTour 28, seven gears|city|50|blue|T28-1190|690|430|2025|on the floor\nPorter long tail|cargo|one size|red|PL-0037|4980|3550|2026|being built\nKid 20|children|20 inch|yellow|K20-552|329|205|2026|on the floor\nRoad 105|road|56|white|R1-2204|2150|1490|2025|on the floor\nHardtail 29|mountain|L|green|H29-908|1090|720|2026|on order",
    },
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "rider|cyclist",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nHeight: number 110..200 cm\nInside leg: number 50..94 cm\nBike lease through work: boolean 30",
      cells: "phone eMail height insideLeg bikeLeaseThroughWork",
      rows: "Tom Reinders|555-0111|tom.reinders@example.com|184|87|yes\nAnja Vogt|555-0112|anja.vogt@example.com|168|78|no\nLuc Bernard|555-0113|luc.bernard@example.com|178|83|no\nFamily Osei|555-0114|osei@example.com|172|80|yes\nPetra Kamp|555-0115|petra.kamp@example.com|161|74|no",
    },
    {
      id: "testRide",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "test ride|test rides",
      also: "fitting|trial|appointment",
      fields:
        "Test ride: text\nBike: relation bike\nCustomer: relation customer\nDate: date -3..8\nTime: time 10:00..18:00\nLength: duration 20..60\nState: choice booked|out|back|bought|no\nSaddle height: number 58..82 cm",
      cells: "bike customer date time length state saddleHeight",
      rows: "Tom, Wayfarer|Wayfarer diamond|Tom Reinders|@-2|17:00|30|bought|79\nAnja, step-through|Wayfarer step-through|Anja Vogt|@0|11:00|30|out|69\nLuc, gravel 54|Gravel One|Luc Bernard|@0|15:30|45|booked|75\nOsei, cargo bike|Porter long tail|Family Osei|@3|10:00|60|booked|\nPetra, city bike|Tour 28, seven gears|Petra Kamp|@1|16:00|20|booked|66",
    },
    {
      id: "part",
      use: "core",
      role: "item",
      icon: "cog",
      names: "part|parts",
      also: "accessory|helmet|tire|lock|light",
      fields:
        "Part: text\nKind: choice tires and tubes|brakes|drivetrain|lights|locks|helmets|bags\nFits: text\nPrice: money 6..140 EUR\nIn stock: number 0..40\nReorder at: number 2..10\nAbove reorder point: calc inStock - reorderAt",
      cells: "kind fits price inStock reorderAt",
      rows: "Tire 37-622, puncture guard|tires and tubes|28 inch|34|12|6\nTube 40/28|tires and tubes|28 inch|8|38|10\nChain, 11 speed|drivetrain|11 speed|39|3|4\nDisc brake pads, pair|brakes|Two-piston|19|9|6\nFolding lock, 90 cm|locks||89|5|3\nFront light, 80 lux|lights|E-bike 12 V|75|0|3\nHelmet, M|helmets|55 to 59 cm|69|6|3",
    },
    {
      id: "handover",
      use: "more",
      role: "event",
      icon: "clipboard-check",
      names: "handover|handovers",
      also: "sale|collection|first service",
      fields:
        "Handover: text\nBike: relation bike\nCustomer: relation customer\nDate: date -40..14\nPrice paid: money 190..5200 EUR\nBuilt and torqued: boolean 60\nRegistered: boolean 50\nFirst service due: date 5..90",
      cells: "bike customer date pricePaid builtAndTorqued registered firstServiceDue",
      rows: "Tom's Wayfarer|Wayfarer diamond|Tom Reinders|@2|2790|no|no|@62\nOsei's Kid 20|Kid 20|Family Osei|@-35|329|yes|yes|@15\nPetra's Road 105|Road 105|Petra Kamp|@-50|2150|yes|yes|@-2",
    },
  ],
  jobs: "agenda testRide.date\nfind bike\nbook testRide\nmove bike.state\nsell bike.price\nshow bike.picture\nrank part.aboveReorderPoint\nagenda handover.date\ndue handover.firstServiceDue\ncheck handover.builtAndTorqued\nkeep customer\ncount part.inStock",
  site: {
    headline: "Ride it before you decide",
    body: "City bikes, e-bikes and two cargo bikes to try on our own hill. Built by the people who will service it.",
    action: "Book a test ride|testRide",
    services:
      "Test ride|Half an hour, pedals and helmet from us|\nFitting|Saddle, bars and cleats|60\nFirst service|After eight weeks, in the price of the bike|\nLease through work|We do the paperwork|",
    questions:
      "What size do I need?|Bring your inside leg, or we measure it in a minute.\nDo you take my old bike?|In part exchange, if the frame is sound.\nHow long is a bike on order?|Two to five weeks; you see the date in your order.",
  },
  words: {
    tagline: "Which bike, which size, who rides it today.",
    itch: "Is the 56 out of the box?",
    promise: "The right frame, built and tried",
    pov: "POV: you rode it up the hill first",
    gains: ["Two test rides today", "Chain, 11 speed: three left", "Cargo bike being built for Saturday"],
  },
});
