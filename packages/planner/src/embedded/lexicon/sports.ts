import { thing } from "../thing.ts";
import type { Domain } from "./domain.ts";

const courts: Domain = {
  id: "courts",
  words:
    "court*7 courts*7 tennis_court*10 court_booking*10 squash*7 padel_court*10 pitch*5 pitches*6 sports_hall*8 lane*4 lanes*5 boathouse*7 swimming_lanes*8 tee_time*8 tee_times*8",
  category: "Sport",
  directions: ["track-day", "civic"],
  icon: "grid-2x2",
  audience: "club members",
  lead: "booking",
  hashtags: "tennisclub|matchday|courttime|clublife",
  verbs: "Book|Play|Invite|Cancel in time",
  names: "Court Four|Free Court|Deuce|Baseline|Net Play",
  problem: "The paper sheet in the clubhouse is always wrong",
  promise: "See the free court, take it",
  itch: "Court free? Nobody knows.",
  pov: "POV: the court is yours",
  things: [
    thing(
      "item",
      "court, Court, Courts, grid-2x2",
      "court courts pitch pitches lane lanes hall",
      `Name: text\nPicture: image\nSurface: choice clay|hard|grass|carpet\nCovered: boolean 30\nFloodlight: boolean 60\nOpens: time 07:00..08:00\nCloses: time 20:00..22:00\nPrice: money 0..18 EUR\nDetails: longText`,
      `Court 1 | surface=clay | floodlight=yes\nCourt 2 | surface=clay | floodlight=yes\nCourt 3, by the hedge | surface=clay | floodlight=no\nCentre court | surface=clay | floodlight=yes | price=12\nHall east | surface=carpet | covered=yes | price=18\nHall west | surface=hard | covered=yes | price=18\nPractice wall | surface=hard | price=0`,
    ),
    thing(
      "person",
      "clubMember, Member, Members, user-round",
      "member members player players",
      `Name: text\nPortrait: image\nLevel: choice beginner|club|team\nPlays: choice mornings|evenings|weekends\nPhone: phone\nPaid: boolean 85`,
      `Noor Haddad | level=team | plays=evenings\nJonas Albrecht | level=club\nMireille Duval | level=club | plays=mornings\nTomás Vega | level=beginner | plays=weekends\nElke Sommer | level=team\nOmar Farouk | level=beginner\nAnika Rao | level=club`,
    ),
  ],
};

