import type { Brief } from "../brief/brief.ts";
import { cutName } from "../embedded/compose-identity.ts";
import { capital } from "../embedded/inflect.ts";
import { capitals } from "../write/name-app.ts";
import { table } from "../vocabulary/rows.ts";
import { kept, type Together } from "./together.ts";
import { listAfter } from "./words-in-text.ts";

/** What is usually done until such a day: what is packed or prepared, and what happens then. */
interface Day {
  says: RegExp;
  icon: string;
  /** `Title|group` */
  list: string;
  /** `What|time`, a day each. */
  plan: string;
  /** What comes next. */
  after: string;
}

const DAYS: readonly Day[] = [
  {
    says: /\b(?:trips?|holidays?|vacations?|travel\w*|flights?|cruise|honeymoon|journey|abroad)\b/,
    icon: "plane",
    list: "Passports|Papers;Tickets|Papers;Charger and adapter|Electronics;Rain jacket|Clothes;Five shirts|Clothes;Toothbrush|Bathroom;Plasters|Bathroom;Book for the way|Extras",
    plan: "Arrive and settle in|15:00;Old town on foot|10:00;Museum and market|11:00;Day trip by train|08:30;Slow day, good food|12:00;Way home|09:00",
    after: "Back home",
  },
  {
    says: /\bweddings?\b/,
    icon: "heart",
    list: "Rings|Us;Papers|Us;Suit from the tailor|Clothes;Shoes worn in|Clothes;Seating plan printed|Guests;Music list to the band|Guests",
    plan: "Ceremony|14:00;Drinks|15:30;Dinner|18:00",
    after: "Honeymoon",
  },
  {
    says: /\b(?:bab(?:y|ies)|due date|birth)\b/,
    icon: "baby",
    list: "Hospital bag|Bag;Papers in a folder|Bag;Cot put up|Home;Car seat fitted|Home;Nappies, first size|Home",
    plan: "Midwife visit|10:00;Birth class|18:00",
    after: "First check-up",
  },
  {
    says: /\b(?:christmas|xmas|advent)\b/,
    icon: "gift",
    list: "Cards posted|Post;Parcels sent|Post;Tree|Home;Lights tested|Home;Goose ordered|Kitchen;Biscuits baked|Kitchen",
    plan: "Tree goes up|16:00;Family arrives|12:00;Dinner|18:00",
    after: "New Year's Eve",
  },
  {
    says: /\b(?:exams?|finals|tests?|deadline|thesis)\b/,
    icon: "graduation-cap",
    list: "Old papers done|Practise;Chapter summaries|Learn;Flash cards|Learn;ID and pens ready|Day itself;Way there checked|Day itself",
    plan: "Mock exam|09:00;Question hour|14:00",
    after: "Results",
  },
  {
    says: /\b(?:race|marathon|half|triathlon|10k|5k)\b/,
    icon: "flag",
    list: "Number picked up|Kit;Shoes with 50 km in them|Kit;Gels|Kit;Train there booked|Way;Breakfast planned|Day itself",
    plan: "Last long run|08:00;Easy jog|18:00;Race day|09:00",
    after: "Next race",
  },
];
const ANY: Day = {
  says: /./,
  icon: "hourglass",
  list: "Date settled|First;Everybody told|First;What is needed bought|Before;Last check|Before;Camera charged|Day itself",
  plan: "Get ready|10:00;The day|14:00",
  after: "The day after",
};

const COUNTED =
  /\b(?:count ?downs?|days|weeks|sleeps)\b(?: (?:app|page|site|clock|widget|left|to go))?(?: (?:to|till|until|for|before|of))+\s+(?:(?:the|our|my|a|an)\s+)?([^.,;:!?\n]+?)(?=\s+(?:plus|with|and|app|page|where|that|which|so|on|in \d)\b|[.,;:!?\n]|$)/i;
const LIST = /\b(?:check ?lists?|pack(?:ing)?|to-?dos?|to do|tasks?|prep\w*)\b/;
const PLAN = /\b(?:itinerar\w+|day[- ]by[- ]day|programme|schedule|timetable|agenda|(?:day|trip|daily) plans?)\b/;

/** What a text counts down to. */
function dayIn(text: string): string {
  const said = COUNTED.exec(text)?.[1]?.trim();
  const before = /((?:[\p{L}'’]+\s){1,3})count ?down\b/iu
    .exec(text)?.[1]
    ?.replace(/\b(?:i|we|want|need|make|me|a|an|the|my|our|app|build|create|please)\b\s*/gi, "");
  const day = said ?? before?.trim() ?? "";
  return day === "" || day.split(" ").length > 6 ? "The big day" : capital(day);
}

/** A countdown, with what is still to be done and what happens then where the text asks for it. */
export function countdownOf({ text, givenName }: Brief): Together {
  const lower = text.toLowerCase();
  const day = DAYS.find(({ says }) => says.test(lower)) ?? ANY;
  const title = dayIn(text);
  const target = kept(
    { id: "day", name: "countdown", plural: "countdowns", role: "event", icon: day.icon },
    ["What: text", "When: dateTime 20..60 08:00..18:00", "Picture: image"],
    table("when", [`${title}|@47T09:00`, `${day.after}|@54T12:00`].join("\n")),
  );
  const hasPlan = PLAN.test(lower);
  const hasList = LIST.test(lower);
  const isPacking = /\bpack/.test(lower);
  const said = listAfter(text, /\b(?:pack|checklist|packing list|to do|tasks)\s*(?::|\(|like |such as )/i).map(capital);
  const groups = [...new Set(day.list.split(";").map((line) => line.split("|")[1] ?? ""))];
  const item = kept(
    {
      id: "item",
      name: isPacking ? "thing to pack" : "task",
      plural: isPacking ? "things to pack" : "tasks",
      role: "item",
      icon: "list-checks",
    },
    [
      "What: text",
      said.length < 2 && `Group: choice ${groups.join("|")}`,
      `${isPacking ? "Packed" : "Done"}: boolean 40`,
    ],
    said.length > 1 ? said.join("\n") : table("group", day.list.split(";").join("\n")),
  );
  const stop = kept(
    { id: "stop", name: "plan", plural: "plans", role: "event", icon: "calendar-days" },
    [
      "What: text",
      "Starts: dateTime 47..55 08:00..18:00",
      "Where: location",
      "Cost: money 0..60 EUR",
      "Note: longText",
    ],
    table(
      "starts",
      day.plan
        .split(";")
        .map((line, at) => {
          const [what = "", time = "10:00"] = line.split("|");
          return `${what}|@${String(47 + at)}T${time}`;
        })
        .join("\n"),
    ),
  );
  return {
    kind: "countdown",
    form: "tracker",
    name: givenName ?? cutName(capitals(title === "The big day" ? "Countdown" : `${title} Countdown`)),
    icon: day.icon,
    things: [target, ...(hasList ? [item] : []), ...(hasPlan ? [stop] : [])],
    words: {
      tagline: "How long it still is, and what is left to do.",
      itch: "How many days now?",
      promise: "Every day counted, nothing forgotten",
      pov: "POV: you check it every morning",
    },
  };
}
