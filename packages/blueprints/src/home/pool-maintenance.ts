import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "poolMaintenance",
  name: "Pool maintenance",
  icon: "waves-ladder",
  says: {
    en: "pool maintenance|pool cleaning|pool service|swimming pool maintenance|pool cleaning round|pool technician|pool cleaner|pool chemicals log|pool opening and closing|hot tub servicing|pool water tests|swimming pool service company|pool pump repair|pool guy|winterize pools|weekly pool visits",
    de: "Poolservice|Poolpflege|Schwimmbadwartung|Poolreinigung",
    es: "mantenimiento de piscinas|limpieza de piscinas|piscinero|técnico de piscinas",
    fr: "entretien de piscines|pisciniste|nettoyage de piscines|mise en hivernage de piscines",
    pt: "manutenção de piscinas|limpeza de piscinas|piscineiro|tratamento de piscinas",
  },
  forms: ["management", "booking", "portal", "site"],
  people: ["pool technicians", "pool owners"],
  mood: "lively",
  things: [
    {
      id: "pool",
      use: "core",
      role: "place",
      icon: "waves-ladder",
      names: "pool|pools",
      also: "customer pool|hot tub|spa|basin",
      fields:
        "Pool: text\nPicture: image\nOwner: text\nPhone: phone\nAddress: location\nGate code and dogs: text\nVolume: number 2..120 m³\nSurface: choice liner|tile|plaster|fiberglass\nTreatment: choice chlorine|salt|bromine|UV\nFilter: choice sand|cartridge|glass\nVisit day: choice Monday|Tuesday|Wednesday|Thursday|Friday\nMonthly price: money 90..260 USD\nPlan: choice weekly|every two weeks|chemicals only|season\nState: choice open|green|closed for winter|drained",
      cells: "owner phone address gateCodeAndDogs volume surface treatment filter visitDay monthlyPrice plan state",
      rows: "Alvarez, kidney pool|Rosa Alvarez|555-0101|1180 Palm Way|4471, dog inside till nine|58|plaster|chlorine|cartridge|Monday|165|weekly|open\nBennett lap pool|Hal Bennett|555-0102|22 Ridge Road|Side gate|72|tile|salt|sand|Monday|190|weekly|open\nKwon hot tub|Min Kwon|555-0103|9 Terrace Court|None|2|fiberglass|bromine|cartridge|Tuesday|90|every two weeks|open\nSunset Apartments|Dale Rowe, manager|555-0104|300 Sunset Drive|Lockbox 0808|110|plaster|chlorine|sand|Tuesday|260|weekly|open\nFischer, rental|Tina Fischer|555-0105|41 Canyon View|Guests on Saturdays|46|liner|salt|cartridge|Friday|175|weekly|green\nOkafor family|Ada Okafor|555-0106|7 Juniper Lane|Two dogs, friendly|52|plaster|chlorine|glass|Thursday|160|weekly|open\nHaskell, old pool|Burt Haskell|555-0107|1500 Mesa Street|Gate sticks|64|plaster|chlorine|sand|Thursday|110|chemicals only|closed for winter\nMarsh and Lee|Corinne Marsh|555-0108|88 Lakeside|5520|60|tile|UV|glass|Wednesday|185|weekly|open",
    },
    {
      id: "visit",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "visit|visits",
      also: "stop|service|route|cleaning",
      fields:
        "Visit: text\nPool: relation pool\nDate: date -7..7\nOrder: number 1..14\nTechnician: text @people\nDone: boolean 40\nFree chlorine: number 0.0..10.0 ppm\nWater pH: number 6.6..8.4\nAlkalinity: number 40..180 ppm\nStabilizer: number 0..120 ppm\nFilter pressure: number 6..32 psi\nTasks: tags skimmed|brushed|vacuumed|baskets|backwash|filter washed|tile line\nAdded: text\nPicture: image\nState: choice planned|on site|done|locked out|rained off",
      cells:
        "pool date order technician done freeChlorine waterPH alkalinity stabilizer filterPressure tasks added state",
      rows: "Alvarez, today|Alvarez, kidney pool|@0|1|Cody Park|yes|2.8|7.5|95|45|14|skimmed; brushed; baskets|1 tab|done\nBennett, today|Bennett lap pool|@0|2|Cody Park|no|3.1|7.9|110|70|21|skimmed|Acid 300 ml|on site\nSunset, today|Sunset Apartments|@0|3|Cody Park|no|1.2|7.4|80|40|24|||planned\nKwon, tomorrow|Kwon hot tub|@1|1|Mara Diaz|no|4|7.4|90|0|10|||planned\nFischer goes green|Fischer, rental|@0|4|Mara Diaz|no|0.2|8.1|120|85|29|||planned\nOkafor, last|Okafor family|@-2|3|Mara Diaz|yes|3|7.4|100|50|13|skimmed; vacuumed; baskets|1 tab|done\nMarsh, last|Marsh and Lee|@-3|2|Cody Park|yes|1.5|7.3|85|30|12|skimmed; tile line|None|done\nFischer, locked|Fischer, rental|@-4|5|Mara Diaz|no|0|7.8|120|85|28|||locked out",
    },
    {
      id: "repair",
      use: "core",
      role: "item",
      icon: "wrench",
      names: "repair|repairs",
      also: "job|quote|equipment problem|installation",
      fields:
        "Repair: text\nPool: relation pool\nPart: choice pump|heater|filter|salt cell|light|valve|tile|liner|automatic cover\nNoticed: date -30..0\nParts: money 0..1400 USD\nLabor: money 60..900 USD\nTotal: calc parts + labor USD\nApproved: boolean 50\nFix on: date -5..20\nState: choice seen|quoted|approved|part ordered|fixed|declined",
      cells: "pool part noticed parts labor approved fixOn state",
      rows: "Salt cell worn out|Bennett lap pool|salt cell|@-7|620|120|yes|@3|part ordered\nPump seal drips|Sunset Apartments|pump|@-2|38|140|no|@6|quoted\nLight out, deep end|Okafor family|light|@-9|210|160|yes|@1|approved\nLiner patch|Fischer, rental|liner|@-4|45|180|no|@8|seen\nHeater will not start|Marsh and Lee|heater|@-14|310|220|yes|@-3|fixed\nSand is eleven years old|Haskell, old pool|filter|@-28|180|260|no|@20|declined",
    },
    {
      id: "chemical",
      use: "core",
      role: "item",
      icon: "flask-conical",
      names: "chemical|chemicals",
      also: "tab|acid|salt|stock",
      fields:
        "Chemical: text\nUnit: choice kg|l|bag|bucket\nOn the truck: number 0..60\nIn the shed: number 0..200\nReorder at: number 2..40\nCost: money 3..140 USD",
      cells: "unit onTheTruck inTheShed reorderAt cost",
      rows: "Chlorine tabs, 10 kg|bucket|2|6|3|92\nLiquid chlorine|l|36|120|40|3\nMuriatic acid|l|12|48|20|4\nStabilizer|kg|4|10|5|7\nSalt, 18 kg|bag|5|14|8|9\nAlgaecide|l|3|2|4|18",
    },
    {
      id: "invoice",
      use: "more",
      role: "log",
      icon: "receipt",
      names: "invoice|invoices",
      also: "bill|monthly charge|payment",
      fields:
        "Invoice: text\nPool: relation pool\nMonth: date -90..0\nService: money 90..260 USD\nExtras: money 0..300 USD\nTotal: calc service + extras USD\nPaid: boolean 70",
      cells: "pool month service extras paid",
      rows: "Alvarez, this month|Alvarez, kidney pool|@-5|165|0|yes\nSunset, this month|Sunset Apartments|@-5|260|24|no\nMarsh, heater|Marsh and Lee|@-3|185|530|no\nKwon, this month|Kwon hot tub|@-5|90|0|yes",
    },
  ],
  jobs: "agenda visit.date\ncheck visit.done\nrank visit.order\nmove visit.state\nkeep visit\nmove repair.state\nchart visit.freeChlorine\nmap pool.address\nkeep pool\nassign visit.technician\ncount chemical.onTheTruck\ntotal pool.monthlyPrice",
  site: {
    headline: "Blue on Monday, blue on Friday",
    body: "Weekly visits with a full test, baskets, brush and a photo when we close the gate. Repairs are quoted before anything is ordered.",
    action: "Ask for a repair|repair",
    services:
      "Weekly service|Chemicals included, from|160\nEvery two weeks|Small pools and tubs|90\nGreen to clean|Three visits|420\nOpening or closing|Cover, lines and start-up|280",
    questions:
      "Do I need to be home?|No, only the gate code and the dog inside.\nWhat do you test?|Chlorine, pH, alkalinity and stabilizer, and you see the numbers.\nMy pool is green. What now?|Three visits in a week, then you can see the drain again.\nDo you work in rain?|Yes, but not in lightning.",
  },
  words: {
    tagline: "Which pool is next, what the water says, and what is in the truck.",
    itch: "Which gate code was it?",
    promise: "Clear water at every stop",
    pov: "POV: green since Saturday, blue by Friday",
    gains: ["4 stops ahead, 1 pool green", "Bennett: pH 7.9, acid added", "Sunset: pump seal, 178 quoted"],
  },
});
