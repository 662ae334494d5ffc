import { z } from "zod";

const databaseErrorSchema = z.object({
  code: z.string().regex(/^[0-9A-Z]{5}$/),
  message: z.string(),
  detail: z.string().optional(),
  hint: z.string().optional(),
});
const answerSchema = z.object({ code: z.literal("SUP") });

/** Status by SQLSTATE as PostgREST documents it (https://docs.postgrest.org/en/stable/references/errors.html). */
function statusOf(code: string): number {
  if (code === "P0001" || code.startsWith("22") || code === "23502" || code === "23514") return 400;
  if (code === "23503" || code === "23505") return 409;
  if (code === "57014") return 504;
  if (code.startsWith("08") || code.startsWith("53")) return 503;
  if (code.startsWith("40")) return 409;
  return 500;
}

/** Gives back what the library lost: an error raised in SQL with its status, code, details and hint. */
export async function restRefusal(answer: Response, databaseError: unknown): Promise<Response> {
  if (answer.status !== 500) return answer;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  if (!answerSchema.safeParse(body).success) return answer;
  const found = databaseErrorSchema.safeParse(databaseError);
  if (!found.success) {
    console.error("REST request failed:", databaseError);
    return Response.json(
      { code: "SUP", message: "The request could not be answered.", details: null, hint: null },
      { status: 500 },
    );
  }
  const { code, message, detail, hint } = found.data;
  return Response.json({ code, message, details: detail ?? null, hint: hint ?? null }, { status: statusOf(code) });
}
