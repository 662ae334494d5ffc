import { useShared } from "./shared-state.ts";
import { DEVICE_TALKER, STAFF_TALKER, type Talker } from "./talker.ts";
import { useVisitor } from "./use-setting.ts";

/** The visitor of shared data, as the server knows them; where nothing is shared, whoever uses this device. */
export function useTalker(): Talker {
  const { state, account } = useShared();
  const { name } = useVisitor();
  const { visitor } = state;
  if (!state.shared)
    return { id: DEVICE_TALKER, also: [], name, isStaff: false, isListed: false, isSignedIn: true, wrote: () => false };
  const isStaff = visitor?.isOwner === true;
  const id = isStaff ? STAFF_TALKER : (visitor?.id ?? "");
  return {
    id,
    also: [],
    name: visitor?.name ?? name,
    isStaff,
    isListed: visitor !== null,
    isSignedIn: (visitor?.email ?? null) !== null,
    wrote: (entity, row) => {
      const author = account?.authorOf(entity, row);
      return author === null ? isStaff : author !== undefined && author === visitor?.id;
    },
  };
}
