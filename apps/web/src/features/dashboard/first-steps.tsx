import { CloseButton } from "@mantine/core";
import type { OnboardingStep } from "@sayhey/contract/functions/account";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import Check from "lucide-react/icons/check";
import { Link } from "react-router";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import { tellError } from "../../status/tell-error.ts";
import { undoable } from "../../status/undo.ts";
import classes from "./first-steps.module.css";
import { toast } from "../../status/toast.ts";

const WORDS: Record<OnboardingStep, { title: string; text: string }> = {
  make: { title: "Make an app", text: "One sentence is enough." },
  change: { title: "Make it yours", text: "Describe a change in chat, or drag blocks." },
  render: { title: "Render a trailer", text: "Ten seconds, filmed from your app." },
  publish: { title: "Publish", text: "Get a link to share." },
  profile: { title: "Complete your profile", text: "Add a picture or a short bio." },
};

/** Where a step is done; null while there is no project to do it with. */
function placeOf(step: OnboardingStep, projectId: string | null): string | null {
  if (step === "profile") return "/settings";
  if (projectId === null) return null;
  if (step === "change") return `/projects/${projectId}?mode=customize`;
  if (step === "render") return `/studio/${projectId}`;
  return `/projects/${projectId}`;
}

const firstStepsQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.onboarding(userId),
    queryFn: ({ signal }) => callFunction("onboarding-get", {}, signal),
  });

/** The first steps with what is done of them; gone when all are, or when put away. */
export function FirstSteps() {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const { queryKey, ...query } = firstStepsQuery(userId);
  const { data } = useQuery({ queryKey, ...query });
  const dismiss = useMutation({
    mutationFn: (dismissed: boolean) => callFunction("onboarding-dismiss", { dismissed }),
    // One after the other: the last word of the person is the last word to the server.
    scope: { id: "onboarding-dismiss" },
    onMutate: (dismissed) => {
      // Not awaited: the list has to go with the very press. What was asked for before must not bring it back.
      void queryClient.cancelQueries({ queryKey }, { revert: false });
      queryClient.setQueryData(queryKey, (row) => (row === undefined ? row : { ...row, dismissed }));
    },
    onError: (cause) => {
      tellError(cause);
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  // Help that cannot be loaded is no help; nothing else on the page depends on it.
  if (data === undefined || data.dismissed) return null;
  const left = data.steps.filter(({ done }) => !done);
  const [next] = left;
  if (next === undefined) return null;
  const putAway = (): void => {
    dismiss.mutate(true);
    toast(
      "Checklist hidden",
      undoable(() => dismiss.mutate(false)),
    );
  };
  return (
    <section className={classes.root} aria-labelledby="first-steps-title">
      <div className={classes.head}>
        <h2 id="first-steps-title" className={classes.title}>
          First steps
        </h2>
        <span className={classes.count}>
          {data.steps.length - left.length} of {data.steps.length} done
        </span>
        <CloseButton aria-label="Hide the checklist" onClick={putAway} />
      </div>
      <ol className={classes.steps}>
        {data.steps.map(({ step, done }, index) => {
          const { title, text } = WORDS[step];
          const place = placeOf(step, data.projectId);
          return (
            <li
              key={step}
              className={classes.step}
              data-done={done || undefined}
              aria-current={step === next.step ? "step" : undefined}
            >
              <span className={classes.mark} aria-hidden="true">
                {done ? <Check size={16} strokeWidth={3} /> : index + 1}
              </span>
              <span className={classes.words}>
                {done ? (
                  <strong>
                    {title} <span className={classes.hidden}>(done)</span>
                  </strong>
                ) : step === "make" ? (
                  <button type="button" onClick={() => document.getElementById("idea")?.focus()}>
                    {title}
                  </button>
                ) : place === null ? (
                  <strong>{title}</strong>
                ) : (
                  <Link to={place}>{title}</Link>
                )}
                <span>{text}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
