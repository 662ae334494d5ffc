import { LIMITS } from "@sayhey/contract/limits";
import { z } from "zod";
import type { Database } from "../../infra/database/database.ts";
import { findUnstorable } from "../../infra/storable-text.ts";
import { visitorBody } from "./visitor-body.ts";
import type { DataCall } from "./data-call.ts";
import { answerJson, answerNothing, readJson } from "./data-http.ts";
import { DataRefusal, unfit } from "./data-refusal.ts";
import type { Visitor } from "./permissions.ts";
import type { createVisitorCodes } from "./visitor-codes.ts";
import { createVisitor, endSession, renameVisitor } from "./visitors.ts";

const BODY_BYTES = 4096;
const nameSchema = z
  .string()
  .transform((text) =>
    text
      .replaceAll(/[\p{Cc}\p{Cf}]/gu, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  )
  .pipe(z.string().min(1).max(LIMITS.visitorNameLength));
const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());
const anonymousSchema = z.strictObject({ name: nameSchema.optional() });
const renameSchema = z.strictObject({ name: nameSchema });
const codeSchema = z.strictObject({ email: emailSchema });
const signInSchema = z.strictObject({
  email: emailSchema,
  code: z.string().regex(/^\s*\d{3}\s?\d{3}\s*$/, "must be six digits"),
  name: nameSchema.optional(),
});

/** `/visitor`: who uses an app, by a token alone or with an address that a code has proved. */
export async function answerVisitor(
  sql: Database,
  codes: ReturnType<typeof createVisitorCodes>,
  call: DataCall,
): Promise<Response> {
  const { app, store, visitor, request, token, address } = call;
  const path = call.parts.join("/");
  const input = async <T extends z.ZodType>(schema: T): Promise<z.output<T>> => {
    const parsed = schema.safeParse(await readJson(request, BODY_BYTES));
    if (parsed.success && findUnstorable(parsed.data) === null) return parsed.data;
    const issue = parsed.error?.issues[0];
    throw unfit(
      issue?.path.join(".") || "body",
      (issue?.message ?? "contains a character that can't be stored").replace(/\.$/, ""),
    );
  };
  switch (`${request.method} ${path}`) {
    case "GET ":
      return answerJson(visitorBody(known(visitor)));
    case "POST ": {
      const { name } = await input(anonymousSchema);
      const made = await createVisitor(sql, app, store, { name, address });
      return answerJson({ token: made.token, visitor: visitorBody(made.visitor) }, 201);
    }
    case "PATCH ":
      return answerJson(visitorBody(await renameVisitor(sql, known(visitor), (await input(renameSchema)).name)));
    case "DELETE ":
      await codes.forget(app, store, known(visitor));
      return answerNothing();
    case "POST code":
      await codes.send(app, store, (await input(codeSchema)).email, address);
      // The same answer whether or not anybody is known by that address.
      return answerJson({ minutes: 10 }, 202);
    case "POST sign-in": {
      const { email, code, name } = await input(signInSchema);
      const session = await codes.signIn(app, store, visitor, {
        email,
        code: code.replaceAll(/\s/g, ""),
        name,
        address,
      });
      return answerJson({ token: session.token, visitor: visitorBody(session.visitor) });
    }
    case "POST sign-out":
      if (token !== null && visitor !== null) await endSession(sql, store, visitor, token);
      return answerNothing();
    default:
      throw new DataRefusal("not-found", "There is nothing at this address.");
  }
}

function known(visitor: Visitor | null): Visitor {
  if (visitor === null) throw new DataRefusal("unauthenticated", "A visitor token is required.", { rule: "visitor" });
  return visitor;
}
