import { Button } from "@mantine/core";
import ArrowRight from "lucide-react/icons/arrow-right";
import Sparkles from "lucide-react/icons/sparkles";
import { lazy, Suspense, useEffect, useRef, useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { Hand } from "../../components/hand.tsx";
import { keepIdea } from "../../session/pending-idea.ts";
import { planIdea, warmPlanner } from "../../shared/plan-idea/plan-idea.ts";
import type { PlannedIdea } from "../../shared/plan-idea/plan-messages.ts";
import { useSession } from "../../session/session.tsx";
import { SUGGESTIONS } from "./suggestions.ts";
import { openWorkbench } from "../../shared/workbench.ts";
import { runIdeaDemo } from "./idea-demo.ts";
import classes from "./idea-section.module.css";

const loadTrailer = () => import("../../components/live-trailer.tsx");
const LiveTrailer = lazy(loadTrailer);

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** An idea that went through Generate; its plan is on its way, there, or could not be made. */
interface Made {
  idea: string;
  planned: PlannedIdea | "planning" | null;
}

/** Fetches what Generate needs while the visitor is still typing. A failure shows when it is really needed. */
function prepare(): void {
  warmPlanner();
  void Promise.allSettled([openWorkbench(), loadTrailer(), import("@sayhey/contract/idea"), import("sonner")]);
}

/** The idea box: type, Generate, watch the trailer of the idea play beside it, make it yours. */
export function IdeaSection() {
  // The text stays in the field: typing draws nothing anew.
  const field = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const signedIn = useSession().status === "in";
  const navigate = useNavigate();
  const busy = useRef(false);
  const stage = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Generate was pressed before this script was there: index.html has remembered it, or the form came back with the idea.
    const early = document.documentElement.dataset["early"];
    delete document.documentElement.dataset["early"];
    const sent = new URLSearchParams(location.search).get("idea");
    if (sent !== null && field.current !== null && field.current.value === "") {
      field.current.value = sent;
      history.replaceState(history.state, "", location.pathname);
    }
    if (early === "sent" || sent !== null) void generateNow.current();
  }, []);

  const isThere = made !== null && made.planned !== "planning" && made.planned !== null;
  useEffect(() => {
    // On a small screen the trailer stands below the box: it must not play unseen.
    if (isThere)
      stage.current?.scrollIntoView({
        block: "nearest",
        behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
      });
  }, [isThere]);

  const generate = async () => {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    setFailure(null);
    try {
      void loadTrailer().catch(() => {});
      const [{ toast }] = await Promise.all([import("sonner"), openWorkbench()]);
      const result = await runIdeaDemo(field.current?.value ?? "", {
        tell: (look, message) => toast[look](message),
        wait,
        plan: planIdea,
      });
      if (result === null) {
        field.current?.focus();
        return;
      }
      const { idea, planning } = result;
      const started: Made = { idea, planned: "planning" };
      setMade(started);
      // A later Generate has taken its place by then, or not.
      void planning.then((planned) => setMade((present) => (present === started ? { idea, planned } : present)));
    } catch (cause) {
      console.error("Generate could not be started.", cause);
      setFailure("Can't reach SayHey. Check your connection and try again.");
    } finally {
      busy.current = false;
      setPending(false);
    }
  };
  const generateNow = useRef(generate);
  const fill = (idea: string) => {
    if (field.current === null) return;
    field.current.value = idea;
    field.current.focus();
  };
  const makeItMine = () => {
    if (made === null) return;
    keepIdea(made.idea);
    void navigate(signedIn ? "/dashboard" : "/auth?tab=sign-up");
  };

  const planned = made === null || made.planned === "planning" ? null : made.planned;
  const waiting = pending || made?.planned === "planning";
  return (
    <section className={classes.root} aria-labelledby="idea-title">
      <div className={classes.words}>
        <h2 id="idea-title" className={classes.title}>
          What do you want to build?
        </h2>
        <form
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void generate();
          }}
          className={classes.form}
          data-idea-form=""
          noValidate
          onFocus={prepare}
        >
          <input
            ref={field}
            className={classes.input}
            type="text"
            name="idea"
            dir="auto"
            autoComplete="off"
            enterKeyHint="go"
            aria-label="Your idea"
            placeholder="Describe your app in a sentence"
          />
          <Button
            type="submit"
            size="lg"
            className={classes.generate ?? ""}
            disabled={pending}
            leftSection={<Sparkles size={18} aria-hidden="true" />}
          >
            Generate
          </Button>
        </form>
        <div className={classes.chips} role="group" aria-label="Suggestions">
          {SUGGESTIONS.map((idea) => (
            <button key={idea} type="button" className={classes.chip} data-idea={idea} onClick={() => fill(idea)}>
              {idea}
            </button>
          ))}
        </div>
        <div role="status">
          {failure === null ? null : <p className={classes.failure}>{failure}</p>}
          {made === null || waiting ? null : (
            <div className={classes.made} key={made.idea}>
              <p>
                <strong dir="auto">{planned?.name ?? made.idea}</strong>
                {planned === null
                  ? ". This browser can't play the trailer here. Continue and we'll make it for you."
                  : `: ${planned.pages.length} ${planned.pages.length === 1 ? "page" : "pages"} - ${planned.pages.join(", ")}`}
              </p>
              <Button
                size="md"
                className={classes.mine ?? ""}
                onClick={makeItMine}
                rightSection={<ArrowRight size={18} aria-hidden="true" />}
              >
                Make it mine
              </Button>
            </div>
          )}
        </div>
      </div>
      <div ref={stage} className={classes.stage} data-pending={waiting || undefined}>
        {planned === null || waiting ? (
          <div className={classes.waiting}>
            <Hand size={88} className={classes.hand} />
            <span>{waiting ? "Writing your trailer" : "Your trailer plays here"}</span>
          </div>
        ) : (
          <Suspense fallback={<div className={classes.waiting} />}>
            <LiveTrailer
              key={made?.idea}
              storyboard={planned.storyboard}
              label={`Trailer of ${planned.name}`}
              controls
              ambient
            />
          </Suspense>
        )}
      </div>
    </section>
  );
}
