import type { WordTheme } from "./sets.ts";

/** Themes family to house, by name. */
export const WORD_THEMES_F_H: readonly WordTheme[] = [
  {
    id: "family",
    says: /\b(?:famil(?:y|ies)(?![- ](?:friendly|game|night))|relatives?|relations)\b/,
    words: `mother|Mom
father|Dad
sister|Same parents, a girl
brother|Same parents, a boy
grandmother|Mom's mom
grandfather|Dad's dad
uncle|Dad's brother
aunt|Mom's sister
cousin|Child of your aunt
nephew|Your sister's son
niece|Your brother's daughter
daughter|A girl to her parents
husband|Married man
wife|Married woman
twins|Born on one day
parents|They raised you
children|Sons and daughters
stepmother|Dad's new wife
godfather|Holds the baby at the christening
ancestor|Lived long before you
baby|Cannot walk yet
toddler|Just learned to walk
teenager|Thirteen to nineteen
sibling|Brother or sister
relative|Anyone in the family tree
wedding|Two families meet
reunion|Everyone in matching T-shirts`,
  },
  {
    id: "fantasy",
    says: /\b(?:fantasy|dragons?|fairy ?tales?|magic|wizards?|witch(?:es)?|unicorns?|dungeons?)\b/,
    words: `dragon|Sleeps on gold
unicorn|Horse with one horn
wizard|Long beard and staff
witch|Stirs a cauldron
castle|Towers and drawbridge
goblin|Small, green and sneaky
dwarf|Bearded miner
giant|Lives up the beanstalk
mermaid|Half fish
griffin|Eagle in front, lion behind
troll|Waits under the bridge
potion|Bottled magic
dungeon|Dark rooms below
crystal|Glows in the cave
amulet|Worn around the neck for protection
sorcerer|Born with powers
prophecy|Words about the chosen one
kingdom|Ruled from a throne
knight|Serves the crown
quest|Long search for something lost
scroll|Rolled up and sealed with wax
enchanted|Under a spell
werewolf|Howls at the full moon
vampire|Avoids garlic
cauldron|Large black pot
portal|Door to another world
elves|Pointed ears and long bows`,
  },
  {
    id: "film",
    says: /\b(?:films?|movies?|cinema|hollywood|theaters?|actors?)\b/,
    words: `director|Calls action and cut
actor|Learns lines
camera|Rolls before the scene
script|Dialogue on paper
scene|Shot between two cuts
trailer|Two minutes of the best parts
sequel|Part two
comedy|Makes you laugh
thriller|Keeps you on the edge of your seat
western|Hats, horses and a duel
musical|They break into song
cartoon|Drawn frame by frame
animation|Drawings that move
costume|What the character wears
makeup|Takes hours for a monster
stunt|Done by a trained double
popcorn|Salted or buttered
premiere|First night on the red carpet
credits|Names at the end
subtitle|Dialogue to read
soundtrack|All the music
villain|Has the better lines
dialogue|What people say to each other
screenplay|Story in scenes
closeup|Face fills the frame
flashback|Shows what happened before
cliffhanger|Ends at the worst moment`,
  },
  {
    id: "food",
    says: /\b(?:foods?|meals?|dish(?:es)?|snacks?|dinner|lunch|breakfast|restaurants?)\b/,
    words: `pancake|Flipped in a pan, eaten with syrup
spaghetti|Long strings on a fork
sandwich|Something between two slices
omelet|Beaten eggs, folded over
lasagna|Flat pasta in layers
burrito|Rolled tortilla, well filled
dumpling|Little dough parcel in broth
noodle|Long and slurped from soup
sausage|Sizzles on the grill
meatball|Rolled by hand, served with sauce
pretzel|Salty knot
waffle|A grid that holds the syrup
muffin|Small cake in a paper cup
biscuit|Served with gravy in the South
porridge|Oats cooked in milk
risotto|Stirred rice from Italy
chowder|Thick soup with clams
quiche|Savory egg tart
falafel|Fried balls of chickpeas
hummus|Chickpea dip
goulash|Hungarian stew with paprika
croissant|Flaky crescent from Paris
popcorn|Loud kernels at the movies
casserole|Baked in a deep dish
meatloaf|Ground beef in a bread shape
salad|Bowl of leaves and dressing
bagel|Boiled before baking, hole in the middle`,
  },
  {
    id: "fruit",
    says: /\b(?:fruits?|berr(?:y|ies))\b/,
    words: `banana|Comes in its own yellow wrapper
cherry|Two on a stem
pineapple|Spiky crown on top
mango|Juicy, with one big flat stone
strawberry|Wears its seeds outside
raspberry|Red and hollow when picked
blueberry|Small, round, good in muffins
watermelon|Green outside, red inside
grape|Grows in bunches for wine
lemon|Makes you squint
apricot|Orange cousin of the plum
peach|Fuzzy skin
papaya|Tropical, full of black seeds
coconut|Hard shell, white flesh, clear water
avocado|The green one in guacamole
pomegranate|Hundreds of red jewels inside
kiwi|Brown and furry, green within
plum|Becomes a prune
pear|Narrow at the top, wide below
lime|Small, green and sour
orange|Same name as its color
melon|Honeydew is one
currant|Tiny, black or red, for jelly
cranberry|Sauce at Thanksgiving
nectarine|A smooth peach
tangerine|Easy to peel in winter
grapefruit|Large, pink and a little bitter`,
  },
  {
    id: "garden",
    says: /\b(?:gardens?|gardening|flowers?|plants?|spring)\b/,
    words: `tulip|Bulb flower linked with Holland
daffodil|Yellow trumpet in March
sunflower|Tall, with a face full of seeds
daisy|She loves me, she loves me not
lavender|Purple and good in sachets
orchid|Elegant plant on the windowsill
peony|Big ruffled blossom in May
marigold|Orange border plant
violet|A flower and a color
hyacinth|Spring bulb with a strong scent
shovel|Digs holes
rake|Gathers leaves
trowel|Hand tool for planting bulbs
wheelbarrow|Hauls dirt on a single tire
greenhouse|Glass walls for tomatoes
compost|Kitchen scraps become soil
fertilizer|Food for plants
seedling|A plant a few days old
hedge|A living fence
lawn|Mowed on Saturday
mulch|Bark spread over a bed
sprinkler|Waters the grass in circles
ladybug|Red helper that eats aphids
earthworm|Loosens soil from below
pollen|Makes you sneeze
petal|One piece of a blossom
thorn|Guards the rose`,
  },
  {
    id: "geography",
    says: /\b(?:geography|maps?|continents?|landscapes?|rivers?|mountains?)\b/,
    words: `continent|There are seven
mountain|Everest is the highest
volcano|Vesuvius is one
desert|The Sahara is the largest hot one
glacier|Ice that moves
canyon|The Colorado carved a grand one
valley|Low land between hills
plateau|High and flat
peninsula|Florida is one
island|Surrounded by water
archipelago|A group of isles
equator|Zero degrees latitude
latitude|Distance north or south
longitude|Distance east or west
hemisphere|Half of the globe
delta|Where a river fans out
lagoon|Shallow water behind a sandbar
waterfall|Niagara is a famous one
rainforest|Wet, green and full of life
tundra|Cold plain without trees
savanna|Grassland with lions
prairie|Grassland in the Midwest
fjord|Deep inlet in Norway
strait|Narrow water like Gibraltar
border|Line between countries
atlas|Book of maps
compass|Needle that finds north`,
  },
  {
    id: "halloween",
    says: /\b(?:halloween|spooky|haunted|ghosts?|monsters?|scary|trick or treat)\b/,
    words: `pumpkin|Carved with a grin
ghost|A sheet with two eyes
witch|Rides a broom
vampire|Sleeps in a coffin
skeleton|Rattles in the closet
werewolf|Full moon trouble
zombie|Walks slowly, arms out
mummy|Wrapped in bandages
monster|Lives under the bed
costume|What will you go as?
candy|Goal of the night
lantern|Jack's is orange
cobweb|Sticky in old corners
spider|Eight legs on a thread
cauldron|Bubbles and steams
potion|Do not drink it
haunted|Like the house on the hill
graveyard|Stones in rows
tombstone|Rest in peace
coffin|Wooden bed of a vampire
midnight|Twelve strokes
broomstick|Flying transport
shadow|Follows you down the hall
scarecrow|Straw man in a field
goblin|Small and mischievous
mask|Hides your face
October|Tenth month`,
  },
  {
    id: "history",
    says: /\b(?:history|historical|historic|ancient (?:rome|egypt|greece|times|world)|middle ages|medieval)\b/,
    words: `pharaoh|Ruler of ancient Egypt
pyramid|Tomb at Giza
gladiator|Fought in the arena
emperor|Augustus was the first in Rome
castle|Home of a lord, with a moat
knight|Rode in armor
crusade|Medieval march to Jerusalem
Viking|Sailed longships from Scandinavia
samurai|Warrior of old Japan
monarchy|Rule by a king or queen
republic|State without a king
democracy|Rule by the people
revolution|France had one in 1789
colony|Thirteen of them in 1776
explorer|Magellan was one
pilgrim|Came on the Mayflower
pioneer|Went west in a wagon
empire|Rome had a vast one
treaty|Signed to end a war
parchment|Written on before paper was common
catapult|Threw stones at walls
archive|Where old papers are kept
plague|Black Death
renaissance|Age of Leonardo and Michelangelo
museum|Shows old things behind glass
dynasty|Ming was one
chariot|Two wheels and horses`,
  },
  {
    id: "house",
    says: /\b(?:houses?|homes?|furniture|rooms?|household)\b/,
    words: `kitchen|Where the fridge is
bedroom|Where you sleep
bathroom|Has a shower
basement|Below ground
attic|Under the roof
garage|For the car
hallway|Connects the rooms
staircase|Leads upstairs
balcony|Outside, with a railing
chimney|Smoke goes up here
window|Let the light in
curtain|Closed at night
carpet|Soft under bare feet
pillow|Under your head
blanket|Keeps you warm on the couch
mattress|Springs or foam
dresser|Drawers full of socks
bookshelf|Novels stand on it
armchair|Soft seat for one
sofa|Seat for three
lamp|Click, and there is light
mirror|Shows your face
doorbell|Ding dong
cupboard|Plates are inside
fireplace|Logs burn here
ceiling|Look up
mailbox|Letters arrive here`,
  },
];
