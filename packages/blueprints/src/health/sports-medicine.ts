import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "sportsMedicine",
  name: "Sports medicine practice",
  icon: "activity",
  says: {
    en: "sports medicine|sports medicine clinic|sports doctor|sports physician|team doctor|athlete injuries|athlete medicals|return-to-play plan|concussion clinic|pre-season screening|performance diagnostics|lactate test|running analysis lab|VO2 max test|injury surveillance",
    de: "Sportmedizin|Sportarzt|Leistungsdiagnostik|Mannschaftsarzt",
    es: "medicina deportiva|médico deportivo|pruebas de esfuerzo para deportistas",
    fr: "médecine du sport|médecin du sport|tests d'effort sportif|retour au sport",
    pt: "medicina desportiva|medicina esportiva|médico desportivo|testes de esforço",
  },
  forms: ["management", "booking", "portal", "site"],
  people: ["sports doctors", "physios", "athletes"],
  mood: "lively",
  things: [
    {
      id: "athlete",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "athlete|athletes",
      also: "player|patient|runner|client",
      fields:
        "Name: text\nDate of birth: date -16000..-4500\nSport: choice running|football|rugby|rowing|tennis|cycling|gymnastics|triathlon\nClub: text\nPhone: phone\nE-mail: email\nAvailability: choice fit|modified training|out|retired\nLevel: choice leisure|club|national|professional\nScreening due: date -20..300\nDays left: daysUntil screeningDue\nAllergies: tags none|penicillin|ibuprofen|latex",
      cells: "dateOfBirth sport club phone eMail availability level screeningDue allergies",
      rows: "Ava Sinclair|2006-10-09|rowing|Riverside Rowing|555-0101|ava.sinclair@example.com|modified training|national|@60|none\nJonah Mwangi|1998-03-27|running|Harriers|555-0102|jonah.mwangi@example.com|out|club|@-9|ibuprofen\nRhys Morgan|1995-08-14|rugby|Hill RFC|555-0103|rhys.morgan@example.com|out|club|@120|none\nElena Conti|2001-01-31|tennis|Park Tennis|555-0104|elena.conti@example.com|fit|national|@15|none\nMax Adler|1989-11-06|triathlon||555-0105|max.adler@example.com|fit|leisure|@200|none\nTariq Hussain|2004-05-22|football|Town FC|555-0106|tariq.hussain@example.com|modified training|club|@90|penicillin\nFreya Jensen|2011-07-03|gymnastics|Vault Club|555-0107|jensen@example.com|modified training|club|@-2|none\nNicolas Petit|1977-09-19|cycling||555-0108|nicolas.petit@example.com|fit|leisure|@260|none",
    },
    {
      id: "injury",
      use: "core",
      role: "item",
      icon: "bandage",
      names: "injury|injuries",
      also: "complaint|diagnosis|case|concussion",
      fields:
        "Injury: text\nAthlete: relation athlete\nPart: choice knee|ankle|hamstring|shoulder|head|back|foot|wrist\nSide: choice left|right|both|none\nHappened: date -120..0\nHow: choice contact|overuse|landing|sprint|fall\nStage: choice acute|rehab|running|team training|cleared\nReturn aimed for: date -5..120\nDays left: daysUntil returnAimedFor\nStrength of other side: percent 30..100\nImaging: choice none|ultrasound|X-ray|MRI\nNotes: longText",
      cells: "athlete part side happened how stage returnAimedFor strengthOfOtherSide imaging notes",
      rows: "Stress reaction, shin|Jonah Mwangi|foot|left|@-24|overuse|rehab|@32|80|MRI|Bike and pool only\nConcussion|Rhys Morgan|head|none|@-6|contact|acute|@15|100|none|Symptoms 22 to 9, step 2\nRib pain from rowing|Ava Sinclair|back|right|@-18|overuse|running|@10|92|ultrasound|Erg at rate 18\nHamstring, second grade|Tariq Hussain|hamstring|right|@-30|sprint|team training|@4|94|ultrasound|Sprint at 90 percent\nWrist, growth plate|Freya Jensen|wrist|both|@-40|overuse|rehab|@21|75|X-ray|No vault\nAnkle sprain|Elena Conti|ankle|left|@-70|landing|cleared|@-5|98|none|\nRunner's knee|Max Adler|knee|right|@-90|overuse|cleared|@-3|96|none|Cadence up to 172",
    },
    {
      id: "visit",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "visit|visits",
      also: "appointment|consultation|clinic|review",
      fields:
        "Visit: text\nAthlete: relation athlete\nDate: date -7..14\nTime: time 08:00..18:30\nSeen by: text @people\nKind: choice new injury|review|screening|test|ultrasound|injection\nPain: number 0..10\nDecision: text\nFee: money 60..240 EUR\nState: choice booked|arrived|done|moved",
      cells: "athlete date time seenBy kind pain decision fee state",
      rows: "Rhys, head check|Rhys Morgan|@0|17:00|Dr. Lena Vogel|review|2|Step 3 if clear for a day|80|arrived\nJonah, week 4|Jonah Mwangi|@1|08:30|Dr. Lena Vogel|review|3||80|booked\nTariq, sprint test|Tariq Hussain|@2|16:00|Callum Reid|test|1||120|booked\nAva, ribs|Ava Sinclair|@0|18:00|Callum Reid|review|2||80|booked\nFreya, wrist|Freya Jensen|@3|15:30|Dr. Lena Vogel|review|4|X-ray again|80|booked\nNicolas, lactate|Nicolas Petit|@5|09:00|Callum Reid|test|0|Fasting two hours|180|booked\nElena, discharge|Elena Conti|@-5|12:00|Dr. Lena Vogel|review|0|Cleared, brace for matches|80|done\nMax, knee|Max Adler|@-3|17:30|Callum Reid|review|1|Cleared|80|done",
    },
    {
      id: "test",
      use: "core",
      role: "log",
      icon: "chart-spline",
      names: "test|tests",
      also: "performance test|lactate step|jump test|screening result",
      fields:
        "Test: text\nAthlete: relation athlete\nDate: date -200..0\nKind: choice lactate|VO2 max|jump|isokinetic|balance\nThreshold power: number 120..380 W\nThreshold pulse: number 130..185 bpm\nVO2 max: number 30..75 ml/kg/min\nWeight: number 38..105 kg\nComment: text",
      cells: "athlete date kind thresholdPower thresholdPulse vO2Max weight comment",
      rows: "Nicolas, spring|Nicolas Petit|@-180|lactate|232|158|49|81|Base too thin\nMax, summer|Max Adler|@-130|lactate|258|162|56|74|\nAva, pre-season|Ava Sinclair|@-75|VO2 max|276|174|61|71|Best of the crew\nMax, autumn|Max Adler|@-20|lactate|271|161|58|73|13 watts more\nNicolas, autumn|Nicolas Petit|@-60|lactate|246|157|52|79|",
    },
    {
      id: "clearance",
      use: "more",
      role: "item",
      icon: "file-check",
      names: "certificate|certificates",
      also: "clearance|fit note|medical form|exemption",
      fields:
        "Certificate: text\nAthlete: relation athlete\nPurpose: text\nIssued: date -200..0\nValid until: date -5..300\nState: choice asked|issued|refused|expired",
      cells: "athlete purpose issued validUntil state",
      rows: "Race license, Petit|Nicolas Petit|Cycling federation|@-60|@300|issued\nSquad medical, Sinclair|Ava Sinclair|National trial|@-75|@60|issued\nSchool sport, Jensen|Freya Jensen|No vault until review|@-30|@21|issued\nMarathon form, Mwangi|Jonah Mwangi|City marathon|@-2|@90|asked",
    },
  ],
  jobs: "move injury.stage\ndue injury.returnAimedFor\nagenda visit.date\nbook visit\nchart test.thresholdPower\nmove athlete.availability\nkeep injury\ndue athlete.screeningDue\nkeep test\nrank injury.strengthOfOtherSide\nassign visit.seenBy\ndue clearance.validUntil",
  site: {
    headline: "Back on the pitch, not back on the bench",
    body: "Injuries, screenings and performance tests for people who train, from the first park run to the national squad.",
    action: "Book a visit|visit",
    services:
      "New injury|Within two working days, with ultrasound|120\nReview|Twenty minutes|80\nLactate test|Bike or treadmill, with training zones|180\nPre-season screening|Heart, joints and strength|140",
    questions:
      "Do I need a referral?|No. Bring earlier scans.\nWhen may I play after a concussion?|After every step without symptoms, at the earliest after two weeks.\nDo you look after teams?|Yes, four clubs; the physio and the coach see who may train.\nHow do I prepare for a test?|No hard session for two days, eat lightly two hours before.",
  },
  words: {
    tagline: "Who is fit, who is out, and until when.",
    itch: "Can Tariq play on Saturday?",
    promise: "A date for every return, and a reason",
    pov: "POV: the coach asks and you show the number",
    gains: ["8 athletes, 2 out", "Max: 13 watts more since summer", "Rhys: symptoms from 22 to 9"],
  },
});
