import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { copy } from "../copy.ts";
import type { EntityDef } from "../store/model.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { RowForm } from "../ui/row-form.tsx";
import { Section } from "../ui/section.tsx";

interface Task {
  label: string;
  icon?: string;
  /** Path of the page where it is done. */
  page: string;
  /** What a row is added to first. */
  entity?: EntityDef;
}

interface TasksProps {
  id: string;
  title?: string;
  note?: string;
  items: readonly Task[];
}

const TILE =
  "card panel flex size-full min-h-16 cursor-pointer flex-col items-start gap-2.5 text-left leading-snug font-bold transition-colors hover:border-accent motion-safe:active:scale-[0.98] sm:flex-row sm:items-center sm:gap-3";

/** What can be done here, each one tap away. */
export function Tasks({ id, title, note, items }: TasksProps) {
  const [open, setOpen] = useState<Task | null>(null);
  const navigate = useNavigate();
  return (
    <Section id={id} title={title} note={note} label={copy.whatToDo}>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        {items.map((task) => (
          <li key={task.label}>
            {task.entity === undefined ? (
              <Link to={task.page} className={TILE}>
                <Face task={task} />
              </Link>
            ) : (
              <button type="button" className={TILE} aria-haspopup="dialog" onClick={() => setOpen(task)}>
                <Face task={task} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {open?.entity !== undefined && (
        <Dialog open title={open.label} onClose={() => setOpen(null)}>
          <RowForm
            entity={open.entity}
            submitLabel={copy.add}
            onDone={() => {
              setOpen(null);
              void navigate(open.page);
            }}
            onCancel={() => setOpen(null)}
          />
        </Dialog>
      )}
    </Section>
  );
}

function Face({ task: { label, icon } }: { task: Task }) {
  return (
    <>
      {icon !== undefined && (
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-accent text-on-accent">
          <Icon name={icon} className="size-5" />
        </span>
      )}
      <span className="min-w-0 text-balance">{label}</span>
    </>
  );
}
