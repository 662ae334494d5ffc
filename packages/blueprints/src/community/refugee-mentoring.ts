import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "refugeeMentoring",
  name: "Refugee mentoring",
  icon: "handshake",
  says: {
    en: "refugee mentoring|refugee support group|welcome group for refugees|mentoring newcomers|buddy program refugees|asylum seekers support|integration volunteers|german class for refugees|newcomer families support|refugee sponsorship group|community sponsorship|migrant support volunteers|mentors and mentees",
    de: "Flüchtlingshilfe|Patenschaften für Geflüchtete|Helferkreis Asyl|Integrationslotsen",
    es: "acogida de refugiados|mentoría para refugiados|voluntarios con migrantes",
    fr: "accueil des réfugiés|parrainage de réfugiés|accompagnement de réfugiés",
    pt: "acolhimento de refugiados|mentoria para refugiados|apoio a migrantes",
  },
  forms: ["management", "community", "tracker"],
  people: ["coordinators", "mentors", "newcomers"],
  mood: "warm",
  things: [
    {
      id: "family",
      use: "core",
      role: "person",
      icon: "users-round",
      names: "newcomer|newcomers",
      also: "family|mentee|household|refugee",
      fields:
        "Name: text\nPeople: number 1..7\nHere since: date -900..-5\nSpeaks: text\nLives: location\nSchool or work: text\nPapers until: date -5..400\nDays left: daysUntil papersUntil\nConsent to notes: boolean 90\nState: choice new|with a mentor|settled|moved",
      cells: "people hereSince speaks lives schoolOrWork papersUntil consentToNotes state",
      rows: "Melnyk family|3|2025-03-20|Ukrainian, some German|Ring Road 4|Oksana: nursing course|@96|yes|with a mentor\nHaile, Samuel|1|2026-05-11|Tigrinya, English|Mill Yard 5|Kitchen, 20 hours|@18|yes|with a mentor\nRahimi family|5|2026-09-02|Dari|Hostel, room 12|Children: school from Monday|@-2|yes|new\nAl Khatib family|4|2023-11-15|Arabic, German|Fern Bank 11|Yazan: electrician|@310|yes|settled\nNoori, Parisa|1|2026-07-28|Dari, English|Canal Walk 9|Looking for a flat share|@60|yes|with a mentor",
    },
    {
      id: "mentor",
      use: "core",
      role: "person",
      icon: "heart-handshake",
      names: "mentor|mentors",
      also: "volunteer|buddy",
      fields:
        "Name: text\nPhone: phone\nLanguages: tags English|German|Arabic|Dari|Ukrainian|French\nHours a week: number 1..6\nKnows: tags forms|school|flats|jobs|doctors|driving\nCheck until: date -6..900\nDays left: daysUntil checkUntil\nState: choice trained|in a tandem|pausing",
      cells: "phone languages hoursAWeek knows checkUntil state",
      rows: "Inga Storm|555-0121|English; German|3|forms; flats|@400|in a tandem\nLuc Bernard|555-0122|French; English|2|jobs|@120|in a tandem\nFatima Zahra Alami|555-0123|Arabic; French; English|4|school; doctors|@-3|in a tandem\nColin Batt|555-0124|English|2|driving; flats|@300|trained\nMarta Vidal|555-0125|English; German|2|school|@600|pausing",
    },
    {
      id: "task",
      use: "core",
      role: "event",
      icon: "list-checks",
      names: "step|steps",
      also: "task|appointment|form|goal",
      fields:
        "Step: text\nFamily: relation family\nMentor: relation mentor\nKind: choice form|appointment|school|flat|job|doctor|language|bank\nDue: date -4..30\nDays left: daysUntil due\nInterpreter: choice not needed|wanted|booked\nNote: longText\nState: choice open|with the office|done|refused",
      cells: "family mentor kind due interpreter note state",
      rows: "Extend the permit|Rahimi family|Inga Storm|form|@-1|wanted|Photos still missing|open\nFirst school day|Rahimi family|Fatima Zahra Alami|school|@3|booked|Satchels from the swap|open\nCourse place B1|Haile, Samuel|Luc Bernard|language|@9|not needed|Two seats left|with the office\nFlat viewing|Noori, Parisa|Inga Storm|flat|@2|not needed|Share of three, Station Road|open\nDiploma recognized|Melnyk family|Luc Bernard|job|@24|not needed|Translation done|with the office\nDentist|Melnyk family|Fatima Zahra Alami|doctor|@-3|not needed||done",
    },
    {
      id: "meeting",
      use: "more",
      role: "log",
      icon: "calendar-days",
      names: "meeting|meetings",
      also: "visit|note|hour",
      fields:
        "Meeting: text\nFamily: relation family\nDate: date -14..0\nHours: number 0.5..5 h\nWhat happened: longText",
      cells: "family date hours whatHappened",
      rows: "Form, page by page|Rahimi family|@-2|2|Four of nine pages\nTea and tenses|Haile, Samuel|@-4|1.5|He ordered everything himself\nBank account|Noori, Parisa|@-6|2|Opened, card by post",
    },
  ],
  jobs: "due task.due\nmove task.state\nkeep family\nassign task.mentor\nmove family.state\nkeep meeting\ndue family.papersUntil\nfind mentor\nmove task.interpreter\ndue mentor.checkUntil\nrequest mentor\ntotal meeting.hours",
  site: {
    headline: "Two people, one form at a time",
    body: "Mentors and newcomers meet for an hour or two a week: school, flat, doctor, words. Training first, nobody is left alone with it.",
    action: "Become a mentor|mentor",
    services:
      "Mentor|Training on two evenings|\nLanguage cafe|Thursdays, four o'clock|\nThings|Satchels, pots, bicycles|",
    questions:
      "How much time does it take?|Two hours a week for a year.\nDo I need another language?|No, patience.\nWho helps me?|The coordinator, and the mentors' evening.",
  },
  words: {
    tagline: "Steps, dates, papers and who goes along.",
    itch: "Whose permit runs out this month?",
    promise: "Every step with a date and a companion",
    pov: "POV: the form goes in with all nine pages",
    gains: ["Rahimi: permit overdue two days", "School starts in three days", "Colin: trained, free to start"],
  },
});
