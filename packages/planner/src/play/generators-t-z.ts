import type { GeneratorSet } from "./sets.ts";

/** Generators tavern to yoga, by name. */
export const GENERATORS_T_Z: readonly GeneratorSet[] = [
  {
    id: "tavern",
    says: /\b(?:taverns?|inns?(?: names?| generators?)|(?:d ?& ?d|dnd|rpg|fantasy|medieval) (?:inns?|pubs?|bars?)|pubs?(?! quiz)|innkeepers?)\b/,
    title: "Tavern generator",
    thing: "detail",
    things: "details",
    groups: {
      Name: "The Drowned Rooster|The Last Copper|Three Honest Crows|The Limping Bear|The Salted Crown|The Moth and Candle|The Upside-Down Boat|The Patient Ogre|The Widow's Ladle|The Broken Milestone|The Gilded Turnip|The Second Door",
      Keeper:
        "a retired pirate who waters nothing down|twins who finish each other's orders|a halfling on very high shoes|an old knight, still in half his armor|a widow with a crossbow under the bar|a former monk who never shouts|a half-orc who bakes|a bard who lost a bet|a quiet woman everyone calls General|a talking badger",
      Special:
        "onion soup in a bread bowl|blue ale that glows a little|eel pie, better than it sounds|mushroom stew with seven mushrooms|a cider that tells fortunes|roast goose on feast days only|dwarven coffee you can stand a spoon in|goat cheese with honey and ash|a mystery pot, never empty since spring|dragon-pepper chicken",
      "At the next table":
        "a spy writing with the wrong hand|six gnomes splitting the bill|a bride on the run|a troll learning to read|two wizards who refuse to look at each other|a bounty hunter with your picture|a man who loses at cards too gladly|a messenger asleep on her bag|a noble in borrowed clothes|a bear, politely ignored",
      Rumor:
        "the well has started to sing|the baron pays double for silver mirrors|someone is digging under the chapel|the ferryman has not slept in a week|wolves were seen walking upright|a ship came in without a crew|the old king's statue moved its head|the miller's flour cures fever|nobody has ever seen the tax collector's face|there is a second cellar below the cellar",
    },
  },
  {
    id: "team-name",
    says: /\b(?:team names?|(?:group|squad|club|guild|clan|trivia) names?|names? for (?:a |my |our )?(?:[a-z]+ )?(?:team|group|squad|club|guild))\b/,
    title: "Team name generator",
    thing: "name",
    things: "names",
    groups: {
      "First word":
        "Thunder|Sneaky|Turbo|Polite|Cosmic|Midnight|Salty|Mighty|Electric|Wandering|Fearless|Sleepy|Golden|Reckless",
      "Second word":
        "Otters|Llamas|Comets|Pancakes|Badgers|Falcons|Walruses|Biscuits|Hornets|Penguins|Tornadoes|Turnips|Foxes|Geese",
      Motto:
        "we peak in the second half|we came for the snacks|slow start, loud finish|nobody naps like us|one for all and fries for everyone|rain or shine, mostly shine|we practice in secret|feared by mild opponents|strong legs, soft hearts|we do our own laundry",
      Handshake:
        "two claps and a wiggle|elbows, then a bow|slow-motion high five|pinky promise and a howl|fist bump that explodes|a salute with the wrong hand|three stomps|the invisible trombone|back to back, then a spin|a wave that never ends",
    },
  },
  {
    id: "travel-style",
    says: /\b(?:travel(?:ing)?(?: destinations?| ideas?| generators?)?|vacation(?:s)?(?: ideas?)?|trip(?:s)?(?: ideas?)?|destinations?|getaways?|where to (?:go|travel)|holiday ideas?|road ?trips?)\b/,
    title: "Travel idea generator",
    thing: "idea",
    things: "ideas",
    groups: {
      Place:
        "a fishing town in the off-season|a capital you have never considered|a mountain hut above the clouds|an island with one road|a spa town with faded hotels|a desert village with good stars|a lake you can swim across|an old port with a fish market|a national park two hours away|a town on a border|a wine valley at harvest|a city known for its stairs",
      By: "night train|folding bike|ferry|your own two feet|a small rented car|a slow bus with a view|canoe|a camper van|the cheapest flight on the board|horse, at least for a day",
      "To do":
        "learn one dish from someone local|draw one page a day|eat breakfast in a new place each morning|visit only small museums|swim before breakfast|follow a river to its spring|photograph doors|read a book set there|talk to one stranger a day|find the best view without asking a phone",
      Rule: "one bag that fits under the seat|no plans before noon|souvenirs must be edible|stay at least three nights|send a postcard to yourself|walk whenever it is under two miles|swap planner every day|cash only|turn around halfway by another road|no photos of food",
    },
  },
  {
    id: "treasure",
    says: /\b(?:treasures?(?! hunts? (?:game|party))(?: chests?| hoards?| maps?)?|loot(?: tables?)?|hoards?)\b/,
    title: "Treasure generator",
    thing: "detail",
    things: "details",
    groups: {
      Find: "a chest of river pearls|sixty coins stamped with an owl|a rolled tapestry of a battle that was lost|a gold tooth the size of a fist|a sealed jar of honey, a thousand years old|a crown of braided wire|a set of crystal chess pieces, one missing|an uncut emerald in a sock|a dagger with a name on it|a deed to a castle|a silver harp without strings|a dragon's egg, warm",
      "Guarded by":
        "a curse that makes you hiccup|a lock with eleven wheels|a sleeping bear|one question in rhyme|a mother goose|bees in the walls|a sworn knight, now a skeleton|quicksand|a mirror that shows a false room|nothing, which is worrying",
      "Hidden in":
        "a hollow statue|the bottom of a dry well|the mayor's chimney|a wreck at low tide|a beehive|the third grave from the gate|a false tooth of a stone lion|a trunk labeled laundry|behind a waterfall|the belly of a bell",
      Owner:
        "a princess who sold everything else|a pirate with a good memory|a bank that no longer exists|somebody in this room|a temple of thieves|the sea|a giant's child|a merchant who wants it back|heirs who are at war over it|a dragon who counts every evening",
    },
  },
  {
    id: "truth-or-dare",
    says: /\b(?:truth or dares?|dares?)\b/,
    title: "Truth or dare generator",
    thing: "task",
    things: "tasks",
    groups: {
      Truth:
        "What is the most childish thing you still do?|Which lie did you tell most recently?|What is in your search history that needs explaining?|Which gift did you secretly give away?|What are you afraid of that is really small?|Which song do you pretend to dislike?|When did you last cry at a film?|Who in this room would survive on an island?|What is your worst habit at the table?|What did you break and never admit?|Which compliment do you still remember?|What is the oddest thing you have eaten?",
      Dare: "Speak in rhyme until your next turn.|Do your best impression of a household appliance.|Let the group restyle your hair.|Sell a spoon to the person on your left.|Walk across the room like a king on ice.|Hold a plank while someone tells a joke.|Sing the alphabet as an opera.|Balance a book on your head for two rounds.|Call someone just to say good evening.|Dance without music for thirty seconds.|Eat a cracker and whistle right after.|Describe your day as a sports announcer.",
    },
  },
  {
    id: "video-idea",
    says: /\b(?:videos? (?:ideas?|topics?|prompts?)|vlogs?(?: ideas?)?|content ideas?|reels? ideas?|podcasts?(?: ideas?| topics?)?|stream(?:ing)? ideas?)\b/,
    title: "Video idea generator",
    thing: "idea",
    things: "ideas",
    groups: {
      Show: "a repair from broken to working|one recipe, three budgets|a day with someone in an unusual job|the same walk in four seasons|a skill learned in 24 hours|a room changed overnight|a myth put to the test|an interview with a grandparent|a tiny trip under ten dollars|an experiment that may fail|a collection nobody knows about|a tour of your town in sixty seconds",
      Style:
        "one unbroken shot|only hands, no faces|filmed in close-ups|a fake nature documentary|silent with captions|stop motion|split screen|told backward|with questions from viewers|narrated like a bedtime story",
      "Opening shot":
        "the finished result|a clock at five in the morning|a mess on the floor|a face that just heard bad news|an open suitcase|something falling|a door seen from inside|the price tag|a blank page|feet on a wet street",
      "Ends with":
        "what went wrong|a taste test|the total cost|a thank-you to one viewer|a challenge for the audience|the blooper you wanted to cut|the first and last frame side by side|a hint at the next one|a phone call to Mom|silence and the view",
    },
  },
  {
    id: "villain",
    says: /\b(?:villains?(?: names?| ideas?)?|bad guys?|antagonists?|evil (?:plans?|genius)|(?:big )?boss(?:es)? (?:ideas?|monsters?)|monsters?(?: ideas?| generators?)?)\b/,
    title: "Villain generator",
    thing: "trait",
    things: "traits",
    groups: {
      Who: "a judge nobody elected|a composer who lost his hearing|a duchess with borrowed faces|a clockmaker who hates waste|the hero's old teacher|a banker of souls|a botanist with a grudge|a child emperor|a mirror that learned to walk|a general who was declared dead|the kindest woman in town|a puppet maker without strings",
      Plan: "to steal one hour from everyone|to make all maps wrong|to freeze the harbor in June|to marry into the truth|to buy every bakery|to silence the bells|to replace the court one by one|to wake what sleeps below the hill|to erase a single day|to win fairly, for once",
      Because:
        "someone laughed at the wrong moment|the world was unfair to a brother|a prophecy was misread|order is all that is left|nobody came to the funeral|it would be beautiful|a promise forbids anything else|the gods began it|of a letter that came too late|there really was no other way",
      Lair: "an ice palace with heated floors|the top floor of the town hall|a windmill without wind|a theater with one seat|a ship frozen in a lake|a beehive of glass|a tidy cottage by the school|a cathedral below a cathedral|a train that never stops|a garden of statues",
      "Weak spot":
        "cannot bear to be thanked|keeps every letter|always explains the plan|loves one stubborn goose|counts everything that spills|trusts the cook|was never taught to swim|fears the first snow|must answer to a true name|needs an audience",
    },
  },
  {
    id: "weekend-plan",
    says: /\b(?:weekends?(?: plans?| ideas?| activit(?:y|ies))?|saturday(?:s)?(?: plans?| ideas?)?|sunday(?:s)?(?: plans?| ideas?)|bucket lists?|things to do|what to do|day off|fun ideas?)\b/,
    title: "Weekend plan generator",
    thing: "idea",
    things: "ideas",
    groups: {
      Morning:
        "pancakes and the long newspaper|a swim before the crowd|the farmers' market with an empty bag|a run to the bakery and a walk back|coffee on the front steps|a flea market with a five-dollar limit|bird songs with a thermos|a bike ride to the next town|breakfast in the park|sleep until you wake up by yourself",
      Afternoon:
        "a matinee in the front row|an old castle or a new museum|board games with neighbors|fix the thing on your list|a hike with a view and a sandwich|plant something|a library with comfortable chairs|row across a lake|visit the oldest person you know|bake for someone who doesn't expect it",
      Evening:
        "soup and a film from the year you were born|a concert by people you don't know|cards by candlelight|a fire outside|a late swim|dinner where everyone cooks one course|stargazing from the roof|a dance in the living room|a phone call of over an hour|a very early night",
    },
  },
  {
    id: "workout",
    says: /\b(?:work-?outs?(?: ideas?| routines?| plans?)?|(?<!(?:writing|grammar|math|breathing|drawing) )exercises?(?: ideas?| routines?)?|fitness(?: ideas?| challenges?)?|hiit|gym(?: routines?)?|training plans?)\b/,
    title: "Workout generator",
    thing: "exercise",
    things: "exercises",
    groups: {
      "Warm-up":
        "two minutes of jumping jacks|arm circles, both ways|a brisk walk up and down the stairs|skipping rope, easy|hip circles and ankle rolls|marching with high knees|slow squats, ten times|shadow boxing|a lap around the block|inchworms, six times",
      Legs: "20 squats|12 lunges on each side|a wall sit for 45 seconds|15 glute bridges|20 calf raises on a step|10 side lunges on each side|12 step-ups on each leg|10 jump squats|8 single-leg deadlifts on each side|30 skater hops",
      "Upper body":
        "10 push-ups|12 chair dips|10 rows with a backpack|12 shoulder presses with water bottles|20 shoulder taps in a plank|8 slow push-ups|15 band pull-aparts|10 pike push-ups|12 biceps curls|10 wall push-ups with a pause",
      Core: "plank for 40 seconds|20 bicycle crunches|12 dead bugs|side plank for 25 seconds a side|15 leg raises|30 mountain climbers|hollow hold for 20 seconds|10 bird dogs on each side|20 heel taps|bear crawl for 30 seconds",
      Format:
        "three rounds, one minute of rest|five rounds, no hurry|40 seconds on, 20 off|as many rounds as fit in 12 minutes|two rounds, then a walk|a ladder: 2, 4, 6, 8, 10|one song for each exercise|every minute on the minute, ten minutes|four rounds with a partner|one round now, one after lunch",
    },
  },
  {
    id: "would-you-rather",
    says: /\b(?:would you rather|this or that|dilemmas?|hard choices?)\b/,
    title: "Would you rather generator",
    thing: "question",
    things: "questions",
    groups: {
      "Would you rather":
        "have hiccups for a year or itch for a week every month?|speak every language or play every instrument?|live in a lighthouse or a treehouse?|always be ten minutes late or an hour early?|have a pet dragon the size of a cat or a cat the size of a dragon?|give up cheese or chocolate?|be able to fly slowly or run very fast?|know how every film ends or never finish one?|talk to animals or understand babies?|only whisper or only shout?|find a room full of money or full of books?|relive one day or skip one?|wear wet socks or a scratchy sweater all winter?|have a rewind button or a pause button?|be famous in your town or unknown and rich?|eat only breakfast food or only dinner food?",
      "But first":
        'explain your answer in one breath|guess what the person next to you picks|answer as your mother would|change sides and defend the other|vote with your feet|name a third choice|answer at once, then think|sleep on it and say if you changed your mind|ask a child|no "it depends"',
    },
  },
  {
    id: "yoga",
    says: /\b(?:yoga(?: sequences?| flows?| poses?| routines?| ideas?)?|stretch(?:es|ing)(?: routines?| ideas?)?|asanas?)\b/,
    title: "Yoga sequence generator",
    thing: "pose",
    things: "poses",
    groups: {
      Begin:
        "easy seat with five slow breaths|child's pose|cat and cow, eight rounds|lying twist on each side|mountain pose, eyes closed|seated neck rolls|thread the needle|knees to chest, small circles|standing side bends|legs up the wall",
      Standing:
        "warrior two|triangle pose|three sun salutations|chair pose|crescent lunge|wide-legged forward fold|extended side angle|downward dog, pedaling the feet|warrior one|goddess pose",
      Balance:
        "tree pose|eagle pose|half moon by a wall|dancer pose|warrior three|side plank on one knee|crow pose, or toes on a block|boat pose|standing big-toe hold|tiptoe mountain",
      Floor:
        "pigeon pose|seated forward fold|bridge pose|cobra, three times|butterfly with a long back|camel pose, hands on hips|half lord of the fishes|sphinx pose|happy baby|reclined hand-to-big-toe",
      Rest: "savasana for five minutes|counted breath: four in, six out|reclined butterfly with a blanket|lying on your side, eyes closed|body scan from toes to crown|supported child's pose|alternate nostril breathing|listening to the farthest sound|hands on belly, ten breaths|a slow smile, then stillness",
    },
  },
];
