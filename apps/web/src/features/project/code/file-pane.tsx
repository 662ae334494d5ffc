import { Button, SegmentedControl, Tooltip } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { AppError } from "@sayhey/contract/app-error";
import type { SourceState } from "@sayhey/contract/functions/code";
import type { SourceProblem } from "@sayhey/contract/functions/override";
import type { FunctionOutput } from "@sayhey/contract/functions";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Save from "lucide-react/icons/save";
import { useMemo, useState } from "react";
import { Failure } from "../../../components/failure.tsx";
import { PageLoader } from "../../../components/page-loader.tsx";
import { tellError } from "../../../status/tell-error.ts";
import { undoable } from "../../../status/undo.ts";
import type { OpenProject } from "../get-project.ts";
import { CodeEditor, type Place } from "./code-editor.tsx";
import classes from "./code.module.css";
import { CompareView } from "./compare-view.tsx";
import { ConflictView } from "./conflict-view.tsx";
import type { Draft } from "./drafts.ts";
import { languageOf } from "./editor-setup.ts";
import { FileTabs } from "./file-tabs.tsx";
import { nameOf } from "./file-tree-model.ts";
import { fileQuery, useChangeFile } from "./use-source.ts";
import type { SourcePlace, useWorkspace } from "./use-workspace.ts";
import { toast } from "../../../status/toast.ts";

type File = FunctionOutput<"project-file">;
type View = "edit" | "compare" | "merge";

const STATES: Record<SourceState, string> = {
  generated: "Generated",
  changed: "Changed by hand",
  own: "Your own file",
  conflict: "In conflict",
};

interface FilePaneProps {
  project: OpenProject;
  path: string;
  /** The app has no such file. */
  gone: boolean;
  tabs: readonly string[];
  unsaved: ReadonlySet<string>;
  faulty: ReadonlySet<string>;
  workspace: ReturnType<typeof useWorkspace>["workspace"];
  draft: Draft | null;
  problems: readonly SourceProblem[];
  goTo: SourcePlace | null;
  onOpen: (path: string) => void;
  onClose: (path: string) => void;
}

/** One file: edited, compared with what is generated, and brought together with it where both changed. */
export function FilePane(props: FilePaneProps) {
  const { project, path, gone, tabs, unsaved, faulty, draft, onOpen, onClose } = props;
  const query = useQuery(fileQuery(project, path));
  return (
    <>
      <FileTabs tabs={tabs} active={path} unsaved={unsaved} faulty={faulty} onOpen={onOpen} onClose={onClose} />
      {query.data === undefined ? (
        query.isError ? (
          <div className={classes.empty}>
            {gone ? (
              <>
                <h2>{nameOf(path)} is no longer there</h2>
                <p>The app has no file at {path}.</p>
                {draft === null ? null : <p>Your unsaved changes are still in this browser.</p>}
                <Button variant="default" onClick={() => onClose(path)}>
                  Close
                </Button>
              </>
            ) : (
              <Failure title={`${path} could not be read`} error={query.error} onRetry={() => void query.refetch()} />
            )}
          </div>
        ) : (
          <PageLoader />
        )
      ) : (
        <OpenFile {...props} file={query.data} settled={!query.isPlaceholderData && !query.isFetching} />
      )}
    </>
  );
}

