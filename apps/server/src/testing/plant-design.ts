/** What a model answers that means to build a plant diary. */
export const PLANT_DESIGN = {
  name: "Fern & Friends",
  tagline: "Every plant watered in time",
  description: "Which plant needs water, and who gave it some.",
  audience: "People with many plants",
  problem: "The fern dries out",
  promise: "No plant forgotten",
  entities: [
    {
      id: "plant",
      name: "Plant",
      plural: "Plants",
      fields: [{ id: "name", name: "Name", type: "text", required: true }],
      examples: ["Fern", "Moss"],
    },
  ],
  pages: [{ id: "home", title: "Plants", purpose: "See every plant", entity: "plant", blocks: ["cards"] }],
};
