import type { AppSpec, Block } from "@sayhey/appspec";
import type { FlowStep } from "@sayhey/contract/flow";
import { captionText, see, wait, type FlowsOf } from "./flow-scene.ts";

type Placed = Extract<Block, { kind: "custom" }>;

/** What a placed block of one's own is called on its page, and what its test wants to see there. */
export function customTest(block: Placed, spec: AppSpec): { name: string; region: string; sees: readonly string[] } {
  const own = spec.customBlocks?.find(({ id }) => id === block.customBlock);
  const name = own?.name ?? block.customBlock;
  return { name, region: block.title ?? name, sees: own?.test?.sees ?? [] };
}

/** Brings a block into view and looks for the texts of its test. */
export function customSteps({ region, sees }: Pick<ReturnType<typeof customTest>, "region" | "sees">): FlowStep[] {
  return [
    { do: "scroll", target: { role: "region", name: region.slice(0, 200), exact: true } },
    ...sees.map((text) => see(text, region)),
  ];
}

/** A block of one's own is shown at work as far as it shows something by itself. */
export const customFlows: FlowsOf = {
  custom: (block, { spec }) => {
    const test = customTest(block, spec);
    return [{ caption: captionText(test.region), weight: 7, steps: [...customSteps(test), wait(2200)] }];
  },
};
