import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "bloodDonation",
  name: "Blood donation service",
  icon: "droplet",
  says: {
    en: "blood donation|blood donors|blood donor sessions|blood bank|donate blood|blood drive|blood drives|blood donor center|blood stock by group|plasma donation|platelet donors|donor appointments for blood|give blood|blood service",
    de: "Blutspende|Blutspendedienst|Blutspendetermine|Plasmaspende",
    es: "donación de sangre|banco de sangre|donantes de sangre",
    fr: "don du sang|collecte de sang|donneurs de sang|banque de sang",
    pt: "doação de sangue|banco de sangue|dadores de sangue|doadores de sangue",
  },
  forms: ["management", "booking", "site", "dashboard"],
  people: ["donor staff", "session leads", "donors"],
  mood: "sober",
  things: [
    {
      id: "donor",
      use: "core",
      role: "person",
      icon: "heart-handshake",
      names: "donor|donors",
      also: "blood donor|giver",
      fields:
        "Name: text\nDonor number: text\nDate of birth: date -24000..-6600\nBlood group: choice O+|O-|A+|A-|B+|B-|AB+|AB-\nPhone: phone\nE-mail: email\nLast donation: date -300..-2\nCan give again: date -60..90\nDays left: daysUntil canGiveAgain\nDonations: number 0..90\nDeferred: choice no|travel|low iron|medicine|tattoo|permanent",
      cells: "donorNumber dateOfBirth bloodGroup phone eMail lastDonation canGiveAgain donations deferred",
      rows: "Claire Dubois|D 20411|1984-02-17|O-|555-0101|claire.dubois@example.com|@-92|@-8|34|no\nHamid Rezai|D 20987|1990-06-05|A+|555-0102|hamid.rezai@example.com|@-120|@-36|7|no\nPetra Novak|D 18002|1971-09-26|B-|555-0103|petra.novak@example.com|@-70|@14|61|no\nJoel Adeyemi|D 22310|2001-03-30|O+|555-0104|joel.adeyemi@example.com|@-200|@20|3|tattoo\nSiân Howells|D 19554|1966-12-08|AB-|555-0105|sian.howells@example.com|@-88|@-4|48|no\nLucas Meyer|D 21876|1995-10-21|A-|555-0106|lucas.meyer@example.com|@-95|@30|11|low iron\nBo Lindgren|D 17223|1963-04-11|O-|555-0107|bo.lindgren@example.com|@-84|@0|88|no\nAyesha Malik|D 23004|1999-08-19|B+|555-0108|ayesha.malik@example.com|@-2|@82|1|no",
    },
    {
      id: "bloodSession",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "session|sessions",
      also: "blood drive|donor day|collection|mobile session",
      fields:
        "Session: text\nVenue: location\nDate: date -2..30\nOpens: time 09:00..14:00\nCloses: time 15:00..20:00\nBeds: number 4..12\nTarget: number 40..120 donations\nBooked: rollup count appointment.session\nState: choice planned|open|full|closed|cancelled\nLead: text @people",
      cells: "venue date opens closes beds target state lead",
      rows: "Town Hall, afternoon|Market Place|@0|13:00|19:00|8|80|open|Grace Mbeki\nFire station|Canal Street|@3|14:00|20:00|6|60|full|Callum Reid\nCollege sports hall|College Drive|@7|10:00|16:00|12|110|planned|Grace Mbeki\nDonor center|Station Road|@1|09:00|15:00|10|70|planned|Marta Lind\nVillage hall, Westfield|Chapel Hill|@12|14:00|19:00|6|50|planned|Callum Reid\nRugby ground|Mill Lane|@-2|14:00|19:00|6|55|closed|Marta Lind",
    },
    {
      id: "appointment",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "appointment|appointments",
      also: "slot|donation|booking",
      fields:
        "Appointment: text\nDonor: relation donor\nSession: relation bloodSession\nDate: date -2..30\nTime: time 09:00..19:30\nKind: choice whole blood|plasma|platelets\nHemoglobin: number 115..168 g/l\nPulse: number 54..98\nVolume: number 0..470 ml\nState: choice booked|arrived|health check|on the bed|resting|given|turned away|did not come",
      cells: "donor session date time kind hemoglobin pulse volume state",
      rows: "Ms Dubois, 35th|Claire Dubois|Town Hall, afternoon|@0|13:10|whole blood|138|68|470|resting\nMr Rezai, 8th|Hamid Rezai|Town Hall, afternoon|@0|13:20|whole blood|151|72|0|on the bed\nMs Howells, 49th|Siân Howells|Town Hall, afternoon|@0|13:30|whole blood|129|64|0|health check\nMr Lindgren, 89th|Bo Lindgren|Fire station|@3|16:00|whole blood||66|0|booked\nMs Novak, 62nd|Petra Novak|Donor center|@1|09:30|platelets||70|0|booked\nMs Malik, first|Ayesha Malik|Rugby ground|@-2|17:15|whole blood|133|81|470|given\nMr Meyer, 11th|Lucas Meyer|Rugby ground|@-2|15:40|whole blood|119|70|0|turned away\nMr Adeyemi, 4th|Joel Adeyemi|College sports hall|@7|11:00|whole blood||66|0|booked",
    },
    {
      id: "bloodStock",
      use: "core",
      role: "item",
      icon: "test-tubes",
      names: "stock by group|stock by group",
      also: "blood stock|units|red cells|inventory of blood",
      fields:
        "Group: text\nUnits: number 0..240 units\nNeeded per day: number 2..40 units\nDays of stock: calc units / neededPerDay days\nOldest expires: date 1..30\nLevel: choice good|watch|low|urgent",
      cells: "units neededPerDay oldestExpires level",
      rows: "O negative|38|16|@4|urgent\nO positive|210|38|@12|good\nA positive|190|34|@10|good\nA negative|44|9|@9|watch\nB positive|60|10|@14|good\nB negative|11|4|@6|low\nAB positive|26|3|@16|good\nAB negative|9|1|@11|good",
    },
    {
      id: "recall",
      use: "more",
      role: "log",
      icon: "phone-call",
      names: "call-up|call-ups",
      also: "invitation|recall|text to donors",
      fields:
        "Call-up: text\nDonor: relation donor\nSent: date -10..0\nBy: choice text|e-mail|phone\nAnswer: choice none yet|comes|not now|never again",
      cells: "donor sent by answer",
      rows: "O negative needed, Dubois|Claire Dubois|@-6|text|comes\nO negative needed, Lindgren|Bo Lindgren|@-6|phone|comes\nB negative low, Novak|Petra Novak|@-4|e-mail|comes\nThird gift, Adeyemi|Joel Adeyemi|@-9|text|not now",
    },
  ],
  jobs: "move appointment.state\nrank bloodStock.daysOfStock\nbook appointment\nagenda bloodSession.date\ndue donor.canGiveAgain\nkeep donor\nchart bloodStock.units\nfind donor\nplan bloodSession.date\nmap bloodSession.venue\nkeep recall",
  site: {
    headline: "An hour, a bed and half a liter",
    body: "Give blood near you. Pick a session, answer a few questions at home and come rested, fed and with something to drink.",
    action: "Book a place|appointment",
    services:
      "Whole blood|About an hour, ten minutes on the bed|\nPlasma|Seventy minutes, every two weeks|\nPlatelets|Ninety minutes, by invitation|",
    questions:
      "Who can give?|Healthy adults over 50 kg. Some medicines, trips and new tattoos mean a wait.\nHow often?|Whole blood every twelve weeks.\nDoes it hurt?|A short prick. We stay beside you.\nMay I do sport afterwards?|Tomorrow. Today, drink and take the lift.",
  },
  words: {
    tagline: "Who may give again, where, and which group runs low.",
    itch: "Which O negative donors are free today?",
    promise: "The right groups called at the right time",
    pov: "POV: the bag is 470 ml and you are fine",
    gains: ["O negative: two days left", "Donation 89 for Mr Lindgren", "8 beds, 80 places, from one"],
  },
});
