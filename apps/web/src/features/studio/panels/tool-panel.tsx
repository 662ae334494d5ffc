import type { SceneKind, Storyboard } from "@sayhey/trailer";
import type { ReactNode } from "react";
import type { VoiceRecorder } from "../voice/use-voice-recorder.ts";
import type { Tool } from "../tool-rail.tsx";
import type { StudioTrailer } from "../use-storyboard.ts";
import { AddPanel } from "./add-panel.tsx";
import type { Pictures } from "./choice-tile.tsx";
import { ColourPanel } from "./colour-panel.tsx";
import { FormatPanel } from "./format-panel.tsx";
import { OpeningPanel } from "./opening-panel.tsx";
import { SoundPanel } from "./sound-panel.tsx";
import { StylePanel } from "./style-panel.tsx";

interface ToolPanelProps {
  tool: Tool;
  projectId: string;
  trailer: StudioTrailer;
  /** The trailer as it last rested: pictures of choices are drawn from it. */
  resting: Storyboard;
  /** Place of the selected scene. */
  scene: number;
  /** Settings of the selected scene. */
  inspector: ReactNode;
  pictures: Pictures;
  onAdd: (kind: SceneKind) => void;
  onPlayOpening: () => void;
  /** Something else is to be heard. */
  onHear: () => void;
  recorder: VoiceRecorder;
  onRemoveVoice: () => void;
}

/** The settings that the chosen tool is for. */
export function ToolPanel({ tool, projectId, trailer, resting, scene, pictures, ...of }: ToolPanelProps): ReactNode {
  const { spec, storyboard, written, edit } = trailer;
  switch (tool) {
    case "scene":
      return of.inspector;
    case "add":
      return <AddPanel spec={spec} storyboard={resting} written={written} pictures={pictures} onAdd={of.onAdd} />;
    case "style":
      return <StylePanel spec={spec} storyboard={resting} scene={scene} pictures={pictures} edit={edit} />;
    case "colours":
      return <ColourPanel spec={spec} storyboard={storyboard} edit={edit} />;
    case "opening":
      return <OpeningPanel storyboard={storyboard} pictures={pictures} edit={edit} onPlayOpening={of.onPlayOpening} />;
    case "sound":
      return (
        <SoundPanel
          storyboard={storyboard}
          edit={edit}
          onHear={of.onHear}
          recorder={of.recorder}
          onRemoveVoice={of.onRemoveVoice}
        />
      );
    case "format":
      return <FormatPanel projectId={projectId} storyboard={resting} scene={scene} pictures={pictures} edit={edit} />;
  }
}
