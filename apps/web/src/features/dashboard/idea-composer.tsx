import { Button, SegmentedControl, Textarea } from "@mantine/core";
import { AppError } from "@sayhey/contract/app-error";
import { aspectSchema } from "@sayhey/contract/idea";
import ArrowRight from "lucide-react/icons/arrow-right";
import { useEffect, useRef, type FormEvent } from "react";
import { AspectLabel } from "../../components/aspect-label.tsx";
import { PlanLimitNote } from "../../shared/plan-limit/plan-limit-note.tsx";
import { Refusal } from "../../shared/plan-limit/refusal.tsx";
import { usePlanLimit } from "../../shared/plan-limit/use-plan-limit.ts";
import { useCreateProject } from "../../shared/use-create-project.ts";
import { dropIdea, pendingIdea } from "../../session/pending-idea.ts";
import classes from "./idea-composer.module.css";
import { ModelNote } from "./model-note.tsx";
import { PictureColoursButton } from "./picture-colours-button.tsx";
import { TemplateTool } from "./template-tool.tsx";
import { useIdeaDraft } from "./use-idea-draft.ts";
import { usePictureDrop } from "./use-picture-drop.ts";
import { formatNumber } from "../../components/format.ts";

const ASPECTS = aspectSchema.options.map((value) => ({ value, label: <AspectLabel aspect={value} /> }));

/** Makes a project of an idea carried over from the landing page. */
function useCarriedIdea(mutate: ReturnType<typeof useCreateProject>["mutate"]): void {
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
}

/** The first thing on the dashboard: an idea in, a project out. An idea carried over from the landing page starts at once. */
export function IdeaComposer() {
  const draft = useIdeaDraft();
  const { template, colours, complaint } = draft;
  const field = useRef<HTMLTextAreaElement>(null);
  const create = useCreateProject();
  const reached = usePlanLimit("projects");
  useCarriedIdea(create.mutate);
  const { over, handlers } = usePictureDrop(draft.takePicture);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending || reached !== null) return;
    const project = draft.finish();
    if (project === null) field.current?.focus();
    else create.mutate(project);
  };

  return (
    <form className={classes.root} data-over={over || undefined} onSubmit={submit} {...handlers} noValidate>
      <label className={classes.label} htmlFor="idea">
        {template === null ? "What do you want to build?" : `Customize ${template.name}`}
      </label>
      <Textarea
        id="idea"
        ref={field}
        variant="unstyled"
        classNames={{ input: classes.input ?? "", error: classes.error ?? "" }}
        placeholder={
          template === null
            ? "A swap shelf for our street: who has a ladder, who needs one, and when it comes back"
            : `Optional. For example: ${template.twists[0]}`
        }
        autosize
        minRows={2}
        maxRows={9}
        value={draft.idea}
        disabled={create.isPending}
        error={complaint ?? (create.error === null || reached !== null ? undefined : <Refusal error={create.error} />)}
        aria-describedby="idea-count"
        onChange={(event) => draft.write(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) event.currentTarget.form?.requestSubmit();
        }}
      />
      <PlanLimitNote reached={reached} />
      <ModelNote />
      <div className={classes.bar}>
        <SegmentedControl
          data={ASPECTS}
          value={draft.aspect}
          onChange={(value) => draft.setAspect(aspectSchema.parse(value))}
          aria-label="Aspect of the trailer"
          size="sm"
        />
        <PictureColoursButton
          colours={colours}
          disabled={create.isPending}
          onPicture={draft.takePicture}
          onDrop={() => draft.setColours(null)}
        />
        <TemplateTool template={template} disabled={create.isPending} onTemplate={draft.chooseTemplate} />
        <span id="idea-count" className={classes.count} data-over={draft.tooLong || undefined}>
          {formatNumber(draft.length)} / {formatNumber(draft.most)}
        </span>
        <Button
          type="submit"
          size="md"
          loading={create.isPending}
          disabled={reached !== null}
          rightSection={<ArrowRight size={18} aria-hidden="true" />}
        >
          Make the app
        </Button>
      </div>
    </form>
  );
}
