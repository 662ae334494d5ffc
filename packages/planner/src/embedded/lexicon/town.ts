import { thing } from "../thing.ts";
import type { Domain } from "./domain.ts";

const neighbours: Domain = {
  id: "neighbours",
  words:
    "neighbour*4 neighbours*4 neighbor*4 neighbors*4 neighborhood*4 neighbourhood*4 sharing*2 share*1 street*2 block*1 nachbar*4 nachbarn*4 nachbarschaft*5 vecino*4 vecinos*4 barrio*4 voisin*4 voisins*4 quartier*4 vizinho*4 vizinhos*4 bairro*4 second_hand*2 furniture*3 toys*3 freecycle*5 lost_and_found*6 stuff*1 flea_market*4 flohmarkt*4",
  whom: "neighbour neighbours neighbor neighbors neighborhood neighbourhood street block nachbar nachbarn nachbarschaft vecino vecinos barrio voisin voisins quartier vizinho vizinhos bairro",
  category: "Local",
  directions: ["corner-shop", "civic"],
  icon: "house",
  audience: "neighbours",
  lead: "lending",
  hashtags: "neighbourhood|sharingiscaring|secondhand|local",
  verbs: "Lend|Borrow|Give|Help",
  names: "Next Door|Stairwell|Hallway|Corner & Co|Borrowed Ladder|Kerbside",
  problem: "Twelve flats, twelve ladders, all unused",
  promise: "Borrow it from next door",
  itch: "Need a ladder. Once.",
  pov: "POV: your neighbour has one",
  things: [
    thing(
      "item",
      "sharedThing, Thing, Things, package",
      "thing things stuff item items furniture toy toys",
      `Name: text\nPhoto: image\nKind: choice household|garden|kids|sport|party|furniture\nCondition: choice like new|good|worn\nSize: choice pocket|carry|two people|van\nFloor: choice ground|1st|2nd|3rd|4th\nDetails: longText @remarks`,
      `Four-metre ladder | kind=household | size=two people\nRaclette for eight | kind=party | size=carry\nBaby carrier | kind=kids | size=carry\nCarpet cleaner | kind=household | size=carry\nCamping table and four chairs | kind=party | size=two people\nHedge shears | kind=garden | size=carry\nSledges, two | kind=sport | size=carry\nPressure washer | kind=garden | size=carry\nBunk bed | kind=furniture | size=van\nTandem | kind=sport | size=two people\nPunch bowl and glasses | kind=party | size=carry\nCargo trailer | kind=sport | size=two people`,
    ),
    thing(
      "person",
      "neighbour, Neighbour, Neighbours, user-round",
      "neighbour neighbours nachbar vecino",
      `Name: text\nPortrait: image\nFloor: choice ground|1st|2nd|3rd|4th\nCan help with: choice pets|post|plants|repairs|shopping|kids\nAt home: choice mornings|evenings|weekends\nSince: date -3000..-60`,
      `Amara Osei | canHelpWith=repairs\nMateo Ruiz | canHelpWith=pets\nYuki Tanaka | canHelpWith=plants\nLena Krüger | canHelpWith=shopping\nOmar Haddad | canHelpWith=kids\nIngrid Lund | canHelpWith=post\nKofi Annor | canHelpWith=repairs\nRosa Ibarra | canHelpWith=plants`,
    ),
    thing(
      "event",
      "gettogether, Get-together, Get-togethers, party-popper",
      "party fest",
      `Title: text\nStarts: dateTime 2..40 11:00..19:00\nPlace: text courtyard|stairwell|roof|street\nBring: text a chair|cake|your charm\nComing: number 4..18\nI am in: boolean 30`,
      `Courtyard breakfast\nSwap table\nPlant the tree pit\nFlea market on the stairs\nSoup evening`,
    ),
  ],
  posts:
    "Parcel for 3rd floor left is with me.\nWho has a drill for one hole?\nGiving away: bunk bed, pick up by Sunday.\nWater off tomorrow from nine to eleven.\nCat found. Cat was in the cellar. Cat is fine.",
};

