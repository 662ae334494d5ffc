import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "heatingService",
  name: "Heating and boiler service",
  icon: "heater",
  says: {
    en: "heating service|boiler service|boiler servicing|boiler repairs|boiler engineer|heating engineer|boiler service reminders|annual boiler service|heating maintenance contracts|heat pump servicing|heat pump installer|oil burner service|heating breakdowns|boiler cover plans|central heating installer|furnace repair|heating contractor|boiler replacement quotes",
    de: "Heizungsbauer|Heizungswartung|Heizungsservice|Wärmepumpen-Wartung",
    es: "instalador de calefacción|mantenimiento de calderas|servicio técnico de calderas|revisión de calderas",
    fr: "chauffagiste|entretien de chaudière|dépannage chaudière|entretien de pompes à chaleur",
    pt: "manutenção de caldeiras|assistência a caldeiras|técnico de aquecimento|revisão de caldeiras",
  },
  forms: ["management", "booking", "portal", "site"],
  people: ["heating engineers", "dispatchers", "customers"],
  mood: "sober",
  things: [
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "client|household|landlord",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nAddress: location\nKind: choice owner|landlord|tenant|business\nContract: choice none|yearly service|full cover\nAccess: text\nVulnerable: boolean 15",
      cells: "phone eMail address kind contract access vulnerable",
      rows: "Hilda Kramer|555-0101|hilda.kramer@example.com|Lindenweg 12|owner|full cover|Cellar from the yard|yes\nSven and Mia Holt|555-0102|holt@example.com|Am Bach 4|owner|yearly service|Ring at the side|no\nBergmann Property|555-0103|office@bergmann.example.com|Ring 40, cellar|landlord|full cover|Key safe 2207|no\nKindergarten Elm|555-0104|elm@example.com|Ulmenstrasse 1|business|full cover|Before seven|yes\nFarid Noori|555-0105|farid.noori@example.com|Marktgasse 9|tenant|none|After five|no\nGasthof Post|555-0106|post@example.com|Hauptstrasse 2|business|yearly service|Kitchen door|no\nDoris Lenk|555-0107|doris.lenk@example.com|Hangweg 31|owner|yearly service|Dog in the yard|no",
    },
    {
      id: "boiler",
      use: "core",
      role: "item",
      icon: "heater",
      names: "boiler|boilers",
      also: "appliance|heat pump|burner|system|furnace",
      fields:
        "Boiler: text\nCustomer: relation customer\nKind: choice gas condensing|oil|heat pump|pellet|district heating\nMake and model: text\nSerial number: text\nPower: number 5..120 kW\nInstalled: date -9000..-100\nLast service: date -420..-5\nNext service: date -40..350\nDays left: daysUntil nextService\nEfficiency: percent 78..108\nWater pressure: number 0.5..2.6 bar\nState: choice running|limps|locked out|to replace",
      cells:
        "customer kind makeAndModel serialNumber power installed lastService nextService efficiency waterPressure state",
      rows: "Kramer, cellar|Hilda Kramer|gas condensing|Thermax GC 18|TX-88120|18|2016-09-20|@-376|@-11|94|1.1|locked out\nHolt, heat pump|Sven and Mia Holt|heat pump|Nordair LW 9|NA-30441|9|2023-05-11|@-340|@25|100|1.8|running\nRing 40|Bergmann Property|gas condensing|Thermax GC 90|TX-70223|90|2012-11-02|@-200|@165|91|2|running\nKindergarten|Kindergarten Elm|pellet|Holzmann P 30|HM-1180|30|2019-08-14|@-355|@10|92|1.9|limps\nNoori, wall unit|Farid Noori|gas condensing|Thermax GC 11|TX-91877|11|2020-02-25|@-120|@245|95|1.6|running\nGasthof Post|Gasthof Post|oil|Brenner O 60|BR-5402|60|1998-10-08|@-361|@4|84|1.7|to replace\nLenk|Doris Lenk|oil|Brenner O 22|BR-7710|22|2007-06-19|@-30|@335|89|1.5|running",
    },
    {
      id: "job",
      use: "core",
      role: "event",
      icon: "wrench",
      names: "job|jobs",
      also: "visit|service|breakdown|call-out|repair|installation",
      fields:
        "Job: text\nBoiler: relation boiler\nDate: date -7..14\nTime: time 06:30..18:00\nKind: choice yearly service|breakdown|repair|installation|measurement|quote visit\nPriority: choice no heat|no hot water|soon|planned\nEngineer: text @people\nFault code: text\nParts: text\nCarbon monoxide: number 0..900 ppm\nFlue loss: percent 1..14\nHours: number 0.5..16.0 h\nPrice: money 0..9800 EUR\nState: choice new|assigned|on the way|waiting for part|done|to invoice\nPaid: boolean 35",
      cells: "boiler date time kind priority engineer faultCode parts hours price state paid",
      rows: "Kramer, no heat|Kramer, cellar|@0|08:00|breakdown|no heat|Leo Brandl|F28|Ignition electrode|1.5|0|on the way|no\nKindergarten, screw blocked|Kindergarten|@0|06:30|breakdown|no heat|Jana Kost|E07|None|2|0|assigned|no\nPost, yearly|Gasthof Post|@4|14:00|yearly service|planned|Leo Brandl||Nozzle, filter|2|189|assigned|no\nPost, what instead|Gasthof Post|@4|16:00|quote visit|soon|Jana Kost|||1|0|assigned|no\nHolt, yearly|Holt, heat pump|@6|10:00|yearly service|planned|Jana Kost|||1.5|165|assigned|no\nRing 40, pump hums|Ring 40|@2|09:00|repair|soon|Leo Brandl||Circulator 32-80|3|640|waiting for part|no\nNoori, drips|Noori, wall unit|@1|17:30|repair|soon|Jana Kost||Pressure vessel|1.5|210|new|no\nLenk, yearly|Lenk|@-7|08:00|yearly service|planned|Leo Brandl||Nozzle, filter|2|189|to invoice|no",
    },
    {
      id: "part",
      use: "core",
      role: "item",
      icon: "cog",
      names: "part|parts",
      also: "spare|electrode|pump|nozzle|stock",
      fields:
        "Part: text\nFits: text\nOn the van: number 0..10\nIn store: number 0..30\nReorder at: number 1..8\nPrice: money 4..420 EUR",
      cells: "fits onTheVan inStore reorderAt price",
      rows: "Ignition electrode|Thermax GC 11 to 18|2|5|3|38\nPressure vessel 10 l|Most wall units|1|2|2|84\nOil nozzle 0.60|Brenner O|4|10|6|14\nOil filter cup|All oil|3|9|4|9\nCirculator 32-80|Large boilers|0|0|1|310\nPellet screw motor|Holzmann P|0|1|1|265\nCondensate trap|Thermax GC|1|4|2|22",
    },
    {
      id: "contract",
      use: "more",
      role: "item",
      icon: "file-check",
      names: "contract|contracts",
      also: "cover plan|maintenance contract|agreement",
      fields:
        "Contract: text\nCustomer: relation customer\nYearly: money 120..900 EUR\nStarts: date -1400..-30\nRenews: date -10..350\nDays left: daysUntil renews\nState: choice active|to renew|canceled",
      cells: "customer yearly starts renews state",
      rows: "Kramer, full cover|Hilda Kramer|264|@-700|@30|active\nBergmann, full cover|Bergmann Property|880|@-1100|@-3|to renew\nHolt, yearly|Sven and Mia Holt|165|@-340|@25|active\nKindergarten, full cover|Kindergarten Elm|420|@-500|@230|active",
    },
  ],
  jobs: "move job.state\ndue boiler.nextService\nagenda job.date\nassign job.engineer\nbook job\nkeep boiler\nkeep job\nkeep customer\ndue contract.renews\ncount part.onTheVan\nchart boiler.efficiency\ntotal job.price",
  site: {
    headline: "Warm again before the children arrive",
    body: "Service, breakdowns and new boilers for gas, oil, pellets and heat pumps. Contract customers are first, and at night somebody answers.",
    action: "Book a service|job",
    services:
      "Yearly service, gas or oil|With measurement and report|189\nHeat pump service|With leak check|165\nBreakdown call|First hour, without parts|95\nFull cover|A year, parts included, from|264",
    questions:
      "How often is service due?|Once a year, best before October.\nWhich fault code should I tell you?|The one on the display, and the pressure next to it.\nDo you come at night?|For no heat with a contract, yes, all year.\nCan my oil boiler stay?|Until it fails, and we tell you what then makes sense.",
  },
  words: {
    tagline: "Who is cold, which code, and is the electrode on the van.",
    itch: "Who has no heat and lives alone?",
    promise: "No cold house, no missed service",
    pov: "POV: F28, and you have two on the van",
    gains: ["7 boilers, 1 service overdue", "2 without heat, 2 on it", "Ring 40: circulator, on order"],
  },
});
