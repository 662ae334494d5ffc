import * as fs from "node:fs";
import { AppError } from "@sayhey/contract/app-error";
import git, { type HttpClient, type TreeEntry } from "isomorphic-git";

/** Files of a push by their path: text, or the bytes of a picture. */
type PushedFiles = Readonly<Record<string, string | Uint8Array>>;

/** One push of an app's files. */
export interface TreePush {
  url: string;
  /** Name of the branch, without `refs/heads/`. */
  branch: string;
  files: PushedFiles;
  message: string;
  author: { name: string; email: string };
  /** What was pushed to this repository last. */
  last: { branch: string; commit: string; paths: readonly string[] } | null;
  /** Adds the commit although the branch holds commits that are not from here. */
  onTop: boolean;
}

/** How a push ended: with a commit, or with nothing done because the branch holds commits that are not from here. */
export type TreePushed =
  | { pushed: true; commit: string; branch: string; unchanged: boolean }
  | { pushed: false; branch: string; replaces: string[] };

type Entries = Map<string, Pick<TreeEntry, "oid" | "mode" | "type">>;

const HEADS = "refs/heads/";

/**
 * Pushes files as one commit on a branch of a remote. The commit stands on what the branch holds: files that are not the app's stay,
 * those the last push wrote and the app has no longer go. Nothing is ever forced, so what is on the remote is never lost.
 * `gitdir` is an empty folder for what has to be fetched for that.
 *
 * @throws AppError with what to do: no such repository, a refused token, a branch that has gone on meanwhile
 */
export async function pushTree(gitdir: string, http: HttpClient, push: TreePush): Promise<TreePushed> {
  const { url, branch, last } = push;
  await git.init({ fs, gitdir, bare: true, defaultBranch: branch });
  const refs = await told(git.listServerRefs({ http, url, forPush: true, protocolVersion: 1 }));
  const tips = new Map(refs.map(({ ref, oid }) => [ref, oid]));
  const tip = tips.get(HEADS + branch);
  const base = tip === undefined ? forNewBranch(tips, last) : { ref: HEADS + branch, oid: tip };
  const isOurs = last !== null && base !== null && last.commit === base.oid;
  const there: Entries = base === null ? new Map() : await fetchEntries(gitdir, http, url, base);
  if (tip !== undefined && !isOurs && !push.onTop) {
    const replaces = await replacedFiles(gitdir, there, push.files);
    return { pushed: false, branch, replaces };
  }
  const entries: Entries = new Map(there);
  if (isOurs) for (const path of last.paths) entries.delete(path);
  for (const [path, content] of Object.entries(push.files)) {
    clearWay(entries, path);
    const oid = await git.writeBlob({ fs, gitdir, blob: bytesOf(content) });
    entries.set(path, { oid, mode: "100644", type: "blob" });
  }
  const tree = await writeEntries(gitdir, entries);
  if (base !== null && tip !== undefined) {
    const { commit } = await git.readCommit({ fs, gitdir, oid: base.oid });
    if (commit.tree === tree) return { pushed: true, commit: base.oid, branch, unchanged: true };
  }
  const { message, author } = push;
  const commit = await git.commit({
    fs,
    gitdir,
    message,
    author,
    committer: author,
    tree,
    parent: base === null ? [] : [base.oid],
    ref: HEADS + branch,
  });
  const answer = await told(
    git.push({ fs, http, gitdir, url, ref: HEADS + branch, remoteRef: HEADS + branch, force: false }),
  );
  const refused = answer.ok ? undefined : (answer.error ?? "It gave no reason.");
  const ofRef = Object.values(answer.refs ?? {}).find(({ ok }) => !ok)?.error;
  if (refused !== undefined || ofRef !== undefined)
    throw new AppError(
      "conflict",
      `branch: The repository refused the push: ${String(ofRef ?? refused).slice(0, 200)}`,
      {
        hint: "The branch may be protected. Push to a new branch instead.",
      },
    );
  return { pushed: true, commit, branch, unchanged: false };
}

/** What a new branch starts from: our last push where it is still a tip, else what the repository shows by itself. */
function forNewBranch(tips: Map<string, string>, last: TreePush["last"]): { ref: string; oid: string } | null {
  if (last !== null && tips.get(HEADS + last.branch) === last.commit)
    return { ref: HEADS + last.branch, oid: last.commit };
  const head = tips.get("HEAD");
  for (const [ref, oid] of tips) if (ref.startsWith(HEADS) && oid === head) return { ref, oid };
  for (const name of ["main", "master"]) {
    const oid = tips.get(HEADS + name);
    if (oid !== undefined) return { ref: HEADS + name, oid };
  }
  return null;
}

