import { Button, NumberInput, Popover } from "@mantine/core";
import type { Entity, Op } from "@sayhey/appspec";
import { LIMITS } from "@sayhey/contract/limits";
import Sparkles from "lucide-react/icons/sparkles";
import { useState } from "react";
import { useEditor } from "../../editor/editor-context.tsx";
import { askRows } from "../ask-planner.ts";
import classes from "../data-dialog.module.css";
import type { useRowEdits } from "./use-row-edits.ts";
import { toast } from "../../../../status/toast.ts";

interface GenerateRowsProps {
  entity: Entity;
  edits: ReturnType<typeof useRowEdits>;
}

/** Adds rows that look like those there are. */
export function GenerateRows({ entity, edits }: GenerateRowsProps) {
  const { spec } = useEditor();
  const room = LIMITS.seedRows - entity.rows.length;
  const [opened, setOpened] = useState(false);
  const [count, setCount] = useState(10);
  const [busy, setBusy] = useState(false);
  const wanted = Math.max(1, Math.min(count, room));
  const make = async (): Promise<void> => {
    setBusy(true);
    try {
      // Another press makes other rows: what is there already is part of the seed.
      const rows = await askRows(spec, entity.id, wanted, (spec.seed + entity.rows.length * 7919) >>> 0);
      const ops = rows.map((row): Op => ({ op: "add-row", entity: entity.id, row }));
      if (edits.send(ops, `Generated ${rows.length} rows of ${entity.plural}`))
        edits.told(`${rows.length} ${rows.length === 1 ? "row" : "rows"} added`);
      setOpened(false);
    } catch (cause) {
      toast.error(cause instanceof Error ? cause.message : String(cause));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={280} trapFocus>
      <Popover.Target>
        <Button
          size="xs"
          variant="default"
          disabled={room <= 0}
          leftSection={<Sparkles size={15} aria-hidden="true" />}
          onClick={() => setOpened(!opened)}
        >
          Generate
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            void make();
          }}
        >
          <NumberInput
            label="How many rows"
            description={`Made to look like those there are. Room for ${room}.`}
            min={1}
            max={room}
            allowDecimal={false}
            value={count}
            onChange={(value) => setCount(typeof value === "number" ? value : 1)}
          />
          <Button type="submit" size="sm" loading={busy}>
            Add {wanted} {wanted === 1 ? "row" : "rows"}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
