import type { Block } from "@sayhey/appspec";
import { fileFlows } from "./file-flows.ts";
import { askFlows } from "./ask-flows.ts";
import { accountFlows } from "./account-flows.ts";
import { assistantFlows } from "./assistant-flows.ts";
import { conversationFlows } from "./conversation-flows.ts";
import { customFlows } from "./custom-flows.ts";
import { dashboardFlows } from "./dashboard-flows.ts";
import { mediaFlows } from "./media-flows.ts";
import { playFlows } from "./play-flows.ts";
import { reviewFlows } from "./review-flows.ts";
import { richFlows } from "./rich-flows.ts";
import { rowFlows } from "./row-flows.ts";
import { siteFlows } from "./site-flows.ts";
import type { FlowIdea, FlowScene } from "./flow-scene.ts";
import type { FlowsOf } from "./flow-scene.ts";

const FLOWS: FlowsOf = {
  ...rowFlows,
  ...playFlows,
  ...askFlows,
  ...reviewFlows,
  ...richFlows,
  ...dashboardFlows,
  ...assistantFlows,
  ...conversationFlows,
  ...fileFlows,
  ...mediaFlows,
  ...siteFlows,
  ...accountFlows,
  ...customFlows,
};

/** The walks a block offers on a fresh app; the page it stands on is open already. */
export function blockFlows(block: Block, scene: FlowScene): FlowIdea[] {
  const make = FLOWS[block.kind] as ((block: Block, scene: FlowScene) => FlowIdea[]) | undefined;
  return make?.(block, scene) ?? [];
}
