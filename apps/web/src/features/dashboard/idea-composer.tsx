import { Button, SegmentedControl, Skeleton, Textarea } from "@mantine/core";
import { accentsOf } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { aspectSchema, coloursSchema, ideaSchema, type Aspect, type Colours } from "@sayhey/contract/idea";
import { IDEA_EMPTY_MESSAGE, LIMITS } from "@sayhey/contract/limits";
import type { Template } from "@sayhey/planner/templates";
import ArrowRight from "lucide-react/icons/arrow-right";
import LayoutTemplate from "lucide-react/icons/layout-template";
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
} from "react";
import { AspectLabel } from "../../components/aspect-label.tsx";
import { PlanLimitNote } from "../../shared/plan-limit/plan-limit-note.tsx";
import { Refusal } from "../../shared/plan-limit/refusal.tsx";
import { usePlanLimit } from "../../shared/plan-limit/use-plan-limit.ts";
import { useCreateProject } from "../../shared/use-create-project.ts";
import { explainError } from "../../api/explain-error.ts";
import { dropIdea, peekIdea, pendingIdea } from "../../session/pending-idea.ts";
import { readPictureColours } from "../../shared/pictures/picture-colours.ts";
import classes from "./idea-composer.module.css";
import { PictureColoursButton } from "./picture-colours-button.tsx";
import { formatNumber } from "../../components/format.ts";

const TemplateChoice = lazy(() => import("./template-choice.tsx"));

/** Longest twist of a template, characters. */
const TWIST_LENGTH = 200;
const ASPECTS = aspectSchema.options.map((value) => ({ value, label: <AspectLabel aspect={value} /> }));

/** The first thing on the dashboard: an idea in, a project out. An idea carried over from the landing page starts at once. */
export function IdeaComposer() {
  const [idea, setIdea] = useState(() => peekIdea() ?? "");
  const [aspect, setAspect] = useState<Aspect>("9:16");
  const [complaint, setComplaint] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [colours, setColours] = useState<Colours | null>(null);
  const [asksTemplate, setAsksTemplate] = useState(false);
  const [template, setTemplate] = useState<Template | null>(null);
  const [over, setOver] = useState(false);
  const create = useCreateProject();
  const { mutate } = create;
  const reached = usePlanLimit("projects");

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

  const most = template === null ? LIMITS.ideaLength : TWIST_LENGTH;
  const length = [...idea].length;
  const tooLong = length > most;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending || reached !== null) return;
    const more = { aspect, ...(colours === null ? {} : { colours }) };
    if (template !== null) {
      if (tooLong) {
        setComplaint(`Keep it under ${TWIST_LENGTH} characters.`);
        field.current?.focus();
        return;
      }
      setComplaint(null);
      mutate({ idea: idea.trim(), template: template.slug, ...more });
      return;
    }
    const parsed = ideaSchema.safeParse(idea);
    if (!parsed.success) {
      setComplaint(parsed.error.issues[0]?.message ?? IDEA_EMPTY_MESSAGE);
      field.current?.focus();
      return;
    }
    setComplaint(null);
    mutate({ idea: parsed.data, ...more });
  };

  const takePicture = (file: File): void => {
    setComplaint(null);
    readPictureColours(file).then(
      (found) => setColours(coloursSchema.parse(accentsOf(found).slice(0, 3))),
      (cause: unknown) => {
        const { message, hint } = explainError(cause);
        setComplaint([message, hint].filter((part) => part !== undefined).join(" "));
      },
    );
  };
  const takeFile = (files: FileList): boolean => {
    const picture = [...files].find(({ type }) => type.startsWith("image/"));
    if (picture === undefined) return false;
    takePicture(picture);
    return true;
  };
  const onDrop = (event: DragEvent) => {
    setOver(false);
    if (takeFile(event.dataTransfer.files)) event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (takeFile(event.clipboardData.files)) event.preventDefault();
  };

  return (
    <form
      className={classes.root}
      data-over={over || undefined}
      onSubmit={submit}
      onPaste={onPaste}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      noValidate
    >
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
        value={idea}
        disabled={create.isPending}
        error={complaint ?? (create.error === null || reached !== null ? undefined : <Refusal error={create.error} />)}
        aria-describedby="idea-count"
        onChange={(event) => {
          setIdea(event.currentTarget.value);
          setComplaint(null);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) event.currentTarget.form?.requestSubmit();
        }}
      />
      <PlanLimitNote reached={reached} />
      <div className={classes.bar}>
        <SegmentedControl
          data={ASPECTS}
          value={aspect}
          onChange={(value) => setAspect(aspectSchema.parse(value))}
          aria-label="Aspect of the trailer"
          size="sm"
        />
        <PictureColoursButton
          colours={colours}
          disabled={create.isPending}
          onPicture={takePicture}
          onDrop={() => setColours(null)}
        />
        {asksTemplate ? (
          <Suspense fallback={<Skeleton w={220} height={36} radius="md" />}>
            <TemplateChoice
              value={template}
              onChange={(chosen) => {
                setTemplate(chosen);
                setComplaint(null);
                if (chosen === null) setAsksTemplate(false);
              }}
            />
          </Suspense>
        ) : (
          <Button
            variant="subtle"
            className={classes.tool ?? ""}
            disabled={create.isPending}
            leftSection={<LayoutTemplate size={18} aria-hidden="true" />}
            onClick={() => setAsksTemplate(true)}
          >
            Template
          </Button>
        )}
        <span id="idea-count" className={classes.count} data-over={tooLong || undefined}>
          {formatNumber(length)} / {formatNumber(most)}
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