const care: Domain = {
  id: "care",
  words:
    "volunteer*5 volunteers*5 volunteering*5 charity*4 charities*4 donate*3 donation*3 donations*3 shelter*4 food_bank*6 refugees*4 refugee*4 homeless*4 ngo*4 nonprofit*4 non_profit*4 ehrenamt*5 freiwillige*5 helfer*3 tafel*3 spenden*4 voluntarios*5 voluntariado*5 ong*4 benevoles*5 benevole*5 voluntarios*5 scouts*4 firefighters*4 red_cross*4 elderly*4 seniors*4 senioren*4 mutual_aid*6 caregiver*4 caregivers*4",
  category: "Social good",
  directions: ["civic"],
  icon: "hand-heart",
  audience: "volunteers",
  lead: "shifts",
  hashtags: "volunteering|giveback|community|mutualaid",
  verbs: "Help|Sign up|Give|Thank",
  names: "Many Hands|Pitch In|Helping Hour|Standby|Warm Meal|Open Door",
  problem: "Thirty people want to help and nobody knows where",
  promise: "Help where it is needed",
  itch: "Wanting to help. But where?",
  pov: "POV: twelve hands showed up",
  things: [
    thing(
      "item",
      "helpTask, Task, Tasks, hand-heart",
      "task help aid meal meals shift",
      `Title: text\nPhoto: image\nKind: choice food|transport|company|language|repair|office\nPlace: location\nPeople needed: number 1..8\nSigned up: number 0..4\nStarts: dateTime 0..14 08:00..18:00\nState: choice open|full|done\nDetails: longText @remarks`,
      `Sort bread at the food bank | kind=food | state=open\nDrive Mrs Lindqvist to the clinic | kind=transport | state=open\nConversation table, beginners | kind=language\nRead aloud on ward four | kind=company\nRepair donated bicycles | kind=repair\nCollect unsold vegetables | kind=food\nForms and letters, Thursday desk | kind=office\nSoup kitchen, serving | kind=food | state=full\nGarden help for two ladies | kind=company\nMove a family of five | kind=transport`,
    ),
    thing(
      "person",
      "volunteer, Volunteer, Volunteers, heart-handshake",
      "volunteer volunteers helfer voluntario benevole",
      `Name: text\nPortrait: image\nSpeaks: tags English|German|Arabic|Spanish|Ukrainian|French|Tigrinya\nCan: choice drive|cook|listen|carry|translate\nHours given: number 2..120 h\nAvailable: choice mornings|evenings|weekends\nFirst aid: boolean 35`,
      `Amara Osei | can=cook\nMateo Ruiz | can=drive\nYuki Tanaka | can=listen\nLena Krüger | can=carry\nOmar Haddad | can=translate\nPriya Shah | can=cook\nKofi Annor | can=drive\nOleh Bondar | can=translate\nIngrid Lund | can=listen`,
    ),
    thing(
      "log",
      "serviceHour, Hours given, Hours given, clock",
      "hours",
      `What: text\nVolunteer: relation volunteer\nDate: date -30..0\nHours: number 1.0..6.0 h\nPeople helped: number 1..40\nFelt: choice heavy|fine|light`,
      `Bread sorting\nDriving shift\nConversation table\nSoup kitchen\nMoving day\nPaperwork\nReading aloud`,
      "volunteer",
    ),
    thing(
      "event",
      "helpDay, Help day, Help days, calendar-heart",
      "day",
      `Title: text\nStarts: dateTime 2..30 09:00..15:00\nPlace: location\nNeeded: number 4..15\nComing: number 2..9\nI am in: boolean 25`,
      `Clean the river bank\nWinter coat collection\nOpen house\nThank-you supper`,
    ),
  ],
  tasks:
    "Keys for the store room | Opening\nCheck the fridge list | Opening\nHand out aprons | Opening\nCall tomorrow's drivers | Closing\nCount meals | Closing",
  posts:
    "Sixty-two meals today. Thank you, Thursday crew.\nWe need a driver with a van on Friday.\nWinter coats: sizes M and L please.\nThe conversation table needs a second table!",
};

