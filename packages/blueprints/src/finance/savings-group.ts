import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "savingsGroup",
  name: "Savings and loan group",
  icon: "hand-coins",
  says: {
    en: "savings group|savings circle|village savings and loan|VSLA|chama|rotating savings|ROSCA|table banking|self-help group savings|solidarity lending group|group lending|share-out|microfinance group|merry-go-round savings",
    de: "Spargruppe|Sparclub|Mikrokreditgruppe|Dorfbank",
    es: "grupo de ahorro|tanda de ahorro|caja de ahorro comunitaria|banco comunal",
    fr: "groupe d'épargne|tontine|caisse villageoise|groupe de microfinance",
    pt: "grupo de poupança|caixa comunitária|poupança rotativa|banco comunitário",
  },
  forms: ["management", "dashboard", "tool"],
  people: ["treasurers", "secretaries", "members"],
  mood: "warm",
  things: [
    {
      id: "member",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "member|members",
      also: "saver|borrower|woman|participant",
      fields:
        "Name: text\nPhone: phone\nNumber: text\nJoined: date -900..-30\nRole: choice member|chair|secretary|treasurer|key holder\nSaved so far: rollup sum saving.member.amount KES\nBorrowed so far: rollup sum loan.member.amount KES\nNext of kin: text",
      cells: "phone number joined role nextOfKin",
      rows: "Wanjiru Kamau|555-0101|01|2023-01-14|chair|Joseph Kamau\nAkinyi Odhiambo|555-0102|02|2023-01-14|treasurer|Mary Odhiambo\nFatuma Hassan|555-0103|03|2023-01-14|secretary|Ali Hassan\nGrace Mutua|555-0104|04|2023-01-14|member|Peter Mutua\nEsther Chebet|555-0105|05|2024-01-13|key holder|Ruth Chebet\nNaomi Wairimu|555-0106|06|2024-01-13|member|John Wairimu\nHalima Abdi|555-0107|07|2025-01-11|key holder|Sahra Abdi\nRose Atieno|555-0108|08|2025-01-11|member|James Otieno",
    },
    {
      id: "meeting",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "meeting|meetings",
      also: "sitting|saving day|gathering",
      fields:
        "Meeting: text\nDate: date -30..30\nTime: time 14:00..16:00\nWhere: location\nPresent: number 5..8\nCollected: rollup sum saving.meeting.amount KES\nBox counted: money 20000..60000 KES\nState: choice planned|held|closed in book\nDecisions: longText",
      cells: "date time where present boxCounted state decisions",
      rows: "Meeting 44|@-21|15:00|Wanjiru's compound|8|41200|closed in book|Fine for phones raised to 50\nMeeting 45|@-14|15:00|Wanjiru's compound|7|45600|closed in book|Loan to Grace agreed\nMeeting 46|@-7|15:00|Church hall|8|38900|held|\nMeeting 47|@0|15:00|Church hall|||planned|\nMeeting 48|@7|15:00|Esther's shop|||planned|Audit of the box",
    },
    {
      id: "saving",
      use: "core",
      role: "log",
      icon: "piggy-bank",
      names: "saving|savings",
      also: "share|contribution|deposit|stamp",
      fields:
        "Saving: text\nMember: relation member\nMeeting: relation meeting\nShares: number 1..5\nShare price: money 500..500 KES\nAmount: money 500..2500 KES\nFund: choice savings|social fund|fine",
      cells: "member meeting shares sharePrice amount fund",
      rows: "Wanjiru, 4 shares|Wanjiru Kamau|Meeting 46|4|500|2000|savings\nAkinyi, 3 shares|Akinyi Odhiambo|Meeting 46|3|500|1500|savings\nFatuma, 2 shares|Fatuma Hassan|Meeting 46|2|500|1000|savings\nGrace, 1 share|Grace Mutua|Meeting 46|1|500|500|savings\nEsther, 5 shares|Esther Chebet|Meeting 46|5|500|2500|savings\nNaomi, late|Naomi Wairimu|Meeting 46|0|500|50|fine\nHalima, 2 shares|Halima Abdi|Meeting 46|2|500|1000|savings\nRose, 3 shares|Rose Atieno|Meeting 45|3|500|1500|savings\nGrace, 2 shares|Grace Mutua|Meeting 45|2|500|1000|savings",
    },
    {
      id: "loan",
      use: "core",
      role: "item",
      icon: "hand-coins",
      names: "loan|loans",
      also: "credit|advance|borrowing",
      fields:
        "Loan: text\nMember: relation member\nFor what: text\nTaken: date -90..0\nAmount: money 2000..15000 KES\nInterest: money 100..1500 KES\nTo repay: calc amount + interest KES\nRepaid so far: rollup sum repayment.loan.paid KES\nDue on: date -10..80\nDays left: daysUntil dueOn\nGuarantor: text\nState: choice asked|agreed|running|late|repaid",
      cells: "member forWhat taken amount interest dueOn guarantor state",
      rows: "Grace, maize seed|Grace Mutua|Seed and fertilizer|@-14|6000|600|@76|Esther Chebet|running\nNaomi, school fees|Naomi Wairimu|Third term|@-75|10000|1000|@-5|Rose Atieno|late\nEsther, shop stock|Esther Chebet|Sugar and flour|@-60|15000|1500|@30|Wanjiru Kamau|running\nRose, sewing machine|Rose Atieno|Machine, second hand|@-85|12000|1200|@5|Naomi Wairimu|running\nFatuma, hospital|Fatuma Hassan|Clinic|@-40|3000|0|@-2|Halima Abdi|repaid\nHalima, goats|Halima Abdi|Two goats|@0|8000|800|@90|Fatuma Hassan|asked",
    },
    {
      id: "repayment",
      use: "core",
      role: "log",
      icon: "banknote",
      names: "repayment|repayments",
      also: "instalment|loan payment",
      fields: "Repayment: text\nLoan: relation loan\nDate: date -40..0\nPaid: money 500..6000 KES",
      cells: "loan date paid",
      rows: "Naomi, first half|Naomi, school fees|@-35|5500\nEsther, first|Esther, shop stock|@-28|5500\nEsther, second|Esther, shop stock|@-7|5500\nRose, first|Rose, sewing machine|@-45|6600\nRose, second|Rose, sewing machine|@-14|4000\nFatuma, in full|Fatuma, hospital|@-7|3000",
    },
  ],
  jobs: "keep saving\ndue loan.dueOn\nmove loan.state\nagenda meeting.date\nkeep repayment\nkeep member\ntotal saving.amount\nrank loan.toRepay\nkeep meeting\nprint loan",
  site: {
    headline: "Eight members, one box, three keys",
    body: "We save every Friday and lend to each other at one tenth. The book is read aloud at every meeting, and shared out in December.",
    action: "Ask for a loan|loan",
    services:
      "Shares|One to five at each meeting|500\nLoans|Up to three times your savings, three months|\nSocial fund|For illness and funerals, no interest|50",
    questions:
      "How much may I borrow?|Three times what you have saved.\nWhat if I cannot repay in time?|Tell the meeting; your guarantor speaks for you.\nWhen is the share-out?|At the last meeting of the year.",
  },
  words: {
    tagline: "Who saved, who borrowed, what is in the box.",
    itch: "The book says one thing, the box another",
    promise: "The box and the book agree",
    pov: "POV: share-out takes ten minutes",
    gains: ["8 members, 6 loans", "Meeting 46: 38,900 in the box", "Naomi: 5,500 left, 5 days late"],
  },
});
