import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "spaHotel",
  name: "Spa hotel and day visits",
  icon: "bath",
  says: {
    en: "spa hotel|spa day tickets|spa day booking|spa day visits|thermal spa|thermal baths|spa day packages|hotel spa|wellness hotel|spa resort|spa day guests|robe and slippers|sauna ritual times|spa break|wellness weekend|spa lockers|spa day vouchers",
    de: "Wellnesshotel|Day Spa|Therme Tageskarte|Spa-Hotel",
    es: "hotel spa|balneario|día de spa|hotel balneario",
    fr: "hôtel spa|journée au spa|thermes|séjour bien-être",
    pt: "hotel spa|termas|dia de spa|estância termal",
  },
  forms: ["booking", "site", "management", "shop"],
  people: ["receptionists", "therapists", "guests"],
  mood: "warm",
  things: [
    {
      id: "stay",
      use: "core",
      role: "item",
      icon: "ticket",
      names: "package|packages",
      also: "offer|day ticket|spa day|arrangement",
      fields:
        "Package: text\nPicture: image\nKind: choice half day|day|evening|overnight\nPrice: money 35..290 EUR\nHours: number 3..24\nIncludes: tags baths|saunas|robe|towels|slippers|lunch|treatment|tea|room\nPlaces a day: number 4..60\nAbout: text",
      cells: "kind price hours includes placesADay about",
      rows: "Day in the baths|day|62|10|baths; saunas; robe; towels|40|From ten to eight\nMorning in the water|half day|38|4|baths; towels|30|From eight to noon\nTwo for one evening|evening|70|4|baths; saunas; towels|20|For two, from six\nDay with massage|day|139|10|baths; saunas; robe; towels; slippers; treatment|16|Fifty minutes by the fire\nLunch and float|day|98|8|baths; saunas; robe; towels; lunch|20|Three courses at one\nNight above the spring|overnight|279|24|baths; saunas; robe; towels; slippers; tea; room|12|For two, with late bath",
    },
    {
      id: "guest",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "guest|guests",
      also: "visitor|customer|couple",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nRobe size: choice S|M|L|XL\nMind: tags none|pregnant|heart|high blood pressure|skin|wheelchair|nut oil\nVisits: rollup count visit.guest\nLikes: text",
      cells: "phone eMail robeSize mind likes",
      rows: "Henrike Maas|555-0101|henrike.maas@example.com|M|none|Locker near the door\nBruno and Elsa Falk|555-0102|falk@example.com|L|high blood pressure|Table by the window\nShirin Azadi|555-0103|shirin.azadi@example.com|S|pregnant|\nWalter Pohl|555-0104|walter.pohl@example.com|XL|heart|Sauna at 60 degrees only\nCamille Leroy|555-0105|camille.leroy@example.com|M|nut oil|\nThe Brandt sisters|555-0106|brandt@example.com|M|none|Three loungers together\nJorge Medina|555-0107|jorge.medina@example.com|L|wheelchair|Pool lift\nNadia Ferri|555-0108|nadia.ferri@example.com|S|skin|No salt pool",
    },
    {
      id: "visit",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "visit|visits",
      also: "booking|reservation|arrival|day visit",
      fields:
        "Visit: text\nGuest: relation guest\nOffer: relation stay\nDate: date -4..14\nArrives: time 08:00..18:00\nPeople: number 1..6\nPrice: money 38..558 EUR\nLocker: text\nState: choice booked|confirmed|in the house|left|canceled\nPaid with: choice card|cash|voucher|room bill\nForm filled in: boolean 75\nWishes: longText",
      cells: "guest offer date arrives people price locker state paidWith formFilledIn wishes",
      rows: "Falks, day with massage|Bruno and Elsa Falk|Day with massage|@0|10:00|2|278|41, 42|in the house|card|yes|Fewer than 80 degrees for Bruno\nHenrike, morning|Henrike Maas|Morning in the water|@0|08:00|1|38|3|left|cash|yes|\nSisters' lunch|The Brandt sisters|Lunch and float|@0|11:00|3|294|12, 13, 14|in the house|voucher|yes|Birthday, cake at three\nWalter, evening|Walter Pohl|Two for one evening|@0|18:00|2|70||confirmed|card|yes|\nShirin and mother|Shirin Azadi|Day in the baths|@1|10:00|2|124||confirmed|card|no|Warm pool only\nCamille, night|Camille Leroy|Night above the spring|@1|15:00|2|279||booked|room bill|no|Almond-free oil\nJorge, day|Jorge Medina|Day in the baths|@2|10:30|1|62||confirmed|card|yes|Lift at 10:45\nNadia, lunch|Nadia Ferri|Lunch and float|@3|11:00|1|98||booked|voucher|no|\nHenrike, last week|Henrike Maas|Day in the baths|@-4|10:00|1|62|5|left|card|yes|",
    },
    {
      id: "slot",
      use: "core",
      role: "event",
      icon: "clock",
      names: "treatment time|treatment times",
      also: "treatment|massage|appointment|ritual",
      fields:
        "Treatment: text\nVisit: relation visit\nTherapist: text @people\nDate: date 0..7\nTime: time 09:00..19:00\nKind: choice massage|facial|mud wrap|salt scrub|couple's bath\nLength: duration 25..80\nRoom: choice fire|stone|moss\nState: choice booked|guest here|done",
      cells: "visit therapist date time kind length room state",
      rows: "Elsa, massage|Falks, day with massage|Marit Soll|@0|13:00|massage|50|fire|booked\nBruno, massage|Falks, day with massage|Ahmed Nasr|@0|13:00|massage|50|stone|booked\nSisters, scrub|Sisters' lunch|Ahmed Nasr|@0|15:30|salt scrub|25|moss|booked\nHenrike, back|Henrike, morning|Marit Soll|@0|09:30|massage|25|stone|done\nCamille, bath for two|Camille, night|Marit Soll|@1|18:00|couple's bath|50|moss|booked",
    },
    {
      id: "pool",
      use: "more",
      role: "log",
      icon: "thermometer",
      names: "pool check|pool checks",
      also: "water check|chlorine reading|sauna check",
      fields:
        "Check: text\nWhere: choice spring pool|salt pool|warm pool|60-degree sauna|90-degree sauna\nWhen: dateTime -2..0 07:00..20:00\nTemperature: number 20..95 °C\nFree chlorine: number 0.0..1.2 mg/l\nAcidity: number 6.8..7.8 pH\nIn range: boolean 90",
      cells: "where when temperature freeChlorine acidity inRange",
      rows: "Spring pool, early|spring pool|@0T07:30|34|0.4|7.2|yes\nSalt pool, early|salt pool|@0T07:35|33|0.5|7.3|yes\nWarm pool, early|warm pool|@0T07:40|36|0.2|7.4|no\nHot sauna, noon|90-degree sauna|@0T12:00|91|0|7|yes\nSpring pool, evening|spring pool|@-1T19:00|34|0.4|7.2|yes",
    },
  ],
  jobs: "agenda visit.date\nbook visit\nmove visit.state\nfind stay\nshow stay.picture\nkeep guest\nassign slot.therapist\nplan slot.date\ncheck visit.formFilledIn\ntotal visit.price\ncheck pool.inRange\nchart visit.people",
  site: {
    headline: "One day, warm from the inside",
    body: "Three pools, two saunas and a fire to sit by. Come for a morning, a day or a night; a robe in your size hangs in the locker.",
    action: "Book a visit|visit",
    services:
      "Morning in the water|Eight to noon, with towels|38\nDay in the baths|Robe and towels included|62\nLunch and float|Three courses at one|98\nDay with massage|Fifty minutes by the fire|139\nNight above the spring|For two, with late bath|279",
    questions:
      "May I come pregnant?|Yes, to the warm pool. Leave out sauna and salt, and tell us when you book.\nAre children allowed?|From six years, mornings only.\nWhat shall I bring?|Swimwear. Robe, towels and slippers are here.\nIs there a lift into the pool?|Yes, into the spring pool. Say when, and somebody is there.",
  },
  words: {
    tagline: "Who arrives at ten, in which robe, for which massage.",
    itch: "How many robes in L for today?",
    promise: "Warm guests and a house that is never too full",
    pov: "POV: the robe fits before anyone asks",
    gains: ["Today: 4 visits, 8 guests", "Camille: no almond oil", "Warm pool: chlorine 0.2, check again"],
  },
});