const league: Domain = {
  id: "league",
  words:
    "league*6 league_table*10 fixtures*8 fixture*7 standings*8 tournament*7 tournaments*7 season*3 championship*7 cup*4 match_results*9 football_league*10 tabelle*5 spielplan*7 liga*6 fantasy_league*11 predictions*6 tipping*6 football_pool*10 office_pool*9 tip_game*9 sweepstake*8",
  category: "Sport",
  directions: ["track-day", "arcade"],
  icon: "trophy",
  audience: "clubs of a local league",
  lead: "leaderboard",
  hashtags: "matchday|sundayleague|tableturners|grassroots",
  verbs: "Play|Report|Climb|Tip",
  names: "Matchday|Top Half|Sunday Table|Fixture|Away Goals|Third Half",
  problem: "Results come as photos of a whiteboard",
  promise: "The table, right after the whistle",
  itch: "Who is top? Nobody updated it.",
  pov: "POV: top of the table",
  things: [
    thing(
      "item",
      "team, Team, Teams, shield",
      "team teams club clubs mannschaft",
      `Name: text\nCrest: image\nPoints: number 6..31\nPlayed: number 12..14\nWon: number 2..10\nGoals for: number 10..38\nGoals against: number 8..34\nDifference: calc goalsFor - goalsAgainst\nGround: location\nCaptain: text @people`,
      `Harbour Rovers | points=31 | played=14 | won=10 | goalsFor=38 | goalsAgainst=12\nSV Lindental | points=27 | played=14 | won=8 | goalsFor=30 | goalsAgainst=17\nRailway United | points=25 | played=13 | won=8 | goalsFor=27 | goalsAgainst=19\nFC Kiosk 04 | points=19 | played=14 | won=5 | goalsFor=24 | goalsAgainst=22\nNorthside Tigers | points=16 | played=13 | won=5 | goalsFor=19 | goalsAgainst=23\nAllotment XI | points=13 | played=14 | won=3 | goalsFor=17 | goalsAgainst=26\nOld Mill | points=9 | played=13 | won=2 | goalsFor=12 | goalsAgainst=30\nCanal Athletic | points=6 | played=14 | won=2 | goalsFor=10 | goalsAgainst=34`,
    ),
    thing(
      "event",
      "match, Match, Matches, swords",
      "match matches game games fixture fixtures spiel round",
      `Title: text\nHome team: relation team\nAway team: relation team\nDate: date -14..14\nKick-off: time 10:30..18:00\nHome goals: number 0..4\nAway goals: number 0..3\nState: choice to play|played|postponed\nReferee: text @people\nPlace: location`,
      `Harbour derby | state=played | homeGoals=3 | awayGoals=1 | date=@-7\nFriday under lights | state=played | homeGoals=2 | awayGoals=2 | date=@-6\nBottom against top | state=played | homeGoals=0 | awayGoals=4 | date=@-5\nMud again | state=postponed | date=@-1\nThe big one | state=to play | date=@3\nEarly kick-off | state=to play | date=@4\nReplay | state=to play | date=@9\nLast of the round | state=to play | date=@10`,
    ),
    thing(
      "log",
      "prediction, Prediction, Predictions, target",
      "prediction predictions tip tips guess guesses pick picks bet bets",
      `Who: text @people\nMatch: relation match\nHome goals: number 0..4\nAway goals: number 0..3\nPoints: number 0..3\nSent: date -10..0`,
      `Noor | homeGoals=3 | awayGoals=1 | points=3\nJonas | homeGoals=2 | awayGoals=0 | points=1\nMireille | homeGoals=1 | awayGoals=1 | points=0\nTomás | homeGoals=2 | awayGoals=2 | points=3\nElke | homeGoals=0 | awayGoals=2 | points=1\nOmar | homeGoals=1 | awayGoals=0 | points=0`,
      "match",
    ),
  ],
};

const meets: Domain = {
  id: "meets",
  words:
    "swim_meet*11 swim_team*9 swimmers*6 swimmer*6 athletics*7 track_and_field*10 race_results*9 personal_best*7 personal_bests*7 gala*5 regatta*8 relay*5 heats*6 time_trial*7",
  category: "Sport",
  directions: ["track-day", "playroom"],
  icon: "medal",
  audience: "coaches and their athletes",
  lead: "leaderboard",
  hashtags: "personalbest|meetday|swimteam|fasterthanlastweek",
  verbs: "Time|Rank|Beat|Cheer",
  names: "Split Second|Lane Four|Touch Pad|Faster Still|Personal Best",
  problem: "The results hang on a wet sheet of paper at the pool",
  promise: "Every time, every best",
  itch: "Was that a best? Probably.",
  pov: "POV: two tenths faster",
  things: [
    thing(
      "person",
      "athlete, Swimmer, Swimmers, waves",
      "swimmer swimmers athlete athletes runner member youth",
      `Name: text\nPortrait: image\nAge group: choice under 10|under 12|under 14|under 16|open\nBorn: date -5800..-3300\nBest stroke: choice freestyle|backstroke|breaststroke|butterfly\nSquad: choice A|B|development\nContact: text @people`,
      `Lina Becker | ageGroup=under 12 | bestStroke=freestyle\nMatteo Ruiz | ageGroup=under 14 | bestStroke=butterfly\nAisha Khan | ageGroup=under 14 | bestStroke=backstroke\nFinn Albrecht | ageGroup=under 12 | bestStroke=breaststroke\nZoe Martin | ageGroup=under 10 | bestStroke=freestyle\nNoah Osei | ageGroup=under 16 | bestStroke=freestyle\nMila Novak | ageGroup=under 16 | bestStroke=backstroke`,
    ),
    thing(
      "log",
      "result, Result, Results, timer",
      "result results time times race races score scores",
      `Race: text\nAthlete: relation athlete\nMeet: relation meet\nEvent: choice 50 free|100 free|50 back|100 breast|50 fly|200 medley\nTime: number 28.4..98.7 s\nPlace: number 1..8\nPersonal best: boolean 35\nDate: date -60..-1`,
      `Heat two | event=50 free | time=31.8 | place=2 | personalBest=yes\nFinal | event=100 free | time=66.4 | place=1\nHeat one | event=50 back | time=37.2 | place=3\nHeat four | event=100 breast | time=92.5 | place=5\nFinal | event=50 fly | time=34.9 | place=2 | personalBest=yes\nMedley heat | event=200 medley | time=98.7 | place=4\nHeat three | event=50 free | time=33.1 | place=4`,
      "athlete",
    ),
    thing(
      "event",
      "meet, Meet, Meets, calendar-days",
      "meet meets gala competition",
      `Name: text\nDate: date -60..50\nPlace: location\nStarts: time 08:30..10:00\nPool: choice 25 m|50 m\nEntries close: date -70..35`,
      `Spring gala | date=@-48\nCity schools cup | date=@-20\nClub championship | date=@-6\nNight of sprints | date=@12\nSummer open | date=@41`,
    ),
  ],
};

