import { useOffline } from "../api/offline.ts";
import classes from "./plan-notice.module.css";

/** A line above every page while there is no connection: what that means, and that nothing is lost. */
export function OfflineNotice() {
  const offline = useOffline();
  return (
    <div role="status">
      {offline ? (
        <div className={classes.notice}>
          <p>
            <strong>You're offline.</strong> We'll keep what's on this page. Nothing is sent until you try again online.
          </p>
        </div>
      ) : null}
    </div>
  );
}
