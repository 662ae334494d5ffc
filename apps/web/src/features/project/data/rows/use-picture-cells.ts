import type { Field, SeedRow } from "@sayhey/appspec";
import { useQueryClient } from "@tanstack/react-query";
import { uploadAsset } from "../../../../api/upload-asset.ts";
import { checkPicture } from "../../../../shared/pictures/check-picture.ts";
import { queryKeys } from "../../../../api/query-keys.ts";
import { useUserId } from "../../../../session/session.tsx";
import { tellError } from "../../../../status/tell-error.ts";
import { useEditor } from "../../editor/editor-context.tsx";
import type { useRowEdits } from "./use-row-edits.ts";
import { toast } from "../../../../status/toast.ts";

/** The first picture of what was pasted or dropped; other files are no pictures of a cell. */
export const pictureOf = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith("image/")) ?? data?.files[0];

/** Puts a picture file into a cell: into one's assets first, then as what the cell shows. */
export function usePictureCells(edits: ReturnType<typeof useRowEdits>) {
  const { project } = useEditor();
  const userId = useUserId();
  const queryClient = useQueryClient();
  return async (file: File, row: SeedRow, field: Field): Promise<void> => {
    let waiting: string | number | undefined;
    try {
      await checkPicture(file, field.name);
      waiting = toast.loading(`Uploading ${file.name}`);
      const asset = await uploadAsset(file, { project: project.id });
      edits.setCell(row, field, `asset:${asset.id}`);
      edits.told(`${field.name} is ${file.name} now`, "It is among your assets too.");
      void queryClient.invalidateQueries({ queryKey: queryKeys.assets(userId) });
      void queryClient.invalidateQueries({ queryKey: queryKeys.storage(userId) });
    } catch (error) {
      tellError(error);
    } finally {
      toast.dismiss(waiting);
    }
  };
}
