import { Button } from "@mantine/core";
import Download from "lucide-react/icons/download";
import Share from "lucide-react/icons/share";
import { CopyField } from "../copy-field.tsx";
import { Dialog } from "../dialog.tsx";
import { QrCode } from "./qr-code.tsx";
import classes from "./share-dialog.module.css";
import { ShareFormats } from "./share-formats.tsx";
import { embedSnippet, shareTargets } from "./share-targets.ts";

/** What is shared: a published app. */
export interface SharedItem {
  publicationId: string;
  title: string;
  /** Origin of the app itself. */
  origin: string;
  trailer: { video: string; width: number; height: number } | null;
}

/** Link, QR code, networks and player of a published app. */
export function ShareLinks({ item }: { item: SharedItem }) {
  const { origin } = window.location;
  const link = `${origin}/gallery/${item.publicationId}`;
  const text = `${item.title}, an app with its own trailer`;
  const shareNatively = () => {
    navigator.share({ title: item.title, text, url: link }).catch((cause: unknown) => {
      // Closing the sheet is no failure.
      if (!(cause instanceof DOMException && cause.name === "AbortError")) console.warn("Sharing failed.", cause);
    });
  };
  return (
    <>
      <div className={classes.top}>
        <div className={classes.link}>
          <CopyField label="Link" action="Copy link" value={link} autoFocus primary />
          <p className={classes.note}>
            It shows the trailer where it is pasted. The app alone is at{" "}
            <a href={item.origin} target="_blank" rel="noopener ugc">
              {item.origin.replace(/^https?:\/\//, "")}
            </a>
            .
          </p>
          <div className={classes.targets} role="group" aria-label="Share on">
            {shareTargets(link, text).map(({ name, url }) => (
              <Button
                key={name}
                component="a"
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                variant="default"
                size="xs"
              >
                {name}
              </Button>
            ))}
            {"share" in navigator ? (
              <Button
                variant="default"
                size="xs"
                onClick={shareNatively}
                leftSection={<Share size={15} aria-hidden="true" />}
              >
                More
              </Button>
            ) : null}
          </div>
        </div>
        <QrCode link={link} fileName="sayhey-qr-code.svg" />
      </div>
      <CopyField
        label="Player for your own site"
        action="Copy code"
        value={embedSnippet(origin, item.publicationId, item.title, item.trailer)}
      />
    </>
  );
}

/** Shares a published app; its owner finds the videos of their project in every shape. */
export function ShareDialog({
  item,
  projectId,
  onClose,
}: {
  item: SharedItem;
  /** Project of the caller that it was published from, or null for somebody else's. */
  projectId: string | null;
  onClose: () => void;
}) {
  return (
    <Dialog title="Share" onClose={onClose} size={660}>
      <ShareLinks item={item} />
      {projectId !== null ? (
        <ShareFormats projectId={projectId} />
      ) : item.trailer === null ? null : (
        <div>
          <Button
            component="a"
            href={`${item.trailer.video}&download`}
            download
            variant="default"
            leftSection={<Download size={17} aria-hidden="true" />}
          >
            Download the trailer
          </Button>
        </div>
      )}
    </Dialog>
  );
}
