import { publicationSlugSchema } from "@sayhey/contract/publication";
import type { RenderRow } from "@sayhey/contract/rows";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownProject } from "../../projects/owned.port.ts";
import { slugify } from "../../projects/slug.port.ts";
import type { Database } from "../../../infra/database/database.ts";
import { slugRefusal } from "../claim-slug.ts";
import { galleryCategory } from "../gallery-category.ts";
import { type OwnPublication, takedownWords } from "../own-publication.port.ts";
import { readLineage } from "../read-lineage.ts";

interface VersionRow {
  id: string;
  number: number;
  project_version: number;
  app_hash: string;
  render_id: string | null;
  video_path: string | null;
  created_at: string;
}

const SLUG_TRIES = 20;

/** What is published of one's own project, its earlier versions, and what to suggest where nothing is yet. */
export const publicationGet = defineFunction(
  "publication-get",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async (context, input) => {
    const { sql, userId } = context;
    const project = await ownProject(sql, userId, input.projectId);
    const [publication] = await sql<OwnPublication[]>`select * from publications where project_id = ${project.id}`;
    const versions =
      publication === undefined
        ? []
        : await sql<VersionRow[]>`
            select id, number, project_version, app_hash, render_id, video_path, created_at from publication_versions
            where publication_id = ${publication.id} order by number desc limit 50`;
    const renders = await sql<Pick<RenderRow, "id" | "aspect" | "size" | "finished_at">[]>`
      select id, aspect, size, finished_at from renders
      where project_id = ${project.id} and user_id = ${userId} and status = 'completed' and video_path is not null
      order by finished_at desc limit 50`;
    const { identity } = project.spec;
    const shown = versions.find(({ id }) => id === publication?.version_id);
    return {
      publication:
        publication === undefined
          ? null
          : {
              id: publication.id,
              slug: publication.slug,
              status: publication.status,
              listed: publication.listed,
              title: publication.title,
              description: publication.description,
              hashtags: publication.hashtags,
              category: publication.category,
              origin: context.appOrigin(publication.slug),
              versionId: publication.version_id,
              renderId: shown?.render_id ?? null,
              takedownReason: publication.takedown_reason === null ? null : takedownWords(publication.takedown_reason),
              outOfDate: shown !== undefined && project.app_hash !== null && shown.app_hash !== project.app_hash,
              versions: versions.map((version) => ({
                id: version.id,
                number: version.number,
                projectVersion: version.project_version,
                hasTrailer: version.video_path !== null,
                createdAt: version.created_at,
              })),
            },
      suggestion: {
        slug: publication?.slug ?? (await freeSlug(sql, project.name, project.id)),
        title: project.name,
        description: identity.description,
        hashtags: [...new Set(identity.hashtags.map((tag) => tag.slice(1).toLowerCase()))],
        category: galleryCategory(identity.category),
      },
      domain: new URL(context.appOrigin("app")).host.slice("app.".length),
      renders: renders.map(({ id, aspect, size, finished_at: finishedAt }) => ({
        id,
        aspect,
        size,
        finishedAt: finishedAt ?? "",
      })),
      remixOf: await readLineage(sql, project.id, { toAll: false }),
      checksFailed: project.check_status === "failed",
      sharing: project.spec.sharing ?? "visitor",
    };
  },
);

/** An address that can be had and says the project's name; counted up where others have it. */
async function freeSlug(sql: Database, name: string, projectId: string): Promise<string> {
  const words = slugify(name, 40);
  const base = publicationSlugSchema.safeParse(words).success ? words : `${slugify(name, 34) || "my"}-app`;
  for (let count = 1; count <= SLUG_TRIES; count++) {
    const slug = count === 1 ? base : `${base}-${count}`;
    if ((await slugRefusal(sql, slug, projectId)) === null) return slug;
  }
  return `my-app-${projectId.slice(-8)}`;
}
