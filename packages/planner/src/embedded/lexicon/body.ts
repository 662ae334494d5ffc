import { thing } from "../thing.ts";
import type { Domain } from "./domain.ts";

const climbing: Domain = {
  id: "climbing",
  words:
    "climbing*5 climb*3 climbs*3 climber*4 climbers*4 bouldering*6 boulder*5 boulders*5 crag*5 route_setting*5 routesetter*5 klettern*5 bouldern*6 kletterhalle*6 escalada*5 escalade*5 bloc*2 belay*4",
  category: "Sport",
  directions: ["track-day"],
  icon: "mountain",
  audience: "climbers",
  lead: "tracker",
  hashtags: "bouldering|climbinglife|sendit|projecting",
  verbs: "Send|Log|Project|Rest",
  names: "Beta Book|Topout|Crux|Chalk Line|Sendlist|Flash Log|Sloper",
  problem: "The blue one in the corner: sent it or only dreamt it?",
  promise: "Every route, every send",
  itch: "Did you send the blue one?",
  pov: "POV: the project goes",
  things: [
    thing(
      "item",
      "route, Route, Routes, mountain",
      "route routes problem problems boulder boulders climb ruta rutas voie",
      `Name: text\nPhoto: image\nGrade: choice V0|V1|V2|V3|V4|V5|V6|V7\nFont grade: choice 4|5+|6a|6a+|6b|6c|7a|7a+\nColour: choice red|blue|green|yellow|black|white|purple\nWall: choice slab|vertical|overhang|roof|arête\nStyle: tags crimps|slopers|jugs|dyno|balance|compression\nSetter: text @people\nSet on: date -40..-2\nComes down: addDays setOn 60\nStars: rating 2..5\nProject: boolean 25`,
      `Blue Monday | grade=V4 | fontGrade=6b | colour=blue | wall=overhang | style=crimps;dyno | project=yes\nSoft Landing | grade=V1 | fontGrade=5+ | colour=green | wall=slab | style=balance\nHinge | grade=V5 | fontGrade=6c | colour=black | wall=arête | style=compression\nTomato Slab | grade=V2 | fontGrade=6a | colour=red | wall=slab | style=balance\nGravity Tax | grade=V6 | fontGrade=7a | colour=white | wall=roof | style=jugs;dyno | project=yes\nButter Hands | grade=V3 | fontGrade=6a+ | colour=yellow | wall=vertical | style=slopers\nFirst Date | grade=V0 | fontGrade=4 | colour=green | wall=vertical | style=jugs\nFinger Soup | grade=V5 | fontGrade=6c | colour=purple | wall=overhang | style=crimps\nCorner Office | grade=V2 | fontGrade=6a | colour=blue | wall=arête | style=balance\nThe Long No | grade=V7 | fontGrade=7a+ | colour=black | wall=roof | style=slopers\nWarm-up Act | grade=V0 | fontGrade=4 | colour=yellow | wall=slab | style=jugs\nHalf Moon | grade=V4 | fontGrade=6b | colour=purple | wall=vertical | style=slopers`,
    ),
    thing(
      "log",
      "ascent, Ascent, Ascents, check-check",
      "ascent ascents send sends attempt session",
      `Note: text\nRoute: relation route\nDate: date -40..0\nResult: choice flash|send|fell at the crux|working it\nAttempts: number 1..9\nEffort: rating 1..5\nPartner: text @people`,
      `Heel hook was the key | result=send\nFlashed with beta from Yuki | result=flash | attempts=1\nFell at the last hold | result=fell at the crux\nSkin gave up first | result=working it | attempts=8\nSlow feet, quiet hands | result=send\nSecond session, two new moves | result=working it\nOnly warm-up | result=flash | attempts=1\nCrossed, matched, done | result=send`,
      "route",
    ),
    thing(
      "event",
      "climbSession, Session, Sessions, users",
      "meet session",
      `Title: text\nStarts: dateTime 1..14 17:00..19:30\nPlace: location Main hall|Training room|Outdoor crag\nFor: choice all|beginners|women's night|over fifties\nComing: number 2..9\nI am in: boolean 25`,
      `Tuesday crew\nSlab clinic\nReset night, new routes\nOutdoor Saturday\nFall practice`,
    ),
  ],
  posts:
    "New set on the overhang, the purple one is cruel.\nLost: one green chalk bag.\nFirst 7a today. Shaking since.\nWho is in for the crag on Saturday?",
};

