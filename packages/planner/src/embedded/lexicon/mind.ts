import { thing } from "../thing.ts";
import type { Domain } from "./domain.ts";

const habits: Domain = {
  id: "habits",
  words:
    "habit*5 habits*5 routine*4 routines*4 goals*2 water*1 screen_time*5 gewohnheit*5 gewohnheiten*5 habito*5 habitos*5 habitude*5 habitudes*5 resolution*4 resolutions*4 challenge*2 self_improvement*5 productivity*4 gratitude*1 quit*3",
  category: "Lifestyle",
  directions: ["track-day", "playroom", "signal"],
  icon: "repeat",
  audience: "people with good intentions",
  lead: "tracker",
  hashtags: "habits|dailyroutine|75days|selfimprovement",
  verbs: "Tick off|Keep going|Restart|Celebrate",
  names: "Every Day Again|Small Yes|Streakline|Day by Day|Tiny Wins|Don't Break It",
  problem: "Monday is full of plans and Thursday is not",
  promise: "Small things, every single day",
  itch: "Day three. Already over?",
  pov: "POV: day forty and counting",
  things: [
    thing(
      "item",
      "habit, Habit, Habits, repeat",
      "habit habits routine gewohnheit habito habitude",
      `Name: text\nKind: choice body|mind|home|people|money\nTimes a week: number 2..7\nBest time: choice morning|noon|evening|any\nMinutes: number 2..45 min\nDone today: boolean 40\nBest streak: number 4..48 days\nStarted on: date -120..-10\nWhy: text`,
      `Glass of water first | kind=body | timesAWeek=7 | bestTime=morning | minutes=2 | doneToday=yes | why=Headaches stay away\nTen pages | kind=mind | timesAWeek=7 | bestTime=evening | minutes=20\nWalk after lunch | kind=body | timesAWeek=5 | bestTime=noon | minutes=25 | doneToday=yes\nNo phone in bed | kind=mind | timesAWeek=7 | bestTime=evening\nCall somebody | kind=people | timesAWeek=2 | minutes=15\nFive minutes of tidying | kind=home | timesAWeek=6 | minutes=5 | doneToday=yes\nStretch | kind=body | timesAWeek=4 | minutes=12\nLunch from home | kind=money | timesAWeek=4 | bestTime=noon\nWrite three lines | kind=mind | timesAWeek=7 | bestTime=evening | minutes=6`,
    ),
    thing(
      "log",
      "checkIn, Check-in, Check-ins, circle-check",
      "check day",
      `Note: text\nHabit: relation habit\nDate: date -30..0\nMinutes: number 2..45 min\nFelt: choice hard|fine|easy\nMood: rating 2..5`,
      `Done before coffee\nOnly half, still counts\nAlmost forgot, did it at eleven\nEasy today\nWith company\nRain did not stop me\nShort version`,
      "habit",
    ),
  ],
};

const focus: Domain = {
  id: "focus",
  words:
    "pomodoro*6 focus*4 deep_work*6 concentration*5 distraction*4 distractions*4 time_blocking*6 adhd*4 konzentration*5 concentracion*5",
  category: "Productivity",
  directions: ["blueprint", "still-water"],
  icon: "timer",
  audience: "people with one thing to finish",
  lead: "timer",
  hashtags: "deepwork|pomodoro|focustime|studywithme",
  verbs: "Focus|Pause|Log|Finish",
  names: "One Thing|Twenty-Five|Deep End|Single Tab|Quiet Hours|Block",
  problem: "Eight hours at the desk, forty minutes of work",
  promise: "One thing at a time",
  itch: "Eight hours. Forty useful minutes.",
  pov: "POV: you finished by three",
  things: [
    thing(
      "item",
      "focusTask, Task, Tasks, target",
      "task tasks project",
      `Name: text\nKind: choice writing|reading|building|admin|learning\nRounds planned: number 1..6\nRounds done: number 0..4\nDue: date 0..10\nDone: boolean 20\nFirst step: text`,
      `Chapter two, first draft | kind=writing | roundsPlanned=6 | firstStep=Open with the kitchen\nTax folder | kind=admin | roundsPlanned=3 | firstStep=Sort by month\nRead the long report | kind=reading | roundsPlanned=2\nFix the sign-in page | kind=building | roundsPlanned=4\nThirty words of Spanish | kind=learning | roundsPlanned=1\nReply to the landlord | kind=admin | roundsPlanned=1\nSlides for Thursday | kind=writing | roundsPlanned=3\nSketch the shelf | kind=building | roundsPlanned=2`,
    ),
    thing(
      "log",
      "focusRound, Session, Sessions, timer",
      "round session pomodoro",
      `Note: text\nTask: relation focusTask\nDate: date -20..0\nMinutes: number 15..50 min\nInterruptions: number 0..5\nFlow: rating 2..5`,
      `Phone in the drawer\nTwo calls, lost the thread\nBest hour of the week\nStarted slow, ended well\nLibrary, back row\nHeadphones, one song on repeat`,
      "focusTask",
    ),
  ],
  tasks:
    "Clear the desk | Before\nPhone into the drawer | Before\nWrite the one sentence goal | Before\nStand up and stretch | Pause",
};

