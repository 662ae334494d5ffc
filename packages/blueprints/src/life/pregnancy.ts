import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "pregnancy",
  name: "Pregnancy diary",
  icon: "baby",
  says: {
    en: "pregnancy tracker|pregnancy diary|pregnancy week by week|due date countdown|expecting a baby|baby names list|baby name ideas|hospital bag for birth|birth plan|contraction timer|contraction log|kick counter|prenatal appointments|nursery to-do list before birth|preparing for a baby",
    de: "Schwangerschaftstagebuch|Schwangerschaft Woche für Woche|Wehentimer|Babynamen Liste",
    es: "diario de embarazo|embarazo semana a semana|nombres de bebé|contador de contracciones",
    fr: "journal de grossesse|grossesse semaine par semaine|prénoms de bébé|compteur de contractions",
    pt: "diário de gravidez|gravidez semana a semana|nomes de bebê|contador de contrações",
  },
  forms: ["tracker", "dashboard"],
  people: ["parents-to-be"],
  mood: "warm",
  things: [
    {
      id: "week",
      use: "core",
      role: "item",
      icon: "calendar-heart",
      names: "week|weeks",
      also: "diary|pregnancy week|entry|bump photo",
      fields:
        "Week: text\nPicture: image\nBegins: date -70..110\nNumber: number 20..40\nBaby is like: text\nWeight: number 62..76 kg\nBelly: number 84..112 cm\nFelt: choice well|sick|tired|heavy|full of energy\nKicks: choice none yet|a flutter|now and then|every evening|all the time\nText: longText",
      cells: "begins number babyIsLike weight belly felt kicks text",
      rows: "Week 21|@-49|21|A carrot|65.2|89|well|a flutter|Thought it was the soup. It was not the soup.\nWeek 22|@-42|22|A coconut|65.6|90|full of energy|now and then|Painted half the room.\nWeek 23|@-35|23|A big mango|66.1|92|tired|now and then|Ben felt it too.\nWeek 24|@-28|24|An ear of corn|66.4|93|well|every evening|Hiccups during the news.\nWeek 25|@-21|25|A cauliflower|67.0|95|tired|every evening|Shoes by touch only.\nWeek 26|@-14|26|A head of lettuce|67.5|96|heavy|every evening|Sugar test done.\nWeek 27|@-7|27|A cabbage|68.1|98|well|all the time|Turned over, I think.\nWeek 28|@0|28|An eggplant|68.4|99|full of energy|all the time|Cot is up. One screw over.",
    },
    {
      id: "checkUp",
      use: "core",
      role: "event",
      icon: "stethoscope",
      names: "check-up|check-ups",
      also: "appointment|prenatal appointment|scan|ultrasound|midwife visit|blood test",
      fields:
        "Check-up: text\nDate: date -60..80\nTime: time 08:00..17:00\nWith: text\nWeek: number 20..40\nBlood pressure: text\nHeartbeat: number 120..160\nIron: text\nWeight of the baby: number 350..3200 g\nFindings: longText\nAsk: longText\nState: choice to book|booked|done",
      cells: "date time withValue week bloodPressure heartbeat iron weightOfTheBaby findings ask state",
      rows: "Big scan|@-52|09:40|Dr. Moreau|20|112/70|148|11.8|350|All there, ten toes, likes its thumb||done\nMidwife at home|@-30|16:00|Midwife Lene|24|115/72|146|11.2|620|Lies crosswise|Swimming?|done\nSugar test|@-12|08:00|Dr. Moreau|26|118/74|144|10.9|880|Fine; take iron|Iron with juice?|done\nCheck-up, week 28|@2|10:20|Dr. Moreau|28||||||Flight in week 30?|booked\nMidwife, position|@16|16:00|Midwife Lene|30||||||Pain on the left|booked\nThird scan|@20|11:00|Dr. Moreau|31||||||Position, size|booked\nHospital registration|@40|14:30|Delivery ward|34||||||Who may be there?|to book",
    },
    {
      id: "toDo",
      use: "core",
      role: "item",
      icon: "list-checks",
      names: "thing to do or get|things to do or get",
      also: "to-do|baby list|hospital bag|shopping list|form to fill in",
      fields:
        "What: text\nKind: choice get|borrow|paperwork|hospital bag|home|course\nDue: date -5..95\nDays left: daysUntil due\nWho: text\nCost: money 0..690 EUR\nFrom: text\nDone: boolean 40",
      cells: "kind due who cost from done",
      rows: "Car seat|get|@60|Ben|190|Shop|no\nPram|borrow|@45|Nora|0|Hedda's cellar|yes\nCot and mattress|get|@-5|Ben|240|Second hand, mattress new|yes\nParental leave form|paperwork|@30|both|0|Employer, seven weeks before|no\nMidwife for afterwards|home|@-5|Nora|0|Midwife Lene|yes\nBirth course, weekend|course|@26|both|120|Birth center|no\nBag: nightshirt, socks, charger|hospital bag|@50|Nora|0|Home|no\nBag: clothes for the way home|hospital bag|@50|Ben|25|Aunt Carla knits|no\nPediatrician, ask for a place|home|@35|Ben|0|Dr. Lindqvist|no\nFreezer full, ten meals|home|@70|Grandma Rosa|60|Her list|no",
    },
    {
      id: "name",
      use: "core",
      role: "item",
      icon: "heart",
      names: "name idea|name ideas",
      also: "baby name|first name|name list",
      fields:
        "Name: text\nFor: choice girl|boy|either\nFrom: text\nMeans: text\nNora: rating\nBen: rating\nSounds with the surname: choice lovely|fine|a tongue twister\nWho else has it: text\nState: choice maybe|short list|out",
      cells: "forValue from means nora ben soundsWithTheSurname whoElseHasIt state",
      rows: "Ida|girl|Great-grandmother|Busy|5|4|lovely|Cousin's dog|short list\nJohanna|girl|Book|Gracious|4|4|fine||short list\nMika|either|Film|Who is like|3|5|lovely|Neighbor's son|short list\nTheodor|boy|Ben's grandfather|Gift|4|2|fine||maybe\nWinifred|girl|Aunt|Peace|2|1|a tongue twister|Aunt|out\nElias|boy|Uncle|My god|3|4|lovely|Four in the crèche|maybe\nNour|either|Friend|Light|4|4|fine||maybe",
    },
    {
      id: "wave",
      use: "more",
      role: "event",
      icon: "timer",
      names: "contraction|contractions",
      also: "wave|contraction timer|kick count|labor",
      fields:
        "Contraction: text\nStarted: dateTime 0..0 01:00..23:00\nLasted: number 20..70 seconds\nMinutes since the last: number 4..30\nStrength: number 1..10\nWhat helped: text",
      cells: "started lasted minutesSinceTheLast strength whatHelped",
      rows: "Practice, after the stairs|@0T17:05|25|30|2|Sat down\nPractice, second|@0T17:31|22|26|2|Glass of water\nPractice, third|@0T18:00|28|29|3|Warm bath, gone",
    },
  ],
  jobs: "due toDo.due\ncheck toDo.done\nagenda checkUp.date\nkeep week\nshow week.picture\nrate name.nora\nmove name.state\nchart week.weight\nmove checkUp.state\nkeep name\ntotal toDo.cost\nassign toDo.who\nfind name\nprint checkUp\nkeep wave",
  site: {
    headline: "Week 28, and the cot is up",
    body: "The weeks with a picture each, what was found at the check-ups, what is still to get, and the names you both like.",
    action: "Write this week|week",
    services:
      "Weeks|A picture and a few lines each|\nCheck-ups|Findings, and what to ask next time|\nTo do and get|Bag, forms, car seat|\nNames|Two sets of stars|",
    questions:
      "When should the bag be packed?|By week 36. The charger is what everybody forgets.\nWhen do we ring the ward?|Every five minutes for an hour, waters, bleeding, or whenever you worry.\nHow do we agree on a name?|Both give stars, and anything below three is out.\nWhat if I feel fewer kicks?|Do not wait. Ring the midwife or the ward the same day.",
  },
  words: {
    tagline: "Weeks, check-ups, names, and what is still to get.",
    itch: "Which week are we, exactly?",
    promise: "Ready by week 36, bag and all",
    pov: "POV: the bag stood by the door at 3 a.m.",
    gains: ["Week 28: every evening, kicks", "Ida: five stars and four", "Cot is up, car seat missing"],
  },
});
