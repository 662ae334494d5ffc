import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openBrowserPool } from "./browser-pool.ts";
import { BROWSER_USER } from "./browser-user.ts";
import { resolveChromium } from "./resolve-chromium.ts";

/** Processes below this one that are the browser's, by their command line. */
function browserProcesses(): { pid: string; args: string }[] {
  return execFileSync("ps", ["-A", "-o", "pid=,args="], { encoding: "utf8" })
    .split("\n")
    .flatMap((line) => {
      const [, pid = "", args = ""] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? [];
      return args.includes("playwright_chromiumdev_profile") && args.includes(String(process.pid))
        ? [{ pid, args }]
        : [];
    });
}

/** Whether that user may have the namespaces that the sandbox is made of. */
function allowsSandbox(): boolean {
  const { uid, gid } = BROWSER_USER;
  try {
    execFileSync("/usr/bin/env", [
      "setpriv",
      `--reuid=${uid}`,
      `--regid=${gid}`,
      "--clear-groups",
      "unshare",
      "-U",
      "true",
    ]);
    return true;
  } catch {
    return false;
  }
}

test.skipIf(process.platform !== "linux" || process.getuid?.() !== 0)(
  "the browser of a root server is no root process, cannot become one, steps back as told, and keeps its sandbox where the system has one",
  async () => {
    const pool = openBrowserPool({ size: 1, args: [`--sayhey-test=${process.pid}`], priority: 12 });
    onTestFinished(() => pool.close());
    const heading = await pool.use({}, async (context) => {
      const page = await context.newPage();
      await page.setContent("<h1>Hello</h1>");
      const processes = browserProcesses().filter(({ args }) => !args.includes("/bin/sh"));
      expect(processes.length).toBeGreaterThan(0);
      // It steps back behind whatever answers people, and so does all that it starts.
      for (const { pid } of processes)
        expect(Number(execFileSync("ps", ["-o", "ni=", "-p", pid], { encoding: "utf8" }))).toBeGreaterThanOrEqual(12);
      pool.stepBehind(14);
      for (const { pid } of processes)
        expect(execFileSync("ps", ["-o", "ni=", "-p", pid], { encoding: "utf8" }).trim()).toBe("14");
      const group = `/proc/${processes[0]?.pid ?? ""}/autogroup`;
      if (existsSync(group)) expect(readFileSync(group, "utf8")).toContain("nice 14");
      for (const { pid } of processes) {
        const status = readFileSync(`/proc/${pid}/status`, "utf8");
        expect(/^Uid:\s+(.*)$/m.exec(status)?.[1]?.split("\t")).not.toContain("0");
        expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
      }
      expect(readFileSync(`/proc/${processes[0]?.pid ?? ""}/status`, "utf8")).toMatch(
        new RegExp(`^Uid:\\s+${BROWSER_USER.uid}\\b`, "m"),
      );
      if (allowsSandbox()) for (const { args } of processes) expect(args).not.toContain("--no-sandbox");
      return page.locator("h1").innerText();
    });
    expect(heading).toBe("Hello");
  },
);

test.skipIf(process.platform !== "linux" || process.getuid?.() !== 0 || !allowsSandbox())(
  "a browser that was killed while it started is started again with its sandbox",
  async () => {
    const found = await resolveChromium();
    const folder = mkdtempSync(join(tmpdir(), "sayhey-killed-start-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    // Where the browser was unpacked for root alone, its user has to reach it behind this program too.
    for (const each of [folder, dirname(found.executablePath)]) chmodSync(each, 0o755);
    const executablePath = join(folder, "chromium");
    const starts = join(folder, "starts");
    writeFileSync(starts, "");
    chmodSync(starts, 0o666);
    writeFileSync(
      executablePath,
      `#!/bin/sh\n[ -s "${starts}" ] || { echo killed > "${starts}"; kill -KILL $$; }\nexec "${found.executablePath}" "$@"\n`,
      { mode: 0o755 },
    );
    const pool = openBrowserPool({
      size: 1,
      args: [`--sayhey-test=${process.pid}`],
      chromium: { ...found, executablePath },
    });
    onTestFinished(() => pool.close());
    await pool.use({}, async (context) => {
      await context.newPage();
      expect(readFileSync(starts, "utf8")).toBe("killed\n");
      const processes = browserProcesses().filter(({ args }) => !args.includes("/bin/sh"));
      expect(processes.length).toBeGreaterThan(0);
      for (const { args } of processes) expect(args).not.toContain("--no-sandbox");
    });
  },
);
