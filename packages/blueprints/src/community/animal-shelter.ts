import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "animalShelter",
  name: "Animal shelter",
  icon: "paw-print",
  says: {
    en: "animal shelter|animal rescue|pet adoption|dog rescue|cat rescue|adopt a pet|adoption applications for pets|animal shelter management|foster homes for animals|rescue center|rehoming animals|stray animals|wildlife rescue|animal sanctuary|shelter volunteers|lost and found pets",
    de: "Tierheim|Tierschutzverein|Tiervermittlung|Hunde vermitteln",
    es: "refugio de animales|protectora de animales|adopción de mascotas",
    fr: "refuge pour animaux|refuge animalier|adoption d'animaux",
    pt: "abrigo de animais|adoção de animais|associação protetora de animais",
  },
  forms: ["management", "site", "booking", "community"],
  people: ["shelter staff", "foster homes", "adopters"],
  mood: "warm",
  things: [
    {
      id: "animal",
      use: "core",
      role: "item",
      icon: "paw-print",
      names: "animal|animals",
      also: "dog|cat|rabbit|stray|resident",
      fields:
        "Name: text\nPicture: image\nKind: choice dog|cat|rabbit|guinea pig|bird|hedgehog\nBreed: text\nSex: choice female|male\nBorn about: date -4500..-60\nCame in: date -400..0\nFrom: choice stray|given up|seized|born here\nPen: text\nChip: text\nNeutered: boolean 60\nWith children: choice yes|from ten|no|not known\nWith cats: choice yes|no|not known\nNext vaccination: date -6..300\nFee: money 20..280 EUR\nMind: longText\nState: choice quarantine|at the vet|looking for a home|reserved|in foster care|adopted",
      cells:
        "kind breed sex bornAbout cameIn from pen chip neutered withChildren withCats nextVaccination fee mind state",
      rows: "Bruno|dog|Shepherd cross|male|2021-05-10|@-88|given up|D4|980001221|yes|from ten|no|@-2|240|Strong on the lead, soft at home|looking for a home\nLotti|dog|Terrier|female|2016-02-20|@-41|stray|D2|980001340|yes|yes|yes|@120|160|One eye|reserved\nMinka|cat|Tabby|female|2023-08-14|@-30|stray|C3|none yet|no|not known|yes|@9|110|Hides for two days|looking for a home\nFelix and Findus|cat|Black brothers|male|2026-06-15|@-25|born here|C5|980001377|no|yes|yes|@14|180|Only together|looking for a home\nHase|rabbit|Lop|male|2024-03-30|@-12|given up|K1|none|yes|yes|not known|@200|40|Needs a mate|in foster care\nOld Max|dog|Retriever|male|2013-09-01|@-200|seized|D1|980000912|yes|yes|yes|@40|0|Heart tablets twice a day|looking for a home\nIgel 7|hedgehog|Hedgehog|female|2026-08-20|@-8|stray|W2|none|no|not known|not known|@300|20|310 grams, grows|quarantine\nNala|dog|Husky|female|2022-11-11|@-60|given up|D6|980001301|yes|no|no|@80|280|Jumps two meters|adopted",
    },
    {
      id: "applicant",
      use: "core",
      role: "event",
      icon: "clipboard-list",
      names: "application|applications",
      also: "adopter|adoption request|interest",
      fields:
        "Applicant: text\nPhone: phone\nE-mail: email\nAnimal: relation animal\nHome: choice house with garden|flat|farm\nChildren: text\nOther animals: text\nHours alone: number 0..10 h\nSent: date -20..0\nVisit at home: date -3..14\nKeeper: text @people\nState: choice new|talked|met the animal|home seen|contract|moved in|not suitable",
      cells: "phone eMail animal home children otherAnimals hoursAlone sent visitAtHome keeper state",
      rows: "Inga Storm|555-0101|inga.storm@example.com|Lotti|house with garden|None|Old cat|3|@-14|@-4|Jo Winter|contract\nFamily Walsh|555-0102|tom.walsh@example.com|Bruno|house with garden|9 and 12|None|5|@-6|@3|Jo Winter|met the animal\nIvy Chan|555-0103|ivy.chan@example.com|Felix and Findus|flat|None|None|6|@-3|@5|Ali Noor|talked\nBert Sommer|555-0104|bert.sommer@example.com|Old Max|house with garden|Grown up|None|1|@-1|@6|Ali Noor|new\nLuc Bernard|555-0105|luc.bernard@example.com|Nala|flat|None|None|9|@-19|@-9|Jo Winter|not suitable\nHillside Farm|555-0106|ellis@example.com|Nala|farm|Grown up|Two dogs|0|@-20|@-12|Jo Winter|moved in",
    },
    {
      id: "care",
      use: "core",
      role: "event",
      icon: "clipboard-check",
      names: "care task|care tasks",
      also: "walk|medicine|feeding|vet visit",
      fields:
        "Task: text\nAnimal: relation animal\nWhen: dateTime 0..3 07:00..19:00\nKind: choice walk|medicine|feed|vet|clean|weigh\nWho: text @people\nDone: boolean 25\nNote: text",
      cells: "animal when kind who done note",
      rows: "Max, tablet|Old Max|@0T08:00|medicine|Ali Noor|yes|\nBruno, long walk|Bruno|@0T10:30|walk|Tom Walsh|no|Muzzle past the school\nMax, evening tablet|Old Max|@0T18:00|medicine|Jo Winter|no|\nHedgehog, weigh|Igel 7|@0T12:00|weigh|Ali Noor|no|\nMinka, spay|Minka|@3T08:30|vet|Jo Winter|no|Nothing to eat from ten\nLotti, last walk|Lotti|@1T10:00|walk|Inga Storm|no|With her new owner",
    },
    {
      id: "found",
      use: "more",
      role: "event",
      icon: "search",
      names: "found or lost report|found and lost reports",
      also: "lost pet|found animal|report",
      fields:
        "Report: text\nKind: choice lost|found\nAnimal: text\nPlace: location\nPhone: phone\nDate: date -6..0\nState: choice open|matched|solved",
      cells: "kind animal place phone date state",
      rows: "Gray cat, white paw|found|Cat, gray|Weaver Street|555-0111|@-2|open\nBudgie, blue|lost|Budgerigar|Fern Bank|555-0112|@-1|open\nBeagle without collar|found|Dog|Canal Park|555-0113|@-3|solved",
    },
  ],
  jobs: "move applicant.state\nagenda care.when\nshow animal.picture\nfind animal\ncheck care.done\nrequest applicant\nmove animal.state\ndue animal.nextVaccination\nassign applicant.keeper\nrequest found\nkeep animal\nagenda applicant.visitAtHome",
  site: {
    headline: "They are waiting, most of them politely",
    body: "Dogs, cats and small ones who need a sofa. Read who they are, ask to meet them, take a walk before you decide.",
    action: "Ask about an animal|applicant",
    services:
      "Dog|With chip, vaccination and visits|240\nTwo cats|Only together|180\nWalk a dog|Saturdays after a short lesson|",
    questions:
      "May I adopt in a flat?|Often; it depends on the animal and your day.\nDo you come to look?|Once before and once after, with notice.\nI have found a cat.|Report it here; leave it where it is if it looks fed.",
  },
  words: {
    tagline: "Who is here, who comes to meet them, who needs a tablet.",
    itch: "Has Bruno had his vaccination?",
    promise: "Every animal known, every visit noted",
    pov: "POV: Lotti's new lead hangs by the door",
    gains: ["Lotti: contract, walk tomorrow", "Bruno: vaccination two days late", "Hedgehog: 310 grams"],
  },
});
