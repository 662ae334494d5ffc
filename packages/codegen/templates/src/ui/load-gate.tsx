import { useState, type ReactNode } from "react";
import { copy, say } from "../copy.ts";
import { Button } from "./button.tsx";
import type { Consent } from "./use-consent.ts";
import { OutsideLink } from "./outside-link.tsx";

/** What stands in front of something elsewhere: nothing is loaded before somebody asks for it. */
export function LoadGate({
  site,
  label,
  address,
  consent,
  poster,
}: {
  /** Whose servers it comes from, as people call them. */
  site: string;
  /** What the button says. */
  label: string;
  address: string;
  consent: Consent;
  poster?: ReactNode;
}) {
  const [always, setAlways] = useState(false);
  return (
    <div className="load-gate">
      {poster !== undefined && <div className="load-gate-poster">{poster}</div>}
      <div className="load-gate-card">
        <Button look="primary" icon="play" onClick={() => consent.give(always)}>
          {label}
        </Button>
        <label className="load-gate-always">
          <input type="checkbox" checked={always} onChange={(event) => setAlways(event.target.checked)} />
          <span>{say(copy.alwaysFrom, { name: site })}</span>
        </label>
        <p className="text-sm text-muted">{say(copy.outsideNote, { name: site })}</p>
        <OutsideLink address={address} />
      </div>
    </div>
  );
}

/** Below what is loaded by itself: the way to be asked again. */
export function LoadedFrom({ site, consent }: { site: string; consent: Consent }) {
  if (!consent.isAlways) return null;
  return (
    <button type="button" className="load-again" onClick={consent.takeBack}>
      {say(copy.askAgainFrom, { name: site })}
    </button>
  );
}
