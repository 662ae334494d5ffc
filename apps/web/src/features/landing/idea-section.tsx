import { Button } from "@mantine/core";
import ArrowRight from "lucide-react/icons/arrow-right";
import Sparkles from "lucide-react/icons/sparkles";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { keepIdea } from "../../session/pending-idea.ts";
import type { PlannedIdea } from "../../shared/plan-idea/plan-messages.ts";
import { useSession } from "../../session/session.tsx";
import { DemoStage } from "./demo-stage.tsx";
import classes from "./idea-section.module.css";
import { SUGGESTIONS } from "./suggestions.ts";
import { prepareDemo, useIdeaDemo } from "./use-idea-demo.ts";

/** The idea box: type, Generate, watch the trailer of the idea play beside it, make it yours. */
export function IdeaSection() {
  const { field, pending, made, failure, fill, generate } = useIdeaDemo();
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
          onFocus={prepareDemo}
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
          {made === null || waiting ? null : <DemoResult key={made.idea} idea={made.idea} planned={planned} />}
        </div>
      </div>
      <DemoStage idea={made?.idea} planned={planned} waiting={waiting} />
    </section>
  );
}

/** What an idea became, in words, and the way to make it one's own. */
function DemoResult({ idea, planned }: { idea: string; planned: PlannedIdea | null }) {
  const signedIn = useSession().status === "in";
  const navigate = useNavigate();
  const makeItMine = () => {
    keepIdea(idea);
    void navigate(signedIn ? "/dashboard" : "/auth?tab=sign-up");
  };
  return (
    <div className={classes.made}>
      <p>
        <strong dir="auto">{planned?.name ?? idea}</strong>
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
  );
}
