import type { TableRules } from "./table-rule.ts";
import { ASSET_RULES } from "./asset-table-rules.ts";
import { BILLING_RULES } from "./billing-table-rules.ts";
import { PUBLICATION_RULES } from "./publication-table-rules.ts";
import { TRAILER_RULES } from "./trailer-table-rules.ts";

/** The rules of every table of the public schema; a new table adds its own here. */
export const RULES: TableRules[] = [
  {
    table: "profiles",
    key: "id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: { full_name: "Ada L.", username: "ada-l", bio: "Hey.", links: ["https://example.com"] },
    guarded: {
      referral_code: "ABCDEFGH",
      avatar_key: "avatars/00000000-0000-4000-8000-000000000000/0123456789abcdef.webp",
      id: "00000000-0000-4000-8000-000000000000",
      created_at: "2020-01-01T00:00:00Z",
    },
    insert: { id: "00000000-0000-4000-8000-000000000001", username: "eve-eve", referral_code: "ABCDEFGH" },
    mayInsert: false,
  },
  {
    table: "accounts",
    key: "user_id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: {
      plan: "studio",
      credits: 1000,
      plan_started_at: "2020-01-01T00:00:00Z",
      onboarding_dismissed_at: "2020-01-01T00:00:00Z",
    },
    insert: { user_id: "00000000-0000-4000-8000-000000000001", plan: "studio" },
    mayInsert: false,
  },
  {
    table: "projects",
    key: "id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {
      name: "Renamed",
      aspect: "1:1",
      archived_at: "2026-01-01T00:00:00Z",
      deleted_at: "2026-01-02T00:00:00Z",
      auto_refilm: true,
      auto_render: true,
    },
    guarded: {
      spec: { evil: true },
      slug: "admin",
      version: 9,
      user_id: "00000000-0000-4000-8000-000000000001",
      idea: "other",
      app_hash: "x",
      check_status: "passed",
      check_report: {},
      footage_status: "done",
      footage_progress: 1,
      footage_hash: "x",
      poster_asset_id: null,
      forked_from: null,
      forked_version: 3,
    },
    insert: { name: "Mine", idea: "x", slug: "mine", spec: {} },
    mayInsert: false,
  },
  {
    table: "project_edits",
    key: "project_id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: {
      ops: [],
      inverse: [],
      reason: "no",
      version: 5,
      source: "model",
      request_id: "00000000-0000-4000-8000-000000000001",
      label: "mine",
      changes: ["no"],
      files: [],
      snapshot: {},
      app_hash: "x",
      thumb_path: "../../etc/passwd",
      check_status: "passed",
      performance: {},
    },
    insert: { version: 3, ops: [], inverse: [] },
    mayInsert: false,
  },
  {
    table: "project_overrides",
    key: "project_id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: { text: "evil", base_text: "evil", path: "src/other.ts" },
    insert: { path: "src/mine.ts", text: "x", project_id: "00000000-0000-4000-8000-000000000001" },
    mayInsert: false,
    fill: async ({ sql }, ownerId, ids) => {
      await sql`insert into public.project_overrides (project_id, path, user_id, text)
        values (${ids["projects"] ?? ""}, 'src/notes.ts', ${ownerId}, 'export {};')`;
      return ids["projects"] ?? "";
    },
  },
  {
    table: "assets",
    key: "id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: { name: "b", folder: "Brand", tags: ["logo"], deleted_at: "2026-01-01T00:00:00Z" },
    guarded: {
      path: "../../etc/passwd",
      thumb_path: "uploads/x",
      bytes: 0,
      meta: {},
      kind: "poster",
      content_type: "text/html",
      project_id: null,
      user_id: "00000000-0000-4000-8000-000000000001",
    },
    insert: { kind: "upload", name: "x", path: "x", content_type: "image/png", bytes: 1 },
    mayInsert: false,
  },
  {
    table: "renders",
    key: "id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: {
      status: "processing",
      watermark: false,
      size: 2160,
      formats: ["gif"],
      quality: "high",
      app_hash: "x",
      video_path: "x",
      webm_path: "x",
      gif_path: "x",
      og_path: "x",
      srt_path: "x",
      storyboard_path: "x",
      file_bytes: { mp4: 0 },
      progress: 1,
    },
    insert: { aspect: "9:16", size: 2160, fps: 30, duration_ms: 10_000, watermark: false },
    mayInsert: false,
  },
  {
    table: "referrals",
    key: "id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: { status: "rewarded", referred_email: "x@example.com" },
    insert: { referred_email: "not-mine@example.com", status: "pending" },
    mayInsert: false,
  },
  {
    table: "credit_entries",
    key: "id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: { amount: 1000, reason: "grant", user_id: "00000000-0000-4000-8000-000000000001" },
    insert: { amount: 1000, reason: "grant", key: "mine" },
    mayInsert: false,
    fill: async ({ sql }, ownerId) => {
      const [row] = await sql<{ id: string }[]>`
        insert into public.credit_entries (user_id, amount, reason, key) values (${ownerId}, 5, 'grant', 'x') returning id`;
      return row?.id ?? "";
    },
  },
  {
    table: "plan_changes",
    key: "id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: { to_plan: "studio", provider: "operator" },
    insert: { from_plan: "free", to_plan: "studio", provider: "operator" },
    mayInsert: false,
    fill: async ({ sql }, ownerId) => {
      const [row] = await sql<{ id: string }[]>`
        insert into public.plan_changes (user_id, from_plan, to_plan, provider)
        values (${ownerId}, 'free', 'pro', 'sandbox') returning id`;
      return row?.id ?? "";
    },
  },
  {
    table: "brand_kits",
    key: "user_id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: { accent: "#000000", display_family: "Sora", text_family: "Sora", enabled: false },
    insert: {
      user_id: "00000000-0000-4000-8000-000000000001",
      accent: "#000000",
      display_family: "Sora",
      text_family: "Inter",
    },
    mayInsert: false,
    fill: async ({ sql }, ownerId) => {
      await sql`insert into public.brand_kits (user_id, accent, display_family, text_family)
        values (${ownerId}, '#123456', 'Sora', 'Inter')`;
      return ownerId;
    },
  },
  ...BILLING_RULES,
  ...TRAILER_RULES,
  ...ASSET_RULES,
  {
    table: "notification_preferences",
    key: "user_id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {
      render_in_app: false,
      render_email: false,
      likes_webhook: false,
      security_email: false,
      quiet_time_zone: "Europe/Berlin",
      quiet_from: null,
    },
    guarded: { user_id: "00000000-0000-4000-8000-000000000001", updated_at: "2020-01-01T00:00:00Z" },
    insert: { user_id: "00000000-0000-4000-8000-000000000001", render_email: false },
    mayInsert: false,
    fill: async (_platform, ownerId) => ownerId,
  },
  {
    table: "notifications",
    key: "id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: { read_at: "2026-01-01T00:00:00Z", dismissed_at: "2026-01-01T00:00:00Z" },
    guarded: { title: "You won", body: "x", href: "/x", user_id: "00000000-0000-4000-8000-000000000001" },
    insert: { event: "render.completed", title: "Forged" },
    mayInsert: false,
    fill: async ({ sql }, ownerId) => {
      const [row] = await sql<{ id: string }[]>`
        insert into public.notifications (user_id, event, title) values (${ownerId}, 'render.completed', 'Video Ready!')
        returning id`;
      return row?.id ?? "";
    },
  },
  {
    table: "transforms",
    key: "id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: {
      status: "done",
      progress: 1,
      kind: "enlarge",
      settings: {},
      result_asset_id: null,
      error_message: "x",
      user_id: "00000000-0000-4000-8000-000000000001",
    },
    insert: { kind: "duotone", input_name: "Forged" },
    mayInsert: false,
    fill: async ({ sql }, ownerId) => {
      const [row] = await sql<{ id: string }[]>`
        insert into public.transforms (user_id, kind, input_name) values (${ownerId}, 'duotone', 'a.png') returning id`;
      return row?.id ?? "";
    },
  },
  {
    table: "transform_presets",
    key: "id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: { name: "Mine", settings: {}, kind: "sketch", user_id: "00000000-0000-4000-8000-000000000001" },
    insert: { kind: "duotone", name: "Forged", settings: {} },
    mayInsert: false,
    fill: async ({ sql }, ownerId) => {
      const [row] = await sql<{ id: string }[]>`
        insert into public.transform_presets (user_id, kind, name, settings)
        values (${ownerId}, 'duotone', 'Night', '{}') returning id`;
      return row?.id ?? "";
    },
  },
  {
    table: "sessions",
    key: "id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: {
      device: "x",
      address: "1.1.1.1",
      used_at: "2020-01-01T00:00:00Z",
      user_id: "00000000-0000-4000-8000-000000000001",
    },
    insert: { id: "00000000-0000-4000-8000-000000000001" },
    mayInsert: false,
    fill: async ({ sql }, ownerId) => {
      const [row] = await sql<{ id: string }[]>`select id from public.sessions where user_id = ${ownerId}`;
      return row?.id ?? "";
    },
  },
  {
    table: "sign_ins",
    key: "id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: {
      succeeded: false,
      method: "google",
      device: "x",
      address: "1.1.1.1",
      created_at: "2020-01-01T00:00:00Z",
    },
    insert: { succeeded: true, method: "password", device: "x", user_agent: "x", address: "x" },
    mayInsert: false,
    fill: async ({ sql }, ownerId) => {
      const [row] = await sql<{ id: string }[]>`
        insert into public.sign_ins (user_id, succeeded, method, device, user_agent, address)
        values (${ownerId}, true, 'password', 'Firefox on Linux', 'x', '127.0.0.1') returning id`;
      return row?.id ?? "";
    },
  },
  {
    table: "api_tokens",
    key: "id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: { name: "x", scopes: ["projects:write"], expires_at: null, last_used_at: null, ending: "xxxx" },
    insert: { name: "x", scopes: ["projects:read"], ending: "abcd" },
    mayInsert: false,
    fill: async ({ sql }, ownerId) => {
      const [row] = await sql<{ id: string }[]>`
        insert into public.api_tokens (user_id, name, scopes, ending) values (${ownerId}, 'Laptop', '{projects:read}', 'abcd')
        returning id`;
      return row?.id ?? "";
    },
  },
  {
    table: "account_exports",
    key: "id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: { status: "completed", path: "exports/x.zip", progress: 1, expires_at: "2099-01-01T00:00:00Z" },
    insert: { status: "queued" },
    mayInsert: false,
    fill: async ({ sql }, ownerId) => {
      const [row] = await sql<{ id: string }[]>`
        insert into public.account_exports (user_id) values (${ownerId}) returning id`;
      return row?.id ?? "";
    },
  },
  ...PUBLICATION_RULES,
  {
    table: "remixes",
    key: "project_id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: { source_title: "x", source_author: "x", publication_id: null },
    insert: { source_title: "x", source_author: "x", project_id: "00000000-0000-4000-8000-000000000001" },
    mayInsert: false,
    fill: async (started, ownerId, ids) => {
      const project = await started.insertProject(ownerId);
      await started.sql`insert into public.remixes (project_id, user_id, publication_id, source_title, source_author)
        values (${project.id}, ${ownerId}, ${ids["publications"] ?? ""}, 'Plant diary', 'Ada')`;
      return project.id;
    },
  },
  {
    table: "ai_runs",
    key: "id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: {
      status: "done",
      answer: "x",
      input_tokens: 0,
      cost_micros: 0,
      version: 9,
      own_key: true,
      undone: true,
      said: "x",
      picture_asset_id: null,
      wishes: [],
      question: { text: "x", choices: [] },
      pictured_page: "x",
      before_path: "x",
      after_path: "x",
    },
    insert: {
      kind: "change",
      wish: "x",
      model: "x",
      own_key: false,
      project_id: "00000000-0000-4000-8000-000000000001",
    },
    mayInsert: false,
    fill: async (started, ownerId) => {
      const project = await started.insertProject(ownerId);
      const [row] = await started.sql<{ id: string }[]>`
        insert into public.ai_runs (user_id, project_id, kind, wish, model, own_key)
        values (${ownerId}, ${project.id}, 'change', 'Make it green', 'test', false) returning id`;
      return row?.id ?? "";
    },
  },
  {
    table: "project_memory",
    key: "id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: { text: "x", kind: "style", source: "person", user_id: "00000000-0000-4000-8000-000000000001" },
    insert: {
      kind: "style",
      text: "x",
      source: "person",
      project_id: "00000000-0000-4000-8000-000000000001",
      user_id: "00000000-0000-4000-8000-000000000001",
    },
    mayInsert: false,
    fill: async (started, ownerId) => {
      const project = await started.insertProject(ownerId);
      const [row] = await started.sql<{ id: string }[]>`
        insert into public.project_memory (user_id, project_id, kind, text, source)
        values (${ownerId}, ${project.id}, 'style', 'Plain and quiet', 'person') returning id`;
      return row?.id ?? "";
    },
  },
  {
    table: "reports",
    key: "id",
    // Not even the author learns who objects.
    reads: { owner: 0, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: { status: "dismissed", reason: "spam", resolved_at: "2026-01-01T00:00:00Z" },
    insert: { reporter: "x", reason: "spam", publication_id: "00000000-0000-4000-8000-000000000001" },
    mayInsert: false,
    fill: async ({ sql }, ownerId, ids) => {
      const [row] = await sql<{ id: string }[]>`
        insert into public.reports (publication_id, user_id, reporter, reason)
        values (${ids["publications"] ?? ""}, ${ownerId}, 'somebody', 'spam') returning id`;
      return row?.id ?? "";
    },
  },
  {
    table: "app_stores",
    key: "id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: { seq: 0, rows: 0, bytes: 0, generation: 2, user_id: "00000000-0000-4000-8000-000000000001" },
    insert: { place: "published", project_id: "00000000-0000-4000-8000-000000000001" },
    mayInsert: false,
    fill: async ({ sql }, ownerId, ids) => {
      const [row] = await sql<{ id: string }[]>`
        insert into public.app_stores (user_id, project_id, place)
        values (${ownerId}, ${ids["projects"] ?? ""}, 'preview') returning id`;
      return row?.id ?? "";
    },
  },
  {
    table: "app_visitors",
    key: "id",
    // Apps ask the server on their own origin; nobody but the owner of an app learns who uses it.
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: { name: "Eve", email: "eve@example.com", store_id: "00000000-0000-4000-8000-000000000001" },
    insert: { name: "Eve", store_id: "00000000-0000-4000-8000-000000000001" },
    mayInsert: false,
    fill: async ({ sql }, ownerId, ids) => {
      const [row] = await sql<{ id: string }[]>`
        insert into public.app_visitors (store_id, user_id, name, email)
        values (${ids["app_stores"] ?? ""}, ${ownerId}, 'Ida', 'ida@example.com') returning id`;
      return row?.id ?? "";
    },
  },
  {
    table: "app_rows",
    key: "store_id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: { values: {}, version: 9, visitor_id: null, readers: null, deleted_at: "2026-01-01T00:00:00Z" },
    insert: { generation: 1, entity: "post", row_id: "forged", values: {}, seq: 1, place: 1, bytes: 2 },
    mayInsert: false,
    fill: async ({ sql }, ownerId, ids) => {
      const storeId = ids["app_stores"] ?? "";
      await sql`
        insert into public.app_rows (store_id, generation, entity, row_id, user_id, visitor_id, "values", seq, place, bytes)
        values (${storeId}, 1, 'post', 'p1', ${ownerId}, ${ids["app_visitors"] ?? ""}, '{"name": "Hello"}', 1, 1, 17)`;
      return storeId;
    },
  },
];

/** Puts a project of the owner into the gallery. */
