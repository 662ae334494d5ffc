import { useState, type PointerEvent } from "react";
import { copy, say } from "../copy.ts";
import { textsOf } from "../rules/questionnaire.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import type { InputProps } from "./input-props.ts";

/** Choices to put in order, dragged by their handle or moved by keys. The order given counts once it is touched or kept. */
export function RankingInput({ question, answer, isChecked, onAnswer }: InputProps) {
  const [dragged, setDragged] = useState<string | null>(null);
  const labels = question.options?.map(({ label }) => label) ?? [];
  const ranked = textsOf(answer).filter((text) => labels.includes(text));
  const order = [...ranked, ...labels.filter((label) => !ranked.includes(label))];
  const move = (label: string, to: number) => {
    if (to < 0 || to >= order.length || order[to] === label) return;
    onAnswer(order.filter((each) => each !== label).toSpliced(to, 0, label));
  };
  const drag = (event: PointerEvent, label: string) => {
    if (dragged !== label) return;
    const over = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-rank]");
    const list = event.currentTarget.closest("ol");
    if (over && list?.contains(over) === true) move(label, Number(over.dataset["rank"]));
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{copy.rankHint}</p>
      <ol className="flex flex-col gap-2">
        {order.map((label, place) => (
          <li
            key={label}
            data-rank={place}
            className={`flex min-h-12 items-center gap-2 rounded-control border-2 bg-surface pl-1 ${dragged === label ? "border-accent" : "border-line"}`}
          >
            <span
              className="grid size-11 shrink-0 cursor-grab touch-none place-items-center text-muted"
              aria-hidden="true"
              onPointerDown={(event) => {
                if (isChecked) return;
                event.currentTarget.setPointerCapture(event.pointerId);
                setDragged(label);
              }}
              onPointerMove={(event) => drag(event, label)}
              onPointerUp={() => setDragged(null)}
              onPointerCancel={() => setDragged(null)}
            >
              <Icon name="grip-vertical" className="size-5" />
            </span>
            <span className="num w-6 shrink-0 font-bold">{place + 1}</span>
            <span className="min-w-0 flex-1 break-words py-2">{label}</span>
            <IconButton
              icon="chevron-up"
              label={say(copy.moveUp, { name: label })}
              disabled={isChecked || place === 0}
              onClick={() => move(label, place - 1)}
            />
            <IconButton
              icon="chevron-down"
              label={say(copy.moveDown, { name: label })}
              disabled={isChecked || place === order.length - 1}
              onClick={() => move(label, place + 1)}
            />
          </li>
        ))}
      </ol>
      {ranked.length === 0 && !isChecked && (
        <Button className="self-start" icon="check" onClick={() => onAnswer(order)}>
          {copy.keepThisOrder}
        </Button>
      )}
    </div>
  );
}
