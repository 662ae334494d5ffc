import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { TOKEN_SCOPES } from "@sayhey/contract/api-token";
import { AppError } from "@sayhey/contract/app-error";
import { configPath, removeConfig, serverAddress, writeConfig } from "./config-file.ts";
import { readArgs } from "./read-args.ts";
import { openRemote } from "./remote.ts";

/** `sayhey login`: checks a token with its server and keeps it for the commands that follow. */
export async function login(args: string[]): Promise<number> {
  const { values } = readArgs(() => parseArgs({ args, options: { server: { type: "string" } } }));
  const given = values.server ?? process.env["SAYHEY_SERVER"];
  if (given === undefined || given === "") {
    throw new AppError("bad-request", "Say which server with --server URL.", {
      hint: "For example: sayhey login --server http://localhost:8787",
    });
  }
  const server = serverAddress(given);
  const { protocol, hostname } = new URL(server);
  if (protocol === "http:" && !/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
    console.error(`Careful: ${server} is not encrypted, so others on the way can read the token.`);
  const token = (process.env["SAYHEY_TOKEN"] ?? (await askForToken(server))).trim();
  if (token === "")
    throw new AppError("bad-request", "No token was given.", { hint: `Make one at ${server}/security#tokens.` });
  const { email, name, scopes, plan } = await openRemote({ server, token }).call("token-check", {});
  await writeConfig({ server, token });
  console.log(`Signed in to ${server} as ${email} (${plan} plan) with the token '${name}'.`);
  for (const scope of scopes) console.log(`  ${TOKEN_SCOPES[scope]}`);
  return 0;
}

/** `sayhey logout`: forgets the token on this machine. */
export async function logout(): Promise<number> {
  const path = configPath();
  console.log(
    (await removeConfig(path))
      ? "Signed out. The token still works elsewhere until you revoke it on the Security page."
      : "You were not signed in.",
  );
  return 0;
}

/** Reads the token from the terminal without showing it, or from a pipe. */
async function askForToken(server: string): Promise<string> {
  const isTerminal = process.stdin.isTTY === true;
  if (isTerminal) process.stderr.write(`Make a token at ${server}/security#tokens and paste it here: `);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isTerminal });
  try {
    for await (const line of lines) return line;
    return "";
  } finally {
    lines.close();
    if (isTerminal) process.stderr.write("\n");
  }
}
