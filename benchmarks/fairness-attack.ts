import { fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { signUp } from "./fairness-person.ts";

/** How many of each thing the account does at once. */
const AT_ONCE = 5;

const NEVER = `document.getAnimations = () => { for (;;); };
Object.defineProperty(document, "fonts", { configurable: true, value: { ready: new Promise(() => undefined) } });
`;

/**
 * Starts an account's worst in a process of its own. It runs when nobody else wants the processor, since the machine of whoever attacks is
 * another one; what their requests cost the server is what is measured. Returns what ends it.
 */
export async function attack(url: string, beforehand: (email: string) => Promise<void>): Promise<() => Promise<void>> {
  const child = fork(import.meta.filename, [url], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const ended = once(child, "exit");
  await once(child, "message");
  await beforehand("mallory@example.com");
  child.send("begin");
  await once(child, "message");
  await wait(3000);
  return async () => {
    child.kill();
    await ended;
  };
}

/** Styles that multiply, styles that are as large as they may be, an app that never answers, and renders. */
async function doWorst(url: string): Promise<void> {
  setPriority(constants.priority.PRIORITY_LOW);
  const mallory = await signUp(url, "mallory");
  process.send?.("signed up");
  await once(process, "message");
  const projects: string[] = [];
  for (let count = 0; count < AT_ONCE; count++)
    await mallory
      .call("project-create", { idea: "Plant diary", seed: count })
      .then(({ projectId }) => projects.push(projectId))
      .catch((error: unknown) => console.error(String(error)));
  const again = async (work: () => Promise<unknown>): Promise<never> => {
    for (;;) {
      // Being refused is what it is there for.
      await work().catch(() => undefined);
      await wait(50);
    }
  };
  const save = async (projectId: string, path: string, change: (text: string) => string): Promise<void> => {
    const { version, generated } = await mallory.call("project-file", { projectId, path });
    await mallory.call("override-save", {
      projectId,
      baseVersion: version,
      path,
      text: change(generated ?? ""),
      checkTypes: false,
    });
  };
  const heavy = (turn: number): string =>
    Array.from({ length: 1900 }, (_, at) => `.x${turn}-${at} { @apply p-[${at}px]; }`).join("\n");
  let turn = 0;
  for (const projectId of projects)
    await save(projectId, "src/main.tsx", (text) => NEVER + text).catch(() => undefined);
  const loops = projects.flatMap((projectId) => [
    again(() => save(projectId, "src/styles.css", (text) => `${text}\n@source inline("p-{1..3000000}");`)),
    again(() => save(projectId, "src/styles.css", (text) => `${text}\n${heavy(turn++)}`)),
    again(() => mallory.call("project-film", { projectId })),
    again(() => mallory.call("render-create", { projectId, durationMs: 15_000 })),
    again(() => mallory.call("project-source", { projectId })),
  ]);
  process.send?.("at work");
  await Promise.all(loops);
}

const [, , url] = process.argv;
if (process.argv[1] === import.meta.filename && url !== undefined) await doWorst(url);
