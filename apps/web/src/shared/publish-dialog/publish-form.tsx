import { Button, TextInput } from "@mantine/core";
import { AppError } from "@sayhey/contract/app-error";
import { PUBLICATION_LIMITS } from "@sayhey/contract/publication";
import type { FormEvent } from "react";
import type { PublicationState } from "../../api/get-publication.ts";
import { explainError } from "../../api/explain-error.ts";
import { AddressField, useAddressProblem } from "./address-field.tsx";
import { CustomDomain } from "./custom-domain.tsx";
import { GalleryFields } from "./gallery-fields.tsx";
import classes from "./publish-dialog.module.css";
import { PublishVersions } from "./publish-versions.tsx";
import { usePublicationDraft, type PublicationDraft } from "./use-publication-draft.ts";
import { usePublish } from "./use-publish.ts";

interface PublishFormProps {
  projectId: string;
  state: PublicationState;
  onClose: () => void;
  onPublished: (published: { publicationId: string; origin: string }) => void;
}

type Publication = PublicationState["publication"];

const isLive = (publication: Publication): publication is NonNullable<Publication> =>
  publication?.status === "published";

/** What people will read, where it is found and which trailer plays. */
export function PublishForm({ projectId, state, onClose, onPublished }: PublishFormProps) {
  const { publication, renders, domain } = state;
  const draft = usePublicationDraft(state);
  const { words, write } = draft;
  const changes = usePublish(projectId, publication?.id ?? null, onPublished, onClose);
  const failure = changes.publish.error ?? changes.save.error ?? changes.unpublish.error;
  const addressProblem = useAddressProblem(projectId, words.slug, publication?.slug);
  const refused = failure instanceof AppError && /address/i.test(failure.message) ? failure.message : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Where there is none to choose, the first one that is finished is added by itself.
    changes.publish.mutate({ ...words, ...(renders.length === 0 ? {} : { renderId: draft.renderId }) });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Notices state={state} />
      <TextInput
        label="Title"
        maxLength={PUBLICATION_LIMITS.title}
        value={words.title}
        error={words.title.trim() === "" ? "Add a title." : undefined}
        onChange={(event) => write({ title: event.currentTarget.value })}
      />
      <AddressField
        slug={words.slug}
        domain={domain}
        problem={addressProblem ?? refused}
        onSlug={(slug) => write({ slug })}
      />
      <GalleryFields draft={draft} renders={renders} />
      <p className={classes.note}>
        {state.sharing === "shared"
          ? "Data: shared by everyone who uses the app."
          : "Data: each visitor keeps their own, in their browser."}{" "}
        Change this in the project's Data tab.
      </p>
      {isLive(publication) ? <CustomDomain publicationId={publication.id} /> : null}
      {publication === null || publication.versions.length < 2 ? null : (
        <PublishVersions projectId={projectId} publication={publication} />
      )}
      {failure === null || refused !== null ? null : (
        <p className={classes.problem} role="alert">
          {explainError(failure).message} {explainError(failure).hint}
        </p>
      )}
      <FormButtons
        publication={publication}
        words={words}
        changes={changes}
        canPublish={words.title.trim() !== "" && addressProblem === null}
      />
    </form>
  );
}

/** What one should know before publishing. */
function Notices({ state: { checksFailed, publication } }: { state: PublicationState }) {
  return (
    <>
      {checksFailed ? (
        <p className={classes.notice}>
          Some checks failed, so part of this app may not work. See Checks in the project.
        </p>
      ) : null}
      {isLive(publication) && publication.outOfDate ? (
        <p className={classes.notice}>
          The project has changed since. Everybody still sees version{" "}
          {publication.versions.find(({ id }) => id === publication.versionId)?.number ?? 1}.
        </p>
      ) : null}
    </>
  );
}

interface FormButtonsProps {
  publication: Publication;
  words: PublicationDraft["words"];
  changes: ReturnType<typeof usePublish>;
  canPublish: boolean;
}

function FormButtons({ publication, words, changes: { publish, save, unpublish }, canPublish }: FormButtonsProps) {
  const isBusy = publish.isPending || save.isPending || unpublish.isPending;
  const live = isLive(publication) ? publication : null;
  return (
    <div className={classes.buttons}>
      {live === null ? null : (
        <Button
          className={classes.first ?? ""}
          variant="subtle"
          color="gray"
          c="var(--mantine-color-error)"
          loading={unpublish.isPending}
          disabled={isBusy && !unpublish.isPending}
          onClick={() => unpublish.mutate({ publicationId: live.id, versionId: live.versionId })}
        >
          Unpublish
        </Button>
      )}
      {live?.outOfDate === true ? (
        <Button
          variant="default"
          loading={save.isPending}
          disabled={isBusy && !save.isPending}
          onClick={() => save.mutate({ publicationId: live.id, ...words })}
        >
          Save details only
        </Button>
      ) : null}
      <Button type="submit" loading={publish.isPending} disabled={(isBusy && !publish.isPending) || !canPublish}>
        {live === null ? "Publish" : live.outOfDate ? "Publish new version" : "Save changes"}
      </Button>
    </div>
  );
}
