import { thing } from "../thing.ts";
import type { Domain } from "./domain.ts";

const bloodPressure: Domain = {
  id: "bloodPressure",
  indoors: true,
  words: "blood_pressure*11 hypertension*9 systolic*8 pulse*4 heart_rate*6 cardio_readings*5 vital_signs*8 vitals*6",
  category: "Health",
  directions: ["still-water", "salon"],
  icon: "heart-pulse",
  audience: "people who keep an eye on their pressure",
  lead: "tracker",
  hashtags: "bloodpressure|hearthealth|knowyournumbers|calmheart",
  verbs: "Measure|Note|Compare|Show the doctor",
  names: "Cuff|Steady Beat|One Twenty|Two Numbers|Pulsebook|Calm Cuff",
  problem: "The doctor asks for two weeks of readings and there are three",
  promise: "Every reading, ready for the doctor",
  itch: "What was it on Tuesday?",
  pov: "POV: your doctor nods",
  things: [
    thing(
      "log",
      "reading, Reading, Readings, heart-pulse",
      "reading readings measurement measurements blood pressure pulse value values",
      `Note: text\nSystolic!: number 112..148 mmHg\nDiastolic!: number 70..94 mmHg\nPulse: number 56..84 bpm\nMeasured: dateTime -20..0 07:00..21:00\nWhen: choice morning|midday|evening|after exercise\nArm: choice left|right\nMedicine taken: boolean 75`,
      `Before breakfast | when=morning | systolic=128 | diastolic=82\nAfter the stairs | when=after exercise | systolic=146 | diastolic=90\nCalm evening | when=evening | systolic=121 | diastolic=78\nForgot the tablet | medicineTaken=no | systolic=144 | diastolic=92\nAt the pharmacy | when=midday\nAfter coffee | when=morning | systolic=138\nSecond try, sitting | systolic=126 | diastolic=80\nSlept well | when=morning | systolic=118 | diastolic=74`,
    ),
    thing(
      "item",
      "tablet, Medicine, Medicines, pill",
      "medicine medication tablet pill",
      `Name: text\nDose: number 2.5..20.0 mg\nTaken: choice morning|evening|both\nLeft: number 6..90\nSince: date -700..-20\nPrescribed by: text Dr. Amini|Dr. Holt|Dr. Serrano`,
      `Ramipril | dose=5 | taken=morning\nAmlodipine | dose=5 | taken=evening\nBisoprolol | dose=2.5 | taken=morning\nMagnesium | dose=20 | taken=evening`,
    ),
  ],
  tasks:
    "Measure after five quiet minutes | Daily\nCollect the prescription | Week\nPrint the readings for Friday | Doctor\nCheck the cuff against the pharmacy's | Month",
};

const glucose: Domain = {
  id: "glucose",
  indoors: true,
  words: "glucose*9 blood_sugar*10 diabetes*8 diabetic*8 diabetics*8 insulin*8 hba1c*8 ketones*6",
  category: "Health",
  directions: ["still-water", "salon"],
  icon: "droplet",
  audience: "people with diabetes",
  lead: "tracker",
  hashtags: "diabetes|type1|bloodsugar|timeinrange",
  verbs: "Measure|Note|Dose|Compare",
  names: "In Range|Sweet Spot|Steady Line|Dropbook|Even Keel",
  problem: "Eight numbers a day on the back of receipts",
  promise: "See what moves your sugar",
  itch: "High again. But why?",
  pov: "POV: in range all day",
  things: [
    thing(
      "log",
      "glucoseReading, Reading, Readings, droplet",
      "reading readings measurement value glucose sugar",
      `Note: text\nGlucose!: number 82..210 mg/dL\nMeasured: dateTime -14..0 06:30..22:30\nMoment: choice fasting|before meal|after meal|bedtime\nInsulin: number 0..9 units\nCarbs: number 0..75 g\nFelt: choice fine|shaky|tired|thirsty`,
      `First thing | moment=fasting | glucose=104 | insulin=0 | carbs=0\nPasta at noon | moment=after meal | glucose=182 | carbs=68\nBefore the bike ride | moment=before meal | glucose=138\nGlass of juice | glucose=88 | felt=shaky | carbs=20\nQuiet evening | moment=bedtime | glucose=121\nBirthday cake | moment=after meal | glucose=204\nAfter a long walk | glucose=96\nOats instead of toast | moment=after meal | glucose=134`,
    ),
    thing(
      "item",
      "meal, Meal, Meals, utensils",
      "meal meals food foods",
      `Name: text\nPicture: image\nCarbs: number 12..80 g\nEffect: choice flat|gentle|steep\nAgain: boolean 70`,
      `Oats with berries | carbs=38 | effect=gentle\nLentil soup | carbs=30 | effect=flat\nWhite toast and jam | carbs=46 | effect=steep | again=no\nSpaghetti | carbs=72 | effect=steep\nOmelette | carbs=4 | effect=flat\nYoghurt and nuts | carbs=14 | effect=flat`,
    ),
  ],
};

