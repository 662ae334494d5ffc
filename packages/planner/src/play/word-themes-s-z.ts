import type { WordTheme } from "./sets.ts";

/** Themes school to winter, by name. */
export const WORD_THEMES_S_Z: readonly WordTheme[] = [
  {
    id: "school",
    says: /(?<!\bspelling\b.*)(?:schools?|classrooms?|students?|pupils?|kindergarten)\b(?!.*\bspelling)/,
    words: `pencil|Needs a sharpener
eraser|Takes mistakes away
notebook|Lined pages, spiral spine
backpack|Carried on both shoulders
teacher|Writes on the board
homework|Due tomorrow
recess|Favorite time of day
cafeteria|Trays and milk cartons
library|Quiet, please
blackboard|Dusty with chalk
ruler|Twelve inches
scissors|Handle with care in art class
crayon|Wax and colorful
glue|Sticks paper together
history|Class about the past
geography|Maps and capitals
science|Class with experiments
spelling|Bee for good letters
grammar|Nouns, verbs and commas
algebra|Solve for x
recorder|First woodwind for many kids
principal|Runs the place
locker|Has a combination
diploma|Rolled up on graduation day
semester|Half an academic year
textbook|Heavy and full of exercises
classmate|Sits next to you`,
  },
  {
    id: "sci-fi",
    says: /\b(?:sci-?fi|science[- ]fiction|aliens?|robots?|spaceships?|future|futuristic|cyberpunk)\b/,
    words: `robot|Metal servant
alien|Visitor from another planet
spaceship|Crew and warp drive
android|Looks almost human
laser|Beam of light
teleport|Gone here, there at once
hologram|Picture in the air
cyborg|Half machine
galaxy|Far, far away
hyperspace|Faster than light
asteroid|Steer around it
mutant|Changed genes
clone|Exact copy
invasion|They have landed
planet|New home for settlers
starship|Large vessel with a bridge
portal|Step through
gravity|Switched off by accident
dystopia|The bad future
utopia|The perfect future
airlock|Two doors and a vacuum
wormhole|Shortcut through space
jetpack|Flight on your back
telepathy|Talking by thought
probe|Sent ahead to look
colony|Domes on Mars
stasis|Sleep for a hundred years`,
  },
  {
    id: "science",
    says: /\b(?:sciences?(?![- ]fiction)|scientists?|physics|biology|experiments?|laborator(?:y|ies))\b/,
    words: `microscope|Makes cells visible
molecule|Two or more atoms bonded
atom|Nucleus and electrons
electron|Negative charge
gravity|Pulls the apple down
magnet|North and south pole
energy|Never lost, only changed
friction|Slows a sliding box
volcano|Mountain that erupts
fossil|Trace of ancient life in stone
evolution|Change over many generations
bacteria|Living cells too small to see
vaccine|Trains the immune system
hypothesis|A guess to be tested
experiment|Done to find out
laboratory|White coats and glass
element|One box in the periodic table
chemistry|Reactions and formulas
biology|Study of life
physics|Force, light and motion
genetics|How traits are passed on
oxygen|Plants give it off
glacier|Slow river of ice
crystal|Salt grows into one
pendulum|Swings back and forth
prism|Splits light into colors
telescope|Galileo pointed one at Jupiter`,
  },
  {
    id: "sea",
    says: /\b(?:seas?|oceans?|marine|underwater|sailing|fish)\b/,
    words: `dolphin|Leaps next to ships
octopus|Hides in ink
jellyfish|Soft bell that stings
starfish|Five arms on the rocks
seahorse|The father carries the eggs
lobster|Turns red when cooked
oyster|May hold a pearl
coral|Tiny animals that build reefs
whale|Largest animal of all
shark|Fin above the water
turtle|Lays eggs in the sand
anchor|Keeps the ship in place
harbor|Where boats are safe
lighthouse|Flashes to warn sailors
captain|Gives orders on the bridge
compass|Points north
island|Dry place with water all around
lagoon|Calm water behind a reef
current|A river within the ocean
seaweed|Green and slippery, wraps sushi
shipwreck|Sunken vessel
submarine|Travels below the waves
sailor|Knows many knots
pirate|Flies a skull and crossbones
treasure|Buried where X is
tide|Rises and falls twice a day
barnacle|Sticks to hulls`,
  },
  {
    id: "space",
    says: /\b(?:space|astronomy|planets?|solar system|universe|galax(?:y|ies)|astronauts?|rockets?|stars?)\b/,
    words: `planet|Neptune is one
comet|Icy traveler with a tail
asteroid|Rock between Mars and Jupiter
meteor|Shooting star
galaxy|The Milky Way is ours
telescope|Brings far lights closer
astronaut|Works in weightlessness
rocket|Needs a countdown
satellite|Circles Earth and sends pictures
orbit|Path around a bigger body
eclipse|The moon covers the sun
gravity|Keeps your feet down
nebula|Cloud where suns are born
supernova|A star's huge explosion
crater|Round scar on the moon
Mercury|Closest to the sun
Venus|Hottest of the eight planets
Jupiter|Largest, with a red spot
Saturn|Famous for its rings
Uranus|Rolls on its side
Neptune|Farthest of the eight
Pluto|Called a dwarf since 2006
universe|Everything there is
spacecraft|Vehicle beyond the air
shuttle|Landed like a plane
lander|Touches down on Mars
cosmos|Greek word for the ordered whole`,
  },
  {
    id: "spelling-grade-3",
    says: /\b(?:third[- ]grade|grade (?:3|three)|3rd[- ]grade|(?:easy |kids' |kids |elementary )spelling|spelling words for (?:kids|children)|sight words)\b/,
    words: `because|For the reason that
believe|Think something is true
caught|Past tense of catch
different|Not the same
enough|As much as needed
favorite|Liked best
friend|Someone you like to play with
heard|Past tense of hear
important|It matters a lot
knew|Past tense of know
laugh|What you do at a joke
library|Building full of books
minute|Sixty seconds
neighbor|Lives next door
ocean|Very big body of salt water
people|More than one person
picture|You draw or take one
question|Ends with a curved mark
really|Very, truly
school|Where you learn
several|More than two
straight|Without a curve
surprise|Something you did not expect
thought|Past tense of think
through|In one side and out the other
tomorrow|The day after today
weather|Sun, rain or snow
weigh|Find out how heavy
whole|All of it
write|Put words on paper`,
  },
  {
    id: "spelling-hard",
    says: /\b(?:spelling(?: bee| words?| tests?| practice)?|hard words|difficult words|misspelled words?)\b/,
    words: `accommodate|Have room for
acquaintance|Someone you know a little
bureaucracy|Offices and forms
calendar|Shows days and months
cemetery|Place of graves
conscience|Inner sense of right and wrong
conscientious|Careful to do right
committee|Group that meets to decide
definitely|Without doubt
embarrass|Make someone blush
exhilarate|Fill with excitement
fluorescent|Kind of bright tube light
guarantee|Firm promise
harass|Bother again and again
hierarchy|Order of ranks
indispensable|Cannot do without it
liaison|Link between two groups
maintenance|Keeping in good repair
millennium|A thousand years
mischievous|Playfully naughty
misspell|Get the letters wrong
necessary|Needed
occurrence|Something that happens
perseverance|Not giving up
pronunciation|How a word is said
questionnaire|List of things asked
receive|Get
rhythm|Pattern of beats
separate|Apart
silhouette|Dark outline against light`,
  },
  {
    id: "sports",
    says: /\b(?:sports?|olympics?|athletics|athletes?|football|soccer)\b/,
    words: `football|Touchdown
soccer|Eleven players, no hands
baseball|Nine innings
basketball|Hoops at ten feet
volleyball|Serve, set, spike
tennis|Love means zero
badminton|Played with a shuttlecock
hockey|Sticks and a puck
cricket|Wickets and overs
rugby|Scrum and try
golf|Eighteen holes
bowling|Strike means all ten
fencing|Sport with foil and mask
archery|Aim for the gold in the middle
rowing|Oars and a coxswain
sailing|Wind does the work
surfing|Wait for a good wave
skiing|Poles and fresh powder
skating|Blades on ice
cycling|Peloton and yellow jersey
swimming|Butterfly is one stroke
wrestling|Pin both shoulders to the mat
boxing|Gloves and twelve rounds
judo|Begins and ends with a bow
gymnastics|Vault, beam and floor
marathon|26.2 miles
referee|Blows the whistle`,
  },
  {
    id: "summer",
    says: /\b(?:summer|beach|swimming pools?|sunny)\b/,
    words: `sunscreen|Rub it in before going out
lemonade|Sold at a stand for a quarter
sherbet|Cold, fruity and scooped
sandcastle|Gone with the tide
swimsuit|Wet all day
sunglasses|Dark lenses
barbecue|Smoke in the backyard
hammock|Swings between two trees
watermelon|Spit the seeds
fireflies|Tiny lights at dusk
flipflops|Noisy shoes
vacation|Out of office
sprinkler|Run through it
picnic|Ants come along
camping|Nights in a tent
fireworks|Fourth of July
sunburn|Forgot your shoulders
heatwave|Fans are sold out
surfboard|Waxed for the waves
snorkel|Breathe face down
seashell|Hold it to your ear
mosquito|Buzzes at bedtime
parasol|Shade on a pole
cannonball|Big splash
poolside|Where the loungers are
tanned|Brown from the sun
July|Month after June`,
  },
  {
    id: "tools",
    says: /\b(?:tools?|workshop|carpentry|diy|construction|builders?)\b/,
    words: `hammer|Drives nails
wrench|Turns bolts
pliers|Grip and bend wire
drill|Makes holes
chisel|Carves wood
ladder|Step by step up
shovel|Moves dirt
crowbar|Pries things open
screwdriver|Flat or Phillips
sandpaper|Makes wood smooth
toolbox|Carries everything
level|A bubble shows if it is straight
clamp|Holds while the glue dries
chainsaw|Loud cutter of trunks
hacksaw|Cuts metal
paintbrush|Bristles on a handle
roller|Paints walls fast
stapler|Bang, and paper is joined
vise|Iron grip on the bench
anvil|Blacksmith's block
pickaxe|Breaks rock
tweezers|For splinters
caliper|Measures thickness
hatchet|Small ax for kindling
mallet|Wooden or rubber head
soldering|Joining wires with melted metal
workbench|Where it all gets built`,
  },
  {
    id: "travel",
    says: /\b(?:travels?|traveling|vacations?|trips?|journeys?|airports?|tourism|tourists?)\b/,
    words: `passport|Stamped at the border
suitcase|Never closes easily
luggage|Goes around the carousel
airport|Gates and runways
ticket|Shown before boarding
hotel|Has a front desk
beach|Towels in the sand
camera|Hangs from a tourist's neck
souvenir|Magnet for the fridge
itinerary|Day by day plan
museum|Closed on Mondays, often
guidebook|Knows where to eat
hostel|Bunk beds and a shared kitchen
ferry|Takes cars across water
taxi|Yellow in New York
subway|Trains below the street
cruise|Floating resort
customs|Anything to declare?
terminal|One or two, check before you go
backpack|Everything on your shoulders
postcard|Wish you were here
layover|Hours between two flights
landmark|Eiffel Tower, for one
adventure|Not quite as planned
campsite|Tents and fire rings
reservation|Holds your table
departure|Opposite of arrival`,
  },
  {
    id: "vegetables",
    says: /\b(?:vegetables?|veggies?)\b/,
    words: `carrot|Orange root rabbits are drawn with
potato|Turns into fries
broccoli|Looks like a small tree
spinach|Leaves that shrink in the pan
cucumber|Cool and long, pickled when small
lettuce|Base of many salads
onion|Brings tears in the kitchen
garlic|A clove goes a long way
celery|Crunchy stalks with strings
cabbage|Rolled leaves, sauerkraut later
pumpkin|Carved in October
zucchini|Summer squash with an Italian name
eggplant|Shiny and purple
asparagus|Green spears in spring
radish|Small, red and peppery
turnip|Pale root, purple shoulders
parsnip|Looks like a white carrot
beet|Turns everything pink
leek|Long relative of the onion
pepper|Red, yellow or green bell
cauliflower|White head, often mashed or riced
artichoke|Eat it leaf by leaf to the heart
kale|Curly winter greens
fennel|Bulb that tastes of licorice
okra|Green pods in gumbo
corn|Yellow kernels on a cob
shallot|Small, mild and good in dressing`,
  },
  {
    id: "verbs",
    says: /\b(?:verbs?|english (?:words|vocabulary|learners?)|learn(?:ing)? english|esl|vocabulary)\b/,
    words: `borrow|Take and give back later
carry|Hold while walking
choose|Pick one of several
arrive|Come to a place
forget|Not remember
promise|Say you surely will
whisper|Speak very softly
explain|Make clear
decide|Make up your mind
improve|Get better
invite|Ask someone to come
laugh|Show that it is funny
listen|Use your ears
repair|Make it work again
search|Look for
share|Give a part to others
travel|Go far away
understand|Know what it means
wait|Stay until it comes
wonder|Ask yourself
worry|Think about bad things
allow|Let someone do it
avoid|Stay away from
compare|Look at what is alike
describe|Say what it looks like
follow|Go behind
offer|Say someone can have it
prefer|Like better
remind|Help someone not to forget
suggest|Give an idea`,
  },
  {
    id: "weather",
    says: /\b(?:weather|climate|storms?|forecasts?|meteorology|rain)\b/,
    words: `thunder|Follows the flash
lightning|Bright zigzag in the sky
rainbow|Seven colors after a shower
tornado|Funnel that touches the ground
hurricane|Storm with an eye and a name
blizzard|Snow and strong wind together
drizzle|Very fine rain
hailstone|Falling lump of ice
sunshine|What picnics need
forecast|Tomorrow, as predicted today
humidity|Water in the air
breeze|Gentle wind
frost|White grass in the morning
cloudy|Gray overhead
foggy|Hard to see the road
drought|Too long without rain
flood|River over its banks
monsoon|Rainy season in South Asia
thermometer|Shows degrees
barometer|Measures air pressure
umbrella|Opens when drops fall
snowflake|Has six sides
icicle|Hangs from the roof in winter
heatwave|Days of high temperatures
avalanche|Snow sliding down a slope
temperature|Fahrenheit or Celsius
puddle|Jump in with boots`,
  },
  {
    id: "winter",
    says: /\b(?:winter|snow|snowy|skiing|ice(?! cream))\b/,
    words: `snowman|Coal eyes
snowball|Packed and thrown
icicle|Drips from the gutter
mittens|Thumbs apart
scarf|Wool around the neck
sled|Downhill fun
skates|Blades for the pond
skiing|Two boards on the slope
blizzard|School is canceled
frost|Ferns on the window
shovel|Clears the driveway
fireplace|Crackles in the evening
cocoa|Hot, with marshmallows
January|First month
penguin|Lives far south
igloo|Dome of blocks
avalanche|Danger on the slope
boots|Waterproof and lined
sweater|Knitted by Grandma
blanket|Shared on the couch
glove|Always one missing
frozen|Hard as ice
hockey|Puck on the pond
slush|Gray and wet by the curb
earmuffs|Fluffy and warm at the sides of your head
solstice|Shortest day
hibernate|What bears do`,
  },
];
