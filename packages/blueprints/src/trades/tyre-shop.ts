import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "tyreShop",
  name: "Tire shop",
  icon: "disc",
  says: {
    en: "tyre shop|tire shop|tyre fitting|tire fitting|tyre service|tire service|tyre hotel|seasonal tire storage|tire storage|wheel alignment shop|mobile tyre fitting|tyre dealer|tire dealer|winter tires booking|wheel changing appointments|puncture repair shop|rim repair",
    de: "Reifenhändler|Reifenservice|Reifenhotel|Reifeneinlagerung|Reifenwechsel Termine",
    es: "taller de neumáticos|venta de neumáticos|cambio de neumáticos|hotel de neumáticos",
    fr: "centre de pneus|montage de pneus|gardiennage de pneus|vente de pneus",
    pt: "loja de pneus|troca de pneus|borracharia|hotel de pneus",
  },
  forms: ["management", "booking", "shop"],
  people: ["fitters", "customers"],
  mood: "sober",
  things: [
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "driver|fleet|owner",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nPlate: text\nCar: text\nTire size: text\nTorque: number 90..180 Nm",
      cells: "phone eMail plate car tireSize torque",
      rows: "Margaret Hale|555-0141|margaret.hale@example.com|FA14 KLN|Fenwick Aria 1.2|195/55 R16|110\nSunil Mehta|555-0142|sunil.mehta@example.com|MR18 OPD|Marlow Estate 2.0|205/55 R16|120\nCity Cabs|555-0143|fleet@citycabs.example.com|CC21 AAB|Norvik Saloon|225/45 R17|120\nRuth Ellis|555-0144|ruth.ellis@example.com|NV20 RGJ|Norvik 4x4|235/65 R17|140\nHope Adeyemi|555-0145|hope.adeyemi@example.com|HC17 BVX|Halden City|165/65 R14|100\nPiotr Lis|555-0146|piotr.lis@example.com|PL16 KOS|Halden City|165/65 R14|100",
    },
    {
      id: "tire",
      use: "core",
      role: "item",
      icon: "disc",
      names: "tire|tires",
      also: "tyre|wheel|model|stock|size",
      fields:
        "Tire: text\nSize: text\nSeason: choice summer|winter|all season\nLoad and speed: text\nMade: text\nPrice: money 48..190 EUR\nCost: money 32..142 EUR\nMargin: calc price - cost EUR\nIn stock: number 0..40\nReorder at: number 4..12\nAbove reorder point: calc inStock - reorderAt\nRack: text",
      cells: "size season loadAndSpeed made price cost inStock reorderAt rack",
      rows: "Polar 3, 195/55|195/55 R16|winter|91H|2226|89|62|14|8|A2\nPolar 3, 205/55|205/55 R16|winter|94H|2326|84|58|22|12|A3\nPolar 3, 225/45|225/45 R17|winter|94V|2026|118|84|4|8|A5\nTerrain W, 235/65|235/65 R17|winter|108H|1826|149|109|8|4|B1\nCity AS, 165/65|165/65 R14|all season|79T|2126|56|37|0|4|A1\nRoad S, 205/55|205/55 R16|summer|91V|0726|76|51|10|8|C3\nRoad S, 225/45|225/45 R17|summer|94W|0626|104|73|12|8|C5",
    },
    {
      id: "slot",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "appointment|appointments",
      also: "booking|change|fitting|slot",
      fields:
        "Appointment: text\nCustomer: relation customer\nDate: date 0..8\nTime: time 07:30..17:30\nBay: choice 1|2|3|van\nWork: choice wheel change|new tires|puncture|alignment|balance|storage out\nTires: number 1..4\nPrice: money 18..640 EUR\nState: choice booked|arrived|on the lift|balanced|ready|paid|did not come\nRetorque done: boolean 30",
      cells: "customer date time bay work tires price state retorqueDone",
      rows: "Margaret, winter set|Margaret Hale|@0|07:30|1|wheel change|4|32|on the lift|no\nCity Cabs, new winters|City Cabs|@0|08:00|2|new tires|4|512|arrived|no\nSunil, from storage|Sunil Mehta|@0|09:00|1|storage out|4|44|booked|no\nPiotr, puncture|Piotr Lis|@0|09:30|3|puncture|1|24|booked|no\nRuth, alignment|Ruth Ellis|@1|10:00|3|alignment|4|79|booked|no\nHope, all season|Hope Adeyemi|@2|16:00|2|new tires|4|264|booked|no",
    },
    {
      id: "stored",
      use: "core",
      role: "item",
      icon: "warehouse",
      names: "stored set|stored sets",
      also: "tire hotel|storage|set of wheels",
      fields:
        "Set: text\nCustomer: relation customer\nRack place: text\nSeason: choice summer|winter\nOn rims: boolean 80\nFront tread: number 1..9 mm\nRear tread: number 1..9 mm\nMade: text\nStored: date -260..0\nContract until: date -10..200\nRemarks: text\nState: choice stored|called up|on the car|to replace|collected",
      cells: "customer rackPlace season onRims frontTread rearTread made stored contractUntil remarks state",
      rows: "Mehta winter|Sunil Mehta|R12-3|winter|yes|6.5|7|2223|@-225|@130|Front left rim scratched|called up\nHale winter|Margaret Hale|R04-1|winter|yes|4.5|5|1821|@-228|@120||on the car\nEllis winter|Ruth Ellis|R20-2|winter|yes|3.2|3.8|2119|@-230|@-4|Seven years old next spring|to replace\nCab 41 summer|City Cabs|R01-1|summer|no|5|5.5|0624|@-20|@180||stored\nCab 42 summer|City Cabs|R01-2|summer|no|2.1|2.4|0622|@-20|@180|Replace before April|to replace\nAdeyemi summer|Hope Adeyemi|R09-4|summer|yes|6|6|1124|@-22|@170||stored",
    },
  ],
  jobs: "agenda slot.date\nbook slot\nmove slot.state\nfind stored\nrank tire.aboveReorderPoint\nfind tire\nmove stored.state\nsell tire.price\nchart slot.work\ncount tire.inStock\ndue stored.contractUntil\nprint stored",
  site: {
    headline: "Winter on in half an hour",
    body: "Three bays, a rack for six hundred sets, and the torque written on your receipt. Book by the half hour from half past seven.",
    action: "Book a wheel change|slot",
    services:
      "Wheel change|Four wheels on rims|32\nStorage|Washed, measured, per season|45\nAlignment|Both axles, printed before and after|79\nPuncture|Plugged from inside where the law allows|24",
    questions:
      "How old may tires be?|Ten years at most; we advise eight.\nWhen should I retorque?|After fifty kilometers; drive in, it takes two minutes.\nHow much tread do I need?|The law says 1.6, snow says four.",
  },
  words: {
    tagline: "Sizes, racks, treads and the next half hour.",
    itch: "Where are Sunil's winters?",
    promise: "The right set on the right car on time",
    pov: "POV: the wheels are beside the lift when they arrive",
    gains: ["Four sets before half nine", "225/45: four left of eight", "Ellis winters: replace, 3.2 mm"],
  },
});
