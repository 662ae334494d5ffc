import { useState } from "react";
import { copy, language, say } from "../copy.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

interface CertificateProps {
  title: string;
  who: string;
  percent: number;
  /** When it was passed, in ms. */
  on: number;
  onName: (who: string) => void;
}

/** A page with one's name, the day and the score, to print by itself. */
export function Certificate({ title, who, percent, on, onName }: CertificateProps) {
  const [name, setName] = useState(who);
  const day = new Date(on).toLocaleDateString(language, { dateStyle: "long" });
  return (
    <div className="flex flex-col gap-3">
      <label className="field">
        <span className="field-label">{copy.nameOnCertificate}</span>
        <input
          className="input"
          value={name}
          maxLength={80}
          autoComplete="name"
          onChange={(event) => setName(event.target.value)}
          onBlur={() => onName(name.trim())}
        />
      </label>
      <div className="certificate" role="region" aria-label={copy.certificate}>
        <Icon name="award" className="size-12 text-accent-text" />
        <p className="text-sm tracking-widest text-muted uppercase">{copy.certificate}</p>
        <p className="text-muted">{copy.certifies}</p>
        <p className="display max-w-full [--size:2rem] leading-tight break-words">{name.trim() === "" ? "…" : name}</p>
        <p className="display [--size:1.25rem] leading-tight text-balance">{title}</p>
        <p>{say(copy.hasPassed, { n: percent })}</p>
        <p className="mt-2 border-t border-line pt-2 text-sm text-muted">{day}</p>
      </div>
      <Button look="primary" icon="printer" className="self-center" onClick={() => window.print()}>
        {copy.printIt}
      </Button>
    </div>
  );
}
