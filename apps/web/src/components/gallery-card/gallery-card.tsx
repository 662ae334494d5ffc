import { hashText } from "@sayhey/contract/random";
import type { GalleryCard as Card } from "@sayhey/contract/functions/gallery";
import GitFork from "lucide-react/icons/git-fork";
import Heart from "lucide-react/icons/heart";
import { useState } from "react";
import { Link } from "react-router";
import { BlankScreen } from "../blank-screen.tsx";
import classes from "./gallery-card.module.css";
import { TrailerVideo } from "./trailer-video.tsx";
import { usePreview } from "./use-preview.ts";

const GROUNDS = ["coral", "sun", "mint", "sky"] as const;

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** A published app: its poster, which becomes its trailer when looked at, what it is called and who made it. */
export function GalleryCard({ card, withAuthor = true }: { card: Card; withAuthor?: boolean }) {
  const { trailer } = card;
  const { ref, playing, stop } = usePreview(trailer !== null);
  const [broken, setBroken] = useState(false);
  // Pictures of apps are taken on a phone.
  const upright = trailer === null || trailer.height > trailer.width;
  return (
    <article className={classes.root} ref={ref}>
      <div className={classes.stage} data-ground={GROUNDS[(hashText(card.id) >>> 16) % GROUNDS.length]}>
        {card.poster === null || broken ? (
          <BlankScreen name={card.title} seed={card.id} />
        ) : (
          <>
            {upright ? null : <img className={classes.backdrop} src={card.poster} alt="" loading="lazy" />}
            <img
              className={classes.poster}
              data-upright={upright || undefined}
              data-app={trailer === null || undefined}
              src={card.poster}
              alt=""
              loading="lazy"
              decoding="async"
              onError={() => setBroken(true)}
            />
          </>
        )}
        {playing && trailer !== null ? <TrailerVideo src={trailer.video} upright={upright} onRefused={stop} /> : null}
      </div>
      <div className={classes.text}>
        <h2 className={classes.title} dir="auto">
          <Link to={`/gallery/${card.id}`} className={classes.link}>
            {card.title}
          </Link>
        </h2>
        <p className={classes.foot}>
          {withAuthor ? (
            <Link to={`/profile/${card.author.username}`} className={classes.author}>
              {card.author.name}
            </Link>
          ) : (
            <span className={classes.category}>{card.category}</span>
          )}
          {card.likes === 0 && card.remixes === 0 ? null : (
            <span className={classes.counts}>
              {card.likes === 0 ? null : (
                <span title={counted(card.likes, "like", "likes")}>
                  <Heart size={14} aria-hidden="true" />
                  <span className="sh-tabular">{card.likes}</span>
                  <span className={classes.hidden}>{card.likes === 1 ? " like" : " likes"}</span>
                </span>
              )}
              {card.remixes === 0 ? null : (
                <span title={counted(card.remixes, "remix", "remixes")}>
                  <GitFork size={14} aria-hidden="true" />
                  <span className="sh-tabular">{card.remixes}</span>
                  <span className={classes.hidden}>{card.remixes === 1 ? " remix" : " remixes"}</span>
                </span>
              )}
            </span>
          )}
        </p>
      </div>
    </article>
  );
}
