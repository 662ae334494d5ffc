import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "alumniAssociation",
  name: "Alumni association",
  icon: "graduation-cap",
  says: {
    en: "alumni association|alumni network|alumni directory|alumni club|alumni community|alumni website|alumni events|class reunion|class reunions|school reunion|reunion planning|find old classmates|former students network|university alumni|graduates network|alumni donations|homecoming weekend",
    de: "Alumni-Verein|Ehemaligenverein|Klassentreffen|Alumni-Netzwerk",
    es: "asociación de exalumnos|red de antiguos alumnos|reunión de antiguos alumnos",
    fr: "association d'anciens élèves|réseau d'anciens élèves|retrouvailles de classe",
    pt: "associação de antigos alunos|rede de ex-alunos|reencontro de turma",
  },
  forms: ["community", "directory", "management", "site"],
  people: ["organizers", "alumni", "students"],
  mood: "lively",
  things: [
    {
      id: "year",
      use: "core",
      role: "item",
      icon: "calendar-range",
      names: "class|classes",
      also: "graduating class|year group|cohort|school year",
      fields:
        "Class: text\nLeft school: number 1962..2024\nTeacher then: text\nSpeaks for it: text\nPhoto: image\nStarted with: number 12..34\nFound: rollup count alum.year\nNext round year: number 2026..2034",
      cells: "leftSchool teacherThen speaksForIt startedWith nextRoundYear",
      rows: "Class of 1976, B|1976|Mr. Pryce|Helga Brandt|28|2026\nClass of 1988, A|1988|Ms. Holm|Tom Barlow|31|2028\nClass of 1999, C|1999|Dr. Osei|Priya Nair|26|2029\nClass of 2006, A|2006|Mr. Vogt|Mina Okoye|24|2026\nClass of 2016, B|2016|Ms. Carter|Leila Haddad|29|2026\nClass of 2024, A|2024|Ms. Lund|Jonas Beck|22|2034",
    },
    {
      id: "alum",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "alum|alumni",
      also: "former student|graduate|classmate|member|old pupil",
      fields:
        "Name: text\nPortrait: image\nYear: relation year\nName at school: text\nE-mail: email\nPhone: phone\nLives in: location\nWorks as: text\nField: choice health|law|technology|arts|trade|teaching|business|studying\nOffers: tags mentoring|internship|talk|a bed|advice|nothing yet\nMay be shown: boolean 80\nMember until: date -60..400\nLast heard: date -900..-1\nState: choice found|searching|confirmed|no contact please|in memory",
      cells: "year nameAtSchool eMail phone livesIn worksAs field offers mayBeShown memberUntil lastHeard state",
      rows: "Helga Brandt|Class of 1976, B|Helga Thoms|helga.brandt@example.com|555-0101|Husum|Shipping clerk, retired|business|talk|yes|@210|@-6|confirmed\nRolf Stein|Class of 1976, B|Rolf Stein|rolf.stein@example.com|555-0102|Lübeck|Organ builder|trade|talk; a bed|yes|@210|@-40|confirmed\nTom Barlow|Class of 1988, A|Tom Barlow|tom.barlow@example.com|555-0103|Castle Street|Surveyor|trade|internship|yes|@95|@-12|confirmed\nAisha Bello|Class of 1988, A|Aisha Bello|aisha.bello@example.com|555-0104|Geneva|Pediatrician|health|mentoring|yes|@-20|@-200|confirmed\nPriya Nair|Class of 1999, C|Priya Menon|priya.nair@example.com|555-0105|Station Road|Judge|law|mentoring; talk|yes|@300|@-3|confirmed\nKwame Boateng|Class of 1999, C|Kwame Boateng|kwame.boateng@example.com|555-0106|Accra|Bridge engineer|technology|internship; a bed|yes|@300|@-75|confirmed\nMina Okoye|Class of 2006, A|Mina Okoye|mina.okoye@example.com|555-0107|Quay|Translator|arts|advice|yes|@150|@-1|confirmed\nSam Keller|Class of 2006, A|Sam Keller|sam.keller@example.com|555-0108|Bern|Nurse|health|nothing yet|no|@-60|@-900|searching\nLeila Haddad|Class of 2016, B|Leila Haddad|leila.haddad@example.com|555-0109|Leeds|Game designer|technology|mentoring|yes|@330|@-9|confirmed\nJonas Beck|Class of 2024, A|Jonas Beck|jonas.beck@example.com|555-0110|Leipzig|Law student|studying|nothing yet|yes|@400|@-2|confirmed",
    },
    {
      id: "reunion",
      use: "core",
      role: "event",
      icon: "party-popper",
      names: "meet-up|meet-ups",
      also: "reunion|class reunion|event|homecoming|talk|regulars' table",
      fields:
        "Meet-up: text\nPicture: image\nStarts: dateTime 5..120 10:00..20:00\nPlace: location\nFor: choice everybody|one class|students too|a city\nYear: text\nHost: text\nSeats: number 12..220\nComing: rollup count answer.meetUp\nPrice: money 0..48 EUR\nProgram: lines\nState: choice planned|invited|full|held",
      cells: "starts place forValue year host seats price program state",
      rows: "Fifty years, 1976 B|@44T15:00|Old gym, then the Corn Exchange|one class|1976 B|Helga Brandt|40|48|Photo on the stairs; Lesson with Mr. Pryce; Dinner|invited\nHomecoming|@72T11:00|School yard|everybody||Association|220|0|Choir; Cake; Class photos; Match against the sixth form|planned\nTwenty years, 2006 A|@58T18:00|Warehouse 7|one class|2006 A|Mina Okoye|30|35|Quiz on 2006; Late trams|invited\nWhat does a judge do all day?|@9T17:30|Library|students too||Priya Nair|60|0|Talk; Questions|invited\nRegulars' table, Leipzig|@16T19:30|Leipzig|a city||Jonas Beck|12|0|Soup|planned",
    },
    {
      id: "answer",
      use: "core",
      role: "item",
      icon: "ticket-check",
      names: "sign-up|sign-ups",
      also: "rsvp|registration|answer|ticket",
      fields:
        "Sign-up: text\nAlum: relation alum\nMeet-up: relation reunion\nComing: choice yes|maybe|no\nWith: number 0..2 guests\nEats: choice everything|vegetarian|vegan\nPaid: boolean 50\nBrings: text",
      cells: "alum meetUp coming withValue eats paid brings",
      rows: "Helga, fifty years|Helga Brandt|Fifty years, 1976 B|yes|1|vegetarian|yes|Slides from Rome\nRolf, fifty years|Rolf Stein|Fifty years, 1976 B|yes|0|everything|yes|Plays the old organ\nMina, twenty years|Mina Okoye|Twenty years, 2006 A|yes|1|vegan|yes|\nSam, twenty years|Sam Keller|Twenty years, 2006 A|maybe|0|everything|no|\nLeila, judge's talk|Leila Haddad|What does a judge do all day?|no|0|everything|no|\nJonas, judge's talk|Jonas Beck|What does a judge do all day?|yes|2|everything|no|Three questions\nTom, homecoming|Tom Barlow|Homecoming|yes|2|everything|no|Goalkeeper's gloves\nJonas, Leipzig|Jonas Beck|Regulars' table, Leipzig|yes|0|everything|no|",
    },
    {
      id: "match",
      use: "core",
      role: "item",
      icon: "handshake",
      names: "mentoring pair|mentoring pairs",
      also: "mentor|mentee|mentoring|internship|pair",
      fields:
        "Pair: text\nMentor: relation alum\nStudent: text\nStudent's class: text\nAbout: text\nStarted: date -160..0\nMeets: choice weekly|monthly|twice a term\nTalks held: number 0..9\nNext talk: date 1..40\nState: choice asked|running|finished|stopped",
      cells: "mentor student studentsClass about started meets talksHeld nextTalk state",
      rows: "Priya and Noor|Priya Nair|Noor Rahman|12 B|Law or history?|@-120|monthly|4|@11|running\nAisha and Ella|Aisha Bello|Ella Osei|12 A|Medical school tests|@-60|monthly|2|@18|running\nLeila and Adam|Leila Haddad|Adam Novak|11 C|First game, first engine|@-30|weekly|4|@3|running\nKwame and Farida|Kwame Boateng|Farida Shah|12 A|Summer on a bridge site|@0|twice a term|0|@20|asked\nTom and Ben|Tom Barlow|Ben Carter|10 B|Two weeks with the level|@-160|weekly|9|@40|finished",
    },
    {
      id: "gift",
      use: "more",
      role: "item",
      icon: "hand-coins",
      names: "donation|donations",
      also: "gift|membership fee|fund|pledge",
      fields:
        "Donation: text\nFrom: relation alum\nFor: choice travel fund|instruments|library|gym roof|membership\nDate: date -90..0\nAmount: money 20..2000 EUR\nThanked: boolean 60",
      cells: "from forValue date amount thanked",
      rows: "Organ money|Rolf Stein|instruments|@-30|2000|yes\nFor the class trip of 8 B|Priya Nair|travel fund|@-12|300|no\nYearly fee|Mina Okoye|membership|@-60|25|yes\nRoof tile, number 88|Tom Barlow|gym roof|@-5|88|no",
    },
  ],
  jobs: "find alum\nshow alum.portrait\nagenda reunion.starts\nrequest answer\nmove reunion.state\nkeep alum\nmove alum.state\nmap alum.livesIn\nmove match.state\ncheck answer.paid\nchart alum.field\ndue match.nextTalk\nkeep match\nshow year.photo\ndue alum.memberUntil\ntotal gift.amount\nkeep year",
  site: {
    headline: "Third row, second desk: still friends",
    body: "Find your class, sign up for the reunion, offer an afternoon to a student who wants to do what you do.",
    action: "Sign up for a meet-up|answer",
    services:
      "Directory|By class, city and field, as far as people like|\nReunions|Ten, twenty, fifty years|\nMentoring|An hour a month with a student|\nMembership|A year, with the magazine|25",
    questions:
      "I was only here for two years. May I join?|If you remember the smell of the gym, yes.\nWho sees my address?|Your class, if you allow it. You can be left out of the directory.\nHow do I find somebody?|Ask who speaks for the class; they usually know an aunt.\nWhat does a mentor do?|Listens, for an hour a month, for a school year.",
  },
  words: {
    tagline: "Who was in which class, and when we meet.",
    itch: "What became of the third row?",
    promise: "The whole class, found again",
    pov: "POV: Mr. Pryce still knows where you sat",
    gains: ["1976 B: fifty years, 44 days", "Sam Keller: still searching", "Priya mentors Noor: four talks"],
  },
});
