import { Button, Modal, Select, Skeleton, TextInput, Tooltip } from "@mantine/core";
import { parseAppSpec } from "@sayhey/appspec";
import type { VersionEntry } from "@sayhey/contract/functions/history";
import ArrowLeft from "lucide-react/icons/arrow-left";
import FileCode from "lucide-react/icons/file-code-2";
import GitFork from "lucide-react/icons/git-fork";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Undo2 from "lucide-react/icons/undo-2";
import { useMemo, useState } from "react";
import { Failure } from "../../../components/failure.tsx";
import { PlanLimitNote } from "../../../shared/plan-limit/plan-limit-note.tsx";
import { usePlanLimit } from "../../../shared/plan-limit/use-plan-limit.ts";
import { useEditor } from "../editor/editor-context.tsx";
import classes from "./history.module.css";
import { useVersions } from "./use-history.ts";
import { useVersionActions } from "./use-version-actions.ts";
import { VERSION_SOURCES } from "./version-sources.ts";
import { versionTitle } from "./version-words.ts";
import { VisualDiff } from "./visual-diff.tsx";
import { formatTime, formatDate } from "../../../components/format.ts";

const FILE_WORDS = { added: "New file", changed: "Changed file", removed: "Restored" } as const;

/** One version: its name, what it changed in words and to look at, and what can be done with it. */
export function VersionDetail({
  entry,
  named,
  onBack,
}: {
  entry: VersionEntry;
  /** Versions with names, to compare with. */
  named: readonly VersionEntry[];
  /** Back to the list where both do not fit; null where they do. */
  onBack: (() => void) | null;
}) {
  const { project, spec } = useEditor();
  const actions = useVersionActions();
  const { version } = entry;
  const isPresent = version === project.version;
  const reached = usePlanLimit("projects");
  const [wanted, setCompared] = useState<string>("before");
  const choices = [
    ...(version > 1 ? [{ value: "before", label: `the version before (${version - 1})` }] : []),
    ...(isPresent ? [] : [{ value: "now", label: `now (version ${project.version})` }]),
    ...named
      .filter((one) => one.version !== version)
      .map((one) => ({ value: String(one.version), label: `${one.label} (version ${one.version})` })),
  ];
  const compared = choices.some(({ value }) => value === wanted) ? wanted : choices[0]?.value;
  const other =
    compared === undefined
      ? version
      : compared === "before"
        ? version - 1
        : compared === "now"
          ? project.version
          : Number(compared);
  const [before, after] = other < version ? [other, version] : [version, other];
  const query = useVersions(project.id, before, after);
  const shown = query.data;
  const pages = useMemo(() => {
    if (shown === undefined) return [];
    return parseAppSpec(shown.spec).pages.flatMap(({ path, title, nav }) =>
      nav || path === "/" ? [{ path, title }] : [],
    );
  }, [shown]);
  const isBusy = actions.restore.isPending || actions.takeBack.isPending || actions.fork.isPending;
  const { name: source, Icon } = VERSION_SOURCES[entry.source];
  return (
    <article className={classes.detail} aria-labelledby="history-version">
      {onBack === null ? null : (
        <div>
          <Button variant="default" size="xs" leftSection={<ArrowLeft size={16} />} onClick={onBack}>
            All versions
          </Button>
        </div>
      )}
      <header className={classes.head}>
        <div className={classes.heading}>
          <h2 id="history-version">Version {version}</h2>
          <NameField key={`${version} ${entry.label ?? ""}`} entry={entry} onName={actions.name.mutate} />
        </div>
        <div className={classes.actions}>
          <Button
            size="xs"
            leftSection={<RotateCcw size={16} />}
            disabled={isPresent || isBusy}
            loading={actions.restore.isPending}
            onClick={() => actions.restore.mutate(entry)}
          >
            Restore
          </Button>
          <Tooltip label="Undoes this version's changes and keeps later ones">
            <Button
              size="xs"
              variant="default"
              leftSection={<Undo2 size={16} />}
              disabled={version === 1 || isBusy}
              loading={actions.takeBack.isPending}
              onClick={() => actions.takeBack.mutate({ entry, resolve: "ask" })}
            >
              Undo this change
            </Button>
          </Tooltip>
          <Button
            size="xs"
            variant="default"
            leftSection={<GitFork size={16} />}
            disabled={isBusy || reached !== null}
            loading={actions.fork.isPending}
            onClick={() => actions.fork.mutate(entry)}
          >
            Fork
          </Button>
        </div>
      </header>
      <PlanLimitNote reached={reached} />
      <p className={classes.about}>
        <Icon size={16} aria-hidden="true" />
        <span>
          {source} · {formatDate(entry.at)}, {formatTime(entry.at)}
          {entry.by === null ? "" : ` · ${entry.by}`}
        </span>
      </p>
      {entry.reason === null && version > 1 ? null : <p className={classes.why}>{versionTitle(entry)}</p>}
      {choices.length === 0 ? null : (
        <Select
          size="xs"
          className={classes.compared ?? ""}
          label="Compared with"
          allowDeselect={false}
          value={compared ?? null}
          onChange={(value) => setCompared(value ?? "before")}
          data={choices}
        />
      )}
      {query.isLoadingError ? (
        <Failure title="This version could not be opened" error={query.error} onRetry={() => void query.refetch()} />
      ) : shown === undefined ? (
        <div role="status" aria-label="Loading the version">
          <Skeleton height={18} width="60%" mb={8} />
          <Skeleton height={18} width="45%" mb={16} />
          <Skeleton height={360} radius="lg" />
        </div>
      ) : (
        <div className={classes.between} data-stale={query.isPlaceholderData}>
          <section aria-label="What changed">
            {shown.changes.length + shown.files.length === 0 ? (
              <p className={classes.note}>{before === after ? "This is where it began." : "Nothing is different."}</p>
            ) : (
              <ul className={classes.changes}>
                {shown.changes.map((line) => (
                  <li key={line}>{line}</li>
                ))}
                {shown.files.map(({ path, change }) => (
                  <li key={path}>
                    <FileCode size={15} aria-hidden="true" /> {FILE_WORDS[change]} <code>{path}</code>
                  </li>
                ))}
              </ul>
            )}
          </section>
          {shown.origin === null || shown.comparedOrigin === null ? null : (
            <VisualDiff
              before={{ version: before, name: spec.identity.name, origin: shown.comparedOrigin }}
              after={{ version: after, name: spec.identity.name, origin: shown.origin }}
              pages={pages}
            />
          )}
        </div>
      )}
      <Modal
        opened={actions.question !== null}
        onClose={() => actions.answer(null)}
        title="Changed again since"
        centered
      >
        <p className={classes.note}>Later versions changed what this one did:</p>
        <ul className={classes.changes}>
          {actions.question?.what.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <div className={classes.actions}>
          <Button onClick={() => actions.answer("mine")}>Undo it all the same</Button>
          <Button variant="default" onClick={() => actions.answer("theirs")}>
            Leave those as they are
          </Button>
        </div>
      </Modal>
    </article>
  );
}

/** The name of a version, a field to write in. */
function NameField({
  entry: { version, label },
  onName,
}: {
  entry: VersionEntry;
  onName(name: { version: number; label: string | null }): void;
}) {
  const [text, setText] = useState(label ?? "");
  const commit = (): void => {
    const next = text.trim() === "" ? null : text.trim();
    if (next !== label) onName({ version, label: next });
  };
  return (
    <TextInput
      size="xs"
      className={classes.name ?? ""}
      aria-label={`Name of version ${version}`}
      placeholder="Name this version"
      maxLength={80}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.currentTarget.blur();
        if (event.key === "Escape") setText(label ?? "");
      }}
    />
  );
}
