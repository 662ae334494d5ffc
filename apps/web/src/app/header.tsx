import { Button } from "@mantine/core";
import { Suspense } from "react";
import { Link } from "react-router";
import { Wordmark } from "../components/wordmark.tsx";
import { useSession } from "../session/session.tsx";
import { lazyPage } from "./lazy-page.ts";
import { hasPage } from "./pages.ts";
import { SchemeToggle } from "./scheme-toggle.tsx";
import classes from "./layout.module.css";

// Visitors never need it, so it is no part of the first load.
const MemberBar = lazyPage(() => import("./member-bar.tsx"));

interface HeaderProps {
  wide?: boolean;
  tabs?: boolean;
  /** Makes room in a window that is wide and low. */
  yields?: boolean;
}

/** Top of every page, as wide as the page below: the wordmark, the pages of a signed-in person, and the account. */
export function Header({ wide = false, tabs = true, yields = false }: HeaderProps) {
  const { status } = useSession();
  const signedIn = status === "in";
  return (
    <>
      <header className={classes.header} data-yields={yields || undefined}>
        <div className={classes.bar} data-wide={wide || undefined}>
          <Link
            to={signedIn ? "/dashboard" : "/"}
            className={classes.home}
            aria-label={signedIn ? "SayHey, to your dashboard" : "SayHey, home"}
          >
            <Wordmark />
          </Link>
          {signedIn ? (
            <Suspense fallback={null}>
              <MemberBar part="pages" />
            </Suspense>
          ) : null}
          <div className={classes.end}>
            {!signedIn && hasPage("/gallery") ? (
              <Link to="/gallery" className={classes.link} data-wide-only data-for-visitors>
                Gallery
              </Link>
            ) : null}
            <span className={classes.scheme} data-visitor={!signedIn || undefined}>
              <SchemeToggle />
            </span>
            {signedIn ? (
              <Suspense fallback={<span className={classes.endPlace} />}>
                <MemberBar part="end" />
              </Suspense>
            ) : status === "loading" ? null : (
              <>
                <Button
                  component={Link}
                  to="/auth"
                  variant="subtle"
                  color="gray"
                  c="var(--mantine-color-text)"
                  className={classes.compact ?? ""}
                  data-for-visitors
                >
                  Sign in
                </Button>
                <Button component={Link} to="/auth?tab=sign-up" className={classes.compact ?? ""} data-for-visitors>
                  Start free
                </Button>
              </>
            )}
          </div>
        </div>
      </header>
      {signedIn && tabs ? (
        <Suspense fallback={null}>
          <MemberBar part="tabs" />
        </Suspense>
      ) : null}
    </>
  );
}
