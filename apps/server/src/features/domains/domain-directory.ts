import { PLANS, type PlanName } from "@sayhey/contract/plans";
import type { Database } from "../../infra/database/database.ts";

/** How often the proved domains are read again: other servers of the same installation change them too, ms. */
const EVERY_MS = 5000;

/** An app that a domain of somebody's own leads to. */
interface DomainEntry {
  slug: string;
  /** Whether its owner's plan has domains; otherwise visitors are sent on to the app's usual address. */
  served: boolean;
}

/** Which app each proved domain leads to. Kept in memory: every request asks. */
export interface DomainDirectory {
  /** By a Host header, with or without a port; null for any other host. */
  find(host: string | undefined): DomainEntry | null;
  /** Reads the domains again. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the directory and reads it for the first time. */
export async function openDomainDirectory(options: {
  sql: Database;
  onError: (error: unknown) => void;
}): Promise<DomainDirectory> {
  const { sql, onError } = options;
  let entries = new Map<string, DomainEntry>();
  const read = async (): Promise<void> => {
    const rows = await sql<{ domain: string; slug: string; plan: PlanName }[]>`
      select d.domain, p.slug, a.plan from publication_domains d
      join publications p on p.id = d.publication_id
      join accounts a on a.user_id = d.user_id
      where d.verified_at is not null`;
    entries = new Map(rows.map(({ domain, slug, plan }) => [domain, { slug, served: PLANS[plan].customDomain }]));
  };
  await read();
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(read).catch(onError);
  }, EVERY_MS);
  timer.unref();
  return {
    find: (host) =>
      host === undefined ? null : (entries.get(host.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "")) ?? null),
    refresh: async () => {
      running = running.then(read);
      await running;
    },
    close: async () => {
      clearInterval(timer);
      await running.catch(onError);
    },
  };
}
