import type { BingoSet } from "./sets.ts";

/** Sets airport to football-game, by name. */
export const BINGO_A_F: readonly BingoSet[] = [
  {
    id: "airport",
    says: /\b(?:airports?|flights?|flying|airplanes?|planes?)\b/,
    words: `Gate change
Flight delayed
Lost boarding pass
Shoes off at security
Neck pillow on already
Someone runs to the gate
Crying baby
Overpriced sandwich
Outlet hunt
Asleep on the floor
Bag over the limit
Final boarding call
Group 5 lines up early
Duty-free perfume cloud
Moving walkway walker
Matching family shirts
Pilot with a coffee
Suitcase with a ribbon
Unattended bag warning
Long restroom line
Tiny bag of pretzels
Window shade argument
Applause on landing
Stands up too early
Last bag on the belt
Name sign at arrivals
Airport reunion hug
Therapy dog
Forgotten water bottle
Middle seat sigh`,
  },
  {
    id: "baby-shower",
    says: /\b(?:baby ?showers?|gender reveals?|new baby)\b/,
    words: `Tiny socks
Diaper cake
Rubber duck
Stuffed elephant
Hooded towel
Bib with a pun
Someone says "so tiny"
Guess the due date
Name suggestion
Birth story
Happy tears
Belly gets patted
Cupcakes
Punch bowl
Romper
Baby blanket
Teething ring
Board book
Night-light
Pacifier
Bottle set
Handmade hat
Advice nobody asked for
Grandma takes a picture
Ribbon saved for later
Wet wipes
Bath thermometer
Stroller talk
"You won't sleep again"
Group photo`,
  },
  {
    id: "beach",
    says: /\b(?:beach(?:es)?(?! wedding)|seaside|swimming pools?)\b/,
    words: `Sandcastle
Seagull steals food
Umbrella blows away
Beach volleyball
Someone buried in sand
Sunburned shoulders
Dog in the waves
Lost flip-flop
Ice-cream truck
Kite in the sky
Lifeguard whistle
Crab spotted
Perfect shell
Sandy sandwich
Book with wet pages
Portable speaker
Towel shaken upwind
Screech at cold water
Floating flamingo
Sailboat on the horizon
Asleep on a towel
Jellyfish
Metal detector
Paddleball
Sunscreen in the eye
Goggles tan
Beach wedding photo
Bucket and shovel
Sand in everything
Sunset applause`,
  },
  {
    id: "birdwatching",
    says: /\b(?:birdwatch(?:ing|ers?)|bird[- ]?watch(?:ing|ers?)|birding|birds?|nature walks?)\b/,
    words: `Robin
Blue jay
Cardinal
Woodpecker drumming
Hawk overhead
Duck with ducklings
Canada goose
Heron standing still
Crow calling
Sparrow in a bush
Owl heard, not seen
Hummingbird
Nest in a tree
Empty eggshell
Feather on the path
Bird bath splash
Swallows in flight
V of geese
Bird with a worm
Pigeon
Gull
Finch at a feeder
Chickadee
Bird singing on a wire
Squirrel raids a feeder
Tracks in the mud
Someone says "shh"
Binoculars fogged up
It flew off too soon
Mystery bird`,
  },
  {
    id: "christmas-film",
    says: /\b(?:christmas (?:films?|movies?|specials?)|holiday (?:films?|movies?)|christmas|xmas)\b/,
    words: `Small town in snow
Big-city career
Snowball fight
Cookie baking
Flour on a nose
Almost a kiss
Interrupted kiss
Mistletoe
Tree lot
Lost Christmas spirit
Bakery to be saved
Widowed dad
Wise grandmother
Santa might be real
Ugly sweater
Ice skating fall
Handsome carpenter
Old childhood friend
Cocoa with whipped cream
Flight canceled by snow
Town tree lighting
Evil developer
Missed phone call
Carolers at the door
Sleigh ride
Prince in disguise
Cute dog
Red coat
Snow starts to fall
Kiss at the end`,
  },
  {
    id: "conference",
    says: /\b(?:(?<!video )conferences?|keynotes?|summits?|trade (?:shows?|fairs?)|conventions?)\b/,
    words: `Lanyard tangle
Free tote bag
Mic not working
"Next slide, please"
Slide full of text
Demo fails
Speaker runs over time
Question is a comment
Coffee line
Out of vegetarian lunch
Name tag upside down
Sticker on a laptop
Rubber ducky giveaway
Business card traded
Room too cold
Standing room only
QR code on a slide
Photo of every slide
"Can you hear me?"
Pie chart
Outlet under a chair
Empty front row
Wrong room
Wi-Fi is down
Cat picture in a talk
Live poll
Old friend spotted
Panel agrees on all
Thank-you slide
Talk of next year`,
  },
  {
    id: "family-dinner",
    says: /\b(?:family (?:dinners?|gatherings?|reunions?|meals?)|thanksgiving|dinner part(?:y|ies)|relatives?)\b/,
    words: `"You've gotten so tall"
Second helping
Spilled drink
Kids' table
Story told every year
Phone at the table
Dog begs for scraps
Gravy boat empty
Someone brings a pie
Burned rolls
Recipe is a secret
Elbows on the table
Toast to the cook
Nap on the couch
Old photo album
Politics, quickly ended
"Are you eating enough?"
Unbuttoned pants
Leftovers packed
Extra folding chair
Late arrival
Vegetables hidden
Board game argument
Cousin with big news
Napkin on the floor
Grandpa's joke
Dishes volunteer
Weather talk
Group photo blink
Long goodbye at the door`,
  },
  {
    id: "football-game",
    says: /\b(?:american football|football (?:games?|sundays?|nights?|part(?:y|ies))|tailgat(?:e|es|ing)|touchdowns?|big game)\b/,
    words: `Touchdown
Field goal is good
Field goal missed
Interception
Fumble
Flag on the play
Coach yells
Quarterback sack
Two-point conversion
Punt
Instant replay
Challenge lost
Time-out
Fans do the wave
Face paint
Halftime show
Marching band
Touchdown dance
Mascot on camera
Foam finger
Nachos spilled
Tailgate grill
Hot dog vendor
Helmet comes off
Kicker is stretching
First down
False start
Hail Mary pass
Sideline interview
Two-minute warning`,
  },
];
