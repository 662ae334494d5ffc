import { GALLERY_CATEGORIES, type GalleryCategory } from "@sayhey/contract/publication";

/** What apps call their field -> category of the gallery, where the two differ. */
const CATEGORY_OF: Readonly<Record<string, GalleryCategory>> = {
  Books: "Art",
  City: "Community",
  Events: "Community",
  Everyday: "Lifestyle",
  Farming: "Nature",
  Fashion: "Lifestyle",
  Film: "Art",
  Fitness: "Health",
  Garden: "Nature",
  Hobbies: "Lifestyle",
  Home: "Lifestyle",
  Local: "Community",
  Media: "Art",
  Mobility: "Travel",
  Nightlife: "Social",
  People: "Social",
  Pets: "Nature",
  Places: "Travel",
  Science: "Education",
  Services: "Shopping",
  "Social good": "Community",
  Sport: "Health",
  Tools: "Tech",
  Wellbeing: "Health",
  Work: "Productivity",
};

/** Category of the gallery for the field an app says it belongs to; `Other` when there is none. */
export function galleryCategory(field: string): GalleryCategory {
  const same = GALLERY_CATEGORIES.find((category) => category.toLowerCase() === field.toLowerCase());
  return same ?? (Object.hasOwn(CATEGORY_OF, field) ? CATEGORY_OF[field] : undefined) ?? "Other";
}
