import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "scholarships",
  name: "Scholarships",
  icon: "award",
  says: {
    en: "scholarship applications|scholarship program|scholarship programme|scholarship fund|scholarship tracker|bursary applications|bursaries for students|apply for scholarships|scholarship committee|student grants office|scholarship foundation|fellowship applications|award committee for students|scholarship interviews|scholarship holders|scholarship deadlines|hardship fund for students",
    de: "Stipendien|Stipendium bewerben|Stipendienprogramm",
    es: "becas|solicitud de becas|programa de becas",
    fr: "bourses d'études|demande de bourse|programme de bourses",
    pt: "bolsas de estudo|candidatura a bolsas|programa de bolsas",
  },
  forms: ["portal", "management", "site", "directory"],
  people: ["scholarship office", "readers", "applicants"],
  mood: "sober",
  things: [
    {
      id: "award",
      use: "core",
      role: "item",
      icon: "award",
      names: "scholarship|scholarships",
      also: "award|bursary|grant|fund",
      fields:
        "Scholarship: text\nKind: choice merit|need|travel|research|first in family\nAmount: money 400..9600 EUR\nPlaces: number 1..12\nBudget: calc amount * places EUR\nOpens: date -60..20\nCloses: date -5..70\nDays left: daysUntil closes\nApplied: rollup count application.scholarship\nState: choice planned|open|reading|decided\nDonor: text\nWho may apply: lines",
      cells: "kind amount places opens closes state donor whoMayApply",
      rows: "Canal Street fund|first in family|4800|6|@-40|@9|open|Nair & Webb|First at university in the family;Any subject\nTravel to the archive|travel|900|10|@-20|@26|open|Friends of the library|From year two;A letter from the archive\nSummer in the lab|research|2400|4|@-60|@-2|reading|Northside Labs|Science students;Two months free\nBridge bursary|need|1200|12|@-55|@-5|decided|The students' union|Income below the line\nWomen who build|merit|9600|1|@10|@70|planned|Demir Motors|Engineering;Grade above 8\nBook money|need|400|12|@-30|@18|open|Alumni|Any student, once a year",
    },
    {
      id: "application",
      use: "core",
      role: "item",
      icon: "file-user",
      names: "application|applications",
      also: "applicant|candidate|student",
      fields:
        "Name: text\nScholarship: relation award\nSubject: text\nYear: number 1..5\nAverage: number 6..9.8\nIncome: choice below the line|near the line|above\nE-mail: email\nSent: date -50..0\nComplete: boolean 75\nStage: choice new|being read|interview|awarded|declined|withdrawn\nScore: rollup average review.application.score\nReadings: rollup count review.application\nWhy me: longText",
      cells: "scholarship subject year average income eMail sent complete stage whyMe",
      rows: "Hodan Farah|Canal Street fund|Law|2|8.4|below the line|hodan.farah@example.com|@-12|yes|being read|My mother learned to read with me\nLeo Winter|Canal Street fund|Biology|1|7.9|near the line|leo.winter@example.com|@-3|no|new|Reference is on its way\nJakub Nowak|Canal Street fund|Nursing|3|8.8|below the line|jakub.nowak@example.com|@-20|yes|interview|Nights in a home pay my rent\nElif Demir|Summer in the lab|Chemistry|3|9.1|above|elif.demir@example.com|@-31|yes|interview|Three questions about glue\nTom Barlow|Summer in the lab|Physics|2|8.0|near the line|tom.barlow@example.com|@-28|yes|being read|\nIda Lind|Travel to the archive|History|4|8.6|above|ida.lind@example.com|@-5|yes|new|Two boxes in Trieste\nGrace Mbeki|Bridge bursary|Nursing|2|7.6|below the line|grace.mbeki@example.com|@-48|yes|awarded|Broken laptop, three shifts a week\nLuis Ortega|Bridge bursary|Economics|1|6.9|above|luis.ortega@example.com|@-46|yes|declined|\nDevi Patel|Book money|Medicine|5|8.9|near the line|devi.patel@example.com|@-1|no|new|",
    },
    {
      id: "review",
      use: "core",
      role: "log",
      icon: "star",
      names: "reading|readings",
      also: "review|score|vote|interview note",
      fields:
        "Note: longText\nApplication: relation application\nReader: text\nScore: rating 2..5\nDate: date -30..0\nVerdict: choice yes|maybe|no\nConflict: boolean 5",
      cells: "application reader score date verdict conflict",
      rows: "Clear plan, pays for itself in a year|Hodan Farah|Dr. Ada Renner|5|@-4|yes|no\nStrong, ask about the second year|Hodan Farah|Owen Marsh|4|@-2|maybe|no\nWorks nights, still 8.8|Jakub Nowak|Dr. Ada Renner|5|@-9|yes|no\nLetter is thin, the person is not|Jakub Nowak|Claire Dubois|4|@-8|yes|no\nBest research question|Elif Demir|Owen Marsh|5|@-6|yes|no\nWas my student|Elif Demir|Dr. Ada Renner|3|@-6|maybe|yes\nFine, no more|Tom Barlow|Owen Marsh|3|@-5|maybe|no\nLaptop first|Grace Mbeki|Claire Dubois|5|@-20|yes|no",
    },
    {
      id: "payment",
      use: "more",
      role: "log",
      icon: "banknote",
      names: "payment|payments",
      also: "instalment|payout",
      fields:
        "Payment: text\nApplication: relation application\nAmount: money 200..4800 EUR\nDue: date -20..120\nPaid: boolean 40\nProof seen: boolean 60",
      cells: "application amount due paid proofSeen",
      rows: "Grace, first half|Grace Mbeki|600|@-10|yes|yes\nGrace, second half|Grace Mbeki|600|@80|no|no\nJakub, if awarded|Jakub Nowak|2400|@30|no|no",
    },
  ],
  jobs: "request application\nfind award\ndue award.closes\nmove application.stage\nrank application.score\nkeep review\nrate review.score\ncheck application.complete\nchart award.kind\ntotal award.budget\nkeep award\ndue payment.due",
  site: {
    headline: "Money for people who study anyway",
    body: "Six funds, one form, and an answer with a reason. You see what is missing before the day, not after.",
    action: "Apply now|application",
    services:
      "Canal Street fund|For the first in the family|4800\nTravel to the archive|Train, bed and copies|900\nBook money|Once a year, quick answer|400",
    questions:
      "May I apply for two?|Yes, one form is enough; tick both.\nWhat must I send?|A page about you, your marks, and one reference.\nWho decides?|Two readers each, then the committee. Nobody reads their own students.\nWhen do I hear?|Four weeks after it closes.",
  },
  words: {
    tagline: "Who applied, who read it, who gets it.",
    itch: "Is her reference here yet?",
    promise: "Fair, complete and on time",
    pov: "POV: rent is paid, you can study",
    gains: ["Canal Street closes in nine days", "Jakub: two readers say yes", "Book money: 12 places"],
  },
});
