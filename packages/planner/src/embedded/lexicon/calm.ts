import { thing } from "../thing.ts";
import type { Domain } from "./domain.ts";

export const meditation: Domain = {
  id: "meditation",
  words:
    "meditation*4 meditate*4 mindful*3 mindfulness*3 breathing*2 breath calm zen yoga*2 relax relaxation stress anxiety sit sitting meditieren achtsamkeit*3 atmen entspannung meditacion*4 meditar*3 atencion respirar calma mediter*3 pleine conscience respiration meditacao*4 respiracao",
  category: "Wellbeing",
  directions: ["still-water"],
  icon: "flower-2",
  audience: "people who want a calmer day",
  lead: "timer",
  hashtags: "meditation|sittogether|breathe|mindfulmoments|calm",
  verbs: "Sit together|Breathe|Check in|Reflect",
  names: "Stillwater|Sit Circle|Quiet Company|Bell & Breath|Lull|Soft Hour|Ten Quiet Minutes|Evenly",
  problem: "Sitting alone is hard to keep up, and the day is loud",
  promise: "Sit together, wherever you are",
  itch: "Your mind. Forty tabs open.",
  pov: "POV: ten quiet minutes, together",
  things: [
    thing(
      "item",
      "guidedSession, Session, Sessions, flower-2",
      "session sessions meditation meditations exercise practice ubung sesion seance sessao",
      `Title: text
       Cover: image
       Minutes: number 3..30 min
       Need: choice calm|sleep|focus|anger|grief|energy
       Posture: choice seated|lying|walking|standing
       Guide: longText
       Saved: boolean 20
       Times sat: number 0..12`,
      `Arrive | minutes=5 | need=calm | posture=seated | saved=yes | guide=Feel the chair hold you. Count ten breaths, begin again whenever you lose the count.
       Four-seven-eight | minutes=4 | need=sleep | posture=lying | guide=In for four, hold for seven, out for eight. Four rounds, then let go of counting.
       Body scan to sleep | minutes=20 | need=sleep | posture=lying | saved=yes | guide=From the toes up, name each place and let it get heavy.
       Before a hard talk | minutes=6 | need=focus | posture=seated | guide=What do I want to be true afterwards? Breathe with that one sentence.
       Walking, thirty steps | minutes=10 | need=focus | posture=walking | guide=Lift, move, place. Turn around after thirty steps.
       Let it burn down | minutes=8 | need=anger | posture=standing | guide=Feel heat in hands and face. Long out-breaths until it cools.
       Sea of small sounds | minutes=12 | need=calm | posture=seated | guide=Listen to the furthest sound, then the nearest, then both.
       Loving words | minutes=15 | need=grief | posture=seated | guide=May I be safe. May you be safe. Repeat slowly, for one person after the other.
       Morning reset | minutes=7 | need=energy | posture=standing | guide=Three stretches, ten quick breaths, one intention.
       One song long | minutes=3 | need=calm | posture=seated | guide=Sit for the length of one song you do not play.
       Open sky | minutes=30 | need=calm | posture=seated | guide=Thoughts are weather. Stay the sky.
       Focus bell | minutes=25 | need=focus | posture=seated | guide=Work or sit; come back with every bell.`,
    ),
    thing(
      "log",
      "sit, Sit, Sits, timer",
      "sit sits",
      `Thought: text
       Session: relation guidedSession
       Sat on: date -40..0
       Minutes: number 5..25 min
       Mood before: choice restless|tired|okay|calm|bright
       Mood after: choice restless|tired|okay|calm|bright
       By: text @people
       Quiet claps: number 0..9`,
      `Rain on the window the whole time | moodBefore=restless | moodAfter=calm | minutes=10
       Lost count at six, every time | moodBefore=tired | moodAfter=okay | minutes=10
       Longer than yesterday, and lighter | moodBefore=okay | moodAfter=bright | minutes=15
       Sat on the train | moodBefore=restless | moodAfter=okay | minutes=5
       The neighbours practised the trumpet | moodBefore=okay | moodAfter=calm | minutes=12
       Could not settle. Stayed anyway. | moodBefore=restless | moodAfter=restless | minutes=10
       First light, no phone | moodBefore=tired | moodAfter=bright | minutes=20
       Short one between two calls | moodBefore=restless | moodAfter=calm | minutes=5
       Slept well afterwards | moodBefore=tired | moodAfter=calm | minutes=15`,
      "guidedSession",
    ),
    thing(
      "event",
      "circle, Circle, Circles, users",
      "circle circles group groups together kreis gruppe circulo cercle grupo",
      `Name: text
       Host: text @people
       Starts: dateTime 0..9 07:00..21:30
       Minutes: number 10..30 min
       Intention: text
       Seats: number 6..20
       Coming: number 2..6
       I am in: boolean 20`,
      `Early birds | starts=@1T06:45 | minutes=15 | intention=Before the first message | seats=12 | coming=7
       Lunch break sit | starts=@0T12:30 | minutes=10 | intention=Ten minutes for nobody else | seats=20 | coming=9
       New parents, cameras off | starts=@1T20:15 | minutes=10 | intention=Come as you are, leave when you must | seats=8 | coming=4
       Sunday long sit | starts=@4T09:00 | minutes=30 | intention=Half an hour of open sky | seats=15 | coming=6
       Exam week calm | starts=@2T18:00 | minutes=12 | intention=Shoulders down | seats=20 | coming=11
       Grief circle | starts=@3T19:30 | minutes=20 | intention=Sit with what is missing | seats=8 | coming=5`,
    ),
  ],
  posts:
    "Sat ten minutes on the stairs before going in. Glad I did.\nThree weeks with the early circle. I know nobody's face and everybody's breathing.\nToday was all noise. Sat with the noise.\nBell at five minutes helps me not to peek.\nMissed two days, came back. That counts.",
};

