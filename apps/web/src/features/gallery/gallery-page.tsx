import { Button, NativeSelect, SegmentedControl, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { galleryPeriodSchema, gallerySortSchema } from "@sayhey/contract/functions/gallery";
import { GALLERY_CATEGORIES, galleryCategorySchema } from "@sayhey/contract/publication";
import { useInfiniteQuery } from "@tanstack/react-query";
import Rss from "lucide-react/icons/rss";
import Search from "lucide-react/icons/search";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { Empty } from "../../components/empty.tsx";
import { Failure } from "../../components/failure.tsx";
import { GalleryGrid, GalleryGridSkeleton } from "../../components/gallery-card/gallery-grid.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { type GalleryFilter, galleryQuery } from "../../api/list-gallery.ts";
import { useSession } from "../../session/session.tsx";
import classes from "./gallery.module.css";

const SORTS = [
  { value: "trending", label: "Trending" },
  { value: "new", label: "New" },
  { value: "top", label: "Top" },
];

const PERIODS = [
  { value: "week", label: "This week" },
  { value: "month", label: "This month" },
  { value: "all", label: "All time" },
];

/** What the address of the page asks for; what makes no sense there is left out. */
function filterOf(parameters: URLSearchParams): GalleryFilter {
  const sort = gallerySortSchema.safeParse(parameters.get("sort"));
  const period = galleryPeriodSchema.safeParse(parameters.get("time"));
  const category = galleryCategorySchema.safeParse(parameters.get("category"));
  const hashtag = parameters.get("tag")?.slice(0, 39) ?? "";
  const search = parameters.get("q")?.slice(0, 100).trim() ?? "";
  return {
    sort: sort.success ? sort.data : "trending",
    ...(sort.data === "top" && period.success ? { period: period.data } : {}),
    ...(category.success ? { category: category.data } : {}),
    ...(/^[\p{L}\p{M}\p{N}_]+$/u.test(hashtag) ? { hashtag } : {}),
    ...(search === "" ? {} : { search }),
  };
}

/** Feed of what is new of what is asked for. */
function feedOf({ category, hashtag }: GalleryFilter): string {
  const query = new URLSearchParams({
    ...(category === undefined ? {} : { category }),
    ...(hashtag === undefined ? {} : { tag: hashtag }),
  }).toString();
  return query === "" ? "/gallery/feed.xml" : `/gallery/feed.xml?${query}`;
}

function Results({ filter, onReset }: { filter: GalleryFilter; onReset: () => void }) {
  const signedIn = useSession().status === "in";
  const query = useInfiniteQuery(galleryQuery(filter));
  if (query.isPending) return <GalleryGridSkeleton />;
  if (query.isLoadingError)
    return <Failure title="The gallery could not be loaded" error={query.error} onRetry={() => void query.refetch()} />;
  // Likes move apps between pages while one reads on; each is shown once.
  const cards = [...new Map(query.data.pages.flatMap(({ items }) => items).map((card) => [card.id, card])).values()];
  if (cards.length === 0) {
    return filter.category === undefined && filter.hashtag === undefined && filter.search === undefined ? (
      <Empty
        title="Be the first"
        text="Nothing is in the gallery yet. Publish an app, and its trailer plays here for everyone."
      >
        <Button component={Link} to={signedIn ? "/dashboard" : "/auth?tab=sign-up"}>
          {signedIn ? "Publish an app of mine" : "Make an app"}
        </Button>
      </Empty>
    ) : (
      <Empty title="No results" text="Try fewer words or another category.">
        <Button variant="default" onClick={onReset}>
          Show everything
        </Button>
      </Empty>
    );
  }
  return (
    <>
      <GalleryGrid cards={cards} />
      {query.hasNextPage ? (
        <Button
          className={classes.more ?? ""}
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      ) : null}
    </>
  );
}

/** Apps that people have published, with their trailers. */
export default function GalleryPage() {
  const [parameters, setParameters] = useSearchParams();
  const filter = filterOf(parameters);
  const [words, setWords] = useState(filter.search ?? "");
  // Going back, or the gallery's own link in the header, changes what is asked for; the field follows, but never what is being typed.
  const [sent, setSent] = useState(filter.search);
  const [asked, setAsked] = useState(filter.search);
  if (asked !== filter.search) {
    setAsked(filter.search);
    if (sent !== filter.search) {
      setSent(filter.search);
      setWords(filter.search ?? "");
    }
  }
  const change = (values: Record<string, string | null>) =>
    setParameters(
      (present) => {
        const next = new URLSearchParams(present);
        for (const [name, value] of Object.entries(values)) {
          if (value === null || value === "") next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const search = useDebouncedCallback((text: string) => {
    setSent(text.trim() || undefined);
    change({ q: text.trim() });
  }, 300);
  const hashtags = useInfiniteQuery({
    ...galleryQuery({ sort: "trending", ...(filter.category === undefined ? {} : { category: filter.category }) }),
    select: (data) => data.pages[0]?.hashtags ?? [],
  });
  const tags = [
    ...(filter.hashtag === undefined || hashtags.data?.includes(filter.hashtag) === true ? [] : [filter.hashtag]),
    ...(hashtags.data ?? []),
  ];
  return (
    <div className={classes.page}>
      <PageTitle title="Gallery" />
      <header className={classes.header}>
        <h1 className={classes.heading}>Gallery</h1>
        <p className={classes.lead}>Apps people made here. Watch one, try it, make it yours.</p>
        <a className={classes.feed} href={feedOf(filter)}>
          <Rss size={15} aria-hidden="true" />
          RSS
        </a>
      </header>
      <div className={classes.tools} role="search">
        <SegmentedControl
          aria-label="Order"
          data={SORTS}
          value={filter.sort ?? "trending"}
          onChange={(sort) => change({ sort: sort === "trending" ? null : sort, time: null })}
        />
        {filter.sort === "top" ? (
          <NativeSelect
            className={classes.period ?? ""}
            aria-label="Votes of"
            size="md"
            data={PERIODS}
            value={filter.period ?? "all"}
            onChange={({ currentTarget: { value } }) => change({ time: value === "all" ? null : value })}
          />
        ) : null}
        <TextInput
          className={classes.search ?? ""}
          type="search"
          aria-label="Search the gallery"
          placeholder="Search apps, tags, people"
          maxLength={100}
          leftSection={<Search size={17} aria-hidden="true" />}
          value={words}
          onChange={(event) => {
            setWords(event.currentTarget.value);
            search(event.currentTarget.value);
          }}
        />
      </div>
      <div className={classes.chips} role="group" aria-label="Category">
        {["All", ...GALLERY_CATEGORIES].map((category) => {
          const chosen = category === (filter.category ?? "All");
          return (
            <button
              key={category}
              type="button"
              className={classes.chip}
              aria-pressed={chosen}
              onClick={() => change({ category: category === "All" || chosen ? null : category, tag: null })}
            >
              {category}
            </button>
          );
        })}
      </div>
      {tags.length === 0 ? null : (
        <div className={classes.chips} role="group" aria-label="Hashtag">
          {tags.map((tag) => (
            <button
              key={tag}
              type="button"
              className={classes.tag}
              aria-pressed={tag === filter.hashtag}
              onClick={() => change({ tag: tag === filter.hashtag ? null : tag })}
            >
              #{tag}
            </button>
          ))}
        </div>
      )}
      <Results
        filter={filter}
        onReset={() => {
          setWords("");
          change({ q: null, tag: null, category: null });
        }}
      />
    </div>
  );
}
