import { useId } from "react";
import { copy, say } from "../copy.ts";
import { Button } from "../ui/button.tsx";
import { fromMorse, toMorse } from "./morse-rules.ts";
import { TextIn } from "./text-in.tsx";
import { CopyButton, TextOut } from "./text-out.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import { Notice } from "./tool-parts.tsx";
import { Segments } from "./controls.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";
import { useMorsePlayer } from "./use-morse-player.ts";

type Way = "there" | "back";

const WAYS: readonly { value: Way; label: string }[] = [
  { value: "there", label: copy.morseThere },
  { value: "back", label: copy.morseBack },
];

/** Longest code that is played, in signs: some ten minutes. */
const MOST_PLAYED = 6000;

/** Turns a text into Morse code and back, and plays it with sound and a lamp. */
export function Morse(tool: ToolProps) {
  const [text, setText] = useDraft(tool.id, tool.sample ?? copy.morseSample);
  const [way, setWay] = useDraft<Way>(tool.id, "there", ":way");
  const [speed, setSpeed] = useDraft(tool.id, 12, ":speed");
  const { isPlaying, lit, play, stop } = useMorsePlayer();
  const { text: result, unknown } = way === "there" ? toMorse(text) : fromMorse(text);
  const code = (way === "there" ? result : toMorse(result).text).slice(0, MOST_PLAYED);
  const change = (next: string) => {
    stop();
    setText(next);
  };
  const turn = (next: Way) => {
    change(result);
    setWay(next);
  };
  return (
    <ToolFrame tool={tool} name={copy.toolMorse} result={result === "" ? undefined : result}>
      <Segments legend={copy.morseWay} options={WAYS} value={way} onChange={turn} />
      <TextIn
        label={way === "there" ? copy.yourText : copy.morseCode}
        value={text}
        onChange={change}
        placeholder={tool.placeholder}
        rows={3}
        isCode={way === "back"}
      />
      {unknown.length > 0 && <Notice>{say(copy.morseUnknown, { name: unknown.slice(0, 12).join("  ") })}</Notice>}
      {way === "back" && <TextOut text={result} />}
      <div className="card panel flex flex-col gap-4">
        <div className="flex items-center gap-4">
          <Lamp isLit={lit !== -1} />
          <p className="max-h-48 min-w-0 flex-1 overflow-auto font-mono text-xl leading-relaxed font-bold tracking-widest break-words">
            <Code code={code} lit={lit} />
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
          {isPlaying ? (
            <Button look="primary" icon="square" onClick={stop}>
              {copy.stopPlaying}
            </Button>
          ) : (
            <Button look="primary" icon="play" disabled={code === ""} onClick={() => play(code, speed)}>
              {copy.play}
            </Button>
          )}
          {way === "there" && <CopyButton text={result} />}
          <Speed
            value={speed}
            onChange={(next) => {
              stop();
              setSpeed(next);
            }}
          />
        </div>
      </div>
    </ToolFrame>
  );
}

/** It glows while a tone sounds. */
function Lamp({ isLit }: { isLit: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`size-14 shrink-0 rounded-full border-4 ${isLit ? "border-accent bg-accent shadow-[0_0_2rem_var(--accent)]" : "border-line bg-ground"}`}
    />
  );
}

function Code({ code, lit }: { code: string; lit: number }) {
  if (lit === -1) return code;
  return (
    <>
      {code.slice(0, lit)}
      <mark className="bg-transparent text-accent-text">{code.charAt(lit)}</mark>
      {code.slice(lit + 1)}
    </>
  );
}

function Speed({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const id = useId();
  return (
    <div className="flex min-w-48 flex-1 items-center gap-3">
      <label htmlFor={id} className="sr-only">
        {copy.speed}
      </label>
      <input
        id={id}
        type="range"
        className="min-w-0 flex-1 accent-(--accent)"
        min={5}
        max={30}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <output htmlFor={id} className="num text-sm text-muted">
        {say(copy.morseSpeed, { n: value })}
      </output>
    </div>
  );
}
