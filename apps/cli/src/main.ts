import { AppError } from "@sayhey/contract/app-error";
import { ZodError } from "zod";

const USAGE = `Usage:
  sayhey make "<idea>" --out DIR [--seed N] [--aspect 9:16|4:5|1:1|16:9] [--duration 6..15]
                       [--format mp4,webm,gif] [--size 720|1080|2160] [--fps 24|30|60]
                       [--quality small|standard|high]
                       [--link URL] [--spec-only] [--no-trailer] [--no-model] [--json]
                       [--server]  makes it on the server you are signed in to, and downloads it
  sayhey login --server URL       signs in to a server with an API token of its Security page
  sayhey logout                   forgets the token
  sayhey projects [--json]        lists your projects there
  sayhey create "<idea>" [--aspect 9:16|4:5|1:1|16:9] [--seed N] [--json]
                                  makes a project there and prints its address
  sayhey render PROJECT --out FILE.mp4|.webm|.gif [--aspect ...] [--duration 6..15]
                       [--size 720|1080|2160] [--fps 24|30|60] [--quality small|standard|high]
                                  renders its trailer there and downloads it
  sayhey mcp           lets an agent use the server you are signed in to (Model Context Protocol, stdio)
  sayhey serve         starts the server and a worker
  sayhey worker [--only film,render,...]
                       starts a worker for a server elsewhere (DATABASE_URL), for every kind of job or those named
  sayhey backup [--to DIR]        backs up database and media, also while the server runs
  sayhey restore DIR [--replace]  restores a backup into an empty installation; with --replace,
                                  everything in the installation is deleted first
  sayhey media move --to bucket|folder
                       moves media between the data folder and the bucket of S3_BUCKET
  sayhey doctor        checks settings, database, storage, browser, encoder, queue and backups`;

/** One sentence a person can act on, from whatever went wrong. */
function sentence(error: unknown): string {
  if (error instanceof AppError) return error.hint === undefined ? error.message : `${error.message} ${error.hint}`;
  if (error instanceof ZodError) return error.issues[0]?.message ?? "The input is not valid.";
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOSPC") return "The disk is full. Free some space and run the command again.";
  return error instanceof Error ? (error.message.split("\n")[0] ?? error.name) : String(error);
}

async function main(args: string[]): Promise<number> {
  const [command, ...rest] = args;
  switch (command) {
    case "make":
      return (await import("./make.ts")).make(rest);
    case "login":
      return (await import("./login.ts")).login(rest);
    case "logout":
      return (await import("./login.ts")).logout();
    case "projects":
      return (await import("./projects.ts")).projects(rest);
    case "create":
      return (await import("./projects.ts")).create(rest);
    case "render":
      return (await import("./render.ts")).render(rest);
    case "mcp":
      return (await import("./mcp.ts")).mcp();
    case "serve":
      return (await import("./serve.ts")).serve();
    case "worker":
      return (await import("./serve.ts")).work(rest);
    case "backup":
      return (await import("./backup.ts")).backup(rest);
    case "restore":
      return (await import("./backup.ts")).restore(rest);
    case "media":
      return (await import("./media.ts")).media(rest);
    case "doctor":
      return (await import("./doctor.ts")).doctor();
    case "help":
    case "--help":
    case "-h":
      console.log(USAGE);
      return 0;
    default:
      console.error(command === undefined ? USAGE : `There is no command '${command}'.\n${USAGE}`);
      return 2;
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(sentence(error));
  if (process.env["SAYHEY_DEBUG"] !== undefined) console.error(error);
  process.exitCode = 1;
}
