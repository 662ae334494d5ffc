import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const MAIN = join(import.meta.dirname, "main.ts");
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sayhey-make-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

function sayhey(...args: string[]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN, ...args], { env: { ...process.env, NODE_NO_WARNINGS: "1" } });
    let [stdout, stderr] = ["", ""];
    child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, stdout, stderr }));
  });
}

interface Answer {
  paths: Record<string, string>;
  ms: Record<string, number>;
}

const answerOf = ({ stdout }: Outcome): Answer => JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as Answer;

describe("sayhey make", () => {
  it("writes the app, its build, the trailer and the poster, and says where and how long", async () => {
    const out = join(folder, "queue");
    const outcome = await sayhey(
      "make",
      "repair café queue",
      "--out",
      out,
      "--duration",
      "6",
      "--aspect",
      "1:1",
      "--seed",
      "7",
      "--json",
    );
    expect(outcome).toMatchObject({ code: 0 });
    const { paths, ms } = answerOf(outcome);
    expect(Object.keys(paths).toSorted()).toEqual([
      "app",
      "appspec",
      "captions",
      "dist",
      "linkPicture",
      "poster",
      "srt",
      "storyboard",
      "trailer",
    ]);
    for (const stage of ["spec", "tree", "bundle", "film", "render", "total"])
      expect(ms[stage]).toBeGreaterThanOrEqual(0);
    expect(await readdir(out)).toEqual(
      expect.arrayContaining(["app", "appspec.json", "dist", "poster.jpg", "storyboard.json", "trailer.mp4"]),
    );
    expect((await readdir(out)).some((name) => name.startsWith(".making"))).toBe(false);
    const storyboard = JSON.parse(await readFile(join(out, "storyboard.json"), "utf8")) as {
      durationMs: number;
      aspect: string;
      scenes: { footage?: { id: string } | null }[];
    };
    expect(storyboard).toMatchObject({ durationMs: 6000, aspect: "1:1" });
    expect(storyboard.scenes.some((scene) => scene.footage !== null && scene.footage !== undefined)).toBe(true);
    expect((await readFile(join(out, "trailer.mp4"))).subarray(4, 8).toString()).toBe("ftyp");
    expect((await readFile(join(out, "poster.jpg"))).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(await readdir(join(out, "app"))).toEqual(expect.arrayContaining(["package.json", "src"]));
    expect(await readdir(join(out, "dist"))).toEqual(expect.arrayContaining(["index.html", "assets"]));
  }, 240_000);

  it("plans the same app from the same idea and seed", async () => {
    const specs: string[] = [];
    for (const name of ["first", "second"]) {
      const outcome = await sayhey(
        "make",
        "hive inspection log",
        "--out",
        join(folder, name),
        "--seed",
        "42",
        "--spec-only",
        "--json",
      );
      expect(Object.keys(answerOf(outcome).paths)).toEqual(["appspec"]);
      specs.push(await readFile(join(folder, name, "appspec.json"), "utf8"));
    }
    expect(specs[1]).toBe(specs[0]);
  });

  it("leaves the trailer out when asked to", async () => {
    const { paths } = answerOf(
      await sayhey("make", "chess club ladder", "--out", join(folder, "chess"), "--no-trailer", "--json"),
    );
    expect(paths["dist"]).toBeDefined();
    expect(paths["trailer"]).toBeUndefined();
  });

  it.each([
    [["make", "   ", "--out", "OUT"], "Please enter your idea first!"],
    [["make", "x".repeat(2001), "--out", "OUT"], "Please keep your idea under 2,000 characters."],
    [["make", "a shop"], "--out DIR"],
    [["make", "a shop", "--out", "OUT", "--duration", "16"], "--duration must be from 6 to 15 seconds."],
    [["make", "a shop", "--out", "OUT", "--format", "avi"], "--format must be mp4, webm or gif"],
    [["make", "a shop", "--out", "OUT", "--size", "1440"], "--size must be 720, 1080 or 2160."],
    [["make", "a shop", "--out", "OUT", "--fps", "25"], "--fps must be 24, 30 or 60."],
    [["make", "a shop", "--out", "OUT", "--quality", "best"], "--quality must be small, standard or high."],
    [["make", "a shop", "--out", "OUT", "--aspect", "4:3"], "--aspect must be 9:16, 4:5, 1:1 or 16:9."],
    [["make", "a shop", "--out", "OUT", "--seed", "1.5"], "--seed must be a whole number"],
    [["make", "a shop", "--out", "FILE"], "--out must name a folder"],
    [["fly"], "There is no command 'fly'."],
  ])("refuses %j in one clear sentence and writes nothing", async (args, message) => {
    await writeFile(join(folder, "file.txt"), "");
    const places = { OUT: join(folder, "refused"), FILE: join(folder, "file.txt") };
    const outcome = await sayhey(...args.map((arg) => places[arg as keyof typeof places] ?? arg));
    expect(outcome.code).not.toBe(0);
    expect(outcome.stderr).toContain(message);
    expect(outcome.stderr).not.toMatch(/ at .*\.ts:\d+/);
    expect(await readdir(folder)).not.toContain("refused");
  });
});
