import { galleryCategorySchema } from "@sayhey/contract/publication";
import { useState } from "react";
import type { PublicationState } from "../../api/get-publication.ts";

/** What is written about a publication and not saved yet: it begins with what is published, or with what is suggested. */
export function usePublicationDraft({ publication, suggestion, renders }: PublicationState) {
  const given = publication ?? { ...suggestion, listed: true };
  const [words, setWords] = useState(() => ({
    slug: given.slug,
    listed: given.listed,
    title: given.title,
    description: given.description,
    hashtags: given.hashtags,
    category: galleryCategorySchema.catch("Other").parse(given.category),
  }));
  const [renderId, setRenderId] = useState<string | null>(
    // Published without a trailer stays so; a render that is gone gives way to the latest one.
    publication !== null && publication.renderId === null && !hasTrailer(publication)
      ? null
      : (renders.find(({ id }) => id === publication?.renderId)?.id ?? renders[0]?.id ?? null),
  );
  return {
    words,
    write: (part: Partial<typeof words>) => setWords((before) => ({ ...before, ...part })),
    renderId,
    setRenderId,
  };
}

export type PublicationDraft = ReturnType<typeof usePublicationDraft>;

const hasTrailer = (publication: NonNullable<PublicationState["publication"]>): boolean =>
  publication.versions.find(({ id }) => id === publication.versionId)?.hasTrailer ?? false;
