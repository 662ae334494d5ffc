import { ActionIcon, Button, Menu } from "@mantine/core";
import type { VersionEntry } from "@sayhey/contract/functions/history";
import Ellipsis from "lucide-react/icons/ellipsis";
import Undo2 from "lucide-react/icons/undo-2";
import { useState } from "react";
import type { useVersionActions } from "../history/use-version-actions.ts";
import { VERSION_SOURCES } from "../history/version-sources.ts";
import { versionRest, versionTitle } from "../history/version-words.ts";
import classes from "./chat.module.css";
import { Pictures, Sentences } from "./sentences.tsx";
import { formatTime } from "../../../components/format.ts";

type Actions = ReturnType<typeof useVersionActions>;

function VersionMenu({ version, actions }: { version: VersionEntry; actions: Actions }) {
  return (
    <Menu position="bottom-end" width={210}>
      <Menu.Target>
        <ActionIcon size="sm" variant="subtle" color="gray" aria-label={`More about version ${version.version}`}>
          <Ellipsis size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {version.version === 1 ? null : (
          <Menu.Item onClick={() => actions.takeBack.mutate({ entry: version, resolve: "ask" })}>
            Take this change back
          </Menu.Item>
        )}
        <Menu.Item onClick={() => actions.restore.mutate(version)}>Restore this version</Menu.Item>
        <Menu.Item onClick={() => actions.fork.mutate(version)}>Fork from here</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** A version that was typed in the chat: the words, what they changed, and the ways back. */
export function TypedVersion({
  version,
  before,
  actions,
}: {
  version: VersionEntry;
  before: VersionEntry | null;
  actions: Actions;
}) {
  return (
    <>
      <p className={classes.typed}>{version.reason ?? versionTitle(version)}</p>
      <div className={classes.card}>
        <Sentences lines={version.changes.length > 0 ? version.changes : ["Changed the app"]} />
        <Pictures version={version} before={before} />
        <div className={classes.actions}>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Undo2 size={14} aria-hidden="true" />}
            onClick={() => actions.takeBack.mutate({ entry: version, resolve: "ask" })}
          >
            Undo
          </Button>
          <span className={classes.faint}>
            {version.by === null ? "" : `${version.by}, `}
            {formatTime(version.at)}
          </span>
          <VersionMenu version={version} actions={actions} />
        </div>
      </div>
    </>
  );
}

function VersionLine({ version, actions }: { version: VersionEntry; actions: Actions }) {
  const { name, Icon } = VERSION_SOURCES[version.source];
  const rest = versionRest(version).length;
  return (
    <div className={classes.line}>
      <Icon size={15} aria-hidden="true" />
      <span className={classes.lineWords}>
        <span>
          {versionTitle(version)}
          {rest === 0 ? "" : `, and ${rest} more`}
        </span>
        <span className={classes.faint}>
          {name}
          {version.by === null ? "" : ` · ${version.by}`} · {formatTime(version.at)}
        </span>
      </span>
      <VersionMenu version={version} actions={actions} />
    </div>
  );
}

/** Changes made elsewhere in the editor, many of a kind as one line that opens. */
export function VersionLines({ versions, actions }: { versions: readonly VersionEntry[]; actions: Actions }) {
  const [isOpen, setOpen] = useState(false);
  const [first] = versions;
  if (first === undefined) return null;
  if (versions.length === 1) return <VersionLine version={first} actions={actions} />;
  const { name, Icon } = VERSION_SOURCES[first.source];
  return (
    <div className={classes.lines}>
      <button type="button" className={classes.line} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon size={15} aria-hidden="true" />
        <span className={classes.lineWords}>
          <span>
            {versions.length} changes in {name}
          </span>
        </span>
      </button>
      {isOpen
        ? versions.map((version) => <VersionLine key={version.version} version={version} actions={actions} />)
        : null}
    </div>
  );
}
