import { copy, say } from "../copy.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { ColorField } from "./color-field.tsx";
import { contrastRatio, readableOn } from "./color-rules.ts";
import { CHECKS, nearestPassing, ratioText, type Pair } from "./contrast-rules.ts";
import { ToolFrame } from "./tool-frame.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

/** Close to good enough, so that there is something to mend. */
const START: Pair = { text: "#a8452f", ground: "#fbf1e3" };
const PART_NAMES = { normal: copy.normalText, large: copy.largeText, control: copy.controlsAndIcons } as const;

/** How well a text can be read on a ground, by WCAG 2.2, and the nearest colors that can. */
export function Contrast(tool: ToolProps) {
  const [pair, setPair] = useDraft<Pair>(tool.id, START);
  const ratio = contrastRatio(pair.text, pair.ground);
  return (
    <ToolFrame
      tool={tool}
      name={copy.toolContrast}
      result={`${pair.text} / ${pair.ground}\n${copy.contrastRatio}: ${ratioText(ratio)}:1`}
    >
      <div className="grid items-start gap-4 md:grid-cols-2">
        <div className="flex flex-col gap-4">
          <Preview pair={pair} ratio={ratio} sample={tool.sample ?? copy.sampleSentence} />
          <div className="card panel flex flex-col gap-4">
            <ColorField label={copy.textColor} value={pair.text} onChange={(text) => setPair({ ...pair, text })} />
            <ColorField
              label={copy.groundColor}
              value={pair.ground}
              onChange={(ground) => setPair({ ...pair, ground })}
            />
            <Button
              icon="arrow-up-down"
              className="self-start"
              onClick={() => setPair({ text: pair.ground, ground: pair.text })}
            >
              {copy.swapColors}
            </Button>
          </div>
        </div>
        <div className="flex flex-col gap-4">
          <Checks ratio={ratio} />
          <Suggestions pair={pair} onTake={setPair} />
        </div>
      </div>
    </ToolFrame>
  );
}

function Preview({ pair, ratio, sample }: { pair: Pair; ratio: number; sample: string }) {
  // The number itself must be read where the pair fails.
  const ink = ratio >= 3 ? pair.text : readableOn(pair.ground);
  return (
    <div className="rounded-card border border-line p-5" style={{ background: pair.ground, color: pair.text }}>
      <p className="num display leading-none [--size:3.5rem]" style={{ color: ink }} role="status">
        {ratioText(ratio)}:1
      </p>
      <p className="mt-4 text-2xl leading-tight font-bold">{sample}</p>
      <p className="mt-2 text-base">{sample}</p>
    </div>
  );
}

function Checks({ ratio }: { ratio: number }) {
  return (
    <ul className="card panel divide-y divide-line">
      {CHECKS.map(({ part, level, least }) => {
        const passes = ratio >= least;
        return (
          <li key={`${part}${level}`} className="flex items-center gap-3 py-2.5">
            <span className="min-w-0 flex-1">
              {PART_NAMES[part]}
              <span className="num block text-sm text-muted">
                {level} · {least}:1
              </span>
            </span>
            <span
              className={`flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-bold ${passes ? "bg-accent text-on-accent" : "border border-line bg-ground text-ink"}`}
            >
              <Icon name={passes ? "check" : "x"} className="size-4" />
              {passes ? copy.contrastPasses : copy.contrastFails}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Colors near the chosen ones that are good enough: for the text, else for the ground. */
function Suggestions({ pair, onTake }: { pair: Pair; onTake: (pair: Pair) => void }) {
  const ratio = contrastRatio(pair.text, pair.ground);
  const goals = (
    [
      ["AA", 4.5],
      ["AAA", 7],
    ] as const
  ).filter(([, least]) => ratio < least);
  const found = goals.flatMap(([level, least]) => {
    const text = nearestPassing(pair.text, pair.ground, least);
    const ground = nearestPassing(pair.ground, pair.text, least);
    return [
      ...(text === undefined ? [] : [{ level, label: copy.textColor, hex: text, next: { ...pair, text } }]),
      ...(ground === undefined ? [] : [{ level, label: copy.groundColor, hex: ground, next: { ...pair, ground } }]),
    ];
  });
  if (goals.length === 0) return null;
  return (
    <div className="card panel flex flex-col gap-3">
      <p className="field-label">{copy.nearestPassing}</p>
      <ul className="flex flex-col gap-2">
        {found.map(({ level, label, hex, next }) => (
          <li key={`${level}${label}`} className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className="grid size-11 flex-none place-items-center rounded-control border border-line font-bold"
              style={{ background: next.ground, color: next.text }}
            >
              Aa
            </span>
            <span className="min-w-0 flex-1 text-sm">
              <span className="font-mono text-base">{hex}</span>
              <span className="block text-muted">
                {label}, {level}
              </span>
            </span>
            <Button aria-label={say(copy.takeFor, { name: hex, level })} onClick={() => onTake(next)}>
              {copy.takeIt}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
