import { PLANS } from "@sayhey/contract/plans";
import type { FunctionOutput } from "@sayhey/contract/functions";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { usageQuery } from "../api/get-usage.ts";
import { formatDay, formatStorage } from "../components/format.ts";
import { useSession } from "../session/session.tsx";
import classes from "./plan-notice.module.css";

type Usage = FunctionOutput<"usage-get">;

/** What is said of the plan on a page: a missing payment everywhere, what exceeds the plan where it matters. Null for nothing. */
function noticeOf(
  usage: Usage,
  pathname: string,
): { tone: "grace" | "read-only"; text: ReactNode; link: string } | null {
  const { plan, readOnly, graceEndsAt } = usage;
  const { title, projects, storageBytes } = PLANS[plan];
  // There it stands on the page itself, with the button that pays.
  if (pathname === "/billing") return null;
  const opened = /^\/(?:projects|studio)\/([^/]+)/.exec(pathname)?.[1];
  if (opened !== undefined && readOnly.projects.includes(opened))
    return {
      tone: "read-only",
      link: "Upgrade",
      text: (
        <>
          <strong>This project is read-only.</strong> You're over the {title} limit of {projects} projects. Archive or
          delete a newer one to edit it, or upgrade.
        </>
      ),
    };
  if (graceEndsAt !== null)
    return {
      tone: "grace",
      link: "Pay now",
      text: (
        <>
          <strong>Your payment failed.</strong> {title} stays active until {formatDay(graceEndsAt)}, then you move to
          Free. Nothing is deleted.
        </>
      ),
    };
  if (pathname === "/dashboard" && readOnly.projects.length > 0)
    return {
      tone: "read-only",
      link: "See plans",
      text: (
        <>
          <strong>
            {readOnly.projects.length === 1 ? "One project is" : `${readOnly.projects.length} projects are`} read-only.
          </strong>{" "}
          You're over the {title} limit of {projects} projects, so only your newest can be edited. Archive or delete
          some, or upgrade.
        </>
      ),
    };
  if (/^\/(?:assets|images|renders|transform)/.test(pathname) && readOnly.storage)
    return {
      tone: "read-only",
      link: "See plans",
      text: (
        <>
          <strong>Your storage is full.</strong> {title} includes {formatStorage(storageBytes)}. You can still view and
          download everything. To add more, delete files or upgrade.
        </>
      ),
    };
  return null;
}

/** A line above the page about a payment that is missing, or about what exceeds the plan. */
export default function PlanNotice() {
  const session = useSession();
  const { pathname } = useLocation();
  const userId = session.status === "in" ? session.userId : "";
  const usage = useQuery({ ...usageQuery(userId), enabled: userId !== "" });
  const notice = usage.data === undefined ? null : noticeOf(usage.data, pathname);
  if (notice === null) return null;
  return (
    <aside className={classes.notice} data-tone={notice.tone} aria-label="Your plan">
      <p>{notice.text}</p>
      <Link to="/billing">{notice.link}</Link>
    </aside>
  );
}
