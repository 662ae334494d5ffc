import type { AppSpec, Block, Page } from "@sayhey/appspec";
import { flowSchema, type Flow, type FlowStep } from "@sayhey/contract/flow";
import { inPhrase } from "../../templates/src/say.ts";
import { kebabCase } from "../names.ts";
import { wayIn } from "./account-flows.ts";
import { blockFlows } from "./block-flows.ts";
import { customSteps, customTest } from "./custom-flows.ts";
import type { GainLine } from "./gain-lines.ts";
import { gainsOf, matchesIdea } from "./gains.ts";
import { captionText, FlowScene, type FlowIdea, wait } from "./flow-scene.ts";

/** As many walks as a trailer and a test run can use. */
const MOST_FLOWS = 5;
const FEWEST_FLOWS = 3;
/** What the first page offers is what the app is for: it goes before the like of it elsewhere. */
const FIRST_PAGE = 1.25;
const MOST_WEIGHT = 10;

/** What the idea itself asks for goes before all else, however much an app shows besides. */
const ASKED_FOR = 1.5;
const MOST_UNASKED = 8.5;

function weightOf(idea: FlowIdea, block: Block, page: Page, spec: AppSpec): number {
  const weight = idea.weight * (page === spec.pages[0] ? FIRST_PAGE : 1);
  return matchesIdea(idea, block, spec) ? Math.min(MOST_WEIGHT, weight * ASKED_FOR) : Math.min(MOST_UNASKED, weight);
}

/** A walk with where it begins, and what a trailer says about it. */
interface Walk extends FlowIdea {
  page: Page;
  kind: string;
  path: string;
  /** The ways of saying it, the best first. */
  lines: readonly GainLine[];
}

/** Walks through the app that show what it is for, the best first: each plays on a fresh app, by role and name. */
export function createFlows(spec: AppSpec): Flow[] {
  const logs = resultsOf(spec);
  const ideas = spec.pages.flatMap((page) => {
    const path = openPath(page, spec);
    const scene = new FlowScene(spec, page);
    const way = path === null ? null : wayIn(page, path, scene);
    return path === null || way === null
      ? []
      : page.blocks
          .filter((block) => !("entity" in block && logs.has(block.entity)))
          .flatMap((block) =>
            blockFlows(block, scene).map((idea) => ({
              ...idea,
              steps: idea.isWayIn === true ? idea.steps : [...way.steps, ...idea.steps],
              weight: weightOf(idea, block, page, spec),
              page,
              lines: gainsOf(idea, block, spec),
              kind: block.kind === "custom" ? `custom-${block.customBlock}` : block.kind,
              path: idea.isWayIn === true ? path : way.path,
            })),
          );
  });
  const chosen: Walk[] = [];
  for (const idea of ideas.sort((a, b) => b.weight - a.weight)) {
    if (chosen.length >= MOST_FLOWS) break;
    // Two walks that look alike bore: one of a kind, one of a caption.
    const alike = chosen.some(
      (other) => other.kind === idea.kind || other.caption.toLowerCase() === idea.caption.toLowerCase(),
    );
    if (!alike) chosen.push(idea);
  }
  for (const idea of ideas) {
    if (chosen.length >= FEWEST_FLOWS) break;
    if (!chosen.some((other) => other.caption === idea.caption)) chosen.push(idea);
  }
  const said = new Set<string>();
  const flows = chosen.map((idea, index) => {
    // Nothing is said twice in a trailer.
    const gain = idea.lines.find(({ way }) => !said.has(way));
    if (gain !== undefined) said.add(gain.way);
    return toFlow({ ...idea, caption: inSentenceCase(idea.caption, spec) }, index, gain?.line);
  });
  const enough = logs.size > 0 && flows.length > 1 ? flows.length : FEWEST_FLOWS;
  return flows.length >= enough ? flows : [...flows, ...lookFlows(spec, flows)];
}

/** Entities that games and questionnaires note their results in: they are filled by those alone. */
const resultsOf = ({ pages }: AppSpec): ReadonlySet<string> =>
  new Set(
    pages
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) =>
        (block.kind === "game" || block.kind === "questionnaire") && block.logEntity !== undefined
          ? [block.logEntity]
          : [],
      ),
  );

