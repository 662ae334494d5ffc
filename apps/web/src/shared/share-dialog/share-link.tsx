import { Button } from "@mantine/core";
import Share from "lucide-react/icons/share";
import type { ReactNode } from "react";
import { CopyField } from "../../components/copy-field.tsx";
import { NetworkMark } from "./network-mark.tsx";
import { QrCode } from "./qr-code.tsx";
import classes from "./share-dialog.module.css";
import { shareTargets } from "./share-targets.ts";

/** One link to copy, to scan, and to send to any network or through the device's own sheet. `text` is what is said with it. */
export function ShareLink({
  link,
  title,
  text,
  onShared,
  children,
}: {
  link: string;
  title: string;
  text: string;
  /** Hears that the link was copied or taken to somewhere else. */
  onShared?: () => void;
  /** What has to be known of the link. */
  children?: ReactNode;
}) {
  const shareNatively = () => {
    navigator.share({ title, text, url: link }).then(
      () => onShared?.(),
      (cause: unknown) => {
        // Closing the sheet is no failure.
        if (!(cause instanceof DOMException && cause.name === "AbortError")) console.warn("Sharing failed.", cause);
      },
    );
  };
  return (
    <div className={classes.top}>
      <div className={classes.link}>
        <CopyField
          label="Link"
          action="Copy link"
          value={link}
          autoFocus
          primary
          {...(onShared === undefined ? {} : { onCopied: onShared })}
        />
        {children === undefined ? null : <p className={classes.note}>{children}</p>}
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
              onClick={() => onShared?.()}
              leftSection={<NetworkMark name={name} />}
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
  );
}
