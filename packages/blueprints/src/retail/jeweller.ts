import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "jeweller",
  name: "Jeweler",
  icon: "gem",
  says: {
    en: "jeweller|jeweler|jewellery shop|jewelry store|jewellery store|jewelry repair|jewellery repairs|ring resizing|engagement rings|wedding ring shop|gold and silver jewelry|watch batteries and repairs|goldsmith shop|jewelry valuations|bespoke jewelry commissions|diamond dealer",
    de: "Juwelier|Schmuckgeschäft|Schmuckreparatur|Trauringe Geschäft",
    es: "joyería|joyeria|reparación de joyas|anillos de compromiso",
    fr: "bijouterie|bijoutier|joaillier|réparation de bijoux|bagues de fiançailles",
    pt: "joalharia|joalheria|conserto de joias|anéis de noivado",
  },
  forms: ["shop", "management", "site"],
  people: ["jewelers", "goldsmiths", "customers"],
  mood: "sober",
  things: [
    {
      id: "piece",
      use: "core",
      role: "item",
      icon: "gem",
      names: "piece|pieces",
      also: "ring|necklace|jewelry|earrings|watch|stock item",
      fields:
        "Piece: text\nPicture: image\nStock number: text\nKind: choice ring|necklace|earrings|bracelet|watch|brooch\nMetal: choice 9 ct gold|18 ct gold|platinum|silver|steel\nStones: text\nWeight: number 1.2..48 g\nRing size: text\nPrice: money 65..4800 GBP\nCost: money 25..2400 GBP\nMargin: calc price - cost GBP\nPlace: choice window|cabinet|safe|on approval|sold",
      cells: "stockNumber kind metal stones weight ringSize price cost place",
      rows: "Solitaire, 0.5 ct|R-1042|ring|platinum|Diamond 0.5 ct, G VS2|4.1|M|2950|1480|safe\nSapphire cluster|R-1038|ring|18 ct gold|Sapphire, ten diamonds|3.8|L|1850|890|window\nPlain court band|R-0990|ring|9 ct gold||4.6|T|420|210|cabinet\nCurb bracelet|B-0211|bracelet|silver||22.4||145|58|window\nPearl studs|E-0480|earrings|9 ct gold|Cultured pearls 6 mm|1.9||185|80|cabinet\nLocket, engraved|N-0307|necklace|9 ct gold||8.2||360|170|window\nMechanical watch, 1961|W-0077|watch|steel||48||780|390|cabinet\nArt deco brooch|P-0019|brooch|platinum|Old cut diamonds|9.4||4200|2300|on approval\nOpal pendant|N-0315|necklace|silver|Opal doublet|3.2||110|42|window",
    },
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "client|owner",
      fields: "Name: text\nPhone: phone\nE-mail: email\nRing size: text\nAnniversary: date -340..-5\nNotes: text",
      cells: "phone eMail ringSize anniversary notes",
      rows: "Helen Ashworth|555-0131|helen.ashworth@example.com|M|2001-06-16|\nMarcus Bell|555-0132|marcus.bell@example.com|T|2026-12-19|Proposes at Christmas, ring M, do not write\nAyesha Karim|555-0133|ayesha.karim@example.com|K|2014-09-05|Allergic to nickel\nEdwin Foss|555-0134|edwin.foss@example.com||1974-04-20|Collects watches\nLucia Ferreira|555-0135|lucia.ferreira@example.com|N|2019-12-12|\nGareth Moss|555-0136|gareth.moss@example.com|V|2008-08-30|",
    },
    {
      id: "repair",
      use: "core",
      role: "event",
      icon: "wrench",
      names: "repair|repairs",
      also: "job|job bag|alteration|service|resize",
      fields:
        "Repair: text\nCustomer: relation customer\nBag number: text\nWork: choice resize|re-tip claws|solder|stone replaced|restring|clean and polish|watch service|engraving\nTaken in: date -25..0\nPromised: date -4..20\nDays left: daysUntil promised\nEstimate: money 15..340 GBP\nDeclared value: money 60..5000 GBP\nBench: text @people\nState: choice taken in|estimate sent|approved|at the bench|ready|collected\nCondition on receipt: longText",
      cells: "customer bagNumber work takenIn promised estimate declaredValue bench state conditionOnReceipt",
      rows: "Ring down two sizes|Helen Ashworth|2281|resize|@-9|@2|65|1800|Ivo Brandl|at the bench|Shank worn thin at the back\nRe-tip six claws|Ayesha Karim|2279|re-tip claws|@-14|@-1|120|2400|Ivo Brandl|at the bench|One claw broken, stone tight\nPearls restrung|Lucia Ferreira|2283|restring|@-6|@6|75|450|Dora Penn|approved|63 pearls counted\nWatch service|Edwin Foss|2270|watch service|@-22|@9|290|900|Sent out|approved|Glass scratched\nChain soldered|Gareth Moss|2285|solder|@-2|@5|35|220|Dora Penn|taken in|Broken at the clasp\nEngrave locket|Lucia Ferreira|2284|engraving|@-3|@8|40|360|Dora Penn|estimate sent|L and P, script\nClean and check|Helen Ashworth|2276|clean and polish|@-12|@-3|25|950|Ivo Brandl|ready|\nBattery and seal|Marcus Bell|2286|watch service|@-1|@0|18|160|Dora Penn|ready|",
    },
    {
      id: "commission",
      use: "core",
      role: "event",
      icon: "pencil",
      names: "commission|commissions",
      also: "bespoke piece|design|special order",
      fields:
        "Commission: text\nCustomer: relation customer\nIdea: longText\nWanted by: date 10..120\nQuote: money 600..5200 GBP\nDeposit paid: money 0..2000 GBP\nStill to pay: calc quote - depositPaid GBP\nState: choice first talk|drawing|quoted|stone chosen|casting|setting|finished",
      cells: "customer idea wantedBy quote depositPaid state",
      rows: "Engagement ring, oval|Marcus Bell|Oval sapphire, plain platinum band|@20|3100|1500|setting\nEternity band|Gareth Moss|Seven small diamonds, her mother's gold|@75|1450|400|stone chosen\nCufflinks from old signet|Edwin Foss|Melt the signet, keep the crest|@110|680|0|drawing\nBirth flower pendant|Ayesha Karim|Silver, nickel free|@60|640|0|quoted",
    },
    {
      id: "valuation",
      use: "more",
      role: "event",
      icon: "file-text",
      names: "valuation|valuations",
      also: "appraisal|insurance valuation",
      fields:
        "Valuation: text\nCustomer: relation customer\nDate: date -900..-10\nInsurance value: money 800..9000 GBP\nFee: money 45..120 GBP\nRenew by: date -20..900\nDays left: daysUntil renewBy",
      cells: "customer date insuranceValue fee renewBy",
      rows: "Sapphire cluster, inherited|Helen Ashworth|@-1105|2600|60|@-9\nFour watches|Edwin Foss|@-200|7400|120|@895\nEternity ring|Lucia Ferreira|@-40|1900|60|@1055",
    },
  ],
  jobs: "due repair.promised\nmove repair.state\nfind piece\nsell piece.price\nshow piece.picture\nmove commission.state\nassign repair.bench\nmove piece.place\nprint repair\ndue valuation.renewBy\nkeep customer\ntotal repair.estimate",
  site: {
    headline: "Rings resized, claws checked, pieces made for one person",
    body: "Two goldsmiths at the bench behind the shop. Your piece is weighed and described before it leaves your hand, and you get a date.",
    action: "See the pieces|piece",
    services:
      "Ring resize|Gold or platinum, about ten days|65\nClaw check and clean|While you wait|25\nInsurance valuation|Written, with photographs|60\nBespoke ring|Drawing and wax before you decide|",
    questions:
      "How long does a resize take?|About ten days, a week longer before Christmas.\nCan you use my old gold?|Yes, if it is hallmarked; we melt it on its own.\nIs my ring insured while with you?|Yes, for the value written on the job bag.",
  },
  words: {
    tagline: "Every ring, every repair, every promise.",
    itch: "Which bag is Helen's ring in?",
    promise: "Every job bag ready on its date",
    pov: "POV: the ring is ready before he asks",
    gains: ["Bag 2279: one day late", "Six at the bench or waiting", "£1,600 still due on the sapphire"],
  },
});
