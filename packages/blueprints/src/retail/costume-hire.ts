import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "costumeHire",
  name: "Costume hire",
  icon: "venetian-mask",
  says: {
    en: "costume hire|costume rental|fancy dress hire|fancy dress shop|costume shop|theatre costume hire|wardrobe department hire|carnival costumes rental|suit hire|tuxedo rental|wedding dress hire|dress rental|rent a dress|costume store of a theatre|historic costumes rental|costume measurements",
    de: "Kostümverleih|Kostümfundus|Karnevalskostüme leihen|Anzugverleih",
    es: "alquiler de disfraces|alquiler de trajes|alquiler de vestidos",
    fr: "location de costumes|location de déguisements|location de robes",
    pt: "aluguel de fantasias|aluguer de fatos|aluguel de trajes",
  },
  forms: ["management", "booking", "shop"],
  people: ["costume hirers", "fitters", "customers"],
  mood: "lively",
  things: [
    {
      id: "costume",
      use: "core",
      role: "item",
      icon: "venetian-mask",
      names: "costume|costumes",
      also: "outfit|dress|suit|garment|set",
      fields:
        "Costume: text\nPicture: image\nNumber: text\nTheme: choice historic|fairy tale|animals|twenties|film and stage|evening wear|Santa\nSize: choice XS|S|M|L|XL|child\nPieces: lines\nWeek price: money 15..120 EUR\nDeposit: money 30..250 EUR\nRail: text\nTimes out: rollup count hire.costume\nState: choice in the store|out|at the cleaner|to mend|retired",
      cells: "number theme size pieces weekPrice deposit rail state",
      rows: "Musketeer, blue|C-014|historic|L|Tabard; shirt; breeches; hat; sash|48|100|H2|in the store\nRegency gown, cream|C-022|historic|M|Gown; petticoat; shawl|65|150|H4|out\nWolf|C-051|animals|XL|Body; head; gloves|42|100|A1|at the cleaner\nSnow Queen|C-060|fairy tale|S|Dress; cape; crown|55|120|F3|in the store\nFlapper, black fringe|C-071|twenties|M|Dress; headband; beads|38|80|T1|out\nSanta, velvet|C-090|Santa|XL|Coat; trousers; belt; beard; sack|45|100|S1|out\nSanta, felt|C-091|Santa|L|Coat; trousers; belt; beard|28|60|S1|in the store\nDinner suit 50|C-110|evening wear|L|Jacket; trousers; bow tie|58|150|E2|in the store\nBear cub|C-055|animals|child|Body; hood|15|30|A2|to mend\nCourt jester|C-018|historic|M|Tunic; hat with bells; tights|36|80|H1|in the store",
    },
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "hirer|school|theater group|client",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nKind: choice private|school|theater group|company|film\nChest: number 56..130 cm\nWaist: number 50..120 cm\nHeight: number 90..200 cm",
      cells: "phone eMail kind chest waist height",
      rows: "Drama Circle|555-0141|props@dramacircle.example.com|theater group|96|80|172\nFelix Baumann|555-0142|felix.baumann@example.com|private|112|104|186\nHilltop School|555-0143|office@hilltop.example.com|school|70|60|134\nLorna Keith|555-0144|lorna.keith@example.com|private|92|74|168\nHarbor Hotel|555-0145|events@harborhotel.example.com|company|118|110|180",
    },
    {
      id: "hire",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "hire|hires",
      also: "rental|booking|loan|return",
      fields:
        "Hire: text\nCostume: relation costume\nCustomer: relation customer\nFitting: dateTime -6..12 10:00..18:00\nOut: date -10..20\nBack by: date -3..27\nDays left: daysUntil backBy\nPrice: money 15..120 EUR\nDeposit held: money 30..250 EUR\nComplete on return: boolean 30\nState: choice reserved|fitted|out|late|back|checked",
      cells: "costume customer fitting out backBy price depositHeld completeOnReturn state",
      rows: "Regency for Act 2|Regency gown, cream|Drama Circle|@-9T17:00|@-7|@7|65|150|no|out\nFlapper for Lorna|Flapper, black fringe|Lorna Keith|@-8T16:00|@-7|@-1|38|80|no|late\nHotel Santa|Santa, velvet|Harbor Hotel|@-3T11:00|@-2|@29|90|100|no|out\nFelix, dinner suit|Dinner suit 50|Felix Baumann|@1T15:30|@4|@11|58|150|no|reserved\nSnow Queen, school play|Snow Queen|Hilltop School|@3T14:00|@10|@17|55|120|no|reserved\nSchool Santa|Santa, felt|Hilltop School|@3T14:00|@12|@19|28|60|no|reserved\nWolf for the parade|Wolf|Drama Circle|@-15T12:00|@-14|@-7|42|100|yes|checked",
    },
    {
      id: "care",
      use: "core",
      role: "event",
      icon: "scissors",
      names: "mending or cleaning|mending and cleaning",
      also: "cleaning|repair|alteration",
      fields:
        "Job: text\nCostume: relation costume\nKind: choice clean|wash|mend|alter|replace part\nDue: date -2..9\nWho: text @people\nDone: boolean 20",
      cells: "costume kind due who done",
      rows: "Wolf, dry clean|Wolf|clean|@2|Steam Bros|no\nCub, seam at the hood|Bear cub|mend|@-1|Ottilie|no\nJester, one bell missing|Court jester|replace part|@4|Ottilie|no\nSnow Queen, hem up 6 cm|Snow Queen|alter|@8|Ottilie|no",
    },
  ],
  jobs: "due hire.backBy\nbook hire\nmove hire.state\nfind costume\nshow costume.picture\nmove costume.state\ndue care.due\nagenda hire.fitting\ncheck hire.completeOnReturn\nkeep customer\nrank costume.timesOut\nprint hire",
  site: {
    headline: "Six hundred costumes, fitted on you",
    body: "Historic, stage, carnival and black tie. Try them on by appointment, keep them a week, bring them back unwashed: we clean.",
    action: "Reserve a costume|hire",
    services:
      "Week hire|Fitting and cleaning included|\nWhole productions|List, fittings at your hall, one price|\nSanta in December|By the evening or the month|28",
    questions:
      "May I alter it?|Tack, do not cut. We do hems for you.\nWhat happens if a part is lost?|We keep its price from the deposit.\nHow early should I reserve?|Six weeks before carnival, two otherwise.",
  },
  words: {
    tagline: "Which costume is out, and when it comes back.",
    itch: "Is the velvet Santa free on the sixth?",
    promise: "Every piece counted out and in",
    pov: "POV: the beard came back with the coat",
    gains: ["Flapper: one day late", "Two Santas, both spoken for", "School play fitted in three days"],
  },
});
