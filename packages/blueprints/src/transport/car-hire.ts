import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "carHire",
  name: "Car hire",
  icon: "key-round",
  says: {
    en: "car hire|car rental|rent a car|rental cars|van hire|van rental|car hire desk|rental fleet|campervan hire|motorhome rental|luxury car hire|wedding car hire|vehicle rental agreement|car rental returns|classic car hire|truck rental",
    de: "Autovermietung|Mietwagen|Wohnmobil mieten|Transporter mieten",
    es: "alquiler de coches|alquiler de furgonetas|alquiler de autocaravanas|renta de autos",
    fr: "location de voitures|location de camionnettes|location de camping-car",
    pt: "aluguer de carros|aluguel de carros|rent a car|aluguer de autocaravanas",
  },
  forms: ["booking", "management", "site"],
  people: ["rental desks", "fleet staff", "renters"],
  mood: "sober",
  things: [
    {
      id: "car",
      use: "core",
      role: "item",
      icon: "car",
      names: "car|cars",
      also: "vehicle|van|camper|fleet car",
      fields:
        "Car: text\nPicture: image\nPlate: text\nClass: choice A small|B compact|C family|V van|M camper|L luxury\nFuel: choice petrol|diesel|electric\nGearbox: choice manual|automatic\nMileage: number 2000..90000 km\nDay price: money 29..160 EUR\nDeposit: money 200..1500 EUR\nService due: date -5..120\nDays left: daysUntil serviceDue\nPlace: choice Airport|Station|Harbor\nState: choice ready|reserved|out|to clean|damaged|workshop",
      cells: "plate classValue fuel gearbox mileage dayPrice deposit serviceDue place state",
      rows: "Halden City, 1|RC 01|A small|petrol|manual|21400|32|200|@40|Station|out\nHalden City, 2|RC 02|A small|petrol|automatic|18800|36|200|@60|Airport|ready\nFenwick Aria|RC 07|B compact|petrol|manual|33900|41|300|@-1|Airport|to clean\nMarlow Estate|RC 11|C family|diesel|automatic|40200|58|400|@25|Airport|reserved\nSolano E-Cross|RC 14|C family|electric|automatic|12700|62|500|@80|Station|ready\nSolano Van L2|RC 20|V van|diesel|manual|66100|69|400|@15|Harbor|out\nCampo 640|RC 30|M camper|diesel|manual|51800|129|1500|@90|Harbor|workshop\nMarlow Cabrio|RC 40|L luxury|petrol|automatic|15300|145|1200|@70|Airport|ready",
    },
    {
      id: "renter",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "renter|renters",
      also: "driver|customer|client",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nLicense number: text\nLicense until: date -5..3000\nBorn: date -26000..-7700\nCard on file: boolean 80\nRemarks: text",
      cells: "phone eMail licenseNumber licenseUntil born cardOnFile remarks",
      rows: "Benoît Lacaze|555-0111|benoit.lacaze@example.com|FR 88120|@900|1984-03-09|yes|Second driver, wife\nAnja Vogt|555-0112|anja.vogt@example.com|DE 44017|@2100|1991-07-22|yes|\nAlder Software|555-0113|travel@alder.example.com|Company|@1500|1980-01-01|yes|Monthly invoice\nLorna Keith|555-0114|lorna.keith@example.com|UK 70712|@-2|1969-11-30|no|Renew before pick-up\nSamir Haddad|555-0115|samir.haddad@example.com|NL 20938|@400|2003-05-14|yes|Young driver fee",
    },
    {
      id: "rental",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "rental|rentals",
      also: "booking|reservation|contract|hire",
      fields:
        "Rental: text\nRenter: relation renter\nCar: relation car\nOut: dateTime -5..8 07:00..20:00\nBack: dateTime -1..16 07:00..20:00\nDays: number 1..21\nDay price: money 29..160 EUR\nRental price: calc days * dayPrice EUR\nExtras: tags second driver|child seat|full cover|GPS|one way|snow tires\nKm included: number 100..2000 km\nState: choice reserved|prepaid|out|late|returned|checked|invoiced",
      cells: "renter car out back days dayPrice extras kmIncluded state",
      rows: "R-2210|Benoît Lacaze|Halden City, 1|@-4T10:00|@-1T18:00|4|32|second driver|800|late\nR-2211|Alder Software|Marlow Estate|@0T14:00|@3T14:00|3|58|full cover|600|reserved\nR-2212|Anja Vogt|Solano Van L2|@-1T08:00|@0T18:00|2|69|full cover|300|out\nR-2213|Samir Haddad|Halden City, 2|@1T09:00|@5T09:00|4|36|GPS; full cover|800|prepaid\nR-2214|Lorna Keith|Marlow Cabrio|@3T11:00|@5T18:00|3|145|full cover|600|reserved\nR-2208|Anja Vogt|Fenwick Aria|@-5T09:00|@0T09:00|5|41|snow tires|1000|returned",
    },
    {
      id: "handover",
      use: "core",
      role: "log",
      icon: "clipboard-check",
      names: "check-out or return|check-outs and returns",
      also: "handover|inspection|damage report",
      fields:
        "Handover: text\nPicture: image\nRental: relation rental\nKind: choice out|back\nWhen: dateTime -5..0 07:00..20:00\nMileage: number 2000..90000 km\nFuel: choice full|3/4|1/2|1/4|empty\nDamage found: longText\nCharge: money 0..900 EUR\nSigned: boolean 90",
      cells: "rental kind when mileage fuel damageFound charge signed",
      rows: "2210 out|R-2210|out|@-4T10:10|20980|full|Old scratch, left door|0|yes\n2212 out|R-2212|out|@-1T08:15|65940|full|None|0|yes\n2208 out|R-2208|out|@-5T09:05|33210|full|None|0|yes\n2208 back|R-2208|back|@0T08:50|33900|3/4|Stone chip in the windshield|85|yes",
    },
  ],
  jobs: "agenda rental.out\nbook rental\nmove rental.state\nagenda rental.back\nfind car\nmove car.state\nkeep handover\ndue car.serviceDue\nshow car.picture\ndue renter.licenseUntil\ntotal rental.rentalPrice\nprint rental",
  site: {
    headline: "Keys in five minutes",
    body: "Small cars, vans, a camper and one convertible. The scratches are photographed with you, before and after.",
    action: "Book a car|rental",
    services:
      "Small car|Per day, 200 km|32\nVan, 11 m³|Per day, 150 km|69\nCamper for four|Per night, from three nights|129\nFull cover|Excess to zero, per day|14",
    questions:
      "What do I bring?|Your license, an identity card and a credit card for the deposit.\nMay I go abroad?|Yes; tell us the countries when you book.\nWhat is full to full?|You get it full and return it full; otherwise we fill it and charge the fuel.",
  },
  words: {
    tagline: "Out, back, cleaned, ready.",
    itch: "Which car can go out at two?",
    promise: "Ready, photographed, returned",
    pov: "POV: the deposit is free again the same evening",
    gains: ["R-2210: due yesterday", "Aria back, clean before two", "Chip found: 85 charged"],
  },
});