const mood: Domain = {
  id: "mood",
  words:
    "mood*5 moods*5 gratitude*5 diary*1 feelings*5 emotions*5 journal*1 journaling*3 mental_health*6 reflection*4 tagebuch*1.2 dankbarkeit*5 stimmung*5 diario*1 gratitud*5 humeur*5 emociones*5 emotions*5 humor*3 gratidao*5 memories*3 letters*2",
  category: "Wellbeing",
  directions: ["still-water"],
  icon: "book-heart",
  audience: "people who like to look back",
  lead: "journal",
  hashtags: "journaling|gratitude|moodtracker|selfreflection",
  verbs: "Write|Notice|Look back|Let go",
  names: "Three Good Lines|Daylight|Softbook|Inner Weather|Evening Page|Kept",
  problem: "The week is over and nothing of it stayed",
  promise: "Keep one line a day",
  itch: "What did Tuesday feel like?",
  pov: "POV: last March in one line",
  things: [
    thing(
      "log",
      "moodEntry, Entry, Entries, book-heart",
      "entry journal mood diary",
      `Line of the day: text\nDate: date -40..0\nMood: choice heavy|flat|steady|light|bright\nEnergy: rating 1..5\nGrateful for: text a long call|a quiet hour|good soup|help with the boxes|sun at four\nSlept: number 5.0..9.0 h\nWith: tags alone|family|friends|work\nThoughts: longText\nPhoto: image`,
      `A slow morning that stayed slow | mood=light\nSaid no and the world went on | mood=bright\nRain, and a letter | mood=steady\nWorked too long, walked it off | mood=flat\nOld friends, same jokes | mood=bright\nNothing special, which was nice | mood=steady\nFirst frost on the window | mood=light\nCooked for four, ate for two | mood=flat\nHard talk, kind ending | mood=heavy`,
    ),
  ],
};

const karaoke: Domain = {
  id: "karaoke",
  words: "karaoke*9 open_mic*7 stage*1",
  category: "Nightlife",
  directions: ["night-market"],
  icon: "mic-vocal",
  audience: "tonight's singers",
  lead: "waitlist",
  hashtags: "karaokenight|openmic|singit|nightout",
  verbs: "Sing|Sign up|Cheer|Duet",
  names: "Next Up|Mic Drop|Encore Bar|Off Key|Second Verse|Stage Door",
  problem: "Whose turn is it, and who put the ballad three times?",
  promise: "Your song, your turn",
  itch: "Who is next? Nobody knows.",
  pov: "POV: your song is next",
  things: [
    thing(
      "item",
      "karaokeSong, Song, Songs, music",
      "song songs karaoke",
      `Title: text\nArtist: text\nMood: choice singalong|ballad|dance|duet\nDecade: choice traditional|20s|60s|80s|00s\nLanguage: choice English|Spanish|German|French\nHardness: rating 1..5\nMinutes: number 2.5..5.5 min\nTimes sung: number 0..14\nFavourite: boolean 30`,
      `House of the Rising Sun | artist=Traditional | mood=ballad | decade=traditional\nCielito lindo | artist=Quirino Mendoza | mood=singalong | language=Spanish | decade=traditional\nAuld Lang Syne | artist=Traditional | mood=singalong | decade=traditional\nBesame mucho | artist=Consuelo Velázquez | mood=ballad | language=Spanish\nAlouette | artist=Traditional | mood=singalong | language=French | decade=traditional\nDrunken Sailor | artist=Traditional | mood=dance | decade=traditional\nLa cucaracha | artist=Traditional | mood=dance | language=Spanish | decade=traditional\nScarborough Fair | artist=Traditional | mood=duet | decade=traditional\nSt. James Infirmary | artist=Traditional | mood=ballad | decade=20s\nMuss i denn | artist=Traditional | mood=singalong | language=German | decade=traditional`,
    ),
    thing(
      "event",
      "karaokeNight, Night, Nights, party-popper",
      "night nights",
      `Title: text\nStarts: dateTime 1..30 19:30..21:30\nPlace: location\nTheme: choice anything goes|ballads|duets|no English\nSeats: number 20..60\nComing: number 6..20\nI am in: boolean 40`,
      `Thursday karaoke\nDuets only\nBallad night\nBirthday of Omar\nFirst-timers first`,
    ),
  ],
  queueFields: "Sings with: text @people\nKey: choice as it is|higher|lower",
};

