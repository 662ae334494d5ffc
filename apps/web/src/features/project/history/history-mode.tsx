import { Checkbox, Select, Skeleton, VisuallyHidden } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { Empty } from "../../../components/empty.tsx";
import { Failure } from "../../../components/failure.tsx";
import { useEditor } from "../editor/editor-context.tsx";
import classes from "./history.module.css";
import { Timeline } from "./timeline.tsx";
import { useHistory } from "./use-history.ts";
import { VersionDetail } from "./version-detail.tsx";
import { SOURCE_FILTERS } from "./version-sources.ts";

/** Every version there was: what changed, when, by what, how it looked; with the way back to any of them. */
export function HistoryMode() {
  const { project } = useEditor();
  const [source, setSource] = useState("all");
  const [named, setNamed] = useState(false);
  const query = useHistory(project.id, project.version, { source, named });
  const wide = useMediaQuery("(min-width: 62em)", true, { getInitialValueInEffect: false });
  const [chosen, setChosen] = useState<number | null>(null);
  if (query.isLoadingError)
    return <Failure title="The history could not be loaded" error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined)
    return (
      <div className={classes.root} role="status" aria-label="Loading the history">
        <div className={classes.list}>
          {[0, 1, 2, 3, 4].map((index) => (
            <Skeleton key={index} height={84} mb={8} radius="md" />
          ))}
        </div>
      </div>
    );
  const entries = query.data.pages.flatMap((page) => page.entries);
  const isFiltered = source !== "all" || named;
  const selected = entries.find(({ version }) => version === chosen) ?? (wide ? entries[0] : undefined);
  return (
    <div className={classes.root}>
      <section className={classes.list} aria-label="Versions" hidden={!wide && selected !== undefined}>
        <VisuallyHidden component="h2">Versions</VisuallyHidden>
        <div className={classes.filters}>
          <Select
            size="xs"
            aria-label="Show"
            allowDeselect={false}
            value={source}
            onChange={(value) => setSource(value ?? "all")}
            data={Object.entries(SOURCE_FILTERS).map(([value, { label }]) => ({ value, label }))}
          />
          <Checkbox size="xs" label="Named only" checked={named} onChange={() => setNamed(!named)} />
        </div>
        {entries.length === 0 ? (
          <p className={classes.note}>
            {named
              ? "No version has a name yet. Choose one and name it, and it is easy to find again."
              : "Nothing of this kind has been changed yet."}
          </p>
        ) : (
          <Timeline
            entries={entries}
            now={query.dataUpdatedAt}
            present={project.version}
            selected={selected?.version ?? null}
            onSelect={setChosen}
            onMore={query.hasNextPage ? () => void query.fetchNextPage() : null}
            loadingMore={query.isFetchingNextPage}
          />
        )}
        {!isFiltered && project.version === 1 ? (
          <p className={classes.note}>Every change makes a version here, which you can look at and go back to.</p>
        ) : null}
      </section>
      {selected === undefined ? (
        wide ? (
          <Empty title="No version chosen" text="Choose one on the left to see what it changed." />
        ) : null
      ) : (
        <VersionDetail
          key={selected.version}
          entry={selected}
          named={entries.filter(({ label }) => label !== null)}
          onBack={wide ? null : () => setChosen(null)}
        />
      )}
    </div>
  );
}
