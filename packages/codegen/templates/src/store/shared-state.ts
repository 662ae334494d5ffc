import { useSyncExternalStore } from "react";
import type { Visitor } from "./shared-link.ts";

/** How the app stands with those who share its data. */
export interface SharedState {
  /** False where each visitor keeps their own data. */
  shared: boolean;
  online: boolean;
  /** Changes that wait to be sent. */
  waiting: number;
  visitor: Visitor | null;
  /** Something was tried that only those may do who are signed in. */
  signInNeeded: boolean;
}

/** What a visitor can do about who they are. */
export interface SharedAccount {
  sendCode(email: string): Promise<void>;
  /** @throws Refusal when the code is not right */
  signIn(email: string, code: string, name: string): Promise<void>;
  signOut(): Promise<void>;
  /** Deletes everything this visitor has created, for good. */
  forget(): Promise<void>;
  /** Who added a row: an id of a visitor, null for the owner's first rows, undefined where the row is not known. */
  authorOf(entity: string, id: string): string | null | undefined;
  /** Gives up what needed a sign-in. */
  giveUp(): void;
}

let state: SharedState = { shared: false, online: true, waiting: 0, visitor: null, signInNeeded: false };
let account: SharedAccount | null = null;
const listeners = new Set<() => void>();

export function setShared(change: Partial<SharedState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export function setAccount(next: SharedAccount): void {
  account = next;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How the app stands with those who share its data, live; and what a visitor can do about who they are. */
export function useShared(): { state: SharedState; account: SharedAccount | null } {
  return { state: useSyncExternalStore(subscribe, () => state), account };
}