const records: Domain = {
  id: "records",
  indoors: true,
  words:
    "vinyl*7 lp*5 lps*5 record_collection*8 records*3 album*4 albums*4 cassette*5 cassettes*5 turntable*6 schallplatten*7 schallplatte*7 vinilos*7 vinyles*7 discos*4",
  category: "Music",
  directions: ["pressroom", "night-market"],
  icon: "disc-3",
  audience: "record collectors",
  lead: "collection",
  hashtags: "vinyl|nowspinning|cratedigging|recordcollection",
  verbs: "Spin|Shelve|Hunt|Trade",
  names: "Side B|Run-out|Crate Diary|Thirty-Three|Lead-in|Dust Sleeve",
  problem: "Bought it twice, because nobody remembers what is on the shelf",
  promise: "Know your shelf by heart",
  itch: "Bought it. Twice.",
  pov: "POV: the last one you needed",
  things: [
    thing(
      "item",
      "vinylRecord, Record, Records, disc-3",
      "record records vinyl album",
      `Title: text\nSleeve: image\nArtist: text\nGenre: choice jazz|classical|blues|folk|soundtrack|electronic\nYear: number 1927..1990\nSpeed: choice 33|45|78\nCondition: choice mint|near mint|very good|good|crackles\nPaid: money 3..45 EUR\nShelf: choice A|B|C|to sort\nStars: rating 3..5`,
      `Goldberg Variations | artist=J. S. Bach | genre=classical | year=1955 | speed=33\nThe Four Seasons | artist=A. Vivaldi | genre=classical | year=1970 | speed=33\nRhapsody in Blue | artist=G. Gershwin | genre=classical | year=1927 | speed=78\nDelta sessions, anthology | artist=Various | genre=blues | year=1961\nGypsy jazz evening | artist=Various | genre=jazz | year=1949 | speed=78\nSea shanties | artist=Harbour choir | genre=folk | year=1974\nSynth studies | artist=Studio tapes | genre=electronic | year=1979\nSilent film music | artist=Cinema organ | genre=soundtrack | year=1965\nNocturnes | artist=F. Chopin | genre=classical | year=1966\nBig band, live | artist=Various | genre=jazz | year=1958`,
    ),
    thing(
      "log",
      "spin, Spin, Spins, disc",
      "spin listening played",
      `Note: text\nRecord: relation vinylRecord\nPlayed on: date -30..0\nSide: choice A|B|both\nWith: text @people\nMood: choice slow|loud|background|dancing\nStars: rating 3..5`,
      `Rainy Sunday, both sides\nSkips on track three\nEverybody danced\nCleaned it first, worth it\nFell asleep on side B\nLouder than the neighbours like`,
      "vinylRecord",
    ),
  ],
};

