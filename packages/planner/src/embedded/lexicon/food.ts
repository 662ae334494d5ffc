import { thing } from "../thing.ts";
import type { Domain } from "./domain.ts";

const recipe = thing(
  "item",
  "Recipe, Recipes, chef-hat",
  "recipe recipes rezept rezepte receta recetas recette recettes receita receitas dish dishes cook cooking meal",
  `Title: text
   Photo: image
   Cuisine: choice Italian|Indian|Mexican|Japanese|French|Greek|Thai|Moroccan|Spanish|British|Korean|Lebanese|German
   Minutes: number 10..90 min
   Difficulty: choice easy|medium|hard
   Servings: number 2..4
   Calories: number 250..800 kcal
   Diet: tags vegetarian|vegan|gluten-free|dairy-free|high-protein
   Ingredients: lines
   Amounts: lines
   Steps: lines
   Favourite: boolean 0
   My rating: rating 3..5
   My notes: longText`,
  `Tomato basil pasta | cuisine=Italian | minutes=20 | difficulty=easy | servings=2 | calories=520 | diet=vegetarian | ingredients=pasta;tomatoes;garlic;basil;olive oil;parmesan | amounts=200 g pasta;400 g tomatoes;2 cloves garlic;1 handful basil;2 tbsp olive oil;30 g parmesan | steps=Salt a large pot of water and bring it to the boil (5 min);Cook the pasta until just firm (9 min);Soften the garlic in olive oil, add the tomatoes and simmer (8 min);Toss the pasta with the sauce and a ladle of its water;Tear the basil over it and grate the parmesan | favourite=yes | myRating=5 | myNotes=Even better with a pinch of sugar in the sauce
   Chickpea curry | cuisine=Indian | minutes=30 | difficulty=easy | servings=4 | calories=430 | diet=vegan;gluten-free;dairy-free | ingredients=chickpeas;coconut milk;onion;garlic;ginger;tomatoes;curry powder;rice | amounts=2 cans chickpeas;400 ml coconut milk;1 onion;3 cloves garlic;20 g ginger;200 g tomatoes;1 tbsp curry powder;250 g rice | steps=Start the rice (15 min);Fry onion, garlic and ginger until golden (6 min);Stir in the curry powder for one minute (1 min);Add tomatoes, chickpeas and coconut milk and simmer (15 min);Season and serve over the rice | favourite=yes | myRating=5
   Shakshuka | cuisine=Lebanese | minutes=25 | difficulty=easy | servings=2 | calories=340 | diet=vegetarian;gluten-free;dairy-free | ingredients=eggs;tomatoes;bell pepper;onion;garlic;paprika | amounts=4 eggs;500 g tomatoes;1 bell pepper;1 onion;2 cloves garlic;2 tsp paprika | steps=Soften onion and pepper in a wide pan (8 min);Add garlic and paprika (1 min);Pour in the tomatoes and cook until thick (10 min);Make four wells, crack the eggs in and cover (6 min)
   Vegetable fried rice | cuisine=Japanese | minutes=20 | difficulty=easy | servings=2 | calories=480 | diet=vegetarian;dairy-free | ingredients=rice;eggs;carrots;peas;spring onions;soy sauce;garlic | amounts=300 g rice;2 eggs;2 carrots;100 g peas;3 spring onions;3 tbsp soy sauce;1 clove garlic | steps=Dice the carrots and fry them on high heat (4 min);Push aside and scramble the eggs (2 min);Add cold rice and peas and toss (5 min);Season with soy sauce and scatter the spring onions
   Mushroom risotto | cuisine=Italian | minutes=40 | difficulty=medium | servings=2 | calories=560 | diet=vegetarian;gluten-free | ingredients=risotto rice;mushrooms;onion;stock;white wine;parmesan;butter | amounts=180 g risotto rice;250 g mushrooms;1 onion;800 ml stock;100 ml white wine;40 g parmesan;30 g butter | steps=Brown the mushrooms and set them aside (6 min);Soften the onion, add the rice and stir until it clicks (4 min);Pour in the wine and let it disappear (2 min);Add hot stock a ladle at a time, stirring (18 min);Beat in butter and parmesan, fold in the mushrooms | myRating=4
   Lentil soup | cuisine=Moroccan | minutes=35 | difficulty=easy | servings=4 | calories=310 | diet=vegan;gluten-free;dairy-free;high-protein | ingredients=red lentils;carrots;onion;garlic;cumin;tomatoes;lemon | amounts=250 g red lentils;2 carrots;1 onion;2 cloves garlic;2 tsp cumin;200 g tomatoes;1 lemon | steps=Fry onion, carrots and garlic (6 min);Stir in the cumin (1 min);Add lentils, tomatoes and a litre of water and simmer (22 min);Blend half of it and finish with lemon
   Chicken fajitas | cuisine=Mexican | minutes=30 | difficulty=easy | servings=3 | calories=610 | diet=high-protein | ingredients=chicken;bell pepper;onion;tortillas;lime;paprika;yoghurt | amounts=400 g chicken;2 bell pepper;1 onion;6 tortillas;1 lime;2 tsp paprika;100 g yoghurt | steps=Slice chicken, pepper and onion thinly;Sear the chicken with paprika (7 min);Add the vegetables and keep them crisp (5 min);Warm the tortillas and squeeze the lime over
   Greek salad | cuisine=Greek | minutes=10 | difficulty=easy | servings=2 | calories=320 | diet=vegetarian;gluten-free | ingredients=tomatoes;cucumber;feta;olives;onion;olive oil | amounts=4 tomatoes;1 cucumber;150 g feta;60 g olives;1 onion;3 tbsp olive oil | steps=Cut tomatoes and cucumber into big pieces;Add thin onion rings and olives;Lay the feta on top and dress with oil
   Potato omelette | cuisine=Spanish | minutes=40 | difficulty=medium | servings=4 | calories=390 | diet=vegetarian;gluten-free;dairy-free | ingredients=potatoes;eggs;onion;olive oil | amounts=600 g potatoes;6 eggs;1 onion;150 ml olive oil | steps=Slice the potatoes and cook them gently in oil (18 min);Add the onion half-way;Drain and mix with the beaten eggs;Set in the pan on low heat, flip once (8 min) | favourite=yes | myRating=4 | myNotes=Flip with a wet plate
   Thai green curry | cuisine=Thai | minutes=35 | difficulty=medium | servings=3 | calories=540 | diet=gluten-free;dairy-free | ingredients=chicken;coconut milk;green curry paste;green beans;basil;fish sauce;rice | amounts=400 g chicken;400 ml coconut milk;2 tbsp green curry paste;200 g green beans;1 handful basil;1 tbsp fish sauce;250 g rice | steps=Start the rice (15 min);Fry the paste in the thick part of the coconut milk (3 min);Add chicken and the rest of the milk (8 min);Add the beans (5 min);Season with fish sauce and basil
   Black bean tacos | cuisine=Mexican | minutes=20 | difficulty=easy | servings=3 | calories=450 | diet=vegan;dairy-free | ingredients=black beans;tortillas;avocado;lime;onion;coriander | amounts=2 cans black beans;9 tortillas;2 avocado;2 lime;1 onion;1 handful coriander | steps=Warm the beans with half the onion (6 min);Mash the avocado with lime;Toast the tortillas (3 min);Fill and finish with coriander
   French onion soup | cuisine=French | minutes=60 | difficulty=medium | servings=4 | calories=380 | diet=vegetarian | ingredients=onion;butter;stock;white wine;bread;cheese | amounts=1 kg onion;50 g butter;1 l stock;150 ml white wine;4 slices bread;120 g cheese | steps=Caramelise the onions in butter, slowly (35 min);Add wine and let it boil off (3 min);Pour in the stock and simmer (15 min);Toast bread with cheese under the grill (4 min)
   Salmon with potatoes | cuisine=German | minutes=35 | difficulty=easy | servings=2 | calories=590 | diet=gluten-free;high-protein | ingredients=salmon;potatoes;lemon;butter;dill | amounts=2 fillets salmon;500 g potatoes;1 lemon;30 g butter;1 handful dill | steps=Boil the potatoes (18 min);Fry the salmon skin side down (6 min);Turn it off the heat (2 min);Melt butter with dill and lemon over both
   Bibimbap | cuisine=Korean | minutes=40 | difficulty=medium | servings=2 | calories=620 | diet=dairy-free;high-protein | ingredients=rice;beef;eggs;spinach;carrots;soy sauce;chilli paste | amounts=250 g rice;200 g beef;2 eggs;150 g spinach;1 carrots;3 tbsp soy sauce;1 tbsp chilli paste | steps=Cook the rice (15 min);Fry beef with soy sauce (4 min);Wilt the spinach and fry the carrots, one by one (6 min);Fry the eggs;Arrange over rice with chilli paste
   Pancakes | cuisine=British | minutes=20 | difficulty=easy | servings=3 | calories=410 | diet=vegetarian | ingredients=flour;milk;eggs;butter;lemon | amounts=150 g flour;300 ml milk;2 eggs;30 g butter;1 lemon | steps=Whisk flour, milk and eggs and let it rest (5 min);Melt butter in a hot pan;Fry thin pancakes on both sides (10 min);Serve with lemon and sugar | favourite=yes | myRating=5
   Palak paneer | cuisine=Indian | minutes=35 | difficulty=medium | servings=3 | calories=420 | diet=vegetarian;gluten-free;high-protein | ingredients=spinach;paneer;onion;garlic;ginger;curry powder;yoghurt | amounts=500 g spinach;250 g paneer;1 onion;3 cloves garlic;20 g ginger;2 tsp curry powder;3 tbsp yoghurt | steps=Fry the paneer golden and set aside (5 min);Soften onion, garlic and ginger (6 min);Wilt the spinach and blend (5 min);Warm everything with the yoghurt (5 min)
   Ratatouille | cuisine=French | minutes=50 | difficulty=easy | servings=4 | calories=260 | diet=vegan;gluten-free;dairy-free | ingredients=aubergine;courgette;bell pepper;tomatoes;onion;garlic;olive oil | amounts=1 aubergine;2 courgette;2 bell pepper;500 g tomatoes;1 onion;3 cloves garlic;4 tbsp olive oil | steps=Fry aubergine and courgette until brown (10 min);Soften onion, pepper and garlic (8 min);Add tomatoes and stew everything (25 min)
   Miso noodle soup | cuisine=Japanese | minutes=20 | difficulty=easy | servings=2 | calories=440 | diet=dairy-free | ingredients=noodles;miso;eggs;spinach;spring onions;mushrooms | amounts=200 g noodles;3 tbsp miso;2 eggs;100 g spinach;2 spring onions;120 g mushrooms | steps=Soft-boil the eggs (6 min);Simmer the mushrooms in a litre of water (5 min);Cook the noodles in it (4 min);Stir in the miso off the heat and top with eggs and greens
   Chilli con carne | cuisine=Mexican | minutes=50 | difficulty=easy | servings=4 | calories=560 | diet=gluten-free;dairy-free;high-protein | ingredients=beef;kidney beans;tomatoes;onion;garlic;bell pepper;cumin | amounts=500 g beef;2 cans kidney beans;800 g tomatoes;2 onion;3 cloves garlic;1 bell pepper;2 tsp cumin | steps=Brown the beef hard (8 min);Add onion, garlic, pepper and cumin (6 min);Pour in tomatoes and beans and simmer (30 min)
   Spinach feta pie | cuisine=Greek | minutes=60 | difficulty=hard | servings=4 | calories=510 | diet=vegetarian | ingredients=spinach;feta;filo pastry;eggs;onion;dill | amounts=600 g spinach;250 g feta;8 sheets filo pastry;3 eggs;1 onion;1 handful dill | steps=Wilt spinach with onion and squeeze it dry (8 min);Mix with feta, eggs and dill;Layer oiled filo in a tin, fill and fold over;Bake at 190 degrees until crisp (35 min)`,
);

