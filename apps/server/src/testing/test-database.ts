import { randomBytes } from "node:crypto";
import { apiRoleName } from "../auth/embedded/auth-schema.ts";
import { openDatabase } from "../infra/database/database.ts";

/** A database of one test file on the PostgreSQL of TEST_DATABASE_URL, which a run of all tests starts for itself. */
export interface TestDatabase {
  url: string;
  /** Drops it with everything it brought. */
  drop(): Promise<void>;
}

/** A clone for one test file on the PostgreSQL of the run; undefined where no run has started one. */
export async function cloneRunDatabase({ empty = false }: { empty?: boolean } = {}): Promise<TestDatabase | undefined> {
  const { TEST_DATABASE_URL: url, TEST_DATABASE_TEMPLATE: template } = process.env;
  return url === undefined || url === "" ? undefined : createTestDatabase(url, empty ? undefined : template);
}

/** Creates a database beside the given one: a clone of `template`, which nobody is connected to, or an empty one. */
export async function createTestDatabase(serverUrl: string, template = "template0"): Promise<TestDatabase> {
  const name = `sayhey_test_${randomBytes(6).toString("hex")}`;
  const admin = openDatabase(serverUrl, { max: 1 });
  await admin`create database ${admin(name)} template ${admin(template)} encoding 'UTF8'`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await admin`drop database if exists ${admin(name)} with (force)`;
      await admin`drop role if exists ${admin(apiRoleName(name))}`;
      await admin.end();
    },
  };
}
