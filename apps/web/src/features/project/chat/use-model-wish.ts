import { AI_LIMITS } from "@sayhey/contract/ai";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { callFunction } from "../../../api/functions.ts";
import { uploadAsset } from "../../../api/upload-asset.ts";
import { useEditor } from "../editor/editor-context.tsx";
import { projectQuery } from "../get-project.ts";
import type { useAiRuns } from "../use-ai-runs.ts";
import { shrinkPicture } from "./shrink-picture.ts";
import type { useNotes } from "./use-notes.ts";

/** Tenths of a second that edits on their way are waited for. */
const WAITS = 80;

/** Asks a model for a change, with a picture where one is attached. */
export function useModelWish(ai: ReturnType<typeof useAiRuns>, { newId, failed }: ReturnType<typeof useNotes>) {
  const { project, unsent } = useEditor();
  const queryClient = useQueryClient();
  const unsentNow = useRef(unsent);
  useEffect(() => {
    unsentNow.current = unsent;
  }, [unsent]);
  /** The picture that goes with what is typed next. */
  const [attached, setAttached] = useState<File | null>(null);
  /** A picture among one's assets, small and with nothing in it but the picture. */
  const upload = async (picture: File): Promise<string> => {
    const name = `${picture.name.replace(/\.[a-z0-9]+$/i, "") || "picture"}.webp`;
    const asset = await uploadAsset(await shrinkPicture(picture, "Picture"), { project: project.id, name });
    return asset.id;
  };

  const ask = useMutation({
    mutationFn: async ({ message, picture }: { message: string; picture: File | null }) => {
      const pictureId = picture === null ? undefined : await upload(picture);
      // A model changes what the server has; what was just changed here gets there first.
      for (let turn = 0; turn < WAITS && unsentNow.current > 0; turn++)
        await new Promise((done) => setTimeout(done, 100));
      const { version } = await queryClient.fetchQuery({ ...projectQuery(project.id), staleTime: 0 });
      return callFunction("project-ask", {
        projectId: project.id,
        baseVersion: version,
        message: message.slice(0, AI_LIMITS.wish),
        ...(pictureId === undefined ? {} : { pictureId }),
      });
    },
    onSettled: ai.refresh,
  });
  /** Asks a model; a refusal is told where the answer would be. */
  const askModel = (message: string, shown: string, picture: File | null = null): void => {
    ask.mutate(
      { message, picture },
      {
        onError: (error) => {
          if (picture !== null) setAttached(picture);
          failed(newId(), shown, error);
        },
      },
    );
  };

  return { attached, attach: setAttached, upload, askModel, asking: ask.isPending };
}