const faith: Domain = {
  id: "faith",
  words:
    "church*5 parish*5 congregation*5 mosque*5 temple*5 synagogue*5 prayer*5 prayers*4 faith*4 bible*4 quran*4 sermon*4 spiritual*3 gemeinde*4 kirche*5 moschee*5 iglesia*5 oracion*4 mezquita*5 eglise*5 priere*4 paroisse*5 igreja*5 oracao*4 sangha*4 ramadan*4",
  category: "Community",
  directions: ["still-water", "civic"],
  icon: "sun",
  audience: "our congregation",
  lead: "community",
  hashtags: "congregation|fellowship|gather|community",
  verbs: "Gather|Pray|Serve|Share",
  names: "Gather|Lamp & Bread|Open Doors|Evensong|Fellowship|Gathered",
  problem: "Dates on a board, news by hearsay, help by chance",
  promise: "Together between the gatherings",
  itch: "Sunday plan? Nobody knows.",
  pov: "POV: everyone found the hall",
  things: [
    thing(
      "event",
      "gathering, Gathering, Gatherings, sun",
      "service prayer gathering gottesdienst misa messe",
      `Title: text\nStarts: dateTime 0..30 07:00..19:30\nPlace: choice main hall|side chapel|courtyard|online\nLed by: text @people\nFor: choice everyone|children|youth|elders\nComing: number 8..80\nI am in: boolean 30`,
      `Morning prayer | place=side chapel\nWeekly gathering | place=main hall\nStudy circle\nYouth evening | forValue=youth\nShared meal | place=courtyard\nChildren's hour | forValue=children\nSilent evening`,
    ),
    thing(
      "item",
      "helpOffer, Offer of help, Help, hand-heart",
      "help request care",
      `Title: text\nKind: choice visit|meal|ride|repair|company\nFrom: text @people\nWhen: date 0..14\nState: choice open|taken|done\nNote: longText @remarks`,
      `Soup for a family with a newborn | kind=meal\nRide to the hospital on Tuesday | kind=ride\nVisit to Mr Adeyemi | kind=visit\nFix the ramp rail | kind=repair\nWalk with Mrs Haddad | kind=company\nCook for the shared meal | kind=meal\nPick up chairs | kind=ride`,
    ),
    thing(
      "log",
      "reflection, Reflection, Reflections, book-heart",
      "prayer prayers reflection journal",
      `Line of the day: text\nDate: date -30..0\nMood: choice heavy|seeking|steady|grateful\nMinutes: number 5..30 min\nFor: text @people\nThoughts: longText`,
      `Quiet before the house wakes\nGrateful for the neighbour's call\nHard to forgive today\nRead the same line all week\nSat in the last row\nLight through the side window`,
    ),
  ],
  tasks:
    "Unlock the hall | Before\nSet out sixty chairs | Before\nPrint the song sheet | Before\nTea and washing-up | After\nCount and lock up | After",
  posts:
    "Thank you for the meals. We slept for the first time in weeks.\nThe heating works again.\nWho can teach the children's song on Sunday?\nPlease keep Kofi in your thoughts on Thursday.",
};

