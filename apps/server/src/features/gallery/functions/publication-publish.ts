import type { AppSpec } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import type { FunctionOutput } from "@sayhey/contract/functions";
import type { FileOverride } from "@sayhey/contract/override";
import type { RenderRow } from "@sayhey/contract/rows";
import { defineFunction, FieldError, type FunctionContext } from "../../../http/rpc/define-function.ts";
import { checkEditable } from "../../billing/read-only.port.ts";
import { ownProject, type OwnedProject } from "../../projects/owned.port.ts";
import { attachMedia } from "../attach-media.port.ts";
import { claimSlug, isSlugConflict, slugTaken } from "../claim-slug.ts";
import { freezeTrailer, type FrozenTrailer } from "../freeze-trailer.ts";
import { refuseTakenDown, type OwnPublication } from "../own-publication.port.ts";
import type { Transaction } from "../../../infra/database/database.ts";
import { requireProven } from "../../../auth/sign-ins/proven-address.ts";
import { readOverrides } from "../../projects/overrides/app-source.port.ts";

/** Freezes the present version of a project with its trailer and puts it under its address. */
export const publicationPublish = defineFunction(
  "publication-publish",
  { rateLimit: { hits: 30, windowMs: 3600_000 } },
  async (context, input) => {
    const { sql, userId } = context;
    const project = await ownProject(sql, userId, input.projectId);
    await checkEditable(sql, project);
    const [known] = await sql<OwnPublication[]>`select * from publications where project_id = ${project.id}`;
    if (known !== undefined) refuseTakenDown(known);
    if (mailsVisitors(project.spec)) await requireProven(sql, userId);
    const render = await trailerRender(context, project, input.renderId);
    if (known?.slug !== input.slug) await claimSlug(sql, userId, input.slug, project.id);
    const overrides = await readOverrides(sql, project.id);
    const { appHash, broken } = await context.compilePool.run("build", { spec: project.spec, overrides }, userId);
    if (broken !== null) throw new AppError("conflict", broken, { hint: "Fix or restore the file, then publish." });
    const trailer = await freezeTrailer(sql, context.media, project, render);
    const words = {
      slug: input.slug,
      listed: input.listed,
      title: input.title,
      description: input.description,
      hashtags: input.hashtags,
      category: input.category,
    };
    try {
      const published = await sql.begin(async (tx): Promise<FunctionOutput<"publication-publish">> => {
        const [row] = await tx<{ id: string; version_id: string | null }[]>`
          insert into publications ${tx({ user_id: userId, project_id: project.id, ...words } as never)}
          on conflict (project_id) do update set slug = excluded.slug, listed = excluded.listed, title = excluded.title,
            description = excluded.description, hashtags = excluded.hashtags, category = excluded.category, status = 'published'
          returning id, version_id`;
        if (row === undefined) throw new Error("the publication was not written");
        const awaitsTrailer = input.renderId === undefined && trailer.video_path === null;
        const number = await freezeVersion(tx, row, { project, overrides, appHash, trailer, awaitsTrailer });
        return { publicationId: row.id, slug: input.slug, origin: context.appOrigin(input.slug), number };
      });
      // What was finished while this was written has not found it yet.
      await attachMedia(context, project.id);
      return published;
    } catch (error) {
      throw isSlugConflict(error) ? slugTaken() : error;
    }
  },
);

/** Whether visitors of the app are asked to sign in, which mails codes to them in its owner's name. */
const mailsVisitors = ({ sharing, entities }: AppSpec): boolean =>
  sharing === "shared" && entities.some(({ access }) => Object.values(access ?? {}).includes("signed-in"));

/** The render chosen for the trailer; the latest finished one when none was named. */
async function trailerRender(
  { sql, userId }: FunctionContext<"publication-publish">,
  project: OwnedProject,
  renderId: string | null | undefined,
): Promise<RenderRow | null> {
  if (renderId === null) return null;
  const [row] = await sql<RenderRow[]>`
    select * from renders where project_id = ${project.id} and user_id = ${userId} and status = 'completed'
      and video_path is not null ${renderId === undefined ? sql`` : sql`and id = ${renderId}`}
    order by finished_at desc limit 1`;
  if (row === undefined && renderId !== undefined)
    throw new FieldError("renderId", "This render is not a finished trailer of the project.", {
      hint: "Choose one of its finished renders, or publish without a trailer.",
    });
  return row ?? null;
}

/** Adds the version and shows it. The same version with the same trailer, published again, stays one. */
async function freezeVersion(
  tx: Transaction,
  publication: { id: string; version_id: string | null },
  {
    project,
    overrides,
    appHash,
    trailer,
    awaitsTrailer,
  }: {
    project: OwnedProject;
    overrides: readonly FileOverride[];
    appHash: string;
    trailer: FrozenTrailer;
    awaitsTrailer: boolean;
  },
): Promise<number> {
  const [same] = await tx<{ number: number }[]>`
    select number from publication_versions where id = ${publication.version_id} and project_version = ${project.version}
      and app_hash = ${appHash} and render_id is not distinct from ${trailer.render_id}
      and poster_path is not distinct from ${trailer.poster_path}`;
  if (same !== undefined) return same.number;
  const [version] = await tx<{ id: string; number: number }[]>`
    insert into publication_versions (publication_id, user_id, number, project_version, spec, overrides, app_hash, render_id, video_path, poster_path,
      captions_path, og_path, width, height, duration_ms, awaits_trailer)
    values (${publication.id}, ${project.user_id},
      (select coalesce(max(number), 0) + 1 from publication_versions where publication_id = ${publication.id}),
      ${project.version}, ${tx.json(project.spec as never)}, ${tx.json(overrides as never)}, ${appHash}, ${trailer.render_id}, ${trailer.video_path}, ${trailer.poster_path},
      ${trailer.captions_path}, ${trailer.og_path}, ${trailer.width}, ${trailer.height}, ${trailer.duration_ms},
      ${awaitsTrailer})
    returning id, number`;
  if (version === undefined) throw new Error("the version was not written");
  await tx`update publications set version_id = ${version.id}, updated_at = now() where id = ${publication.id}`;
  return version.number;
}
