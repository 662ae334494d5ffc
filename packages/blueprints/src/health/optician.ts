import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "optician",
  name: "Optician",
  icon: "glasses",
  says: {
    en: "optician|opticians|optometrist|optometry practice|eye tests|eye test booking|eye exam appointments|eyeglasses shop|glasses orders|spectacle orders|contact lens recall|contact lens clinic|optical shop|optical store software|sight tests|lens prescriptions",
    de: "Optiker|Augenoptiker|Sehtest Termine|Brillengeschäft|Kontaktlinsen Nachkontrolle",
    es: "óptica|optometrista|examen de la vista|pedidos de gafas",
    fr: "opticien|magasin d'optique|examen de la vue|commandes de lunettes",
    pt: "ótica|optometrista|exame de vista|encomendas de óculos",
  },
  forms: ["management", "booking", "site", "shop"],
  people: ["opticians", "dispensing staff", "patients"],
  mood: "sober",
  things: [
    {
      id: "patient",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "patient|patients",
      also: "customer|client|wearer|contact lens wearer",
      fields:
        "Name: text\nDate of birth: date -30000..-2500\nPhone: phone\nE-mail: email\nWears: choice glasses|contact lenses|both|nothing yet\nLast sight test: date -760..-5\nRecall due: date -60..700\nDays left: daysUntil recallDue\nEye conditions: tags none|glaucoma in family|diabetes|cataract|dry eye|lazy eye\nNotes: longText",
      cells: "dateOfBirth phone eMail wears lastSightTest recallDue eyeConditions notes",
      rows: "Margaret Hale|1948-03-12|555-0101|margaret.hale@example.com|glasses|@-372|@-7|cataract|Right eye listed for surgery\nKwame Boateng|1969-07-30|555-0102|kwame.boateng@example.com|glasses|@-350|@15|diabetes|Photo of the retina each year\nPriya Nair|1990-01-22|555-0103|priya.nair@example.com|both|@-720|@10|none|Daily lenses for sport\nElin Lund|2014-06-02|555-0104|lund@example.com|glasses|@-180|@2|lazy eye|Patch two hours a day\nTomás García|1974-12-01|555-0105|tomas.garcia@example.com|glasses|@0|@730|glaucoma in family|First varifocals\nYasmin Ali|2003-02-20|555-0106|yasmin.ali@example.com|contact lenses|@-400|@330|dry eye|Monthly lenses\nGeorge Whitcombe|1941-04-02|555-0107|g.whitcombe@example.com|glasses|@-390|@-25|glaucoma in family|Pressure 19 and 20 last time\nMei Tanaka|1985-09-17|555-0108|mei.tanaka@example.com|nothing yet|@0|@730|none|Headaches at the screen\nDaniel Okoro|1982-05-17|555-0109|daniel.okoro@example.com|glasses|@-6|@724|none|",
    },
    {
      id: "sightTest",
      use: "core",
      role: "event",
      icon: "eye",
      names: "sight test|sight tests",
      also: "eye test|eye exam|examination|appointment|contact lens check",
      fields:
        "Test: text\nPatient: relation patient\nOptometrist: text @people\nDate: date -7..14\nTime: time 09:00..17:00\nKind: choice sight test|contact lens check|child|pressure re-check|collection\nRight sphere: number -6..4.00 D\nRight cylinder: number -2..0.00 D\nLeft sphere: number -6..4.00 D\nLeft cylinder: number -2..0.00 D\nReading add: number 0..2.50 D\nState: choice booked|arrived|in test room|with dispenser|done|did not come",
      cells: "patient optometrist date time kind rightSphere rightCylinder leftSphere leftCylinder readingAdd state",
      rows: "Mr García, first varifocals|Tomás García|Ana Ferreira|@0|09:30|sight test|1.25|-0.50|1.50|-0.25|1.75|with dispenser\nMs Tanaka, headaches|Mei Tanaka|Ana Ferreira|@0|10:15|sight test|-0.50|-0.25|-0.75|0|0|in test room\nElin, patch check|Elin Lund|Ana Ferreira|@2|15:45|child|2.25|-0.75|3.50|-1.25|0|booked\nMrs Hale, recall|Margaret Hale|Samir Qureshi|@1|11:00|sight test|-1.75|-1.00|-0.50|-1.25|2.50|booked\nMr Whitcombe, pressures|George Whitcombe|Samir Qureshi|@0|11:30|pressure re-check|2.00|-0.50|2.25|-0.50|2.50|arrived\nMs Ali, lens check|Yasmin Ali|Ana Ferreira|@3|16:30|contact lens check|-3.25|0|-3.00|0|0|booked\nMr Okoro, new glasses|Daniel Okoro|Samir Qureshi|@-6|14:00|sight test|-2.25|-0.75|-2.50|-0.50|0|done\nMr Boateng, diabetes photo|Kwame Boateng|Samir Qureshi|@-2|10:00|sight test|-1.00|-0.25|-1.25|-0.25|2.00|did not come",
    },
    {
      id: "frame",
      use: "core",
      role: "item",
      icon: "glasses",
      names: "frame|frames",
      also: "spectacle frame|sunglasses|stock",
      fields:
        "Frame: text\nPicture: image\nModel: text\nColour: text\nSize: text\nKind: choice adult|child|sun|rimless|sport\nIn stock: number 0..6\nPrice: money 45..260 GBP",
      cells: "model colour size kind inStock price",
      rows: "Harbour, round|HB 204|Tortoise|48-21-145|adult|3|129\nMill, square|ML 118|Matt black|52-18-140|adult|2|95\nLinden, half rim|LD 310|Gunmetal|54-17-145|adult|1|149\nFeather, rimless|FT 07|Gold|51-19-140|rimless|2|210\nPip, flexible|PP 12|Sky blue|42-15-120|child|4|59\nDune, wrap|DN 55|Brown|62-16-130|sun|0|119\nCorner, cat eye|CN 231|Burgundy|50-17-140|adult|2|139",
    },
    {
      id: "order",
      use: "core",
      role: "item",
      icon: "package-check",
      names: "glasses order|glasses orders",
      also: "spectacle order|job|lens order|dispensing",
      fields:
        "Order: text\nPatient: relation patient\nFrame: relation frame\nLenses: choice single vision|varifocal|bifocal|occupational|contact lenses\nCoating: tags none|anti-reflection|blue filter|photochromic|tint|thin 1.67\nPD: number 52..70 mm\nTotal: money 90..620 GBP\nDeposit: money 0..200 GBP\nTo pay: calc total - deposit GBP\nDue in: date -3..14\nState: choice to order|at the lab|back, to check|ready to collect|collected|remake",
      cells: "patient frame lenses coating pD total deposit dueIn state",
      rows: "J 4410|Daniel Okoro|Mill, square|single vision|anti-reflection|64|215|50|@-1|ready to collect\nJ 4411|Tomás García|Linden, half rim|varifocal|anti-reflection; photochromic|66|469|150|@9|to order\nJ 4408|Kwame Boateng|Harbour, round|bifocal|none|63|248|60|@1|at the lab\nJ 4405|Priya Nair|Corner, cat eye|single vision|thin 1.67; anti-reflection|60|289|80|@-2|back, to check\nJ 4402|Elin Lund|Pip, flexible|single vision|none|54|99|0|@-3|remake\nJ 4399|George Whitcombe|Feather, rimless|varifocal|anti-reflection|65|520|150|@-9|collected",
    },
    {
      id: "lensPlan",
      use: "more",
      role: "item",
      icon: "eye",
      names: "contact lens plan|contact lens plans",
      also: "direct debit|lens subscription|aftercare plan",
      fields:
        "Plan: text\nPatient: relation patient\nLens: text\nPower: text\nMonthly: money 12..42 GBP\nAftercare due: date -20..180\nNext supply: date 0..90",
      cells: "patient lens power monthly aftercareDue nextSupply",
      rows: "Yasmin, monthly|Yasmin Ali|Silicone hydrogel, monthly|R -3.25 L -3.00|18|@3|@12\nPriya, daily|Priya Nair|Daily disposable|R -1.50 L -1.75|32|@-14|@26\nMs Tanaka, trial|Mei Tanaka|Daily disposable, trial|R -0.50 L -0.75|28|@9|@9\nMr Okoro, trial|Daniel Okoro|Daily disposable, trial|R -2.25 L -2.50|28|@7|@7",
    },
  ],
  jobs: "agenda sightTest.date\nmove order.state\nbook sightTest\ndue patient.recallDue\ndue order.dueIn\nkeep patient\nshow frame.picture\ncount frame.inStock\ntotal order.toPay\ndue lensPlan.aftercareDue\nassign sightTest.optometrist\nfind patient",
  site: {
    headline: "Eye tests and glasses that fit",
    body: "Two optometrists, a test room with a retina camera and our own workbench. Sight tests all day, children after school, repairs while you wait.",
    action: "Book a sight test|sightTest",
    services:
      "Sight test|Thirty minutes, with a photo of the retina|35\nContact lens fitting|Trial lenses and two follow-ups|60\nVarifocals|Measured in your own frame|\nRepairs|Screws, pads and straightening|0",
    questions:
      "How often should I have my eyes tested?|Every two years; every year with diabetes or glaucoma in the family.\nHow long do new glasses take?|Single vision about a week, varifocals ten working days.\nCan you use my old frame?|Usually, if it has not gone brittle; we cannot promise it survives.\nMay I drive after the test?|Yes, unless we use drops. We tell you when you book.",
  },
  words: {
    tagline: "Recalls, prescriptions and which glasses are back from the lab.",
    itch: "Are Mr Okoro's glasses in yet?",
    promise: "Every recall sent, every job tracked",
    pov: "POV: the lab tray is empty by noon",
    gains: ["9 patients, 2 recalls overdue", "J 4410 ready, £165 to pay", "Elin's remake, three days late"],
  },
});
