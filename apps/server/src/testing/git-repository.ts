import * as fs from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import git from "isomorphic-git";

/** A bare repository, and the answers of Git's protocol about it. */
export interface GitRepository {
  /** Files of a branch, and the messages of its commits, newest first. */
  read(branch: string): Promise<{ files: Record<string, string>; messages: string[] }>;
  /** The bytes of one file of a branch. */
  readBytes(branch: string, path: string): Promise<Buffer>;
  /** Commits files to a branch as somebody else, beside what is there. */
  commit(branch: string, files: Record<string, string>, message: string): Promise<string>;
  /** The refs that a service begins with. */
  advertise(service: string): Promise<Buffer>;
  /** The objects that a fetch wants. */
  upload(body: Buffer): Promise<Buffer>;
  /** Takes a push; its refs are looked at after `beforePush`. */
  receive(body: Buffer): Promise<Buffer>;
}

const NONE = "0".repeat(40);
const FLUSH = Buffer.from("0000");
const line = (text: string | Buffer): Buffer => {
  const bytes = Buffer.from(text as string);
  return Buffer.concat([Buffer.from((bytes.length + 4).toString(16).padStart(4, "0")), bytes]);
};

/** Makes an empty repository. */
export async function createGitRepository(gitdir: string, beforePush: () => Promise<unknown>): Promise<GitRepository> {
  const at = { fs, gitdir };
  await git.init({ ...at, bare: true, defaultBranch: "main" });

  const tips = async (): Promise<Map<string, string>> => {
    const names = await git.listBranches(at);
    return new Map(
      await Promise.all(
        names.map(async (name) => [name, await git.resolveRef({ ...at, ref: `refs/heads/${name}` })] as const),
      ),
    );
  };

  const advertise = async (service: string): Promise<Buffer> => {
    const branches = await tips();
    const capabilities =
      service === "git-receive-pack"
        ? "report-status delete-refs side-band-64k ofs-delta agent=test"
        : "side-band-64k ofs-delta shallow agent=test symref=HEAD:refs/heads/main";
    const refs = [...branches].map(([name, oid]) => `${oid} refs/heads/${name}`);
    const head = branches.get("main");
    if (head !== undefined && service === "git-upload-pack") refs.unshift(`${head} HEAD`);
    if (head !== undefined && service === "git-receive-pack") refs.push(`${head} HEAD`);
    const [first = `${NONE} capabilities^{}`, ...rest] = refs;
    return Buffer.concat([
      line(`# service=${service}\n`),
      FLUSH,
      line(`${first}\0${capabilities}\n`),
      ...rest.map((ref) => line(`${ref}\n`)),
      FLUSH,
    ]);
  };

  const objectsOf = async (oid: string): Promise<string[]> => {
    const { commit } = await git.readCommit({ ...at, oid });
    const oids = [oid];
    const walk = async (tree: string): Promise<void> => {
      oids.push(tree);
      for (const entry of (await git.readTree({ ...at, oid: tree })).tree)
        if (entry.type === "tree") await walk(entry.oid);
        else if (entry.type === "blob") oids.push(entry.oid);
    };
    await walk(commit.tree);
    return [...new Set(oids)];
  };

  const upload = async (body: Buffer): Promise<Buffer> => {
    const wants = [...body.toString("latin1").matchAll(/want ([0-9a-f]{40})/g)].map(([, oid = ""]) => oid);
    const oids = (await Promise.all(wants.map(objectsOf))).flat();
    const { packfile = new Uint8Array() } = await git.packObjects({ ...at, oids, write: false });
    const data = Buffer.from(packfile);
    const parts: Buffer[] = [];
    for (let from = 0; from < data.length; from += 60_000)
      parts.push(line(Buffer.concat([Buffer.from([1]), data.subarray(from, from + 60_000)])));
    return Buffer.concat([...wants.map((oid) => line(`shallow ${oid}`)), FLUSH, line("NAK\n"), ...parts, FLUSH]);
  };

  const receive = async (body: Buffer): Promise<Buffer> => {
    await beforePush();
    const length = Number.parseInt(body.subarray(0, 4).toString("latin1"), 16);
    const [command = ""] = body.subarray(4, length).toString("utf8").split("\0");
    const [before = "", after = "", ref = ""] = command.trim().split(" ");
    const pack = body.subarray(length + 4);
    const present = (await tips()).get(ref.replace("refs/heads/", "")) ?? NONE;
    let said = `ok ${ref}`;
    if (present !== before) said = `ng ${ref} non-fast-forward`;
    else {
      const name = `pack-${after}.pack`;
      await mkdir(join(gitdir, "objects", "pack"), { recursive: true });
      await writeFile(join(gitdir, "objects", "pack", name), pack);
      await git.indexPack({ fs, dir: gitdir, gitdir, filepath: `objects/pack/${name}` });
      await git.writeRef({ ...at, ref, value: after, force: true });
    }
    const report = Buffer.concat([line("unpack ok\n"), line(`${said}\n`), FLUSH]);
    return Buffer.concat([line(Buffer.concat([Buffer.from([1]), report])), FLUSH]);
  };

  const read: GitRepository["read"] = async (branch) => {
    const files: Record<string, string> = {};
    const oid = await git.resolveRef({ ...at, ref: `refs/heads/${branch}` });
    const walk = async (tree: string, folder: string): Promise<void> => {
      for (const entry of (await git.readTree({ ...at, oid: tree })).tree)
        if (entry.type === "tree") await walk(entry.oid, `${folder}${entry.path}/`);
        else
          files[folder + entry.path] = Buffer.from((await git.readBlob({ ...at, oid: entry.oid })).blob).toString(
            "utf8",
          );
    };
    await walk((await git.readCommit({ ...at, oid })).commit.tree, "");
    const log = await git.log({ ...at, ref: `refs/heads/${branch}` });
    return { files, messages: log.map(({ commit }) => commit.message) };
  };
  const readBytes: GitRepository["readBytes"] = async (branch, path) => {
    const oid = await git.resolveRef({ ...at, ref: `refs/heads/${branch}` });
    return Buffer.from((await git.readBlob({ ...at, oid, filepath: path })).blob);
  };
  const commit: GitRepository["commit"] = async (branch, files, message) => {
    const parent = (await tips()).get(branch);
    const there = parent === undefined ? [] : (await git.readTree({ ...at, oid: parent })).tree;
    const added = await Promise.all(
      Object.entries(files).map(async ([path, text]) => ({
        path,
        mode: "100644",
        type: "blob" as const,
        oid: await git.writeBlob({ ...at, blob: Buffer.from(text) }),
      })),
    );
    const tree = await git.writeTree({ ...at, tree: [...there.filter(({ path }) => !(path in files)), ...added] });
    const author = { name: "Bob", email: "bob@example.com" };
    const ref = `refs/heads/${branch}`;
    return git.commit({ ...at, message, author, tree, ref, parent: parent === undefined ? [] : [parent] });
  };
  return { read, readBytes, commit, advertise, upload, receive };
}
