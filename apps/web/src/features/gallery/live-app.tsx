import { Button } from "@mantine/core";
import ExternalLink from "lucide-react/icons/external-link";
import Play from "lucide-react/icons/play";
import { useState } from "react";
import { AppFrame } from "../../components/app-frame/app-frame.tsx";
import classes from "./gallery-item.module.css";

/** The published app itself: started here when asked for, or opened in a tab of its own. */
export function LiveApp({
  origin,
  title,
  appHash,
  poster,
}: {
  origin: string;
  title: string;
  appHash: string;
  /** Its picture, which stands behind the button that starts it. */
  poster: string | null;
}) {
  const [started, setStarted] = useState(false);
  return (
    <section className={classes.live} aria-label="The app">
      <div className={classes.liveHead}>
        <h2 className={classes.subtitle}>Try it</h2>
        <Button
          component="a"
          href={origin}
          target="_blank"
          rel="noopener ugc"
          variant="default"
          size="xs"
          leftSection={<ExternalLink size={15} aria-hidden="true" />}
        >
          Open in its own tab
        </Button>
      </div>
      <div className={classes.liveStage} data-started={started || undefined}>
        {started ? (
          <AppFrame origin={origin} name={title} page={appHash} style={{ width: "100%", height: "100%" }} />
        ) : (
          <>
            {poster === null ? null : <img className={classes.liveBackdrop} src={poster} alt="" />}
            <button
              type="button"
              className={classes.start}
              data-on-picture={poster !== null || undefined}
              onClick={() => setStarted(true)}
            >
              <span className={classes.startMark}>
                <Play size={26} fill="currentColor" aria-hidden="true" />
              </span>
              Start the app here
              <span className={classes.startNote}>What you type stays in your browser.</span>
            </button>
          </>
        )}
      </div>
    </section>
  );
}