const sneakers: Domain = {
  id: "sneakers",
  words: "sneaker*7 sneakers*7 sneakerhead*7 kicks*4 tattoo_flash*1",
  category: "Fashion",
  directions: ["corner-shop", "track-day"],
  icon: "footprints",
  audience: "sneakerheads",
  lead: "collection",
  hashtags: "sneakerhead|kicksoftheday|drop|resell",
  verbs: "Cop|Swap|Clean|Rotate",
  names: "Deadstock|Left & Right|Size Nine|Lace Up|Box Fresh|Sole Trader",
  problem: "Sold out in four minutes, resold for triple",
  promise: "Fair pairs between people",
  itch: "Sold out. Again.",
  pov: "POV: your size is left",
  things: [
    thing(
      "item",
      "sneaker, Pair, Pairs, footprints",
      "sneaker sneakers shoes pair",
      `Name: text\nPhoto: image\nKind: choice runner|basketball|court|skate|trail\nColourway: choice white gum|black red|grey green|sand|navy\nSize: number 36..47 EU\nYear: number 1989..2026\nWear: choice deadstock|worn twice|good|beaten\nBox: boolean 60\nLaces: text original|spare|none`,
      `Court low, white gum | kind=court | colourway=white gum\nHigh top '89 | kind=basketball | colourway=black red | year=1989\nForest trail | kind=trail | colourway=grey green\nSuede skate | kind=skate | colourway=navy\nMesh runner | kind=runner | colourway=sand\nCanvas classic | kind=court | colourway=navy\nGym sole 2004 | kind=court | colourway=white gum | year=2004\nNight runner, reflective | kind=runner | colourway=black red\nPatchwork low | kind=skate | colourway=sand\nDesert mid | kind=trail | colourway=sand`,
    ),
    thing(
      "event",
      "drop, Drop, Drops, bell",
      "drop drops release calendar",
      `Title: text\nStarts: dateTime 1..40 09:00..12:00\nPlace: location\nKind: choice raffle|first come|online\nPrice: money 80..190 EUR\nPairs: number 20..300\nI am in: boolean 40`,
      `Court low, spring colours\nTrail with cork sole\nHigh top anniversary\nMesh runner, local artists\nSuede restock`,
    ),
  ],
};

const tattoo: Domain = {
  id: "tattoo",
  indoors: true,
  words: "tattoo*8 tattoos*8 tattooist*8 piercing*6 ink*2 tatuaje*8 tatuajes*8 tatouage*8 tatuagem*8 tatowierer*8",
  category: "Art",
  directions: ["gallery-white", "salon"],
  icon: "pen-tool",
  audience: "tattoo artists and their clients",
  lead: "portfolio",
  hashtags: "tattooflash|inked|tattooartist|linework",
  verbs: "Show|Sketch|Book|Heal",
  names: "Fine Line|Flash Wall|Second Skin|Stencil|Needle & Ink|Whip Shade",
  problem: "The flash is in stories that vanish, the requests are in four inboxes",
  promise: "Your flash, your requests, one wall",
  itch: "Forty messages: how much?",
  pov: "POV: your flash is taken",
  things: [
    thing(
      "item",
      "flash, Design, Designs, pen-tool",
      "design flash tattoo piece",
      `Title: text\nPicture: image\nStyle: choice fine line|blackwork|traditional|dotwork|lettering|watercolour\nPlacement: choice forearm|shoulder|calf|back|ankle\nSize: number 4..24 cm\nSessions: number 1..3\nPrice: money 80..650 EUR\nStatus: choice free|reserved|tattooed\nArtist: text @people`,
      `Swallow with key | style=traditional | placement=forearm | size=9\nFern | style=fine line | placement=calf | size=14\nMoon phases | style=dotwork | placement=shoulder | size=16\nSnake and peony | style=blackwork | placement=back | size=24 | sessions=3\nGrandmother's handwriting | style=lettering | placement=forearm | size=6\nPaper boat | style=fine line | placement=ankle | size=4\nKoi, loose colour | style=watercolour | placement=calf | size=18\nHand with lemon | style=traditional | placement=shoulder | size=11\nMountain line | style=fine line | placement=forearm | size=10`,
    ),
    thing(
      "person",
      "tattooArtist, Artist, Artists, user-round",
      "artist artists",
      `Name: text\nPortrait: image\nStyle: choice fine line|blackwork|traditional|dotwork\nFree from: date 5..60\nSince: date -4000..-300\nFollowing: boolean 25`,
      `Mirela K. | style=fine line\nJoon B. | style=dotwork\nPaz V. | style=traditional\nAdaeze O. | style=blackwork`,
    ),
  ],
};

/** Fields of life of mind, habit and taste. */
export const MIND: readonly Domain[] = [habits, focus, mood, karaoke, records, sneakers, tattoo];
