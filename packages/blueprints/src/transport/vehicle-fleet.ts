import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "vehicleFleet",
  name: "Vehicle fleet",
  icon: "van",
  says: {
    en: "vehicle fleet|fleet management|fleet manager|company cars|company vehicles|vehicle servicing|vans and trucks|pool cars|pool car booking|vehicle maintenance|service intervals for vehicles|MOT dates|MOT due|fuel log|mileage log|vehicle checks|lorry fleet|truck fleet|bus fleet|defect reports for vans",
    de: "Fuhrpark|Fuhrparkverwaltung|Firmenwagen|Fahrzeugflotte|Fahrzeugwartung",
    es: "flota de vehículos|gestión de flotas|coches de empresa|mantenimiento de vehículos",
    fr: "flotte de véhicules|gestion de flotte|parc automobile|entretien des véhicules",
    pt: "frota de veículos|gestão de frotas|carros da empresa|manutenção de veículos",
  },
  forms: ["management", "dashboard", "tool", "booking"],
  people: ["fleet managers", "drivers"],
  mood: "sober",
  things: [
    {
      id: "vehicle",
      use: "core",
      role: "item",
      icon: "van",
      names: "vehicle|vehicles",
      also: "van|car|truck|lorry|minibus|trailer|bus",
      fields:
        "Registration: text\nPicture: image\nMake and model: text\nKind: choice car|small van|van|truck|minibus|trailer\nFuel: choice diesel|petrol|hybrid|electric|none\nDepot: text\nDriver: text @people\nMileage: number 4000..182000 miles\nNext service: date -12..180\nService at: number 10000..190000 miles\nMiles left: calc serviceAt - mileage miles\nMOT until: date -5..340\nTax until: date 5..340\nInsured until: date 20..340\nState: choice on the road|in the workshop|off the road|spare\nCosts so far: rollup sum job.vehicle.cost GBP",
      cells: "makeAndModel kind fuel depot driver mileage nextService serviceAt mOTUntil taxUntil insuredUntil state",
      rows: "KX21 LTD|Ford Transit|van|diesel|North|Marek Zieliński|68400|@9|70000|@112|@88|@130|on the road\nLB70 WEY|Renault Kangoo|small van|electric|North|Fatima Rahimi|41200|@64|45000|@33|@210|@130|on the road\nKX19 OPA|VW Crafter|van|diesel|South|Joe Tierney|121800|@-6|120000|@18|@61|@130|on the road\nLD22 HRN|Mercedes Sprinter|van|diesel|South|Deborah King|37500|@41|40000|@190|@122|@130|in the workshop\nYT18 CVK|DAF LF 180|truck|diesel|North|Pavel Horák|181600|@22|185000|@-2|@47|@130|off the road\nRE23 PMA|Toyota Corolla|car|hybrid|Office|pool|18900|@120|20000|@290|@300|@130|on the road\nRE23 PMB|Toyota Corolla|car|hybrid|Office|pool|16100|@131|20000|@290|@300|@130|on the road\nBV16 TNN|Ford Tourneo|minibus|diesel|Office|pool|98200|@74|100000|@151|@29|@130|spare\nTrailer 2|Ifor Williams LM126|trailer|none|South|Joe Tierney|0|@15|||||on the road",
    },
    {
      id: "job",
      use: "core",
      role: "event",
      icon: "wrench",
      names: "workshop job|workshop jobs",
      also: "service|repair|MOT|maintenance|tires",
      fields:
        "Job: text\nVehicle: relation vehicle\nKind: choice service|MOT|repair|tires|recall|body\nGarage: text\nBooked for: date -40..25\nMileage: number 4000..182000 miles\nCost: money 0..1450 GBP\nDays off road: number 0..6 days\nStatus: choice to book|booked|in the workshop|done\nInvoice no: text\nNotes: longText",
      cells: "vehicle kind garage bookedFor mileage cost daysOffRoad status invoiceNo notes",
      rows: "Crafter, overdue service|KX19 OPA|service|Ring Road Motors|@1|121800|0|1|booked||Timing belt at the same time\nTransit, service|KX21 LTD|service|Ring Road Motors|@8|68400|0|1|booked||\nSprinter, clutch|LD22 HRN|repair|Southgate Commercials|@-1|37500|0|3|in the workshop||Courtesy van from tomorrow\nDAF, MOT|YT18 CVK|MOT|Truck Test Lane|@3|181600|0|1|booked||Off the road until then\nDAF, brake lines|YT18 CVK|repair|Southgate Commercials|@2|181600|0|1|to book||Before the test\nKangoo, front tires|LB70 WEY|tires|Tyre Yard|@-14|40600|188|0|done|TY-8821|\nTourneo, service|BV16 TNN|service|Ring Road Motors|@-30|97800|264|1|done|RR-1190|\nTransit, mirror|KX21 LTD|body|Ring Road Motors|@-22|66900|142|0|done|RR-1183|Gatepost\nTrailer 2, lights|Trailer 2|repair|own yard|@-9|0|18|0|done||New plug",
    },
    {
      id: "defect",
      use: "core",
      role: "event",
      icon: "triangle-alert",
      names: "vehicle check|vehicle checks",
      also: "defect|walkaround check|daily check|fault report|damage",
      fields:
        "Check: text\nVehicle: relation vehicle\nDriver: text @people\nDate: date -6..0\nMileage: number 4000..182000 miles\nTires: choice good|watch|defect\nLights: choice good|watch|defect\nBrakes: choice good|watch|defect\nFluids: choice good|watch|defect\nSafe to drive: boolean 90\nStatus: choice nothing to do|reported|job made|fixed\nNotes: longText",
      cells: "vehicle driver date mileage tires lights brakes fluids safeToDrive status notes",
      rows: "Transit, Monday|KX21 LTD|Marek Zieliński|@0|68400|good|good|good|good|yes|nothing to do|\nKangoo, Monday|LB70 WEY|Fatima Rahimi|@0|41200|good|watch|good|good|yes|reported|Nearside number plate light\nCrafter, Monday|KX19 OPA|Joe Tierney|@0|121800|watch|good|good|watch|yes|reported|Oil low, topped up\nSprinter, Friday|LD22 HRN|Deborah King|@-3|37500|good|good|good|good|no|job made|Clutch slips uphill\nDAF, Thursday|YT18 CVK|Pavel Horák|@-4|181600|good|good|defect|good|no|job made|Brake line wet\nCorolla A, Friday|RE23 PMA|Priya Nair|@-3|18900|good|good|good|good|yes|nothing to do|\nTourneo, Wednesday|BV16 TNN|Sam Doyle|@-5|98200|good|good|good|watch|yes|fixed|Screen wash",
    },
    {
      id: "booking",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "booking|bookings",
      also: "pool car|trip|reservation|key",
      fields:
        "For what: text\nVehicle: relation vehicle\nDriver: text @people\nDate: date -3..8\nTime: time 07:00..16:00\nHours: number 2..10\nFrom to: text\nMiles: number 10..240 miles\nStatus: choice asked|approved|out|back",
      cells: "vehicle driver date time hours fromTo miles status",
      rows: "Site visit|RE23 PMA|Priya Nair|@0|08:00|5|Office to Hillside|62|out\nTraining day|BV16 TNN|Sam Doyle|@1|07:30|10|Office to Northgate|118|approved\nCustomer in Ashford|RE23 PMB|Owen Pritchard|@1|09:00|6|Office to Ashford|84|approved\nAuditor from the station|RE23 PMA|Helen Sharp|@3|10:00|2|Station and back|12|asked\nExhibition|BV16 TNN|Amara Osei|@6|07:00|10|Office to the fair|170|asked\nBank and post|RE23 PMB|Helen Sharp|@-1|14:00|2|Old town|10|back",
    },
    {
      id: "fill",
      use: "more",
      role: "log",
      icon: "fuel",
      names: "fuel fill|fuel fills",
      also: "fuel|charging|fuel card|tank|petrol",
      fields:
        "Fill: text\nVehicle: relation vehicle\nDate: date -20..0\nMileage: number 4000..182000 miles\nLiters: number 20..110 l\nCost: money 18..170 GBP\nCard: text",
      cells: "vehicle date mileage liters cost card",
      rows: "Transit|KX21 LTD|@-1|68320|62|93|Card 1\nCrafter|KX19 OPA|@-1|121700|71|106.5|Card 3\nDAF|YT18 CVK|@-5|181500|108|162|Card 5\nTransit|KX21 LTD|@-7|67810|60|90|Card 1\nCorolla A|RE23 PMA|@-6|18700|34|49.3|Card 6\nCrafter|KX19 OPA|@-8|121150|70|105|Card 3\nSprinter|LD22 HRN|@-6|37320|58|87|Card 4\nTourneo|BV16 TNN|@-10|98010|52|78|Card 7\nTransit|KX21 LTD|@-14|67290|61|91.5|Card 1\nCorolla B|RE23 PMB|@-12|15900|33|47.9|Card 6",
    },
  ],
  jobs: "due vehicle.nextService\nmove job.status\nkeep vehicle\nkeep defect\nplan job.bookedFor\ndue vehicle.mOTUntil\nmove vehicle.state\nbook booking\nmove defect.status\ntotal job.cost\nchart job.cost\nfind vehicle\ntotal fill.cost",
  site: {
    headline: "On the road, checked and taxed",
    body: "Book a pool car, report what rattles, and see when your van goes to the workshop.",
    action: "Book a vehicle|booking",
    services:
      "Pool car|Keys at reception|\nMinibus|Eight seats, book two days ahead|\nDefect report|From the driver's seat, in a minute|",
    questions:
      "Who may drive?|Everybody whose license was checked this year.\nWhat if something is wrong?|Report it before you drive. If it is not safe, take the spare.\nWhere are the keys?|In the cabinet at reception, hook number on the booking.\nWho pays for fuel?|The card in the glove box; note the mileage.",
  },
  words: {
    tagline: "Every vehicle, its dates, and what it costs.",
    itch: "When is the Crafter's service due?",
    promise: "No MOT missed, no van lost",
    pov: "POV: the inspector asks and every date is right",
    gains: ["9 vehicles. 1 service overdue.", "DAF off road until the test", "Crafter: 1,800 miles over"],
  },
});