const running: Domain = {
  id: "running",
  words:
    "running*5 couch_to_5k*12 run*3 runs*3 runner*4 runners*4 marathon*5 jogging*5 parkrun*5 cycling*5 cyclist*4 cyclists*4 rides*2 swim*4 swimming*5 triathlon*5 laufen*4 laufer*4 radfahren*4 schwimmen*4 correr*5 corredores*4 ciclismo*4 course_a_pied*6 velo*2 corrida*5 hiking*4 hike*4 hikes*4 wandern*4 senderismo*4 randonnee*5 steps*2",
  besides:
    "cycling cyclist cyclists swim swimming radfahren schwimmen ciclismo velo hiking hike hikes wandern senderismo randonnee steps",
  category: "Sport",
  directions: ["track-day"],
  icon: "footprints",
  audience: "runners",
  lead: "fitness",
  hashtags: "running|runtok|couchto5k|splits",
  verbs: "Run|Log|Race|Rest",
  names: "Splits|Long Slow|Kilometre|Second Wind|Negative Split|Tempo Club",
  problem: "The plan says tempo, the legs say no, the log says nothing",
  promise: "Run by plan, rest by right",
  itch: "Shoes on. Which run?",
  pov: "POV: negative split",
  things: [
    thing(
      "item",
      "runRoute, Route, Routes, route",
      "route routes loop trail strecke",
      `Name: text\nPhoto: image\nDistance: number 3.0..21.1 km\nClimb: number 10..420 m\nSurface: choice road|gravel|forest|track\nLight at night: boolean 50\nWater on the way: boolean 40\nBest: rating 3..5\nFavourite: boolean 30`,
      `Canal loop | distance=5.0 | climb=15 | surface=gravel\nHill repeats, cemetery | distance=7.5 | climb=260 | surface=road\nForest ring | distance=10.2 | climb=140 | surface=forest\nTrack Tuesday | distance=6.0 | climb=10 | surface=track\nBridge to bridge | distance=12.4 | climb=45 | surface=road\nReservoir | distance=15.8 | climb=180 | surface=gravel\nHalf-marathon rehearsal | distance=21.1 | climb=120 | surface=road\nBefore breakfast | distance=3.8 | climb=20 | surface=road`,
    ),
    thing(
      "log",
      "workoutRun, Run, Runs, timer",
      "run runs workout lauf",
      `Note: text\nRoute: relation runRoute\nDate: date -42..0\nDistance: number 3.0..21.0 km\nMinutes: number 18..125 min\nPace: calc minutes / distance min/km\nHeart rate: number 128..172 bpm\nKind: choice easy|tempo|intervals|long|race\nEffort: rating 1..5\nShoes: choice blue pair|old pair|trail pair`,
      `Easy, talked all the way | kind=easy | distance=6.0 | minutes=37\nSix by 800 | kind=intervals | distance=8.0 | minutes=44\nLong one, felt it at 16 | kind=long | distance=18.0 | minutes=109\nHeadwind home | kind=easy | distance=7.0 | minutes=44\nTempo twenty minutes | kind=tempo | distance=8.5 | minutes=45\nShort and slow on tired legs | kind=easy | distance=4.0 | minutes=27\nParkrun, new best | kind=race | distance=5.0 | minutes=25\nRain, laughed | kind=easy | distance=6.5 | minutes=41`,
      "runRoute",
    ),
    thing(
      "event",
      "race, Race, Races, medal",
      "race races marathon",
      `Title: text\nStarts: dateTime 6..120 08:30..10:30\nPlace: location\nDistance: choice 5 km|10 km|half-marathon|marathon\nGoal: text under 25 min|finish smiling|sub 55|no walking\nI am in: boolean 60`,
      `City park run\nNight run at the harbour\nHalf-marathon of bridges\nForest ten\nMarathon, one day`,
    ),
  ],
  posts:
    "Track is flooded, we move to the canal.\nFirst ten kilometres without stopping!\nNew shoes, new blister.\nLong run Sunday, 6:30 pace, coffee after.",
};