const property: Domain = {
  id: "property",
  words:
    "landlord*5 tenant*5 tenants*5 apartment*4 apartments*4 flat*3 flats*4 flatmate*5 flatmates*5 roommate*5 roommates*5 housemates*5 rent*3 house*2 housing*4 mortgage*4 airbnb_host*5 wohnung*5 wg*4 mieter*5 mitbewohner*5 piso*4 alquiler*3 companeros_de_piso*6 colocation*5 colocataires*5 coloc*5 appartement*4 apartamento*4 condominio*4 real_estate*5 immobilien*5 moving*3 umzug*4",
  category: "Home",
  directions: ["ledger", "kitchen-table"],
  icon: "key-round",
  audience: "flatmates",
  lead: "budget",
  hashtags: "flatshare|adulting|splitthebill|homelife",
  verbs: "Split|Pay|Settle|Clean",
  names: "Evenly|Fair Share|Fridge Door|Flat Four|Settle Up|Rentwise",
  problem: "Somebody always pays for the dish soap, and it is always the same one",
  promise: "Settle up without the talk",
  itch: "Who paid the electricity?",
  pov: "POV: nobody owes anybody",
  things: [
    thing(
      "item",
      "home, Flat, Flats, key-round",
      "apartment apartments flat flats house houses wohnung piso appartement property",
      `Name: text\nPhoto: image\nKind: choice room|studio|two rooms|three rooms|house\nRent: money 320..1450 EUR\nSize: number 14..120 m²\nFloor: choice ground|1st|2nd|3rd|4th\nHas: tags balcony|lift|garden|bath|pets allowed\nFree from: date 5..90\nState: choice found|asked|viewing|applied|declined\nPlace: location`,
      `Sunny room by the canal | kind=room | rent=480\nAttic studio | kind=studio | rent=620\nTwo rooms, old lift | kind=two rooms | rent=890\nGround floor with garden | kind=three rooms | rent=1240\nCorner flat | kind=two rooms | rent=930\nHouse share, six people | kind=room | rent=410\nNew build, seventh floor | kind=studio | rent=780\nAbove the bakery | kind=two rooms | rent=840`,
    ),
    thing(
      "log",
      "repairRequest, Repair request, Repair requests, wrench",
      "repair maintenance",
      `What: text\nHome: relation home\nReported on: date -40..0\nUrgency: choice low|normal|high\nState: choice reported|planned|done\nCost: money 0..260 EUR`,
      `Tap drips\nHeating cold in one room\nDoorbell silent\nWindow does not close\nMould in the corner\nLight in the stairwell`,
      "home",
    ),
  ],
  tasks:
    "Take out paper | Monday\nClean the bathroom | Weekly\nDefrost the freezer | Monthly\nRead the meters | Monthly\nBuy dish soap | Weekly",
};

