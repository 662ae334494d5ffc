import { Button } from "@mantine/core";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Clapperboard from "lucide-react/icons/clapperboard";
import LayoutTemplate from "lucide-react/icons/layout-template";
import WandSparkles from "lucide-react/icons/wand-sparkles";
import { lazy, Suspense } from "react";
import { Link, NavLink } from "react-router";
import { Wordmark } from "../components/wordmark.tsx";
import { useSession } from "../lib/session.tsx";
import { SchemeToggle } from "./scheme-toggle.tsx";
import classes from "./layout.module.css";

const AccountMenu = lazy(() => import("./account-menu.tsx"));

const PAGES = [
  { to: "/dashboard", label: "Dashboard", Icon: LayoutGrid },
  { to: "/templates", label: "Templates", Icon: LayoutTemplate },
  { to: "/transform", label: "Transform", Icon: WandSparkles },
  { to: "/renders", label: "Renders", Icon: Clapperboard },
] as const;

function Pages({ className, label }: { className: string | undefined; label: string }) {
  return (
    <nav className={className} aria-label={label}>
      {PAGES.map(({ to, label: name, Icon }) => (
        <NavLink key={to} to={to} className={classes.link ?? ""}>
          <Icon size={18} aria-hidden="true" />
          {name}
        </NavLink>
      ))}
    </nav>
  );
}

/** Top of every page, as wide as the page below: the wordmark, the pages of a signed-in person, and the account. */
export function Header({ wide = false }: { wide?: boolean }) {
  const session = useSession();
  const signedIn = session.status === "in";
  return (
    <>
      <header className={classes.header}>
        <div className={classes.bar} data-wide={wide || undefined}>
          <Link
            to={signedIn ? "/dashboard" : "/"}
            className={classes.home}
            aria-label={signedIn ? "SayHey, to your dashboard" : "SayHey, home"}
          >
            <Wordmark />
          </Link>
          {signedIn ? <Pages className={classes.nav} label="Pages" /> : null}
          <div className={classes.end}>
            <SchemeToggle />
            {session.status === "in" ? (
              <Suspense fallback={<span style={{ width: 40 }} />}>
                <AccountMenu user={session.session.user} />
              </Suspense>
            ) : session.status === "loading" ? null : (
              <>
                <Button
                  component={Link}
                  to="/auth"
                  variant="subtle"
                  color="gray"
                  c="var(--mantine-color-text)"
                  visibleFrom="xs"
                >
                  Sign in
                </Button>
                <Button component={Link} to="/auth?tab=sign-up">
                  Start free
                </Button>
              </>
            )}
          </div>
        </div>
      </header>
      {signedIn ? <Pages className={classes.tabs} label="Pages, bottom bar" /> : null}
    </>
  );
}
