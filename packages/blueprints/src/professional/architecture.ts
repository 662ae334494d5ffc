import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "architecture",
  name: "Architecture practice",
  icon: "drafting-compass",
  says: {
    en: "architect|architecture practice|architecture firm|architectural practice|architecture studio|architect's office|building design|planning drawings|landscape architect|drawing register|house designs by architects|architecture portfolio|structural engineer",
    de: "Architekturbüro|Architekt|Bauplanung",
    es: "estudio de arquitectura|arquitecto|proyectos de arquitectura",
    fr: "cabinet d'architecture|architecte|agence d'architecture",
    pt: "gabinete de arquitetura|escritório de arquitetura|arquiteto",
  },
  forms: ["site", "management", "portal"],
  people: ["architects", "clients"],
  mood: "sober",
  things: [
    {
      id: "client",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "client|clients",
      also: "customer|owner|developer",
      fields:
        "Name: text\nKind: choice private|developer|public|charity|business\nPhone: phone\nE-mail: email\nAppointment signed: boolean 80\nNotes: longText",
      cells: "kind phone eMail appointmentSigned notes",
      rows: "Gwen Hughes|private|555-0101|gwen.hughes@example.com|yes|\nHarbor Trust|charity|555-0102|trustees@harbortrust.example.com|yes|Grant ends in December\nDenholm Homes|developer|555-0103|plots@denholm.example.com|yes|\nHillside School|public|555-0104|office@hillside.example.com|yes|Works in holidays only\nCopper Kettle Café|business|555-0105|rosa@copperkettle.example.com|no|Fee letter with her\nOwen Pritchard|private|555-0106|owen.pritchard@example.com|yes|Thatch",
    },
    {
      id: "project",
      use: "core",
      role: "item",
      icon: "building-2",
      names: "project|projects",
      also: "building|job|scheme|commission|house design",
      fields:
        "Project: text\nPicture: image\nJob number: text\nClient: relation client\nAddress: location\nKind: choice house|housing|school|community|café and shop|restoration\nStage: choice brief|concept|planning|technical design|tender|on site|handed over\nFloor area: number 40..1800 m²\nBuild cost: money 90000..3400000 GBP\nFee percent: percent 5..12\nFee agreed: money 9000..210000 GBP\nFee spent: money 0..150000 GBP\nFee left: calc feeAgreed - feeSpent GBP\nArchitect: text\nNext milestone: date -3..90\nOn show: boolean 60\nAbout: longText",
      cells:
        "jobNumber client address kind stage floorArea buildCost feePercent feeAgreed feeSpent architect nextMilestone onShow about",
      rows: "Orchard house|2207|Gwen Hughes|Hill Road|house|planning|148|420000|10|42000|14800|Ingrid Lund|@9|yes|Timber frame, four rooms around an apple tree\nQuay boathouse|2144|Harbor Trust|Quay|community|on site|310|980000|9|88000|71500|Kwame Boateng|@4|yes|Slipway, workshop and a room for the rowing club\nMill Lane terrace|2219|Denholm Homes|Mill Lane|housing|technical design|1240|2650000|6|159000|88000|Farida Aziz|@21|no|Fourteen homes, brick, heat pumps\nHillside School library|2231|Hillside School|School Road|school|concept|180|510000|9|45900|6200|Ingrid Lund|@14|no|Reading loft in the old hall\nKettle courtyard|2240|Copper Kettle Café|3 Market Place|café and shop|brief|70|110000|11|12100|1100|Farida Aziz|@3|no|Glass roof over the yard\nThe Old Forge|2188|Owen Pritchard|The Old Forge|restoration|tender|165|360000|12|43200|33000|Kwame Boateng|@-2|yes|Thatch, oak and lime, two bids in\nRiver walk houses|2051|Denholm Homes|Riverside|housing|handed over|960|1900000|6|114000|112500|Farida Aziz|@60|yes|Nine houses on a flood bank\nChapel hall|2098|Harbor Trust|Chapel Hill|community|handed over|240|620000|9|55800|55400|Kwame Boateng|@90|yes|Hall, kitchen and level entrance",
    },
    {
      id: "drawing",
      use: "core",
      role: "item",
      icon: "pencil-ruler",
      names: "drawing|drawings",
      also: "plan|sheet|drawing register|detail|elevation|section",
      fields:
        "Drawing: text\nNumber: text\nProject: relation project\nScale: choice 1:1250|1:200|1:100|1:50|1:20|1:5\nRevision: choice P1|P2|P3|T1|T2|C1|C2\nDrawn by: text\nIssued: date -60..0\nIssued for: choice planning|building control|tender|construction|client\nChecked: boolean 70",
      cells: "number project scale revision drawnBy issued issuedFor checked",
      rows: "Site plan|2207-001|Orchard house|1:200|P3|Tom Barlow|@-12|planning|yes\nGround floor|2207-010|Orchard house|1:50|P3|Tom Barlow|@-12|planning|yes\nSlipway section|2144-112|Quay boathouse|1:20|C2|Mei Tanaka|@-5|construction|yes\nWindow details|2144-140|Quay boathouse|1:5|C1|Mei Tanaka|@-1|construction|no\nHouse type B, floors|2219-021|Mill Lane terrace|1:50|T1|Luis Ortega|@-8|building control|yes\nParty wall detail|2219-065|Mill Lane terrace|1:5|T1|Luis Ortega|@-3|building control|no\nLoft study|2231-003|Hillside School library|1:100|P1|Tom Barlow|@-4|client|yes\nThatch eaves|2188-051|The Old Forge|1:5|T2|Mei Tanaka|@-20|tender|yes",
    },
    {
      id: "enquiry",
      use: "core",
      role: "item",
      icon: "mail",
      names: "enquiry|enquiries",
      also: "inquiry|lead|contact|first talk",
      fields:
        "Name: text\nE-mail: email\nPhone: phone\nWhat to build: choice new house|extension|restoration|public building|café or shop\nWhere: location\nBudget: money 60000..900000 GBP\nIn a few words: longText\nReceived: date -14..0\nAnswered: boolean 60",
      cells: "eMail phone whatToBuild where budget inAFewWords received answered",
      rows: "Aisha Bello|aisha.bello@example.com|555-0131|extension|31 Park View|95000|Kitchen to the garden, north side|@-2|no\nRuth Ellis|ruth.ellis@example.com|555-0132|restoration|Hillside Farm|300000|Barn into two homes|@-6|yes\nMarek Zielinski|marek.z@example.com|555-0133|new house|Hill Farm Lane|380000|Plot with outline permission|@-1|no\nBethany Trust|treasurer@bethany.example.com|555-0134|public building|Chapel Hill|160000|Toilets and ramp|@-11|yes",
    },
    {
      id: "siteVisit",
      use: "more",
      role: "event",
      icon: "hard-hat",
      names: "site visit|site visits",
      also: "inspection|site meeting|defect|snag",
      fields:
        "Visit: text\nProject: relation project\nDate: date -14..14\nTime: time 08:30..15:00\nWho: text\nSeen: lines\nMinutes sent: boolean 50",
      cells: "project date time who seen minutesSent",
      rows: "Boathouse, week 22|Quay boathouse|@4|09:00|Kwame Boateng|Slipway rails; Window delivery|no\nBoathouse, week 21|Quay boathouse|@-3|09:00|Kwame Boateng|Concrete cubes passed; Handrail too low|yes\nOld Forge, bidders|The Old Forge|@-9|11:00|Mei Tanaka|Thatch sample; Oak posts|yes",
    },
    {
      id: "hours",
      use: "more",
      role: "log",
      icon: "timer",
      names: "time entry|time entries",
      also: "hours|timesheet|time sheet",
      fields:
        "Work: text\nProject: relation project\nWho: text\nDate: date -10..0\nHours: number 0.5..8 h\nStage of work: choice concept|planning|technical design|tender|on site",
      cells: "project who date hours stageOfWork",
      rows: "Window details|Quay boathouse|Mei Tanaka|@-1|6|on site\nPlanning statement|Orchard house|Ingrid Lund|@-1|4.5|planning\nParty walls|Mill Lane terrace|Luis Ortega|@-2|7.5|technical design\nTender report|The Old Forge|Kwame Boateng|@-2|3|tender",
    },
  ],
  jobs: "show project.picture\nmove project.stage\ndue project.nextMilestone\nkeep drawing\ncheck drawing.checked\nrequest enquiry\nfind project\ntotal project.feeLeft\nassign project.architect\nmap project.address\nchart project.kind\nagenda siteVisit.date",
  site: {
    headline: "Houses, halls and good daylight",
    body: "A practice of seven for houses, community buildings and careful repairs. Drawn by hand first, built with people we know by name.",
    action: "Tell us what you want to build|enquiry",
    services:
      "First visit|Ninety minutes on your plot, with a sketch|180\nDesign and planning|From brief to permission|\nOn site|Weekly visits, minutes and payments|\nOld houses|Survey, consent, lime and timber|",
    questions:
      "What does an architect cost?|For a house between eight and twelve percent of the build, by stages.\nHow long until we can build?|Nine months is quick: design, permission, drawings, prices.\nDo I need permission?|Not for everything. The first visit answers it.\nMay I build it with my own builder?|Yes, and we still come to the site.",
  },
  words: {
    tagline: "Projects, drawings and the fee that is left.",
    itch: "Which revision is on site?",
    promise: "The right drawing on the right day",
    pov: "POV: the builder has C2, not P3",
    gains: ["8 projects, 2 handed over", "Boathouse: 16500 of fee left", "2144-140 not yet checked"],
  },
});