const gym: Domain = {
  id: "gym",
  words:
    "workout*5 workouts*5 gym*4 fitness*4 lifting*5 weights*4 strength*4 crossfit*5 squat*4 exercise*4 exercises*4 training*2 trainer*3 trainers*3 yoga*4 pilates*5 krafttraining*5 fitnessstudio*5 trainingsplan*4 gimnasio*5 entrenamiento*4 musculation*5 academia*4 treino*4 push_ups*5 dance*3 dancing*3 martial*3 boxing*4",
  category: "Fitness",
  directions: ["track-day"],
  icon: "dumbbell",
  audience: "people who lift",
  lead: "fitness",
  hashtags: "gymtok|liftlog|progressiveoverload|strength",
  verbs: "Lift|Log|Beat|Rest",
  names: "Five by Five|Platework|Rep Book|Overload|Barbell Club|One More",
  problem: "Same weight as last month, because nobody wrote it down",
  promise: "A little more every week",
  itch: "Last week's weight? No idea.",
  pov: "POV: new personal best",
  things: [
    thing(
      "item",
      "exercise, Exercise, Exercises, dumbbell",
      "exercise exercises ubung ejercicio exercice",
      `Name: text\nPhoto: image\nMuscle: choice legs|back|chest|shoulders|arms|core\nGear: choice barbell|dumbbell|machine|body weight|kettlebell\nPersonal best: number 20..140 kg\nSets: number 3..5\nReps: number 5..12\nRest: number 60..180 s\nFavourite: boolean 30\nCue: text`,
      `Back squat | muscle=legs | gear=barbell | personalBest=95 | sets=5 | reps=5 | cue=Knees out, chest up\nDeadlift | muscle=back | gear=barbell | personalBest=125 | sets=3 | reps=5 | cue=Push the floor away\nBench press | muscle=chest | gear=barbell | personalBest=70 | sets=5 | reps=5\nOverhead press | muscle=shoulders | gear=barbell | personalBest=45\nPull-up | muscle=back | gear=body weight | personalBest=20 | reps=8\nRow | muscle=back | gear=dumbbell | personalBest=34\nLunge | muscle=legs | gear=dumbbell | personalBest=24\nPlank | muscle=core | gear=body weight | personalBest=20 | reps=1\nKettlebell swing | muscle=legs | gear=kettlebell | personalBest=24 | reps=12\nCurl | muscle=arms | gear=dumbbell | personalBest=20`,
    ),
    thing(
      "log",
      "workoutSet, Workout, Workouts, clipboard-list",
      "workout set session training",
      `Note: text\nExercise: relation exercise\nDate: date -35..0\nWeight: number 20..120 kg\nSets: number 3..5\nReps: number 5..12\nVolume: calc weight * reps kg\nMinutes: number 8..40 min\nEffort: rating 2..5`,
      `Moved well | effort=3\nLast rep was ugly | effort=5\nDeload week | effort=2\nNew personal best | effort=5\nShort on time | minutes=10\nPaused at the bottom\nGrip gave out first\nFelt light, add next time`,
      "exercise",
    ),
    thing(
      "event",
      "fitnessClass, Class, Classes, users",
      "class classes course kurs yoga",
      `Title: text\nStarts: dateTime 0..14 07:00..19:30\nCoach: text @people\nRoom: choice hall|studio|roof\nSeats: number 8..20\nComing: number 3..8\nI am in: boolean 20`,
      `Morning mobility\nYoga for stiff people\nKettlebell basics\nLunch crunch\nPartner workout\nStretch and tea`,
    ),
  ],
};

