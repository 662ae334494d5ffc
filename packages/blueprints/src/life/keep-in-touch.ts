import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "keepInTouch",
  name: "Keeping in touch",
  icon: "users-round",
  says: {
    en: "personal crm|keep in touch app|stay in touch with friends|remember to call friends|friends and family contacts|address book with birthdays|contact reminders|call my parents reminder|christmas card list|pen pals|relationship manager for friends|people i met|networking contacts tracker|alumni contacts|remember people's names|letters to write",
    de: "Kontakte pflegen|persönliches Adressbuch|Freunde anrufen erinnern|Geburtstage und Kontakte",
    es: "mantener el contacto con amigos|agenda de contactos personal|recordar llamar a amigos",
    fr: "garder le contact avec ses amis|carnet d'adresses personnel|penser à appeler ses proches",
    pt: "manter contato com amigos|agenda pessoal de contatos|lembrar de ligar para amigos",
  },
  forms: ["tracker", "dashboard"],
  people: ["friends"],
  mood: "warm",
  things: [
    {
      id: "friend",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "friend|friends",
      also: "contact|person|relative|acquaintance|pen pal",
      fields:
        "Name: text\nPicture: image\nCircle: choice family|close friends|old friends|neighbors|work|new\nPhone: phone\nE-mail: email\nLives in: location\nBirthday: date 2..360\nDays to birthday: daysUntil birthday\nRing every: number 7..180 days\nLast heard: date -220..0\nRing by: date -40..90\nPartner and children: text\nGoing on: longText\nAsk about: text\nTalks: rollup count talk.friend",
      cells: "circle phone eMail livesIn birthday ringEvery lastHeard ringBy partnerAndChildren goingOn askAbout",
      rows: "Mother|family|555-0101|mother@example.com|Mill Lane|@23|7|@-3|@4||New knee in spring|The stairs\nBen|family|555-0102|ben@example.com|Leeds|@140|14|@-19|@-5|Sara; Ida, 4|Applied for a new post|How the interview went\nMina|close friends|555-0103|mina@example.com|Quay|@9|14|@-6|@8||Marathon in May|Her Achilles\nTom|close friends|555-0104|tom@example.com|Elm Grove|@205|21|@-40|@-19|Jo|Moving in with Jo|Whether the sofa fitted\nHedda|old friends|555-0105|hedda@example.com|Oslo|@77|60|@-95|@-35|Per; twins|Twins started school|The boat\nImran|old friends|555-0106|imran@example.com|Manchester|@310|60|@-30|@30|Leila|Second novel|The ending\nGwen next door|neighbors|555-0107|gwen@example.com|Bryn Cottage|@48|30|@-12|@18||Dog had an operation|Mabel\nPaul, first boss|work|555-0108|paul@example.com|Bristol|@260|180|@-220|@-40|Anne|Retires this year|The garden railway\nPriya from the course|new|555-0109|priya@example.com|Station Road|@34|30|@-25|@5||Looks for a choir|Thursday rehearsal\nFrau Vogt|old friends|555-0110|vogt@example.com|Husum|@180|90|@-60|@30||Writes by hand|The stork's nest",
    },
    {
      id: "talk",
      use: "core",
      role: "log",
      icon: "messages-square",
      names: "talk|talks",
      also: "call|message|visit|conversation|coffee",
      fields:
        "What about: text\nFriend: relation friend\nDate: date -100..0\nHow: choice call|visit|walk|message|letter|met by chance\nMinutes: duration 5..240\nWho rang: choice me|they\nRemember: longText\nPromised: text\nKept: boolean 50",
      cells: "friend date how minutes whoRang remember promised kept",
      rows: "Knee and tomatoes|Mother|@-3|call|35|me|Physio on Tuesdays|Bring the grow bags|no\nLong run|Mina|@-6|walk|90|they|Taper from the 1st|Lend her the belt|yes\nOver the fence|Gwen next door|@-12|met by chance|15|they|Stitches out on Friday|Walk Mabel on Saturday|yes\nInterview nerves|Ben|@-19|call|40|they|Panel of five|Ring after it|no\nChoir|Priya from the course|@-25|message|10|me|Alto|Send the conductor's number|no\nEnding, three versions|Imran|@-30|call|75|me|The ferry one|Read chapter nine|yes\nSofa on the stairs|Tom|@-40|visit|120|me|Measured wrong, twice|Bring the saw|yes\nFour pages|Frau Vogt|@-60|letter|30|they|Storks early|Write back before Advent|no\nTwins and boat|Hedda|@-95|call|50|they|New mast|Summer visit, dates|no\nBirthday cake|Mother|@-17|visit|240|me|Neighbor's son fixes phones||yes",
    },
    {
      id: "occasion",
      use: "core",
      role: "event",
      icon: "calendar-heart",
      names: "occasion|occasions",
      also: "birthday|date|card to send|anniversary|visit",
      fields:
        "Occasion: text\nFriend: relation friend\nDate: date -2..90\nDays left: daysUntil date\nKind: choice birthday|visit|card|wedding|exam|anniversary of a death\nIdea: text\nDone: boolean 20",
      cells: "friend date kind idea done",
      rows: "Mina turns forty|Mina|@9|birthday|First edition, wrapped|no\nMother's seventieth|Mother|@23|birthday|Pear tree, the whole family|no\nPriya's birthday|Priya from the course|@34|birthday|Coffee|no\nSummer dates to Oslo|Hedda|@14|visit|Second half of July|no\nBen's second interview|Ben|@2|exam|Message in the morning|no\nPaul's last day|Paul, first boss|@58|card|Engine driver's cap|no\nCard to Husum|Frau Vogt|@20|card|By hand|no\nA year since Gwen's Ivor|Gwen next door|@-1|anniversary of a death|Soup and an hour|yes",
    },
    {
      id: "place",
      use: "more",
      role: "event",
      icon: "handshake",
      names: "introduction|introductions",
      also: "meet-up|introduce|networking event|dinner",
      fields:
        "Introduction: text\nFirst: relation friend\nSecond: text\nWhy: text\nDate: date -10..40\nState: choice idea|asked both|made",
      cells: "first second why date state",
      rows: "Priya and the choir|Priya from the course|Helen, conductor|An alto is missing|@3|asked both\nImran and Frau Vogt|Imran|Frau Vogt|She knew the ferry captain|@20|idea\nBen and Paul|Ben|Paul, first boss|Same trade|@-8|made",
    },
  ],
  jobs: "request talk\ndue friend.ringBy\nkeep talk\nkeep friend\nagenda occasion.date\ncheck occasion.done\ncheck talk.kept\nfind friend\ndue occasion.date\nshow friend.picture\nchart friend.circle\nplan talk.date\nmap friend.livesIn\nchart talk.how",
  site: {
    headline: "Ring Tom. Ask about the sofa.",
    body: "Who you have not heard from for too long, what was going on with them, and what you promised last time.",
    action: "Note a talk|talk",
    services:
      "Friends|How often you want to ring, and when it is due|\nTalks|What it was about, what you promised|\nOccasions|Birthdays, interviews, hard days|",
    questions:
      "Isn't a list for friends cold?|Forgetting is colder. Nobody sees the list, everybody gets the call.\nHow often is right?|Weekly for parents, monthly for close ones, a letter a year for the far.\nWhat should I write down?|Names of children, the exam on Friday, what hurts.\nAnd if I have nothing to say?|Ask about the last thing you noted.",
  },
  words: {
    tagline: "Who to ring, what to ask, what you promised.",
    itch: "When did you last ring Hedda?",
    promise: "Nobody dear drifts away",
    pov: "POV: you asked about the interview, on the day",
    gains: ["Tom: 19 days overdue. Sofa?", "Mina turns forty in nine days", "Five promises still to keep"],
  },
});
