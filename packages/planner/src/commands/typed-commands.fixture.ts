/**
 * What people type and what must come of it, one a line: `app | typed | expected`. The app is one of `COMMAND_APPS`, after `@` the page
 * that is looked at. Expected is the op list as `briefOps` writes it, or one of
 * `? [A | B]` a question with these chips (`?` alone: any question with at least two), `! word` an honest no that says the word,
 * `undo 1`, `redo 1`, `go where`, `help`, `translate de`. ` … ` at the end stands for what `withConsequences` adds.
 */
export const TYPED_FIRST = `
# fields
gym | add a field volume = sets x reps x weight + 10 | field workoutSet.volume formula={"kind":"expression","of":"sets * reps * weight + 10"}
gym | Load per minute = Weight * Sets / Minutes | +field workoutSet.loadPerMinute "Load per minute" computed = weight * sets / minutes shown
gym | add a calculated field Best gap = exercise.personal best - weight to workouts | +field workoutSet.bestGap "Best gap" computed = exercise.personalBest - weight shown
gym | Work = sets * reps | ? [Exercises | Workouts]
gym | add a field effect = date > 3 ? 1 : 0 to workouts | ! can’t be calculated
shop | stock value = price × in stock | +field candleItem.stockValue "Stock value" computed EUR = price * inStock shown
shop | total = price * wages | ! no field called “wages”
shop | price = weight * 2 | ! filled in
crm | Neues Feld Provision = Value * 10% | +field client.provision "Provision" computed EUR = value * 0.1 shown
habits | add calories to habits | +field habit.calories "Calories" number kcal shown
recipes | add calories to recipes | ! already
recipes@recipes | add calories | ! already
recipes@pantry | add calories | +field pantryItem.calories "Calories" number kcal shown
recipes | add a barcode | ? [Recipes | Pantry | Shopping list | Week plan | Boxes | New block]
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
gym | make note longer text on members | field member.note type="longText"
shop | the scent should be required | field candleItem.scent required=true
shop | price required | field candleItem.price required=true
shop | make the note optional | ! already
crm | phone is mandatory for clients | field client.phone required=true ; ~rows client
crm | default stage is new | field client.stage default="new"
recipes | rename minutes to cooking time | field recipe.minutes name="Cooking time"
gym | rename sets to rounds | ? [Sets of Exercises | Sets of Workouts]
gym | rename the sets of workouts to rounds | field workoutSet.sets name="Rounds"
gym | move weight before date in workouts | field workoutSet.weight @2
recipes | delete the servings | -field recipe.servings …
crm | we don't need the source of clients any more | -field client.source …
# entities
gym | rename members to runners | entity member name="Runner" plural="Runners" ; page memberPage title="Runners" ; block memberPage.memberPageForm title="Add runner" submitLabel="Save runner" ; page memberDetail title="Runner"
gym | call the exercises drills | entity exercise name="Drill" plural="Drills" ; field workoutSet.exercise name="Drill" ; page items title="Drills" ; block items.itemsForm title="Add drill" submitLabel="Save drill" ; page exerciseDetail title="Drill"
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
shop | add a chatbot | +block home assistant @1
crm | add an assistant | +block home assistant @2
recipes | añade un chatbot | +block home assistant @3
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
gym | call the save button Done | block items.itemsCards actions=[{"do":"log","entity":"workoutSet","via":"exercise","label":"Log workout","icon":"plus"},{"do":"toggle","field":"favourite","label":"Done","doneLabel":"Saved","icon":"heart"}]
gym@items | call the button Save it | ? [“Log workout” on Exercises | “Save” on Exercises | “Save exercise” on Exercises]
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
habits | rename habits to routines and sort check-ins by mood | entity habit name="Routine" plural="Routines" ; field checkIn.habit name="Routine" ; page items title="Routines" ; block items.itemsForm title="Add routine" submitLabel="Save routine" ; block insights.insightsChart4 title="Routines by kind" ; page habitDetail title="Routine" ; block history.historyTable sort={"field":"mood","direction":"desc"}
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
# accounts
recipes | add a login | accounts optional [member "Member", admin "Administrator"] ; +page account "Account" [profile]
shop | let people sign in | accounts optional [member "Member", admin "Administrator"] ; +page account "Account" [profile]
crm | make the login required | accounts required [member "Member", admin "Administrator"] ; +page account "Account" [profile]
recipes | only admins may see the pantry | accounts optional [member "Member", admin "Administrator"] ; +page account "Account" [profile] ; page pantry roles=["admin"] ; page pantryItemDetail roles=["admin"]
recipes | remove the login | ! signs in
books | add a role librarian | accounts optional [member "Member", admin "Administrator", librarian "Librarian"] ; +page account "Account" [profile]
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

/** The same, written after the grammar was there: what else people say, and how. */
export const TYPED_SECOND = `
# fields
gym | Every member should have a birthday | +field member.birthday "Birthday" date shown
gym | can you add a photo to the workouts? | +field workoutSet.photo "Photo" image shown
shop | I need a discount in percent on candles | +field candleItem.discount "Discount" percent shown
crm | add "Hourly rate" to clients | ? [A field of Clients | A client]
crm@items | add a rating | +field client.rating "Rating" rating shown
books | add number of chapters to books | +field book.numberOfChapters "Number of chapters" number shown
recipes | new field: spiciness (1-5) for recipes | +field recipe.spiciness "Spiciness" rating shown
crm | clients: add company size and industry | +field client.companySize "Company size" text shown ; +field client.industry "Industry" text shown
habits | add a multiline text field called Reflections to check-ins | +field checkIn.reflections "Reflections" longText shown
crm | make value a percentage | field client.value name="Value" type="percent" min=0 -unit
recipes | turn the servings into a dropdown with 1, 2, 4 and 8 | ?
shop | weight should be optional | ! already
shop | show the weight in kg | field candleItem.weight unit="kg"
crm | change the currency of value to dollars | field client.value unit="USD"
books | add options maybe and waiting list to answer | field answer.answer options=coming|maybe|not this time|waiting list
recipes | servings between 1 and 12 | field recipe.servings min=1 max=12
books | call the field stars rating out of five | ? [Stars of Books | Stars of Reviews]
recipes | call difficulty effort | field recipe.difficulty name="Effort"
habits | change best time to time of day | field habit.bestTime name="Time of day"
gym | delete the phone number of members | -field member.phone …
crm | kill the source field | -field client.source …
books | remove pages and year from books | -field book.pages ; -field book.year …
crm | hide the source | block items.itemsCards badges=["stage"] ; block clientDetail.clientDetailDetail fields=["contact","phone","eMail","address","stage","value","nextStep","note"]
recipes | hide my notes | block recipeDetail.recipeDetailDetail fields=["photo","cuisine","minutes","difficulty","servings","calories","diet","amounts","steps","favourite","myRating"]
# entities
books | also keep track of publishers | +entity publisher "Publisher/Publishers" ; +page publishers "Publishers" [cards:publisher form:publisher] ; +page publisherDetail "Publisher" [detail:publisher]
crm | add invoices with number, amount and due date | +entity invoice "Invoice/Invoices" ; +page invoices "Invoices" [cards:invoice form:invoice] ; +page invoiceDetail "Invoice" [detail:invoice]
crm | rename clients to customers | entity client name="Customer" plural="Customers" ; field activity.client name="Customer" ; page items title="Customers" ; block items.itemsForm title="Add customer" submitLabel="Save customer" ; page clientDetail title="Customer"
shop | orders should be called purchases | entity shopOrder name="Purchase" plural="Purchases" ; page orders title="Purchases" ; page shopOrderDetail title="Purchase"
gym | delete workouts | +block home hero @0 ; -entity workoutSet …
# pages
habits | create an About page | +page about "About" [richText]
gym | add a page for members with a table | ! already
books | add a map page | +page map "Map" [places:member]
recipes | make the pantry the first page | page pantry @0 ; page pantry path="/" ; page home path="/tonight"
shop | move stock up | page stock @3
shop | call the page Stock inventory | page stock title="Inventory"
crm | rename To do to Tasks | page tasks title="Tasks"
shop | remove checkout | -page checkout …
shop | take the stock page out of the menu | page stock nav=false
# blocks
crm | put a search on top of the home page | +block home search @0
habits | add a timer | +block home timer @5
crm | a pie chart of clients by stage | +block home chart:client @2
habits | i want a leaderboard | +block home leaderboard:habit @5
books | add a poll to the members page | +block people poll:book @2
shop | put testimonials below the cart | +entity voice "Voice/Voices" ; +field voice.name "Name" text ; +field voice.role "Role" text ; +block home testimonials:voice @1
shop | add frequently asked questions at the end of the checkout page | +block checkout faq @1
crm | remove the chart of activities | -block numbers.numbersChart2
habits | remove the list from the home page | -block home.homeList
gym | delete the form on today | -block home.homeForm
crm | move the stats above the board | block home.homeStats @0
books | put the reviews above the details | block bookDetail.bookDetailReviews @0
shop | put the takings chart first | block stock.stockChart @0
gym | swap the streak and the stats | ! understand
crm | show activities in a table | -block activities.activitiesList ; +block activities table:activity @1
gym | members as a list please | -block memberPage.memberPageCards ; +block memberPage list:member @0
shop | use a gallery for the candles | -block items.itemsCards ; +block items gallery:candleItem @0
books | turn the members into a table | -block people.peopleCards ; +block people table:member @0
# sorting and showing
shop | order candles by price, cheapest first | block items.itemsCards sort={"field":"price","direction":"asc"} ; block stock.stockTable sort={"field":"price","direction":"asc"}
books | sort the books alphabetically | block items.itemsCards sort={"field":"title","direction":"asc"}
crm@activities | newest first | ! already
recipes | only show recipes under 30 minutes | block recipes.recipesCards where=[{"field":"minutes","is":"lt","value":30}]
gym | just show members who paid | block memberPage.memberPageCards where=[{"field":"feePaid","is":"eq","value":true}]
recipes | show me only the Italian recipes | block recipes.recipesCards where=[{"field":"cuisine","is":"eq","value":"Italian"}]
shop | hide sold candles | block items.itemsCards where=[{"field":"state","is":"ne","value":"sold"}]
# words
gym | the app is called Iron Hour | identity name="Iron Hour"
books | name it Dog Ear | identity name="Dog Ear"
shop | tagline: Poured by hand in Leeds | identity tagline="Poured by hand in Leeds"
habits | description: One small thing a day. Nothing else. | identity description="One small thing a day. Nothing else."
shop | rename the button "Save candle" to "Put it on the shelf" | block stock.stockForm submitLabel="Put it on the shelf"
recipes | change the title of the chart on the pantry page to Shelves | block pantry.pantryChart title="Shelves"
# look
habits | darker please | theme scheme=dark
crm | I'd like it a bit more playful and in orange | theme direction=playroom hue=orange
recipes | navy and gold | theme hue=blue
shop | black and white | theme hue=grey
gym | less round | theme radius=0
recipes | make the corners square and the font monospace | theme radius=0 display=monospace text=monospace
books | bigger spacing | ! already
crm | use Fraunces for headings | theme display=serif
habits | pastel colours | theme hue=blue
shop | more elegant, but dark | theme direction=salon scheme=dark
gym | remove all animations | theme motion=none
gym | other colours | theme hue=blue
crm | make the header green | ! whole app
# several wishes
gym | Rename members to athletes. Then make it green and add a leaderboard! | entity member name="Athlete" plural="Athletes" ; page memberPage title="Athletes" ; block memberPage.memberPageForm title="Add athlete" submitLabel="Save athlete" ; page memberDetail title="Athlete" ; theme hue=green ; +block home leaderboard:exercise @4
shop | remove the stock page and the orders page | -page stock ; -page orders
recipes | add a rating to boxes, sort boxes by rating and show them as a table | +field box.rating "Rating" rating shown ; block boxPage.boxPageCards sort={"field":"rating","direction":"desc"} ; -block boxPage.boxPageCards ; +block boxPage table:box @0
books | add a waiting list to the app and connect it with Mailchimp | ! not connected
# data
gym | add a member called Zoë Kravitz | +row member "Zoë Kravitz"
shop | add candle "Winter Fig" with price 24 and weight 180 | +row candleItem "Winter Fig" price=24 weight=180
books | give me 5 more books | +rows book 5
habits | empty the check-ins | rows checkIn 0
crm | remove Canal Café from clients | -row client.client-1 …
# sharing
books | share everything with all members | sharing shared
crm | everybody should keep their own data | ! already
gym | only me can edit the exercises | sharing shared ; entity exercise access={"read":"everyone","create":"everyone","edit":"owner"}
# steps, places, help
habits | oops, take that back | undo 1
habits | undo my last 2 changes | undo 2
crm | bring it back | redo 1
gym | open the members page | go page memberPage
gym | help | help
gym | open code | go code
# unclear or impossible
gym | it looks boring | ?
gym | do it | ! understand
shop | I want customers to pay with PayPal | ! payment
habits | remind me by push notification every morning | ! notification
crm | sync with google sheets | ! not connected
recipes | import my recipes from a csv file | ! import
shop | delete the whole project | ! dashboard
habits | why is the sky blue | ! understand
# German
de | Füge ein Feld Kochzeit zu Rezepten hinzu | +field recipe.kochzeit "Kochzeit" duration min shown
de | Kannst du bitte die Seite Vorrat löschen? | -page pantry
de | nenn die App Löffelweise | identity name="Löffelweise"
de | mach die Kalorien zum Pflichtfeld | field recipe.calories required=true
de | verschiebe die Einkaufsseite an den Anfang | page shopping @0 ; page shopping path="/" ; page home path="/heute-abend"
de | setze das Diagramm über die Liste | block pantry.pantryChart @0
de | zeig nur vegane Rezepte | block recipes.recipesCards where=[{"field":"diet","is":"contains","value":"vegan"}]
de | neue Seite namens Team | +page team "Team" [richText]
de | füge ein Rezept namens Linsensuppe hinzu | +row recipe "Linsensuppe"
de | ändere den Slogan in Schmeckt allen | identity tagline="Schmeckt allen"
de | übersetze alles auf Englisch | translate en
de | mach es dunkelblau und eckig | theme hue=blue radius=0
de | nimm den Kalender raus | ! kalender
de | verspielter bitte | theme direction=playroom
# Spanish
habits | renombra hábitos a rutinas | entity habit name="Rutina" plural="Rutinas" ; field checkIn.habit name="Rutina" ; page items title="Rutinas" ; block items.itemsForm title="Add rutina" submitLabel="Save rutina" ; block insights.insightsChart4 title="Rutinas by kind" ; page habitDetail title="Rutina"
recipes | ¿Puedes añadir un campo de precio a las recetas? | +field recipe.price "Price" money EUR shown
recipes | traduce la app al español | translate es
recipes | haz que sea más redondo y verde | theme hue=green radius=30
crm | muestra los clientes como tabla | -block items.itemsCards ; +block items table:client @0
crm | quita la página de números | -page numbers
# French
crm | rends-le plus sombre s'il te plaît | theme scheme=dark
recipes | supprime la page Boxes | -page boxPage
crm | renomme l'application en Carnet | identity name="Carnet"
shop | trie les bougies par prix | block items.itemsCards sort={"field":"price","direction":"asc"} ; block stock.stockTable sort={"field":"price","direction":"asc"}
habits | que peux-tu faire ? | help
recipes | ajoute une page appelée Famille | +page famille "Famille" [richText]
# Portuguese
recipes | adicione um campo de preço às receitas | +field recipe.price "Price" money EUR shown
crm | deixe mais claro e arredondado | theme radius=11
crm | exclua a página de números | -page numbers
recipes | renomeie a página Week para Semana | page week title="Semana"
habits | desfaça as últimas três mudanças | undo 3
# typing errors and haste
crm | ad a websit to cleints | +field client.websit "Websit" text shown
recipes | renmae minutes to time needed | field recipe.minutes name="Time needed"
shop | sort candels by pirce | block items.itemsCards sort={"field":"price","direction":"asc"} ; block stock.stockTable sort={"field":"price","direction":"asc"}
gym | DARK MODE OFF | theme scheme=light
habits | leaderbord | +block home leaderboard:habit @5
`;

/** What was typed since and was not understood at first. */
export const TYPED_SINCE = `
crm | add a file field called contract to clients | +field client.contract "Contract" file shown
crm | add a file field for the contract | ? [Clients | Activities | Tasks]
crm | add a chess clock with three phases | ! No block does that yet: there is no “chess clock” among them
crm | add a Gantt chart of tasks | ! there is no “Gantt chart” among them
crm | füge ein Organigramm hinzu | ! there is no “Organigramm” among them
crm | new block | add-custom-block ; +block home custom @2
crm | add attachments to tasks | +field task.attachments "Attachments" file
crm | embed https://www.youtube.com/watch?v=aqz-KE-bpKQ | +block home embed @2
crm | https://vimeo.com/76979871 | +block home embed @2
crm | add a news feed from https://www.tagesschau.de/index~rss2.xml | +block home news @2
crm | füge einen RSS-Feed von https://www.heise.de/rss/heise.rdf hinzu | +block home news @2
crm | añade noticias de https://example.com/rss | +block home news @2
crm | ajoute un flux RSS depuis https://example.com/rss | +block home news @2
crm | adicione um feed de notícias de https://example.com/rss | +block home news @2
crm | https://example.com/feed.xml | +block home news @2
crm | add direct messages | +entity person "Person/People" ; +entity conversation "Conversation/Conversations" ; +field conversation.members "People" lines ; +entity message "Message/Messages" ; +field message.conversation "Conversation" relation ! >conversation ; +field message.from "By" relation ! >person ; +field message.sent "Sent" dateTime ; field conversation.subject -required ; rows person 4 ; rows conversation 3 ; rows message 7 ; +block home conversations:message @2
crm | füge Direktnachrichten hinzu | +entity person "Person/People" ; +entity conversation "Conversation/Conversations" ; +field conversation.members "People" lines ; +entity message "Message/Messages" ; +field message.conversation "Conversation" relation ! >conversation ; +field message.from "By" relation ! >person ; +field message.sent "Sent" dateTime ; field conversation.subject -required ; rows person 4 ; rows conversation 3 ; rows message 7 ; +block home conversations:message @2
crm | añade mensajes privados | +entity person "Person/People" ; +entity conversation "Conversation/Conversations" ; +field conversation.members "People" lines ; +entity message "Message/Messages" ; +field message.conversation "Conversation" relation ! >conversation ; +field message.from "By" relation ! >person ; +field message.sent "Sent" dateTime ; field conversation.subject -required ; rows person 4 ; rows conversation 3 ; rows message 7 ; +block home conversations:message @2
crm | ajoute une messagerie | +entity person "Person/People" ; +entity conversation "Conversation/Conversations" ; +field conversation.members "People" lines ; +entity message "Message/Messages" ; +field message.conversation "Conversation" relation ! >conversation ; +field message.from "By" relation ! >person ; +field message.sent "Sent" dateTime ; field conversation.subject -required ; rows person 4 ; rows conversation 3 ; rows message 7 ; +block home conversations:message @2
crm | adicione mensagens diretas | +entity person "Person/People" ; +entity conversation "Conversation/Conversations" ; +field conversation.members "People" lines ; +entity message "Message/Messages" ; +field message.conversation "Conversation" relation ! >conversation ; +field message.from "By" relation ! >person ; +field message.sent "Sent" dateTime ; field conversation.subject -required ; rows person 4 ; rows conversation 3 ; rows message 7 ; +block home conversations:message @2
crm | add an RSS feed | +block home news @2
books | add a slideshow | +block home slideshow @2
recipes | add a carousel of recipes | +block home slideshow @3
crm | add a video player | +entity video "Video/Videos" ; +field video.video "Video" file ; +block home media:video @2
habits | add a music player | +entity video "Video/Videos" ; +field video.video "Video" file ; +block home media:video @5
crm | add a document library | +field client.file "File" file ; +block home files:client @2
crm | füge Aufgaben ein Dateifeld Anhang hinzu | +field task.anhang "Anhang" file
gym | I want to see the members sorted by name | block memberPage.memberPageCards sort={"field":"name","direction":"asc"}
recipes | make recipes the home page | page recipes @0 ; page recipes path="/" ; page home path="/tonight"
habits | show a chart of moods over time | +block home chart:checkIn @2
gym | rename the app | ? [Type its new name …]
crm | new client Muster GmbH | +row client "Muster GmbH"
crm | add task: call Anna tomorrow | +row task "Call Anna tomorrow"
crm | change stage options to lead, customer, lost | field client.stage name="Stage" type="choice" options=lead|customer|lost ; ~rows client
crm | set the stage of Canal Café to won | ~rows client
recipes | make it blue and white | theme hue=blue
recipes | the background should be dark green | theme hue=green
de | Rezepte sollen eine Bewertung haben | +field recipe.rating "Bewertung" rating shown
de | Füge bei den Rezepten ein Feld für die Kochzeit hinzu | +field recipe.kochzeit "Kochzeit" duration min shown
de | zehn Rezepte mehr | +rows recipe 10
de | alle sollen die Rezepte sehen können | sharing shared
de | blende Einkauf aus dem Menü aus | page shopping nav=false
crm | remova as tarefas | -entity task …
crm | mets un calendrier des tâches | +block tasks calendar:task @2
crm | adicione um campo aniversário aos clientes | +field client.birthday "Birthday" date shown
# vague wishes, and what was misread, in all five languages
recipes | verbessere die App | ?
recipes | das sieht hässlich aus | ?
recipes | das ist langweilig | ?
recipes | ändere irgendwas | ?
recipes | gefällt mir nicht | ?
recipes | hazlo más bonito | ?
recipes | mejora la app | ?
recipes | es fea | ?
recipes | cambia algo | ?
recipes | no me gusta | ?
recipes | rends-le plus joli | ?
recipes | améliore l'appli | ?
recipes | c'est moche | ?
recipes | change quelque chose | ?
recipes | je n'aime pas ça | ?
recipes | deixe mais bonito | ?
recipes | melhore o app | ?
recipes | está feio | ?
recipes | mude alguma coisa | ?
recipes | não gostei | ?
recipes | i don't like it | ?
gym | benenne Mitglieder in Läufer um | entity member name="Läufer" plural="Läufer" ; page memberPage title="Läufer" ; block memberPage.memberPageForm title="Add läufer" submitLabel="Save läufer" ; page memberDetail title="Läufer"
shop | entferne den Preis | ! nothing on the page Shop
recipes | verschiebe die Seite Vorrat ans Ende | page pantry @8
recipes | mach den Namen zum Pflichtfeld | ! required already
recipes | nimm die letzten drei Änderungen zurück | undo 3
recipes | blende die Seite Vorrat aus dem Menü aus | page pantry nav=false
recipes | verwende Grün als Akzentfarbe | theme hue=green
recipes | mach die Schrift größer | theme density=airy
gym | cambia el nombre de miembros a corredores | entity member name="Corredor" plural="Corredores" ; page memberPage title="Corredores" ; block memberPage.memberPageForm title="Add corredor" submitLabel="Save corredor" ; page memberDetail title="Corredor"
gym | ordena los miembros por nombre | block memberPage.memberPageCards sort={"field":"name","direction":"asc"}
recipes | muestra solo recetas veganas | block recipes.recipesCards where=[{"field":"diet","is":"contains","value":"vegan"}]
recipes | mueve la página despensa al final | page pantry @8
recipes | el nombre debe ser obligatorio | ! required already
recipes | deshaz los últimos tres cambios | undo 3
recipes | llama a la app Cuchara | identity name="Cuchara"
recipes | usa verde como color principal | theme hue=green
recipes | añade una clasificación | +block home leaderboard:recipe @3
gym | renomme les membres en coureurs | entity member name="Coureur" plural="Coureurs" ; page memberPage title="Coureurs" ; block memberPage.memberPageForm title="Add coureur" submitLabel="Save coureur" ; page memberDetail title="Coureur"
gym | affiche les membres sous forme de tableau | -block memberPage.memberPageCards ; +block memberPage table:member @0
recipes | dix recettes de plus | +rows recipe 10
recipes | déplace la page garde-manger à la fin | page pantry @8
recipes | le nom doit être obligatoire | ! required already
recipes | annule les trois derniers changements | undo 3
recipes | utilise le vert comme couleur principale | theme hue=green
recipes | agrandis le texte | theme density=airy
gym | renomeie membros para corredores | entity member name="Corredor" plural="Corredores" ; page memberPage title="Corredores" ; block memberPage.memberPageForm title="Add corredor" submitLabel="Save corredor" ; page memberDetail title="Corredor"
recipes | mova a página despensa para o fim | page pantry @8
recipes | o nome deve ser obrigatório | ! required already
recipes | chame o app de Colher | identity name="Colher"
recipes | use verde como cor principal | theme hue=green
recipes | deixe a letra maior | theme density=airy
recipes | make the font bigger | theme density=airy
recipes | the name should be required | ! required already
recipes | añade preguntas frecuentes | +block home faq @3
`;
