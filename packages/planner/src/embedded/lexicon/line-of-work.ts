import type { Archetype, ArtDirection } from "@sayhey/appspec";
import { camelCase, type Thing } from "../thing.ts";
import { KNOWN_THINGS } from "../things/all.ts";
import { nameIn } from "../things/known-thing.ts";
import type { Domain } from "./domain.ts";

/** Who stands in for whom where a field keeps only one of them: its customers are the clients of its invoices. */
const STANDS_FOR: Record<string, readonly string[]> = {
  client: ["customer", "patient", "mother", "student"],
  customer: ["client"],
  patient: ["client"],
  product: ["arrangement", "dish"],
  job: ["project", "alteration", "case"],
};

/** Things known by name, pointing at each other; what points at none of them loses that field. */
export function linked(ids: readonly string[]): Thing[] {
  const chosen = ids.flatMap((id) => KNOWN_THINGS.filter((known) => known.id === id).slice(0, 1));
  const nameOf = (known: (typeof chosen)[number]): string => nameIn(known, "en")[0];
  const targetOf = (word: string): (typeof chosen)[number] | undefined =>
    [word, ...(STANDS_FOR[word] ?? [])]
      .map((name) => chosen.find((known) => nameOf(known).toLowerCase() === name))
      .find((known) => known !== undefined);
  return chosen.map((known) => {
    const seen = new Set<string>();
    const lines = known.fields
      .split("\n")
      .flatMap((line) => {
        const word = /: relation (\w+)$/.exec(line)?.[1];
        if (word === undefined) return [line];
        const target = targetOf(word);
        return target === undefined || target === known ? [] : [`${nameOf(target)}: relation ${target.id}`];
      })
      .filter((line) => {
        const id = camelCase(line.slice(0, line.indexOf(":")));
        return !seen.has(id) && seen.add(id);
      });
    const of = lines.map((line) => /: relation (\w+)$/.exec(line)?.[1]).find(Boolean);
    const [name, plural] = nameIn(known, "en");
    const words = [name, plural, known.also].map((part) => part.toLowerCase()).join(" ");
    return {
      id: known.id,
      name,
      plural,
      icon: known.icon,
      role: known.role,
      words,
      fields: lines.join("\n"),
      rows: known.rows,
      ...(known.role === "log" && of ? { of } : {}),
    };
  });
}

/** What people of a line of work deal with all day, and what to build for them. */
interface Family {
  lead: Archetype;
  directions: readonly ArtDirection[];
  category: string;
  things: string;
}

const FAMILIES = {
  jobs: {
    lead: "board",
    directions: ["blueprint", "ledger"],
    category: "Services",
    things: "siteJob customerPerson materialItem quote invoice",
  },
  care: {
    lead: "tracker",
    directions: ["civic", "still-water"],
    category: "Health",
    things: "patient careTask vitalSigns medicine",
  },
  practice: {
    lead: "tracker",
    directions: ["civic", "still-water"],
    category: "Health",
    things: "patient clinicVisit vitalSigns invoice",
  },
  clients: {
    lead: "tracker",
    directions: ["still-water", "civic"],
    category: "Health",
    things: "client therapySession invoice workTask",
  },
  chair: {
    lead: "booking",
    directions: ["salon"],
    category: "Beauty",
    things: "service stylistPerson customerPerson",
  },
  orders: {
    lead: "board",
    directions: ["corner-shop", "kitchen-table"],
    category: "Services",
    things: "customerOrder customerPerson materialItem invoice",
  },
  counter: {
    lead: "shop",
    directions: ["corner-shop", "kitchen-table"],
    category: "Shops",
    things: "product supplier customerPerson saleEntry",
  },
  desk: {
    lead: "board",
    directions: ["ledger", "blueprint"],
    category: "Work",
    things: "project client deadlineItem timeEntry invoice",
  },
  teaching: {
    lead: "tracker",
    directions: ["playroom", "civic"],
    category: "Learning",
    things: "student lesson homework gradeEntry",
  },
  lessons: {
    lead: "tracker",
    directions: ["playroom", "civic"],
    category: "Learning",
    things: "student lesson homework payment",
  },
  wheel: {
    lead: "tracker",
    directions: ["hangar", "track-day"],
    category: "Mobility",
    things: "vehicle driveTrip restStop fillUp",
  },
  kitchen: {
    lead: "tracker",
    directions: ["kitchen-table", "corner-shop"],
    category: "Food",
    things: "dishItem materialItem supplier workTask",
  },
  house: {
    lead: "tracker",
    directions: ["civic", "still-water"],
    category: "Family",
    things: "medicine clinicVisit grandparentContact dailyStep",
  },
  team: {
    lead: "board",
    directions: ["blueprint", "civic"],
    category: "Work",
    things: "workTask employee workMeeting noteItem",
  },
} satisfies Record<string, Family>;

/** Words that mean the calling, `family`, its icon, and things of its own in front of the family's where it has any. */
export function calling(
  id: string,
  family: keyof typeof FAMILIES,
  icon: string,
  audience: string,
  words: string,
  own: { things?: string; lead?: Archetype; category?: string } = {},
): Domain {
  const base = FAMILIES[family];
  return {
    id,
    calling: true,
    general: true,
    words: words
      .split(" ")
      .map((word) => `${word}*9`)
      .join(" "),
    category: own.category ?? base.category,
    directions: base.directions,
    icon,
    audience,
    lead: own.lead ?? base.lead,
    hashtags: `${audience.replaceAll(" ", "")}|atwork|everyday|smallapps`,
    verbs: "Add|Log|Look back",
    names: "Day Sheet|Work Book|Round Book",
    problem: "Notes of the day end up on scraps of paper",
    promise: "The whole working day, one place",
    itch: "Where was that note again?",
    pov: "POV: nothing gets forgotten",
    things: linked((own.things ?? base.things).split(" ")),
  };
}
