import { Button, Skeleton, Tabs } from "@mantine/core";
import { AppError } from "@sayhey/contract/app-error";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { Empty } from "../../components/empty.tsx";
import { Failure } from "../../components/failure.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { BrokenNotice } from "./broken-notice.tsx";
import { aiQuery } from "../../lib/api/get-ai.ts";
import { useUserId } from "../../lib/session.tsx";
import { AssumptionStrip } from "./assumption-strip.tsx";
import { AskPanel } from "./ask-panel.tsx";
import { ChecksPanel } from "./checks-panel.tsx";
import { ContentsPanel } from "./contents-panel.tsx";
import { DataPanel } from "./data-panel.tsx";
import { projectQuery } from "./get-project.ts";
import { LookPanel } from "./look-panel.tsx";
import { ModelStrip } from "./model-strip.tsx";
import { PreviewFrame } from "./preview-frame.tsx";
import { ProjectHeader } from "./project-header.tsx";
import classes from "./project.module.css";
import { TrailerPanel } from "./trailer-panel.tsx";
import { useAiRuns } from "./use-ai-runs.ts";

function Project({ projectId }: { projectId: string }) {
  const query = useQuery(projectQuery(projectId));
  const model = useQuery(aiQuery(useUserId()));
  const ai = useAiRuns(projectId);
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
  const gone = query.error instanceof AppError && query.error.kind === "not-found" ? query.error : null;
  // What is on the screen stays when asking for its newest state fails, unless it was deleted meanwhile.
  if (query.isLoadingError || gone !== null) {
    return (
      <div className={classes.page}>
        <PageTitle title="Project" />
        <h1 className={classes.hidden}>Project</h1>
        {gone !== null ? (
          <Empty title={gone.message} text={gone.hint ?? ""}>
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
  const canAsk = model.data !== undefined && (model.data.own !== null || model.data.server !== null);
  return (
    <div className={classes.page}>
      <PageTitle title={project.name} />
      <ProjectHeader key={project.name} project={project} />
      <BrokenNotice project={project} />
      <ModelStrip project={project} ai={ai} />
      <AssumptionStrip project={project} />
      <div className={classes.columns}>
        <PreviewFrame
          projectId={project.id}
          name={project.spec.identity.name}
          appHash={ai.active?.draft_hash ?? project.app_hash}
        />
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
            <Tabs.Tab value="data">Data</Tabs.Tab>
            {canAsk ? <Tabs.Tab value="ask">Ask</Tabs.Tab> : null}
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
          <Tabs.Panel value="data">
            <DataPanel project={project} />
          </Tabs.Panel>
          {canAsk ? (
            <Tabs.Panel value="ask">
              <AskPanel project={project} ai={ai} />
            </Tabs.Panel>
          ) : null}
        </Tabs>
      </div>
    </div>
  );
}

/** One project: the running app, its trailer, its look, its checks, what is in it, and changes asked of a model. */
export default function ProjectPage() {
  const { projectId = "" } = useParams();
  return <Project key={projectId} projectId={projectId} />;
}
