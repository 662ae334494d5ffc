import type { PersonalitySet } from "./sets.ts";

/** Personality quizzes for fun. The first is asked where the subject is not known. */
export const PERSONALITIES: readonly PersonalitySet[] = [
  {
    id: "hobby",
    says: /\b(?:hobby|hobbies|pastime|free time)\b/,
    title: "Which hobby fits you?",
    icon: "sparkles",
    outcomes: `maker|Making things by hand|hammer|You like to see what your hands can do. Try pottery, woodwork or knitting.
mover|Being on the move|bike|You think best while you move. Try climbing, cycling or dancing.
thinker|Puzzles and strategy|puzzle|You love a problem that gives way slowly. Try chess, coding or crosswords.
grower|Growing and tending|sprout|You have patience and an eye for small changes. Try a garden, bonsai or bread.`,
    questions: `It's a free Saturday. What sounds best?|Building a shelf=maker|A long ride=mover|A tricky board game=thinker|An hour with the plants=grower
What do friends come to you for?|Repairs=maker|Getting them outside=mover|Working things out=thinker|Calm advice=grower
Which gift makes you happiest?|A good tool=maker|New shoes for the trail=mover|A book of riddles=thinker|Seeds in a tin=grower
How do you like to learn?|By trying it=maker|By doing it again and again=mover|By understanding why=thinker|By watching over time=grower
What annoys you most?|Empty hands=maker|Sitting still=mover|Being bored=thinker|Being rushed=grower
Pick a place.|A workshop=maker|A mountain path=mover|A quiet library=thinker|A greenhouse=grower`,
  },
  {
    id: "product",
    says: /\b(?:products?|gifts?|recommend\w*)\b/,
    title: "Which product suits you?",
    icon: "shopping-bag",
    outcomes: `starter|The starter set|package|You want to try it first. The starter set has what you need and nothing you'd have to learn.
classic|The classic|star|You know what you like and want it to last. The classic is the one most people stay with.
pro|The professional model|award|You use it often and notice the difference. Take the one with the best materials.
gift|The gift box|gift|You're choosing for somebody else. The gift box suits almost everyone and comes ready to give.`,
    questions: `Who is it for?|Me, for the first time=starter|Me, to replace one=classic|Me, for every day=pro|Somebody else=gift
How often will it be used?|Now and then=starter|Every week=classic|Every day=pro|I don't know=gift
What matters most to you?|The price=starter|That it lasts=classic|Performance=pro|How it looks=gift
How much do you know about it?|Very little=starter|Enough=classic|A lot=pro|I'd rather be advised=gift
What would you like to spend?|As little as possible=starter|A fair price=classic|Whatever is best=pro|A round sum=gift
When do you need it?|No hurry=starter|Within two weeks=classic|As soon as possible=pro|On a certain day=gift`,
  },
  {
    id: "pet",
    says: /\bpets?\b|\b(?:cat or dog|dog or cat)\b/,
    title: "Which pet fits you?",
    icon: "paw-print",
    outcomes: `dog|A dog|dog|You like company, routine and fresh air in any weather.
cat|A cat|cat|You value independence, and warmth on your own terms.
rabbit|Rabbits|rabbit|You're gentle and patient, and happy to watch two of them get up to mischief.
fish|Fish|fish|You look for calm, and enjoy caring for a small world.
bird|Birds|bird|You like chatter, color and a bit of life in the room.`,
    questions: `How does your perfect evening look?|A walk whatever the weather=dog|A blanket and a book=cat|Pottering around at home=rabbit|Silence and soft light=fish|Music on=bird
How much time do you have each day?|Several hours=dog|An hour, in bits=cat|An hour for cleaning and hay=rabbit|A few minutes, and some on Sunday=fish|An hour of talking and flying=bird
What do you want most from a pet?|A companion for everything=dog|A presence that comes when it likes=cat|Something soft to watch=rabbit|Peace=fish|Conversation=bird
How do you feel about noise?|A bark is fine=dog|A purr is plenty=cat|As little as possible=rabbit|None, please=fish|The more the merrier=bird
How often do you travel?|Rarely, or together=dog|Now and then=cat|A neighbor could help=rabbit|Often=fish|Seldom=bird
Which word describes you best?|Loyal=dog|Independent=cat|Gentle=rabbit|Calm=fish|Cheerful=bird`,
  },
  {
    id: "travel",
    says: /\b(?:travel|traveller|traveler|trip|vacation|holiday|destination)\b/,
    title: "What kind of traveler are you?",
    icon: "plane",
    outcomes: `explorer|The explorer|mountain|You want to see what lies behind the next hill. A backpack is enough.
culture|The culture lover|landmark|You travel for museums, stories and old streets.
beach|The relaxer|umbrella|You come home rested. The sea, a book and no plan.
foodie|The taster|utensils|You get to know a place through its markets and kitchens.`,
    questions: `What do you pack first?|Hiking boots=explorer|A guidebook=culture|Swimwear=beach|An empty stomach=foodie
How do you plan?|A rough route=explorer|A list of sights=culture|Not at all=beach|A list of tables=foodie
Pick a morning.|Up before sunrise=explorer|First at the museum=culture|Sleep late=beach|The market=foodie
Which photo do you bring home?|A summit=explorer|A cathedral=culture|Feet in the sand=beach|A plate=foodie
What would spoil your trip?|Crowds on a bus=explorer|Nothing to learn=culture|A full schedule=beach|The same food as at home=foodie
Your favorite souvenir?|A stone=explorer|A print=culture|A tan=beach|A spice=foodie`,
  },
  {
    id: "plant",
    says: /\b(?:house ?plants?|plants?)\b/,
    title: "Which houseplant are you?",
    icon: "leaf",
    outcomes: `cactus|Cactus|sun|You need little, stand your ground and bloom when nobody expects it.
monstera|Monstera|leaf|You take up space in the best way, and everybody likes you in the room.
fern|Fern|droplets|You're sensitive and lush once people treat you well.
snake|Snake plant|sprout|Nothing gets you down. You work quietly and never complain.`,
    questions: `Your friends forget your birthday. What now?|I hardly noticed=cactus|I throw a party anyway=monstera|I'm a little hurt=fern|I don't mind=snake
Where do you feel best?|In full sun=cactus|In the middle of things=monstera|Somewhere soft and quiet=fern|Anywhere=snake
How do you handle change?|I stay as I am=cactus|I grow toward it=monstera|I need time=fern|I hardly notice=snake
Pick a style.|Minimal=cactus|Big and bold=monstera|Soft and layered=fern|Straight lines=snake
What do you need most?|To be left alone=cactus|Room to grow=monstera|Care=fern|Very little=snake
How do you show affection?|Rarely, but it counts=cactus|With grand gestures=monstera|Every day=fern|By being there=snake`,
  },
  {
    id: "work",
    says: /\b(?:work(?:ing)? style|team role|career|job|leader(?:ship)?|colleague)\b/,
    title: "What is your work style?",
    icon: "briefcase",
    outcomes: `driver|The driver|rocket|You get things over the line. Remember to look back and see who follows.
planner|The planner|list-checks|You bring order, and others can rely on it. Leave a little room for surprise.
connector|The connector|handshake|You bring people together. Your own work deserves your time too.
inventor|The inventor|lightbulb|You see what could be. Pair up with somebody who finishes.`,
    questions: `A new project starts. What do you do first?|Begin=driver|Write a plan=planner|Talk to everyone=connector|Sketch ideas=inventor
What does your desk look like?|Empty but for today's task=driver|Everything in its place=planner|Notes from people=connector|Creative chaos=inventor
What do you enjoy in a meeting?|Decisions=driver|An agenda=planner|The people=connector|The whiteboard=inventor
A deadline is at risk. You ...|push=driver|reorder the plan=planner|ask for help=connector|look for a shortcut nobody tried=inventor
What do colleagues thank you for?|Getting it done=driver|Keeping track=planner|Listening=connector|Fresh ideas=inventor
What drains you?|Waiting=driver|Chaos=planner|Working alone=connector|Routine=inventor`,
  },
  {
    id: "coffee",
    says: /\b(?:coffee|espresso|latte)\b/,
    title: "Which coffee are you?",
    icon: "coffee",
    outcomes: `espresso|Espresso|zap|Short, strong and to the point.
cappuccino|Cappuccino|cloud|Warm, balanced and good company.
filter|Filter coffee|coffee|Honest and patient. You take your time and it shows.
iced|Iced coffee|snowflake|Fresh, relaxed and always a little on vacation.`,
    questions: `How do you start the day?|At full speed=espresso|Slowly, with someone=cappuccino|With the paper=filter|As late as possible=iced
How long are your messages?|One word=espresso|With three hearts=cappuccino|Whole paragraphs=filter|A photo=iced
Pick a place to meet.|At the bar, standing=espresso|A cozy café=cappuccino|My kitchen=filter|Outside=iced
What do friends say about you?|You have energy=espresso|You're warm=cappuccino|You're reliable=filter|You're easygoing=iced
How do you decide?|At once=espresso|With a friend=cappuccino|After a night's sleep=filter|It'll work out=iced
Your favorite season?|It doesn't matter=espresso|Fall=cappuccino|Winter=filter|Summer=iced`,
  },
  {
    id: "learning",
    says: /\b(?:learning style|learner|how (?:do )?(?:i|you) learn|study style)\b/,
    title: "How do you like to learn?",
    icon: "graduation-cap",
    outcomes: `see|Pictures and maps|eye|You like to see how things hang together. Mixing ways of learning works best for everyone, so use drawings and then test yourself.
hear|Talking it through|ear|You like to hear and say things. Explain a topic to someone: it shows what you don't know yet.
read|Reading and writing|book-open|You like words on paper. Close the book and write down what you remember.
do|Trying it out|hammer|You like to get going. Practice often, with breaks between.`,
    questions: `You've bought a new device. What do you do?|Look at the pictures=see|Call someone who has one=hear|Read the manual=read|Press every button=do
How do you find your way?|On a map=see|I ask=hear|By written directions=read|I just walk=do
What do you remember from a trip?|How it looked=see|What people said=hear|What I read about it=read|What we did=do
How do you prepare for a test?|With drawings=see|In a group=hear|With summaries=read|With exercises=do
Your ideal lesson has ...|videos=see|discussion=hear|a good text=read|an experiment=do
When you explain something you ...|draw it=see|tell a story=hear|write it down=read|show it=do`,
  },
  {
    id: "superpower",
    says: /\b(?:super ?(?:hero(?:es)?|powers?)|heroes|marvel|powers?)\b/,
    title: "What is your superpower?",
    icon: "zap",
    outcomes: `fly|Flying|feather|You want the view from above and the wind in your face.
mind|Reading minds|brain|You notice what others miss, and mostly keep it to yourself.
time|Stopping time|hourglass|There is so much to do. You would use every second twice.
heal|Healing|heart|You make things better just by being there.`,
    questions: `What bothers you most about a Monday?|The ceiling=fly|Not knowing what others think=mind|That it is so short=time|That people are grumpy=heal
A stranger is in trouble. You ...|get there first=fly|know why=mind|think it through=time|comfort them=heal
Pick a sidekick.|An eagle=fly|An owl=mind|A turtle=time|A golden retriever=heal
Your secret base is ...|on a roof=fly|behind a bookcase=mind|in a clock tower=time|in a garden=heal
What would you never do?|Sit in a basement=fly|Gossip=mind|Waste an hour=time|Walk past=heal
Your cape is ...|light as air=fly|invisible=mind|a coat with many pockets=time|warm enough for two=heal`,
  },
  {
    id: "season",
    says: /\bseasons?\b/,
    title: "Which season are you?",
    icon: "sun",
    outcomes: `spring|Spring|flower|You begin things. Hope suits you.
summer|Summer|sun|You're open, warm and rarely alone.
fall|Fall|leaf|You enjoy what has grown, and know when to let go.
winter|Winter|snowflake|You're clear and calm, and warmest among a few.`,
    questions: `Which light do you love?|Early morning=spring|Noon=summer|Late afternoon=fall|Candlelight=winter
What do you like to do with friends?|Something new=spring|A long evening outside=summer|Cooking together=fall|Talking by the fire=winter
Pick a color.|Fresh green=spring|Bright yellow=summer|Rust red=fall|Deep blue=winter
How do you tidy up?|All at once, with the windows open=spring|Later=summer|A little every day=fall|It's already tidy=winter
What do you smell with pleasure?|Rain on earth=spring|Sunscreen=summer|Wood smoke=fall|Snow in the air=winter
Your motto?|Let's start=spring|Come along=summer|Good things take time=fall|Less is more=winter`,
  },
  {
    id: "color",
    says: /\bcolou?rs?\b/,
    title: "Which color are you?",
    icon: "palette",
    outcomes: `red|Red|flame|You go first, and others feel your energy.
blue|Blue|droplets|You stay calm and people trust you.
yellow|Yellow|sun|You bring light into a room.
green|Green|leaf|You look for balance and give others room.`,
    questions: `How do you enter a party?|Straight to the middle=red|I find one good talk=blue|With a joke=yellow|Through the garden=green
In an argument you ...|say it straight=red|stay calm=blue|make everyone laugh=yellow|look for what both want=green
What do you wear?|What stands out=red|What is classic=blue|What is fun=yellow|What is comfortable=green
Pick a drink.|Something spicy=red|Cold water=blue|Lemonade=yellow|Herbal tea=green
What is your strength?|Courage=red|Reliability=blue|Optimism=yellow|Patience=green
Your dream home?|A loft in the city=red|By the sea=blue|Full of people=yellow|In the woods=green`,
  },
  {
    id: "friend",
    says: /\b(?:friend|friends|character|series|tv show|princess|disney)\b/,
    title: "What kind of friend are you?",
    icon: "users-round",
    outcomes: `planner|The organizer|calendar-check|Without you nobody would meet. You remember birthdays too.
joker|The joker|laugh|You make hard days lighter.
rock|The rock|anchor|You're the one people call at night.
spark|The spark|sparkles|Nobody has wilder ideas, and everyone is glad afterward.`,
    questions: `A friend moves. What do you bring?|A schedule=planner|A playlist and jokes=joker|Two strong arms=rock|Paint for the walls=spark
The group chat is quiet. You ...|suggest a date=planner|send a meme=joker|ask how everyone is=rock|share a crazy plan=spark
A friend is heartbroken. You ...|plan a weekend away=planner|make them laugh=joker|stay and listen=rock|start something new together=spark
What do you forget?|To relax=planner|To be serious=joker|Yourself=rock|The time=spark
Your perfect evening with friends?|A dinner I planned=planner|Comedy night=joker|A sofa and talk=rock|Wherever we end up=spark
People thank you for ...|keeping us together=planner|cheering us up=joker|being there=rock|shaking us up=spark`,
  },
];
