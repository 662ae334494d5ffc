import { banded, hidden, input, main, picked, result, type Formula } from "./formula.ts";

/** What people work out about bodies, of their own and of animals. */
export const BODIES_AND_ANIMALS: readonly Formula[] = [
  {
    id: "dueDate",
    says: /\bdue dates?\b.{0,20}\b(?:baby|pregnan\w*|birth)\b|\b(?:pregnancy|baby|conception)\b.{0,20}\b(?:due|date|weeks?|calculator)\b|\bnaegele\b/,
    title: "When a baby is due",
    inputs: [
      input("day", "First day of the last period: day", "", 10, 1, 31),
      picked(
        "month",
        "Month",
        "January=1|February=2|March=3|April=4|May=5|June=6|July=7|August=8|September=9|October=10|November=11|December=12",
      ),
      input("year", "Year", "", 2026, 1950, 2100),
      input("cycle", "Length of the cycle", "days", 28, 20, 45),
    ],
    results: [
      // Days are counted through the years, leap years and all, and turned into a date again.
      hidden(result("late", "Month before March", "floor((14 - month) / 12)", "", 0)),
      hidden(result("years", "Years from March", "year + 4800 - late", "", 0)),
      hidden(
        result(
          "days",
          "Days counted",
          "day + floor((153 * (month + 12 * late - 3) + 2) / 5) + 365 * years + floor(years / 4) - floor(years / 100) + floor(years / 400) - 1 + 280 + (cycle - 28)",
          "",
          0,
        ),
      ),
      hidden(result("ages", "Centuries", "floor((4 * days + 3) / 146097)", "", 0)),
      hidden(result("inAge", "Days of the century", "days - floor(146097 * ages / 4)", "", 0)),
      hidden(result("inYears", "Years of the century", "floor((4 * inAge + 3) / 1461)", "", 0)),
      hidden(result("inYear", "Days of the year", "inAge - floor(1461 * inYears / 4)", "", 0)),
      hidden(result("from", "Months from March", "floor((5 * inYear + 2) / 153)", "", 0)),
      main(result("dueDay", "Due on day", "inYear - floor((153 * from + 2) / 5) + 1", "", 0)),
      result("dueMonth", "of month", "from + 3 - 12 * floor(from / 10)", "", 0),
      result("dueYear", "of year", "100 * ages + inYears - 4800 + floor(from / 10)", "", 0),
    ],
    source: "Naegele: 280 days from the last period, moved by the cycle. One baby in twenty comes on the day itself",
  },
  {
    id: "sleep",
    says: /\bsleep (?:cycles?|calculator|times?)\b|\bbed ?times?\b|\bwhen (?:should i|to) (?:go to )?(?:sleep|bed)\b/,
    title: "When to go to bed",
    inputs: [
      input("hour", "Get up: hour", "", 6, 0, 23),
      input("minute", "Get up: minute", "", 30, 0, 59),
      picked("cycles", "Cycles of 90 minutes", "5, which is 7½ hours=5|6, which is 9 hours=6|4, which is 6 hours=4"),
      input("doze", "To fall asleep", "min", 15, 0, 120),
    ],
    results: [
      hidden(result("bed", "Minute of the day", "hour * 60 + minute - cycles * 90 - doze + 1440", "", 0)),
      hidden(result("ofDay", "Minute of one day", "bed - 1440 * floor(bed / 1440)", "", 0)),
      main(result("bedHour", "To bed at hour", "floor(ofDay / 60)", "", 0)),
      result("bedMinute", "and minute", "ofDay - 60 * floor(ofDay / 60)", "", 0),
      result("asleep", "Asleep for", "cycles * 1.5", "h", 1),
    ],
    source: "Cycles of about 90 minutes; adults need seven hours and more (AASM)",
  },
  {
    id: "petFood",
    says: /\b(?:dog|cat|puppy|kitten|pet)s? (?:food|feeding|feed)\b|\bhow much (?:to feed|should i feed|food)\b.{0,24}\b(?:dog|cat|puppy|kitten)\b|\braw feeding\b/,
    title: "Food for a dog or cat",
    inputs: [
      input("weight", "Weight wanted", "kg", 14, 0.5, 120),
      picked(
        "factor",
        "It is",
        "grown dog, neutered=1.6|grown dog=1.8|dog to lose weight=1|puppy under 4 months=3|puppy over 4 months=2|working dog=3|grown cat=1.2|kitten=2.5",
      ),
      input("food", "100 g of the food have", "kcal", 360, 1),
      input("treats", "Of it treats", "%", 10, 0, 50),
      input("meals", "Meals a day", "", 2, 1, 6),
      input("bag", "A bag holds", "kg", 12, 0.1),
    ],
    results: [
      result("rest", "At rest", "70 * weight ** 0.75", "kcal", 0),
      result("need", "A day", "rest * factor", "kcal", 0),
      main(result("grams", "Food a day", "need * (1 - treats / 100) / food * 100", "g", 0)),
      result("each", "Each meal", "grams / meals", "g", 0),
      result("lasts", "A bag lasts", "bag * 1000 / grams", "days", 0),
    ],
    source:
      "70 · kg^0.75 times a factor for life stage (WSAVA, NRC 2006); ask a vet for the sick, the old and the pregnant",
  },
  {
    id: "horseWeight",
    says: /\bhorse'?s? (?:weight|feed|hay)\b|\bhay (?:for|per) (?:a |my )?horses?\b/,
    title: "Weight and hay of a horse",
    inputs: [
      input("girth", "Girth", "cm", 185, 50),
      input("length", "Body, shoulder to point of buttock", "cm", 165, 50),
      input("forage", "Hay, of its weight a day", "%", 1.8, 0.5, 3),
    ],
    results: [
      main(result("weight", "Weighs about", "girth ** 2 * length / 11880", "kg", 0)),
      result("hay", "Hay a day", "weight * forage / 100", "kg", 1),
    ],
    source: "Carroll and Huntington 1988: girth² · length / 11,880",
  },
  {
    id: "racePrediction",
    says: /\brace (?:time )?predict\w*|\bpredict\w* (?:my )?(?:race|marathon|finish)\w*|\briegel\b/,
    title: "Race time from another",
    inputs: [
      picked("known", "Run already", "5 km=5|10 km=10|half marathon=21.0975|marathon=42.195"),
      input("hours", "Hours", "", 0, 0, 24),
      input("minutes", "Minutes", "", 25, 0, 59),
      input("seconds", "Seconds", "", 0, 0, 59),
      picked("wanted", "Wanted", "10 km=10|5 km=5|half marathon=21.0975|marathon=42.195"),
    ],
    results: [
      main(
        result(
          "time",
          "Time, in minutes",
          "(hours * 60 + minutes + seconds / 60) * (wanted / known) ** 1.06",
          "min",
          1,
        ),
      ),
      result("inHours", "In hours", "time / 60", "h", 2),
      result("pace", "A kilometer in", "time / wanted", "min", 2),
    ],
    source: "Riegel 1981: time · (distance / distance known)^1.06",
  },
  {
    id: "powerZones",
    says: /\bftp\b|\bpower zones?\b/,
    title: "Power zones on a bike",
    inputs: [input("twenty", "Best 20 minutes", "W", 250, 1), input("weight", "Weight", "kg", 72, 1)],
    results: [
      main(result("ftp", "FTP", "twenty * 0.95", "W", 0)),
      result("perKilo", "For a kilo", "ftp / weight", "W/kg", 2),
      result("recovery", "Recovery, below", "ftp * 0.55", "W", 0),
      result("endurance", "Endurance, up to", "ftp * 0.75", "W", 0),
      result("tempo", "Tempo, up to", "ftp * 0.9", "W", 0),
      result("threshold", "Threshold, up to", "ftp * 1.05", "W", 0),
      result("vo2", "VO2 max, up to", "ftp * 1.2", "W", 0),
    ],
    source: "Coggan: FTP is 95 % of the best 20 minutes; zones in per cent of it",
  },
  {
    id: "protein",
    says: /\bprotein (?:intake|needs?|calculator|per day|target)\b|\bhow much protein\b/,
    title: "Protein a day",
    inputs: [
      input("weight", "Weight", "kg", 75, 20),
      picked("rate", "You", "train for strength=1.6|move little=0.8|run or cycle=1.4|are over 65=1.1"),
      input("meals", "Meals", "", 4, 1, 8),
    ],
    results: [
      main(result("grams", "Protein a day", "weight * rate", "g", 0)),
      result("each", "Each meal", "grams / meals", "g", 0),
    ],
    source: "0.8 g a kilo (EFSA 0.83), 1.2 to 2 g for athletes (ACSM 2016). Not with kidney disease without a doctor",
  },
  {
    id: "childHeight",
    says: /\b(?:child|kid|son|daughter|baby)(?:'?s|ren)?'? (?:adult )?heights?\b|\bhow tall will\b/,
    title: "How tall a child may get",
    inputs: [
      input("mother", "Mother", "cm", 166, 100, 230),
      input("father", "Father", "cm", 180, 100, 230),
      picked("child", "Child", "girl=-6.5|boy=6.5"),
    ],
    results: [
      main(result("height", "About", "(mother + father) / 2 + child", "cm", 1)),
      result("least", "Nearly all from", "height - 8.5", "cm", 1),
      result("most", "Nearly all up to", "height + 8.5", "cm", 1),
    ],
    source: "Tanner: mean of the parents, 6.5 cm more for boys and less for girls, give or take 8.5 cm",
  },
  {
    id: "waistHip",
    says: /\bwaist[- ](?:to[- ])?(?:hip|height)\b/,
    title: "Waist to hip and height",
    inputs: [
      input("waist", "Waist", "cm", 82, 30),
      input("hip", "Hip", "cm", 98, 30),
      input("height", "Height", "cm", 172, 80),
    ],
    results: [
      {
        ...banded(
          result("toHeight", "Waist to height", "waist / height", "", 2),
          "0.4=low|0.5=healthy|0.6=raised risk|high risk",
        ),
        isMain: true,
      },
      result("toHip", "Waist to hip", "waist / hip", "", 2),
    ],
    source: "NICE: keep the waist below half the height; WHO on waist to hip: 0.85 for women, 0.9 for men",
  },
];
