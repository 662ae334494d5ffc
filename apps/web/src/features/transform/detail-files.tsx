import { Skeleton } from "@mantine/core";
import type { FunctionOutput } from "@sayhey/contract/functions";
import type { TransformRow } from "@sayhey/contract/transform";
import { findTransform } from "@sayhey/transforms";
import type { UseQueryResult } from "@tanstack/react-query";
import { Failure } from "../../components/failure.tsx";
import { BeatGridView } from "./beat-grid-view.tsx";
import { BeforeAfterPlayers } from "./before-after-players.tsx";
import classes from "./detail.module.css";
import { DetailPictures } from "./detail-pictures.tsx";

type Files = FunctionOutput<"transform-files">;
const familyOf = (type: string | null): string => type?.split("/")[0] ?? "";

/** The files of a transform: before and after once it is done, the input until then, each as what it is. */
export function DetailFiles({ row, files, title }: { row: TransformRow; files: UseQueryResult<Files>; title: string }) {
  if (files.isPending) return <Skeleton height={420} radius="lg" role="status" aria-label="Loading the files" />;
  if (files.isLoadingError)
    return <Failure title="The files could not be opened" error={files.error} onRetry={() => void files.refetch()} />;
  const { before, after, beforeType, afterType } = files.data;
  const takesWords = findTransform(row.kind)?.inputs.some((input) => input === "idea") === true;
  if (takesWords) return <Drawn row={row} files={files.data} />;
  if (row.status === "done" && after === null)
    return <p className={classes.note}>The result was deleted from your assets. Run it again to recreate it.</p>;
  if (after === null)
    return before === null ? (
      <p className={classes.note}>The file was deleted.</p>
    ) : (
      <Alone url={before} type={beforeType} name={row.input_name} />
    );
  if (afterType === "application/json") return <BeatGridView url={after} soundUrl={before} name={row.input_name} />;
  const [was, is] = [familyOf(beforeType), familyOf(afterType)];
  if (was === "image" && is === "image") return <DetailPictures row={row} files={files.data} title={title} />;
  if (was === is || before === null) {
    return (
      <BeforeAfterPlayers
        kind={is === "video" ? "video" : "sound"}
        sounds
        before={before === null ? null : { url: before, name: row.input_name }}
        after={{ url: after, name: files.data.fileName }}
      />
    );
  }
  return (
    <div className={classes.unlike}>
      <figure className={classes.figure}>
        <Alone url={before} type={beforeType} name={`Before: ${row.input_name}`} />
        <figcaption>Before</figcaption>
      </figure>
      <figure className={classes.figure}>
        <Alone url={after} type={afterType} name={`After: ${files.data.fileName}`} loop />
        <figcaption>After</figcaption>
      </figure>
    </div>
  );
}

/** One file as it is shown or played. */
function Alone({ url, type, name, loop = false }: { url: string; type: string | null; name: string; loop?: boolean }) {
  switch (familyOf(type)) {
    case "video":
      return (
        <video className={classes.single} src={url} controls playsInline loop={loop} aria-label={name}>
          <track kind="captions" />
        </video>
      );
    case "audio":
      return (
        <audio className={classes.sound} src={url} controls aria-label={name}>
          <track kind="captions" />
        </audio>
      );
    default:
      return <img className={classes.single} src={url} alt={name} />;
  }
}

/** What a model drew of words. */
function Drawn({ row, files }: { row: TransformRow; files: Files }) {
  if (files.after !== null) return <img className={classes.single} src={files.after} alt={row.input_name} />;
  return row.status === "done" ? (
    <p className={classes.note}>The result was deleted from your assets. Run it again to recreate it.</p>
  ) : (
    <blockquote className={classes.note}>{String(row.settings["prompt"] ?? row.input_name)}</blockquote>
  );
}
