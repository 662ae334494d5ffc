import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "vaccinationCentre",
  name: "Vaccination center",
  icon: "syringe",
  says: {
    en: "vaccination center|vaccination centre|vaccination clinic|travel vaccination clinic|travel clinic vaccines|flu jab clinic|flu shots|immunization records|immunisation clinic|vaccine stock and batches|vaccine appointments|jab appointments|vaccine fridge log|book a vaccination|childhood immunizations",
    de: "Impfzentrum|Impftermine|Reiseimpfungen|Impfpass Verwaltung",
    es: "centro de vacunación|citas de vacunación|vacunas de viaje|registro de vacunas",
    fr: "centre de vaccination|rendez-vous de vaccination|vaccins du voyageur|carnet de vaccination",
    pt: "centro de vacinação|marcação de vacinas|vacinas do viajante|boletim de vacinas",
  },
  forms: ["management", "booking", "site", "dashboard"],
  people: ["vaccinators", "front desk", "patients"],
  mood: "sober",
  things: [
    {
      id: "person",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "person|people",
      also: "patient|client|child|traveler",
      fields:
        "Name: text\nDate of birth: date -30000..-60\nPhone: phone\nE-mail: email\nAllergies: tags none|egg|latex|gelatin|earlier reaction\nPregnant: boolean 5\nDoses on record: rollup count dose.person\nNext due: date -20..700\nDays left: daysUntil nextDue\nTravels to: text",
      cells: "dateOfBirth phone eMail allergies pregnant nextDue travelsTo",
      rows: "Ines Costa|1988-02-27|555-0101|ines.costa@example.com|none|no|@21|Vietnam in eight weeks\nOscar Lindqvist|2015-11-04|555-0102|lindqvist@example.com|egg|no|@-6|\nRuth Ellis|1951-08-23|555-0103|ruth.ellis@example.com|none|no|@0|\nKarim Nasser|1979-01-14|555-0104|karim.nasser@example.com|latex|no|@150|Kenya, returned\nPriya Nair|1990-01-22|555-0105|priya.nair@example.com|none|yes|@9|\nBen Hartley|1996-06-30|555-0106|ben.hartley@example.com|none|no|@7|Peru in five weeks\nGrete Olsen|1944-05-19|555-0107|grete.olsen@example.com|earlier reaction|no|@0|\nTiago Ramos|2024-09-12|555-0108|ramos.family@example.com|none|no|@3|",
    },
    {
      id: "vaccine",
      use: "core",
      role: "item",
      icon: "syringe",
      names: "vaccine batch|vaccine batches",
      also: "vaccine|batch|stock|vial",
      fields:
        "Batch: text\nVaccine: choice flu|COVID-19|hepatitis A|hepatitis B|yellow fever|rabies|tetanus|MMR|typhoid\nFridge: choice fridge 1|fridge 2|freezer\nDoses: number 0..120\nReorder at: number 5..40\nAbove reorder point: calc doses - reorderAt\nUse by: date -3..500\nDays left: daysUntil useBy\nOpened: boolean 20\nPrice: money 0..85 GBP",
      cells: "vaccine fridge doses reorderAt useBy opened price",
      rows: "FLU-2641|flu|fridge 1|84|40|@190|yes|16\nFLU-2644|flu|fridge 2|120|40|@205|no|16\nHEA-0917|hepatitis A|fridge 1|9|10|@310|no|58\nYEL-3320|yellow fever|fridge 2|6|5|@88|no|75\nRAB-1102|rabies|fridge 2|4|9|@140|no|69\nTET-7781|tetanus|fridge 1|22|10|@400|no|32\nMMR-5010|MMR|fridge 1|14|8|@12|no|0\nTYP-4409|typhoid|fridge 2|11|8|@-1|no|34",
    },
    {
      id: "dose",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "dose|doses",
      also: "appointment|jab|shot|injection|booking",
      fields:
        "Dose: text\nPerson: relation person\nBatch: relation vaccine\nDate: date -10..30\nTime: time 08:30..19:00\nNumber: number 1..4\nVaccinator: text @people\nSite: choice left arm|right arm|thigh|mouth|nose\nState: choice booked|arrived|screened|given|observing|left|not given\nReaction: choice none|sore arm|fever|faint|allergic",
      cells: "person batch date time number vaccinator site state reaction",
      rows: "Ms Ellis, flu|Ruth Ellis|FLU-2641|@0|09:00|1|Grace Mbeki|left arm|observing|none\nMs Olsen, flu|Grete Olsen|FLU-2641|@0|09:10|1|Grace Mbeki|right arm|screened|none\nTiago, MMR 1|Tiago Ramos|MMR-5010|@3|10:00|1|Rui Santos|thigh|booked|none\nMs Costa, hepatitis A|Ines Costa|HEA-0917|@-9|17:30|1|Rui Santos|left arm|left|sore arm\nMs Costa, rabies 1|Ines Costa|RAB-1102|@-9|17:35|1|Rui Santos|right arm|left|none\nMs Costa, rabies 2|Ines Costa|RAB-1102|@0|17:30|2|Rui Santos|right arm|booked|none\nMr Hartley, yellow fever|Ben Hartley|YEL-3320|@7|18:00|1|Grace Mbeki|left arm|booked|none\nOscar, flu|Oscar Lindqvist|FLU-2641|@-6|15:00|1|Rui Santos|nose|not given|none\nMs Nair, whooping cough|Priya Nair|TET-7781|@9|12:00|1|Grace Mbeki|left arm|booked|none",
    },
    {
      id: "fridgeCheck",
      use: "core",
      role: "log",
      icon: "thermometer-snowflake",
      names: "fridge check|fridge checks",
      also: "temperature log|cold chain|reading",
      fields:
        "Check: text\nFridge: choice fridge 1|fridge 2|freezer\nWhen: dateTime -3..0 08:00..18:00\nNow: number -25.0..8.9 °C\nLowest: number -25.0..5.0 °C\nHighest: number -18.0..9.5 °C\nIn range: boolean 92\nBy: text @people",
      cells: "fridge when now lowest highest inRange by",
      rows: "Fridge 1, morning|fridge 1|@0T08:05|4.6|3.8|5.9|yes|Lou Marsh\nFridge 2, morning|fridge 2|@0T08:07|7.4|4.1|8.6|no|Lou Marsh\nFridge 1, evening|fridge 1|@-1T18:00|5|3.9|6.2|yes|Grace Mbeki\nFridge 2, evening|fridge 2|@-1T18:02|5.8|4|7.1|yes|Grace Mbeki\nFreezer, morning|freezer|@0T08:09|-19.5|-21|-18.2|yes|Lou Marsh",
    },
    {
      id: "outing",
      use: "more",
      role: "event",
      icon: "map-pin",
      names: "mobile session|mobile sessions",
      also: "school day|care home visit|pop-up clinic",
      fields:
        "Session: text\nPlace: location\nDate: date 0..30\nVaccine: choice flu|COVID-19|MMR|tetanus\nExpected: number 10..120\nTeam: text @people\nState: choice planned|packed|done",
      cells: "place date vaccine expected team state",
      rows: "Hill Road School, flu|Hill Road|@4|flu|96|Rui Santos|packed\nElm House|Elm Avenue|@8|flu|42|Grace Mbeki|planned\nCorn Exchange, walk-in|Market Place|@11|COVID-19|80|Rui Santos|planned\nCollege freshers|College Drive|@19|MMR|60|Grace Mbeki|planned",
    },
  ],
  jobs: "agenda dose.date\nmove dose.state\nbook dose\nrank vaccine.aboveReorderPoint\ndue person.nextDue\ndue vaccine.useBy\nkeep fridgeCheck\ncount vaccine.doses\nkeep person\nchart dose.state\ncheck fridgeCheck.inRange\nplan outing.date",
  site: {
    headline: "Protected before winter and before you fly",
    body: "Flu, travel and childhood vaccines with an appointment, evenings included. We write your record and tell you when the next dose is due.",
    action: "Book a dose|dose",
    services:
      "Flu|Adults, five minutes and a seat afterwards|16\nTravel consultation|Twenty minutes, with a plan of doses|25\nHepatitis A|Two doses, six months apart|58\nRabies|Three doses in four weeks|69\nYellow fever|With the international certificate|75",
    questions:
      "How long before a trip should I come?|Six to eight weeks; later still helps.\nDo I have to wait afterwards?|Fifteen minutes on a chair, longer if you have reacted before.\nCan I come with a cold?|With a runny nose yes, with a fever no.\nI lost my record. What now?|We start a new one and can measure some protection in blood.",
  },
  words: {
    tagline: "Doses due, batches by date, fridges in range.",
    itch: "Which batch did she get, and when is number two?",
    promise: "Every dose with its batch, every fridge in range",
    pov: "POV: the school sends 96 and you have 204",
    gains: ["MMR batch: twelve days left", "Fridge 2 at 7.4, watched", "Ms Costa, rabies two tonight"],
  },
});
