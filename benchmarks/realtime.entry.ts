// The many clients of the realtime measurement, in a process of their own: what they do with a message must not slow the server.
// Told where and who, it joins, and reports for each change when it arrived; times in ms since 1970.
import { once } from "node:events";
import { WebSocket } from "ws";

interface Task {
  url: string;
  people: { id: string; token: string }[];
  sockets: number;
}

/** Only so many at once: a burst of handshakes is another measurement. */
const LANES = 25;

async function join(url: string, { id, token }: Task["people"][number], index: number): Promise<void> {
  // Each client has an address of its own, as far as the server's limit for one address is concerned.
  const forwarded = `10.${index >> 8}.${index & 255}.1`;
  const socket = new WebSocket(url, { headers: { "x-forwarded-for": forwarded } });
  await once(socket, "open");
  const joined = new Promise<void>((resolve, reject) => {
    socket.once("close", (code) => reject(new Error(`A socket was closed: ${code}.`)));
    socket.on("message", (data) => {
      const [, , , event, payload] = JSON.parse(String(data)) as [unknown, unknown, unknown, string, Payload];
      if (event === "system") resolve();
      if (event === "postgres_changes")
        process.send?.({ type: "change", mark: payload.data?.record?.progress, at: Date.now() });
    });
  });
  const bindings = [{ event: "UPDATE", schema: "public", table: "transforms", filter: `user_id=eq.${id}` }];
  const body = { config: { postgres_changes: bindings }, access_token: token };
  socket.send(JSON.stringify(["1", "1", `realtime:transforms:${id}`, "phx_join", body]));
  setInterval(() => socket.send('[null,"9","phoenix","heartbeat",{}]'), 25_000).unref();
  await joined;
}

interface Payload {
  data?: { record?: { progress?: number } };
}

process.once("message", async ({ url, people, sockets }: Task) => {
  let next = 0;
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      while (next < sockets) {
        const index = next++;
        const person = people[index % people.length];
        if (person !== undefined) await join(url, person, index);
      }
    }),
  );
  process.send?.({ type: "ready" });
});
process.on("disconnect", () => process.exit(0));
