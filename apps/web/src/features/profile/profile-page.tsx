import { Button, Skeleton } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { AppError } from "@sayhey/contract/app-error";
import type { FunctionOutput } from "@sayhey/contract/functions";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import ExternalLink from "lucide-react/icons/external-link";
import Rss from "lucide-react/icons/rss";
import Share2 from "lucide-react/icons/share-2";
import type { ReactNode } from "react";
import { Link, useParams } from "react-router";
import { Avatar } from "../../components/avatar.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Empty } from "../../components/empty.tsx";
import { Failure } from "../../components/failure.tsx";
import { GalleryGrid, GalleryGridSkeleton } from "../../components/gallery-card/gallery-grid.tsx";
import { NotFoundScreen } from "../../components/not-found-screen.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { ShareLink } from "../../shared/share-dialog/share-link.tsx";
import { publicProfileQuery } from "../../api/get-public-profile.ts";
import { type GalleryFilter, galleryQuery } from "../../api/list-gallery.ts";
import { formatMonth } from "../../components/format.ts";
import classes from "./profile.module.css";

type Profile = FunctionOutput<"profile-get">;

const NUMBERS = [
  { key: "apps", one: "app", many: "apps" },
  { key: "likes", one: "like", many: "likes" },
  { key: "remixes", one: "remix", many: "remixes" },
] as const;

function Head({ profile }: { profile: Profile }) {
  const [sharing, share] = useDisclosure(false);
  const numbers = NUMBERS.filter(({ key }) => profile[key] > 0);
  return (
    <header className={classes.head}>
      <Avatar name={profile.name} avatarKey={profile.avatarKey} size={104} />
      <div className={classes.who}>
        <h1 className={classes.name} dir="auto">
          {profile.name}
        </h1>
        <p className={classes.username}>@{profile.username}</p>
        {profile.bio === "" ? null : (
          <p className={classes.bio} dir="auto">
            {profile.bio}
          </p>
        )}
        {profile.links.length === 0 ? null : (
          <ul className={classes.links} aria-label="Links">
            {profile.links.map((link) => (
              <li key={link}>
                <a href={link} target="_blank" rel="ugc nofollow noopener noreferrer">
                  <ExternalLink size={14} aria-hidden="true" />
                  {link.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className={classes.numbers}>
          {numbers.map(({ key, one, many }) => (
            <span key={key}>
              <strong className="sh-tabular">{profile[key]}</strong> {profile[key] === 1 ? one : many}
            </span>
          ))}
          <span>Here since {formatMonth(profile.memberSince)}</span>
        </p>
      </div>
      <div className={classes.tools}>
        <Button variant="default" onClick={share.open} leftSection={<Share2 size={16} aria-hidden="true" />}>
          Share
        </Button>
        {profile.isSelf ? (
          <Button component={Link} to="/settings" variant="default">
            Edit profile
          </Button>
        ) : null}
        <Button
          component="a"
          href={`/profile/${profile.username}/feed.xml`}
          variant="subtle"
          color="gray"
          c="var(--mantine-color-dimmed)"
          leftSection={<Rss size={16} aria-hidden="true" />}
        >
          RSS
        </Button>
      </div>
      {sharing ? (
        <Dialog
          title={profile.isSelf ? "Share your page" : `Share ${profile.name}'s page`}
          onClose={share.close}
          size={660}
        >
          <ShareLink
            link={`${window.location.origin}/profile/${profile.username}`}
            title={profile.name}
            text={`Apps by ${profile.name}, each with its own trailer`}
          />
        </Dialog>
      ) : null}
    </header>
  );
}

function Apps({ filter, title, empty }: { filter: GalleryFilter; title: string; empty?: ReactNode }) {
  const query = useInfiniteQuery(galleryQuery(filter));
  if (query.isPending) return empty === undefined ? null : <GalleryGridSkeleton count={4} />;
  if (query.isLoadingError)
    return <Failure title="The apps could not be loaded" error={query.error} onRetry={() => void query.refetch()} />;
  const cards = query.data.pages.flatMap(({ items }) => items);
  if (cards.length === 0) return empty ?? null;
  return (
    <section className={classes.apps} aria-label={title}>
      <h2 className={classes.subtitle}>{title}</h2>
      <GalleryGrid cards={cards} withAuthor={filter.author === undefined} />
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
    </section>
  );
}

function ProfileOf({ username }: { username: string }) {
  const query = useQuery(publicProfileQuery(username));
  if (query.error instanceof AppError && query.error.kind === "not-found") return <NotFoundScreen />;
  if (query.isPending) {
    return (
      <div className={classes.page} role="status" aria-label="Loading the profile">
        <div className={classes.head}>
          <Skeleton circle height={104} />
          <div className={classes.who}>
            <Skeleton height={44} width={280} maw="100%" />
            <Skeleton height={18} width={140} mt="sm" />
          </div>
        </div>
        <GalleryGridSkeleton count={4} />
      </div>
    );
  }
  if (query.isLoadingError)
    return (
      <div className={classes.page}>
        <Failure title="The profile could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
      </div>
    );
  const profile = query.data;
  return (
    <div className={classes.page}>
      <PageTitle title={`${profile.name} (${profile.username})`} />
      <Head profile={profile} />
      <Apps
        filter={{ author: profile.username, sort: "new" }}
        title="Apps"
        empty={
          profile.isSelf ? (
            <Empty
              title="Nothing published yet"
              text="Open a project and press Publish. It shows up here for everybody."
            >
              <Button component={Link} to="/dashboard">
                Open your projects
              </Button>
            </Empty>
          ) : (
            <Empty title="Nothing published yet" text={`When ${profile.name} publishes an app, it shows up here.`}>
              <Button component={Link} to="/gallery" variant="default">
                Look around in the gallery
              </Button>
            </Empty>
          )
        }
      />
      {profile.isSelf ? <Apps filter={{ liked: true, sort: "new" }} title="Apps you like" /> : null}
      <Apps filter={{ remixedFrom: profile.username, sort: "new" }} title={`Made from ${profile.name}'s apps`} />
    </div>
  );
}

/** The public page of a person. */
export default function ProfilePage() {
  const { username = "" } = useParams();
  return <ProfileOf key={username} username={username} />;
}
