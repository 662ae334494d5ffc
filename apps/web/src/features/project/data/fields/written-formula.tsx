import { Select, TextInput } from "@mantine/core";
import { EXPRESSION_LIMITS, expressionInWords, type Entity, type Field } from "@sayhey/appspec";
import { useRef, useState } from "react";
import { useEditor } from "../../editor/editor-context.tsx";
import classes from "./field-settings.module.css";
import { insertable, previewOf, readWritten, type WrittenFormula as Formula } from "./read-written.ts";

interface WrittenFormulaProps {
  entity: Entity;
  /** The field that has the formula; absent for one that is being added. */
  field: Field | undefined;
  formula: Formula;
  /** Whether nothing is kept yet, so that each key counts; otherwise the formula is taken when one leaves it or presses Enter. */
  isDraft: boolean;
  onChange: (formula: Formula) => void;
  onProblem: (problem: string | null) => void;
}

/** A formula that is typed with the names of fields, with what it gives for the first row. */
export function WrittenFormula({ entity, field, formula, isDraft, onChange, onProblem }: WrittenFormulaProps) {
  const { spec } = useEditor();
  const [now] = useState(() => new Date());
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => expressionInWords(formula.of, entity, spec.entities));
  const [seen, setSeen] = useState(formula.of);
  // What was changed elsewhere, by an undo or in another tab, is what stands here; what was typed here stands as it was typed.
  if (seen !== formula.of) {
    setSeen(formula.of);
    if (readWritten(spec, entity, field, text).formula?.of !== formula.of)
      setText(expressionInWords(formula.of, entity, spec.entities));
  }
  const read = readWritten(spec, entity, field, text);
  const take = (next: string): void => {
    setText(next);
    if (!isDraft) return;
    const { formula: typed, problem } = readWritten(spec, entity, field, next);
    onProblem(problem);
    if (typed !== null) onChange(typed);
  };
  const commit = (): void => {
    if (!isDraft && read.formula !== null && read.formula.of !== formula.of) onChange(read.formula);
  };
  const insert = (piece: string | null): void => {
    const field = input.current;
    if (piece === null || field === null) return;
    const [start, end] = [field.selectionStart ?? text.length, field.selectionEnd ?? text.length];
    const before = text.slice(0, start);
    const space = before === "" || /[\s(]$/.test(before) ? "" : " ";
    take(`${before}${space}${piece}${text.slice(end)}`);
    const at = start + space.length + piece.length;
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(at, at);
    });
  };
  return (
    <>
      <div className={classes.written}>
        <TextInput
          ref={input}
          size="sm"
          label="Formula"
          description="Use the names of fields with + - * / and ( ), or round, min, max, days(Start, today), empty(Field) and Kind == 'paid' ? 1 : 0"
          placeholder="Hours * Rate + 10"
          maxLength={EXPRESSION_LIMITS.length}
          spellCheck={false}
          autoComplete="off"
          value={text}
          error={read.problem ?? undefined}
          onChange={(event) => take(event.currentTarget.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || isDraft) return;
            event.preventDefault();
            commit();
          }}
        />
        <Select
          size="sm"
          label="Insert a field"
          placeholder="Choose"
          searchable
          data={insertable(spec, entity, field)}
          value={null}
          onChange={insert}
        />
      </div>
      {read.formula === null ? null : (
        <p className={classes.preview} aria-live="polite">
          {previewOf(spec, entity, field, read.formula, now)}
        </p>
      )}
    </>
  );
}
