import { log } from "../log/log.ts";
import { execFile } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { canRun, type RunAs } from "../postgres/run-as.ts";
import { whichSetpriv } from "../processes/plain-user.ts";
import type { Chromium } from "./resolve-chromium.ts";
import { stepSessionBack } from "./session-priority.ts";

/** Whom the browser of a root server runs as: nobody's user, and not PostgreSQL's either, whose files a broken browser would reach. */
export const BROWSER_USER: RunAs = { uid: 64_873, gid: 64_873 };

/** A browser as it is started: by which program, with which folders of its own. */
export interface BrowserStart {
  executablePath: string;
  env: Record<string, string>;
  /** It does not run as root. */
  isPlainUser: boolean;
  /** Lets the running browser step back further, where it was started to step back as told. */
  stepBehind(priority: number): void;
}

let isTold = false;
const warnOnce = (message: string): void => {
  if (!isTold) log.warn(message);
  isTold = true;
};

/**
 * How a browser is started so that what strangers' apps run in is no root process. A server that is not root starts it as itself; on Linux a
 * root server lets it run as a user of its own, or says in one line why it cannot. `priority` is how far it steps back behind others, there.
 */
export async function startAsUser(found: Chromium, priority = 0): Promise<BrowserStart> {
  const asIs = {
    executablePath: found.executablePath,
    env: found.env,
    isPlainUser: process.getuid?.() !== 0,
    stepBehind: () => undefined,
  };
  if (asIs.isPlainUser || process.platform !== "linux") return asIs;
  const setpriv = whichSetpriv();
  if (setpriv === null) {
    warnOnce("The browser runs as root, without its sandbox: setpriv (of util-linux) isn't installed.");
    return asIs;
  }
  if (found.source === "package") await openUnpacked(found);
  if (!canRun(found.executablePath, BROWSER_USER)) {
    warnOnce(`The browser runs as root, without its sandbox: only root can read ${found.executablePath}.`);
    return asIs;
  }
  const folder = mkdtempSync(join(tmpdir(), "browser-"));
  chmodSync(folder, 0o711);
  const home = mkdtempSync(join(folder, "home-"));
  chownSync(home, BROWSER_USER.uid, BROWSER_USER.gid);
  const executablePath = join(folder, "start-browser");
  const leader = join(folder, "pid");
  const { uid, gid } = BROWSER_USER;
  // The profile is made by this process, and has to be the browser's own.
  writeFileSync(
    executablePath,
    `#!/bin/sh
for each in "$@"; do
  case "$each" in --user-data-dir=*) chown -R ${uid}:${gid} "\${each#*=}" ;; esac
done
echo $$ > "${leader}"
${stepBehind(priority)}exec "${setpriv}" --reuid=${uid} --regid=${gid} --clear-groups --no-new-privs -- "${found.executablePath}" "$@"
`,
    { mode: 0o755 },
  );
  return {
    executablePath,
    env: { ...found.env, TMPDIR: home, HOME: home },
    isPlainUser: true,
    stepBehind: (further) => stepSessionBack(Number(readFileSync(leader, "utf8")), found.executablePath, further),
  };
}

/**
 * Lines of a shell that let it and what it becomes step back. A browser leads a session of its own, and Linux weighs sessions against one
 * another before it looks at the processes in them, where nobody grouped these otherwise.
 */
const stepBehind = (priority: number): string =>
  priority === 0
    ? ""
    : `{ echo ${priority} > /proc/self/autogroup; } 2>/dev/null
renice -n ${priority} -p $$ > /dev/null 2>&1
`;

/** The browser of the package is unpacked for this server alone; its user may read it, and write what fonts it has found. */
async function openUnpacked({ executablePath, env }: Chromium): Promise<void> {
  chmodSync(dirname(executablePath), 0o755);
  const fonts = env["FONTCONFIG_PATH"];
  if (fonts === undefined) return;
  const cache = join(fonts, "cache");
  await promisify(execFile)("mkdir", ["-p", cache]);
  chownSync(cache, BROWSER_USER.uid, BROWSER_USER.gid);
}