const pantryItem = thing(
  "place",
  "pantryItem, Pantry item, Pantry, refrigerator",
  "pantry fridge ingredients leftovers kuhlschrank vorrat nevera despensa frigo geladeira",
  `Name: text
   Amount: number 1..6
   Unit: choice pieces|g|ml|cans|bunch
   Shelf: choice Fridge|Cupboard|Freezer
   Best before: date 1..20
   Days left: daysUntil bestBefore`,
  `tomatoes | amount=6 | unit=pieces | shelf=Fridge | bestBefore=@3
   eggs | amount=8 | unit=pieces | shelf=Fridge | bestBefore=@9
   onion | amount=4 | unit=pieces | shelf=Cupboard | bestBefore=@14
   garlic | amount=2 | unit=pieces | shelf=Cupboard | bestBefore=@18
   pasta | amount=500 | unit=g | shelf=Cupboard | bestBefore=@180
   rice | amount=900 | unit=g | shelf=Cupboard | bestBefore=@240
   chickpeas | amount=2 | unit=cans | shelf=Cupboard | bestBefore=@300
   coconut milk | amount=1 | unit=cans | shelf=Cupboard | bestBefore=@210
   spinach | amount=1 | unit=bunch | shelf=Fridge | bestBefore=@1
   olive oil | amount=600 | unit=ml | shelf=Cupboard | bestBefore=@160
   parmesan | amount=120 | unit=g | shelf=Fridge | bestBefore=@12
   bell pepper | amount=2 | unit=pieces | shelf=Fridge | bestBefore=@4
   paprika | amount=40 | unit=g | shelf=Cupboard | bestBefore=@300
   yoghurt | amount=400 | unit=g | shelf=Fridge | bestBefore=@5`,
);

