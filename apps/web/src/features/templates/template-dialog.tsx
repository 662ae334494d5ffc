import { Button, SegmentedControl, Skeleton, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { TWIST_LENGTH, type Template } from "@sayhey/planner/templates";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { AppFrame } from "../../components/app-frame/app-frame.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Failure } from "../../components/failure.tsx";
import { explainError } from "../../lib/explain-error.ts";
import { callFunction } from "../../lib/functions.ts";
import { planIdea } from "../../lib/plan-idea.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { useUserId } from "../../lib/session.tsx";
import classes from "./template-dialog.module.css";

const LiveTrailer = lazy(() => import("../../components/live-trailer.tsx"));

/** Longest name of an app. */
const NAME_LENGTH = 40;
/** How long one rests from typing before the plan follows, ms. */
const REST_MS = 300;

/** The template's app, to be used. */
function TryApp({ template }: { template: Template }) {
  const tried = useQuery({
    queryKey: ["template-try", template.slug],
    queryFn: ({ signal }) => callFunction("template-try", { template: template.slug }, signal),
  });
  if (tried.isLoadingError)
    return <Failure title="The app could not be started" error={tried.error} onRetry={() => void tried.refetch()} />;
  if (tried.data === undefined) return <Skeleton height="100%" radius={0} />;
  return <AppFrame origin={tried.data.origin} name={template.name} page={template.slug} />;
}

/** A template to try, and to make one's own: what a name and a twist do to it shows while one types. */
export function TemplateDialog({ template, onClose }: { template: Template; onClose: () => void }) {
  const [view, setView] = useState<"app" | "trailer">("app");
  const [name, setName] = useState("");
  const [twist, setTwist] = useState("");
  const [requestId] = useState(() => crypto.randomUUID());
  const [rested] = useDebouncedValue({ name: name.trim(), twist: twist.trim() }, REST_MS);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const userId = useUserId();
  const plan = useQuery({
    queryKey: ["template-plan", template.slug, rested],
    queryFn: () => planIdea({ template: template.slug, ...rested }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const use = useMutation({
    mutationFn: () => callFunction("template-use", { template: template.slug, name, twist, requestId }),
    onSuccess: async ({ projectId }) => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.projects(userId) }),
        queryClient.invalidateQueries({ queryKey: queryKeys.usage(userId) }),
      ]);
      await navigate(`/projects/${projectId}`);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!use.isPending) use.mutate();
  };
  const planned = plan.data;
  const failure = use.isError ? explainError(use.error) : null;
  const adapted = rested.twist !== "";
  return (
    <Dialog title={template.name} onClose={onClose} size={920}>
      <div className={classes.columns}>
        <div className={classes.look}>
          <SegmentedControl
            fullWidth
            size="sm"
            aria-label="What is shown"
            value={view}
            onChange={(value) => setView(value === "trailer" ? "trailer" : "app")}
            data={[
              { value: "app", label: "Try the app" },
              { value: "trailer", label: "Its trailer" },
            ]}
          />
          <div className={classes.phone}>
            {view === "app" ? (
              <TryApp template={template} />
            ) : planned === undefined ? (
              <Skeleton height="100%" radius={0} />
            ) : (
              <Suspense fallback={<Skeleton height="100%" radius={0} />}>
                <LiveTrailer storyboard={planned.storyboard} label={`Trailer of ${planned.name}`} ambient />
              </Suspense>
            )}
          </div>
          <p className={classes.note}>
            {view === "app"
              ? "The app as the template has it. What you enter here stays in this browser."
              : "Drawn for what you typed; your own is filmed from your app."}
          </p>
        </div>
        <form className={classes.form} onSubmit={submit}>
          <TextInput
            label="Name"
            description="Leave it empty and it gets one."
            maxLength={NAME_LENGTH}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <div>
            <TextInput
              label="Twist"
              description="Whom it is for, or what it has besides."
              placeholder={template.twists[0]}
              maxLength={TWIST_LENGTH}
              value={twist}
              onChange={(event) => {
                setTwist(event.currentTarget.value);
                setView("trailer");
              }}
            />
            <div className={classes.twists} role="group" aria-label="Twists that suit it">
              {template.twists.map((each) => (
                <button
                  key={each}
                  type="button"
                  aria-pressed={twist === each}
                  onClick={() => {
                    setTwist(twist === each ? "" : each);
                    setView("trailer");
                  }}
                >
                  {each}
                </button>
              ))}
            </div>
          </div>
          <section className={classes.plan} aria-live="polite" aria-label="What you get">
            {plan.isLoadingError ? (
              <Failure title="It could not be planned" error={plan.error} onRetry={() => void plan.refetch()} />
            ) : planned === undefined ? (
              <Skeleton height={120} />
            ) : (
              <>
                <h3>{planned.name}</h3>
                <p>{planned.tagline}</p>
                <dl>
                  <dt>Pages</dt>
                  <dd>{planned.pages.join(", ")}</dd>
                  <dt>{adapted ? "It will keep" : "It keeps"}</dt>
                  <dd>{planned.keeps.map((kept) => kept.name).join(", ")}</dd>
                </dl>
              </>
            )}
          </section>
          {failure === null ? null : (
            <p className={classes.failed} role="alert">
              {[failure.message, failure.hint].filter((part) => part !== undefined).join(" ")}
            </p>
          )}
          <Button type="submit" size="md" loading={use.isPending}>
            Use template
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
