import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import FolderPlus from "lucide-react/icons/folder-plus";
import ImageUp from "lucide-react/icons/image-up";
import { useNavigate } from "react-router";
import { uploadAsset } from "../../api/upload-asset.ts";
import { explainError } from "../../api/explain-error.ts";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import { imageFile } from "./compose-image.ts";
import { compositionOf, fileNameOf, type ImageRecipe } from "./image-recipe.ts";
import classes from "./images.module.css";
import { toast } from "../../status/toast.ts";

interface ImageActionsProps {
  recipe: ImageRecipe;
  /** The project that the look is taken from. */
  project: { id: string; name: string } | null;
}

const tellFailure = (cause: unknown): void => {
  const { message, hint } = explainError(cause);
  toast.error(message, hint === undefined ? {} : { description: hint });
};

/** Keeps the chosen image: in the assets, as a file, as a project's cover. */
export function ImageActions({ recipe, project }: ImageActionsProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const userId = useUserId();

  const store = async () => {
    const { kind, seed, variation, title, tagline, about, look, width, height } = recipe;
    const asset = await uploadAsset(await imageFile(recipe), {
      kind: "image",
      name: fileNameOf(recipe),
      ...(project === null ? {} : { project: project.id }),
      meta: {
        kind,
        seed,
        variation,
        composition: compositionOf(recipe),
        direction: look.direction,
        title,
        tagline,
        about,
        size: `${width}x${height}`,
      },
    });
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: queryKeys.assets(userId) }),
      queryClient.invalidateQueries({ queryKey: queryKeys.storage(userId) }),
    ]);
    return asset;
  };
  const save = useMutation({
    mutationFn: store,
    onSuccess: ({ name }) =>
      toast.success(`${name} is in your assets`, {
        action: { label: "Open assets", onClick: () => void navigate("/assets?view=made") },
      }),
    onError: tellFailure,
  });
  const cover = useMutation({
    mutationFn: async (projectId: string) => {
      const asset = await store();
      return callFunction("image-cover", { projectId, assetId: asset.id });
    },
    onSuccess: async ({ projectId, published }) => {
      await queryClient.invalidateQueries({ queryKey: queryKeys.projects(userId) });
      toast.success(
        `${project?.name ?? "The project"} has a new cover`,
        published
          ? {
              description: "The gallery and links show it once you publish again.",
              action: { label: "Open project", onClick: () => void navigate(`/projects/${projectId}`) },
            }
          : {},
      );
    },
    onError: tellFailure,
  });
  const download = useMutation({
    mutationFn: () => imageFile(recipe),
    onSuccess: (file) => {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(file);
      link.download = fileNameOf(recipe);
      link.click();
      // The browser has taken the file by the next turn.
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    },
    onError: tellFailure,
  });
  return (
    <div className={classes.actions}>
      <Button
        loading={save.isPending}
        onClick={() => save.mutate()}
        leftSection={<FolderPlus size={18} aria-hidden="true" />}
      >
        Save to assets
      </Button>
      <Button
        variant="default"
        loading={download.isPending}
        onClick={() => download.mutate()}
        leftSection={<Download size={18} aria-hidden="true" />}
      >
        Download PNG
      </Button>
      {project === null ? null : (
        <Button
          variant="default"
          loading={cover.isPending}
          onClick={() => cover.mutate(project.id)}
          leftSection={<ImageUp size={18} aria-hidden="true" />}
        >
          Use as cover of {project.name}
        </Button>
      )}
    </div>
  );
}
