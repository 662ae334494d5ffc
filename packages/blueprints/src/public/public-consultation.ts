import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "publicConsultation",
  name: "Public consultations and participatory budgets",
  icon: "megaphone",
  says: {
    en: "public consultation|public consultations|citizen participation|citizen engagement platform|participatory budgeting|participatory budget|citizens' proposals|residents' ideas for the town|citizens' assembly|have your say platform|town planning workshop|public survey by the council|ideas for our neighborhood|civic engagement app|youth parliament|neighborhood fund applications",
    de: "Bürgerbeteiligung|Bürgerhaushalt|Öffentlichkeitsbeteiligung|Bürgerrat",
    es: "participación ciudadana|presupuestos participativos|consulta pública",
    fr: "participation citoyenne|budget participatif|concertation publique",
    pt: "participação cidadã|orçamento participativo|consulta pública municipal",
  },
  forms: ["portal", "community", "management", "site"],
  people: ["moderators", "residents"],
  mood: "sober",
  things: [
    {
      id: "consultation",
      use: "core",
      role: "item",
      icon: "megaphone",
      names: "consultation|consultations",
      also: "topic|project|question to residents|plan",
      fields:
        "Consultation: text\nPicture: image\nOffice: choice parks|traffic|schools|housing|budget\nWhere: location\nOpens: date -40..10\nCloses: date -5..50\nDays left: daysUntil closes\nMoney in it: money 0..180000 EUR\nAbout: longText\nIdeas: rollup count proposal.consultation\nWho decides: text\nState: choice prepared|open|being read|decided|built",
      cells: "office where opens closes moneyInIt about whoDecides state",
      rows: "Castle Green playground|parks|Castle Green 1|@-16|@21|85000|Three designs, one of them yours. The swings stay.|Open spaces committee|open\nBudget of ideas|budget|Whole town|@-30|@12|180000|Nobody but you decides: the ideas with most votes are built until it is spent.|Residents|open\nSchool Road without cars at eight|traffic|School Road|@-40|@-5|12000|Half an hour in the morning, trial until summer.|Council|being read\nWhat becomes of the old mill?|housing|Mill Lane 40|@10|@50|0|Homes, workshops or both. Walk through it first.|Council|prepared\nLibrary on Sundays|budget|Market Place 2|@-40|@-5|9000|Four hours, self-service.|Council|decided",
    },
    {
      id: "proposal",
      use: "core",
      role: "item",
      icon: "lightbulb",
      names: "proposal|proposals",
      also: "idea|suggestion|citizens' proposal|project idea",
      fields:
        "Proposal: text\nPicture: image\nConsultation: relation consultation\nFrom: text\nE-mail: email\nWhere: location\nHanded in: date -35..0\nCosts about: money 200..60000 EUR\nFor whom: tags children|young people|older people|everybody|nature\nText: longText\nVotes: number 0..420\nChecked by: text @people\nState: choice new|being checked|up for vote|chosen|not possible|built\nAnswer: longText",
      cells: "consultation from eMail where handedIn costsAbout forWhom text votes checkedBy state answer",
      rows: "Drinking fountain at the court|Budget of ideas|Kofi Mensah|kofi.mensah@example.com|School Road 4|@-24|6500|young people; everybody|Summer, forty of us, one tap at the kiosk.|318|Tom Barlow|up for vote|\nBenches every 200 meters to the cemetery|Budget of ideas|Gwen Hughes|gwen.hughes@example.com|Church Row|@-28|9000|older people|I walk it every day, with three rests and no seat.|402|Tom Barlow|up for vote|\nSkate bowl behind the station|Budget of ideas|Leila Haddad|leila.haddad@example.com|Station Park|@-20|58000|young people|Concrete, four meters, we drew it.|276|Amara Osei|being checked|Noise report ordered\nFifty fruit trees|Budget of ideas|Owen Pritchard|owen.pritchard@example.com|Hill Road|@-19|7500|nature; everybody|Pick what you can reach.|351|Amara Osei|up for vote|\nNet swing for wheelchairs|Castle Green playground|Priya Nair|priya.nair@example.com|Castle Green 1|@-9|14000|children|My daughter watches. She would rather fly.|187|Amara Osei|up for vote|\nWater and mud corner|Castle Green playground|Year 2, primary school|office@school.example.com|Castle Green 1|@-7|5200|children|Mud. Please.|141|Amara Osei|new|\nDelivery bay instead|School Road without cars at eight|Rosa Marini|rosa@copperkettle.example.com|School Road 2|@-15|800|everybody|Bread comes at ten to eight.|64|Tom Barlow|chosen|Bay marked at number 2\nCable car to Hillside|Budget of ideas|Otto Weiss|otto.weiss@example.com|Hillside|@-26|60000|everybody|It would cost less than the bus.|98|Tom Barlow|not possible|It would cost eleven million",
    },
    {
      id: "comment",
      use: "core",
      role: "log",
      icon: "message-square",
      names: "comment|comments",
      also: "statement|opinion|reply|objection",
      fields:
        "Comment: longText\nProposal: relation proposal\nFrom: text\nPosted: dateTime -25..0 07:30..22:30\nTone: choice for it|against|question|hint\nHearts: number 0..60\nState: choice shown|to check|hidden",
      cells: "proposal from posted tone hearts state",
      rows: "The tap at the kiosk froze last winter too.|Drinking fountain at the court|Mina|@-2T18:20|hint|12|shown\nOne by number 30 as well, it is steep there.|Benches every 200 meters to the cemetery|Helga B.|@-5T10:05|for it|41|shown\nWho picks up the rotten fruit?|Fifty fruit trees|Resident of Hill Road|@-4T20:40|question|9|shown\nThe juice group will. We asked.|Fifty fruit trees|Owen|@-3T07:50|for it|33|shown\nMy bedroom is twelve meters from there.|Skate bowl behind the station|Karim|@-6T22:15|against|26|shown\nCan it be lower on one side?|Skate bowl behind the station|Parent|@-6T12:30|question|14|shown\nYes to flying.|Net swing for wheelchairs|Ruth E.|@-2T09:10|for it|58|shown\nGround must be rubber, bark stops wheels.|Net swing for wheelchairs|Tomás|@-1T16:45|hint|22|shown\nWash it where, exactly?|Water and mud corner|A father|@-1T19:25|question|17|shown\nYou people never listen anyway|Cable car to Hillside|anonymous|@-8T23:00|against|2|to check",
    },
    {
      id: "event",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "meeting|meetings",
      also: "workshop|walk-about|evening|assembly|info stand",
      fields:
        "Meeting: text\nConsultation: relation consultation\nStarts: dateTime -10..35 10:00..19:00\nPlace: location\nKind: choice walk|workshop|information|info stand|decision\nSeats: number 15..120\nComing: number 0..90\nInterpreter: text\nMinutes online: boolean 20",
      cells: "consultation starts place kind seats coming interpreter minutesOnline",
      rows: "Build it in sand first|Castle Green playground|@4T15:00|Castle Green 1|workshop|40|27||no\nStand at the market|Budget of ideas|@2T10:00|Market Place|info stand|15|0|Arabic|no\nWalk through the old mill|What becomes of the old mill?|@13T17:00|Mill Lane 40|walk|25|25|Sign language|no\nCounting the votes|Budget of ideas|@13T18:30|Town hall|decision|120|61|Sign language|no\nEvening on School Road|School Road without cars at eight|@-8T19:00|School, gym|information|90|74||yes",
    },
  ],
  jobs: "request proposal\nrank proposal.votes\nmove proposal.state\ncount proposal.votes\nfind proposal\nkeep comment\ndue consultation.closes\nshow proposal.picture\nagenda event.starts\nmap proposal.where\nchart proposal.forWhom\nkeep consultation\nmove consultation.state\nassign proposal.checkedBy\ntotal proposal.costsAbout\nchart comment.tone",
  site: {
    headline: "Half a street of benches was Gwen's idea",
    body: "See what is being planned, say what you think of it, hand in your own idea, and read why it was taken or not.",
    action: "Hand in a proposal|proposal",
    services:
      "Open now|Two consultations and a budget of 180,000|\nProposals|Everybody from twelve may hand one in|\nMeetings|Walks, workshops, the count|\nAnswers|Every proposal gets one, in plain words|",
    questions:
      "Who may vote?|Everybody who lives here and is twelve or older.\nWhat happens to my proposal?|It is checked for cost and law, then voted on, then built or answered.\nMust I give my name?|To us, yes; on the page your first name is enough.\nWho has the last word?|It stands with each consultation. In the budget of ideas it is you.",
  },
  words: {
    tagline: "What is planned, what people want, what came of it.",
    itch: "They asked us, and then?",
    promise: "Every idea gets an answer",
    pov: "POV: you sit on the bench you proposed",
    gains: ["Benches: 402 votes, 9,000 euros", "12 days left to vote", "Eight ideas, one cable car"],
  },
});
