import { useId, type ReactNode } from "react";

interface SectionProps {
  id: string;
  /** The block this is a part of, where it is not all of it. */
  partOf?: string;
  title?: string | undefined;
  note?: string | undefined;
  /** Buttons beside the title. */
  tools?: ReactNode;
  /** Name for screen readers when there is no title. */
  label?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A block of a page: a named region with its title, a note and its tools. */
export function Section({ id, partOf = id, title, note, tools, label, className = "", children }: SectionProps) {
  const titleId = useId();
  const heading = title ?? label;
  return (
    <section
      id={id}
      data-block={partOf}
      className={`block-section ${title === undefined && tools !== undefined ? "tools-alone" : ""} ${className}`}
      {...(heading !== undefined && { "aria-labelledby": titleId })}
    >
      {title === undefined && label !== undefined && (
        <h2 id={titleId} className="sr-only">
          {label}
        </h2>
      )}
      {(title !== undefined || tools !== undefined) && (
        <div className="block-head">
          {title !== undefined && (
            <h2 id={titleId} className="block-title">
              {title}
            </h2>
          )}
          {tools !== undefined && <div className="block-tools">{tools}</div>}
        </div>
      )}
      {note !== undefined && <p className="block-note">{note}</p>}
      {children}
    </section>
  );
}
