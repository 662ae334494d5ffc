import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { report, spreadOf, type Spread } from "./figure.ts";
import { startLoadServer, type LoadServer } from "./load-server.ts";

const PASSWORD = "Tall-Maple7 Quiet!River";
const PEOPLE = 12;
const SPAN_MS = 5000;
const ROUNDS = 3;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Runs `task` again and again on `lanes` lanes; how often it ended in a second. @throws what the task throws */
async function perSecond(lanes: number, task: (turn: number) => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  let ended = 0;
  let turn = 0;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (performance.now() - startedAt < SPAN_MS) {
        await task(turn++);
        ended += 1;
      }
    }),
  );
  return ended / ((performance.now() - startedAt) / 1000);
}

/** Reads one's own projects every 25 ms, as a page does, until stopped; ms of each read, counted from when it was due. */
function watchReads(client: SupabaseClient): { stop(): Promise<number[]> } {
  const times: number[] = [];
  const open: Promise<void>[] = [];
  let stopped = false;
  const loop = (async () => {
    while (!stopped) {
      const dueAt = performance.now();
      open.push(
        (async () => {
          const { error } = await client.from("projects").select("id,name").limit(20);
          if (error !== null) throw error;
          times.push(performance.now() - dueAt);
        })(),
      );
      await wait(25);
    }
  })();
  return {
    async stop() {
      stopped = true;
      await loop;
      await Promise.all(open);
      return times;
    },
  };
}

function connect(server: LoadServer, key: string): SupabaseClient {
  return createClient(server.url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}

/** Sign-ins, and what everybody else notices of them; reads and writes through REST. */
export async function load(head: (title: string) => void): Promise<void> {
  const server = await startLoadServer();
  try {
    const reader = connect(server, server.publishable);
    const people: { email: string; id: string }[] = [];
    for (let person = 0; person <= PEOPLE; person++) {
      const email = `load${person}@example.com`;
      const client = person === 0 ? reader : connect(server, server.publishable);
      const { data, error } = await client.auth.signUp({
        email,
        password: PASSWORD,
        options: { data: { full_name: "Load" } },
      });
      if (error !== null) throw error;
      people.push({ email, id: data.user?.id ?? "" });
    }
    const figures = { signIns: [], quiet: [], busy: [], slower: [], reads: [], writes: [] } as Record<string, number[]>;
    const service = connect(server, server.secret);
    for (let round = 0; round < ROUNDS; round++) {
      const quietly = watchReads(reader);
      await wait(SPAN_MS);
      const quiet = percentile(await quietly.stop(), 0.99);
      const watch = watchReads(reader);
      const signIns = await perSecond(4, async (turn) => {
        const person = people[1 + (turn % PEOPLE)]?.email ?? "";
        const { error } = await connect(server, server.publishable).auth.signInWithPassword({
          email: person,
          password: PASSWORD,
        });
        if (error !== null) throw error;
      });
      const busy = percentile(await watch.stop(), 0.99);
      figures["signIns"]?.push(signIns);
      figures["quiet"]?.push(quiet);
      figures["busy"]?.push(busy);
      figures["slower"]?.push(busy / quiet);
      figures["reads"]?.push(
        await perSecond(8, async () => {
          const { error } = await reader
            .from("profiles")
            .select("id,username")
            .eq("id", people[0]?.id ?? "");
          if (error !== null) throw error;
        }),
      );
      figures["writes"]?.push(
        await perSecond(8, async (turn) => {
          const { error } = await service
            .from("notifications")
            .insert({ user_id: people[0]?.id, event: "render.completed", title: `Load ${round} ${turn}` });
          if (error !== null) throw error;
        }),
      );
    }
    const of = (name: string): Spread => spreadOf(figures[name] ?? []);
    head("Auth and REST, embedded server, client on the same two cores");
    report("sign-ins, four at a time", of("signIns"), "/s");
    report("p99 of a read every 25 ms, nobody signing in", of("quiet"), "ms");
    report("p99 of a read every 25 ms, while they sign in", of("busy"), "ms");
    report("with / without sign-ins, round by round", of("slower"), "x");
    report("REST select, eight at a time", of("reads"), "/s");
    report("REST insert, eight at a time", of("writes"), "/s");
  } finally {
    await server.stop();
  }
}