const attacks: Domain = {
  id: "attacks",
  words:
    "migraine*9 migraines*9 headache*8 headaches*8 seizure*8 seizures*8 epilepsy*8 attack*4 attacks*4 flare*6 flare_up*7 flares*6 asthma*7 allergy*6 allergies*6 hay_fever*8 eczema*7 trigger*5 triggers*5 ibs*7 chronic_pain*9 pain_diary*10",
  category: "Health",
  directions: ["still-water", "field-notes"],
  icon: "zap",
  audience: "people who want to know what sets it off",
  lead: "log",
  hashtags: "migraine|chronicillness|triggers|invisibleillness",
  verbs: "Note|Compare|Treat|Show the doctor",
  names: "Aura|Weather Within|Trigger Log|Quiet Room|Pattern|Low Light",
  problem: "By the time the doctor asks, the details are gone",
  promise: "Find what sets it off",
  itch: "Again. What was it this time?",
  pov: "POV: you found the trigger",
  things: [
    thing(
      "log",
      "attack, Attack, Attacks, zap",
      "attack attacks episode migraine headache flare seizure entry day",
      `Note: text\nStarted: dateTime -45..0 06:00..22:00\nPain!: number 2..9 of 10\nHours: number 1..18 h\nTrigger: choice sleep|stress|weather|food|screen|unknown\nSymptoms: tags aura|nausea|light|sound|one side|dizzy\nMedicine: relation remedy\nHelped: choice yes|a little|no`,
      `After four hours of sleep | trigger=sleep | pain=7\nThunderstorm all day | trigger=weather | pain=6 | symptoms=light;nausea\nRed wine on Friday | trigger=food | pain=5\nDeadline week | trigger=stress | pain=6\nWoke up with it | trigger=unknown | pain=8 | symptoms=one side;nausea\nLong day at the screen | trigger=screen | pain=4 | helped=yes\nSkipped lunch | trigger=food | pain=3\nDark room, gone by six | helped=yes | pain=5`,
      "remedy",
    ),
    thing(
      "item",
      "remedy, Medicine, Medicines, pill",
      "medication medicine remedy treatment",
      `Name: text\nKind: choice tablet|spray|prevention|other\nDose: text 50 mg|400 mg|two puffs|one cup\nLeft: number 2..30\nWorks: rating 2..5`,
      `Sumatriptan | kind=tablet | dose=50 mg | works=4\nIbuprofen | kind=tablet | dose=400 mg | works=3\nCold pack | kind=other | works=3\nMagnesium, daily | kind=prevention | works=3\nDark room and sleep | kind=other | works=5`,
    ),
  ],
};

const rehab: Domain = {
  id: "rehab",
  indoors: true,
  words:
    "physiotherapy*9 physio*7 rehab*9 rehabilitation*9 speech_therapy*10 occupational_therapy*10 stretching*6 mobility_exercises*8 posture*6 knee*5 back_pain*8 stutter*6",
  category: "Health",
  directions: ["salon", "still-water"],
  icon: "activity",
  audience: "people who get back on their feet",
  lead: "tracker",
  hashtags: "rehab|physio|gettingstronger|recovery",
  verbs: "Practise|Tick off|Rate|Progress",
  names: "Bend & Extend|Small Steps|Ten More|Back on Track|Range of Motion",
  problem: "The sheet with the exercises lies at home, the therapist asks how it went",
  promise: "Do them, feel them work",
  itch: "Three sets. Or was it four?",
  pov: "POV: the knee bends again",
  things: [
    thing(
      "item",
      "rehabExercise, Exercise, Exercises, activity",
      "exercise exercises game games stretch stretches",
      `Name: text\nPicture: image\nArea: choice knee|hip|back|shoulder|voice|balance\nSets: number 2..4\nRepetitions: number 6..20\nHold: number 5..40 s\nTimes a week: number 3..7\nHow: longText\nAssigned by: text Noor, therapist|Jonas, therapist|Dr. Amini`,
      `Heel slides | area=knee | sets=3 | repetitions=12\nStraight leg raise | area=knee | sets=3 | repetitions=10 | hold=5\nMini squats at the chair | area=knee | sets=3 | repetitions=8\nBridge | area=hip | sets=3 | repetitions=10 | hold=10\nCalf stretch at the wall | area=knee | sets=2 | hold=30\nOne-leg stand | area=balance | sets=4 | hold=20\nCat and cow | area=back | sets=2 | repetitions=10\nSlow reading aloud | area=voice | sets=2 | repetitions=6`,
    ),
    thing(
      "log",
      "practice, Session, Sessions, timer",
      "session sessions practice training progress",
      `Note: text\nExercise: relation rehabExercise\nDate: date -25..0\nPain before: number 1..7 of 10\nPain after: number 0..6 of 10\nMinutes: number 5..25 min\nEffort: choice easy|right|hard`,
      `A little stiff at first | effort=right\nFull bend for the first time | painAfter=2\nOnly two sets today | effort=hard\nAfter the bath, much easier | effort=easy\nBoth sides even\nSkipped the last set, too sore | painAfter=6\nFelt strong | effort=easy | painAfter=1`,
      "rehabExercise",
    ),
  ],
};