export const food: Domain = {
  id: "food",
  words:
    "recipe*3 recipes*3 food meal meals cook cooking kitchen dinner lunch breakfast ingredient ingredients fridge leftovers pantry chef dish dishes vegan vegetarian bake baking cake grocery groceries rezept*3 rezepte*3 kochen essen kuche receta*3 recetas*3 cocina comida cocinar recette*3 recettes*3 cuisine cuisiner repas receita*3 receitas*3 cozinha cozinhar refeicao",
  category: "Food",
  directions: ["kitchen-table"],
  icon: "chef-hat",
  audience: "home cooks",
  lead: "recipes",
  hashtags: "cookwithwhatyouhave|dinnerideas|zerowaste|homecooking|foodtok",
  verbs: "Cook|Plan|Save|Shop",
  names: "Larder|Fridgewise|Pantry Pilot|Simmer|What's In|Second Helping|Ladle|Tonight's Pan",
  problem: "A full fridge, no idea, and half of it goes off by Friday",
  promise: "Cook what you have",
  itch: "Dinner again. No idea.",
  pov: "POV: the fridge decides",
  things: [recipe, pantryItem],
  tasks: "Use up the spinach\nDefrost the bread\nRefill rice and pasta\nPlan Sunday lunch",
  posts:
    "Lentil soup for six out of what was left. Nothing thrown away today.\nThe trick with risotto: hot stock, a ladle at a time.\nSwapped cream for yoghurt in the curry. Keeping it.\nFirst shakshuka that did not stick.\nBatch of tomato sauce in the freezer: four dinners sorted.",
  questions:
    "How do you keep pasta from sticking? | Stir it in plenty of boiling water; Add oil to the water; Rinse it cold; Cook it in milk | The starch spreads in enough water.\nWhat thickens a risotto? | Starch from the rice; Flour; Cornflour; Egg | Stirring rubs the starch off the grains.\nWhich oil stands the highest heat? | Refined sunflower oil; Extra virgin olive oil; Butter; Walnut oil | Refined oils smoke later.\nWhen is fish done? | When it flakes; When it curls; When it turns red; After 30 minutes | Flakes come apart at about 60 degrees.\nWhat is blanching? | A short boil, then ice water; A slow roast; Frying twice; Steaming in foil | It keeps colour and bite.",
  cards:
    "Julienne | cut into thin sticks\nRoux | butter and flour cooked together\nDeglaze | loosen the pan juices with liquid\nAl dente | firm to the bite\nProof | let dough rise\nZest | the coloured peel of citrus\nBain-marie | a bowl over hot water\nSauté | fry quickly in little fat",
};
