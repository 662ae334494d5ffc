import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "charityShop",
  name: "Charity shop",
  icon: "heart-handshake",
  says: {
    en: "charity shop|charity shops|op shop|charity store|donated goods shop|charity shop volunteers|gift aid donors|hospice shop|donation sorting|charity shop rota|donated clothes shop|furniture donations collection|charity retail|charity furniture store|restore shop",
    de: "Sozialkaufhaus|Spendenladen|Sozialladen|Kleiderspenden verkaufen",
    es: "tienda solidaria|tienda benéfica|ropero solidario",
    fr: "boutique solidaire|ressourcerie|boutique caritative",
    pt: "loja solidária|bazar beneficente|loja social",
  },
  forms: ["management", "shop", "site"],
  people: ["shop managers", "volunteers", "donors"],
  mood: "warm",
  things: [
    {
      id: "volunteer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "volunteer|volunteers",
      also: "helper|shift worker",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nDoes: tags till|sorting|steaming|books|window|furniture\nDays: tags Mon|Tue|Wed|Thu|Fri|Sat\nSince: date -2600..-20\nTrained on till: boolean 60",
      cells: "phone eMail does days since trainedOnTill",
      rows: "Doris Penfold|555-0171|doris.penfold@example.com|till; window|Mon; Thu|2019-09-02|yes\nArun Desai|555-0172|arun.desai@example.com|books|Wed|2022-03-16|no\nKelly-Ann Marsh|555-0173|kelly.marsh@example.com|sorting; steaming|Tue; Fri|2025-10-07|no\nBob Tranter|555-0174|bob.tranter@example.com|furniture; till|Fri; Sat|2021-05-22|yes\nZainab Musa|555-0175|zainab.musa@example.com|till; sorting|Sat|2026-02-14|yes\nHilary Dunn|555-0176|hilary.dunn@example.com|steaming|Mon; Wed|2017-01-09|no",
    },
    {
      id: "donation",
      use: "core",
      role: "event",
      icon: "package-plus",
      names: "donation|donations",
      also: "bag|drop-off|delivery of goods",
      fields:
        "Donation: text\nDonor: text @people\nReceived: date -8..0\nBags: number 1..20\nKind: tags clothes|books|bric-a-brac|toys|furniture|electrical\nGift Aid number: text\nState: choice received|sorting|on the shop floor|rag|sent back",
      cells: "donor received bags kind giftAidNumber state",
      rows: "Mrs Hale, wardrobe|Margaret Hale|@0|6|clothes|GA-2210|received\nHouse of the late Mr Voss|Roland Voss|@-1|18|books; bric-a-brac|GA-2207|sorting\nToys from number 9|The Abbotts|@-2|3|toys||on the shop floor\nAnonymous, doorstep|Unknown|@-1|4|clothes||rag\nLamps and a radio|Pete Oakes|@-3|1|electrical|GA-1902|sorting\nSchool uniform bags|St Anne's Primary|@-6|5|clothes||on the shop floor",
    },
    {
      id: "item",
      use: "core",
      role: "item",
      icon: "tag",
      names: "item|items",
      also: "garment|book|piece|stock|furniture",
      fields:
        "Item: text\nPicture: image\nKind: choice clothes|books|bric-a-brac|toys|furniture|electrical\nPrice: money 1..120 GBP\nPut out: date -40..0\nPull on: date -5..25\nDays left: daysUntil pullOn\nTested: boolean 40\nGift Aid number: text\nState: choice to price|on the floor|online|sold|ragged",
      cells: "kind price putOut pullOn tested giftAidNumber state",
      rows: "Wool coat, M|clothes|18|@-4|@17|no|GA-2199|on the floor\nFirst edition, hill walks|books|45|@-9|@12|no|GA-2207|online\nTable lamp, green glass|electrical|14|@0|@21|no|GA-1902|to price\nJigsaw, 1000, complete|toys|3|@-23|@-2|no||on the floor\nOak side table|furniture|35|@-6|@15|no||on the floor\nTea set, six|bric-a-brac|12|@-20|@1|no|GA-2207|on the floor\nSilk dress, 12|clothes|9|@-12|@9|no||sold\nRadio, 1960s|electrical|25|@-2|@19|yes|GA-1902|online",
    },
    {
      id: "shift",
      use: "core",
      role: "event",
      icon: "calendar-clock",
      names: "shift|shifts",
      also: "rota|session|duty",
      fields:
        "Shift: text\nDate: date 0..7\nFrom: time 09:00..13:00\nVolunteer: relation volunteer\nWhere: choice till|back room|books|furniture\nHere: boolean 20",
      cells: "date from volunteer where here",
      rows: "Saturday till, morning|@0|09:30|Bob Tranter|till|yes\nSaturday till, afternoon|@0|13:00|Zainab Musa|till|no\nMonday till|@2|09:30|Doris Penfold|till|no\nMonday steaming|@2|10:00|Hilary Dunn|back room|no\nWednesday books|@4|11:00|Arun Desai|books|no\nTuesday sorting|@3|09:30|Kelly-Ann Marsh|back room|no",
    },
    {
      id: "takings",
      use: "more",
      role: "log",
      icon: "banknote",
      names: "day's takings|daily takings",
      also: "takings|cash-up|sales",
      fields:
        "Day: text\nDate: date -6..0\nSales: money 120..640 GBP\nGift Aid sales: money 20..210 GBP\nCustomers: number 20..90\nAverage sale: calc sales / customers GBP",
      cells: "date sales giftAidSales customers",
      rows: "Friday|@-1|412|134|58\nThursday|@-2|298|88|44\nWednesday|@-3|351|120|49\nTuesday|@-4|276|70|40",
    },
    {
      id: "collection",
      use: "more",
      role: "event",
      icon: "truck",
      names: "collection|collections",
      also: "van pick-up|furniture pick-up",
      fields:
        "Collection: text\nAddress: location\nDate: date 0..12\nWhat: text\nPhone: phone\nState: choice asked|booked|collected|refused",
      cells: "address date what phone state",
      rows: "Sofa and two chairs|8 Park Terrace|@3|Three-seat sofa, fire label on|555-0181|booked\nBookcases|12 Canal Walk|@5|Two, pine|555-0182|asked\nBed|31 Mill Lane|@-1|No fire label|555-0183|refused",
    },
  ],
  jobs: "agenda shift.date\nmove donation.state\ndue item.pullOn\nfind item\nkeep volunteer\nrequest collection\ncheck shift.here\nmove item.state\nsell item.price\nkeep takings\nagenda collection.date\nchart item.kind",
  site: {
    headline: "Bring a bag, find a bargain",
    body: "Every coat, book and lamp sold here pays for nursing at home. Donations at the side door, Monday to Saturday until four.",
    action: "Ask us to collect|collection",
    services:
      "Donations|Clean, whole, in bags at the side door|\nFurniture collection|With the fire label on, within ten miles|\nVolunteering|Four hours a week, till training included|",
    questions:
      "What can you not sell?|Duvets, car seats, helmets and anything without its fire label.\nWhat is Gift Aid?|If you pay tax, your bag is worth a quarter more; we give you a number.\nCan I reserve something?|Until closing time the same day.",
  },
  words: {
    tagline: "Bags in, rails full, till staffed.",
    itch: "Who is on the till on Saturday?",
    promise: "Each bag sorted, each shift covered",
    pov: "POV: the rails turn every three weeks",
    gains: ["Jigsaw: two days past its pull", "18 bags of books to sort", "Friday: 412 from 58 customers"],
  },
});
