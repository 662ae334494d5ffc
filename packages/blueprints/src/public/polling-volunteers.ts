import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "pollingVolunteers",
  name: "Polling stations and election helpers",
  icon: "vote",
  says: {
    en: "polling stations|polling station staff|poll workers|election day volunteers|election helpers|polling volunteers|election office|returning officer|ballot counting|count votes on election day|ballot boxes|postal votes|voter turnout by polling station|election results by district|school board election|works council election|election observers|running an election",
    de: "Wahlhelfer|Wahllokale|Wahlbüro|Betriebsratswahl organisieren",
    es: "mesas electorales|jornada electoral|voluntarios electorales|recuento de votos",
    fr: "bureaux de vote|assesseurs|dépouillement des votes|organisation des élections",
    pt: "mesas de voto|mesários|secções de voto|apuramento de votos",
  },
  forms: ["management", "dashboard", "portal"],
  people: ["election officers", "poll workers"],
  mood: "sober",
  things: [
    {
      id: "station",
      use: "core",
      role: "place",
      icon: "map-pin",
      names: "polling station|polling stations",
      also: "polling place|voting place|precinct|station|district",
      fields:
        "Station: text\nNumber: text\nAddress: location\nVoters: number 480..1480\nHelpers needed: number 5..8\nHelpers: rollup count helper.station\nStep-free: boolean 80\nKey from: text\nBooths: number 2..5\nBallots delivered: boolean 60\nState: choice planned|room agreed|ready|open|closed|counted",
      cells: "number address voters helpersNeeded stepFree keyFrom booths ballotsDelivered state",
      rows: "Primary school, gym|01|School Road 4|1420|8|yes|Caretaker, 555-0141|5|yes|ready\nLibrary|02|Market Place 2|1110|7|yes|Front desk|4|yes|ready\nFire station|03|Station Road 20|980|6|yes|Chief Holm|3|yes|room agreed\nHillside hall|04|Hill Road 30|480|5|no|Gwen Hughes|2|no|room agreed\nSt Anne's parish room|05|Church Row 3|870|6|yes|Sexton|3|yes|ready\nLinden House|06|Linden Avenue 18|640|5|yes|Reception|2|no|planned\nPostal votes, town hall|P1|Castle Square 1|1480|8|yes|Caretaker|2|yes|ready",
    },
    {
      id: "helper",
      use: "core",
      role: "person",
      icon: "user-round-check",
      names: "helper|helpers",
      also: "poll worker|volunteer|clerk|observer",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nStation: relation station\nRole: choice chair|deputy|secretary|assessor|reserve\nShift: choice morning|afternoon|count only|all day\nDone it before: number 0..12 times\nTrained: boolean 60\nAllowance: money 35..80 EUR\nPaid: boolean 0\nState: choice asked|agreed|called up|excused|came",
      cells: "phone eMail station role shift doneItBefore trained allowance paid state",
      rows: "Ruth Ellis|555-0101|ruth.ellis@example.com|Primary school, gym|chair|all day|9|yes|80|no|agreed\nKwame Boateng|555-0102|kwame.boateng@example.com|Primary school, gym|secretary|all day|4|yes|60|no|agreed\nPriya Nair|555-0103|priya.nair@example.com|Library|chair|all day|6|yes|80|no|agreed\nTom Reid|555-0104|tom.reid@example.com|Library|assessor|morning|0|no|35|no|asked\nAnders Holm|555-0105|anders.holm@example.com|Fire station|chair|all day|12|yes|80|no|agreed\nMina Okoye|555-0106|mina.okoye@example.com|Fire station|assessor|afternoon|1|yes|35|no|agreed\nGwen Hughes|555-0107|gwen.hughes@example.com|Hillside hall|chair|all day|7|yes|80|no|agreed\nJack Teale|555-0108|jack.teale@example.com|Hillside hall|assessor|morning|0|no|35|no|excused\nFarida Aziz|555-0109|farida.aziz@example.com|St Anne's parish room|deputy|afternoon|3|yes|60|no|agreed\nOtto Weiss|555-0110|otto.weiss@example.com|Postal votes, town hall|chair|count only|8|yes|80|no|agreed\nGrace Adeyemi|555-0111|grace.adeyemi@example.com|Linden House|secretary|all day|2|no|60|no|asked",
    },
    {
      id: "turnout",
      use: "core",
      role: "log",
      icon: "chart-column-increasing",
      names: "turnout count|turnout counts",
      also: "turnout|interim count|voters so far",
      fields:
        "Turnout: text\nStation: relation station\nAt: dateTime 9..9 10:00..18:00\nVoted: number 40..1100\nSpoken to: text\nReported: boolean 50",
      cells: "station at voted spokenTo reported",
      rows: "School, ten o'clock|Primary school, gym|@9T10:00|152|Ruth Ellis|no\nLibrary, ten o'clock|Library|@9T10:00|118|Priya Nair|no\nFire station, ten o'clock|Fire station|@9T10:00|97|Anders Holm|no\nHillside, ten o'clock|Hillside hall|@9T10:00|61|Gwen Hughes|no\nSt Anne's, ten o'clock|St Anne's parish room|@9T10:00|104|Farida Aziz|no\nSchool, noon|Primary school, gym|@9T12:00|401|Ruth Ellis|no\nLibrary, noon|Library|@9T12:00|322|Priya Nair|no\nFire station, noon|Fire station|@9T12:00|260|Anders Holm|no\nHillside, noon|Hillside hall|@9T12:00|158|Gwen Hughes|no\nSt Anne's, noon|St Anne's parish room|@9T12:00|281|Farida Aziz|no",
    },
    {
      id: "result",
      use: "core",
      role: "item",
      icon: "list-ordered",
      names: "result|results",
      also: "count|tally|vote count|protocol",
      fields:
        "Result: text\nStation: relation station\nList A: number 0..600\nList B: number 0..600\nList C: number 0..400\nInvalid: number 0..30\nCounted twice: boolean 50\nPhoned in: boolean 40\nState: choice waiting|counting|phoned in|checked|signed",
      cells: "station listA listB listC invalid countedTwice phonedIn state",
      rows: "Rehearsal, school|Primary school, gym|210|180|96|4|yes|yes|checked\nRehearsal, library|Library|170|166|88|3|yes|yes|checked\nRehearsal, fire station|Fire station|131|140|70|2|yes|no|counting\nRehearsal, Hillside|Hillside hall|92|60|31|1|no|no|waiting\nRehearsal, St Anne's|St Anne's parish room|128|119|74|3|yes|yes|signed\nRehearsal, postal votes|Postal votes, town hall|402|371|205|12|no|no|counting",
    },
    {
      id: "kit",
      use: "more",
      role: "item",
      icon: "package-check",
      names: "kit item|kit items",
      also: "ballot box|material|seal|form|booth",
      fields:
        "Item: text\nStation: relation station\nHow many: number 1..1500\nPacked: boolean 50\nDelivered: boolean 30\nBack: boolean 0",
      cells: "station howMany packed delivered back",
      rows: "Ballot papers, school|Primary school, gym|1500|yes|yes|no\nBallot box 01|Primary school, gym|1|yes|yes|no\nSeals, library|Library|4|yes|yes|no\nRamp for Hillside|Hillside hall|1|no|no|no\nPencils and string|Linden House|10|yes|no|no",
    },
  ],
  jobs: "keep helper\nmove helper.state\nmove station.state\nkeep station\nmove result.state\ncheck helper.trained\nkeep turnout\nchart turnout.voted\nmap station.address\ncheck result.countedTwice\nfind helper\nrequest helper\ncheck station.ballotsDelivered\ntotal helper.allowance",
  site: {
    headline: "Democracy needs pencils, keys and you",
    body: "Nine hours, six neighbors and a sealed box. Say which shift suits you; we train you for one evening and bring the sandwiches.",
    action: "Offer to help|helper",
    services:
      "Morning shift|Seven to one, one allowance|35\nAll day|With breaks, chair or secretary|80\nCount only|From six until it adds up|35\nTraining|One evening, with a rehearsal count|",
    questions:
      "Who can help?|Anybody entitled to vote. Candidates and their agents cannot.\nDo I have to count?|If you take the afternoon or count shift, yes, in pairs.\nWhat if the count does not add up?|Count again. Then the chair rings us, and we count along.\nMay I say how it went?|After the doors have closed and it is on the board.",
  },
  words: {
    tagline: "Stations, helpers, turnout, and the count.",
    itch: "Who has the key to Hillside?",
    promise: "Every station staffed by seven",
    pov: "POV: the count added up the first time",
    gains: ["7 stations, 4 of them ready", "11 helpers, 2 still asked", "Hillside: ramp not packed yet"],
  },
});
