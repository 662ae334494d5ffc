import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "dental",
  name: "Dental practice",
  icon: "toothbrush",
  says: {
    en: "dental practice|dentist|dental clinic|dental surgery|dental appointments|dental patients|dental check-up|orthodontist|dental hygienist|tooth doctor|dental office|dental treatment plan|dental recall|book a dentist",
    de: "Zahnarztpraxis|Zahnarzt|Zahnklinik|Zahnarzttermine|Kieferorthopäde",
    es: "clínica dental|dentista|consulta dental|ortodoncista|citas con el dentista",
    fr: "cabinet dentaire|dentiste|chirurgien-dentiste|orthodontiste",
    pt: "clínica dentária|dentista|consultório odontológico|ortodontista",
  },
  forms: ["management", "booking", "site", "portal"],
  people: ["dentists", "reception", "patients"],
  mood: "sober",
  things: [
    {
      id: "dentist",
      use: "core",
      role: "person",
      icon: "stethoscope",
      names: "dentist|dentists",
      also: "clinician|hygienist|orthodontist|practitioner|provider",
      fields:
        "Name: text\nPicture: image\nWorks as: choice dentist|hygienist|orthodontist|oral surgeon\nSurgery: choice surgery 1|surgery 2|surgery 3\nIn on: tags Monday|Tuesday|Wednesday|Thursday|Friday\nTakes new patients: boolean 60",
      cells: "worksAs surgery inOn takesNewPatients",
      rows: "Dr. Farida Aziz|dentist|surgery 1|Monday; Tuesday; Thursday; Friday|yes\nDr. Piotr Nowak|dentist|surgery 2|Monday; Wednesday; Thursday|no\nDr. Elena Costa|orthodontist|surgery 2|Tuesday; Friday|yes\nJoanne Price|hygienist|surgery 3|Monday; Tuesday; Wednesday; Thursday|yes",
    },
    {
      id: "patient",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "patient|patients",
      also: "client|family member",
      fields:
        "Name: text\nDate of birth: date -29000..-1500\nPhone: phone\nE-mail: email\nDentist: relation dentist\nMedical alert: choice none|penicillin allergy|latex allergy|blood thinner|heart valve|pregnant\nNervous: boolean 20\nRecall every: choice 3 months|6 months|12 months\nLast check-up: date -400..-10\nRecall due: date -40..200\nDays left: daysUntil recallDue\nNotes: longText",
      cells: "dateOfBirth phone eMail dentist medicalAlert nervous recallEvery lastCheckUp recallDue notes",
      rows: "Margaret Hale|1951-03-12|555-0101|margaret.hale@example.com|Dr. Farida Aziz|blood thinner|no|6 months|@-190|@-8|Check INR before extractions\nKwame Boateng|1988-07-30|555-0102|kwame.boateng@example.com|Dr. Farida Aziz|none|yes|6 months|@-170|@12|Explain before every step\nSofia Lindqvist|2012-11-04|555-0103|lindqvist@example.com|Dr. Elena Costa|none|no|3 months|@-40|@50|Brace fitted in spring\nPriya Nair|1979-01-22|555-0104|priya.nair@example.com|Dr. Piotr Nowak|penicillin allergy|no|6 months|@-183|@0|\nDaniel Okoro|1995-05-17|555-0105|daniel.okoro@example.com|Dr. Farida Aziz|none|no|12 months|@-380|@-15|Text, he never picks up\nHelen Sharp|1963-09-09|555-0106|helen.sharp@example.com|Dr. Piotr Nowak|latex allergy|no|6 months|@-60|@122|Nitrile gloves only\nTomás García|1984-12-01|555-0107|tomas.garcia@example.com|Dr. Piotr Nowak|none|no|6 months|@-120|@62|\nAisha Bello|1991-04-26|555-0108|aisha.bello@example.com|Dr. Farida Aziz|pregnant|no|6 months|@-95|@88|No X-rays for now\nOwen Pritchard|1947-08-15|555-0109|owen.pritchard@example.com|Dr. Piotr Nowak|heart valve|no|3 months|@-85|@6|Ask the GP about cover\nMei Tanaka|2016-02-20|555-0110|tanaka@example.com|Dr. Farida Aziz|none|yes|6 months|@-175|@8|Likes the dinosaur chair",
    },
    {
      id: "treatment",
      use: "core",
      role: "item",
      icon: "clipboard-list",
      names: "treatment|treatments",
      also: "procedure|service|price list",
      fields:
        "Treatment: text\nKind: choice check-up|hygiene|restorative|surgical|cosmetic|orthodontic\nLength: duration 20..90\nPrice: money 28..780 GBP\nNeeds X-ray: boolean 40",
      cells: "kind length price needsXRay",
      rows: "Check-up|check-up|20|55|no\nNew patient examination|check-up|40|85|yes\nHygienist visit|hygiene|30|68|no\nWhite filling|restorative|45|140|no\nRoot canal, molar|restorative|90|560|yes\nCrown, porcelain|restorative|60|720|yes\nExtraction|surgical|30|165|yes\nWhitening at home|cosmetic|30|295|no\nBrace adjustment|orthodontic|20|60|no",
    },
    {
      id: "appointment",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "appointment|appointments",
      also: "visit|booking|slot|chair time",
      fields:
        "Appointment: text\nPatient: relation patient\nDentist: relation dentist\nTreatment: relation treatment\nDate: date -10..20\nTime: time 08:30..16:30\nTooth: text\nState: choice booked|confirmed|arrived|in the chair|done|did not come\nReminder sent: boolean 60\nNotes: longText",
      cells: "patient dentist treatment date time tooth state reminderSent notes",
      rows: "Mr Boateng, filling|Kwame Boateng|Dr. Farida Aziz|White filling|@0|09:00|UL6|in the chair|yes|Numb first, he is nervous\nMs Nair, check-up|Priya Nair|Dr. Piotr Nowak|Check-up|@0|09:20||arrived|yes|\nMrs Hale, hygienist|Margaret Hale|Joanne Price|Hygienist visit|@0|10:00||confirmed|yes|\nSofia, brace|Sofia Lindqvist|Dr. Elena Costa|Brace adjustment|@0|15:40||confirmed|yes|\nMr García, root canal|Tomás García|Dr. Piotr Nowak|Root canal, molar|@1|11:00|LR7|confirmed|yes|Second of two visits\nMr Pritchard, check-up|Owen Pritchard|Dr. Piotr Nowak|Check-up|@2|14:00||booked|no|Antibiotic cover agreed\nMei, check-up|Mei Tanaka|Dr. Farida Aziz|Check-up|@3|16:00||booked|no|\nMs Sharp, crown|Helen Sharp|Dr. Piotr Nowak|Crown, porcelain|@7|10:30|UR5|booked|no|Shade A3\nMr Okoro, check-up|Daniel Okoro|Dr. Farida Aziz|Check-up|@-6|09:40||did not come|yes|Ring and rebook\nMs Bello, hygienist|Aisha Bello|Joanne Price|Hygienist visit|@-3|13:30||done|yes|\nMrs Hale, extraction|Margaret Hale|Dr. Farida Aziz|Extraction|@9|08:30|LL8|booked|no|",
    },
    {
      id: "labWork",
      use: "more",
      role: "item",
      icon: "package",
      names: "lab job|lab jobs",
      also: "lab work|crown|denture|retainer|impression",
      fields:
        "Lab job: text\nPatient: relation patient\nLab: text\nShade: text\nSent: date -20..0\nDue back: date -2..14\nReturned: boolean 40\nCost: money 60..240 GBP",
      cells: "patient lab shade sent dueBack returned cost",
      rows: "Crown UR5|Helen Sharp|Northside Ceramics|A3|@-6|@4|no|165\nNight guard|Kwame Boateng|Northside Ceramics||@-12|@-1|no|85\nRetainer, upper|Sofia Lindqvist|Wire and Acrylic||@-15|@-5|yes|70\nPartial denture|Owen Pritchard|Wire and Acrylic|B2|@-3|@9|no|240",
    },
    {
      id: "bill",
      use: "more",
      role: "item",
      icon: "receipt",
      names: "bill|bills",
      also: "invoice|payment|charge|claim",
      fields:
        "Bill: text\nPatient: relation patient\nTreatment: relation treatment\nIssued: date -40..-1\nDue: date -12..28\nAmount: money 55..720 GBP\nPaid: boolean 60",
      cells: "patient treatment issued due amount paid",
      rows: "D-2041|Aisha Bello|Hygienist visit|@-3|@25|68|yes\nD-2042|Tomás García|Root canal, molar|@-20|@8|560|no\nD-2043|Kwame Boateng|New patient examination|@-35|@-7|85|no\nD-2044|Helen Sharp|White filling|@-30|@-2|140|yes\nD-2045|Owen Pritchard|Check-up|@-25|@3|55|yes",
    },
  ],
  jobs: "agenda appointment.date\nbook appointment\nmove appointment.state\ndue patient.recallDue\nkeep patient\nplan appointment.date\ncheck appointment.reminderSent\nfind treatment\ndue labWork.dueBack\ncheck bill.paid\ntotal bill.amount",
  site: {
    headline: "A dentist who tells you first",
    body: "Check-ups, hygiene and repairs for adults and children. Every price is agreed before we start, and nervous patients get a longer slot.",
    action: "Book an appointment|appointment",
    services:
      "Check-up|Twenty minutes, with a written plan|55\nHygienist|Scale and polish, gum advice|68\nWhite filling|From one surface, with numbing|140\nCrown|Porcelain, two visits|720\nEmergency slot|Kept free every morning for pain|75",
    questions:
      "Are you taking new patients?|Yes, with Dr. Aziz and Dr. Costa. The first visit takes forty minutes.\nI am in pain. How soon can I come?|Ring at eight; two slots a day are kept for emergencies.\nDo you see children?|Yes, from the first tooth.\nHow often should I come?|Every six months unless your dentist says otherwise.\nWhat if I have to cancel?|Tell us a day before and there is no charge.",
  },
  words: {
    tagline: "Who is in the chair, who is due, and what is back from the lab.",
    itch: "Who has missed their recall?",
    promise: "Full books and no missed recalls",
    pov: "POV: the recall list rings itself round",
    gains: ["10 patients. 3 recalls due.", "Latex allergy? Seen before gloves.", "UL6 at nine, brace at 15:40."],
  },
});
