import type { CSSProperties } from "react";
import { Art } from "../art/art.tsx";

interface MastheadProps {
  title: string;
  /** What the app promises, in a line. */
  lead: string;
  /** What the pictures show, the main thing first. */
  pictures: readonly string[];
}

/** The head of the first page: where one is, what the app is for, and pictures of what it is about. */
export function Masthead({ title, lead, pictures }: MastheadProps) {
  return (
    <header className="masthead">
      <div className="masthead-words">
        <h1 className="page-title" style={wordLength(title)}>
          {title}
        </h1>
        <p className="masthead-lead">{lead}</p>
      </div>
      <div className="masthead-art" aria-hidden="true">
        {pictures.map((picture) => (
          <span key={picture} className="masthead-picture">
            <Art seed={picture} className="size-full" />
          </span>
        ))}
      </div>
    </header>
  );
}

/** How long the longest word is: a heading is no larger than lets it stand in one line. */
function wordLength(title: string): CSSProperties {
  const longest = Math.max(8, ...title.split(/[\s-]+/).map((word) => word.length));
  return { "--word": longest } as CSSProperties;
}
