import { column, input, picked, result, type Formula } from "./formula.ts";

/** The payment of a loan that is paid off in equal parts: P * i / (1 - (1 + i)^-n). */
const PAYMENT = "rate == 0 ? amount / months : amount * rate / 1200 / (1 - (1 + rate / 1200) ** -months)";

/** What people work out about money; `CUR` stands for the app's currency. */
export const MONEY: readonly Formula[] = [
  {
    id: "overpayment",
    says: /\boverpay\w*|\bover-?payments?\b|\bextra (?:monthly )?(?:mortgage )?payments?\b/,
    title: "Overpaying a mortgage",
    inputs: [
      input("amount", "Balance", "CUR", 180000),
      input("rate", "Interest a year", "%", 4.2, 0, 30),
      input("years", "Years left", "", 22, 1, 50),
      input("extra", "Extra a month", "CUR", 150),
      input("lump", "Lump sum now", "CUR", 0),
    ],
    results: [
      result(
        "payment",
        "Payment a month today",
        "rate == 0 ? amount / (years * 12) : amount * rate / 1200 / (1 - (1 + rate / 1200) ** -(years * 12))",
        "CUR",
      ),
      result(
        "left",
        "Months left with it",
        "rate == 0 ? ceil((amount - lump) / (payment + extra)) : ceil(-ln(1 - max(0, amount - lump) * rate / 1200 / (payment + extra)) / ln(1 + rate / 1200))",
        "",
        0,
      ),
      result("sooner", "Months sooner", "max(0, years * 12 - left)", "", 0),
      {
        ...result(
          "saved",
          "Interest saved, about",
          "max(0, payment * years * 12 - amount - ((payment + extra) * left - (amount - lump)))",
          "CUR",
          0,
        ),
        isMain: true,
      },
    ],
    table: {
      tableRows: "years",
      rowLabel: "Year",
      columns: [
        column(
          "plain",
          "As it is now",
          "max(0, before_plain * (1 + rate / 1200) ** 12 - (rate == 0 ? payment * 12 : payment * ((1 + rate / 1200) ** 12 - 1) / (rate / 1200)))",
          "CUR",
          "amount",
        ),
        column(
          "faster",
          "With overpayment",
          "max(0, before_faster * (1 + rate / 1200) ** 12 - (rate == 0 ? (payment + extra) * 12 : (payment + extra) * ((1 + rate / 1200) ** 12 - 1) / (rate / 1200)))",
          "CUR",
          "amount - lump",
        ),
        column("ahead", "Owed less", "plain - faster"),
      ],
      chart: { look: "line", column: "plain", compareTo: "faster" },
    },
    source: "Annuity: payment = P·i / (1 − (1 + i)^−n)",
  },
  {
    id: "mortgage",
    says: /\bmortgages?\b|\bhome loan\b/,
    title: "Mortgage",
    inputs: [
      input("price", "Price of the home", "CUR", 320000),
      input("deposit", "Own money", "CUR", 64000),
      input("rate", "Interest a year", "%", 4.2, 0, 30),
      input("years", "Years", "", 25, 1, 50),
    ],
    results: [
      result(
        "payment",
        "Payment a month",
        "rate == 0 ? (price - deposit) / (years * 12) : (price - deposit) * rate / 1200 / (1 - (1 + rate / 1200) ** -(years * 12))",
        "CUR",
      ),
      result("loan", "Loan", "price - deposit", "CUR", 0),
      result("interest", "Interest in all", "payment * years * 12 - loan", "CUR", 0),
      result("share", "Loan of the price", "loan / price * 100", "%", 1),
    ],
    table: {
      tableRows: "years * 12",
      rowLabel: "Month",
      columns: [
        column("interestPart", "Interest", "before_balance * rate / 1200"),
        column("principal", "Paid off", "min(before_balance, payment - interestPart)"),
        column("balance", "Still owed", "max(0, before_balance - principal)", "CUR", "loan"),
      ],
      chart: { look: "line", column: "balance" },
    },
    source: "Annuity: payment = P·i / (1 − (1 + i)^−n)",
  },
  {
    id: "loan",
    says: /\bloans?\b|\bcar finance\b|\bcredit payments?\b|\binstal(?:l)?ments?\b|\bemi\b/,
    title: "Loan",
    inputs: [
      input("amount", "Loan", "CUR", 12000),
      input("rate", "Interest a year", "%", 6.5, 0, 60),
      input("months", "Months", "", 48, 1, 600),
    ],
    results: [
      result("payment", "Payment a month", PAYMENT, "CUR"),
      result("total", "Paid in all", "payment * months", "CUR", 0),
      result("interest", "Interest in all", "total - amount", "CUR", 0),
    ],
    table: {
      tableRows: "months",
      rowLabel: "Month",
      columns: [
        column("interestPart", "Interest", "before_balance * rate / 1200"),
        column("principal", "Paid off", "min(before_balance, payment - interestPart)"),
        column("balance", "Still owed", "max(0, before_balance - principal)", "CUR", "amount"),
      ],
      chart: { look: "line", column: "balance" },
    },
    source: "Annuity: payment = P·i / (1 − (1 + i)^−n)",
  },
  {
    id: "savings",
    says: /\bcompound\w*|\bsavings?\b|\binvest\w*|\bretire\w*|\bpension\b|\binterest\b/,
    title: "Savings with interest",
    inputs: [
      input("start", "To start with", "CUR", 2000),
      input("monthly", "Every month", "CUR", 150),
      input("rate", "Interest a year", "%", 4, -20, 40),
      input("years", "Years", "", 10, 1, 60),
    ],
    results: [
      result(
        "end",
        "In the end",
        "start * (1 + rate / 1200) ** (years * 12) + (rate == 0 ? monthly * years * 12 : monthly * ((1 + rate / 1200) ** (years * 12) - 1) / (rate / 1200))",
        "CUR",
        0,
      ),
      result("paid", "Paid in", "start + monthly * years * 12", "CUR", 0),
      result("earned", "Interest earned", "end - paid", "CUR", 0),
    ],
    table: {
      tableRows: "years",
      rowLabel: "Year",
      columns: [
        column(
          "balance",
          "With interest",
          "before_balance * (1 + rate / 1200) ** 12 + (rate == 0 ? monthly * 12 : monthly * ((1 + rate / 1200) ** 12 - 1) / (rate / 1200))",
          "CUR",
          "start",
        ),
        column("paidIn", "Only what was paid in", "start + monthly * 12 * n"),
        column("gained", "Interest so far", "balance - paidIn"),
      ],
      chart: { look: "line", column: "balance", compareTo: "paidIn" },
    },
    source: "Compound interest, monthly: K = K₀(1 + i)ⁿ + r((1 + i)ⁿ − 1)/i",
  },
  {
    id: "tip",
    says: /\btips?\b|\bgratuity\b|\bsplit(?:ting)? (?:the |a )?bills?\b|\bbill splitter\b/,
    title: "Tip and split",
    inputs: [
      input("bill", "Bill", "CUR", 64),
      picked("tip", "Tip", "10 %=10|12.5 %=12.5|15 %=15|18 %=18|20 %=20|5 %=5|none=0"),
      input("people", "People", "", 3, 1, 100),
    ],
    results: [
      result("each", "Each pays", "(bill + bill * tip / 100) / people", "CUR"),
      result("tipSum", "Tip", "bill * tip / 100", "CUR"),
      result("total", "With tip", "bill + tipSum", "CUR"),
    ],
    source: "Tip = bill · rate, shared by people",
  },
  {
    id: "vat",
    says: /\bvat\b|\bsales tax\b|\bgst\b|\bnet (?:and|or|to) gross\b|\bgross (?:and|or|to) net\b/,
    title: "Tax on a price",
    inputs: [input("net", "Net amount", "CUR", 100), input("rate", "Tax", "%", 20, 0, 100)],
    results: [
      result("gross", "With tax", "net * (1 + rate / 100)", "CUR"),
      result("tax", "Tax", "gross - net", "CUR"),
      result("back", "Net, if the amount has tax in it", "net / (1 + rate / 100)", "CUR"),
    ],
    source: "Gross = net · (1 + rate)",
  },
  {
    id: "discount",
    says: /\bdiscounts?\b|\bsale price\b|\bper ?cent off\b|\b% off\b/,
    title: "Discount",
    inputs: [input("price", "Price", "CUR", 80), input("off", "Off", "%", 25, 0, 100)],
    results: [
      result("now", "You pay", "price * (1 - off / 100)", "CUR"),
      result("saved", "You save", "price - now", "CUR"),
    ],
    source: "Price · (1 − rate)",
  },
  {
    id: "margin",
    says: /\bmargins?\b|\bmark-?up\b|\bprofit\b|\bbreak[- ]?even\b/,
    title: "Price, cost and margin",
    inputs: [
      input("cost", "Cost of one", "CUR", 12),
      input("price", "Price of one", "CUR", 20),
      input("fixed", "Fixed costs a month", "CUR", 900),
    ],
    results: [
      result("margin", "Margin", "price == 0 ? 0 : (price - cost) / price * 100", "%", 1),
      result("profit", "Profit on one", "price - cost", "CUR"),
      result("markUp", "Mark-up", "(price - cost) / cost * 100", "%", 1),
      result("even", "To sell a month to break even", "ceil(fixed / (price - cost))", "", 0),
    ],
    source: "Margin = (price − cost) / price; mark-up = (price − cost) / cost",
  },
  {
    id: "roi",
    says: /\broi\b|\breturn on investment\b/,
    title: "Return on an investment",
    inputs: [
      input("paid", "Put in", "CUR", 5000),
      input("got", "Worth now", "CUR", 6200),
      input("years", "Years", "", 3, 0.1, 80),
    ],
    results: [
      result("roi", "Return", "(got - paid) / paid * 100", "%", 1),
      result("gain", "Gain", "got - paid", "CUR"),
      result("year", "A year", "((got / paid) ** (1 / years) - 1) * 100", "%", 1),
    ],
    source: "(worth − paid) / paid; a year: (worth / paid)^(1/n) − 1",
  },
  {
    id: "budgetRule",
    says: /\bbudget calculator\b|\b50\/30\/20\b/,
    title: "50, 30, 20",
    inputs: [input("income", "Income a month", "CUR", 2600)],
    results: [
      result("needs", "Needs", "income * 0.5", "CUR", 0),
      result("wants", "Wants", "income * 0.3", "CUR", 0),
      result("saved", "Savings and debts", "income * 0.2", "CUR", 0),
    ],
    source: "Warren and Tyagi, All Your Worth, 2005",
  },
  {
    id: "hourlyRate",
    says: /\bhourly rate\b|\bfreelance\w* rate\b|\bday rate\b|\bwhat to charge\b/,
    title: "Hourly rate",
    inputs: [
      input("income", "Wanted income a year", "CUR", 48000),
      input("costs", "Costs a year", "CUR", 9000),
      input("weeks", "Weeks worked", "", 44, 1, 52),
      input("hours", "Paid hours a week", "", 25, 1, 80),
    ],
    results: [
      result("rate", "To charge an hour", "(income + costs) / (weeks * hours)", "CUR"),
      result("day", "A day of eight hours", "rate * 8", "CUR", 0),
      result("paid", "Paid hours a year", "weeks * hours", "h", 0),
    ],
    source: "(income + costs) / paid hours",
  },
  {
    id: "salary",
    says: /\bsalar(?:y|ies)\b|\bwages?\b|\bovertime\b|\bpay ?che(?:ck|que)\b/,
    title: "Pay",
    inputs: [
      input("hour", "Pay an hour", "CUR", 16),
      input("hours", "Hours a week", "", 38, 0, 100),
      input("over", "Overtime hours a week", "", 2, 0, 60),
      picked("times", "Overtime is paid", "one and a half times=1.5|double=2|the same=1"),
    ],
    results: [
      result("week", "A week", "hour * (hours + over * times)", "CUR"),
      result("month", "A month", "week * 52 / 12", "CUR", 0),
      result("year", "A year", "week * 52", "CUR", 0),
    ],
    source: "Hours · pay, 52 weeks a year",
  },
  {
    id: "fuel",
    says: /\bfuel\b|\bpetrol\b|\bgas(?:oline)? (?:cost|money|mileage)\b|\bmileage\b|\btrip costs?\b|\btravel costs?\b|\bdriving costs?\b|\bcar ?pool\w* costs?\b/,
    title: "Cost of a drive",
    inputs: [
      input("distance", "Distance", "km", 240),
      input("use", "Uses on 100 km", "l", 6.2),
      input("price", "Price of a liter", "CUR", 1.75),
      input("people", "People", "", 2, 1, 60),
    ],
    results: [
      result("cost", "Fuel costs", "distance * use / 100 * price", "CUR"),
      result("each", "Each pays", "cost / people", "CUR"),
      result("liters", "Fuel", "distance * use / 100", "l", 1),
    ],
    source: "Distance · use / 100 · price",
  },
  {
    id: "electricity",
    says: /\belectricity\b|\bpower (?:cost|consumption|bill)\b|\benergy (?:cost|use|bill)\b|\bappliance costs?\b/,
    title: "Cost of electricity",
    inputs: [
      input("watts", "Power", "W", 1200),
      input("hours", "Hours a day", "", 2, 0, 24),
      input("price", "Price of a kilowatt hour", "CUR", 0.32),
    ],
    results: [
      result("year", "A year", "watts / 1000 * hours * 365 * price", "CUR"),
      result("month", "A month", "year / 12", "CUR"),
      result("energy", "Energy a year", "watts / 1000 * hours * 365", "kWh", 0),
    ],
    source: "Kilowatts · hours · price",
  },
  {
    id: "unitPrice",
    says: /\bunit price\b|\bprice per (?:unit|kilo|kg|liter|litre)\b|\bbetter (?:deal|buy)\b|\bcompare prices\b/,
    title: "Which is cheaper",
    inputs: [
      input("priceA", "First price", "CUR", 3.2),
      input("sizeA", "First size", "g", 400, 0.001),
      input("priceB", "Second price", "CUR", 5.4),
      input("sizeB", "Second size", "g", 750, 0.001),
    ],
    results: [
      result(
        "cheaper",
        "The second is cheaper by",
        "(priceA / sizeA - priceB / sizeB) / (priceA / sizeA) * 100",
        "%",
        1,
      ),
      result("kiloA", "First, for 1,000", "priceA / sizeA * 1000", "CUR"),
      result("kiloB", "Second, for 1,000", "priceB / sizeB * 1000", "CUR"),
    ],
    source: "Price / size",
  },
  {
    id: "percent",
    says: /\bper ?cent(?:age)?s?\b|%/,
    title: "Per cent",
    inputs: [input("part", "First number", "", 45, -1e12), input("whole", "Second number", "", 60, -1e12)],
    results: [
      result("share", "The first of the second", "part / whole * 100", "%", 2),
      result("change", "From the first to the second", "(whole - part) / part * 100", "%", 2),
      result("of", "That per cent of the second", "part / 100 * whole"),
    ],
    source: "Part / whole · 100",
  },
];
