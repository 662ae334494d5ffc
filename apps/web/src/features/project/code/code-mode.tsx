import { useMediaQuery } from "@mantine/hooks";
import type { SourceMatch } from "@sayhey/contract/functions/code";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo, useRef, useState } from "react";
import { Failure } from "../../../components/failure.tsx";
import { PageLoader } from "../../../components/page-loader.tsx";
import { useEditor } from "../editor/editor-context.tsx";
import { CodeBar, type BottomPanel } from "./code-bar.tsx";
import classes from "./code.module.css";
import { FileTree } from "./file-tree.tsx";
import { NewFileDialog } from "./new-file-dialog.tsx";
import { NoFile } from "./no-file.tsx";
import { ProblemList } from "./problem-list.tsx";
import { SearchPanel } from "./search-panel.tsx";
import { sourceProblems } from "./source-problem.ts";
import { problemsQuery, sourceQuery } from "./use-source.ts";
import { useWorkspace } from "./use-workspace.ts";

const FilePane = lazy(async () => ({ default: (await import("./file-pane.tsx")).FilePane }));

/** The app's source: every file, what was changed by hand, what is wrong with it, and the ways in and out. */
export function CodeMode() {
  const { project } = useEditor();
  const wide = useMediaQuery("(min-width: 48em)", true, { getInitialValueInEffect: false });
  const source = useQuery(sourceQuery(project));
  const checked = useQuery(problemsQuery(project));
  const { workspace, tabs, drafts, goTo, active, open, goToPlace, close } = useWorkspace(project.id);
  const [bottom, setBottom] = useState<BottomPanel | null>(null);
  const [showsTree, setShowsTree] = useState(active === null);
  const [adding, setAdding] = useState(false);
  const searchInput = useRef<HTMLInputElement>(null);
  const broken = source.data?.broken ?? null;
  const types = checked.data?.problems;
  const problems = useMemo(() => sourceProblems(broken, types ?? []), [broken, types]);
  const faulty = useMemo(() => new Set(problems.map(({ file }) => file)), [problems]);
  const unsaved = useMemo(() => new Set(drafts.keys()), [drafts]);
  if (source.isLoadingError)
    return <Failure title="The files could not be read" error={source.error} onRetry={() => void source.refetch()} />;
  if (source.data === undefined) return <PageLoader />;
  const { files } = source.data;

  const openFile = (path: string): void => {
    setShowsTree(false);
    open(path);
  };
  const openPlace = ({
    path,
    line,
    column,
    length,
  }: Pick<SourceMatch, "path" | "line"> & Partial<SourceMatch>): void => {
    setShowsTree(false);
    goToPlace({ path, line, ...(column !== undefined && { column }), ...(length !== undefined && { length }) });
  };
  const toggle = (panel: BottomPanel): void => {
    setBottom(bottom === panel ? null : panel);
    if (panel === "search") setTimeout(() => searchInput.current?.focus());
  };
  const entry = files.find(({ path }) => path === active);
  return (
    <div
      className={classes.code}
      data-wide={wide}
      data-tree={wide || showsTree}
      onKeyDown={(event) => {
        if ((event.ctrlKey || event.metaKey) && event.shiftKey && event.key.toLowerCase() === "f") {
          event.preventDefault();
          setBottom("search");
          setTimeout(() => searchInput.current?.focus());
        }
      }}
    >
      <CodeBar
        project={project}
        files={files}
        problems={problems.length}
        checking={checked.isFetching}
        bottom={bottom}
        onBottom={toggle}
        treeShown={showsTree}
        onTree={wide ? null : () => setShowsTree(!showsTree)}
      />
      {adding ? (
        <NewFileDialog project={project} files={files} onOpen={openFile} onClose={() => setAdding(false)} />
      ) : null}
      <div className={classes.middle}>
        {wide || showsTree ? (
          <nav aria-label="Files" className={classes.side}>
            <FileTree
              files={files}
              active={active}
              faulty={faulty}
              unsaved={unsaved}
              onOpen={openFile}
              onNew={() => setAdding(true)}
            />
          </nav>
        ) : null}
        {wide || !showsTree ? (
          <div className={classes.work}>
            {active === null ? (
              <NoFile files={files} onOpen={openFile} />
            ) : (
              <Suspense fallback={<PageLoader />}>
                <FilePane
                  key={active}
                  project={project}
                  path={active}
                  gone={entry === undefined}
                  tabs={tabs}
                  unsaved={unsaved}
                  faulty={faulty}
                  workspace={workspace}
                  draft={drafts.get(active) ?? null}
                  problems={problems}
                  goTo={goTo?.path === active ? goTo : null}
                  onOpen={openFile}
                  onClose={close}
                />
              </Suspense>
            )}
            {bottom === null ? null : (
              <section className={classes.bottom} aria-label={bottom === "search" ? "Search" : "Problems"}>
                {bottom === "search" ? (
                  <SearchPanel project={project} input={searchInput} onOpen={openPlace} />
                ) : (
                  <ProblemList
                    problems={problems}
                    checking={checked.isFetching}
                    onOpen={(path, line) => openPlace({ path, line })}
                  />
                )}
              </section>
            )}
          </div>
        ) : null}
      </div>
    </div>
  );
}