const scorecard: Domain = {
  id: "scorecard",
  words:
    "golf*6 disc_golf*10 minigolf*9 scorecard*8 scorecards*8 handicap*6 holes*6 bowling*6 darts*6 archery*7 par*4 score_keeper*8 scorekeeper*8",
  category: "Sport",
  directions: ["track-day", "field-notes"],
  icon: "flag",
  audience: "people who keep score fairly",
  lead: "tracker",
  hashtags: "discgolf|birdie|roundofgolf|keepscore",
  verbs: "Play|Score|Compare|Repeat",
  names: "Under Par|Hole Nine|Card & Pencil|Birdie Book|Chain Sound",
  problem: "The pencil is gone and everyone remembers another score",
  promise: "Keep the card, settle the bet",
  itch: "That was a four. Never.",
  pov: "POV: three under par",
  things: [
    thing(
      "log",
      "round, Round, Rounds, flag",
      "round rounds game games score scores card",
      `Note: text\nCourse: relation course\nPlayer: text @people\nPlayed on: date -40..0\nThrows: number 52..74\nPar: number 54..60\nOver par: calc throws - par\nWeather: choice calm|windy|rain|hot\nBirdies: number 0..6`,
      `Ace on hole five! | throws=54 | par=57 | birdies=5\nWind from the lake | weather=windy | throws=66 | par=57\nLost a disc at nine | throws=63 | par=54\nWith Jonas and Noor | throws=59 | par=57\nMorning round, nobody there | throws=57 | par=54 | weather=calm\nRain from hole ten | weather=rain | throws=69 | par=60\nPersonal best | throws=53 | par=54 | birdies=6`,
      "course",
    ),
    thing(
      "item",
      "course, Course, Courses, map",
      "course courses lane lanes",
      `Name: text\nPicture: image\nHoles: number 9..18\nPar: number 27..60\nCity: location\nDifficulty: choice easy|medium|hard\nFree: boolean 60\nNotes: longText @remarks`,
      `Lakeside | holes=18 | par=57 | difficulty=medium\nQuarry | holes=18 | par=60 | difficulty=hard\nCity park nine | holes=9 | par=27 | difficulty=easy\nBeech wood | holes=18 | par=56 | difficulty=medium\nAirfield | holes=12 | par=38 | difficulty=easy`,
    ),
  ],
};

