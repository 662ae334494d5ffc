import { Link } from "react-router";
import { useSession } from "../session/session.tsx";
import classes from "./layout.module.css";

/** Foot of every page, as wide as the page above. */
export function Footer({ wide = false }: { wide?: boolean }) {
  const signedIn = useSession().status === "in";
  return (
    <footer className={classes.footer} data-session={signedIn || undefined}>
      <div className={classes.footerBar} data-wide={wide || undefined}>
        <span>SayHey. Type an idea, get the app and its trailer.</span>
        <nav aria-label="More" className={classes.footerLinks}>
          <Link to="/gallery">Gallery</Link>
          <Link to="/terms">Terms of Service</Link>
        </nav>
      </div>
    </footer>
  );
}
