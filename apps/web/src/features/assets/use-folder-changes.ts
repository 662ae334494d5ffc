import { folderIn, folderName, folderParent } from "@sayhey/contract/asset-folder";
import { useQueryClient } from "@tanstack/react-query";
import { explainError } from "../../api/explain-error.ts";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import { undoable } from "../../status/undo.ts";
import { toast } from "../../status/toast.ts";

const tellFailure = (cause: unknown): void => {
  const { message, hint } = explainError(cause);
  toast.error(message, hint === undefined ? {} : { description: hint });
};

/** Makes, renames, moves and removes folders; each can be undone from a toast. */
export function useFolderChanges() {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: queryKeys.assets(userId) }),
      queryClient.invalidateQueries({ queryKey: queryKeys.storage(userId) }),
    ]);

  const move = async (from: string, to: string): Promise<void> => {
    await callFunction("asset-folder-move", { folder: from, to });
    await refresh();
  };

  return {
    /** @throws AppError why it cannot be made */
    async create(folder: string): Promise<void> {
      await callFunction("asset-folder-create", { folder });
      await refresh();
    },
    /** Gives a folder another name. @throws AppError why it cannot have it */
    async rename(folder: string, name: string): Promise<string> {
      const to = folderIn(folderParent(folder), name);
      if (to === folder) return folder;
      await move(folder, to);
      toast(
        `${folderName(folder)} is called ${name} now`,
        undoable(() => void move(to, folder).catch(tellFailure)),
      );
      return to;
    },
    /** Puts a folder into another one. */
    async moveInto(folder: string, parent: string): Promise<string> {
      const to = folderIn(parent, folderName(folder));
      if (to === folder) return folder;
      try {
        await move(folder, to);
      } catch (cause) {
        tellFailure(cause);
        return folder;
      }
      toast(
        `${folderName(folder)} is in ${parent === "" ? "your library" : folderName(parent)}`,
        undoable(() => void move(to, folder).catch(tellFailure)),
      );
      return to;
    },
    async remove(folder: string): Promise<boolean> {
      try {
        const removed = await callFunction("asset-folder-remove", { folder });
        await refresh();
        const files = removed.binned.length;
        const kept = removed.moved.length;
        const description =
          kept === 0
            ? {}
            : { description: `${kept === 1 ? "1 filmed clip" : `${kept} filmed clips`} moved out of it.` };
        toast(
          files === 0
            ? `${folderName(folder)} deleted`
            : `${folderName(folder)} deleted, ${files === 1 ? "1 file" : `${files} files`} moved to trash`,
          {
            ...description,
            ...undoable(() => void callFunction("asset-folder-restore", removed).then(refresh).catch(tellFailure)),
          },
        );
        return true;
      } catch (cause) {
        tellFailure(cause);
        return false;
      }
    },
  };
}
