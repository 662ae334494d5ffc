import type { FieldDef } from "../store/model.ts";
import type { Browse } from "./use-browse.ts";

/** The choices of a field as chips, several at once. */
export function ValueChips({ field, browse, className = "" }: { field: FieldDef; browse: Browse; className?: string }) {
  const chosen = browse.state.filters[field.id] ?? [];
  return (
    <div className={`chips ${className}`} role="group" aria-label={field.name}>
      {browse.choices(field).map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className="chip"
          aria-pressed={chosen.includes(value)}
          onClick={() =>
            browse.set(({ filters: now }) => ({
              filters: now[field.id]?.includes(value)
                ? without(now, field.id, value)
                : { ...now, [field.id]: [...(now[field.id] ?? []), value] },
            }))
          }
        >
          {label}
        </button>
      ))}
    </div>
  );
}

type Filters = Browse["state"]["filters"];

/** Filters without one value of a field. */
export function without(filters: Filters, id: string, text: string): Filters {
  const { [id]: texts = [], ...rest } = filters;
  const left = texts.filter((each) => each !== text);
  return left.length === 0 ? rest : { ...rest, [id]: left };
}
