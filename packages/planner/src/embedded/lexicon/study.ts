import { thing } from "../thing.ts";
import type { Domain } from "./domain.ts";

const homework: Domain = {
  id: "homework",
  indoors: true,
  words:
    "homework*10 assignments*8 assignment*7 school_planner*10 timetable*8 class_schedule_school*8 study_planner*10 coursework*9 school_grades*10 grades*7 gpa*8 hausaufgaben*10 stundenplan*9 noten*6 deberes*9 devoirs*9 deveres*9 licao_de_casa*10",
  category: "Education",
  directions: ["playroom", "blueprint"],
  icon: "notebook-pen",
  audience: "pupils",
  lead: "planner",
  hashtags: "homework|studygram|schoollife|backtoschool",
  verbs: "Note|Do|Tick off|Revise",
  names: "Due Tomorrow|Pencil Case|Second Lesson|Done by Six|Margin Notes",
  problem: "It was due today, and it was on the board last Tuesday",
  promise: "Know tonight what is due tomorrow",
  itch: "Due tomorrow? Since when?",
  pov: "POV: homework done by five",
  things: [
    thing(
      "item",
      "assignment, Homework, Homework, notebook-pen",
      "homework assignment assignments task tasks work project",
      `What: text\nSubject: choice maths|English|biology|history|French|art\nGiven: date -6..-1\nDue!: date 0..12\nDays left: daysUntil due\nPriority: choice high|normal|low\nMinutes: number 10..90 min\nDone: boolean 35\nKind: choice exercise|reading|essay|project|revision\nNote: longText`,
      `Fractions, page 48, 3 to 7 | subject=maths | due=@1 | minutes=25\nRead chapter five | subject=English | due=@3 | kind=reading\nPoster about photosynthesis | subject=biology | due=@9 | kind=project | minutes=90\nDates of the French Revolution | subject=history | due=@2 | kind=revision\nVocabulary, unit 6 | subject=French | due=@1 | priority=high\nSketch your left hand | subject=art | due=@6\nEssay: a letter to the future | subject=English | due=@11 | kind=essay | minutes=80\nWorksheet on angles | subject=maths | due=@0 | priority=high`,
    ),
    thing(
      "event",
      "test, Test, Tests, file-check",
      "test tests exam exams grade grades mark marks",
      `Title: text\nSubject: choice maths|English|biology|history|French|art\nDate: date -30..25\nGrade: number 1.0..4.0\nWeight: choice single|double\nRevised: percent 10..100\nTopics: lines`,
      `Fractions and decimals | subject=maths | date=@6\nIrregular verbs | subject=English | date=@9\nCells | subject=biology | date=@-12 | grade=2.0\nAbsolutism | subject=history | date=@-20 | grade=1.7\nUnit 5 and 6 | subject=French | date=@14`,
    ),
  ],
};

const papers: Domain = {
  id: "papers",
  indoors: true,
  words:
    "phd*9 thesis*9 dissertation*9 literature_notes*11 literature_review*11 research_notes*10 papers*7 paper*4 bibliography*9 citations*8 zettelkasten*10 reading_notes*8 second_brain*9 lab_notebook*10 experiments*6 experiment*6 scientific*5 doktorarbeit*9 tesis*8 these*4 tese*7",
  category: "Education",
  directions: ["field-notes", "pressroom"],
  icon: "book-marked",
  audience: "researchers",
  lead: "collection",
  hashtags: "phdlife|literaturereview|academia|zettelkasten",
  verbs: "Read|Quote|Link|Write",
  names: "Footnote|Ibid|Marginalia|Open Question|Et Al",
  problem: "You know the quote, not the paper, and not the page",
  promise: "Find every idea, and its source",
  itch: "Who said that? Page what?",
  pov: "POV: the chapter writes itself",
  things: [
    thing(
      "item",
      "paper, Paper, Papers, file-text",
      "paper papers article articles source sources publication publications book",
      `Title: text\nAuthor: text Haddad & Osei|Vega et al.|Tanaka|Bergström & Rao|Novak\nYear: number 1998..2025\nStatus: choice to read|reading|read|cited\nTopic: tags method|theory|data|review|critique\nJournal: text Journal of Urban Life|Field Methods|Letters in Ecology\nLink: url\nUseful: rating 2..5\nSummary: longText @remarks`,
      `Why benches matter | year=2019 | status=cited | topic=data | useful=5\nCounting people who sit | year=2014 | status=read | topic=method\nThe quiet square | year=2022 | status=reading | topic=theory\nShade, seats and strangers | year=2021 | status=read | useful=4\nAgainst the average pedestrian | year=2017 | status=to read | topic=critique\nA review of walking studies | year=2023 | status=to read | topic=review\nEvening light and safety | year=2011 | status=read | topic=data`,
    ),
    thing(
      "log",
      "idea, Note, Notes, lightbulb",
      "note notes idea ideas thought quote quotes connection",
      `Note: text\nPaper: relation paper\nPage: number 3..240\nKind: choice quote|idea|question|link\nTags: tags method|theory|data|chapter 2|chapter 3\nLinked to: text\nDate: date -60..0`,
      `"Sitting is the first vote for a place" | kind=quote | page=14\nContradicts Tanaka, check the sample | kind=idea\nWhat happens when it rains? | kind=question\nSame curve as in the harbour study | kind=link\nUse this figure in chapter 3 | kind=idea\n"A bench is an invitation" | kind=quote | page=102\nTheir term for it: lingering | kind=idea`,
      "paper",
    ),
  ],
};

