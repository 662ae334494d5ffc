import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "toyLibrary",
  name: "Toy library",
  icon: "toy-brick",
  says: {
    en: "toy library|toy lending library|borrow toys|toy lending|toy rental|toy sharing|toy swap library|game library lending|board game lending|toy library membership|toys for nurseries lending|puzzle exchange|baby equipment lending|toy subscription library|toy exchange for families",
    de: "Spielothek|Ludothek|Spielzeugverleih|Spielzeug ausleihen",
    es: "ludoteca|préstamo de juguetes|alquiler de juguetes",
    fr: "ludothèque|prêt de jouets|location de jouets",
    pt: "ludoteca|empréstimo de brinquedos|aluguel de brinquedos",
  },
  forms: ["community", "booking", "management", "site"],
  people: ["toy librarians", "families"],
  mood: "lively",
  things: [
    {
      id: "toy",
      use: "core",
      role: "item",
      icon: "toy-brick",
      names: "toy|toys",
      also: "game|puzzle|ride-on|item",
      fields:
        "Toy: text\nPicture: image\nNumber: text\nKind: choice building|game|puzzle|ride-on|role play|music|baby|outdoor\nFrom age: number 0..12 years\nPieces: number 1..240\nMissing pieces: number 0..6\nBag: text\nBought: date -3000..-20\nTimes lent: rollup count loan.toy\nCondition: rating 1..5\nState: choice in|out|to clean|to count|repair",
      cells: "number kind fromAge pieces missingPieces bag bought condition state",
      rows: "Marble run|L-101|building|4|60|2|Box 4|2024-02-10|5|in\nBalance bike|L-118|ride-on|2|1|0|Floor|2023-05-22|4|out\nDoctor's case|L-125|role play|3|14|0|Box 9|2025-01-18|4|out\nFarm puzzle, 24|L-140|puzzle|3|24|1|Bag 12|2022-09-03|3|to count\nXylophone|L-150|music|2|3|0|Shelf B|2025-11-12|5|in\nFox and Hen|L-163|game|5|52|0|Box 2|2024-10-05|5|out\nBaby gym|L-171|baby|0|5|0|Bag 3|2025-06-14|4|to clean\nStilts, pair|L-180|outdoor|6|2|0|Floor|2021-04-17|3|in\nTrain set, wooden|L-190|building|3|72|0|Box 7|2020-12-01|4|out",
    },
    {
      id: "family",
      use: "core",
      role: "person",
      icon: "users-round",
      names: "family|families",
      also: "member|borrower|nursery",
      fields:
        "Family: text\nNumber: text\nPhone: phone\nE-mail: email\nChildren: text\nMay borrow: number 2..6\nPaid until: date -10..340\nDays left: daysUntil paidUntil\nDuty days left: number 0..3",
      cells: "number phone eMail children mayBorrow paidUntil dutyDaysLeft",
      rows: "Osei family|F-11|555-0131|abena.osei@example.com|Ella 10, Kwame 7|4|@120|1\nLindholm family|F-14|555-0132|bea.lindholm@example.com|Ida 7, Pelle 2|4|@-3|0\nBrandt family|F-20|555-0133|nora.brandt@example.com|Lotte 5|3|@200|2\nDemir family|F-27|555-0134|yusuf.demir@example.com|Deniz 6, Ada 1|4|@60|1\nLittle Steps nursery|F-30|555-0135|office@littlesteps.example.com|22 children|6|@300|0",
    },
    {
      id: "loan",
      use: "core",
      role: "event",
      icon: "arrow-left-right",
      names: "loan|loans",
      also: "borrowing|return|reservation",
      fields:
        "Loan: text\nToy: relation toy\nFamily: relation family\nOut: date -28..0\nBack by: date -6..21\nDays left: daysUntil backBy\nPieces counted: boolean 30\nLost: number 0..3\nState: choice reserved|out|late|back|counted",
      cells: "toy family out backBy piecesCounted lost state",
      rows: "Bike to Pelle|Balance bike|Lindholm family|@-17|@4|no|0|out\nDoctor to Lotte|Doctor's case|Brandt family|@-24|@-3|no|0|late\nFox to Osei|Fox and Hen|Osei family|@-7|@14|no|0|out\nTrain to nursery|Train set, wooden|Little Steps nursery|@-10|@11|no|0|out\nFarm puzzle back|Farm puzzle, 24|Demir family|@-25|@-4|no|1|back\nMarbles for Kwame|Marble run|Osei family|@0|@21|no|0|reserved",
    },
    {
      id: "session",
      use: "more",
      role: "event",
      icon: "calendar-days",
      names: "opening session|opening sessions",
      also: "session|stay and play|duty",
      fields:
        "Session: text\nDate: date 0..30\nTime: time 09:30..15:30\nOn duty: text @people\nDuty family: relation family\nVisitors: number 0..40",
      cells: "date time onDuty dutyFamily visitors",
      rows: "Tuesday morning|@3|09:30|Hilary Dunn|Demir family|0\nSaturday|@0|10:00|Abena Osei|Osei family|12\nStay and play|@7|10:00|Bea Lindholm|Brandt family|0",
    },
  ],
  jobs: "find toy\ndue loan.backBy\nbook loan\nmove loan.state\nshow toy.picture\ncheck loan.piecesCounted\nmove toy.state\nkeep family\nagenda session.date\nrank toy.timesLent\nrate toy.condition\ndue family.paidUntil",
  site: {
    headline: "Three weeks with a marble run",
    body: "Two hundred toys and games, counted when they leave and when they come home. Children choose, parents carry.",
    action: "Reserve a toy|loan",
    services:
      "Family, a year|Four toys at a time|30\nNursery, a year|Six large toys|75\nStay and play|First Friday, tea for parents|2",
    questions:
      "What if a piece is lost?|One piece happens; we write it down. Three cost two.\nAre toys cleaned?|Each time, babies' things twice.\nWhat is a duty day?|Two hours at the desk, twice a year.",
  },
  words: {
    tagline: "Toys, pieces, families and three weeks.",
    itch: "Is the balance bike back on Saturday?",
    promise: "Every piece counted, every child next",
    pov: "POV: the puzzle comes home with all 24",
    gains: ["Doctor's case: three days late", "Farm puzzle: one piece gone", "Balance bike back in four days"],
  },
});
