import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "lifeCoach",
  name: "Coaching practice",
  icon: "compass",
  says: {
    en: "life coach|life coaching|coaching practice|business coach|executive coach|career coach|career coaching|coaching clients and sessions|coaching packages|coaching session notes|online coaching business|coachee|relationship coach|ADHD coach|mindset coach|parenting coach|coaching goals and homework",
    de: "Coaching-Praxis|Business-Coach|Life-Coach|Karriereberatung Coaching",
    es: "coach de vida|coaching ejecutivo|coach de carrera",
    fr: "coach de vie|séances de coaching|coach de carrière",
    pt: "coach de vida|coaching executivo|coach de carreira",
  },
  forms: ["management", "booking", "site", "portal"],
  people: ["coaches", "clients"],
  mood: "warm",
  things: [
    {
      id: "client",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "client|clients",
      also: "coachee|customer",
      fields:
        "Name: text\nTheme: choice work|change|family|confidence|leading\nE-mail: email\nPhone: phone\nBooked: choice first talk|single|five sessions|ten sessions\nSessions bought: number 1..10\nSessions used: rollup count session.client\nSessions left: calc sessionsBought - sessionsUsed\nCame by: choice friend|search|talk|newsletter\nSince: date -400..0\nPaid: boolean 75\nWhat they want: longText\nPrefers: choice video|in person|walk",
      cells: "theme eMail phone booked sessionsBought cameBy since paid whatTheyWant prefers",
      rows: "Hana Sato|leading|hana.sato@example.com|555-0101|ten sessions|10|friend|@-120|yes|Lead the north without shouting|video\nElif Demir|family|elif.demir@example.com|555-0102|five sessions|5|talk|@-90|yes|Say no to her father|walk\nLeo Winter|change|leo.winter@example.com|555-0103|five sessions|5|search|@-20|no|Own place or stay?|in person\nJonas Weber|change|jonas.weber@example.com|555-0104|first talk|1|search|@-3|yes|What next at 41|video\nGrace Mbeki|confidence|grace.mbeki@example.com|555-0105|five sessions|5|newsletter|@-60|yes|Apply for ward manager|in person\nTom Barlow|work|tom.barlow@example.com|555-0106|single|2|friend|@-30|yes|Leave at five|video\nSofia Marques|confidence|sofia.marques@example.com|555-0107|ten sessions|10|talk|@-200|yes|Speak on a stage|in person",
    },
    {
      id: "session",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "session|sessions",
      also: "appointment|call|meeting|talk",
      fields:
        "Session: text\nClient: relation client\nDate: date -28..21\nTime: time 08:00..18:30\nMinutes: duration 30..90\nWhere: choice video|in person|walk\nState: choice booked|held|moved|cancelled\nEnergy: rating 2..5\nWhat came up: longText\nHomework: text\nHomework done: boolean 45",
      cells: "client date time minutes where state energy whatCameUp homework homeworkDone",
      rows: "The meeting she hates|Hana Sato|@-8|16:00|60|video|held|4|Opens with an answer, not a question|Ask, then count to ten|yes\nNorthern team|Hana Sato|@6|16:00|60|video|booked||||no\nThe sentence|Elif Demir|@-2|15:00|90|walk|held|5|I have decided otherwise|Say it on Sunday|no\nNumbers of an own place|Leo Winter|@2|15:30|60|in person|booked||||no\nFirst talk|Jonas Weber|@1|17:00|30|video|booked||||no\nLetter to the board|Grace Mbeki|@-5|09:00|60|in person|held|4|Three things only she does|Write them down|yes\nMock interview|Grace Mbeki|@4|09:00|90|in person|booked||||no\nLaptop shut|Tom Barlow|@-15|18:30|60|video|held|3|Nobody asked him to stay|Three evenings at five|yes\nTwo minutes on stage|Sofia Marques|@-21|11:00|60|in person|held|5|Breath before the first word|Record it once|yes\nLast session|Sofia Marques|@9|11:00|60|in person|booked||||no",
    },
    {
      id: "goal",
      use: "core",
      role: "item",
      icon: "target",
      names: "goal|goals",
      also: "aim|intention|step",
      fields:
        "Goal: text\nClient: relation client\nUntil: date -5..120\nStart: rating 1..3\nNow: rating 1..5\nState: choice named|moving|reached|let go\nSign that it works: text",
      cells: "client until start now state signThatItWorks",
      rows: "A calm Monday meeting|Hana Sato|@30|1|3|moving|Somebody else speaks first\nSunday without a stomach ache|Elif Demir|@20|1|2|moving|Dessert together\nA yes or a no|Leo Winter|@60|2|2|named|Signed or torn up\nApplication sent|Grace Mbeki|@10|2|4|moving|Sent before Friday\nHome by half past five|Tom Barlow|@-5|1|4|reached|Cooks on Wednesdays\nTen minutes on stage|Sofia Marques|@25|1|5|moving|Hands still",
    },
    {
      id: "request",
      use: "core",
      role: "item",
      icon: "mail",
      names: "first talk request|first talk requests",
      also: "enquiry|inquiry",
      fields:
        "Name: text\nE-mail: email\nPhone: phone\nTheme: choice work|change|family|confidence|leading\nWhat is it about: longText\nGood times: text\nReceived: date -10..0\nAnswered: boolean 50",
      cells: "eMail phone theme whatIsItAbout goodTimes received answered",
      rows: "Amira Said|amira.said@example.com|555-0110|change|Payroll by day, code by night|Evenings|@-1|no\nMarek Zielinski|marek.z@example.com|555-0111|leading|First team of my own|Fridays|@-4|yes\nIda Lind|ida.lind@example.com|555-0112|work|Three jobs in two years|any|@-6|yes\nPriya Nair|priya.nair@example.com|555-0113|family|Partner and partner in the office|Mornings|@0|no",
    },
  ],
  jobs: "book session\nagenda session.date\nkeep session\ncheck session.homeworkDone\nrequest request\nmove goal.state\nfind client\nrank client.sessionsLeft\nrate goal.now\ncheck request.answered\nchart client.theme\ndue goal.until\nplan session.date\ncheck client.paid",
  site: {
    headline: "Say it on Sunday",
    body: "One hour, one question, one thing to do until we meet again. By video, in the room, or walking along the canal.",
    action: "Book a session|session",
    services:
      "First talk|Half an hour|0\nSingle session|Sixty minutes|95\nFive sessions|To use within four months|430\nTen sessions|To use within a year|790",
    questions:
      "What does the first talk cost?|Nothing. We find out whether it fits.\nIs it therapy?|No. If you need a therapist I say so and help you find one.\nHow often do we meet?|Every two or three weeks; in between you try something.\nWho learns of it?|Nobody.",
  },
  words: {
    tagline: "Who, what came up, what to do until next time.",
    itch: "What was her homework?",
    promise: "Every session moves something",
    pov: "POV: you said it on Sunday",
    gains: ["Hana: two of ten used", "Tom: home by half five", "Elif says it on Sunday"],
  },
});
