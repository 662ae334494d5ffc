import { Button, SegmentedControl, Textarea } from "@mantine/core";
import { AppError } from "@sayhey/contract/app-error";
import { aspectSchema, ideaSchema, type Aspect } from "@sayhey/contract/idea";
import { IDEA_EMPTY_MESSAGE, LIMITS } from "@sayhey/contract/limits";
import ArrowRight from "lucide-react/icons/arrow-right";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { AspectLabel } from "../../components/aspect-label.tsx";
import { useCreateProject } from "../../lib/api/use-create-project.ts";
import { explainError } from "../../lib/explain-error.ts";
import { dropIdea, peekIdea, pendingIdea } from "../../lib/pending-idea.ts";
import classes from "./idea-composer.module.css";

const ASPECTS = aspectSchema.options.map((value) => ({ value, label: <AspectLabel aspect={value} /> }));

/** The first thing on the dashboard: an idea in, a project out. An idea carried over from the landing page starts at once. */
export function IdeaComposer() {
  const [idea, setIdea] = useState(() => peekIdea() ?? "");
  const [aspect, setAspect] = useState<Aspect>("9:16");
  const [complaint, setComplaint] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const create = useCreateProject();
  const { mutate } = create;

  useEffect(() => {
    const carried = pendingIdea();
    if (carried === null) return;
    mutate(carried, {
      onError: (cause) => {
        // What cannot be reached is tried again on the next visit; a refusal leaves the idea in the field.
        if (!(cause instanceof AppError && (cause.kind === "unavailable" || cause.kind === "timeout"))) dropIdea();
      },
    });
  }, [mutate]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    const parsed = ideaSchema.safeParse(idea);
    if (!parsed.success) {
      setComplaint(parsed.error.issues[0]?.message ?? IDEA_EMPTY_MESSAGE);
      field.current?.focus();
      return;
    }
    setComplaint(null);
    mutate({ idea: parsed.data, aspect });
  };

  const failure = create.error === null ? null : explainError(create.error);
  const length = [...idea].length;
  const tooLong = length > LIMITS.ideaLength;
  return (
    <form className={classes.root} onSubmit={submit} noValidate>
      <label className={classes.label} htmlFor="idea">
        What should exist?
      </label>
      <Textarea
        id="idea"
        ref={field}
        variant="unstyled"
        classNames={{ input: classes.input ?? "", error: classes.error ?? "" }}
        placeholder="A swap shelf for our street: who has a ladder, who needs one, and when it comes back"
        autosize
        minRows={2}
        maxRows={9}
        value={idea}
        disabled={create.isPending}
        error={
          complaint ??
          (failure === null ? undefined : `${failure.message}${failure.hint === undefined ? "" : ` ${failure.hint}`}`)
        }
        aria-describedby="idea-count"
        onChange={(event) => {
          setIdea(event.currentTarget.value);
          setComplaint(null);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) event.currentTarget.form?.requestSubmit();
        }}
      />
      <div className={classes.bar}>
        <SegmentedControl
          data={ASPECTS}
          value={aspect}
          onChange={(value) => setAspect(aspectSchema.parse(value))}
          aria-label="Aspect of the trailer"
          size="sm"
        />
        <span id="idea-count" className={classes.count} data-over={tooLong || undefined}>
          {length.toLocaleString("en")} / {LIMITS.ideaLength.toLocaleString("en")}
        </span>
        <Button
          type="submit"
          size="md"
          loading={create.isPending}
          rightSection={<ArrowRight size={18} aria-hidden="true" />}
        >
          Make the app
        </Button>
      </div>
    </form>
  );
}
