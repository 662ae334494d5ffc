import { Button, SegmentedControl, Textarea } from "@mantine/core";
import { aspectSchema, ideaSchema, type Aspect } from "@sayhey/contract/idea";
import { IDEA_EMPTY_MESSAGE, LIMITS } from "@sayhey/contract/limits";
import { useRef, useState, type FormEvent } from "react";
import { AspectLabel } from "../../components/aspect-label.tsx";
import { useCreateProject } from "../../shared/use-create-project.ts";
import { PlanLimitNote } from "../../shared/plan-limit/plan-limit-note.tsx";
import { Refusal } from "../../shared/plan-limit/refusal.tsx";
import { usePlanLimit } from "../../shared/plan-limit/use-plan-limit.ts";
import classes from "./idea-form.module.css";
import { formatNumber } from "../../components/format.ts";

const ASPECTS = aspectSchema.options.map((value) => ({ value, label: <AspectLabel aspect={value} /> }));
const STEPS = [
  {
    title: "The app",
    text: "We plan data, pages and actions from your words. You can use it in seconds.",
  },
  {
    title: "Checks",
    text: "A real browser tests every page and key flow. You see each result.",
  },
  {
    title: "The trailer",
    text: "The same browser films those flows, cut to music in the format you choose.",
  },
] as const;

/** The first transform: an idea becomes a project. */
export function IdeaForm() {
  const [idea, setIdea] = useState("");
  const [aspect, setAspect] = useState<Aspect>("9:16");
  const [complaint, setComplaint] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const create = useCreateProject();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending || reached !== null) return;
    const parsed = ideaSchema.safeParse(idea);
    if (!parsed.success) {
      setComplaint(parsed.error.issues[0]?.message ?? IDEA_EMPTY_MESSAGE);
      field.current?.focus();
      return;
    }
    create.mutate({ idea: parsed.data, aspect });
  };
  const reached = usePlanLimit("projects");
  return (
    <section className={classes.page} aria-label="Idea to app">
      <div>
        <h1 className={classes.title}>Transform your idea into an app</h1>
        <form onSubmit={submit} noValidate>
          <Textarea
            ref={field}
            label="Your idea"
            description={`In any language, up to ${formatNumber(LIMITS.ideaLength)} characters. Say who it's for and what they do with it.`}
            placeholder="Book club picker: everyone suggests three books, we vote, and it plans the reading weeks"
            autosize
            minRows={5}
            maxRows={14}
            value={idea}
            disabled={create.isPending}
            error={
              complaint ?? (create.error === null || reached !== null ? undefined : <Refusal error={create.error} />)
            }
            onChange={(event) => {
              setIdea(event.currentTarget.value);
              setComplaint(null);
            }}
          />
          <fieldset className={classes.aspect}>
            <legend>Trailer format</legend>
            <SegmentedControl
              data={ASPECTS}
              value={aspect}
              onChange={(value) => setAspect(aspectSchema.parse(value))}
              aria-label="Trailer format"
            />
          </fieldset>
          <PlanLimitNote reached={reached} />
          <Button type="submit" size="md" loading={create.isPending} disabled={reached !== null}>
            Transform idea
          </Button>
        </form>
      </div>
      <ol className={classes.steps} aria-label="What you get">
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
