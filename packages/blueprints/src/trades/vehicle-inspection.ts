import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "vehicleInspection",
  name: "Vehicle inspection station",
  icon: "clipboard-check",
  says: {
    en: "mot station|mot testing|mot test centre|mot booking|vehicle inspection station|vehicle inspection center|car inspection appointments|roadworthiness test|smog check station|emissions testing|safety inspection station|book an mot|mot reminders|inspection lane|annual vehicle test|mot tester log",
    de: "Prüfstelle Fahrzeuge|Hauptuntersuchung Termin|Kfz-Prüfstelle|Abgasuntersuchung",
    es: "estación ITV|cita ITV|inspección técnica de vehículos",
    fr: "centre de contrôle technique|contrôle technique auto|rendez-vous contrôle technique",
    pt: "centro de inspeção automóvel|inspeção periódica|marcação de inspeção",
  },
  forms: ["booking", "management"],
  people: ["testers", "reception", "drivers"],
  mood: "sober",
  things: [
    {
      id: "vehicle",
      use: "core",
      role: "item",
      icon: "car",
      names: "vehicle|vehicles",
      also: "car|van|motorcycle|taxi",
      fields:
        "Plate: text\nOwner: text @people\nPhone: phone\nE-mail: email\nMake and model: text\nClass: choice car|van|motorcycle|taxi|camper\nFuel: choice petrol|diesel|hybrid|electric\nFirst registered: date -7000..-1100\nTest until: date -20..300\nDays left: daysUntil testUntil\nReminder sent: boolean 50",
      cells: "owner phone eMail makeAndModel classValue fuel firstRegistered testUntil reminderSent",
      rows: "FA14 KLN|Margaret Hale|555-0101|margaret.hale@example.com|Fenwick Aria 1.2|car|petrol|2014-04-11|@9|yes\nCC21 AAC|City Cabs|555-0102|fleet@citycabs.example.com|Norvik Saloon|taxi|diesel|2021-09-02|@-2|yes\nMC09 OLD|Meg Doran|555-0103|meg.doran@example.com|Marlow Cabrio|car|petrol|2009-06-20|@14|no\nSV18 DDE|Liam Doyle|555-0104|liam.doyle@example.com|Solano Van L2|van|diesel|2018-12-02|@5|yes\nLB 125|Leo Brand|555-0105|leo.brand@example.com|Pronto 125|motorcycle|petrol|2022-03-30|@123|no\nCV12 RVD|Fiona Reid|555-0106|fiona.reid@example.com|Campo 640|camper|diesel|2012-05-17|@0|yes\nHC17 BVX|Hope Adeyemi|555-0107|hope.adeyemi@example.com|Halden City|car|petrol|2017-11-25|@-3|no",
    },
    {
      id: "test",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "test|tests",
      also: "inspection|MOT|appointment|retest|booking",
      fields:
        "Test: text\nVehicle: relation vehicle\nDate: date -3..10\nTime: time 08:00..17:00\nLane: choice 1|2|motorcycle\nTester: text @people\nMileage: number 900..190000\nEmissions: choice not measured|pass|fail\nResult: choice open|pass|pass, advisories|fail|not tested\nPrice: money 29..74 GBP\nPaid: boolean 50\nRetest by: date -1..20\nState: choice booked|waiting|in the lane|certificate printed|did not come",
      cells: "vehicle date time lane tester mileage emissions result price paid retestBy state",
      rows: "FA14 KLN, yearly|FA14 KLN|@0|08:00|1|Joy Amadi|68200|pass|pass, advisories|54|yes||certificate printed\nCC21 AAC, taxi test|CC21 AAC|@0|08:45|2|Carl Swan|139800|pass|fail|62|yes|@10|certificate printed\nSV18 DDE, yearly|SV18 DDE|@0|09:30|1|Joy Amadi|88400|not measured|open|54|no||in the lane\nCV12 RVD, camper|CV12 RVD|@0|10:15|2|Carl Swan|61200|not measured|open|60|no||booked\nMC09 OLD, early|MC09 OLD|@1|09:00|1|Joy Amadi|97300|not measured|open|54|no||booked\nHC17 BVX, late|HC17 BVX|@2|16:00|1|Carl Swan|48900|not measured|open|54|no||booked\nHC17 BVX, missed|HC17 BVX|@-3|11:00|1|Carl Swan|48900|not measured|not tested|54|no||did not come",
    },
    {
      id: "defect",
      use: "core",
      role: "log",
      icon: "triangle-alert",
      names: "defect|defects",
      also: "failure|advisory|finding",
      fields:
        "Defect: text\nTest: relation test\nCode: text\nWhere: choice front left|front right|rear left|rear right|front|rear|inside\nClass: choice dangerous|major|minor|advisory\nCleared: boolean 20",
      cells: "test code where classValue cleared",
      rows: "Front pads near limit|FA14 KLN, yearly|1.1.13|front|advisory|no\nTire, 1.4 mm|CC21 AAC, taxi test|5.2.3|front left|major|no\nHeadlamp aim too high|CC21 AAC, taxi test|4.1.2|front right|major|no\nCorrosion, sill|FA14 KLN, yearly|6.1.1|rear left|minor|no\nOil leak, slight|SV18 DDE, yearly|8.4.1|front|advisory|no",
    },
    {
      id: "device",
      use: "more",
      role: "item",
      icon: "gauge",
      names: "test equipment|test equipment",
      also: "brake tester|gas analyzer|headlamp tester|calibration",
      fields:
        "Equipment: text\nSerial number: text\nLane: choice 1|2|motorcycle\nCalibrated: date -360..-5\nCalibration due: date -5..200\nDays left: daysUntil calibrationDue\nState: choice in use|to calibrate|out of order",
      cells: "serialNumber lane calibrated calibrationDue state",
      rows: "Roller brake tester|RB-3310|1|@-170|@10|in use\nGas analyzer|GA-0912|2|@-182|@-2|to calibrate\nHeadlamp tester|HT-455|1|@-90|@92|in use\nDecelerometer|DM-07|motorcycle|@-60|@120|in use",
    },
  ],
  jobs: "agenda test.date\nbook test\nmove test.state\ndue vehicle.testUntil\nkeep defect\ncheck vehicle.reminderSent\nassign test.tester\ncheck test.paid\ndue test.retestBy\nfind vehicle\ndue device.calibrationDue\nprint test",
  site: {
    headline: "Tested while you wait",
    body: "Two lanes and one for motorcycles, a window to watch through, and a free retest within ten working days.",
    action: "Book a test|test",
    services:
      "Car test|Forty-five minutes|54\nVan or camper|Up to 3.5 tonnes|60\nMotorcycle|Half an hour|29\nRetest|Within ten working days, same defects|0",
    questions:
      "How early can I test?|A month minus a day before, and you keep the date.\nWhat if it fails?|Drive it only to a repair, and not with a dangerous defect.\nDo you repair?|No, so we have no reason to find anything.",
  },
  words: {
    tagline: "Lanes, results, retests and who is due.",
    itch: "Whose test runs out on Monday?",
    promise: "Every test on time, every reminder out",
    pov: "POV: the certificate was printed before the coffee was cold",
    gains: ["CC21 AAC: retest by day ten", "Gas analyzer: calibration late", "Camper: today is the last day"],
  },
});
