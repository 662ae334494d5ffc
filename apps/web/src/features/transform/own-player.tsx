import { useQuery } from "@tanstack/react-query";
import { assetQuery } from "../../api/sign-asset.ts";
import { kindOfFile, type OwnFile } from "./list-files.ts";
import classes from "./make.module.css";

/** Plays the recording that was chosen. */
export function OwnPlayer({ file }: { file: OwnFile }) {
  const address = useQuery(assetQuery(file.id));
  if (typeof address.data !== "string") return null;
  return (
    <figure className={classes.player}>
      {kindOfFile(file) === "video" ? (
        <video src={address.data} controls playsInline preload="metadata" aria-label={file.name}>
          <track kind="captions" />
        </video>
      ) : (
        <audio src={address.data} controls preload="metadata" aria-label={file.name}>
          <track kind="captions" />
        </audio>
      )}
      <figcaption>{file.name}</figcaption>
    </figure>
  );
}
