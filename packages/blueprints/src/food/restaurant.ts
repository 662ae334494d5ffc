import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "restaurant",
  name: "Restaurant",
  icon: "utensils",
  says: {
    en: "restaurant|restaurant booking|table booking|table reservations|book a table|restaurant menu|bistro|trattoria|pizzeria|village pub|gastropub|pub menu|restaurant website|restaurant reservations|dinner reservations|sunday roast",
    de: "Restaurant Reservierung|Tischreservierung|Gaststätte|Wirtshaus|Speisekarte",
    es: "restaurante|reservar mesa|reserva de mesas|carta del restaurante",
    fr: "réserver une table|réservation de tables|carte du restaurant|bistrot",
    pt: "restaurante reservas|reservar mesa|reserva de mesas|ementa do restaurante",
  },
  forms: ["site", "booking", "management"],
  people: ["hosts", "guests"],
  mood: "warm",
  things: [
    {
      id: "dish",
      use: "core",
      role: "item",
      icon: "utensils",
      names: "dish|dishes",
      also: "menu|menu item|meal|course|food",
      fields:
        "Name: text\nPicture: image\nCourse: choice starter|main|side|dessert|drink\nPrice: money 4..28 EUR\nVegetarian: boolean 40\nAllergens: tags none|gluten|milk|egg|nuts|fish|celery\nOn today: boolean 85\nAbout: longText",
      cells: "course price vegetarian allergens onToday about",
      rows: "Leek and potato soup|starter|7|yes|milk; celery|yes|With brown bread\nSmoked trout|starter|9|no|fish|yes|Horseradish, beetroot\nRoast chicken|main|17|no|none|yes|Thyme gravy, greens\nMushroom pie|main|15|yes|gluten; milk|yes|Short crust, ale\nFish of the day|main|19|no|fish|yes|Ask what came in\nSunday roast beef|main|18|no|gluten; egg|no|Sundays only\nButtered greens|side|5|yes|milk|yes|\nApple crumble|dessert|7|yes|gluten; milk|yes|With custard\nChocolate pot|dessert|7|yes|milk; egg|yes|\nElderflower fizz|drink|5|yes|none|yes|Without alcohol",
    },
    {
      id: "table",
      use: "core",
      role: "place",
      icon: "armchair",
      names: "table|tables",
      also: "seat|booth",
      fields:
        "Name: text\nSeats: number 2..8\nArea: choice dining room|window|terrace|bar\nState: choice free|seated|to clear",
      cells: "seats area state",
      rows: "Table 1|2|window|free\nTable 2|2|window|seated\nTable 3|4|dining room|free\nTable 4|4|dining room|to clear\nTable 5|6|dining room|free\nTable 6|8|dining room|free\nTerrace 1|4|terrace|free\nTerrace 2|4|terrace|seated",
    },
    {
      id: "booking",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "booking|bookings",
      also: "reservation|cover|party",
      fields:
        "Name: text\nTable: relation table\nDate: date 0..10\nTime: time 12:00..21:30\nGuests: number 1..8\nPhone: phone\nStatus: choice asked|confirmed|seated|did not come\nWishes: longText",
      cells: "table date time guests phone status wishes",
      rows: "Margaret Hale|Table 5|@0|18:30|6|555-0101|confirmed|Birthday, candle in the crumble\nPriya Nair|Table 1|@0|19:00|2|555-0102|confirmed|By the window\nOwen Pritchard|Table 3|@0|19:30|4|555-0103|asked|One high chair\nDaniel Okoro|Table 2|@0|12:30|2|555-0104|seated|\nRuth Ellis|Terrace 1|@1|13:00|4|555-0105|confirmed|Dog comes along\nHelen Sharp|Table 6|@2|18:00|8|555-0106|confirmed|Two without gluten\nTomás García|Table 3|@-1|20:00|3|555-0107|did not come|\nAisha Bello|Table 1|@3|19:00|2|555-0108|asked|",
    },
    {
      id: "evening",
      use: "more",
      role: "event",
      icon: "party-popper",
      names: "event|events",
      also: "quiz|quiz night|live music|tasting|special",
      fields:
        "Title: text\nPicture: image\nStarts: dateTime 1..30 18:00..20:30\nPrice: money 0..35 EUR\nPlaces: number 20..60\nAbout: longText",
      cells: "starts price places about",
      rows: "Quiz night|@2T20:00|2|60|Teams of up to six\nLive folk|@6T19:30|0|50|In the bar\nFive-course evening|@12T19:00|35|24|One seating, book ahead\nCider tasting|@20T18:30|12|20|With cheese",
    },
    {
      id: "room",
      use: "more",
      role: "item",
      icon: "bed-double",
      names: "room|rooms",
      also: "bedroom|guest room|overnight",
      fields:
        "Name: text\nPicture: image\nSleeps: number 1..4\nPrice: money 60..110 EUR\nBreakfast: boolean 100\nAbout: longText",
      cells: "sleeps price breakfast about",
      rows: "Front room|2|85|yes|Looks on the green\nAttic room|3|95|yes|Steep stairs\nSmall room|1|65|yes|Quiet, at the back",
    },
  ],
  jobs: "book booking\nfind dish\nagenda booking.date\nmove booking.status\ncheck dish.onToday\nshow dish.picture\nagenda evening.starts\nshow room.picture\nmove table.state\nchart booking.guests",
  site: {
    headline: "A table is waiting",
    body: "Short menu, cooked from what came in this morning. Open from noon, kitchen until half past nine, dogs welcome in the bar.",
    action: "Book a table|booking",
    services:
      "Lunch|Two courses, weekdays|16\nDinner|From the evening menu|\nSunday roast|Beef, chicken or pie, with everything|18\nFamily parties|Up to thirty in the back room|",
    questions:
      "Do you cater for allergies?|Yes. The menu lists allergens, and the kitchen can leave most things out.\nMay I bring my dog?|In the bar and on the terrace.\nHow long is my table mine?|For two hours, longer on quiet evenings.\nIs there parking?|Behind the house, twelve places.",
  },
  words: {
    tagline: "The menu, a table, and a time that suits.",
    itch: "Is there a table at seven?",
    promise: "From menu to table in a minute",
    pov: "POV: the book is full and nothing is double",
    gains: ["8 tables. Not one double booked.", "Tonight's menu, with allergens", "Six at half past six? Sorted."],
  },
});
