import { known, type KnownThing } from "../embedded/things/known-thing.ts";
import { table } from "./rows.ts";

/** Food, habits and everyday life. */
export const LIVING_THINGS: readonly KnownThing[] = [
  known(
    "item",
    "dish, utensils",
    "dish/dishes",
    "food menu_item meal cuisine specialty food_item delicacy",
    "Name: text\nPicture: image\nCategory: choice starter|main course|dessert|drink\nPrice: money 4..24 EUR\nIngredients: lines\nCalories: number 80..820 kcal\nAllergens: tags gluten|milk|egg|nuts|fish\nVegetarian: boolean 50\nAvailable: boolean 95\nRating: rating 3..5\nDescription: longText",
    table(
      "category price ingredients calories allergens vegetarian description",
      "Tomato soup|starter|6|Tomatoes;Onion;Basil|180|milk|yes|With a spoon of cream\nGreen salad|starter|5|Lettuce;Cucumber;Herbs|90||yes|With lemon dressing\nVegetable curry|main course|13|Chickpeas;Spinach;Rice|540||yes|Mild, with rice\nGrilled fish|main course|19|Sea bream;Lemon;Potatoes|610|fish|no|With potatoes and herbs\nRoast chicken|main course|16|Chicken;Carrots;Thyme|720||no|With root vegetables\nMushroom pasta|main course|12|Pasta;Mushrooms;Parsley|650|gluten;milk|yes|With fresh herbs\nApple cake|dessert|5|Apples;Flour;Butter|390|gluten;milk;egg|yes|Warm, with cinnamon\nMint lemonade|drink|4|Lemon;Mint;Water|110||yes|Home-made",
    ),
  ),
  known(
    "item",
    "menu, book-open",
    "menu/menus",
    "food_menu restaurant_menu daily_menu set_menu",
    "Name: text\nCategory: choice breakfast|lunch|dinner|drinks|seasonal\nCourses: lines\nPrice: money 6..48 EUR\nValid from: date -30..-1\nValid until: date 5..60\nStatus: choice draft|served|ended\nDescription: longText",
    table(
      "category courses price status description",
      "Breakfast|breakfast|Bread;Cheese;Fruit;Coffee|11|served|Until eleven\nLunch of the day|lunch|Soup;Vegetable curry|14|served|Monday to Friday\nLunch, two courses|lunch|Green salad;Mushroom pasta|16|served|Monday to Friday\nEvening menu|dinner|Tomato soup;Grilled fish;Apple cake|34|served|From six\nVegetarian menu|dinner|Green salad;Vegetable curry;Apple cake|29|served|From six\nSpring menu|seasonal|Asparagus soup;Roast chicken;Rhubarb|38|served|April to June\nDrinks|drinks|Lemonade;Juice;Tea;Coffee|6|served|All day\nSummer menu|seasonal|Cold soup;Grilled fish;Berries|39|draft|From July",
    ),
  ),
  known(
    "item",
    "ingredient, carrot",
    "ingredient/ingredients",
    "raw_material food_ingredient foodstuff grocery",
    "Name: text\nCategory: choice vegetable|fruit|grain|dairy|spice|meat and fish\nQuantity: number 0.2..12.0\nUnit: choice kg|l|pcs|g\nPrice: money 1..18 EUR\nBest before: date 2..200\nMinimum: number 0.1..3.0\nSupplier: text",
    table(
      "category quantity unit price supplier",
      "Tomatoes|vegetable|6.0|kg|3|North Gate Nursery\nPotatoes|vegetable|12.0|kg|2|North Gate Nursery\nApples|fruit|8.5|kg|3|Market Co-op\nRice|grain|10.0|kg|2|Harbour Supplies\nFlour|grain|9.0|kg|1|Mill Lane Mill\nButter|dairy|2.5|kg|9|Market Co-op\nOlive oil|spice|4.0|l|11|Harbour Supplies\nSea bream|meat and fish|3.2|kg|18|Harbour Fish",
    ),
  ),
  known(
    "item",
    "recipe, chef-hat",
    "recipe/recipes",
    "cooking_recipe food_recipe recipe_information",
    "Title: text\nPicture: image\nCategory: choice breakfast|soup|main course|baking|dessert\nTime: duration 15..120\nServings: number 2..8\nDifficulty: choice easy|medium|hard\nIngredients: lines\nSteps: lines\nCalories: number 120..680 kcal\nRating: rating 3..5",
    table(
      "category time servings difficulty ingredients steps calories",
      "Lentil soup|soup|45|4|easy|250 g lentils;2 carrots;1 onion;1 l stock|Chop the vegetables;Fry them gently;Add lentils and stock;Simmer for 30 minutes|320\nOven vegetables|main course|60|4|easy|4 potatoes;2 peppers;1 courgette;Olive oil|Cut everything into pieces;Mix with oil and salt;Bake for 40 minutes at 200 °C|380\nPancakes|breakfast|30|4|easy|250 g flour;500 ml milk;3 eggs|Whisk to a batter;Rest for 10 minutes;Fry thin pancakes|410\nApple cake|baking|90|8|medium|4 apples;200 g flour;120 g butter;2 eggs|Peel the apples;Mix the dough;Fill the tin;Bake for 50 minutes at 180 °C|390\nVegetable curry|main course|40|4|easy|1 can chickpeas;200 g spinach;400 ml coconut milk|Fry the spices;Add chickpeas and milk;Stir in the spinach|520\nWhite bread|baking|120|6|medium|500 g flour;10 g yeast;300 ml water|Knead the dough;Let it rise;Bake for 35 minutes at 220 °C|240\nRice pudding|dessert|50|4|easy|150 g rice;1 l milk;Cinnamon|Heat the milk;Stir in the rice;Simmer on low heat|340\nHerb omelette|breakfast|15|2|easy|4 eggs;Herbs;Butter|Beat the eggs;Melt the butter;Cook and fold|290",
    ),
  ),
  known(
    "item",
    "recipeStep, list-ordered",
    "recipe step/recipe steps",
    "cooking_step step instruction_step",
    "Step: text\nNumber: number 1..8\nRecipe: text\nDuration: duration 2..50\nInstruction: longText\nPicture: image",
    table(
      "number recipe duration instruction",
      "Chop the vegetables|1|Lentil soup|10|Cut carrots and onion into small cubes\nFry gently|2|Lentil soup|5|Soften the onion in a little oil\nAdd the lentils|3|Lentil soup|2|Stir in lentils and stock\nSimmer|4|Lentil soup|30|Cover and cook on low heat\nPeel the apples|1|Apple cake|10|Quarter and remove the cores\nMix the dough|2|Apple cake|10|Butter and sugar first, then eggs and flour\nFill the tin|3|Apple cake|5|Press the apples lightly into the dough\nBake|4|Apple cake|50|At 180 °C until golden",
    ),
  ),
  known(
    "item",
    "mealPlan, salad",
    "meal plan/meal plans",
    "diet_plan diet nutrition_plan diet_record meal_record food_record",
    "Meal: text\nDay: choice Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday\nTime: choice breakfast|lunch|dinner|snack\nCalories: number 120..780 kcal\nProtein: number 4..42 g\nPortions: number 1..4\nPrepared: boolean 30\nNote: text",
    table(
      "day time calories protein note",
      "Oats with apple|Monday|breakfast|340|12|\nLentil soup|Monday|lunch|420|22|Makes enough for Tuesday\nOven vegetables|Monday|dinner|380|9|\nYoghurt with nuts|Tuesday|breakfast|310|16|\nLentil soup, second day|Tuesday|lunch|420|22|\nGrilled fish|Tuesday|dinner|610|42|\nFruit|Wednesday|snack|120|4|\nVegetable curry|Wednesday|dinner|520|18|",
    ),
  ),
  known(
    "item",
    "diary, book-heart",
    "diary/diaries",
    "diary_entry journal journal_entry travel_diary mood_diary daily_record life_record",
    "Title: text\nDate: date -10..0\nText: longText\nMood: choice very good|good|fair|low\nWeather: choice sun|clouds|rain|snow\nPlace: location\nPicture: image\nTags: tags family|work|nature|travel",
    table(
      "date text mood weather tags",
      "A long walk|@0|Along the canal to the lock and back by train.|very good|sun|nature\nFirst day of the course|@-1|Twelve people, a clear start, much to read.|good|clouds|work\nQuiet evening|@-2|Read until late and slept well.|good|rain|\nVisit from Lyon|@-3|Showed the old town and cooked together.|very good|sun|family\nMuch to do|@-4|Two meetings, and the report took until seven.|fair|clouds|work\nIn the garden|@-6|The first tomatoes are planted.|good|sun|nature\nRain all day|@-7|Sorted photographs of the last journey.|fair|rain|travel\nA slow start|@-9|Tired after the week, better in the afternoon.|low|clouds|",
    ),
  ),
  known(
    "item",
    "note, notebook-pen",
    "note/notes",
    "study_note reading_note notebook note_entry",
    "Title: text\nText: longText\nCategory: choice study|work|reading|private\nDate: date -20..0\nTags: tags important|to do|idea|reference\nPinned: boolean 25\nColour: colour",
    table(
      "text category tags pinned",
      "Minutes of the meeting|Budget approved; next date on the 14th; Lena writes to the supplier.|work|important|yes\nChapter three|Supply, demand and how prices form. Example: the fish market.|study|reference|no\nQuestions for the teacher|Difference between the two past tenses; list of irregular verbs.|study|to do|no\nBook on maps|The part on projections is worth a second reading.|reading|reference|no\nIdea for the workshop|Begin with a short exercise in pairs.|work|idea|no\nMeasurements of the room|3.80 by 4.20 m, window 1.20 m, door on the left.|private|reference|no\nThings to pack|Charger, rain jacket, documents.|private|to do|no\nSummary for the exam|Six topics, two pages each.|study|important|yes",
    ),
  ),
  known(
    "item",
    "habit, repeat",
    "habit/habits",
    "daily_habit routine",
    "Name: text\nFrequency: choice daily|weekdays|three times a week|weekly\nTime of day: choice morning|noon|evening\nDays in a row: number 0..40\nGoal: number 10..60 days\nDone today: boolean 50\nStarted: date -90..-41\nReminder: time 07:00..21:00",
    table(
      "frequency timeOfDay daysInARow goal doneToday reminder",
      "Drink a glass of water|daily|morning|34|60|yes|07:00\nStretch for ten minutes|daily|morning|12|30|yes|07:15\nRead twenty pages|daily|evening|21|30|no|21:00\nWalk at lunchtime|weekdays|noon|8|40|yes|12:30\nPractise Spanish|daily|evening|15|60|no|19:00\nRun|three times a week|morning|6|30|no|07:30\nCall the family|weekly|evening|4|10|no|18:00\nPlan the next day|weekdays|evening|18|40|no|20:30",
    ),
  ),
  known(
    "item",
    "goal, target",
    "goal/goals",
    "objective target personal_goal study_goal plan study_plan fitness_goal savings_goal work_plan",
    "Title: text\nStatus: choice planned|under way|reached|given up\nCategory: choice health|learning|money|work|private\nProgress: percent 0..100\nStarted: date -90..-10\nDue: date 10..180\nPriority: choice low|medium|high\nNext step: text",
    table(
      "status category progress priority nextStep",
      "Run ten kilometres|under way|health|60|medium|Seven kilometres on Sunday\nSpanish, level B1|under way|learning|45|high|Finish unit six\nSave 2,000 euros|under way|money|70|high|Transfer on the first\nRead twelve books|under way|private|50|low|Begin the seventh\nFirst-aid certificate|reached|work|100|medium|\nLearn to swim crawl|planned|health|0|low|Find a course\nTidy the cellar|under way|private|25|low|Sort the first shelf\nProject handbook|under way|work|80|high|Have it proofread",
    ),
  ),
  known(
    "item",
    "workout, dumbbell",
    "workout/workouts",
    "training_session exercise exercise_record fitness_plan training_plan sport_record workout_plan fitness_record fitness_course exercise_plan",
    "Name: text\nKind: choice strength|endurance|mobility|team sport\nDate: date -10..0\nDuration: duration 20..90\nDistance: number 0.0..12.0 km\nCalories: number 90..680 kcal\nIntensity: choice easy|moderate|hard\nDone: boolean 90\nNote: text",
    table(
      "kind date duration distance calories intensity",
      "Easy run|endurance|@0|35|5.2|380|easy\nFull body, weights|strength|@-1|50|0.0|340|hard\nStretching|mobility|@-2|20|0.0|90|easy\nIntervals|endurance|@-3|40|6.8|510|hard\nYoga|mobility|@-4|45|0.0|160|easy\nFootball|team sport|@-6|90|7.5|680|moderate\nUpper body|strength|@-7|40|0.0|270|moderate\nLong run|endurance|@-9|75|11.6|680|moderate",
    ),
  ),
  known(
    "item",
    "book, book",
    "book/books",
    "library_book e-book ebook novel book_information literary_work literature textbook",
    "Title: text\nCover: image\nAuthor: text\nISBN: text\nCategory: choice fiction|history|science|children|reference\nYear: number 1985..2025\nCopies: number 1..6\nStatus: choice available|lent out|reserved|in repair\nShelf: text\nRating: rating 3..5\nDescription: longText",
    table(
      "author category year copies status shelf description",
      "The river and the mill|L. Krüger|fiction|2014|3|available|F 12|A family over three generations\nRoads of salt|O. Haddad|history|2009|2|lent out|H 04|Trade across the mountains\nHow plants travel|M. Lin|science|2019|2|available|S 07|Seeds, wind and water\nThe clock in the attic|S. Marin|children|2021|4|available|C 02|Three cousins and an old key\nAtlas of rivers|K. Annor|reference|2016|1|in repair|R 01|Maps and tables\nLetters from the north|F. Jensen|fiction|2018|2|reserved|F 20|A winter in twelve letters\nNumbers in daily life|Y. Tanaka|science|2020|3|available|S 11|From prices to chance\nA short history of bread|H. Costa|history|2011|2|lent out|H 09|From hearth to bakery",
    ),
  ),
  known(
    "item",
    "pet, paw-print",
    "pet/pets",
    "stray_animal pet_information adoptable_pet adoption pet_adoption",
    "Name: text\nPicture: image\nKind: choice dog|cat|rabbit|bird\nBreed: text\nSex: choice female|male\nBorn on: date -3000..-120\nWeight: number 0.1..34.0 kg\nVaccinated: boolean 80\nStatus: choice available|reserved|adopted\nDescription: longText",
    table(
      "kind breed sex weight status description",
      "Luna|dog|Mixed breed|female|18.5|available|Calm, used to children\nMilo|cat|Domestic shorthair|male|4.6|available|Likes to be indoors\nNora|dog|Beagle|female|12.2|reserved|Active, needs long walks\nOscar|cat|Maine Coon|male|6.8|adopted|Friendly with other cats\nCoco|rabbit|Dwarf rabbit|female|1.4|available|To be kept with another rabbit\nPepe|bird|Canary|male|0.1|available|Sings in the morning\nBella|dog|Labrador|female|27.0|available|Eight years old, gentle\nSimba|cat|Domestic shorthair|male|5.1|reserved|Lived on a farm",
    ),
  ),
];
