import type { GeneratorSet } from "./sets.ts";

/** Generators daily-quest to gratitude-prompt, by name. */
export const GENERATORS_D_H: readonly GeneratorSet[] = [
  {
    id: "daily-quest",
    says: /\b(?:daily (?:quests?|challenges?|missions?|tasks?)|habit ideas?|small challenges?|challenge of the day)\b/,
    title: "Daily quest generator",
    thing: "quest",
    things: "quests",
    groups: {
      Quest:
        "walk home by a street you never take|thank someone who doesn't expect it|learn to say good night in a new language|fix one thing that has been bothering you|eat something green that you have never bought|write a postcard and mail it|leave your phone in another room for an hour|draw your breakfast|find three different kinds of leaves|stretch while the coffee brews|ask an older person about their first job|give away one thing you like but don't use",
      Difficulty:
        "do it before noon|do it in silence|bring a friend|do it twice|no spending allowed|take exactly one photo|do it with your other hand where you can|tell nobody until tomorrow|in under twenty minutes|write one sentence about it tonight",
      Reward:
        "ten points and a cookie|a long bath|the good coffee|twenty guilt-free minutes of nothing|a new bookmark|the window seat|an early night|a gold star on the calendar|your favorite song, loud|dessert first",
    },
  },
  {
    id: "date-idea",
    says: /\b(?:date (?:nights?|ideas?)|dates? (?:with|for)|ideas? for (?:a )?dates?|romantic (?:ideas?|evenings?))\b/,
    title: "Date idea generator",
    thing: "idea",
    things: "ideas",
    groups: {
      Do: "cook a dish neither of you can pronounce|share a bench and invent lives for passersby|visit a flea market with ten dollars each|build a fort and watch an old film in it|take the first bus and get off where it looks nice|paint each other's portrait, badly|play cards for chores|watch planes take off|browse a bookshop and pick a book for the other|go out for breakfast at night|paddle a rented boat|stargaze from a blanket",
      Bring:
        "a thermos of cocoa|one question you have never asked|a disposable camera|matching silly socks|a playlist of fifteen songs|strawberries|a deck of cards|a paper map|two spoons and one dessert|flowers from a field",
      Rule: "phones stay in one pocket|the shorter one decides the way|no talk of work|everything under twenty dollars|dress up for no reason|end with a dance in the kitchen|tell one childhood story each|swap plates halfway|whoever laughs first pays|be home by ten, or don't",
    },
  },
  {
    id: "debate-topic",
    says: /\b(?:debat(?:e|es|ing)(?: topics?| questions?)?|discussion topics?|argument topics?)\b/,
    title: "Debate topic generator",
    thing: "topic",
    things: "topics",
    groups: {
      Motion:
        "Homework should be done at school.|Every town should have one car-free day a week.|Handwriting still deserves class time.|Museums should be free for everyone.|A four-day week would make us better at work.|Zoos do more good than harm.|School should start at nine.|Public transport should cost nothing.|Voting should be required.|Tipping should be replaced by higher wages.|Space travel is worth its price.|Children should learn to cook before they learn algebra.|Every student should learn an instrument.|Cash should never disappear.|Paper books are better than screens.|Cities should plant trees where cars now park.",
      "Your side":
        "for|against|for, but only in cities|against, for reasons of cost|for, with one exception|against, for reasons of fairness|first for, then against|for, as a grandparent would argue|against, as a shopkeeper would argue|undecided, and you must question both sides",
    },
  },
  {
    id: "dinner-idea",
    says: /\b(?:dinners?(?! part)(?: ideas?)?|suppers?|what(?:'s| is| to| should i)? (?:for dinner|cook|eat)|weeknight meals?|meal (?:ideas?|plans?|planning)|meals?|recipes?(?: ideas?)?)\b/,
    title: "Dinner idea generator",
    thing: "ingredient",
    things: "ingredients",
    groups: {
      Main: "chickpeas|chicken thighs|salmon|eggs|firm tofu|white beans|ground turkey|mushrooms|shrimp|red lentils|halloumi|pork loin",
      Vegetable:
        "roasted cauliflower|spinach|sweet potato|cherry tomatoes|green beans|zucchini|charred corn|peas|bell pepper|kale",
      With: "buttered noodles|brown rice|warm flatbread|crushed potatoes|couscous|polenta|crusty bread|rice noodles|barley|tortillas",
      Flavor:
        "lemon and oregano|garlic and chili|ginger and soy|smoked paprika|coconut and lime|basil pesto|cumin and coriander|mustard and honey|miso butter|tomato and capers",
    },
  },
  {
    id: "dog-trick",
    says: /\b(?:dog tricks?|(?:dog|puppy) training|tricks? for (?:a |my )?(?:dog|puppy)|train (?:a |my )?(?:dog|puppy))\b/,
    title: "Dog trick generator",
    thing: "trick",
    things: "tricks",
    groups: {
      Trick:
        "spin in a circle|give a paw|roll over|touch your palm with the nose|walk backward|wait at the door|fetch a named toy|crawl under a chair|take a bow|ring a bell to go out|jump through your arms|put a toy in the basket",
      Cue: "a raised finger|a soft whistle|one short word|an open hand|a nod|a snap of the fingers|two taps on your leg|a word in another language|a pointed foot|a look to the left",
      Reward:
        "a crumb of cheese|thirty seconds of tug|a scratch behind the ear|a thrown ball|a slice of carrot|loud praise|a sniff around the hedge|a piece of chicken|a chance to run|the squeaky toy",
    },
  },
  {
    id: "drawing-prompt",
    says: /\b(?:drawing (?:prompts?|ideas?|challenges?|subjects?|generators?)|(?:ideas?|things|what) (?:to draw|for drawing)|sketch(?:es|ing|book)?(?: prompts?| ideas?)?|art prompts?|illustration ideas?|doodl(?:e|es|ing))\b/,
    title: "Drawing prompt generator",
    thing: "prompt",
    things: "prompts",
    groups: {
      Subject:
        "a fox in a raincoat|a teapot with legs|an old lighthouse keeper|a snail carrying a village|a robot that is afraid of pigeons|a queen of mushrooms|a dog on its first day at work|a whale above the rooftops|a very tired moon|a knight with a shopping bag|twin cactuses|a librarian octopus",
      Place:
        "in a crowded elevator|at the edge of a frozen lake|inside a clock|under a kitchen table|on a night bus|at a rooftop garden party|in a library made of ice|in the last phone booth|on a tiny planet|in the rain at a crosswalk",
      Style:
        "one line, pen never lifted|only triangles|black ink and one color|as a stamp|as seen by an ant|soft pencil, no outlines|like a page from a field guide|as a stained-glass window|in under five minutes|with your other hand",
    },
  },
  {
    id: "dungeon-room",
    says: /\b(?:dungeons?(?: rooms?| maps?| crawl(?:s|er)?)?|traps?|(?:rpg|d ?& ?d|dnd) (?:rooms?|encounters?))\b/,
    title: "Dungeon room generator",
    thing: "detail",
    things: "details",
    groups: {
      Room: "a flooded crypt with floating candles|a hall of cracked mirrors|a round library without doors|a kitchen that is still warm|a bridge of bones over mist|a throne room for someone very small|a garden of blue mushrooms|a prison with all doors open|a chapel turned upside down|a forge that burns without fuel|a stair that leads back to itself|an armory of wooden swords",
      Guardian:
        "a blind ogre who counts footsteps|three polite skeletons|a swarm of glass moths|a door that asks for a secret|a sleeping basilisk on a chain|a knight made of rust|a ghost who wants an audience|rats that carry torches|a mimic dressed as an altar|a child's voice from the well",
      Trap: "floor tiles that sink in order of weight|a portrait that breathes sleeping gas|a chandelier on a frayed rope|a lever that is only bait|sand that pours when you speak|a shadow that locks the door|a bell that must not ring|keys that turn into spiders|a staircase that becomes a slide|darts fired at anything warm",
      Reward:
        "a map drawn on skin-thin silver|a lantern that shows old footprints|forty coins from a country nobody knows|a key that fits any lock once|a tame beetle that glows|a crown with one stone missing|a bottle of summer air|the name of the true king|a rope that comes when called|a book that writes your next day",
    },
  },
  {
    id: "excuse",
    says: /\b(?:excuses?|alibis?|reasons? (?:why|for being late)|why i(?:'m| am) late)\b/,
    title: "Excuse generator",
    thing: "excuse",
    things: "excuses",
    groups: {
      "What happened":
        "A goose would not let me leave the house.|My alarm clock is still on vacation time.|The elevator and I had a long disagreement.|I was helping a turtle across the road, at its speed.|My cat sat down on my only pair of pants.|I got on the right train in the wrong direction.|The neighbor's piano got stuck in our stairwell.|My bread was rising and could not be left alone.|I was locked in a bookstore, by choice.|My horoscope said to stay away from doors.|A street magician still has my keys.|I put my shoes in the freezer and they needed to thaw.",
      Proof:
        "There are pictures, but they are blurry.|Ask the mail carrier.|I still have the feathers.|My grandmother will sign a note.|It made the neighborhood newsletter.|The receipt is in my other coat.|My left sock tells the whole story.|A very small child saw everything.|I would show you, but it ate the evidence.|I have a ticket stub and a limp.",
      Promise:
        "I will bring donuts tomorrow.|It happens only in leap years.|I have already written to the mayor.|Next time I'll take the boat.|I will set three alarms.|The goose and I have an agreement now.|I'll stay late, but not on Friday.|I will learn to read maps.|You may keep my stapler as a deposit.|Let us never speak of it again.",
    },
  },
  {
    id: "fantasy-name",
    says: /\b(?:(?:fantasy|elf|elven|dwarf|dwarven|wizard|d ?& ?d|dnd|rpg|(?<!super )hero|character) names?|names? for (?:a |my )?(?:elf|wizard|dwarf|knight|dragon))\b/,
    title: "Fantasy name generator",
    thing: "name",
    things: "names",
    groups: {
      "First name": "Aldric|Seraphine|Thorn|Ysolde|Branoc|Mirelle|Kael|Ondra|Fenwick|Liriel|Gorrim|Tamsin|Varek|Elowen",
      "Last name":
        "Ashdown|Copperkettle|Nightriver|Stonehand|Wintermere|Briarwood|Fallowell|Ironbough|Starling|Greymantle|Hollowhill|Marshlight",
      Title:
        "the Unlucky|of the Seven Bridges|the Twice Crowned|who speaks to owls|Keeper of the Salt Gate|the Barefoot|last of the river folk|the Patient|Breaker of Bells|the Nearly Wise",
    },
  },
  {
    id: "first-line",
    says: /\b(?:(?:first|opening) (?:lines?|sentences?))\b/,
    title: "First line generator",
    thing: "line",
    things: "lines",
    groups: {
      "First line":
        "The invitation was for yesterday, and so was the funeral.|Nobody in our street had ever owned a door that color.|My grandmother kept the ocean in a jar and never said which one.|On the day the bells stopped, I was eleven and late for school.|The horse came back without him and with a new saddle.|There were six of us in the photograph and five in the car.|She had been mayor for an hour when the bridge fell.|I found the second letter where the first one had been.|It rained upward only on Thursdays.|The lighthouse was for sale, ghost included.|My brother learned to fly the summer I broke my arm.|Everyone remembers the fire; I remember the smell of oranges before it.|He returned the library book forty years late, with answers in the margins.|We were told never to whistle near the lake.|The last train of the year carried one passenger and nine clocks.|By the time they found the map, the island had moved.",
      "Next comes":
        "a lie told out of kindness|a knock at the back door|a memory with a smell in it|someone who laughs at the wrong moment|a list of what is missing|the weather turning|an argument about a name|a child asking the obvious question|a phone that rings twice and stops|a door that used to be locked",
    },
  },
  {
    id: "fortune-cookie",
    says: /\b(?:fortune ?cookies?|fortunes?|fortune teller|horoscopes?|oracles?)\b/,
    title: "Fortune cookie generator",
    thing: "fortune",
    things: "fortunes",
    groups: {
      Fortune:
        "The answer is in the pocket you never check.|A small delay will save you a large trouble.|Someone is saving you a seat.|You will soon be asked for advice. Keep it short.|The next stranger you help will know a shortcut.|Wear the good shoes on Thursday.|A door you thought was painted on will open.|Your patience is about to be paid, with interest.|An old song brings good news.|What you lost is under something blue.|You will laugh at this by spring.|Say yes to the second invitation.|The cat knows more than it shows.|Good soup is nearer than you think.|Finish the letter.|You are on the right train.",
      "Lucky thing":
        "a green umbrella|the number 27|a left-handed friend|the smell of toast|a button in the street|Tuesday before noon|a borrowed pen|a yellow door|the third row|a coin with a hole|a dog that nods|burnt sugar",
    },
  },
  {
    id: "gardening-task",
    says: /\b(?:garden(?:ing)?(?: tasks?| ideas?| projects?| chores?)?|plants? ideas?|planting)\b/,
    title: "Gardening task generator",
    thing: "task",
    things: "tasks",
    groups: {
      Do: "weed one square yard, thoroughly|sow a row of something quick|cut back what has finished flowering|turn the compost|tie up whatever leans|clean and sharpen one tool|water deeply, at the roots|take three cuttings|mulch under the shrubs|sketch where the shade falls|collect seeds in an envelope|move one pot to a better spot",
      Plant:
        "lavender by the path|climbing beans on strings|a pot of mint, kept on its own|sunflowers along the fence|lettuce between the tulips|thyme in the cracks|a dwarf apple tree|strawberries in a hanging basket|milkweed for monarch butterflies|nasturtiums for color and salad",
      "For visitors":
        "a dish of water with stones for bees|a log pile for beetles|a patch left unmown|a birdhouse facing east|seed heads left standing until spring|a flat stone in the sun for butterflies|a hollow-stem bundle for solitary bees|a leaf corner for toads|a shallow bird bath|a night-scented plant for moths",
    },
  },
  {
    id: "gift-idea",
    says: /\b(?:gifts?(?: ideas?)?|presents? ideas?|(?:birthday|christmas|wedding) presents?|secret santa)\b/,
    title: "Gift idea generator",
    thing: "idea",
    things: "ideas",
    groups: {
      For: "a sister who has everything|a new neighbor|a coworker you hardly know|your dad|a friend with a first apartment|a ten-year-old|a grandmother|a teacher|a couple who just moved in together|someone who says they want nothing",
      Gift: "a jar of homemade granola|a plant in a pot you painted|a puzzle made from your own photo|good socks in a bold pattern|a book with notes in the margins|three kinds of honey|a voucher for a home-cooked dinner|a small bag of rare tea|a frame with an old family picture|a map of the street they grew up on|a set of linen napkins|a hand-bound notebook",
      "Wrapped in":
        "the comics page|a dish towel|an old map|brown paper and real twine|a scarf they can keep|a flowerpot|a shoebox full of leaves|a child's drawing|sheet music|three boxes, one inside the other",
      Note: "thank you for the tomatoes|this made me think of you|open when it rains|no need to share|for the day that goes wrong|you were right, by the way|batteries not needed|from all of us upstairs|it gets better with time|I kept one for myself",
    },
  },
  {
    id: "gratitude-prompt",
    says: /\b(?:gratitude(?: prompts?| journals?| lists?)?|grateful|thankful(?:ness)?|things to be thankful for)\b/,
    title: "Gratitude prompt generator",
    thing: "prompt",
    things: "prompts",
    groups: {
      "Think of":
        "a person who made today easier|something in your kitchen you use without a thought|a sound you like to wake up to|a part of your body that works quietly|a stranger who was kind|a place where you can be silent|a mistake that turned out well|a message you were glad to get|something that was repaired instead of replaced|a smell from this week|a teacher you never thanked|a plan that fell through, luckily",
      Then: "write it in one sentence|tell that person before Sunday|draw it on a sticky note|say it out loud at dinner|describe it so well that someone else could see it|ask a friend for theirs|keep it in a jar for December|write why it matters now|think of it again tomorrow at noon|take a picture of something that stands for it",
    },
  },
];
