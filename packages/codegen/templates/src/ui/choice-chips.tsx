interface ChoiceChipsProps {
  name: string;
  legend: string;
  /** Read out only. */
  quiet?: boolean;
  options: readonly { value: string; label: string }[];
  value: string | null;
  onChange: (value: string) => void;
}

/** A few choices as chips, one of them on. */
export function ChoiceChips({ name, legend, quiet = false, options, value, onChange }: ChoiceChipsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className={quiet ? "sr-only" : "mx-auto mb-2 px-1 text-sm text-muted"}>{legend}</legend>
      <div className="flex flex-wrap justify-center gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="chip relative cursor-pointer has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit]"
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
