import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "carnivalClub",
  name: "Carnival club",
  icon: "party-popper",
  says: {
    en: "carnival club|carnival association|carnival float|float building|carnival parade|mardi gras krewe|parade planning|carnival group costumes|carnival dance troupe|bonfire society|procession planning|street parade organizers|carnival session tickets",
    de: "Karnevalsverein|Fastnacht|Narrenzunft|Karnevalszug|Faschingsverein",
    es: "comparsa de carnaval|peña de carnaval|carrozas de carnaval",
    fr: "comité de carnaval|char de carnaval|cavalcade",
    pt: "bloco de carnaval|escola de samba|carros alegóricos",
  },
  forms: ["community", "management", "booking"],
  people: ["committee", "float builders", "dancers"],
  mood: "lively",
  things: [
    {
      id: "group",
      use: "core",
      role: "item",
      icon: "users",
      names: "group|groups",
      also: "troupe|float|band|guild",
      fields:
        "Group: text\nPicture: image\nKind: choice float|dancers|brass|walkers|children\nLeader: text @people\nPhone: phone\nPeople: number 4..80\nMotto: text\nNumber in parade: number 1..60\nInsured: boolean 60\nConfetti: number 0..200 kg\nState: choice registered|confirmed|building|approved|ready",
      cells: "kind leader phone people motto numberInParade insured confetti state",
      rows: "Harbor Rats|float|Piotr Lis|555-0111|24|The bridge that never opens|7|yes|60|building\nWeir Witches|walkers|Hilary Dunn|555-0112|38|Brooms to let|3|yes|10|confirmed\nGuard of the Mill|dancers|Mina Sato|555-0113|22|Blue and white|5|yes|0|ready\nTown Band in pajamas|brass|Hobart Reyes|555-0114|20|Still asleep|4|no|0|registered\nSchool sharks|children|Nora Brandt|555-0115|46|Small fry|2|yes|20|confirmed\nBakers' oven|float|Lotte Crum|555-0116|12|Half-baked council|8|no|40|building",
    },
    {
      id: "task",
      use: "core",
      role: "event",
      icon: "list-checks",
      names: "task|tasks",
      also: "building day|sewing evening|job",
      fields:
        "Task: text\nGroup: relation group\nDate: date -4..70\nPlace: text\nWho: text @people\nCost: money 0..1200 EUR\nHands: number 1..14\nDone: boolean 25",
      cells: "group date place who cost hands done",
      rows: "Bridge frame welded|Harbor Rats|@2|Shed 2|Jurek Malik|380|4|no\nChimney that smokes|Bakers' oven|@9|Bakery yard|Tarek|90|3|no\nThirty-eight noses|Weir Witches|@-2|Hilary's kitchen|Hilary Dunn|60|6|no\nShark fins cut|School sharks|@12|Classroom|Nora Brandt|110|8|no\nDance, second part|Guard of the Mill|@4|Hall|Mina Sato|0|22|no\nBrake test, trailer|Harbor Rats|@40|Test station|Piotr Lis|62|1|no",
    },
    {
      id: "show",
      use: "core",
      role: "event",
      icon: "ticket",
      names: "session|sessions",
      also: "evening|ball|parade|show",
      fields:
        "Session: text\nDate: date 30..85\nTime: time 11:11..19:31\nPlace: location\nSeats: number 80..420\nSold: number 0..420\nSeats left: calc seats - sold\nPrice: money 0..24 EUR\nProgram: lines\nState: choice planned|on sale|sold out|held",
      cells: "date time place seats sold price program state",
      rows: "First session|@62|19:31|Village hall|220|148|18|Entry; Guard; Speech from the tub; Brass; Finale|on sale\nChildren's afternoon|@69|14:11|Village hall|240|60|5|Sharks; Games; Doughnuts|on sale\nLadies' evening|@71|19:11|Village hall|220|220|16|Witches; Guard; Ballet of the men|sold out\nParade|@73|13:33|High Street|420|0|0|Route; Judges; Tower|planned",
    },
    {
      id: "costume",
      use: "more",
      role: "item",
      icon: "venetian-mask",
      names: "costume|costumes",
      also: "uniform|mask|hat",
      fields:
        "Costume: text\nWearer: text @people\nGroup: relation group\nSize: text\nDeposit: money 0..80 EUR\nState: choice to sew|fitted|ready|out|back",
      cells: "wearer group size deposit state",
      rows: "Guard, jacket 7|Ada Brandt|Guard of the Mill|S|60|out\nGuard, jacket 12|Lena Weiss|Guard of the Mill|M|60|ready\nRat, tail 3|Kofi Mensah|Harbor Rats|L|20|to sew",
    },
  ],
  jobs: "agenda show.date\nmove group.state\ncheck task.done\nagenda task.date\nrank show.seatsLeft\nbook show\ncheck group.insured\nshow group.picture\nkeep group\nmove costume.state\ntotal task.cost\ncount show.sold",
  site: {
    headline: "Number 7 is building a bridge",
    body: "Six groups, four sessions, one parade. Who builds what, who sews, and how many seats are left for the first session.",
    action: "Buy seats|show",
    services:
      "First session|Hall, from half past seven|18\nChildren's afternoon|With doughnut|5\nRegister a group|By the end of December|25",
    questions:
      "How high may a float be?|Four meters, with a railing of one.\nWho picks the motto?|You, but not two of the same.\nWhat about confetti?|Paper only, and we sweep.",
  },
  words: {
    tagline: "Floats, noses, seats and the parade at 13:33.",
    itch: "Has the oven got its insurance?",
    promise: "Every float insured, every seat sold",
    pov: "POV: the bridge opens in front of the mayor",
    gains: ["Ladies' evening: sold out", "38 noses: two days late", "First session: 72 seats left"],
  },
});
