import type { GeneratorSet } from "./sets.ts";

/** Generators rainy-day to superhero, by name. */
export const GENERATORS_R_S: readonly GeneratorSet[] = [
  {
    id: "rainy-day",
    says: /\b(?:rainy[- ]days?|indoor (?:activit(?:y|ies)|ideas?|fun)|bored(?:om)?(?: ideas?| busters?)?|stuck (?:inside|at home))\b/,
    title: "Rainy day generator",
    thing: "idea",
    things: "ideas",
    groups: {
      Do: "bake bread and listen to it crackle|start a puzzle with too much sky|sort old photos and label three|build a blanket fort with a lamp inside|learn five chords|write to someone who likes mail|watch the first film you ever loved|rearrange one room|try origami with junk mail|cook from the back of the pantry|read the first pages of five books|hold a tournament of card games",
      With: "cinnamon tea|thick socks|the window open a crack|a cat, borrowed if needed|jazz turned low|popcorn with paprika|candles at noon|a friend on the phone|a soup that needs three hours|yesterday's newspaper",
      Later:
        "walk in the puddles|nap without an alarm|call your grandmother|take a long bath|show someone what you made|write down three lines about today|plan a trip for when the sun is back|eat dinner in the fort|give one thing away|listen to the gutters in the dark",
    },
  },
  {
    id: "research-question",
    says: /\b(?:research (?:questions?|topics?|ideas?)|thesis (?:topics?|ideas?)|essay (?:topics?|prompts?|ideas?|questions?)|science fair(?: projects?| ideas?)?|term papers?)\b/,
    title: "Research question generator",
    thing: "question",
    things: "questions",
    groups: {
      Question:
        "How does sleep affect|What predicts|Who benefits from|How do beginners experience|What changes after people begin|How do neighbors explain|Which costs are hidden in|How has the last decade shaped|What makes people give up|How does cold weather influence",
      Subject:
        "group work at school|cycling to work|urban gardening|reading on paper|volunteering|learning a second language|playing an instrument|cooking at home|small repair shops|remembering names|walking a dog|keeping a diary",
      "Studied in":
        "first-year students|people over seventy|night-shift workers|rural towns|twins|new parents|amateur athletes|public libraries|three schools in one district|households without a car",
      Method:
        "twenty interviews|a two-week diary|an experiment with a control group|a survey repeated after six months|old newspapers|observation in one place|public statistics|a case study|a comparison of two cities|photos taken by participants",
    },
  },
  {
    id: "room-decor",
    says: /\b(?:(?:room|home|bedroom|apartment|living room|dorm) (?:decor(?:ations?|ating)?|design|ideas?|makeovers?|style)|interior (?:design|decorat(?:ing|ion)|ideas?)|decor(?:ations?|ating)?(?: ideas?)?)\b/,
    title: "Room decor generator",
    thing: "idea",
    things: "ideas",
    groups: {
      Wall: "a grid of black-framed postcards|one wall in deep olive|a hanging quilt|shelves up to the ceiling|a large paper moon|woven baskets in a cloud|pegboard with hooks|wallpaper with cranes|a map of the city|limewash the color of sand",
      Light:
        "a paper lantern, slightly too big|a clip lamp on the shelf|a floor lamp that leans over the chair|candles in old jars|string lights behind the curtain|a green glass desk lamp|a mushroom lamp on a stack of books|a row of bare bulbs|a skylight left uncovered|a salt lamp by the bed",
      Texture:
        "a sheepskin over the bench|raw linen curtains|a rag rug|corduroy cushions|a cane chair|a velvet throw|cork underfoot|a chunky knit pouf|a glazed tile tray|reclaimed oak",
      Surprise:
        "a swing in the doorway|a lemon tree in a pot|a ladder for towels|a library card catalog for socks|a record player in the kitchen|a bright orange ceiling|one very tall candle|a family of thrift-store vases|a reading nook in the closet|a bell by the door",
    },
  },
  {
    id: "salad",
    says: /\b(?:salads?(?: ideas?| recipes?)?)\b/,
    title: "Salad generator",
    thing: "ingredient",
    things: "ingredients",
    groups: {
      Base: "arugula|baby spinach|romaine|shaved cabbage|cold lentils|quinoa|butter lettuce|kale, rubbed with oil|orzo|watercress",
      "Main part":
        "roasted beets|grilled chicken|chickpeas|smoked salmon|warm goat cheese|soft-boiled eggs|white beans|seared tofu|steak strips|roasted squash",
      Fresh:
        "orange segments|cucumber ribbons|cherry tomatoes|avocado|thin fennel|pomegranate seeds|radishes|strawberries|grilled peach|raw snap peas",
      Crunch:
        "toasted walnuts|rye croutons|sunflower seeds|crisp shallots|pistachios|roasted chickpeas|parmesan crisps|pita chips|pecans in maple syrup|sesame",
      Dressing:
        "lemon and olive oil|honey mustard|buttermilk and dill|tahini and garlic|balsamic|miso and ginger|lime and chili|sherry vinegar|green goddess|orange and cumin",
    },
  },
  {
    id: "self-care",
    says: /\b(?:self[- ]?care(?: ideas?| activit(?:y|ies)| routines?)?|relax(?:ation|ing)?(?: ideas?)?|stress relief|unwind|me[- ]time|wellness(?: ideas?)?|mindful(?:ness)?(?: ideas?| exercises?)?)\b/,
    title: "Self-care generator",
    thing: "idea",
    things: "ideas",
    groups: {
      Body: "soak your feet in warm water|stretch on the floor for one song|walk around the block without a goal|go to bed an hour early|eat a piece of fruit slowly|put lotion on your hands|drink two glasses of water|lie down with your legs up the wall|wash your hair as if you had all day|sit in the sun for ten minutes",
      Mind: "write the worry down and close the notebook|read six pages of a novel|listen to one album side|say no to one thing|look out of the window until something moves|put tomorrow's list on paper|watch the kettle|color in a page|learn the name of a bird|leave the news for later",
      "Around you":
        "change the sheets|clear your nightstand|light a candle at dinner|open all windows for five minutes|put fresh water in a vase|hide the charger in the hall|dim the lights at eight|wear the soft sweater|put on a record|set the table for yourself",
      Someone:
        "send a silly picture|call the friend who laughs loudly|hug somebody for twenty seconds|ask for help with one thing|thank the person at the register|write to an old teacher|pet a dog, with permission|sit with someone in silence|invite a neighbor for coffee|forgive a small thing",
    },
  },
  {
    id: "smoothie",
    says: /\b(?:smoothies?(?: ideas?| recipes?)?|milkshakes?|juices?(?: recipes?| ideas?)?)\b/,
    title: "Smoothie generator",
    thing: "ingredient",
    things: "ingredients",
    groups: {
      Fruit: "frozen mango|ripe banana|blueberries|pineapple|strawberries|peach|cherries|papaya|pear|raspberries",
      "Green or root":
        "a handful of spinach|half an avocado|cucumber|cooked beet|kale without stems|carrot juice|mint leaves|frozen cauliflower, it hides well|parsley|celery",
      Liquid:
        "oat milk|coconut water|orange juice|kefir|almond milk|cold green tea|whole milk|apple juice|water and lime|buttermilk",
      Extra:
        "a spoon of peanut butter|rolled oats|grated ginger|chia seeds|cocoa|two dates|cinnamon|Greek yogurt|flaxseed|a pinch of turmeric and pepper",
    },
  },
  {
    id: "song-idea",
    says: /\b(?:song(?:s|writing|writers?)?(?: ideas?| prompts?| topics?| titles?| lyrics?)?|lyrics?(?: ideas?| prompts?)?|beat ideas?|melody ideas?)\b/,
    title: "Song idea generator",
    thing: "idea",
    things: "ideas",
    groups: {
      About:
        "the last dance at a closing club|a father who whistles off-key|driving home with the heater on|a town that lost its mill|a love that starts in a laundromat|the dog next door|being the only one awake|a suitcase packed and unpacked|what the moon overheard|a letter found in a coat|growing taller than your mother|the day the rain came back",
      Sound:
        "fingerpicked guitar and a cello|hand claps and bass|a slow waltz on an old piano|drum machine and whispers|two voices, one microphone|brass in the distance|a lazy reggae beat|banjo at double speed|synth pads like weather|a choir that enters late",
      Hook: "one word repeated four times|a question with no answer|a street name|a high note nobody expects|spoken, not sung|the title comes last|a whistle anyone can copy|a line your friend once said|a count to ten|silence for one full bar",
      Rule: "no word for love|only three chords|under two minutes|begin with the chorus|each verse is one day later|change key for the last line|record it on your phone, once|rhyme only every other line|write it as a duet|end on the wrong chord",
    },
  },
  {
    id: "spaceship-name",
    says: /\b(?:(?:space ?ships?|starships?|space ?crafts?|rockets?)(?: names?| generators?| ideas?))\b/,
    title: "Spaceship generator",
    thing: "detail",
    things: "details",
    groups: {
      Name: "Patient Sparrow|Second Breakfast|The Long Way Home|Cobalt Heron|Margin of Error|Quiet Thunder|Lady Perihelion|Borrowed Time|Paper Lantern|North by Nowhere|Grandmother's Piano|Dawn Treaty",
      Class:
        "long-range freighter|survey sloop|hospital ship|retired warship|solar racer|ice hauler|seed ark|customs cutter|diplomatic yacht|salvage tug",
      Crew: "two siblings who don't speak|forty botanists|a captain and her parrot|monks of a silent order|a crew of nine and one stowaway|cadets on their first trip|robots with opinions|a family with a goat|retired pirates|a single very tired pilot",
      Quirk:
        "every door sighs|left turns only under full thrust|the galley smells of oranges|the computer tells jokes at night|gravity is set a bit low|one corridor isn't on the plans|painted to look like a comet|runs on tea, officially|hums in B flat|has never once been on time",
    },
  },
  {
    id: "spell",
    says: /\b(?:(?<!mis)spells?(?! ?(?:check|bee))(?: names?| ideas?)?|incantations?|magic words?|potions?|curses?)\b/,
    title: "Spell generator",
    thing: "detail",
    things: "details",
    groups: {
      Name: "Whisper of Wet Wool|Seven-League Sneeze|Candle Thief|The Polite Storm|Owl's Borrowed Eye|Bread from Stone|Unlaced Boots|Mirror Truce|Second Shadow|Cinder Lullaby|Kettle Summons|Thornless Path",
      Effect:
        "fills a room with harmless fog|makes the target speak only in questions|lets you hear through wood|turns a blade as soft as cheese for a minute|calls all spoons within a mile|puts one guard to sleep, standing|makes footprints walk away on their own|brings back the last thing dropped|lights every window in the street|swaps two voices until sunset",
      Needs:
        "a pinch of salt from a stranger's table|three drops of rain|a feather that fell by itself|a button from a lost coat|the words sung backward|a held breath|moonlight in a cup|a knot tied left-handed|a lie told kindly|ash from a love letter",
      "Side effect":
        "your hair smells of smoke for a week|the nearest cat follows you|you sneeze sparks|all doors creak at you|you forget one song|your shadow arrives late|milk turns sour nearby|you glow faintly at dinner|the next joke you tell is terrible|your boots fill with sand",
    },
  },
  {
    id: "startup-idea",
    says: /\b(?:start-?ups?(?: ideas?| pitch(?:es)?)?|business ideas?|product ideas?|side hustles?|inventions?(?: ideas?)?)\b/,
    title: "Startup idea generator",
    thing: "idea",
    things: "ideas",
    groups: {
      Product:
        "a subscription|a repair service|a marketplace|a small machine|a school|a weekly box|a rental shop|a matching service|a map|a neighborhood kitchen",
      For: "people who work nights|owners of old houses|children who love insects|amateur choirs|farmers with too many tomatoes|people allergic to everything|retired engineers|city beekeepers|traveling nurses|dogs in apartments|families in two countries|small museums",
      Solves:
        "tools that are used once a year|waiting on the phone|leftover paint|missing spare parts|empty offices in the evening|shoes children outgrow|lost luggage|forms nobody understands|cold food on trains|finding a piano teacher",
      "Earns by":
        "a fair monthly fee|taking five percent|selling the leftovers|workshops on Saturday|a deposit that comes back|sponsors from the same street|a paid version for schools|charging only if it works|licenses to other towns|members who own it",
    },
  },
  {
    id: "story-prompt",
    says: /\b(?:(?:story|writing|creative writing|fiction|novel|short story|book|scene|rpg) (?:prompts?|ideas?|starters?|generators?|seeds?)|prompts? for (?:writing|stories|writers)|what to write|stories|(?<!user )story|novels?|fairy ?tales?)\b/,
    title: "Story prompt generator",
    thing: "prompt",
    things: "prompts",
    groups: {
      Character:
        "a piano tuner with perfect memory|a girl who collects lost keys|the last projectionist in town|a bus driver on her final day|a boy raised by beekeepers|a forger who wants to be honest|two sisters who inherit half a house each|an interpreter between enemies|a night nurse who tells fairy tales|a lighthouse inspector|a chess champion who stopped talking|a baker accused of treason",
      Place:
        "a hotel that is closed for winter|an island ferry in fog|a village under a dam|a train stuck between stations|a greenhouse on a roof|a mountain hut with one bed too many|a small-town radio station|a market at four in the morning|an archive of unsent letters|a drained swimming pool",
      Trouble:
        "a stranger knows their childhood nickname|something is returned that was never lent|the wrong person is buried|a promise comes due|someone is copying their life|a bridge goes missing|a child asks for asylum|the weather stops changing|an old rival needs help|a photograph shows tomorrow",
      Object:
        "a coat with a stitched-up pocket|a recorder with one tape|a jar of teeth|a wedding ring in a loaf|a blank passport|a clock that runs backward|a bicycle with a bell from a ship|an unopened telegram|a chess piece made of soap|a blue door without a house",
      "Must end with":
        "a meal|an open window|a name said aloud|an unlikely friendship|a fire seen from far away|the same sentence as the first|a train leaving on time|a joke|rain|a second chance, refused",
    },
  },
  {
    id: "superhero",
    says: /\b(?:super ?hero(?:es|ine|ines)?(?: names?| ideas?| powers?)?|super ?powers?|heroes|hero(?! names?))\b/,
    title: "Superhero generator",
    thing: "trait",
    things: "traits",
    groups: {
      Name: "Night Ferry|The Cartographer|Captain Teakettle|Moorhen|Miss Meridian|The Understudy|Ironwood|Doctor Drizzle|Miss Thimble|Velvet Comet|Kid Gravity|The Librarian",
      Power:
        "talks to machines, politely|can pause the rain|walks up any wall|finds what is lost|turns sound into light|grows trees in seconds|remembers every face|borrows the strength of whoever is near|folds space like paper|heals with soup",
      Weakness:
        "the smell of lavender|odd numbers|open umbrellas|must answer every question truthfully|powerless after a nap|allergic to capes|cannot enter uninvited|loud brass bands|runs out at midnight|gets lost without a map",
      "By day":
        "a crossing guard|a piano teacher|a dentist|a substitute math teacher|a baker|a bus driver|a wedding photographer|a tax adviser|a zookeeper|a student who is always late",
      Nemesis:
        "the Grand Accordion|Professor Static|a former best friend|Baron Beige|the Undertow|a swarm with one mind|Madame Metronome|the mayor|Count Down|their own reflection",
    },
  },
];