const health: Domain = {
  id: "health",
  indoors: true,
  words:
    "health*3 medication*5 medications*5 medicine*4 pill*5 pills*5 symptom*5 symptoms*5 migraine*6 headache*5 allergy*4 allergies*4 asthma*5 diabetes*6 glucose*5 blood_pressure*6 period*4 cycle*2 pregnancy*5 therapy*4 pain*4 doctor*3 patients*3 patient*3 clinic*3 dentist*4 medikamente*5 medikament*5 gesundheit*4 schmerzen*4 arzt*3 tabletten*5 medicamentos*5 salud*4 sintomas*5 medicaments*5 sante*4 symptomes*5 remedios*5 saude*4 calories*3 weight*3 hydration*1 water_intake*5 smoking*4 drinking_less*4",
  category: "Health",
  directions: ["still-water", "salon"],
  icon: "heart-pulse",
  audience: "people who look after themselves",
  lead: "log",
  hashtags: "healthdiary|selfcare|symptomtracker",
  verbs: "Log|Take|Compare|Share",
  names: "Pulsebook|Steady|Dose Diary|Body Notes|Wellkept|Seven Boxes",
  problem: "At the doctor's you cannot say since when",
  promise: "Know what your body does",
  itch: "Since when does it hurt?",
  pov: "POV: the doctor has answers",
  things: [
    thing(
      "item",
      "medicine, Medicine, Medicines, pill",
      "medication medications medicine pill pills medikament medicamento",
      `Name: text\nForm: choice tablet|drops|spray|ointment|injection\nDose: text\nTimes a day: number 1..3\nTake at: time 07:00..21:00\nWith food: boolean 50\nTaken today: boolean 40\nLeft in box: number 6..60\nRefill by: date 3..40\nNote: longText`,
      `Morning tablet | form=tablet | dose=1 tablet | timesADay=1 | takeAt=07:30 | leftInBox=24 | takenToday=yes\nEye drops | form=drops | dose=2 drops | timesADay=2 | takeAt=21:00 | leftInBox=40\nVitamin D | form=drops | dose=5 drops | timesADay=1 | takeAt=08:00 | leftInBox=58 | takenToday=yes\nNasal spray | form=spray | dose=1 puff | timesADay=2 | takeAt=07:30 | leftInBox=31\nIron | form=tablet | dose=1 tablet | timesADay=1 | takeAt=12:00 | leftInBox=12\nEvening tablet | form=tablet | dose=half a tablet | timesADay=1 | takeAt=20:30 | leftInBox=9 | refillBy=@4`,
    ),
    thing(
      "log",
      "symptom, Symptom, Symptoms, activity",
      "symptom symptoms pain migraine headache",
      `What: text\nDate: date -40..0\nStrength: rating 1..5\nLasted: number 20..360 min\nTrigger: choice unknown|weather|stress|food|screen|sleep\nHelped: choice nothing|rest|medicine|walk|water\nSleep before: number 4.5..8.5 h\nBlood pressure upper: number 108..142 mmHg\nNote: longText @remarks`,
      `Headache behind the left eye | strength=4 | trigger=screen | helped=rest\nStiff neck | strength=2 | trigger=stress\nTired after lunch | strength=2 | trigger=food\nMigraine with aura | strength=5 | lasted=300 | helped=medicine\nSneezing, birch | strength=3 | trigger=weather\nGood day, nothing | strength=1 | trigger=unknown | helped=nothing\nDizzy on the stairs | strength=2\nHeadache, mild | strength=2 | helped=water`,
    ),
    thing(
      "event",
      "visit, Visit, Visits, stethoscope",
      "appointment doctor",
      `Title: text\nStarts: dateTime 2..60 08:00..16:30\nWith: text Dr. Amini|Dr. Oyelaran|Dr. Castellanos|Physio Brandt\nPlace: location\nAsk about: text the new dose|sleep|blood results|exercises`,
      `Yearly check\nBlood test\nPhysio, third of six\nDentist\nEye pressure`,
    ),
  ],
  tasks:
    "Order a refill | Pharmacy\nWrite three questions for the doctor | Visit\nPick up the referral | Visit\nMeasure blood pressure in the morning | Daily",
};

