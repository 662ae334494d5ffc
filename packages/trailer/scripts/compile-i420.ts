/** Writes src/node/i420-wasm.gen.ts: the bytes of src/node/i420.wat. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import wabt from "wabt";

const folder = join(import.meta.dirname, "../src/node");
const { parseWat } = await wabt();
const module = parseWat("i420.wat", readFileSync(join(folder, "i420.wat"), "utf8"), { simd: true });
module.validate({ simd: true });
const bytes = Buffer.from(module.toBinary({}).buffer).toString("base64");
writeFileSync(
  join(folder, "i420-wasm.gen.ts"),
  `/** The bytes of i420.wat, base64. Written by scripts/compile-i420.ts. */\nexport const I420_WASM =\n  "${bytes}";\n`,
);