const hikes: Domain = {
  id: "hikes",
  words:
    "hiking*8 hike*8 hikes*8 trail*7 trails*7 peak*6 peaks*7 summit*7 summits*7 mountaineering*8 backpacking*7 pilgrimage*7 trekking*8 camino*6 wandern*7 wanderung*7 senderismo*7 randonnee*7 trilha*7 trilhas*7",
  category: "Outdoors",
  directions: ["field-notes", "track-day"],
  icon: "mountain",
  audience: "people who walk uphill for fun",
  lead: "collection",
  hashtags: "hiking|summitbook|trailtime|getoutside",
  verbs: "Plan|Climb|Log|Recommend",
  names: "Cairn|Switchback|Ridge Line|Summit Book|Blue Blaze",
  problem: "Saturday comes and the same three walks come to mind",
  promise: "Your next walk, already found",
  itch: "Same lake again? Really?",
  pov: "POV: above the clouds",
  things: [
    thing(
      "item",
      "trail, Trail, Trails, mountain",
      "trail trails hike hikes walk walks peak peaks route summit",
      `Name: text\nPhoto: image\nRegion: choice coast|forest|alps|lakes|hills\nDistance: number 5.0..22.0 km\nClimb: number 80..1450 m\nHours: number 1.5..8.0 h\nDifficulty: choice easy|medium|hard\nStart: location\nBest in: choice spring|summer|autumn|all year\nDone: boolean 40\nStars: rating 3..5`,
      `Lighthouse loop | region=coast | distance=9.5 | climb=160 | difficulty=easy\nThree Huts | region=alps | distance=18.2 | climb=1320 | difficulty=hard\nBeech and moss | region=forest | distance=7.4 | climb=210 | difficulty=easy\nRound the long lake | region=lakes | distance=14.0 | climb=240 | difficulty=medium\nEagle ridge | region=alps | distance=12.6 | climb=980 | difficulty=hard\nVineyard path | region=hills | distance=8.8 | climb=320 | difficulty=medium\nGorge with ladders | region=forest | distance=6.1 | climb=380 | difficulty=medium\nOld smugglers' way | region=coast | distance=16.4 | climb=540 | difficulty=medium`,
    ),
    thing(
      "log",
      "walk, Walk, Walks, footprints",
      "walk log entry tour",
      `Note: text\nTrail: relation trail\nDate: date -60..0\nHours: number 2.0..8.5 h\nWeather: choice sun|clouds|rain|fog\nWith: text @people\nPhoto: image\nFeet: choice fresh|fine|sore`,
      `Fog until the top, then gold | weather=fog\nTwo marmots and a hailstorm | weather=rain\nApple cake at the hut | weather=sun\nLost the path once\nWith the children, slower and better | feet=fresh\nSnow above 1,800 metres\nSunrise start | weather=sun`,
      "trail",
    ),
  ],
};

const waves: Domain = {
  id: "waves",
  words:
    "surf*7 surfing*7 kitesurf*8 kitesurfing*8 windsurf*8 sup*4 paddle_board*8 sailing*7 regatta*4 dive*6 dives*7 diving*7 scuba*8 freediving*8 snorkel*7 kayak_trips*6 ski*6 skiing*7 snowboard*7 snowboarding*7 paragliding*8 tide*5",
  category: "Sport",
  directions: ["hangar", "track-day"],
  icon: "waves",
  audience: "people who watch the forecast",
  lead: "log",
  hashtags: "surfcheck|divelog|saltwater|onemorewave",
  verbs: "Check|Go|Log|Share",
  names: "Offshore|Log Nine|Salt Book|Swell Notes|One More",
  problem: "That perfect day, and no idea which wind made it",
  promise: "Remember what made it good",
  itch: "It was perfect. Which wind?",
  pov: "POV: glassy at six",
  things: [
    thing(
      "log",
      "outing, Session, Sessions, waves",
      "session sessions dive dives trip day surf",
      `Note: text\nSpot: relation spot\nDate: date -50..0\nMinutes: number 40..180 min\nHeight: number 0.4..2.4 m\nWind: choice offshore|light|onshore|strong\nWater: number 9..24 °C\nDepth: number 4..28 m\nBuddy: text @people\nStars: rating 2..5`,
      `Clean lines at dawn | wind=offshore | stars=5\nChoppy, still fun | wind=onshore | stars=3\nTurtle at twelve metres | depth=12 | stars=5\nToo strong after lunch | wind=strong | stars=2\nFirst green wave | stars=5\nCold hands, empty line-up | water=9 | stars=4\nVisibility twenty metres | depth=24 | stars=5`,
      "spot",
    ),
    thing(
      "place",
      "spot, Spot, Spots, map-pin",
      "spot spots beach beaches reef site lake",
      `Name: text\nPicture: image\nWhere: location\nBest wind: choice offshore|light|side\nBest tide: choice low|mid|high|any\nLevel: choice everyone|intermediate|expert\nHazards: tags rocks|current|crowd|boats\nStars: rating 3..5`,
      `Lighthouse reef | level=intermediate | hazards=rocks\nSandy Bay | level=everyone\nThe Cauldron | level=expert | hazards=current;rocks\nOld pier | level=everyone | hazards=boats\nNorth point | level=intermediate`,
    ),
  ],
};

