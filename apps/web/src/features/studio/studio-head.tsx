import { ActionIcon, Button, Menu, Tooltip } from "@mantine/core";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Ellipsis from "lucide-react/icons/ellipsis";
import Film from "lucide-react/icons/film";
import Keyboard from "lucide-react/icons/keyboard";
import Redo2 from "lucide-react/icons/redo-2";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Share2 from "lucide-react/icons/share-2";
import Sparkles from "lucide-react/icons/sparkles";
import Undo2 from "lucide-react/icons/undo-2";
import { useState } from "react";
import { Link } from "react-router";
import { ProjectDialogs } from "../../shared/publish-dialog/project-dialogs.tsx";
import { SaveNote } from "./save-note.tsx";
import classes from "./studio.module.css";
import type { StudioCommands } from "./use-commands.ts";
import type { StudioTrailer } from "./use-storyboard.ts";

interface StudioHeadProps {
  projectId: string;
  name: string;
  trailer: StudioTrailer;
  commands: StudioCommands;
  /** Has a model write the words; null without one. */
  onWrite: (() => void) | null;
}

/** Name, history and the ways out of the studio. */
export function StudioHead({ projectId, name, trailer, commands, onWrite }: StudioHeadProps) {
  const { storyboard, written, editor, save, undoName, redoName } = trailer;
  const edited = JSON.stringify(storyboard) !== JSON.stringify(written);
  const [sharing, setSharing] = useState(false);
  return (
    <header className={classes.head}>
      <div className={classes.names}>
        <Tooltip label="To the project">
          <ActionIcon component={Link} to={`/projects/${projectId}`} aria-label={`To the project ${name}`}>
            <ArrowLeft size={20} />
          </ActionIcon>
        </Tooltip>
        <h1>
          <span className={classes.headName}>{name}</span> <span className={classes.headWhat}>Trailer studio</span>
        </h1>
      </div>
      <div className={classes.tools}>
        <SaveNote save={save} />
        <Tooltip label={undoName === null ? "Nothing to undo" : `Undo: ${undoName} (Ctrl+Z)`}>
          <ActionIcon aria-label="Undo" disabled={undoName === null} onClick={commands.undo}>
            <Undo2 size={20} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={redoName === null ? "Nothing to redo" : `Redo: ${redoName} (Ctrl+Shift+Z)`}>
          <ActionIcon aria-label="Redo" disabled={redoName === null} onClick={commands.redo}>
            <Redo2 size={20} />
          </ActionIcon>
        </Tooltip>
        {onWrite === null ? null : (
          <Tooltip label="Write with AI">
            <ActionIcon aria-label="Write with AI" onClick={onWrite}>
              <Sparkles size={19} />
            </ActionIcon>
          </Tooltip>
        )}
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label="More">
              <Ellipsis size={20} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<Keyboard size={16} aria-hidden="true" />} onClick={commands.showKeys}>
              Keys of the studio
            </Menu.Item>
            <Menu.Item leftSection={<Share2 size={16} aria-hidden="true" />} onClick={() => setSharing(true)}>
              Share
            </Menu.Item>
            {edited ? (
              <Menu.Item
                leftSection={<RotateCcw size={16} aria-hidden="true" />}
                onClick={() => editor.replace(written, "Start over from the app")}
              >
                Start over from the app
              </Menu.Item>
            ) : null}
          </Menu.Dropdown>
        </Menu>
        <Button leftSection={<Film size={18} aria-hidden="true" />} onClick={commands.export}>
          Export
        </Button>
      </div>
      {sharing ? <ProjectDialogs projectId={projectId} first="share" onClose={() => setSharing(false)} /> : null}
    </header>
  );
}
