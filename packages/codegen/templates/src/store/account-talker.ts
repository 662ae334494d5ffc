import { roles } from "../accounts.ts";
import { useMe } from "./accounts.ts";
import { DEVICE_TALKER, type Talker } from "./talker.ts";
import { useVisitor } from "./use-setting.ts";

/** Whoever is signed in on this device: every role but the first answers for the app. */
export function useTalker(): Talker {
  const me = useMe() ?? null;
  const { name } = useVisitor();
  const isStaff = me !== null && me.role !== roles[0]?.id;
  return {
    id: me?.id ?? DEVICE_TALKER,
    also: me === null ? [] : [DEVICE_TALKER],
    guest: roles[0]?.guest ?? "",
    name: me?.name ?? name,
    isStaff,
    isListed: me !== null,
    isSignedIn: me !== null,
    wrote: () => false,
  };
}
