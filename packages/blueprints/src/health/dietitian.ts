import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "dietitian",
  name: "Dietitian",
  icon: "apple",
  says: {
    en: "dietitian|dietician|nutritionist|nutrition practice|dietitian practice|nutrition counselling|nutrition coaching clients|food diary for clients|diet plans for patients|weight management clinic|low FODMAP plan|nutritionist software|meal plans for clients|nutrition consultations",
    de: "Ernährungsberater|Ernährungsberatung|Diätassistent|Ernährungstagebuch der Klienten",
    es: "dietista|nutricionista|consulta de nutrición|planes de dieta para pacientes",
    fr: "diététicien|diététicienne|cabinet de nutrition|consultation diététique",
    pt: "nutricionista|consultório de nutrição|planos alimentares para pacientes",
  },
  forms: ["management", "booking", "site", "portal"],
  people: ["dietitians", "clients"],
  mood: "warm",
  things: [
    {
      id: "client",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "client|clients",
      also: "patient|person|referral",
      fields:
        "Name: text\nDate of birth: date -28000..-3000\nPhone: phone\nE-mail: email\nReferred for: choice diabetes|weight|IBS|pregnancy|kidneys|sport|allergy|underweight\nHeight: number 140..195 cm\nStart weight: number 48..130 kg\nGoal: text\nAllergies: tags none|nuts|milk|gluten|fish|egg\nMedication: text\nNext review: date -10..60\nDays left: daysUntil nextReview",
      cells: "dateOfBirth phone eMail referredFor height startWeight goal allergies medication nextReview",
      rows: "Kwame Boateng|1969-07-30|555-0101|kwame.boateng@example.com|diabetes|178|98.4|HbA1c under 48|none|Metformin|@2\nHanna Kowalska|1991-03-18|555-0102|hanna.kowalska@example.com|IBS|166|61.2|Two foods back by spring|milk|None|@6\nPriya Nair|1990-01-22|555-0103|priya.nair@example.com|pregnancy|163|68|Iron and breakfast|none|Iron|@13\nTomás García|1974-12-01|555-0104|tomas.garcia@example.com|kidneys|174|82.5|Potassium below 5.2|none|Ramipril|@-3\nAva Sinclair|2006-10-09|555-0105|ava.sinclair@example.com|sport|171|57.8|Rowing trial, fuel three sessions a day|nuts|None|@9\nGeorge Whitcombe|1937-04-02|555-0106|g.whitcombe@example.com|underweight|176|58.1|Two kilos by February|none|Codeine|@-8\nNadia Petrova|1985-11-27|555-0107|nadia.petrova@example.com|weight|168|94.7|Stairs without stopping|gluten|None|@20\nSamuel Osei|2014-02-12|555-0108|osei.family@example.com|allergy|140|34|Milk ladder, step six|milk; egg|Antihistamine|@16",
    },
    {
      id: "consultation",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "consultation|consultations",
      also: "appointment|session|review|visit",
      fields:
        "Consultation: text\nClient: relation client\nDate: date -14..21\nTime: time 09:00..18:00\nLength: duration 20..60\nKind: choice first|review|phone|video|group\nWeight: number 34..130 kg\nWaist: number 60..130 cm\nDiscussed: longText\nFee: money 35..85 GBP\nState: choice booked|arrived|done|cancelled|did not come",
      cells: "client date time length kind weight waist discussed fee state",
      rows: "Mr Boateng, review|Kwame Boateng|@2|09:30|30|review|95.1|104|Porridge, portions of rice|45|booked\nMs Kowalska, FODMAP step 2|Hanna Kowalska|@6|11:00|30|review|60.9|72|Bring back garlic|45|booked\nMr Whitcombe, weight|George Whitcombe|@0|10:00|30|review|58.9|79|Fortified milk, snacks at ten and three|45|arrived\nMr García, bloods|Tomás García|@0|11:30|30|phone|82.1|95|Potassium 5.6, boil potatoes twice|35|booked\nMs Sinclair, training week|Ava Sinclair|@9|17:30|30|video|58|68|Before and after the evening outing|45|booked\nMs Petrova, first|Nadia Petrova|@-8|09:00|60|first|94.7|108|Skips breakfast, late shifts|85|done\nSamuel, milk ladder|Samuel Osei|@-5|16:00|30|review|34|62|Step five kept down|45|done\nMs Nair, week 24|Priya Nair|@-1|13:00|30|review|68|94|Tired, iron 28|45|done\nMr Boateng, first|Kwame Boateng|@-14|09:00|60|first|98.4|106|Sweet drinks at work|85|done",
    },
    {
      id: "plan",
      use: "core",
      role: "item",
      icon: "clipboard-list",
      names: "meal plan|meal plans",
      also: "diet plan|eating plan|menu",
      fields:
        "Plan: text\nClient: relation client\nEnergy: number 1400..3200 kcal\nCarbohydrate: number 120..420 g\nProtein: number 50..150 g\nFat: number 40..110 g\nAvoid: tags none|milk|gluten|nuts|egg|onion and garlic|high potassium\nBreakfast: lines\nMain meals: lines\nReview on: date -5..40\nStatus: choice draft|given|following|changed|finished",
      cells: "client energy carbohydrate protein fat avoid breakfast mainMeals reviewOn status",
      rows: "Boateng, 1,800 kcal|Kwame Boateng|1800|180|95|70|none|Porridge with berries; Rye bread, egg|Half the plate greens; Fist of rice|@2|following\nKowalska, low FODMAP|Hanna Kowalska|1950|215|80|75|onion and garlic; milk|Oats with oat drink; Banana, firm|Chicken, carrots, rice; Trout, potatoes|@6|following\nWhitcombe, 2,200 kcal|George Whitcombe|2200|240|95|92|none|Full milk porridge; Toast, cheese|Soup with cream; Pudding every day|@0|following\nGarcía, potassium|Tomás García|2000|250|70|75|high potassium|White toast, jam; Apple|Pasta, peppers; Boiled twice potatoes|@0|changed\nSinclair, three sessions|Ava Sinclair|2900|400|125|85|nuts|Bagel, honey; Yogurt|Pasta before; Rice after|@9|given\nPetrova, late shift|Nadia Petrova|1650|160|90|68|gluten|Eggs at eleven; Fruit|Cooked lunch at four; Soup at ten|@20|draft",
    },
    {
      id: "diaryDay",
      use: "more",
      role: "log",
      icon: "notebook-text",
      names: "food diary day|food diary days",
      also: "food diary|log|intake",
      fields:
        "Day: text\nClient: relation client\nDate: date -10..0\nEaten: longText\nEnergy: number 900..3100 kcal\nSymptoms: choice none|bloating|pain|reflux|hungry\nFluid: number 0.8..3.0 l",
      cells: "client date eaten energy symptoms fluid",
      rows: "Monday, Boateng|Kwame Boateng|@-4|Porridge, cheese roll, rice and stew|1960|none|1.6\nTuesday, Boateng|Kwame Boateng|@-3|Porridge, salad, two samosas|1840|hungry|1.8\nMonday, Kowalska|Hanna Kowalska|@-4|Oats, trout, onion soup|1780|bloating|1.5\nTuesday, Kowalska|Hanna Kowalska|@-3|Oats, chicken, carrots|1820|none|1.7\nMonday, Whitcombe|George Whitcombe|@-4|Porridge, soup, half a pudding|1510|none|1.1",
    },
  ],
  jobs: "agenda consultation.date\ndue client.nextReview\nbook consultation\nkeep client\nkeep plan\nmove consultation.state\nchart consultation.weight\nmove plan.status\ndue plan.reviewOn\nchart diaryDay.energy\ntotal consultation.fee",
  site: {
    headline: "Eat better without a new religion",
    body: "A registered dietitian for diabetes, sore stomachs, pregnancy and sport. We start from what is already in your kitchen.",
    action: "Book a consultation|consultation",
    services:
      "First consultation|One hour, with a written plan|85\nReview|Thirty minutes, in person or by video|45\nPhone check|For blood results and small changes|35",
    questions:
      "Do I need a referral?|No, but bring blood results if you have them.\nWill you ban my favorite food?|Hardly ever. We look at how much and how often.\nDo you see children?|Yes, from age two, with a parent.\nHow long does it take?|Most people come three to five times over half a year.",
  },
  words: {
    tagline: "Plans, weights and who is due for review.",
    itch: "What did we agree on in March?",
    promise: "Every plan reviewed on its day",
    pov: "POV: the food diary tells you why",
    gains: ["Mr Boateng: 3.3 kg lighter", "Two reviews overdue, both today", "Onion soup on Monday, bloated"],
  },
});
