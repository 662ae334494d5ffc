import { useQuery } from "@tanstack/react-query";
import AudioLines from "lucide-react/icons/audio-lines";
import Clapperboard from "lucide-react/icons/clapperboard";
import Film from "lucide-react/icons/film";
import FileQuestionMark from "lucide-react/icons/file-question-mark";
import { useState } from "react";
import { assetQuery, assetThumbQuery } from "../../api/sign-asset.ts";
import { formatClock } from "../../components/format.ts";
import classes from "./assets.module.css";
import { isFootage } from "./asset-facts.ts";
import type { ListedAsset } from "./list-assets.ts";
import { Waveform } from "./waveform.tsx";

/** What an asset looks like, small: its picture, the first picture of a video, or a sign of what it is. */
export function AssetPicture({ asset }: { asset: ListedAsset }) {
  const [broken, setBroken] = useState(false);
  const isImage = asset.content_type.startsWith("image/");
  const isVideo = asset.content_type.startsWith("video/");
  const hasThumb = asset.thumb_path !== null;
  const thumb = useQuery({ ...assetThumbQuery(asset.id), enabled: hasThumb });
  const file = useQuery({ ...assetQuery(asset.id), enabled: !hasThumb && (isImage || isVideo) });
  const url = (hasThumb ? thumb.data : file.data) ?? null;
  const Icon = isFootage(asset)
    ? Clapperboard
    : asset.content_type.startsWith("audio/")
      ? AudioLines
      : isVideo
        ? Film
        : FileQuestionMark;
  const isSound = asset.peaks !== null && asset.content_type.startsWith("audio/");
  const isSign = !isImage && !isVideo && !hasThumb;
  return (
    <span className={classes.picture} data-sign={isSign || broken || undefined} data-kind={asset.kind}>
      {isSound ? (
        <span className={classes.wave}>
          <Waveform peaks={asset.peaks ?? []} bars={32} />
        </span>
      ) : isSign || broken ? (
        <Icon size={34} strokeWidth={1.6} aria-hidden="true" />
      ) : url === null ? null : isVideo && !hasThumb ? (
        // The place a tenth of a second in makes browsers show a picture before anybody plays.
        <video
          src={`${url}#t=0.1`}
          muted
          playsInline
          preload="metadata"
          tabIndex={-1}
          onError={() => setBroken(true)}
        />
      ) : (
        <img src={url} alt="" draggable={false} loading="lazy" decoding="async" onError={() => setBroken(true)} />
      )}
      {asset.duration_ms === null ? null : <span className={classes.length}>{formatClock(asset.duration_ms)}</span>}
    </span>
  );
}
