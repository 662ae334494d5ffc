import type { TableRules } from "./table-rule.ts";

/** The rules of the tables that trailers are made from; projects and assets are filled before. */
export const TRAILER_RULES: TableRules[] = [
  {
    table: "music",
    key: "asset_id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: {
      path: "music/x",
      source_path: "x",
      bytes: 0,
      facts: {},
      user_id: "00000000-0000-4000-8000-000000000001",
    },
    insert: { source_path: "x", path: "x", bytes: 1, facts: {}, asset_id: "00000000-0000-4000-8000-000000000001" },
    mayInsert: false,
    fill: async ({ sql }, ownerId, ids) => {
      await sql`insert into public.music (asset_id, user_id, source_path, path, bytes, facts)
        values (${ids["assets"] ?? ""}, ${ownerId}, 'uploads/x', 'music/x.wav', 1, '{}')`;
      return ids["assets"] ?? "";
    },
  },
  {
    table: "storyboard_settings",
    key: "project_id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: {
      choices: { style: "neon" },
      document: {},
      base: {},
      clips: {},
      version: 9,
      user_id: "00000000-0000-4000-8000-000000000001",
    },
    insert: { choices: {} },
    mayInsert: false,
    fill: async ({ sql }, ownerId, ids) => {
      const projectId = ids["projects"] ?? "";
      await sql`insert into public.storyboard_settings (project_id, user_id) values (${projectId}, ${ownerId})`;
      return projectId;
    },
  },
  {
    table: "footage_imports",
    key: "id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: { status: "done", progress: 1, duration_ms: 900, start_ms: 9, footage_id: null, error_message: "x" },
    insert: { start_ms: 0, duration_ms: 5000, status: "queued" },
    mayInsert: false,
    fill: async ({ sql }, ownerId, ids) => {
      const [row] = await sql<{ id: string }[]>`
        insert into public.footage_imports (user_id, project_id, asset_id, start_ms, duration_ms)
        values (${ownerId}, ${ids["projects"] ?? ""}, ${ids["assets"] ?? ""}, 0, 15000) returning id`;
      return row?.id ?? "";
    },
  },
];
