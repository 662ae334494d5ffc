import { Button, Group, TagsInput } from "@mantine/core";
import { LIMITS } from "@sayhey/contract/limits";
import { useState, type FormEvent } from "react";
import { Dialog } from "../../components/dialog.tsx";
import type { ListedAsset } from "./list-assets.ts";

/** One file by its name, several by how many they are. */
export const named = (assets: readonly ListedAsset[]): string =>
  assets.length === 1 ? (assets[0]?.name ?? "the file") : `${assets.length} files`;

interface ArrangeProps {
  assets: readonly ListedAsset[];
  /** Tags in use. */
  known: string[];
  onClose: () => void;
}

/** Changes tags: of one asset all of them, of several those that they share. */
export function TagDialog({
  assets,
  known,
  onClose,
  onTag,
}: ArrangeProps & { onTag: (tagsOf: (asset: ListedAsset) => string[]) => void }) {
  const shared = assets.reduce<string[]>(
    (tags, asset, index) => (index === 0 ? asset.tags : tags.filter((tag) => asset.tags.includes(tag))),
    [],
  );
  const [tags, setTags] = useState(shared);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const dropped = shared.filter((tag) => !tags.includes(tag));
    onTag((asset) =>
      [...new Set([...asset.tags.filter((tag) => !dropped.includes(tag)), ...tags])].slice(0, LIMITS.assetTags),
    );
    onClose();
  };
  return (
    <Dialog title={`Tags of ${named(assets)}`} onClose={onClose}>
      <form onSubmit={submit}>
        <TagsInput
          data-autofocus
          label="Tags"
          description={
            assets.length === 1
              ? "Enter or a comma ends a tag."
              : "Those that all of them have. Enter or a comma ends a tag."
          }
          data={known}
          maxTags={LIMITS.assetTags}
          value={tags}
          onChange={(values) =>
            setTags([
              ...new Set(
                values
                  .flatMap((typed) => typed.split(","))
                  .map((tag) => tag.trim().slice(0, LIMITS.assetTagLength))
                  .filter((tag) => tag !== ""),
              ),
            ])
          }
          clearable
          clearButtonProps={{ "aria-label": "Take all tags off" }}
        />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            Leave them
          </Button>
          <Button type="submit">Save tags</Button>
        </Group>
      </form>
    </Dialog>
  );
}
