import { ART_DIRECTIONS, parseAppSpec, type AppSpec } from "@sayhey/appspec";

const { name: _name, fits: _fits, illustration: _illustration, ...theme } = ART_DIRECTIONS["kitchen-table"];
const text = { id: "name", name: "Name", type: "text", required: true };

/** The site of a bakery: what it sells, and a form to write to it. */
export function siteApp(): AppSpec {
  return parseAppSpec({
    version: "1.0",
    seed: 7,
    identity: {
      name: "Corner Bakery",
      tagline: "Bread since dawn",
      description: "A bakery on the corner.",
      category: "Food",
      audience: "neighbors",
      problem: "Bread is far away",
      promise: "Bread around the corner",
      verbs: ["Look", "Order", "Eat"],
      hashtags: ["#bread"],
      hooks: { itch: "No bread", pov: "You want bread", promise: "Bread" },
      icon: "croissant",
      language: "en",
      archetypes: ["directory"],
      idea: "A website for a bakery",
    },
    theme: { ...theme, direction: "kitchen-table" },
    footer: { address: "Long Lane 5", phone: "+1 555 0100" },
    assumptions: [],
    entities: [
      {
        id: "service",
        name: "Bread",
        plural: "Breads",
        icon: "croissant",
        titleField: "name",
        fields: [text, { id: "price", name: "Price", type: "money", unit: "USD" }],
        rows: [{ id: "sourdough", name: "Sourdough", price: 6 }],
      },
      {
        id: "message",
        name: "Message",
        plural: "Messages",
        icon: "mail",
        titleField: "name",
        fields: [
          text,
          { id: "email", name: "Email", type: "email" },
          { id: "text", name: "Message", type: "longText" },
        ],
        rows: [],
      },
    ],
    pages: [
      {
        id: "home",
        path: "/",
        title: "Home",
        icon: "house",
        nav: true,
        blocks: [{ kind: "hero", id: "opening", headline: "Bread since dawn", layout: "statement" }],
      },
      {
        id: "services",
        path: "/services",
        title: "Breads",
        icon: "croissant",
        nav: true,
        blocks: [{ kind: "services", id: "offers", entity: "service", media: "none", priceField: "price" }],
      },
      {
        id: "contact",
        path: "/contact",
        title: "Contact",
        icon: "mail",
        nav: true,
        blocks: [
          {
            kind: "form",
            id: "write",
            title: "Write to us",
            entity: "message",
            fields: ["name", "email", "text"],
            submitLabel: "Send",
            thanks: "Thank you.",
          },
        ],
      },
    ],
  });
}
