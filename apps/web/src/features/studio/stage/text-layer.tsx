import { STAGE_SIZE, type PlacedText, type Storyboard } from "@sayhey/trailer";
import { useEffect, useRef, useState, type CSSProperties } from "react";
import type { Edit } from "../use-storyboard.ts";
import type { Playhead } from "./playhead.ts";
import classes from "./stage.module.css";
import { TextEditor } from "./text-editor.tsx";
import type { StudioPlayer } from "./use-player.ts";

/** Texts are looked for once the picture rests, ms. */
const REST_MS = 150;

interface TextLayerProps {
  storyboard: Storyboard;
  player: StudioPlayer;
  playhead: Playhead;
  edit: Edit;
  onSelect: (sceneId: string) => void;
}

const keyOf = ({ sceneId, field, entry }: PlacedText): string => `${sceneId} ${field} ${entry ?? ""}`;

/** The texts of a paused picture, to be edited where they stand: by a double click, or by Enter on the selected one. */
export function TextLayer({ storyboard, player, playhead, edit, onSelect }: TextLayerProps) {
  const texts = useTexts(storyboard, player, playhead);
  const [open, setOpen] = useState<PlacedText | null>(null);
  const layer = useRef<HTMLDivElement>(null);
  const stage = STAGE_SIZE[storyboard.aspect];
  const place = ({ box }: PlacedText): CSSProperties => ({
    left: `${(box.x / stage.width) * 100}%`,
    top: `${(box.y / stage.height) * 100}%`,
    width: `${(box.width / stage.width) * 100}%`,
    height: `${(box.height / stage.height) * 100}%`,
  });
  const begin = (text: PlacedText): void => {
    onSelect(text.sceneId);
    setOpen(text);
  };
  if (player.playing) return null;
  return (
    <div ref={layer} className={classes.texts} role="group" aria-label="Texts on the picture">
      {texts.map((text) => (
        <button
          key={keyOf(text)}
          type="button"
          className={classes.text}
          style={place(text)}
          data-text={keyOf(text)}
          aria-label={`${text.label}: ${text.value}`}
          title="Double-click to edit"
          onDoubleClick={() => begin(text)}
          // A click of the mouse selects; one by the keyboard edits.
          onClick={(event) => (event.detail === 0 ? begin(text) : onSelect(text.sceneId))}
        />
      ))}
      {open === null ? null : (
        <TextEditor
          key={keyOf(open)}
          storyboard={storyboard}
          text={open}
          edit={edit}
          onClose={() => {
            setOpen(null);
            layer.current?.querySelector<HTMLElement>(`[data-text="${CSS.escape(keyOf(open))}"]`)?.focus();
          }}
        />
      )}
    </div>
  );
}

/** Where texts stand on the picture that rests. */
function useTexts(storyboard: Storyboard, player: StudioPlayer, playhead: Playhead): readonly PlacedText[] {
  const [texts, setTexts] = useState<readonly PlacedText[]>([]);
  const { ready, playing } = player;
  const latest = useRef(player);
  useEffect(() => {
    latest.current = player;
  });
  useEffect(() => {
    if (!ready || playing) return;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const leave = playhead.follow(() => {
      if (timer !== null) clearTimeout(timer);
      timer = setTimeout(() => setTexts(latest.current.texts()), REST_MS);
    });
    return () => {
      leave();
      if (timer !== null) clearTimeout(timer);
    };
  }, [ready, playing, playhead, storyboard]);
  return texts;
}
