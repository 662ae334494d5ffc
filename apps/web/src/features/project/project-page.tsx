import { Button, Skeleton, Tabs } from "@mantine/core";
import { AppError } from "@sayhey/contract/app-error";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { Empty } from "../../components/empty.tsx";
import { Failure } from "../../components/failure.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { ChecksPanel } from "./checks-panel.tsx";
import { ContentsPanel } from "./contents-panel.tsx";
import { projectQuery } from "./get-project.ts";
import { LookPanel } from "./look-panel.tsx";
import { PreviewFrame } from "./preview-frame.tsx";
import { ProjectHeader } from "./project-header.tsx";
import classes from "./project.module.css";
import { TrailerPanel } from "./trailer-panel.tsx";

function Project({ projectId }: { projectId: string }) {
  const query = useQuery(projectQuery(projectId));
  if (query.isPending) {
    return (
      <div className={classes.page} role="status" aria-label="Loading the project">
        <Skeleton height={52} width="min(420px, 80%)" />
        <div className={classes.columns}>
          <Skeleton height={680} radius="lg" />
          <Skeleton height={680} radius="lg" />
        </div>
      </div>
    );
  }
  if (query.isError) {
    return (
      <div className={classes.page}>
        <PageTitle title="Project" />
        <h1 className={classes.hidden}>Project</h1>
        {query.error instanceof AppError && query.error.kind === "not-found" ? (
          <Empty title={query.error.message} text={query.error.hint ?? ""}>
            <Button component={Link} to="/dashboard">
              To your projects
            </Button>
          </Empty>
        ) : (
          <Failure title="The project could not be opened" error={query.error} onRetry={() => void query.refetch()} />
        )}
      </div>
    );
  }
  const project = query.data;
  return (
    <div className={classes.page}>
      <PageTitle title={project.name} />
      <ProjectHeader key={project.name} project={project} />
      <div className={classes.columns}>
        <PreviewFrame projectId={project.id} name={project.spec.identity.name} appHash={project.app_hash} />
        <Tabs
          defaultValue="trailer"
          keepMounted={false}
          className={classes.side ?? ""}
          classNames={{ tab: classes.tab ?? "" }}
        >
          <Tabs.List grow>
            <Tabs.Tab value="trailer">Trailer</Tabs.Tab>
            <Tabs.Tab value="look">Look</Tabs.Tab>
            <Tabs.Tab value="checks">Checks</Tabs.Tab>
            <Tabs.Tab value="contents">Contents</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="trailer">
            <TrailerPanel project={project} />
          </Tabs.Panel>
          <Tabs.Panel value="look">
            <LookPanel project={project} />
          </Tabs.Panel>
          <Tabs.Panel value="checks">
            <ChecksPanel project={project} />
          </Tabs.Panel>
          <Tabs.Panel value="contents">
            <ContentsPanel project={project} />
          </Tabs.Panel>
        </Tabs>
      </div>
    </div>
  );
}

/** One project: the running app, its trailer, its look, its checks and what is in it. */
export default function ProjectPage() {
  const { projectId = "" } = useParams();
  return <Project key={projectId} projectId={projectId} />;
}
