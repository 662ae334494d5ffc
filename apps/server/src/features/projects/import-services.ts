import type { Claims, Database } from "../../infra/database/database.ts";
import type { JobQueue } from "../../infra/queue/job-queue.ts";
import type { CompilePool } from "./compile/compile-pool.port.ts";

/** What imports need. */
export interface ImportServices {
  sql: Database;
  jobs: JobQueue;
  compilePool: CompilePool;
  /** Claims of a bearer; null when it must be refused. */
  verifyBearer(token: string): Promise<Claims | null>;
}
