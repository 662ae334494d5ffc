import type { Block, Page } from "@sayhey/appspec";
import type { FlowStep } from "@sayhey/contract/flow";
import { fillForm } from "./fill-form.ts";
import { captionText, type FlowScene, type FlowsOf, see, tap, wait } from "./flow-scene.ts";
import type { Gain } from "./gain-lines.ts";

/** Blocks in which one sees at once what an entry adds up to. */
const SUMS: ReadonlySet<Block["kind"]> = new Set(["stats", "chart", "progress", "budget", "poll"]);
/** So many places the bar of a phone has, as in `app-shell.tsx`; one is for the rest where there are more. */
const BAR_PLACES = 5;

/** Another page in the bar of a phone that begins with what the rows of an entity add up to. */
function sumsPage(entityId: string, scene: FlowScene): Page | undefined {
  const nav = scene.spec.pages.filter((page) => page.nav);
  if (scene.isOffered(entityId) || scene.spec.accounts !== undefined) return undefined;
  return nav.slice(0, nav.length > BAR_PLACES ? BAR_PLACES - 1 : BAR_PLACES).find((page) => {
    const [first] = page.blocks;
    return page !== scene.page && first !== undefined && SUMS.has(first.kind) && measures(first, entityId);
  });
}

function measures(block: Block, entityId: string): boolean {
  if (block.kind === "stats") return block.items.some(({ measure }) => measure.entity === entityId);
  if (block.kind === "progress") return block.measure.entity === entityId;
  return "entity" in block && block.entity === entityId;
}

/** Fills in a form and sees what it adds up to, here or on the page that says so. */
export const formFlow: NonNullable<FlowsOf["form"]> = (block, scene) => {
  const entity = scene.entity(block.entity);
  const asked = entity.fields.filter((field) => block.fields.includes(field.id));
  const within = block.title ?? block.submitLabel;
  const filled = fillForm(scene, entity, asked, within);
  if (filled === null) return [];
  const { blocks } = scene.page;
  const at = blocks.indexOf(block);
  // Only what stands next to the form is seen with it; past a long list nobody sees a number move.
  const sumsAt = [at + 1, at - 1].find((index) => {
    const other = blocks[index];
    return other !== undefined && SUMS.has(other.kind) && measures(other, block.entity);
  });
  const hasSums = sumsAt !== undefined;
  const sums = hasSums ? undefined : sumsPage(block.entity, scene);
  const done = block.thanks === undefined ? see(scene.say("added", { name: filled.title })) : see(block.thanks);
  const steps: FlowStep[] = [...filled.steps, tap("button", block.submitLabel, { within }), done];
  if (hasSums) steps.push(wait(300), { do: "scroll", by: sumsAt < at ? -420 : 420 }, wait(500));
  if (sums !== undefined) steps.push(tap("link", sums.title), wait(900));
  // Places that are left are told by what is signed up for, further up.
  const hasPlaces = entity.limits?.some(({ mostField }) => mostField !== undefined) === true;
  const slots = entity.fields.find(({ type: kind }) => kind === "relation")?.relation;
  const isAbove = blocks.some((other) => "entity" in other && other.entity === slots);
  if (hasPlaces && isAbove) steps.push(wait(200), { do: "scroll", by: -900 }, wait(700));
  const gain: Gain = entity.fields.some(({ id }) => id === "coming")
    ? "coming"
    : hasPlaces
      ? "place"
      : hasSums || sums !== undefined
        ? "figures"
        : asked.some(({ type: kind }) => kind === "email")
          ? "contact"
          : "add";
  return [
    {
      caption: captionText(block.title ?? block.submitLabel),
      gain,
      weight: sums !== undefined || hasPlaces ? 8 : hasSums ? 7 : 6,
      steps,
    },
  ];
};
