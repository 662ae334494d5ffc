import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "hotel",
  name: "Hotel and bed and breakfast",
  icon: "hotel",
  says: {
    en: "bed and breakfast|b&b|b&b rooms|hotel|small hotel|hotel booking|hotel rooms|hotel reservations|guest house|guesthouse|boutique hotel|room bookings for guests|front desk hotel|housekeeping rooms|hostel beds|hostel|motel|inn with rooms|holiday cottage bookings|check-in and check-out",
    de: "Pension|Hotelbuchung|kleines Hotel|Gästehaus|Zimmerreservierung|Hotelzimmer",
    es: "hotel pequeño|reservas de hotel|hostal|pensión con habitaciones",
    fr: "chambres d'hôtes|petit hôtel|réservation d'hôtel|auberge|maison d'hôtes",
    pt: "pousada|pequeno hotel|reservas de hotel|casa de hóspedes",
  },
  forms: ["booking", "site", "management"],
  people: ["hosts", "housekeepers", "guests"],
  mood: "warm",
  things: [
    {
      id: "room",
      use: "core",
      role: "place",
      icon: "bed-double",
      names: "room|rooms",
      also: "bedroom|suite|apartment|cottage|bed|unit",
      fields:
        "Name: text\nPicture: image\nKind: choice single|double|twin|family|suite\nSleeps: number 1..4\nRate: money 70..165 EUR\nFloor: choice ground|first|attic\nFeatures: tags sea view|balcony|bath|shower|cot possible|dog allowed\nState: choice clean|occupied|to clean|being cleaned|out of order\nAbout: longText",
      cells: "kind sleeps rate floor features state about",
      rows: "Room 1, Heron|double|2|110|ground|shower; dog allowed|occupied|Door to the garden\nRoom 2, Curlew|twin|2|105|ground|shower|to clean|Wide door, no step\nRoom 3, Tern|double|2|125|first|sea view; balcony; shower|occupied|\nRoom 4, Plover|double|2|120|first|sea view; bath|clean|Bath by the window\nRoom 5, Gull|family|4|155|first|shower; cot possible|occupied|Two rooms in one\nRoom 6, Wren|single|1|75|attic|shower|being cleaned|Quiet, low beam\nRoom 7, Owl|double|2|105|attic|bath|clean|Steep stairs\nThe boathouse|suite|3|165|ground|sea view; bath; dog allowed|out of order|Boiler man comes on Thursday",
    },
    {
      id: "guest",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "guest|guests",
      also: "customer|traveler|visitor|resident",
      fields:
        "Name: text\nE-mail: email\nPhone: phone\nCountry: text\nDiet: tags none|vegetarian|vegan|gluten-free|nut allergy\nStays: rollup count stay.guest\nLikes: longText",
      cells: "eMail phone country diet likes",
      rows: "Laura Bianchi|laura.bianchi@example.com|555-0101|Italy|none|Early coffee\nHenrik Dahl|henrik.dahl@example.com|555-0102|Norway|none|Always the Tern\nThe Novak family|novak@example.com|555-0103|Czechia|nut allergy|Cot for the little one\nMei Lin Chua|meilin@example.com|555-0104|Singapore|vegetarian|\nOwen Pritchard|owen.pritchard@example.com|555-0105|Wales|none|Brings a spaniel\nAmina Diallo|amina.diallo@example.com|555-0106|France|none|Late check-out, works here\nGreg and Jo Hollis|hollis@example.com|555-0107|Ireland|gluten-free|Wedding guests\nRavi Patel|ravi.patel@example.com|555-0108|England|vegan|\nFreya Jensen|freya.jensen@example.com|555-0109|Denmark|none|Quiet room",
    },
    {
      id: "stay",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "booking|bookings",
      also: "reservation|stay|arrival|departure",
      fields:
        "Booking: text\nGuest: relation guest\nRoom: relation room\nArrival: date -6..25\nDeparture: date -1..28\nArrives at: time 15:00..20:00\nNights: number 1..7\nRate: money 70..165 EUR\nRoom total: calc nights * rate EUR\nPeople: number 1..4\nSource: choice direct|portal|phone|walk-in\nStatus: choice asked|confirmed|in house|checked out|cancelled|no show\nPaid: boolean 45\nWishes: longText",
      cells: "guest room arrival departure arrivesAt nights rate people source status paid wishes",
      rows: "B-1081|Laura Bianchi|Room 1, Heron|@-2|@1|16:00|3|110|2|direct|in house|no|Coffee at six\nB-1082|Henrik Dahl|Room 3, Tern|@-1|@4|15:30|5|125|2|phone|in house|yes|\nB-1083|The Novak family|Room 5, Gull|@0|@3|17:00|3|155|4|portal|in house|yes|Cot made up\nB-1084|Amina Diallo|Room 6, Wren|@0|@2|18:30|2|75|1|direct|confirmed|no|\nB-1085|Mei Lin Chua|Room 4, Plover|@0|@2|19:00|2|120|2|portal|confirmed|yes|Two towels each\nB-1086|Owen Pritchard|Room 1, Heron|@2|@5|16:00|3|110|2|direct|confirmed|no|Spaniel\nB-1087|Greg and Jo Hollis|Room 7, Owl|@5|@7|15:00|2|105|2|phone|confirmed|no|\nB-1088|Ravi Patel|Room 4, Plover|@9|@12|20:00|3|120|2|direct|asked|no|Is there vegan breakfast?\nB-1089|Freya Jensen|Room 7, Owl|@14|@18|15:00|4|105|1|direct|confirmed|no|\nB-1080|Ravi Patel|Room 2, Curlew|@-2|@0|15:00|2|105|2|portal|checked out|yes|\nB-1078|Freya Jensen|The boathouse|@1|@3|15:00|2|165|2|portal|cancelled|no|Boiler",
    },
    {
      id: "cleaning",
      use: "core",
      role: "event",
      icon: "brush-cleaning",
      names: "housekeeping job|housekeeping jobs",
      also: "cleaning|room check|linen|repair|maintenance",
      fields:
        "Job: text\nRoom: relation room\nDue: date -1..3\nWho: text @people\nKind: choice departure clean|daily|linen change|repair\nDone: boolean 30\nNotes: longText",
      cells: "room due who kind done notes",
      rows: "Curlew, departure|Room 2, Curlew|@0|Ewa Nowak|departure clean|no|Check the lamp\nWren, before arrival|Room 6, Wren|@0|Ewa Nowak|departure clean|no|By three\nHeron, daily|Room 1, Heron|@0|Samuel Osei|daily|yes|Dog bowl stays\nTern, linen|Room 3, Tern|@1|Samuel Osei|linen change|no|\nHeron, departure|Room 1, Heron|@1|Ewa Nowak|departure clean|no|\nBoathouse boiler|The boathouse|@-1|Plumber|repair|no|Part ordered\nPlover, checked|Room 4, Plover|@0|Samuel Osei|departure clean|yes|",
    },
    {
      id: "extra",
      use: "more",
      role: "log",
      icon: "receipt",
      names: "extra|extras",
      also: "charge|bill|invoice|minibar|folio",
      fields:
        "Charge: text\nBooking: relation stay\nDate: date -4..0\nKind: choice breakfast|dinner|bar|dog|parking|late check-out\nAmount: money 4..64 EUR",
      cells: "booking date kind amount",
      rows: "Dinner for two|B-1081|@-1|dinner|58\nBar|B-1081|@-1|bar|17\nPacked lunch|B-1082|@0|breakfast|18\nBar|B-1082|@0|bar|9\nParking|B-1083|@0|parking|8\nBreakfast, children|B-1083|@0|breakfast|12\nDinner for two|B-1080|@-2|dinner|64\nLate check-out|B-1080|@0|late check-out|20\nBar|B-1080|@-1|bar|14\nParking|B-1080|@-1|parking|8",
    },
  ],
  jobs: "book stay\nshow room.picture\nplan stay.arrival\nmove stay.status\nmove room.state\ndue cleaning.due\ncheck stay.paid\ntotal stay.roomTotal\nkeep guest\nchart stay.source\ntotal extra.amount",
  site: {
    headline: "Eight rooms above the harbor",
    body: "A small house with a big breakfast: eggs from the farm, bread from the village. Two minutes to the beach, ten to the station.",
    action: "Book a room|stay",
    services:
      "Single|Attic room, breakfast included|75\nDouble|Garden or sea, breakfast included|110\nFamily room|Two rooms in one, up to four people|155\nDinner|Two courses, tell us by noon|29\nDog|Basket, bowl and towel, per night|10",
    questions:
      "When can I check in?|From three until eight; later with a code for the door.\nIs breakfast included?|Yes, from half past seven to ten, and earlier on request.\nMay I bring my dog?|In two of the rooms, for ten euros a night.\nWhat if I have to cancel?|Free until three days before; after that the first night is due.\nIs there parking?|Six places behind the house, eight euros a night.",
  },
  words: {
    tagline: "Arrivals, rooms, and what is still to be cleaned.",
    itch: "Is the Plover free on Friday?",
    promise: "Every room let once, and ready",
    pov: "POV: three arrivals, and every bed is made",
    gains: ["8 rooms. 3 arrivals today.", "Boathouse out until the boiler's mended", "Nut allergy: the kitchen knows"],
  },
});