const chores: Domain = {
  id: "chores",
  words:
    "chore*6 chores*6 cleaning*5 household*4 housework*5 family*3 families*3 laundry*4 declutter*4 groceries*2 putzplan*6 haushalt*5 putzen*5 familie*3 limpieza*5 tareas_domesticas*6 hogar*4 menage*5 famille*3 taches_menageres*6 limpeza*5 familia*3 babysitter*5 babysitters*5 baby*4 newborn*4 parents*3 parenting*4 eltern*3 pocket_money*5 allowance*4",
  whom: "family families familie famille familia parents eltern babysitter babysitters baby newborn",
  category: "Home",
  directions: ["kitchen-table", "playroom"],
  icon: "house-plus",
  audience: "families",
  lead: "board",
  hashtags: "familylife|chorechart|homeorganising|momtok",
  verbs: "Tidy|Share|Tick off|Praise",
  names: "Chorewise|Fridge Magnet|Turn by Turn|Home Crew|Sock Drawer|Team Kitchen",
  problem: "One person sees the mess, the others see a home",
  promise: "Chores shared, not shouted",
  itch: "Whose turn? Always mine.",
  pov: "POV: the bins are out",
  things: [
    thing(
      "item",
      "chore, Chore, Chores, brush-cleaning",
      "chore chores cleaning task aufgabe",
      `Name: text\nPhoto: image\nRoom: choice kitchen|bathroom|living room|bedroom|garden|everywhere\nMinutes: number 5..60 min\nEvery: number 1..30 days\nLast done: date -14..0\nNext due: addDays lastDone every\nPoints: number 1..5\nWho: text Mum|Dad|Noor|Ben|Grandma\nDone today: boolean 20`,
      `Dishwasher | room=kitchen | minutes=10 | every=1 | points=1\nVacuum downstairs | room=living room | minutes=25 | every=4 | points=3\nBathroom | room=bathroom | minutes=35 | every=7 | points=4\nBins out | room=everywhere | minutes=5 | every=7 | points=1\nChange beds | room=bedroom | minutes=20 | every=14 | points=3\nWindows | room=everywhere | minutes=60 | every=30 | points=5\nFeed the rabbits | room=garden | minutes=10 | every=1 | points=1\nFridge shelf check | room=kitchen | minutes=15 | every=7 | points=2\nLaundry | room=bathroom | minutes=20 | every=2 | points=2\nMow the lawn | room=garden | minutes=45 | every=10 | points=5`,
    ),
    thing(
      "log",
      "choreDone, Done chore, Done, check-check",
      "done log",
      `Note: text\nChore: relation chore\nDate: date -14..0\nBy: choice Mum|Dad|Noor|Ben|Grandma\nMinutes: number 5..60 min\nPoints: number 1..5`,
      `Without being asked!\nHalf of it counts\nMusic on, done in ten\nSwapped with Ben\nFound the missing sock\nTogether after supper`,
      "chore",
    ),
    thing(
      "person",
      "familyMember, Family member, Family, users",
      "family kid kids child",
      `Name: text\nPortrait: image\nAge: number 6..68 years\nPoints: number 4..38\nLikes: text dishes with music|anything outside|folding|nothing before ten\nRoom: text`,
      `Mum | age=41\nDad | age=43\nNoor | age=14\nBen | age=9\nGrandma | age=68`,
    ),
  ],
};

