import { openMediaStore } from "../infra/media/open-media-store.ts";
import { workerSettings } from "../main/services.ts";
import type { TestPlatform } from "./start-test-platform.ts";

/** A JPEG of one grey pixel. */
const JPEG = Buffer.from(
  "/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=",
  "base64",
);
/** The head of an MP4 file: enough to be told from other kinds. */
const MP4 = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from("ftypisom\u0000\u0000\u0002\u0000isomavc1"),
  Buffer.alloc(2000, 7),
]);

/** Puts a finished render of a project there as a worker does; `video` is an MP4 file. Answers its id. */
export async function insertRender(
  { sql, platform }: Pick<TestPlatform, "sql" | "platform">,
  userId: string,
  projectId: string,
  values: { aspect?: "9:16" | "4:5" | "1:1" | "16:9"; video?: Uint8Array; poster?: Uint8Array } = {},
): Promise<string> {
  const media = openMediaStore((await workerSettings(platform)).media);
  const [row] = await sql<{ id: string }[]>`
    insert into renders (user_id, project_id, aspect, size, fps, duration_ms, watermark)
    values (${userId}, ${projectId}, ${values.aspect ?? "9:16"}, 720, 30, 10000, true) returning id`;
  if (row === undefined) throw new Error("the render was not inserted");
  const folder = `renders/${userId}/${row.id}`;
  const video = await media.put(`${folder}/trailer.mp4`, values.video ?? MP4);
  await media.put(`${folder}/poster.jpg`, values.poster ?? JPEG);
  await media.put(`${folder}/og.jpg`, JPEG);
  await media.put(`${folder}/captions.vtt`, Buffer.from("WEBVTT\n"));
  await sql`update renders set status = 'processing' where id = ${row.id}`;
  await sql`
    update renders set status = 'completed', progress = 1, finished_at = now(), bytes = ${video.bytes}, video_path = ${`${folder}/trailer.mp4`},
      poster_path = ${`${folder}/poster.jpg`}, og_path = ${`${folder}/og.jpg`}, captions_path = ${`${folder}/captions.vtt`} where id = ${row.id}`;
  return row.id;
}
