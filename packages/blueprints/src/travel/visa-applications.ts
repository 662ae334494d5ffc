import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "visaApplications",
  name: "Visas and immigration",
  icon: "id-card",
  says: {
    en: "visa applications|visa application tracker|visa agency|visa consultant|visa services|immigration consultant|immigration lawyer cases|immigration office|residence permits|work permits|student visas|visa expiry dates|relocation agency|expat relocation|passport and visa service|citizenship applications|visa document checklist|green card applications",
    de: "Visumanträge|Visaservice|Aufenthaltstitel|Einwanderungsberatung|Relocation-Agentur",
    es: "solicitudes de visado|gestoría de extranjería|permisos de residencia|trámites de visa",
    fr: "demandes de visa|titres de séjour|conseil en immigration|service de visas",
    pt: "pedidos de visto|assessoria de vistos|autorização de residência|consultoria de imigração",
  },
  forms: ["management", "portal", "site"],
  people: ["case workers", "applicants", "employers"],
  mood: "sober",
  things: [
    {
      id: "visaKind",
      use: "core",
      role: "item",
      icon: "stamp",
      names: "route|routes",
      also: "permit type|category",
      fields:
        "Visa: text\nCountry: text\nPurpose: choice visit|work|study|family|residence|citizenship\nStays up to: text\nOffice fee: money 35..1800 EUR\nOur fee: money 60..1400 EUR\nTakes: number 10..300 days\nDocuments needed: lines\nOpen cases: rollup count visaCase.visa",
      cells: "country purpose staysUpTo officeFee ourFee takes documentsNeeded",
      rows: "Short stay|Schengen|visit|90 days|90|120|15|Passport; Photo; Insurance; Bookings; Bank statements\nSkilled worker|Germany|work|4 years|100|690|60|Passport; Contract; Degree, recognized; Insurance\nStudent|Canada|study|Course and 90 days|150|480|70|Passport; Admission; Proof of funds; Medical\nPartner|United Kingdom|family|33 months|1800|1400|120|Passport; Marriage certificate; Income; English test; Home\nBusiness visit|India|visit|1 year|95|110|12|Passport; Invitation; Company letter\nSettlement|Germany|residence|Without limit|115|520|90|Passport; Pension record; Language B1; Rent contract\nNaturalization|Portugal|citizenship|For good|250|900|300|Passport; Clean record; Language A2; Birth certificate",
    },
    {
      id: "applicant",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "applicant|applicants",
      also: "client|traveler|employee|family member|student",
      fields:
        "Name: text\nNationality: text\nPassport number: text\nPassport until: date -10..2600\nDays left: daysUntil passportUntil\nPhone: phone\nE-mail: email\nEmployer or school: text\nLanguage: text\nConsent signed: boolean 80\nCases: rollup count visaCase.applicant",
      cells: "nationality passportNumber passportUntil phone eMail employerOrSchool language consentSigned",
      rows: "Priya Raman|India|P 4471 902|@1400|555-0101|priya.raman@example.com|Tidewater Apps|English|yes\nOlena Bondar|Ukraine|FX 220 114|@700|555-0102|olena.bondar@example.com|City Hospital|Ukrainian|yes\nDavid Mensah|Ghana|G 0912 773|@88|555-0103|david.mensah@example.com|Lakeside University|English|yes\nAna and Luis Castelo|Brazil|BR 771 208|@2100|555-0104|castelo@example.com|Castelo Furniture|Portuguese|yes\nMei Lin|Taiwan|T 3309 118|@520|555-0105|mei.lin@example.com|Okoro Electric|Mandarin|yes\nKarim Haddad|Lebanon|LR 551 200|@-10|555-0106|karim.haddad@example.com|Self-employed|Arabic|no\nGrace Adeyemi|Nigeria|A 0880 421|@1900|555-0107|grace.adeyemi@example.com|Partner: Tom Reid|English|yes\nImran Shah|Pakistan|AB 114 990|@900|555-0108|imran.shah@example.com|Shah Textiles|Urdu|yes",
    },
    {
      id: "visaCase",
      use: "core",
      role: "item",
      icon: "folder-open",
      names: "case|cases",
      also: "application|visa application|file|procedure",
      fields:
        "Case: text\nNumber: text\nApplicant: relation applicant\nVisa: relation visaKind\nOpened: date -160..0\nTravels or starts: date 5..160\nSubmit by: date -4..60\nDays left: daysUntil submitBy\nCase worker: text @people\nOffice: text\nOffice reference: text\nOur fee: money 60..1400 EUR\nPaid: boolean 60\nGranted until: date 60..1500\nState: choice collecting|ready to submit|submitted|interview|granted|refused|appeal",
      cells:
        "number applicant visa opened travelsOrStarts submitBy caseWorker office officeReference ourFee paid grantedUntil state",
      rows: "Raman, skilled worker|V-301|Priya Raman|Skilled worker|@-20|@75|@9|Joanne Price|Embassy, Delhi||690|yes||collecting\nBondar, settlement|V-287|Olena Bondar|Settlement|@-90|@60|@-4|Joanne Price|City office|AE 88-2041|520|yes||submitted\nMensah, student|V-305|David Mensah|Student|@-12|@88|@12|Tom Barlow|Visa center, Accra||480|no||collecting\nCastelo, naturalization|V-244|Ana and Luis Castelo|Naturalization|@-160|@160|@-4|Tom Barlow|Registry, Lisbon|NA 10/552|900|yes||submitted\nLin, skilled worker|V-298|Mei Lin|Skilled worker|@-55|@30|@-4|Joanne Price|City office|AE 88-2107|690|yes|@1460|granted\nHaddad, short stay|V-309|Karim Haddad|Short stay|@-3|@26|@4|Tom Barlow|Consulate||120|no||collecting\nAdeyemi, partner|V-279|Grace Adeyemi|Partner|@-70|@50|@-4|Joanne Price|Visa center, Lagos|UK 7-4410|1400|yes||interview\nShah, business visit|V-311|Imran Shah|Business visit|@-1|@24|@6|Tom Barlow|Online||110|yes||ready to submit",
    },
    {
      id: "document",
      use: "core",
      role: "item",
      icon: "file-check",
      names: "document|documents",
      also: "checklist|paper|certificate|translation|proof",
      fields:
        "Document: text\nCase: relation visaCase\nAsked on: date -60..0\nNeeded by: date -5..30\nNot older than: text\nTranslate: boolean 30\nCertified copy: boolean 35\nFile: url\nState: choice asked|received|to translate|wrong|complete",
      cells: "caseValue askedOn neededBy notOlderThan translate certifiedCopy state",
      rows: "Work contract, signed|Raman, skilled worker|@-18|@5|3 months|no|no|received\nDegree with recognition|Raman, skilled worker|@-18|@8||yes|yes|to translate\nProof of funds|Mensah, student|@-10|@9|28 days|no|no|asked\nMedical examination|Mensah, student|@-10|@10|12 months|no|no|asked\nNew passport|Haddad, short stay|@-3|@2|6 months left|no|no|asked\nTravel insurance|Haddad, short stay|@-3|@3||no|no|received\nPension record|Bondar, settlement|@-60|@-5|3 months|no|no|complete\nMarriage certificate|Adeyemi, partner|@-60|@-5||no|yes|complete\nPay slips, six|Adeyemi, partner|@-60|@2|28 days|no|no|wrong\nInvitation letter|Shah, business visit|@-1|@4|1 month|no|no|complete",
    },
    {
      id: "appointment",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "appointment|appointments",
      also: "interview|biometrics|embassy appointment|collection",
      fields:
        "Appointment: text\nCase: relation visaCase\nDate: date -10..40\nTime: time 08:00..16:00\nPlace: location\nKind: choice biometrics|interview|hand in|collect|with us\nBring: lines\nComes along: text\nConfirmed: boolean 60",
      cells: "caseValue date time place kind bring comesAlong confirmed",
      rows: "Interview, partner|Adeyemi, partner|@3|09:20|Visa center, Lagos|interview|Passport; Letter; Photos together|Tom Reid by video|yes\nBiometrics, Accra|Mensah, student|@13|10:45|Visa center, Accra|biometrics|Passport; Admission||no\nHand in, Delhi|Raman, skilled worker|@10|11:00|Embassy, Delhi|hand in|All originals; Two photos||yes\nCollect the card|Lin, skilled worker|@6|08:30|City office|collect|Passport; Fee|Joanne|yes\nFirst talk|Haddad, short stay|@1|15:00|Our office|with us|Old passport|Brother|yes",
    },
  ],
  jobs: "move visaCase.state\ndue visaCase.submitBy\nkeep visaCase\nmove document.state\ndue document.neededBy\nagenda appointment.date\nrequest visaCase\nkeep applicant\ndue applicant.passportUntil\nassign visaCase.caseWorker\nfind visaCase\ncheck visaCase.paid\ntotal visaCase.ourFee\ncheck appointment.confirmed\nchart visaCase.state\nkeep visaKind",
  site: {
    headline: "The right papers, on the right desk, in time",
    body: "We say which visa fits, collect and check every document, and go along when it matters. You see where your case lies.",
    action: "Open a case|visaCase",
    services:
      "Short stay|Checked and submitted in three days|120\nSkilled worker|With recognition of your degree|690\nStudent|Admission to biometrics|480\nPartner|With interview training|1400",
    questions:
      "How long does it take?|Two weeks for a visit, two to four months for work, a year for a passport.\nCan you promise a visa?|Nobody can. We promise that nothing is missing.\nWhy is my bank statement too old?|Most offices want it under 28 days on the day you hand it in.\nWhat after a refusal?|We read the reasons, and say honestly whether an appeal is worth it.",
  },
  words: {
    tagline: "Cases, documents, deadlines, and where each lies.",
    itch: "Which paper is older than 28 days?",
    promise: "No case fails for a missing paper",
    pov: "POV: granted, and the passport was still valid",
    gains: ["Haddad: passport ran out, visa stuck", "Mensah: funds proof in nine days", "8 cases, 1 granted this week"],
  },
});