const kids: Domain = {
  id: "kids",
  words:
    "kid*4 kids*4 child*3 children*4 toddler*5 preschool*5 kindergarten*5 nursery*4 school*4 schools*3 teacher*4 teachers*4 student*3 students*3 homework*6 classroom*5 class*2 pupils*4 exam*4 exams*4 university*4 maths*5 math*5 spelling*5 times_tables*6 kinder*4 schule*4 schuler*4 hausaufgaben*6 lehrer*4 kita*5 einmaleins*6 ninos*4 escuela*4 colegio*4 deberes*6 profesores*4 enfants*4 ecole*4 devoirs*6 eleves*4 criancas*4 escola*4 professores*4 licao*4 studying*3 study*2",
  whom: "kid kids child children toddler preschool kindergarten nursery school schools teacher teachers student students classroom class pupils university kinder schule schuler lehrer kita ninos escuela colegio profesores enfants ecole eleves criancas escola professores",
  category: "Education",
  directions: ["playroom"],
  icon: "backpack",
  audience: "children and their teachers",
  lead: "learning",
  hashtags: "homeschooling|learnthroughplay|teachertok",
  verbs: "Learn|Play|Practise|Collect stars",
  names: "Star Chart|Sharpener|Little Owls|Recess|Ten Fingers|Gold Star",
  problem: "Homework takes an hour, the fight about it takes two",
  promise: "Little steps, big stars",
  itch: "Homework. Tears. Again.",
  pov: "POV: they ask for more",
  things: [
    thing(
      "item",
      "lesson, Lesson, Lessons, backpack",
      "lesson lessons homework exercise course aufgabe leccion",
      `Title: text\nPicture: image\nSubject: choice maths|reading|writing|science|music|art\nLevel: choice year 1|year 2|year 3|year 4\nMinutes: number 5..25 min\nDue: date 0..12\nStars: number 1..3\nExplained: longText`,
      `Times table of seven | subject=maths | level=year 3 | explained=Seven, fourteen, twenty-one: clap on every step.\nWords with ie and ei | subject=writing | level=year 2\nWhy leaves turn red | subject=science | level=year 3 | explained=The green goes home for winter; red and yellow were there all along.\nRead aloud: the fox | subject=reading | level=year 1\nHalves and quarters | subject=maths | level=year 2 | explained=Cut a pancake, then cut it again.\nRhythm with spoons | subject=music | level=year 1\nShadow drawing | subject=art | level=year 2\nHow rain is made | subject=science | level=year 4\nLetter to a friend | subject=writing | level=year 4\nCounting in tens | subject=maths | level=year 1`,
    ),
    thing(
      "person",
      "pupil, Pupil, Pupils, user-round",
      "pupil pupils student students kid schuler alumno",
      `Name: text\nPortrait: image\nGroup: choice Foxes|Owls|Hedgehogs\nStars: number 2..30\nReads level: choice 1|2|3|4\nBirthday: date 2..300`,
      `Noor | group=Foxes\nBen | group=Owls\nMina | group=Hedgehogs\nTomás | group=Foxes\nAva | group=Owls\nKwame | group=Hedgehogs\nLotte | group=Foxes\nIdris | group=Owls`,
    ),
    thing(
      "event",
      "schoolDate, School date, School dates, calendar-days",
      "date trip exam",
      `Title: text\nStarts: dateTime 1..40 08:00..16:00\nKind: choice trip|test|party|parents' evening\nPlace: location School|Museum|Forest\nBring: text rubber boots|lunch|a smile|one euro`,
      `Forest day\nSpelling test\nParents' evening\nMuseum trip\nSports morning\nClass party`,
    ),
  ],
  questions:
    "What is 7 × 8? | 56; 54; 64; 48 | Five, six, seven, eight: 56 = 7 × 8.\nWhich animal is a mammal? | Whale; Shark; Penguin; Frog | Whales breathe air and feed milk.\nHow many sides has a hexagon? | Six; Five; Eight; Seven | Hexa means six.\nWhat do plants breathe in? | Carbon dioxide; Milk; Nitrogen only; Light | And they give oxygen back.\nWhich is the longest? | One kilometre; 900 metres; 500 metres; 10 000 centimetres | A kilometre is 1000 metres.\nWhich planet has rings you can see in a small telescope? | Saturn; Mars; Venus; Mercury | Rings of ice and rock.",
  cards:
    "7 × 6 | 42\n7 × 7 | 49\n7 × 8 | 56\n7 × 9 | 63\n8 × 6 | 48\n8 × 8 | 64\n8 × 9 | 72\n9 × 6 | 54\n9 × 9 | 81\n6 × 6 | 36",
  posts: "Thank you for the forest day, boots are drying.\nPlease bring empty egg boxes.\nBen read a whole page alone!",
};

