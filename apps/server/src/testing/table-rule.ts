import type { TestPlatform } from "./start-test-platform.ts";

/** What each of the four callers may do with a row of a table that belongs to the owner. */
export interface TableRules {
  table: string;
  key: string;
  /** How many of the owner's rows each caller sees. */
  reads: { owner: number; other: number; anonymous: number; service: number };
  /** Columns the owner may change, with a new value. */
  writable: Record<string, unknown>;
  /** Columns the owner must never change. */
  guarded: Record<string, unknown>;
  insert: Record<string, unknown>;
  /** Whether the owner may insert such a row. */
  mayInsert: boolean;
  /** Puts the owner's row there as the server does and answers its key; the first tables are filled together below. */
  fill?: (platform: TestPlatform, ownerId: string, ids: Readonly<Record<string, string>>) => Promise<string>;
}
