import type { NotificationRow } from "@sayhey/contract/notification";
import Bell from "lucide-react/icons/bell";
import Clapperboard from "lucide-react/icons/clapperboard";
import CreditCard from "lucide-react/icons/credit-card";
import Heart from "lucide-react/icons/heart";
import Mail from "lucide-react/icons/mail";
import Repeat from "lucide-react/icons/repeat";
import ShieldCheck from "lucide-react/icons/shield-check";
import WandSparkles from "lucide-react/icons/wand-sparkles";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatAgo } from "./format.ts";
import classes from "./inbox-entry.module.css";

const LOOKS = {
  render: { Icon: Clapperboard, tone: "sun" },
  transform: { Icon: WandSparkles, tone: "mint" },
  gallery: { Icon: Heart, tone: "coral" },
  billing: { Icon: CreditCard, tone: "sky" },
  security: { Icon: ShieldCheck, tone: "sky" },
} as const;

function lookOf(event: string): { Icon: typeof Bell; tone: string } {
  if (event.endsWith(".failed") || event === "webhook.disabled" || event === "gallery.taken-down")
    return { Icon: Bell, tone: "chili" };
  if (event === "app.entry") return { Icon: Mail, tone: "mint" };
  if (event === "gallery.remixed") return { Icon: Repeat, tone: "coral" };
  const group = event.split(".")[0] ?? "";
  return group in LOOKS ? LOOKS[group as keyof typeof LOOKS] : { Icon: Bell, tone: "plain" };
}

interface InboxEntryProps {
  entry: NotificationRow;
  /** ms since 1970. */
  now: number;
  /** The person opened what the entry tells of. */
  onOpen: (entry: NotificationRow) => void;
  /** Further controls, after the text. */
  children?: ReactNode;
}

/** One entry of the inbox: what happened and when, unread ones marked, leading to what it tells of. */
export function InboxEntry({ entry, now, onOpen, children }: InboxEntryProps) {
  const { Icon, tone } = lookOf(entry.event);
  const unread = entry.read_at === null;
  return (
    <article className={classes.root} aria-label={entry.title} data-unread={unread || undefined}>
      <span className={classes.mark} data-tone={tone} aria-hidden="true">
        <Icon size={18} />
      </span>
      <div className={classes.body}>
        <p className={classes.title} dir="auto">
          {entry.href === null ? (
            entry.title
          ) : (
            <Link to={entry.href} className={classes.link} onClick={() => onOpen(entry)}>
              {entry.title}
            </Link>
          )}
          {unread ? <span className={classes.unread}>Unread</span> : null}
        </p>
        {entry.body === "" ? null : (
          <p className={classes.text} dir="auto">
            {entry.body}
          </p>
        )}
        <time className={classes.time} dateTime={entry.created_at}>
          {formatAgo(Date.parse(entry.created_at), now)}
        </time>
      </div>
      {children === undefined ? null : <div className={classes.controls}>{children}</div>}
    </article>
  );
}
