import { hostOrigin } from "../store/host.ts";
import { Section } from "../ui/section.tsx";

interface RichTextProps {
  id: string;
  title?: string;
  note?: string;
  body: string;
  /** What the owner is asked to write. Nobody else sees it. */
  ask?: string;
}

/** A text to read; an empty line starts a paragraph, lines that begin with a dash make a list. */
export function RichText({ id, title, note, body, ask }: RichTextProps) {
  const isUnwritten = body === ask;
  if (isUnwritten && hostOrigin() === null) return <div id={id} data-block={id} hidden />;
  return (
    <Section id={id} title={title} note={note}>
      <div className={isUnwritten ? "prose empty text-muted" : "prose"}>
        {body.split(/\n\s*\n/).map((paragraph, index) => {
          const lines = paragraph.split("\n");
          const isList = lines.every((line) => /^\s*[-*•]\s+/.test(line));
          if (!isList) return <p key={index}>{paragraph}</p>;
          return (
            <ul key={index}>
              {lines.map((line, place) => (
                <li key={place}>{line.replace(/^\s*[-*•]\s+/, "")}</li>
              ))}
            </ul>
          );
        })}
      </div>
    </Section>
  );
}
