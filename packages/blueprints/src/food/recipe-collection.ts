import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "recipeCollection",
  name: "Recipe collection",
  icon: "book-open",
  says: {
    en: "recipe collection|recipe box|recipe book|recipe app|my recipes|family recipes|recipe manager|recipe organizer|save recipes|cookbook|cook book|grandma's recipes|share recipes|weekly meal planner|meal planner|dinner ideas|shopping list from recipes|recipe keeper|vegan recipes|what to cook tonight|baking recipes",
    de: "Rezeptsammlung|Kochbuch|Rezepte sammeln|Familienrezepte|Wochenplan Essen",
    es: "recetario|mis recetas|colección de recetas|libro de cocina|planificador de comidas",
    fr: "recueil de recettes|mes recettes|carnet de recettes|livre de cuisine|recettes de famille",
    pt: "livro de receitas|minhas receitas|coleção de receitas|caderno de receitas",
  },
  forms: ["tracker", "site", "community", "tool"],
  people: ["home cooks", "families"],
  mood: "warm",
  things: [
    {
      id: "recipe",
      use: "core",
      role: "item",
      icon: "book-open",
      names: "recipe|recipes",
      also: "dish|meal|bake|formula",
      fields:
        "Recipe: text\nPicture: image\nCourse: choice breakfast|starter|main|side|dessert|bread|preserve\nFrom: text\nServes: number 1..12\nTakes: duration 10..240\nIngredients: lines\nSteps: lines\nDiet: tags none|vegetarian|vegan|no gluten|no milk|no nuts\nSeason: choice all year|spring|summer|autumn|winter\nStars: rating 1..5\nTimes cooked: number 0..60\nFavorite: boolean 35\nNotes: longText",
      cells: "course from serves takes ingredients steps diet season stars timesCooked favorite notes",
      rows: "Nana's leek pie|main|Nana Jean, blue notebook|6|80|500 g leeks;300 g pastry;200 ml cream;2 eggs|Soften leeks;Line tin;Fill;Bake 40 min at 190 °C|vegetarian|winter|5|22|yes|She used lard in the pastry\nRed lentil dal|main|Priti next door|4|35|250 g red lentils;1 tin tomatoes;2 tsp cumin;4 garlic cloves|Simmer lentils;Fry spices;Stir in|vegan; no gluten|all year|5|41|yes|Half the chili for Ada\nOvernight rye|bread|Copied from Uwe|10|60|400 g rye flour;100 g starter;350 ml water;9 g salt|Mix;Wait 12 h;Bake 55 min at 220 °C|vegan|all year|4|17|no|Tin must be greased\nPlum crumble|dessert|Invented|6|55|800 g plums;150 g flour;100 g butter;90 g sugar|Stone plums;Rub topping;Bake 35 min at 180 °C|vegetarian|autumn|5|13|yes|Works with apples\nLemon chicken|main|Aunt Rosa|4|70|8 thighs;3 lemons;1 kg potatoes;Oregano|Rub;Tray;Bake 60 min at 200 °C|no gluten; no milk|all year|4|19|no|\nPea and mint soup|starter|Allotment glut|4|25|600 g peas;1 onion;Mint;700 ml stock|Soften onion;Add peas;Blend|vegan; no gluten|summer|3|6|no|\nThree-fruit marmalade|preserve|Nana Jean, blue notebook|12|180|4 grapefruit;6 oranges;4 lemons;3 kg sugar|Shred;Soak overnight;Boil to 104 °C|vegan; no gluten|winter|5|9|yes|January only\nBaked oats|breakfast|Office kitchen|4|40|200 g oats;2 bananas;300 ml milk;1 egg|Mash;Mix;Bake 30 min at 180 °C|vegetarian|all year|4|15|no|\nBean burgers|main|Camping with the Rahmans|4|45|2 tins black beans;1 onion;80 g breadcrumbs;Smoked paprika|Mash;Shape;Fry|vegan|summer|3|4|no|Fall apart, add more crumbs\nCarrot salad|side|Priti next door|4|15|500 g carrots;Mustard seed;Lemon;Coriander|Grate;Pop seeds;Toss|vegan; no gluten|all year|4|11|no|",
    },
    {
      id: "plan",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "meal|meals",
      also: "planned meal|dinner|menu|week plan",
      fields:
        "Meal: text\nRecipe: relation recipe\nDate: date -4..6\nMeal of day: choice breakfast|lunch|dinner|packed lunch\nServings: number 1..12\nCook: choice Ellie|Sam|Ada|together\nCooked: boolean 30",
      cells: "recipe date mealOfDay servings cook cooked",
      rows: "Dal tonight|Red lentil dal|@0|dinner|4|Ellie|no\nLeek pie with Nana|Nana's leek pie|@2|dinner|6|together|no\nLemon chicken|Lemon chicken|@1|dinner|4|Sam|no\nOats for the early train|Baked oats|@1|breakfast|2|Sam|no\nDal in a flask|Red lentil dal|@1|packed lunch|2|Ellie|no\nCrumble for the match|Plum crumble|@3|dinner|6|Ada|no\nSoup, yesterday|Pea and mint soup|@-1|dinner|4|Sam|yes\nBurgers, again|Bean burgers|@-3|dinner|4|Ada|yes",
    },
    {
      id: "shopping",
      use: "core",
      role: "item",
      icon: "shopping-basket",
      names: "shopping item|shopping items",
      also: "shopping list|grocery|ingredient to buy",
      fields:
        "Item: text\nAmount: text\nAisle: choice fruit and veg|dairy|dry goods|meat and fish|freezer|spices\nRecipe: relation recipe\nGot it: boolean 30",
      cells: "amount aisle recipe gotIt",
      rows: "Leeks|500 g|fruit and veg|Nana's leek pie|no\nCream|200 ml|dairy|Nana's leek pie|no\nRed lentils|250 g|dry goods|Red lentil dal|yes\nChicken thighs|8|meat and fish|Lemon chicken|no\nLemons|3|fruit and veg|Lemon chicken|no\nPlums, frozen|800 g|freezer|Plum crumble|yes\nCumin|1 jar|spices|Red lentil dal|yes",
    },
    {
      id: "attempt",
      use: "more",
      role: "log",
      icon: "notebook-pen",
      names: "cooking note|cooking notes",
      also: "attempt|review|comment|log",
      fields:
        "Note: text\nRecipe: relation recipe\nDate: date -200..0\nStars: rating 1..5\nChanged: text\nNext time: text",
      cells: "recipe date stars changed nextTime",
      rows: "Burgers fell apart|Bean burgers|@-3|2|No egg|Chill an hour first\nPie for six|Nana's leek pie|@-30|5|Butter, not lard|Salt the leeks less\nRye with seeds|Overnight rye|@-12|4|60 g sunflower seeds|Ten minutes longer\nSoup from freezer|Pea and mint soup|@-1|3|Frozen peas|More mint at the end",
    },
  ],
  jobs: "find recipe\nshow recipe.picture\nplan plan.date\nkeep recipe\ncheck shopping.gotIt\nagenda plan.date\ncheck plan.cooked\nrate recipe.stars\nrank recipe.timesCooked\nkeep attempt\nprint recipe",
  site: {
    headline: "Nana's blue notebook, legible at last",
    body: "Family recipes with where they came from, what went wrong last time and what to buy for this week.",
    action: "Plan a meal|plan",
    services:
      "Recipes|With steps, notes and a photo|\nThis week|Who cooks what on which day|\nShopping list|By aisle, from the week's recipes|",
    questions:
      "Can I cook for six in place of four?|Each recipe says how many it feeds, and each meal for how many you plan.\nWho can add recipes?|Everybody in the family with the link.\nHow do I find something without milk?|Filter by diet; what is left is yours.\nCan I print one?|Yes, on one page, for the fridge door.",
  },
  words: {
    tagline: "What to cook tonight, and what Nana wrote in the margin.",
    itch: "What was in that dal again?",
    promise: "Every family recipe in one place",
    pov: "POV: the burgers hold because you wrote it down",
    gains: ["10 recipes, 2 from Nana", "Dal: cooked 41 times", "7 things to buy, 3 done"],
  },
});
