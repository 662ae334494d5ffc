import { Menu } from "@mantine/core";
import { applyOps, choiceFits, opsToTakeChoice, type Assumption, type Op } from "@sayhey/appspec";
import ChevronDown from "lucide-react/icons/chevron-down";
import X from "lucide-react/icons/x";
import { useMemo, useState } from "react";
import classes from "./assumption-strip.module.css";
import { undoable } from "../../status/undo.ts";
import { useEditor } from "./editor/editor-context.tsx";
import { toast } from "../../status/toast.ts";

/** Chips that show before one asks for the others. */
const FIRST = 3;

interface ChipProps {
  assumption: Assumption;
  choices: readonly { label: string; place: number }[];
  onTake: (place: number, label: string) => void;
  onDismiss: () => void;
}

function AssumptionChip({ assumption, choices, onTake, onDismiss }: ChipProps) {
  return (
    <li className={classes.chip}>
      {choices.length === 0 ? (
        <span>{assumption.text}</span>
      ) : (
        <Menu position="bottom-start" width={260} withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <button type="button">
              {assumption.text}
              <ChevronDown size={16} aria-hidden="true" />
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            {choices.map(({ label, place }) => (
              <Menu.Item key={place} onClick={() => onTake(place, label)}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <button
        type="button"
        className={classes.dismiss}
        aria-label={`Dismiss: ${assumption.text}`}

        onClick={onDismiss}
      >
        <X size={15} aria-hidden="true" />
      </button>
    </li>
  );
}

/**
 * What was taken for granted when the app was planned, each with other ways to have it: one press changes the app. `folded` is one line
 * that opens, for when there is more to look at.
 */
export function AssumptionStrip({ folded }: { folded: boolean }) {
  const { spec, edit } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  // A later change may have taken away what a choice names.
  const offered = useMemo(
    () =>
      spec.assumptions.map((assumption) => ({
        assumption,
        choices: (assumption.choices ?? []).flatMap(({ label }, place) =>
          choiceFits(spec, assumption.id, place) ? [{ label, place }] : [],
        ),
      })),
    [spec],
  );
  if (offered.length === 0) return null;
  const send = (ops: Op[], done: string): void => {
    const { inverse } = applyOps(spec, ops);
    const sent = edit(ops, { source: "assumption", reason: done });
    if (!sent.ok) toast.error(sent.problem);
    else
      toast.success(
        done,
        undoable(() => void edit(inverse, { source: "assumption", reason: `Undone: ${done}` })),
      );
  };
  const shown = isOpen ? offered : offered.slice(0, FIRST);
  return (
    <section className={classes.section} aria-labelledby="assumed">
      <h2 id="assumed" className={classes.label}>
        {folded ? (
          <button type="button" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
            Assumed ({offered.length})
            <ChevronDown size={16} aria-hidden="true" />
          </button>
        ) : (
          "Assumed"
        )}
      </h2>
      <ul className={classes.strip} hidden={folded && !isUnfolded}>
        {shown.map(({ assumption, choices }) => (
          <AssumptionChip
            key={assumption.id}
            assumption={assumption}
            choices={choices}
            onTake={(place, label) => send(opsToTakeChoice(spec, assumption.id, place), `${label}: done.`)}
            onDismiss={() => send([{ op: "remove-assumption", assumption: assumption.id }], "Kept as it is.")}
          />
        ))}
        {offered.length > FIRST ? (
          <li>
            <button type="button" className={classes.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? "Fewer" : `${offered.length - FIRST} more`}
            </button>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
