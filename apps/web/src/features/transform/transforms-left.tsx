import { useQuery } from "@tanstack/react-query";
import { usageQuery } from "../../api/get-usage.ts";
import { formatDay, formatNumber } from "../../components/format.ts";
import { useUserId } from "../../session/session.tsx";
import classes from "./make.module.css";

/** How many transforms the month still has. */
export function TransformsLeft() {
  const usage = useQuery(usageQuery(useUserId()));
  const transforms = usage.data?.transforms;
  if (transforms === undefined || transforms.limit === null) return null;
  const left = Math.max(0, transforms.limit - transforms.used);
  return (
    <p className={classes.hint}>
      {formatNumber(left)} of {formatNumber(transforms.limit)} transforms left until {formatDay(transforms.resetsAt)}.
      Failed transforms don't count.
    </p>
  );
}