/** A caption is a sentence, 'Search hives', where a button says 'Search Hives'. German writes its nouns large. */
function inSentenceCase(caption: string, { identity, entities }: AppSpec): string {
  return entities
    .flatMap(({ name, plural }) => [plural, name])
    .reduce((text, label) => text.replaceAll(` ${label}`, ` ${inPhrase(label, identity.language)}`), caption);
}

function toFlow(idea: Walk, index: number, gain: string | undefined): Flow {
  const steps: FlowStep[] = [{ do: "open", path: idea.path }, ...idea.steps];
  return flowSchema.parse({
    id: `${kebabCase(idea.page.id)}-${kebabCase(idea.kind)}${index === 0 ? "" : `-${index + 1}`}`.slice(0, 60),
    caption: idea.caption === "" ? captionText(idea.page.title) : idea.caption,
    ...(gain === undefined ? {} : { gain }),
    weight: Math.max(0.5, idea.weight),
    steps,
  });
}

/** The test of one placed block of one's own: a walk that ends where all of its texts were found. */
export interface BlockTest {
  /** Id of the block on its page. */
  block: string;
  /** What the block is called. */
  name: string;
  flow: Flow;
}

/** The tests of the blocks of one's own that have one, each wherever it stands. */
export function createBlockTests(spec: AppSpec): BlockTest[] {
  return spec.pages.flatMap((page) => {
    const path = openPath(page, spec);
    const way = path === null ? null : wayIn(page, path, new FlowScene(spec, page));
    if (way === null) return [];
    return page.blocks.flatMap((block): BlockTest[] => {
      if (block.kind !== "custom") return [];
      const { name, region, sees } = customTest(block, spec);
      if (sees.length === 0) return [];
      const steps: FlowStep[] = [{ do: "open", path: way.path }, ...way.steps, ...customSteps({ region, sees })];
      const id = `block-${kebabCase(block.id)}`.slice(0, 60);
      return [
        { block: block.id, name, flow: flowSchema.parse({ id, caption: captionText(region), weight: 0, steps }) },
      ];
    });
  });
}

/** Where each page of an app can be opened on its first run. */
export function openPaths(spec: AppSpec): string[] {
  return spec.pages.flatMap((page) => {
    const path = openPath(page, spec);
    return path === null ? [] : (wayIn(page, path, new FlowScene(spec, page))?.path ?? path);
  });
}

/** Path of a page; one that shows a row opens with the first seed row. */
function openPath(page: Page, spec: AppSpec): string | null {
  if (!page.path.endsWith("/:id")) return page.path;
  const detail = page.blocks.find((block) => block.kind === "detail");
  const entity = spec.entities.find((candidate) => detail?.kind === "detail" && candidate.id === detail.entity);
  const steps = detail?.kind === "detail" ? detail.stepsField : undefined;
  const row = entity?.rows.find(
    (candidate) => steps === undefined || (Array.isArray(candidate[steps]) && candidate[steps].length > 1),
  );
  return row === undefined ? null : page.path.replace(":id", row.id);
}

/** A look around, for apps that offer little to do. */
function lookFlows(spec: AppSpec, flows: readonly Flow[]): Flow[] {
  const pages = spec.pages.filter(
    (page) =>
      page.roles === undefined &&
      !page.path.endsWith("/:id") &&
      !flows.some(
        (flow) => flow.steps[0]?.do === "open" && flow.steps[0].path === page.path && flow.id.startsWith("look-"),
      ),
  );
  return pages.slice(0, FEWEST_FLOWS - flows.length).map((page) => {
    const { path, steps } = wayIn(page, page.path, new FlowScene(spec, page)) ?? { path: page.path, steps: [] };
    return flowSchema.parse({
      id: `look-${kebabCase(page.id)}`.slice(0, 60),
      caption: captionText(page.title),
      weight: 1,
      steps: [{ do: "open", path }, ...steps, wait(500), { do: "scroll", by: 300 }, wait(500)],
    });
  });
}
