import { keyHint } from "../../ai/own-ai.port.ts";
import { createAppPictures } from "../hosting/app-pictures.port.ts";
import { picturesToPush } from "../git/pictures-to-push.ts";
import type { Database } from "../../../infra/database/database.ts";
import { decryptSecret, encryptSecret } from "../../../infra/crypto/encryption.ts";
import { defineFunction, FieldError } from "../../../http/rpc/define-function.ts";
import { ownProject, type OwnedProject } from "../owned.port.ts";
import { type SavedRemote, readRemote } from "../git/saved-remote.ts";
import { checkRemoteUrl } from "../git/remote-url.ts";
import { runPush } from "../git/run-push.ts";
import { personName } from "../../gallery/person-name.port.ts";
import { readOverrides } from "../overrides/app-source.port.ts";

/** Reasons of versions that a commit message tells at most. */
const MOST_REASONS = 50;
/** Who a token belongs to where nobody says so: the hosts look at the token alone. */
const USERNAMES: Record<string, string> = { "bitbucket.org": "x-token-auth", "gitlab.com": "oauth2" };
const USERNAME = "x-access-token";

/** Pushes a project's present version to a Git repository, with the pictures that were uploaded for its rows. */
export const gitPush = defineFunction(
  "git-push",
  { rateLimit: { hits: 12, windowMs: 60_000 } },
  async ({ sql, media, compilePool, userId, productHost, gitNetwork }, input) => {
    const project = await ownProject(sql, userId, input.projectId);
    const { url, addresses } = await checkRemoteUrl(input.url, gitNetwork);
    const kept = await readRemote(sql, project.id);
    const last = kept?.url === url ? kept : null;
    const token = await tokenFor(sql, input.token, last);
    const username = input.username || last?.username || (USERNAMES[new URL(url).hostname] ?? USERNAME);
    const { version, spec } = project;
    const overrides = await readOverrides(sql, project.id);
    const own = { projectId: project.id, userId };
    const pictures = await picturesToPush(createAppPictures(sql, media), spec, own, gitNetwork.pictureBytes);
    const files = { ...(await compilePool.run("files", { spec, overrides, version }, userId)), ...pictures };
    const pushed = await runPush(
      { url, addresses, username, token, ca: gitNetwork.ca, silenceMs: gitNetwork.silenceMs },
      {
        url,
        branch: input.branch,
        files,
        message: await messageOf(sql, project, last?.version ?? 0),
        author: { name: await personName(sql, userId), email: `${userId.slice(0, 8)}@users.noreply.${productHost}` },
        last: last === null ? null : { branch: last.branch, commit: last.commit_id, paths: last.paths },
        onTop: input.onTop,
      },
      gitNetwork.timeLimitMs,
    );
    if (!pushed.pushed) return { ...pushed, replaces: pushed.replaces.slice(0, 200) };
    const encrypted = input.remember ? await encryptSecret(sql, token) : null;
    await sql`
      insert into private.git_remotes (project_id, user_id, url, branch, username, token, token_hint, commit_id, version, paths)
      values (${project.id}, ${userId}, ${url}, ${pushed.branch}, ${input.username || null}, ${encrypted},
        ${encrypted === null ? null : keyHint(token)}, ${pushed.commit}, ${version}, ${Object.keys(files)})
      on conflict (project_id) do update set url = excluded.url, branch = excluded.branch, username = excluded.username,
        token = excluded.token, token_hint = excluded.token_hint, commit_id = excluded.commit_id, version = excluded.version,
        paths = excluded.paths, pushed_at = now()`;
    return { ...pushed, version };
  },
);

/** The token of this push. A kept one goes where it was meant to go and nowhere else. */
async function tokenFor(sql: Database, given: string | undefined, last: SavedRemote | null): Promise<string> {
  if (given !== undefined) return given;
  if (last === null || last.token === null)
    throw new FieldError("token", "Enter a token of this repository.", {
      hint: "It needs the right to write its contents.",
    });
  return decryptSecret(sql, last.token);
}

/** A commit message: the reasons of the versions since the last push. */
async function messageOf(sql: Database, project: OwnedProject, since: number): Promise<string> {
  const edits = await sql<{ reason: string | null }[]>`
    select reason from project_edits where project_id = ${project.id} and version > ${since} order by version desc limit ${MOST_REASONS}`;
  const reasons = edits.toReversed().map(({ reason }) => (reason ?? "Changed the app").replace(/\s+/g, " "));
  const { name, version } = project;
  const subject =
    reasons.length === 1
      ? (reasons[0] ?? "")
      : since === 0
        ? `${name}, version ${version}`
        : `${name}: version ${since} to ${version}`;
  const list = reasons.length > 1 ? `\n\n${reasons.map((reason) => `- ${reason}`).join("\n")}` : "";
  return `${subject.slice(0, 100)}${list}\n`;
}
