import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PLANT_DESIGN } from "../../server/src/testing/plant-design.ts";

const MAIN = join(import.meta.dirname, "main.ts");
let folder: string;
let service: Server;
let asked = 0;
let status = 200;

const piece = (value: object): string => `data: ${JSON.stringify({ id: "1", ...value })}\n\n`;
/** A design, whatever is asked: this model knows no tools. */
const ANSWER = JSON.stringify({
  ...PLANT_DESIGN,
  pages: PLANT_DESIGN.pages.map((page) => ({ ...page, blocks: ["cards", "form"] })),
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sayhey-model-"));
  service = createServer((_request, response) => {
    asked++;
    response.writeHead(status, { "content-type": "text/event-stream" });
    response.write(piece({ choices: [{ index: 0, delta: { content: ANSWER }, finish_reason: null }] }));
    response.write(piece({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] }));
    response.end(
      `${piece({ choices: [], usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 } })}data: [DONE]\n\n`,
    );
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await new Promise<void>((resolve) => service.close(() => resolve()));
  await rm(folder, { recursive: true, force: true });
});

async function make(
  name: string,
  ...args: string[]
): Promise<{ output: string; appName: string; code: number | null }> {
  const address = service.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const out = join(folder, name);
  const env = {
    ...process.env,
    NODE_NO_WARNINGS: "1",
    AI_PROVIDER: "openai-compatible",
    AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    AI_MODEL: "llama",
  };
  const child = spawn(process.execPath, [MAIN, "make", "plant diary", "--out", out, "--spec-only", ...args], { env });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  const spec = JSON.parse(await readFile(join(out, "appspec.json"), "utf8")) as { identity: { name: string } };
  return { output, appName: spec.identity.name, code };
}

it("the model of the environment designs what is made where it knows no tools, and says what it took", async () => {
  const { output, appName, code } = await make("with");
  expect([code, appName]).toEqual([0, "Fern & Friends"]);
  expect(output).toContain("llama designed the app (360 tokens).");
});

it("a model that fails leaves the built-in planner's app, and says so; with --no-model none is asked", async () => {
  status = 401;
  const failed = await make("failed");
  expect([failed.code, failed.appName === "Fern & Friends"]).toEqual([0, false]);
  expect(failed.output).toContain("refused the key. This app is made by the built-in planner.");
  const before = asked;
  const without = await make("without", "--no-model");
  expect([without.appName, asked]).toEqual([failed.appName, before]);
});
