import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv } from "vite";
import { BUILD } from "./build/build-options.ts";
import { languagesApart } from "./build/languages-apart.ts";
import { precompress } from "./build/precompress.ts";
import { prerenderLanding } from "./build/prerender-landing.ts";

/** Everything that is not the web app itself is answered by the server, also while developing. */
const SERVER_PATHS = [
  "/auth/v1",
  "/rest/v1",
  "/realtime/v1",
  "/functions/v1",
  "/uploads/v1",
  "/imports/v1",
  "/config.json",
  "/media",
  "/embed",
  "/fonts",
];

// `SAYHEY_SERVER` is the address of a running server. Start that one with `PUBLIC_URL` set to Vite's address, or it refuses
// to let its apps be framed here.
export default defineConfig(({ mode }) => {
  const server = loadEnv(mode, ".", "SAYHEY_").SAYHEY_SERVER ?? "http://localhost:8787";
  return {
    plugins: [react(), languagesApart(), prerenderLanding(), precompress()],
    server: {
      proxy: Object.fromEntries(
        SERVER_PATHS.map((path) => [path, { target: server, changeOrigin: false, ws: path === "/realtime/v1" }]),
      ),
    },
    worker: { format: "es", plugins: () => [languagesApart()] },
    build: { ...BUILD, chunkSizeWarningLimit: 700, modulePreload: { polyfill: false } },
  };
});