const cycle: Domain = {
  id: "cycle",
  words:
    "period_tracker*11 menstrual*9 menstruation*9 ovulation*8 fertility*8 cycle_tracker*9 pregnancy*8 pregnant*8 trimester*8 midwife*7 menopause*8",
  category: "Health",
  directions: ["still-water", "salon"],
  icon: "moon",
  audience: "people who know their own rhythm",
  lead: "log",
  hashtags: "cycletracking|bodyliteracy|periodtalk|wellbeing",
  verbs: "Note|Plan|Feel|Look back",
  names: "Moonbook|Day One|Rhythm|Tidal|Own Time",
  problem: "It always comes as a surprise, every month",
  promise: "Know what is coming",
  itch: "Already? Surely not already.",
  pov: "POV: your body, explained",
  things: [
    thing(
      "log",
      "bodyDay, Day, Days, moon",
      "day days period cycle entry symptom symptoms",
      `Note: text\nDate: date -60..0\nFlow: choice none|light|medium|heavy\nMood: choice good|tender|low|energetic\nSymptoms: tags cramps|headache|tired|bloated|skin\nTemperature: number 36.2..37.1 °C\nSleep: number 5..9 h`,
      `First day | flow=heavy | symptoms=cramps;tired\nWarm bottle helped | flow=medium | symptoms=cramps\nBack to running | flow=none | mood=energetic\nTired all day | mood=low | symptoms=tired\nTemperature up | temperature=36.9\nGood sleep at last | mood=good | sleep=8\nChocolate, and no shame | mood=tender`,
    ),
    thing(
      "event",
      "checkUp, Appointment, Appointments, stethoscope",
      "appointment appointments check-up visit",
      `What: text\nDate: date 3..120\nAt: time 08:30..16:00\nWith: text Dr. Amini|midwife Lene|Dr. Serrano\nQuestions: lines\nDone: boolean 0`,
      `Yearly check-up | date=@24\nBlood test | date=@9\nUltrasound | date=@38\nTalk about the pill | date=@61`,
    ),
  ],
};

const baby: Domain = {
  id: "baby",
  words:
    "newborn*8 baby_log*10 breastfeeding*9 bottle_feeding*9 nappy*7 nappies*7 diaper*7 diapers*7 baby*6 babies*6 infant*7 twins*5",
  category: "Family",
  directions: ["playroom", "still-water"],
  icon: "baby",
  audience: "new parents",
  lead: "log",
  hashtags: "newborn|newparents|nightshift|babylog",
  verbs: "Feed|Change|Rock|Hand over",
  names: "Night Shift|Small Hours|Left or Right|First Hundred|Lullabook",
  problem: "Who fed last, and when? Both parents are too tired to know",
  promise: "Hand over without waking anybody",
  itch: "Fed at two. Or three?",
  pov: "POV: you slept four hours",
  things: [
    thing(
      "log",
      "care, Entry, Entries, baby",
      "feed feeding feedings entry diaper nappy sleep",
      `Note: text\nAt: dateTime -6..0 00:15..23:30\nKind: choice feed|nappy|sleep|bath|medicine\nSide: choice left|right|bottle\nAmount: number 60..160 ml\nMinutes: number 5..120 min\nBy: text Noor|Jonas|Grandma Elke`,
      `Fell asleep drinking | kind=feed | side=left | minutes=20\nBottle, all of it | kind=feed | side=bottle | amount=120\nFull nappy, new outfit | kind=nappy\nTwo hours in the sling | kind=sleep | minutes=120\nHiccups, then fine | kind=feed | side=right\nFirst real bath | kind=bath | minutes=15\nVitamin D | kind=medicine\nOnly forty minutes | kind=sleep | minutes=40`,
    ),
    thing(
      "place",
      "milestone, Milestone, Milestones, footprints",
      "milestone milestones growth weight first",
      `What: text\nPhoto: image\nDate: date -120..0\nWeight: number 3.2..8.4 kg\nLength: number 49..68 cm\nNote: longText @remarks`,
      `First smile | weight=4.6\nHolds the head up | weight=5.2\nSlept five hours | weight=5.0\nFound the feet | weight=6.8\nFirst laugh | weight=5.9\nMet the grandparents | weight=3.8`,
    ),
  ],
};

