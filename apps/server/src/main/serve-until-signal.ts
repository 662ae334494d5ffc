import { AppError } from "@sayhey/contract/app-error";
import { log } from "../infra/log/log.ts";
import { complain, openLog, say } from "../infra/log/open-log.ts";
import { enterOwnTemp } from "../infra/temp-folder.ts";
import { tellPlainUsers } from "../infra/processes/plain-user.ts";
import { readSettings } from "../infra/settings/settings.ts";
import { startServer } from "./start-server.ts";

/**
 * Runs the server until SIGTERM or SIGINT, then stops it in order; a second signal ends at once.
 * Prints its address when it answers. Sets the exit code; failures are one sentence on stderr.
 */
export async function serveUntilSignal(environment: NodeJS.ProcessEnv = process.env): Promise<void> {
  openLog("server", environment);
  enterOwnTemp();
  tellPlainUsers();
  const stop = Promise.withResolvers<number>();
  let asked = false;
  const onSignal = () => {
    if (asked) process.exit(130);
    asked = true;
    stop.resolve(0);
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
  try {
    const server = await startServer(readSettings(environment), {
      onLost: (error) => {
        tell(error);
        stop.resolve(1);
      },
    });
    say(`SayHey is ready: ${server.url}`);
    log.info("The server is ready.", { url: server.url });
    // For `npm start`, which starts it again should it end from here on.
    process.send?.("ready", undefined, undefined, () => undefined);
    process.channel?.unref();
    process.exitCode = await stop.promise;
    await server.close();
  } catch (error) {
    tell(error);
    process.exitCode = 1;
  } finally {
    process.off("SIGTERM", onSignal);
    process.off("SIGINT", onSignal);
  }
}

function tell(error: unknown): void {
  if (error instanceof AppError) complain(error.hint === undefined ? error.message : `${error.message} ${error.hint}`);
  else complain(error);
}
