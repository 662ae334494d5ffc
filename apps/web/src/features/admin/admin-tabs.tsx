import { useEffect, useRef } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import classes from "./admin.module.css";

/** Parts of the administration and where each is. */
const PARTS = [
  { to: "/admin", tab: null, label: "Overview" },
  { to: "/admin?tab=jobs", tab: "jobs", label: "Jobs" },
  { to: "/admin?tab=published", tab: "published", label: "Published" },
  { to: "/admin?tab=switches", tab: "switches", label: "Switches" },
  { to: "/admin?tab=models", tab: "models", label: "Models" },
  { to: "/admin?tab=audit", tab: "audit", label: "Audit log" },
] as const;
/** Part of the administration; null for the overview. */
type AdminTab = (typeof PARTS)[number]["tab"];

/** The part that the address names. */
export function useAdminTab(): AdminTab {
  const [params] = useSearchParams();
  return PARTS.find(({ tab }) => tab === params.get("tab"))?.tab ?? null;
}

/** Every part of the administration. */
export function AdminTabs() {
  const { pathname } = useLocation();
  const tab = useAdminTab();
  const isUsers = pathname === "/admin/users";
  const nav = useRef<HTMLElement>(null);
  // On a phone not all fit: the one that is open is brought into sight, sideways only.
  useEffect(() => {
    const row = nav.current;
    const open = row?.querySelector<HTMLElement>("[aria-current]");
    if (row === null || open === null || open === undefined) return;
    const [all, one] = [row.getBoundingClientRect(), open.getBoundingClientRect()];
    row.scrollLeft += one.left + one.width / 2 - (all.left + all.width / 2);
  }, [tab, isUsers]);
  return (
    <nav ref={nav} className={classes.tabs} aria-label="Admin pages">
      {PARTS.map(({ to, tab: own, label }) => (
        <Link
          key={label}
          to={to}
          className={classes.tab ?? ""}
          aria-current={!isUsers && own === tab ? "page" : undefined}
        >
          {label}
        </Link>
      ))}
      <Link to="/admin/users" className={classes.tab ?? ""} aria-current={isUsers ? "page" : undefined}>
        Users
      </Link>
    </nav>
  );
}
