import type { Brief } from "../brief/brief.ts";
import { capital } from "../embedded/inflect.ts";
import { WHEN } from "../recognise/calendar-day.ts";
import { PUBLIC, table } from "../vocabulary/rows.ts";
import { nameFrom } from "./name-from.ts";
import { kept, type Together } from "./together.ts";
import { listAfter } from "./words-in-text.ts";

/** What one is invited to, with the words at the top of the page and what happens when: `What|time|where`. */
interface Occasion {
  says: RegExp;
  name: string;
  headline: string;
  body: string;
  icon: string;
  meals: string;
  programme: string;
}

const OCCASIONS: readonly Occasion[] = [
  {
    says: /\bweddings?\b|\bmarri(?:ed|age)\b|\bbride\b|\bgroom\b/,
    name: "Wedding",
    headline: "We're getting married",
    body: "Join us for the day. Tell us whether you can come.",
    icon: "heart",
    meals: "Beef|Fish|Vegetarian|Vegan",
    programme:
      "Ceremony|14:00|Registry office;Drinks in the garden|15:30|The old mill;Dinner|18:00|The old mill;First dance|21:00|The old mill",
  },
  {
    says: /\bbirthday\b|\b(?:[1-9]\d?(?:st|nd|rd|th))\b(?! (?:grade|street|floor|century|of))|\b(?:quincea|sweet sixteen)/,
    name: "Birthday",
    headline: "Come and celebrate",
    body: "A birthday wants a full house. Tell us whether you can make it.",
    icon: "cake",
    meals: "Meat|Fish|Vegetarian|Vegan",
    programme:
      "Doors open|18:00|Main room;Food|19:00|Main room;Cake and speeches|20:30|Main room;Music|21:00|Main room",
  },
  {
    says: /\b(?:baby|bridal) shower\b|\bgender reveal\b/,
    name: "Shower",
    headline: "You're invited",
    body: "Good company, and you. Tell us whether you can come.",
    icon: "gift",
    meals: "Sandwiches|Vegetarian|Vegan|Only cake",
    programme: "Welcome|14:00|At home;Games|14:45|At home;Cake and presents|16:00|At home",
  },
  {
    says: /\bbaptism\b|\bchristening\b|\bbar mitzvah\b|\bbat mitzvah\b|\bcommunion\b|\bconfirmation\b/,
    name: "Celebration",
    headline: "Celebrate with us",
    body: "It would mean a lot to have you there. Tell us whether you can come.",
    icon: "church",
    meals: "Meat|Fish|Vegetarian|Vegan",
    programme: "Service|11:00|At the church;Lunch|13:00|Parish hall;Coffee and cake|15:30|Parish hall",
  },
  {
    says: /\b(?:christmas|xmas|holiday|office|work|company|staff|team|new year'?s?) (?:party|dinner|lunch|do|event|celebration)\b/,
    name: "Party",
    headline: "Save the evening",
    body: "Tell us whether you are in.",
    icon: "party-popper",
    meals: "Meat|Fish|Vegetarian|Vegan",
    programme: "Drinks|18:30|Bar;Dinner|19:30|Dining room;Quiz|21:00|Dining room",
  },
  {
    says: /\breunion\b/,
    name: "Reunion",
    headline: "It has been too long",
    body: "Old faces, new stories. Tell us whether you can come, and who comes with you.",
    icon: "users",
    meals: "Meat|Fish|Vegetarian|Vegan",
    programme: "Arrival|12:00|Main entrance;Lunch|13:00|Garden;Photo of everybody|15:00|Steps;Open end|18:00|Garden",
  },
  {
    says: /\bhouse ?warming\b|\bbarbecue\b|\bbbq\b|\bdinner party\b|\bgarden party\b|\bpart(?:y|ies)\b/,
    name: "Party",
    headline: "You're invited",
    body: "Good company, and you. Tell us whether you can make it.",
    icon: "party-popper",
    meals: "Meat|Fish|Vegetarian|Vegan",
    programme: "Doors open|18:00|At ours;Food|19:00|Garden;Open end|22:00|Garden",
  },
];
const ANY: Occasion = {
  says: /./,
  name: "Event",
  headline: "You're invited",
  body: "Tell us whether you can come, so that there is a place for everybody.",
  icon: "calendar-heart",
  meals: "Meat|Fish|Vegetarian|Vegan",
  programme: "Doors open|17:30|Main entrance;Welcome|18:00|Great hall;Food and drink|19:00|Foyer",
};

const FOOD = /\b(?:meals?|menus?|food|dish(?:es)?|mains?|dinner|eat(?:ing|s)?|entr[eé]es?)\b/;
const MEALS_ARE =
  /\b(?:meals?|menus?|food|dishes|mains?|dinner|eat)(?: (?:choices?|options?|preferences?|selections?))?\s*(?::|\(|,? like |,? such as |,? of |,? from |,? either )/i;
const MOST_MEALS = 8;

/** What is asked beside a name and an answer, by the words for it. */
const ASKED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:kids?|children)\b/, "Children: number 0..3"],
  [/\b(?:hotels?|rooms?|overnight|stay(?:ing)?|accommodation)\b/, "Needs a room: boolean 30"],
  [/\b(?:bus|shuttle|coach|transport|minibus)\b/, "Takes the bus: boolean 40"],
  [/\b(?:songs?|playlist|dj|music)\b/, "Song for the dance floor: text Dancing Queen|September|Something slow"],
  [
    /\b(?:bring(?:s|ing)?(?! (?:a )?(?:guest|plus|partner|along))(?! with)\b.{0,20}\b(?:dish|food|salad|cake|something|drinks?))\b/,
    "Brings: text A salad|A cake|Drinks",
  ],
];
const PHOTOS = /\b(?:photos?|pictures?|snaps?)\b/;

