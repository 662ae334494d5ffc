import { randomBytes } from "node:crypto";
import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownRender } from "../../projects/owned.port.ts";

const TOKEN_BYTES = 16;

/** Switches the link of a finished render on or off; once off, a link never works again. */
export const renderLinkSet = defineFunction(
  "render-link-set",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    const render = await ownRender(sql, userId, input.renderId);
    if (!input.shared) {
      await sql`delete from private.render_links where render_id = ${render.id}`;
      return { path: null };
    }
    if (render.status !== "completed") {
      throw new AppError("conflict", "This render has no files yet.", { hint: "Wait until it is complete." });
    }
    const token = randomBytes(TOKEN_BYTES).toString("base64url");
    // Pressed twice, the first link stays.
    await sql`
      insert into private.render_links (render_id, user_id, token) values (${render.id}, ${userId}, ${token})
      on conflict (render_id) do nothing`;
    const [link] = await sql<{ token: string }[]>`
      select token from private.render_links where render_id = ${render.id}`;
    return { path: link === undefined ? null : `/embed/${link.token}` };
  },
);
