import type { Brief } from "../brief/brief.ts";
import { VERB_OF } from "../brief/words-of-briefs.ts";
import { sentencesOf } from "../brief/sentence.ts";
import type { ReadThing } from "./reading.ts";

interface Deed {
  /** How people say it, in every form. */
  says: RegExp;
  /** What is written down of it: `singular|plural`. */
  names: string;
  icon: string;
  role: "item" | "log" | "event";
  fields: string;
  rows: string;
}

/** What people do among themselves and want to keep track of, where they name the deed and no thing. */
const DEEDS: readonly Deed[] = [
  {
    says: /^(?:lend|lends|lent|lending|loan|loaned|borrow|borrows|borrowed|borrowing)$/,
    names: "loan|loans",
    icon: "hand-helping",
    role: "item",
    fields:
      "What: text\nWho has it: text @people\nLent on: date -80..-2\nBack by: date -12..40\nState: choice lent|asked for|back\nPicture: image\nNotes: longText",
    rows: "Cordless drill | state=lent\nTwo-person tent | state=asked for\nCasserole dish | state=lent\nJump leads | state=back\nThe good suitcase | state=lent\nRain jacket | state=back",
  },
  {
    says: /^(?:bet|bets|betting|wager|wagers|wagered)$/,
    names: "bet|bets",
    icon: "dices",
    role: "item",
    fields:
      "Bet: text\nWho says so: text @people\nWho says no: text @people\nStake: text\nSet on: date -40..0\nDecided by: date 1..60\nState: choice open|won|lost|called off",
    rows: "Sam arrives last again | stake=Loser buys breakfast | state=open\nIt rains on Saturday | stake=One car wash | state=open\nNobody finishes the giant pizza | stake=A round of drinks | state=lost\nThe bus is on time all week | stake=Washing up | state=won\nAlex gives up coffee for a month | stake=A silly hat for a day | state=open",
  },
  {
    says: /^(?:dare|dares|dared|challenge|challenges|challenged)$/,
    names: "dare|dares",
    icon: "flame",
    role: "item",
    fields:
      "Dare: text\nFor: text @people\nFrom: text @people\nUntil: date 1..30\nState: choice open|accepted|done|chickened out\nProof: image",
    rows: "Swim before breakfast | state=done\nSing at the bus stop | state=open\nA week without a phone at dinner | state=accepted\nCold shower | state=done\nSpeak in rhymes for an hour | state=chickened out",
  },
  {
    says: /^(?:owe|owes|owed|owing)$/,
    names: "debt|debts",
    icon: "hand-coins",
    role: "item",
    fields:
      "What for: text\nWho owes: text @people\nTo: text @people\nAmount: money 4..90\nSince: date -60..-1\nPaid back: boolean 35",
    rows: "Concert tickets\nTaxi home\nShared pizza\nBirthday present\nGas money\nCinema",
  },
  {
    says: /^(?:promise|promises|promised)$/,
    names: "promise|promises",
    icon: "handshake",
    role: "item",
    fields: "Promise: text\nWho: text @people\nTo: text @people\nUntil: date -4..40\nState: choice open|kept|broken",
    rows: "Fix the garden gate | state=open\nCall on Sunday | state=kept\nBring back the ladder | state=open\nNo phones at dinner | state=broken\nBake for the school fair | state=kept",
  },
  {
    says: /^(?:argue|argues|argued|arguing|quarrel|quarrels|fight|fights|disagree)$/,
    names: "argument|arguments",
    icon: "messages-square",
    role: "log",
    fields:
      "About: text\nDate: date -30..0\nWho: text @people\nState: choice open|talked over|agreed\nWhat we agreed: longText",
    rows: "Who does the dishes | state=agreed\nHeating at night | state=open\nShoes in the hall | state=talked over\nLoud music after ten | state=agreed",
  },
  {
    says: /^(?:feed|feeds|fed|feeding)$/,
    names: "feeding|feedings",
    icon: "utensils",
    role: "log",
    fields:
      "Note: text\nWho fed: text @people\nWhen: dateTime -6..0 07:00..20:00\nWhat: choice breakfast|dinner|snack\nHow much: text",
    rows: "Whole bowl, gone in a minute | what=breakfast\nHalf left | what=dinner\nBegged for more | what=snack\nAll eaten | what=dinner\nSlept through it | what=breakfast",
  },
  {
    says: /^(?:water|waters|watered|watering)$/,
    names: "watering|waterings",
    icon: "droplets",
    role: "log",
    fields: "Plant: text\nWho: text @people\nWhen: date -9..0\nNext: date 1..9\nDone: boolean 50",
    rows: "Monstera by the window\nHerbs on the sill\nTomatoes\nFern in the hall\nLemon tree",
  },
  {
    says: /^(?:cook|cooks|cooked|cooking)$/,
    names: "meal|meals",
    icon: "chef-hat",
    role: "event",
    fields:
      "Meal: text\nDate: date -2..10\nWho cooks: text @people\nWho eats: text\nTo buy: lines\nState: choice planned|cooked",
    rows: "Lentil soup | state=planned\nPasta with greens | state=cooked\nVegetable curry | state=planned\nPancakes | state=planned\nRoast chicken | state=planned",
  },
  {
    says: /^(?:recommend|recommends|recommended)$/,
    names: "recommendation|recommendations",
    icon: "thumbs-up",
    role: "item",
    fields:
      "What: text\nKind: choice book|film|place|food|other\nFrom: text @people\nHeard on: date -60..0\nState: choice to try|tried\nStars: rating 2..5",
    rows: "The harbor walk at sunset | kind=place | state=to try\nA crime novel from Lisbon | kind=book | state=tried\nThe noodle bar by the station | kind=food | state=to try\nA film about lighthouse keepers | kind=film | state=tried",
  },
  {
    says: /^(?:forget|forgets|forgot|forgetting|remember)$/,
    names: "reminder|reminders",
    icon: "bell",
    role: "item",
    fields:
      "What: text\nDue: date -1..20\nWho: text @people\nHow often: choice once|every week|every month|every year\nDone: boolean 30",
    rows: "Take out the bins | howOften=every week\nCall grandma | howOften=every week\nPay the rent | howOften=every month\nRenew the passport | howOften=once\nChange the filter | howOften=every month",
  },
  {
    says: /^(?:lose|loses|lost|losing)$/,
    names: "lost thing|lost things",
    icon: "search",
    role: "item",
    fields: "What: text\nLast seen: text\nSince: date -40..-1\nState: choice missing|found|given up\nPicture: image",
    rows: "House keys | state=found\nBlue umbrella | state=missing\nLeft glove | state=given up\nHeadphones | state=missing\nLibrary card | state=found",
  },
];

