import type { TableRules } from "./table-rule.ts";
import type { TestPlatform } from "./start-test-platform.ts";

/** The rules of what is published. */
export const PUBLICATION_RULES: TableRules[] = [
  {
    table: "inbox_entries",
    key: "id",
    // Visitors send through the app's own origin; nobody but its owner reads what they wrote.
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: { read_at: "2026-01-01T00:00:00Z" },
    guarded: { title: "x", email: "eve@example.com", answers: [], user_id: "00000000-0000-4000-8000-000000000001" },
    insert: {
      entity: "message",
      label: "Message",
      title: "x",
      answers: [],
      key: "12345678",
      project_id: "00000000-0000-4000-8000-000000000001",
    },
    mayInsert: false,
    fill: async ({ sql }, ownerId, ids) => {
      const [row] = await sql<{ id: string }[]>`
        insert into public.inbox_entries (user_id, project_id, entity, label, title, answers, key)
        values (${ownerId}, ${ids["projects"] ?? ""}, 'message', 'Message', 'Hello', '[]', 'key-12345') returning id`;
      return row?.id ?? "";
    },
  },
  {
    table: "publications",
    key: "id",
    // In the gallery: everybody reads it.
    reads: { owner: 1, other: 1, anonymous: 1, service: 1 },
    writable: {},
    guarded: {
      slug: "admin",
      status: "unpublished",
      listed: false,
      title: "x",
      takedown_reason: null,
      withheld_at: null,
    },
    insert: { slug: "squatted", title: "x", category: "Other", project_id: "00000000-0000-4000-8000-000000000001" },
    mayInsert: false,
    fill: fillPublication,
  },
  {
    table: "publication_versions",
    key: "publication_id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: { spec: {}, app_hash: "x", video_path: "x", number: 2 },
    insert: {
      number: 2,
      project_version: 1,
      spec: {},
      app_hash: "x",
      publication_id: "00000000-0000-4000-8000-000000000001",
    },
    mayInsert: false,
    fill: (_platform, _ownerId, ids) => Promise.resolve(ids["publications"] ?? ""),
  },
  {
    table: "publication_likes",
    key: "publication_id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: { user_id: "00000000-0000-4000-8000-000000000001", created_at: "2020-01-01T00:00:00Z" },
    insert: { publication_id: "00000000-0000-4000-8000-000000000001" },
    mayInsert: false,
    fill: async ({ sql }, ownerId, ids) => {
      await sql`insert into public.publication_likes (publication_id, user_id) values (${ids["publications"] ?? ""}, ${ownerId})`;
      return ids["publications"] ?? "";
    },
  },
  {
    table: "publication_domains",
    key: "publication_id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: {
      domain: "stolen.example.com",
      proof: "sayhey-proof=00000000000000000000",
      verified_at: "2020-01-01T00:00:00Z",
    },
    insert: {
      publication_id: "00000000-0000-4000-8000-000000000001",
      domain: "stolen.example.com",
      proof: "sayhey-proof=00000000000000000000",
    },
    mayInsert: false,
    fill: async ({ sql }, ownerId, ids) => {
      const id = ids["publications"] ?? "";
      await sql`
        insert into public.publication_domains (publication_id, user_id, domain, proof)
        values (${id}, ${ownerId}, 'plants.example.com', 'sayhey-proof=11111111111111111111')`;
      return id;
    },
  },
];

async function fillPublication(started: TestPlatform, ownerId: string): Promise<string> {
  const project = await started.insertProject(ownerId);
  const [row] = await started.sql<{ id: string }[]>`
    insert into public.publications (user_id, project_id, slug, title, category)
    values (${ownerId}, ${project.id}, 'plant-diary', 'Plant diary', 'Nature') returning id`;
  const id = row?.id ?? "";
  await started.sql`
    insert into public.publication_versions (publication_id, user_id, number, project_version, spec, app_hash)
    values (${id}, ${ownerId}, 1, 1, '{}', 'hash')`;
  return id;
}
