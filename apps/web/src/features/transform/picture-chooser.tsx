import { Button, FileButton, Progress, Skeleton } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import ImageUp from "lucide-react/icons/image-up";
import { useState } from "react";
import { Failure } from "../../components/failure.tsx";
import { assetThumbQuery } from "../../lib/api/sign-asset.ts";
import { uploadAsset } from "../../lib/api/upload-asset.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { useUserId } from "../../lib/session.tsx";
import { tellError } from "../../lib/tell-error.ts";
import { PICTURE_TYPES, picturesQuery, type Picture } from "./list-pictures.ts";
import classes from "./make.module.css";

function Choice({ picture, chosen, onChoose }: { picture: Picture; chosen: boolean; onChoose: () => void }) {
  const thumb = useQuery(assetThumbQuery(picture.id));
  return (
    <button type="button" className={classes.choice} aria-pressed={chosen} title={picture.name} onClick={onChoose}>
      {typeof thumb.data === "string" ? <img src={thumb.data} alt="" loading="lazy" /> : null}
      <span>{picture.name}</span>
    </button>
  );
}

/** One's own pictures to choose from, and a way to bring a new one. */
export function PictureChooser({
  chosen,
  onChoose,
  disabled,
}: {
  chosen: Picture | null;
  onChoose: (picture: Picture) => void;
  disabled: boolean;
}) {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const pictures = useQuery(picturesQuery(userId));
  const [share, setShare] = useState(0);
  const upload = useMutation({
    mutationFn: (file: File) => {
      setShare(0);
      return uploadAsset(file, { onProgress: setShare });
    },
    onSuccess: (asset) => {
      onChoose(asset);
      void queryClient.invalidateQueries({ queryKey: queryKeys.assets(userId) });
    },
    onError: tellError,
  });
  const list = pictures.data ?? [];
  const shown = chosen === null || list.some(({ id }) => id === chosen.id) ? list : [chosen, ...list];
  return (
    <fieldset className={classes.fieldset} disabled={disabled}>
      <legend>Your picture</legend>
      <FileButton accept={PICTURE_TYPES.join(",")} onChange={(file) => file !== null && upload.mutate(file)}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            fullWidth
            loading={upload.isPending}
            leftSection={<ImageUp size={17} aria-hidden="true" />}
          >
            Upload a picture
          </Button>
        )}
      </FileButton>
      {upload.isPending ? <Progress mt="xs" size={6} value={share * 100} aria-label="Progress of the upload" /> : null}
      {pictures.isPending ? (
        <div className={classes.choices} role="status" aria-label="Loading your pictures">
          {[1, 2, 3, 4].map((key) => (
            <Skeleton key={key} height={72} />
          ))}
        </div>
      ) : pictures.isLoadingError ? (
        <Failure
          title="Your pictures could not be loaded"
          error={pictures.error}
          onRetry={() => void pictures.refetch()}
        />
      ) : shown.length === 0 ? (
        <p className={classes.hint}>JPEG, PNG, WebP, AVIF or GIF, up to 25 MB. It is kept among your assets.</p>
      ) : (
        <div className={classes.choices}>
          {shown.map((picture) => (
            <Choice
              key={picture.id}
              picture={picture}
              chosen={picture.id === chosen?.id}
              onChoose={() => onChoose(picture)}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
