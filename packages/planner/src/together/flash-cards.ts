import type { Brief } from "../brief/brief.ts";
import { capital } from "../embedded/inflect.ts";
import { table } from "../vocabulary/rows.ts";
import { nameFrom } from "./name-from.ts";
import { kept, type Together } from "./together.ts";

/** Cards to begin with, by the words for a subject: `Front|back|topic`, with `;` between. */
const DECKS: readonly (readonly [says: RegExp, cards: string])[] = [
  [
    /\b(?:anatomy|bones?|muscles?|nursing|medical|medicine|med school|physiology)\b/,
    "Longest bone in the body|Femur|Bones;Bone on the thumb's side of the forearm|Radius|Bones;Muscle that bends the elbow|Biceps brachii|Muscles;Largest organ|Skin|Organs;Chamber that pumps blood into the aorta|Left ventricle|Heart;Number of cervical vertebrae|Seven|Bones;Muscle between chest and belly|Diaphragm|Muscles;Gland that makes insulin|Pancreas|Organs",
  ],
  [
    /\bspanish\b/,
    "la mesa|the table|Home;la ventana|the window|Home;desayunar|to have breakfast|Verbs;la semana que viene|next week|Time;de repente|suddenly|Small words;el pueblo|the village|Places;aprender|to learn|Verbs;todavía|still|Small words",
  ],
  [
    /\bfrench\b/,
    "la fenêtre|the window|Home;le petit-déjeuner|breakfast|Food;apprendre|to learn|Verbs;demain|tomorrow|Time;toujours|always|Small words;la gare|the station|Places;le couteau|the knife|Home;oublier|to forget|Verbs",
  ],
  [
    /\bgerman\b/,
    "das Fenster|the window|Home;das Frühstück|breakfast|Food;lernen|to learn|Verbs;morgen|tomorrow|Time;der Bahnhof|the station|Places;vergessen|to forget|Verbs;trotzdem|nevertheless|Small words;der Löffel|the spoon|Home",
  ],
  [
    /\b(?:biology|cells?|botany)\b/,
    "Where a cell makes its energy|Mitochondrion|Cells;What makes leaves green|Chlorophyll|Plants;Building blocks of proteins|Amino acids|Cells;Carries oxygen in blood|Hemoglobin|Blood;Cell division that makes two equal cells|Mitosis|Cells;Gas that plants take in|Carbon dioxide|Plants",
  ],
  [
    /\b(?:chemistry|elements?|periodic)\b/,
    "Na|Sodium|Symbols;K|Potassium|Symbols;Fe|Iron|Symbols;pH of pure water|7|Acids;Smallest part of an element|Atom|Basics;Ag|Silver|Symbols;Charge of an electron|Negative|Basics;H2SO4|Sulfuric acid|Acids",
  ],
  [
    /\b(?:capitals?|geography|countries|flags?)\b/,
    "Capital of Canada|Ottawa|America;Capital of Australia|Canberra|Oceania;Capital of Morocco|Rabat|Africa;Capital of Portugal|Lisbon|Europe;Capital of Vietnam|Hanoi|Asia;Capital of Peru|Lima|America;Capital of Kenya|Nairobi|Africa;Capital of Norway|Oslo|Europe",
  ],
  [
    /\b(?:history|dates)\b/,
    "Fall of the Berlin Wall|1989|Modern;First person on the Moon|1969|Modern;French Revolution begins|1789|Early modern;Magna Carta|1215|Middle Ages;Columbus reaches America|1492|Early modern;End of the Second World War|1945|Modern",
  ],
  [
    /\b(?:times tables?|multiplication|maths?|arithmetic)\b/,
    "6 × 7|42|Six;7 × 8|56|Seven;8 × 9|72|Eight;6 × 8|48|Six;7 × 9|63|Seven;9 × 9|81|Nine;8 × 8|64|Eight;6 × 9|54|Six",
  ],
];
const OWN =
  "What do I want to know first?|Write the answer in your own words|To begin with;The most important word here|and what it means to you|Words;The mistake everyone makes|and how to avoid it|To begin with;A rule that is easy to mix up|and how you remember it|Rules";

/** Cards that are asked again the sooner the worse they went. */
export function flashCardsOf({ text, givenName }: Brief): Together {
  const lower = text.toLowerCase();
  const cards = (DECKS.find(([says]) => says.test(lower))?.[1] ?? OWN).split(";").map((card) => card.split("|"));
  const topics = [...new Set(cards.map(([, , topic = ""]) => topic))];
  const card = kept(
    { id: "card", name: "card", plural: "cards", role: "item", icon: "layers" },
    [
      "Front: text",
      "Back: text",
      topics.length > 1 && `Topic: choice ${topics.join("|")}`,
      /\b(?:picture|image|photo|diagram)s?\b/.test(lower) && "Picture: image",
      "Box: number 1..5",
      "Due: date 0..4",
    ],
    table(
      topics.length > 1 ? "back topic box due" : "back box due",
      cards
        .map(([front = "", back = "", topic = ""], at) =>
          [
            front,
            back,
            ...(topics.length > 1 ? [topic] : []),
            String((at % 3) + 1),
            `@${String(at < 5 ? 0 : at - 4)}`,
          ].join("|"),
        )
        .join("\n"),
    ),
  );
  return {
    kind: "flashCards",
    form: "tool",
    name:
      givenName ?? nameFrom(text, `${capital(/\b(\p{L}+) (?:flash ?cards?)\b/iu.exec(text)?.[1] ?? "my")} Flashcards`),
    icon: "layers",
    things: [card],
    words: {
      tagline: "What went wrong comes back sooner, what you know later.",
      itch: "Read it twice, gone tomorrow?",
      promise: "Card by card, it stays",
      pov: "POV: you know it before the exam",
    },
  };
}
