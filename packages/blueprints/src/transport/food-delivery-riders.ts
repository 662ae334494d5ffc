import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "foodDeliveryRiders",
  name: "Food delivery riders",
  icon: "bike",
  says: {
    en: "food delivery riders|food delivery|food courier|restaurant delivery service|delivery riders|rider shifts|takeaway delivery|meal delivery couriers|food delivery co-op|order dispatch to riders|food delivery platform|uber eats alternative|local food delivery|grocery delivery|rider payouts",
    de: "Essenslieferdienst|Lieferdienst Fahrer|Essen ausliefern|Lieferplattform für Restaurants",
    es: "reparto de comida|repartidores de comida|plataforma de delivery",
    fr: "livraison de repas|livreurs de repas|coursiers à vélo repas",
    pt: "entrega de comida|entregadores de comida|estafetas de comida",
  },
  forms: ["management", "dashboard", "marketplace"],
  people: ["dispatchers", "riders", "restaurants"],
  mood: "lively",
  things: [
    {
      id: "kitchen",
      use: "core",
      role: "place",
      icon: "utensils",
      names: "restaurant|restaurants",
      also: "kitchen|partner|takeaway",
      fields:
        "Restaurant: text\nAddress: location\nPhone: phone\nCooks: choice pizza|curry|noodles|burgers|bowls|bakery\nReady in: number 8..40 min\nCommission: percent 10..22\nOpen until: time 14:00..23:30\nState: choice open|busy|closed\nOrders: rollup count order.restaurant",
      cells: "address phone cooks readyIn commission openUntil state",
      rows: "Pizza Presto|4 High Street|555-0101|pizza|15|14|23:00|open\nSaffron Room|11 Mill Lane|555-0102|curry|25|16|22:30|busy\nNoodle Nine|2 Station Road|555-0103|noodles|12|14|22:00|open\nPatty and Co|30 Quay Road|555-0104|burgers|14|16|23:30|open\nGreen Bowl|8 Market Square|555-0105|bowls|9|12|20:00|closed",
    },
    {
      id: "rider",
      use: "core",
      role: "person",
      icon: "bike",
      names: "rider|riders",
      also: "courier|driver",
      fields:
        "Rider: text\nPhone: phone\nRides: choice bike|e-bike|cargo bike|scooter|car\nZone: choice center|north|harbor\nOn shift: boolean 60\nRating: rating 3..5\nDeliveries: rollup count order.rider\nTips: rollup sum order.rider.tip EUR\nState: choice free|to the kitchen|to the door|break|off",
      cells: "phone rides zone onShift rating state",
      rows: "Elio Costa|555-0111|e-bike|center|yes|5|to the door\nHanna Weiss|555-0112|bike|center|yes|4|to the kitchen\nTariq Aziz|555-0113|scooter|north|yes|5|free\nBo Lindgren|555-0114|e-bike|harbor|yes|4|break\nPriya Das|555-0115|cargo bike|center|no|5|off",
    },
    {
      id: "order",
      use: "core",
      role: "event",
      icon: "shopping-bag",
      names: "order|orders",
      also: "delivery|drop|job|ticket",
      fields:
        "Order: text\nRestaurant: relation kitchen\nCustomer: text @people\nPhone: phone\nAddress: location\nItems: lines\nTotal: money 9..86 EUR\nFee: money 1.5..4.9 EUR\nTip: money 0..8 EUR\nOrdered: dateTime -1..0 11:00..22:30\nPromised: dateTime -1..0 11:30..23:15\nRider: relation rider\nDistance: number 0.4..7 km\nState: choice new|cooking|ready|picked up|delivered|late|refunded",
      cells: "restaurant customer phone address items total fee tip ordered promised rider distance state",
      rows: "No. 901|Pizza Presto|Leonie Hart|555-0121|14 Garden Row|2 margherita; 1 salad|27|2.5|3|@0T18:05|@0T18:45|Elio Costa|1.8|picked up\nNo. 902|Saffron Room|Nils Aarts|555-0122|5 Bridge Row|1 dal; 2 naan; 1 thali|31|2.5|2|@0T18:10|@0T19:00|Hanna Weiss|2.1|cooking\nNo. 903|Noodle Nine|Ivy Chan|555-0123|44 Hill Road|2 ramen|26|3.5|0|@0T18:12|@0T18:50||4.6|ready\nNo. 904|Patty and Co|Omar Said|555-0124|9 Castle Street|3 burgers; 2 fries|48|2.5|4|@0T18:20|@0T19:00||2.4|new\nNo. 898|Pizza Presto|Greta Hofer|555-0125|31 Park Terrace|1 funghi|14|1.5|1.5|@0T17:20|@0T17:55|Elio Costa|0.9|delivered\nNo. 897|Saffron Room|Tim Rudd|555-0126|12 Canal Walk|1 biryani|17|2.5|0|@0T17:05|@0T17:50|Bo Lindgren|3|late",
    },
    {
      id: "shift",
      use: "core",
      role: "event",
      icon: "calendar-clock",
      names: "shift|shifts",
      also: "slot|rota",
      fields:
        "Shift: text\nRider: relation rider\nDate: date -2..5\nFrom: time 11:00..17:30\nUntil: time 14:30..23:30\nZone: choice center|north|harbor\nHours: number 3..8 h\nState: choice offered|taken|working|done|no show",
      cells: "rider date from until zone hours state",
      rows: "Elio, Friday evening|Elio Costa|@0|17:00|22:00|center|5|working\nHanna, Friday evening|Hanna Weiss|@0|17:00|23:00|center|6|working\nTariq, Friday evening|Tariq Aziz|@0|17:30|23:30|north|6|working\nPriya, Sunday lunch|Priya Das|@2|11:30|15:00|center|3.5|taken\nBo, Saturday|Bo Lindgren|@1|17:00|22:00|harbor|5|offered",
    },
    {
      id: "payout",
      use: "more",
      role: "log",
      icon: "wallet",
      names: "payout|payouts",
      also: "pay|invoice|settlement",
      fields:
        "Payout: text\nRider: relation rider\nWeek: text\nHours: number 4..40 h\nRate: money 11..15 EUR\nHourly pay: calc hours * rate EUR\nTips: money 0..110 EUR\nPaid: boolean 50",
      cells: "rider week hours rate tips paid",
      rows: "Elio, week 47|Elio Costa|47|31|13.5|86|yes\nHanna, week 47|Hanna Weiss|47|24|13.5|52|yes\nTariq, week 47|Tariq Aziz|47|28|13.5|71|no",
    },
  ],
  jobs: "move order.state\nassign order.rider\nagenda order.promised\nmove rider.state\nkeep order\nfind kitchen\nmap order.address\nagenda shift.date\nmove kitchen.state\nrank order.distance\nchart order.state\ncheck payout.paid",
  site: {
    headline: "Hot, near, and by people we know",
    body: "Five kitchens, eight riders, one town. Riders are paid by the hour, kitchens keep more, and you see who is coming.",
    action: "Order a meal|order",
    services:
      "Delivery up to 2 km|From any kitchen|1.5\nDelivery up to 7 km|Harbor and hill|3.5\nFor kitchens|Commission from 12 percent|",
    questions:
      "How long does it take?|Forty minutes on most evenings.\nDoes the rider get the tip?|All of it, with the weekly pay.\nMy order is late.|Ring the number on the order; after an hour the fee is returned.",
  },
  words: {
    tagline: "Cooking, ready, riding, eaten.",
    itch: "Who takes the ramen up the hill?",
    promise: "No hot bag without a rider",
    pov: "POV: the rider rings as the pan leaves the stove",
    gains: ["No. 903: ready, no rider", "Tariq is free in the north", "Two orders late or waiting"],
  },
});