const language: Domain = {
  id: "language",
  words:
    "language*5 languages*5 vocabulary*6 vocab*6 grammar*5 spanish*5 french*4 german*4 italian*3 japanese*4 chinese*4 mandarin*5 korean*4 english*3 portuguese*4 arabic*4 sign_language*6 words*2 pronunciation*5 sprache*5 sprachen*5 vokabel*6 vokabeln*6 vokabeltrainer*6 idioma*5 idiomas*5 vocabulario*6 langue*5 langues*5 vocabulaire*6 lingua*4 linguas*4 tandem*3 esperanto*5 latin*4",
  category: "Education",
  directions: ["playroom", "pressroom"],
  icon: "languages",
  audience: "language learners",
  lead: "learning",
  hashtags: "languagelearning|polyglot|vocab|studytok",
  verbs: "Learn|Repeat|Speak|Listen",
  names: "Wordwise|Loanword|Tandem Table|Mother Tongues|Ten a Day|Accent",
  problem: "Learned it twice, forgot it twice",
  promise: "Ten words a day that stay",
  itch: "Learned it. Forgot it. Again.",
  pov: "POV: you dream in Spanish",
  things: [
    thing(
      "item",
      "unit, Unit, Units, languages",
      "lesson lessons unit course phrase phrases word words",
      `Title: text\nPicture: image\nTopic: choice greetings|food|travel|time|feelings|work\nLevel: choice A1|A2|B1|B2\nMinutes: number 5..20 min\nWords: number 8..24\nExample: text\nStars: rating 2..5`,
      `Saying hello | topic=greetings | level=A1 | example=¿Cómo estás?\nAt the market | topic=food | level=A1 | example=¿Cuánto cuesta?\nAsking the way | topic=travel | level=A1 | example=¿Dónde está la estación?\nTelling the time | topic=time | level=A1 | example=Son las tres y media.\nHow you feel | topic=feelings | level=A2 | example=Estoy cansado, pero contento.\nAt work | topic=work | level=B1 | example=Trabajo desde casa los viernes.\nPast tense, stories | topic=time | level=A2 | example=Ayer fui al mar.\nOrdering for six | topic=food | level=A2 | example=Para mí, la sopa.`,
    ),
  ],
  cards:
    "el pan | bread\nla ventana | window\nel puente | bridge\nllover | to rain\nla llave | key\nbarato | cheap\nmañana | tomorrow\nayer | yesterday\nel vecino | neighbour\naprender | to learn\nla lluvia | rain\ndespacio | slowly",
  questions:
    "What does 'mañana' mean? | tomorrow; yesterday; never; apple | It also means morning.\nWhich one is 'bread'? | el pan; la llave; el puente; la lluvia | el pan, masculine.\n'Tengo hambre' means ... | I am hungry; I am cold; I am ten; I have time | Literally: I have hunger.\nWhich is past tense? | Fui; Voy; Iré; Ve | Fui, I went.\nPlural of 'la llave'? | las llaves; los llave; las llavas; la llaves | Article and noun both change.",
  posts:
    "Ordered in Spanish. They answered in Spanish!\nTandem on Thursday, half an hour each way.\nToday's false friend: 'embarazada'.",
};

const programming: Domain = {
  id: "programming",
  indoors: true,
  words:
    "coding*4 programming*5 developer*4 developers*4 code*3 software*4 hackathon*5 api*4 bug*4 bugs*4 devops*4 open_source*5 pull_requests*5 startup*4 startups*4 saas*4 product*2 feature_requests*5 roadmap*4 changelog*5 incident*4 incidents*4 server*3 programmieren*5 entwickler*4 programacion*5 developpeurs*4 robot*3 robotics*4 electronics*3 arduino*5",
  category: "Tech",
  directions: ["blueprint", "arcade"],
  icon: "code",
  audience: "developers",
  lead: "board",
  hashtags: "buildinpublic|devlife|shipit|indiehackers",
  verbs: "Ship|Fix|Review|Learn",
  names: "Shiplog|Mergeday|Standup|Greenbuild|Small Commits|Patchboard",
  problem: "The bug is known to everyone and written down nowhere",
  promise: "Known, owned, shipped",
  itch: "That bug. Who has it?",
  pov: "POV: the build is green",
  things: [
    thing(
      "item",
      "ticketBug, Issue, Issues, bug",
      "bug bugs issue feature request incident ticket",
      `Title: text\nKind: choice bug|feature|chore|question\nState: choice new|confirmed|in work|in review|shipped\nSeverity: choice low|medium|high|critical\nArea: choice sign-in|editor|search|billing|mobile|docs\nReported on: date -30..0\nEffort: number 1..8 points\nOwner: text @people\nVotes: number 0..14\nSteps: longText`,
      `Search forgets the filter | kind=bug | state=confirmed | area=search\nDark mode for the editor | kind=feature | state=in work | area=editor | votes=14\nInvoice shows wrong month | kind=bug | state=in review | area=billing | severity=high\nSign-in loop on old phones | kind=bug | state=new | area=sign-in | severity=critical\nRewrite the first-run page | kind=chore | state=in work | area=docs\nKeyboard shortcuts | kind=feature | state=shipped | area=editor\nExport as CSV | kind=feature | state=confirmed | area=search | votes=9\nCrash when rotating | kind=bug | state=shipped | area=mobile\nHow do webhooks retry? | kind=question | state=new | area=docs`,
    ),
    thing(
      "log",
      "release, Release, Releases, rocket",
      "release deploy changelog",
      `Title: text\nShipped on: date -60..0\nChanges: number 2..24\nRolled back: boolean 10\nMinutes: number 4..40 min\nKind: choice fix|minor|major`,
      `Filters stay\nFaster start\nInvoice fix\nShortcuts\nSmaller bundle\nRetry webhooks`,
    ),
  ],
  tasks:
    "Write the failing test | Next\nReview two pull requests | Next\nUpdate the changelog | Release\nTell support | Release\nWatch the graphs for an hour | Release",
};

