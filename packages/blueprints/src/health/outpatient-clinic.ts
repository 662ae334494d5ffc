import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "outpatientClinic",
  name: "Outpatient clinic",
  icon: "hospital",
  says: {
    en: "outpatient clinic|outpatients|hospital appointments|outpatient appointments|clinic list|referral to treatment|hospital outpatient department|specialist clinic|waiting times for clinics|clinic letters|consultant clinic|cardiology clinic|dermatology clinic|eye clinic|orthopedic clinic|patient check-in kiosk",
    de: "Klinikambulanz|Ambulanztermine|Facharztsprechstunde|Überweisungen an die Klinik",
    es: "consultas externas|citas del hospital|citas con especialista|lista de espera de consultas",
    fr: "consultations externes|rendez-vous à l'hôpital|consultation spécialisée|liste d'attente de consultation",
    pt: "consulta externa|consultas hospitalares|marcação de especialidade|lista de espera de consultas",
  },
  forms: ["management", "booking", "dashboard", "portal"],
  people: ["clinic clerks", "consultants", "patients"],
  mood: "sober",
  things: [
    {
      id: "clinic",
      use: "core",
      role: "event",
      icon: "calendar-clock",
      names: "clinic|clinics",
      also: "clinic list|session|half day",
      fields:
        "Clinic: text\nSpecialty: choice cardiology|dermatology|orthopedics|eyes|diabetes\nConsultant: text\nDate: date 0..20\nStarts: time 08:30..13:30\nRoom: text\nSlots: number 6..18\nBooked: rollup count appointment.clinic\nState: choice open|full|cancelled|running late",
      cells: "specialty consultant date starts room slots state",
      rows: "Heart failure, Tuesday|cardiology|Dr. Farida Aziz|@0|09:00|C4|12|running late\nSkin lesions|dermatology|Dr. Lin Zhao|@0|13:30|D1|16|open\nFracture clinic|orthopedics|Mr. Owen Pritchard|@1|08:30|B2|18|full\nGlaucoma, nurse-led|eyes|Sister Grace Mbeki|@2|09:00|E3|14|open\nDiabetes foot|diabetes|Dr. Karim Nasser|@3|13:00|C1|8|open\nHeart failure, follow-up|cardiology|Dr. Farida Aziz|@7|09:00|C4|12|open\nSkin lesions, extra list|dermatology|Dr. Lin Zhao|@9|09:00|D1|10|cancelled",
    },
    {
      id: "patient",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "patient|patients",
      also: "attender",
      fields:
        "Name: text\nDate of birth: date -33000..-2500\nHospital number: text\nPhone: phone\nE-mail: email\nNeeds: tags none|interpreter|hoist|hearing loop|transport|carer\nFamily doctor: text",
      cells: "dateOfBirth hospitalNumber phone eMail needs familyDoctor",
      rows: "Margaret Hale|1944-03-12|H 40311|555-0101|margaret.hale@example.com|hearing loop|Market Street\nKwame Boateng|1969-07-30|H 40520|555-0102|kwame.boateng@example.com|none|Market Street\nLeila Haddad|1993-09-14|H 40877|555-0103|leila.haddad@example.com|interpreter|Riverside\nOscar Lindqvist|2015-11-04|H 41120|555-0104|lindqvist@example.com|carer|Riverside\nTomás García|1974-12-01|H 41010|555-0105|tomas.garcia@example.com|none|Market Street\nHelen Sharp|1958-09-09|H 39954|555-0106|helen.sharp@example.com|transport|Riverside\nAbel Tesfaye|1951-10-30|H 40790|555-0107|abel.tesfaye@example.com|hoist; transport|Riverside\nNora Beck|1988-06-16|H 41133|555-0108|nora.beck@example.com|none|Market Street",
    },
    {
      id: "referral",
      use: "core",
      role: "item",
      icon: "inbox",
      names: "referral|referrals",
      also: "letter in|request|waiting list entry",
      fields:
        "Referral: text\nPatient: relation patient\nSpecialty: choice cardiology|dermatology|orthopedics|eyes|diabetes\nReceived: date -120..0\nPriority: choice routine|urgent|two weeks\nSee by: date -10..110\nDays left: daysUntil seeBy\nState: choice to triage|accepted|booked|returned to doctor|seen\nReason: longText",
      cells: "patient specialty received priority seeBy state reason",
      rows: "Breathless on stairs|Margaret Hale|cardiology|@-12|urgent|@2|booked|Ankles swollen, known murmur\nChanging mole|Tomás García|dermatology|@-9|two weeks|@5|booked|Left shoulder, darker in two months\nFoot ulcer|Kwame Boateng|diabetes|@-6|urgent|@8|accepted|Heel, three weeks\nWrist after a fall|Oscar Lindqvist|orthopedics|@-4|urgent|@1|booked|Plaster in casualty\nRaised eye pressure|Helen Sharp|eyes|@-96|routine|@-6|accepted|From the optician\nPalpitations|Nora Beck|cardiology|@-1|routine|@100|to triage|\nRash on both hands|Leila Haddad|dermatology|@-40|routine|@60|returned to doctor|Photo missing",
    },
    {
      id: "appointment",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "appointment|appointments",
      also: "attendance|slot|booking|follow-up",
      fields:
        "Appointment: text\nClinic: relation clinic\nPatient: relation patient\nDate: date 0..20\nTime: time 08:30..16:30\nKind: choice new|follow-up|procedure|phone|video\nState: choice booked|confirmed|checked in|with nurse|with doctor|done|did not attend\nOutcome: choice none yet|discharge|follow-up|add to list|tests first\nLetter sent: boolean 30",
      cells: "clinic patient date time kind state outcome letterSent",
      rows: "Mrs Hale, new|Heart failure, Tuesday|Margaret Hale|@0|09:20|new|with doctor|none yet|no\nMr Tesfaye, tablets|Heart failure, Tuesday|Abel Tesfaye|@0|10:00|follow-up|checked in|none yet|no\nMs Beck, ECG review|Heart failure, Tuesday|Nora Beck|@0|09:00|phone|done|tests first|no\nMr García, mole|Skin lesions|Tomás García|@0|13:50|new|confirmed|none yet|no\nMs Haddad, hands|Skin lesions|Leila Haddad|@0|14:10|video|booked|none yet|no\nOscar, plaster check|Fracture clinic|Oscar Lindqvist|@1|08:40|follow-up|confirmed|none yet|no\nMs Sharp, pressures|Glaucoma, nurse-led|Helen Sharp|@2|09:30|new|booked|none yet|no\nMr Boateng, heel|Diabetes foot|Kwame Boateng|@3|13:20|new|booked|none yet|no\nMr Tesfaye, weight|Heart failure, follow-up|Abel Tesfaye|@7|09:40|follow-up|booked|none yet|no",
    },
    {
      id: "letter",
      use: "more",
      role: "item",
      icon: "mail",
      names: "clinic letter|clinic letters",
      also: "outcome letter|dictation|typing",
      fields:
        "Letter: text\nAppointment: relation appointment\nDictated: date -9..0\nTypist: text @people\nState: choice dictated|typed|to sign|sent",
      cells: "appointment dictated typist state",
      rows: "Beck to family doctor|Ms Beck, ECG review|@0|Lou Marsh|dictated\nTesfaye, last visit|Mr Tesfaye, tablets|@-7|Lou Marsh|to sign\nHale, X-ray request|Mrs Hale, new|@0|Ada Nwosu|typed\nLindqvist, school note|Oscar, plaster check|@-3|Ada Nwosu|sent",
    },
  ],
  jobs: "agenda appointment.date\nmove appointment.state\ndue referral.seeBy\nbook appointment\nmove referral.state\nkeep patient\nchart appointment.outcome\nplan clinic.date\nmove letter.state\nassign letter.typist\nfind patient\nrequest referral",
  site: {
    headline: "Your hospital appointment",
    body: "Confirm, move or cancel your clinic appointment, and read how to find the room. New times appear as soon as somebody else cancels.",
    action: "See appointments|appointment",
    services:
      "New appointment|With a letter from your doctor|\nFollow-up|Booked before you leave the clinic|\nPhone or video|For results and reviews|\nTransport|For those who cannot travel on their own, ask a week before|",
    questions:
      "What should I bring?|Your letter, a list of your tablets and your glasses.\nHow long will I be there?|Allow two hours if tests are planned; the board shows delays.\nWhat if I cannot come?|Tell us two days before and someone else is seen sooner.\nCan I have an interpreter?|Yes, at no cost. Say so when you confirm.",
  },
  words: {
    tagline: "Referrals by see-by date, clinics by the slot.",
    itch: "Who has waited past the date?",
    promise: "No referral past its date, no slot empty",
    pov: "POV: the clinic is late and everyone knows",
    gains: ["7 referrals, 1 past its date", "12 slots, C4, twenty minutes late", "Mole seen on day nine"],
  },
});
