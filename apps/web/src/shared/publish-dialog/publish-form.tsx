import { Button, SegmentedControl, Select, TagsInput, Textarea, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { AppError } from "@sayhey/contract/app-error";
import { GALLERY_CATEGORIES, galleryCategorySchema, PUBLICATION_LIMITS } from "@sayhey/contract/publication";
import { useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import type { PublicationState } from "../../api/get-publication.ts";
import { explainError } from "../../api/explain-error.ts";
import { formatAgo } from "../../components/format.ts";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { CustomDomain } from "./custom-domain.tsx";
import classes from "./publish-dialog.module.css";
import { PublishVersions } from "./publish-versions.tsx";
import { usePublish } from "./use-publish.ts";

interface PublishFormProps {
  projectId: string;
  state: PublicationState;
  onClose: () => void;
  onPublished: (published: { publicationId: string; origin: string }) => void;
}

const NO_TRAILER = "none";

/** What people will read, where it is found and which trailer plays. */
export function PublishForm({ projectId, state, onClose, onPublished }: PublishFormProps) {
  const { publication, suggestion, renders, domain } = state;
  const given = publication ?? { ...suggestion, listed: true };
  const [slug, setSlug] = useState(given.slug);
  const [title, setTitle] = useState(given.title);
  const [description, setDescription] = useState(given.description);
  const [hashtags, setHashtags] = useState(given.hashtags);
  const [category, setCategory] = useState(galleryCategorySchema.catch("Other").parse(given.category));
  const [listed, setListed] = useState(given.listed);
  const [renderId, setRenderId] = useState<string | null>(
    // Published without a trailer stays so; a render that is gone gives way to the latest one.
    publication !== null && publication.renderId === null && !hasTrailer(publication)
      ? null
      : (renders.find(({ id }) => id === publication?.renderId)?.id ?? renders[0]?.id ?? null),
  );
  const [now] = useState(Date.now);
  const live = publication?.status === "published";
  const { publish, save, unpublish } = usePublish(projectId, publication?.id ?? null, onPublished, onClose);
  const words = { slug, listed, title, description, hashtags, category };
  const busy = publish.isPending || save.isPending || unpublish.isPending;
  const failure = publish.error ?? save.error ?? unpublish.error;

  const [asked] = useDebouncedValue(slug, 350);
  const check = useQuery({
    queryKey: [...queryKeys.publication(projectId), "slug", asked],
    queryFn: ({ signal }) => callFunction("publication-slug", { projectId, slug: asked }, signal),
    enabled: asked !== publication?.slug,
  });
  const slugProblem = asked === slug && asked !== publication?.slug ? (check.data?.reason ?? null) : null;
  const refused = failure instanceof AppError && /address/i.test(failure.message) ? failure.message : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Where there is none to choose, the first one that is finished is added by itself.
    publish.mutate({ ...words, ...(renders.length === 0 ? {} : { renderId }) });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {state.checksFailed ? (
        <p className={classes.notice}>
          Some checks failed, so part of this app may not work. See Checks in the project.
        </p>
      ) : null}
      {live && publication.outOfDate ? (
        <p className={classes.notice}>
          The project has changed since. Everybody still sees version{" "}
          {publication.versions.find(({ id }) => id === publication.versionId)?.number ?? 1}.
        </p>
      ) : null}
      <TextInput
        label="Title"
        maxLength={PUBLICATION_LIMITS.title}
        value={title}
        error={title.trim() === "" ? "Add a title." : undefined}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <TextInput
        label="Address"
        description="The app's own address."
        spellCheck={false}
        autoCapitalize="none"
        maxLength={PUBLICATION_LIMITS.slug}
        value={slug}
        error={slugProblem ?? refused ?? undefined}
        onChange={(event) => setSlug(event.currentTarget.value.toLowerCase().replace(/[\s_]+/g, "-"))}
        rightSection={<span className={classes.domain}>.{domain}</span>}
        rightSectionWidth={`${domain.length + 3}ch`}
      />
      <Textarea
        label="Description"
        autosize
        minRows={3}
        maxRows={8}
        maxLength={PUBLICATION_LIMITS.description}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <div className={classes.pair}>
        <Select
          label="Category"
          size="md"
          data={[...GALLERY_CATEGORIES]}
          value={category}
          onChange={(value) => setCategory(galleryCategorySchema.parse(value))}
        />
        <Select
          label="Trailer"
          size="md"
          data={[
            ...renders.map((render, index) => ({
              value: render.id,
              label: `${render.aspect}, ${render.size}p, ${formatAgo(Date.parse(render.finishedAt), now)}${index === 0 ? " (latest)" : ""}`,
            })),
            { value: NO_TRAILER, label: renders.length === 0 ? "None rendered yet" : "No trailer" },
          ]}
          value={renderId ?? NO_TRAILER}
          onChange={(value) => setRenderId(value === NO_TRAILER ? null : value)}
        />
      </div>
      {renders.length === 0 ? (
        <p className={classes.note}>
          Until there's a trailer, the gallery shows a picture of the app. Your first finished trailer is added
          automatically.
        </p>
      ) : null}
      <TagsInput
        label="Hashtags"
        size="md"
        placeholder={hashtags.length === 0 ? "Type one, then press Enter" : ""}
        maxTags={PUBLICATION_LIMITS.hashtags}
        splitChars={[",", " ", "#"]}
        value={hashtags}
        onChange={(tags) => setHashtags(tags.map((tag) => tag.replace(/^#/, "")))}
      />
      <div>
        <p className={classes.label} id="publish-listed">
          Visibility
        </p>
        <SegmentedControl
          fullWidth
          classNames={{ label: classes.choice ?? "" }}
          aria-labelledby="publish-listed"
          value={listed ? "gallery" : "link"}
          onChange={(value) => setListed(value === "gallery")}
          data={[
            { value: "gallery", label: "Public in the gallery" },
            { value: "link", label: "Anyone with the link" },
          ]}
        />
      </div>
      <p className={classes.note}>
        {state.sharing === "shared"
          ? "Data: shared by everyone who uses the app."
          : "Data: each visitor keeps their own, in their browser."}{" "}
        Change this in the project's Data tab.
      </p>
      {live ? <CustomDomain publicationId={publication.id} /> : null}
      {publication === null || publication.versions.length < 2 ? null : (
        <PublishVersions projectId={projectId} publication={publication} />
      )}
      {failure === null || refused !== null ? null : (
        <p className={classes.problem} role="alert">
          {explainError(failure).message} {explainError(failure).hint}
        </p>
      )}
      <div className={classes.buttons}>
        {live ? (
          <Button
            className={classes.first ?? ""}
            variant="subtle"
            color="gray"
            c="var(--mantine-color-error)"
            loading={unpublish.isPending}
            disabled={busy && !unpublish.isPending}
            onClick={() => unpublish.mutate({ publicationId: publication.id, versionId: publication.versionId })}
          >
            Unpublish
          </Button>
        ) : null}
        {live && publication.outOfDate ? (
          <Button
            variant="default"
            loading={save.isPending}
            disabled={busy && !save.isPending}
            onClick={() => save.mutate({ publicationId: publication.id, ...words })}
          >
            Save details only
          </Button>
        ) : null}
        <Button
          type="submit"
          loading={publish.isPending}
          disabled={(busy && !publish.isPending) || title.trim() === "" || slugProblem !== null}
        >
          {live ? (publication.outOfDate ? "Publish new version" : "Save changes") : "Publish"}
        </Button>
      </div>
    </form>
  );
}

const hasTrailer = (publication: NonNullable<PublicationState["publication"]>): boolean =>
  publication.versions.find(({ id }) => id === publication.versionId)?.hasTrailer ?? false;
