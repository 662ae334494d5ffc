import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "subscriptionCosts",
  name: "Subscriptions",
  icon: "wallet",
  says: {
    en: "subscription tracker|subscription manager|my subscriptions|track subscriptions|streaming subscriptions|recurring payments|cancel subscriptions|memberships i pay for|monthly subscriptions|contracts and notice periods|free trials tracker|what i pay every month",
    de: "Abos verwalten|Abo-Übersicht|Verträge und Kündigungsfristen",
    es: "control de suscripciones|mis suscripciones|gestor de suscripciones",
    fr: "suivi des abonnements|mes abonnements|gérer mes abonnements",
    pt: "controle de assinaturas|minhas assinaturas|gestor de assinaturas",
  },
  forms: ["tracker", "community"],
  people: ["people who pay monthly"],
  mood: "sober",
  things: [
    {
      id: "subscription",
      use: "core",
      role: "item",
      icon: "repeat",
      names: "subscription|subscriptions",
      also: "bill|bills|abo|abos",
      fields:
        "Name: text\nKind: choice streaming|phone|insurance|sport|news|software\nPrice: money 3..60 EUR\nEvery: choice month|quarter|year\nNext payment: date 1..30\nDays left: daysUntil nextPayment\nNotice by: date 5..120\nUse it: choice daily|sometimes|never\nActive: boolean 90",
      cells: "kind price every useIt",
      rows: "Film streaming|streaming|12|month|daily\nMusic|streaming|10|month|daily\nPhone|phone|19|month|daily\nGym|sport|29|month|never\nLiability insurance|insurance|58|year|sometimes\nNewspaper, weekend|news|14|month|sometimes\nPhoto cloud|software|3|month|sometimes\nBicycle insurance|insurance|42|year|sometimes",
    },
  ],
  jobs: "due subscription.nextPayment\ndue subscription.noticeBy\nfind subscription\nkeep subscription\ncheck subscription.active\nchart subscription.kind\ntotal subscription.price",
  words: {
    tagline: "Know where it goes.",
    itch: "Payday. Gone by the tenth.",
    promise: "Know where it goes",
    pov: "POV: money left on the 30th",
    gains: ["11 subscriptions, 94 a month.", "Trial ends on Tuesday.", "Two you never use."],
  },
});
