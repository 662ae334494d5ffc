import type { AppSpec, Archetype } from "@sayhey/appspec";
import { describe, expect, it } from "vitest";
import { loadKnowledge, planSubject } from "./index.ts";
import { glossIdea } from "./languages/gloss.ts";
import { loadAllLanguages } from "./languages/all-languages.fixture.ts";

await loadAllLanguages();
const knowledge = await loadKnowledge();
const plan = (idea: string): AppSpec => planSubject(idea, { knowledge });
const names = ({ entities }: AppSpec): string[] => entities.map(({ name }) => name);
const leadOf = ({ identity }: AppSpec): Archetype | undefined => identity.archetypes[0];

describe("a word that means another thing here", () => {
  it.each<[string, Archetype, string, string]>([
    // What one drives to is no workout, and a lift is a ride.
    ["carpool to football training", "events", "Ride", "Lift"],
    ["covoiturage pour l'école", "events", "Covoiturage", "Ascenseur"],
    // Games are played by people, and crosswords at no rowing machine.
    ["crossword club scores", "leaderboard", "Member", "Character"],
    // Rooms are booked, not songs.
    ["band rehearsal room booking", "booking", "Rehearsal room", "Piece"],
    // A machine that is shared is lent.
    ["sewing machine sharing in the neighbourhood", "lending", "Sewing machine", "Project"],
    // Who swaps hours sells no streets.
    ["babysitting swap between parents on our street", "community", "Offer", "Street"],
    // Those who visit a doctor are no patients of theirs.
    ["Grandpa's medicine and doctor visits", "planner", "Medicine", "Patient"],
    // Where bikes are mended nobody hires a boat.
    ["bike kitchen where volunteers help fix bikes", "waitlist", "Fixer", "Vehicle"],
    // A bank of books is no bench.
    ["banco de libros de texto del colegio", "marketplace", "Libro", "Banco"],
    // A cat that French people keep is no conversation.
    ["carnet de santé de mon chat", "log", "Chat", "Message"],
  ])("%s is a %s with %s and no %s", (idea, lead, has, hasNot) => {
    const spec = plan(idea);
    expect(leadOf(spec)).toBe(lead);
    expect(names(spec)).toContain(has);
    expect(names(spec)).not.toContain(hasNot);
  });
  it.each([
    ["Tool library for our street: borrow a drill, give it back, late fees not wanted", /^Fee$/],
    ["weekly meal planner for busy parents, no calorie counting", /calorie/i],
  ])("leaves out what is refused: %s", (idea, refused) => {
    const spec = plan(idea);
    const said = spec.entities.flatMap(({ name, fields }) => [name, ...fields.map((field) => field.name)]);
    expect(said.filter((name) => refused.test(name))).toEqual([]);
  });
  it("takes class 3b for those it is for", () => {
    expect(names(plan("Kuchenbasar der Klasse 3b")).join()).not.toMatch(/Klasse|Stunde/);
  });
  it("offers nothing for a price where nothing costs anything", () => {
    expect(names(plan("parents' evening time slots"))).not.toContain("Offer");
    expect(names(plan("nail salon appointments"))).toContain("Treatment");
  });
  it("spells a compound with an ß as it was typed", () => {
    const { names: said } = glossIdea("Mitfahrgelegenheit zum Fußballtraining", "de");
    expect([...said.values()].map(({ noun }) => noun.one)).toContain("Fußballtraining");
  });
});

describe("sample notes", () => {
  it.each(["app for plumbers", "ice cream parlour flavours of the day", "restaurant table bookings", "tool library"])(
    "speak of no weather under a roof: %s",
    (idea) => {
      for (let seed = 0; seed < 6; seed++)
        expect(JSON.stringify(planSubject(idea, { seed, knowledge }))).not.toContain("Weather was mixed");
    },
  );
});

describe("whom an app is for", () => {
  it.each([
    ["Mitfahrgelegenheit zum Fußballtraining", "alle mit demselben Weg"],
    ["kermés de la escuela", "quienes montan la fiesta"],
    ["covoiturage pour l'école", "celles et ceux qui font la même route"],
    ["festa junina da igreja", "quem monta a festa"],
    ["Nagelstudio mit Terminbuchung", "Gäste des Studios"],
  ])("is said in so many words: %s", (idea, audience) => {
    expect(plan(idea).identity.audience).toBe(audience);
  });
  it("is not those with badges where a school goes on a trip", () => {
    const spec = plan("school trip consent and payments");
    expect(names(spec)).not.toContain("Badge");
    expect(JSON.stringify(spec.identity)).not.toMatch(/badge|\bthings\b/i);
  });
});
