import { Button, SegmentedControl, Skeleton, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { TWIST_LENGTH, type Template } from "@sayhey/planner/templates";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { AppFrame } from "../../components/app-frame/app-frame.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Failure } from "../../components/failure.tsx";
import { PlanLimitNote } from "../../shared/plan-limit/plan-limit-note.tsx";
import { Refusal } from "../../shared/plan-limit/refusal.tsx";
import { usePlanLimit } from "../../shared/plan-limit/use-plan-limit.ts";
import { callFunction } from "../../api/functions.ts";
import { planIdea } from "../../shared/plan-idea/plan-idea.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import classes from "./template-dialog.module.css";
import { templateStill } from "./template-stills.ts";

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
    return <Failure title="Couldn't start the app" error={tried.error} onRetry={() => void tried.refetch()} />;
  const poster = templateStill(template.slug);
  if (tried.data === undefined) return <img className={classes.poster} src={poster} alt="" />;
  return <AppFrame origin={tried.data.origin} name={template.name} page={template.slug} poster={poster} />;
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
    if (!use.isPending && reached === null) use.mutate();
  };
  const planned = plan.data;
  const reached = usePlanLimit("projects");
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
              { value: "trailer", label: "Trailer" },
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
              ? "Original template. What you enter stays in this browser."
              : "Preview. Your trailer is filmed from your app."}
          </p>
        </div>
        <form className={classes.form} onSubmit={submit}>
          <TextInput
            label="Name"
            description="Optional. We'll suggest one."
            maxLength={NAME_LENGTH}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <div>
            <TextInput
              label="Twist"
              description="Who it's for, or what to add."
              placeholder={template.twists[0]}
              maxLength={TWIST_LENGTH}
              value={twist}
              onChange={(event) => {
                setTwist(event.currentTarget.value);
                setView("trailer");
              }}
            />
            <div className={classes.twists} role="group" aria-label="Suggested twists">
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
              <Failure title="Couldn't plan this app" error={plan.error} onRetry={() => void plan.refetch()} />
            ) : planned === undefined ? (
              <Skeleton height={120} />
            ) : (
              <>
                <h3>{planned.name}</h3>
                <p>{planned.tagline}</p>
                <dl>
                  <dt>Pages</dt>
                  <dd>{planned.pages.join(", ")}</dd>
                  <dt>Data</dt>
                  <dd>{planned.keeps.map((kept) => kept.name).join(", ")}</dd>
                </dl>
              </>
            )}
          </section>
          {use.error === null || reached !== null ? null : (
            <p className={classes.failed} role="alert">
              <Refusal error={use.error} />
            </p>
          )}
          <PlanLimitNote reached={reached} />
          <Button type="submit" size="md" loading={use.isPending} disabled={reached !== null}>
            Use template
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
