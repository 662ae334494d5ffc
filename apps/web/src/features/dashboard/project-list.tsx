import { Button, Select, Skeleton, Switch, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import Search from "lucide-react/icons/search";
import { useState } from "react";
import { Empty } from "../../components/empty.tsx";
import { Failure } from "../../components/failure.tsx";
import { ProjectDialogs } from "../../shared/publish-dialog/project-dialogs.tsx";
import { usageQuery } from "../../api/get-usage.ts";
import { usePlanLimit } from "../../shared/plan-limit/use-plan-limit.ts";
import { projectsQuery, type ProjectCardRow } from "../../api/list-projects.ts";
import { useUserId } from "../../session/session.tsx";
import { arrangeProjects, SORTS, type Sort } from "./arrange-projects.ts";
import classes from "./dashboard.module.css";
import { ProjectCard } from "./project-card.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { useProjectChanges } from "./use-project-changes.ts";

const isSort = (value: string | null): value is Sort => SORTS.some((sort) => sort.value === value);

/** One's projects: search, sort, archive, and the cards. */
export function ProjectList() {
  const userId = useUserId();
  const projects = useQuery(projectsQuery(userId));
  const beyondPlan = useQuery(usageQuery(userId)).data?.readOnly.projects;
  const full = usePlanLimit("projects") !== null;
  const [search, setSearch] = useState("");
  const [sort, setSort] = useState<Sort>("changed");
  const [archived, setArchived] = useState(false);
  const [sharing, setSharing] = useState<string | null>(null);
  const [renaming, setRenaming] = useState<ProjectCardRow | null>(null);
  const changes = useProjectChanges();

  if (projects.isPending) {
    return (
      <div className={classes.grid} role="status" aria-label="Loading your projects">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} height={330} radius="lg" />
        ))}
      </div>
    );
  }
  if (projects.isLoadingError)
    return (
      <Failure
        title="Your projects could not be loaded"
        error={projects.error}
        onRetry={() => void projects.refetch()}
      />
    );
  if (projects.data.length === 0) {
    return (
      <Empty
        title="No projects yet"
        text="Describe an app above in one sentence. Seconds later you can use it and watch its trailer."
      >
        <Button onClick={() => document.getElementById("idea")?.focus()}>Describe an app</Button>
      </Empty>
    );
  }
  const shown = arrangeProjects(projects.data, { search, sort, archived });
  const archivedCount = projects.data.filter(({ archived_at }) => archived_at !== null).length;
  const now = projects.dataUpdatedAt;
  // By when they were made, so that sorting changes no card's color.
  const made = projects.data.toSorted((a, b) => a.created_at.localeCompare(b.created_at)).map(({ id }) => id);
  return (
    <>
      <div className={classes.tools}>
        <TextInput
          className={classes.search ?? ""}
          type="search"
          size="sm"
          aria-label="Search your projects"
          placeholder="Search your projects"
          leftSection={<Search size={16} aria-hidden="true" />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Select
          size="sm"
          w={170}
          aria-label="Sort"
          data={[...SORTS]}
          value={sort}
          onChange={(value) => isSort(value) && setSort(value)}
        />
        {archivedCount > 0 || archived ? (
          <Switch
            label={`Archive (${archivedCount})`}
            checked={archived}
            onChange={(event) => setArchived(event.currentTarget.checked)}
          />
        ) : null}
      </div>
      {shown.length === 0 ? (
        <Empty
          title={archived ? "The archive is empty" : "Nothing found"}
          text={search === "" ? "Projects you archive appear here." : `No project matches “${search}”.`}
        >
          <Button
            variant="default"
            onClick={() => {
              setSearch("");
              setArchived(false);
            }}
          >
            Show all projects
          </Button>
        </Empty>
      ) : (
        <div className={classes.grid}>
          {shown.map((project) => (
            <ProjectCard
              key={project.id}
              project={project}
              turn={made.indexOf(project.id)}
              now={now}
              readOnly={beyondPlan?.includes(project.id) === true}
              onRename={() => setRenaming(project)}
              onShare={() => setSharing(project.id)}
              onDuplicate={full ? null : () => changes.duplicate(project)}
              onArchive={() => changes.archive(project)}
              onDelete={() => changes.remove(project)}
            />
          ))}
        </div>
      )}
      {sharing === null ? null : <ProjectDialogs projectId={sharing} first="share" onClose={() => setSharing(null)} />}
      {renaming === null ? null : (
        <RenameDialog
          project={renaming}
          onClose={() => setRenaming(null)}
          onRename={(name) => changes.rename(renaming, name)}
        />
      )}
    </>
  );
}
