import type { WordTheme } from "./sets.ts";

/** Themes animals to emotions, by name. */
export const WORD_THEMES_A_E: readonly WordTheme[] = [
  {
    id: "animals",
    says: /\b(?:animals?|zoo|wildlife|mammals?|safari|creatures?)\b/,
    words: `giraffe|Tallest of them all
elephant|Gray giant with a trunk
kangaroo|Carries its young in a pouch
hedgehog|Rolls into a prickly ball
squirrel|Hides acorns for later
dolphin|Clever swimmer that breathes air
cheetah|Fastest runner on land
penguin|Waddles on ice in a tuxedo
crocodile|Long jaws in a lazy river
hamster|Stuffs its cheeks with seeds
octopus|Eight arms and three hearts
tortoise|Slow walker with a shell
raccoon|Masked visitor at the trash can
gorilla|Largest of the apes
leopard|Spotted cat that climbs trees
beaver|Builds dams with its teeth
camel|Desert traveler with a hump
otter|Floats on its back to eat
moose|Huge antlers, long legs
zebra|Striped relative of the horse
buffalo|Heavy grazer in a big herd
badger|Digger with a striped face
lobster|Heavy claws on the seabed
hyena|Its call sounds like a laugh
walrus|Whiskers and long tusks
chameleon|Changes its color
armadillo|Wears bony armor`,
  },
  {
    id: "birds",
    says: /\b(?:birds?|birding|birdwatching|ornithology)\b/,
    words: `sparrow|Small, brown and in every city
ostrich|Cannot fly, but outruns a horse
flamingo|Pink and often on one leg
pelican|Big pouch under its bill
peacock|Shows off a fan of eyes
parrot|Repeats what you say
falcon|Dives faster than any other
vulture|Cleans up what others leave
swallow|Forked tail, mud nest
penguin|Swims instead of flying
seagull|Will take your fries
pigeon|Finds its way home to the loft
canary|Yellow singer in a cage
woodpecker|Drums on tree trunks
kingfisher|Blue flash over the stream
hummingbird|Hovers while it drinks nectar
toucan|Enormous colorful beak
albatross|Wings wider than any other
magpie|Black, white and chatty
cuckoo|Leaves its eggs to others
robin|Red breast, early riser
heron|Stands still in shallow water
swan|White neck in an S
raven|Large, black and very smart
goose|Honks and flies in a V
finch|Small seed eater with a stout bill
crane|Tall dancer, folded in paper too`,
  },
  {
    id: "body",
    says: /\b(?:bod(?:y|ies)|anatomy|organs?|human body|bones?)\b/,
    words: `shoulder|Holds up your backpack
elbow|Bends in the middle of the arm
knee|Bends in the middle of the leg
ankle|Just above the foot
wrist|Where a watch goes
finger|Five on each hand, thumb included
stomach|Growls before lunch
heart|Pumps blood day and night
lungs|Fill with air
liver|Large organ that filters blood
kidney|You have two, shaped like beans
brain|Weighs about three pounds
muscle|Pulls your bones into motion
skeleton|206 bones together
tongue|Tastes and talks
throat|Sore when you catch a cold
eyebrow|Raised in surprise
eyelash|Fringe that keeps dust out
forehead|Above the eyes
cheek|Turns red in the cold
chin|Below the mouth
spine|Column of 33 small bones
thumb|Up means good
calf|Back of the lower leg
artery|Carries blood from the heart
tendon|Ties muscle to bone
nostril|One of two in your nose`,
  },
  {
    id: "camping",
    says: /\b(?:camping|campfires?|hiking|hikes?|outdoors|scouts?|wilderness)\b/,
    words: `tent|Poles, pegs and a zipper
campfire|Stories are told around it
lantern|Light on the picnic table
backpack|Straps and pockets
compass|Which way is north?
bedroll|Unfolded for the night
marshmallow|Toasted on a stick
flashlight|Makes shadows on canvas
hammock|Bed between two trees
canteen|Water on your belt
matches|Keep them dry
kindling|Small sticks to start with
firewood|Stacked and dry
trail|Marked with blazes
hiking|Boots and blisters
canoe|Paddled across the lake
fishing|Rod, worm, patience
mosquito|Why you packed spray
raccoon|Finds your snacks
whistle|Three blasts for help
sunrise|First light over the lake
stars|So many without streetlights
cooler|Keeps drinks on ice
ranger|Knows the park
thermos|Coffee that stays hot
blister|New boots
waterfall|Loud at the end of the path`,
  },
  {
    id: "capitals",
    says: /\b(?:capitals?|capital cit(?:y|ies))\b/,
    words: `Paris|Capital of France
London|Capital of the United Kingdom
Madrid|Capital of Spain
Lisbon|Capital of Portugal
Rome|Capital of Italy
Athens|Capital of Greece
Vienna|Capital of Austria
Berlin|Capital of Germany
Warsaw|Capital of Poland
Prague|Capital of the Czech Republic
Budapest|Capital of Hungary
Stockholm|Capital of Sweden
Oslo|Capital of Norway
Helsinki|Capital of Finland
Copenhagen|Capital of Denmark
Dublin|Capital of Ireland
Ottawa|Capital of Canada
Havana|Capital of Cuba
Lima|Capital of Peru
Santiago|Capital of Chile
Cairo|Capital of Egypt
Nairobi|Capital of Kenya
Tokyo|Capital of Japan
Seoul|Capital of South Korea
Beijing|Capital of China
Bangkok|Capital of Thailand
Canberra|Capital of Australia
Wellington|Capital of New Zealand`,
  },
  {
    id: "christmas",
    says: /\b(?:christmas|xmas|advent|santa|holiday season)\b/,
    words: `reindeer|Pulls the sleigh
sleigh|Lands on the roof
present|Wrapped with a bow
stocking|Hangs by the chimney
ornament|Shiny and fragile on a branch
mistletoe|Kiss below it
wreath|Green circle on the door
carol|Sung from house to house
candle|Lit in the window
tinsel|Silver strands
gingerbread|Spiced cookies for a small house
eggnog|Creamy drink in a punch bowl
chimney|Santa's way in
snowman|Carrot nose
candy|Cane with red stripes
angel|Top of the tree
star|Led the wise men
bells|Jingle
holly|Red berries, prickly leaves
garland|Runs along the banister
fruitcake|Passed on from year to year
manger|Bed in the stable
shepherd|Watched the flock by night
ribbon|Curled with scissors
chestnut|Roasts on an open fire
workshop|Where the elves build toys
December|Month with the 25th that counts`,
  },
  {
    id: "cities",
    says: /\b(?<!capital )(?:cit(?:y|ies)|towns?|skylines?)\b/,
    words: `Chicago|Windy place on Lake Michigan
Boston|A famous tea party, 1773
Seattle|Rain, coffee and a Space Needle
Denver|Mile high
Houston|Mission Control is here
Dallas|Large and north in Texas
Miami|Beaches and Art Deco in Florida
Portland|Bridges and roses in Oregon
Memphis|Blues on Beale Street
Nashville|Home of country music
Toronto|CN Tower
Montreal|French-speaking, on the St. Lawrence
Barcelona|Gaudi's tall church
Venice|Canals instead of streets
Florence|Where Michelangelo carved David
Milan|Fashion and an enormous cathedral
Munich|Beer gardens in Bavaria
Hamburg|Big port on the Elbe
Amsterdam|Bicycles and canal houses
Istanbul|Once called Constantinople
Mumbai|Home of Bollywood
Shanghai|Towers on the Huangpu
Sydney|Opera house shaped like sails
Melbourne|Trams and laneways in Victoria
Kyoto|A thousand temples in Japan
Edinburgh|Castle on a Scottish rock
Marrakesh|Red walls and a busy market`,
  },
  {
    id: "clothes",
    says: /\b(?:clothes|clothing|fashion|outfits?|wardrobe|garments?)\b/,
    words: `sweater|Knitted for cold days
jacket|Goes over the shirt
trousers|Formal word for pants
jeans|Blue denim
mittens|Gloves without fingers
scarf|Wrapped around the neck
raincoat|For wet days
sneakers|Shoes with laces and rubber soles
sandals|Open shoes for summer
slippers|Shoes for the living room
pajamas|Worn to bed
bathrobe|Soft coat after the shower
uniform|All in the team wear the same
tuxedo|Black tie
necktie|Knotted under the collar
blouse|Dressy top with buttons
skirt|Hangs from the waist
cardigan|Knit that buttons in front
overalls|Bib and straps
vest|No sleeves
belt|Keeps pants up
stocking|Hung by the fireplace in December
bonnet|Tied under the chin
poncho|A blanket with a hole for the head
hoodie|Sweatshirt that covers your head
zipper|Teeth that close a coat
pocket|Where keys and tissues live`,
  },
  {
    id: "computers",
    says: /\b(?:computers?|technology|tech|hardware|internet|gadgets?)\b/,
    words: `keyboard|Letters under your fingers
monitor|What you look at
printer|Out of ink again
laptop|Folds shut
mouse|Clicks
speaker|Plays the sound
router|Blinks and brings the internet
server|Hums in a data center
browser|Opens websites
software|Programs
hardware|What you can touch
password|Keep it secret
download|From the net to you
folder|Holds files
desktop|Icons and a wallpaper
database|Tables full of records
network|Machines that talk
virus|Spreads from file to file
firewall|Guards the connection
backup|A second copy
memory|Measured in gigabytes
processor|Does the calculating
battery|Empty at the wrong time
webcam|Small eye above the screen
cursor|Blinks where you type
pixel|Smallest dot of a picture
scanner|Turns paper into a file`,
  },
  {
    id: "countries",
    says: /\b(?:countr(?:y|ies)|nations?|flags?)\b/,
    words: `Canada|Maple leaf on the flag
Brazil|Home of most of the Amazon
Mexico|Southern neighbor of the US
Japan|Land of Mount Fuji
Norway|Fjords and midnight sun
Egypt|Pyramids on the Nile
Kenya|Safari and long-distance runners
Italy|Shaped like a boot
Greece|Birthplace of the Olympics
Portugal|West of Spain
Germany|Its capital is Berlin
Poland|Warsaw and Krakow
Sweden|Stockholm and cinnamon buns
Finland|Saunas and a thousand lakes
Iceland|Geysers and glaciers
Ireland|The Emerald Isle
Turkey|On two continents, Europe and Asia
India|Taj Mahal
Nepal|Mount Everest on its border
Vietnam|Its capital is Hanoi
Thailand|Its capital is Bangkok
Australia|A country and a continent
Argentina|Tango and Patagonia
Peru|Machu Picchu
Chile|Long and narrow by the Pacific
Morocco|Marrakesh and the Atlas Mountains
Jamaica|Birthplace of reggae
Cuba|Its capital is Havana`,
  },
  {
    id: "easter",
    says: /\b(?:easter|bunn(?:y|ies)|egg hunts?)\b/,
    words: `bunny|Hops with a basket
basket|Full of green paper grass
chocolate|Hollow rabbit
jellybean|Small, shiny and sweet
tulip|Spring bulb
daffodil|Yellow spring bloom
lamb|Young sheep
chick|Just out of the egg
bonnet|Hat for the parade
parade|March in spring hats
Sunday|Day of the feast
church|Bells ring in the morning
lily|White trumpet flower
spring|Season of the feast
carrot|Left out for the rabbit
rabbit|Long ears
ribbon|Bow on the basket handle
nest|Where the eggs are laid
candy|Fills plastic eggs
brunch|Ham and deviled eggs at eleven
hidden|Like eggs in the tall grass
picnic|Blanket on the lawn
blossom|White on the cherry tree
pastel|Soft pink or blue
feather|Yellow and fluffy
meadow|Grass and flowers`,
  },
  {
    id: "elements",
    says: /\b(?:chemistry|chemical elements?|elements?|periodic table)\b/,
    words: `hydrogen|H, the lightest
helium|He, fills balloons
lithium|Li, in batteries
carbon|C, in diamonds and pencils
nitrogen|N, most of the air
oxygen|O, what we breathe in for
fluorine|F, its salts are in toothpaste
neon|Ne, glows in signs
sodium|Na, half of table salt
magnesium|Mg, burns bright white
aluminum|Al, light metal for foil
silicon|Si, in chips and sand
phosphorus|P, on the side of matchboxes
sulfur|S, smells of rotten eggs in hot springs
chlorine|Cl, in pool water
argon|Ar, lazy gas in light bulbs
potassium|K, plenty in bananas
calcium|Ca, for bones
titanium|Ti, strong, light, used for implants
iron|Fe, rusts
nickel|Ni, also a five-cent coin
copper|Cu, in wires and pennies
zinc|Zn, coats steel buckets
silver|Ag, medal for second place
iodine|I, added to salt
gold|Au, never rusts
mercury|Hg, liquid metal
lead|Pb, heavy and gray
uranium|U, fuel of reactors`,
  },
  {
    id: "emotions",
    says: /\b(?:emotions?|feelings?|moods?)\b/,
    words: `happy|All is well
angry|Red in the face
excited|Can hardly wait
nervous|Butterflies in the stomach
proud|Well done, me
jealous|I want what you have
lonely|Nobody around
curious|Wants to know more
grateful|Full of thanks
hopeful|Tomorrow looks better
scared|Heart beats fast in the dark
surprised|Did not see that coming
confused|What do you mean?
bored|Nothing to do
relaxed|Feet up, eyes closed
ashamed|Eyes on the floor
guilty|It was my fault
cheerful|Whistles while working
gloomy|Rain inside
anxious|What if it goes wrong?
calm|Slow breath
confident|I can do this
annoyed|That noise again
shocked|Speechless
delighted|What a lovely present
worried|No sleep tonight
tender|Soft and loving`,
  },
];
