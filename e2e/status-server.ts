import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext } from "playwright-core";
import { copyDataTemplate } from "../apps/server/src/testing/data-template.ts";
import { cloneRunDatabase } from "../apps/server/src/testing/test-database.ts";
import { newDataFolder } from "./data-folder.ts";
import { webFolderOption } from "./web-folder.ts";

const PASSWORD = "Tall-Maple7 Quiet!River";

/** Someone with an account. */
export interface Person {
  id: string;
  email: string;
  /** What the browser keeps of the session. */
  session: string;
}

/** The product in a process that can be killed and started again on the same data and address. */
export interface StatusServer {
  readonly url: string;
  /** Runs a statement as a worker would. */
  sql(text: string, values?: string[]): Promise<Record<string, unknown>[]>;
  signUp(name: string): Promise<Person>;
  /** SIGKILL: nothing is said goodbye to. */
  kill(): Promise<void>;
  /** Starts it again; `first` are statements that run before anything is answered. */
  restart(first?: string): Promise<void>;
  stop(): Promise<void>;
}

interface Told {
  url: string;
  port: number;
  publishable: string;
}
interface Answer {
  id: number;
  rows?: Record<string, unknown>[];
  error?: string;
}

/** Starts it on a data folder of its own; a worker runs only when asked for. */
export async function startStatusServer(options: { worker?: boolean } = {}): Promise<StatusServer> {
  const folder = await newDataFolder({ empty: true });
  // A copy: a build that somebody starts meanwhile must not take files away from the pages under test.
  const webFolder = join(folder, "web");
  await cp(webFolderOption().webFolder ?? join(import.meta.dirname, "../apps/web/dist"), webFolder, {
    recursive: true,
  });
  const dataFolder = join(folder, "data");
  await mkdir(dataFolder);
  const database = await cloneRunDatabase();
  if (database === undefined) await copyDataTemplate(dataFolder);
  let child: ChildProcess;
  let told: Told;
  let count = 0;
  const waiting = new Map<number, (answer: Answer) => void>();

  const start = async (port: number, first?: string): Promise<void> => {
    const fresh = fork(join(import.meta.dirname, "status-server.entry.ts"), {
      env: {
        ...process.env,
        DATA_DIR: dataFolder,
        ...(database === undefined ? {} : { DATABASE_URL: database.url }),
        WEB_FOLDER: webFolder,
        PORT: String(port),
        NODE_NO_WARNINGS: "1",
        WORKER: options.worker === true ? "1" : "0",
        ...(first === undefined ? {} : { FIRST: first }),
      },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      execArgv: [],
    });
    const [message] = (await Promise.race([
      once(fresh, "message"),
      once(fresh, "exit").then(() => Promise.reject(new Error("The server ended before it was ready."))),
    ])) as [Told];
    fresh.on("message", (answer: Answer) => waiting.get(answer.id)?.(answer));
    child = fresh;
    told = message;
  };
  await start(0);

  const sql: StatusServer["sql"] = async (text, values = []) => {
    const id = ++count;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      child.send({ id, text, values });
    });
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.rows ?? [];
  };
  return {
    get url() {
      return told.url;
    },
    sql,
    async signUp(name) {
      const email = `${name.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@example.com`;
      const answer = await fetch(`${told.url}/auth/v1/signup`, {
        method: "POST",
        headers: { apikey: told.publishable, "content-type": "application/json" },
        body: JSON.stringify({ email, password: PASSWORD, data: { full_name: name } }),
      });
      const session = (await answer.json()) as { user?: { id: string }; access_token?: string };
      if (session.user === undefined || session.access_token === undefined)
        throw new Error(`${name} could not sign up: ${JSON.stringify(session)}`);
      return { id: session.user.id, email, session: JSON.stringify(session) };
    },
    async kill() {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
    restart: (first) => start(told.port, first),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, "exit");
        child.send("stop");
        await gone;
      }
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Name under which supabase-js keeps the session of a server on localhost. */
export const SESSION_KEY = "sb-localhost-auth-token";

/** Lets every page of a context begin signed in, unless it has signed out since. */
export async function signIn(context: BrowserContext, person: Person): Promise<void> {
  await context.addInitScript(
    ([key, session, mark]) => {
      if (sessionStorage.getItem(mark) !== null) return;
      sessionStorage.setItem(mark, "1");
      localStorage.setItem(key, session);
    },
    [SESSION_KEY, person.session, `signed in ${person.id}`] as const,
  );
}
