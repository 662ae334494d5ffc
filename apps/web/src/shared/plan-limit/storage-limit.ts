import type { FunctionOutput } from "@sayhey/contract/functions";
import { PLANS } from "@sayhey/contract/plans";
import { formatStorage } from "../../components/format.ts";
import type { ReachedLimit } from "./use-plan-limit.ts";

/** From this share on what is left is told before somebody chooses a file. */
const NEARLY = 0.95;

/** What stands where files are uploaded when the plan's storage is full, or nearly. */
export interface StorageLimit {
  /** Nothing more can be uploaded. */
  full: boolean;
  note: ReachedLimit | null;
}

/** What a storage so full means for an upload; `noticed` where a notice above the page already says that it is over the limit. */
export function storageLimit(
  { used, inBin, limit, plan }: Pick<FunctionOutput<"asset-storage">, "used" | "inBin" | "limit" | "plan">,
  noticed = false,
): StorageLimit {
  const full = used >= limit;
  if (used < limit * NEARLY || (noticed && used > limit)) return { full, note: null };
  const { title } = PLANS[plan];
  const canUpgrade = plan !== "studio";
  const make = inBin > 0 ? `empty the trash to free ${formatStorage(inBin)}` : "delete files you no longer need";
  return {
    full,
    note: {
      title: full
        ? `You've used all ${formatStorage(limit)} of storage on the ${title} plan.`
        : `Only ${formatStorage(limit - used)} of storage left on the ${title} plan.`,
      text: canUpgrade ? `Upgrade for more, or ${make}.` : `${make[0]?.toUpperCase()}${make.slice(1)}.`,
      canUpgrade,
    },
  };
}
