import type { Voice } from "@sayhey/trailer";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { explainError } from "../../../api/explain-error.ts";
import { queryKeys } from "../../../api/query-keys.ts";
import { uploadAsset } from "../../../api/upload-asset.ts";
import { useUserId } from "../../../session/session.tsx";
import { musicQuery } from "../sound/music-query.ts";
import type { StudioPlayer } from "../stage/use-player.ts";
import type { StudioTrailer } from "../use-storyboard.ts";
import { openMicrophone, record, type Recording } from "./microphone.ts";
import { packTake } from "./voice-take.ts";
import { microphoneProblem, VOICE_WORDS } from "./voice-words.ts";

/** Before it records: time to breathe in, ms. */
const COUNT_MS = 700;
const COUNTS = 3;
/** This near to its end a trailer is over, and a recording begins at its start, ms. */
const NEAR_END_MS = 400;

/** What the recorder is doing. */
export type RecorderState =
  | { kind: "idle" }
  | { kind: "asking" }
  | { kind: "counting"; left: number }
  | { kind: "recording"; level: () => number }
  | { kind: "saving" };

/** Records a voice-over to the picture. */
export interface VoiceRecorder {
  readonly state: RecorderState;
  /** What went wrong or is worth knowing about the last take; null for nothing. */
  readonly note: string | null;
  /** Begins to record, or ends it. */
  toggle(): void;
}

interface Take {
  atMs: number;
  recording: Recording;
  muted: boolean;
  loop: boolean;
  /** The picture has begun to move. */
  played: boolean;
  limit: ReturnType<typeof setTimeout>;
}

/** Records the microphone while the trailer plays from the playhead, silently, so that one speaks to the picture. */
export function useVoiceRecorder({ editor, edit }: StudioTrailer, player: StudioPlayer): VoiceRecorder {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const [state, setState] = useState<RecorderState>({ kind: "idle" });
  const [note, setNote] = useState<string | null>(null);
  const take = useRef<Take | null>(null);
  const gone = useRef(false);
  const latest = useRef(player);
  useEffect(() => {
    latest.current = player;
  });

  const keep = useCallback(
    async ({ atMs, recording }: Take): Promise<void> => {
      const packed = packTake(await recording.end());
      if (packed === null) {
        setNote(VOICE_WORDS.silent);
        return;
      }
      const { id } = await uploadAsset(packed.file, { name: "Voice-over.wav" });
      void queryClient.invalidateQueries({ queryKey: queryKeys.assets(userId) });
      void queryClient.invalidateQueries({ queryKey: queryKeys.storage(userId) });
      await queryClient.fetchQuery(musicQuery(id));
      const { fromMs, toMs } = packed;
      const before = editor.storyboard.soundtrack.voice;
      const at = atMs + fromMs;
      const room = editor.storyboard.durationMs - at;
      const voice: Voice = {
        assetId: id,
        atMs: at,
        startMs: fromMs,
        durationMs: Math.max(200, Math.min(toMs - fromMs, room)),
        volume: before?.volume ?? 1,
      };
      const refused = edit([{ op: "set-soundtrack", patch: { voice } }], { quiet: true });
      if (refused !== null) setNote(refused);
    },
    [editor, edit, queryClient, userId],
  );

  const stop = useCallback(
    (told: string | null): void => {
      const running = take.current;
      if (running === null) return;
      take.current = null;
      clearTimeout(running.limit);
      latest.current.pause();
      latest.current.setMuted(running.muted);
      latest.current.setLoop(running.loop);
      setState({ kind: "saving" });
      setNote(told);
      keep(running)
        .catch((cause: unknown) => setNote(explainError(cause).message))
        .finally(() => setState({ kind: "idle" }));
    },
    [keep],
  );

  const start = useCallback(async (): Promise<void> => {
    setNote(null);
    setState({ kind: "asking" });
    let stream: MediaStream;
    try {
      stream = await openMicrophone();
    } catch (cause) {
      setState({ kind: "idle" });
      setNote(microphoneProblem(cause));
      return;
    }
    const { muted, loop, position, ...of } = latest.current;
    of.pause();
    of.setMuted(true);
    of.setLoop(false);
    const { durationMs } = editor.storyboard;
    const atMs = position() > durationMs - NEAR_END_MS ? 0 : Math.round(position());
    of.seek(atMs);
    for (let left = COUNTS; left > 0; left--) {
      setState({ kind: "counting", left });
      await new Promise((resolve) => setTimeout(resolve, COUNT_MS));
    }
    let recording: Recording;
    try {
      recording = await record(stream);
    } catch (cause) {
      stream.getTracks().forEach((track) => track.stop());
      of.setMuted(muted);
      of.setLoop(loop);
      setState({ kind: "idle" });
      setNote(microphoneProblem(cause));
      return;
    }
    if (gone.current) {
      recording.cancel();
      return;
    }
    const limit = setTimeout(() => stop(VOICE_WORDS.ended), durationMs - atMs + NEAR_END_MS);
    take.current = { atMs, recording, muted, loop, played: false, limit };
    setState({ kind: "recording", level: recording.level });
    of.play();
  }, [editor, stop]);

  // Whatever ends the picture ends the take: the end of the trailer, or somebody who pauses.
  const { playing } = player;
  useEffect(() => {
    const running = take.current;
    if (running === null) return;
    if (playing) running.played = true;
    else if (running.played)
      stop(latest.current.position() >= editor.storyboard.durationMs - NEAR_END_MS ? VOICE_WORDS.ended : null);
  }, [playing, state, stop, editor]);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      take.current?.recording.cancel();
      clearTimeout(take.current?.limit);
      take.current = null;
    };
  }, []);

  const { kind } = state;
  const toggle = useCallback((): void => {
    if (kind === "recording") stop(null);
    else if (kind === "idle") void start();
  }, [kind, start, stop]);
  return useMemo(() => ({ state, note, toggle }), [state, note, toggle]);
}
