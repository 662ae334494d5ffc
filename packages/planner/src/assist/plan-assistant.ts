import type { AppSpec } from "@sayhey/appspec";
import { detectLanguage } from "../embedded/language.ts";
import { readAssist } from "./read-assist.ts";
import { assistantApp, withAssistant } from "./with-assistant.ts";

/** Plans a text with the assistant it asks for, where it asks for one; `plan` makes the app of a text. */
export function planWithAssistant(text: string, plan: (text: string) => AppSpec): AppSpec {
  const asked = readAssist(text);
  if (asked === undefined) return plan(text);
  if (asked.isAll && asked.about === "") return assistantApp(plan(text), text, detectLanguage(text));
  // What an assistant is to know is what its app keeps.
  const spec = plan(asked.isAll ? asked.about : text);
  return withAssistant({ ...spec, identity: { ...spec.identity, idea: text } }, asked);
}
