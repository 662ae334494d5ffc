import { Button, Group } from "@mantine/core";
import { useEffect } from "react";
import { useRouteError } from "react-router";
import { Hand } from "../components/hand.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { explainError } from "../api/explain-error.ts";
import classes from "../components/screens.module.css";

/** What is shown when a page breaks: the error's message and two ways on. `inside` the frame of the other pages, or alone. */
export function ErrorScreen({ error, inside = false }: { error: unknown; inside?: boolean }) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  const { message, hint } = explainError(error);
  const Main = inside ? "div" : "main";
  return (
    <Main className={classes.root} {...(inside ? {} : { id: "main", tabIndex: -1 })}>
      <PageTitle title="Something went wrong" />
      <span className={classes.mark} data-tone="coral">
        <Hand size={72} />
      </span>
      <h1 className={classes.title}>Something went wrong</h1>
      <p className={classes.text}>
        {message}
        {hint === undefined ? null : <br />}
        {hint}
      </p>
      <Group justify="center">
        <Button component="a" href="/" size="md">
          Go to Home
        </Button>
        <Button variant="default" size="md" onClick={() => window.location.reload()}>
          Refresh Page
        </Button>
      </Group>
    </Main>
  );
}

/** The error screen for whatever a route threw. */
export function RouteErrorScreen() {
  return <ErrorScreen error={useRouteError()} />;
}