/** Whoever does it stands before the deed. */
const WHO =
  /^(?:i|we|me|us|you|they|people|everyone|everybody|who|friends|boys|girls|lads|mates|guys|roommates|flatmates|kids|siblings|colleagues|folks|gang|family|he|she|somebody|someone)$/;
const BETWEEN = /^(?:always|never|often|all|still|just|can|could|should|keep|and|already|have|has|had|i|we|to)$/;

/** What is written down where a text tells what people do, and names nothing that is kept: 'stuff I lend people'. */
export function deedOf({ plain }: Brief): ReadThing | undefined {
  for (const sentence of sentencesOf(plain))
    for (const [at, word] of sentence.entries()) {
      const deed = DEEDS.find(({ says }) => says.test(word.lower));
      if (deed === undefined) continue;
      let before = at - 1;
      while (before >= 0 && BETWEEN.test(sentence[before]?.lower ?? "") && !WHO.test(sentence[before]?.lower ?? ""))
        before -= 1;
      if (before < 0 || !WHO.test(sentence[before]?.lower ?? "")) continue;
      const [name = "", plural = ""] = deed.names.split("|");
      const { role, icon, fields, rows } = deed;
      const verb = VERB_OF.get(word.lower);
      return {
        name,
        plural,
        fields: [],
        verbs: new Set(["create", ...(verb === undefined ? [] : [verb])]),
        jobs: [],
        known: { role, icon, fields, rows },
        items: [],
      };
    }
  return undefined;
}
