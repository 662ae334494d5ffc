import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "medicalEquipmentHire",
  name: "Medical equipment hire",
  icon: "accessibility",
  says: {
    en: "medical equipment hire|medical equipment rental|wheelchair hire|wheelchair rental|hospital bed hire|mobility equipment hire|mobility shop rentals|oxygen concentrator rental|crutches hire|home care equipment|durable medical equipment|DME supplier|medical supply rental|patient lift rental|mobility scooter hire",
    de: "Sanitätshaus|Pflegebett mieten|Rollstuhlverleih|Hilfsmittelverleih",
    es: "alquiler de material ortopédico|alquiler de sillas de ruedas|alquiler de camas hospitalarias",
    fr: "location de matériel médical|location de fauteuil roulant|location de lit médicalisé",
    pt: "aluguer de equipamento médico|aluguel de cadeira de rodas|aluguer de camas articuladas",
  },
  forms: ["management", "shop", "site", "booking"],
  people: ["depot staff", "drivers", "customers"],
  mood: "sober",
  things: [
    {
      id: "device",
      use: "core",
      role: "item",
      icon: "accessibility",
      names: "device|devices",
      also: "equipment|item|aid|wheelchair|bed",
      fields:
        "Device: text\nPicture: image\nKind: choice wheelchair|care bed|patient lift|oxygen|walker|scooter|shower chair|air mattress\nSerial number: text\nWeekly rate: money 6..70 GBP\nDeposit: money 0..200 GBP\nCarries up to: number 100..250 kg\nState: choice in stock|out on hire|to clean|in workshop|retired\nLast service: date -360..-10\nService due: date -12..350\nDays left: daysUntil serviceDue\nShelf: text",
      cells: "kind serialNumber weeklyRate deposit carriesUpTo state lastService serviceDue shelf",
      rows: "Wheelchair 46 cm, no. 12|wheelchair|WC-4612|14|50|130|out on hire|@-140|@225|A1\nWheelchair 51 cm, no. 3|wheelchair|WC-5103|16|50|160|in stock|@-353|@12|A2\nTransit chair, no. 7|wheelchair|TC-0707|12|40|115|to clean|@-60|@305|A1\nElectric care bed, no. 4|care bed|CB-0004|38|150|185|out on hire|@-200|@165|Bay 2\nElectric care bed, no. 9|care bed|CB-0009|38|150|185|in workshop|@-372|@-7|Bay 2\nPatient lift with sling|patient lift|PL-0021|32|120|180|out on hire|@-100|@83|Bay 1\nOxygen concentrator 5 l|oxygen|OX-5503|45|200|100|out on hire|@-170|@13|B4\nFour-wheel walker|walker|RW-3310|7|20|150|in stock|@-30|@335|A4\nTravel scooter, folding|scooter|SC-1204|60|200|120|in stock|@-90|@275|Bay 3\nAir mattress, alternating|air mattress|AM-0808|22|60|200|to clean|@-150|@215|B2",
    },
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "patient|user|hirer|care home",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nAddress: location\nKind: choice private|care home|insurer|hospital\nWeight: number 45..150 kg\nAccess: text",
      cells: "phone eMail address kind weight access",
      rows: "Joan Penrose|555-0101|joan.penrose@example.com|5 Orchard Way|private|62|Two steps, ramp needed\nWalter Krüger|555-0102|krueger@example.com|41 Park View|insurer|71|Bed goes upstairs, narrow turn\nElm House|555-0103|office@elmhouse.example.com|Elm Avenue|care home|95|Delivery at the side door\nTunde Bakare|555-0104|tunde.bakare@example.com|Hillside Farm|private|104|Gate code 2207\nHelen Sharp|555-0105|helen.sharp@example.com|2 Church Row|insurer|58|Nurse is there from nine\nMarcus Bell|555-0106|marcus.bell@example.com|9 Castle Street|private|88|Ring on arrival",
    },
    {
      id: "hire",
      use: "core",
      role: "event",
      icon: "calendar-range",
      names: "hire|hires",
      also: "rental|loan|contract|order",
      fields:
        "Hire: text\nDevice: relation device\nCustomer: relation customer\nStarts: date -60..10\nEnds: date -5..60\nDays left: daysUntil ends\nWeeks: number 1..26\nRate: money 6..70 GBP\nTotal: calc weeks * rate GBP\nDeposit paid: boolean 80\nPaid by: choice customer|insurer|care home\nState: choice asked|reserved|delivered|to extend|to collect|returned",
      cells: "device customer starts ends weeks rate depositPaid paidBy state",
      rows: "H 3301|Electric care bed, no. 4|Walter Krüger|@-21|@21|6|38|yes|insurer|delivered\nH 3302|Patient lift with sling|Elm House|@-40|@-2|6|32|no|care home|to collect\nH 3304|Oxygen concentrator 5 l|Helen Sharp|@-26|@2|4|45|yes|insurer|to extend\nH 3305|Wheelchair 46 cm, no. 12|Joan Penrose|@-9|@12|3|14|yes|customer|delivered\nH 3306|Travel scooter, folding|Marcus Bell|@3|@17|2|60|yes|customer|reserved\nH 3307|Four-wheel walker|Tunde Bakare|@1|@29|4|7|no|customer|asked\nH 3298|Transit chair, no. 7|Joan Penrose|@-16|@-2|2|12|yes|customer|returned\nH 3296|Air mattress, alternating|Walter Krüger|@-31|@-3|4|22|yes|insurer|returned",
    },
    {
      id: "delivery",
      use: "core",
      role: "event",
      icon: "truck",
      names: "delivery|deliveries",
      also: "drop-off|collection|set-up|tour stop",
      fields:
        "Stop: text\nHire: relation hire\nDate: date -1..10\nTime: time 08:30..16:30\nKind: choice deliver|set up|collect|swap\nDriver: text @people\nShown how to use: boolean 50\nSigned: boolean 50\nState: choice planned|loaded|done|nobody in",
      cells: "hire date time kind driver shownHowToUse signed state",
      rows: "Collect the lift|H 3302|@0|13:30|collect|Sam Doyle|no|no|planned\nWalker to the farm|H 3307|@1|09:00|deliver|Sam Doyle|no|no|loaded\nScooter to Castle Street|H 3306|@3|10:30|deliver|Lou Marsh|no|no|planned\nSwap the concentrator filter|H 3304|@2|11:00|swap|Lou Marsh|no|no|planned\nChair back|H 3298|@-1|15:00|collect|Sam Doyle|no|yes|done",
    },
    {
      id: "service",
      use: "more",
      role: "log",
      icon: "wrench",
      names: "service record|service records",
      also: "inspection|repair|safety test|cleaning",
      fields:
        "Record: text\nDevice: relation device\nDate: date -60..0\nWork: choice safety test|repair|disinfection|battery|sling check\nBy: text @people\nResult: choice passed|failed|parts ordered\nCost: money 0..140 GBP",
      cells: "device date work by result cost",
      rows: "Bed 9, motor|Electric care bed, no. 9|@-2|repair|Aidan Walsh|parts ordered|85\nLift, sling check|Patient lift with sling|@-40|sling check|Aidan Walsh|passed|0\nWalker, brakes|Four-wheel walker|@-30|safety test|Aidan Walsh|passed|0\nScooter, battery|Travel scooter, folding|@-90|battery|Aidan Walsh|passed|120",
    },
  ],
  jobs: "due hire.ends\nmove hire.state\nmove device.state\nagenda delivery.date\nbook hire\nshow device.picture\ndue device.serviceDue\ntotal hire.total\nkeep customer\nassign delivery.driver\ncheck hire.depositPaid\nkeep service",
  site: {
    headline: "Home from hospital on Friday? The bed is there on Thursday",
    body: "Wheelchairs, care beds, lifts and oxygen by the week. Delivered, set up, explained, and collected when you no longer need them.",
    action: "Ask for a device|hire",
    services:
      "Wheelchair|By the week, three widths|14\nElectric care bed|Set up in your room|38\nPatient lift|With sling and a lesson|32\nOxygen concentrator|With filters and night service|45\nWalker|Folds for the car|7",
    questions:
      "How fast can you deliver?|Next working day, the same day for oxygen.\nWho cleans the devices?|We disinfect and test each one before it goes out.\nDoes the insurer pay?|Often. Send us the prescription and we ask for you.\nWhat if I need it longer?|Tell us before the last day; the rate stays the same.",
  },
  words: {
    tagline: "Which bed is out, until when, and who collects it.",
    itch: "Is there a wheelchair free on Friday?",
    promise: "Every device out, back and tested on time",
    pov: "POV: the bed stands before the ambulance comes",
    gains: ["10 devices, 4 out on hire", "Lift: two days past its end", "Bed 9 waits for a motor"],
  },
});
