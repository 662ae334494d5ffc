import { useEffect, useRef, useState } from "react";
import { planIdea, warmPlanner } from "../../shared/plan-idea/plan-idea.ts";
import type { PlannedIdea } from "../../shared/plan-idea/plan-messages.ts";
import { openWorkbench } from "../../shared/workbench.ts";
import { runIdeaDemo } from "./idea-demo.ts";

export const loadTrailer = () => import("../../components/live-trailer.tsx");

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Fetches what Generate needs while the visitor is still typing. A failure shows when it is really needed. */
export function prepareDemo(): void {
  warmPlanner();
  void Promise.allSettled([openWorkbench(), loadTrailer(), import("@sayhey/contract/idea"), import("sonner")]);
}

/** An idea that went through Generate; its plan is on its way, there, or could not be made. */
export interface DemoIdea {
  idea: string;
  planned: PlannedIdea | "planning" | null;
}

/** Generates from what is in its field; by itself at once where Generate was pressed before the page was ready. */
export function useIdeaDemo() {
  // The text stays in the field: typing draws nothing anew.
  const field = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState(false);
  const [made, setMade] = useState<DemoIdea | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const busy = useRef(false);

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
      const started: DemoIdea = { idea, planned: "planning" };
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

  const fill = (idea: string) => {
    if (field.current === null) return;
    field.current.value = idea;
    field.current.focus();
  };
  const generateNow = useRef(generate);
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

  return { field, pending, made, failure, fill, generate };
}
