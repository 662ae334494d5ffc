import type { GeneratorSet } from "./sets.ts";

/** Generators improv to quest, by name. */
export const GENERATORS_I_Q: readonly GeneratorSet[] = [
  {
    id: "improv",
    says: /\b(?:improv(?:isation)?|jokes?(?: subjects?| topics?| ideas?)?|charades?|pictionary|pantomime|acting (?:prompts?|games?)|theater games?|stand-?up comedy)\b/,
    title: "Improv and charades generator",
    thing: "idea",
    things: "ideas",
    groups: {
      Who: "a nervous lion tamer|a mind reader with a cold|two rival bakers|a robot learning to hug|a very proud snail|a weather forecaster who is always wrong|a detective with no sense of smell|a vampire at the dentist|a mayor of a town of nine|an astronaut who misses her dog|a waiter with a secret|a mime who can't stop talking",
      Doing:
        "wrapping a bicycle|parking a boat|waiting for toast|hiding a surprise cake|folding a fitted sheet|teaching a parrot to sing|catching a runaway hat|building furniture without instructions|tasting soup that is far too hot|walking ten dogs|sneaking past a sleeping baby|posing for a statue",
      Where:
        "in a revolving door|at a silent library|in zero gravity|at a school reunion|on a ski lift|in a haunted supermarket|at the bottom of a pool|in line at the post office|on a parade float|inside a giant shoe",
      Twist:
        "everything happens in slow motion|one of you may only ask questions|nobody may use the letter S|someone keeps sneezing|it is also a love story|the floor is very slippery|every line gets sung|the lights are out|it all has to rhyme|it ends with an apology",
    },
  },
  {
    id: "insult",
    says: /\b(?:insults?|shakespeare(?:an)?|roasts?|trash talk|pirate curses?)\b/,
    title: "Shakespeare-style insult generator",
    thing: "word",
    things: "words",
    groups: {
      Thou: "mumbling|moss-bearded|twice-buttered|wobbling|thistle-witted|soggy|goose-hearted|yawning|crumb-collecting|puddle-born|spoon-faced|half-baked",
      Very: "turnip-brained|cabbage-smelling|door-bumping|soup-spilling|candle-dripping|hedge-dwelling|bell-clanging|pickle-fingered|rain-soaked|sock-losing|nap-stealing|pudding-legged",
      Creature:
        "barnacle|noodle-knight|mop-bucket|dumpling|flap-slipper|gooseberry|kettle-lid|mudlark|whisker-weasel|cheese-goblin|wheelbarrow|onion-peddler",
      Begone:
        "and take thy bagpipe with thee!|ere I call my grandmother!|thy hat mocks thee already!|even the ducks do laugh!|go argue with a gatepost!|thy soup grows cold and so doth my patience!|may thy stockings ever slide!|a snail hath beaten thee here!|thy jests need a crutch!|and wash thy lute!",
    },
  },
  {
    id: "journal-prompt",
    says: /\b(?:journal(?:ing)?(?: prompts?| questions?| ideas?)?|diary(?: prompts?)?|self[- ]reflection|reflection questions?)\b/,
    title: "Journaling prompt generator",
    thing: "prompt",
    things: "prompts",
    groups: {
      "Write about":
        "a decision you are putting off|the last time you felt completely at ease|what your ten-year-old self would ask you|something you would like to be forgiven for|a rule you follow without knowing why|the room you grew up in|a friendship that faded|the thing you say yes to too often|a smell and who it brings back|what you would do if nobody ever saw it|the best hour of this week|what you are pretending not to know",
      How: 'without lifting the pen for ten minutes|as a letter you won\'t send|in the third person|as a list of ten, even if it hurts at seven|with only questions|starting with the words "I remember"|in the voice of a kind aunt|backward, from now to then|in present tense|in exactly six sentences',
      "End with":
        "one thing to try tomorrow|a title for this page|what surprised you|a sentence to keep|a word for how your shoulders feel|a question for next week|someone to call|what you would tell a friend|a small promise|three deep breaths",
    },
  },
  {
    id: "kids-activity",
    says: /\b(?:kids?'?s? (?:activit(?:y|ies)|ideas?|crafts?|games?)|activit(?:y|ies) (?:for|with) (?:kids|children|toddlers|my (?:kid|kids|son|daughter))|(?:toddler|preschool|children'?s) activit(?:y|ies)|bored (?:kids|children)|things to do with kids)\b/,
    title: "Kids' activity generator",
    thing: "activity",
    things: "activities",
    groups: {
      Make: "a marble run from paper rolls|a crown of leaves|a boat from a milk carton|a puppet from one lonely sock|a city of boxes|a treasure map with burned-looking edges (tea works)|dough from flour, salt and water|a kite from a paper bag|a band from pots and spoons|a constellation with pins and card|a stamp from half a potato|a family tree with thumbprints",
      Play: "freeze dance in slow motion|grocery store with real cans|the floor is a river|guess the sound behind the sofa|indoor bowling with bottles|a shadow theater with one lamp|restaurant where kids write the menu|hide the ticking clock|animal race on all fours|sock basketball|museum guide with stuffed animals|tell a story, one word each",
      Challenge:
        "use only blue things|whisper all the time|let the youngest decide|be done before the timer rings|include Grandpa by phone|wear a hat|count everything in another language|no talking, only signs|make it waterproof|show it to a neighbor",
    },
  },
  {
    id: "lunch-idea",
    says: /\b(?:lunch(?:es|box(?:es)?)?(?: ideas?)?|bento|sandwich(?:es)? ideas?)\b/,
    title: "Lunch idea generator",
    thing: "ingredient",
    things: "ingredients",
    groups: {
      Base: "toasted sourdough|a large tortilla|cold soba noodles|a baked potato|leftover rice|a pita pocket|a bowl of farro|rye crackers|a croissant|romaine leaves",
      Filling:
        "smashed chickpeas|tuna with celery|hard-boiled eggs|roast turkey|marinated tofu|grilled zucchini|black beans and corn|smoked trout|mozzarella and tomato|shredded chicken",
      Crunch:
        "radishes|toasted almonds|pickled red onion|cucumber|apple slices|carrot ribbons|pumpkin seeds|cabbage slaw|snap peas|crushed tortilla chips",
      Sauce:
        "hummus|lemon yogurt|pesto|peanut sauce|mustard and honey|salsa verde|tahini|olive tapenade|ranch|sesame oil and rice vinegar",
    },
  },
  {
    id: "magic-item",
    says: /\b(?:(?:magic(?:al)?|enchanted|cursed) (?:items?|objects?|weapons?|artifacts?|rings?|swords?)|artifacts?)\b/,
    title: "Magic item generator",
    thing: "detail",
    things: "details",
    groups: {
      Item: "a dented silver spoon|a cloak of crow feathers|a ring that is always warm|a short sword of green glass|boots with mismatched laces|a compass without a needle|a hand mirror, cracked once|a wooden flute with one hole|a pouch that weighs nothing|a candle that never shortens|a glove for the left hand|a brass whistle",
      Power:
        "lets the holder hear yesterday's talk in a room|points to the nearest liar|turns rain aside within ten steps|opens one lock each dawn|makes the wearer easy to forget|speaks with any bird for one minute|mends broken things badly|stores a single sunrise|shows the way home|calls a horse that nobody owns",
      Price:
        "costs one memory of a meal|hums in the presence of royalty|makes bread taste of ashes|must be thanked aloud|attracts moths|doubles your weight at midnight|never works on a Monday|leaves blue fingers for a day|makes the owner tell the truth|passes to whoever sneezes next",
      Maker:
        "a smith who gave up speaking|the moon's third daughter|a bored student of magic|monks of the drowned abbey|a giantess with tiny hands|a toymaker from the old capital|nobody, it was found that way|a dragon with a hobby|twin witches who quarreled over it|a king who wanted to be a baker",
    },
  },
  {
    id: "math-problem",
    says: /\b(?:math(?:s|ematics)? (?:problems?|questions?|puzzles?|worksheets?|generators?|exercises?)|word problems?|arithmetic|number puzzles?)\b/,
    title: "Math problem generator",
    thing: "problem",
    things: "problems",
    groups: {
      "Warm-up":
        "7 × 8 + 4|15% of 60|144 divided by 12|Half of 3/4|200 minus 87|25 × 12|The next number after 2, 6, 18, 54|3/5 as a percent|9 squared minus 1|The average of 6, 10 and 14|0.4 × 0.5|1,000 divided by 8",
      "Word problem":
        "Four friends split a $54 bill and leave a $6 tip. What does each pay?|A train leaves at 9:45 and rides 2 h 35 min. When does it arrive?|A recipe for 4 needs 6 eggs. How many eggs for 10 people?|A fence around a 12 ft by 9 ft garden: how many feet?|A $40 coat is 25% off. What does it cost now?|A tank fills at 3 gallons a minute. How long for 51 gallons?|Six pens cost $4.50. What do ten cost?|A car uses 8 gallons for 240 miles. How far does it get on 5?|Tickets cost $7 and $4. Two of each: how much in all?|A 2-mile map distance measures 5 inches. How many inches for 7 miles?",
      Challenge:
        "Find two numbers with sum 20 and product 96.|How many squares of any size are on a 4 by 4 grid?|What is the sum of all numbers from 1 to 100?|I am a two-digit square and my digits add up to 9. Find all.|How many handshakes if 8 people all greet one another?|Make 24 from 3, 3, 8 and 8.|A clock shows 3:30. What is the angle between its hands?|How many zeros are at the end of 10 factorial?|What is the smallest number divisible by 1 through 6?|A snail climbs 3 ft by day, slips 2 ft at night. When does it top 10 ft?",
    },
  },
  {
    id: "never-have-i",
    says: /\b(?:never have i ever|have you ever)\b/,
    title: "Never have I ever generator",
    thing: "line",
    things: "lines",
    groups: {
      "Never have I ever":
        "eaten cereal for dinner three days in a row|laughed so hard that milk came out of my nose|waved back at someone who meant someone else|forgotten why I walked into a room|sung in an elevator|pretended to know a song|worn my shirt inside out all day|walked into a glass door|re-gifted a present|fallen asleep at the movies|talked to a plant|sent a message to the wrong person|hidden candy from my family|ridden a horse|missed a train by seconds|locked myself out in slippers",
    },
  },
  {
    id: "outfit",
    says: /\b(?:outfits?(?: ideas?)?|what (?:to|should i) wear|clothes ideas?|style ideas?|capsule wardrobe|looks?book)\b/,
    title: "Outfit generator",
    thing: "piece",
    things: "pieces",
    groups: {
      Top: "a crisp white shirt|a striped tee|a chunky knit|a denim shirt|a silk blouse|a plain black turtleneck|a linen button-down|a faded band tee|a cropped cardigan|a polo in a loud color",
      Bottom:
        "straight dark jeans|wide linen pants|a pleated midi skirt|corduroys|tailored shorts|a denim skirt|black trousers|olive cargo pants|checked wool pants|a long slip skirt",
      Shoes:
        "white sneakers|loafers|ankle boots|leather sandals|canvas high-tops|ballet flats|clogs|rain boots|hiking shoes|low heels",
      Finish:
        "a silk scarf at the neck|a watch with a worn strap|one large earring|a canvas tote|a bright belt|a baseball cap|round sunglasses|rolled sleeves|a pin on the collar|socks that clash on purpose",
    },
  },
  {
    id: "party-theme",
    says: /\b(?:part(?:y|ies) (?:themes?|ideas?)|themes? for (?:a |my |our )?(?:[a-z]+ )?party|themed part(?:y|ies)|birthday part(?:y|ies))\b/,
    title: "Party theme generator",
    thing: "idea",
    things: "ideas",
    groups: {
      Theme:
        "a garden at midnight|the year you were born|a train to nowhere|under the sea|everything yellow|a museum after closing|summer camp for grown-ups|a ski lodge in July|detectives and one missing cake|outer space on a budget|flea market chic|the last day of school",
      Food: "tiny sandwiches on tall stands|a taco table|soup in teacups|one very long pizza|popcorn in five flavors|fruit on skewers|a pancake bar|a potluck by color|cheese from five countries|ice cream with too many toppings",
      Game: "two truths and a lie|blindfolded taste test|a silent auction of junk|pass the hat, wear the hat|a quiz about the host|paper airplane contest|musical chairs with beanbags|photo scavenger hunt|a lip-sync battle|guess the baby picture",
      "Take home":
        "a seed packet|an instant photo|a cookie in a paper bag|a song list on a card|a borrowed book|a friendship bracelet|a jar of jam|a badge with an award|a pressed flower|a puzzle piece from one big puzzle",
    },
  },
  {
    id: "password-phrase",
    says: /\b(?:pass ?phrases?(?: themes?| ideas?)?|password (?:phrases?|ideas?|words?|themes?)|memorable passwords?)\b/,
    title: "Passphrase theme generator",
    thing: "word",
    things: "words",
    groups: {
      Who: "sleepy plumber|seven otters|purple captain|left-handed giant|grumpy pianist|frozen mailman|tiny senator|barefoot baker|two tall nuns|invisible goalie|rusty tailor|married penguins",
      Does: "juggles|repaints|whispers to|alphabetizes|photographs|overcooks|gift-wraps|outruns|weighs|borrows|hypnotizes|irons",
      What: "wet accordions|ninety pickles|a cardboard moon|the crooked piano|stale biscuits|a velvet cactus|forty doorknobs|the loud spoon|copper pajamas|a nervous waffle|square marbles|the mayor's sled",
      Where:
        "under the ferry|behind aisle nine|on Thursday's roof|inside a tuba|near the frozen tollbooth|at the quiet rodeo|past the ninth lighthouse|in a glass canoe|above the bakery|between two thunderstorms",
    },
  },
  {
    id: "pet-name",
    says: /\b(?:(?:pet|dog|cat|puppy|kitten|hamster|rabbit|horse) names?|names? for (?:a |my |our )?(?:new )?(?:pet|dog|cat|puppy|kitten|hamster|rabbit|horse))\b/,
    title: "Pet name generator",
    thing: "name",
    things: "names",
    groups: {
      Name: "Biscuit|Pepper|Waffles|Juno|Mango|Pickles|Otis|Clementine|Moose|Olive|Ziggy|Nutmeg|Captain|Dumpling|Hazel|Bandit",
      "Full title":
        "the Third|Destroyer of Slippers|Esquire|of the Sunny Spot|First of the Food Bowl|Chief Inspector of Boxes|Guardian of the Couch|Duchess of Naps|the Mostly Good|Chaser of Nothing|Lord Fluffington|Heir to the Treat Jar",
    },
  },
  {
    id: "photo-challenge",
    says: /\b(?:photo(?:graphy|s)? (?:challenges?|ideas?|prompts?|projects?|walks?)|picture challenges?)\b/,
    title: "Photo challenge generator",
    thing: "challenge",
    things: "challenges",
    groups: {
      Subject:
        "hands at work|a doorway with a story|something broken but beautiful|a stranger's shoes|the oldest thing in your street|steam|one color, nine times|a pattern nobody designed|a pet being dramatic|breakfast|an empty chair|your reflection, not in a mirror",
      Light:
        "just after sunrise|a single lamp|hard noon shadows|through a curtain|from behind|in the rain|candlelight|blue dusk|a car's headlights|under a tree at midday",
      Rule: "lie on the ground|fill the whole frame|no people|three shots only|keep the horizon at the very bottom|focus on the wrong thing|wait ten minutes for it|shoot through something|black and white|leave half the frame empty",
    },
  },
  {
    id: "planet",
    says: /\b(?:(?:sci-?fi|alien|fantasy) (?:planets?|worlds?)|planets?(?: generator| ideas?| names?)?|alien (?:races?|species)|world ?build(?:ing|er))\b/,
    title: "Planet generator",
    thing: "detail",
    things: "details",
    groups: {
      Name: "Ossara|Kepri-9|Tumblewane|New Lisbon|Vesh|Marrow's Rest|Calder Prime|Low Tamber|Quill|Halcyon's Elbow|Oro Minor|Sable",
      Surface:
        "an ocean the color of tea|deserts of powdered glass|one mountain, forty miles high|forests that move a mile a year|floating islands of pumice|an endless city, mostly empty|caves warm enough to farm|salt flats that ring when walked on|moss to the horizon|canyons full of fog",
      Sky: "three small moons that race|rings that turn night into dusk|a red sun that never sets|green lightning without thunder|a comet every eleven days|rain that falls warm and sweet|stars hidden by drifting spores|two suns and short shadows|auroras you can hear|a broken moon",
      Life: "whales that swim in sand|miners who pay in stories|librarian crabs|settlers who forgot why they came|birds with glass feathers|one gardener and ten thousand robots|a choir of mosses|traders who never touch the ground|herds of slow lanterns|nobody, but the lights are on",
      Trouble:
        "the tides are getting louder|the only spaceport has been sold|a signal repeats your name|sleep is illegal here|the map changes each night|all the clocks disagree|somebody stole the equator marker|the mines have begun to hum|water is used as money|the last ship left early",
    },
  },
  {
    id: "plot-twist",
    says: /\b(?:plot ?twists?|story twists?|twist endings?)\b/,
    title: "Plot twist generator",
    thing: "twist",
    things: "twists",
    groups: {
      Twist:
        "The letters were written by the one who receives them.|The guide has never been here before.|The treasure is real, and it is a person.|The villain has been keeping something worse locked away.|Both brothers are telling the truth.|The town was built for a single visitor.|The ghost is the only one still alive.|The map is a portrait.|The missing child organized the search.|The hero's teacher lost on purpose.|It is not the future but the distant past.|The dog understood everything.|The prize goes to whoever refuses it.|The detective hired the thief.|The war ended years ago, and nobody told this valley.|The narrator is the house.",
      Clue: "a cup that is always warm|a name spelled two ways|a shadow at the wrong hour|a song nobody taught her|dust on one chair only|a key that is too new|a date that does not exist|a photograph with a cut edge|boots by the door, still wet|a bird that will not cross the yard",
      "Found out by":
        "someone who was not invited|the youngest in the room|a letter returned to sender|a mistake in a toast|an old enemy|the cook|a map held up to the light|a reflection in a spoon|a witness who cannot lie|the reader, one page early",
    },
  },
  {
    id: "poem-prompt",
    says: /\b(?:poe(?:m|ms|try)(?: prompts?| ideas?| topics?)?|haiku(?:s)?(?: prompts?)?|rhymes? ideas?)\b/,
    title: "Poem prompt generator",
    thing: "prompt",
    things: "prompts",
    groups: {
      About:
        "the light left on in a neighbor's kitchen|a coat that kept its owner's shape|the first frost|a phone number you still know|a river under a parking lot|bread|what the stairs remember|a scar and its story|the hour before a storm|crows in a supermarket lot|your mother's handwriting|the space between two trains",
      Form: "a haiku|fourteen lines|a list|one long sentence|couplets that almost rhyme|a letter|questions only|a recipe|three stanzas, each shorter|a poem with a refrain",
      "Must contain":
        'the word "however"|a color you dislike|something made of tin|a month|the sound of a zipper|a proper name|a number over 100|an apology|a kitchen smell|a bird nobody notices',
    },
  },
  {
    id: "quest",
    says: /\b(?:(?<!daily )quests?|plot hooks?|(?:d ?& ?d|dnd|rpg) (?:adventures?|ideas?|campaigns?|plots?|generators?)|adventure (?:hooks?|ideas?)|campaign ideas?)\b/,
    title: "Quest generator",
    thing: "hook",
    things: "hooks",
    groups: {
      "Someone asks you to":
        "bring back a bell that was lent to the river|escort a very old tortoise to the capital|find out who is paying the bandits|deliver a sealed box and never tilt it|win a cooking contest under a false name|guard an empty grave for three nights|return a ring to a person who may not exist|persuade a giant to move|map the tunnels below the market|rescue a troll from a circus|steal a song|stop a wedding politely",
      "Who asks":
        "a nun with a limp|the mayor's worried twin|a talking signpost|a child with a bag of gold|a general who hates war|the innkeeper, between orders|a ghost on a tight schedule|a guild of barbers|your own future self|a bored princess",
      But: "rivals left an hour ago|the road is under water|it must be done before the new moon|nobody may see your faces|the client is lying about one thing|the enemy is right|winter comes early|magic fails within a mile of it|the map is drawn from memory|everyone in town claims to be the owner",
      Reward:
        "a ship, slightly sunk|land with a haunted orchard|free meals for life in one inn|a title nobody can pronounce|the answer to one question|a horse that cannot be stolen|a chest that opens only once|the king's second-best sword|safe passage through the marsh|a debt forgotten",
    },
  },
];