const driving: Domain = {
  id: "driving",
  words:
    "driving_lesson*12 driving_lessons*12 learner_driver*12 learner_drivers*12 driving_school*11 driving_test*11 driving_licence*10 flight_lessons*9 flight_log*9 pilot*5 fahrschule*11 fahrstunden*11 autoescuela*11 auto_ecole*11 autoescola*11",
  category: "Education",
  directions: ["hangar", "blueprint"],
  icon: "car-front",
  audience: "learners and their instructors",
  lead: "log",
  hashtags: "learnerdriver|drivingtest|lplates|roadready",
  verbs: "Drive|Log|Practise|Pass",
  names: "Mirror Signal|Third Gear|Green Light|Hill Start|Clutch",
  problem: "How many hours at night were that? And what to practise next?",
  promise: "Every lesson counted, ready for the test",
  itch: "Parallel parking. Again.",
  pov: "POV: passed first time",
  things: [
    thing(
      "log",
      "lesson, Lesson, Lessons, car-front",
      "lesson lessons drive drives hour hours",
      `Note: text\nDate: date -45..6\nStarts: time 08:00..19:00\nMinutes: number 45..90 min\nKind: choice town|motorway|country|night|manoeuvres\nInstructor: relation instructor\nDistance: number 8..64 km\nWeather: choice dry|rain|night\nPractised: tags basics|technique|review|road|parking\nWent: rating 2..5\nPractise next: text parking|roundabouts|mirrors|hill start`,
      `First time on the motorway | kind=motorway | went=4\nStalled twice at the lights | kind=town | went=3\nParallel parking, five in a row | kind=manoeuvres | went=5\nNight and rain | kind=night | went=4\nTram tracks and cyclists | kind=town\nHill start without rolling | kind=country | went=5\nMock test, two mistakes | kind=town | went=4`,
      "instructor",
    ),
    thing(
      "person",
      "instructor, Instructor, Instructors, user-round",
      "instructor instructors teacher",
      `Name: text\nPortrait: image\nPhone: phone\nCar: choice manual|automatic|electric\nFree: choice mornings|afternoons|evenings\nPrice: money 48..66 EUR`,
      `Elke Sommer | car=manual\nOmar Farouk | car=automatic\nTomás Vega | car=electric\nIngrid Lund | car=manual\nKofi Annor | car=electric`,
    ),
    thing(
      "item",
      "skill, Skill, Skills, list-checks",
      "skill skills manoeuvre topic",
      `Skill: text\nLevel: choice new|practising|safe\nTries: number 1..14\nLast on: date -30..-1`,
      `Parallel parking | level=practising\nRoundabout, two lanes | level=safe\nHill start | level=safe\nJoining the motorway | level=practising\nEmergency stop | level=new\nReversing round a corner | level=new`,
    ),
  ],
};

