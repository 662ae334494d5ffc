import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "holidayLets",
  name: "Holiday lets",
  icon: "palmtree",
  says: {
    en: "holiday let|holiday lets|holiday cottage|holiday home|vacation rental|vacation rentals|short-term rental|short-term rentals|short lets|guest changeovers|cottage bookings|holiday apartments|self-catering|beach house rental|cabin rental|rent out my cottage|airbnb host",
    de: "Ferienwohnung|Ferienhaus|Ferienwohnungen vermieten|Feriengäste",
    es: "alquiler vacacional|casa rural|apartamentos turísticos|alojamiento vacacional",
    fr: "gîte|location de vacances|location saisonnière|maison de vacances",
    pt: "alojamento local|casa de férias|aluguel por temporada|casas de férias",
  },
  forms: ["booking", "site", "management"],
  people: ["hosts", "cleaners", "guests"],
  mood: "warm",
  things: [
    {
      id: "cottage",
      use: "core",
      role: "place",
      icon: "house",
      names: "cottage|cottages",
      also: "holiday home|apartment|cabin|property|house|let|unit|villa",
      fields:
        "Cottage: text\nPicture: image\nAddress: location\nSleeps: number 2..10\nBedrooms: number 1..5\nA night: money 85..320 GBP\nCleaning fee: money 35..120 GBP\nLeast nights: number 2..7\nDogs: choice no|one|two\nHas: tags wood stove|sea view|hot tub|garden|parking|cot|step-free\nKey code: text\nBookings: rollup count booking.cottage\nAbout: longText",
      cells: "address sleeps bedrooms aNight cleaningFee leastNights dogs has keyCode about",
      rows: "Net Loft|Harbor Row 2|4|2|135|60|3|one|wood stove; sea view|4471|Over the fish quay, ladder to the children's beds\nBryn Cottage|Hill Road|2|1|95|45|2|two|wood stove; garden; parking|0382|Orchard, no neighbors, no phone signal\nLighthouse Keeper's|Point Lane|6|3|220|90|4|no|sea view; garden; parking; cot|1950|The lamp turns all night, blinds are thick\nThe Old Forge|Mill Lane|5|2|160|70|3|one|hot tub; parking|7716|Anvil in the kitchen\nOrchard Barn|Hillside Farm|10|5|320|120|3|two|garden; parking; cot; step-free|2205|Two long tables and a piano\nStation Cabin|Station Yard|2|1|85|35|2|no|parking; step-free|6040|Old waiting room by the cycle path",
    },
    {
      id: "guest",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "guest|guests",
      also: "visitor|holidaymaker|renter|customer|family",
      fields: "Name: text\nPhone: phone\nE-mail: email\nFrom: text\nStays: rollup count booking.guest\nNotes: longText",
      cells: "phone eMail from notes",
      rows: "The Nair family|555-0101|nair@example.com|Leeds|Cot, please\nJonas and Lena Weber|555-0102|weber@example.com|Bremen|Third summer\nAisha Bello|555-0103|aisha.bello@example.com|London|Late arrival\nGeorge Whitcombe|555-0104|g.whitcombe@example.com|Bath|Ground floor bed\nThe Lund family|555-0105|lund@example.com|Malmö|Two cats stay home\nClaire Dubois|555-0106|claire.dubois@example.com|Lyon|\nMei and Hiro Tanaka|555-0107|tanaka@example.com|York|One spaniel\nDaniel Okoro|555-0108|daniel.okoro@example.com|Bristol|Hen party refused, walkers came",
    },
    {
      id: "booking",
      use: "core",
      role: "event",
      icon: "calendar-range",
      names: "booking|bookings",
      also: "stay|reservation|rental|arrival|departure",
      fields:
        "Booking: text\nCottage: relation cottage\nGuest: relation guest\nDate: date -21..60\nTime: time 15:00..18:00\nLeaves: date -14..70\nNights: number 2..10\nPeople: number 1..10\nRent: money 190..2240 GBP\nPaid: money 0..2240 GBP\nBalance: calc rent - paid GBP\nCame by: choice own site|portal|phone|regular\nState: choice asked|deposit paid|paid|here|left|canceled\nDeposit returned: boolean 30\nNotes: longText",
      cells: "cottage guest date time leaves nights people rent paid cameBy state depositReturned notes",
      rows: "Nairs, Net Loft|Net Loft|The Nair family|@-2|16:00|@2|4|4|600|600|own site|here|no|Cot up in the small room\nWebers, Keeper's|Lighthouse Keeper's|Jonas and Lena Weber|@3|15:00|@10|7|5|1630|1630|regular|paid|no|\nAisha, cabin|Station Cabin|Aisha Bello|@1|18:00|@4|3|1|290|145|portal|deposit paid|no|Arrives after nine, code by text\nWhitcombe, cabin|Station Cabin|George Whitcombe|@8|15:00|@12|4|2|375|375|phone|paid|no|\nLunds, Orchard Barn|Orchard Barn|The Lund family|@20|16:00|@27|7|9|2360|590|own site|deposit paid|no|Balance four weeks before\nClaire, Bryn|Bryn Cottage|Claire Dubois|@0|16:00|@5|5|2|520|520|portal|paid|no|\nTanakas, Forge|The Old Forge|Mei and Hiro Tanaka|@2|15:00|@5|3|2|550|550|own site|paid|no|One spaniel\nOkoro, Orchard Barn|Orchard Barn|Daniel Okoro|@-6|16:00|@-1|5|8|1720|1720|phone|left|no|Return the deposit\nWebers, last year's week|Net Loft|Jonas and Lena Weber|@-16|15:00|@-9|7|4|1005|1005|regular|left|yes|\nBello, Easter|Bryn Cottage|Aisha Bello|@34|16:00|@38|4|2|425|0|portal|asked|no|",
    },
    {
      id: "changeover",
      use: "core",
      role: "event",
      icon: "spray-can",
      names: "changeover|changeovers",
      also: "clean|cleaning|turnaround|housekeeping",
      fields:
        "Changeover: text\nCottage: relation cottage\nDate: date -3..14\nCleaner: text @people\nBeds to make: number 1..6\nWelcome basket: boolean 60\nState: choice planned|started|done\nDone: boolean 30\nFound: longText",
      cells: "cottage date cleaner bedsToMake welcomeBasket state done found",
      rows: "Orchard Barn, Sunday|Orchard Barn|@-1|Grace Mbeki|6|no|done|yes|One glass broken\nBryn, today|Bryn Cottage|@0|Irena Nowak|1|yes|started|no|\nCabin, tomorrow|Station Cabin|@1|Irena Nowak|1|yes|planned|no|\nNet Loft|Net Loft|@2|Grace Mbeki|3|yes|planned|no|Take the cot down\nForge, hot tub|The Old Forge|@2|Yasmin Ali|2|yes|planned|no|Water change first\nKeeper's|Lighthouse Keeper's|@3|Grace Mbeki|4|yes|planned|no|Welcome back card",
    },
    {
      id: "fault",
      use: "more",
      role: "item",
      icon: "wrench",
      names: "fault|faults",
      also: "repair|maintenance|damage|to mend",
      fields:
        "Fault: text\nCottage: relation cottage\nReported: date -14..0\nSeen by: choice guest|cleaner|host\nState: choice reported|booked|mended\nCost: money 0..300 GBP",
      cells: "cottage reported seenBy state cost",
      rows: "Stove door seal|Bryn Cottage|@-5|cleaner|booked|45\nSlow drain, shower|Net Loft|@-1|guest|reported|0\nPatio light|Orchard Barn|@-9|guest|mended|30\nGarden gate latch|Lighthouse Keeper's|@-3|host|reported|0",
    },
    {
      id: "feedback",
      use: "more",
      role: "log",
      icon: "star",
      names: "review|reviews",
      also: "guest book|feedback|rating",
      fields:
        "Guest: text\nCottage: relation cottage\nStars: rating 3..5\nWritten: date -90..-2\nWhat they said: longText",
      cells: "cottage stars written whatTheySaid",
      rows: "Webers|Net Loft|5|@-8|Herrings at the door at seven in the morning.\nOkoro party|Orchard Barn|4|@-1|Piano in tune, oven slow.\nDubois|Station Cabin|5|@-60|The cycle path starts at the step.\nPritchards|Bryn Cottage|3|@-75|No signal at all. We knew, still.",
    },
  ],
  jobs: "book booking\nshow cottage.picture\nplan booking.date\nfind cottage\nagenda changeover.date\nmove booking.state\ncheck booking.depositReturned\nassign changeover.cleaner\ntotal booking.rent\nmap cottage.address\nkeep guest\nrate feedback.stars",
  site: {
    headline: "Six small houses by the sea",
    body: "A net loft, a lighthouse, a forge and three more. You book with the people who light the stove before you come, not with a portal.",
    action: "Book a stay|booking",
    services:
      "Station Cabin|For two, a night from|85\nNet Loft|For four over the quay, a night from|135\nLighthouse Keeper's|For six, a night from|220\nOrchard Barn|For ten, with two long tables|320\nWelcome basket|Bread, eggs, jam, kindling|18",
    questions:
      "When can we come and when must we leave?|From three; by ten on the last day.\nMay we bring the dog?|One in most houses, two in Bryn and the Barn.\nIs bed linen included?|Yes, towels too.\nWhat if we have to cancel?|Up to four weeks before you get all of it back but the deposit.\nIs there a cot?|In the Keeper's and the Barn, others on request.",
  },
  words: {
    tagline: "Who arrives, who leaves, and who makes the beds.",
    itch: "Which cottage turns round on Friday?",
    promise: "Full weeks and warm stoves",
    pov: "POV: three changeovers, one cleaner, no panic",
    gains: ["6 cottages, 10 bookings", "Lunds: 1770 still to come", "Code 6040, arrives after nine"],
  },
});
