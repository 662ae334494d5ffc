import type { ReactNode } from "react";
import { copy } from "../copy.ts";
import { useMyRoles } from "../store/shared-roles.ts";
import { ForOthers } from "./for-others.tsx";
import { SharedEntry } from "./shared-entry.tsx";

/** A page for some roles, where visitors share the data: what they may change is up to the rules of the data. */
export function Only({ roles, title, page }: { roles: readonly string[]; title: string; page: ReactNode }) {
  const held = useMyRoles();
  if (roles.some((role) => held.includes(role))) return page;
  return (
    <ForOthers only={roles} title={title}>
      <p className="mb-4 text-sm text-muted">{copy.sharedRoles}</p>
      <SharedEntry />
    </ForOthers>
  );
}