const classes: Domain = {
  id: "classes",
  words:
    "yoga_studio*9 dance_studio*9 dance_school*9 class_schedule*10 martial_arts*9 karate*8 judo*8 taekwondo*8 jiu_jitsu*8 bjj*8 belt*5 belts*5 fencing*7 ballet*7 pilates_studio*9 boxing_gym*8 swimming_lessons*8 riding_school*8 course_booking*7 workshop_booking*7 kursplan*8",
  category: "Sport",
  directions: ["salon", "track-day"],
  icon: "calendar-days",
  audience: "students of the studio",
  lead: "booking",
  hashtags: "studiolife|classpass|moveyourbody|seeyouonthemat",
  verbs: "Book|Show up|Practise|Level up",
  names: "On the Mat|Full House|First Position|White Belt|Studio Nine",
  problem: "Twelve mats, nineteen messages, and nobody knows who comes",
  promise: "Book a mat in one tap",
  itch: "Class full? Maybe. Maybe not.",
  pov: "POV: your mat is waiting",
  things: [
    thing(
      "item",
      "studioClass, Class, Classes, calendar-days",
      "class classes course courses lesson lessons training",
      `Name: text\nPicture: image\nTeacher: relation teacher\nDay: date 0..13\nStarts: time 07:00..20:00\nMinutes: number 45..90 min\nPlaces: number 8..16\nLevel: choice beginners|everyone|advanced\nPrice: money 9..18 EUR\nRoom: choice large hall|small hall|garden`,
      `Morning flow | minutes=60 | places=12 | level=everyone\nSlow and deep | minutes=75 | places=10 | level=everyone\nBeginners' course | minutes=60 | places=14 | level=beginners\nStrong core | minutes=45 | places=12 | level=advanced\nAfter-work class | minutes=60 | places=16\nKids, six to nine | minutes=45 | places=10 | level=beginners\nWeekend workshop | minutes=90 | places=8 | level=advanced\nBack and neck | minutes=60 | places=12`,
    ),
    thing(
      "person",
      "teacher, Teacher, Teachers, user-round",
      "teacher teachers instructor instructors trainer coach",
      `Name: text\nPortrait: image\nTeaches: tags flow|strength|beginners|kids|breath\nSince: date -3000..-200\nPhone: phone\nBio: longText @remarks`,
      `Amara Osei | teaches=flow;breath\nYuki Tanaka | teaches=strength\nLucía Moreno | teaches=beginners;kids\nBen Hartmann | teaches=strength;beginners\nIngrid Lund\nOmar Haddad`,
    ),
    thing(
      "person",
      "student, Student, Students, users",
      "student students pupil pupils member members",
      `Name: text\nPortrait: image\nBelt or level: choice new|steady|advanced\nClasses left: number 0..10\nPass until: date -5..90\nEmail: email`,
      `Noor Haddad | beltOrLevel=steady | classesLeft=4\nJonas Albrecht | beltOrLevel=new | classesLeft=9\nMireille Duval | beltOrLevel=advanced | classesLeft=2\nTomás Vega | beltOrLevel=new | classesLeft=0\nAnika Rao | beltOrLevel=steady | classesLeft=7`,
    ),
  ],
};

