import type { BingoSet } from "./sets.ts";

/** Sets museum to zoo, by name. */
export const BINGO_M_Z: readonly BingoSet[] = [
  {
    id: "museum",
    says: /\b(?:museums?|galler(?:y|ies)|exhibitions?|exhibits?)\b/,
    words: `Portrait with a dog
Very small painting
Huge gold frame
Statue missing an arm
Bowl of fruit
Ship in a storm
Sleeping guard
School group
"Do not touch" sign
Audio guide
Someone sketching
Mummy
Dinosaur bone
Suit of armor
Old coins
Broken pot
Blue painting
All-white painting
"I could do that"
Bench for tired feet
Creaky floor
Crown or tiara
Map of the world
Horse on canvas
Painted cat
Gift shop
Lost in a wing
Baby in a painting
Selfie with a statue
Eyes that follow you`,
  },
  {
    id: "road-trip",
    says: /\b(?:road ?trips?|car (?:rides?|trips?|games?)|long drives?|highways?)\b/,
    words: `Cow in a field
Red truck
Motorcycle
Water tower
Are we there yet?
Out-of-state plate
Camper van
Gas station snack
Bridge over a river
Horse trailer
School bus
Wrong turn
Sing-along
Road work
Tractor
Police car
Wind turbine
Roadside diner
Rest-stop stretch
Bug on the windshield
Dog in a car window
Train alongside
Bike on a roof
Funny billboard
Hay bales
Tunnel
Old barn
Stuck behind a truck
Someone falls asleep
World's largest thing`,
  },
  {
    id: "school",
    says: /\b(?:schools?|classrooms?|teachers?|students?|first day of (?:school|class))\b/,
    words: `Bell rings
Homework forgotten
Pencil sharpened
Eraser shared
Pop quiz
Chair tips over
New haircut
Lost jacket
Paper airplane
Substitute teacher
Lunch trade
Line leader
Shoelace untied
Fire drill
Library book
Raised hand
Loud sneeze
"May I be excused?"
Marker dried out
Class pet
Field trip slip
Chalk dust
Locker stuck
Group work
Gold star
Teacher's coffee mug
Music practice next door
Backpack on the floor
Whispering
Recess`,
  },
  {
    id: "soccer",
    says: /\b(?:football match(?:es)?|football|soccer|world cup|penalty shoot-?outs?)\b/,
    words: `Corner kick
Header
Yellow card
Red card
Shot hits the post
Diving save
Penalty
Offside flag
Throw-in
Free kick
Player rolls on the turf
Coach throws his arms up
Fans sing
Substitution
Own goal
Captain talks to the ref
Knee slide
Shirt pulled
Ball over the stand
Stoppage time
Goal ruled out
Video check
Lucky scarf
Nutmeg
Goalkeeper time-wasting
Flares or smoke
Kid waves at the camera
Wall of players
Hat trick
Shirts swapped`,
  },
  {
    id: "supermarket",
    says: /\b(?:supermarkets?|grocer(?:y|ies)|shopping|stores?|malls?)\b/,
    words: `Squeaky cart
Free sample
Only one lane open
Abandoned lettuce
Toddler in the cart
Price check
Forgot the list
Item with no bar code
Aisle blocked
Melon tapped
Coupons
Broken jar
Self-checkout error
Coins counted slowly
Reusable bag forgotten
Candy at the register
Loud freezer door
Bananas, very green
Neighbor spotted
Last carton of eggs
Phone call in aisle 5
Flowers by the door
Song from the '80s
Out of stock
Cart races cart
Bread squeezed
Wrong line again
Pallet in the way
Cheese counter
Rain on the way out`,
  },
  {
    id: "vacation",
    says: /\b(?:vacations?|holidays?|trips?|travel(?:ing)?|cruises?|hotels?)\b/,
    words: `Forgot the charger
Suitcase unpacked badly
First ice cream
Room key fails
Great view
Nap right away
Lost on the way
Sunscreen opened
Out-of-office reply
Map upside down
Local dish tried
Photo of every meal
Hat bought
Wrong adapter
Swimsuit on by noon
Someone checks email
Bed tested
Towel reserved
First sunburn
"We could live here"
Postcard rack
Stray cat adopted
Menu pointed at
New word learned
Overpacked shoes
Bus just missed
Late check-in
Toothbrush left at home
Sunset picture
Asleep by nine`,
  },
  {
    id: "video-calls",
    says: /\b(?:video (?:calls?|chats?|conferences?|meetings?)|virtual meetings?|online meetings?|remote (?:work|meetings?)|home office|webcams?)\b/,
    words: `"You're on mute"
Cat on the keyboard
Frozen face
"Can you see my screen?"
Wrong screen shared
Child walks in
Dog barks
Doorbell
Echo
Odd virtual background
Only a forehead
Camera off
Two people start at once
"No, you go ahead"
Late by five minutes
Audio drops out
Lawn mower outside
"Let me reconnect"
Eating on camera
Ceiling view
Typing noises
"I have a hard stop"
Thumbs-up sticker
Awkward goodbye wave
Recording started
Sunlight on one face
Robot voice
"Sorry, I was on mute"
Pajama pants spotted
Thirty tabs open`,
  },
  {
    id: "wedding",
    says: /\b(?:weddings?|brides?|bridal|bachelorette|receptions?|rehearsal dinners?)\b/,
    words: `First kiss
Happy tears
Ring bearer runs
Flower girl stops
Best man's story
Long toast
Clinking glasses
Bouquet toss
Cake in the face
First dance
Grandma dances
Crying dad
Shoes off
Conga line
Tie around the head
Late guest
Something blue
Loud hiccup
Vows from a phone
Selfie with the couple
Kids under a table
Photo booth props
Open bar line
Line dance
Veil in the wind
Rice or petals
Rain for luck
Lost name card
Slow song
Sparkler send-off`,
  },
  {
    id: "zoo",
    says: /\b(?:zoos?|safari|animals?|aquariums?)\b/,
    words: `Lion asleep
Monkey swinging
Elephant with dust
Giraffe eating leaves
Penguin waddle
Baby animal
Feeding time
Animal turns its back
Snake that hides
Tiger pacing
Peacock on the path
Turtle in the sun
Flamingos on one leg
Zebra
Hippo underwater
Parrot that talks
Bear scratching
Camel chewing
Otters playing
Bats upside down
Glass with nose prints
Stroller traffic jam
Goat eats a map
Cotton candy
Zookeeper with a bucket
Kid roars back
Crocodile not moving
Meerkat on guard
Face painting
Train ride`,
  },
];
