import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "cryptoHoldings",
  name: "Crypto holdings",
  icon: "bitcoin",
  says: {
    en: "crypto portfolio|crypto tracker|bitcoin tracker|crypto holdings|cryptocurrency portfolio|coin tracker|crypto wallets|crypto trades|crypto taxes|staking rewards|bitcoin holdings|crypto gains and losses|hardware wallet log",
    de: "Krypto-Portfolio|Krypto-Tracker|Bitcoin-Bestand|Kryptowährungen verwalten",
    es: "cartera de criptomonedas|seguimiento de criptomonedas|mis bitcoins|control de criptomonedas",
    fr: "portefeuille crypto|suivi de cryptomonnaies|mes bitcoins|fiscalité des cryptos",
    pt: "carteira de criptomoedas|controle de criptomoedas|os meus bitcoins|rastreador de criptomoedas",
  },
  forms: ["dashboard", "tracker", "tool"],
  people: ["holders"],
  mood: "sober",
  things: [
    {
      id: "wallet",
      use: "core",
      role: "place",
      icon: "wallet",
      names: "wallet|wallets",
      also: "exchange|cold storage|address|ledger",
      fields:
        "Wallet: text\nKind: choice hardware|exchange|phone|paper\nSeed kept: choice safe at home|bank box|with notary|exchange keeps it\nLast checked: date -200..-2\nCheck again: date -10..120\nWorth: rollup sum holding.wallet.value EUR",
      cells: "kind seedKept lastChecked checkAgain",
      rows: "Hardware in the safe|hardware|safe at home|@-95|@-5\nExchange account|exchange|exchange keeps it|@-4|@26\nPhone wallet|phone|bank box|@-12|@48\nPaper, from 2017|paper|with notary|@-180|@90",
    },
    {
      id: "holding",
      use: "core",
      role: "item",
      icon: "coins",
      names: "coin|coins",
      also: "holding|token|position|balance",
      fields:
        "Coin: text\nWallet: relation wallet\nSymbol: text\nUnits: number 0.05..4000\nAverage cost: money 0.2..41000 EUR\nPrice: money 0.2..90000 EUR\nValue: calc units * price EUR\nPaid: money 100..9000 EUR\nHeld since: date -3300..-40\nStaked: boolean 25",
      cells: "wallet symbol units averageCost price paid heldSince staked",
      rows: "Bitcoin, cold|Hardware in the safe|BTC|0.14|28400|78000|3976|2021-01-18|no\nBitcoin, paper|Paper, from 2017|BTC|0.05|4100|78000|205|2017-08-22|no\nBitcoin, exchange|Exchange account|BTC|0.03|61000|78000|1830|@-300|no\nEther, staked|Hardware in the safe|ETH|2.4|1650|2900|3960|2022-07-11|yes\nEther, phone|Phone wallet|ETH|0.3|2400|2900|720|@-210|no\nSolana|Exchange account|SOL|22|64|140|1408|@-400|yes\nDollar coin|Exchange account|USDC|850|0.92|0.9|782|@-60|no\nCardano|Phone wallet|ADA|1900|0.41|0.55|779|2023-03-05|no",
    },
    {
      id: "move",
      use: "core",
      role: "log",
      icon: "arrow-left-right",
      names: "transaction|transactions",
      also: "trade|transfer|buy|sell|swap",
      fields:
        "Transaction: text\nCoin: relation holding\nWhen: dateTime -120..0 07:00..23:30\nKind: choice buy|sell|swap|transfer|staking reward|fee\nUnits: number 0.001..900\nPrice: money 0.5..80000 EUR\nAmount: calc units * price EUR\nFee: money 0..12 EUR\nTax note: choice taxable|held over a year|no sale",
      cells: "coin when kind units price fee taxNote",
      rows: "Monthly bitcoin|Bitcoin, exchange|@-1T09:00|buy|0.0013|77500|1.2|no sale\nMonthly bitcoin|Bitcoin, exchange|@-31T09:00|buy|0.0014|72000|1.2|no sale\nTo the safe|Bitcoin, cold|@-20T21:14|transfer|0.02|76000|4|no sale\nReward, November|Ether, staked|@-6T00:30|staking reward|0.006|2860|0|taxable\nHalf the Solana|Solana|@-43T18:22|sell|10|155|3.1|held over a year\nDollars parked|Dollar coin|@-60T12:05|buy|850|0.92|0.8|no sale\nADA for ether|Cardano|@-88T22:40|swap|300|0.6|1.5|taxable",
    },
    {
      id: "alert",
      use: "more",
      role: "item",
      icon: "bell-ring",
      names: "limit|limits",
      also: "price alert|target|exit plan",
      fields:
        "Limit: text\nCoin: relation holding\nAt price: money 0.5..150000 EUR\nThen: choice sell a quarter|sell half|buy more|look again\nReached: boolean 15",
      cells: "coin atPrice then reached",
      rows: "Bitcoin at 100,000|Bitcoin, cold|100000|sell a quarter|no\nEther under 2,000|Ether, phone|2000|buy more|no\nSolana at 150|Solana|150|sell half|yes\nADA at 1|Cardano|1|look again|no",
    },
  ],
  jobs: "total holding.value\nchart holding.value\nkeep move\nrank holding.value\nchart move.kind\ndue wallet.checkAgain\nkeep wallet\ncheck alert.reached\ntotal move.fee\nfind move",
  site: {
    headline: "Which coin is in which wallet",
    body: "A private ledger of coins, wallets and every purchase, with what was paid and how long it was held. No keys are kept here.",
    action: "Add a transaction|move",
    services:
      "Wallets|Where each one is and when it was last checked|\nCoins|Units, cost and worth|\nTax year|Sales, swaps and rewards in order|",
    questions:
      "Do I enter my seed phrase?|Never. Only write where it is kept.\nWhere do prices come from?|You enter the price when you look.\nDoes a swap count as a sale?|In many countries it does; it is marked taxable.",
  },
  words: {
    tagline: "Which wallet, which coin, what it cost.",
    itch: "Which wallet has the 2017 coins?",
    promise: "Every coin, every wallet, one ledger",
    pov: "POV: tax time, and the swaps are listed",
    gains: ["8 coins in 4 wallets", "Paper wallet: bought at 4,100", "Safe: last checked 95 days ago"],
  },
});
