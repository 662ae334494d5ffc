import { useEffect, useRef, useState, type CSSProperties } from "react";
import classes from "./app-frame.module.css";
import { openPreviewStore } from "./preview-store.ts";
import { createStoreBridge } from "./store-bridge.ts";

interface AppFrameProps {
  /** The app's own origin. */
  origin: string;
  /** What it is called. */
  name: string;
  /** Names this loading of the app; another value loads it anew. */
  page: string;
  /** The page of the app to open; its first one when absent. */
  path?: string;
  style?: CSSProperties;
  /** Address of a picture that stands there until the app has been loaded. */
  poster?: string;
}

/** A generated app in a sandboxed frame of its own origin. What it keeps is kept by this page where the browser gives it no storage there. */
export function AppFrame({ origin, name, page, path = "/", style, poster }: AppFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loadedPage, setLoadedPage] = useState("");

  useEffect(() => {
    const handle = createStoreBridge({
      origin,
      frame: () => frame.current?.contentWindow ?? null,
      store: openPreviewStore(origin),
      onError: () => {},
      onNavigated: () => {},
      onRefused: () => {},
    });
    window.addEventListener("message", handle);
    return () => window.removeEventListener("message", handle);
  }, [origin]);

  return (
    <>
      <iframe
        key={page}
        ref={frame}
        className={classes.frame}
        title={`${name}, running`}
        src={origin + path}
        sandbox="allow-scripts allow-forms allow-same-origin allow-downloads"
        allow="fullscreen; screen-wake-lock; clipboard-write"
        style={style}
        onLoad={() => setLoadedPage(page)}
      />
      {loadedPage !== page ? (
        <div className={classes.veil} role="status" aria-label="The app is starting">
          {poster === undefined ? null : <img src={poster} alt="" />}
        </div>
      ) : null}
    </>
  );
}
