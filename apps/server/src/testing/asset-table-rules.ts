import type { TableRules } from "./table-rule.ts";

/** The rules of the tables around assets; assets are filled before. */
export const ASSET_RULES: TableRules[] = [
  {
    table: "uploads",
    key: "id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: {
      bytes: 1,
      received: 9,
      state: "done",
      expires_at: "2099-01-01T00:00:00Z",
      query: { replace: "00000000-0000-4000-8000-000000000001" },
      user_id: "00000000-0000-4000-8000-000000000001",
    },
    insert: { name: "x", bytes: 1, expires_at: "2099-01-01T00:00:00Z" },
    mayInsert: false,
    fill: async ({ sql }, ownerId) => {
      const [row] = await sql<{ id: string }[]>`
        insert into public.uploads (user_id, name, bytes, expires_at) values (${ownerId}, 'clip.mp4', 10, now() + interval '1 day') returning id`;
      return row?.id ?? "";
    },
  },
  {
    table: "asset_folders",
    key: "path",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: { created_at: "2020-01-01T00:00:00Z", user_id: "00000000-0000-4000-8000-000000000001" },
    insert: { path: "Forged" },
    mayInsert: false,
    fill: async ({ sql }, ownerId) => {
      await sql`insert into public.asset_folders (user_id, path) values (${ownerId}, 'Brand/Logos')`;
      return "Brand/Logos";
    },
  },
  {
    table: "asset_versions",
    key: "id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: {
      path: "../../etc/passwd",
      thumb_path: "uploads/x",
      bytes: 0,
      content_type: "text/html",
      meta: { forged: true },
      user_id: "00000000-0000-4000-8000-000000000001",
    },
    insert: { path: "x", content_type: "image/png", bytes: 1, asset_id: "00000000-0000-4000-8000-000000000001" },
    mayInsert: false,
    fill: async ({ sql }, ownerId, ids) => {
      const [row] = await sql<{ id: string }[]>`
        insert into public.asset_versions (asset_id, user_id, path, content_type, bytes)
        values (${ids["assets"] ?? ""}, ${ownerId}, ${`uploads/${ownerId}/old.png`}, 'image/png', 5) returning id`;
      return row?.id ?? "";
    },
  },
];
