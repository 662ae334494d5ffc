import { Button, TextInput } from "@mantine/core";
import ArrowRight from "lucide-react/icons/arrow-right";
import Sparkles from "lucide-react/icons/sparkles";
import { lazy, Suspense, useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { toast } from "sonner";
import { Hand } from "../../components/hand.tsx";
import { keepIdea } from "../../lib/pending-idea.ts";
import { planIdea, type PlannedIdea } from "../../lib/plan-idea.ts";
import { useSession } from "../../lib/session.tsx";
import { runIdeaDemo, SUGGESTIONS } from "./idea-demo.ts";
import classes from "./idea-section.module.css";

const LiveTrailer = lazy(() => import("../../components/live-trailer.tsx"));

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The idea box: type, Generate, watch the trailer of the idea play beside it, make it yours. */
export function IdeaSection() {
  const [typed, setTyped] = useState("");
  const [pending, setPending] = useState(false);
  const [made, setMade] = useState<{ idea: string; planned: PlannedIdea | null } | null>(null);
  const signedIn = useSession().status === "in";
  const navigate = useNavigate();

  const generate = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    const result = await runIdeaDemo(typed, { tell: (look, message) => toast[look](message), wait, plan: planIdea });
    if (result !== null) setMade(result);
    setPending(false);
  };
  const makeItMine = () => {
    if (made === null) return;
    keepIdea(made.idea);
    void navigate(signedIn ? "/dashboard" : "/auth?tab=sign-up");
  };

  const planned = made?.planned ?? null;
  return (
    <section className={classes.root} aria-labelledby="idea-title">
      <div className={classes.words}>
        <h2 id="idea-title" className={classes.title}>
          What should exist?
        </h2>
        <form onSubmit={(event) => void generate(event)} className={classes.form} noValidate>
          <TextInput
            className={classes.field ?? ""}
            classNames={{ input: classes.input ?? "" }}
            size="lg"
            aria-label="Your idea"
            placeholder="Describe your app in a sentence"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" size="lg" disabled={pending} leftSection={<Sparkles size={18} aria-hidden="true" />}>
            Generate
          </Button>
        </form>
        <div className={classes.chips} role="group" aria-label="Suggestions">
          {SUGGESTIONS.map((idea) => (
            <button key={idea} type="button" className={classes.chip} onClick={() => setTyped(idea)}>
              {idea}
            </button>
          ))}
        </div>
        {made === null ? null : (
          <div className={classes.made} role="status">
            <p>
              <strong>{planned?.name ?? made.idea}</strong>
              {planned === null ? null : ` with ${planned.pages.join(", ")}.`}
            </p>
            <Button
              size="md"
              color="dark.9"
              c="#FFF8F0"
              onClick={makeItMine}
              rightSection={<ArrowRight size={18} aria-hidden="true" />}
            >
              Make it mine
            </Button>
          </div>
        )}
      </div>
      <div className={classes.stage} data-pending={pending || undefined}>
        {planned === null ? (
          <div className={classes.waiting}>
            <Hand size={88} className={classes.hand} />
            <span>{pending ? "Writing your trailer" : "Your trailer plays here"}</span>
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
