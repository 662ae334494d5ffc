import { Button } from "@mantine/core";
import Download from "lucide-react/icons/download";
import { recordEvent } from "../../api/record-event.ts";
import { CopyField } from "../../components/copy-field.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { ShareFormats } from "./share-formats.tsx";
import { ShareLink } from "./share-link.tsx";
import { embedSnippet } from "./share-targets.ts";

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
  return (
    <>
      <ShareLink
        link={`${origin}/gallery/${item.publicationId}`}
        title={item.title}
        text={item.trailer === null ? `${item.title}, an app to try` : `${item.title}, an app with its own trailer`}
        onShared={() => recordEvent(item.publicationId, "share")}
      >
        Previews show {item.trailer === null ? "a picture of the app" : "the trailer"}. The app alone is at{" "}
        <a href={item.origin} target="_blank" rel="noopener ugc">
          {item.origin.replace(/^https?:\/\//, "")}
        </a>
        .
      </ShareLink>
      <CopyField
        label={item.trailer === null ? "Embed picture" : "Embed player"}
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
