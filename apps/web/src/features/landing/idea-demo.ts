import { IDEA_EMPTY_MESSAGE } from "@sayhey/contract/limits";

/** How long Generate takes, ms. */
const DEMO_DELAY_MS = 2000;

/** What the demo needs from its surroundings. */
export interface IdeaDemo<P> {
  tell: (look: "error" | "info" | "success", message: string) => void;
  wait: (ms: number) => Promise<void>;
  /** Plans the idea; its failure leaves the demo without a trailer, never without an end. */
  plan: (idea: string) => Promise<P>;
}

/**
 * Runs Generate on the landing page: the fixed delay and the toasts, while the idea is planned in the browser.
 * Answers the clean idea with its plan, which may still be on its way and is null when it failed; or null when there was no idea.
 */
export async function runIdeaDemo<P>(
  typed: string,
  { tell, wait, plan }: IdeaDemo<P>,
): Promise<{ idea: string; planning: Promise<P | null> } | null> {
  // The checks come with a validator that nobody needs before the first press.
  const { ideaSchema } = await import("@sayhey/contract/idea");
  const parsed = ideaSchema.safeParse(typed);
  if (!parsed.success) {
    tell("error", parsed.error.issues[0]?.message ?? IDEA_EMPTY_MESSAGE);
    return null;
  }
  tell("info", "Generating your viral app...");
  const planning = plan(parsed.data).catch((cause: unknown) => {
    console.error("The idea could not be planned.", cause);
    return null;
  });
  await wait(DEMO_DELAY_MS);
  tell("success", "Your app is ready! 🎉");
  return { idea: parsed.data, planning };
}
