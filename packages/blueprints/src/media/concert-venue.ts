import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "concertVenue",
  name: "Concert venue",
  icon: "mic-vocal",
  says: {
    en: "concert venue|concert venues|music venue|music venues|live music venue|concert hall|live music club|music club|jazz club|rock club|gig venue|concert promoter|venue booking calendar|venue calendar|concert tickets|events venue|live house|arena and concerts",
    de: "Konzerthaus|Konzerthalle|Musikclub|Konzertveranstalter|Jazzclub",
    es: "sala de conciertos|club de jazz|promotor de conciertos|local de música en vivo",
    fr: "salle de concert|club de jazz|organisateur de concerts|salle de spectacle",
    pt: "casa de shows|sala de concertos|clube de jazz|promotor de concertos",
  },
  forms: ["management", "site", "booking", "dashboard"],
  people: ["bookers", "technicians", "door staff", "guests"],
  mood: "lively",
  things: [
    {
      id: "artist",
      use: "core",
      role: "person",
      icon: "guitar",
      names: "act|acts",
      also: "artist|band|musician|dj|performer|support",
      fields:
        "Act: text\nPicture: image\nGenre: choice rock|folk|jazz|soul|electronic|classical\nBooking agent: text\nE-mail: email\nPhone: phone\nPeople: number 1..12\nNeeds: longText\nNights here: rollup count concert.act",
      cells: "genre bookingAgent eMail phone people needs",
      rows: "Harbor Lights|rock|Jo Marsden|harbor@example.com|555-0101|5|Drum riser, hot meal for six\nMarisol Vega|soul|Ana Duarte|marisol@example.com|555-0102|7|Two green rooms\nThe Quiet Hours|folk|Ivy Chan|quiet@example.com|555-0103|3|Seats, no bar noise\nNils Aker Quartet|jazz|Lena Fuchs|aker@example.com|555-0104|4|Grand piano tuned the same day\nVoltage Garden|electronic|Theo Brandt|voltage@example.com|555-0105|2|Own lights, haze allowed\nWeir Chamber Players|classical|Ruth Adler|chamber@example.com|555-0106|9|Chairs, music stands, heating at noon",
    },
    {
      id: "concert",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "concert|concerts",
      also: "show|gig|event|night|program|performance",
      fields:
        "Concert: text\nAct: relation artist\nPicture: image\nDoors open: dateTime -6..60 18:00..20:00\nOn stage: time 19:00..21:30\nLayout: choice standing|seated|tables\nPrice: money 0..48 USD\nPlaces: number 120..450\nSold: number 0..450\nLeft: calc places - sold\nTicket money: calc sold * price USD\nFee: money 400..6500 USD\nState: choice hold|offered|confirmed|on sale|sold out|played|canceled\nDescription: longText",
      cells: "act doorsOpen onStage layout price places sold fee state description",
      rows: "Harbor Lights|Harbor Lights|@2T19:00|20:15|standing|28|450|412|6500|on sale|With songs from the second record\nMarisol Vega|Marisol Vega|@9T19:00|20:00|standing|32|450|450|6000|sold out|Seven people on a small stage\nA quiet night|The Quiet Hours|@13T19:30|20:00|seated|20|220|96|1200|on sale|Please come on time, the door squeaks\nAker at the tables|Nils Aker Quartet|@20T18:30|20:00|tables|35|120|88|1800|on sale|Dinner from half past six\nVoltage Garden|Voltage Garden|@34T20:00|21:30|standing|24|450|0|2500|offered|Waits for the agent\nWinter strings|Weir Chamber Players|@48T18:00|19:00|seated|18|220|0|1500|hold|Second hold for the night\nMarisol, first night|Marisol Vega|@-6T19:00|20:00|standing|32|450|437|6000|played|",
    },
    {
      id: "guest",
      use: "core",
      role: "log",
      icon: "ticket",
      names: "ticket order|ticket orders",
      also: "ticket|guest list|booking|reservation|visitor",
      fields:
        "Name: text\nConcert: relation concert\nE-mail: email\nPlaces: number 1..8\nEach: money 0..48 USD\nTotal: calc places * each USD\nNeeds: text\nPaid: boolean 70\nLet in: boolean 20",
      cells: "concert eMail places each needs paid letIn",
      rows: "Omar Said|Harbor Lights|omar.said@example.com|2|28||yes|no\nKelly Marsh|Harbor Lights|kelly.marsh@example.com|4|28|Wheelchair, one place|yes|no\nGreta Hofer|Aker at the tables|greta.hofer@example.com|2|35|Table by the wall|no|no\nLuc Bernard|A quiet night|luc.bernard@example.com|3|20||yes|no\nRadio Weir, guest list|Marisol Vega|music@radioweir.example.com|2|0|Guest list|yes|no\nIvy Chan|Marisol, first night|ivy.chan@example.com|2|32||yes|yes",
    },
    {
      id: "shift",
      use: "core",
      role: "event",
      icon: "users",
      names: "shift|shifts",
      also: "crew|staff|rota|door|bar|sound",
      fields:
        "Shift: text\nConcert: relation concert\nWho: text @people\nRole: choice sound|lights|door|bar|coat check|stagehand\nFrom: time 12:00..19:00\nUntil: time 22:00..23:59\nConfirmed: boolean 60",
      cells: "concert who role from until confirmed",
      rows: "Harbor, sound|Harbor Lights|Bernd Voss|sound|14:00|23:30|yes\nHarbor, door|Harbor Lights|Tim Rudd|door|18:30|23:00|yes\nHarbor, bar|Harbor Lights|Maya Torres|bar|18:30|23:59|no\nMarisol, lights|Marisol Vega|Dev Patel|lights|13:00|23:30|yes\nQuiet night, door|A quiet night|Tim Rudd|door|19:00|22:30|no",
    },
    {
      id: "gear",
      use: "more",
      role: "item",
      icon: "headphones",
      names: "piece of gear|gear",
      also: "microphone|amplifier|speaker|light|equipment|backline",
      fields:
        "Gear: text\nUsed for: choice sound|lights|backline|stage\nPieces: number 1..24\nNext check: date -5..120\nState: choice in use|at repair|retired",
      cells: "usedFor pieces nextCheck state",
      rows: "Vocal microphone|sound|12|@40|in use\nStage monitor|sound|8|@-3|in use\nBass amplifier|backline|1|@15|at repair\nMoving light|lights|10|@60|in use",
    },
  ],
  jobs: "agenda concert.doorsOpen\nmove concert.state\nrequest guest\nfind concert\nrank concert.left\nshow concert.picture\nkeep artist\ncheck shift.confirmed\ntotal concert.ticketMoney\ncheck guest.letIn\nplan concert.doorsOpen\nassign shift.who\nchart concert.sold\ndue gear.nextCheck",
  site: {
    headline: "A room for 450, six nights a month",
    body: "Rock standing, folk in rows, jazz at tables. Doors open an hour early and the last bus leaves after the encore.",
    action: "Order tickets|guest",
    services: "Standing|Most nights|28\nSeated|Folk and classical|20\nAt a table|Jazz with dinner|35",
    questions:
      "When does the music start?|About an hour after the doors open; the minute stands with each concert.\nIs there a coat check?|Yes, two dollars.\nMay under-18s come in?|With a grown-up, until eleven.\nHow do we get a gig here?|Send two songs and three dates to the bookers.",
  },
  words: {
    tagline: "Holds, offers, tickets and shifts.",
    itch: "How many tickets are left?",
    promise: "Every night booked, staffed and sold",
    pov: "POV: the band asks for one more and the bus waits",
    gains: ["Harbor Lights: 38 places left", "Marisol Vega: 450 of 450 sold", "Two shifts still to confirm"],
  },
});
