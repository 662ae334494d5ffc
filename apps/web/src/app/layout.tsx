import { Suspense, useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { PageLoader } from "../components/page-loader.tsx";
import { useSession } from "../session/session.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import classes from "./layout.module.css";
import { lazyPage } from "./lazy-page.ts";
import { OfflineNotice } from "./offline-notice.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";

// Visitors never need it, so it is no part of the first load.
const StatusToasts = lazyPage(() => import("./status-toasts.tsx"));
const PlanNotice = lazyPage(() => import("./plan-notice.tsx"));
const SessionWatch = lazyPage(() => import("./session-watch.tsx"));
/** Pages people work in take the whole width. */
const WIDE = /^\/(?:projects|studio)\//;
/** An editor that fills the window: nothing stands below it. */
const FULL = WIDE;
/** Its picture comes before the header where the window is low. */
const LOW = /^\/studio\//;

/** Frame of every page: skip link, header, the page, footer. Moves the focus to the page when the route changes. */
export function Layout() {
  const { pathname } = useLocation();
  const signedIn = useSession().status === "in";
  const wide = WIDE.test(pathname);
  const full = FULL.test(pathname);
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
      <Header wide={wide} tabs={!full} yields={LOW.test(pathname)} />
      <OfflineNotice />
      {signedIn ? (
        <Suspense fallback={null}>
          <PlanNotice />
        </Suspense>
      ) : null}
      <main id="main" tabIndex={-1} className={classes.main} data-full={full || undefined}>
        <Suspense key={pathname} fallback={<PageLoader />}>
          <Outlet />
        </Suspense>
      </main>
      {full ? null : <Footer wide={wide} />}
      {signedIn ? (
        <Suspense fallback={null}>
          <StatusToasts />
          <SessionWatch />
        </Suspense>
      ) : null}
      <RouteAnnouncer />
      {/* Pages that a tab loads one after the other would share one place otherwise. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === "default" ? pathname : key)} />
    </>
  );
}
