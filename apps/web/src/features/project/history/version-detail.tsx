import { Button, Modal, Select, Skeleton, Tooltip } from "@mantine/core";
import type { VersionEntry } from "@sayhey/contract/functions/history";
import ArrowLeft from "lucide-react/icons/arrow-left";
import GitFork from "lucide-react/icons/git-fork";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Undo2 from "lucide-react/icons/undo-2";
import { Failure } from "../../../components/failure.tsx";
import { PlanLimitNote } from "../../../shared/plan-limit/plan-limit-note.tsx";
import { usePlanLimit } from "../../../shared/plan-limit/use-plan-limit.ts";
import { useEditor } from "../editor/editor-context.tsx";
import classes from "./history.module.css";
import { useComparison } from "./use-comparison.ts";
import { useVersions } from "./use-history.ts";
import { useVersionActions } from "./use-version-actions.ts";
import { VersionChanges } from "./version-changes.tsx";
import { VersionNameField } from "./version-name-field.tsx";
import { VERSION_SOURCES } from "./version-sources.ts";
import { versionTitle } from "./version-words.ts";
import { formatTime, formatDate } from "../../../components/format.ts";

type VersionActions = ReturnType<typeof useVersionActions>;

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
  const { project } = useEditor();
  const actions = useVersionActions();
  const { version } = entry;
  const reached = usePlanLimit("projects");
  const { choices, chosen, choose, before, after } = useComparison(version, project.version, named);
  const query = useVersions(project.id, before, after);
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
          <VersionNameField key={`${version} ${entry.label ?? ""}`} entry={entry} onName={actions.name.mutate} />
        </div>
        <VersionButtons entry={entry} actions={actions} canFork={reached === null} />
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
          value={chosen}
          onChange={choose}
          data={choices}
        />
      )}
      {query.isLoadingError ? (
        <Failure title="This version could not be opened" error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data === undefined ? (
        <div role="status" aria-label="Loading the version">
          <Skeleton height={18} width="60%" mb={8} />
          <Skeleton height={18} width="45%" mb={16} />
          <Skeleton height={360} radius="lg" />
        </div>
      ) : (
        <VersionChanges before={before} after={after} shown={query.data} isStale={query.isPlaceholderData} />
      )}
      <ChangedSince question={actions.question} onAnswer={actions.answer} />
    </article>
  );
}

function VersionButtons({
  entry,
  actions: { restore, takeBack, fork },
  canFork,
}: {
  entry: VersionEntry;
  actions: VersionActions;
  canFork: boolean;
}) {
  const { project } = useEditor();
  const isPresent = entry.version === project.version;
  const isBusy = restore.isPending || takeBack.isPending || fork.isPending;
  return (
    <div className={classes.actions}>
      <Button
        size="xs"
        leftSection={<RotateCcw size={16} />}
        disabled={isPresent || isBusy}
        loading={restore.isPending}
        onClick={() => restore.mutate(entry)}
      >
        Restore
      </Button>
      <Tooltip label="Undoes this version's changes and keeps later ones">
        <Button
          size="xs"
          variant="default"
          leftSection={<Undo2 size={16} />}
          disabled={entry.version === 1 || isBusy}
          loading={takeBack.isPending}
          onClick={() => takeBack.mutate({ entry, resolve: "ask" })}
        >
          Undo this change
        </Button>
      </Tooltip>
      <Button
        size="xs"
        variant="default"
        leftSection={<GitFork size={16} />}
        disabled={isBusy || !canFork}
        loading={fork.isPending}
        onClick={() => fork.mutate(entry)}
      >
        Fork
      </Button>
    </div>
  );
}

/** Asks what is to become of what later versions changed again, where undoing a version runs into it. */
function ChangedSince({
  question,
  onAnswer,
}: {
  question: VersionActions["question"];
  onAnswer: VersionActions["answer"];
}) {
  return (
    <Modal opened={question !== null} onClose={() => onAnswer(null)} title="Changed again since" centered>
      <p className={classes.note}>Later versions changed what this one did:</p>
      <ul className={classes.changes}>
        {question?.what.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button onClick={() => onAnswer("mine")}>Undo it all the same</Button>
        <Button variant="default" onClick={() => onAnswer("theirs")}>
          Leave those as they are
        </Button>
      </div>
    </Modal>
  );
}
