import { Button } from "@mantine/core";
import type { ProfileRow } from "@sayhey/contract/rows";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { Avatar } from "../../components/avatar.tsx";
import { explainError } from "../../api/explain-error.ts";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { undoable } from "../../status/undo.ts";
import classes from "./settings.module.css";
import { squarePicture } from "./square-picture.ts";
import { toast } from "../../status/toast.ts";

async function pictureOf(path: string): Promise<string> {
  const blob = await (await fetch(path)).blob();
  return squarePicture(new File([blob], "avatar.webp", { type: blob.type }));
}

/** The picture of the public page: choose one, or take it away and back. */
export function AvatarField({ profile }: { profile: ProfileRow }) {
  const input = useRef<HTMLInputElement>(null);
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: async (image: string | null) => callFunction("avatar-set", { image }),
    onSuccess: ({ avatarPath }) =>
      queryClient.setQueryData(queryKeys.profile(profile.id), (row: ProfileRow | undefined) =>
        row === undefined ? row : { ...row, avatar_key: avatarPath?.slice(1) ?? null },
      ),
    onError: (cause) => toast.error(explainError(cause).message, { description: explainError(cause).hint }),
  });
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      await change.mutateAsync(await squarePicture(file));
      toast.success("Picture saved");
    } catch (cause) {
      if (!change.isError) toast.error(explainError(cause).message, { description: explainError(cause).hint });
    }
  };
  const remove = async () => {
    const kept = profile.avatar_key === null ? null : await pictureOf(`/${profile.avatar_key}`);
    await change.mutateAsync(null);
    toast.success(
      "Picture removed",
      undoable(() => change.mutate(kept)),
    );
  };
  return (
    <div className={classes.avatar}>
      <Avatar name={profile.full_name || profile.username} avatarKey={profile.avatar_key} size={88} />
      <div className={classes.avatarTools}>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          hidden
          aria-label="Picture file"
          onChange={(event) => {
            void choose(event.currentTarget.files?.[0]);
            event.currentTarget.value = "";
          }}
        />
        <Button variant="default" loading={change.isPending} onClick={() => input.current?.click()}>
          {profile.avatar_key === null ? "Choose a picture" : "Change picture"}
        </Button>
        {profile.avatar_key === null ? null : (
          <Button variant="subtle" color="gray" disabled={change.isPending} onClick={() => void remove()}>
            Remove
          </Button>
        )}
        <span className={classes.note}>PNG, JPEG or WebP; the middle is cut to a square.</span>
      </div>
    </div>
  );
}
