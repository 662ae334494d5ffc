import { afterAll, beforeAll, beforeEach } from "vitest";
import { openServices } from "../../main/services.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../testing/start-test-platform.ts";

/** The server of the file, without a worker. */
export let server: TestPlatform;
/** Somebody who owns apps and has confirmed their address. */
export let owner: TestUser;

/** Starts a server and its owner for the tests of the file that asks; each begins without apps, mails and limits that are used up. */
export function useServer(): void {
  beforeAll(async () => {
    server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
    owner = await server.signUp("Ada Lovelace");
    await server.prove(owner);
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    await server.sql`delete from projects`;
    await server.sql`delete from private.rate_limits`;
    await server.sql`delete from private.mails`;
  });
}
