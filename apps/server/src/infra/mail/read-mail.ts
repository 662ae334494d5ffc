import { z } from "zod";
import { MAIL_DATA, type Mail, type MailKind } from "./mail.ts";

const storedSchema = z.object({
  kind: z.custom<MailKind>((kind) => typeof kind === "string" && Object.hasOwn(MAIL_DATA, kind)),
  to: z.string(),
  name: z.string().optional(),
  data: z.unknown(),
});

/** A mail from the JSON it was kept as. @throws when it is none: a job may be older than the code that runs it */
export function readMail(json: string): Mail {
  const stored = storedSchema.parse(JSON.parse(json));
  // The kind names its schema; TypeScript cannot follow the pair through the lookup.
  return { ...stored, data: MAIL_DATA[stored.kind].parse(stored.data) } as Mail;
}
