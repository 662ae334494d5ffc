import { Skeleton } from "@mantine/core";
import { AppError } from "@sayhey/contract/app-error";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { MissingProject } from "../../components/missing-project.tsx";
import { Failure } from "../../components/failure.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { EditorProvider } from "./editor/editor-context.tsx";
import { EditorShell } from "./editor-shell.tsx";
import { projectQuery } from "./get-project.ts";
import classes from "./project.module.css";
import { useAiRuns } from "./use-ai-runs.ts";

function Project({ projectId }: { projectId: string }) {
  const query = useQuery(projectQuery(projectId));
  const ai = useAiRuns(projectId);
  if (query.isPending) {
    return (
      <div className={classes.page} role="status" aria-label="Loading the project">
        <Skeleton height={44} width="min(420px, 80%)" />
        <Skeleton className={classes.loading ?? ""} radius="lg" />
      </div>
    );
  }
  const gone = query.error instanceof AppError && query.error.kind === "not-found" ? query.error : null;
  // What is on the screen stays when asking for its newest state fails, unless it was deleted meanwhile.
  if (query.isLoadingError || gone !== null) {
    return (
      <div className={classes.page}>
        <PageTitle title="Project" />
        {gone !== null ? (
          <MissingProject />
        ) : (
          <Failure title="Couldn't open the project" error={query.error} onRetry={() => void query.refetch()} />
        )}
      </div>
    );
  }
  const project = query.data;
  return (
    <EditorProvider project={project} draftHash={ai.active?.draft_hash ?? null}>
      <PageTitle title={project.name} />
      <EditorShell ai={ai} />
    </EditorProvider>
  );
}

/** One project in its editor: the running app between the chat and what belongs to the mode one works in. */
export default function ProjectPage() {
  const { projectId = "" } = useParams();
  return <Project key={projectId} projectId={projectId} />;
}
