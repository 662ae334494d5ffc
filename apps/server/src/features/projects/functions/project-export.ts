import { createHash } from "node:crypto";
import { uploadedPictures } from "@sayhey/appspec";
import { createAppPictures, MOST_PICTURES } from "../hosting/app-pictures.port.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownProject } from "../owned.port.ts";
import { readOverrides } from "../overrides/app-source.port.ts";
import { slugify } from "../slug.port.ts";

/** The source tree as a ZIP file for a quarter of an hour. */
export const projectExport = defineFunction(
  "project-export",
  { rateLimit: { hits: 20, windowMs: 60_000 } },
  async (context, input) => {
    const { sql, media, userId } = context;
    const project = await ownProject(sql, userId, input.projectId);
    const folder = slugify(project.name, 40) || "app";
    const overrides = await readOverrides(sql, project.id);
    const zip = await context.compilePool.run(
      "export",
      {
        spec: project.spec,
        overrides,
        folder,
        version: project.version,
        pictures: await createAppPictures(sql, media).of(project.spec, { projectId: project.id, userId }, "public/"),
      },
      userId,
    );
    const fileName = `${folder}.zip`;
    // Equal trees are equal bytes, so asking again does not fill the disk.
    const path = `projects/${userId}/${project.id}/export/${createHash("sha256").update(zip).digest("hex").slice(0, 24)}.zip`;
    const stored = (await media.stat(path)) ?? (await media.put(path, zip));
    await sql`
    insert into assets (user_id, project_id, kind, name, path, content_type, bytes, meta)
    values (${userId}, ${project.id}, 'export', ${fileName}, ${path}, 'application/zip', ${stored.bytes}, ${sql.json({ version: project.version })})
    on conflict (path) do update set created_at = now()`;
    return {
      url: media.sign(path, { expiresInSeconds: 900, downloadName: fileName }),
      fileName,
      picturesLeftOut: Math.max(0, uploadedPictures(project.spec).length - MOST_PICTURES),
    };
  },
);
