import { lazy, Suspense, useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { PageLoader } from "../components/page-loader.tsx";
import { useSession } from "../lib/session.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import classes from "./layout.module.css";

// Visitors never need it, so it is no part of the first load.
const StatusToasts = lazy(() => import("./status-toasts.tsx"));

/** Frame of every page: skip link, header, the page, footer. Moves the focus to the page when the route changes. */
export function Layout() {
  const { pathname } = useLocation();
  const signedIn = useSession().status === "in";
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <a className="sh-skip" href="#main">
        Skip to content
      </a>
      <Header wide={pathname.startsWith("/projects/")} />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Suspense key={pathname} fallback={<PageLoader />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      {signedIn ? (
        <Suspense fallback={null}>
          <StatusToasts />
        </Suspense>
      ) : null}
      <ScrollRestoration />
    </>
  );
}
