import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "repairCafe",
  name: "Repair cafe",
  icon: "wrench",
  says: {
    en: "repair cafe|repair café|fixers group|community repair event|repair event bookings|fix it clinic|repair meetup|repair volunteers|mending cafe|restart party|bring broken things|repair statistics|community bike repair day|fix-it cafe|right to repair group|bike kitchen|community bike workshop",
    de: "Repair-Café|Reparaturcafé|Reparaturtreff",
    es: "café de reparación|repair café encuentro|taller de reparación comunitario",
    fr: "atelier de réparation citoyen|café réparation|repair café bénévoles",
    pt: "café de reparação|encontro de reparação|oficina comunitária de reparação",
  },
  forms: ["community", "booking", "tracker", "management"],
  people: ["organizers", "fixers", "visitors"],
  mood: "warm",
  things: [
    {
      id: "event",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "repair day|repair days",
      also: "event|session|cafe",
      fields:
        "Day: text\nDate: date -30..60\nFrom: time 10:00..14:00\nUntil: time 13:00..18:00\nPlace: location\nBenches: number 3..10\nSlots: number 10..48\nBooked: rollup count job.day\nCakes: text @people",
      cells: "date from until place benches slots cakes",
      rows: "December|@8|13:00|17:00|Village hall|7|28|Doris Penfold\nJanuary|@43|13:00|17:00|Village hall|7|28|Hedda Frey\nNovember|@-20|13:00|17:00|Library|6|24|Joan Abbott",
    },
    {
      id: "fixer",
      use: "core",
      role: "person",
      icon: "hard-hat",
      names: "fixer|fixers",
      also: "repairer|volunteer",
      fields:
        "Name: text\nPhone: phone\nMends: tags electrical|lamps|sewing|bikes|wood|computers|clocks|toys\nTested for mains: boolean 40\nRepaired: rollup count job.fixer",
      cells: "phone mends testedForMains",
      rows: "Samir Haddad|555-0121|electrical; lamps|yes\nMina Sato|555-0122|sewing|no\nNico Blau|555-0123|computers|yes\nElke Brandt|555-0124|bikes|no\nIvor Mabbott|555-0125|clocks; toys|no\nOwen Pritchard|555-0126|wood|no",
    },
    {
      id: "job",
      use: "core",
      role: "event",
      icon: "wrench",
      names: "repair|repairs",
      also: "job|item|object|booking",
      fields:
        "Item: text\nPicture: image\nOwner: text @people\nPhone: phone\nDay: relation event\nSlot: time 10:00..17:00\nKind: choice electrical|lamps|sewing|bikes|wood|computers|clocks|toys\nFault: longText\nFixer: relation fixer\nWeight: number 0.1..22 kg\nOutcome: choice waiting|repaired|half repaired|needs part|beyond repair\nWhy not: text\nSaved: number 0..80 kg CO2",
      cells: "owner phone day slot kind fault fixer weight outcome whyNot saved",
      rows: "Toaster, one side cold|Joan Abbott|555-0131|December|13:00|electrical|Left wire dead|Samir Haddad|1.8|waiting||0\nDesk lamp|Omar Said|555-0132|December|13:00|lamps|Flickers|Samir Haddad|1.1|waiting||0\nCoat, torn lining|Ivy Chan|555-0133|December|13:40|sewing|Armhole|Mina Sato|1.4|waiting||0\nLaptop, slow|Bert Sommer|555-0134|December|14:20|computers|Twelve minutes to start|Nico Blau|2.2|waiting||0\nRadio, 1961|Pete Oakes|555-0135|November|14:00|electrical|Hums|Samir Haddad|4.5|repaired||18\nBike, gears|Lotte Crum|555-0136|November|14:30|bikes|Skips|Elke Brandt|15|repaired||30\nMixer|Ruth Ellis|555-0137|November|15:00|electrical|Smells hot|Samir Haddad|2.6|needs part|Brushes|0\nChair leg|Tim Rudd|555-0138|November|13:00|wood|Loose|Owen Pritchard|5|repaired||9\nMusic box|Greta Hofer|555-0139|November|15:30|toys|Spring broken|Ivor Mabbott|0.6|beyond repair|No spring of that size|0",
    },
    {
      id: "part",
      use: "more",
      role: "item",
      icon: "cog",
      names: "part wanted|parts wanted",
      also: "spare|part",
      fields: "Part: text\nFor: relation job\nCost: money 1..40 EUR\nState: choice to find|ordered|here|fitted",
      cells: "forValue cost state",
      rows: "Brushes 5 × 8|Mixer|6|ordered\nSpring, 18 mm|Music box|9|to find\nLamp holder|Desk lamp|3|here",
    },
  ],
  jobs: "book job\nagenda event.date\nmove job.outcome\nkeep job\nassign job.fixer\nshow job.picture\nchart job.outcome\nkeep fixer\ntotal job.saved\nfind job\nchart job.kind\nmove part.state",
  site: {
    headline: "Bring it broken, take it home working",
    body: "Seven benches, seven people who like screws, and cake. You sit beside the fixer and learn how it comes apart.",
    action: "Book a slot|job",
    services: "Repair|Free, a jar for gifts|\nParts|At what they cost|\nLearn|Solder, darn, true a wheel|",
    questions:
      "What can I bring?|What you can carry, one thing at a time, no microwaves.\nWill it surely work?|Two of three do.\nWho is liable?|You stay the owner of the risk; mains things are tested before you leave.",
  },
  words: {
    tagline: "Benches, slots, faults and cake.",
    itch: "How many toasters are coming?",
    promise: "Two of three saved, all of them looked at",
    pov: "POV: the radio plays and the whole hall claps",
    gains: ["December: four booked of 28", "November: three repaired of five", "57 kilos of CO2 saved"],
  },
});
