import { Skeleton } from "@mantine/core";
import { settingsSchema, type Settings, type Transform } from "@sayhey/transforms";
import { useQuery } from "@tanstack/react-query";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link } from "react-router";
import { PageTitle } from "../../components/page-title.tsx";
import { useUserId } from "../../lib/session.tsx";
import { pictureQuery } from "./list-pictures.ts";
import { MakePicture } from "./make-picture.tsx";
import { MakeRestyle } from "./make-restyle.tsx";
import classes from "./make.module.css";
import { transformQuery } from "./transform-query.ts";

/** Settings of an earlier run as far as this version still knows them. */
function readSettings(transform: Transform, settings: unknown): Settings {
  const parsed = settingsSchema(transform.fields).safeParse(settings);
  return parsed.success ? parsed.data : {};
}

/** Form of one transform; with `from` it begins with what an earlier run had, with `assetId` on that picture. */
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
  const pictureId = row?.input_asset_id ?? assetId;
  const picture = useQuery({
    ...pictureQuery(userId, pictureId ?? ""),
    enabled: pictureId !== null && transform.input === "picture",
  });
  const waiting =
    (from !== null && earlier.isPending) || (pictureId !== null && transform.input === "picture" && picture.isPending);
  return (
    <div className={classes.page}>
      <PageTitle title={transform.title} />
      <Link to="/transform" className={classes.back}>
        <ArrowLeft size={16} aria-hidden="true" /> All transforms
      </Link>
      <h1 className={classes.title}>{transform.title}</h1>
      <p className={classes.lead}>
        {transform.summary} <span className={classes.free}>Runs without a key</span>
      </p>
      {waiting ? (
        <Skeleton height={420} radius="lg" role="status" aria-label="Loading the settings" />
      ) : transform.input === "picture" ? (
        <MakePicture
          key={transform.kind}
          transform={transform}
          from={{ settings: readSettings(transform, row?.settings), picture: picture.data ?? null }}
        />
      ) : (
        <MakeRestyle
          from={{
            ...(typeof row?.settings["direction"] === "string" ? { direction: row.settings["direction"] } : {}),
            projectId: row?.input_project_id ?? null,
          }}
        />
      )}
    </div>
  );
}
