import { useEffect, useState } from "react";
import { loadConfig } from "../api/config.ts";

/** Where mails of this server end up for the person at this browser: their inbox, an outbox they can open, or nowhere they can look. */
export type MailRoute = "inbox" | "outbox" | "none";

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** The way mails go; their inbox until the server has said otherwise. */
export function useMailRoute(): MailRoute {
  const [route, setRoute] = useState<MailRoute>("inbox");
  useEffect(() => {
    let gone = false;
    loadConfig().then(
      ({ sendsMail }) => {
        if (!gone && !sendsMail) setRoute(LOOPBACK.test(window.location.hostname) ? "outbox" : "none");
      },
      (cause: unknown) => console.warn("The settings of this server cannot be read.", cause),
    );
    return () => {
      gone = true;
    };
  }, []);
  return route;
}
