import { useId } from "react";
import { copy } from "../copy.ts";
import { Button } from "../ui/button.tsx";
import { LONGEST_LABEL, SHAPES, type Arrow, type Box, type Shape } from "./diagram-rules.ts";
import { PressButton } from "./studio-parts.tsx";

/** Icons of the shapes. */
export const SHAPE_ICONS: Readonly<Record<Shape, { icon: string }>> = {
  box: { icon: "square" },
  round: { icon: "circle" },
  diamond: { icon: "diamond" },
  note: { icon: "sticky-note" },
};

interface BoxPanelProps {
  box: Box;
  names: Readonly<Record<Shape, string>>;
  isLinking: boolean;
  onChange: (some: Partial<Box>, isStep: boolean) => void;
  onLink: () => void;
  onDelete: () => void;
}

/** What one can do with the chosen box. */
export function BoxPanel({ box, names, isLinking, onChange, onLink, onDelete }: BoxPanelProps) {
  return (
    <div className="flex flex-col gap-3 md:flex-row md:items-end">
      <TextField
        label={copy.boxText}
        value={box.text}
        most={LONGEST_LABEL}
        onChange={(text) => onChange({ text }, false)}
      />
      <div className="flex flex-wrap items-center gap-1">
        {SHAPES.map((shape) => (
          <PressButton
            key={shape}
            label={names[shape]}
            icon={SHAPE_ICONS[shape].icon}
            isOn={box.shape === shape}
            onPress={() => onChange({ shape }, true)}
          />
        ))}
        <Button icon="spline" aria-pressed={isLinking} onClick={onLink}>
          {copy.connectBox}
        </Button>
        <Button icon="trash-2" look="quiet" onClick={onDelete}>
          {copy.delete}
        </Button>
      </div>
    </div>
  );
}

interface ArrowPanelProps {
  arrow: Arrow;
  onLabel: (label: string) => void;
  onTurn: () => void;
  onDelete: () => void;
}

/** What one can do with the chosen arrow. */
export function ArrowPanel({ arrow, onLabel, onTurn, onDelete }: ArrowPanelProps) {
  return (
    <div className="flex flex-col gap-3 md:flex-row md:items-end">
      <TextField label={copy.arrowLabel} value={arrow.label} most={30} onChange={onLabel} />
      <div className="flex flex-wrap gap-1">
        <Button icon="arrow-left-right" onClick={onTurn}>
          {copy.turnArrow}
        </Button>
        <Button icon="trash-2" look="quiet" onClick={onDelete}>
          {copy.delete}
        </Button>
      </div>
    </div>
  );
}

function TextField(props: { label: string; value: string; most: number; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <label htmlFor={id} className="field-label">
        {props.label}
      </label>
      <input
        id={id}
        className="input"
        maxLength={props.most}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </div>
  );
}
