import { availableParallelism, freemem, totalmem } from "node:os";
import { AppError } from "@sayhey/contract/app-error";
import { openBrowserPool, resolveChromium } from "@sayhey/server/browser";

const gigabytes = (bytes: number): string => `${(bytes / 1024 ** 3).toFixed(1)} GB`;

/** `sayhey doctor`: what this machine has, by trying it. Ends with 1 when filming would not work. */
export async function doctor(): Promise<number> {
  console.log(`Node        ${process.version}`);
  console.log(`Processors  ${availableParallelism()}`);
  console.log(`Memory      ${gigabytes(freemem())} free of ${gigabytes(totalmem())}`);
  const pool = openBrowserPool({ size: 1 });
  try {
    const found = await resolveChromium();
    const version = await pool.use({}, async (context) => context.browser()?.version() ?? "unknown");
    console.log(`Browser     ${version} (${found.source}: ${found.executablePath})`);
    return 0;
  } catch (error) {
    console.log(`Browser     ${error instanceof AppError ? `${error.message} ${error.hint ?? ""}` : String(error)}`);
    return 1;
  } finally {
    await pool.close();
  }
}
