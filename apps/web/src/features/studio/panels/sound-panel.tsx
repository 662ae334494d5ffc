import { ActionIcon, Button, Tooltip } from "@mantine/core";
import { soundtrackMoodSchema, type SoundtrackMood } from "@sayhey/contract/studio";
import { applyStoryboardOps, type Soundtrack, type Storyboard } from "@sayhey/trailer";
import { SoundPreview } from "@sayhey/trailer/browser";
import Dices from "lucide-react/icons/dices";
import Play from "lucide-react/icons/play";
import Square from "lucide-react/icons/square";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import { useEffect, useState } from "react";
import { MOOD_NAMES } from "../scene-words.ts";
import { OwnMusic } from "../sound/own-music.tsx";
import { VoiceGroup } from "../voice/voice-group.tsx";
import type { VoiceRecorder } from "../voice/use-voice-recorder.ts";
import type { Edit } from "../use-storyboard.ts";
import { Level } from "./level.tsx";
import { Group, Panel } from "./panel.tsx";
import classes from "./panels.module.css";

/** How much of a mood is heard to choose it, ms. */
const HEARD_MS = 5000;

interface SoundPanelProps {
  storyboard: Storyboard;
  edit: Edit;
  /** Two sounds at a time are none: the player stops for a preview. */
  onHear: () => void;
  recorder: VoiceRecorder;
  onRemoveVoice: () => void;
}

/** What the trailer sounds like. */
export function SoundPanel({ storyboard, edit, onHear, recorder, onRemoveVoice }: SoundPanelProps) {
  const { soundtrack } = storyboard;
  const [preview] = useState(() => new SoundPreview());
  const [heard, setHeard] = useState<SoundtrackMood | null>(null);
  const [loud, setLoud] = useState(soundtrack.volume === 0 ? 1 : soundtrack.volume);
  useEffect(() => () => preview.stop(), [preview]);
  const set = (patch: Partial<Soundtrack>, topic?: string): void => {
    edit([{ op: "set-soundtrack", patch }], topic === undefined ? {} : { topic });
  };
  const hear = (mood: SoundtrackMood): void => {
    if (heard === mood) {
      preview.stop();
      return;
    }
    onHear();
    const { storyboard: board } = applyStoryboardOps(storyboard, [
      { op: "set-soundtrack", patch: { mood, volume: 1, file: null } },
    ]);
    const reveal = board.scenes.find(({ kind }) => kind === "reveal") ?? board.scenes[0];
    setHeard(mood);
    preview
      .play(board, Math.max(0, (reveal?.startMs ?? 0) - 1000), HEARD_MS, () =>
        setHeard((now) => (now === mood ? null : now)),
      )
      .catch((cause: unknown) => {
        setHeard(null);
        console.warn("The music could not be played.", cause);
      });
  };
  const silent = soundtrack.volume === 0;
  return (
    <Panel
      title="Sound"
      action={
        <Tooltip label={silent ? "Music on" : "No music"}>
          <ActionIcon
            aria-label="Music"
            aria-pressed={!silent}
            onClick={() => {
              if (!silent) setLoud(soundtrack.volume);
              set({ volume: silent ? loud : 0 });
            }}
          >
            {silent ? <VolumeX size={18} /> : <Volume2 size={18} />}
          </ActionIcon>
        </Tooltip>
      }
    >
      <VoiceGroup storyboard={storyboard} edit={edit} recorder={recorder} onRemove={onRemoveVoice} />
      <Group title="Made for this trailer">
        <div className={classes.moods}>
          {soundtrackMoodSchema.options.map((mood) => {
            const chosen = soundtrack.file === null && soundtrack.mood === mood;
            return (
              <div key={mood} className={classes.mood} data-chosen={chosen || undefined}>
                <button
                  type="button"
                  className={classes.moodName}
                  aria-pressed={chosen}
                  onClick={() => set({ mood, file: null })}
                >
                  {MOOD_NAMES[mood]}
                </button>
                <ActionIcon
                  aria-label={heard === mood ? `Stop ${MOOD_NAMES[mood]}` : `Listen to ${MOOD_NAMES[mood]}`}
                  onClick={() => hear(mood)}
                >
                  {heard === mood ? <Square size={14} fill="currentColor" /> : <Play size={15} fill="currentColor" />}
                </ActionIcon>
              </div>
            );
          })}
        </div>
        <div className={classes.buttons}>
          <Button
            size="compact-sm"
            variant="default"
            disabled={soundtrack.file !== null}
            leftSection={<Dices size={15} aria-hidden="true" />}
            onClick={() => set({ seed: nextSeed(soundtrack.seed) })}
          >
            Another take
          </Button>
        </div>
      </Group>
      <OwnMusic storyboard={storyboard} edit={edit} />
      <Level label="Music" value={soundtrack.volume} onChange={(volume) => set({ volume }, "volume")} />
      <Level
        label="Effects on cuts and taps"
        value={soundtrack.effects}
        onChange={(effects) => set({ effects }, "effects")}
      />
    </Panel>
  );
}

/** A seed far from the one before, the same one each time: a take can be found again. */
function nextSeed(seed: number): number {
  return (Math.imul(seed, 1_664_525) + 1_013_904_223) & 0x7fff_ffff;
}
