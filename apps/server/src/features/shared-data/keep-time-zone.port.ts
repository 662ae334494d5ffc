import type { Database } from "../../infra/database/database.ts";

/** Notes the zone that a shared app's times are meant in: that of whoever shares it, or who first edits it where nobody's is known. */
export async function keepTimeZone(sql: Database, projectId: string, timeZone: string, shares: boolean): Promise<void> {
  await sql`
    insert into private.app_time_zones (project_id, time_zone) values (${projectId}, ${timeZone})
    on conflict (project_id) do update set time_zone = excluded.time_zone where ${shares}`;
}
