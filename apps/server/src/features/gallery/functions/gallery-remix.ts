import { LIMITS } from "@sayhey/contract/limits";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { checkProjectQuota, readUsage } from "../../billing/plan-usage.port.ts";
import { projectSlug } from "../../projects/slug.port.ts";
import { parseSource, writeOverrides } from "../../projects/overrides/app-source.port.ts";
import { personName } from "../person-name.port.ts";
import { authorName } from "../publication-card.ts";
import { publishedOrMissing } from "../published-or-missing.ts";
import { notify } from "../../../infra/notifications/notify.ts";

/** Makes a project of the caller's own from what is published, and keeps where it comes from. */
export const galleryRemix = defineFunction(
  "gallery-remix",
  { rateLimit: { hits: 20, windowMs: 60_000 } },
  async ({ sql, jobs, userId }, input) => {
    const source = await publishedOrMissing(sql, input.publicationId);
    const [version] = await sql<{ spec: unknown; overrides: unknown; aspect: string }[]>`
      select v.spec, v.overrides, p.aspect from publication_versions v, projects p where v.id = ${source.version_id} and p.id = ${source.project_id}`;
    if (version === undefined) throw new Error("the published version is gone");
    const { spec, overrides } = parseSource(version);
    const projectId = await sql.begin(async (tx) => {
      const usage = await readUsage(tx, userId, { lock: true });
      checkProjectQuota(usage);
      const [row] = await tx<{ id: string }[]>`
        insert into projects (user_id, name, idea, slug, spec, app_hash, aspect)
        values (${userId}, ${spec.identity.name.slice(0, LIMITS.projectNameLength)}, ${spec.identity.idea}, ${projectSlug(spec.identity.name)},
          ${tx.json(spec as never)}, ${source.app_hash}, ${version.aspect})
        returning id`;
      if (row === undefined) throw new Error("the project was not inserted");
      await writeOverrides(tx, { id: row.id, user_id: userId }, overrides);
      await tx`
        update project_edits set source = 'remix', reason = ${`Remixed from ${source.title} by ${authorName(source)}`} where project_id = ${row.id}`;
      await tx`
        insert into remixes (project_id, user_id, publication_id, source_title, source_author)
        values (${row.id}, ${userId}, ${source.id}, ${source.title}, ${authorName(source)})`;
      await jobs.enqueue(
        tx,
        "film",
        { projectId: row.id, userId, force: false },
        { key: row.id, priority: usage.plan.queuePriority },
      );
      if (source.user_id !== userId)
        await notify(tx, {
          userId: source.user_id,
          event: "gallery.remixed",
          title: `${await personName(tx, userId)} remixed your app`,
          body: source.title,
          href: `/gallery/${source.id}`,
          key: `gallery.remixed ${source.id} ${userId}`,
        });
      return row.id;
    });
    return { projectId };
  },
);
