import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Files that compress; fonts and pictures have been compressed by their makers. */
const TEXT = /\.(?:js|css|svg|json)$/;

/** Writes a `.br` and a `.gz` beside each text file of the build, for the server to send as they are. */
export function precompress(): Plugin {
  let folder = "";
  return {
    name: "sayhey:precompress",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir, config.build.assetsDir);
      if (config.build.outDir.startsWith("/")) folder = join(config.build.outDir, config.build.assetsDir);
    },
    closeBundle() {
      // A build that failed has written nothing; its own error is told then.
      if (!existsSync(folder)) return;
      for (const name of readdirSync(folder).filter((file) => TEXT.test(file))) {
        const path = join(folder, name);
        const bytes = readFileSync(path);
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, quality));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
