import { copy, say } from "../copy.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { ColorWell } from "./color-field.tsx";
import {
  gradientCss,
  gradientLine,
  inOrder,
  randomStops,
  readStops,
  STOPS,
  withStop,
  type Gradient as Plan,
  type Stop,
} from "./gradient-rules.ts";
import { Segments, Slider } from "./controls.tsx";
import { savePng } from "./png-file.ts";
import { TextOut } from "./text-out.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

const START: Plan = {
  kind: "linear",
  angle: 120,
  stops: [
    { color: "#5b3fd6", at: 0 },
    { color: "#e0529c", at: 55 },
    { color: "#ffc46b", at: 100 },
  ],
};
const PICTURE = { width: 1920, height: 1080 } as const;

/** A gradient of two to five colors, as CSS to copy and as a picture. */
export function Gradient(tool: ToolProps) {
  const [plan, setPlan] = useDraft<Plan>(tool.id, { ...START, stops: readStops(tool.sample ?? "") ?? START.stops });
  const change = (part: Partial<Plan>) => setPlan({ ...plan, ...part });
  const { stops } = plan;
  const css = gradientCss(plan);
  const setStop = (index: number, part: Partial<Stop>) =>
    change({ stops: stops.map((stop, at) => (at === index ? { ...stop, ...part } : stop)) });
  return (
    <ToolFrame tool={tool} name={copy.toolGradient} result={css}>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <div className="flex flex-col gap-4">
          <div
            role="img"
            aria-label={css}
            className="h-52 rounded-card border border-line md:h-80"
            style={{ background: css }}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              look="primary"
              icon="dices"
              onClick={() => change({ stops: randomStops(stops.length, Math.random) })}
            >
              {copy.newColors}
            </Button>
            <Button
              icon="download"
              onClick={() => savePng("gradient.png", PICTURE.width, PICTURE.height, (context) => paint(context, plan))}
            >
              PNG
            </Button>
          </div>
        </div>
        <div className="card panel flex flex-col gap-4">
          <Segments
            legend={copy.gradientKind}
            options={[
              { value: "linear", label: copy.gradientLinear },
              { value: "radial", label: copy.gradientRadial },
              { value: "conic", label: copy.gradientConic },
            ]}
            value={plan.kind}
            onChange={(kind) => change({ kind })}
          />
          {plan.kind !== "radial" && (
            <Slider
              label={copy.gradientAngle}
              value={plan.angle}
              min={0}
              max={360}
              step={5}
              shown={`${plan.angle}°`}
              onChange={(angle) => change({ angle })}
            />
          )}
          <ul className="flex flex-col gap-2">
            {stops.map((stop, index) => (
              <StopRow
                key={index}
                name={say(copy.colorNumber, { n: index + 1 })}
                stop={stop}
                onChange={(part) => setStop(index, part)}
                onRemove={
                  stops.length > STOPS.least
                    ? () => change({ stops: stops.filter((_, at) => at !== index) })
                    : undefined
                }
              />
            ))}
          </ul>
          <Button
            icon="plus"
            className="self-start"
            disabled={stops.length >= STOPS.most}
            onClick={() => change({ stops: withStop(stops) })}
          >
            {say(copy.addOne, { name: copy.oneColor })}
          </Button>
        </div>
      </div>
      <TextOut label="CSS" text={`background: ${css};`} isCode />
    </ToolFrame>
  );
}

interface StopRowProps {
  name: string;
  stop: Stop;
  onChange: (part: Partial<Stop>) => void;
  onRemove: (() => void) | undefined;
}

function StopRow({ name, stop, onChange, onRemove }: StopRowProps) {
  return (
    <li className="flex items-end gap-3">
      <ColorWell label={say(copy.pickColor, { name })} value={stop.color} onChange={(color) => onChange({ color })} />
      <Slider
        label={name}
        value={stop.at}
        min={0}
        max={100}
        shown={`${stop.at} %`}
        onChange={(at) => onChange({ at })}
      />
      <IconButton label={say(copy.removeOne, { name })} icon="x" disabled={onRemove === undefined} onClick={onRemove} />
    </li>
  );
}

/** Paints a gradient as CSS would over the whole picture. */
function paint(context: CanvasRenderingContext2D, { kind, angle, stops }: Plan) {
  const { width, height } = PICTURE;
  const [x, y] = [width / 2, height / 2];
  const made =
    kind === "linear"
      ? context.createLinearGradient(...gradientLine(width, height, angle))
      : kind === "radial"
        ? context.createRadialGradient(x, y, 0, x, y, Math.hypot(x, y))
        : // A canvas starts at the right, CSS at the top.
          context.createConicGradient(((angle - 90) * Math.PI) / 180, x, y);
  for (const { color, at } of inOrder(stops)) made.addColorStop(at / 100, color);
  context.fillStyle = made;
  context.fillRect(0, 0, width, height);
}
