import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "groupOrder",
  name: "Group order",
  icon: "hand-coins",
  says: {
    en: "group order|group buy|bulk buying|bulk order|food co-op order|buying club|neighbours order together|order together|wholesale group order|organic food group order|group purchase|buy in bulk together",
    de: "Sammelbestellung|Einkaufsgemeinschaft|Foodcoop",
    es: "compra colectiva|pedido conjunto|cesta de pedidos en común",
    fr: "commande groupée|groupement d'achat|achats groupés",
    pt: "compra coletiva|compra em grupo|pedido coletivo",
  },
  forms: ["management"],
  people: ["organizers", "households"],
  mood: "warm",
  things: [
    {
      id: "offerItem",
      use: "core",
      role: "item",
      icon: "shopping-basket",
      names: "item|items",
      also: "dish|dishes|drink|drinks|product|products|menu",
      fields:
        "Name: text\nPicture: image\nPrice: money 1..14 EUR\nUnit: choice piece|kg|cup|box\nKind: choice drink|dish|fruit|dry goods\nLeft: number 0..40\nDiet: tags vegan|vegetarian|no gluten",
      cells: "price unit kind diet",
      rows: "Coffee|1|cup|drink|\nPasta of the day|7|piece|dish|vegetarian\nOranges from Ribera|3|kg|fruit|vegan\nRed lentils, 5 kg|14|box|dry goods|vegan\nLemonade|2|piece|drink|\nBig salad|8|piece|dish|vegan;no gluten",
    },
    {
      id: "sharer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "member|members",
      also: "colleague|colleagues|person|people|household",
      fields:
        "Name: text\nPicture: image\nBalance: money -12..34 EUR\nOrders: number 1..22\nDiet: choice everything|vegetarian|vegan",
      cells: "balance diet",
      rows: "Noor Haddad|14|\nJonas Albrecht|-6|\nMireille Duval|3|vegan\nTomás Vega|0|\nElke Sommer|-11|",
    },
    {
      id: "groupOrder",
      use: "core",
      role: "log",
      icon: "receipt-text",
      names: "order|orders",
      also: "tally|entry|entries|purchase",
      fields:
        "Note: text\nMember: relation sharer\nItem: relation offerItem\nAmount: number 1..5\nDate: date -10..0\nSum: money 1..28 EUR\nPaid: boolean 60",
      cells: "amount",
      rows: "Two, one for the guest|2\nWithout onions|\nThe last box, split in half|\nMonday's round|\nAs always|\nAlso for the meeting|5",
    },
  ],
  jobs: "chart groupOrder.amount\nfind offerItem\nkeep offerItem\nchart offerItem.unit\ntotal offerItem.price\nfind sharer\nkeep sharer\nkeep groupOrder\ncheck groupOrder.paid\nplan groupOrder.date",
  words: {
    tagline: "One order, everybody pays their part.",
    itch: "Who had the extra cheese?",
    promise: "One order, everybody pays their part",
    pov: "POV: it adds up to the cent",
    gains: ["12 households, one delivery.", "Still 40 euros to the minimum.", "Who took the rice?"],
  },
});
