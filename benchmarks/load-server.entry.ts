// The server of the load measurements, in a process of its own so that it shares no event loop with those who measure.
// No worker runs, and the limits on sign-ins are raised: what is measured is the work, not the refusals.
import { openServices, readSettings, startServer } from "@sayhey/server";

const unlimited = { hits: 1_000_000, windowMs: 60_000 };
const server = await startServer(
  // Clients that stand for many machines say so in X-Forwarded-For.
  readSettings({ PATH: process.env["PATH"], DATA_DIR: process.env["DATA_DIR"], PORT: "0", TRUST_PROXY: "true" }),
  {
    authLimits: { perEmail: unlimited, perAddress: unlimited },
    openServices: (platform) => openServices(platform, { worker: false }),
  },
);
process.on("message", () => void server.close().then(() => process.exit(0)));
process.send?.({
  url: server.url,
  publishable: server.platform.keys.publishable,
  secret: `sb_secret_${await server.platform.secret("secret-key")}`,
});
