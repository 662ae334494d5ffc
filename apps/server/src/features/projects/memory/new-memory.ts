import type { MemoryKind } from "@sayhey/contract/memory";

/** What is to be remembered. */
export interface NewMemory {
  kind: MemoryKind;
  text: string;
  /** What it is about: a later word on the same replaces it. */
  about: string | null;
}
