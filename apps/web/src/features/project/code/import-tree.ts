import { AppError } from "@sayhey/contract/app-error";
import { IMPORT_BYTES, IMPORT_PATH, importAnswerSchema, type ImportAnswer } from "@sayhey/contract/project-import";
import { loadConfig } from "../../../api/config.ts";
import { refusalError } from "../../../api/functions.ts";
import { connect } from "../../../api/supabase.ts";

/**
 * Imports a ZIP of an exported app: as a version of a project, or as a new one.
 * @throws AppError of the server's kind when it refuses, unavailable when it cannot be reached
 */
export async function importTree(file: Blob, projectId: string | null): Promise<ImportAnswer> {
  if (file.size > IMPORT_BYTES)
    throw new AppError("too-large", `The ZIP is larger than ${IMPORT_BYTES / 1024 ** 2} MB, the largest allowed.`, {
      hint: "Leave out node_modules and pictures.",
    });
  const [config, client] = await Promise.all([loadConfig(), connect()]);
  const { data } = await client.auth.getSession();
  if (data.session === null)
    throw new AppError("unauthenticated", "Auth session missing!", { hint: "Sign in again to continue." });
  const query = projectId === null ? "" : `?projectId=${projectId}`;
  const response = await fetch(`${config.supabaseUrl}${IMPORT_PATH}${query}`, {
    method: "POST",
    headers: { authorization: `Bearer ${data.session.access_token}`, "content-type": "application/zip" },
    body: file,
  }).catch((cause: unknown) => {
    throw new AppError("unavailable", "SayHey cannot be reached.", {
      cause,
      hint: "Check your connection and try again.",
    });
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refusalError(response.status, body);
  return importAnswerSchema.parse(body);
}