export const sleep: Domain = {
  id: "sleep",
  words:
    "sleep*4 sleeping insomnia*3 nap naps dream*3 dreams*3 bedtime*2 schlaf*4 traum*3 traume sueno*3 dormir*3 reve*2 sommeil*4 sono*3 sonho*3",
  category: "Health",
  directions: ["still-water"],
  icon: "moon",
  audience: "light sleepers",
  lead: "log",
  hashtags: "sleeplog|goodnight|windingdown|restedmorning",
  verbs: "Sleep|Log a night|Wind down",
  names: "Nightlog|Duvet|Moonrise|Slow Evening|Lie-in|Half Past Ten",
  problem: "You wake up tired and cannot say why",
  promise: "Learn what lets you sleep",
  itch: "3 a.m. Wide awake.",
  pov: "POV: you slept through",
  things: [
    thing(
      "item",
      "eveningHabit, Evening habit, Evening habits, lamp",
      "habit routine",
      `Name: text
       Kind: choice helps|harms|unsure
       Best time: time 19:00..22:30
       Done today: boolean 30
       Note: longText`,
      `No screens after ten | kind=helps | bestTime=22:00\nWarm shower | kind=helps | bestTime=21:30\nCoffee after two | kind=harms | bestTime=14:00\nTwenty pages of a novel | kind=helps | bestTime=22:15\nLate heavy dinner | kind=harms | bestTime=21:00\nWindow open | kind=helps | bestTime=22:30\nEvening run | kind=unsure | bestTime=19:30\nMagnesium | kind=unsure | bestTime=21:00`,
    ),
    thing(
      "log",
      "night, Night, Nights, moon",
      "night nights dream dreams sleep nap",
      `Dream or thought: text
       Date: date -30..0
       Asleep at: time 22:00..23:45
       Hours slept: number 4.5..9.0 h
       Times awake: number 0..4
       Rested: rating 1..5
       Caffeine after noon: boolean 30
       Mood on waking: choice foggy|flat|fine|fresh`,
      `Missed a train, it waited for me\nNo dream I know of\nFlying very low over a car park\nThe old flat had one room more\nAn exam in a language I cannot read\nSwimming with shoes on\nWoke up laughing\nRain, then nothing`,
    ),
  ],
  tasks: "Dim the lights at nine\nPut the phone in the kitchen\nOpen the window\nWrite down tomorrow's first task",
};
