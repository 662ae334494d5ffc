import type { AppSpec } from "@sayhey/appspec";
import { describe, expect, it } from "vitest";
import { planIdea } from "../embedded/plan-app.ts";

const blocksOf = ({ pages }: AppSpec): AppSpec["pages"][number]["blocks"] => pages.flatMap(({ blocks }) => blocks);
const titlesOf = (spec: AppSpec): (string | undefined)[] => blocksOf(spec).map(({ title }) => title);
/** Keys whose texts people read. */
const READ = new Set(["title", "label", "note", "body", "menu", "name", "plural", "submitLabel", "thanks", "headline"]);
/** What people read on the screens of an app. */
function wordsOf(value: unknown, key = ""): string[] {
  if (typeof value === "string") return READ.has(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => wordsOf(each, key));
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([own, each]) => wordsOf(each, own))
    : [];
}
const screensOf = (spec: AppSpec): string => wordsOf([spec.pages, spec.entities]).join("\n");
/** Words that would betray English. */
const ENGLISH = /\b(?:your|thank you|send|orders?|checkout|the|yours|imprint|privacy|good to know|next step|paid)\b/i;

describe("a site in another language", () => {
  it("shows prices and times of a German text, and asks for an appointment", async () => {
    const spec = await planIdea(
      "Homepage für meinen Hundesalon Wuff: Waschen 25 €, Schneiden 39,50 €. Di-Fr 9-17 Uhr. Kunden sollen einen Terminwunsch schicken.",
    );
    expect(titlesOf(spec)).toEqual(expect.arrayContaining(["Preise", "Öffnungszeiten", "Terminwunsch"]));
    const offered = spec.entities.find(({ id }) => id === "service");
    expect(offered?.rows.map(({ preis }) => preis)).toEqual([25, 39.5]);
    expect(screensOf(spec)).not.toMatch(ENGLISH);
  });

  it("is named by whose it is and has the parts that a French text lists", async () => {
    const spec = await planIdea(
      "Site vitrine pour un couvreur à Metz, avec prestations, photos et formulaire de devis",
    );
    expect(spec.identity.name).toBe("Couvreur à Metz");
    expect(titlesOf(spec)).toEqual(expect.arrayContaining(["Prestations", "Galerie", "Demander un devis"]));
    expect(screensOf(spec)).not.toMatch(ENGLISH);
  });

  it("is laid out in Spanish, too", async () => {
    const spec = await planIdea("Página web para mi academia de guitarra con precios, horario y contacto");
    expect(spec.identity.name).toBe("Academia de guitarra");
    expect(titlesOf(spec)).toEqual(expect.arrayContaining(["Precios", "Horario", "Contacto"]));
  });

  it.each(["Verwaltung für eine Tischlerei mit Kunden und Aufträgen", "Site de rencontre pour agriculteurs"])(
    "is not what another product is: %s",
    async (idea) => expect((await planIdea(idea)).footer).toBeUndefined(),
  );
});

describe("orders in another language", () => {
  it("offer the wares of the text at its prices, with its days to collect", async () => {
    const spec = await planIdea(
      "Wir nehmen Vorbestellungen für Martinsgänse an: Gans 89 €, Ente 34,50 €. Abholung Donnerstag oder Freitag, bestellen bis Montag.",
    );
    const wares = spec.entities.find(({ id }) => id === "product");
    expect(wares?.rows.map(({ name, price }) => [name, price])).toEqual([
      ["Gans", 89],
      ["Ente", 34.5],
    ]);
    const orders = spec.entities.find(({ id }) => id === "order");
    expect(orders?.fields.find(({ name }) => name === "Tag")?.options).toEqual(["Donnerstag", "Freitag"]);
    expect(screensOf(spec)).not.toMatch(ENGLISH);
  });

  it("have times to choose from where the text says from when to when", async () => {
    const spec = await planIdea(
      "Commandes de brioches pour la kermesse : brioche nature 6 €, brioche au chocolat 7 €, retrait samedi entre 9h et 11h",
    );
    const orders = spec.entities.find(({ id }) => id === "order");
    expect(orders?.fields.find(({ name }) => name === "Heure")?.options).toEqual(["09:00", "09:30", "10:00", "10:30"]);
    expect(screensOf(spec)).not.toMatch(ENGLISH);
  });

  it("are not taken where somebody orders from others", async () => {
    const spec = await planIdea("Gestión de pedidos a proveedores para un restaurante");
    expect(spec.pages.some(({ id }) => id === "checkout")).toBe(false);
  });
});
