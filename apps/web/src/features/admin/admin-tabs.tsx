import { NavLink } from "react-router";
import classes from "./admin.module.css";

/** Both pages of the admin. */
export function AdminTabs() {
  return (
    <nav className={classes.tabs} aria-label="Admin pages">
      <NavLink to="/admin" end className={classes.tab ?? ""}>
        Overview
      </NavLink>
      <NavLink to="/admin/users" className={classes.tab ?? ""}>
        Users
      </NavLink>
    </nav>
  );
}
