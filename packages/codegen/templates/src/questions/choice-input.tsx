import { Art } from "../art/art.tsx";
import { copy } from "../copy.ts";
import { rightTexts, textsOf, type Option, type Question } from "../rules/questionnaire.ts";
import { Icon } from "../ui/icon.tsx";
import type { InputProps } from "./input-props.ts";

/** Choices as the labels people see and the texts that are kept. */
function choicesOf({ type, options = [] }: Question): (Option & { text: string })[] {
  if (type !== "trueFalse") return options.map((option) => ({ ...option, text: option.label }));
  return [
    { text: "true", label: copy.trueWord },
    { text: "false", label: copy.falseWord },
  ];
}

/** One choice or several, as words or as pictures; after the check it shows which were right. */
export function ChoiceInput({ question, name, answer, isChecked, onAnswer }: InputProps) {
  const chosen = textsOf(answer);
  const isMany = question.type === "multiple";
  const isPicture = question.type === "picture";
  const right = isChecked ? rightTexts(question) : [];
  const choose = (text: string, isOn: boolean) => {
    if (!isMany) return onAnswer(text);
    const rest = chosen.filter((each) => each !== text);
    onAnswer(isOn ? [...rest, text] : rest);
  };
  return (
    <div className={isPicture ? "grid grid-cols-2 gap-3 sm:grid-cols-3" : "grid gap-2"}>
      {choicesOf(question).map(({ text, label, icon }) => {
        const isOn = chosen.includes(text);
        const mark = right.length === 0 ? "none" : right.includes(text) ? "right" : isOn ? "wrong" : "none";
        return (
          <label
            key={text}
            className={`relative flex min-h-12 gap-3 rounded-control border-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${isPicture ? "flex-col overflow-hidden" : "items-center px-4 py-2.5"} ${lookOf(mark, isOn, isChecked)}`}
          >
            <input
              type={isMany ? "checkbox" : "radio"}
              name={name}
              className={`absolute inset-0 z-10 size-full opacity-0 ${isChecked ? "" : "cursor-pointer"}`}
              aria-label={label}
              checked={isOn}
              disabled={isChecked}
              onChange={(event) => choose(text, event.target.checked)}
            />
            {isPicture && (
              <span className="grid aspect-4/3 w-full place-items-center bg-ground">
                {icon === undefined ? (
                  <Art seed={label} className="size-full" />
                ) : (
                  <Icon name={icon} className="size-12" />
                )}
              </span>
            )}
            <span className={`flex items-center gap-3 ${isPicture ? "px-3 pb-3" : ""}`}>
              <Mark isOn={isOn} isMany={isMany} mark={mark} />
              <span className="min-w-0 break-words">{label}</span>
            </span>
          </label>
        );
      })}
    </div>
  );
}

function lookOf(mark: "right" | "wrong" | "none", isOn: boolean, isChecked: boolean): string {
  if (mark === "right") return "border-accent bg-accent text-on-accent";
  if (mark === "wrong") return "border-ink bg-ground";
  if (isOn) return "border-accent bg-[color-mix(in_srgb,var(--accent)_12%,var(--surface))]";
  return isChecked ? "border-line opacity-60" : "border-line bg-surface hover:border-accent";
}

function Mark({ isOn, isMany, mark }: { isOn: boolean; isMany: boolean; mark: "right" | "wrong" | "none" }) {
  const icon = mark === "wrong" ? "x" : mark === "right" || isOn ? "check" : null;
  return (
    <span
      className={`grid size-6 shrink-0 place-items-center border-2 border-current ${isMany ? "rounded-sm" : "rounded-full"}`}
      aria-hidden="true"
    >
      {icon === "x" ? (
        <Icon name="x" className="size-4" />
      ) : (
        icon === "check" && <Icon name="check" className="size-4" />
      )}
    </span>
  );
}
