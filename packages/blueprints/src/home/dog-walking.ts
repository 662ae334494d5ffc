import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "dogWalking",
  name: "Dog walking",
  icon: "dog",
  says: {
    en: "dog walker|dog walking|walk dogs|dog walks|dog walking business|pet sitter|pet sitting|dog sitter|dog daycare|doggy daycare|group walks|walking round for dogs|pet care business|book a dog walk",
    de: "Gassi-Service|Hundesitter|Hunde ausführen|Hundebetreuung",
    es: "paseador de perros|pasear perros|paseo de perros|cuidador de perros",
    fr: "promeneur de chiens|promenade de chiens|garde de chiens|promener des chiens",
    pt: "passeador de cães|passear cães|passeio de cães|cuidador de cães",
  },
  forms: ["management", "booking", "site"],
  people: ["dog walkers", "owners"],
  mood: "warm",
  things: [
    {
      id: "owner",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "owner|owners",
      also: "client|customer|household|family",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nAddress: location\nKey: choice we have it|key safe|somebody is home\nNotes: longText",
      cells: "phone eMail address key notes",
      rows: "Margaret Hale|555-0101|margaret.hale@example.com|4 Mill Lane|we have it|Alarm on the left\nPriya Nair|555-0102|priya.nair@example.com|27 Station Road|key safe|Code comes by text\nOwen Pritchard|555-0103|owen.pritchard@example.com|The Old Forge|somebody is home|\nDaniel Okoro|555-0104|daniel.okoro@example.com|9 Castle Street|we have it|\nRuth Ellis|555-0105|ruth.ellis@example.com|Hillside Farm|somebody is home|Gate sticks\nHelen Sharp|555-0106|helen.sharp@example.com|2 Church Row|key safe|",
    },
    {
      id: "dog",
      use: "core",
      role: "item",
      icon: "dog",
      names: "dog|dogs",
      also: "pet|puppy|pooch",
      fields:
        "Name: text\nPicture: image\nOwner: relation owner\nBreed: text\nAge: number 1..14 years\nOff the lead: boolean 40\nGets on with: choice everybody|calm dogs|walks alone\nVet: text\nAllergies: text\nNotes: longText",
      cells: "owner breed age offTheLead getsOnWith vet allergies notes",
      rows: "Biscuit|Margaret Hale|Beagle|6|no|everybody|Park Vets||Steals sandwiches\nOtis|Priya Nair|Whippet|3|yes|everybody|Park Vets||\nClover|Owen Pritchard|Border collie|2|yes|calm dogs|Green Lane Vets|chicken|Never near sheep\nBramble|Daniel Okoro|Labrador|9|yes|everybody|Park Vets||Hips, no stairs\nPickle|Ruth Ellis|Terrier|4|no|walks alone|Green Lane Vets||Barks at bicycles\nHazel|Helen Sharp|Cockapoo|1|no|everybody|Park Vets|grain|Still learning recall\nMoss|Ruth Ellis|Border collie|7|yes|calm dogs|Green Lane Vets||\nTeddy|Daniel Okoro|Pug|5|no|calm dogs|Park Vets||Short walks in the heat",
    },
    {
      id: "walker",
      use: "core",
      role: "person",
      icon: "footprints",
      names: "walker|walkers",
      also: "sitter|staff|helper",
      fields: "Name: text\nPhone: phone\nArea: location\nDogs at once: number 3..6\nInsured until: date 20..300",
      cells: "phone area dogsAtOnce insuredUntil",
      rows: "Amara Osei|555-0121|North side|4|@200\nMateo Ruiz|555-0122|Riverside|6|@45\nIngrid Lund|555-0123|Old town|4|@120",
    },
    {
      id: "walk",
      use: "core",
      role: "event",
      icon: "map",
      names: "walk|walks",
      also: "visit|booking|outing|slot",
      fields:
        "Walk: text\nDog: relation dog\nWalker: relation walker\nDate: date -5..7\nTime: time 08:00..16:00\nLength: duration 30..60\nKind: choice group|solo|puppy visit\nPrice: money 12..24 GBP\nDone: boolean 40\nNotes: longText",
      cells: "dog walker date time length kind price done notes",
      rows: "Biscuit, morning|Biscuit|Amara Osei|@0|08:30|60|group|14|no|\nOtis, morning|Otis|Amara Osei|@0|08:30|60|group|14|no|\nPickle alone|Pickle|Mateo Ruiz|@0|10:00|30|solo|18|no|Muzzle in the hall\nHazel, puppy visit|Hazel|Ingrid Lund|@0|12:15|30|puppy visit|12|no|\nClover, hills|Clover|Mateo Ruiz|@1|09:00|60|group|14|no|\nBramble, gentle|Bramble|Ingrid Lund|@1|11:00|30|solo|18|no|\nMoss, hills|Moss|Mateo Ruiz|@1|09:00|60|group|14|no|\nTeddy, afternoon|Teddy|Ingrid Lund|@2|15:00|30|solo|18|no|\nBiscuit, yesterday|Biscuit|Amara Osei|@-1|08:30|60|group|14|yes|Swam\nOtis, yesterday|Otis|Amara Osei|@-1|08:30|60|group|14|yes|",
    },
    {
      id: "invoice",
      use: "more",
      role: "item",
      icon: "receipt",
      names: "invoice|invoices",
      also: "bill|payment",
      fields:
        "Invoice: text\nOwner: relation owner\nMonth: text\nWalks: number 4..20\nAmount: money 60..280 GBP\nDue: date -10..20\nPaid: boolean 60",
      cells: "owner month walks amount due paid",
      rows: "No. 311|Margaret Hale|April|12|168|@-4|yes\nNo. 312|Priya Nair|April|16|224|@-4|yes\nNo. 313|Ruth Ellis|April|14|220|@-4|no\nNo. 314|Daniel Okoro|April|8|144|@3|no",
    },
  ],
  jobs: "agenda walk.date\nassign walk.walker\ncheck walk.done\nbook walk\nplan walk.date\nshow dog.picture\nkeep owner\ntotal walk.price\ncheck invoice.paid\ndue walker.insuredUntil",
  site: {
    headline: "Walks your dog will sleep after",
    body: "Small groups, the same walker every time, and a photo from every walk. Insured, with first aid for dogs.",
    action: "Book a walk|walk",
    services:
      "Group walk|One hour with up to four dogs|14\nSolo walk|Half an hour, just your dog|18\nPuppy visit|Feeding, play and a short turn|12\nEvening check|A quick visit while you are away|12",
    questions:
      "Can I meet the walker first?|Yes, the first meeting is free and at your home.\nWhat if it pours?|We walk in all weathers; in thunder it becomes a play session.\nDo you take dogs that pull?|Yes, on solo walks.\nWhat happens if my dog is ill?|We ring you and go to your vet.",
  },
  words: {
    tagline: "Every dog, every walk, every key.",
    itch: "Who walks Pickle today?",
    promise: "Every dog walked, every walk paid",
    pov: "POV: eight dogs, and you know every name",
    gains: ["8 dogs. 3 walkers. Zero mix-ups.", "Today's walks in order", "Pickle walks alone. You knew."],
  },
});
