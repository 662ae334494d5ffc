import { useId, useMemo } from "react";
import { random } from "../art/shapes.ts";
import { copy } from "../copy.ts";
import { Button } from "../ui/button.tsx";
import { lorem, LOREM_MOST, type LoremUnit } from "./lorem-ipsum-rules.ts";
import { TextOut } from "./text-out.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import { Segments } from "./controls.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

interface Wish {
  unit: LoremUnit;
  counts: Record<LoremUnit, number>;
  style: "classic" | "plain";
  seed: number;
}

const START: Wish = {
  unit: "paragraphs",
  counts: { paragraphs: 2, sentences: 6, words: 80 },
  style: "classic",
  seed: 1,
};
const UNITS: readonly { value: LoremUnit; label: string }[] = [
  { value: "paragraphs", label: copy.paragraphs },
  { value: "sentences", label: copy.sentences },
  { value: "words", label: copy.words },
];
const STYLES: readonly { value: Wish["style"]; label: string }[] = [
  { value: "classic", label: copy.loremClassic },
  { value: "plain", label: copy.loremPlain },
];

/** Makes filler for a layout: the classic Latin, or whole sentences in the app's language. */
export function LoremIpsum(tool: ToolProps) {
  const id = useId();
  const [wish, setWish] = useDraft(tool.id, START);
  const { unit, style, seed } = wish;
  const count = wish.counts[unit];
  const text = useMemo(() => {
    const own = (tool.sample ?? copy.loremSentences).split("\n").filter((line) => line.trim() !== "");
    return lorem({ unit, count, sentences: style === "classic" ? [] : own }, random(seed));
  }, [unit, count, style, seed, tool.sample]);
  return (
    <ToolFrame tool={tool} name={copy.toolLoremIpsum} result={text}>
      <div className="card panel flex flex-col gap-4">
        <div className="grid gap-3 md:grid-cols-2">
          <Segments
            legend={copy.loremUnit}
            options={UNITS}
            value={unit}
            onChange={(next) => setWish({ ...wish, unit: next })}
          />
          <Segments
            legend={copy.loremStyle}
            options={STYLES}
            value={style}
            onChange={(next) => setWish({ ...wish, style: next })}
          />
        </div>
        <div className="flex items-center gap-3">
          <label htmlFor={id} className="sr-only">
            {copy.loremCount}
          </label>
          <input
            id={id}
            type="range"
            className="min-w-0 flex-1 accent-(--accent)"
            min={1}
            max={Math.min(LOREM_MOST[unit], unit === "words" ? 500 : 30)}
            value={count}
            onChange={(event) => setWish({ ...wish, counts: { ...wish.counts, [unit]: Number(event.target.value) } })}
          />
          <output htmlFor={id} className="num display w-14 text-right [--size:1.75rem] leading-none">
            {count}
          </output>
        </div>
        <Button
          look="primary"
          icon="refresh-cw"
          className="self-start"
          onClick={() => setWish({ ...wish, seed: Math.floor(Math.random() * 2 ** 31) })}
        >
          {copy.generate}
        </Button>
      </div>
      <TextOut text={text} file={{ name: "lorem-ipsum.txt", type: "text/plain" }} />
    </ToolFrame>
  );
}
