import { known, type KnownThing } from "../embedded/things/known-thing.ts";
import { contacts, people, PUPILS, STAFF, table } from "./rows.ts";

/** Schools, courses and examinations. */
export const LEARNING_THINGS: readonly KnownThing[] = [
  known(
    "item",
    "course, graduation-cap",
    "course/courses",
    "training_course training training_program class_course subject programme education_course course_information curriculum online_course",
    "Title: text\nPicture: image\nCategory: choice languages|mathematics|science|business|design\nTeacher: text @people\nLevel: choice beginner|intermediate|advanced\nStarts: date 5..60\nWeeks: number 4..16 weeks\nPrice: money 0..240 EUR\nPlaces: number 10..40\nStatus: choice planned|open|running|finished\nDescription: longText",
    table(
      "category level weeks price places status description",
      "Spanish for beginners|languages|beginner|12|160|16|open|Everyday conversations and the first tenses\nBusiness English|languages|intermediate|10|180|14|open|Letters, calls and meetings\nStatistics, an introduction|mathematics|beginner|8|120|30|running|Averages, spread and charts\nPhysics laboratory|science|advanced|6|90|12|planned|Experiments in small groups\nBookkeeping|business|beginner|12|210|20|running|Double entry and the yearly accounts\nProject planning|business|intermediate|4|140|18|open|Goals, schedule and budget\nTypography|design|beginner|6|130|15|planned|Typefaces, grids and legibility\nAlgebra refresher|mathematics|intermediate|4|0|40|finished|Before the first term",
    ),
  ),
  known(
    "item",
    "videoCourse, video",
    "video course/video courses",
    "video_lesson course_video teaching_video tutorial video_tutorial instructional_video",
    "Title: text\nPicture: image\nCategory: choice languages|technology|business|design|health\nTeacher: text @people\nDuration: duration 20..180\nLessons: number 4..32\nLevel: choice beginner|intermediate|advanced\nPrice: money 0..90 EUR\nRating: rating 3..5\nLearners: number 20..900\nLink: url",
    table(
      "category duration lessons level price rating learners",
      "Spreadsheets from the start|technology|140|18|beginner|29|5|860\nPhotography basics|design|95|12|beginner|35|4|540\nPresentations that work|business|60|8|intermediate|25|4|310\nGerman pronunciation|languages|75|15|beginner|19|5|420\nDatabases, an introduction|technology|180|24|intermediate|49|5|275\nDrawing in perspective|design|110|14|beginner|32|4|190\nFirst aid at work|health|50|6|beginner|0|5|905\nNegotiation|business|85|10|advanced|45|3|120",
    ),
  ),
  known(
    "item",
    "lecture, presentation",
    "lecture/lectures",
    "talk seminar chapter class_session course_chapter session",
    "Title: text\nSpeaker: text @people\nDate: date 0..30\nTime: time 09:00..18:00\nDuration: duration 45..90\nRoom: text Hall A|Hall B|Room 2.04|Room 3.11\nPlaces: number 30..180\nSummary: longText",
    table(
      "duration places summary",
      "Introduction and overview|90|180|Topics, dates and the reading list\nSources and methods|90|180|How to find and judge sources\nThe water cycle|60|90|Evaporation, rain and ground water\nCities and traffic|60|120|How streets shape daily life\nFrom data to charts|90|60|Choosing a chart and reading it\nEnergy in buildings|45|90|Heating, insulation and light\nHistory of printing|60|120|From woodcut to offset\nReview before the exam|90|180|Questions on all topics",
    ),
  ),
  known(
    "item",
    "schoolClass, school",
    "class/classes",
    "school_class grade_class form_class",
    "Name: text\nTeacher: text @people\nYear: number 1..12\nStudents: number 14..30\nRoom: text\nStarts: time 08:00..09:00\nSchool year: text",
    table(
      "year students room starts schoolYear",
      "Class 5A|5|26|Room 101|08:00|2025/26\nClass 5B|5|25|Room 102|08:00|2025/26\nClass 6A|6|28|Room 103|08:00|2025/26\nClass 7A|7|24|Room 201|08:00|2025/26\nClass 7B|7|23|Room 202|08:00|2025/26\nClass 8A|8|27|Room 203|08:15|2025/26\nClass 9A|9|22|Room 301|08:15|2025/26\nClass 10A|10|20|Room 302|08:15|2025/26",
    ),
  ),
  known(
    "place",
    "school, school",
    "school/schools",
    "university college institution educational_institution training_institution academy kindergarten",
    "Name: text\nPicture: image\nKind: choice primary|secondary|vocational|university\nAddress: location\nPhone: phone\nE-mail: email\nStudents: number 120..2400\nHead: text @people\nRating: rating 3..5\nWebsite: url",
    table(
      "kind phone eMail students website",
      "Riverside Primary School|primary|555-0171|office@riverside.example.com|240|https://riverside.example.com\nMill Lane School|primary|555-0172|office@millane.example.com|310|https://millane.example.com\nHarbour Secondary School|secondary|555-0173|office@harbour.example.com|780|https://harbour.example.com\nNorth Gate School|secondary|555-0174|office@northgate.example.com|920|https://northgate.example.com\nCanal Technical College|vocational|555-0175|office@canal.example.com|1150|https://canal.example.com\nGarden Row School|primary|555-0176|office@gardenrow.example.com|185|https://gardenrow.example.com\nElm Court University|university|555-0177|office@elmcourt.example.com|2400|https://elmcourt.example.com\nOld Station College|vocational|555-0178|office@oldstation.example.com|640|https://oldstation.example.com",
    ),
  ),
  known(
    "person",
    "student, graduation-cap",
    "student/students",
    "learner pupil trainee student_information",
    "Name: text\nStudent number: text\nClass: choice 5A|6A|7A|8A\nE-mail: email\nPhone: phone\nBirthday: date -5200..-4000\nEnrolled on: date -900..-200\nStatus: choice active|on leave|graduated\nAverage: number 1.0..4.0",
    contacts(
      PUPILS,
      "studentNumber classValue status average",
      "S-2201|5A|active|1.8\nS-2202|5A|active|2.4\nS-2203|6A|active|1.3\nS-2204|6A|on leave|2.9\nS-2205|7A|active|1.6\nS-2206|7A|active|2.2\nS-2207|8A|active|2.0\nS-2208|8A|graduated|1.7",
    ),
  ),
  known(
    "person",
    "teacher, presentation",
    "teacher/teachers",
    "instructor lecturer trainer professor faculty_member coach",
    "Name: text\nPicture: image\nSubject: choice languages|mathematics|science|history|art|sport\nE-mail: email\nPhone: phone\nStatus: choice active|on leave\nHours a week: number 8..26 h\nSince: date -3600..-200\nAbout: longText",
    contacts(
      STAFF,
      "subject status hoursAWeek about",
      "languages|active|24|English and French\nscience|active|22|Biology and chemistry\nart|active|12|Drawing and design\nmathematics|active|25|Years seven to ten\nhistory|on leave|18|History and civics\nmathematics|active|20|Statistics and algebra\nsport|active|16|Athletics and ball games\nlanguages|active|23|Spanish and German",
    ),
  ),
  known(
    "person",
    "tutor, user-round",
    "tutor/tutors",
    "private_teacher mentor",
    "Name: text\nPicture: image\nSubject: choice mathematics|languages|science|music|programming\nHourly rate: money 15..48 EUR\nRating: rating 4..5\nAvailable: tags mornings|afternoons|evenings|weekends\nMode: choice online|at home|both\nE-mail: email\nPhone: phone\nAbout: longText",
    contacts(
      STAFF,
      "subject hourlyRate rating mode about",
      "languages|28|5|both|English from beginner to certificate\nmathematics|32|5|online|School mathematics up to the final exam\nmusic|35|4|at home|Piano and theory\nscience|30|4|both|Physics and chemistry\nprogramming|42|5|online|First steps and small projects\nmathematics|26|4|at home|Primary and lower secondary\nlanguages|24|5|online|French conversation\nscience|38|5|both|Biology for exams",
    ),
  ),
  known(
    "item",
    "question, circle-help",
    "question/questions",
    "question_information quiz_question test_question question_post",
    "Question: text\nStatus: choice open|answered|closed\nCategory: choice general|technical|account|payment\nAsked by: text @people\nDate: date -14..0\nAnswers: number 0..9\nVotes: number 0..24\nDetails: longText",
    table(
      "status category answers votes details",
      "How do I change my address?|answered|account|2|8|It should apply from next month\nWhich file types can I upload?|answered|technical|3|12|Mostly drawings and tables\nCan I pay by transfer?|answered|payment|1|6|\nHow long does delivery take?|closed|general|4|15|To a place outside the city\nIs there a version for tablets?|open|technical|0|9|\nHow do I invite a colleague?|answered|account|2|5|She needs to read only\nWhere do I find old invoices?|open|payment|0|3|From the year before last\nWhat are the opening hours?|closed|general|1|4|",
    ),
  ),
  known(
    "item",
    "examQuestion, file-question-mark",
    "exam question/exam questions",
    "question_bank test_item exercise_question practice_question",
    "Question: text\nSubject: choice mathematics|science|geography|history|languages\nType: choice single choice|multiple choice|true or false|short answer\nOptions: lines\nAnswer: text\nPoints: number 1..5\nDifficulty: choice easy|medium|hard",
    table(
      "subject type options answer points difficulty",
      "What is 15 % of 240?|mathematics|single choice|24;30;36;48|36|1|easy\nWhich gas do plants take in for photosynthesis?|science|single choice|Oxygen;Nitrogen;Carbon dioxide;Hydrogen|Carbon dioxide|1|easy\nWhich of these are prime numbers?|mathematics|multiple choice|7;9;11;15|7 and 11|2|medium\nThe equator runs through Kenya.|geography|true or false|True;False|True|1|easy\nIn which year did the First World War end?|history|short answer||1918|2|medium\nWhat is the plural of 'child'?|languages|short answer||children|1|easy\nSolve 3x + 7 = 25.|mathematics|short answer||x = 6|2|medium\nWhich layer of the Earth lies below the crust?|science|single choice|Mantle;Outer core;Inner core;Ozone layer|Mantle|2|medium",
    ),
  ),
  known(
    "item",
    "questionnaire, clipboard-list",
    "questionnaire/questionnaires",
    "survey survey_questionnaire poll opinion_poll questionnaire_survey",
    "Title: text\nStatus: choice draft|open|closed\nDescription: longText\nQuestions: number 4..24\nResponses: number 0..320\nOpens: date -40..-5\nCloses: date 5..40\nAnonymous: boolean 70\nAuthor: text @people",
    table(
      "status description questions responses opens closes anonymous",
      "Customer satisfaction|open|Service, products and delivery|12|214|@-10|@20|yes\nCourse evaluation|open|Content, pace and materials|9|46|@-5|@9|yes\nWorking conditions|closed|Hours, tools and cooperation|24|118|@-60|@-30|yes\nReading habits|open|What is read, when and where|8|87|@-12|@18|no\nNeeds of the neighbourhood|open|Traffic, green spaces and shops|15|302|@-20|@10|yes\nEvent feedback|closed|Programme, place and organisation|7|64|@-35|@-21|no\nNew opening hours|open|Which times suit best|4|139|@-3|@11|yes\nTraining needs|draft|Topics for next year|10|0|@12|@40|no",
    ),
  ),
  known(
    "item",
    "answer, message-circle-reply",
    "answer/answers",
    "survey_response response reply survey_answer questionnaire_response",
    "Question: text\nAnswer: longText\nFrom: text @people\nDate: date -14..0\nVotes: number 0..18\nAccepted: boolean 40",
    table(
      "answer votes accepted",
      "How satisfied are you with the service?|Very satisfied, the answer came the same day|4|yes\nHow often do you visit us?|About once a month|1|no\nHow do I change my address?|Under your account, in the first section|9|yes\nCan I pay by transfer?|Yes, choose it in the last step of the order|7|yes\nWhich file types can I upload?|PDF, pictures and tables up to 10 MB|11|yes\nWhat should we improve?|Longer opening hours on Thursdays|6|no\nHow did you hear of us?|From a colleague|0|no\nWould you recommend us?|Yes|2|no",
    ),
  ),
  known(
    "item",
    "certificate, award",
    "certificate/certificates",
    "diploma certification qualification",
    "Title: text\nNumber: text\nHolder: text @people\nIssued by: text\nIssued on: date -700..-20\nValid until: date 60..1100\nStatus: choice valid|expiring|expired\nFile: image",
    table(
      "number issuedBy status",
      "First aid|CE-1204|Mill Lane Training|valid\nForklift licence|CE-1201|Canal Technical College|valid\nEnglish, level B2|CE-1198|Elm Court University|valid\nFire safety|CE-1187|Mill Lane Training|expiring\nBookkeeping|CE-1182|Canal Technical College|valid\nFood hygiene|CE-1175|City office|expiring\nProject management|CE-1169|Elm Court University|valid\nWorking at height|CE-1152|Mill Lane Training|valid",
    ),
  ),
  known(
    "item",
    "grade, file-check",
    "grade/grades",
    "mark exam_result test_result student_grade exam_score academic_record exam_grade",
    "Student: text\nSubject: choice mathematics|science|history|languages|art\nExam: choice first test|second test|final exam|project\nPoints: number 20..100\nGrade: choice A|B|C|D|E\nDate: date -40..-1\nTeacher: text @people\nComment: longText",
    people(
      PUPILS,
      "subject exam points grade comment",
      "mathematics|first test|92|A|Clear working\nmathematics|first test|78|B|\nscience|project|88|B|Good use of sources\nscience|project|64|C|Part two is missing\nhistory|final exam|95|A|\nlanguages|second test|71|C|Revise the tenses\nlanguages|second test|83|B|\nart|project|52|D|Handed in late",
    ),
  ),
  known(
    "item",
    "attendanceRecord, user-check",
    "attendance/attendance",
    "attendance_record sign-in absence_record clock-in",
    "Name: text\nDate: date -4..0\nStatus: choice present|late|absent|excused\nGroup: choice A|B\nArrived: time 08:00..09:00\nLeft: time 15:00..17:00\nNote: text",
    people(
      PUPILS,
      "date status group arrived left note",
      "@0|present|A|08:00|15:00|\n@0|present|A|07:55|15:00|\n@0|late|A|08:20|15:00|Bus delayed\n@0|excused|A|||Medical appointment\n@0|present|B|08:05|16:00|\n@0|present|B|08:00|16:00|\n@0|absent|B|||\n@0|present|B|08:00|14:30|Left early, agreed",
    ),
  ),
  known(
    "item",
    "timetableEntry, calendar-clock",
    "timetable/timetables",
    "timetable_entry class_schedule course_schedule class_timetable",
    "Subject: text\nDay: choice Monday|Tuesday|Wednesday|Thursday|Friday\nStarts: time 08:00..14:00\nEnds: time 08:45..15:30\nTeacher: text @people\nRoom: text\nGroup: text",
    table(
      "day starts ends room group",
      "Mathematics|Monday|08:00|09:30|Room 101|5A\nEnglish|Monday|09:45|11:15|Room 104|5A\nBiology|Tuesday|08:00|09:30|Laboratory|5A\nHistory|Tuesday|09:45|11:15|Room 101|5A\nSport|Wednesday|08:00|09:30|Sports hall|5A\nArt|Wednesday|09:45|11:15|Studio|5A\nGeography|Thursday|08:00|09:30|Room 103|5A\nMusic|Friday|09:45|10:30|Music room|5A",
    ),
  ),
  known(
    "item",
    "enrolment, user-plus",
    "enrolment/enrolments",
    "enrollment registration course_registration sign-up event_registration registration_record student_registration",
    "Name: text\nStatus: choice registered|confirmed|waiting list|cancelled\nFor: text\nDate: date -20..-1\nFee: money 0..210 EUR\nPaid: boolean 60\nE-mail: email\nPhone: phone",
    contacts(
      PUPILS,
      "status forValue fee paid",
      "confirmed|Spanish for beginners|160|yes\nconfirmed|Bookkeeping|210|yes\nregistered|Business English|180|no\nwaiting list|Physics laboratory|90|no\nconfirmed|Statistics, an introduction|120|yes\nregistered|Typography|130|no\nconfirmed|Project planning|140|yes\ncancelled|Spanish for beginners|160|no",
    ),
  ),
];
