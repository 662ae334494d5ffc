import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownRender } from "../../projects/owned.port.ts";

/** Whether a render is shown to whoever has its link, and where. */
export const renderLinkGet = defineFunction(
  "render-link-get",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    const { id } = await ownRender(sql, userId, input.renderId);
    const [link] = await sql<{ token: string }[]>`select token from private.render_links where render_id = ${id}`;
    return { path: link === undefined ? null : `/embed/${link.token}` };
  },
);
