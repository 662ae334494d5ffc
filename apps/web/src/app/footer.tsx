import { Link } from "react-router";
import { useSession } from "../lib/session.tsx";
import classes from "./layout.module.css";

/** Foot of every page. */
export function Footer() {
  const signedIn = useSession().status === "in";
  return (
    <footer className={classes.footer} data-session={signedIn || undefined}>
      <div className={classes.footerBar}>
        <span>SayHey. Type an idea, get the app and its trailer.</span>
        <Link to="/terms" style={{ marginLeft: "auto" }}>
          Terms of Service
        </Link>
      </div>
    </footer>
  );
}
