import { useVisitor } from "./use-setting.ts";

/** Who takes part in conversations here. */
export interface Talker {
  id: string;
  /** Ids that stand for them in the first rows. */
  also: readonly string[];
  name: string;
  /** What somebody of the first rows is called by those who answer them. */
  guest?: string;
  /** Whether they answer for the app. */
  isStaff: boolean;
  /** Whether others find them without a message of theirs. */
  isListed: boolean;
  isSignedIn: boolean;
  /** Whether they added a row themselves. */
  wrote: (entity: string, id: string) => boolean;
}

/** Whoever uses this device, in the first rows as well. */
export const DEVICE_TALKER = "me";
/** Whoever runs the app. */
export const STAFF_TALKER = "owner";

/** Whoever uses this device. */
export function useTalker(): Talker {
  const { name } = useVisitor();
  return { id: DEVICE_TALKER, also: [], name, isStaff: false, isListed: false, isSignedIn: false, wrote: () => false };
}
