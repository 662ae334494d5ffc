import { AppError } from "@sayhey/contract/app-error";
import { notificationPreferencesSchema, type NotificationPreferences } from "@sayhey/contract/notification";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { rowsOf } from "../../api/rows-error.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import { connect } from "../../api/supabase.ts";
import { tellError } from "../../status/tell-error.ts";
import { inPlaceOf, toast } from "../../status/toast.ts";

/** What a person changes of their preferences at once. */
export type PreferencesPatch = Partial<Omit<NotificationPreferences, "user_id">>;

const missing = (): AppError =>
  new AppError("not-found", "Your preferences no longer exist.", { hint: "Sign out and sign in again." });

async function getPreferences(userId: string): Promise<NotificationPreferences> {
  const client = await connect();
  const answer = await client.from("notification_preferences").select("*").eq("user_id", userId).maybeSingle();
  const row = rowsOf(answer, "Your choices");
  if (row === null) throw missing();
  return notificationPreferencesSchema.parse(row);
}

/** What one wants to be told, and how. */
export function preferencesQuery(userId: string) {
  return queryOptions({ queryKey: queryKeys.notificationPreferences(userId), queryFn: () => getPreferences(userId) });
}

let last: Promise<unknown> = Promise.resolve();

/** Runs after what was asked for before it: of two changes made quickly, the later one must also arrive last. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}

async function send(userId: string, patch: PreferencesPatch) {
  const client = await connect();
  return client.from("notification_preferences").update(patch).eq("user_id", userId).select("user_id");
}

/**
 * Saves a change of the preferences as it is made: shown at once, taken back when the server refuses, undone from a toast.
 * `told` says what has changed: 'Renders by email: off'.
 */
export function useSavePreferences(): (patch: PreferencesPatch, told: string) => Promise<void> {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const { queryKey } = preferencesQuery(userId);

  const save = async (patch: PreferencesPatch): Promise<PreferencesPatch | null> => {
    // Not awaited: the choice has to show with the very press.
    void queryClient.cancelQueries({ queryKey }, { revert: false });
    const present = queryClient.getQueryData(queryKey);
    if (present === undefined) return null;
    const before = Object.fromEntries(
      Object.keys(patch).map((column) => [column, present[column as keyof NotificationPreferences]]),
    ) as PreferencesPatch;
    const show = (changes: PreferencesPatch): void => {
      queryClient.setQueryData(queryKey, (row) => (row === undefined ? row : { ...row, ...changes }));
    };
    show(patch);
    try {
      const rows = rowsOf(await inTurn(() => send(userId, patch)), "Your choices");
      if (!Array.isArray(rows) || rows.length === 0) throw missing();
      return before;
    } catch (cause) {
      show(before);
      tellError(cause);
      return null;
    }
  };

  return async (patch, told) => {
    const before = await save(patch);
    if (before === null) return;
    // One toast for all of them: whoever goes through the list sees the last change.
    toast.success(told, {
      id: inPlaceOf("notification-preferences"),
      duration: 8000,
      action: {
        label: "Undo",
        onClick: () =>
          void save(before).then((undone) => {
            if (undone !== null) toast("Undone", { id: inPlaceOf("notification-preferences"), duration: 3000 });
          }),
      },
    });
  };
}
