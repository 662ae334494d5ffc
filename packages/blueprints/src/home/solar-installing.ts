import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "solarInstalling",
  name: "Solar installation",
  icon: "solar-panel",
  says: {
    en: "solar installer|solar panel installation|solar installation company|solar panels|solar company|photovoltaic installer|pv installation|rooftop solar projects|solar quotes|solar leads|home battery installation|solar site survey|solar panel maintenance|solar monitoring for customers|solar crew schedule|grid connection applications",
    de: "Solarteur|Photovoltaik-Installation|Solaranlagen montieren|PV-Anlagen",
    es: "instalador de placas solares|placas solares|instalación fotovoltaica|empresa de energía solar",
    fr: "installateur de panneaux solaires|panneaux photovoltaïques|installation photovoltaïque|entreprise solaire",
    pt: "instalador de painéis solares|painéis solares|instalação fotovoltaica|empresa de energia solar",
  },
  forms: ["management", "dashboard", "portal", "site"],
  people: ["planners", "installers", "homeowners"],
  mood: "lively",
  things: [
    {
      id: "project",
      use: "core",
      role: "item",
      icon: "solar-panel",
      names: "project|projects",
      also: "installation|roof|customer|order|lead",
      fields:
        "Project: text\nRoof: image\nCustomer: text\nPhone: phone\nE-mail: email\nAddress: location\nPanels: number 6..90\nWatts each: number 380..460 W\nPower: calc panels * wattsEach W\nBattery: number 0.0..20.0 kWh\nTilt: number 0..55 °\nFaces: choice south|south-east|south-west|east and west|flat\nRoof cover: choice tile|slate|metal|flat membrane|fiber cement\nPrice: money 6500..68000 EUR\nYield a year: number 2200..34000 kWh\nStage: choice lead|survey|quoted|signed|planned|on the roof|electrics|waiting for grid|running|lost\nInstall starts: date -60..90\nDays left: daysUntil installStarts",
      cells:
        "customer phone eMail address panels wattsEach battery tilt faces roofCover price yieldAYear stage installStarts",
      rows: "Family Lindner|Jutta Lindner|555-0101|lindner@example.com|Am Anger 7|24|440|10|38|south|tile|19800|10400|on the roof|@0\nBakery Holm|Pia Holm|555-0102|holm@example.com|Marktplatz 3|62|440|0|10|flat|flat membrane|39500|25200|planned|@6\nRossi house|Enzo Rossi|555-0103|rossi@example.com|Via del Sole 18|16|430|7.5|30|south-west|tile|14300|7100|electrics|@-3\nFarm Teichmann|Karl Teichmann|555-0104|teichmann@example.com|Hof 2|88|450|20|22|east and west|fiber cement|66000|36800|quoted|@80\nMensah terrace|Abena Mensah|555-0105|mensah@example.com|21 Grove Lane|12|440|5|35|south-east|slate|11200|4900|waiting for grid|@-24\nDr. Weil, practice|Clara Weil|555-0106|weil@example.com|Parkstrasse 9|30|440|10|15|south|metal|24600|13100|signed|@31\nOlsen cabin|Nils Olsen|555-0107|olsen@example.com|Skogveien 5|8|400|5|45|south|metal|8900|2900|lead|@75\nHartmann|Birgit Hartmann|555-0108|hartmann@example.com|Bergweg 40|20|440|10|40|south|tile|17600|8800|running|@-58",
    },
    {
      id: "step",
      use: "core",
      role: "event",
      icon: "list-checks",
      names: "step|steps",
      also: "task|appointment|milestone|crew day|paper",
      fields:
        "Step: text\nProject: relation project\nDate: date -14..60\nKind: choice survey|scaffold|rails|panels|cables|inverter|meter|grid application|register|hand over\nWho: text @people\nCrew: number 0..5\nDone: boolean 35\nBlocked by: choice nothing|weather|material|grid operator|customer",
      cells: "project date kind who crew done blockedBy",
      rows: "Lindner, panels up|Family Lindner|@0|panels|Toni Reuter|3|no|nothing\nLindner, scaffold|Family Lindner|@-2|scaffold|Stage & Co|2|yes|nothing\nRossi, inverter|Rossi house|@1|inverter|Sara Klee|2|no|nothing\nHolm, rails and ballast|Bakery Holm|@6|rails|Toni Reuter|4|no|material\nMensah, meter|Mensah terrace|@9|meter|Grid operator|0|no|grid operator\nTeichmann, roof check|Farm Teichmann|@3|survey|Sara Klee|1|no|nothing\nWeil, application|Dr. Weil, practice|@2|grid application|Office|0|no|nothing\nHartmann, registered|Hartmann|@-10|register|Office|0|yes|nothing",
    },
    {
      id: "part",
      use: "core",
      role: "item",
      icon: "package",
      names: "part|parts",
      also: "panel|inverter|battery|rail|material|stock",
      fields:
        "Part: text\nKind: choice panel|inverter|battery|rail|hook|cable|connector|meter box\nIn stock: number 0..400\nReserved: number 0..300\nFree: calc inStock - reserved\nOn order: number 0..300\nArrives: date 0..60\nPrice: money 1..5200 EUR",
      cells: "kind inStock reserved onOrder arrives price",
      rows: "Panel 440 W, black|panel|74|66|120|@4|118\nInverter 10 kW, hybrid|inverter|3|2|4|@12|1480\nInverter 30 kW|inverter|0|1|1|@4|2900\nBattery 10 kWh|battery|2|3|4|@18|4300\nRoof hook, tile|hook|310|180|0|@0|6\nSolar cable 6 mm², 100 m|cable|14|6|0|@0|92\nBallast tray|rail|0|62|62|@5|24",
    },
    {
      id: "reading",
      use: "more",
      role: "log",
      icon: "chart-spline",
      names: "reading|readings",
      also: "yield|monitoring|output|fault",
      fields:
        "Reading: text\nProject: relation project\nDate: date -10..0\nProduced: number 0..180 kWh\nUsed in house: number 0..90 kWh\nInto battery: number 0..20 kWh\nTo the grid: number 0..120 kWh\nFault: choice none|string down|offline|isolation|grid voltage",
      cells: "project date produced usedInHouse intoBattery toTheGrid fault",
      rows: "Hartmann, yesterday|Hartmann|@-1|9.4|5.1|3.8|0.5|none\nHartmann, two days ago|Hartmann|@-2|2.2|2.1|0.1|0|none\nHartmann, three days ago|Hartmann|@-3|11.8|4.9|4.1|2.8|none\nRossi, first test|Rossi house|@-1|1.6|0.6|1|0|isolation",
    },
    {
      id: "visit",
      use: "more",
      role: "event",
      icon: "wrench",
      names: "service visit|service visits",
      also: "maintenance|inspection|panel washing|warranty",
      fields:
        "Visit: text\nProject: relation project\nDate: date -20..90\nKind: choice check|wash|fault|warranty\nPrice: money 0..420 EUR\nState: choice planned|done|part ordered",
      cells: "project date kind price state",
      rows: "Rossi, isolation fault|Rossi house|@1|fault|0|planned\nHartmann, first check|Hartmann|@60|check|145|planned\nWash at the riding hall|Farm Teichmann|@40|wash|380|planned\nMensah, tile replaced|Mensah terrace|@-12|warranty|0|done",
    },
  ],
  jobs: "move project.stage\nagenda step.date\ncheck step.done\nassign step.who\nkeep project\nplan project.installStarts\nchart reading.produced\ncount part.inStock\nmap project.address\ndue part.arrives\ntotal project.price\nrequest project",
  site: {
    headline: "Your roof, measured, built and registered",
    body: "Panels, battery and all the paper, from a survey on your roof to the day the meter turns backward. One crew, one contact.",
    action: "Ask for a survey|project",
    services:
      "Survey and plan|On the roof, with a yield estimate|0\nTen kilowatts with battery|Typical house, all in|19800\nWithout battery, per kilowatt|From ten kilowatts|1150\nYearly check|Strings, screws, inverter|145",
    questions:
      "How long does it take?|Two to four days on the roof, then some weeks for the grid operator.\nDoes it need planning permission?|Mostly not; on listed houses we ask first.\nWhat happens in a power cut?|With our hybrid inverter the house stays on.\nHow much will I get?|We plan with your roof, your shade and last year's bill.",
  },
  words: {
    tagline: "Roofs, panels and who waits for the grid operator.",
    itch: "Which roof waits for what?",
    promise: "From survey to kilowatt-hours without a missing hook",
    pov: "POV: 24 panels up before the rain",
    gains: ["Lindner: 24 panels, 10.6 kilowatts", "Ballast trays arrive in 5 days", "8 roofs, 1 on the grid"],
  },
});
