import type { FunctionOutput } from "@sayhey/contract/functions";
import { defineFunction } from "../../../http/rpc/define-function.ts";

type Use = FunctionOutput<"asset-uses">["uses"][number];

/** Where one's own assets are used: projects they belong to or stand for, trailers that play or show them, transforms they went into or came out of. */
export const assetUses = defineFunction(
  "asset-uses",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    const uses = await sql<Use[]>`
      with own as (select id, project_id from assets where user_id = ${userId} and id = any(${input.assetIds}::uuid[]))
      select own.id as "assetId", 'cover' as kind, p.name as title, '/projects/' || p.id as href
        from own join projects p on p.poster_asset_id = own.id where p.deleted_at is null and p.user_id = ${userId}
      union all
      select own.id, 'project', p.name, '/projects/' || p.id
        from own join projects p on p.id = own.project_id
        where p.deleted_at is null and p.user_id = ${userId} and p.poster_asset_id is distinct from own.id
      union all
      select own.id, 'trailer', p.name, '/studio/' || p.id
        from own join storyboard_settings s on s.user_id = ${userId}
          and s.document -> 'soundtrack' -> 'file' ->> 'assetId' = own.id::text
        join projects p on p.id = s.project_id where p.deleted_at is null
      union
      select own.id, 'trailer', p.name, '/studio/' || p.id
        from own join footage_imports f on f.asset_id = own.id and f.user_id = ${userId} and f.status = 'done'
        join projects p on p.id = f.project_id where p.deleted_at is null
      union all
      select own.id, 'transform-input', t.input_name, '/transform/' || t.id
        from own join transforms t on t.input_asset_id = own.id where t.user_id = ${userId}
      union all
      select own.id, 'transform-result', t.input_name, '/transform/' || t.id
        from own join transforms t on t.result_asset_id = own.id where t.user_id = ${userId}`;
    return { uses: [...uses] };
  },
);
