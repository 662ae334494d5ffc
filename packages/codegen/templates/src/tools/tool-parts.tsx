import type { ReactNode } from "react";
import { copy, say } from "../copy.ts";
import { IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Switch } from "./controls.tsx";
import { copyText } from "./text-out.tsx";

/** Something that is on or off. */
export interface Toggle {
  label: string;
  isOn: boolean;
  set: (isOn: boolean) => void;
}

/** Switches under each other, in two or three columns where there is room. */
export function Switches({ legend, toggles }: { legend: string; toggles: readonly Toggle[] }) {
  return (
    <fieldset className="card panel min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {toggles.map(({ label, isOn, set }) => (
          <Switch key={label} label={label} isOn={isOn} onChange={set} />
        ))}
      </div>
    </fieldset>
  );
}

/** A line that says what is wrong, or what one should know. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex items-start gap-2 text-[0.9375rem]">
      <Icon name="info" className="mt-0.5 size-5 text-accent-text" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** Short facts about a result, beside each other. */
export function FactLine({ facts }: { facts: readonly string[] }) {
  return (
    <p className="num flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted" role="status">
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}

/** Copies one of several results; `name` tells which, `color` what it is drawn in. */
export function CopyIcon({ text, name, color }: { text: string; name: string; color?: string }) {
  return (
    <IconButton
      label={say(copy.copyNamed, { name })}
      icon="copy"
      disabled={text === ""}
      className="-my-2 -mr-2"
      style={color === undefined ? undefined : { color }}
      onClick={() => void copyText(text)}
    />
  );
}

interface ResultCardProps {
  name: string;
  text: string;
  isCode?: boolean;
  children?: ReactNode;
}

/** One result of several: what it is, the text, and a button that copies it. */
export function ResultCard({ name, text, isCode = false, children }: ResultCardProps) {
  return (
    <div className="card panel flex min-w-0 flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <p className="field-label text-muted">{name}</p>
        <CopyIcon text={text} name={name} />
      </div>
      <output
        className={`block max-h-40 overflow-auto break-words whitespace-pre-wrap ${isCode ? "font-mono text-sm [overflow-wrap:anywhere]" : ""}`}
      >
        {text}
      </output>
      {children}
    </div>
  );
}

interface LineInProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  isCode?: boolean;
  isWrong?: boolean;
  most?: number;
}

/** A field for one line. */
export function LineIn({ label, value, onChange, isCode = false, isWrong = false, most = 5000 }: LineInProps) {
  return (
    <label className="flex min-w-0 flex-col gap-1">
      <span className="field-label">{label}</span>
      <input
        className={`input ${isCode ? "font-mono" : ""}`}
        value={value}
        maxLength={most}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-invalid={isWrong}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
