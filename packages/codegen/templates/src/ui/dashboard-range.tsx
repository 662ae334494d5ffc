import { useState } from "react";
import { copy } from "../copy.ts";
import { RANGES, spanOf, type RangeName, type RangeText } from "../rules/dashboard.ts";
import { Button } from "./button.tsx";

const NAMES: Record<RangeName, () => string> = {
  "7d": () => copy.last7Days,
  "30d": () => copy.last30Days,
  "90d": () => copy.last90Days,
  year: () => copy.thisYear,
  all: () => copy.allTime,
};

/** The time that everything on a dashboard is about: a usual range, or two days. */
export function DashboardRange({
  id,
  range,
  today,
  onChange,
}: {
  id: string;
  range: RangeText;
  today: Date;
  onChange: (range: RangeText) => void;
}) {
  const isOwn = range.includes("..");
  const [isOpen, setIsOpen] = useState(isOwn);
  const span = spanOf(range, today) ?? spanOf("30d", today);
  const [from, setFrom] = useState(span?.from ?? "");
  const [to, setTo] = useState(span?.to ?? "");
  const open = () => {
    setFrom(span?.from ?? "");
    setTo(span?.to ?? "");
    setIsOpen(!isOpen);
  };
  return (
    <>
      <div className="chips" role="group" aria-label={copy.timeRange}>
        {RANGES.map((name) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={range === name}
            onClick={() => {
              setIsOpen(false);
              onChange(name);
            }}
          >
            {NAMES[name]()}
          </button>
        ))}
        <button type="button" className="chip" aria-pressed={isOwn} aria-expanded={isOpen} onClick={open}>
          {copy.ownRange}
        </button>
      </div>
      {isOpen && (
        <form
          className="dash-own"
          onSubmit={(event) => {
            event.preventDefault();
            if (from !== "" && to !== "") onChange(from <= to ? `${from}..${to}` : `${to}..${from}`);
          }}
        >
          <div className="field">
            <label className="field-label" htmlFor={`${id}-from`}>
              {copy.rangeFrom}
            </label>
            <input
              id={`${id}-from`}
              type="date"
              required
              className="input"
              value={from}
              onChange={(event) => setFrom(event.target.value)}
            />
          </div>
          <div className="field">
            <label className="field-label" htmlFor={`${id}-to`}>
              {copy.rangeTo}
            </label>
            <input
              id={`${id}-to`}
              type="date"
              required
              className="input"
              value={to}
              onChange={(event) => setTo(event.target.value)}
            />
          </div>
          <Button type="submit">{copy.showRange}</Button>
        </form>
      )}
    </>
  );
}
