import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "petBoarding",
  name: "Pet boarding",
  icon: "doghouse",
  says: {
    en: "pet boarding|boarding kennels|dog kennels|cattery|dog boarding|cat boarding|pet hotel|dog hotel|kennel booking|kennels and cattery|boarding kennel software|small animal boarding|rabbit boarding|overnight dog boarding|holiday care for pets|kennel runs",
    de: "Tierpension|Hundepension|Katzenpension|Hundehotel",
    es: "residencia canina|hotel para perros|guardería de mascotas|residencia felina",
    fr: "pension pour animaux|pension canine|pension pour chats|chenil",
    pt: "hotel para cães|hotel para animais|canil e gatil|hospedagem de animais",
  },
  forms: ["booking", "management", "portal", "site"],
  people: ["kennel staff", "owners"],
  mood: "warm",
  things: [
    {
      id: "owner",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "owner|owners",
      also: "client|customer|family",
      fields:
        "Owner: text\nPhone: phone\nE-mail: email\nEmergency contact: phone\nVet: text\nAccount: choice pays on pick-up|invoice|deposit paid\nPets: rollup count pet.owner",
      cells: "phone eMail emergencyContact vet account",
      rows: "Sandra Ruiz|555-0101|sandra.ruiz@example.com|555-0151|Hillside Vets|pays on pick-up\nColin and Bea Marsh|555-0102|marsh@example.com|555-0152|Hillside Vets|deposit paid\nYusuf Demir|555-0103|yusuf.demir@example.com|555-0153|Town Animal Clinic|pays on pick-up\nElke Brandt|555-0104|elke.brandt@example.com|555-0154|Town Animal Clinic|invoice\nThe Parkers|555-0105|parker@example.com|555-0155|Hillside Vets|deposit paid\nNia Roberts|555-0106|nia.roberts@example.com|555-0156|Brook Surgery|pays on pick-up\nGavin Tull|555-0107|gavin.tull@example.com|555-0157|Brook Surgery|pays on pick-up",
    },
    {
      id: "pet",
      use: "core",
      role: "item",
      icon: "paw-print",
      names: "pet|pets",
      also: "dog|cat|rabbit|boarder|guest",
      fields:
        "Pet: text\nPicture: image\nOwner: relation owner\nKind: choice dog|cat|rabbit|guinea pig|bird\nBreed: text\nBorn: date -5500..-120\nVaccinated until: date -20..330\nDays left: daysUntil vaccinatedUntil\nKennel cough: boolean 75\nGets along: choice with all|with own pack|alone|no males\nFood: text\nMedicine: text\nMind: longText",
      cells: "owner kind breed born vaccinatedUntil kennelCough getsAlong food medicine mind",
      rows: "Bruno|Sandra Ruiz|dog|Boxer|2021-05-04|@120|yes|with all|House kibble, 2 x 180 g|None|Jumps fences under 1.5 m\nTess|Colin and Bea Marsh|dog|Border terrier|2018-09-12|@40|yes|with own pack|Own food, labeled|Thyroid, 8:00|Digs\nMonty|Colin and Bea Marsh|dog|Lurcher|2022-03-30|@40|yes|with own pack|Own food, labeled|None|Sofa dog, blanket\nPamuk|Yusuf Demir|cat|Van cat|2020-01-19|@-5|no|alone|Wet, 2 x 85 g|None|Hides first day\nFindus|Elke Brandt|cat|European shorthair|2016-07-07|@200|no|with all|Kidney diet only|Drops in left eye|\nNutmeg|The Parkers|rabbit|Mini lop|2023-04-15|@88|no|with own pack|Hay, greens|None|Never lift by scruff\nRocky|Nia Roberts|dog|Rottweiler|2019-12-01|@300|yes|no males|House kibble, 2 x 240 g|None|Gentle, hates the hose\nPip|Gavin Tull|dog|Jack Russell|2024-02-08|@12|no|with all|House kibble, 2 x 70 g|None|First stay",
    },
    {
      id: "unit",
      use: "core",
      role: "place",
      icon: "door-open",
      names: "unit|units",
      also: "kennel|run|pen|cattery room|hutch",
      fields:
        "Unit: text\nBlock: choice dogs, heated|dogs, garden|cattery|small animals|isolation\nFits: choice one small|one large|two of a family|three of a family\nNightly: money 9..38 GBP\nState: choice free|occupied|to clean|being repaired",
      cells: "block fits nightly state",
      rows: "D1|dogs, heated|one large|26|occupied\nD2|dogs, heated|two of a family|38|occupied\nD3|dogs, heated|one large|26|to clean\nD4|dogs, garden|one small|22|free\nD5|dogs, garden|one large|24|being repaired\nC1|cattery|one small|14|occupied\nC2|cattery|two of a family|20|free\nS1|small animals|two of a family|9|occupied\nISO|isolation|one large|26|free",
    },
    {
      id: "stay",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "stay|stays",
      also: "booking|reservation|boarding|visit",
      fields:
        "Stay: text\nPet: relation pet\nUnit: relation unit\nArrives: date -7..30\nLeaves: date -2..40\nNights: number 1..21\nNightly: money 9..38 GBP\nTotal: calc nights * nightly GBP\nDeposit: money 0..100 GBP\nExtras: tags walk|groom|play group|pick-up|photos\nVaccine card seen: boolean 75\nState: choice asked|confirmed|checked in|checked out|canceled\nBrought along: text",
      cells: "pet unit arrives leaves nights nightly deposit extras vaccineCardSeen state broughtAlong",
      rows: "Bruno, a week|Bruno|D1|@-3|@4|7|26|50|play group; photos|yes|checked in|Red rope\nMarsh terrier|Tess|D2|@-1|@9|10|38|100|walk|yes|checked in|Own bed, tin of pills\nFindus, ten nights|Findus|C1|@-5|@5|10|14|0|photos|yes|checked in|Eye drops\nNutmeg|Nutmeg|S1|@-2|@1|3|9|0||yes|checked in|Hay rack\nPip, trial night|Pip|D4|@0|@1|1|22|0|play group|no|confirmed|\nRocky leaves|Rocky|D3|@-6|@0|6|26|0|groom|yes|checked out|\nPamuk, half-term|Pamuk|C2|@6|@13|7|20|20||no|confirmed|\nBruno at Christmas|Bruno|D1|@26|@36|10|26|50|play group|no|asked|",
    },
    {
      id: "round",
      use: "core",
      role: "log",
      icon: "clipboard-check",
      names: "feeding and rounds|rounds",
      also: "feed|medicine given|walk|clean|daily note",
      fields:
        "Round: text\nPet: relation pet\nWhen: dateTime -1..0 07:00..20:00\nKind: choice fed|medicine|walk|clean|play\nAte: choice all|half|nothing\nStool: choice normal|soft|none\nBy: text @people\nNote: text",
      cells: "pet when kind ate stool by note",
      rows: "Tess, thyroid tablet|Tess|@0T08:00|medicine|all|normal|Jodie Kemp|In cheese\nBruno, breakfast|Bruno|@0T07:30|fed|all|normal|Jodie Kemp|\nFindus, eye drops|Findus|@0T08:20|medicine|half|normal|Amir Saleh|Left eye only\nNutmeg, greens|Nutmeg|@0T07:45|fed|all|normal|Amir Saleh|\nBruno, play group|Bruno|@-1T15:00|play|all|soft|Jodie Kemp|With Rocky, twenty minutes\nFindus, supper|Findus|@-1T18:30|fed|nothing|none|Amir Saleh|Try warm tuna",
    },
  ],
  jobs: "agenda stay.arrives\nmove stay.state\nbook stay\nkeep round\nmove unit.state\ncheck stay.vaccineCardSeen\ndue pet.vaccinatedUntil\nkeep pet\nplan stay.leaves\nshow pet.picture\nfind owner\ntotal stay.nights",
  site: {
    headline: "Their own bed, twice a walk, and you get a photo",
    body: "Heated kennels, a quiet cattery and hutches indoors. Medicine is given on time, and siblings stay together.",
    action: "Ask for a stay|stay",
    services:
      "Dog, heated kennel|A night, two walks|26\nTwo dogs of one family|Sharing D2|38\nCat|A night, own room|14\nRabbit or guinea pig|With your hutch or ours|9",
    questions:
      "Which vaccinations are needed?|Yearly boosters, and kennel cough for dogs two weeks before.\nCan I bring his own food?|Please do, in portions with a name on.\nWhat if my pet falls ill?|We ring you, then your vet.\nMay I see the kennels?|Daily from two to four, no appointment.",
  },
  words: {
    tagline: "Who sleeps in D2, who gets a pill at eight, and whose shots ran out.",
    itch: "Has Tess had her tablet?",
    promise: "Fed, walked, dosed and written down",
    pov: "POV: Findus ate nothing, and tonight it is tuna",
    gains: ["5 pets here, 3 units free", "Pamuk: vaccination 5 days over", "Tess: thyroid at eight, in cheese"],
  },
});
