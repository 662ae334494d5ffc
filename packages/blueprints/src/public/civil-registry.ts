import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "civilRegistry",
  name: "Registry office and citizens' desk",
  icon: "stamp",
  says: {
    en: "registry office|civil registry|register office|civil registry appointments|passport appointments|id card appointments|citizen service center|citizens' office appointments|birth registration|birth certificates|marriage registration|civil weddings|death registration|residents' registration|consulate appointments|embassy appointments|government office appointments|vital records office|notary appointments",
    de: "Standesamt|Bürgeramt|Bürgerbüro Termine|Termin Ausweis|Konsulat Termine",
    es: "registro civil|cita previa|citas para el pasaporte|bodas civiles",
    fr: "état civil|rendez-vous passeport|mariage civil|actes de naissance",
    pt: "registro civil|conservatória do registo civil|agendamento de passaporte|casamento civil",
  },
  forms: ["booking", "portal", "management"],
  people: ["registrars", "clerks", "citizens"],
  mood: "sober",
  things: [
    {
      id: "service",
      use: "core",
      role: "item",
      icon: "file-check",
      names: "service|services",
      also: "procedure|document|certificate kind",
      fields:
        "Service: text\nDesk: choice documents|births|weddings|deaths|addresses\nTakes: duration 10..60\nFee: money 0..120 EUR\nReady after: number 0..42 days\nBring: lines\nWho must come: text\nBooked this month: rollup count appointment.service",
      cells: "desk takes fee readyAfter bring whoMustCome",
      rows: "Passport|documents|20|70|35|Old passport; Photo, not older than six months; Birth certificate|The person, children too\nIdentity card|documents|15|37|21|Old card; Photo|The person\nRegister an address|addresses|15|0|0|Identity card; Landlord's form|One of the household\nRegister a birth|births|30|12|2|Hospital paper; Parents' papers; Marriage certificate|One parent\nNotice of marriage|weddings|45|60|7|Birth certificates; Passports; Divorce paper if any|Both\nCivil wedding|weddings|60|120|0|Identity cards; Rings if you like|Both, and witnesses\nRegister a death|deaths|30|12|1|Doctor's paper; Identity card; Birth or marriage certificate|Family or undertaker\nBirth certificate, copy|births|10|12|3|Identity card|The person or a relative",
    },
    {
      id: "appointment",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "appointment|appointments",
      also: "slot|visit|booking|queue number",
      fields:
        "Name: text\nService: relation service\nDate: date -1..25\nTime: time 08:00..17:30\nDesk: choice 1|2|3|4|wedding room\nPhone: phone\nE-mail: email\nPeople: number 1..6\nLanguage: choice English|German|Arabic|Ukrainian|sign language\nClerk: text @people\nPapers checked: boolean 40\nState: choice booked|waiting|called|done|not come",
      cells: "service date time desk phone eMail people language clerk papersChecked state",
      rows: "Priya Nair|Passport|@0|08:20|1|555-0101|priya.nair@example.com|1|English|Amara Osei|yes|done\nThe Novak family|Passport|@0|08:40|1|555-0102|novak@example.com|4|English|Amara Osei|no|called\nTom Reid|Register an address|@0|08:45|2|555-0103|tom.reid@example.com|1|English|Mateo Ruiz|yes|waiting\nOlena Bondar|Register a birth|@0|09:30|3|555-0104|olena.bondar@example.com|1|Ukrainian|Ingrid Lund|no|booked\nNora Brandt and Elias Amari|Notice of marriage|@1|10:00|4|555-0105|brandt.amari@example.com|2|English|Ingrid Lund|no|booked\nFamily Hale|Register a death|@0|11:00|3|555-0106|hale@example.com|2|English|Ingrid Lund|yes|booked\nKarim Haddad|Identity card|@2|16:20|2|555-0107|karim.haddad@example.com|1|Arabic|Mateo Ruiz|no|booked\nGrace Adeyemi|Birth certificate, copy|@-1|14:10|2|555-0108|grace.adeyemi@example.com|1|English|Mateo Ruiz|no|not come\nMina Okoye and Sam Keller|Civil wedding|@5|14:00|wedding room|555-0109|okoye.keller@example.com|6|English|Ingrid Lund|yes|booked",
    },
    {
      id: "record",
      use: "core",
      role: "item",
      icon: "scroll-text",
      names: "entry in the register|entries in the register",
      also: "certificate|birth|marriage|death|register entry|record",
      fields:
        "Entry: text\nNumber: text\nRegister: choice births|marriages|deaths|partnerships\nHappened on: date -30..0\nPlace: text\nRegistered on: date -28..0\nRegistrar: text @people\nPapers missing: text\nCopies asked: number 0..8\nState: choice notified|papers missing|entered|signed|copies sent",
      cells: "number register happenedOn place registeredOn registrar papersMissing copiesAsked state",
      rows: "Bondar, a girl|B 214|births|@-6|City Hospital|@0|Ingrid Lund|Marriage certificate, translated|4|papers missing\nOkafor, a boy|B 213|births|@-9|City Hospital|@-4|Ingrid Lund||3|signed\nHale, Arthur|D 88|deaths|@-2|Linden House|@0|Ingrid Lund||8|notified\nLindgren and Sousa|M 61|marriages|@-7|Wedding room|@-7|Amara Osei||2|copies sent\nReyes, twins|B 211|births|@-14|Birth center|@-10|Amara Osei||6|copies sent\nWeiss, Otto senior|D 87|deaths|@-5|At home|@-3|Amara Osei||5|signed\nChen and Hart|M 60|marriages|@-16|Castle, garden room|@-16|Ingrid Lund||2|copies sent",
    },
    {
      id: "pickup",
      use: "core",
      role: "item",
      icon: "id-card",
      names: "document to collect|documents to collect",
      also: "passport|identity card|collection|ready document",
      fields:
        "For: text\nDocument: choice passport|identity card|child passport|certificate\nNumber: text\nOrdered on: date -60..-2\nIn the office since: date -30..0\nTold: boolean 60\nLetter came: boolean 60\nState: choice at the printer|here|collected|sent back",
      cells: "document number orderedOn inTheOfficeSince told letterCame state",
      rows: "Owen Pritchard|passport|C01-4471|@-37|@-1|no|yes|here\nRosa Marini|identity card|L08-2210|@-24|@-3|yes|yes|here\nJonas Beck|passport|C01-4402|@-51|@-14|yes|yes|here\nLeila Haddad|child passport|C01-4490|@-20||no|no|at the printer\nGwen Hughes|identity card|L08-2190|@-31|@-9|yes|no|collected\nSamuel Adeyemi|identity card|L08-2101|@-60|@-30|yes|yes|sent back",
    },
  ],
  jobs: "book appointment\nagenda appointment.date\nmove appointment.state\nkeep record\nmove record.state\nfind service\nmove pickup.state\ncheck pickup.told\nassign appointment.clerk\ncheck appointment.papersChecked\nprint record\nchart appointment.state\nfind record\nkeep service",
  site: {
    headline: "Come at 8:20, leave at 8:40",
    body: "Pick what you need, see what to bring and what it costs, and take a time. Births, weddings and deaths are entered here too.",
    action: "Book an appointment|appointment",
    services:
      "Passport|Ready in five weeks|70\nIdentity card|Ready in three weeks|37\nCivil wedding|In the wedding room, up to thirty guests|120\nBirth certificate, copy|By post in three days|12",
    questions:
      "What must I bring?|It stands with each service; without it we have to send you home.\nMust children come along?|For a passport yes, even a newborn.\nI have no appointment. Can I come?|From eight, as long as there are numbers; urgent papers always.\nHow soon must a birth be registered?|Within a week, by a parent or the hospital.",
  },
  words: {
    tagline: "Appointments, registers, and what is ready to collect.",
    itch: "Three hours for a passport photo?",
    promise: "Everybody called at their time",
    pov: "POV: the waiting room was empty at nine",
    gains: ["Passport: 20 minutes, 70 euros", "Pritchard's passport is here", "Bondar: one paper missing"],
  },
});
