import type { QuizSet } from "./sets.ts";

/** The world around: places, nature, space, sport, the arts and what people enjoy. */
export const QUIZZES_OF_THE_WORLD: readonly QuizSet[] = [
  {
    id: "planets",
    says: /\b(?:planets?|solar system|astronom\w+|stars?)\b/,
    title: "The planets",
    icon: "orbit",
    questions: `Which planet is the largest in the solar system?|Jupiter|Saturn|Neptune|Earth
Which planet is closest to the Sun?|Mercury|Venus|Mars|Earth
Which planet is the hottest?|Venus|Mercury|Mars|Jupiter
Which planet is known as the Red Planet?|Mars|Venus|Saturn|Mercury
How many planets does the solar system have?|8|7|9|10
Which planet has the widest, brightest rings?|Saturn|Uranus|Jupiter|Mars
Which planet lies farthest from the Sun?|Neptune|Uranus|Saturn|Jupiter
Which planet rotates on its side?|Uranus|Mars|Venus|Earth
T:A day on Venus lasts longer than its year.
F:Mars has no moons.
Where does the Great Red Spot swirl?|On Jupiter|On Mars|On Neptune|On Saturn
Between which planets lies the main asteroid belt?|Mars and Jupiter|Earth and Mars|Jupiter and Saturn|Venus and Earth`,
  },
  {
    id: "capitals",
    says: /\b(?:capitals?|geograph\w+|countr(?:y|ies))\b/,
    title: "Capitals of the world",
    icon: "globe",
    questions: `What is the capital of Australia?|Canberra|Sydney|Melbourne|Perth
What is the capital of Canada?|Ottawa|Toronto|Montreal|Vancouver
What is the capital of Brazil?|Brasília|Rio de Janeiro|São Paulo|Salvador
What is the capital of Japan?|Tokyo|Kyoto|Osaka|Nagoya
What is the capital of Egypt?|Cairo|Alexandria|Luxor|Giza
What is the capital of Turkey?|Ankara|Istanbul|Izmir|Bursa
What is the capital of Norway?|Oslo|Bergen|Stockholm|Trondheim
What is the capital of Kenya?|Nairobi|Mombasa|Kampala|Dodoma
What is the capital of New Zealand?|Wellington|Auckland|Christchurch|Hamilton
What is the capital of Argentina?|Buenos Aires|Córdoba|Santiago|Montevideo
What is the capital of Portugal?|Lisbon|Porto|Madrid|Coimbra
What is the capital of Vietnam?|Hanoi|Ho Chi Minh City|Hue|Da Nang
What is the capital of Poland?|Warsaw|Kraków|Gdańsk|Wrocław`,
  },
  {
    id: "flags",
    says: /\bflags?\b/,
    title: "Flags",
    icon: "flag",
    questions: `Which country has a red maple leaf on its flag?|Canada|Austria|Peru|Denmark
Which country has a red disc on white as its flag?|Japan|Bangladesh|Poland|South Korea
Which flag is the only national one that is not a rectangle or square?|Nepal|Bhutan|Qatar|Switzerland
Which country has a white cross on a red square?|Switzerland|Denmark|Georgia|Norway
What colors does the flag of Italy show?|Green, white and red|Blue, white and red|Green, white and orange|Black, red and gold
Which flag shows a cedar tree?|Lebanon|Cyprus|Israel|Jordan
How many stars are on the flag of the United States?|50|13|48|52
Which flag is blue with a yellow cross?|Sweden|Finland|Norway|Iceland
What colors does the flag of Germany show?|Black, red and gold|Red, white and black|Black, yellow and blue|Red, gold and green
Which flag shows a green field with a red disc?|Bangladesh|Japan|Laos|Morocco
How many stars form the circle on the flag of the European Union?|12|15|27|10
Which flag shows a spinning wheel, the Ashoka Chakra?|India|Sri Lanka|Thailand|Pakistan`,
  },
  {
    id: "animals",
    says: /\b(?:animals?|wildlife|zoo|mammals?|birds?|cats?|dogs?)\b/,
    title: "Animals",
    icon: "paw-print",
    questions: `Which animal is the largest on Earth?|The blue whale|The African elephant|The giant squid|The whale shark
Which land animal is the tallest?|The giraffe|The elephant|The moose|The camel
Which animal runs fastest over a short distance?|The cheetah|The lion|The horse|The gazelle
How many legs does a spider have?|8|6|10|12
Which mammal can truly fly?|The bat|The flying squirrel|The colugo|The sugar glider
Which bird is the largest?|The ostrich|The emu|The albatross|The condor
What is a baby kangaroo called?|A joey|A cub|A kit|A calf
How many hearts does an octopus have?|3|1|2|8
T:Penguins live in the wild almost only south of the equator.
F:Dolphins are fish.
What do pandas mostly eat?|Bamboo|Fish|Eucalyptus|Grass
Which animals build dams?|Beavers|Otters|Badgers|Muskoxen`,
  },
  {
    id: "oceans",
    says: /\b(?:oceans?|seas?|marine|underwater|fish(?:es)?|sharks?|whales?)\b/,
    title: "Oceans",
    icon: "waves",
    questions: `Which ocean is the largest?|The Pacific|The Atlantic|The Indian Ocean|The Arctic Ocean
Which ocean is the smallest?|The Arctic Ocean|The Indian Ocean|The Southern Ocean|The Atlantic
What is the deepest known place in the ocean?|The Mariana Trench|The Java Trench|The Puerto Rico Trench|The Tonga Trench
About how much of Earth's surface is covered by ocean?|About 70 %|About 50 %|About 30 %|About 90 %
Where is the Great Barrier Reef?|Off Australia|Off Mexico|Off Egypt|Off Brazil
What mainly causes the tides?|The pull of the Moon|The wind|Earthquakes|Rivers
Which fish is the largest?|The whale shark|The great white shark|The ocean sunfish|The manta ray
T:Corals are animals.
F:Whales breathe through gills.
Which sea is so salty that people float in it with ease?|The Dead Sea|The Baltic Sea|The Red Sea|The North Sea
How many arms does a squid have besides its two tentacles?|8|6|10|4
Which ocean lies between Africa and Australia?|The Indian Ocean|The Atlantic|The Pacific|The Arctic Ocean`,
  },
  {
    id: "plants",
    says: /\b(?:plants?|gardens?|gardening|botan\w+|trees?|flowers?)\b/,
    title: "Plants",
    icon: "leaf",
    questions: `What do plants make sugar with?|Light, water and carbon dioxide|Soil and wind|Oxygen and salt|Heat and sand
What makes leaves green?|Chlorophyll|Carotene|Keratin|Melanin
Which part of a plant takes up most of its water?|The roots|The leaves|The flowers|The stem
Which trees are the tallest in the world?|Coast redwoods|English oaks|Baobabs|Silver birches
What do we call a tree that sheds all its leaves for a season?|Deciduous|Evergreen|Coniferous|Tropical
Which plant catches insects with snapping leaves?|The Venus flytrap|The orchid|The fern|The cactus
What do bees collect from flowers to make honey?|Nectar|Sap|Resin|Seeds
Which grain is grown in flooded fields?|Rice|Wheat|Rye|Oats
T:Botanically, a tomato is a fruit.
F:Mushrooms are plants.
Which spice comes from the stigmas of a crocus?|Saffron|Turmeric|Vanilla|Paprika
Bamboo belongs to which family?|The grasses|The palms|The ferns|The lilies`,
  },
  {
    id: "dinosaurs",
    says: /\b(?:dinosaurs?|dinos?|fossils?|jurassic|prehistoric)\b/,
    title: "Dinosaurs",
    icon: "bone",
    questions: `In which era did the dinosaurs live?|The Mesozoic|The Cenozoic|The Paleozoic|The Ice Age
About how long ago did the large dinosaurs die out?|66 million years|6 million years|200 million years|10,000 years
Which animals living today descend from dinosaurs?|Birds|Crocodiles|Lizards|Turtles
Which dinosaur had three horns on its face?|Triceratops|Stegosaurus|Velociraptor|Diplodocus
Which dinosaur carried plates along its back?|Stegosaurus|Triceratops|Allosaurus|Iguanodon
What did Tyrannosaurus rex eat?|Meat|Leaves|Insects only|Seaweed
What does the word 'dinosaur' mean?|Terrible lizard|Giant bird|Old bones|Great hunter
Which of these is not a dinosaur?|Pteranodon|Velociraptor|Ankylosaurus|Brachiosaurus
T:Velociraptor had feathers.
F:People and Tyrannosaurus lived at the same time.
Which dinosaur had a club at the end of its tail?|Ankylosaurus|Brachiosaurus|Spinosaurus|Parasaurolophus
What do scientists who study fossils call their field?|Paleontology|Archaeology|Meteorology|Ecology`,
  },
  {
    id: "space",
    says: /\b(?:space ?flights?|spaceflight|rockets?|astronauts?|nasa|moon landing|space)\b/,
    title: "Space flight",
    icon: "rocket",
    questions: `Who was the first human in space?|Yuri Gagarin|Neil Armstrong|Alan Shepard|John Glenn
Who first walked on the Moon?|Neil Armstrong|Buzz Aldrin|Michael Collins|Yuri Gagarin
In which year did people first land on the Moon?|1969|1959|1972|1981
What was the first artificial satellite called?|Sputnik 1|Explorer 1|Vostok 1|Telstar
Who was the first woman in space?|Valentina Tereshkova|Sally Ride|Mae Jemison|Peggy Whitson
What does ISS stand for?|International Space Station|Interstellar Space Shuttle|Inner Solar System|International Satellite Service
Which mission first landed people on the Moon?|Apollo 11|Apollo 13|Gemini 4|Apollo 8
Which telescope was launched into orbit in 1990?|Hubble|James Webb|Kepler|Spitzer
T:Voyager 1 has left the bubble of the solar wind.
F:Sound travels well through space.
Which dog was the first animal to orbit Earth?|Laika|Belka|Strelka|Felix
Which rover landed on Mars in 2021?|Perseverance|Curiosity|Sojourner|Spirit`,
  },
  {
    id: "football",
    says: /\b(?:football|soccer|world cup)\b/,
    title: "Football",
    icon: "goal",
    questions: `How many players of one team are on the pitch at the start?|11|10|9|12
How long is a match without extra time?|90 minutes|80 minutes|60 minutes|100 minutes
Which country hosted and won the first World Cup in 1930?|Uruguay|Brazil|Italy|Argentina
Which country won the World Cup in 2022?|Argentina|France|Croatia|Brazil
Which national team has won the men's World Cup most often?|Brazil|Germany|Italy|Argentina
From how far is a penalty kick taken?|11 meters|9 meters|16 meters|13 meters
What does a red card mean?|The player must leave|A warning|A corner kick|A substitution
What is it called when one player scores three times in a match?|A hat-trick|A brace|A treble kick|A triple
T:The goalkeeper may handle the ball only in their own penalty area.
F:A throw-in goes straight into the goal and counts.
Which country won the Women's World Cup in 2023?|Spain|England|United States|Germany
Every how many years is the World Cup played?|4|2|3|5`,
  },
  {
    id: "sports",
    says: /\b(?:sports?|olympics?|athletics|basketball|tennis)\b/,
    title: "Sport",
    icon: "medal",
    questions: `How many rings does the Olympic symbol have?|5|4|6|7
Where were the first modern Olympic Games held in 1896?|Athens|Paris|London|Rome
How long is a marathon?|42.195 km|40 km|26 km|50 km
How many players of a basketball team are on court?|5|6|7|4
What is a score of zero called in tennis?|Love|Nil|Duck|Blank
On which surface is Wimbledon played?|Grass|Clay|Hard court|Carpet
How many points is a try worth in rugby union?|5|3|4|6
Which stroke is the fastest in swimming?|Front crawl|Breaststroke|Backstroke|Butterfly
T:A decathlon has ten events.
F:A volleyball team has seven players on court.
In which sport do you try for a hole in one?|Golf|Croquet|Bowling|Billiards
What color is the jersey of the leader of the Tour de France?|Yellow|Green|Pink|Red`,
  },
  {
    id: "movies",
    says: /\b(?:movies?|films?|cinema|hollywood|oscars?)\b/,
    title: "Movies",
    icon: "clapperboard",
    questions: `Who directed 'Jaws' and 'E.T.'?|Steven Spielberg|George Lucas|Ridley Scott|James Cameron
Which ship sinks in James Cameron's film of 1997?|Titanic|Lusitania|Bounty|Poseidon
In which film does a hobbit carry a ring to Mordor?|The Lord of the Rings|Willow|The NeverEnding Story|Labyrinth
Which film first brought us Woody and Buzz Lightyear?|Toy Story|Cars|Monsters, Inc.|Up
Who directed 'Psycho'?|Alfred Hitchcock|Orson Welles|Stanley Kubrick|Billy Wilder
Which studio made 'Spirited Away'?|Studio Ghibli|Pixar|DreamWorks|Aardman
What is the name of Luke Skywalker's father?|Anakin|Obi-Wan|Han|Owen
Which film says 'Life is like a box of chocolates'?|Forrest Gump|Rain Man|Big|Chocolat
T:'Snow White and the Seven Dwarfs' was Disney's first full-length animated feature.
F:'The Matrix' was released in 1989.
Which film won the Academy Award for Best Picture for 2019?|Parasite|Joker|1917|Little Women
In 'Finding Nemo', what kind of fish is Nemo?|A clownfish|A goldfish|A blue tang|A pufferfish`,
  },
  {
    id: "music",
    says: /\b(?:music|songs?|bands?|composers?|instruments?|pop stars?)\b/,
    title: "Music",
    icon: "music",
    questions: `How many keys does a standard piano have?|88|76|61|96
How many strings does a violin have?|4|5|6|3
Who composed the 'Ode to Joy' symphony?|Ludwig van Beethoven|Wolfgang Amadeus Mozart|Johann Sebastian Bach|Joseph Haydn
Which band recorded 'Bohemian Rhapsody'?|Queen|The Beatles|Pink Floyd|ABBA
From which city did the Beatles come?|Liverpool|London|Manchester|Dublin
What does 'forte' mean in a score?|Loud|Soft|Fast|Slow
Who wrote 'The Four Seasons' for violin?|Antonio Vivaldi|Franz Schubert|Frédéric Chopin|Richard Wagner
Which of these is a woodwind instrument?|The clarinet|The trumpet|The cello|The harp
T:ABBA won the Eurovision Song Contest in 1974.
F:A standard guitar has eight strings.
How many lines does a musical staff have?|5|4|6|7
Which singer is known as the King of Pop?|Michael Jackson|Elvis Presley|Prince|Freddie Mercury`,
  },
  {
    id: "food",
    says: /\b(?:food|cooking|cuisine|foodies?|kitchen|baking)\b/,
    title: "Food",
    icon: "utensils",
    questions: `Which country does sushi come from?|Japan|China|Korea|Thailand
What is the main ingredient of guacamole?|Avocado|Tomato|Cucumber|Peas
What is tofu made of?|Soybeans|Rice|Chickpeas|Milk
What is the main ingredient of hummus?|Chickpeas|Lentils|Eggplant|White beans
Which nut goes into marzipan?|Almond|Walnut|Hazelnut|Cashew
What gives traditional bread its rise?|Yeast|Salt|Sugar|Vinegar
Which pasta is shaped like butterflies or bow ties?|Farfalle|Penne|Fusilli|Linguine
What is feta?|A cheese|A bread|A sausage|A sauce
T:White and black pepper come from the same plant.
F:Peanuts grow on trees.
Which fruit does wine come from?|Grapes|Apples|Plums|Cherries
What does 'al dente' mean?|Firm to the bite|Very soft|Without salt|Served cold`,
  },
  {
    id: "wine",
    says: /\b(?:wines?|sommelier|vineyards?)\b/,
    title: "Wine",
    icon: "wine",
    questions: `From which country does Rioja come?|Spain|Italy|Chile|Portugal
Which grape is white?|Riesling|Merlot|Pinot Noir|Syrah
What gives red wine its color?|The skins of the grapes|The barrel|The bottle|Added sugar
Where does Champagne come from?|France|Italy|Germany|England
Which Italian sparkling wine comes mostly from Veneto?|Prosecco|Lambrusco|Chianti|Barolo
What are the drying substances in red wine called?|Tannins|Yeasts|Sulfites|Esters
Which country is known for Port wine?|Portugal|Spain|France|Greece
What is a person called who looks after the wine in a restaurant?|A sommelier|A barista|A maître|A cooper
T:Chianti is made in Tuscany.
F:Rosé is always a mix of finished red and white wine.
What turns sugar into alcohol?|Yeast|Oak|Sunlight|Cork
Which grape is Argentina best known for?|Malbec|Gewürztraminer|Tempranillo|Grüner Veltliner`,
  },
  {
    id: "art",
    says: /\b(?:art|arts|paintings?|painters?|artists?|museums?)\b/,
    title: "Art",
    icon: "palette",
    questions: `Who painted the 'Mona Lisa'?|Leonardo da Vinci|Michelangelo|Raphael|Titian
Who painted 'The Starry Night'?|Vincent van Gogh|Claude Monet|Paul Cézanne|Edvard Munch
Who painted the ceiling of the Sistine Chapel?|Michelangelo|Raphael|Leonardo da Vinci|Donatello
Which painter is known for water lilies?|Claude Monet|Édouard Manet|Edgar Degas|Paul Gauguin
Who painted 'The Scream'?|Edvard Munch|Gustav Klimt|Egon Schiele|Henri Matisse
In which museum does the 'Mona Lisa' hang?|The Louvre|The Prado|The Uffizi|The Met
Who painted 'Guernica'?|Pablo Picasso|Salvador Dalí|Joan Miró|Francisco Goya
Which artist painted soup cans?|Andy Warhol|Roy Lichtenstein|Jackson Pollock|Keith Haring
T:Frida Kahlo painted many self-portraits.
F:Rembrandt was Italian.
Which are the primary colors of paint as taught at school?|Red, yellow and blue|Green, orange and purple|Black, white and gray|Red, green and blue
Who painted 'Girl with a Pearl Earring'?|Johannes Vermeer|Rembrandt|Frans Hals|Jan van Eyck`,
  },
  {
    id: "mythology",
    says: /\b(?:mytholog\w+|myths?|greek gods|norse|gods and)\b/,
    title: "Mythology",
    icon: "zap",
    questions: `Who is king of the Greek gods?|Zeus|Poseidon|Hades|Apollo
Which Greek god rules the sea?|Poseidon|Hermes|Ares|Dionysus
Whose look turns people to stone?|Medusa's|Circe's|Hera's|Athena's
What does Thor carry?|A hammer|A spear|A bow|A trident
What is the bridge to Asgard called?|Bifröst|Yggdrasil|Valhalla|Midgard
Who flew too close to the Sun?|Icarus|Perseus|Orpheus|Theseus
Whom did Theseus meet in the labyrinth?|The Minotaur|The Sphinx|The Hydra|The Cyclops
Which Egyptian god has the head of a jackal?|Anubis|Horus|Thoth|Ra
T:The Roman name of Zeus is Jupiter.
F:Achilles could be wounded only at his elbow.
How many labors did Heracles have to do?|12|7|10|9
Who is the trickster among the Norse gods?|Loki|Odin|Baldur|Tyr`,
  },
  {
    id: "chess",
    says: /\bchess\b/,
    title: "Chess",
    icon: "crown",
    questions: `How many squares does a chessboard have?|64|49|81|100
How many pawns does each side start with?|8|6|10|7
Which piece jumps over others?|The knight|The bishop|The rook|The queen
Which piece moves along diagonals only?|The bishop|The rook|The knight|The king
Who makes the first move?|White|Black|The older player|The winner of the last game
What is it called when king and rook move at once?|Castling|En passant|Promotion|A fork
What does a pawn do at the far end of the board?|It is promoted|It goes back|It is taken off|It stands still
What is it called when the player to move has no legal move and is not in check?|Stalemate|Checkmate|Zugzwang|Perpetual check
T:The queen can move like a rook and like a bishop.
F:A king may castle out of check.
What is an attack of one piece on two at once called?|A fork|A pin|A skewer|A gambit
How far may a pawn move on its first move?|One or two squares|Only one square|Up to three squares|Any distance`,
  },
  {
    id: "general",
    says: /\b(?:general knowledge|pub|party|family|mixed|everything|anything|random facts?)\b/,
    title: "General knowledge",
    icon: "lightbulb",
    questions: `How many continents are usually counted?|7|5|6|8
Which is the longest side of a right triangle?|The hypotenuse|The adjacent|The opposite|The base
What is the chemical symbol of gold?|Au|Ag|Go|Gd
Who wrote 'Romeo and Juliet'?|William Shakespeare|Charles Dickens|Jane Austen|Homer
Which planet is the largest?|Jupiter|Saturn|Earth|Neptune
How many minutes does a day have?|1,440|1,240|1,660|2,400
Which organ pumps the blood?|The heart|The liver|The lungs|The brain
In which city is the Eiffel Tower?|Paris|Rome|Brussels|Lyon
T:Water freezes at 0 degrees Celsius.
F:The Great Wall of China is in Japan.
Which language has the most native speakers?|Mandarin Chinese|English|Hindi|French
How many colors does a rainbow traditionally have?|7|5|6|8`,
  },
];
