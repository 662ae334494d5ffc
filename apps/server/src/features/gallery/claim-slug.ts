import { AppError } from "@sayhey/contract/app-error";
import type { Database, Transaction } from "../../infra/database/database.ts";
import { FieldError } from "../../http/rpc/define-function.ts";
import { countHit } from "../../infra/limits/rate-limit.ts";
import { namesBrand, readings } from "./slug-look.ts";

/** New addresses one person may take in a day, so that nobody hoards them. */
const CLAIMS = { hits: 10, windowMs: 24 * 3600_000 };

const RESERVED = "This address is reserved.";

/** Why a project cannot be published under a name, in words; null when it can. Decided for good by the database. */
export async function slugRefusal(
  sql: Database | Transaction,
  slug: string,
  projectId: string,
): Promise<string | null> {
  if (namesBrand(slug)) return RESERVED;
  const [row] = await sql<{ reserved: boolean; taken: boolean }[]>`
    select
      exists (select from private.reserved_slugs where slug = any(${readings(slug)})) as reserved,
      exists (select from publications where slug = ${slug} and project_id <> ${projectId})
        or exists (select from projects where slug = ${slug})
        or exists (select from private.former_slugs f join publications p on p.id = f.publication_id
          where f.slug = ${slug} and p.project_id <> ${projectId} and f.left_at > now() - interval '90 days') as taken`;
  if (row?.reserved === true) return RESERVED;
  return row?.taken === true ? "This address is taken." : null;
}

/** @throws FieldError when the name cannot be had, AppError rate-limited when too many were taken today */
export async function claimSlug(sql: Database, userId: string, slug: string, projectId: string): Promise<void> {
  const refusal = await slugRefusal(sql, slug, projectId);
  if (refusal !== null) throw slugTaken(refusal);
  const verdict = await countHit(sql, `publication slug ${userId}`, CLAIMS);
  if (!verdict.allowed)
    throw new AppError("rate-limited", `You can take ${CLAIMS.hits} new addresses a day, and have taken them all.`, {
      hint: "Keep the address it has, or choose another tomorrow.",
    });
}

/** The refusal of a name. */
export const slugTaken = (reason = "This address is taken."): FieldError =>
  new FieldError("slug", reason, { hint: "Choose another one." });

/** Whether the database refused a row because of its slug. */
export const isSlugConflict = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  error.code === "23505" &&
  "constraint" in error &&
  error.constraint === "publications_slug_key";
