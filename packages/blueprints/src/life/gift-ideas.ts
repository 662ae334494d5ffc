import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "giftIdeas",
  name: "Gift ideas",
  icon: "gift",
  says: {
    en: "gift ideas|gift list|gift planner|christmas gifts|christmas list|secret santa|birthday gifts|presents list|birthday reminder|birthdays|gift tracker|wish list for family|birthday calendar",
    de: "Geschenkideen|Geschenkeliste|Wichteln",
    es: "ideas de regalos|lista de regalos|amigo invisible",
    fr: "idées cadeaux|liste de cadeaux|père noël secret",
    pt: "ideias de presentes|lista de presentes|amigo secreto",
  },
  forms: ["tracker", "community"],
  people: ["people who give"],
  mood: "lively",
  things: [
    {
      id: "giftPerson",
      use: "core",
      role: "person",
      icon: "cake",
      names: "person|people",
      also: "friend|friends|family|birthday|birthdays",
      fields:
        "Name: text\nPicture: image\nBirthday: date 4..330\nDays to go: daysUntil birthday\nLikes: text gardening and old films|anything blue|strong coffee|puzzles\nSize: choice S|M|L|XL\nBudget: money 20..80 EUR",
      cells: "birthday",
      rows: "Mum|@19\nOmar|@44\nLittle Zoe|@71\nGrandpa Elio|@128\nAnika|@203",
    },
    {
      id: "gift",
      use: "core",
      role: "item",
      icon: "gift",
      names: "gift idea|gift ideas",
      also: "gift|gifts|present|presents|wish|wishes",
      fields:
        "What: text\nPicture: image\nFor: relation giftPerson\nPrice: money 8..85 EUR\nState: choice idea|reserved|bought|wrapped|given\nReserved by: text @people\nWhere: text the bookshop|online|handmade|flea market\nLink: url\nNote: text",
      cells: "price state",
      rows: "Wool socks, mustard|14|bought\nTickets for the small theatre|48|reserved\nCast-iron pan|62|idea\nThe book about lighthouses|24|wrapped\nA day without phones||idea\nWatercolour set|32|reserved\nPicture of all of us|28|bought",
    },
  ],
  jobs: "find gift\nkeep gift\nchart gift.state\ntotal gift.price\nfind giftPerson\nkeep giftPerson",
  words: {
    tagline: "The right present, bought once.",
    itch: "What did she want again?",
    promise: "The right present, bought once",
    pov: "POV: you gave the best one",
    gains: ["Nine gifts, six ready.", "Mum: never scarves again.", "Birthday in four days."],
  },
});
