import type { ReactNode } from "react";
import { copy, say } from "../copy.ts";
import type { Embed } from "../rules/embeds.ts";
import { LoadedFrom, LoadGate } from "./load-gate.tsx";
import { useConsent } from "./use-consent.ts";

const LOADS = { video: copy.loadVideo, audio: copy.loadAudio, map: copy.loadMap, code: copy.loadCode };

/** What another site shows, in a frame of its own, once a visitor has asked for it. */
export function EmbedFrame({
  embed,
  address,
  title,
  poster,
}: {
  embed: Embed;
  address: string;
  title: string;
  poster?: ReactNode;
}) {
  const { site, name, src, what, shape } = embed;
  const consent = useConsent(site, src);
  if (!consent.given)
    return (
      <div className={`embed embed-${shape}`}>
        <LoadGate
          site={name}
          label={say(LOADS[what], { name })}
          address={address}
          consent={consent}
          {...(poster !== undefined && shape !== "line" && { poster })}
        />
      </div>
    );
  return (
    <div className="flex flex-col gap-2">
      <div className={`embed embed-${shape} embed-open`}>
        <iframe
          src={src}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture; clipboard-write"
          allowFullScreen
          // Players refuse to play where they are not told which site shows them; the path stays here.
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms"
        />
      </div>
      <LoadedFrom site={name} consent={consent} />
    </div>
  );
}
