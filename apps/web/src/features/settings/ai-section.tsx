import { Button, Skeleton } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Failure } from "../../components/failure.tsx";
import { PageSection } from "../../components/page-section/page-section.tsx";
import { aiQuery } from "../../api/get-ai.ts";
import { explainError } from "../../api/explain-error.ts";
import { callFunction } from "../../api/functions.ts";
import { useUserId } from "../../session/session.tsx";
import { LocalModelList } from "./local-model-list.tsx";
import { AiForm } from "./ai-form.tsx";
import classes from "./settings.module.css";

/** Asks the model in use for a word, so that a wrong key or address shows here and not later. */
function AiTest() {
  const test = useMutation({ mutationFn: () => callFunction("ai-test", {}) });
  const failure = test.isError ? explainError(test.error) : null;
  return (
    <div className={classes.actions}>
      <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
        Test the model
      </Button>
      <p className={classes.outcome} role="status" data-failed={test.isError || undefined}>
        {failure !== null
          ? [failure.message, failure.hint].filter((part) => part !== undefined).join(" ")
          : test.data === undefined
            ? null
            : `${test.data.model} answered in ${(test.data.ms / 1000).toFixed(1)} s${test.data.answer === "" ? "." : `: ${test.data.answer}`}`}
      </p>
    </div>
  );
}

/** The language model that builds new apps and makes changes one asks for. */
export function AiSection() {
  const userId = useUserId();
  const ai = useQuery(aiQuery(userId));
  return (
    <PageSection
      narrow
      id="ai"
      title="AI model"
      text="The built-in planner makes apps instantly and for free. A language model can design and build them from your idea, and make changes you describe."
    >
      {ai.isLoadingError ? (
        <Failure title="Your model could not be loaded" error={ai.error} onRetry={() => void ai.refetch()} />
      ) : ai.data === undefined ? (
        <Skeleton height={320} role="status" aria-label="Loading your model" />
      ) : (
        <>
          <p className={classes.note}>
            {ai.data.own !== null
              ? `Using your model: ${ai.data.own.model}. Your provider charges you for it.`
              : ai.data.server !== null
                ? `Using this server's model: ${ai.data.server}. You can add your own.`
                : "No model is set up. Choose a service and enter its key to use one."}
          </p>
          {ai.data.own === null && ai.data.server === null ? null : <AiTest key={ai.data.own?.model ?? ""} />}
          {ai.data.local === null ? null : <LocalModelList local={ai.data.local} />}
          <AiForm key={JSON.stringify(ai.data.own)} saved={ai.data.own} />
        </>
      )}
    </PageSection>
  );
}