async function fetchEntries(
  gitdir: string,
  http: HttpClient,
  url: string,
  base: { ref: string; oid: string },
): Promise<Entries> {
  await git.addRemote({ fs, gitdir, remote: "origin", url, force: true });
  await told(
    git.fetch({
      fs,
      http,
      gitdir,
      url,
      remote: "origin",
      ref: base.ref.slice(HEADS.length),
      singleBranch: true,
      depth: 1,
      tags: false,
    }),
  );
  const entries: Entries = new Map();
  const walk = async (oid: string, folder: string): Promise<void> => {
    const { tree } = await git.readTree({ fs, gitdir, oid });
    for (const entry of tree) {
      const path = folder + entry.path;
      if (entry.type === "tree") await walk(entry.oid, `${path}/`);
      else entries.set(path, { oid: entry.oid, mode: entry.mode, type: entry.type });
    }
  };
  await walk(base.oid, "");
  return entries;
}

/** Files of the remote that would read otherwise after the push. */
async function replacedFiles(gitdir: string, there: Entries, files: PushedFiles): Promise<string[]> {
  const replaced: string[] = [];
  for (const [path, content] of Object.entries(files)) {
    const entry = there.get(path);
    if (entry === undefined) continue;
    const oid = await git.writeBlob({ fs, gitdir, blob: bytesOf(content) });
    if (oid !== entry.oid) replaced.push(path);
  }
  return replaced;
}

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === "string" ? Buffer.from(content) : content;

/** A file cannot stand where a folder does, nor the other way around. */
function clearWay(entries: Entries, path: string): void {
  const parts = path.split("/");
  for (let length = 1; length < parts.length; length++) entries.delete(parts.slice(0, length).join("/"));
  for (const other of entries.keys()) if (other.startsWith(`${path}/`)) entries.delete(other);
}

async function writeEntries(gitdir: string, entries: Entries): Promise<string> {
  interface Folder {
    files: TreeEntry[];
    folders: Map<string, Folder>;
  }
  const root: Folder = { files: [], folders: new Map() };
  for (const [path, entry] of entries) {
    const parts = path.split("/");
    const name = parts.pop() ?? "";
    let folder = root;
    for (const part of parts) {
      let next = folder.folders.get(part);
      if (next === undefined) folder.folders.set(part, (next = { files: [], folders: new Map() }));
      folder = next;
    }
    folder.files.push({ ...entry, path: name });
  }
  const write = async ({ files, folders }: Folder): Promise<string> => {
    const inner: TreeEntry[] = [];
    for (const [path, folder] of folders) inner.push({ path, mode: "040000", type: "tree", oid: await write(folder) });
    return git.writeTree({ fs, gitdir, tree: [...files, ...inner] });
  };
  return write(root);
}

/** What Git says, in words one can act on. */
async function told<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const { code, data } = cause as { code?: string; data?: { statusCode?: number; reason?: string } };
    const status = data?.statusCode;
    if (code === "HttpError" && (status === 401 || status === 403))
      throw new AppError("bad-request", "token: The repository does not accept this token.", {
        cause,
        hint: "It needs the right to write to this repository, and may have expired.",
      });
    if (code === "HttpError" && status === 404)
      throw new AppError("bad-request", "url: There is no such repository, or the token may not see it.", {
        cause,
        hint: "Check the address, and which repositories the token is for.",
      });
    if (code === "HttpError")
      throw new AppError("unavailable", `url: The repository answered ${status ?? "with an error"}.`, {
        cause,
        hint: "Try again in a moment.",
      });
    if (code === "PushRejectedError" || code === "GitPushError")
      throw new AppError("conflict", "branch: The branch has gone on meanwhile.", {
        cause,
        hint: "Push again, or push to a new branch.",
      });
    if (code === "SmartHttpError" || code === "RemoteCapabilityError" || code === "ParseError")
      throw new AppError("bad-request", "url: There is no Git repository at this address.", {
        cause,
        hint: "Copy the https address that the repository offers for cloning.",
      });
    throw cause;
  }
}
