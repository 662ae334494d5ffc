import { known, type KnownThing } from "../embedded/things/known-thing.ts";
import { table } from "./rows.ts";

/** What is set, written, tried and found out at schools, universities and laboratories. */
export const STUDY_THINGS: readonly KnownThing[] = [
  known(
    "event",
    "examPaper, file-check",
    "exam/exams",
    "exam_paper test_paper examination_paper mock_exam final_exam online_exam language_exam",
    "Title: text\nDate: date -20..30\nSubject: choice mathematics|biology|history|English|computer science\nTime: time 08:00..14:00\nMinutes: duration 30..180\nRoom: text\nCandidates: number 0..90\nStatus: choice draft|approved|written|graded",
    table(
      "subject time minutes room candidates status date",
      "Algebra, midterm|mathematics|09:00|90|H 2|84|graded|@-12\nCells and heredity|biology|10:00|120|Lab hall|41|written|@-5\nEurope 1848 to 1914|history|08:30|90|204|28|approved|@3\nListening and essay|English|13:00|150|Auditorium|90|approved|@6\nAlgorithms, final|computer science|09:00|180|H 1|67|draft|@14\nStatistics retake|mathematics|14:00|60|112|9|draft|@20\nEcology, oral part|biology|08:00|30|Office 9|12|written|@-2\nData structures, mock|computer science|11:00|90|Online|53|approved|@9",
    ),
  ),
  known(
    "item",
    "worksheet, file-pen-line",
    "worksheet/worksheets",
    "exercise_sheet handout problem_sheet work_sheet practice_sheet",
    "Title: text\nSubject: choice mathematics|reading|science|geography|music\nGrade level: choice 1 – 2|3 – 4|5 – 6|7 – 8|9 – 10\nPages: number 1..6\nMinutes: duration 10..60\nLevel: choice easy|medium|hard\nWith answers: boolean 60\nTask: longText",
    table(
      "subject gradeLevel pages minutes level withAnswers task",
      "Fractions with pizza slices|mathematics|3 – 4|2|25|easy|yes|Color the slices and write the fraction\nWho lives in the pond?|science|1 – 2|1|15|easy|no|Match animals and their homes\nRivers of the continent|geography|5 – 6|2|40|medium|yes|Label nine rivers on the blank map\nFind the narrator|reading|7 – 8|3|45|hard|yes|Three texts, who is telling the story?\nNegative numbers in the elevator|mathematics|5 – 6|2|30|medium|yes|Floors below the ground are negative\nSeries and parallel circuits|science|9 – 10|4|60|hard|yes|Draw, build and measure\nClap the rhythm|music|1 – 2|1|10|easy|no|Quarter notes and rests\nPercent at the sale|mathematics|7 – 8|2|35|medium|yes|What does the jacket cost now?",
    ),
  ),
  known(
    "item",
    "citation, quote",
    "citation/citations",
    "bibliography_entry literature_reference source_reference bibliographic_reference bibliography",
    "Title: text\nAuthors: text\nYear: number 1962..2025\nSource: text\nKind: choice article|book|chapter|website\nPages: text\nKey: text\nNote: longText",
    table(
      "authors year source kind pages key note",
      "Shade and heat in narrow streets|Nguyen, L.; Costa, H.|2021|Journal of City Climate 14|article|201–219|nguyen21|Measurements at twelve places\nA grammar of small gestures|Osei, A.|1998|Canal University Press|book|34–71|osei98|Definition on page 40\nSampling in shallow lakes|Lund, I.; Annor, K.|2016|Methods in Limnology|chapter|88–104|lund16|Nets of two sizes\nWhy pupils stop asking|Rahman, N.|2019|Review of Schooling 52|article|9–31|rahman19|\nTimber joints without metal|Tanaka, Y.|1962|Workshop Editions|book|112|tanaka62|Drawing 17\nOpen rainfall data, guide|Weather Archive|2024|Website of the archive|website||archive24|Looked up in May\nMemory for melodies|Ruiz, M.; Krüger, L.|2008|Music and Mind 3|article|55–70|ruiz08|\nWages on the docks|Haddad, O.|1987|Harbor Studies|book|5–48|haddad87|Ask the library for a copy",
    ),
  ),
  known(
    "item",
    "thesis, graduation-cap",
    "thesis/theses",
    "dissertation thesis_topic graduation_project master_thesis bachelor_thesis graduation_thesis thesis_proposal",
    "Title: text\nStudent: text @people\nDegree: choice bachelor|master|doctorate\nField: choice biology|economics|education|engineering|languages\nAdviser: text @people\nStatus: choice topic|writing|submitted|defended\nDue on: date -30..240\nAbstract: longText",
    table(
      "degree field status dueOn abstract",
      "Bumblebees on green roofs|bachelor|biology|writing|@62|Counts on nine roofs over one summer\nRents near new tram lines|master|economics|submitted|@-6|Listings before and after the opening\nReading aloud in two languages|master|education|writing|@34|Eleven families kept a diary\nQuieter fans for heat pumps|doctorate|engineering|writing|@240|Blade shapes in a wind tunnel\nLoanwords in market talk|bachelor|languages|defended|@-30|Recordings from four markets\nMicrocredit and school meals|doctorate|economics|topic|@230|First plan of the field work\nMosses as a filter|master|biology|writing|@120|Can moss walls bind fine dust?\nPeer feedback in lab classes|bachelor|education|submitted|@-2|Two groups with the same task",
    ),
  ),
  known(
    "item",
    "researchPaper, file-text",
    "research paper/research papers",
    "scientific_paper academic_paper journal_article publication research_result scholarly_article conference_paper",
    "Title: text\nAuthors: text @people\nJournal: text\nYear: number 2008..2026\nStatus: choice draft|submitted|in revision|accepted|published\nField: choice ecology|medicine|materials|sociology|computing\nCitations: number 0..240\nAbstract: longText",
    table(
      "journal year status field citations abstract",
      "Frost warnings from cheap sensors|Field Computing|2024|published|computing|38|A network of forty stations in an orchard\nSleep after night shifts in wards|Nursing Science|2022|published|medicine|112|Diaries of ninety nurses\nSelf-healing mortar with bacteria|Building Materials|2026|in revision|materials|0|Cracks up to half a millimeter close\nWho greets whom in stairwells|Neighborhood Studies|2025|accepted|sociology|4|Observations in six houses\nEels and small turbines|River Ecology|2023|published|ecology|57|Survival at three kinds of rack\nShort prompts, long answers|Language Computing|2026|submitted|computing|0|A test with everyday questions\nFever charts read by machine|Clinical Records|2026|draft|medicine|0|Two thousand scanned sheets\nBricks from river silt|Building Materials|2019|published|materials|240|Strength after two hundred frosts",
    ),
  ),
  known(
    "item",
    "experiment, flask-conical",
    "experiment/experiments",
    "lab_experiment scientific_experiment experiment_record test_series",
    "Title: text\nQuestion: text\nStatus: choice planned|running|evaluated|repeated\nStarted on: date -60..10\nRuns: number 0..48\nResult: choice confirmed|refuted|unclear|open\nFinding: longText\nLead: text @people",
    table(
      "question status startedOn runs result finding",
      "Yeast in salt water|How much salt stops rising?|evaluated|@-52|24|confirmed|Stops at about four percent\nBeans under red light|Do they grow faster?|running|@-21|12|open|\nPaper bridges|Which fold carries most?|evaluated|@-40|36|confirmed|Triangles carry five times as much\nWaiting in two lines|Does one line feel shorter?|repeated|@-33|8|unclear|First group was too small\nCooling of three mugs|Which keeps warm longest?|evaluated|@-28|18|refuted|Steel beat the thick clay\nMagnet and copper tube|What slows the fall?|running|@-6|10|open|\nNames after one hour|Do pictures help to remember?|planned|@10|0|open|\nDuckweed and fertilizer|When does the pond turn?|running|@-14|48|open|",
    ),
  ),
  known(
    "item",
    "lectureNote, notebook-pen",
    "lecture note/lecture notes",
    "class_note course_note lesson_note lecture_script lesson_plan",
    "Title: text\nCourse: text\nLecture: number 1..14\nDate: date -60..0\nPages: number 1..12\nKey points: lines\nShared: boolean 50\nAuthor: text @people",
    table(
      "course lecture date pages keyPoints shared",
      "Supply, demand and queues|Economics 1|3|@-51|5|Price as a signal;Queues as a price;Shortage|yes\nThree kinds of joints|Anatomy|5|@-44|4|Hinge;Ball;Saddle|yes\nRecursion|Programming|6|@-37|6|Base case;Call stack;Trees|yes\nTreaties of the river towns|History|2|@-58|3|Tolls;Bridges;Common courts|no\nSoil horizons|Geography|7|@-30|4|Humus;Washed layer;Bedrock|yes\nMinor keys|Music theory|4|@-23|2|Natural;Harmonic;Melodic|no\nLimits, second part|Mathematics 1|9|@-9|8|Squeeze rule;One-sided limits|yes\nInterviews and bias|Methods|11|@-2|5|Leading questions;Silence;Notes|no",
    ),
  ),
  known(
    "item",
    "learningPath, route",
    "learning path/learning paths",
    "learning_plan skill_path learning_track training_path career_path course_plan syllabus",
    "Title: text\nPicture: image\nLevel: choice beginner|intermediate|advanced\nSteps: lines\nHours: number 4..120 h\nLearners: number 3..900\nFinished: percent 0..90\nMeant for: text",
    table(
      "level steps hours learners finished meantFor",
      "First website|beginner|Pages;Styles;Forms;Publish|24|860|41|People without experience\nCare of older people|beginner|Body;Talk;Safety;Night|60|210|66|New helpers\nBread baker at home|intermediate|Flour;Sourdough;Shaping;Oven|12|540|58|Hobby bakers\nTeam lead in shifts|intermediate|Plan;Talk;Conflict;Review|36|95|72|Foremen\nSpanish to B1|intermediate|A1;A2;B1|120|900|18|Travelers and nurses\nData for teachers|advanced|Collect;Clean;Chart;Share|40|64|35|Schools\nBeekeeping in one year|beginner|Spring;Swarm;Harvest;Winter|48|130|80|Garden owners\nSafe on scaffolds|beginner|Law;Harness;Rescue|4|310|90|Building crews",
    ),
  ),
  known(
    "item",
    "studyAbroad, plane",
    "exchange program/exchange programs",
    "study_abroad student_exchange exchange_semester university_program",
    "Title: text\nCountry: choice Chile|Finland|Ghana|Japan|Canada\nSchool: text\nWeeks: number 2..44\nPlaces: number 1..20\nTaken: number 0..20\nCost: money 0..6400 USD\nLanguage: choice English|Spanish|French|Japanese",
    table(
      "country school weeks places taken cost language",
      "Semester by the sea|Chile|Coast University|20|8|5|4100|Spanish\nForest and paper|Finland|Lake College|16|6|6|2800|English\nTeaching practice|Ghana|Hilltop Training College|8|4|1|1900|English\nYear in a host family|Japan|Riverside High School|44|3|3|6400|Japanese\nWinter term|Canada|Maple Valley School|22|10|7|5200|French\nSummer language weeks|Chile|Language House Sur|3|20|14|1200|Spanish\nRobotics exchange|Japan|Bay Technical School|2|12|12|950|English\nReturn visit of class 9|Finland|Birch School|2|20|18|0|English",
    ),
  ),
  known(
    "item",
    "skill, sparkles",
    "skill/skills",
    "competency ability professional_skill competence",
    "Name: text\nField: choice craft|language|software|people|safety\nLevel: choice beginner|practiced|expert|trainer\nPerson: text @people\nLearned on: date -2000..-20\nProof: choice certificate|project|self-taught\nValid until: date 30..900\nCan teach: boolean 40",
    table(
      "field level learnedOn proof validUntil canTeach",
      "Welding, thin sheet|craft|expert|@-1800|certificate|@240|yes\nSign language|language|practiced|@-640|certificate||no\nSpreadsheet formulas|software|trainer|@-1500|project||yes\nCalming angry callers|people|expert|@-900|project||yes\nFirst responder|safety|practiced|@-300|certificate|@430|no\nVideo editing|software|beginner|@-90|self-taught||no\nPortuguese|language|practiced|@-1100|self-taught||yes\nForklift driving|safety|expert|@-700|certificate|@65|no",
    ),
  ),
  known(
    "item",
    "schoolTrip, bus",
    "school trip/school trips",
    "field_trip excursion class_trip study_trip",
    "Title: text\nSchool class: choice 3b|5a|6c|8a|10b\nDate: date 3..60\nMeeting point: location\nCost: money 0..280 USD\nPupils: number 12..60\nConsent slips: number 0..60\nBring: lines",
    table(
      "schoolClass date cost pupils consentSlips bring",
      "Night at the planetarium|5a|@12|18|26|22|Sleeping bag;Flashlight\nSalt mine|8a|@20|24|28|28|Warm jacket;Lunch\nFarm with a cheese dairy|3b|@5|9|21|21|Rubber boots\nSkills day at the port|10b|@9|0|30|17|Notebook\nThree days by canoe|8a|@41|165|28|11|Swimwear;Dry bag;Spoon\nTheater with workshop|6c|@16|14|25|25|Dark clothes\nWeek in the mountains|10b|@58|280|30|9|Hiking boots;Rain jacket\nStream survey|6c|@3|0|25|20|Boots;Magnifier",
    ),
  ),
  known(
    "person",
    "researcher, microscope",
    "researcher/researchers",
    "scientist academic scholar research_fellow",
    "Name: text\nPicture: image\nField: choice ecology|medicine|materials|sociology|computing\nInstitute: text\nE-mail: email\nPapers: number 1..180\nCited: number 4..6200\nTopic: text",
    table(
      "field institute eMail papers cited topic",
      "Astrid Blom|ecology|Lake Institute|astrid.blom@example.com|64|1850|Plankton in cold springs\nChukwudi Anozie|medicine|Ward Research Unit|chukwudi.anozie@example.com|112|5400|Fever in children\nRina Hashimoto|materials|Bay Technical School|rina.hashimoto@example.com|41|980|Glass that bends\nSergio Paredes|sociology|City Observatory|sergio.paredes@example.com|28|310|Waiting rooms\nMaryam Tehrani|computing|Language Lab|maryam.tehrani@example.com|19|640|Speech of small languages\nFergus Kerr|ecology|Coast Station|fergus.kerr@example.com|180|6200|Seabirds and wind\nIlze Ozola|materials|Timber Center|ilze.ozola@example.com|7|42|Glue from bark\nBao Pham|medicine|Ward Research Unit|bao.pham@example.com|3|9|Sleep and shifts",
    ),
  ),
  known(
    "item",
    "labSample, test-tubes",
    "specimen/specimens",
    "lab_sample tissue_sample soil_sample water_sample biological_sample",
    "Label: text\nKind: choice water|soil|blood|plant|rock\nTaken on: date -90..-1\nTaken at: location\nFreezer: text\nAmount: number 2..500 ml\nStudy: text\nStatus: choice new|prepared|measured|used up",
    table(
      "kind takenOn freezer amount study status",
      "W-2201 spring, upper|water|@-12|F1-3|500|Cold springs|measured\nW-2202 spring, lower|water|@-12|F1-3|500|Cold springs|measured\nS-0817 beet field|soil|@-30|Shelf 4|200|Nitrate in spring|prepared\nP-1190 oak leaf, dry|plant|@-64|Shelf 2|20|Drought and oaks|used up\nB-4405 sheep 31|blood|@-6|F2-1|8|Ticks on pasture|new\nP-1204 duckweed|plant|@-14|F1-5|50|Pond turning|measured\nR-0093 slate core|rock|@-88|Box 7|120|Old quarry|prepared\nW-2218 harbor basin|water|@-1|F1-4|250|Fine plastics|new",
    ),
  ),
];
