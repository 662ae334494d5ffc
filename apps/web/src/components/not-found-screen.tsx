import { Button } from "@mantine/core";
import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { Hand } from "./hand.tsx";
import { PageTitle } from "./page-title.tsx";
import classes from "./screens.module.css";

/** What is shown where there is nothing. The path is logged. */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error("404 Error: User attempted to access non-existent route:", pathname);
  }, [pathname]);
  return (
    <div className={classes.root}>
      <PageTitle title="Oops! Page not found" />
      <span className={classes.mark} data-tone="sun">
        <Hand size={72} />
      </span>
      <p className={classes.code}>404</p>
      <h1 className={classes.title}>Oops! Page not found</h1>
      <p className={classes.text}>
        There is nothing at <code>{pathname.length > 60 ? `${pathname.slice(0, 60)}…` : pathname}</code>.
      </p>
      <Button component={Link} to="/" size="md">
        Return to Home
      </Button>
    </div>
  );
}
