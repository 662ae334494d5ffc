import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { report, spreadOf } from "./figure.ts";
import { startLoadServer } from "./load-server.ts";

const SOCKETS = 500;
const PEOPLE = 25;
const ROUNDS = 60;
const EVERY_MS = 100;

interface Arrival {
  type: "change" | "ready";
  /** Progress that was written: names the round. */
  mark?: number;
  at: number;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Resident memory and CPU time of a process, from /proc; null elsewhere. */
function useOf(pid: number): { megabytes: number; cpuMs: number } | null {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]);
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { megabytes: (pages * 4096) / 1024 ** 2, cpuMs: (Number(fields[11]) + Number(fields[12])) * 10 };
  } catch {
    return null;
  }
}

/**
 * Delivery of changes to 500 open sockets of 25 people: each round a row of one person changes, and twenty sockets hear of it.
 * Measured from before the write to the arrival at each client.
 */
export async function realtime(head: (title: string) => void): Promise<void> {
  const server = await startLoadServer();
  const clients = fork(join(import.meta.dirname, "realtime.entry.ts"), { execArgv: [] });
  try {
    const service = createClient(server.url, server.secret, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const people: { id: string; token: string; row: string }[] = [];
    await Promise.all(
      Array.from({ length: 5 }, async (_, lane) => {
        for (let index = lane; index < PEOPLE; index += 5) {
          const visitor = createClient(server.url, server.publishable, { auth: { persistSession: false } });
          const { data, error } = await visitor.auth.signUp({
            email: `person-${index}@example.com`,
            password: "Tall-Maple7 Quiet!River",
          });
          if (error !== null) throw error;
          const id = data.user?.id ?? "";
          const made = await service
            .from("transforms")
            .insert({ user_id: id, kind: "duotone", input_name: "a.jpg" })
            .select("id")
            .single();
          if (made.error !== null) throw new Error(made.error.message);
          people.push({ id, token: data.session?.access_token ?? "", row: String(made.data.id) });
        }
      }),
    );
    const before = useOf(server.pid);
    clients.send({
      url: `${server.url.replace("http", "ws")}/realtime/v1/websocket?vsn=2.0.0`,
      people,
      sockets: SOCKETS,
    });
    await once(clients, "message");
    const joined = useOf(server.pid);

    const sentAt = new Map<number, number>();
    const times: number[] = [];
    clients.on("message", ({ mark = -1, at }: Arrival) => {
      const sent = sentAt.get(Math.round(mark * ROUNDS));
      if (sent !== undefined) times.push(at - sent);
    });
    for (let round = 1; round <= ROUNDS; round++) {
      const person = people[round % people.length];
      sentAt.set(round, Date.now());
      const { error } = await service
        .from("transforms")
        .update({ progress: round / ROUNDS })
        .eq("id", person?.row ?? "");
      if (error !== null) throw new Error(error.message);
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
    const expected = (ROUNDS * SOCKETS) / PEOPLE;
    for (let waited = 0; times.length < expected && waited < 3000; waited += 50)
      await new Promise((resolve) => setTimeout(resolve, 50));
    const after = useOf(server.pid);

    head(`Realtime: ${SOCKETS} sockets, ${ROUNDS} changes, ${expected} deliveries`);
    if (times.length !== expected) console.log(`\n${expected - times.length} deliveries are missing.\n`);
    report("delivery, p50", spreadOf([percentile(times, 0.5)]), "ms");
    report("delivery, p99", spreadOf([percentile(times, 0.99)]), "ms");
    if (before !== null && joined !== null && after !== null) {
      report("memory of one socket", spreadOf([((joined.megabytes - before.megabytes) * 1024) / SOCKETS]), "kB");
      report(
        "CPU of the server for one change to twenty sockets",
        spreadOf([(after.cpuMs - joined.cpuMs) / ROUNDS]),
        "ms",
      );
    }
  } finally {
    clients.disconnect();
    await server.stop();
  }
}
