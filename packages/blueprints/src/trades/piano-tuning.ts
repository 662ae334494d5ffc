import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "pianoTuning",
  name: "Piano tuning",
  icon: "piano",
  says: {
    en: "piano tuner|piano tuning|tune pianos|tuning pianos|piano technician|piano service|piano workshop|piano restoration|piano repair|pianos due for tuning|concert tuner|harpsichord tuner",
    de: "Klavierstimmer|Klavier stimmen|Klavierservice|Klavierwerkstatt",
    es: "afinador de pianos|afinación de pianos|afinar pianos|taller de pianos",
    fr: "accordeur de pianos|accord de piano|accorder des pianos|atelier de pianos",
    pt: "afinador de pianos|afinação de pianos|afinar pianos|oficina de pianos",
  },
  forms: ["management", "booking", "site"],
  people: ["piano tuners", "customers"],
  mood: "warm",
  things: [
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "client|regular|household|school|church|venue",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nAddress: location\nKind: choice home|school|church|venue\nTuned every: choice 6 months|12 months\nBefore you ring: longText",
      cells: "phone eMail address kind tunedEvery beforeYouRing",
      rows: "Margaret Hale|555-0101|margaret.hale@example.com|4 Mill Lane|home|6 months|The dog bites, ring twice\nSt Anne's Primary|555-0102|office@stannes.example.com|School Road|school|12 months|Hall is free before nine\nOwen Pritchard|555-0103|owen.pritchard@example.com|The Old Forge|home|12 months|Park on the lane\nBethany Chapel|555-0104|chapel@bethany.example.com|Chapel Hill|church|6 months|Key from number 12\nPriya Nair|555-0105|priya.nair@example.com|27 Station Road|home|6 months|Third floor, no lift\nThe Corn Exchange|555-0106|stage@cornexchange.example.com|Market Place|venue|6 months|Stage door, ask for Lou\nTom and Ruth Ellis|555-0107|ellis@example.com|Hillside Farm|home|12 months|Gate sticks, push hard\nDaniel Okoro|555-0108|daniel.okoro@example.com|9 Castle Street|home|12 months|Evenings only\nWestfield College|555-0109|music@westfield.example.com|College Drive|school|6 months|Sign in at reception\nHelen Sharp|555-0110|helen.sharp@example.com|2 Church Row|home|12 months|Allergic cat in the music room\nLittle Theatre|555-0111|hello@littletheatre.example.com|Canal Street|venue|6 months|No parking on show days\nGwen Hughes|555-0112|gwen.hughes@example.com|Bryn Cottage|home|12 months|Tea is always on",
    },
    {
      id: "piano",
      use: "core",
      role: "item",
      icon: "piano",
      names: "piano|pianos",
      also: "instrument|grand|upright|harpsichord",
      fields:
        "Piano: text\nCustomer: relation customer\nMake: text\nType: choice upright|baby grand|grand|harpsichord\nSerial number: text\nYear: number 1890..2019\nPitch: choice A440|A442|below pitch\nLast tuned: date -360..-20\nNext due: date -20..170\nNotes: longText",
      cells: "customer make type serialNumber year pitch lastTuned nextDue notes",
      rows: "Upright in the parlour|Margaret Hale|Broadwood|upright|84112|1936|A440|@-195|@-12|Sticking F sharp, top treble thin\nHall piano|St Anne's Primary|Yamaha|upright|H2410|1998|A440|@-350|@15|Lock the lid afterwards\nBoudoir grand|Owen Pritchard|Bechstein|baby grand|61207|1903|below pitch|@-330|@35|Old strings, never raise in one go\nChapel upright|Bethany Chapel|Knight|upright|30552|1968|A440|@-160|@22|Heating dries it out in winter\nPractice piano|Priya Nair|Kawai|upright|K15990|2014|A440|@-178|@4|\nConcert grand|The Corn Exchange|Steinway|grand|512338|1993|A442|@-30|@6|Tune again on the day of a concert\nFarmhouse upright|Tom and Ruth Ellis|Challen|upright|52019|1952|below pitch|@-372|@-7|Moth in the hammers\nPiano in the flat|Daniel Okoro|Yamaha|upright|J3307|2009|A440|@-240|@125|\nRoom 3|Westfield College|Kemble|upright|20418|2001|A440|@-170|@12|Pedal squeaks\nGrand in the music room|Helen Sharp|Blüthner|grand|98031|1914|A440|@-300|@65|Humidifier filled in May\nPit piano|Little Theatre|Welmar|upright|77120|1974|A440|@-110|@72|\nCottage piano|Gwen Hughes|Chappell|upright|66034|1928|below pitch|@-345|@20|Two keys lost their ivory",
    },
    {
      id: "visit",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "visit|visits",
      also: "tuning|appointment|job|call",
      fields:
        "Visit: text\nPiano: relation piano\nDate: date -14..30\nTime: time 09:00..17:00\nWork: choice tuning|pitch raise|repair|regulation\nPrice: money 65..140 GBP\nPaid: boolean 40\nStatus: choice booked|done|cancelled\nNotes: longText",
      cells: "piano date time work price paid status notes",
      rows: "Concert tuning|Concert grand|@6|10:00|tuning|95|no|booked|Free from ten till noon\nMrs Hale's upright|Upright in the parlour|@2|09:30|tuning|75|no|booked|\nSix-monthly at the flat|Practice piano|@4|14:00|tuning|75|no|booked|\nFarmhouse pitch raise|Farmhouse upright|@3|11:00|pitch raise|110|no|booked|Allow two hours\nRoom 3 pedal|Room 3|@-3|15:30|repair|85|yes|done|New bush fitted\nCollege round|Room 3|@-3|14:00|tuning|75|yes|done|\nChapel before Easter|Chapel upright|@22|10:00|tuning|75|no|booked|\nPit piano regulation|Pit piano|@-8|09:00|regulation|140|yes|done|Half the dampers eased\nHall piano|Hall piano|@15|08:00|tuning|75|no|booked|Before assembly\nCottage piano|Cottage piano|@20|13:00|tuning|75|no|booked|\nBlüthner check|Grand in the music room|@-12|16:00|repair|65|no|done|String to be replaced\nBechstein|Boudoir grand|@9|12:00|tuning|80|no|cancelled|Away until June",
    },
    {
      id: "part",
      use: "more",
      role: "item",
      icon: "package",
      names: "part|parts",
      also: "spare|string|hammer|stock",
      fields:
        "Part: text\nKind: choice string|felt|pin|key|tool\nIn stock: number 0..40\nReorder at: number 2..10\nPrice: money 1..60 GBP\nSupplier: text",
      cells: "kind inStock reorderAt price supplier",
      rows: "Treble wire 0.800|string|22|6|4|Wire and Felt\nBass string, copper|string|3|4|28|Wire and Felt\nDamper felt, sheet|felt|5|2|19|Wire and Felt\nHammer felt, set|felt|1|2|58|Northern Pianos\nTuning pin no. 2|pin|36|10|1|Northern Pianos\nKey top, white|key|12|6|3|Northern Pianos\nCentre pin|pin|40|10|1|Wire and Felt\nBridle tape|felt|18|8|2|Northern Pianos",
    },
  ],
  jobs: "due piano.nextDue\nplan visit.date\nbook visit\nkeep customer\nkeep piano\ncheck visit.paid\ntotal visit.price\nfind customer\ncount part.inStock",
  site: {
    headline: "Your piano, back in tune",
    body: "Tuning, repair and honest advice for uprights and grands, in homes, schools and on stage. You get a reminder when the next tuning is due.",
    action: "Book a tuning|visit",
    services:
      "Tuning|About ninety minutes, to concert pitch|75\nPitch raise|For a piano that has not been tuned for years|110\nRepair|Sticking keys, squeaking pedals, broken strings|\nConcert tuning|On the day, before doors|95",
    questions:
      "How often should a piano be tuned?|Twice a year if it is played daily, once a year otherwise.\nHow long does it take?|About an hour and a half; a pitch raise needs two visits.\nMy piano has not been tuned for years. Can it still be done?|Nearly always. It is first raised near pitch, then tuned a few weeks later.\nWhat should I prepare?|A quiet room and a clear lid. That is all.",
  },
  words: {
    tagline: "Who is due, what they play, and where to park.",
    itch: "300 pianos, and who is due?",
    promise: "Never miss a tuning again",
    pov: "POV: your round plans itself",
    gains: ["12 pianos. 3 due this week.", "Bechstein or Broadwood? It knows.", "The dog bites. You knew."],
  },
});
