import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "speechTherapy",
  name: "Speech therapy practice",
  icon: "speech",
  says: {
    en: "speech therapist|speech therapy|speech and language therapist|speech pathologist|speech language pathologist|SLP caseload|speech therapy practice|speech therapy goals|stuttering therapy|children's speech therapy|aphasia therapy|voice therapy|speech therapy home practice|language delay assessments",
    de: "Logopäde|Logopädin|Logopädie|Logopädiepraxis|Sprachtherapie",
    es: "logopeda|logopedia|fonoaudiólogo|terapia del habla",
    fr: "orthophoniste|cabinet d'orthophonie|séances d'orthophonie|logopède",
    pt: "terapeuta da fala|fonoaudiólogo|terapia da fala|fonoaudiologia",
  },
  forms: ["management", "booking", "site", "portal"],
  people: ["speech therapists", "families"],
  mood: "warm",
  things: [
    {
      id: "child",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "client|clients",
      also: "patient|child|pupil|adult",
      fields:
        "Name: text\nDate of birth: date -28000..-1000\nParent or carer: text\nPhone: phone\nSchool or nursery: text\nDiagnosis: choice speech sounds|language delay|stutter|aphasia|voice|swallowing|autism\nLanguages: tags English|Polish|Urdu|Spanish|French|Welsh\nTherapist: text @people\nSessions left: number 0..20\nReview due: date -14..90\nDays left: daysUntil reviewDue\nHearing checked: boolean 75",
      cells:
        "dateOfBirth parentOrCarer phone schoolOrNursery diagnosis languages therapist sessionsLeft reviewDue hearingChecked",
      rows: "Leo Marsh|2020-08-11|Tess Marsh|555-0101|Little Oaks nursery|speech sounds|English|Ewa Nowak|7|@12|yes\nZofia Kaminska|2019-04-30|Ola Kaminska|555-0102|St Anne's Primary|language delay|Polish; English|Ewa Nowak|3|@-4|no\nIdris Khan|2016-01-19|Sara Khan|555-0103|St Anne's Primary|stutter|English; Urdu|Callum Reid|9|@30|yes\nHarriet Boyle|1953-06-07|Colm Boyle|555-0104||aphasia|English|Callum Reid|12|@21|yes\nMateo Ruiz|2021-11-02|Ana Ruiz|555-0105|Little Oaks nursery|language delay|Spanish; English|Ewa Nowak|10|@60|yes\nNia Griffiths|2017-09-23|Beth Griffiths|555-0106|Hill Road School|autism|Welsh; English|Ewa Nowak|1|@2|yes\nDev Patel-Ward|1988-12-14||555-0107||voice|English|Callum Reid|4|@16|yes\nArthur Penrose|1944-02-28|Joan Penrose|555-0108||swallowing|English|Callum Reid|5|@-1|yes",
    },
    {
      id: "session",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "session|sessions",
      also: "appointment|therapy session|assessment|visit",
      fields:
        "Session: text\nChild: relation child\nDate: date -10..14\nTime: time 08:30..17:30\nLength: duration 30..60\nPlace: choice practice|school|home|video\nKind: choice therapy|assessment|parent training|review\nWorked on: text\nAccuracy: percent 30..95\nState: choice booked|held|cancelled|did not come\nNotes: longText",
      cells: "child date time length place kind workedOn accuracy state notes",
      rows: "Leo, week 6|Leo Marsh|@0|09:00|45|practice|therapy|k at the start of words|70|booked|\nZofia, school visit|Zofia Kaminska|@0|10:30|45|school|therapy|Past tense in stories|55|booked|Bring the picture cards\nIdris, week 4|Idris Khan|@1|15:30|45|practice|therapy|Easy onsets on the phone|60|booked|\nMrs Boyle, week 2|Harriet Boyle|@1|11:00|60|home|therapy|Naming, kitchen objects|48|booked|\nMateo, assessment|Mateo Ruiz|@2|09:30|60|practice|assessment|Both languages, with interpreter||booked|\nNia, review|Nia Griffiths|@2|14:00|45|school|review|Talker: two-word requests|80|booked|\nLeo, week 5|Leo Marsh|@-7|09:00|45|practice|therapy|k at the start of words|62|held|Car, cup and key are secure\nZofia, week 7|Zofia Kaminska|@-7|10:30|45|school|therapy|Past tense in stories|50|held|\nMr Penrose, swallow check|Arthur Penrose|@-3|13:00|60|home|assessment|Thin fluids, spoon||held|Coughs on water, thicken to level 1\nMr Patel-Ward, week 3|Dev Patel-Ward|@-2|17:00|45|video|therapy|Resonance, hum to vowel|75|cancelled|Had a cold",
    },
    {
      id: "goal",
      use: "core",
      role: "item",
      icon: "target",
      names: "goal|goals",
      also: "target|objective|care plan aim",
      fields:
        "Goal: text\nChild: relation child\nArea: choice sounds|grammar|words|fluency|social use|voice|swallowing\nStart level: percent 0..50\nNow: percent 20..95\nTarget: percent 70..100\nTo go: calc target - now %\nSet on: date -120..-5\nStatus: choice working on|nearly there|met|parked",
      cells: "child area startLevel now target setOn status",
      rows: "k at the start of words, 8 of 10|Leo Marsh|sounds|10|62|80|@-40|working on\nPast tense in a retold story|Zofia Kaminska|grammar|20|50|80|@-55|working on\nOrders food without avoiding words|Idris Khan|fluency|30|60|80|@-28|working on\nNames 20 kitchen objects|Harriet Boyle|words|15|48|90|@-14|working on\nTwo-word requests on the talker|Nia Griffiths|social use|25|80|80|@-90|met\nWhole teaching day without hoarseness|Dev Patel-Ward|voice|40|75|85|@-35|nearly there",
    },
    {
      id: "homePractice",
      use: "more",
      role: "item",
      icon: "house",
      names: "home practice|home practice sheets",
      also: "exercise|homework|practice sheet",
      fields:
        "Practice: text\nChild: relation child\nSteps: lines\nMinutes a day: duration 5..15\nGiven on: date -10..0\nDone this week: number 0..7",
      cells: "child steps minutesADay givenOn doneThisWeek",
      rows: "Key cards at breakfast|Leo Marsh|Six cards; Say it together; Say it alone|5|@-7|5\nWhat did you do today?|Zofia Kaminska|Three pictures of the day; One sentence each|10|@-7|2\nSlow phone call to Gran|Idris Khan|Easy start; Pause; One topic|5|@-6|4\nLabel the kitchen|Harriet Boyle|Ten labels; Touch and name; Cover and name|10|@-6|6",
    },
    {
      id: "report",
      use: "more",
      role: "item",
      icon: "file-text",
      names: "report|reports",
      also: "letter|assessment report|school report",
      fields:
        "Report: text\nChild: relation child\nTo: text\nDue: date -5..30\nState: choice to write|draft|to sign|sent",
      cells: "child to due state",
      rows: "Kaminska, annual review|Zofia Kaminska|St Anne's Primary|@-1|draft\nPenrose, swallow|Arthur Penrose|Family doctor|@0|to sign\nRuiz, both languages|Mateo Ruiz|Little Oaks nursery|@12|to write\nGriffiths, talker funding|Nia Griffiths|Council panel|@9|to write",
    },
  ],
  jobs: "agenda session.date\nkeep session\ndue child.reviewDue\nbook session\nmove goal.status\nrank goal.toGo\nchart session.accuracy\nkeep child\ndue report.due\nmove report.state\ncount homePractice.doneThisWeek\nassign child.therapist",
  site: {
    headline: "Words that come out as they were meant",
    body: "Two speech and language therapists for children and adults, at the practice, in school or at your kitchen table.",
    action: "Book an assessment|session",
    services:
      "Assessment|One hour and a written summary|110\nTherapy session|Forty-five minutes|65\nSchool visit|Within ten miles, with notes for the teacher|80\nParent training|Four evenings in a small group|120",
    questions:
      "When should a child be seen?|If strangers do not understand a three-year-old, or at once if words get lost again.\nDoes growing up with two languages cause it?|No. We assess in both.\nHow often do we come?|Weekly for a block of six to twelve, then a break and a review.\nWill there be homework?|Five to ten minutes a day. It makes the difference.",
  },
  words: {
    tagline: "Goals in percent, sessions by the day, reports before they are late.",
    itch: "Where were we with k and t?",
    promise: "Every goal measured, every report out",
    pov: "POV: he said car, not tar",
    gains: ["Leo: k now at 62 percent", "8 clients, 2 reviews overdue", "One session left for Nia"],
  },
});
