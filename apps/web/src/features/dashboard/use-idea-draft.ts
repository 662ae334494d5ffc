import { accentsOf } from "@sayhey/appspec";
import { coloursSchema, ideaSchema, type Aspect, type Colours } from "@sayhey/contract/idea";
import { IDEA_EMPTY_MESSAGE, LIMITS } from "@sayhey/contract/limits";
import type { Template } from "@sayhey/planner/templates";
import { useState } from "react";
import type { NewProject } from "../../shared/use-create-project.ts";
import { explainError } from "../../api/explain-error.ts";
import { peekIdea } from "../../session/pending-idea.ts";
import { readPictureColours } from "../../shared/pictures/picture-colours.ts";

/** Longest twist of a template, characters. */
const TWIST_LENGTH = 200;

/** What a project is to be made of, as far as it is told. */
export function useIdeaDraft() {
  const [idea, setIdea] = useState(() => peekIdea() ?? "");
  const [aspect, setAspect] = useState<Aspect>("9:16");
  const [colours, setColours] = useState<Colours | null>(null);
  const [template, setTemplate] = useState<Template | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const most = template === null ? LIMITS.ideaLength : TWIST_LENGTH;
  const length = [...idea].length;
  const tooLong = length > most;

  const ideaOrTwist = (): { idea: string; template?: string } | { problem: string } => {
    if (template !== null) {
      if (tooLong) return { problem: `Keep it under ${TWIST_LENGTH} characters.` };
      return { idea: idea.trim(), template: template.slug };
    }
    const parsed = ideaSchema.safeParse(idea);
    return parsed.success ? { idea: parsed.data } : { problem: parsed.error.issues[0]?.message ?? IDEA_EMPTY_MESSAGE };
  };

  return {
    idea,
    aspect,
    colours,
    template,
    /** What is wrong with it, after it was tried. */
    complaint,
    /** Characters of the idea, and how many there may be. */
    length,
    most,
    tooLong,
    setAspect,
    setColours,
    write(words: string): void {
      setIdea(words);
      setComplaint(null);
    },
    chooseTemplate(chosen: Template | null): void {
      setTemplate(chosen);
      setComplaint(null);
    },
    /** Takes the colours of a picture. */
    takePicture(file: File): void {
      setComplaint(null);
      readPictureColours(file).then(
        (found) => setColours(coloursSchema.parse(accentsOf(found).slice(0, 3))),
        (cause: unknown) => {
          const { message, hint } = explainError(cause);
          setComplaint([message, hint].filter((part) => part !== undefined).join(" "));
        },
      );
    },
    /** The project to be made; null, and a complaint, while there cannot be one. */
    finish(): NewProject | null {
      const words = ideaOrTwist();
      const problem = "problem" in words ? words.problem : null;
      setComplaint(problem);
      return "problem" in words ? null : { ...words, aspect, ...(colours === null ? {} : { colours }) };
    },
  };
}
