import { useId } from "react";
import { copy, language, say } from "../copy.ts";
import { Button } from "../ui/button.tsx";
import { secondsToSpeak, speechParts } from "./speech-rules.ts";
import { TextIn } from "./text-in.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import { FactLine, Notice } from "./tool-parts.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";
import { useSpeech, useVoices } from "./use-speech.ts";

/** Reads a text aloud and shows where it is; a tap on a sentence goes there. */
export function Speech(tool: ToolProps) {
  const [text, setText] = useDraft(tool.id, tool.sample ?? copy.speechSample);
  const [name, setName] = useDraft(tool.id, "", ":voice");
  const [rate, setRate] = useDraft(tool.id, 1, ":rate");
  const voices = useVoices();
  const { at, isPaused, speak, stop, pause } = useSpeech();
  const parts = speechParts(text, language);
  const voice = voices.find((one) => one.name === name) ?? voices[0];
  const isSilent = voices.length === 0;
  const read = (from: number, speed = rate, by = voice) => speak({ parts, voice: by, rate: speed }, from);
  const seconds = Math.ceil(secondsToSpeak(text, rate));
  return (
    <ToolFrame tool={tool} name={copy.toolSpeech} result={text === "" ? undefined : text}>
      {isSilent && <Notice>{copy.speechNone}</Notice>}
      <div className="card panel flex flex-col gap-4">
        <ol className="-mx-2 max-h-72 overflow-auto text-lg leading-snug">
          {parts.map((part, index) => (
            <li key={part.at}>
              <button
                type="button"
                aria-current={at === index}
                className={`w-full cursor-pointer rounded-control px-2 py-1.5 text-left ${at === index ? "bg-accent text-on-accent" : ""}`}
                onClick={() => read(index)}
              >
                {part.text.trim()}
              </button>
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-2">
          {at === -1 ? (
            <Button
              look="primary"
              icon={isSilent ? "play" : "volume-2"}
              disabled={parts.length === 0}
              onClick={() => read(0)}
            >
              {isSilent ? copy.speechShow : copy.speechRead}
            </Button>
          ) : (
            <>
              <Button look="primary" icon={isPaused ? "play" : "pause"} onClick={() => (isPaused ? read(at) : pause())}>
                {isPaused ? copy.speechOn : copy.pause}
              </Button>
              <Button icon="square" onClick={stop}>
                {copy.stopPlaying}
              </Button>
            </>
          )}
        </div>
        <div className="grid gap-4 md:grid-cols-2">
          {!isSilent && (
            <label className="flex min-w-0 flex-col gap-1">
              <span className="field-label">{copy.speechVoice}</span>
              <select
                className="input"
                value={voice?.name}
                onChange={(event) => {
                  setName(event.target.value);
                  if (at !== -1)
                    read(
                      at,
                      rate,
                      voices.find((one) => one.name === event.target.value),
                    );
                }}
              >
                {voices.map((one) => (
                  <option key={one.voiceURI} value={one.name}>
                    {one.name} ({one.lang})
                  </option>
                ))}
              </select>
            </label>
          )}
          <Rate
            value={rate}
            onChange={(next) => {
              setRate(next);
              if (at !== -1 && !isPaused) read(at, next);
            }}
          />
        </div>
        <FactLine
          facts={[
            say(copy.speechTime, { n: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}` }),
            say(copy.speechParts, { n: parts.length }),
          ]}
        />
      </div>
      <TextIn
        value={text}
        onChange={(next) => {
          stop();
          setText(next);
        }}
        placeholder={tool.placeholder}
        rows={6}
      />
    </ToolFrame>
  );
}

function Rate({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="field-label">
        {copy.speed} <span className="num font-normal text-muted">× {value.toFixed(1)}</span>
      </label>
      <input
        id={id}
        type="range"
        className="h-11 w-full accent-(--accent)"
        min={0.5}
        max={2}
        step={0.1}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
