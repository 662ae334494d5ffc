/**
 * What people type and what must come of it, one a line: `app | typed | expected`. The app is one of `COMMAND_APPS`, after `@` the page
 * that is looked at. Expected is the op list as `briefOps` writes it, or one of
 * `? [A | B]` a question with these chips (`?` alone: any question with at least two), `! word` an honest no that says the word,
 * `undo 1`, `redo 1`, `go where`, `help`, `translate de`. ` … ` at the end stands for what `withConsequences` adds.
 */
export const TYPED_FIRST = `
# fields
habits | add calories to habits | +field habit.calories "Calories" number kcal shown
recipes | add calories to recipes | ! already
recipes@recipes | add calories | ! already
recipes@pantry | add calories | +field pantryItem.calories "Calories" number kcal shown
recipes | add a barcode | ? [Recipes | Pantry | Shopping list | Week plan | Boxes]
recipes@recipes | Add a field for the pot size | +field recipe.potSize "Pot size" text shown
recipes | add a prep time field to recipes | +field recipe.prepTime "Prep time" duration min shown
crm | Could you please add a website to clients? | +field client.website "Website" url shown
crm | add linkedin url and birthday to clients | +field client.linkedinUrl "Linkedin url" url shown ; +field client.birthday "Birthday" date shown
gym | members need an emergency contact | +field member.emergencyContact "Emergency contact" text shown
gym | please add a due date to the members list | +field member.dueDate "Due date" date shown
gym | Add weight (kg) to members | +field member.weight "Weight" number kg shown
gym | add a checkbox paid this month to members | +field member.paidThisMonth "Paid this month" boolean shown
gym | add a dropdown level to members with beginner, intermediate and pro | +field member.level "Level" choice (beginner|intermediate|pro) shown
books | add option audiobook to genre | field book.genre options=novel|classic|crime|science fiction|non-fiction|poetry|audiobook
recipes | remove the option gluten-free from diet | field recipe.diet options=vegetarian|vegan|dairy-free|high-protein ; ~rows recipe
recipes | rename the option easy to simple in difficulty | field recipe.difficulty options=simple|medium|hard ; ~rows recipe
gym | make note longer text on members | field member.note type=longText
shop | the scent should be required | field candleItem.scent required=true
shop | price required | field candleItem.price required=true
shop | make the note optional | ? [Note of Candles | Note of Orders]
crm | phone is mandatory for clients | field client.phone required=true ; ~rows client
crm | default stage is new | field client.stage default="new"
recipes | rename minutes to cooking time | field recipe.minutes name="Cooking time"
gym | rename sets to rounds | ? [Sets of Exercises | Sets of Workouts]
gym | rename the sets of workouts to rounds | field workoutSet.sets name="Rounds"
gym | move weight before date in workouts | field workoutSet.weight @2
recipes | delete the servings | -field recipe.servings …
crm | we don't need the source of clients any more | -field client.source …
# entities
gym | rename members to runners | entity member name="Runner" plural="Runners" ; page memberPage title="Runners" ; page memberDetail title="Runner" ; block memberPage.memberPageForm title="Add runner" submitLabel="Save runner"
gym | call the exercises drills | entity exercise name="Drill" plural="Drills" ; page items title="Drills" ; page exerciseDetail title="Drill" ; block items.itemsForm title="Add drill" submitLabel="Save drill"
recipes | remove the boxes | -entity box …
crm | no more tasks please | -entity task …
gym | keep track of trainers too | +entity trainer "Trainer/Trainers" ; +page trainers "Trainers" [cards:trainer form:trainer] ; +page trainerDetail "Trainer" [detail:trainer]
shop | add suppliers with name, phone and email | +entity supplier "Supplier/Suppliers" ; +page suppliers "Suppliers" [cards:supplier form:supplier] ; +page supplierDetail "Supplier" [detail:supplier]
# pages
gym | new page called Team | +page team "Team" [richText]
crm | add a page with a calendar of tasks | +page calendar "Calendar" [calendar:task]
recipes | rename the page Tonight to Dinner | page home title="Dinner"
recipes | change the title of the week page to Meal plan | page week title="Meal plan"
recipes | move the pantry page to the end | page pantry @8
recipes | put shopping before pantry | page shopping @2
recipes | put the shopping page first | page shopping @0 ; page shopping path="/" ; page home path="/tonight"
habits | get rid of the insights page please | -page insights
recipes | remove the box page | -page boxPage
gym | hide the stopwatch page from the menu | page watch nav=false
# blocks
gym | add a leaderboard | +block home leaderboard:exercise @4
books | add a leaderboard | ?
shop | add a FAQ | +block home faq @1
shop@stock | add a FAQ | +block stock faq @4
crm | add a calendar of tasks | +block tasks calendar:task @2
books | add a countdown to the home page | +block home countdown:bookEvening @2
recipes | add a photo gallery of recipes | +block recipes gallery:recipe @2
recipes | add a photo gallery | ? [Recipes | Boxes]
shop | show candles as a table | -block items.itemsCards ; +block items table:candleItem @0
books | show the books as a list | -block items.itemsCards ; +block items list:book @0
crm | show tasks as a board | ?
habits | remove the streak | -block home.homeStreak
shop | remove the FAQ | ! faq
gym | drop the stopwatch | ? [The page Stopwatch | Start when you start on Stopwatch]
recipes | put the chart above the list | block pantry.pantryChart @0
habits | put the list above the chart | block home.homeList @2
gym | move the stats to the members page | block home.homeStats > memberPage @0
recipes | move the countdown to the home page | ! countdown
# sorting and showing
gym | sort workouts by weight | block history.historyTable sort={"field":"weight","direction":"asc"}
gym | sort workouts by date, oldest first | block history.historyTable sort={"field":"date","direction":"asc"}
recipes | sort recipes by rating | block recipes.recipesCards sort={"field":"myRating","direction":"desc"}
crm | only show open tasks | block tasks.tasksChecklist where=[{"field":"done","is":"eq","value":false}]
books | only show books I am reading | block items.itemsCards where=[{"field":"state","is":"eq","value":"reading"}]
crm | hide lost clients on the board | block home.homeBoard where=[{"field":"stage","is":"ne","value":"lost"}]
recipes | only show vegan recipes | block recipes.recipesCards where=[{"field":"diet","is":"contains","value":"vegan"}]
# words
crm | call the app Paperclip | identity name="Paperclip"
recipes | change the tagline to Good food, every night | identity tagline="Good food, every night"
recipes | change the headline to Eat together | ?
recipes | call the button "Keep it" on the recipe form | block recipes.recipesForm submitLabel="Keep it"
gym | call the save button Done | ? [Log workout on Today | Add exercise on Exercises | Add member on Members]
gym@items | call the button Save it | block items.itemsForm submitLabel="Save it"
# look
recipes | make it dark and rounder | theme scheme=dark radius=30
gym | make it light | theme scheme=light
recipes | in green | theme hue=green
recipes | make it pink!! | theme hue=pink
gym | use a serif font | theme display=serif text=serif
recipes | tighter | theme density=compact
crm | more air please | theme density=regular
recipes | colours #ff0055 and black | theme hue=pink
crm | more playful | theme direction=playroom
crm | make it look like a blueprint | theme direction=blueprint
books | night market style | theme direction=night-market
recipes | sharp corners | theme radius=0
gym | no animations | theme motion=none
# several wishes
gym | add shoe size to members and make it dark blue | +field member.shoeSize "Shoe size" text shown ; theme hue=blue
crm | remove the numbers page, call the app Ledgerly and make it rounder | -page numbers ; identity name="Ledgerly" ; theme radius=11
habits | rename habits to routines and sort check-ins by mood | entity habit name="Routine" plural="Routines" ; page items title="Routines" ; page habitDetail title="Routine" ; block items.itemsForm title="Add routine" submitLabel="Save routine" ; block home.homeList sort={"field":"mood","direction":"desc"} ; block history.historyTable sort={"field":"mood","direction":"desc"}
# data
recipes | add a recipe called Pad Thai | +row recipe "Pad Thai"
crm | add a client named Acme Ltd with value 500 | +row client "Acme Ltd" value=500
recipes | 10 more recipes | +rows recipe 10
recipes | ten more rows | ? [Recipes | Pantry | Shopping list | Week plan | Boxes]
shop | clear the sample data | rows candleItem 0 ; rows shopOrder 0
crm | delete all tasks | rows task 0
# sharing
recipes | let everyone see the recipes | sharing shared
shop | only I can see the orders | sharing shared ; entity shopOrder access={"read":"owner","create":"everyone","edit":"owner"}
# steps back, places, questions
recipes | undo that | undo 1
recipes | undo the last three | undo 3
recipes | redo | redo 1
recipes | show me the history | go history
recipes | go to the pantry page | go page pantry
recipes | what can you do? | help
recipes | translate to German | translate de
# unclear
recipes | make it better | ?
recipes | remove it | ?
recipes | add a field | ?
# what cannot be done
shop | connect it to Stripe | ! payment
crm | send me an email when a client answers | ! e-mail
recipes | make it a native iOS app | ! store
books | add login with Google | ! sign
recipes | asdfgh qwertz | ! understand
# German, Spanish, French, Portuguese
habits | füge Kalorien zu den Gewohnheiten hinzu | +field habit.calories "Calories" number kcal shown
de | füge den Rezepten einen Preis hinzu | +field recipe.price "Preis" money EUR shown
de | mach es dunkel und runder | theme scheme=dark radius=30
de | benenne Vorrat in Speisekammer um | entity pantryItem plural="Speisekammer" ; page pantry title="Speisekammer"
de | lösche die Portionen | -field recipe.servings …
de | sortiere die Rezepte nach Minuten | block recipes.recipesCards sort={"field":"minutes","direction":"asc"}
de | zeig die Rezepte als Tabelle | -block recipes.recipesCards ; +block recipes table:recipe @0
de | mach das rückgängig | undo 1
de | alles in Grün bitte | theme hue=green
habits | añade calorías a los hábitos | +field habit.calories "Calories" number kcal shown
recipes | elimina la página Boxes | -page boxPage
recipes | hazlo más oscuro | theme scheme=dark
habits | ajoute un prix aux habitudes | +field habit.price "Price" money EUR shown
recipes | annule | undo 1
habits | adicione calorias aos hábitos | +field habit.calories "Calories" number kcal shown
recipes | deixe tudo em azul | theme hue=blue
# typing errors
recipes | remvoe the boxs page | -page boxPage
gym | ad shoe size to membres | +field member.shoeSize "Shoe size" text shown
recipes | mkae it drak | theme scheme=dark
`;

/** Ideas of the apps that the commands are typed into; all are planned with the seed 7. */
export const COMMAND_APPS = {
  recipes: "A recipe box for my family",
  gym: "Track gym members and their workouts",
  books: "A book club app with a calendar and reviews",
  shop: "An online shop for handmade candles",
  habits: "A habit tracker with streaks",
  crm: "A simple CRM for freelancers",
  de: "Rezepte-App für die Familie",
} as const;
