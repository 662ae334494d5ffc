import { Button } from "@mantine/core";
import { uploadedPicture } from "@sayhey/appspec";
import { useQueryClient } from "@tanstack/react-query";
import ImageUp from "lucide-react/icons/image-up";
import Trash2 from "lucide-react/icons/trash-2";
import { useRef, useState } from "react";
import { queryKeys } from "../../../../api/query-keys.ts";
import { uploadAsset } from "../../../../api/upload-asset.ts";
import { useUserId } from "../../../../session/session.tsx";
import { checkPicture } from "../../../../shared/pictures/check-picture.ts";
import { tellError } from "../../../../status/tell-error.ts";
import { useEditor } from "../../editor/editor-context.tsx";
import { TypedInput } from "../typed-input.tsx";
import type { Take } from "./conditions-control.tsx";
import { Cluster } from "./control-parts.tsx";
import classes from "./inspector.module.css";

/** Longest words that are drawn from. */
const WORDS = 150;

interface PictureControlProps {
  label: string;
  value: string;
  error: string | null;
  onTake: Take;
}

/** The picture of a block: one of the owner's, or one drawn from words. */
export function PictureControl({ label, value, error, onTake }: PictureControlProps) {
  const { project } = useEditor();
  const userId = useUserId();
  const queryClient = useQueryClient();
  const file = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const isUploaded = uploadedPicture(value) !== null;
  const upload = async (chosen: File): Promise<void> => {
    setBusy(true);
    try {
      await checkPicture(chosen, label);
      const asset = await uploadAsset(chosen, { project: project.id });
      onTake(`asset:${asset.id}`);
      void queryClient.invalidateQueries({ queryKey: queryKeys.assets(userId) });
      void queryClient.invalidateQueries({ queryKey: queryKeys.storage(userId) });
    } catch (cause) {
      tellError(cause);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Cluster label={label} error={error}>
      {isUploaded ? (
        <p className={classes.help}>A picture you uploaded.</p>
      ) : (
        <TypedInput
          label="Drawn from these words"
          max={WORDS}
          value={value.replace(/^art:/, "")}
          onCommit={(typed) => onTake(typed.trim() === "" ? undefined : `art:${typed.trim()}`)}
        />
      )}
      <Button
        size="xs"
        variant="default"
        loading={isBusy}
        leftSection={<ImageUp size={15} aria-hidden="true" />}
        onClick={() => file.current?.click()}
      >
        {isUploaded ? "Replace the picture" : "Upload a picture"}
      </Button>
      {isUploaded ? (
        <Button
          size="xs"
          variant="subtle"
          leftSection={<Trash2 size={15} aria-hidden="true" />}
          onClick={() => onTake(undefined)}
        >
          Draw one instead
        </Button>
      ) : null}
      <input
        ref={file}
        type="file"
        hidden
        aria-label={`File for ${label}`}
        accept="image/png,image/jpeg,image/webp,image/gif"
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          if (chosen !== undefined) void upload(chosen);
        }}
      />
    </Cluster>
  );
}