const stable: Domain = {
  id: "stable",
  words:
    "horse*7 horses*7 riding*5 stable*6 stables*7 equestrian*8 pony*7 ponies*7 dressage*8 livery*7 paddock*7 pferd*7 pferde*7 reiten*6 caballo*7 caballos*7 cheval*7 chevaux*7 cavalo*7 cavalos*7",
  category: "Animals",
  directions: ["field-notes", "track-day"],
  icon: "fence",
  audience: "riders and stable hands",
  lead: "planner",
  hashtags: "stablelife|horsesofinstagram|ridingday|muckingout",
  verbs: "Ride|Feed|Muck out|Plan",
  names: "Box Seven|Hoof & Hay|Paddock|Tack Room|Steady Trot",
  problem: "Three people fed Luna, nobody moved Balu",
  promise: "Every horse moved, fed and shod",
  itch: "Fed already? By whom?",
  pov: "POV: the stable runs itself",
  things: [
    thing(
      "item",
      "horse, Horse, Horses, fence",
      "horse horses pony ponies",
      `Name: text\nPhoto: image\nBreed: choice Haflinger|Hanoverian|Connemara|Icelandic|mixed\nBorn: date -8000..-1500\nBox: number 1..18\nOwner: text @people\nFeed: text hay and oats|hay only|hay, muesli\nFarrier due: date 3..45\nVaccination due: date 20..200`,
      `Luna | breed=Haflinger\nBalu | breed=Connemara\nDonnerhall's Boy | breed=Hanoverian\nSnorri | breed=Icelandic\nPepita | breed=mixed\nCassius | breed=Hanoverian\nMolly | breed=Connemara`,
    ),
    thing(
      "log",
      "ride, Ride, Rides, timer",
      "ride rides training lesson work",
      `Note: text\nHorse: relation horse\nRider: text @people\nDate: date -14..0\nMinutes: number 20..75 min\nKind: choice lesson|hack|lunge|jumping|dressage\nWent: choice great|fine|stubborn`,
      `Supple on both reins | kind=dressage | went=great\nTo the river and back | kind=hack\nRefused the oxer twice | kind=jumping | went=stubborn\nFirst canter alone | kind=lesson\nFresh after two days off | kind=lunge\nCalm past the tractor | kind=hack | went=great`,
      "horse",
    ),
  ],
};

const fishing: Domain = {
  id: "fishing",
  words:
    "fishing*8 angling*8 angler*8 anglers*8 catch_log*9 fly_fishing*9 trout*6 carp*6 hunting*7 hunter*6 hunters*6 angeln*8 angelverein*8 pesca*7 peche*6",
  category: "Outdoors",
  directions: ["field-notes", "hangar"],
  icon: "fish",
  audience: "anglers",
  lead: "log",
  hashtags: "tightlines|fishinglog|catchandrelease|earlymorning",
  verbs: "Cast|Catch|Release|Log",
  names: "Tight Lines|Rise|Dawn Water|Bite Book|Still Waters Run",
  problem: "The big one, and nobody wrote down bait, hour and weather",
  promise: "Know when they bite",
  itch: "What bait was that again?",
  pov: "POV: it is on",
  things: [
    thing(
      "log",
      "fishCatch, Catch, Catches, fish",
      "catch catches fish trip",
      `Note: text\nPhoto: image\nSpecies: choice trout|pike|perch|carp|zander|chub\nLength: number 22..88 cm\nWeight: number 0.3..6.8 kg\nCaught: dateTime -50..0 05:30..20:30\nWater: relation water\nBait: choice fly|worm|spinner|maize|wobbler\nWeather: choice clear|clouds|rain|wind\nReleased: boolean 70`,
      `Under the willow, third cast | species=trout | length=41 | bait=fly\nFought for ten minutes | species=pike | length=88 | weight=6.8 | bait=wobbler\nSmall but golden | species=perch | length=22\nJust before the rain | species=zander | weather=clouds\nOld friend with the scar | species=carp | length=71 | weight=6.1 | bait=maize\nFirst of the season | species=chub\nDusk, no wind | species=trout | bait=fly`,
      "water",
    ),
    thing(
      "place",
      "water, Water, Waters, waves",
      "water waters lake river pond",
      `Name: text\nPicture: image\nKind: choice river|lake|pond|coast\nWhere: location\nPermit: boolean 70\nSeason: text March to October|all year|May to January\nBest hour: time 05:30..08:30`,
      `Mill pool | kind=river\nLong Lake, north bank | kind=lake\nQuarry pond | kind=pond\nHarbour wall | kind=coast`,
    ),
  ],
};

/** Fields, courts, trails and waters. */
export const SPORTS: readonly Domain[] = [courts, league, meets, scorecard, hikes, waves, classes, stable, fishing];
