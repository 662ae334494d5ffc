import { ActionIcon, Button, Select, Skeleton, Textarea, TextInput } from "@mantine/core";
import {
  MEMORY_KINDS,
  MEMORY_LIMITS,
  memoryKindSchema,
  type MemoryEntry,
  type MemoryKind,
} from "@sayhey/contract/memory";
import X from "lucide-react/icons/x";
import { useState, type FormEvent } from "react";
import { Dialog } from "../../../components/dialog.tsx";
import { Failure } from "../../../components/failure.tsx";
import classes from "./memory.module.css";
import { useMemory } from "./use-memory.ts";

const KINDS = memoryKindSchema.options.map((value) => ({ value, label: MEMORY_KINDS[value] }));
const SOURCES: Record<MemoryEntry["source"], string> = {
  person: "by you",
  model: "from the model",
  planner: "from chat",
};

/** What the project remembers: decisions, wording, style and what was refused, each to be changed or removed. */
export function MemoryDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const { query, save, remove } = useMemory(projectId);
  const entries = query.data?.entries;
  return (
    <Dialog title="Project memory" onClose={onClose} size={680}>
      <p className={classes.note}>
        Decisions, wording, style and what you refused. A language model reads this with every request about this
        project.
      </p>
      {query.isLoadingError ? (
        <Failure title="The memory could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
      ) : entries === undefined ? (
        <Skeleton height={120} role="status" aria-label="Loading the memory" />
      ) : entries.length === 0 ? (
        <p className={classes.empty}>Nothing yet. Rename something in chat, or add what should always hold.</p>
      ) : (
        <ul className={classes.entries} aria-label="Remembered">
          {entries.map((entry) => (
            <EntryLine
              key={`${entry.id} ${entry.text}`}
              entry={entry}
              onSave={(text) => save.mutate({ entry: { ...entry, text }, before: entry })}
              onRemove={() => remove.mutate(entry)}
            />
          ))}
        </ul>
      )}
      <AddForm
        isFull={(entries?.length ?? 0) >= MEMORY_LIMITS.entries}
        isSaving={save.isPending}
        onAdd={(kind, text) => save.mutate({ entry: { kind, text }, before: null })}
      />
    </Dialog>
  );
}

function EntryLine({
  entry,
  onSave,
  onRemove,
}: {
  entry: MemoryEntry;
  onSave: (text: string) => void;
  onRemove: () => void;
}) {
  const [text, setText] = useState(entry.text);
  const typed = text.trim();
  const isChanged = typed !== "" && typed !== entry.text;
  return (
    <li>
      <form
        className={classes.entry}
        onSubmit={(event) => {
          event.preventDefault();
          if (isChanged) onSave(typed);
        }}
      >
        <Textarea
          className={classes.grow ?? ""}
          autosize
          minRows={1}
          label={`${MEMORY_KINDS[entry.kind]} · ${SOURCES[entry.source]}`}
          maxLength={MEMORY_LIMITS.text}
          value={text}
          onChange={(event) => setText(event.currentTarget.value.replace(/\s*\n\s*/g, " "))}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
        {isChanged ? (
          <Button type="submit" variant="default">
            Save
          </Button>
        ) : null}
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Forget: ${entry.text}`} onClick={onRemove}>
          <X size={18} aria-hidden="true" />
        </ActionIcon>
      </form>
    </li>
  );
}

function AddForm({
  isFull,
  isSaving,
  onAdd,
}: {
  isFull: boolean;
  isSaving: boolean;
  onAdd: (kind: MemoryKind, text: string) => void;
}) {
  const [kind, setKind] = useState<MemoryKind>("decision");
  const [text, setText] = useState("");
  if (isFull)
    return (
      <p
        className={classes.note}
      >{`A project remembers ${MEMORY_LIMITS.entries} things at most. Remove one to add another.`}</p>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    onAdd(kind, text.trim());
    setText("");
  };
  return (
    <form className={classes.add} onSubmit={submit}>
      <Select
        label="Kind"
        className={classes.kind ?? ""}
        allowDeselect={false}
        data={KINDS}
        value={kind}
        onChange={(value) => setKind(memoryKindSchema.catch("decision").parse(value))}
      />
      <TextInput
        className={classes.grow ?? ""}
        label="What to remember"
        placeholder="Guests, never customers"
        maxLength={MEMORY_LIMITS.text}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" loading={isSaving} disabled={text.trim() === ""}>
        Add
      </Button>
    </form>
  );
}
