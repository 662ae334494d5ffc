import type { GeneratorSet } from "./sets.ts";

/** Generators affirmation to conversation, by name. */
export const GENERATORS_A_C: readonly GeneratorSet[] = [
  {
    id: "affirmation",
    says: /\b(?:affirmations?|mantras?|positive (?:thoughts?|self-talk))\b/,
    title: "Affirmation generator",
    thing: "line",
    things: "lines",
    groups: {
      Words:
        "I can begin before I feel ready.|My pace is enough for today.|I may say no without a long explanation.|I learn something each time I try.|I am allowed to rest before everything is done.|I can ask for help and still be strong.|One small step counts as moving.|I speak to myself the way I would to a friend.|My worth does not depend on a finished list.|I can change my mind when I know more.|I notice what went well.|I have come through hard days before.|I can be kind and still be clear.|What I made today is good enough to share.",
      "Say it":
        "while the kettle boils|before you open your mail|at a red light|with one hand on your heart|in front of the bathroom mirror|on the first stair you climb today|as you lace your shoes|with your feet flat on the floor|slowly, three times|right before you fall asleep",
    },
  },
  {
    id: "app-idea",
    says: /\b(?:app ideas?|ideas? for (?:an )?apps?|software ideas?|side[- ]projects?)\b/,
    title: "App idea generator",
    thing: "idea",
    things: "ideas",
    groups: {
      "For whom":
        "parents of picky eaters|night-shift nurses|people who just moved to town|choir singers|beginning gardeners|dog walkers|grandparents far away|roommates who share a fridge|amateur astronomers|volunteers at a food bank|students in their first dorm|owners of old bicycles",
      "It helps to":
        "keep track of what is lent and to whom|find a quiet hour in the week|divide chores without a quarrel|remember names and small details|plan the next three meals from leftovers|learn one new skill in ten minutes a day|see when something needs care again|swap things with neighbors|keep a record of small wins|find someone nearby who can help",
      "With a twist":
        "it works without a connection|everything fits on one screen|it only opens once a day|voices instead of typing|a map drawn by its users|every entry is a photo|it forgets everything after a week|one button and nothing else|it prints a weekly postcard|a plant grows as you use it",
    },
  },
  {
    id: "baby-name",
    says: /\b(?:baby names?|names? for (?:a |my |our )?(?:baby|child|son|daughter|newborn))\b/,
    title: "Baby name generator",
    thing: "name",
    things: "names",
    groups: {
      "First name": "Clara|Theo|Maya|Jonah|Iris|Felix|Nora|Silas|Elena|Miles|Ruth|Oscar|Leila|August|Naomi|Hugo",
      "Middle name": "Jane|Wren|Lee|Rose|James|Sage|Mae|Reed|June|Cole|Pearl|Blake|Faye|Grant",
    },
  },
  {
    id: "band-name",
    says: /\b(?:band names?|names? for (?:a |my |our )?band)\b/,
    title: "Band name generator",
    thing: "name",
    things: "names",
    groups: {
      "First word":
        "Velvet|Paper|Midnight|Rusty|Electric|Hollow|Northern|Plastic|Lazy|Golden|Static|Borrowed|Tangerine|Distant",
      "Second word":
        "Lanterns|Parade|Coyotes|Basement|Elevators|Holiday|Orchards|Satellites|Mailmen|Harbor|Umbrellas|Thunder|Neighbors|Carousel",
      Sound:
        "garage rock with one broken amp|slow folk in three-part harmony|synth pop for night drives|brass band with hip-hop drums|surf guitar, no singing|country songs about the sea|jazz with a typewriter|loud for two minutes, then silence|disco with a church organ|lullabies played very fast",
    },
  },
  {
    id: "birthday-wish",
    says: /\b(?:birthday (?:wish(?:es)?|messages?|cards?|greetings?)|happy birthday)\b/,
    title: "Birthday wish generator",
    thing: "wish",
    things: "wishes",
    groups: {
      Opening:
        "Happy birthday, you wonderful human!|Another trip around the sun is complete.|Today the biggest slice belongs to you.|Someone great was born today.|Stop everything, it is your day.|Happy birthday from your loudest fan.|The candles are lit and we are all here for you.|A year wiser, and no less fun.|Hooray, we get to celebrate you!|The calendar has had a circle around this day for weeks.",
      Wish: "May your coffee stay hot all year.|May every line you choose be the short one.|I hope you laugh until your sides hurt.|May your plants grow and your inbox shrink.|I wish you one big adventure and many small ones.|May your socks always find their partners.|I hope this year brings you good people and long evenings.|May your team win the ones that matter.|I wish you time for the thing you keep putting off.|May the surprises be the pleasant kind.",
      Ending:
        "Save me a piece of cake.|See you at the table.|With love and far too much confetti.|Here's to you!|Now blow hard.|Hugs from all of us.|You make getting older look easy.|Thank you for being my friend.|The next round is on me.|I can't wait to see what you do next.",
    },
  },
  {
    id: "blog-post",
    says: /\b(?:blog(?: ?posts?)?(?: ideas?| topics?)?|article ideas?|newsletter (?:ideas?|topics?))\b/,
    title: "Blog post idea generator",
    thing: "idea",
    things: "ideas",
    groups: {
      Topic:
        "a mistake that taught me something|tools I use every day|how I plan a week|a place near home|a skill learned late|a book I keep lending out|what a beginner should skip|a question people keep asking me|something I stopped buying|a project from start to finish|how my mind changed|a morning at work",
      Form: "a list of seven|an interview|a letter to my younger self|a before-and-after|a diary of five days|a guide in ten steps|a review after one year|a story with a moral at the end|a myth and the facts|photos with short captions",
      Opening:
        "begin with a number that surprised you|begin in the middle of a scene|begin with a question from a reader|begin with a smell or a sound|begin by admitting a failure|begin with a line someone said|begin with what everyone gets wrong|begin on the worst day|begin with a small object|begin with the result",
    },
  },
  {
    id: "character",
    says: /\b(?:npcs?|(?:character|oc) (?:ideas?|prompts?|concepts?|creator|creation|backgrounds?|generators?)|(?:d ?& ?d|dnd|rpg|fantasy|story|novel|game|original|random) characters?(?! names?)|backstor(?:y|ies))\b/,
    title: "Character generator",
    thing: "trait",
    things: "traits",
    groups: {
      Who: "a retired ferry captain|a young locksmith|a traveling tooth puller|an exiled botanist|a cheerful gravedigger|a failed court musician|a baker who was once a spy|a mapmaker afraid of heights|a beekeeper with a title|an apprentice judge|a cook on the run|a tax collector with a soft heart",
      Looks:
        "ink on every finger|a coat two sizes too large|one gray eyebrow|a laugh that arrives first|boots polished like mirrors|a parrot's feather behind the ear|always eating an apple|hands like shovels|a scar shaped like a fish hook|glasses mended with wire",
      Wants:
        "to pay back a debt nobody remembers|to see the ocean before winter|to be taken seriously by a sister|to find the author of an unsigned letter|to sleep one whole night|to win the harvest contest, just once|to get out of a promise|to learn who moved the border stones|to bury a friend at home|to open an inn",
      Secret:
        "cannot read|is wanted in three towns under one name|is the lost heir, and hates it|sold the same horse twice|talks to a statue every night|never left this valley|caused the great fire by accident|is writing everything down|keeps a small dragon in the cellar|has met you before",
    },
  },
  {
    id: "chore",
    says: /\b(?:clean(?:ing|up)? (?:tasks?|ideas?|lists?|routines?)|cleaning|chores?|housework|declutter(?:ing)?|tidy(?:ing)?)\b/,
    title: "Cleaning task generator",
    thing: "task",
    things: "tasks",
    groups: {
      Room: "kitchen|bathroom|bedroom|hallway|living room|laundry corner|home office|garage|balcony or porch|inside of the car",
      Task: "wipe every handle and switch|clear one flat surface completely|empty one drawer and put back half|dust from the top shelf down|vacuum along the edges|wash whatever is made of cloth|throw out what is empty or expired|clean the glass until you can't see it|put ten things where they belong|scrub the one spot you always skip",
      Rule: "set a timer for fifteen minutes|one loud album, start to finish|no phone until it is done|take a picture before and after|race someone in the next room|stop at the first yawn|finish with the lights on and a window open|a treat waits at the end|start at the door and go clockwise|pass one thing on to someone who can use it",
    },
  },
  {
    id: "cocktail",
    says: /\b(?:cocktails?|mocktails?|mixed drinks?|drinks?|bartend(?:er|ers|ing))\b/,
    title: "Cocktail generator",
    thing: "ingredient",
    things: "ingredients",
    groups: {
      Base: "gin or a dry botanical tonic|white rum or coconut water|bourbon or strong black tea|tequila or pressed pineapple|vodka or sparkling water|dry vermouth or white grape juice|cold brew|ginger beer|brandy or apple cider|prosecco or alcohol-free sparkling wine",
      Fruit:
        "pink grapefruit|muddled blackberries|lime|blood orange|ripe peach|cucumber|passion fruit|crushed raspberries|lemon|roasted pineapple",
      Accent:
        "basil|rosemary smoke|honey syrup|black pepper|chili salt on the rim|vanilla|thyme|cardamom|orange bitters|fresh mint",
      Served:
        "over one large ice cube|in a chilled coupe|in a tall glass with crushed ice|in a copper mug|with a long twist of peel|in a jam jar|with an umbrella, of course|frozen, with a spoon|in a teacup|with a skewer of olives or berries",
    },
  },
  {
    id: "color-mood",
    says: /\b(?:colou?r (?:moods?|ideas?|inspiration|prompts?)|mood ?boards?)\b/,
    title: "Color mood generator",
    thing: "color",
    things: "colors",
    groups: {
      "Main color":
        "deep forest green|brick red|chalk white|midnight blue|mustard|warm terracotta|slate gray|dusty rose|sea-glass green|aubergine|oatmeal|cobalt",
      "Second color": "butter yellow|pale lilac|charcoal|soft peach|navy|rust|ivory|sage|sky blue|chocolate",
      Accent:
        "a thin line of gold|one spot of neon coral|raw copper|glossy black|lemon|poppy red|turquoise|bone|hot pink in small doses|silver",
      "Feels like":
        "a greenhouse after rain|a train station at dawn|a bookshop with a cat|a tennis court in July|a lighthouse in fog|a bakery window|a jazz club at one in the morning|a schoolyard in chalk|a desert road at noon|a winter market",
    },
  },
  {
    id: "company-name",
    says: /\b(?:company names?|business names?|brand names?|start-?up names?|product names?|app names?|shop names?|store names?|names? for (?:a |my |our )?(?:company|business|shop|store))\b/,
    title: "Company name generator",
    thing: "name",
    things: "names",
    groups: {
      "First part": "Bright|North|Copper|Field|Lark|Harbor|Stone|Clear|Juniper|Loom|Ember|Willow",
      "Second part": "& Sons|Works|Collective|Lane|House|Studio|Supply|Bridge|Foundry|Yard|Partners|Cabinet",
      Tagline:
        "made by people you can call|small shop, long memory|good things, fixed for good|slow made, quickly loved|work that shows its seams|we answer the phone|built around the corner|for the second hundred years|fair from the first hour|nothing you don't need",
    },
  },
  {
    id: "compliment",
    says: /\b(?:compliments?|kind words|nice things to say|praise)\b/,
    title: "Compliment generator",
    thing: "compliment",
    things: "compliments",
    groups: {
      Compliment:
        "You make complicated things sound simple.|Rooms get warmer when you walk in.|You remember what people told you months ago.|Your laugh starts other people laughing.|You ask the question everyone else was afraid to ask.|You are the person I would call from a broken elevator.|You notice who has been left out.|Your advice is good because you listen first.|You give people the big half of the cookie.|Even your grocery lists are funny.|You finish what you start, and you share the credit.|Dogs trust you at once, and dogs know.|You would win any trivia night and be gracious about it.|You make a Tuesday feel like a Friday.|Your handwriting should be a font.|You are proof that calm is a superpower.",
    },
  },
  {
    id: "conversation",
    says: /\b(?:ice[- ]?breakers?|conversation (?:starters?|topics?|cards?)|small talk|get(?:ting)? to know|table topics?|check-?in questions?)\b/,
    title: "Conversation starter generator",
    thing: "question",
    things: "questions",
    groups: {
      Light:
        "What did you want to be when you were seven?|Which smell takes you straight back to childhood?|What is the best thing you ever found on the street?|Which food did you hate and now love?|What would your karaoke song be?|Which small luxury is worth the money?|What was your very first job?|Which animal would be the rudest if it could talk?|What do you always order?|Which word do you never spell right on the first try?",
      Deeper:
        "Who taught you something you use every day?|What have you changed your mind about?|What do people often get wrong about you?|When did you last do something for the first time?|What are you quietly proud of?|Which place would you show a stranger in your town?|What did you give up that you miss?|What would you do with one free day a week?|Which advice do you pass on?|What do you hope is still the same in ten years?",
      Playful:
        "Defend your favorite pizza topping.|Name a talent that is useless but yours.|Describe your week as a weather report.|Sell us the nearest object in one sentence.|Invent a holiday and its one rule.|What is the title of the book about your year?|Which kitchen tool are you?|Tell the shortest scary story you can.|You get a statue: what are you doing?|What would the neighbors say about you?",
    },
  },
];
