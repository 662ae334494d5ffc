import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "homeInventory",
  name: "Home inventory",
  icon: "house",
  says: {
    en: "home inventory|things i own|warranty tracker|warranties|receipts and warranties|insurance inventory|home maintenance|house maintenance log|home maintenance checklist|boiler service due|appliance manuals|serial numbers",
    de: "Hausrat-Inventar|Garantien verwalten|Hauswartung",
    es: "garantías y recibos|mantenimiento del hogar|lista de objetos de casa",
    fr: "garanties et factures|entretien de la maison|liste des biens de la maison",
    pt: "garantias e recibos|manutenção da casa|lista de objetos da casa",
  },
  forms: ["tracker", "community"],
  people: ["households"],
  mood: "sober",
  things: [
    {
      id: "belonging",
      use: "core",
      role: "item",
      icon: "package",
      names: "item|items",
      also: "valuable|valuables|possession|possessions|thing|things|appliance|appliances",
      fields:
        "Name: text\nPhoto: image\nRoom: choice living room|kitchen|bedroom|cellar|attic|garage\nValue: money 15..2400 EUR\nBought on: date -2400..-30\nReceipt: image\nWarranty until: date -200..700\nDays left: daysUntil warrantyUntil\nSerial number: text SN 40-118|SN 77-203|SN 12-990\nBox: number 1..14\nCondition: choice as new|good|worn\nNote: longText",
      cells: "room value",
      rows: "Washing machine|cellar|620\nViolin, grandfather's|living room|2400\nEspresso machine|kitchen|480\nLaptop|living room|1350\nBicycle, green|garage|890\nOak table|living room|1100\nCamera and two lenses|bedroom|1680\nSewing machine|attic|210\nDrill set|cellar|145",
    },
    {
      id: "upkeep",
      use: "core",
      role: "log",
      icon: "wrench",
      names: "job|jobs",
      also: "maintenance|repair|repairs|service|task",
      fields:
        "What: text\nItem: relation belonging\nDate: date -200..0\nEvery: number 90..365 days\nNext due: addDays date every\nCost: money 0..180 EUR\nDone by: text @people",
      cells: "every cost",
      rows: "Descaled|90|6\nFilter changed|180|14\nBrakes and chain|365|68\nOiled the table|180|12\nBattery replaced|365|39\nCleaned the seal|90|0",
    },
  ],
  jobs: "due belonging.warrantyUntil\ndue upkeep.nextDue\nchart upkeep.every\nfind belonging\nkeep belonging\nchart belonging.room\ntotal belonging.value\nkeep upkeep\nplan upkeep.date",
  words: {
    tagline: "Know what you own and where.",
    itch: "Where is the drill receipt?",
    promise: "Know what you own and where",
    pov: "POV: the insurer just nods",
    gains: ["Warranty: until March.", "Boiler due in nine days.", "Receipt? Right here."],
  },
});
