import { Navigate, Outlet, useLocation } from "react-router";
import { PageLoader } from "../components/page-loader.tsx";
import { authPath } from "../session/return-path.ts";
import { useSession, type SessionState } from "../session/session.tsx";
import { ErrorScreen } from "./error-screen.tsx";

/** What a route that needs a session does: wait, show its page, say what failed, or send to the auth page and back. */
export function guard(
  state: SessionState,
  path: string,
): { do: "wait" } | { do: "show" } | { do: "fail"; error: unknown } | { do: "redirect"; to: string } {
  if (state.status === "loading") return { do: "wait" };
  if (state.status === "in") return { do: "show" };
  if (state.status === "failed") return { do: "fail", error: state.error };
  return { do: "redirect", to: authPath(path) };
}

/** Routes inside need a session, watched live: signing out anywhere leads to the auth page. */
export function RequireSession() {
  const location = useLocation();
  const decision = guard(useSession(), `${location.pathname}${location.search}${location.hash}`);
  switch (decision.do) {
    case "wait":
      return <PageLoader />;
    case "fail":
      return <ErrorScreen error={decision.error} inside />;
    case "redirect":
      return <Navigate to={decision.to} replace />;
    case "show":
      return <Outlet />;
  }
}
