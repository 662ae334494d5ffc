import type { FunctionOutput } from "@sayhey/contract/functions";
import type { TransformRow } from "@sayhey/contract/transform";
import { Skeleton } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { Failure } from "../../components/failure.tsx";
import { BeforeAfter } from "./before-after.tsx";
import classes from "./detail.module.css";

/** The pictures of a transform: before and after once it is done, the input until then. */
export function DetailPictures({
  row,
  files,
  title,
}: {
  row: TransformRow;
  files: UseQueryResult<FunctionOutput<"transform-files">>;
  title: string;
}) {
  const [beforeRatio, setBeforeRatio] = useState<number | null>(null);
  if (files.isPending) return <Skeleton height={420} radius="lg" role="status" aria-label="Loading the pictures" />;
  if (files.isLoadingError)
    return (
      <Failure title="The pictures could not be opened" error={files.error} onRetry={() => void files.refetch()} />
    );
  const { before, after, width, height } = files.data;
  const beforeName = `Before: ${row.input_name}`;
  const afterName = `After: ${row.input_name} as ${title}`;
  if (row.status === "done" && after === null)
    return (
      <p className={classes.note}>The result has been deleted from your assets since. Run it again to have it back.</p>
    );
  if (after === null)
    return before === null ? (
      <p className={classes.note}>The picture has been deleted since.</p>
    ) : (
      <img className={classes.single} src={before} alt={beforeName} />
    );
  const afterRatio = width === null || height === null ? 1 : width / height;
  if (before === null)
    return (
      <figure className={classes.figure}>
        <img className={classes.single} src={after} alt={afterName} />
        <figcaption>The picture it was made of has been deleted since.</figcaption>
      </figure>
    );
  return (
    <BeforeAfter
      ratios={[beforeRatio ?? afterRatio, afterRatio]}
      before={
        <img
          src={before}
          alt={beforeName}
          draggable={false}
          onLoad={({ currentTarget }) => setBeforeRatio(currentTarget.naturalWidth / currentTarget.naturalHeight)}
        />
      }
      after={<img src={after} alt={afterName} draggable={false} />}
    />
  );
}
