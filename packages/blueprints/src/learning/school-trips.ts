import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "schoolTrips",
  name: "School trips",
  icon: "bus",
  says: {
    en: "school trips|school trip planner|class trip|field trips|field trip permission|permission slips|consent forms for school trips|residential school trip|school excursions|class outing|school trip payments|student travel groups|exchange trip school|trip risk assessment school|ski week with the class|school camp trip",
    de: "Klassenfahrt|Schulausflug|Klassenfahrten planen",
    es: "excursiones escolares|viaje de fin de curso|salidas escolares",
    fr: "sorties scolaires|voyage scolaire|classe verte",
    pt: "visitas de estudo|viagem de finalistas|passeios escolares",
  },
  forms: ["management", "portal", "tracker"],
  people: ["teachers", "parents"],
  mood: "lively",
  things: [
    {
      id: "trip",
      use: "core",
      role: "event",
      icon: "bus",
      names: "trip|trips",
      also: "outing|excursion|journey",
      fields:
        "Trip: text\nWho goes: text\nLeader: text\nLeaves: date 3..120\nBack: date 3..125\nDays left: daysUntil leaves\nMeet at: time 06:30..09:30\nWhere to: location\nTravel: choice train|coach|on foot|boat\nPupils: number 18..52\nAdults: number 2..6\nPrice: money 0..340 EUR\nSigned up: rollup count signup.trip\nPaid in: rollup sum signup.trip.paid EUR\nRisk checked: boolean 60\nState: choice idea|approved|open|full|done\nBring: lines\nAbout: longText",
      cells: "whoGoes leader leaves back meetAt whereTo travel pupils adults price riskChecked state bring about",
      rows: "Canal museum|7B|Helen Sharp|@9|@9|08:30|Canal museum|train|26|3|12|yes|open|Packed lunch;Rain jacket|Boats, locks, and a mill that works\nGlacier week|9A and 9B|Daniel Okoro|@61|@66|06:30|Mountain hut|coach|52|6|340|no|open|Boots;Sleeping bag;Sun cream|Five days, four nights, no signal\nWoodland day|5C|Mei Tanaka|@3|@3|09:00|Hillside wood|on foot|24|3|0|yes|full|Boots;Cup|\nTheater, matinee|10A|Claire Dubois|@21|@21|09:30|Little Theater|train|28|2|9|yes|approved||Front rows are wet\nValencia exchange|11|Tomás García|@120|@125|07:00|Valencia|train|18|2|290|no|idea|Passport|Families still to be found",
    },
    {
      id: "signup",
      use: "core",
      role: "log",
      icon: "file-signature",
      names: "sign-up|sign-ups",
      also: "permission slip|consent|participant|pupil|registration",
      fields:
        "Pupil: text\nTrip: relation trip\nForm: choice 5C|7B|9A|9B|10A\nPermission: choice waiting|yes|no\nSigned by: text\nPhone: phone\nHealth: text\nFood: choice all|vegetarian|no pork|gluten free\nSwims: boolean 70\nTo pay: money 0..340 EUR\nPaid: money 0..340 EUR\nOpen: calc toPay - paid EUR\nHelp asked: boolean 10\nNote: longText",
      cells: "trip form permission signedBy phone health food swims toPay paid helpAsked note",
      rows: "Adam Farah|Canal museum|7B|yes|Hodan Farah|555-0101|none|no pork|yes|12|12|no|\nBella Rossi|Canal museum|7B|yes|Marco Rossi|555-0102|Asthma, inhaler|all|yes|12|12|no|\nCasper Lind|Canal museum|7B|waiting||555-0103|none|all|no|12|0|no|Slip lost twice\nEthan Cole|Canal museum|7B|waiting||555-0104|none|all|no|12|0|yes|Fund pays\nIsla McKay|Glacier week|9A|yes|Fiona McKay|555-0105|none|vegetarian|yes|340|170|no|Two payments\nGeorge Harland|Glacier week|9A|yes|Paul Harland|555-0106|Hearing aid, spare batteries|all|yes|340|340|no|\nJakub Nowak|Glacier week|9A|no|Ewa Nowak|555-0107|Knee|all|yes|0|0|no|Stays with 9C\nKeira Blythe|Glacier week|9B|yes|Dean Blythe|555-0108|Nut allergy, pen|all|yes|340|100|no|\nNoah Weber|Woodland day|5C|yes|Jonas Weber|555-0109|Bee stings, pen|gluten free|no|0|0|no|\nLotte Krüger|Theater, matinee|10A|waiting||555-0110|none|all|yes|9|0|no|",
    },
    {
      id: "task",
      use: "core",
      role: "item",
      icon: "list-checks",
      names: "task|tasks",
      also: "to-do|booking|step|checklist item",
      fields:
        "Task: text\nTrip: relation trip\nWho: text\nDue: date -4..60\nDone: boolean 40\nCost: money 0..3900 EUR\nNote: text",
      cells: "trip who due done cost note",
      rows: "Group ticket|Canal museum|Helen Sharp|@2|no|118|\nFirst aid bag and pens|Canal museum|Daniel Okoro|@8|no|0|Bella's inhaler\nRisk sheet to the head|Glacier week|Daniel Okoro|@-2|no|0|\nCoach, deposit|Glacier week|Lou Fischer|@-4|yes|780|\nHut, second half|Glacier week|Lou Fischer|@30|no|3900|\nThird adult|Woodland day|Mei Tanaka|@1|no|0|\nWheelchair seat|Theater, matinee|Claire Dubois|@10|no|0|\nTwelve host families|Valencia exchange|Tomás García|@60|no|0|",
    },
  ],
  jobs: "agenda trip.leaves\nmove signup.permission\ncheck task.done\ndue task.due\nkeep signup\ntotal signup.open\nfind signup\nkeep trip\ncheck trip.riskChecked\nplan trip.leaves\nchart signup.food\nassign task.who",
  site: {
    headline: "Everybody on the coach",
    body: "Slips, money, allergies and seats for every trip. Sign from the phone, pay in two parts, pack from the list.",
    action: "See the next trips|trip",
    services:
      "Day trip|Train and entry|12\nWeek in the mountains|Coach, hut, food|340\nHelp fund|Ask quietly, the office decides|",
    questions:
      "How do I give permission?|Open the trip, say yes, add what we must know about health.\nWe cannot pay it all at once.|Two or three payments are fine; the fund helps too.\nMy child does not come along.|Then there is school in another class.\nMay my child take a phone?|In the bag; on the glacier there is no signal anyway.",
  },
  words: {
    tagline: "Who comes, who signed, who paid, who has the pen.",
    itch: "Whose slip is missing?",
    promise: "All slips in before the coach leaves",
    pov: "POV: 26 pupils, 26 slips, one inhaler",
    gains: ["Canal museum: two slips missing", "Glacier week: 52 seats, six adults", "Keira: nut allergy, pen packed"],
  },
});
