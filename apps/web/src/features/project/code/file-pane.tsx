import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { FunctionOutput } from "@sayhey/contract/functions";
import { sourceProblem } from "@sayhey/contract/custom-block";
import type { SourceProblem } from "@sayhey/contract/functions/override";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Failure } from "../../../components/failure.tsx";
import { PageLoader } from "../../../components/page-loader.tsx";
import type { OpenProject } from "../get-project.ts";
import { CodeEditor, type Place } from "./code-editor.tsx";
import classes from "./code.module.css";
import { CompareView } from "./compare-view.tsx";
import { ConflictView } from "./conflict-view.tsx";
import type { Draft } from "./drafts.ts";
import { languageOf } from "./editor-setup.ts";
import { FileBar, type FileView } from "./file-bar.tsx";
import { ConflictNotice, DriftNotice } from "./file-notices.tsx";
import { FileTabs } from "./file-tabs.tsx";
import { nameOf } from "./file-tree-model.ts";
import { useFileChanges } from "./use-file-changes.ts";
import { fileQuery } from "./use-source.ts";
import type { SourcePlace, useWorkspace } from "./use-workspace.ts";

type File = FunctionOutput<"project-file">;

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

/** What the source of a block of one's own may not do, while it is typed. */
function ownProblems(path: string, text: string): SourceProblem[] {
  const problem = sourceProblem(text);
  if (problem === null) return [];
  const name = /^imports "([^"]*)"/.exec(problem)?.[1];
  const at = name === undefined ? -1 : text.split("\n").findIndex((line) => line.includes(name));
  return [{ file: path, line: Math.max(0, at) + 1, message: `This block ${problem}.` }];
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
  const wide = useMediaQuery("(min-width: 75em)", true, { getInitialValueInEffect: false });
  const [view, setView] = useState<FileView>("edit");
  const [place, setPlace] = useState<Place>({ line: 1, column: 1 });
  const text = draft?.text ?? file.text;
  const isBlock = file.state === "block";
  const mine = useMemo(
    () => [...(isBlock ? ownProblems(path, text) : []), ...problems.filter(({ file: at }) => at === path)],
    [problems, path, isBlock, text],
  );
  const drifted = settled && draft !== null && draft.from !== file.text && draft.text !== file.text;
  const inConflict = file.state === "conflict";
  const changes = useFileChanges({
    project,
    path,
    file,
    workspace,
    draft,
    drifted,
    inConflict,
    onMerge: () => setView("merge"),
    onMerged: () => setView("edit"),
  });

  const differs = file.generated !== null && text !== file.generated && (!isBlock || draft !== null);
  const shown: FileView =
    (view === "compare" && !differs) || (view === "merge" && !drifted && !inConflict) ? "edit" : view;
  return (
    <>
      <FileBar
        path={path}
        file={file}
        shown={shown}
        onView={setView}
        differs={differs}
        hasDraft={draft !== null}
        isPending={changes.isPending}
        onRestore={() => void changes.restore()}
        onSave={() => void changes.save()}
      />
      {drifted && shown !== "merge" ? (
        <DriftNotice onMerge={() => setView("merge")} onTakeTheirs={() => workspace.draft(path, null)} />
      ) : null}
      {inConflict && !drifted && shown !== "merge" ? (
        <ConflictNotice
          isGone={file.generated === null}
          isPending={changes.isPending}
          onMerge={() => setView("merge")}
          onKeepMine={() => void changes.settle(file.text)}
        />
      ) : null}
      <div className={classes.fileBody}>
        {shown === "compare" ? (
          <CompareView
            path={path}
            before={file.generated ?? ""}
            after={text}
            wide={wide}
            labels={[isBlock ? "Saved" : "Generated", "Yours"]}
          />
        ) : shown === "merge" ? (
          <ConflictView
            path={path}
            base={drifted ? draft.from : (file.base ?? "")}
            mine={text}
            theirs={drifted ? file.text : (file.generated ?? "")}
            theirsName={drifted ? "The app’s" : "Generated"}
            busy={changes.isPending}
            onSettle={(merged) => void changes.settle(merged)}
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
            onSave={() => void changes.save()}
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
