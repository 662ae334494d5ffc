import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "dogGrooming",
  name: "Dog grooming",
  icon: "scissors",
  says: {
    en: "dog grooming|dog groomer|dog groomers|pet grooming|grooming salon for dogs|mobile dog grooming|poodle clip|dog wash|puppy's first groom|cat grooming|nail clipping for dogs|groomer appointments|hand stripping|pet groomer software|dog salon|deshedding",
    de: "Hundesalon|Hundefriseur|Hundepflege|Fellpflege für Hunde",
    es: "peluquería canina|peluquero canino|estética canina|baño de perros",
    fr: "toilettage canin|toiletteur|salon de toilettage|toilettage à domicile",
    pt: "banho e tosa|tosquia de cães|grooming canino|salão de tosquia",
  },
  forms: ["booking", "management", "site"],
  people: ["groomers", "owners"],
  mood: "lively",
  things: [
    {
      id: "owner",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "owner|owners",
      also: "client|customer",
      fields:
        "Owner: text\nPhone: phone\nE-mail: email\nAddress: location\nComes: choice by car|on foot|we fetch\nNo-shows: number 0..3",
      cells: "phone eMail address comes noShows",
      rows: "Maggie Trent|555-0101|maggie.trent@example.com|6 Rose Walk|on foot|0\nOluwaseun Cole|555-0102|seun.cole@example.com|18 Quarry Road|by car|0\nLinda Pope|555-0103|linda.pope@example.com|2 The Green|we fetch|0\nMarco Bassi|555-0104|marco.bassi@example.com|40 High Street|on foot|1\nFreya Dunn|555-0105|freya.dunn@example.com|11 Orchard Way|by car|0\nHarriet Blay|555-0106|harriet.blay@example.com|The Old Dairy|by car|2\nKen Osborne|555-0107|ken.osborne@example.com|9 Station Yard|on foot|0",
    },
    {
      id: "dog",
      use: "core",
      role: "item",
      icon: "dog",
      names: "dog|dogs",
      also: "pet|puppy|poodle|cat",
      fields:
        "Dog: text\nPicture: image\nOwner: relation owner\nBreed: text\nBorn: date -5200..-100\nWeight: number 2..60 kg\nCoat: choice curly|double|wire|silky|short|long\nEvery: choice 4 weeks|6 weeks|8 weeks|12 weeks\nLast groom: date -120..-3\nNext due: date -25..80\nDays left: daysUntil nextDue\nTemper: choice angel|wriggles|nervous|nips at nails|muzzle\nSkin and health: text\nUsual cut: text",
      cells: "owner breed born weight coat every lastGroom nextDue temper skinAndHealth usualCut",
      rows: "Clementine|Maggie Trent|Toy poodle|2020-04-03|4.2|curly|6 weeks|@-44|@-2|angel|Tear stains|Teddy, 12 mm, round feet\nDuke|Oluwaseun Cole|Cockapoo|2021-10-21|11|curly|6 weeks|@-40|@2|wriggles|Mats behind ears|13 mm all over\nBramble|Linda Pope|Border terrier|2017-06-16|7.5|wire|12 weeks|@-80|@4|nips at nails|Heart murmur, no dryer cage|Hand strip\nBear|Marco Bassi|Newfoundland|2019-01-30|58|double|8 weeks|@-63|@-7|angel|Hot spots in summer|Wash, deshed, feet\nSuki|Freya Dunn|Shih tzu|2022-08-11|5.8|long|4 weeks|@-25|@3|nervous|Left eye|Puppy cut, bow\nOtto|Harriet Blay|Schnauzer|2020-11-05|8|wire|8 weeks|@-56|@0|wriggles|None|Breed cut, eyebrows\nPeanut|Ken Osborne|Cavapoo|2026-07-02|3.1|curly|6 weeks|@-20|@22|nervous|None|Face and feet only\nMisty|Freya Dunn|Ragdoll cat|2018-02-14|5|long|12 weeks|@-70|@14|muzzle|Belly mats|Belly shave",
    },
    {
      id: "service",
      use: "core",
      role: "item",
      icon: "bath",
      names: "service|services",
      also: "groom|treatment|price list",
      fields:
        "Service: text\nTakes: duration 15..180\nFrom: money 10..95 GBP\nSize: choice small|medium|large|giant|any\nIncludes: text",
      cells: "takes from size includes",
      rows: "Full groom, small|90|42|small|Bath, dry, cut, nails, ears\nFull groom, medium|120|50|medium|Bath, dry, cut, nails, ears\nBath and deshed, giant|180|85|giant|Two washes, blow-out\nHand strip|150|60|any|By hand, no clippers\nPuppy's first|45|25|small|Noise, brush, face\nNails|15|12|any|Walk in",
    },
    {
      id: "appointment",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "appointment|appointments",
      also: "booking|groom|slot|visit",
      fields:
        "Appointment: text\nDog: relation dog\nService: relation service\nGroomer: text @people\nDate: date -6..14\nTime: time 08:30..16:30\nTable: choice 1|2|van\nPrice: money 12..110 GBP\nState: choice booked|dropped off|in the bath|on the table|ready|collected|no-show\nFound: tags nothing|mats|fleas|lump|sore ear|broken nail\nAfter picture: image\nPaid: boolean 40",
      cells: "dog service groomer date time table price state found paid",
      rows: "Clementine, teddy|Clementine|Full groom, small|Becky Lane|@0|08:30|1|42|on the table|nothing|no\nOtto, eyebrows|Otto|Full groom, small|Joss Pike|@0|09:00|2|46|in the bath|nothing|no\nBear, the big wash|Bear|Bath and deshed, giant|Joss Pike|@0|11:00|2|85|booked|nothing|no\nDuke, 13 mm|Duke|Full groom, medium|Becky Lane|@2|10:00|1|50|booked|nothing|no\nSuki, bow|Suki|Full groom, small|Becky Lane|@3|13:00|1|42|booked|nothing|no\nBramble, by hand|Bramble|Hand strip|Joss Pike|@4|09:30|2|60|booked|nothing|no\nPeanut, second visit|Peanut|Puppy's first|Becky Lane|@9|15:00|1|25|booked|nothing|no\nOtto did not come|Otto|Full groom, small|Joss Pike|@-6|09:00|2|46|no-show|nothing|no\nMisty, belly|Misty|Nails|Becky Lane|@-5|16:00|van|12|collected|mats|yes",
    },
  ],
  jobs: "agenda appointment.date\nmove appointment.state\nbook appointment\ndue dog.nextDue\nkeep dog\nshow dog.picture\nassign appointment.groomer\nkeep appointment\nfind service\ncheck appointment.paid\ntotal appointment.price\nkeep owner",
  site: {
    headline: "Clean, clipped and still wagging",
    body: "Two tables and a van for dogs who hate the car. Nervous ones get the first slot and nobody hurries.",
    action: "Book a groom|appointment",
    services:
      "Full groom, small|Ninety minutes|42\nFull groom, medium|Two hours|50\nHand strip|For wire coats|60\nBath and deshed, giant|Three hours|85\nPuppy's first|Brush, noise, face|25",
    questions:
      "How often should my dog come?|Curly coats every six weeks, wire coats every twelve.\nWhat if my dog is afraid of the dryer?|We use towels and take our time.\nWhat if the coat is matted?|We call you before we cut it short.\nMay I stay?|For the first quarter of an hour; most dogs do better on their own.",
  },
  words: {
    tagline: "Who is on the table, how short, and who nips at nails.",
    itch: "Was it twelve or thirteen millimeters?",
    promise: "Every coat cut as last time",
    pov: "POV: Bear needs three hours and the slot knows",
    gains: ["8 pets, 2 overdue", "Bramble: by hand, no dryer cage", "Clementine: teddy, 12 millimeters"],
  },
});
