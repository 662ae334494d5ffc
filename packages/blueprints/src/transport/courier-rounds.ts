import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "courierRounds",
  name: "Delivery rounds",
  icon: "truck",
  says: {
    en: "delivery rounds|delivery round|courier|courier business|courier company|same-day courier|delivery drivers|delivery driver|delivery routes|parcel delivery|van deliveries|milk round|proof of delivery|bike courier|drop-offs and collections|last mile delivery|local delivery service|newspaper round|multi-drop",
    de: "Kurierdienst|Auslieferung|Liefertouren|Lieferfahrer|Paketzustellung",
    es: "mensajería|reparto a domicilio|rutas de reparto|repartidores",
    fr: "coursier|tournées de livraison|livreur|livraison de colis",
    pt: "estafetas|entregas ao domicílio|rotas de entrega|motoboy",
  },
  forms: ["management", "dashboard", "booking", "site"],
  people: ["dispatchers", "drivers", "customers"],
  mood: "lively",
  things: [
    {
      id: "driver",
      use: "core",
      role: "person",
      icon: "id-card",
      names: "driver|drivers",
      also: "courier|rider|van driver",
      fields:
        "Name: text\nPhone: phone\nVehicle: choice van|small van|cargo bike\nRegistration: text\nCarries: number 60..900 kg\nShift: choice early|late|days\nState: choice on the road|at the depot|off",
      cells: "phone vehicle registration carries shift state",
      rows: "Marek Zieliński|555-0121|van|KX21 LTD|900|early|on the road\nFatima Rahimi|555-0122|small van|LB70 WEY|550|early|on the road\nJoe Tierney|555-0123|van|KX19 OPA|900|days|at the depot\nSunita Rao|555-0124|cargo bike|bike 3|80|days|on the road\nPavel Horák|555-0125|cargo bike|bike 4|80|late|off\nDeborah King|555-0126|van|LD22 HRN|900|late|at the depot",
    },
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "building-2",
      names: "customer|customers",
      also: "account|sender|client|consignee",
      fields:
        "Name: text\nContact: text @people\nPhone: phone\nE-mail: email\nCollect from: location\nTerms: choice on account|card|cash\nNotes: longText",
      cells: "contact phone eMail collectFrom terms notes",
      rows: "Millbrook Pharmacy|Priya Nair|555-0101|desk@millbrook.example.com|High Street 12|on account|Fridge bag, signature always\nCarter Dental Lab|Ben Carter|555-0102|lab@carterdental.example.com|Unit 4, Canal Works|on account|Before ten\nBloom Street Flowers|Helen Sharp|555-0103|hello@bloomstreet.example.com|Bloom Street 7|on account|Keep upright\nNorthside Autoparts|Owen Pritchard|555-0104|trade@northside.example.com|Ring Road 90|on account|Heavy, two people for batteries\nThe Copy Shop|Amara Osei|555-0105|print@copyshop.example.com|Station Road 3|card|\nOldfield Solicitors|Daniel Okoro|555-0106|post@oldfield.example.com|Market Place 1|on account|To the named person only",
    },
    {
      id: "round",
      use: "core",
      role: "event",
      icon: "route",
      names: "round|rounds",
      also: "route|run|tour|shift",
      fields:
        "Round: text\nDriver: relation driver\nDate: date -2..3\nLeaves: time 07:00..14:00\nArea: text\nMiles: number 8..74 miles\nStops: rollup count delivery.round\nParcels: rollup sum delivery.round.parcels\nStatus: choice planned|loading|on the road|back",
      cells: "driver date leaves area miles status",
      rows: "North, morning|Marek Zieliński|@0|07:30|North side and villages|48|on the road\nCity, morning|Sunita Rao|@0|08:30|Old town|12|on the road\nPharmacy run|Fatima Rahimi|@0|09:00|Riverside|31|on the road\nSouth, afternoon|Joe Tierney|@0|13:00|South side|42|loading\nCity, late|Pavel Horák|@1|14:00|Old town|14|planned\nNorth, yesterday|Marek Zieliński|@-1|07:30|North side and villages|52|back",
    },
    {
      id: "delivery",
      use: "core",
      role: "event",
      icon: "package",
      names: "delivery|deliveries",
      also: "drop|stop|parcel|consignment|package|order",
      fields:
        "Drop: text\nRound: relation round\nSent by: relation customer\nTo: text\nAddress: location\nBetween: text\nParcels: number 1..8\nWeight: number 1..60 kg\nPrice: money 6..48 GBP\nSignature: boolean 60\nStatus: choice to collect|on the van|delivered|left with neighbor|nobody in|refused\nDelivered at: dateTime -1..0 08:00..18:00\nSigned by: text\nNotes: longText",
      cells: "round sentBy to address between parcels weight price signature status deliveredAt signedBy notes",
      rows: "D-2291|North, morning|Northside Autoparts|Hill Garage|Hill Lane 2|before 9|3|42|24|yes|delivered|@0T08:22|R. Hill|\nD-2292|North, morning|Carter Dental Lab|Dr Ellis, dentist|Church Road 18|before 10|1|1|12|yes|delivered|@0T09:10|K. Ellis|\nD-2293|North, morning|Northside Autoparts|Wood End Tractors|Wood End|before 12|5|60|38|yes|on the van|||Ring the bell at the barn\nD-2294|City, morning|Oldfield Solicitors|Land Registry desk|Castle Square 5|before 10|1|1|9|yes|delivered|@0T09:31|Front desk|\nD-2295|City, morning|The Copy Shop|Little Theatre|Canal Street 40|any time|2|14|11|no|on the van|||Stage door\nD-2296|City, morning|Bloom Street Flowers|Mrs Hale|Mill Lane 4|after 11|1|3|8|no|nobody in|||Card left, try after four\nD-2297|Pharmacy run|Millbrook Pharmacy|Riverside Care Home|Weir Lane 1|before 11|4|9|18|yes|on the van|||Fridge bag\nD-2298|Pharmacy run|Millbrook Pharmacy|Mr Boateng|Quay Court 16|before 12|1|1|6|yes|on the van|||Third floor\nD-2299|South, afternoon|Northside Autoparts|Southgate Tyres|Dock Street 88|before 15|2|37|22|yes|to collect|||\nD-2288|North, yesterday|Bloom Street Flowers|St Anne's Church|Chapel Hill|before 10|6|18|26|no|left with neighbor|@-1T09:40|No. 12|\nD-2289|North, yesterday|Northside Autoparts|Hill Garage|Hill Lane 2|before 12|1|8|14|yes|refused|@-1T11:05|R. Hill|Wrong part, back to sender",
    },
    {
      id: "collection",
      use: "core",
      role: "event",
      icon: "package-plus",
      names: "collection|collections",
      also: "pick-up|pickup|booking|collection request",
      fields:
        "Name: text\nPhone: phone\nDate: date 0..4\nTime: time 08:00..17:00\nCollect from: location\nDeliver to: location\nWhat: text\nSize: choice envelope|fits a bike|fits a van|needs two people\nPrice: money 6..48 GBP\nStatus: choice asked|priced|booked|collected",
      cells: "phone date time collectFrom deliverTo what size price status",
      rows: "Carter Dental Lab, crowns|555-0102|@0|14:00|Unit 4, Canal Works|Church Road 18|One small box|fits a bike|12|booked\nRuth Ellis|555-0141|@0|16:00|Hillside Farm|Station Road 27|Armchair|needs two people||asked\nThe Copy Shop, posters|555-0105|@1|09:00|Station Road 3|Market Place 1|Two rolls|fits a bike|9|booked\nOldfield Solicitors|555-0106|@1|11:00|Market Place 1|Castle Square 5|Deeds|envelope|9|booked\nTom Asher|555-0142|@2|10:00|Quay Court 2|College Drive|Bicycle|fits a van|28|priced",
    },
  ],
  jobs: "move delivery.status\nplan round.date\nassign round.driver\nbook collection\nkeep delivery\ntotal delivery.price\nchart delivery.status\nmove round.status\nkeep customer\nmove driver.state\nrank round.stops",
  site: {
    headline: "Collected this morning, there by lunch",
    body: "Vans and cargo bikes for pharmacies, labs, florists and everybody with a parcel that cannot wait. Signature and time of delivery sent to you.",
    action: "Book a collection|collection",
    services:
      "By bike|Old town, up to twenty kilos, within two hours|9\nSame day|Up to twenty miles, by van|24\nRegular round|The same stops every day, on account|\nTwo people|Furniture, batteries, anything heavy|45",
    questions:
      "How late can I book?|Until three for the same day; later by bike in the old town.\nHow do I know it has arrived?|You get the time and the name of the person who signed.\nWhat if nobody is in?|We leave a card and try once more the same day.\nDo you carry medicines?|Yes, in sealed and cooled bags, to the named person.\nCan I have an account?|After the third delivery, with a bill once a month.",
  },
  words: {
    tagline: "Every drop, who has it, and who signed.",
    itch: "Where is the pharmacy parcel?",
    promise: "Every parcel from door to door",
    pov: "POV: they ring, and you know which van",
    gains: ["9 drops today. 3 delivered.", "Signed by K. Ellis, 09:10", "Heavy parcel? Two people booked."],
  },
});
