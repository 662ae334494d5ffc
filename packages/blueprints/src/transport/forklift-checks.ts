import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "forkliftChecks",
  name: "Forklift checks",
  icon: "forklift",
  says: {
    en: "forklift checks|forklift inspection|forklift daily checklist|forklift pre-use check|forklift maintenance|lift truck inspection|forklift fleet|forklift operator licenses|pallet truck checks|reach truck checks|thorough examination forklift|forklift defects|mewp inspections|plant daily checks|forklift truck register|forklift hour meter",
    de: "Staplerprüfung|Gabelstapler-Checkliste|Stapler tägliche Prüfung|Staplerfuhrpark",
    es: "inspección de montacargas|revisión diaria de carretillas|checklist de montacargas",
    fr: "contrôle chariot élévateur|vérification chariots|checklist cariste",
    pt: "inspeção de empilhadores|checklist de empilhadeira|verificação diária de empilhadores",
  },
  forms: ["tracker", "dashboard", "management"],
  people: ["warehouse supervisors", "operators"],
  mood: "sober",
  things: [
    {
      id: "truck",
      use: "core",
      role: "item",
      icon: "forklift",
      names: "truck|trucks",
      also: "forklift|lift truck|reach truck|pallet truck",
      fields:
        "Truck: text\nNumber: text\nKind: choice counterbalance|reach truck|pallet truck|order picker|telehandler\nPower: choice electric|gas|diesel\nCapacity: number 1000..5000 kg\nArea: text\nHours: number 200..16000 h\nService at: number 500..16500 h\nUntil service: calc serviceAt - hours h\nExamination due: date -6..330\nDays left: daysUntil examinationDue\nState: choice ready|use with care|stopped|at the workshop",
      cells: "number kind power capacity area hours serviceAt examinationDue state",
      rows: "Truck 1|FL-01|counterbalance|electric|2500|Goods in|8410|8500|@40|ready\nTruck 2|FL-02|counterbalance|gas|3000|Yard|11220|11200|@-2|use with care\nTruck 3|FL-03|reach truck|electric|1600|Aisles A to D|6050|6500|@120|ready\nTruck 4|FL-04|reach truck|electric|1600|Aisles E to H|5930|6000|@120|stopped\nTruck 5|FL-05|pallet truck|electric|2000|Dispatch|3100|3500|@200|ready\nTruck 6|FL-06|telehandler|diesel|4000|Yard|4480|4750|@12|at the workshop",
    },
    {
      id: "operator",
      use: "core",
      role: "person",
      icon: "id-card",
      names: "operator|operators",
      also: "driver|license holder",
      fields:
        "Operator: text\nLicense number: text\nMay drive: tags counterbalance|reach truck|pallet truck|telehandler\nLicense until: date -8..900\nDays left: daysUntil licenseUntil\nShift: choice early|late|night",
      cells: "licenseNumber mayDrive licenseUntil shift",
      rows: "Elif Demir|OP-112|counterbalance; reach truck|@210|early\nJoe Tierney|OP-118|counterbalance; pallet truck|@-3|early\nSam Doyle|OP-121|counterbalance; telehandler|@400|late\nAna Lopes|OP-130|reach truck; pallet truck|@30|late\nPiet Voss|OP-134|pallet truck|@700|night",
    },
    {
      id: "check",
      use: "core",
      role: "log",
      icon: "clipboard-check",
      names: "daily check|daily checks",
      also: "pre-use check|inspection|checklist",
      fields:
        "Check: text\nTruck: relation truck\nOperator: relation operator\nDate: date -3..0\nShift: choice early|late|night\nHours read: number 200..16000 h\nFound: tags nothing|forks|chains|brakes|steering|horn|lights|tires|leak|seat belt\nResult: choice safe|safe with defect|not safe\nRemarks: longText",
      cells: "truck operator date shift hoursRead found result remarks",
      rows: "FL-01 early|Truck 1|Elif Demir|@0|early|8410|nothing|safe|\nFL-02 early|Truck 2|Joe Tierney|@0|early|11220|lights|safe with defect|Rear light out, not after dark\nFL-04 early|Truck 4|Elif Demir|@0|early|5930|chains; leak|not safe|Oil under the mast\nFL-03 late|Truck 3|Ana Lopes|@-1|late|6049|nothing|safe|\nFL-05 night|Truck 5|Piet Voss|@-1|night|3099|horn|safe with defect|Horn weak\nFL-01 late|Truck 1|Sam Doyle|@-1|late|8404|nothing|safe|\nFL-06 late|Truck 6|Sam Doyle|@-2|late|4480|tires|not safe|Cut to the cord, front left",
    },
    {
      id: "defect",
      use: "core",
      role: "event",
      icon: "wrench",
      names: "defect|defects",
      also: "repair|fault|work order",
      fields:
        "Defect: text\nTruck: relation truck\nReported: date -9..0\nClass: choice stop|this week|at service\nRepair by: date -2..14\nMechanic: text @people\nCost: money 0..1400 EUR\nState: choice reported|ordered|under repair|cleared",
      cells: "truck reported classValue repairBy mechanic cost state",
      rows: "Mast leak, chain slack|Truck 4|@0|stop|@1|Lift Service|640|reported\nRear light|Truck 2|@0|this week|@3|Own workshop|18|ordered\nTire, front left|Truck 6|@-2|stop|@-1|Tire Barn|410|under repair\nHorn|Truck 5|@-1|this week|@4|Own workshop|25|reported\nSeat belt, slow|Truck 1|@-9|at service|@12|Lift Service|70|ordered",
    },
  ],
  jobs: "keep check\nmove truck.state\nmove defect.state\ndue defect.repairBy\ndue truck.examinationDue\nrank truck.untilService\ndue operator.licenseUntil\nchart check.result\nfind truck\nassign defect.mechanic\nprint check\nkeep operator",
  site: {
    headline: "Checked before the first pallet",
    body: "Two minutes with the phone before the shift. What is not safe stops at once, and the workshop sees why.",
    action: "Check a truck|check",
    services:
      "Before each shift|Ten points, two minutes|\nStop at once|Brakes, mast, forks, leaks|\nYearly examination|Planned four weeks ahead|",
    questions:
      "The horn is weak. May I drive?|Report it; the supervisor decides whether with care or not at all.\nWho may drive the reach truck?|Only those whose license names it.\nWhere do I see the hours?|On the display, bottom right, key in position one.",
  },
  words: {
    tagline: "Trucks, checks, defects, licenses.",
    itch: "May truck 4 drive again?",
    promise: "No shift without a check",
    pov: "POV: the leak was seen before the pallet went up",
    gains: ["Truck 4: stopped this morning", "Truck 2: 20 hours over service", "Joe: license lapsed three days"],
  },
});
