import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "charityFundraising",
  name: "Charity fundraising",
  icon: "heart-handshake",
  says: {
    en: "charity fundraising|fundraising campaign|fundraiser|fundraising office|donor database|donor management|donation page|major donors|monthly donors|gift aid|charity appeal|grant applications for charities|thank donors|fundraising events",
    de: "Spendenverwaltung|Fundraising|Spendenaktion|Spenderdatenbank|Spendenbescheinigungen",
    es: "captación de fondos|campaña de donaciones|base de datos de donantes|recaudación de fondos",
    fr: "collecte de fonds|gestion des dons|campagne de dons|reçus fiscaux",
    pt: "angariação de fundos|captação de recursos|campanha de doações|base de dados de doadores",
  },
  forms: ["management", "site", "dashboard", "portal"],
  people: ["fundraisers", "trustees", "donors"],
  mood: "warm",
  things: [
    {
      id: "donor",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "donor|donors",
      also: "supporter|giver|benefactor|patron",
      fields:
        "Name: text\nE-mail: email\nPhone: phone\nKind: choice person|company|trust|legacy\nSince: date -3000..-5\nGiven so far: rollup sum gift.donor.amount GBP\nGifts: rollup count gift.donor\nGift Aid: choice declared|asked|not eligible\nLast thanked: date -200..-1\nNext contact: date -10..90\nPost: choice e-mail only|letters too|no contact\nCares about: text",
      cells: "eMail phone kind since giftAid lastThanked nextContact post caresAbout",
      rows: "Rosalind Peck|rosalind.peck@example.com|555-0101|person|2015-12-03|declared|@-30|@4|letters too|The night shelter\nWhitmore Family Trust|secretary@whitmore.example.com|555-0102|trust|2019-02-11|not eligible|@-64|@12|letters too|Work with under 25s\nAde Balogun|ade.balogun@example.com|555-0103|person|2022-06-20|declared|@-3|@27|e-mail only|Kitchen\nHarbour Print|hello@harbourprint.example.com|555-0104|company|2020-09-01|not eligible|@-150|@-5|e-mail only|\nSister Monica Daly|monica.daly@example.com|555-0105|person|2012-01-15|declared|@-20|@60|letters too|Prison leavers\nJean-Paul Martel|jp.martel@example.com|555-0106|person|2024-11-30|asked|@-9|@2|e-mail only|\nEstate of Irene Coe|office@coe-solicitors.example.com|555-0107|legacy|2025-03-04|not eligible|@-40|@20|letters too|Left for the building\nTuesday Runners|run@tuesday.example.com|555-0108|company|2023-04-18|not eligible|@-12|@45|e-mail only|Half marathon team",
    },
    {
      id: "appeal",
      use: "core",
      role: "event",
      icon: "megaphone",
      names: "appeal|appeals",
      also: "campaign|fund|project",
      fields:
        "Appeal: text\nPicture: image\nGoal: money 4000..90000 GBP\nRaised: rollup sum gift.appeal.amount GBP\nStarts: date -90..10\nEnds: date -5..120\nDays left: daysUntil ends\nState: choice planned|open|goal reached|closed\nAbout: longText",
      cells: "goal starts ends state about",
      rows: "Winter nights|24000|@-26|@65|open|Forty beds, every night until March\nNew kitchen|60000|@-80|@100|open|Two hobs from 1987, and one oven door\nHalf marathon|8000|@-60|@-4|goal reached|Eleven runners in our shirts\nSpring lunch|12000|@8|@120|planned|Ninety seats at the guildhall",
    },
    {
      id: "gift",
      use: "core",
      role: "log",
      icon: "hand-heart",
      names: "gift|gifts",
      also: "donation|standing order|pledge|legacy gift",
      fields:
        "Gift: text\nDonor: relation donor\nAppeal: relation appeal\nDate: date -60..0\nAmount: money 10..25000 GBP\nHow: choice card|direct debit|bank transfer|cheque|cash|shares\nMonthly: boolean 30\nThanked: boolean 70",
      cells: "donor appeal date amount how monthly thanked",
      rows: "Peck, winter gift|Rosalind Peck|Winter nights|@-1|500|cheque|no|no\nBalogun, monthly|Ade Balogun|Winter nights|@-4|25|direct debit|yes|yes\nWhitmore grant, first half|Whitmore Family Trust|New kitchen|@-64|12500|bank transfer|no|yes\nMartel, first gift|Jean-Paul Martel|Winter nights|@-9|100|card|no|yes\nCoe legacy|Estate of Irene Coe|New kitchen|@-42|25000|bank transfer|no|yes\nRunners, sponsor forms|Tuesday Runners|Half marathon|@-12|8420|bank transfer|no|yes\nDaly, monthly|Sister Monica Daly|Winter nights|@-20|40|direct debit|yes|yes\nHarbour Print, match|Harbour Print|Half marathon|@-15|750|bank transfer|no|no\nBalogun, extra for oven|Ade Balogun|New kitchen|@-2|200|card|no|no",
    },
    {
      id: "grant",
      use: "core",
      role: "item",
      icon: "file-pen",
      names: "grant bid|grant bids",
      also: "application|funder bid|trust application|proposal",
      fields:
        "Bid: text\nFunder: text\nAsked for: money 2000..60000 GBP\nDeadline: date -3..90\nDays to go: daysUntil deadline\nState: choice idea|writing|sent|shortlisted|awarded|refused|report due\nWriter: text @people",
      cells: "funder askedFor deadline state writer",
      rows: "Lottery, kitchen|Community Lottery Fund|40000|@13|writing|Bethan Rowe\nNight staff, two years|Lanyon Foundation|58000|@40|idea|Bethan Rowe\nYouth worker|Whitmore Family Trust|15000|@-30|shortlisted|Karim Saleh\nVan with tail lift|County Motor Fund|18000|@-3|sent|Karim Saleh\nReport on last winter|Lanyon Foundation|6000|@6|report due|Bethan Rowe",
    },
    {
      id: "fundraisingEvent",
      use: "more",
      role: "event",
      icon: "party-popper",
      names: "event|events",
      also: "gala|raffle|sponsored run|dinner",
      fields:
        "Event: text\nStarts: dateTime 2..90 10:00..19:30\nPlace: location\nTickets: number 20..160\nPrice: money 0..75 GBP\nSold: number 0..160",
      cells: "starts place tickets price sold",
      rows: "Carol evening|@16T18:30|St Luke's Church|160|8|121\nQuiz at the Anchor|@9T19:30|The Anchor|60|5|44\nSleep-out|@30T19:00|Guildhall steps|50|0|18",
    },
  ],
  jobs: "check gift.thanked\ndue donor.nextContact\ndue grant.deadline\nkeep donor\nkeep gift\ntotal gift.amount\nmove grant.state\nshow appeal.picture\ndue appeal.ends\nrank donor.givenSoFar\nagenda fundraisingEvent.starts\nrequest gift\nfind donor",
  site: {
    headline: "Forty beds tonight, and you paid for one",
    body: "Six hundred people keep the shelter open. Eighteen pounds is one warm night with breakfast; every gift is thanked by hand.",
    action: "Give to an appeal|gift",
    services:
      "One night|A bed, supper and breakfast|18\nA monthly gift|Stop whenever you like|25\nA legacy|A letter to your solicitor, and a talk with us|",
    questions:
      "How much of my gift reaches the shelter?|Eighty-six pence in the pound; the rest pays for the office.\nDo I get a receipt?|Yes, by e-mail at once and a yearly one for taxes.\nCan I give in memory of somebody?|Yes, and we write to the family if you wish.",
  },
  words: {
    tagline: "Who gave, for which appeal, and who was thanked.",
    itch: "Three gifts, not one thank-you letter",
    promise: "Every gift thanked within three days",
    pov: "POV: you thanked her before she wondered",
    gains: ["Half marathon: 9,170 of 8,000", "3 gifts still to thank", "Lottery bid: 13 days left"],
  },
});
