import type { AppSpec } from "./app-spec.ts";
import type { Op } from "./op.ts";

/** Ops that give an app another name, also where the top of a page shows the name it had. */
export function opsToRename({ identity, pages }: AppSpec, name: string): Op[] {
  const ops: Op[] = [{ op: "set-identity", patch: { name } }];
  for (const page of pages)
    for (const block of page.blocks) {
      if (block.kind !== "hero") continue;
      const patch = {
        ...(block.title === identity.name && { title: name }),
        ...(block.headline === identity.name && { headline: name }),
      };
      if (Object.keys(patch).length > 0) ops.push({ op: "update-block", page: page.id, block: block.id, patch });
    }
  return ops;
}
