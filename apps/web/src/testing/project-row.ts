import { libraryFixture } from "@sayhey/appspec/app-spec.fixture";
import type { ProjectRow } from "@sayhey/contract/rows";
import { USER_ID } from "./fake-server.ts";

/** A project as its table keeps it: a lending library at its first version, checked, not filmed. */
export function projectRow(changes: Partial<ProjectRow> = {}): ProjectRow {
  return {
    id: "7e570000-0000-4000-8000-000000000002",
    user_id: USER_ID,
    name: "Toolshare",
    idea: "tool library",
    slug: "toolshare",
    spec: libraryFixture(),
    version: 1,
    app_hash: null,
    aspect: "9:16",
    check_status: "passed",
    check_report: null,
    footage_status: "skipped",
    footage_message: null,
    footage_hash: null,
    footage_progress: 0,
    poster_asset_id: null,
    auto_refilm: false,
    auto_render: false,
    created_at: "2025-01-01T00:00:00Z",
    updated_at: "2025-01-01T00:00:00Z",
    archived_at: null,
    deleted_at: null,
    ...changes,
  };
}
