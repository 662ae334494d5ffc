import { Skeleton } from "@mantine/core";
import { settingsSchema, type Settings, type Transform } from "@sayhey/transforms";
import { useQuery } from "@tanstack/react-query";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link } from "react-router";
import { PageTitle } from "../../components/page-title.tsx";
import { useUserId } from "../../session/session.tsx";
import { fileQuery } from "./list-files.ts";
import type { Earlier } from "./make-file.tsx";
import { MakeMedia } from "./make-media.tsx";
import { MakeModel } from "./make-model.tsx";
import { MakePicture } from "./make-picture.tsx";
import { MakeRestyle } from "./make-restyle.tsx";
import { MakeTheme } from "./make-theme.tsx";
import { MakeTranslate } from "./make-translate.tsx";
import classes from "./make.module.css";
import { transformQuery } from "./transform-query.ts";

/** Settings of an earlier run as far as this version still knows them. */
function readSettings(transform: Transform, settings: unknown): Settings {
  const parsed = settingsSchema(transform.fields).safeParse(settings);
  return parsed.success ? parsed.data : {};
}

function Form({ transform, from }: { transform: Transform; from: Earlier }) {
  switch (transform.engine) {
    case "pixels":
      return <MakePicture transform={transform} from={from} />;
    case "media":
      return <MakeMedia transform={transform} from={from} />;
    case "model":
      return <MakeModel transform={transform} from={from} />;
    case "project":
      return transform.kind === "translate" ? (
        <MakeTranslate transform={transform} from={from} />
      ) : transform.kind === "theme-from-picture" ? (
        <MakeTheme transform={transform} from={from} />
      ) : (
        <MakeRestyle transform={transform} from={from} />
      );
  }
}

/** Form of one transform; with `from` it begins with what an earlier run had, with `assetId` on that file. */
export function MakeTransform({
  transform,
  from,
  assetId,
}: {
  transform: Transform;
  from: string | null;
  assetId: string | null;
}) {
  const userId = useUserId();
  const earlier = useQuery({ ...transformQuery(from ?? ""), enabled: from !== null });
  const row = earlier.data?.kind === transform.kind ? earlier.data : null;
  const fileId = row?.input_asset_id ?? assetId;
  const file = useQuery({ ...fileQuery(userId, fileId ?? ""), enabled: fileId !== null });
  const waiting = (from !== null && earlier.isPending) || (fileId !== null && file.isPending);
  return (
    <div className={classes.page}>
      <PageTitle title={transform.title} />
      <Link to="/transform" className={classes.back}>
        <ArrowLeft size={16} aria-hidden="true" /> All transforms
      </Link>
      <h1 className={classes.title}>{transform.title}</h1>
      <p className={classes.lead}>
        {transform.summary}{" "}
        {transform.engine === "model" ? (
          <span className={classes.needsKey}>Needs a key</span>
        ) : (
          <span className={classes.free}>Runs without a key</span>
        )}
      </p>
      {waiting ? (
        <Skeleton height={420} radius="lg" role="status" aria-label="Loading the settings" />
      ) : (
        <Form
          key={transform.kind}
          transform={transform}
          from={{
            settings: readSettings(transform, row?.settings),
            file: file.data ?? null,
            projectId: row?.input_project_id ?? null,
          }}
        />
      )}
    </div>
  );
}
