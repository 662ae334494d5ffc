import { SegmentedControl, Select, TagsInput, Textarea } from "@mantine/core";
import { GALLERY_CATEGORIES, galleryCategorySchema, PUBLICATION_LIMITS } from "@sayhey/contract/publication";
import { useState } from "react";
import type { PublicationState } from "../../api/get-publication.ts";
import { formatAgo } from "../../components/format.ts";
import classes from "./publish-dialog.module.css";
import type { PublicationDraft } from "./use-publication-draft.ts";

const NO_TRAILER = "none";

/** What the gallery shows of an app: its description, category, trailer and hashtags, and whether it is there at all. */
export function GalleryFields({ draft, renders }: { draft: PublicationDraft; renders: PublicationState["renders"] }) {
  const { words, write, renderId, setRenderId } = draft;
  const [now] = useState(Date.now);
  return (
    <>
      <Textarea
        label="Description"
        autosize
        minRows={3}
        maxRows={8}
        maxLength={PUBLICATION_LIMITS.description}
        value={words.description}
        onChange={(event) => write({ description: event.currentTarget.value })}
      />
      <div className={classes.pair}>
        <Select
          label="Category"
          size="md"
          data={[...GALLERY_CATEGORIES]}
          value={words.category}
          onChange={(value) => write({ category: galleryCategorySchema.parse(value) })}
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
        placeholder={words.hashtags.length === 0 ? "Type one, then press Enter" : ""}
        maxTags={PUBLICATION_LIMITS.hashtags}
        splitChars={[",", " ", "#"]}
        value={words.hashtags}
        onChange={(tags) => write({ hashtags: tags.map((tag) => tag.replace(/^#/, "")) })}
      />
      <div>
        <p className={classes.label} id="publish-listed">
          Visibility
        </p>
        <SegmentedControl
          fullWidth
          classNames={{ label: classes.choice ?? "" }}
          aria-labelledby="publish-listed"
          value={words.listed ? "gallery" : "link"}
          onChange={(value) => write({ listed: value === "gallery" })}
          data={[
            { value: "gallery", label: "Public in the gallery" },
            { value: "link", label: "Anyone with the link" },
          ]}
        />
      </div>
    </>
  );
}
