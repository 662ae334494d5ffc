import { SegmentedControl } from "@mantine/core";
import type { Entity, Measure } from "@sayhey/appspec";
import { TypedInput } from "../typed-input.tsx";
import type { Take } from "./conditions-control.tsx";
import { Cluster } from "./control-parts.tsx";
import { MeasureControl } from "./measure-control.tsx";

interface TargetControlProps {
  label: string;
  entities: readonly Entity[];
  /** What is counted to begin with. */
  own: Entity | undefined;
  value: unknown;
  error: string | null;
  /** Takes what is chosen, and says its problem with this control. */
  onTake: Take;
  /** Takes what is typed; its problem is said with the field. */
  onType: Take;
}

/** What a measure is held against: a number, or another measure. */
export function TargetControl({ label, entities, own, value, error, onTake, onType }: TargetControlProps) {
  return (
    <Cluster label={label} error={error}>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={`${label} is`}
        value={typeof value === "number" ? "number" : "rows"}
        data={[
          { value: "number", label: "A number" },
          { value: "rows", label: "Counted" },
        ]}
        onChange={(kind) => onTake(kind === "number" ? 10 : { fn: "count", entity: own?.id ?? entities[0]?.id })}
      />
      {typeof value === "number" ? (
        <TypedInput
          bare
          label={label}
          type="number"
          value={String(value)}
          onCommit={(typed) => (Number(typed) > 0 ? onType(Number(typed)) : "Type a number above 0.")}
        />
      ) : (
        <MeasureControl label="Counted" entities={entities} value={value as Measure} error={null} onTake={onTake} />
      )}
    </Cluster>
  );
}
