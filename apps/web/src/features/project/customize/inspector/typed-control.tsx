import type { PropertyFacts } from "@sayhey/appspec";
import { TypedInput } from "../typed-input.tsx";
import type { Take } from "./conditions-control.tsx";

interface TypedControlProps {
  property: PropertyFacts;
  value: unknown;
  onTake: Take;
}

/** A property that is typed: words, a time of day, a number or several. */
export function TypedControl({ property, value, onTake }: TypedControlProps) {
  const { label, help, control, required } = property;
  switch (control.type) {
    case "line":
    case "text":
      return (
        <TypedInput
          label={label}
          help={help}
          max={control.max}
          long={control.type === "text"}
          value={String(value ?? "")}
          onCommit={(typed) =>
            typed.trim() === "" ? (required ? "This cannot be empty." : onTake(undefined)) : onTake(typed)
          }
        />
      );
    case "time":
      return <TypedInput label={label} help={help} type="time" value={String(value ?? "")} onCommit={onTake} />;
    case "number":
      return (
        <TypedInput
          label={label}
          help={help}
          type="number"
          value={value === undefined ? "" : String(value)}
          onCommit={(typed) => {
            if (typed.trim() === "") return required ? "Type a number." : onTake(undefined);
            return numberProblem(Number(typed), control) ?? onTake(Number(typed));
          }}
        />
      );
    case "numbers":
      return (
        <TypedInput
          label={label}
          help="With commas between them"
          value={(value as number[] | undefined)?.join(", ") ?? ""}
          onCommit={(typed) => {
            const list = typed
              .split(/[,;\s]+/)
              .filter(Boolean)
              .map(Number);
            if (list.length < control.min || list.length > control.max)
              return `Type ${control.min} to ${control.max} numbers.`;
            return list.every((each) => each > control.least && each <= control.most)
              ? onTake(list)
              : `Type numbers up to ${control.most}.`;
          }}
        />
      );
    default:
      return null;
  }
}

function numberProblem(
  value: number,
  { min, max, whole }: { min?: number; max?: number; whole: boolean },
): string | null {
  if (!Number.isFinite(value)) return "Type a number.";
  if (whole && !Number.isInteger(value)) return "Type a whole number.";
  if (min !== undefined && value < min) return `At least ${min}.`;
  return max !== undefined && value > max ? `At most ${max}.` : null;
}
