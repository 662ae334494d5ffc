import type { MemoryEntry } from "@sayhey/contract/memory";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callFunction } from "../../../api/functions.ts";
import { queryKeys } from "../../../api/query-keys.ts";
import { tellError } from "../../../status/tell-error.ts";
import { toast } from "../../../status/toast.ts";
import { undoable } from "../../../status/undo.ts";

/** An entry as it is typed: without an id it is a new one. */
export type TypedEntry = Pick<MemoryEntry, "kind" | "text"> & { id?: string };

/** What a project remembers, and what can be done about it; everything can be undone. */
export function useMemory(projectId: string) {
  const queryClient = useQueryClient();
  const queryKey = queryKeys.memory(projectId);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => callFunction("memory-list", { projectId }, signal),
    staleTime: 0,
  });
  const settled = () => queryClient.invalidateQueries({ queryKey });
  const save = useMutation({
    mutationFn: ({ entry: { id, kind, text } }: { entry: TypedEntry; before: MemoryEntry | null }) =>
      callFunction("memory-save", { projectId, kind, text, ...(id === undefined ? {} : { memoryId: id }) }),
    onSuccess: ({ id }, { entry, before }) => {
      // A new one is removed again, a changed one gets its words back.
      const back = () =>
        before === null
          ? remove.mutate({ ...entry, id, source: "person" })
          : save.mutate({ entry: before, before: null });
      toast.success(before === null ? "Remembered" : "Changed", undoable(back));
    },
    onError: tellError,
    onSettled: settled,
  });
  const remove = useMutation({
    mutationFn: ({ id }: MemoryEntry) => callFunction("memory-remove", { memoryId: id }),
    onSuccess: (_answer, entry) =>
      toast(
        "Forgotten",
        undoable(() => save.mutate({ entry: { kind: entry.kind, text: entry.text }, before: null })),
      ),
    onError: tellError,
    onSettled: settled,
  });
  return { query, save, remove };
}