function OpenFile({
  project,
  path,
  workspace,
  draft,
  problems,
  goTo,
  file,
  settled,
}: FilePaneProps & { file: File; settled: boolean }) {
  const queryClient = useQueryClient();
  const wide = useMediaQuery("(min-width: 75em)", true, { getInitialValueInEffect: false });
  const change = useChangeFile(project);
  const [view, setView] = useState<View>("edit");
  const [place, setPlace] = useState<Place>({ line: 1, column: 1 });
  const mine = useMemo(() => problems.filter(({ file: at }) => at === path), [problems, path]);
  const text = draft?.text ?? file.text;
  const drifted = settled && draft !== null && draft.from !== file.text && draft.text !== file.text;
  const inConflict = file.state === "conflict";

  /** Changes the file, against the newest version that still has the text this change was made from. */
  const put = async (next: string | null, from: string, settle = false): Promise<number | null> => {
    let baseVersion = Math.max(project.version, file.version);
    for (let attempt = 0; ; attempt++) {
      try {
        const { version } = await change.mutateAsync({ path, text: next, settle, baseVersion });
        return version;
      } catch (error) {
        const now =
          error instanceof AppError && error.kind === "conflict" && attempt < 3
            ? await queryClient.fetchQuery({ ...fileQuery(project, path), staleTime: 0 }).catch(() => null)
            : null;
        if (now === null || now.text !== from) {
          if (now === null) tellError(error);
          return null;
        }
        baseVersion = now.version;
      }
    }
  };
  const undoTo = (before: string | null, now: string) => undoable(() => void put(before, now));
  const before = file.state === "generated" ? null : file.text;

  const save = async (): Promise<void> => {
    if (draft === null || change.isPending) return;
    if (drifted) return setView("merge");
    const saved = draft.text;
    const version = await put(saved, draft.from);
    if (version === null) return;
    // What was typed meanwhile goes on from what was saved.
    const latest = workspace.read().drafts.get(path);
    workspace.draft(path, latest === undefined || latest.text === saved ? null : { text: latest.text, from: saved });
    toast.success(`${nameOf(path)} saved`, { id: `saved ${path}`, ...undoTo(before, saved) });
  };
  const restore = async (): Promise<void> => {
    const version = await put(null, file.text);
    if (version === null) return;
    workspace.draft(path, null);
    const words = file.generated === null ? `${nameOf(path)} deleted` : `${nameOf(path)} is as generated again`;
    toast.success(words, { id: `saved ${path}`, ...undoTo(file.text, file.generated ?? "") });
  };
  const settle = async (merged: string): Promise<void> => {
    const version = await put(merged, file.text, inConflict && !drifted);
    if (version === null) return;
    workspace.draft(path, null);
    setView("edit");
    toast.success(`${nameOf(path)} merged and saved`, { id: `saved ${path}`, ...undoTo(before, merged) });
  };

  const differs = file.generated !== null && text !== file.generated;
  const shown: View = (view === "compare" && !differs) || (view === "merge" && !drifted && !inConflict) ? "edit" : view;
  return (
    <>
      <div className={classes.fileBar}>
        <code className={classes.path} title={path}>
          {path}
        </code>
        <span className={classes.state} data-state={file.state}>
          {file.editable ? STATES[file.state] : "Always generated"}
        </span>
        <span className={classes.fill} />
        {differs ? (
          <SegmentedControl
            size="xs"
            aria-label="View"
            value={shown === "merge" ? "edit" : shown}
            onChange={(value) => setView(value === "compare" ? "compare" : "edit")}
            data={[
              { value: "edit", label: "Edit" },
              { value: "compare", label: "Compare" },
            ]}
          />
        ) : null}
        {file.state === "generated" ? null : (
          <Button
            size="xs"
            variant="default"
            disabled={change.isPending}
            onClick={() => void restore()}
            leftSection={<RotateCcw size={14} aria-hidden="true" />}
          >
            {file.generated === null ? "Delete" : "Restore generated"}
          </Button>
        )}
        {file.editable ? (
          <Tooltip label="Ctrl+S">
            <Button
              size="xs"
              disabled={draft === null}
              loading={change.isPending}
              onClick={() => void save()}
              leftSection={<Save size={14} aria-hidden="true" />}
            >
              Save
            </Button>
          </Tooltip>
        ) : null}
      </div>
      {drifted && shown !== "merge" ? (
        <div className={classes.notice} role="alert">
          <p>This file has changed in the app since you began to type. Nothing of yours is lost.</p>
          <Button size="xs" onClick={() => setView("merge")}>
            Merge
          </Button>
          <Button size="xs" variant="default" onClick={() => workspace.draft(path, null)}>
            Take the app’s
          </Button>
        </div>
      ) : null}
      {inConflict && !drifted && shown !== "merge" ? (
        <div className={classes.notice} role="alert">
          <p>
            {file.generated === null
              ? "The app no longer has this file. Your version is kept."
              : "The same lines have changed in the app since. It runs with yours."}
          </p>
          {file.generated === null ? null : (
            <Button size="xs" onClick={() => setView("merge")}>
              Merge
            </Button>
          )}
          <Button size="xs" variant="default" disabled={change.isPending} onClick={() => void settle(file.text)}>
            Keep mine
          </Button>
        </div>
      ) : null}
      <div className={classes.fileBody}>
        {shown === "compare" ? (
          <CompareView
            path={path}
            before={file.generated ?? ""}
            after={text}
            wide={wide}
            labels={["Generated", "Yours"]}
          />
        ) : shown === "merge" ? (
          <ConflictView
            path={path}
            base={drifted ? draft.from : (file.base ?? "")}
            mine={text}
            theirs={drifted ? file.text : (file.generated ?? "")}
            theirsName={drifted ? "The app’s" : "Generated"}
            busy={change.isPending}
            onSettle={(merged) => void settle(merged)}
          />
        ) : (
          <CodeEditor
            path={path}
            text={text}
            readOnly={!file.editable}
            problems={mine}
            goTo={goTo}
            states={workspace.states}
            onChange={(next) => workspace.draft(path, { text: next, from: draft?.from ?? file.text })}
            onSave={() => void save()}
            onPlace={setPlace}
          />
        )}
      </div>
      <p className={classes.status}>
        <span>
          Line {place.line}, column {place.column}
        </span>
        <span>{languageOf(path).name}</span>
        {mine.length === 0 ? null : (
          <span className={classes.bad}>
            {mine[0]?.line === 0 ? "" : `Line ${mine[0]?.line}: `}
            {mine[0]?.message}
          </span>
        )}
        <span className={classes.hint}>Escape, then Tab leaves the editor</span>
      </p>
    </>
  );
}
