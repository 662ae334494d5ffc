import type { WordTheme } from "./sets.ts";

/** Themes jobs to programming, by name. */
export const WORD_THEMES_I_R: readonly WordTheme[] = [
  {
    id: "jobs",
    says: /\b(?:jobs?|professions?|occupations?|careers?)\b/,
    words: `teacher|Stands before a class
doctor|Asks where it hurts
nurse|Looks after patients
plumber|Fixes leaks
electrician|Works with wires
carpenter|Builds with wood
baker|Starts work at three in the morning
butcher|Cuts steaks
farmer|Has cows or fields
pilot|Flies the plane
sailor|Works on a ship
firefighter|Climbs ladders with a hose
detective|Looks for clues
lawyer|Speaks in court
judge|Wears a robe and decides
dentist|Wants you to open wide
surgeon|Operates
librarian|Knows where the book is
journalist|Writes the news
painter|Works with brush and roller
tailor|Shortens your sleeves
waiter|Takes your order
mechanic|Lies under cars
gardener|Trims the hedges
architect|Draws houses before they exist
accountant|Busy in April
scientist|Works in a lab`,
  },
  {
    id: "kitchen",
    says: /\b(?:kitchens?|cooking|baking|utensils?|cookware)\b/,
    words: `spatula|Flips pancakes
whisk|Beats eggs
ladle|Serves soup
colander|Drains pasta
skillet|Flat pan for frying
saucepan|Small pot with a handle
grater|Turns cheese into shreds
peeler|Undresses potatoes
oven|Bakes at 350 degrees
toaster|Makes bread jump
blender|Loud maker of smoothies
kettle|Whistles when ready
freezer|Keeps ice cream hard
microwave|Hums, then beeps
dishwasher|Cleans plates overnight
faucet|Where the water comes out
napkin|On your lap at dinner
apron|Keeps your shirt clean
corkscrew|Opens a bottle of wine
teaspoon|A third of a tablespoon
strainer|Keeps seeds out of the juice
mixer|Kneads and beats by motor
saucer|Small plate under a cup
platter|Carries the turkey to the table
cupboard|Home of the plates
recipe|Tells the cook what to do
tongs|Grab the hot corn`,
  },
  {
    id: "money",
    says: /\b(?:money|finance|financial|business|economics|banking|banks?|savings?)\b/,
    words: `dollar|Hundred cents
penny|One cent
budget|Plan for spending
savings|Kept for later
salary|Paid each month
invoice|Asks for payment
receipt|Proof from the register
discount|Price goes down
interest|What a loan costs
mortgage|Loan for a house
account|Has a number and a balance
balance|What is left
wallet|Folded in a pocket
cashier|Works at the register
currency|Euro or yen
profit|Income minus costs
credit|Buy now, pay later
refund|Cash back for a returned shirt
stocks|Shares of companies
investor|Hopes for growth
insurance|Pays after the storm
pension|After a working life
auction|Going, going, gone
bargain|Cheaper than expected
deposit|Put into the bank
coupon|Clipped for groceries
donation|Given to a good cause`,
  },
  {
    id: "music",
    says: /\b(?:music|musical|instruments?|orchestra|songs?|bands?)\b/,
    words: `guitar|Six strings
violin|Held under the chin
piano|88 keys
trumpet|Three valves and a bright sound
trombone|Has a long slide
clarinet|Black woodwind with a single reed
flute|Blown across, held sideways
saxophone|Brass, but counted as woodwind
cello|Played sitting, between the knees
drum|Beaten with sticks
harp|Dozens of strings, often angelic
banjo|Twangs in bluegrass
ukulele|Four strings from Hawaii
accordion|Squeezed in and out
organ|Pipes in a church
tambourine|Shaken jingles
melody|The part you hum
rhythm|The pattern of beats
chorus|Everyone sings along here
harmony|Notes that sound good together
concert|People buy tickets to hear it
composer|Writes the notes
conductor|Leads with a baton
orchestra|Strings, winds, brass and drums
soprano|Highest voice
lullaby|Sung at bedtime
encore|Asked for after the last song`,
  },
  {
    id: "mythology",
    says: /\b(?:mytholog(?:y|ies)|myths?|greek gods?|gods?|legends?)\b/,
    words: `Zeus|Throws thunderbolts
Athena|Wisdom, with an owl
Apollo|Sun, music and oracles
Poseidon|Rules the sea with a trident
Hermes|Messenger with winged sandals
Aphrodite|Born from sea foam
Hades|Lord of the underworld
Artemis|Huntress under the moon
Hercules|Twelve labors
Odysseus|Took ten years to sail home
Achilles|Weak at the heel
Medusa|Snakes for hair
Pegasus|Horse with wings
Minotaur|Bull in the maze
Cyclops|Only one eye
Icarus|Flew too near the sun
Pandora|Opened the jar
Phoenix|Rises from the ashes
Cerberus|Dog with three heads
Sphinx|Asks riddles
Centaur|Half man, half horse
Odin|One-eyed father of Norse gods
Thor|Hammer and thunder
Loki|Norse trickster
Anubis|Egyptian with a jackal's head
Osiris|Egyptian ruler of the dead
Titan|Older than the Olympians`,
  },
  {
    id: "programming",
    says: /\b(?:programming|coding|code(?! ?words?)|coders?|programmers?|developers?|software)\b/,
    words: `variable|Name for a value
function|Takes arguments, returns a result
loop|Runs again and again
array|Values in order
string|Text in quotes
integer|Whole number
boolean|True or false
compiler|Source in, program out
debugger|Steps through line by line
syntax|Grammar of code
algorithm|Steps that solve a problem
recursion|Calls itself
object|Has properties and methods
class|Blueprint for objects
method|Belongs to a class
parameter|Listed in the parentheses
comment|Ignored by the machine
bracket|Square or curly
semicolon|Ends a line in C
library|Code others wrote
framework|It calls your code
database|Answers queries
interface|A promise of methods
exception|Thrown and caught
iterator|Gives the next item
pointer|Holds an address
commit|Saved with a message`,
  },
];
