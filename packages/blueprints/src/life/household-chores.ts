import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "householdChores",
  name: "Household chores",
  icon: "brush-cleaning",
  says: {
    en: "household chores|chore chart|chores app|family chores|house chores|chore rota|cleaning rota|chore list|flatshare cleaning|shared house chores|roommates chores|kids chores|pocket money for chores|whose turn to clean|housework|household tasks|family to-dos|take out the bins",
    de: "Haushaltsplan|Putzplan|Hausarbeit|WG-Putzplan",
    es: "tareas del hogar|tareas domésticas|turnos de limpieza|tareas de casa",
    fr: "tâches ménagères|planning de ménage|corvées de la maison|ménage en colocation",
    pt: "tarefas domésticas|tarefas da casa|escala de limpeza|lista de tarefas de casa",
  },
  forms: ["tracker", "dashboard"],
  people: ["family members", "flatmates"],
  mood: "warm",
  things: [
    {
      id: "person",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "family member|family members",
      also: "flatmate|roommate|housemate|kid|child|parent|helper",
      fields:
        "Name: text\nAge: number 6..50 years\nPocket money: money 0..6 GBP\nPoints: rollup sum turn.doneBy.points\nTurns taken: rollup count turn.doneBy\nLikes: text",
      cells: "age pocketMoney likes",
      rows: "Nina|41|0|Anything outdoors\nSamir|43|0|Cooking, not ironing\nLeila|14|6|Music on while cleaning\nAdam|11|4|The vacuum cleaner\nNoor|7|2|Feeding the cat",
    },
    {
      id: "chore",
      use: "core",
      role: "item",
      icon: "list-checks",
      names: "chore|chores",
      also: "housework|household job|cleaning job|duty",
      fields:
        "Name: text\nRoom: choice kitchen|bathroom|living room|bedrooms|outside|everywhere\nHow often: choice daily|twice a week|weekly|every two weeks|monthly|twice a year\nWhose turn: relation person\nNext due: date -3..30\nDays left: daysUntil nextDue\nTakes: duration 5..60\nPoints: number 1..6\nDone today: boolean 25\nHow: longText",
      cells: "room howOften whoseTurn nextDue takes points doneToday how",
      rows: "Empty the dishwasher|kitchen|daily|Adam|@0|10|1|yes|\nFeed the cat|kitchen|daily|Noor|@0|5|1|yes|One scoop, fresh water\nWipe the worktops|kitchen|daily|Leila|@0|10|1|no|\nPut the bins out|outside|weekly|Leila|@1|5|1|no|Green one every other week\nVacuum downstairs|living room|twice a week|Adam|@0|30|3|no|Under the sofa too\nClean the bathroom|bathroom|weekly|Samir|@-2|45|4|no|Mirror last\nChange the beds|bedrooms|every two weeks|Nina|@3|40|4|no|\nMow the lawn|outside|every two weeks|Nina|@-1|45|4|no|\nWater the plants|everywhere|weekly|Noor|@2|15|2|no|Not the cactus\nClean the fridge|kitchen|monthly|Samir|@9|40|4|no|Bottom drawer first\nDescale the kettle|kitchen|monthly|Leila|@12|10|1|no|Vinegar, half an hour\nWash the windows|everywhere|twice a year|Nina|@26|60|6|no|Dry day, no sun",
    },
    {
      id: "turn",
      use: "core",
      role: "log",
      icon: "circle-check-big",
      names: "turn|turns",
      also: "done chore|tick|completed chore",
      fields:
        "Turn: text\nChore: relation chore\nDone by: relation person\nDone: dateTime -7..0 08:00..20:30\nPoints: number 1..6\nMinutes: duration 5..60\nNotes: text",
      cells: "chore doneBy done points minutes notes",
      rows: "Dishwasher|Empty the dishwasher|Adam|@0T07:40|1|10|\nCat|Feed the cat|Noor|@0T07:30|1|5|\nCat|Feed the cat|Noor|@-1T07:35|1|5|\nDishwasher|Empty the dishwasher|Leila|@-1T18:10|1|10|Swapped with Adam\nVacuum|Vacuum downstairs|Adam|@-3T16:20|3|30|\nWorktops|Wipe the worktops|Leila|@-1T20:00|1|10|\nPlants|Water the plants|Noor|@-5T17:00|2|15|\nBeds|Change the beds|Nina|@-11T10:00|4|40|\nBathroom|Clean the bathroom|Samir|@-9T11:15|4|50|New brush needed\nBins|Put the bins out|Leila|@-6T21:00|1|5|\nKettle|Descale the kettle|Leila|@-18T10:00|1|10|",
    },
    {
      id: "supply",
      use: "more",
      role: "item",
      icon: "spray-can",
      names: "thing to buy|things to buy",
      also: "shopping list|groceries|cleaning supplies|supply",
      fields:
        "Name: text\nShop: choice supermarket|drugstore|hardware store\nHow many: number 1..4\nAsked by: relation person\nBought: boolean 30",
      cells: "shop howMany askedBy bought",
      rows: "Dishwasher tabs|supermarket|1|Adam|no\nVacuum bags|hardware store|2|Adam|no\nToilet brush|hardware store|1|Samir|no\nCat food|supermarket|4|Noor|yes\nWindow cleaner|drugstore|1|Nina|yes",
    },
    {
      id: "reward",
      use: "more",
      role: "item",
      icon: "gift",
      names: "reward|rewards",
      also: "treat|prize|bonus",
      fields:
        "Name: text\nCosts: number 10..60 points\nWho for: choice children|everybody\nTaken by: relation person\nTaken on: date -20..-1",
      cells: "costs whoFor takenBy takenOn",
      rows: "Choose the film|10|everybody|Leila|@-6\nStay up half an hour|15|children|Adam|@-13\nFriends to sleep over|40|children||\nPizza instead of cooking|30|everybody||\nA trip to the pool|60|everybody||",
    },
  ],
  jobs: "due chore.nextDue\ncheck chore.doneToday\nassign chore.whoseTurn\nrank person.points\nkeep chore\nplan chore.nextDue\nchart turn.points\nfind chore\ncheck supply.bought\nkeep turn",
  site: {
    headline: "Whose turn is it?",
    body: "Every chore, how often, and whose turn it is next. Tick it off, and the turn goes round.",
    action: "See today's chores|chore",
    services:
      "Daily|Dishwasher, worktops, the cat|\nWeekly|Bins, bathroom, plants|\nNow and then|Fridge, windows, kettle|",
    questions:
      "Who decides whose turn it is?|The turn goes round; swap it whenever you agree.\nWhat are points for?|So that a bathroom counts for more than a kettle.\nWhat if nobody does it?|It stays at the top of the list, in plain sight.",
  },
  words: {
    tagline: "Whose turn, how often, and done.",
    itch: "Whose turn is the bathroom?",
    promise: "The housework, shared fairly",
    pov: "POV: nobody has to nag",
    gains: ["12 chores, 5 people, no nagging", "Bathroom: two days late, Samir", "Bins out tomorrow: Leila"],
  },
});
