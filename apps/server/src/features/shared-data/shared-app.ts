import { type AppSpec, parseAppSpec, type SharedRules, sharedRules } from "@sayhey/appspec";
import type { Database } from "../../infra/database/database.ts";

/** Where an app runs: as its project's preview, or published. Each has shared data of its own. */
export type Place = "preview" | "published";

/** An app whose visitors share its data. */
export interface SharedApp {
  projectId: string;
  /** Owner of the app. */
  userId: string;
  place: Place;
  slug: string;
  spec: AppSpec;
  rules: SharedRules;
  /** Zone its times are meant in. */
  timeZone: string;
}

interface Source {
  key: string;
  project_id: string;
  user_id: string;
  place: Place;
  time_zone: string;
}

/** AppSpecs kept in memory, read. */
const KEPT = 40;

/** Finds the shared app that runs under a name: null when there is none, or when each of its visitors keeps their own data. */
export function createAppFinder(sql: Database): (slug: string) => Promise<SharedApp | null> {
  const known = new Map<string, Promise<{ spec: AppSpec; rules: SharedRules }>>();

  const read = async (source: Source): Promise<{ spec: AppSpec; rules: SharedRules }> => {
    const [row] =
      source.place === "preview"
        ? await sql<{ spec: unknown }[]>`select spec from projects where id = ${source.project_id}`
        : await sql<{ spec: unknown }[]>`select spec from publication_versions where id = ${source.key}`;
    const spec = parseAppSpec(row?.spec);
    return { spec, rules: sharedRules(spec) };
  };

  return async (slug) => {
    const [source] = await sql<Source[]>`
      select s.*, coalesce(z.time_zone, n.quiet_time_zone, 'UTC') as time_zone from (
      select id || ' ' || version as key, id as project_id, user_id, 'preview' as place from projects
      where slug = ${slug} and deleted_at is null and spec ->> 'sharing' = 'shared' and not private.account_is_closed(user_id)
      union all
      select v.id::text, p.project_id, p.user_id, 'published' from publications p join publication_versions v on v.id = p.version_id
      where p.slug = ${slug} and p.status = 'published' and p.withheld_at is null and v.spec ->> 'sharing' = 'shared'
        and not private.account_is_closed(p.user_id)) s
      left join private.app_time_zones z on z.project_id = s.project_id
      left join notification_preferences n on n.user_id = s.user_id`;
    if (source === undefined) return null;
    let app = known.get(source.key);
    if (app === undefined) {
      app = read(source);
      known.set(source.key, app);
      app.catch(() => known.delete(source.key));
      for (const oldest of known.keys()) {
        if (known.size <= KEPT) break;
        known.delete(oldest);
      }
    }
    return {
      projectId: source.project_id,
      userId: source.user_id,
      place: source.place,
      slug,
      timeZone: source.time_zone,
      ...(await app),
    };
  };
}
