import { hashText } from "@sayhey/contract/random";
import GitFork from "lucide-react/icons/git-fork";
import Heart from "lucide-react/icons/heart";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { GalleryItem } from "../../api/get-gallery-item.ts";
import classes from "./item-family.module.css";

type Family = GalleryItem["family"];
type Remix = Family["remixes"][number];

const GROUNDS = ["coral", "sun", "mint", "sky"] as const;

/** One app of the tree: its picture, what it is called and whose it is. */
function Member({
  title,
  author,
  poster,
  id,
  counts,
  here = false,
}: {
  title: string;
  author: string;
  poster: string | null;
  /** Of the publication; null where it cannot be opened. */
  id: string | null;
  counts?: ReactNode;
  /** Whether it is the app of the page. */
  here?: boolean;
}) {
  return (
    <div className={classes.member} data-here={here || undefined}>
      <span className={classes.picture} data-ground={GROUNDS[(hashText(id ?? title) >>> 16) % GROUNDS.length]}>
        {poster === null ? (
          <span aria-hidden="true">{[...title][0]?.toUpperCase()}</span>
        ) : (
          <img src={poster} alt="" loading="lazy" decoding="async" />
        )}
      </span>
      <span className={classes.words}>
        <span className={classes.title} dir="auto">
          {id === null || here ? title : <Link to={`/gallery/${id}`}>{title}</Link>}
        </span>
        <span className={classes.author}>
          by {author}
          {here ? " · this app" : null}
          {id === null ? " · no longer public" : null}
        </span>
      </span>
      {counts}
    </div>
  );
}

/** Likes and remixes of one app of the tree, where there are any. */
function Counts({ likes, remixes }: { likes: number; remixes: number }) {
  if (likes === 0 && remixes === 0) return null;
  return (
    <span className={classes.counts}>
      {likes === 0 ? null : (
        <span>
          <Heart size={13} aria-hidden="true" />
          {likes}
          <span className={classes.hidden}>{likes === 1 ? " like" : " likes"}</span>
        </span>
      )}
      {remixes === 0 ? null : (
        <span>
          <GitFork size={13} aria-hidden="true" />
          {remixes}
          <span className={classes.hidden}>{remixes === 1 ? " remix" : " remixes"}</span>
        </span>
      )}
    </span>
  );
}

function Remixes({ of, remixes }: { of: string; remixes: readonly Remix[] }) {
  const children = remixes.filter(({ parentId }) => parentId === of);
  if (children.length === 0) return null;
  return (
    <ul className={classes.branch}>
      {children.map(({ card }) => (
        <li key={card.id}>
          <Member
            title={card.title}
            author={card.author.name}
            poster={card.poster}
            id={card.id}
            counts={<Counts likes={card.likes} remixes={card.remixes} />}
          />
          <Remixes of={card.id} remixes={remixes} />
        </li>
      ))}
    </ul>
  );
}

/** What an app was made from and what was made from it, as a tree with the app itself in it. */
export function ItemFamily({ entry }: { entry: GalleryItem }) {
  const { item, family } = entry;
  if (family.ancestors.length === 0 && family.remixes.length === 0) return null;
  const known = new Set([item.id, ...family.remixes.map(({ card }) => card.id)]);
  // A remix of something that is not shown is told beside the rest.
  const remixes = family.remixes.map((one) => (known.has(one.parentId) ? one : { ...one, parentId: item.id }));
  const self = (
    <>
      <Member title={item.title} author={item.author.name} poster={item.poster} id={item.id} here />
      <Remixes of={item.id} remixes={remixes} />
    </>
  );
  const tree = family.ancestors.reduce(
    (below, { publicationId, title, author, poster }) => (
      <>
        <Member title={title} author={author} poster={poster} id={publicationId} />
        <ul className={classes.branch}>
          <li>{below}</li>
        </ul>
      </>
    ),
    self,
  );
  return (
    <section className={classes.family} aria-label="Family tree">
      <h2 className={classes.heading}>Family tree</h2>
      <ul className={classes.root}>
        <li>{tree}</li>
      </ul>
    </section>
  );
}
