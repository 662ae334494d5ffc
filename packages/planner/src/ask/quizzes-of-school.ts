import type { QuizSet } from "./sets.ts";

/** What is learned: school subjects, languages, computers, safety on the road and at an accident. */
export const QUIZZES_OF_SCHOOL: readonly QuizSet[] = [
  {
    id: "history",
    says: /\b(?:history|historical|ancient|world war|romans?)\b/,
    title: "History",
    icon: "landmark",
    questions: `In which year did the Second World War end?|1945|1918|1939|1950
In which year did the Berlin Wall fall?|1989|1979|1991|1968
Who was the first president of the United States?|George Washington|Thomas Jefferson|John Adams|Abraham Lincoln
In which country did the Industrial Revolution begin?|Great Britain|France|Germany|The United States
Which civilization built Machu Picchu?|The Inca|The Maya|The Aztecs|The Olmecs
In which year did Columbus first reach the Americas?|1492|1453|1519|1607
What did Gutenberg bring to Europe in the 15th century?|Printing with movable type|The telescope|The compass|The steam engine
Which river was ancient Egypt built along?|The Nile|The Tigris|The Indus|The Jordan
T:The French Revolution began in 1789.
F:The First World War began in 1924.
Who led India's nonviolent movement for independence?|Mahatma Gandhi|Jawaharlal Nehru|Subhas Chandra Bose|Indira Gandhi
Which city was buried by Vesuvius in the year 79?|Pompeii|Rome|Carthage|Athens`,
  },
  {
    id: "chemistry",
    says: /\b(?:chemi\w+|periodic table|elements?)\b/,
    title: "Chemical symbols",
    icon: "flask-conical",
    questions: `What is the symbol of sodium?|Na|So|S|Sd
What is the symbol of iron?|Fe|Ir|In|I
What is the symbol of gold?|Au|Ag|Go|Gd
What is the symbol of silver?|Ag|Si|Au|Sv
What is the symbol of potassium?|K|P|Po|Pt
What is the symbol of lead?|Pb|Ld|Le|Pd
Which element has the symbol O?|Oxygen|Osmium|Gold|Oganesson
Which element has the atomic number 1?|Hydrogen|Helium|Carbon|Lithium
What is the formula of water?|H₂O|CO₂|HO₂|H₂O₂
What is the formula of table salt?|NaCl|KCl|NaOH|HCl
T:A pH of 7 is neutral.
F:Helium burns easily.
Which gas makes up most of the air?|Nitrogen|Oxygen|Carbon dioxide|Argon`,
  },
  {
    id: "body",
    says: /\b(?:human body|anatomy|biology|body|medical|nursing|organs?)\b/,
    title: "The human body",
    icon: "heart-pulse",
    questions: `How many bones does an adult have?|206|186|226|300
Which organ is the largest?|The skin|The liver|The brain|The lungs
Which is the longest bone?|The femur|The tibia|The humerus|The spine
How many chambers does the heart have?|4|2|3|6
Which blood cells carry oxygen?|Red blood cells|White blood cells|Platelets|Plasma cells
Where does most of the digestion of food take place?|In the small intestine|In the stomach|In the mouth|In the large intestine
Which organ makes insulin?|The pancreas|The liver|The kidney|The spleen
How many teeth does an adult have, wisdom teeth included?|32|28|30|36
T:The smallest bone is in the ear.
F:Veins always carry blood away from the heart.
Which organ cleans the blood and makes urine?|The kidney|The lung|The stomach|The heart
Which vitamin does skin make in sunlight?|Vitamin D|Vitamin C|Vitamin A|Vitamin B12`,
  },
  {
    id: "science",
    says: /\b(?:science|scientific|physics|inventions?|inventors?)\b/,
    title: "Science",
    icon: "atom",
    questions: `What is the unit of force?|Newton|Joule|Watt|Pascal
At what temperature does water boil at sea level?|100 °C|90 °C|120 °C|80 °C
Who worked out the theory of relativity?|Albert Einstein|Isaac Newton|Niels Bohr|Galileo Galilei
What do we call the change from liquid to gas?|Evaporation|Condensation|Melting|Freezing
What is the center of an atom called?|The nucleus|The electron|The shell|The core shell
Which gas do plants take in to make sugar?|Carbon dioxide|Oxygen|Nitrogen|Hydrogen
What carries our hereditary information?|DNA|Hemoglobin|Insulin|Keratin
Who discovered radium with her husband Pierre?|Marie Curie|Lise Meitner|Ada Lovelace|Rosalind Franklin
T:Light is faster than sound.
F:Electrons have a positive charge.
What instrument measures air pressure?|A barometer|A thermometer|A hygrometer|An ammeter
Which force keeps the planets in their orbits?|Gravity|Friction|Magnetism|Buoyancy`,
  },
  {
    id: "math",
    says: /\b(?:maths?|mathematics|arithmetic|algebra|geometry|multiplication|numbers)\b/,
    title: "Math",
    icon: "calculator",
    questions: `What is 7 × 8?|56|54|48|63
What is 15 % of 200?|30|15|25|35
What is the square root of 144?|12|14|11|16
How many degrees do the angles of a triangle add up to?|180|90|270|360
What is 3⁴?|81|12|64|27
Which number is prime?|29|21|27|33
What is ¾ as a decimal?|0.75|0.34|0.7|1.25
What is 2 + 3 × 4?|14|20|24|10
How many sides does a hexagon have?|6|5|7|8
Solve: 3x + 5 = 20. What is x?|5|3|15|4
T:Every square is a rectangle.
F:Zero is a positive number.
What is the area of a rectangle of 6 by 4?|24|20|10|12`,
  },
  {
    id: "spelling",
    says: /\b(?:spelling|spell)\b/,
    title: "Spelling",
    icon: "spell-check",
    questions: `Which is spelled right?|necessary|neccessary|necesary|neccesary
Which is spelled right?|accommodate|accomodate|acommodate|acomodate
Which is spelled right?|separate|seperate|seperete|separete
Which is spelled right?|definitely|definately|definitly|definetly
Which is spelled right?|embarrass|embarass|embaras|emberrass
Which is spelled right?|rhythm|rythm|rhythem|rythem
Which is spelled right?|receive|recieve|receeve|receve
Which is spelled right?|tomorrow|tommorow|tomorow|tommorrow
Which is spelled right?|beautiful|beutiful|beautifull|beatiful
Which is spelled right?|occurred|occured|ocurred|ocured
Which is spelled right?|weird|wierd|weerd|wyrd
Which is spelled right?|Wednesday|Wensday|Wednsday|Wedensday`,
  },
  {
    id: "grammar",
    says: /\b(?:grammar|english|esl|tenses)\b/,
    title: "English grammar",
    icon: "book-a",
    questions: `She ___ to school every day.|goes|go|going|gone
They ___ dinner when I called.|were having|was having|are having|have
I have ___ this film before.|seen|saw|see|seeing
This is ___ interesting book.|an|a|the one|some of
There aren't ___ eggs left.|any|some|much|a
He is ___ than his brother.|taller|tallest|more tall|most tall
If it rains, we ___ at home.|will stay|would stayed|stayed|staying
___ car is this?|Whose|Who's|Whom|Who
The letter ___ yesterday.|was sent|is sent|sent by|has sending
How ___ sugar do you need?|much|many|few|lot
Which word is an adverb?|quickly|quick|quickness|quicken
We've lived here ___ 2015.|since|for|from of|during`,
  },
  {
    id: "spanish",
    says: /\b(?:spanish|español)\b/,
    title: "Spanish vocabulary",
    icon: "languages",
    questions: `What does 'la manzana' mean?|the apple|the morning|the house|the orange
What does 'el perro' mean?|the dog|the cat|the bird|the horse
What does 'mañana' mean?|tomorrow|yesterday|today|never
What does 'la ventana' mean?|the window|the door|the wind|the table
What does 'beber' mean?|to drink|to eat|to sleep|to run
What does 'rojo' mean?|red|green|blue|black
What does 'el libro' mean?|the book|the free|the pen|the pound
What does 'izquierda' mean?|left|right|straight|behind
What does 'la lluvia' mean?|the rain|the snow|the sun|the wind
What does 'caro' mean?|expensive|cheap|pretty|heavy
What does 'la leche' mean?|the milk|the bed|the lettuce|the light
What does 'gracias' mean?|thank you|please|sorry|hello`,
  },
  {
    id: "french",
    says: /\b(?:french|français)\b/,
    title: "French vocabulary",
    icon: "languages",
    questions: `What does 'la pomme' mean?|the apple|the potato|the pump|the plum
What does 'le chien' mean?|the dog|the cat|the horse|the chain
What does 'demain' mean?|tomorrow|yesterday|today|hand
What does 'la fenêtre' mean?|the window|the door|the wall|the roof
What does 'manger' mean?|to eat|to drink|to cook|to buy
What does 'vert' mean?|green|red|white|glass
What does 'le livre' mean?|the book|the free|the lever|the letter
What does 'gauche' mean?|left|right|straight|far
What does 'la neige' mean?|the snow|the rain|the night|the cloud
What does 'cher' mean?|expensive|cheap|warm|flesh
What does 'le pain' mean?|the bread|the pain|the pine|the wine
What does 'merci' mean?|thank you|please|mercy|good night`,
  },
  {
    id: "german",
    says: /\b(?:german|deutsch)\b/,
    title: "German vocabulary",
    icon: "languages",
    questions: `What does 'der Apfel' mean?|the apple|the pear|the table|the ape
What does 'der Hund' mean?|the dog|the cat|the hand|the hundred
What does 'morgen' mean?|tomorrow|yesterday|evening|always
What does 'das Fenster' mean?|the window|the door|the house|the feast
What does 'trinken' mean?|to drink|to eat|to think|to carry
What does 'gelb' mean?|yellow|green|blue|gold
What does 'das Buch' mean?|the book|the belly|the beech|the bay
What does 'links' mean?|left|right|straight on|behind
What does 'der Regen' mean?|the rain|the rule|the snow|the region
What does 'teuer' mean?|expensive|cheap|true|fire
What does 'das Brot' mean?|the bread|the boat|the broth|the brother
What does 'danke' mean?|thank you|please|sorry|good day`,
  },
  {
    id: "computing",
    says: /\b(?:computers?|computer science|it (?:basics|quiz|skills)|hardware|informatics|tech(?:nology)?|cyber ?security)\b/,
    title: "Computer science",
    icon: "cpu",
    questions: `How many bits does a byte have?|8|4|16|10
What does CPU stand for?|Central processing unit|Computer power unit|Core program utility|Central print unit
What is 1010 in binary as a decimal number?|10|8|12|20
Which structure works first in, first out?|A queue|A stack|A tree|A set
Which structure works last in, first out?|A stack|A queue|A graph|A hash table
How fast is binary search in a sorted list of n items?|O(log n)|O(n)|O(n²)|O(1)
Which memory loses its content without power?|RAM|SSD|ROM|Hard disk
Who wrote the first published algorithm meant for a machine?|Ada Lovelace|Alan Turing|Grace Hopper|Charles Babbage
T:A strong password is longer and not used anywhere else.
F:HTML is a programming language with loops.
Which digit system does hexadecimal use as its base?|16|8|10|2
What is phishing?|Tricking people into giving away data|Testing a network cable|Cleaning a disk|Compressing files`,
  },
  {
    id: "javascript",
    says: /\b(?:javascript|js|typescript|front ?end|web dev\w*|coding|programming)\b/,
    title: "JavaScript",
    icon: "braces",
    questions: `Which keyword declares a variable that cannot be reassigned?|const|let|var|static
What does typeof null give?|"object"|"null"|"undefined"|"number"
Which operator compares value and type?|===|==|=|!=
What does [1, 2, 3].map(n => n * 2) give?|[2, 4, 6]|[1, 2, 3]|6|[1, 4, 9]
Which method adds an item to the end of an array?|push|pop|shift|unshift
What does await wait for?|A promise|A loop|A class|An import
Which value is falsy?|0|"0"|[]|{}
What does JSON.parse do?|Turns text into a value|Turns a value into text|Sends a request|Checks a type
T:Arrays in JavaScript start at index 0.
F:let variables are visible before their declaration.
What does the spread operator look like?|...|=>|??|&&
Which method picks the items that pass a test?|filter|find|some|reduce`,
  },
  {
    id: "networking",
    says: /\b(?:network(?:ing|s)?|ccna|tcp|internet)\b/,
    title: "Networking",
    icon: "network",
    questions: `What does DNS do?|Turns names into addresses|Encrypts mail|Assigns cables|Blocks viruses
Which port does HTTPS use by default?|443|80|21|25
Which port does SSH use by default?|22|23|110|53
How many bits does an IPv4 address have?|32|64|128|16
How many bits does an IPv6 address have?|128|64|32|256
What does DHCP hand out?|IP addresses|Certificates|Passwords|Domain names
Which layer of the OSI model does a router mainly work on?|The network layer|The data link layer|The physical layer|The session layer
Which protocol delivers reliably and in order?|TCP|UDP|ICMP|ARP
T:A MAC address belongs to a network interface.
F:UDP sets up a connection with a three-way handshake.
Which address is the loopback of IPv4?|127.0.0.1|192.168.0.1|10.0.0.1|255.255.255.255
What does a /24 prefix leave for hosts?|8 bits|24 bits|16 bits|4 bits`,
  },
  {
    id: "firstAid",
    says: /\b(?:first[- ]aid|cpr|emergency|lifesav\w+|life ?guard)\b/,
    title: "First aid",
    icon: "cross",
    questions: `What comes first at an accident?|Make sure you are safe|Move the injured person|Give water|Take photos
How fast should chest compressions be for an adult?|100 to 120 a minute|40 to 60 a minute|60 to 80 a minute|150 to 180 a minute
How deep should compressions be for an adult?|About 5 to 6 cm|About 1 to 2 cm|About 10 cm|As light as possible
What is the ratio of compressions to breaths for an adult?|30 to 2|15 to 5|10 to 1|50 to 10
What do you do first with a bleeding wound?|Press firmly on it|Wash it with alcohol|Put ice on it|Wait until it stops
How do you cool a fresh burn?|With cool running water|With ice|With butter|With toothpaste
How should an unconscious person who breathes normally lie?|In the recovery position|Flat on the back|Sitting up|On the stomach
What does an AED do?|It can deliver a shock to the heart|It measures fever|It gives oxygen|It takes blood pressure
T:A sudden droop on one side of the face can be a sign of a stroke.
F:You should pull out an object that sticks deep in a wound.
What helps an adult who is choking and cannot cough?|Back blows, then abdominal thrusts|A glass of water|Lying down|Holding their breath
What do you do for a nosebleed?|Lean forward and pinch the soft part of the nose|Lean back|Lie flat|Blow the nose hard`,
  },
  {
    id: "road",
    says: /\b(?:driving|drivers?|driver'?s|road signs?|traffic|theory test|highway code|licen[cs]e)\b/,
    title: "Driving theory",
    icon: "car",
    questions: `What does a red traffic light mean?|Stop|Go with care|Slow down|Give way to the right only
What does an eight-sided red sign usually say?|Stop|No parking|Dead end|One way
What does a triangular sign with a red border usually do?|It warns of a danger|It forbids parking|It shows a direction|It ends a limit
What should you do when you feel tired at the wheel?|Take a break|Open the window and go on|Turn up the music|Drive faster to arrive sooner
What happens to the braking distance when you drive twice as fast?|It grows about fourfold|It doubles|It stays the same|It grows by half
How do you adapt on a wet road?|Leave a larger gap|Brake late and hard|Follow more closely|Use the horn
What should you check before changing lanes?|Mirrors and blind spot|Only the inside mirror|The fuel gauge|The radio
What does aquaplaning mean?|Tires lose contact with a wet road|The engine overheats|The brakes freeze|The windows fog up
T:Alcohol slows reactions even in small amounts.
F:It is safe to hold a phone in your hand while driving slowly.
An ambulance with flashing lights comes from behind. What do you do?|Make way as soon as it is safe|Speed up|Stop in the middle of the lane|Ignore it
What is the total stopping distance made of?|Reaction distance and braking distance|Only braking distance|Speed and weight|Braking distance and length of the car`,
  },
  {
    id: "literature",
    says: /\b(?:literature|books?|novels?|authors?|reading|shakespeare|harry potter)\b/,
    title: "Literature",
    icon: "book-open",
    questions: `Who wrote 'Pride and Prejudice'?|Jane Austen|Emily Brontë|George Eliot|Mary Shelley
Who wrote 'Don Quixote'?|Miguel de Cervantes|Lope de Vega|Gabriel García Márquez|Federico García Lorca
Who wrote '1984'?|George Orwell|Aldous Huxley|Ray Bradbury|H. G. Wells
Who wrote 'Frankenstein'?|Mary Shelley|Bram Stoker|Edgar Allan Poe|Robert Louis Stevenson
Which detective lives at 221B Baker Street?|Sherlock Holmes|Hercule Poirot|Miss Marple|Father Brown
Who wrote the 'Odyssey', by tradition?|Homer|Virgil|Sophocles|Ovid
Who wrote 'War and Peace'?|Leo Tolstoy|Fyodor Dostoevsky|Anton Chekhov|Ivan Turgenev
In which play does someone say 'To be, or not to be'?|Hamlet|Macbeth|Othello|King Lear
T:'The Little Prince' was written by Antoine de Saint-Exupéry.
F:Charles Dickens wrote 'Moby-Dick'.
How many lines does a sonnet have?|14|10|12|16
Who wrote 'One Hundred Years of Solitude'?|Gabriel García Márquez|Isabel Allende|Jorge Luis Borges|Pablo Neruda`,
  },
  {
    id: "economics",
    says: /\b(?:economics?|economy|finance|financial|money|business|investing)\b/,
    title: "Economics",
    icon: "chart-line",
    questions: `What does GDP stand for?|Gross domestic product|General debt percentage|Global demand price|Gross dividend payment
What is inflation?|A general rise in prices|A fall in wages|A kind of tax|A rise in exports
What happens to demand when a price rises, as a rule?|It falls|It rises|It doubles|It stays the same
What is a market with a single seller called?|A monopoly|An oligopoly|A duopoly|A cartel
Who wrote 'The Wealth of Nations'?|Adam Smith|Karl Marx|John Maynard Keynes|David Ricardo
What does a share of a company give?|Part of the ownership|A fixed loan|A tax refund|A job
What is a budget deficit?|Spending above income|Income above spending|No income at all|A balanced budget
What is opportunity cost?|The value of the best alternative given up|The price of a ticket|The cost of delay|A hidden fee
T:Compound interest pays interest on earlier interest.
F:Diversifying means putting all money into one share.
Which goods replace each other?|Substitutes|Complements|Public goods|Luxury goods
What do exports bring a country?|Income from abroad|More imports by law|Lower wages|A trade ban`,
  },
];