/** Where it is, by its name. */
const PLACE = /\b(?:in|at|on)\s+((?:the\s+)?\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,3})/u;
/** 'From 6pm', 'at 18:30'. */
const BEGINS = /\b(?:from|at|starts?|starting)\s+(\d{1,2})(?:[:.](\d\d))?\s?(am|pm)?\b(?!\s*(?:%|people|guests))/i;
const DAY = 24 * 60;

/** What happens when, from the hour that the text says it begins. */
function momentsOf({ programme }: Occasion, text: string): { what: string; time: string; where: string }[] {
  const moments = programme.split(";").map((line) => {
    const [what = "", time = "", where = ""] = line.split("|");
    return { what, time, where };
  });
  const [, hour, minute = "0", half] = BEGINS.exec(text) ?? [];
  if (hour === undefined) return moments;
  const isLate = half?.toLowerCase() === "pm" && Number(hour) < 12;
  const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const shift = (Number(hour) + (isLate ? 12 : 0)) * 60 + Number(minute) - minutes(moments[0]?.time ?? "00:00");
  return moments.map((moment) => {
    const at = (((minutes(moment.time) + shift) % DAY) + DAY) % DAY;
    const two = (value: number): string => String(value).padStart(2, "0");
    return { ...moment, time: `${two(Math.floor(at / 60))}:${two(at % 60)}` };
  });
}

/** An invitation: what happens when, an answer to give, and who is coming. */
export function invitationOf({ text, givenName }: Brief): Together {
  const lower = text.toLowerCase();
  const occasion = OCCASIONS.find(({ says }) => says.test(lower)) ?? ANY;
  const said = listAfter(text, MEALS_ARE).map(capital).slice(0, MOST_MEALS);
  const meals = said.length > 1 ? said : FOOD.test(lower) ? occasion.meals.split("|") : [];
  const hasPhotos = PHOTOS.test(lower);
  const names = PUBLIC.split(",");
  const answers = ["yes", "yes", "yes", "no", "yes", "maybe"];
  const reply = kept(
    { id: "reply", name: "answer", plural: "answers", role: "person", icon: "mail-check" },
    [
      "Name: text",
      "Coming: choice yes|no|maybe",
      "People: number 1..4",
      meals.length > 1 && `Meal: choice ${meals.join("|")}`,
      "Allergies: text none|Nuts|No milk|Gluten",
      ...ASKED.map(([says, line]) => says.test(lower) && line),
      hasPhotos && "Photo: image",
      hasPhotos && "Caption: text",
      "Message: longText We would not miss it.|So happy for you.|See you there!|Sorry, we are away that week.",
    ],
    table(
      `coming people ${meals.length > 1 ? "meal" : "allergies"} message`,
      answers
        .map((answer, at) => {
          const third = meals.length > 1 ? (meals[at % meals.length] ?? "") : "none";
          const message =
            answer === "no" ? "Sorry, we are away that week." : answer === "maybe" ? "I'll know by Friday." : "";
          return [names[at] ?? "", answer, String((at % 2) + 1), third, message].join("|");
        })
        .join("\n"),
    ),
  );
  const [day] = WHEN.exec(text) ?? [];
  const [, place] = PLACE.exec(text) ?? [];
  const moments = momentsOf(occasion, text);
  const moment = kept(
    { id: "moment", name: "moment", plural: "moments", role: "event", icon: "calendar-clock" },
    [
      "What: text",
      // Nobody knows the year of a day that is named without one: then the day stands above, and here the hours.
      day === undefined ? "Starts: dateTime 30..31 10:00..20:00" : "Starts: time 10:00..20:00",
      "Where: location",
    ],
    table(
      "starts where",
      moments
        .map(({ what, time, where }) => `${what}|${day === undefined ? "@42T" : ""}${time}|${place ?? where}`)
        .join("\n"),
    ),
  );
  const gift = kept(
    { id: "gift", name: "gift", plural: "gifts", role: "item", icon: "gift" },
    ["Gift: text", "Price: money 10..90 EUR", "Where: url", "Taken: boolean 30", "Note: text Any color|Used is fine"],
    table(
      "price taken",
      /\bbaby\b/.test(lower)
        ? "Muslin cloths|18|yes\nNight light|25|no\nBaby carrier|80|no\nPicture book|14|yes\nBouncer|70|no"
        : "Espresso cups|32|yes\nPicnic blanket|40|no\nCookbook|28|no\nFloor lamp|90|no\nPlant for the balcony|20|yes",
    ),
  );
  const hasGifts = /\b(?:gift|present|wish) ?(?:list|registry|s\b)|\bregistry\b|\bwish ?list\b/.test(lower);
  return {
    kind: "invitation",
    form: "portal",
    name:
      givenName ??
      nameFrom(
        text.replace(/^\s*planning\s+/i, "").replace(/\brsvps?\b(?: (?:page|site|website|form|app))?(?: for)?/i, ""),
        `${occasion.name} RSVP`,
      ),
    icon: occasion.icon,
    things: [reply, moment, ...(hasGifts ? [gift] : [])],
    words: {
      tagline: "What happens when, and who is coming.",
      itch: "Still chasing answers?",
      promise: "Every answer in one list",
      pov: "POV: everybody has answered",
    },
    headline: occasion.headline,
    body: day === undefined ? occasion.body : `${capital(day.trim())}. ${occasion.body}`,
    ...(day !== undefined && { isDated: true }),
    ...(hasPhotos && { hasPhotos }),
  };
}
