import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "psychotherapy",
  name: "Psychotherapy practice",
  icon: "message-circle-heart",
  says: {
    en: "psychotherapy practice|psychotherapist|psychotherapy|therapy practice|therapist in private practice|counselling practice|counseling practice|counsellor|psychologist practice|talking therapy sessions|therapy session notes|therapy waiting list|couples therapy|CBT therapist|clinical supervision log|therapy client notes",
    de: "Psychotherapie|Psychotherapeut|Psychotherapiepraxis|Psychologische Praxis|Probatorische Sitzungen",
    es: "psicoterapeuta|consulta de psicología|psicólogo|sesiones de terapia",
    fr: "psychothérapeute|cabinet de psychologue|psychologue|séances de thérapie",
    pt: "psicoterapeuta|consultório de psicologia|psicólogo|sessões de terapia",
  },
  forms: ["management", "booking", "site"],
  people: ["therapists", "clients"],
  mood: "sober",
  things: [
    {
      id: "client",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "client|clients",
      also: "patient|couple|referral",
      fields:
        "Initials and code: text\nFirst name: text\nPhone: phone\nE-mail: email\nTherapist: text @people\nMode: choice individual|couple|child|group|online\nPresenting: tags low mood|anxiety|grief|trauma|relationship|burnout|sleep\nState: choice enquiry|waiting list|assessment|in therapy|break|ended\nStarted: date -700..0\nSessions had: rollup count session.client\nSessions agreed: number 6..50\nConsent signed: boolean 90\nEmergency contact: text",
      cells:
        "firstName phone eMail therapist mode presenting state started sessionsAgreed consentSigned emergencyContact",
      rows: "AK 017|Anja|555-0101|anja.k@example.com|Miriam Stern|individual|low mood; sleep|in therapy|@-150|24|yes|Sister, 555-0151\nDO 021|Daniel|555-0102|daniel.o@example.com|Miriam Stern|individual|burnout|in therapy|@-77|16|yes|Wife, 555-0152\nLH 023|Leila|555-0103|leila.h@example.com|Jonas Weber|individual|trauma; sleep|in therapy|@-210|40|yes|Friend, 555-0153\nR&T 025|Rosa and Tim|555-0104|rosa.tim@example.com|Miriam Stern|couple|relationship|in therapy|@-56|12|yes|\nYA 028|Yasmin|555-0105|yasmin.a@example.com|Jonas Weber|online|anxiety|assessment|@-14|6|yes|Mother, 555-0155\nGW 009|George|555-0106|george.w@example.com|Jonas Weber|individual|grief|break|@-330|20|yes|Nephew, 555-0156\nMP 030|Marek|555-0107|marek.p@example.com||individual|anxiety; burnout|waiting list||12|no|\nSC 031|Sofia|555-0108|sofia.c@example.com||individual|low mood|enquiry||12|no|\nHB 004|Hannah|555-0109|hannah.b@example.com|Miriam Stern|individual|grief|ended|@-600|30|yes|",
    },
    {
      id: "session",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "session|sessions",
      also: "appointment|hour|therapy hour|intake",
      fields:
        "Session: text\nClient: relation client\nDate: date -14..14\nTime: time 08:00..19:00\nLength: duration 50..90\nNumber: number 1..40\nWhere: choice room 1|room 2|online\nState: choice booked|held|cancelled in time|late cancellation|did not come\nFee: money 60..130 EUR\nPaid: boolean 50",
      cells: "client date time length number where state fee paid",
      rows: "AK 017, session 14|AK 017|@0|09:00|50|14|room 1|booked|95|no\nDO 021, session 9|DO 021|@0|10:00|50|9|room 1|booked|95|no\nR&T 025, session 6|R&T 025|@0|17:00|90|6|room 1|booked|130|no\nLH 023, session 22|LH 023|@1|11:00|50|22|room 2|booked|95|no\nYA 028, assessment 2|YA 028|@2|18:00|50|2|online|booked|95|no\nAK 017, session 13|AK 017|@-7|09:00|50|13|room 1|held|95|yes\nDO 021, session 8|DO 021|@-7|10:00|50|8|room 1|late cancellation|95|no\nLH 023, session 21|LH 023|@-6|11:00|50|21|room 2|held|95|yes\nYA 028, assessment 1|YA 028|@-5|18:00|50|1|online|held|95|no\nR&T 025, session 5|R&T 025|@-14|17:00|90|5|room 1|held|130|yes",
    },
    {
      id: "note",
      use: "core",
      role: "log",
      icon: "notebook-pen",
      names: "session note|session notes",
      also: "progress note|process note|record",
      fields:
        "Note: text\nSession: relation session\nWritten: date -14..0\nTheme: text\nWhat happened: longText\nRisk: choice none|watch|acute\nBetween sessions: text\nLocked: boolean 70",
      cells: "session written theme whatHappened risk betweenSessions locked",
      rows: "AK 017, 13|AK 017, session 13|@-7|Sleep diary|Awake at four on five nights; linked it to the deadline week|none|Bed only for sleep|yes\nLH 023, 21|LH 023, session 21|@-6|Grounding|Two flashbacks on the bus, used the five senses both times|watch|Write down triggers|yes\nYA 028, 1|YA 028, assessment 1|@-5|History|Panic since the exam in spring, avoids lectures|none|Panic log|no\nR&T 025, 5|R&T 025, session 5|@-13|Sunday quarrels|Each told the same Sunday in turn, without reply|none|Ten minutes each evening|yes",
    },
    {
      id: "measure",
      use: "core",
      role: "log",
      icon: "chart-line",
      names: "questionnaire|questionnaires",
      also: "outcome measure|score|PHQ-9|GAD-7",
      fields:
        "Measure: text\nClient: relation client\nDate: date -150..0\nScale: choice PHQ-9|GAD-7|CORE-10|sleep index\nScore: number 0..27\nBand: choice minimal|mild|moderate|severe",
      cells: "client date scale score band",
      rows: "Anja at the start|AK 017|@-150|PHQ-9|19|severe\nAnja, midway|AK 017|@-63|PHQ-9|12|moderate\nAnja, last week|AK 017|@-7|PHQ-9|8|mild\nLeila at the start|LH 023|@-210|CORE-10|26|severe\nLeila, review|LH 023|@-27|CORE-10|15|moderate\nDaniel at the start|DO 021|@-77|GAD-7|14|moderate",
    },
    {
      id: "authorisation",
      use: "more",
      role: "item",
      icon: "file-check",
      names: "authorization|authorizations",
      also: "insurer approval|approved hours|application",
      fields:
        "Case: text\nClient: relation client\nPayer: text\nHours approved: number 6..60\nHours used: number 0..60\nHours left: calc hoursApproved - hoursUsed\nReport due: date -10..90\nState: choice to apply|sent|approved|question|declined",
      cells: "client payer hoursApproved hoursUsed reportDue state",
      rows: "LH 023, extension|LH 023|Statutory insurer|40|21|@12|approved\nAK 017, short course|AK 017|Statutory insurer|24|13|@40|approved\nYA 028, first application|YA 028|Private insurer|12|1|@-2|to apply\nDO 021, extension|DO 021|Self-pay|16|7|@60|question",
    },
    {
      id: "supervision",
      use: "more",
      role: "log",
      icon: "users-round",
      names: "supervision|supervisions",
      also: "intervision|case discussion",
      fields:
        "Meeting: text\nDate: date -60..30\nSupervisor: text @people\nCases: text\nLength: duration 45..90\nPoints: number 1..4",
      cells: "date supervisor cases length points",
      rows: "Case, bus flashbacks|@-20|Ruth Adler|LH 023|50|2\nCouple, neutrality|@-48|Ruth Adler|R&T 025|50|2\nPeer group|@6|Jonas Weber|YA 028|90|3\nYearly review|@27|Ruth Adler|Caseload|90|3",
    },
  ],
  jobs: "agenda session.date\nkeep note\nmove client.state\nbook session\ncheck session.paid\ntotal session.fee\nchart measure.score\ndue authorisation.reportDue\nplan session.date\nrequest client\nrank authorisation.hoursLeft\nkeep supervision",
  site: {
    headline: "A quiet room and fifty minutes",
    body: "Two psychotherapists for adults and couples, in person and online. The first call is free and tells us both whether we fit.",
    action: "Ask for a first session|client",
    services:
      "First call|Fifteen minutes by phone|0\nIndividual session|Fifty minutes|95\nCouple session|Ninety minutes, both in the room|130\nOnline session|By video, fifty minutes|95",
    questions:
      "How long does therapy take?|Often twelve to twenty-four sessions. We look at it together every eight.\nIs there a waiting list?|Yes, usually four to eight weeks; you hear from us within three days.\nWhat if I have to cancel?|Free until 48 hours before, afterwards the fee is due.\nIs this for emergencies?|No. In acute danger call the emergency number or go to the nearest hospital.",
  },
  words: {
    tagline: "The day's hours, the notes to write and the places on the list.",
    itch: "Who has two sessions left, and no report?",
    promise: "Notes written before the next hour",
    pov: "POV: the fiftieth minute, and the note is done",
    gains: ["PHQ-9: from 19 to 8", "LH 023: 19 hours left", "Two waiting, one place free"],
  },
});
