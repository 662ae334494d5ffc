import { ActionIcon, Tooltip } from "@mantine/core";
import type { Storyboard } from "@sayhey/trailer";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import CopyPlus from "lucide-react/icons/copy-plus";
import MoveHorizontal from "lucide-react/icons/move-horizontal";
import Scissors from "lucide-react/icons/scissors";
import Trash2 from "lucide-react/icons/trash-2";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import type { ReactNode } from "react";
import { seconds } from "../stage/timecode.ts";
import type { StudioCommands } from "../use-commands.ts";
import classes from "./timeline.module.css";

/** What can be done with the selected scene. */
export type SceneCommands = Pick<StudioCommands, "splitScene" | "duplicateScene" | "removeScene" | "moveScene">;

interface TimelineToolsProps {
  storyboard: Storyboard;
  /** Index of the selected scene. */
  index: number;
  commands: SceneCommands;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onFit: () => void;
}

function Tool({
  label,
  keys,
  disabled = false,
  onClick,
  children,
}: {
  label: string;
  keys?: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Tooltip label={keys === undefined ? label : `${label} (${keys})`}>
      <ActionIcon aria-label={label} disabled={disabled} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

/** Buttons above the timeline: all that dragging does, and the zoom. */
export function TimelineTools({ storyboard, index, commands, onZoomIn, onZoomOut, onFit }: TimelineToolsProps) {
  const { scenes, durationMs } = storyboard;
  return (
    <div className={classes.tools} role="toolbar" aria-label="Scene">
      <Tool label="Split at the playhead" keys="S" onClick={commands.splitScene}>
        <Scissors size={17} />
      </Tool>
      <Tool label="Duplicate scene" keys="D" onClick={commands.duplicateScene}>
        <CopyPlus size={17} />
      </Tool>
      <Tool label="Delete scene" keys="Del" disabled={scenes.length < 2} onClick={commands.removeScene}>
        <Trash2 size={17} />
      </Tool>
      <Tool label="Move scene earlier" keys="Alt ←" disabled={index <= 0} onClick={() => commands.moveScene(-1)}>
        <ChevronLeft size={19} />
      </Tool>
      <Tool
        label="Move scene later"
        keys="Alt →"
        disabled={index >= scenes.length - 1}
        onClick={() => commands.moveScene(1)}
      >
        <ChevronRight size={19} />
      </Tool>
      <span className={classes.spring} />
      <span className={classes.total}>
        <b>{seconds(durationMs)}</b>
        <span className={classes.limits}> of 6 to 15 s</span>
      </span>
      <Tool label="Zoom the timeline out" onClick={onZoomOut}>
        <ZoomOut size={17} />
      </Tool>
      <Tool label="Fit the timeline" onClick={onFit}>
        <MoveHorizontal size={17} />
      </Tool>
      <Tool label="Zoom the timeline in" onClick={onZoomIn}>
        <ZoomIn size={17} />
      </Tool>
    </div>
  );
}