const instrumentPractice: Domain = {
  id: "instrumentPractice",
  indoors: true,
  words:
    "music_practice*11 practice_log*8 practise_piano*10 piano_practice*11 guitar_practice*11 violin_practice*11 instrument*6 instruments*5 scales*6 music_lessons*9 music_teacher*9 music_school*9 metronome*7 uben*4 klavier*6",
  category: "Music",
  directions: ["still-water", "gallery-white"],
  icon: "music",
  audience: "people who practise",
  lead: "tracker",
  hashtags: "practicelog|pianolife|scales|musicpractice",
  verbs: "Practise|Log|Repeat|Perform",
  names: "Bar Twelve|Metronome|Slow First|Once More|Left Hand",
  problem: "A week until the lesson and bar twelve still stumbles",
  promise: "Practise what needs practising",
  itch: "Bar twelve. Again. Slower.",
  pov: "POV: bar twelve just works",
  things: [
    thing(
      "log",
      "practiceSession, Session, Sessions, timer",
      "session sessions practice exercise entry",
      `Note: text\nPiece: relation piece\nDate: date -20..0\nMinutes!: number 10..75 min\nTempo: number 52..132 bpm\nFocus: choice rhythm|left hand|memory|dynamics|scales\nWent: rating 2..5`,
      `Hands separately, then together | focus=left hand\nSlow, with the metronome | tempo=60 | went=4\nFrom memory until page two | focus=memory\nScales in D and B minor | focus=scales | minutes=15\nOnly ten minutes, still good | minutes=10\nBar twelve at full speed! | went=5\nRecorded it, too fast | went=3`,
      "piece",
    ),
    thing(
      "item",
      "piece, Piece, Pieces, file-music",
      "piece pieces song songs repertoire",
      `Title: text\nComposer: text Bach|Satie|Clara Schumann|Bartók|traditional\nStage: choice reading|working|polishing|ready\nTarget tempo: number 72..144 bpm\nDifficulty: rating 2..5\nLearnt: percent 15..100\nFor: choice lesson|concert|fun`,
      `Minuet in G | composer=Bach | stage=ready | learnt=100\nGymnopédie No. 1 | composer=Satie | stage=polishing | learnt=80\nRomance | composer=Clara Schumann | stage=working | learnt=45\nMikrokosmos 41 | composer=Bartók | stage=reading | learnt=20\nScarborough Fair | composer=traditional | stage=ready | forValue=fun`,
    ),
  ],
};

const tutoring: Domain = {
  id: "tutoring",
  indoors: true,
  words:
    "tutor*8 tutors*8 tutoring*9 private_lessons*9 nachhilfe*10 clases_particulares*10 cours_particuliers*10 aulas_particulares*10 parents_evening*10 parent_teacher*9 mentor*6 mentors*6 mentoring*8 mentorship*8 mentee*7 coaching*6 coachees*7",
  category: "Education",
  directions: ["signal", "playroom"],
  icon: "graduation-cap",
  audience: "learners and those who teach them",
  lead: "booking",
  hashtags: "tutoring|mentoring|learnsomething|onetoone",
  verbs: "Find|Book|Learn|Thank",
  names: "One to One|Office Hours|Second Chair|Ask Me|Aha",
  problem: "The right person is two floors up, and nobody knows",
  promise: "Find who can explain it",
  itch: "Who can explain this? Please.",
  pov: "POV: it finally clicked",
  things: [
    thing(
      "person",
      "tutor, Tutor, Tutors, graduation-cap",
      "tutor tutors teacher teachers mentor mentors coach instructor",
      `Name: text\nPortrait: image\nSubject: choice maths|languages|science|music|career|writing\nLevel: choice school|university|everyone\nPrice: money 0..40 EUR\nFree: choice afternoons|evenings|weekend\nRating: rating 4..5\nAbout: longText @remarks`,
      `Anika Rao | subject=maths | level=school\nMireille Duval | subject=languages | level=everyone\nDr. Holt | subject=science | level=university\nTomás Vega | subject=career | price=0\nYuki Tanaka | subject=music\nNoor Haddad | subject=writing | level=university`,
    ),
    thing(
      "event",
      "tutorSession, Session, Sessions, calendar-check",
      "session sessions lesson lessons meeting appointment",
      `Topic: text\nTutor: relation tutor\nStudent: text @people\nDate: date -14..14\nAt: time 14:00..19:00\nMinutes: number 30..60 min\nState: choice asked|agreed|done\nNext step: text`,
      `Quadratic equations | state=done | nextStep=Worksheet 4\nSmall talk in French | state=agreed\nCovering letter | state=asked\nOhm's law | state=done\nConcert piece, page two | state=agreed`,
    ),
  ],
};

/** School, university and everything one is taught. */
export const STUDY: readonly Domain[] = [homework, papers, driving, instrumentPractice, tutoring];
