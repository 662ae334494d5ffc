import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "sharePortfolio",
  name: "Share portfolio",
  icon: "chart-candlestick",
  says: {
    en: "share portfolio|stock portfolio|investment portfolio|portfolio tracker|stock tracker|dividend tracker|my shares|track my stocks|my investments|investment tracker|dividend income|ETF portfolio|shares and funds|buy and sell shares log",
    de: "Aktiendepot|Depotverwaltung|Dividenden-Tracker|meine Aktien",
    es: "cartera de acciones|cartera de inversiones|seguimiento de dividendos|mis acciones",
    fr: "portefeuille d'actions|suivi de portefeuille boursier|suivi des dividendes|mes actions en bourse",
    pt: "carteira de ações|carteira de investimentos|acompanhar dividendos|as minhas ações",
  },
  forms: ["dashboard", "tracker", "tool"],
  people: ["investors"],
  mood: "sober",
  things: [
    {
      id: "account",
      use: "core",
      role: "place",
      icon: "landmark",
      names: "account|accounts",
      also: "broker|depot|ISA|pension wrapper",
      fields:
        "Account: text\nKind: choice ISA|pension|general|joint\nOpened: date -4000..-100\nCash: money 0..9000 GBP\nInvested: rollup sum holding.account.costBasis GBP\nWorth: rollup sum holding.account.marketValue GBP",
      cells: "kind opened cash",
      rows: "Stocks and shares ISA|ISA|2016-04-06|1240\nPension wrapper|pension|2019-02-20|310\nDealing account|general|2021-08-12|85\nJoint account|joint|2023-01-09|2600",
    },
    {
      id: "holding",
      use: "core",
      role: "item",
      icon: "chart-candlestick",
      names: "holding|holdings",
      also: "share|stock|fund|position|ETF|security",
      fields:
        "Name: text\nAccount: relation account\nTicker: text\nKind: choice share|index fund|bond fund|investment trust|REIT\nSector: choice energy|industry|food|health|technology|property|mixed\nUnits: number 5..900\nAverage cost: money 2..180 GBP\nCost basis: money 400..26000 GBP\nPrice: money 2..220 GBP\nMarket value: calc units * price GBP\nTarget share: percent 2..40\nDividends so far: rollup sum dividend.holding.amount GBP\nWhy I hold it: longText",
      cells: "account ticker kind sector units averageCost costBasis price targetShare whyIHoldIt",
      rows: "World index fund|Stocks and shares ISA|WLDX|index fund|mixed|240|78|18720|96|40|Core, never sold\nTarn Water|Stocks and shares ISA|TRNW|share|energy|600|4.2|2520|5.1|5|Pays twice a year\nHalden Pumps|Dealing account|HLDP|share|industry|150|22|3300|19|5|Order book full until 2028\nNorthern Gilt fund|Pension wrapper|NGLT|bond fund|mixed|130|101|13130|98|20|\nLark Foods|Stocks and shares ISA|LARK|share|food|420|6.5|2730|7.4|5|\nWarehouse REIT|Joint account|WRHS|REIT|property|900|2.3|2070|2.1|5|\nSmall companies trust|Pension wrapper|SMCT|investment trust|mixed|310|12.5|3875|14|10|Trades below its assets\nQuill Diagnostics|Dealing account|QLLD|share|health|45|88|3960|131|5|Take half off above 140",
    },
    {
      id: "trade",
      use: "core",
      role: "log",
      icon: "arrow-left-right",
      names: "trade|trades",
      also: "purchase|sale|order|deal",
      fields:
        "Trade: text\nHolding: relation holding\nDate: date -200..0\nKind: choice buy|sell|reinvested|split\nUnits: number 1..400\nPrice: money 2..180 GBP\nAmount: calc units * price GBP\nCosts: money 0..24 GBP\nReason: text",
      cells: "holding date kind units price costs reason",
      rows: "World, monthly|World index fund|@-5|buy|5|96|0|Standing order\nWorld, October|World index fund|@-36|buy|5|94|0|Standing order\nQuill, first half off|Quill Diagnostics|@-20|sell|15|128|6|Above target\nHalden topped up|Halden Pumps|@-48|buy|40|20|6|Fell after results\nLark|Lark Foods|@-75|buy|120|6.9|6|\nGilts for pension|Northern Gilt fund|@-110|buy|30|99|0|Rebalance\nTarn reinvested|Tarn Water|@-60|reinvested|11|4.9|0|Dividend",
    },
    {
      id: "dividend",
      use: "core",
      role: "log",
      icon: "coins",
      names: "dividend|dividends",
      also: "payout|coupon|distribution|income",
      fields:
        "Dividend: text\nHolding: relation holding\nPaid on: date -150..40\nAmount: money 8..260 GBP\nReceived: boolean 70\nTaxable: boolean 25",
      cells: "holding paidOn amount received taxable",
      rows: "Tarn interim|Tarn Water|@-62|54|yes|no\nLark final|Lark Foods|@-30|63|yes|no\nGilt fund, quarter|Northern Gilt fund|@-12|118|yes|no\nWarehouse, quarter|Warehouse REIT|@6|27|no|yes\nHalden interim|Halden Pumps|@18|45|no|yes\nSmall companies|Small companies trust|@-44|74|yes|no",
    },
    {
      id: "watch",
      use: "more",
      role: "item",
      icon: "eye",
      names: "watched share|watched shares",
      also: "watch list|idea|candidate",
      fields:
        "Name: text\nPrice now: money 2..220 GBP\nBuy below: money 2..200 GBP\nResults on: date 1..80\nThought: longText",
      cells: "priceNow buyBelow resultsOn thought",
      rows: "Moss Bearings|31|26|@19|Good company, wrong price\nPelham Bank|4.4|4.5|@33|Below book, wait for the half-year\nRyde Ferries|8.9|7|@47|Debt first",
    },
  ],
  jobs: "chart holding.sector\nrank holding.marketValue\nkeep trade\ntotal dividend.amount\nagenda dividend.paidOn\nkeep holding\nchart holding.marketValue\ncheck dividend.received\ndue watch.resultsOn\ntotal holding.costBasis\nfind holding",
  site: {
    headline: "What you own and what it paid",
    body: "A private record of shares, funds and dividends over several accounts. No advice, no trading, only your own figures.",
    action: "Add a trade|trade",
    services:
      "Holdings|Units, cost and worth in each account|\nDividends|What came in and what comes next|\nWatch list|The price you said you would pay|",
    questions:
      "Are prices live?|You type them in, monthly or when you trade.\nCan I keep an ISA and a pension apart?|Yes, each holding belongs to one account.\nDoes it work out gains?|It shows cost and worth side by side for each holding.",
  },
  words: {
    tagline: "Every share, what it cost and what it pays.",
    itch: "What did I pay for Halden?",
    promise: "Cost, worth and dividends on one page",
    pov: "POV: you bought below your own limit",
    gains: ["8 holdings in 4 accounts", "Quill: cost 88, now 131", "Warehouse pays in 6 days"],
  },
});