const bloodDonation: Domain = {
  id: "bloodDonation",
  words: "blood_donation*12 blood_donor*12 donate_blood*12 plasma*8 donor*4",
  category: "Health",
  directions: ["civic", "salon"],
  icon: "droplets",
  audience: "donors",
  lead: "tracker",
  hashtags: "giveblood|blooddonor|savelives|donate",
  verbs: "Give|Rest|Return|Invite",
  names: "Half a Litre|Next Pint|Giveback|Red Letter|Drop In",
  problem: "Nobody remembers when the next donation is allowed",
  promise: "Know when you may give again",
  itch: "Allowed again? Since when?",
  pov: "POV: your tenth donation",
  things: [
    thing(
      "log",
      "donation, Donation, Donations, droplets",
      "donation donations gift given",
      `Note: text\nGiven on!: date -400..-5\nKind: choice blood|plasma|platelets\nCentre: relation donorCentre\nWait: number 56..84 days\nMay give again: addDays givenOn wait\nHaemoglobin: number 12.8..15.6 g/dL\nFelt: choice fine|tired|dizzy`,
      `Quick and easy | kind=blood | wait=56 | felt=fine\nWith Omar, his first | kind=blood | wait=56\nA little dizzy, juice helped | felt=dizzy\nPlasma for the first time | kind=plasma | wait=60\nBus at the town hall | kind=blood\nFound the vein at once | felt=fine\nTired in the evening | felt=tired`,
      "donorCentre",
    ),
    thing(
      "place",
      "donorCentre, Centre, Centres, map-pin",
      "centre center place clinic bus",
      `Name: text\nWhere: location\nOpen: text Mon to Fri, 8 to 19|Tue and Thu, 12 to 20|first Saturday\nPhone: phone\nParking: boolean 60`,
      `Clinic, ground floor\nRed bus at the town hall\nUniversity donor room\nHarbour health centre`,
    ),
  ],
};

const intake: Domain = {
  id: "intake",
  indoors: true,
  words:
    "calories*7 calorie*7 nutrition*7 macros*8 protein*6 diet*6 dieting*7 weight_loss*9 lose_weight*8 fasting*7 intermittent_fasting*10 food_diary*9 weight_tracker*8",
  category: "Health",
  directions: ["kitchen-table", "still-water"],
  icon: "salad",
  audience: "people who want to eat with their eyes open",
  lead: "tracker",
  hashtags: "fooddiary|macros|hydration|mindfuleating",
  verbs: "Eat|Drink|Note|Balance",
  names: "Plate Notes|Eight Glasses|Fork & Figures|Daily Bread|Balance",
  problem: "By evening nobody knows what they ate",
  promise: "See what you really eat",
  itch: "One biscuit. Or the packet?",
  pov: "POV: eight glasses by six",
  things: [
    thing(
      "log",
      "intakeEntry, Entry, Entries, salad",
      "entry entries meal meals food drink glass",
      `What: text\nEaten: dateTime -10..0 07:00..21:30\nMeal: choice breakfast|lunch|dinner|snack|drink\nCalories: number 5..720 kcal\nProtein: number 0..42 g\nCarbs: number 0..86 g\nWater: number 0..500 ml\nHungry before: choice yes|a little|no`,
      `Oats, banana, walnuts | meal=breakfast | calories=410 | protein=14\nGlass of water | meal=drink | calories=5 | protein=0 | carbs=0 | water=300\nLentil curry | meal=lunch | calories=560 | protein=24\nApple | meal=snack | calories=80\nSalmon and rice | meal=dinner | calories=640 | protein=38\nCappuccino | meal=drink | calories=90 | water=150\nTwo squares of chocolate | meal=snack | calories=110\nCheese sandwich | meal=lunch | calories=430 | protein=19`,
    ),
    thing(
      "item",
      "dailyGoal, Goal, Goals, target",
      "goal goals target limit",
      `Name: text\nTarget: number 8..2200\nUnit: choice kcal|g|ml|glasses\nReached: percent 35..100\nSince: date -60..-3`,
      `Water | target=2000 | unit=ml | reached=80\nProtein | target=90 | unit=g | reached=70\nEnergy | target=2100 | unit=kcal | reached=92\nVegetables | target=400 | unit=g | reached=65`,
    ),
  ],
};

/** What people measure, feel and take. */
export const VITALS: readonly Domain[] = [bloodPressure, glucose, attacks, rehab, cycle, baby, bloodDonation, intake];
