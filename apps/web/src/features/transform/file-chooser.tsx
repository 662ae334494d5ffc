import { Button, FileButton, Progress, Skeleton, Switch } from "@mantine/core";
import { TRANSFORM_LIMITS } from "@sayhey/contract/transform";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import AudioLines from "lucide-react/icons/audio-lines";
import Film from "lucide-react/icons/film";
import FileUp from "lucide-react/icons/file-up";
import { useState } from "react";
import { Failure } from "../../components/failure.tsx";
import { PlanLimitNote } from "../../shared/plan-limit/plan-limit-note.tsx";
import { useStorageLimit } from "../../shared/plan-limit/use-storage-limit.ts";
import { assetQuery, assetThumbQuery } from "../../api/sign-asset.ts";
import { uploadAsset } from "../../api/upload-asset.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import { tellError } from "../../status/tell-error.ts";
import { BRING, wordOf } from "./file-words.ts";
import { FILE_TYPES, filesQuery, kindOfFile, type FileKind, type OwnFile } from "./list-files.ts";
import classes from "./make.module.css";

function Choice({ file, chosen, onChoose }: { file: OwnFile; chosen: boolean; onChoose: () => void }) {
  const kind = kindOfFile(file);
  const thumb = useQuery(assetThumbQuery(file.id));
  // A picture without a small one is shown itself.
  const whole = useQuery({ ...assetQuery(file.id), enabled: kind === "picture" && thumb.data === null });
  const picture = thumb.data ?? whole.data ?? null;
  const Icon = kind === "video" ? Film : AudioLines;
  return (
    <button
      type="button"
      className={classes.choice}
      data-bare={picture === null || undefined}
      aria-pressed={chosen}
      title={file.name}
      onClick={onChoose}
    >
      {picture !== null ? (
        <img src={picture} alt="" loading="lazy" />
      ) : kind === "picture" ? null : (
        <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
      )}
      <span>{file.name}</span>
    </button>
  );
}

interface FileChooserProps {
  kinds: readonly FileKind[];
  chosen: readonly OwnFile[];
  onChoose: (files: OwnFile[]) => void;
  disabled: boolean;
  /** Whether several may be chosen at once. */
  batch?: boolean;
}

/** One's own files to choose from, one or several, and a way to bring new ones. */
export function FileChooser({ kinds, chosen, onChoose, disabled, batch = true }: FileChooserProps) {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const files = useQuery(filesQuery(userId, kinds));
  const storage = useStorageLimit(true);
  const [several, setSeveral] = useState(chosen.length > 1);
  const [share, setShare] = useState(0);
  const upload = useMutation({
    mutationFn: async (given: File[]) => {
      const brought: OwnFile[] = [];
      for (const [index, file] of given.slice(0, TRANSFORM_LIMITS.batch).entries()) {
        setShare(index / given.length);
        brought.push(await uploadAsset(file, { onProgress: (part) => setShare((index + part) / given.length) }));
      }
      return brought;
    },
    onSuccess: (brought) =>
      onChoose(several ? [...chosen, ...brought].slice(0, TRANSFORM_LIMITS.batch) : brought.slice(0, 1)),
    onError: tellError,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.assets(userId) }),
        queryClient.invalidateQueries({ queryKey: queryKeys.storage(userId) }),
      ]),
  });
  const list = files.data ?? [];
  const shown = [...chosen.filter(({ id }) => !list.some((file) => file.id === id)), ...list];
  const isChosen = (file: OwnFile): boolean => chosen.some(({ id }) => id === file.id);
  const choose = (file: OwnFile): void => {
    if (!several) return onChoose([file]);
    if (isChosen(file)) return onChoose(chosen.filter(({ id }) => id !== file.id));
    if (chosen.length < TRANSFORM_LIMITS.batch) onChoose([...chosen, file]);
  };
  const word = wordOf(kinds);
  const accept = kinds.flatMap((kind) => FILE_TYPES[kind]).join(",");
  const bring = (given: File | File[] | null): void => {
    const brought = given === null ? [] : Array.isArray(given) ? given : [given];
    if (brought.length > 0) upload.mutate(brought);
  };
  return (
    <fieldset className={classes.fieldset} disabled={disabled}>
      <legend>Your {wordOf(kinds, several ? 2 : 1)}</legend>
      <PlanLimitNote reached={storage.note} />
      <FileButton accept={accept} multiple={several} onChange={bring} disabled={storage.full}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            fullWidth
            disabled={storage.full}
            loading={upload.isPending}
            leftSection={<FileUp size={17} aria-hidden="true" />}
          >
            {several ? `Upload ${wordOf(kinds, 2)}` : `Upload a ${word}`}
          </Button>
        )}
      </FileButton>
      {upload.isPending ? <Progress mt="xs" size={6} value={share * 100} aria-label="Progress of the upload" /> : null}
      {files.isPending ? (
        <div className={classes.choices} role="status" aria-label={`Loading your ${wordOf(kinds, 2)}`}>
          {[1, 2, 3, 4].map((key) => (
            <Skeleton key={key} height={72} />
          ))}
        </div>
      ) : files.isLoadingError ? (
        <Failure
          title={`Your ${wordOf(kinds, 2)} could not be loaded`}
          error={files.error}
          onRetry={() => void files.refetch()}
        />
      ) : shown.length === 0 ? (
        <p className={classes.hint}>{kinds.map((kind) => BRING[kind]).join("; ")}. It is kept among your assets.</p>
      ) : (
        <div className={classes.choices}>
          {shown.map((file) => (
            <Choice key={file.id} file={file} chosen={isChosen(file)} onChoose={() => choose(file)} />
          ))}
        </div>
      )}
      {batch && shown.length > 1 ? (
        <Switch
          mt="sm"
          size="sm"
          label={several ? `Batch: ${chosen.length} of ${TRANSFORM_LIMITS.batch}` : "Batch"}
          checked={several}
          onChange={(event) => {
            setSeveral(event.currentTarget.checked);
            if (!event.currentTarget.checked) onChoose(chosen.slice(0, 1));
          }}
        />
      ) : null}
    </fieldset>
  );
}
