import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "fertilityClinic",
  name: "Fertility clinic",
  icon: "dna",
  says: {
    en: "fertility clinic|IVF clinic|fertility treatment|IVF cycles|IVF|fertility patients|embryo storage|egg freezing clinic|fertility center|assisted reproduction|insemination cycles|embryology lab|egg donation program|sperm bank|stimulation protocol",
    de: "Kinderwunschzentrum|Kinderwunschklinik|IVF-Behandlung|Kryolager Embryonen",
    es: "clínica de fertilidad|reproducción asistida|ciclos de FIV",
    fr: "clinique de fertilité|centre de PMA|cycles de FIV|procréation médicalement assistée",
    pt: "clínica de fertilidade|reprodução assistida|ciclos de FIV",
  },
  forms: ["management", "booking", "portal", "site"],
  people: ["fertility doctors", "nurses", "embryologists", "patients"],
  mood: "sober",
  things: [
    {
      id: "couple",
      use: "core",
      role: "person",
      icon: "users-round",
      names: "patient or couple|patients and couples",
      also: "patient|couple|client|recipient|donor",
      fields:
        "Name: text\nCode: text\nPhone: phone\nE-mail: email\nAge of woman: number 24..45 years\nTrying for: number 0..84 months\nAMH: number 0.2..6.0 ng/ml\nDiagnosis: choice unexplained|tubes|ovulation|sperm|endometriosis|age|same-sex couple|freezing eggs\nDoctor: text @people\nConsents until: date -10..700\nDays left: daysUntil consentsUntil\nState: choice first visit|work-up|in cycle|pregnant|pause|finished",
      cells: "code phone eMail ageOfWoman tryingFor aMH diagnosis doctor consentsUntil state",
      rows: "Nair and Rao|FC 1041|555-0101|nair.rao@example.com|36|30|1.8|unexplained|Dr. Eva Lang|@200|in cycle\nCosta|FC 1052|555-0102|ines.costa@example.com|38|0|1.2|freezing eggs|Dr. Eva Lang|@340|in cycle\nBerg and Holm|FC 1033|555-0103|berg.holm@example.com|33|14|3.4|same-sex couple|Dr. Samir Qureshi|@120|pregnant\nOsei|FC 1047|555-0104|osei@example.com|34|26|4.9|ovulation|Dr. Samir Qureshi|@90|in cycle\nKowalska and Lis|FC 1029|555-0105|kowalska.lis@example.com|40|48|0.7|age|Dr. Eva Lang|@-4|pause\nMoreau|FC 1058|555-0106|moreau@example.com|31|18|2.6|sperm|Dr. Samir Qureshi|@400|work-up\nHaddad|FC 1060|555-0107|haddad@example.com|35|22|2.1|endometriosis|Dr. Eva Lang|@600|first visit",
    },
    {
      id: "cycle",
      use: "core",
      role: "item",
      icon: "refresh-cw",
      names: "cycle|cycles",
      also: "IVF cycle|treatment|attempt|transfer cycle",
      fields:
        "Cycle: text\nCouple: relation couple\nKind: choice IVF|ICSI|insemination|frozen transfer|egg freezing\nProtocol: choice antagonist|long|natural|letrozole\nDay 1: date -40..5\nTrigger: dateTime -10..6 21:00..23:00\nRetrieval or transfer: date -9..14\nFollicles over 14 mm: number 0..18\nEggs: number 0..20\nFertilized: number 0..15\nFrozen: number 0..8\nPregnancy test: date -5..28\nState: choice planned|stimulation|triggered|retrieved|transferred|waiting|positive|negative|cancelled",
      cells:
        "couple kind protocol day1 trigger retrievalOrTransfer folliclesOver14Mm eggs fertilized frozen pregnancyTest state",
      rows: "Nair, IVF 1|Nair and Rao|IVF|antagonist|@-11|@0T22:00|@2|9|0|0|0|@16|triggered\nCosta, eggs 1|Costa|egg freezing|antagonist|@-8|@3T22:00|@5|6|0|0|0|@28|stimulation\nBerg, frozen 2|Berg and Holm|frozen transfer|natural|@-36|@-22T21:30|@-17|1|0|0|2|@-3|positive\nOsei, insemination 3|Osei|insemination|letrozole|@-13|@-1T22:30|@1|2|0|0|0|@15|triggered\nKowalska, ICSI 2|Kowalska and Lis|ICSI|long|@-40|@-27T22:00|@-25|4|4|2|0|@-9|negative\nNair, frozen plan|Nair and Rao|frozen transfer|natural|@30|@44T22:00|@49|0|0|0|0|@60|planned",
    },
    {
      id: "scan",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "appointment|appointments",
      also: "scan|visit|blood test|consultation|procedure",
      fields:
        "Appointment: text\nCouple: relation couple\nDate: date -8..14\nTime: time 07:30..16:00\nKind: choice first talk|scan|blood test|retrieval|transfer|insemination|review\nLining: number 4.0..13.0 mm\nEstradiol: number 80..9800 pmol/l\nNext step: text\nState: choice booked|arrived|done|moved",
      cells: "couple date time kind lining estradiol nextStep state",
      rows: "Nair, scan day 12|Nair and Rao|@0|07:45|scan|9.8|7200|Trigger at ten tonight|done\nCosta, scan day 9|Costa|@0|08:00|scan|7.4|3900|Same dose, again in two days|arrived\nCosta, scan day 11|Costa|@2|07:45|scan|8|5200||booked\nNair, retrieval|Nair and Rao|@2|10:00|retrieval|10|7400|Fasting from midnight|booked\nOsei, insemination|Osei|@1|09:30|insemination|8.6|1400|Sample at eight|booked\nHaddad, first talk|Haddad|@4|14:00|first talk|6|400|Bring surgery report|booked\nBerg, first scan|Berg and Holm|@11|08:30|scan|12|2200||booked\nKowalska, review|Kowalska and Lis|@6|15:00|review|6|300|Talk about donor eggs|booked",
    },
    {
      id: "storage",
      use: "core",
      role: "item",
      icon: "snowflake",
      names: "storage|storage",
      also: "straw|embryo|frozen eggs|tank|cryo record",
      fields:
        "Straw: text\nCouple: relation couple\nContent: choice embryo day 5|eggs|sperm\nCount: number 1..12\nGrade: text\nTank: choice tank 1|tank 2|tank 3\nPosition: text\nFrozen on: date -1500..-5\nStorage paid until: date -20..365\nDays left: daysUntil storagePaidUntil\nState: choice stored|thawed|to renew|discarded",
      cells: "couple content count grade tank position frozenOn storagePaidUntil state",
      rows: "S 7710|Berg and Holm|embryo day 5|1|4BB|tank 2|C3-11|2025-04-18|@140|stored\nS 7709|Berg and Holm|embryo day 5|1|4AB|tank 2|C3-10|2025-04-18|@140|thawed\nS 6902|Kowalska and Lis|sperm|4||tank 1|A1-04|2024-02-06|@-12|to renew\nS 7833|Moreau|sperm|6||tank 1|A2-09|2026-09-30|@300|stored\nS 7120|Osei|eggs|5|Mature|tank 3|B4-02|2024-11-21|@30|stored",
    },
    {
      id: "prescription",
      use: "more",
      role: "item",
      icon: "pill",
      names: "medicine|medicines",
      also: "injection|dose|stimulation drug",
      fields:
        "Medicine: text\nCycle: relation cycle\nDose: text\nFrom day: number 1..14\nUntil: date -5..20\nTaught: boolean 90",
      cells: "cycle dose fromDay until taught",
      rows: "Follitropin, Nair|Nair, IVF 1|225 units in the evening|2|@0|yes\nTrigger, Nair|Nair, IVF 1|One pen, ten at night|12|@0|yes\nFollitropin, Costa|Costa, eggs 1|300 units in the evening|2|@3|yes\nProgesterone, Berg|Berg, frozen 2|Twice a day|15|@20|yes",
    },
  ],
  jobs: "agenda scan.date\nmove cycle.state\nkeep scan\ndue storage.storagePaidUntil\nkeep couple\ndue cycle.trigger\nbook scan\nchart cycle.eggs\ndue couple.consentsUntil\nfind storage\nplan cycle.retrievalOrTransfer\ncheck prescription.taught",
  site: {
    headline: "Step by step, with the numbers on the table",
    body: "Two doctors, a laboratory in the house and scans from half past seven, before work. We tell you the odds at your age before you decide.",
    action: "Book a first talk|scan",
    services:
      "First talk|One hour, for one or two|180\nInsemination|With monitoring|650\nIVF cycle|Retrieval, laboratory and transfer|4200\nEgg freezing|Retrieval and one year of storage|3400",
    questions:
      "How long does a cycle take?|About two weeks to retrieval, two more to the test.\nHow many scans are there?|Three to five, always early in the morning.\nWhat do the chances look like?|They fall with age. You get the figures of this clinic for yours.\nWhat happens to stored embryos?|They stay until you decide; we write before each year ends.",
  },
  words: {
    tagline: "Cycles by the day, straws by position, consents by date.",
    itch: "Who triggers tonight?",
    promise: "No trigger late, no consent lapsed",
    pov: "POV: ten at night, and she has done it",
    gains: ["Nair: nine follicles, ten tonight", "S 7710: tank 2, C3-11", "One consent four days over"],
  },
});
