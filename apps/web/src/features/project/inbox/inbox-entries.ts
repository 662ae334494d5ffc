import { inboxEntryRowSchema, type InboxEntryRow } from "@sayhey/contract/rows";
import { writeCsv } from "@sayhey/contract/csv";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { z } from "zod";
import { explainError } from "../../../api/explain-error.ts";
import { queryKeys } from "../../../api/query-keys.ts";
import { rowsOf } from "../../../api/rows-error.ts";
import { connect } from "../../../api/supabase.ts";

/** Entries that the list holds, the newest. */
const MOST = 500;
const COLUMNS = "id, project_id, label, title, email, answers, created_at, read_at";
/** New ones show up by themselves, ms. */
const EVERY = 30_000;

/** What visitors have sent, the newest first. */
export function entriesQuery(projectId: string) {
  return queryOptions({
    queryKey: queryKeys.entries(projectId),
    queryFn: async () => {
      const client = await connect();
      const answer = await client
        .from("inbox_entries")
        .select(COLUMNS)
        .eq("project_id", projectId)
        .is("deleted_at", null)
        .order("created_at", { ascending: false })
        .limit(MOST);
      return z.array(inboxEntryRowSchema).parse(rowsOf(answer, "The inbox"));
    },
    refetchInterval: EVERY,
  });
}

/** Marks entries and deletes them; what is shown changes at once. */
export function useEntryChanges(projectId: string) {
  const queryClient = useQueryClient();
  const key = queryKeys.entries(projectId);
  const write = async (id: string, patch: { read_at?: string | null; deleted_at?: string | null }): Promise<void> => {
    try {
      const client = await connect();
      rowsOf(await client.from("inbox_entries").update(patch).eq("id", id).select("id"), "This entry");
    } catch (error) {
      toast.error(explainError(error).message);
    }
    await queryClient.invalidateQueries({ queryKey: key });
  };
  const show = (change: (rows: InboxEntryRow[]) => InboxEntryRow[]): void =>
    void queryClient.setQueryData<InboxEntryRow[]>(key, (rows) => (rows === undefined ? rows : change(rows)));
  return {
    mark: (entry: InboxEntryRow, read: boolean): void => {
      const moment = read ? new Date().toISOString() : null;
      show((rows) => rows.map((row) => (row.id === entry.id ? { ...row, read_at: moment } : row)));
      void write(entry.id, { read_at: moment });
    },
    remove: (entry: InboxEntryRow): void => {
      show((rows) => rows.filter(({ id }) => id !== entry.id));
      void write(entry.id, { deleted_at: new Date().toISOString() });
      toast("Entry deleted", { action: { label: "Undo", onClick: () => void write(entry.id, { deleted_at: null }) } });
    },
  };
}

/** Entries as CSV: a column for every name of a field there is. */
export function entriesCsv(entries: readonly InboxEntryRow[]): string {
  const names = [...new Set(entries.flatMap(({ answers }) => answers.map(({ name }) => name)))];
  return writeCsv([
    ["Received", "Kind", ...names],
    ...entries.map(({ created_at, label, answers }) => [
      created_at,
      label,
      ...names.map((name) => answers.find((answer) => answer.name === name)?.text ?? ""),
    ]),
  ]);
}

/** The address that opens an answer in one's mail program. */
export function replyAddress({ email, label, title, answers }: InboxEntryRow): string {
  const quote = answers.map(({ name, text }) => `> ${name}: ${text.replaceAll("\n", "\n> ")}`).join("\n");
  const body = `\n\n${quote}`.slice(0, 1500);
  return `mailto:${encodeURIComponent(email ?? "")}?subject=${encodeURIComponent(`Re: ${label}, ${title}`)}&body=${encodeURIComponent(body)}`;
}
