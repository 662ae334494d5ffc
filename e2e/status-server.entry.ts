// The product in a process of its own that can be killed, and that changes rows as a worker would.
// FIRST holds statements that run after the start and before anything is answered: what happened while it was down.
import { openServices, readSettings, startServer } from "@sayhey/server";

const { DATA_DIR, DATABASE_URL, WEB_FOLDER, PORT = "0", FIRST, WORKER } = process.env;
const server = await startServer(
  readSettings({ PATH: process.env["PATH"], DATA_DIR, PORT, ...(DATABASE_URL === undefined ? {} : { DATABASE_URL }) }),
  {
    openServices: async (platform) => {
      if (FIRST !== undefined) await platform.sql.unsafe(FIRST);
      return openServices(platform, { worker: WORKER === "1" });
    },
    ...(WEB_FOLDER === undefined ? {} : { webFolder: WEB_FOLDER }),
  },
);

process.on("message", (message: { id: number; text: string; values: string[] } | "stop") => {
  if (message === "stop") return void server.close().then(() => process.exit(0));
  const { id, text, values } = message;
  server.platform.sql.unsafe(text, values).then(
    (rows) => process.send?.({ id, rows: [...rows] }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  );
});
// Whoever started it is gone.
process.on("disconnect", () => void server.close().then(() => process.exit(0)));
process.send?.({ url: server.url, port: server.port, publishable: server.platform.keys.publishable });
