import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "veterinary",
  name: "Veterinary practice",
  icon: "paw-print",
  says: {
    en: "vet practice|veterinary|veterinary clinic|vet's practice|vet clinic|veterinarian|vet surgery|animal hospital|pet vaccinations|small animal practice|vet appointments|animal clinic|vets and pets|pet health records|large animal vet",
    de: "Tierarztpraxis|Tierarzt|Tierklinik|Tierarzttermine",
    es: "clínica veterinaria|veterinario|consulta veterinaria|hospital veterinario",
    fr: "cabinet vétérinaire|clinique vétérinaire|vétérinaire|rendez-vous vétérinaire",
    pt: "clínica veterinária|veterinário|consultório veterinário|hospital veterinário",
  },
  forms: ["management", "booking", "site"],
  people: ["vets", "nurses", "owners"],
  mood: "warm",
  things: [
    {
      id: "owner",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "owner|owners",
      also: "client|customer|pet owner|farmer|keeper",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nAddress: location\nAnimals: rollup count animal.owner\nPays: choice at the desk|account|insurance\nNotes: longText",
      cells: "phone eMail address pays notes",
      rows: "Priya Nair|555-0101|priya.nair@example.com|27 Station Road|insurance|\nMargaret Hale|555-0102|margaret.hale@example.com|4 Mill Lane|at the desk|\nRuth Ellis|555-0103|ruth.ellis@example.com|Hillside Farm|account|Gate code, dogs loose\nDaniel Okoro|555-0104|daniel.okoro@example.com|9 Castle Street|at the desk|\nThe Lund family|555-0105|lund@example.com|41 Park View|insurance|\nHelen Sharp|555-0106|helen.sharp@example.com|2 Church Row|at the desk|Ask for a house visit\nMei Tanaka|555-0107|mei.tanaka@example.com|7 Linden Avenue|at the desk|\nOwen Pritchard|555-0108|owen.pritchard@example.com|The Old Forge|account|",
    },
    {
      id: "animal",
      use: "core",
      role: "item",
      icon: "paw-print",
      names: "animal|animals",
      also: "pet|patient|dog|cat|rabbit|horse|herd",
      fields:
        "Name: text\nPicture: image\nOwner: relation owner\nKind: choice dog|cat|rabbit|guinea pig|bird|horse|sheep|reptile\nBreed: text\nSex: choice female|female, neutered|male|male, neutered\nBorn: date -6500..-60\nWeight: number 0.4..640 kg\nMicrochip: text\nAllergies: text\nInsured: boolean 40\nLast vaccination: date -420..-5\nNext vaccination: date -50..360\nDays left: daysUntil nextVaccination\nMind: text",
      cells: "owner kind breed sex born weight microchip allergies insured lastVaccination nextVaccination mind",
      rows: "Otis|Priya Nair|dog|Whippet|male, neutered|@-1150|14.2|9560001201|penicillin|yes|@-358|@7|\nBiscuit|Margaret Hale|dog|Beagle|male, neutered|@-2300|16.8|9560001188||no|@-377|@-12|Overweight, two kilos\nMoss|Ruth Ellis|dog|Border collie|female|@-2600|19.5|9560000940||no|@-100|@265|Works, off the lead\nTilda|The Lund family|cat|Domestic shorthair|female, neutered|@-1800|4.1|9560001302||yes|@-340|@25|Scratches, wrap her\nNils|The Lund family|cat|Maine coon|male, neutered|@-1500|6.9|9560001303||yes|@-340|@25|\nPepper|Daniel Okoro|rabbit|Dutch|male|@-520|2.2|||no|@-210|@155|Teeth grow\nDuchess|Helen Sharp|cat|Persian|female, neutered|@-5400|3.4|9560000101||no|@-70|@295|Kidneys, blood each quarter\nCaptain|Owen Pritchard|horse|Cob|male, neutered|@-4700|512|9560000077||yes|@-181|@4|Flu and tetanus\nKiwi|Mei Tanaka|bird|Budgerigar|female|@-700|0.4|||no|@-30|@335|Feather plucking\nFlock, 42 ewes|Ruth Ellis|sheep|Mule|female|@-1400|68|||no|@-330|@35|Lambing in April",
    },
    {
      id: "consultation",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "appointment|appointments",
      also: "visit|consultation|booking|call-out|surgery|operation",
      fields:
        "Appointment: text\nAnimal: relation animal\nVet: text @people\nDate: date -7..14\nTime: time 08:30..18:00\nKind: choice check|vaccination|operation|dental|emergency|farm visit|follow-up\nReason: text\nState: choice booked|waiting room|with vet|in the ward|gone home\nFasted: boolean 30\nPrice: money 28..520 GBP\nPaid: boolean 50\nFindings: longText",
      cells: "animal vet date time kind reason state fasted price paid findings",
      rows: "Otis, yearly jab|Otis|Ingrid Lund|@7|09:00|vaccination|Booster|booked|no|54|no|\nBiscuit, weight and jab|Biscuit|Omar Haddad|@0|09:20|vaccination|Booster, overdue|waiting room|no|54|no|\nDuchess, bloods|Duchess|Ingrid Lund|@0|10:00|check|Kidney values|with vet|no|86|no|Creatinine up a little\nPepper, teeth|Pepper|Omar Haddad|@0|08:30|dental|Front teeth too long|in the ward|no|95|no|Rabbits do not fast\nTilda, spay stitches|Tilda|Ingrid Lund|@1|16:30|follow-up|Stitches out|booked|no|0|no|\nCaptain, flu and tetanus|Captain|Omar Haddad|@4|13:00|vaccination|Booster before the show|booked|no|72|no|\nLambing problem|Flock, 42 ewes|Omar Haddad|@-1|05:40|emergency|Ewe straining since midnight|gone home|no|185|no|Twins, one alive\nNils, ear|Nils|Ingrid Lund|@2|17:40|check|Shakes his head|booked|no|42|no|\nMoss, thorn|Moss|Ingrid Lund|@-3|11:00|check|Lame, left fore|gone home|no|58|yes|Thorn out, walk in two days\nTilda, spay|Tilda|Ingrid Lund|@-7|08:30|operation|Spay|gone home|yes|210|yes|",
    },
    {
      id: "medicine",
      use: "core",
      role: "item",
      icon: "pill",
      names: "medicine|medicines",
      also: "drug|vaccine|stock|medication|treatment",
      fields:
        "Medicine: text\nKind: choice vaccine|antibiotic|painkiller|wormer|anesthetic|food\nBatch: text\nIn stock: number 0..80\nReorder at: number 3..20\nUse by: date -5..600\nControlled: boolean 20\nPrice: money 4..72 GBP",
      cells: "kind batch inStock reorderAt useBy controlled price",
      rows: "Dog booster, single dose|vaccine|V2210|18|10|@160|no|22\nCat booster, single dose|vaccine|V2214|4|8|@140|no|21\nMeloxicam for dogs, 32 ml|painkiller|M118|9|5|@380|no|24\nAmoxicillin 250 mg|antibiotic|A771|36|20|@290|no|14\nKetamine 10 ml|anesthetic|K052|5|3|@220|yes|38\nSpot-on wormer, cat|wormer|W340|2|6|@410|no|9\nKidney diet, 2 kg|food|F019|7|4|@-2|no|26",
    },
    {
      id: "insuranceClaim",
      use: "more",
      role: "item",
      icon: "file-check",
      names: "insurance claim|insurance claims",
      also: "claim|pet insurance|preauthorization",
      fields:
        "Claim: text\nAnimal: relation animal\nInsurer: text\nSent: date -40..0\nAmount: money 60..900 GBP\nState: choice to send|sent|question|paid|declined",
      cells: "animal insurer sent amount state",
      rows: "Tilda, spay complication|Tilda|Pet Mutual|@-5|210|sent\nOtis, cut pad|Otis|Castle Insurance|@-30|148|paid\nNils, ear|Nils|Pet Mutual|@0|42|to send",
    },
    {
      id: "boarder",
      use: "more",
      role: "item",
      icon: "bed-single",
      names: "ward patient|ward patients",
      also: "inpatient|ward|kennel|hospitalized animal",
      fields:
        "Patient: text\nAnimal: relation animal\nKennel: choice 1|2|3|isolation\nDrip: boolean 40\nNext check: dateTime 0..1 08:00..22:00\nTemperature: number 37.0..40.2 °C\nEats: boolean 60",
      cells: "animal kennel drip nextCheck temperature eats",
      rows: "Pepper after teeth|Pepper|1|no|@0T14:00|38.6|no\nDuchess, fluids|Duchess|2|yes|@0T13:00|38.1|yes\nTilda, watched|Tilda|isolation|yes|@0T15:00|39.7|no",
    },
  ],
  jobs: "agenda consultation.date\nbook consultation\nmove consultation.state\ndue animal.nextVaccination\nkeep animal\nshow animal.picture\nassign consultation.vet\nplan consultation.date\ncheck consultation.paid\ncount medicine.inStock\ndue medicine.useBy\nkeep owner",
  site: {
    headline: "Vets for cats, collies and cobs",
    body: "A small practice with two vets, a cat waiting room and a van for farms. Prices at the desk before we start, a vet on the phone at night.",
    action: "Book an appointment|consultation",
    services:
      "Check-up|Fifteen minutes with a vet|42\nVaccination|With a full check|54\nNeutering, cat|Day stay, pain relief included|110\nDental|Scale and polish under anesthetic|280\nNight call|The vet on duty, at the practice|165",
    questions:
      "Should my pet fast before an operation?|Dogs and cats from ten the evening before; rabbits never.\nHow often is the booster?|Once a year; we write three weeks before.\nDo you come to farms?|Yes, also at night, within twenty miles.\nDo you work with insurers?|Yes, and for large bills they pay us direct.",
  },
  words: {
    tagline: "Animals, boosters and who is in kennel two.",
    itch: "Whose booster is overdue?",
    promise: "Every booster given, every claim sent",
    pov: "POV: the reminder went out before the show",
    gains: ["10 animals, 1 booster overdue", "Pepper: no fasting, he's a rabbit", "Cat vaccine: 4 left, order 8"],
  },
});