const civic: Domain = {
  id: "civic",
  words:
    "toilet*5 toilets*5 fountain*5 fountains*5 playground*5 playgrounds*5 bench*4 benches*4 pothole*6 potholes*6 park*3 parks*3 city*2 council*4 public*3 accessible*4 wheelchair*5 accessibility*4 charging_stations*6 charger*3 recycling*5 trees*3 street_art*5 murals*5 spielplatz*5 trinkbrunnen*6 toiletten*5 fuentes*4 parques*4 toilettes*5 fontaines*5 banheiros*5 coworking*3 study_spots*5 wifi*4 landmarks*4 museum*4 museums*4",
  category: "City",
  directions: ["civic", "hangar"],
  icon: "map-pin",
  audience: "everyone in town",
  lead: "directory",
  hashtags: "mycity|openmap|accessibility|local",
  verbs: "Find|Check|Report|Thank",
  names: "Kerb|Public Bench|Corner Map|Sidewalk|Five Minutes Away|Open Doors",
  problem: "There is one two streets away, if only you knew",
  promise: "Find it around the corner",
  itch: "Two streets away. Who knew?",
  pov: "POV: you know every bench",
  things: [
    thing(
      "item",
      "publicPlace, Place, Places, map-pin",
      "toilet fountain playground bench park place spot museum",
      `Name: text\nPhoto: image\nKind: choice toilet|fountain|playground|bench|park|charging|library\nWhere: location\nStep-free: boolean 70\nOpen until: time 18:00..23:00\nFree of charge: boolean 80\nState: choice fine|dirty|broken|closed\nChecked on: date -30..0\nTip: text`,
      `Market hall, lower floor | kind=toilet | where=Market Square | state=fine | tip=Door code at the fruit stall\nLion fountain | kind=fountain | where=Park Street 12 | tip=Coldest water in town\nPirate playground | kind=playground | where=Riverside | tip=Shade until noon\nBench of three views | kind=bench | where=Hill Street 7 | tip=Sunset side on the left\nLibrary reading garden | kind=library | where=Library Corner | tip=Quiet after four\nTram stop chargers | kind=charging | where=North Gate | state=broken\nDuck pond | kind=park | where=Elm Court\nStation, platform 2 | kind=toilet | where=Old Station | state=dirty\nSkate bowl | kind=playground | where=Canal Yard\nDrinking tap, stadium | kind=fountain | where=Harbour Road`,
    ),
    thing(
      "log",
      "report, Report, Reports, flag",
      "report check",
      `What: text\nPlace: relation publicPlace\nReported on: date -30..0\nKind: choice works again|broken|dirty|closed|new\nBy: text @people\nThanks: number 0..8`,
      `Light is out\nWorks again!\nNew swing\nClosed for winter\nClean, thank you\nRamp is blocked`,
      "publicPlace",
    ),
  ],
};

/** Fields of town, home and school. */
export const TOWN: readonly Domain[] = [neighbours, care, faith, property, chores, kids, language, programming, civic];
