import { banded, input, picked, result, type Formula } from "./formula.ts";

/** What people work out about themselves, their sport, their kitchen and their marks. */
export const BODY_AND_KITCHEN: readonly Formula[] = [
  {
    id: "bmi",
    says: /\bbmi\b|\bbody mass\b/,
    title: "Body mass index",
    inputs: [input("weight", "Weight", "kg", 72, 1, 500), input("height", "Your height", "cm", 174, 40, 260)],
    results: [
      banded(
        result("bmi", "BMI", "weight / (height / 100) ** 2", "", 1),
        "18.5=Underweight|25=Normal weight|30=Overweight|Obesity",
      ),
      result("low", "Normal weight from", "18.5 * (height / 100) ** 2", "kg", 1),
      result("high", "Normal weight to", "24.9 * (height / 100) ** 2", "kg", 1),
    ],
    source: "WHO, for adults: under 18.5 underweight, 25 and more overweight, 30 and more obesity",
  },
  {
    id: "calories",
    says: /\bcalories?\b|\bbmr\b|\btdee\b|\bmacros?\b|\benergy needs?\b/,
    title: "Calories a day",
    inputs: [
      picked("sex", "Body", "female=-161|male=5"),
      input("weight", "Weight", "kg", 72, 20, 400),
      input("height", "Height", "cm", 174, 100, 250),
      input("age", "Age", "", 35, 14, 110),
      picked("moves", "Moves", "a little=1.375|hardly=1.2|three to five times a week=1.55|every day=1.725"),
    ],
    results: [
      result("need", "Keeps the weight", "(10 * weight + 6.25 * height - 5 * age + sex) * moves", "kcal", 0),
      result("rest", "At rest", "10 * weight + 6.25 * height - 5 * age + sex", "kcal", 0),
      result("less", "To lose half a kilo a week", "need - 550", "kcal", 0),
    ],
    source: "Mifflin and St Jeor, 1990",
  },
  {
    id: "pace",
    says: /\bpace\b|\brace time\b|\bmarathon (?:time|pace)\b|\brunning (?:time|speed)\b|\bsplits?\b/,
    title: "Pace",
    inputs: [
      input("distance", "Distance", "km", 10, 0.1),
      input("hours", "Hours", "", 0),
      input("minutes", "Minutes", "", 52),
      input("seconds", "Seconds", "", 0, 0, 59),
    ],
    results: [
      result("pace", "Minutes a kilometer", "(hours * 60 + minutes + seconds / 60) / distance", "min", 2),
      result("speed", "Speed", "distance / (hours + minutes / 60 + seconds / 3600)", "km/h", 1),
      result("mile", "Minutes a mile", "pace * 1.609344", "min", 2),
      result("marathon", "A marathon at that pace", "pace * 42.195 / 60", "h", 2),
    ],
    source: "Pace = time / distance; a mile is 1.609344 km, a marathon 42.195 km",
  },
  {
    id: "oneRep",
    says: /\b1 ?rm\b|\bone rep\b|\brep max\b/,
    title: "One-repetition maximum",
    inputs: [input("weight", "Weight lifted", "kg", 80), input("reps", "Repetitions", "", 5, 1, 12)],
    results: [
      result("max", "For one repetition", "reps == 1 ? weight : weight * (1 + reps / 30)", "kg", 1),
      result("eighty", "80 % of it", "max * 0.8", "kg", 1),
      result("seventy", "70 % of it", "max * 0.7", "kg", 1),
    ],
    source: "Epley, 1985",
  },
  {
    id: "dough",
    says: /\bdough\b|\bbaker'?s? percent\w*|\bhydration\b|\bsourdough\b|\bpizza\b/,
    title: "Dough",
    inputs: [
      input("balls", "Pieces", "", 4, 1),
      input("weight", "Weight of one", "g", 250, 1),
      input("water", "Water of the flour", "%", 65, 30, 120),
      input("salt", "Salt of the flour", "%", 2.5, 0, 10),
      input("yeast", "Yeast of the flour", "%", 0.3, 0, 10),
    ],
    results: [
      result("flour", "Flour", "balls * weight / (1 + (water + salt + yeast) / 100)", "g", 0),
      result("waterWeight", "Water", "flour * water / 100", "g", 0),
      result("saltWeight", "Salt", "flour * salt / 100", "g", 1),
      result("yeastWeight", "Yeast", "flour * yeast / 100", "g", 1),
    ],
    source: "Baker's percentages: everything is counted against the flour",
  },
  {
    id: "brew",
    says: /\babv\b|\bhome ?brew\w*|\bpriming\b|\bgravity\b/,
    title: "Strength of a brew",
    inputs: [
      input("start", "Original gravity", "", 1.05, 0.98, 1.2),
      input("end", "Final gravity", "", 1.01, 0.98, 1.2),
      input("liters", "Batch", "l", 20, 0.1),
      input("heat", "Temperature of the beer", "°C", 20, 0, 35),
      input("gas", "Carbon dioxide wanted", "vol", 2.4, 1, 5),
    ],
    results: [
      result("abv", "Alcohol", "(start - end) * 131.25", "% vol", 1),
      result("eaten", "Sugar eaten by the yeast", "(start - end) / (start - 1) * 100", "%", 0),
      result("sugar", "Table sugar to prime", "max(0, gas - (1.57 * 0.97 ** heat)) * liters * 4", "g", 0),
    ],
    source: "ABV = (OG − FG) · 131.25; 4 g of sugar a liter give one volume",
  },
  {
    id: "portions",
    says: /\bportions?\b|\bservings?\b|\bscale (?:a |my )?recipes?\b|\brecipe scal\w*/,
    title: "A recipe for more or fewer",
    inputs: [
      input("has", "The recipe is for", "people", 4, 1),
      input("want", "You cook for", "people", 6, 1),
      input("amount", "It says", "g", 400),
    ],
    results: [
      result("take", "Take", "amount * want / has", "g", 0),
      result("times", "That is, times", "want / has", "", 2),
    ],
    source: "Rule of three",
  },
  {
    id: "barbecue",
    says: /\bbarbecues?\b|\bbbq\b|\bcook-?out\b|\bhow much (?:meat|food)\b|\bparty food\b/,
    title: "Food for a barbecue",
    inputs: [
      input("adults", "Adults", "", 10),
      input("children", "Children", "", 4),
      input("vegetarians", "Of them vegetarian", "", 2),
      picked("hunger", "They eat", "as usual=1|a lot=1.3|little=0.75"),
    ],
    results: [
      result("meat", "Meat", "max(0, adults + children * 0.5 - vegetarians) * 0.4 * hunger", "kg", 1),
      result("vegetables", "Vegetables to grill", "(adults + children) * 0.15 + vegetarians * 0.3", "kg", 1),
      result("bread", "Bread", "(adults + children * 0.7) * 0.15", "kg", 1),
      result("drinks", "Drinks", "adults * 1.5 + children", "l", 0),
      result("charcoal", "Charcoal", "max(2, meat * 1.2)", "kg", 1),
    ],
    source: "Rule of thumb: 400 g of meat for each adult, half of that for a child",
  },
  {
    id: "coffee",
    says: /\bcoffee (?:ratio|brew\w*|grams?)\b|\bbrew ratio\b|\bpour-?over\b/,
    title: "Coffee and water",
    inputs: [
      input("cups", "Cups", "", 2, 1),
      input("cup", "One cup", "ml", 220, 1),
      input("ratio", "Water to one part coffee", "", 16, 5, 25),
    ],
    results: [
      result("coffee", "Coffee", "cups * cup / ratio", "g", 1),
      result("water", "Water", "cups * cup", "ml", 0),
    ],
    source: "Coffee = water / ratio",
  },
  {
    id: "grade",
    says: /\bgrades?\b|\bfinal exam\b|\bmarks? needed\b|\bweighted average\b/,
    title: "What the last exam has to be",
    inputs: [
      input("now", "Mark so far", "%", 78, 0, 100),
      input("weight", "The exam counts", "%", 40, 1, 100),
      input("goal", "Mark wanted", "%", 80, 0, 100),
      input("guess", "Mark expected in the exam", "%", 75, 0, 100),
    ],
    results: [
      result("need", "Needed in the exam", "(goal - now * (1 - weight / 100)) / (weight / 100)", "%", 1),
      result("end", "With the mark expected", "now * (1 - weight / 100) + guess * weight / 100", "%", 1),
    ],
    source: "Weighted average, solved for the last exam",
  },
  {
    id: "dogYears",
    says: /\bdog years?\b|\bdog age\b|\bcat years?\b/,
    title: "Dog years",
    inputs: [input("age", "Age of the dog", "years", 5, 0.1, 30)],
    results: [
      result("human", "In human years", "16 * ln(age) + 31", "", 0),
      result("old", "The old rule of seven", "age * 7", "", 0),
    ],
    source: "Wang and others, Cell Systems 2020: 16 · ln(age) + 31",
  },
  {
    id: "ruleOfThree",
    says: /\brule of three\b|\bproportions?\b|\bratio\b/,
    title: "Rule of three",
    inputs: [
      input("a", "If this many", "", 4, -1e12),
      input("b", "come to", "", 10, -1e12),
      input("c", "then this many", "", 7, -1e12),
    ],
    results: [result("x", "come to", "c * b / a", "", 3), result("one", "One comes to", "b / a", "", 3)],
    source: "x = c · b / a",
  },
];
