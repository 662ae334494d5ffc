import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "physiotherapy",
  name: "Physiotherapy clinic",
  icon: "activity",
  says: {
    en: "physiotherapy|physiotherapist|physio|physio clinic|physical therapy|physical therapist|rehab clinic|rehabilitation exercises|sports injury clinic|osteopath|osteopathy|osteopath clinic|exercise plans for patients|home exercise program",
    de: "Physiotherapie|Physiotherapiepraxis|Krankengymnastik|Osteopath",
    es: "fisioterapia|clínica de fisioterapia|fisioterapeuta|rehabilitación física",
    fr: "kinésithérapie|cabinet de kinésithérapie|kinésithérapeute|ostéopathe",
    pt: "fisioterapia|clínica de fisioterapia|fisioterapeuta|osteopata",
  },
  forms: ["management", "booking", "site", "portal"],
  people: ["physiotherapists", "reception", "patients"],
  mood: "warm",
  things: [
    {
      id: "therapist",
      use: "core",
      role: "person",
      icon: "user-round-check",
      names: "physiotherapist|physiotherapists",
      also: "physio|therapist|clinician|osteopath|chiropractor|practitioner",
      fields:
        "Name: text\nPicture: image\nSpecial field: choice spine|sports injuries|hands|pelvic health|children|neuro\nRoom: choice room 1|room 2|gym\nIn on: tags Monday|Tuesday|Wednesday|Thursday|Friday|Saturday\nRegistered until: date 30..500",
      cells: "specialField room inOn registeredUntil",
      rows: "Ingrid Lund|sports injuries|gym|Monday; Tuesday; Thursday; Saturday|@210\nKwame Boateng|spine|room 1|Monday; Wednesday; Thursday; Friday|@47\nSofia Marques|pelvic health|room 2|Tuesday; Wednesday; Friday|@330\nHiro Tanaka|hands|room 2|Monday; Thursday|@160",
    },
    {
      id: "patient",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "patient|patients",
      also: "client|athlete|case",
      fields:
        "Name: text\nDate of birth: date -29000..-5000\nPhone: phone\nE-mail: email\nPhysiotherapist: relation therapist\nComplaint: text\nSide: choice left|right|both|middle\nReferred by: choice doctor|consultant|insurer|self\nSessions approved: number 4..12\nSessions so far: rollup count session.patient\nSessions left: calc sessionsApproved - sessionsSoFar\nPain at start: number 0..10 of 10\nPain now: number 0..10 of 10\nGoal: text\nRed flags: choice none|to watch|refer back",
      cells:
        "dateOfBirth phone eMail physiotherapist complaint side referredBy sessionsApproved painAtStart painNow goal redFlags",
      rows: "Marek Zielinski|1984-06-02|555-0101|marek.z@example.com|Kwame Boateng|Low back pain, lifting|middle|doctor|6|8|4|Back to full shifts|none\nAisha Bello|1996-03-19|555-0102|aisha.bello@example.com|Ingrid Lund|Ankle sprain, grade 2|right|self|6|6|2|10 km in June|none\nHelen Sharp|1958-11-27|555-0103|helen.sharp@example.com|Ingrid Lund|Knee replacement, week 5|left|consultant|12|7|5|Stairs without the rail|none\nOwen Pritchard|1949-01-08|555-0104|owen.pritchard@example.com|Kwame Boateng|Neck stiffness|both|doctor|6|5|3|Look over the shoulder to park|to watch\nLeila Haddad|1990-09-14|555-0105|leila.haddad@example.com|Sofia Marques|After birth, pelvic floor|middle|doctor|8|4|2|Run again|none\nTom Barlow|1979-05-30|555-0106|tom.barlow@example.com|Hiro Tanaka|Tennis elbow|right|insurer|6|6|6|Hold a drill all day|none\nMei Tanaka|2004-12-11|555-0107|mei.tanaka@example.com|Ingrid Lund|Runner's knee|left|self|4|5|3|School cup|none\nDaniel Okoro|1972-08-21|555-0108|daniel.okoro@example.com|Kwame Boateng|Sciatica|left|doctor|6|9|7|Sleep through|refer back\nPriya Nair|1987-02-05|555-0109|priya.nair@example.com|Hiro Tanaka|Wrist fracture, cast off|right|consultant|8|6|4|Type without pain|none\nRuth Ellis|1966-10-16|555-0110|ruth.ellis@example.com|Sofia Marques|Frozen shoulder|left|doctor|12|8|5|Do up a bra|none",
    },
    {
      id: "session",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "session|sessions",
      also: "appointment|visit|treatment|booking|follow-up",
      fields:
        "Session: text\nPatient: relation patient\nPhysiotherapist: relation therapist\nDate: date -14..14\nTime: time 08:00..18:30\nLength: duration 30..60\nKind: choice first assessment|follow-up|gym rehab|home visit|review\nDone today: tags manual therapy|exercises|taping|dry needling|education\nPain after: number 0..10 of 10\nState: choice booked|arrived|done|did not come\nPrice: money 42..85 GBP\nPaid: boolean 50\nNotes: longText",
      cells: "patient physiotherapist date time length kind doneToday painAfter state price paid notes",
      rows: "Marek, session 3|Marek Zielinski|Kwame Boateng|@0|08:30|30|follow-up|manual therapy; exercises|4|arrived|52|no|Hinge with dowel, progress load\nHelen, gym|Helen Sharp|Ingrid Lund|@0|10:00|45|gym rehab|exercises|5|booked|58|no|Flexion 95 last time\nAisha, session 4|Aisha Bello|Ingrid Lund|@1|17:30|30|follow-up|taping; exercises|2|booked|52|no|Hop test\nLeila, session 3|Leila Haddad|Sofia Marques|@1|11:00|45|follow-up|exercises; education|2|booked|58|no|\nTom, first visit|Tom Barlow|Hiro Tanaka|@2|09:00|60|first assessment|education|6|booked|72|no|Insurer code first\nPriya, session 5|Priya Nair|Hiro Tanaka|@3|13:00|30|follow-up|manual therapy|4|booked|52|no|\nDaniel, review|Daniel Okoro|Kwame Boateng|@2|16:00|30|review|education|7|booked|52|no|Numbness? Back to the doctor\nMarek, session 2|Marek Zielinski|Kwame Boateng|@-7|08:30|30|follow-up|manual therapy; exercises|5|done|52|yes|\nRuth, session 7|Ruth Ellis|Sofia Marques|@-1|12:00|30|follow-up|manual therapy|5|done|52|no|Abduction 80\nMei, session 1|Mei Tanaka|Ingrid Lund|@-4|16:30|60|first assessment|education; exercises|4|done|72|yes|\nOwen, session 2|Owen Pritchard|Kwame Boateng|@-3|14:00|30|follow-up|manual therapy|3|did not come|52|no|Text sent\nHelen, week 4|Helen Sharp|Ingrid Lund|@-7|10:00|45|gym rehab|exercises|5|done|58|yes|",
    },
    {
      id: "exercise",
      use: "core",
      role: "item",
      icon: "dumbbell",
      names: "exercise|exercises",
      also: "home exercise|exercise plan|stretch|program|homework",
      fields:
        "Exercise: text\nPicture: image\nPatient: relation patient\nArea: choice back|knee|ankle|shoulder|neck|wrist|pelvic floor\nSets: number 1..4\nRepeats: number 6..20\nTimes a day: number 1..3\nStop if: text\nDone this week: boolean 60",
      cells: "patient area sets repeats timesADay stopIf doneThisWeek",
      rows: "Bird dog|Marek Zielinski|back|3|8|1|Pain goes down the leg|yes\nHip hinge with stick|Marek Zielinski|back|3|10|2|Sharp pain|yes\nHeel raises, both|Aisha Bello|ankle|3|15|1|Swelling|yes\nStep downs, low step|Helen Sharp|knee|2|10|2|Knee gives way|no\nHeel slides|Helen Sharp|knee|3|12|3|Calf is hot|yes\nChin tucks|Owen Pritchard|neck|2|10|3|Dizziness|no\nPelvic floor, slow holds|Leila Haddad|pelvic floor|3|8|3|Heaviness|yes\nWrist curls, 1 kg|Priya Nair|wrist|3|12|1|Tingling|yes\nWall slides|Ruth Ellis|shoulder|2|10|2|Night pain|no\nSciatic glide|Daniel Okoro|back|2|10|2|Numb foot|no",
    },
    {
      id: "invoice",
      use: "more",
      role: "item",
      icon: "receipt",
      names: "invoice|invoices",
      also: "bill|claim|insurer claim|payment",
      fields:
        "Invoice: text\nPatient: relation patient\nPaid by: choice patient|insurer\nIssued: date -40..-1\nDue: date -10..29\nAmount: money 52..420 GBP\nPaid: boolean 50",
      cells: "patient paidBy issued due amount paid",
      rows: "P-560|Marek Zielinski|patient|@-7|@7|52|yes\nP-561|Ruth Ellis|patient|@-1|@13|52|no\nP-562|Helen Sharp|insurer|@-35|@-5|232|no\nP-563|Mei Tanaka|patient|@-4|@10|72|yes\nP-564|Priya Nair|insurer|@-20|@10|208|no",
    },
  ],
  jobs: "agenda session.date\nbook session\nmove session.state\nkeep patient\nshow exercise.picture\ncheck exercise.doneThisWeek\nassign session.physiotherapist\nplan session.date\nchart patient.referredBy\ntotal session.price\ncheck invoice.paid",
  site: {
    headline: "Move again, with a plan you can keep",
    body: "An hour for the first visit, a clear finding, and exercises on your phone with sets and stop signs. Evening and Saturday hours.",
    action: "Book a session|session",
    services:
      "First assessment|One hour, finding and plan|72\nFollow-up|Half an hour, hands on|52\nGym rehab|After surgery, with the machines|58\nHome visit|Within five miles|85\nRunning check|Treadmill, camera, shoes|68",
    questions:
      "Do I need a referral?|No. Only insurers ask for one.\nHow many sessions will I need?|Most people need four to six; we tell you after the first.\nWhat should I wear?|Shorts for knees and ankles, a vest for shoulders.\nDo you bill my insurer?|Yes, if you bring the approval code.",
  },
  words: {
    tagline: "Sessions, exercises and how much it still hurts.",
    itch: "Did Helen do her heel slides?",
    promise: "Patients who finish the plan",
    pov: "POV: pain went from eight to four, in writing",
    gains: ["Marek: pain 8 down to 4", "10 patients, 10 exercises, 1 plan", "Knee flexion 95, week five"],
  },
});
