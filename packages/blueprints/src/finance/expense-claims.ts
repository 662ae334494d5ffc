import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "expenseClaims",
  name: "Expense claims",
  icon: "receipt",
  says: {
    en: "expense claims|expense reports|employee expenses|travel expenses|reimbursement|reimbursements|expense approval|staff expenses|business expenses of staff|mileage claims|per diem|company card receipts|claim back expenses|expenses for employees|expense reimbursement",
    de: "Spesenabrechnung|Reisekosten|Reisekostenabrechnung|Auslagen erstatten",
    es: "notas de gastos|gastos de viaje|reembolso de gastos|dietas y kilometraje",
    fr: "notes de frais|frais de déplacement|remboursement de frais|frais professionnels",
    pt: "despesas de viagem|reembolso de despesas|relatórios de despesas|ajudas de custo",
  },
  forms: ["management", "portal", "dashboard"],
  people: ["accounts", "managers", "employees"],
  mood: "sober",
  things: [
    {
      id: "employee",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "employee|employees",
      also: "claimant|staff member|traveler|colleague",
      fields:
        "Name: text\nTeam: choice sales|service|workshop|office\nManager: text\nE-mail: email\nAccount: text\nRate per mile: money 0.45 GBP\nClaims: rollup count claim.employee",
      cells: "team manager eMail account ratePerMile",
      rows: "Tom Barlow|sales|Elif Demir|tom@bearings.example.com|ends in 4471|0.45\nElif Demir|sales|Ruth Abara|elif@bearings.example.com|ends in 0932|0.45\nPawel Krol|workshop|Marek Zielinski|pawel@bearings.example.com|ends in 7710|0.45\nStacey Dunn|service|Marek Zielinski|stacey@bearings.example.com|ends in 2284|0.45\nSofia Marques|office|Joanne Price|sofia@bearings.example.com|ends in 5519|0.45\nKofi Mensah|service|Marek Zielinski|kofi@bearings.example.com|ends in 3306|0.45",
    },
    {
      id: "claim",
      use: "core",
      role: "item",
      icon: "file-text",
      names: "claim|claims",
      also: "expense report|report|expense claim|trip|reimbursement request",
      fields:
        "Claim: text\nEmployee: relation employee\nReason: text\nFrom: date -45..-1\nUntil: date -44..0\nProject code: text\nTotal: rollup sum expense.claim.amount GBP\nHanded in: date -30..0\nPay by: date -6..20\nState: choice draft|with manager|with accounts|query|approved|paid|declined\nApproved by: text\nPaid: boolean 40\nRemark: longText",
      cells: "employee reason from until projectCode handedIn payBy state approvedBy paid remark",
      rows: "Leeds trade fair|Tom Barlow|Two days on the stand|@-12|@-10|S-104|@-8|@6|with accounts|Elif Demir|no|\nHull breakdown|Stacey Dunn|Night call, dockside crane|@-6|@-5|V-220|@-4|@10|with manager|Marek Zielinski|no|Overnight was agreed by phone\nCustomer dinner, Bremen|Elif Demir|Four guests|@-20|@-18|S-110|@-16|@-2|query|Ruth Abara|no|Names of the guests missing\nLathe training|Pawel Krol|Three days at the maker|@-40|@-37|T-015|@-30|@-16|paid|Marek Zielinski|yes|\nApril miles|Kofi Mensah|Site visits|@-31|@-2|V-221|@-1|@13|with manager|Marek Zielinski|no|\nAccounts seminar|Sofia Marques|Tax update|@-15|@-15|O-002|@-13|@1|approved|Joanne Price|no|\nScotland round|Tom Barlow|Eight customers in four days|@-5|@-1|S-111|@0|@14|draft|Elif Demir|no|Hotel receipt to come\nTaxi, missed train|Elif Demir|Late meeting|@-26|@-26|S-109|@-25|@-11|declined|Ruth Abara|no|No receipt",
    },
    {
      id: "expense",
      use: "core",
      role: "log",
      icon: "receipt",
      names: "expense|expenses",
      also: "receipt|cost|bill|line|mileage|spend",
      fields:
        "Expense: text\nClaim: relation claim\nDate: date -40..0\nKind: choice hotel|train|flight|mileage|meal|taxi|parking|phone|tools\nReceipt: image\nAmount: money 4..420 GBP\nTax in it: money 0..70 GBP\nPaid with: choice own money|company card\nReceipt seen: boolean 70\nGuests: text",
      cells: "claim date kind receipt amount taxInIt paidWith receiptSeen guests",
      rows: "Hotel, two nights|Leeds trade fair|@-12|hotel||236|39.33|own money|yes|\nTrain there and back|Leeds trade fair|@-12|train||84|0|own money|yes|\nStand lunch|Leeds trade fair|@-11|meal||31.50|5.25|own money|yes|\n118 miles|Hull breakdown|@-6|mileage||53.10|0|own money|yes|\nRoom after midnight|Hull breakdown|@-6|hotel||92|15.33|own money|yes|\nDinner for five|Customer dinner, Bremen|@-19|meal||284|45|company card|no|\nFlight|Customer dinner, Bremen|@-20|flight||168|0|company card|yes|\nMachine maker's hotel|Lathe training|@-40|hotel||318|53|own money|yes|\n640 miles|April miles|@-2|mileage||288|0|own money|yes|\nCourse fee and train|Accounts seminar|@-15|train||146|20|own money|yes|\nTaxi, no receipt|Taxi, missed train|@-26|taxi||47|0|own money|no|\nFerry and parking|Scotland round|@-2|parking||38.40|6.40|own money|yes|",
    },
    {
      id: "limit",
      use: "more",
      role: "item",
      icon: "gauge",
      names: "limit|limits",
      also: "policy|rule|allowance|cap|per diem rate",
      fields:
        "Rule: text\nKind: choice hotel|meal|mileage|flight|taxi\nLimit: money 0.45..180 GBP\nPer: choice night|day|mile|trip\nNeeds a yes from: text",
      cells: "kind limit per needsAYesFrom",
      rows: "Hotel, country|hotel|120|night|Manager above 120\nHotel, London|hotel|180|night|Manager above 180\nMeals on the road|meal|32|day|\nMiles, own car|mileage|0.45|mile|\nTaxi|taxi|40|trip|Accounts above 40",
    },
  ],
  jobs: "move claim.state\nkeep expense\nrequest expense\ncheck expense.receiptSeen\ndue claim.payBy\ncheck claim.paid\ntotal expense.amount\nchart expense.kind\nassign claim.approvedBy\nshow expense.receipt\nkeep employee\nrank claim.total",
  site: {
    headline: "Photograph the receipt, forget the rest",
    body: "Hand in trips, meals and miles from your phone. Your manager sees them the same day, accounts pays every second Friday.",
    action: "Add an expense|expense",
    services:
      "Trips|Hotel, train, miles and meals in one claim|\nMileage|45 pence a mile with your own car|0.45\nMeals|Up to 32 pounds a day on the road|32\nCompany card|Only the receipt, no money back|",
    questions:
      "When do I get my money?|On the second Friday after accounts has it.\nI lost the receipt.|Up to ten pounds a note will do; above that ask for a copy.\nWho approves?|Your manager, then accounts.\nMay I claim a dinner with customers?|Yes, with their names and the reason.",
  },
  words: {
    tagline: "From receipt to repaid, with names and codes.",
    itch: "Which claims wait for a receipt?",
    promise: "Paid back in two weeks",
    pov: "POV: the shoebox of receipts is empty",
    gains: ["8 claims, 2 past their day", "Bremen dinner: guests missing", "640 miles make 288 pounds"],
  },
});
