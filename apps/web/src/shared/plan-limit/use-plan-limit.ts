import { pastLimit, reachedLimit, type PlanLimit } from "@sayhey/contract/plan-limit";
import { PLANS } from "@sayhey/contract/plans";
import { useQuery } from "@tanstack/react-query";
import { usageQuery } from "../../api/get-usage.ts";
import { formatDay, personLocale } from "../../components/format.ts";
import { useSession } from "../../session/session.tsx";

/** A limit of the plan that is reached, in words. */
export interface ReachedLimit {
  title: string;
  text: string;
  /** Whether a larger plan has more. */
  canUpgrade: boolean;
}

/** The first of these limits that is reached, told before any work is put in; null while there is room, or nobody is signed in. */
export function usePlanLimit(...limits: readonly PlanLimit[]): ReachedLimit | null {
  const session = useSession();
  const userId = session.status === "in" ? session.userId : "";
  const { data } = useQuery({ ...usageQuery(userId), enabled: userId !== "" });
  const limit = data === undefined ? undefined : limits.find((each) => data.reached[each]);
  if (data === undefined || limit === undefined) return null;
  const plan = PLANS[data.plan];
  return {
    title: reachedLimit(plan, limit, personLocale()),
    text: pastLimit(plan, limit, formatDay(data.renders.resetsAt)),
    canUpgrade: plan.name !== "studio",
  };
}
