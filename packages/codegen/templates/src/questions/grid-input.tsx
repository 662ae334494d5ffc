import type { InputProps } from "./input-props.ts";

/** One choice for each row of statements; on a phone each row stands by itself. */
export function GridInput({ question, name, answer, isChecked, onAnswer }: InputProps) {
  const columns = question.options?.map(({ label }) => label) ?? [];
  const given: Readonly<Record<string, string>> =
    typeof answer === "object" && !Array.isArray(answer) ? (answer as Record<string, string>) : {};
  const grid = { gridTemplateColumns: `minmax(8rem, 2fr) repeat(${columns.length}, minmax(3rem, 1fr))` };
  return (
    <div className="flex flex-col">
      <div
        className="grid items-end gap-2 border-b-2 border-ink pb-2 text-center text-sm text-muted max-sm:hidden"
        style={grid}
        aria-hidden="true"
      >
        <span />
        {columns.map((column) => (
          <span key={column} className="min-w-0 text-balance [overflow-wrap:anywhere]">
            {column}
          </span>
        ))}
      </div>
      {(question.rows ?? []).map(({ label }, index) => (
        <div
          key={label}
          role="radiogroup"
          aria-label={label}
          className="flex flex-col gap-2 border-b border-line py-3 sm:grid sm:items-center"
          style={grid}
        >
          <span className="min-w-0 break-words max-sm:font-bold" aria-hidden="true">
            {label}
          </span>
          {columns.map((column) => (
            <label
              key={column}
              className="relative flex min-h-11 items-center gap-3 rounded-control has-focus-visible:outline-2 has-focus-visible:outline-accent sm:justify-center"
            >
              <input
                type="radio"
                name={`${name}-${index}`}
                className="peer absolute inset-0 size-full cursor-pointer opacity-0"
                aria-label={column}
                checked={given[label] === column}
                disabled={isChecked}
                onChange={() => onAnswer({ ...given, [label]: column })}
              />
              <span
                className="size-6 shrink-0 rounded-full border-2 border-muted peer-checked:border-[7px] peer-checked:border-accent"
                aria-hidden="true"
              />
              <span className="sm:hidden" aria-hidden="true">
                {column}
              </span>
            </label>
          ))}
        </div>
      ))}
    </div>
  );
}