const team: Domain = {
  id: "team",
  words:
    "football*5 soccer*5 basketball*5 volleyball*5 handball*5 tennis*4 padel*5 badminton*4 hockey*4 cricket*5 rugby*5 baseball*4 referee*4 league*2 fussball*5 mannschaft*4 futbol*5 equipo*2 foot*3 futebol*5 time_de*3 table_tennis*5 ping_pong*5 tischtennis*5 darts*4 bowling*4 petanque*4 kickers*3 sports*3 coach*3 golf*4 skate*3 skateboard*4 surf*4 surfing*4 ski*4 skiing*4 sailing*4 rowing*4",
  category: "Sport",
  directions: ["track-day", "signal"],
  icon: "trophy",
  audience: "amateur teams",
  lead: "planner",
  hashtags: "grassroots|sundayleague|teamspirit|matchday",
  verbs: "Train|Play|Line up|Cheer",
  names: "Kick-off|Line-up|Sunday Eleven|Bench|Full Time|Squadsheet",
  problem: "Saturday, ten o'clock, and again only nine players",
  promise: "Know who plays on Saturday",
  itch: "Nine players. Two missing.",
  pov: "POV: full squad on Sunday",
  things: [
    thing(
      "person",
      "player, Player, Players, shirt",
      "player players spieler jugador joueur",
      `Name: text\nPortrait: image\nNumber: number 1..23\nPosition: choice goal|defence|midfield|attack\nFoot: choice right|left|both\nGoals: number 0..9\nTrainings: number 4..22\nFit: boolean 85`,
      `Amara Osei | position=attack | goals=9\nMateo Ruiz | position=midfield | goals=4\nYuki Tanaka | position=defence | goals=1\nLena Krüger | position=goal | goals=0\nOmar Haddad | position=midfield | goals=3\nPriya Shah | position=attack | goals=6\nKofi Annor | position=defence | goals=0\nIngrid Lund | position=defence | goals=2\nHana Sato | position=midfield | goals=2\nDiego Quiroga | position=attack | goals=5\nSaoirse Kelly | position=midfield | goals=1 | fit=no`,
    ),
    thing(
      "event",
      "match, Match, Matches, calendar-days",
      "match matches game games training practice spiel partido",
      `Title: text\nStarts: dateTime 1..50 10:00..19:00\nKind: choice training|league|friendly|cup\nPlace: location Home ground|North pitch|Old airfield|Sports hall\nMeet at: time 09:00..18:00\nShirts: choice red|white\nComing: number 7..14\nI am in: boolean 40`,
      `Training | kind=training\nHarbour Rovers at home | kind=league\nAway at Mill Lane | kind=league\nTraining with penalty kicks | kind=training\nCup, second round | kind=cup\nOld boys friendly | kind=friendly\nLast match before winter | kind=league`,
    ),
    thing(
      "log",
      "result, Result, Results, medal",
      "result results score",
      `Match: text\nPlayed on: date -90..-1\nOurs: number 0..5\nTheirs: number 0..4\nDifference: calc ours - theirs\nKind: choice league|friendly|cup\nBest player: relation player\nNote: text @remarks`,
      `Canal United\nNorth Gate FC\nRiver Lions\nSt. Jude's\nKumo Athletic\nThe Bakers\nHarbour Rovers\nMill Lane`,
    ),
  ],
  tasks:
    "Wash the red shirts | Before\nBring the ball bag | Before\nReferee money | Match day\nWater and oranges | Match day\nWrite the report | After",
  posts:
    "Training moves to the hall, pitch is a lake.\nThree points! Thank you all for running.\nWho can drive on Sunday? Two seats missing.\nLost: left shin guard, size M.",
};

/** Fields of life of the body. */
export const BODY: readonly Domain[] = [climbing, running, gym, health, team];
