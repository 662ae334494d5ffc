import { useState, type ReactNode } from "react";
import { copy, say } from "../copy.ts";
import { hostName, readUrl } from "../rules/web-url.ts";
import { Button } from "../ui/button.tsx";
import { formatDay } from "../ui/format-day.ts";
import { OutsideLink } from "../ui/outside-link.tsx";
import { Section } from "../ui/section.tsx";
import { useNews, type NewsEntry, type NewsFailure } from "../ui/use-news.ts";

interface NewsProps {
  id: string;
  title?: string;
  note?: string;
  address: string;
  limit?: number;
  pictures?: boolean;
  dates?: boolean;
}

/** What another site has published, newest first. */
export function News({ id, title, note, address, limit = 6, pictures = true, dates = true }: NewsProps) {
  const { news, again } = useNews(id, address, limit);
  const name = hostName(address);
  const label = say(copy.newsOf, { name: news.is === "read" && news.title !== "" ? news.title : name });
  return (
    <Section id={id} title={title} note={note} label={label}>
      {news.is === "loading" && (
        <div className="news-list" role="status" aria-label={copy.newsLoading}>
          {Array.from({ length: Math.min(limit, 3) }, (_, index) => (
            <div key={index} className="card news-entry news-waiting" aria-hidden="true">
              <span />
              <span />
            </div>
          ))}
        </div>
      )}
      {news.is === "elsewhere" && <NewsNote title={label} hint={say(copy.newsElsewhere, { name })} address={address} />}
      {news.is === "failed" && (
        <NewsNote title={copy.newsFailed} hint={say(whyNot(news.why), { name })} address={address}>
          <Button look="secondary" onClick={again}>
            {copy.tryAgain}
          </Button>
        </NewsNote>
      )}
      {news.is === "read" && news.entries.length === 0 && (
        <NewsNote title={copy.newsEmpty} hint={say(copy.newsEmptyHint, { name })} address={address} />
      )}
      {news.is === "read" && news.entries.length > 0 && (
        <ul className="news-list">
          {news.entries.map((entry, index) => (
            <Entry
              key={`${entry.link ?? entry.title} ${String(index)}`}
              entry={entry}
              pictures={pictures}
              dates={dates}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Entry({ entry, pictures, dates }: { entry: NewsEntry; pictures: boolean; dates: boolean }) {
  const { title, summary, link, date, picture } = entry;
  const [isBroken, setBroken] = useState(false);
  const url = link === undefined ? null : readUrl(link);
  return (
    <li className={`card news-entry ${url === null ? "" : "card-leads"}`}>
      {pictures && picture !== undefined && !isBroken && (
        <img className="news-picture" src={picture} alt="" loading="lazy" onError={() => setBroken(true)} />
      )}
      <div className="news-words">
        <h3 className="news-title">
          {url === null ? (
            title
          ) : (
            <a className="row-link" href={url.href} target="_blank" rel="noopener noreferrer nofollow">
              {title}
            </a>
          )}
        </h3>
        {summary !== "" && <p className="news-summary">{summary}</p>}
        <p className="news-from">
          {url !== null && <span className="wrap-anywhere">{hostName(url.href)}</span>}
          {dates && date !== undefined && <time dateTime={date}>{formatDay(new Date(date))}</time>}
        </p>
      </div>
    </li>
  );
}

/** What stands where the entries would be, with the way to the feed itself. */
function NewsNote(props: { title: string; hint: string; address: string; children?: ReactNode }) {
  const { title, hint, address, children } = props;
  return (
    <div className="card panel news-note" role="status">
      <p className="font-bold wrap-anywhere">{title}</p>
      <p className="text-muted">{hint}</p>
      <div className="flex flex-wrap gap-2">
        {children}
        <OutsideLink address={address} look="btn btn-secondary" />
      </div>
    </div>
  );
}

/** What is said of a feed that cannot be shown. */
function whyNot(why: NewsFailure): string {
  switch (why) {
    case "missing":
      return copy.newsMissing;
    case "private":
      return copy.newsPrivate;
    case "slow":
      return copy.newsSlow;
    case "too-large":
      return copy.newsTooLarge;
    case "not-a-feed":
      return copy.newsNoFeed;
    case "offline":
      return copy.newsOffline;
    default:
      return copy.newsUnavailable;
  }
}
