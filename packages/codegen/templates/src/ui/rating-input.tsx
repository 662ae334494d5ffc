import { Icon } from "./icon.tsx";

interface RatingInputProps {
  name: string;
  max: number;
  value: number;
  onChange: (value: number) => void;
  labelId: string;
}

/** Stars to choose from, as radio buttons. */
export function RatingInput({ name, max, value, onChange, labelId }: RatingInputProps) {
  return (
    <div role="radiogroup" aria-labelledby={labelId} className="flex gap-1">
      {Array.from({ length: max }, (_, index) => index + 1).map((star) => (
        <label key={star} className="rating-star">
          <input
            type="radio"
            className="cover-input"
            name={`${labelId}-${name}`}
            checked={value === star}
            onChange={() => onChange(star)}
            aria-label={String(star)}
          />
          <Icon name="star" className={`size-7 ${star <= value ? "star-on" : "star-off"}`} />
        </label>
      ))}
    </div>
  );
}
