import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "midwifery",
  name: "Midwife practice",
  icon: "baby",
  says: {
    en: "midwife|midwives|midwifery practice|midwife practice|independent midwife|antenatal visits|antenatal class|birth preparation course|postnatal visits|home birth|birth centre|birth center|doula|pregnancy care|due dates of pregnant women|breastfeeding support visits",
    de: "Hebamme|Hebammenpraxis|Wochenbettbesuche|Geburtsvorbereitungskurs|Schwangerenvorsorge",
    es: "matrona|comadrona|preparación al parto|visitas posparto",
    fr: "sage-femme|cabinet de sages-femmes|préparation à la naissance|suivi de grossesse",
    pt: "parteira|enfermeira obstetra|preparação para o parto|visitas pós-parto",
  },
  forms: ["management", "booking", "site", "portal"],
  people: ["midwives", "families"],
  mood: "warm",
  things: [
    {
      id: "mother",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "woman in care|women in care",
      also: "mother|client|pregnant woman|family|patient",
      fields:
        "Name: text\nPhone: phone\nAddress: location\nDue date: date -30..190\nDays to go: daysUntil dueDate\nPregnancy: choice first|second|third|fourth or more\nBlood group: choice A+|A-|B+|B-|O+|O-|AB+|AB-\nPlace of birth: choice home|birth center|hospital|open\nMidwife: text @people\nRisk: tags none|gestational diabetes|high blood pressure|twins|breech|previous caesarean\nState: choice enquiry|in care|in labor|postnatal|discharged\nNotes: longText",
      cells: "phone address dueDate pregnancy bloodGroup placeOfBirth midwife risk state notes",
      rows: "Priya Nair|555-0101|27 Station Road|@12|first|O+|birth center|Grace Mbeki|none|in care|Partner faints at needles\nClara Roth|555-0102|8 Linden Avenue|@3|second|A-|home|Ingrid Lund|none|in care|Pool is in the cellar\nAmara Diallo|555-0103|18 Canal Street|@-2|first|B+|hospital|Grace Mbeki|none|in labor|Called at four this morning\nSofia Marques|555-0104|4 Mill Lane|@-9|third|O-|birth center|Ingrid Lund|none|postnatal|Anti-D given\nYuki Tanaka|555-0105|7 Castle Street|@-21|first|A+|hospital|Grace Mbeki|previous caesarean|postnatal|Milk came late\nLeila Haddad|555-0106|41 Park View|@64|second|AB+|hospital|Ingrid Lund|gestational diabetes|in care|Diary of sugars\nRuth Ellis|555-0107|Hillside Farm|@98|first|O+|home|Ingrid Lund|none|in care|Gate sticks\nHanna Kowalska|555-0108|30 Station Road|@41|second|B-|birth center|Grace Mbeki|breech|in care|Turns to be tried in week 36\nMaja Lindqvist|555-0110|5 Orchard Way|@-41|second|O+|birth center|Ingrid Lund|none|discharged|\nAdaeze Okafor|555-0111|16 Quay Road|@-52|first|A+|hospital|Grace Mbeki|none|discharged|\nNadia Petrova|555-0109|12 Church Row|@170|first|A+|open|Grace Mbeki|none|enquiry|",
    },
    {
      id: "visit",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "visit|visits",
      also: "appointment|antenatal check|postnatal visit|home visit",
      fields:
        "Visit: text\nMother: relation mother\nDate: date -10..14\nTime: time 08:30..18:00\nKind: choice booking|antenatal check|postnatal|breastfeeding|phone|night call\nWeek: number 8..42\nBlood pressure: text\nFundal height: number 12..40 cm\nBaby heart rate: number 0..170 bpm\nWeight: number 52..102 kg\nState: choice planned|done|moved\nFindings: longText",
      cells: "mother date time kind week bloodPressure fundalHeight babyHeartRate weight state findings",
      rows: "Priya, week 38|Priya Nair|@0|09:00|antenatal check|38|118/72|36|142|71.4|planned|\nClara, week 39|Clara Roth|@0|11:00|antenatal check|39|112/70|37|136|78.2|planned|Check the pool hose\nSofia, day 9|Sofia Marques|@0|14:00|postnatal|40|120/76|0|0|66|planned|Stitches, cord off\nYuki, latch|Yuki Tanaka|@1|10:00|breastfeeding|40|116/74|0|0|61.5|planned|\nLeila, sugars|Leila Haddad|@2|16:00|antenatal check|31|128/80|30|148|84.3|planned|\nHanna, position|Hanna Kowalska|@3|09:30|antenatal check|34|122/78|33|140|74|planned|\nClara, week 38|Clara Roth|@-7|11:00|antenatal check|38|114/70|36|138|77.9|done|Head engaged\nSofia, day 6|Sofia Marques|@-3|14:00|postnatal|40|118/74|0|0|66.5|done|Milk in, mood good\nAmara, night call|Amara Diallo|@0|04:10|night call|40|124/78|38|150|80.1|done|Contractions every six minutes",
    },
    {
      id: "baby",
      use: "core",
      role: "person",
      icon: "baby",
      names: "baby|babies",
      also: "newborn|child",
      fields:
        "Name: text\nMother: relation mother\nBorn: dateTime -60..-1 00:00..23:30\nBirth weight: number 2400..4300 g\nWeight now: number 2400..5200 g\nGained: calc weightNow - birthWeight g\nLength: number 46..56 cm\nApgar: text\nFeeding: choice breast|breast and bottle|bottle\nDay-5 heel test: choice due|taken|result normal|repeat",
      cells: "mother born birthWeight weightNow length apgar feeding day5HeelTest",
      rows: "Matilde Marques|Sofia Marques|@-9T05:40|3480|3510|51|9/10/10|breast|taken\nRen Tanaka|Yuki Tanaka|@-21T17:25|3120|3420|49|8/9/10|breast and bottle|result normal\nEmil Lindqvist|Maja Lindqvist|@-40T02:15|3650|4520|53|9/10/10|breast|result normal\nZuri Okafor|Adaeze Okafor|@-55T11:50|2890|4180|48|9/9/10|breast|result normal",
    },
    {
      id: "course",
      use: "core",
      role: "event",
      icon: "users-round",
      names: "course|courses",
      also: "class|antenatal class|birth preparation|postnatal exercise",
      fields:
        "Course: text\nStarts: dateTime 2..60 17:30..19:30\nEvenings: number 1..8\nPlaces: number 4..12\nTaken: number 0..12\nFree: calc places - taken\nPrice: money 40..160 EUR\nAbout: longText",
      cells: "starts evenings places taken price about",
      rows: "Birth preparation, evenings|@6T18:30|7|8|7|130|With partner on two evenings\nBirth preparation, weekend|@22T09:00|2|8|3|140|Saturday and Sunday\nPostnatal exercise|@9T10:00|8|10|10|95|Babies welcome\nBreastfeeding evening|@13T19:00|1|12|5|15|From week 30",
    },
    {
      id: "onCall",
      use: "more",
      role: "event",
      icon: "phone-call",
      names: "on-call night|on-call nights",
      also: "duty|on call|rota",
      fields: "Night: text\nDate: date 0..20\nMidwife: text @people\nBackup: text @people\nCalled out: boolean 20",
      cells: "date midwife backup calledOut",
      rows: "Tonight|@0|Grace Mbeki|Ingrid Lund|no\nTomorrow|@1|Ingrid Lund|Grace Mbeki|no\nThe night after|@2|Ingrid Lund|Maren Vogt|no\nWeekend|@4|Maren Vogt|Grace Mbeki|no",
    },
  ],
  jobs: "agenda visit.date\ndue mother.dueDate\nmove mother.state\nkeep visit\nbook visit\nplan visit.date\nkeep baby\nchart baby.gained\nassign mother.midwife\nrequest mother\ncheck onCall.calledOut\nrank course.free",
  site: {
    headline: "A midwife you know by name",
    body: "Three midwives for pregnancy, birth and the weeks after. Checks at the practice or in your kitchen, births at home or in the birth center.",
    action: "Ask for care|mother",
    services:
      "Antenatal checks|Alternating with your doctor if you like|\nBirth preparation|Seven evenings, two with partner|130\nPostnatal visits|Daily at first, then as long as you need|\nHome birth|With two midwives on call|",
    questions:
      "When should I get in touch?|As early as you can; from week eight is best.\nDo you take every home birth?|No. We talk openly about the risks and say no when it is not safe.\nDoes my insurer pay?|Checks and postnatal visits yes; courses usually in part.\nWhat if labor starts at night?|Call the on-call number. One of us is awake.",
  },
  words: {
    tagline: "Who is in which week, who called, and what the baby weighs.",
    itch: "Whose due date is this week?",
    promise: "Every check in the record, every baby weighed",
    pov: "POV: you know it is Clara before she speaks",
    gains: ["Clara: due in three days", "Matilde: back at birth weight", "Two places left on Saturday"],
  },
});
