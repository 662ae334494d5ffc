import type { IconSet } from "./sets.ts";

/** Themes with their pictures; what is narrower comes before what is wider, so the first match is the one meant. */
export const ICON_SETS: readonly IconSet[] = [
  {
    id: "trains",
    says: /\b(?:trains?|railways?|railroads?|locomotives?|subways?|trams?|streetcars?)\b/,
    pieces:
      "train-front=Train tram-front=Streetcar train-track=Tracks train-front-tunnel=Tunnel ticket=Ticket luggage=Suitcase clock=Station_clock bridge=Bridge cable-car=Cable_car signpost=Signpost map=Route_map briefcase=Briefcase",
  },
  {
    id: "cars",
    says: /\b(?:cars?|autos?|automobiles?|racing|race cars?|traffic|driving|garages?)\b/,
    pieces:
      "car=Sedan car-front=Coupe car-taxi-front=Taxi van=Van caravan=Camper fuel=Gas_pump traffic-cone=Cone car-battery=Battery key-round=Car_key gauge=Speedometer wrench=Wrench parking-meter=Parking_meter road=Road engine=Engine",
  },
  {
    id: "vehicles",
    says: /\b(?:vehicles?|trucks?|buses|bus|tractors?|transport|transportation|bikes?|bicycles?|motorcycles?|motorbikes?)\b/,
    pieces:
      "car=Car bus=Bus truck=Truck bike=Bicycle motorbike=Motorcycle tractor=Tractor train-front=Train ambulance=Ambulance forklift=Forklift helicopter=Helicopter plane=Plane ship=Ship scooter=Scooter van=Van",
  },
  {
    id: "cats",
    says: /\b(?:cats?|kittens?|kitty|kitties)\b/,
    pieces:
      "cat=Cat paw-print=Paw fish=Fish rat=Mouse milk=Milk spool=Thread bird=Bird bell=Collar_bell package-open=Box sofa=Sofa feather=Feather heart=Cuddle",
  },
  {
    id: "dogs",
    says: /\b(?:dogs?|pupp(?:y|ies)|doggies|doggy|hounds?)\b/,
    pieces:
      "dog=Dog doghouse=Doghouse bone=Bone paw-print=Paw volleyball=Ball squirrel=Squirrel cat=Cat beef=Steak whistle=Whistle bath=Bath tree-deciduous=Tree sport-shoe=Chewed_shoe",
  },
  {
    id: "farm",
    says: /\b(?:farms?|farmers?|farm animals?|barns?|barnyard)\b/,
    pieces:
      "tractor=Tractor wheat=Wheat egg=Egg milk=Milk rabbit=Rabbit dog=Farm_dog cat=Barn_cat carrot=Carrot apple=Apple rat=Mouse piggy-bank=Pig bird=Bird shovel=Shovel fence=Fence",
  },
  {
    id: "pets",
    says: /\b(?:pets?)\b/,
    pieces:
      "cat=Cat dog=Dog rabbit=Rabbit fish=Fish bird=Bird turtle=Turtle rat=Rat snail=Snail squirrel=Squirrel paw-print=Paw bone=Bone doghouse=Doghouse",
  },
  {
    id: "dinosaurs",
    says: /\b(?:dinosaurs?|dinos?|fossils?|prehistoric|jurassic)\b/,
    pieces:
      "bone=Bone skull=Skull egg=Egg paw-print=Track shell=Ammonite tree-palm=Palm leaf=Leaf stone=Rock turtle=Turtle pickaxe=Pickaxe shovel=Shovel mountain=Mountain bug=Beetle shrimp=Shrimp",
  },
  {
    id: "fish",
    says: /\b(?:fish|fishes|fishing|aquariums?|goldfish)\b/,
    pieces:
      "fish=Fish shrimp=Shrimp turtle=Turtle shell=Shell fishing-rod=Fishing_rod fishing-hook=Hook waves-horizontal=Waves anchor=Anchor sailboat=Sailboat worm=Worm bubbles=Bubbles life-buoy=Life_ring",
  },
  {
    id: "pirates",
    says: /\b(?:pirates?|treasures?|treasure hunts?|buccaneers?)\b/,
    pieces:
      "skull=Skull anchor=Anchor ship-wheel=Helm map=Map coins=Coins gem=Jewel key-round=Key swords=Cutlasses compass=Compass barrel=Barrel sailboat=Ship scroll=Scroll shovel=Shovel tree-palm=Palm",
  },
  {
    id: "beach",
    says: /\b(?:beach(?:es)?|vacations?|holidays?|seaside|island|islands|tropical)\b/,
    pieces:
      "parasol=Beach_umbrella sun=Sun tree-palm=Palm shell=Shell ice-cream-cone=Ice_cream ball-wave=Beach_ball sailboat=Sailboat waves-horizontal=Waves glasses=Sunglasses luggage=Suitcase camera=Camera popsicle=Ice_pop kayak=Kayak cup-soda=Lemonade",
  },
  {
    id: "sea",
    says: /\b(?:seas?|oceans?|sailing|boats?|ships?|underwater|harbors?|marine|nautical|mermaids?)\b/,
    pieces:
      "fish=Fish shell=Shell anchor=Anchor turtle=Turtle shrimp=Shrimp sailboat=Sailboat ship=Ship lighthouse=Lighthouse ship-wheel=Helm waves-horizontal=Waves life-buoy=Life_ring kayak=Kayak snail=Sea_snail fishing-hook=Hook",
  },
  {
    id: "birds",
    says: /\b(?:birds?|owls?|parrots?|ducks?|chickens?|penguins?|birdwatching)\b/,
    pieces:
      "bird=Bird egg=Egg feather=Feather birdhouse=Birdhouse origami=Paper_crane binoculars=Binoculars worm=Worm nut=Acorn tree-deciduous=Tree cloud=Cloud wheat=Grain wind=Wind",
  },
  {
    id: "insects",
    says: /\b(?:insects?|bugs?|beetles?|butterfl(?:y|ies)|bees?|ants?|spiders?|creepy[- ]crawl(?:y|ies)|worms?|snails?)\b/,
    pieces:
      "bug=Beetle snail=Snail worm=Worm leaf=Leaf flower=Blossom flower-2=Daisy clover=Clover sprout=Sprout microscope=Microscope stone=Stone search=Magnifier lightbulb=Lamp",
  },
  {
    id: "animals",
    says: /\b(?:animals?|zoos?|safari|wildlife|wild|creatures?|jungle|rabbits?|bunn(?:y|ies)|squirrels?|pandas?|turtles?)\b/,
    pieces:
      "cat=Cat dog=Dog rabbit=Rabbit bird=Bird fish=Fish turtle=Turtle squirrel=Squirrel panda=Panda snail=Snail rat=Mouse bug=Beetle worm=Worm shrimp=Shrimp paw-print=Paw",
  },
  {
    id: "robots",
    says: /\b(?:robots?|androids?|bots?|machines?)\b/,
    pieces:
      "bot=Robot robot-arm=Robot_arm robot-vacuum=Robot_vacuum cpu=Chip battery-charging=Battery cog=Gear antenna=Antenna circuit-board=Circuit_board wrench=Wrench magnet=Magnet plug=Plug radar=Radar",
  },
  {
    id: "space",
    says: /\b(?:space|outer space|spaceships?|planets?|astronauts?|galax(?:y|ies)|rockets?|aliens?|universe|solar system|stars?|astronomy|moon)\b/,
    pieces:
      "rocket=Rocket earth=Earth moon=Moon sun=Sun star=Star galaxy=Galaxy orbit=Orbit satellite=Satellite satellite-dish=Dish telescope=Telescope eclipse=Eclipse atom=Atom bot=Robot radar=Radar",
  },
  {
    id: "weather",
    says: /\b(?:weather|storms?|rain|rainy|clouds?|seasons?|climate)\b/,
    pieces:
      "sun=Sun cloud=Cloud cloud-rain=Rain cloud-snow=Snow cloud-lightning=Thunder cloud-fog=Fog cloud-hail=Hail wind=Wind tornado=Tornado rainbow=Rainbow snowflake=Snowflake umbrella=Umbrella thermometer=Thermometer sunrise=Sunrise",
  },
  {
    id: "garden",
    says: /\b(?:gardens?|gardening|flowers?|floral|plants?|roses?|blossoms?|spring|botanical)\b/,
    pieces:
      "flower=Blossom flower-2=Daisy rose=Rose sprout=Sprout plant-pot=Potted_plant clover=Clover leaf=Leaf shrub=Shrub shovel=Shovel fence=Fence birdhouse=Birdhouse worm=Worm snail=Snail sun=Sun",
  },
  {
    id: "forest",
    says: /\b(?:forests?|trees?|woods?|woodland|nature|autumn|leaves|camping|hiking|outdoors)\b/,
    pieces:
      "tree-pine=Pine tree-deciduous=Oak trees=Grove leaf=Leaf nut=Acorn squirrel=Squirrel bird=Bird rabbit=Rabbit snail=Snail mountain=Mountain tent=Tent flame-kindling=Campfire axe=Axe footprints=Tracks",
  },
  {
    id: "vegetables",
    says: /\b(?:vegetables?|veggies?|salads?|vegan|vegetarian)\b/,
    pieces:
      "carrot=Carrot broccoli=Broccoli leafy-green=Lettuce bean=Bean avocado=Avocado salad=Salad soup=Soup wheat=Wheat sprout=Sprouts shovel=Shovel shopping-basket=Basket cooking-pot=Pot",
  },
  {
    id: "fruit",
    says: /\b(?:fruits?|apples?|bananas?|berr(?:y|ies)|cherr(?:y|ies)|oranges?|lemons?|citrus|grapes?|mangos?|mangoes|smoothies?)\b/,
    pieces:
      "apple=Apple banana=Banana cherry=Cherries grape=Grapes citrus=Lemon mango=Mango avocado=Avocado popsicle=Fruit_pop cup-soda=Smoothie shopping-basket=Basket tree-deciduous=Fruit_tree leaf=Leaf",
  },
  {
    id: "sweets",
    says: /\b(?:baker(?:y|ies)|baking|cakes?|sweets|cand(?:y|ies)|cookies?|desserts?|cupcakes?|donuts?|doughnuts?|ice cream|chocolates?|pastr(?:y|ies))\b/,
    pieces:
      "cake=Cake cake-slice=Cake_slice cupcake=Cupcake cookie=Cookie donut=Donut croissant=Croissant candy=Candy lollipop=Lollipop candy-cane=Candy_cane ice-cream-cone=Ice_cream ice-cream-bowl=Sundae dessert=Pudding popsicle=Ice_pop wheat=Wheat",
  },
  {
    id: "drinks",
    says: /\b(?:drinks?|coffees?|cafes?|teas?|beverages?|cocktails?|bars?|juices?|lemonade)\b/,
    pieces:
      "coffee=Coffee cup-soda=Soda glass-water=Water milk=Milk wine=Wine beer=Beer martini=Cocktail can-soda=Can bottle-wine=Bottle carton=Juice_carton bean=Coffee_bean citrus=Lemon barrel=Barrel",
  },
  {
    id: "kitchen",
    says: /\b(?:kitchens?|cooking|cooks?|chefs?|recipes?)\b/,
    pieces:
      "cooking-pot=Pot chef-hat=Chef_hat utensils=Cutlery refrigerator=Fridge microwave=Microwave egg-fried=Fried_egg soup=Soup_bowl coffee=Cup glass-water=Glass faucet=Faucet scale=Scale timer=Timer carrot=Carrot flame=Flame",
  },
  {
    id: "food",
    says: /\b(?:foods?|meals?|snacks?|burgers?|hamburgers?|pizzas?|restaurants?|lunch|dinner|breakfast|picnics?|grocer(?:y|ies)|supermarkets?)\b/,
    pieces:
      "pizza=Pizza hamburger=Burger sandwich=Sandwich soup=Soup salad=Salad egg-fried=Fried_egg drumstick=Drumstick ham=Ham cheese=Cheese bacon=Bacon croissant=Croissant apple=Apple carrot=Carrot popcorn=Popcorn",
  },
  {
    id: "tools",
    says: /\b(?:tools?|workshops?|diy|carpentry|carpenters?|construction|builders?|hardware|handyman)\b/,
    pieces:
      "hammer=Hammer wrench=Wrench drill=Drill axe=Axe shovel=Shovel pickaxe=Pickaxe ruler=Ruler paintbrush=Brush paint-roller=Roller toolbox=Toolbox screw=Screw bolt=Bolt hard-hat=Hard_hat pocket-knife=Pocket_knife",
  },
  {
    id: "music",
    says: /\b(?:music|musical|musicians?|instruments?|songs?|bands?|orchestras?|concerts?|guitars?|pianos?|drums?)\b/,
    pieces:
      "guitar=Guitar guitar-electric=Electric_guitar piano=Piano drum=Drum mic-vocal=Microphone eighth-note=Note eighth-notes=Melody clef-treble=Treble_clef metronome=Metronome headphones=Headphones disc-3=Record turntable=Turntable speaker=Speaker boom-box=Boom_box",
  },
  {
    id: "football",
    says: /\b(?:footballs?|soccer|rugby|world cup|touchdowns?)\b/,
    pieces:
      "rugby-ball=Ball trophy=Cup whistle=Whistle shirt=Jersey sport-shoe=Shoe medal=Medal flag=Corner_flag timer=Stopwatch ticket=Ticket podium=Podium rectangle-vertical=Penalty_card megaphone=Megaphone",
  },
  {
    id: "sports",
    says: /\b(?:sports?|sporty|athletes?|athletics|gym|fitness|workouts?|volleyball|hockey|tennis|basketball|baseball|olympics?)\b/,
    pieces:
      "volleyball=Volleyball rugby-ball=Football hockey-stick=Hockey dumbbell=Dumbbell bike=Cycling kayak=Kayak trophy=Trophy medal=Medal whistle=Whistle timer=Stopwatch sport-shoe=Running_shoe target=Target podium=Podium shirt=Jersey",
  },
  {
    id: "faces",
    says: /\b(?:faces?|feelings?|emotions?|moods?|smil(?:e|es|ey|eys)|emojis?)\b/,
    pieces:
      "face-grinning=Delighted face-slightly-smiling=Happy face-neutral=Calm face-expressionless=Bored face-slightly-frowning=Sad face-angry=Angry heart=Loving heart-crack=Heartbroken zap=Excited cloud-rain=Gloomy sun=Cheerful moon-star=Sleepy",
  },
  {
    id: "hearts",
    says: /\b(?:hearts?|love|loving|romance|romantic|valentine'?s?|weddings?|couples?)\b/,
    pieces:
      "heart=Heart heart-handshake=Promise heart-crack=Broken_heart heart-pulse=Heartbeat rose=Rose gem=Diamond mail=Love_letter calendar-heart=Date book-heart=Diary message-circle-heart=Sweet_note gift=Gift candy=Candy martini=Toast eighth-notes=Our_song",
  },
  {
    id: "christmas",
    says: /\b(?:christmas|xmas|advent|santa|reindeer|yuletide)\b/,
    pieces:
      "tree-pine=Christmas_tree gift=Gift bell=Bell star=Star candy-cane=Candy_cane snowflake=Snowflake cookie=Cookie cloud-snow=Snow flame=Candlelight church=Church house=Home sparkles=Lights nut=Nut calendar-days=Advent_calendar",
  },
  {
    id: "halloween",
    says: /\b(?:halloween|spooky|ghosts?|haunted|witch(?:es)?|monsters?|vampires?|zombies?|skeletons?)\b/,
    pieces:
      "ghost=Ghost skull=Skull bone=Bone tombstone=Tombstone candy=Candy lollipop=Lollipop broom=Broom moon=Moon venetian-mask=Mask cat=Black_cat rat=Rat castle=Haunted_castle flask-conical=Potion cloud-fog=Fog",
  },
  {
    id: "winter",
    says: /\b(?:winter|winters?|snow|snowy|ice|skiing|snowm[ae]n|frozen|arctic)\b/,
    pieces:
      "snowflake=Snowflake mountain-snow=Snowy_peak cloud-snow=Snowfall cable-car=Ski_lift thermometer-snowflake=Frost jacket=Jacket soup=Hot_soup coffee=Hot_cocoa tree-pine=Pine flame-kindling=Fire hockey-stick=Hockey house=Cabin shovel=Snow_shovel moon-star=Long_night",
  },
  {
    id: "party",
    says: /\b(?:part(?:y|ies)|birthdays?|celebrations?|celebrate|carnivals?|festivals?|new year'?s?)\b/,
    pieces:
      "party-popper=Confetti balloon=Balloon cake=Cake gift=Gift cupcake=Cupcake eighth-notes=Music martini=Cocktail sparkles=Sparkle pizza=Pizza boom-box=Boom_box camera=Camera crown=Party_crown drama=Masks candy=Candy",
  },
  {
    id: "travel",
    says: /\b(?:travels?|traveling|trips?|journeys?|airports?|planes?|airplanes?|flights?|flying|world|adventures?|tourists?)\b/,
    pieces:
      "plane=Plane luggage=Suitcase map=Map compass=Compass globe=Globe camera=Camera hotel=Hotel train-front=Train ship=Ship hot-air-balloon=Balloon tickets-plane=Boarding_pass backpack=Backpack binoculars=Binoculars landmark=Landmark",
  },
  {
    id: "chess",
    says: /\b(?:chess|checkmate)\b/,
    pieces:
      "chess-king=King chess-queen=Queen chess-rook=Rook chess-bishop=Bishop chess-knight=Knight chess-pawn=Pawn grid-3x3=Board timer=Chess_clock trophy=Trophy hourglass=Hourglass",
  },
  {
    id: "cards",
    says: /\b(?:playing[- ]cards?|card suits?|suits|card games?|casino|poker|solitaire|blackjack)\b/,
    pieces:
      "heart=Hearts diamond=Diamonds club=Clubs spade=Spades playing-card=Card playing-cards=Pair playing-cards-fan=Hand crown=King coins=Stake dices=Dice",
  },
  {
    id: "fantasy",
    says: /\b(?:castles?|knights?|fantasy|medieval|dragons?|princess(?:es)?|kings?|queens?|kingdoms?|fairy ?tales?|heroes|hero|dungeons?|rpg)\b/,
    pieces:
      "castle=Castle crown=Crown sword=Sword swords=Crossed_swords shield=Shield bow-arrow=Bow axe=Axe anvil=Anvil key-round=Key scroll=Scroll gem=Gem flask-round=Potion wand=Wand flame=Dragon_fire",
  },
  {
    id: "magic",
    says: /\b(?:magic|magical|magicians?|wizards?|spells?|unicorns?|fair(?:y|ies)|potions?)\b/,
    pieces:
      "wand=Wand wand-sparkles=Magic_staff sparkles=Sparkles star=Star moon-star=Moonlight flask-round=Potion flask-conical=Elixir rabbit=Rabbit book-open=Spell_book scroll=Scroll gem=Crystal feather=Quill flame=Fire key-round=Magic_key",
  },
  {
    id: "money",
    says: /\b(?:money|coins?|gold|bank|banks|banking|rich|finance|financial|jewels?|gems?|shopping)\b/,
    pieces:
      "coins=Coins banknote=Banknote piggy-bank=Piggy_bank wallet=Wallet credit-card=Card vault=Safe gem=Gem receipt=Receipt calculator=Calculator landmark=Bank hand-coins=Payday chart-line=Stocks shopping-bag=Shopping_bag barcode=Barcode",
  },
  {
    id: "clothes",
    says: /\b(?:clothes|clothing|fashion|outfits?|dress|dresses|wardrobes?|shoes?)\b/,
    pieces:
      "shirt=T-shirt jacket=Jacket cap=Cap sport-shoe=Sneaker glasses=Glasses watch=Watch handbag=Handbag backpack=Backpack gem=Jewel crown=Tiara umbrella=Umbrella wallet=Wallet scissors=Scissors spool=Thread",
  },
  {
    id: "school",
    says: /\b(?:schools?|classrooms?|teachers?|students?|pupils?|kindergarten|college|study|studying|learning)\b/,
    pieces:
      "school=School pencil=Pencil ruler=Ruler backpack=Backpack book-open=Book notebook=Notebook calculator=Calculator scissors=Scissors globe=Globe graduation-cap=Cap microscope=Microscope palette=Paints bell=Bell bus=School_bus",
  },
  {
    id: "office",
    says: /\b(?:offices?|work|meetings?|business|coworkers?|colleagues?|desk)\b/,
    pieces:
      "briefcase=Briefcase printer=Printer phone=Phone laptop=Laptop calendar=Calendar paperclip=Paper_clip stamp=Stamp folder=Folder coffee=Coffee presentation=Presentation mail=Mail lamp-desk=Desk_lamp clock=Clock sticky-note=Sticky_note",
  },
  {
    id: "computer",
    says: /\b(?:computers?|tech|technology|coding|code|programming|programmers?|hackers?|internet|gadgets?|gaming|video games?|cyber)\b/,
    pieces:
      "monitor=Monitor laptop=Laptop keyboard=Keyboard mouse=Mouse cpu=Processor hard-drive=Hard_drive memory-stick=Memory printer=Printer router=Router wifi=Wi-Fi webcam=Webcam gamepad-2=Controller smartphone=Phone usb=USB",
  },
  {
    id: "house",
    says: /\b(?:houses?|homes?|household|furniture|living room|bedrooms?|rooms?|cleaning|chores?)\b/,
    pieces:
      "house=House sofa=Sofa armchair=Armchair lamp=Lamp bed=Bed bath=Bathtub door-closed=Door refrigerator=Fridge tv=TV washing-machine=Washer broom=Broom rocking-chair=Rocking_chair key-round=Key fan=Fan",
  },
  {
    id: "city",
    says: /\b(?:cit(?:y|ies)|buildings?|towns?|skylines?|architecture|urban|streets?)\b/,
    pieces:
      "building=Tower building-complex=Offices house=House hotel=Hotel church=Church mosque=Mosque school=School hospital=Hospital store=Store factory=Factory landmark=Museum bridge=Bridge castle=Castle ferris-wheel=Ferris_wheel",
  },
  {
    id: "health",
    says: /\b(?:bod(?:y|ies)|health|healthy|medical|medicine|doctors?|nurses?|hospitals?|anatomy|first aid)\b/,
    pieces:
      "heart-pulse=Heart brain=Brain eye=Eye ear=Ear hand=Hand bone=Bone mouth=Mouth biceps-flexed=Muscle footprints=Feet stethoscope=Stethoscope syringe=Syringe pill=Pill bandage=Bandage thermometer=Thermometer",
  },
  {
    id: "science",
    says: /\b(?:science|scientists?|chemistry|laborator(?:y|ies)|labs?|experiments?|physics|biology)\b/,
    pieces:
      "atom=Atom microscope=Microscope telescope=Telescope flask-conical=Flask test-tube=Test_tube beaker=Beaker magnet=Magnet dna=DNA rocket=Rocket thermometer=Thermometer brain=Brain lightbulb=Idea battery=Battery glasses=Goggles",
  },
  {
    id: "art",
    says: /\b(?:art|arts|artists?|painting|drawing|crafts?|crafting|sewing|knitting)\b/,
    pieces:
      "palette=Palette paintbrush=Brush pencil=Pencil pen-tool=Pen scissors=Scissors ruler=Ruler paint-bucket=Paint image=Picture highlighter=Marker origami=Origami spool=Thread camera=Camera stamp=Stamp drama=Masks",
  },
  {
    id: "toys",
    says: /\b(?:toys?|playground|kids|children|bab(?:y|ies)|nursery|toddlers?)\b/,
    pieces:
      "baby=Baby toy-brick=Brick blocks=Blocks puzzle=Puzzle balloon=Balloon rocket=Rocket train-front=Train car=Car gamepad-2=Gamepad drum=Drum bot=Robot ferris-wheel=Ferris_wheel lollipop=Lollipop book-open=Storybook",
  },
  {
    id: "movies",
    says: /\b(?:movies?|films?|cinemas?|theaters?|theatres?|actors?|television|tv|hollywood)\b/,
    pieces:
      "clapperboard=Clapper film=Film popcorn=Popcorn ticket=Ticket cinema=Cinema theater=Stage drama=Masks projector=Projector camera=Camera megaphone=Megaphone tv=TV spotlight=Spotlight star=Star glasses=3D_glasses",
  },
  {
    id: "shapes",
    says: /\b(?:shapes?|geometry|geometric|abstract|symbols?)\b/,
    pieces:
      "circle=Circle square=Square triangle=Triangle diamond=Diamond hexagon=Hexagon pentagon=Pentagon octagon=Octagon star=Star heart=Heart cross=Cross cone=Cone cuboid=Box cylinder=Cylinder pyramid=Pyramid",
  },
];
